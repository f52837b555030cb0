/** Faults, hooks, limits, latency and checkpoints. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './client.js'
import type { Double } from './double.js'
import { startGitHub } from './double.js'

const repo = '/repos/octo/app'
let github: Double
let api: Client
let http: Client

beforeEach(async () => {
  github = await startGitHub({})
  api = new Client(github)
  http = new Client(github, { http: true })
  await github.addRepository('octo/app', { files: { a: { content: 'a' } } })
  github.addIssue('octo/app')
})
afterEach(async () => {
  await github.close()
  expect(github.violations).toEqual([])
})
const comment = (client: Client): ReturnType<Client['rest']> => client.rest('POST', `${repo}/issues/1/comments`, { body: 'x' })
const count = (): number => github.comments('octo/app', 1).length

describe('faults', () => {
  it('answers 5xx before or after the effect', async () => {
    github.fault('issues/create-comment', { kind: 'status', status: 502 })
    expect((await comment(http)).status).toBe(502)
    expect(count()).toBe(0)
    github.fault('issues/create-comment', { kind: 'status', status: 500, when: 'after' })
    expect((await comment(http)).status).toBe(500)
    expect(count()).toBe(1)
    expect((await comment(http)).status).toBe(201)
    expect(github.requests.map((request) => [request.accepted, request.fault])).toEqual([[false, 'status'], [true, 'status after'], [true, null]])
  })

  it.each(['http', 'in process'])('cuts the connection before or after the effect (%s)', async (way) => {
    const client = way === 'http' ? http : api
    github.fault(/create-comment/u, { kind: 'drop', when: 'before' })
    await expect(comment(client)).rejects.toThrow('fetch failed')
    expect(count()).toBe(0)
    github.fault(/create-comment/u, { kind: 'drop', when: 'after' })
    await expect(comment(client)).rejects.toThrow('fetch failed')
    expect(count()).toBe(1)
    expect(github.requests.map((request) => request.status)).toEqual([null, null])
  })

  it('injects secondary and primary limits', async () => {
    github.fault('repos/get', { kind: 'secondary-limit', retryAfter: 7 })
    github.fault({ operation: 'repos/get', nth: 2 }, { kind: 'secondary-limit', status: 429, retryAfter: null })
    github.fault({ operation: 'repos/get', nth: 3 }, { kind: 'primary-limit', resetIn: 30 })
    const first = await http.rest('GET', repo)
    expect([first.status, first.headers.get('retry-after')]).toEqual([403, '7'])
    const second = await http.rest('GET', repo)
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, null])
    const third = await http.rest('GET', repo)
    expect([third.status, third.headers.get('x-ratelimit-remaining')]).toEqual([403, '0'])
    expect((await http.rest('GET', repo)).status).toBe(200)
    github.fault('graphql/viewer', { kind: 'primary-limit' })
    expect(await http.graphql('{ viewer { login } }')).toMatchObject({ errors: [{ type: 'RATE_LIMITED' }] })
  })

  it('hits the nth matching request, waits, and can be taken away', async () => {
    github.fault({ path: /./u, nth: 2 }, { kind: 'status', status: 503 })
    const remove = github.fault({ method: 'GET', times: Infinity }, { kind: 'delay', ms: 30 })
    expect([(await api.rest('GET', repo)).status, (await api.rest('GET', repo)).status, (await api.rest('GET', repo)).status]).toEqual([200, 503, 200])
    expect(github.requests.every((request) => request.endedAt - request.startedAt >= 29)).toBe(true)
    remove()
    github.latency = 20
    await api.rest('GET', repo)
    expect((github.requests.at(-1)?.endedAt ?? 0) - (github.requests.at(-1)?.startedAt ?? 0)).toBeLessThan(29 + 50)
  })
})

describe('hooks', () => {
  it('let something happen between two requests', async () => {
    const old = await github.readRef('octo/app', 'main') ?? ''
    github.before('git/get-ref', () => github.commitTo('octo/app', 'main', { b: { content: 'b' } }))
    const { json } = await http.rest('GET', `${repo}/git/ref/heads/main`)
    expect(json).not.toMatchObject({ object: { sha: old } })
    github.after({ mutating: true }, () => { github.setPermission('octo/app', 'ann', 'none'); })
    github.setPermission('octo/app', 'ann', 'write')
    await comment(http)
    expect((await http.rest('GET', `${repo}/collaborators/ann/permission`)).json).toMatchObject({ permission: 'none' })
  })
})

describe('limits', () => {
  it('refuses the 81st content in a minute and takes it a minute later', async () => {
    let now = new Date('2026-11-30T12:00:00Z')
    const limited = await startGitHub({ listen: false, clock: () => now })
    await limited.addRepository('octo/app', {})
    limited.addIssue('octo/app')
    const client = new Client(limited)
    for (let index = 0; index < 80; index += 1) expect((await comment(client)).status).toBe(201)
    const refused = await comment(client)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([403, '60'])
    now = new Date(now.getTime() + 61_000)
    expect((await comment(client)).status).toBe(201)
    await limited.close()
  })

  it('counts the hour', async () => {
    const limited = await startGitHub({ listen: false, limits: { perHour: 3 } })
    await limited.addRepository('octo/app', {})
    const client = new Client(limited)
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) statuses.push((await client.rest('GET', repo)).status)
    expect(statuses).toEqual([200, 200, 200, 403])
    await limited.close()
  })
})

describe('checkpoints', () => {
  it('bring refs, comments and permissions back', async () => {
    const pull = await github.commitTo('octo/app', 'feature', { f: { content: 'f' } }).then(() => github.addPullRequest('octo/app', { head: 'feature' }))
    const then = await github.checkpoint()
    const refs = await github.refs('octo/app')
    await comment(http)
    await github.commitTo('octo/app', 'feature', { g: { content: 'g' } })
    await github.commitTo('octo/app', 'new', { g: { content: 'g' } })
    github.setPullState('octo/app', pull.number, 'closed')
    await github.restore(then)
    expect(await github.refs('octo/app')).toEqual(refs)
    expect(count()).toBe(0)
    expect(github.pullRequest('octo/app', pull.number)).toMatchObject({ state: 'open', pull: { head: { oid: refs.get('refs/heads/feature') } } })
    expect(github.requests).toEqual([])
  })
})
