/** REST: git data, refs, comments, permissions, pulls, checks, artifacts. GraphQL, faults and the rest have files of their own. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './client.js'
import type { Double } from './double.js'
import { startGitHub } from './double.js'

const repo = '/repos/octo/app'
const zero = '0'.repeat(40)
const blobOid = (text: string): string => createHash('sha1').update(`blob ${String(Buffer.byteLength(text))}\0${text}`).digest('hex')

let github: Double
let api: Client
let head: string

beforeEach(async () => {
  github = await startGitHub({ listen: false, limits: 'none' })
  api = new Client(github)
  await github.addRepository('octo/app', { files: { 'a.txt': { content: 'one\n' }, 'bin/run': { content: '#!/bin/sh\n', mode: '100755' }, link: { content: 'a.txt', mode: '120000' } } })
  head = await github.commitTo('octo/app', 'feature', { 'src/b.txt': { content: 'b\r\n' } })
  await github.addPullRequest('octo/app', { head: 'feature', author: 'ann', body: 'please' })
})
afterEach(async () => {
  await github.close()
})
const clean = (): void => { expect(github.violations).toEqual([]); }

describe('blobs, trees and commits', () => {
  it('writes blobs with git’s own ids and reads them as JSON and raw', async () => {
    const made = await api.rest('POST', `${repo}/git/blobs`, { content: Buffer.from('x\0y').toString('base64'), encoding: 'base64' })
    expect(made).toMatchObject({ status: 201, json: { sha: blobOid('x\0y') } })
    const raw = await api.rest('GET', `${repo}/git/blobs/${blobOid('x\0y')}`, undefined, { accept: 'application/vnd.github.raw+json' })
    expect(raw.bytes).toEqual(Buffer.from('x\0y'))
    const read = await api.rest('GET', `${repo}/git/blobs/${blobOid('one\n')}`)
    expect(read.json).toMatchObject({ size: 4, encoding: 'base64' })
    expect((await api.rest('GET', `${repo}/git/blobs/${zero}`)).status).toBe(404)
    clean()
  })

  it('refuses a blob of 40 MiB', async () => {
    const big = await api.rest('POST', `${repo}/git/blobs`, { content: Buffer.alloc(40 * 1024 * 1024).toString('base64'), encoding: 'base64' })
    expect(big.status).toBe(422)
  })

  it('makes a tree on a base, keeping what is not named, with modes, inline content and deletions', async () => {
    const made = await api.rest('POST', `${repo}/git/trees`, {
      base_tree: head, tree: [
        { path: 'bin/run', mode: '100755', type: 'blob', content: '#!/bin/sh\ntrue\n' }, { path: 'src/b.txt', mode: '100644', type: 'blob', sha: null },
        { path: 'new/deep/c.txt', mode: '100644', type: 'blob', sha: blobOid('one\n') },
      ],
    })
    expect(made.status).toBe(201)
    const { sha } = made.json as { sha: string }
    const all = await api.rest('GET', `${repo}/git/trees/${sha}?recursive=1`)
    const entries = (all.json as { tree: { path: string; mode: string; type: string }[] }).tree.filter((entry) => entry.type === 'blob')
    expect(entries.map((entry) => `${entry.mode} ${entry.path}`)).toEqual(['100644 a.txt', '100755 bin/run', '120000 link', '100644 new/deep/c.txt'])
    clean()
  })

  it.each([
    ['a deletion of nothing', { path: 'nope', mode: '100644', type: 'blob', sha: null }],
    ['a deletion of a directory', { path: 'src', mode: '040000', type: 'tree', sha: null }],
    ['content and sha together', { path: 'x', mode: '100644', type: 'blob', sha: blobOid('one\n'), content: 'x' }],
    ['an unknown object', { path: 'x', mode: '100644', type: 'blob', sha: '1'.repeat(40) }],
    ['an escaping path', { path: '../x', mode: '100644', type: 'blob', content: 'x' }],
    ['a path into .git', { path: '.git/config', mode: '100644', type: 'blob', content: 'x' }],
    ['a tree as a blob', { path: 'x', mode: '100644', type: 'tree', content: 'x' }],
  ])('refuses a tree with %s', async (_, entry) => {
    const made = await api.rest('POST', `${repo}/git/trees`, { base_tree: head, tree: [entry] })
    expect(made.status).toBe(422)
    expect(github.requests.at(-1)).toMatchObject({ mutating: true, accepted: false })
    clean()
  })

  it('cuts long tree listings', async () => {
    const small = await startGitHub({ listen: false, treeLimit: 2 })
    await small.addRepository('o/r', { files: { a: { content: '' }, b: { content: '' }, c: { content: '' } } })
    expect((await new Client(small).rest('GET', '/repos/o/r/git/trees/main')).json).toMatchObject({ truncated: true, tree: { length: 2 } })
    await small.close()
  })

  it('signs a commit without author as the token’s bot, and not one with an author', async () => {
    const tree = (await api.rest('GET', `${repo}/git/trees/${head}`)).json as { sha: string }
    const plain = await api.rest('POST', `${repo}/git/commits`, { message: 'm\n\nCo-authored-by: Ann <a@b.c>\n', tree: tree.sha, parents: [head] })
    expect(plain).toMatchObject({ status: 201, json: { verification: { verified: true, reason: 'valid' }, author: { name: 'github-actions[bot]' }, committer: { name: 'GitHub' } } })
    const authored = await api.rest('POST', `${repo}/git/commits`, { message: 'm', tree: tree.sha, parents: [head], author: { name: 'Ann', email: 'a@b.c' } })
    expect(authored.json).toMatchObject({ verification: { verified: false, reason: 'unsigned' }, author: { name: 'Ann' } })
    const { sha } = plain.json as { sha: string }
    expect((await api.rest('GET', `${repo}/git/commits/${sha}`)).json).toMatchObject({ message: 'm\n\nCo-authored-by: Ann <a@b.c>\n', verification: { verified: true } })
    expect((await api.rest('POST', `${repo}/git/commits`, { message: 'm', tree: tree.sha, parents: ['1'.repeat(40)] })).status).toBe(422)
    clean()
  })
})

describe('refs', () => {
  it('reads one and lists by prefix, also outside heads and tags, with encoded slashes', async () => {
    await github.setRef('octo/app', 'refs/holdfast/plans/pr/1', head)
    expect((await api.rest('GET', `${repo}/git/ref/heads%2Ffeature`)).json).toMatchObject({ ref: 'refs/heads/feature', object: { sha: head, type: 'commit' } })
    expect((await api.rest('GET', `${repo}/git/ref/heads/feature`)).status).toBe(200)
    expect((await api.rest('GET', `${repo}/git/ref/heads/feat`)).status).toBe(404)
    const listed = (await api.rest('GET', `${repo}/git/matching-refs/holdfast/`)).json as { ref: string }[]
    expect(listed.map((each) => each.ref)).toEqual(['refs/holdfast/plans/pr/1'])
    expect((await api.rest('GET', `${repo}/git/matching-refs/heads/fe`)).json).toHaveLength(1)
    expect((await api.rest('GET', `${repo}/git/matching-refs/nothing`)).json).toEqual([])
    clean()
  })

  it('creates and deletes, and refuses what exists, bad names and unknown objects', async () => {
    expect((await api.rest('POST', `${repo}/git/refs`, { ref: 'refs/heads/x', sha: head })).status).toBe(201)
    expect((await api.rest('POST', `${repo}/git/refs`, { ref: 'refs/heads/x', sha: head })).json).toMatchObject({ message: 'Reference already exists' })
    for (const ref of ['heads/x', 'refs/x', 'refs/heads/a..b', 'refs/heads/a b']) expect((await api.rest('POST', `${repo}/git/refs`, { ref, sha: head })).status).toBe(422)
    expect((await api.rest('POST', `${repo}/git/refs`, { ref: 'refs/heads/y', sha: '1'.repeat(40) })).status).toBe(422)
    expect((await api.rest('POST', `${repo}/git/refs`, { ref: 'refs/pull/9/head', sha: head })).status).toBe(422)
    expect((await api.rest('DELETE', `${repo}/git/refs/heads/x`)).status).toBe(204)
    expect((await api.rest('DELETE', `${repo}/git/refs/heads/x`)).status).toBe(422)
    clean()
  })

  it('has no compare-and-swap in PATCH: a reset to an ancestor by somebody else is overwritten', async () => {
    const parent = await github.readRef('octo/app', 'main') ?? ''
    const next = await github.commitTo('octo/app', 'side', { z: { content: 'z' } }, { onto: head })
    await github.setRef('octo/app', 'refs/heads/feature', parent)
    expect((await api.rest('PATCH', `${repo}/git/refs/heads/feature`, { sha: next, force: false })).status).toBe(200)
    const other = await github.commitTo('octo/app', 'other', { y: { content: 'y' } })
    expect((await api.rest('PATCH', `${repo}/git/refs/heads/feature`, { sha: other, force: false })).json).toMatchObject({ message: 'Update is not a fast forward' })
    expect((await api.rest('PATCH', `${repo}/git/refs/heads/feature`, { sha: other, force: true })).status).toBe(200)
    expect((await api.rest('PATCH', `${repo}/git/refs/heads/none`, { sha: other })).status).toBe(422)
    clean()
  })

  it('refuses protected branches and workflow files', async () => {
    const next = await github.commitTo('octo/app', 'side', { z: { content: 'z' } })
    github.protect('octo/app', 'main', { kind: 'ruleset' })
    expect((await api.rest('PATCH', `${repo}/git/refs/heads/main`, { sha: next })).json).toMatchObject({ message: expect.stringContaining('Repository rule violations found') as string })
    expect((await api.rest('GET', `${repo}/rules/branches/main`)).json).toMatchObject([{ type: 'deletion' }, { type: 'non_fast_forward' }, { type: 'pull_request' }])
    github.protect('octo/app', 'main', { kind: 'classic' })
    expect((await api.rest('GET', `${repo}/rules/branches/main`)).json).toEqual([])
    expect((await api.rest('GET', `${repo}/branches/main`)).json).toMatchObject({ protected: true, protection: { enabled: true } })
    expect((await api.rest('PATCH', `${repo}/git/refs/heads/main`, { sha: next })).status).toBe(422)
    github.protect('octo/app', 'main', null)
    const workflow = await github.commitTo('octo/app', 'side', { '.github/workflows/x.yml': { content: 'on: push\n' } })
    const refused = await api.rest('PATCH', `${repo}/git/refs/heads/main`, { sha: workflow })
    expect(refused).toMatchObject({ status: 422, json: { message: expect.stringContaining('without `workflows` permission') as string } })
    clean()
  })
})

describe('comments and reactions', () => {
  it('keeps bodies as given, edits, lists in pages and deletes', async () => {
    const made = await api.rest('POST', `${repo}/issues/1/comments`, { body: 'a\r\nb' })
    expect(made).toMatchObject({ status: 201, json: { body: 'a\r\nb', user: { login: 'github-actions[bot]', type: 'Bot' } } })
    const { id } = made.json as { id: number }
    expect(id).toBeGreaterThan(2 ** 31)
    expect((await api.rest('PATCH', `${repo}/issues/comments/${String(id)}`, { body: 'c' })).json).toMatchObject({ body: 'c' })
    github.addComment('octo/app', 1, { author: 'ann', body: 'two' })
    const page = await api.rest('GET', `${repo}/issues/1/comments?per_page=1&page=2`)
    expect(page.json).toMatchObject([{ body: 'two' }])
    expect(page.headers.get('link')).toContain('rel="prev"')
    expect((await api.rest('DELETE', `${repo}/issues/comments/${String(id)}`)).status).toBe(204)
    expect((await api.rest('GET', `${repo}/issues/comments/${String(id)}`)).status).toBe(404)
    clean()
  })

  it('takes 262,144 bytes and no more', async () => {
    expect((await api.rest('POST', `${repo}/issues/1/comments`, { body: 'é'.repeat(131_072) })).status).toBe(201)
    expect((await api.rest('POST', `${repo}/issues/1/comments`, { body: `${'é'.repeat(131_072)}x` })).status).toBe(422)
    expect((await api.rest('POST', `${repo}/issues/1/comments`, { body: ' ' })).status).toBe(422)
    clean()
  })

  it('answers 201 for a new reaction and 200 for one that was there', async () => {
    const { id } = github.addComment('octo/app', 1, { author: 'ann', body: '/holdfast help' })
    const path = `${repo}/issues/comments/${String(id)}/reactions`
    expect((await api.rest('POST', path, { content: 'eyes' })).status).toBe(201)
    expect((await api.rest('POST', path, { content: 'eyes' })).status).toBe(200)
    expect(github.requests.map((request) => request.accepted)).toEqual([true, false])
    expect((await api.rest('GET', path)).json).toMatchObject([{ content: 'eyes' }])
    clean()
  })

  it('takes either permission on a pull request but only issues on an issue', async () => {
    const issue = github.addIssue('octo/app', {})
    const pulls = new Client(github, { token: github.addToken({ permissions: { 'pull-requests': 'write' } }) })
    expect((await pulls.rest('POST', `${repo}/issues/1/comments`, { body: 'x' })).status).toBe(201)
    const refused = await pulls.rest('POST', `${repo}/issues/${String(issue.number)}/comments`, { body: 'x' })
    expect(refused).toMatchObject({ status: 403, json: { message: 'Resource not accessible by integration' } })
    expect(refused.headers.get('x-accepted-github-permissions')).toBe('issues=write')
    clean()
  })
})

describe('who may', () => {
  it.each([
    ['admin', 'admin', 'admin'], ['maintain', 'write', 'maintain'], ['write', 'write', 'write'], ['triage', 'read', 'triage'], ['read', 'read', 'read'],
  ] as const)('tells %s as permission %s and role %s', async (role, permission, roleName) => {
    github.setPermission('octo/app', 'bob', role)
    expect((await api.rest('GET', `${repo}/collaborators/bob/permission`)).json).toMatchObject({ permission, role_name: roleName, user: { login: 'bob' } })
    clean()
  })

  it('knows custom roles, strangers and nobody', async () => {
    github.setPermission('octo/app', 'eve', { base: 'write', roleName: 'deployer' })
    expect((await api.rest('GET', `${repo}/collaborators/eve/permission`)).json).toMatchObject({ permission: 'write', role_name: 'deployer' })
    const stranger = github.addUser('stranger')
    expect((await api.rest('GET', `${repo}/collaborators/STRANGER/permission`)).json).toMatchObject({ permission: 'read' })
    expect((await api.rest('GET', `${repo}/collaborators/nobody/permission`)).status).toBe(404)
    expect((await api.rest('GET', `/user/${String(stranger.id)}`)).json).toMatchObject({ login: 'stranger', id: stranger.id })
    expect((await api.rest('GET', '/user/999999')).status).toBe(404)
    clean()
  })

  it('says of an empty repository that it is empty', async () => {
    await github.addRepository('octo/empty')
    expect((await api.rest('GET', '/repos/octo/empty/git/ref/heads/main')).status).toBe(409)
    clean()
  })

  it('knows tokens, private repositories and forks', async () => {
    await github.addRepository('octo/secret', { private: true })
    await github.addRepository('ann/app', { fork: 'octo/app' })
    const anonymous = new Client(github, { token: null })
    expect((await new Client(github, { token: 'wrong' }).rest('GET', repo)).status).toBe(401)
    expect((await anonymous.rest('GET', '/repos/octo/secret')).status).toBe(404)
    expect((await anonymous.rest('GET', repo)).status).toBe(200)
    expect((await anonymous.rest('POST', `${repo}/issues/1/comments`, { body: 'x' })).status).toBe(401)
    const none = new Client(github, { token: github.addToken({ permissions: {} }) })
    expect((await none.rest('GET', `${repo}/git/ref/heads/main`)).status).toBe(403)
    expect((await none.rest('GET', `${repo}/collaborators/ann/permission`)).status).toBe(200)
    expect((await api.rest('GET', '/repos/ann/app/git/ref/heads/main')).status).toBe(200)
    expect((await api.rest('POST', '/repos/ann/app/git/refs', { ref: 'refs/heads/x', sha: head })).status).toBe(403)
    clean()
  })
})

describe('pull requests', () => {
  it('tells mergeability only the second time', async () => {
    expect((await api.rest('GET', `${repo}/pulls/1`)).json).toMatchObject({ mergeable: null, head: { sha: head }, maintainer_can_modify: false, user: { login: 'ann' } })
    expect((await api.rest('GET', `${repo}/pulls/1`)).json).toMatchObject({ mergeable: true, changed_files: 1, additions: 1 })
    expect(await github.readRef('octo/app', 'refs/pull/1/merge')).toBeDefined()
    clean()
  })

  it('follows the head branch, of a fork too', async () => {
    await github.addRepository('ann/app', { fork: 'octo/app' })
    const first = await github.commitTo('ann/app', 'patch', { f: { content: 'f' } })
    const { number } = await github.addPullRequest('octo/app', { head: 'patch', headRepository: 'ann/app', maintainerCanModify: true })
    expect(await github.readRef('octo/app', `refs/pull/${String(number)}/head`)).toBe(first)
    const second = await github.commitTo('ann/app', 'patch', { f: { content: 'g' } })
    expect(await github.readRef('octo/app', `refs/pull/${String(number)}/head`)).toBe(second)
    expect((await api.rest('GET', `${repo}/pulls/${String(number)}`)).json).toMatchObject({ head: { sha: second, repo: { full_name: 'ann/app', fork: true } }, maintainer_can_modify: true })
    expect((await api.rest('GET', `${repo}/pulls/${String(number)}/files`)).json).toMatchObject([{ filename: 'f', status: 'added', patch: expect.stringContaining('+g') as string }])
    await github.setRef('ann/app', 'refs/heads/patch', null)
    expect((await api.rest('GET', `${repo}/pulls/${String(number)}`)).json).toMatchObject({ state: 'closed' })
    clean()
  })

  it('tells files, renames, diffs, commits and comparisons', async () => {
    await github.commitTo('octo/app', 'feature', { 'a.txt': null, 'moved.txt': { content: 'one\n' } })
    const files = (await api.rest('GET', `${repo}/pulls/1/files`)).json as { filename: string; status: string; previous_filename?: string }[]
    expect(files.map((file) => [file.filename, file.status, file.previous_filename])).toEqual([['moved.txt', 'renamed', 'a.txt'], ['src/b.txt', 'added', undefined]])
    const diff = await api.rest('GET', `${repo}/pulls/1`, undefined, { accept: 'application/vnd.github.diff' })
    expect(diff.bytes.toString()).toContain('+b\r\n')
    expect((await api.rest('GET', `${repo}/pulls/1/commits`)).json).toHaveLength(2)
    expect((await api.rest('GET', `${repo}/compare/main...feature`)).json).toMatchObject({ status: 'ahead', ahead_by: 2 })
    expect((await api.rest('GET', `${repo}/commits/feature`)).json).toMatchObject({ files: { length: 1 } })
    expect((await api.rest('GET', `${repo}/contents/src/b.txt?ref=feature`)).json).toMatchObject({ type: 'file', content: 'Yg0K\n' })
    expect((await api.rest('GET', `${repo}/contents/src?ref=feature`)).json).toMatchObject([{ name: 'b.txt' }])
    expect((await api.rest('GET', `${repo}/contents/a.txt`, undefined, { accept: 'application/vnd.github.raw+json' })).bytes.toString()).toBe('one\n')
    clean()
  })

  it('takes review comments only on lines of the diff', async () => {
    const good = await api.rest('POST', `${repo}/pulls/1/comments`, { body: '```suggestion\nc\n```', commit_id: head, path: 'src/b.txt', line: 1, side: 'RIGHT' })
    expect(good.status).toBe(201)
    expect((await api.rest('POST', `${repo}/pulls/1/comments`, { body: 'x', commit_id: head, path: 'a.txt', line: 1 })).status).toBe(422)
    expect((await api.rest('POST', `${repo}/pulls/1/reviews`, { event: 'COMMENT', body: 'r', comments: [{ path: 'src/b.txt', line: 1, body: 's' }] })).status).toBe(200)
    expect((await api.rest('GET', `${repo}/pulls/1/comments`)).json).toMatchObject([{ line: 1 }, { body: 's' }])
    clean()
  })
})

describe('checks and artifacts', () => {
  it('takes 50 annotations a request and appends by PATCH', async () => {
    const annotations = Array.from({ length: 50 }, (_, index) => ({ path: 'a.txt', start_line: index + 1, end_line: index + 1, annotation_level: 'notice', message: 'm' }))
    const output = { title: 't', summary: 's', annotations }
    const made = await api.rest('POST', `${repo}/check-runs`, { name: 'holdfast', head_sha: head, status: 'completed', conclusion: 'success', output })
    const { id } = made.json as { id: number }
    expect((await api.rest('PATCH', `${repo}/check-runs/${String(id)}`, { output })).json).toMatchObject({ output: { annotations_count: 100 } })
    expect((await api.rest('GET', `${repo}/commits/${head}/check-runs`)).json).toMatchObject({ total_count: 1 })
    expect((await api.rest('GET', `${repo}/check-runs/${String(id)}/annotations?per_page=100`)).json).toHaveLength(100)
    clean()
    expect((await api.rest('PATCH', `${repo}/check-runs/${String(id)}`, { output: { ...output, annotations: [...annotations, annotations[0]] } })).status).toBe(422)
    expect(github.violations).not.toEqual([])
  })

  it('redirects a download to a place that takes no token and forgets after a minute', async () => {
    let now = new Date('2026-11-30T12:00:00Z')
    const timed = await startGitHub({ listen: false, clock: () => now })
    await timed.addRepository('o/r', { files: { a: { content: 'a' } } })
    const run = timed.addRun('o/r', { headSha: await timed.readRef('o/r', 'main') ?? '', headBranch: 'main' })
    const artifact = timed.addArtifact('o/r', { runId: run.id, name: 'plan', zip: Buffer.from('PK') })
    const client = new Client(timed)
    expect((await client.rest('GET', `/repos/o/r/actions/runs/${String(run.id)}`)).json).toMatchObject({ id: run.id, pull_requests: [] })
    const listed = await client.rest('GET', `/repos/o/r/actions/runs/${String(run.id)}/artifacts`)
    expect(listed.json).toMatchObject({ artifacts: [{ name: 'plan', digest: `sha256:${createHash('sha256').update('PK').digest('hex')}` }] })
    const redirect = await client.rest('GET', `/repos/o/r/actions/artifacts/${String(artifact.id)}/zip`)
    const location = redirect.headers.get('location') ?? ''
    expect(redirect.status).toBe(302)
    expect((await timed.fetch(location)).status).toBe(200)
    expect((await timed.fetch(location, { headers: { authorization: 'Bearer x' } })).status).toBe(400)
    now = new Date(now.getTime() + 61_000)
    expect((await timed.fetch(location)).status).toBe(403)
    expect(timed.violations).toEqual([])
    await timed.close()
  })
})
