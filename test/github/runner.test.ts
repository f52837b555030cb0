/** The runner, the payloads and the invariants. */
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './client.js'
import type { Double } from './double.js'
import { startGitHub } from './double.js'
import { issueCommentEvent, pullRequestEvent, pushEvent, repositoryDispatchEvent, reviewCommentEvent, reviewEvent, scheduleEvent, workflowDispatchEvent, workflowRunEvent } from './events.js'
import { acceptedWrites, checkLanding, checkRefusal, fsck, movedRefs, snapshot } from './invariants.js'
import type { RunOptions, RunResult } from './runner.js'
import { parseCommands, parseFileCommand, runAction } from './runner.js'

const fixtures = join(dirname(fileURLToPath(import.meta.url)), 'fixtures')
let github: Double
let head: string

beforeEach(async () => {
  github = await startGitHub({})
  await github.addRepository('octo/app', { files: { a: { content: 'a\n' } } })
  head = await github.commitTo('octo/app', 'feature', { b: { content: 'b\n' } })
  await github.addPullRequest('octo/app', { head: 'feature', author: 'ann' })
})
afterEach(async () => {
  await github.close()
  expect(github.violations).toEqual([])
})

describe('the runner', () => {
  const run = async (inputs: Record<string, string>, more: Partial<RunOptions> = {}): Promise<RunResult> => {
    const comment = github.addComment('octo/app', 1, { author: 'ann', body: '/holdfast help' })
    const event = await issueCommentEvent(github, comment, { crlf: true })
    return runAction({ entry: join(fixtures, 'action.mjs'), actionYml: join(fixtures, 'action.yml'), event, double: github, inputs, ...more })
  }

  it('gives the environment of a runner and reads what the action wrote', async () => {
    const result = await run({ 'fail-on': 'never' })
    expect(result).toMatchObject({ code: 0, timedOut: false, summary: '# done\n', masks: [github.token], outputs: { status: '201', text: 'one\ntwo' } })
    expect(result.commands.map((command) => command.name)).toEqual(['add-mask', 'error', 'stop-commands'])
    expect(result.commands[1]).toEqual({ name: 'error', properties: { file: 'a.txt', line: '3', title: 'Two, three' }, message: 'bad\nline' })
    const environment = JSON.parse(result.outputs['environment'] ?? '{}') as Record<string, string>
    expect(environment).toMatchObject({
      'INPUT_FAIL-ON': 'never', INPUT_TWO_WORDS: 'x', INPUT_BEHAVIOUR: 'work', INPUT_TOKEN: github.token, GITHUB_EVENT_NAME: 'issue_comment', GITHUB_REF: 'refs/heads/main',
      GITHUB_REPOSITORY: 'octo/app', GITHUB_ACTOR: 'ann', GITHUB_API_URL: github.url, GITHUB_SHA: await github.readRef('octo/app', 'main'), CI: 'true',
      GITHUB_REPOSITORY_ID: String(github.repository('octo/app').id),
    })
    expect(environment['GITHUB_TOKEN']).toBeUndefined()
    expect(Object.keys(environment).filter((name) => name.startsWith('npm_') || name.startsWith('VITEST'))).toEqual([])
    expect(github.comments('octo/app', 1).at(-1)?.body).toBe('heard: /holdfast help')
  })

  it('passes the exit code on and ends what takes too long', async () => {
    expect(await run({ behaviour: 'fail' })).toMatchObject({ code: 1, timedOut: false })
    expect(await run({ behaviour: 'hang' }, { timeout: 1500 })).toMatchObject({ code: null, timedOut: true, signal: 'SIGKILL' })
    const killed = await run({ behaviour: 'hang' }, { onStart: (kill) => { github.after('issues/create-comment', () => { kill(); }); } })
    expect(killed).toMatchObject({ code: null, timedOut: false })
  })

  it('reads file commands and workflow commands as the runner does', () => {
    expect(parseFileCommand('a=1\nb<<E\nx=y\n<<\nE\nc=d<<e\n')).toEqual({ a: '1', b: 'x=y\n<<', c: 'd<<e' })
    expect(() => parseFileCommand('a<<E\nx\n')).toThrow()
    expect(() => parseFileCommand('nonsense\n')).toThrow()
    expect(parseCommands('x ::error::no\n::warning::yes\r  ::notice::too\n##[debug]old\n').map((command) => command.name)).toEqual(['warning', 'notice', 'debug'])
  })
})

describe('payloads', () => {
  interface Example { readonly name: string; readonly examples: readonly Readonly<Record<string, unknown>>[] }
  const all = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Example[]

  /** Members of the example that ours lacks or gives another type. */
  const lacks = (example: unknown, ours: unknown, path = ''): string[] => {
    if (example === null || ours === null) return []
    if (Array.isArray(example) !== Array.isArray(ours) || typeof example !== typeof ours) return [`${path}: ${typeof ours} instead of ${typeof example}`]
    if (typeof example !== 'object' || Array.isArray(example)) return []
    return Object.entries(example).flatMap(([key, value]) =>
      (key in (ours as object) ? lacks(value, (ours as Record<string, unknown>)[key], `${path}.${key}`) : [`${path}.${key} is missing`]))
  }
  const compare = (name: string, ours: Readonly<Record<string, unknown>>, ignore: RegExp): void => {
    const examples = all.find((each) => each.name === name)?.examples.filter((each) => each['action'] === undefined || each['action'] === ours['action']) ?? []
    const best = examples.map((example) => lacks(example, ours).filter((problem) => !ignore.test(problem))).sort((a, b) => a.length - b.length)[0]
    expect(best).toEqual([])
  }
  const optional = /^\.(?:installation|organization)\b|\.(?:performed_via_github_app|permissions|user\.\w+|deployments_url)\b/u

  it('have every member of the published examples', async () => {
    const comment = github.addComment('octo/app', 1, { author: 'ann', body: 'a\nb' })
    compare('issue_comment', (await issueCommentEvent(github, comment)).payload, optional)
    compare('issue_comment', (await issueCommentEvent(github, comment, { action: 'edited', previousBody: 'x' })).payload, optional)
    compare('pull_request', (await pullRequestEvent(github, 'octo/app', 1)).payload, optional)
    compare('workflow_dispatch', (await workflowDispatchEvent(github, 'octo/app')).payload, optional)
    const run = github.addRun('octo/app', { headSha: head, headBranch: 'feature' })
    compare('workflow_run', (await workflowRunEvent(github, run)).payload, optional)
    const review = github.addReviewComment('octo/app', 1, { author: 'bob', path: 'b', line: 1, body: 'x' })
    compare('pull_request_review_comment', (await reviewCommentEvent(github, review)).payload, optional)
    compare('pull_request_review', (await reviewEvent(github, 'octo/app', 1, { author: 'bob', body: 'x' })).payload, optional)
    compare('repository_dispatch', (await repositoryDispatchEvent(github, 'octo/app', { type: 'on-demand-test' })).payload, optional)
    compare('push', (await pushEvent(github, 'octo/app', 'feature')).payload, /\.(?:stargazers|master_branch|created_at|pushed_at|email|owner\.(?:name|email))\b|\.head_commit|\.commits/u)
  })

  it('have the mutations that the examples lack', async () => {
    const comment = github.addComment('octo/app', 1, { author: 'renovate[bot]', body: '/holdfast help\nplease' })
    const event = await issueCommentEvent(github, comment, { crlf: true })
    expect(event.payload).toMatchObject({ issue: { number: 1, pull_request: { url: `${github.url}/repos/octo/app/pulls/1` } }, comment: { body: '/holdfast help\r\nplease' }, sender: { type: 'Bot' } })
    const issue = github.addIssue('octo/app')
    const plain = await issueCommentEvent(github, github.addComment('octo/app', issue.number, { author: 'ann', body: 'x' }))
    expect(plain.payload['issue']).not.toHaveProperty('pull_request')
    const pull = await pullRequestEvent(github, 'octo/app', 1)
    expect(pull).toMatchObject({ ref: 'refs/pull/1/merge', payload: { pull_request: { head: { sha: head } } } })
    expect(pull.sha).not.toBe(head)
    expect((await pullRequestEvent(github, 'octo/app', 1, { target: true })).sha).toBe(await github.readRef('octo/app', 'main'))
    expect((await scheduleEvent(github, 'octo/app')).payload).toMatchObject({ schedule: '0 3 * * *' })
  })
})

describe('invariants', () => {
  const receipts = 'refs/holdfast/receipts/pr/1'
  const land = async (options: { readonly parent?: string; readonly path?: string; readonly ledger?: boolean } = {}): Promise<void> => {
    const oid = await github.commitTo('octo/app', 'scratch', { [options.path ?? 'b']: { content: 'B\n' } }, { onto: options.parent ?? head })
    await github.setRef('octo/app', 'refs/heads/scratch', null)
    await github.setRef('octo/app', 'refs/heads/feature', oid)
    if (options.ledger !== false) await github.setRef('octo/app', receipts, await github.world.store(github.repository('octo/app')).writeCommit({
      tree: (await github.world.store(github.repository('octo/app')).commit(oid))?.tree ?? '', parents: [oid], message: 'receipt', signature: null,
      author: { name: 'x', email: 'x@y', date: '2026-01-01T00:00:00Z' }, committer: { name: 'x', email: 'x@y', date: '2026-01-01T00:00:00Z' },
    }))
  }
  const check = async (act: () => Promise<unknown>): Promise<string[]> => {
    const directory = github.gitDirectory('octo/app')
    const before = await snapshot(directory)
    await act()
    return checkLanding({ directory, before, branch: 'refs/heads/feature', parent: head, paths: ['b'], receipts })
  }

  it('accept one commit with its receipt', async () => {
    expect(await check(() => land())).toEqual([])
  })

  it('find a wrong parent, a wrong path, a missing receipt, two commits and a stray ref', async () => {
    const main = await github.readRef('octo/app', 'main') ?? ''
    expect(await check(() => land({ parent: main }))).toContainEqual(expect.stringContaining('the parent is'))
    await github.setRef('octo/app', 'refs/heads/feature', head)
    expect(await check(() => land({ path: 'other' }))).toContainEqual(expect.stringContaining('changed ["other"]'))
    await github.setRef('octo/app', 'refs/heads/feature', head)
    expect(await check(() => land({ ledger: false }))).toContainEqual(`${receipts} did not advance`)
    await github.setRef('octo/app', 'refs/heads/feature', head)
    const twice = await check(async () => {
      await github.commitTo('octo/app', 'feature', { x: { content: 'x' } })
      await github.commitTo('octo/app', 'feature', { b: { content: 'B\n' }, x: null })
      await github.commitTo('octo/app', 'stray', { y: { content: 'y' } })
    })
    expect(twice).toEqual(expect.arrayContaining(['refs/heads/stray moved', 'refs/heads/feature gained 2 commits instead of one']) as unknown)
  })

  it('find what a refusal left behind', async () => {
    const directory = github.gitDirectory('octo/app')
    const before = await snapshot(directory)
    const api = new Client(github)
    await api.rest('POST', '/repos/octo/app/issues/1/comments', { body: 'no' })
    expect(await checkRefusal(directory, before, github.requests)).toEqual([])
    expect(acceptedWrites(github.requests, { talk: true })).toHaveLength(1)
    await api.rest('POST', '/repos/octo/app/git/blobs', { content: 'x' })
    await github.commitTo('octo/app', 'feature', { x: { content: 'x' } })
    expect(await checkRefusal(directory, before, github.requests)).toEqual(['refs/heads/feature moved', 'git/create-blob was accepted'])
    expect(movedRefs(before, await snapshot(directory))).toEqual(['refs/heads/feature'])
  })

  it('find a damaged object', async () => {
    expect(await fsck(github.gitDirectory('octo/app'))).toEqual([])
    const oid = await github.world.store(github.repository('octo/app')).writeBlob('b\n')
    await rm(join(github.gitDirectory('octo/app'), 'objects', oid.slice(0, 2), oid.slice(2)), { force: true })
    expect(await fsck(github.gitDirectory('octo/app'))).not.toEqual([])
  })
})
