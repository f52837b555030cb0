/** Our payloads against GitHub's own examples: what an example has, ours has too, of the same kind. */
import examples from '@octokit/webhooks-examples' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGitHub } from './double.js'
import type { Double } from './double.js'
import { issueCommentEvent, pullRequestEvent, pushEvent } from './events.js'
import type { WorkflowEvent } from './events.js'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

let github: Double

beforeAll(async () => {
  github = await startGitHub({ listen: false })
  await github.addRepository('octo/app', { files: { 'a.txt': { content: 'a\n' } } })
  await github.commitTo('octo/app', 'feature', { 'b.txt': { content: 'b\n' } })
  await github.addPullRequest('octo/app', { head: 'feature', author: 'ann' })
})

afterAll(() => github.close())

function kind(value: Json): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

/** Returns the members of an example, to two levels, that a payload lacks or has of another kind; null is any kind. */
function missing(example: Json, ours: Json | undefined, depth = 2, at = ''): string[] {
  if (ours === undefined) return [`${at} is missing`]
  if (example === null || ours === null) return []
  if (kind(example) !== kind(ours)) return [`${at} is ${kind(ours)}, not ${kind(example)}`]
  if (depth === 0 || kind(example) !== 'object') return []
  return Object.entries(example).flatMap(([key, value]) => missing(value, (ours as Record<string, Json>)[key], depth - 1, `${at}.${key}`))
}

/** What a user's repository without an app does not have, and what only `push` says, or says in another way. */
const LEFT_OUT = /\.(?:installation|organization|performed_via_github_app|repository\.(?:created_at|pushed_at|stargazers|master_branch))$/u

const EXAMPLES = examples as unknown as readonly { readonly name: string; readonly examples: readonly Json[] }[]

function example(name: string, action?: string): Json {
  const all = EXAMPLES.find((one) => one.name === name)?.examples
  const found = all?.find((one) => action === undefined || (one as { readonly action?: string }).action === action)
  if (found === undefined) throw new Error(`no example of ${name}`)
  return found
}

async function payloads(): Promise<[string, string | undefined, WorkflowEvent][]> {
  const comment = github.addComment('octo/app', 1, { author: 'ann', body: '/holdfast help' })
  return [
    ['issue_comment', 'created', await issueCommentEvent(github, comment)],
    ['pull_request', 'opened', await pullRequestEvent(github, 'octo/app', 1, { action: 'opened' })],
    ['push', undefined, await pushEvent(github, 'octo/app', 'feature')],
  ]
}

test('payloads have what the examples have', async () => {
  for (const [name, action, event] of await payloads()) {
    const lacking = missing(example(name, action), event.payload as Json)
    expect(lacking.filter((one) => !LEFT_OUT.test(one.split(' ')[0] ?? '')), name).toEqual([])
    for (const key of ['id', 'node_id', 'login', 'type']) expect(event.payload['sender'], name).toHaveProperty(key)
  }
})

test('a comment on a pull request says so, as no example does', async () => {
  const comment = github.addComment('octo/app', 1, { author: 'ann', body: 'a\nb' })
  const { payload } = await issueCommentEvent(github, comment, { crlf: true })
  expect(payload).toMatchObject({ action: 'created', issue: { number: 1, pull_request: { url: expect.any(String) as string } }, comment: { body: 'a\r\nb', user: { login: 'ann' } } })
  expect(missing({ id: 1, node_id: '', user: { login: '', id: 1, type: '' }, created_at: '', updated_at: '', author_association: '', body: '' }, (payload as { readonly comment: Json }).comment)).toEqual([])
})
