/** The git protocol: clone, fetch and push with real git, and what a push is refused for. */
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Double } from './double.js'
import { startGitHub } from './double.js'
import { git, gitText } from './git-process.js'

let github: Double
let folder: string
let clone: string

const as = (token: string): string[] => ['-c', `http.extraheader=AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`]
const url = (name = 'octo/app'): string => `${github.url}/${name}.git`

beforeEach(async () => {
  github = await startGitHub({})
  await github.addRepository('octo/app', { files: { a: { content: 'a\n' } } })
  await github.commitTo('octo/app', 'feature', { b: { content: 'b\n' } })
  folder = await mkdtemp(join(tmpdir(), 'clone-'))
  clone = join(folder, 'app')
  await gitText(folder, [...as(github.token), 'clone', '--quiet', '--branch', 'feature', url(), clone])
  await gitText(clone, ['config', 'user.email', 'ann@example.com'])
  await gitText(clone, ['config', 'user.name', 'Ann'])
})
afterEach(async () => {
  await github.close()
  expect(github.violations).toEqual([])
  await rm(folder, { recursive: true, force: true })
})

async function commit(path: string, content: string): Promise<string> {
  await mkdir(join(clone, path, '..'), { recursive: true })
  await writeFile(join(clone, path), content)
  await gitText(clone, ['add', '-A'])
  await gitText(clone, ['commit', '--quiet', '-m', `change ${path}`])
  return (await gitText(clone, ['rev-parse', 'HEAD'])).trim()
}
const push = (...args: readonly string[]): ReturnType<typeof git> => git(clone, [...as(github.token), 'push', '--porcelain', ...args])

it('takes an atomic push with leases, and pull requests follow', async () => {
  const { number } = await github.addPullRequest('octo/app', { head: 'feature' })
  const before = await github.readRef('octo/app', 'feature') ?? ''
  const oid = await commit('c', 'c\r\n')
  const ledger = 'refs/holdfast/receipts/pr/1'
  const pushed = await push('--atomic', `--force-with-lease=refs/heads/feature:${before}`, `--force-with-lease=${ledger}:`, url(), 'HEAD:refs/heads/feature', `HEAD:${ledger}`)
  expect(pushed.code).toBe(0)
  expect([await github.readRef('octo/app', 'feature'), await github.readRef('octo/app', ledger)]).toEqual([oid, oid])
  expect(github.pullRequest('octo/app', number).pull.head.oid).toBe(oid)
  expect(await github.readRef('octo/app', `refs/pull/${String(number)}/head`)).toBe(oid)
  expect(github.requests.filter((request) => request.accepted).map((request) => request.operation)).toEqual(['smart-http/receive-pack'])
})

it('refuses a stale lease and moves nothing', async () => {
  await commit('c', 'c')
  await github.commitTo('octo/app', 'feature', { d: { content: 'd' } })
  const refs = await github.refs('octo/app')
  const pushed = await push('--atomic', `--force-with-lease=refs/heads/feature:${(await gitText(clone, ['rev-parse', 'HEAD^'])).trim()}`, url(), 'HEAD:refs/heads/feature', 'HEAD:refs/heads/other')
  expect(pushed.code).not.toBe(0)
  expect(await github.refs('octo/app')).toEqual(refs)
})

it('refuses workflow files, protected branches and hidden refs with GitHub’s words', async () => {
  await commit('.github/workflows/x.yml', 'on: push\n')
  expect((await push(url(), 'HEAD:refs/heads/feature')).stderr).toContain('refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission')
  expect((await push(url(), 'HEAD:refs/heads/fresh')).code).not.toBe(0)
  await gitText(clone, ['reset', '--quiet', '--hard', 'HEAD^'])
  await commit('c', 'c')
  github.protect('octo/app', 'feature', { kind: 'ruleset' })
  expect((await push(url(), 'HEAD:refs/heads/feature')).stderr).toContain('GH013: Repository rule violations found for refs/heads/feature')
  github.protect('octo/app', 'feature', { kind: 'classic', requirePullRequest: false })
  expect((await push(url(), '+HEAD^:refs/heads/feature')).code).toBe(0)
  expect((await push(url(), ':refs/heads/feature')).stderr).toContain('GH006')
  expect((await push(url(), 'HEAD:refs/pull/1/head')).code).not.toBe(0)
  expect((await push(url(), 'HEAD:refs/heads/feature')).code).toBe(0)
})

it('knows who may', async () => {
  await github.addRepository('ann/app', { fork: 'octo/app' })
  await github.addRepository('octo/secret', { private: true })
  const list = (token: string | null, name: string): ReturnType<typeof git> => git(clone, [...(token === null ? [] : as(token)), 'ls-remote', url(name)])
  expect((await list(null, 'octo/app')).code).toBe(0)
  expect((await list(null, 'octo/secret')).code).not.toBe(0)
  expect((await list('wrong', 'octo/app')).code).not.toBe(0)
  expect((await list(github.token, 'octo/secret')).code).toBe(0)
  await commit('c', 'c')
  expect((await push(url('ann/app'), 'HEAD:refs/heads/feature')).stderr).toContain('403')
  const reader = github.addToken({ permissions: { contents: 'read' } })
  expect((await git(clone, [...as(reader), 'push', url(), 'HEAD:refs/heads/feature'])).stderr).toContain('403')
})

it('serves shallow and partial fetches, and single commits by id', async () => {
  const oid = await github.readRef('octo/app', 'feature') ?? ''
  const bare = join(folder, 'bare')
  await gitText(folder, ['init', '--quiet', '--bare', bare])
  await gitText(bare, [...as(github.token), 'fetch', '--quiet', '--depth=1', '--filter=blob:none', url(), oid])
  expect((await gitText(bare, ['rev-list', 'FETCH_HEAD'])).trim()).toBe(oid)
})
