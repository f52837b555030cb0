/** The reusable workflow over many repositories, on the double: twenty of them, some that cannot be changed, one whose runner dies. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileAnchor } from '../../src/text/anchor.js'
import { startGitHub, type Double } from '../github/double.js'
import { fleetFolder, runFleet, type FleetOptions } from './fleet-rig.js'

const TEXT = 'name = demo\nyear = 2026\n'
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const CHANGESET = JSON.stringify({
  version: 1, title: 'A new year',
  changes: [{ path: 'about.ini', expected_anchor: fileAnchor(new TextEncoder().encode(TEXT), sha256), hunks: [{ start: 2, end: 2, lines: ['year = 2027'] }] }],
})
const NAMES = Array.from({ length: 20 }, (_, index) => `octo/r${String(index + 1).padStart(2, '0')}`)
const STALE = ['octo/r03', 'octo/r11']
const [ARCHIVED, FOREIGN, KILLED] = ['octo/r05', 'octo/r07', 'octo/r13'] as const

let double: Double
let folders: Awaited<ReturnType<typeof fleetFolder>>
let base: Pick<FleetOptions, 'double' | 'home' | 'artifacts' | 'token' | 'sender'>

beforeEach(async () => {
  double = await startGitHub({ limits: 'none' })
  folders = await fleetFolder()
  await double.addRepository('octo/fleet', { files: { 'README.md': { content: 'fleet\n' } } })
  const token = double.addToken({ repositories: NAMES })
  base = { double, ...folders, token, sender: 'ann' }
  for (const name of NAMES) {
    await double.addRepository(name, { files: { 'about.ini': { content: STALE.includes(name) ? `; mine\n${TEXT}` : TEXT } } })
    await double.commitTo(name, 'next', { 'next.txt': { content: 'next\n' } })
    if (name !== FOREIGN) double.setPermission(name, 'ann', 'write')
  }
  double.repository(ARCHIVED).archived = true
})

afterEach(async () => {
  await double.close()
  await rm(folders.home, { recursive: true, force: true, maxRetries: 5 })
})

/** Returns every ref of every repository. */
async function refs(): Promise<string> {
  const all = await Promise.all(NAMES.map((name) => promisify(execFile)('git', ['-C', double.gitDirectory(name), 'for-each-ref'])))
  return all.map(({ stdout }, index) => `${String(NAMES[index])}\n${stdout}`).join('')
}

async function commits(name: string): Promise<number> {
  const { stdout } = await promisify(execFile)('git', ['-C', double.gitDirectory(name), 'rev-list', '--count', 'refs/heads/next'])
  return Number(stdout)
}

const given = { 'id': 'new-year', 'branch': 'next', 'repositories': JSON.stringify(NAMES), 'changeset': CHANGESET, 'dry-run': false }

test('twenty repositories: a dry run, a run in which a runner dies, a re-run of what failed, a call again: no effect twice', async () => {
  const before = await refs()
  const dry = await runFleet({ ...base, only: NAMES.slice(0, 6), given: { ...given, 'dry-run': true } })
  expect(dry.table).toContain('### 20 repositories: ')
  expect(dry.table).toContain('| octo/r01 | next | planned | 1 |')
  expect(await refs()).toBe(before)

  await rm(folders.artifacts, { recursive: true })
  folders = await fleetFolder()
  base = { ...base, ...folders }
  const bad = [...STALE, ARCHIVED, FOREIGN]
  const first = await runFleet({ ...base, given, onStart: (repository, kill) => {
    // The commit has landed, and nobody was told.
    if (repository === KILLED) double.after({ operation: 'graphql/updateRefs', when: ({ input }) => JSON.stringify(input).includes(double.repository(KILLED).nodeId) }, () => { kill() })
  } })
  expect(first.table.split('\n').filter((line) => line.includes('| applied |'))).toHaveLength(20 - bad.length - 1)
  expect(first.table).toContain(`| ${KILLED} | next | not finished |`)
  expect(first.failed).toEqual([...bad, KILLED].sort())
  for (const name of STALE) expect(first.table).toContain(`| ${name} | next | refused | 0 |  |  | stale_anchor |`)
  expect(first.table).toMatch(new RegExp(`\\| ${FOREIGN} \\| next \\| refused \\|.*\\| not_authorised \\|`, 'u'))
  double.clearFaults()

  const again = await runFleet({ ...base, given, attempt: 2, only: first.failed })
  expect(again.failed).toEqual(bad.sort())
  expect(again.table).not.toContain('not finished')
  expect(again.table.split('\n').filter((line) => line.includes('| applied |'))).toHaveLength(20 - bad.length)

  const settled = await refs()
  const third = await runFleet({ ...base, given, only: ['octo/r01', STALE[0] ?? '', FOREIGN, KILLED] })
  expect(third.table).toBe(again.table)
  expect(await refs()).toBe(settled)
  for (const name of NAMES) expect(await commits(name), name).toBe(bad.includes(name) ? 2 : 3)
  expect(double.violations).toEqual([])
}, 180_000)

test('limits and lists are judged before anything is done', async () => {
  const asked = double.requests.length
  for (const [wrong, why] of [
    [{ 'max-repositories': 19 }, '20 repositories are more than 19'], [{ repositories: '["octo/r01", "Octo/R01"]' }, 'there twice'],
    [{ repositories: '[]' }, 'something in it'], [{ repositories: '["octo/r01; id"]' }, 'owner/name'], [{ command: 'apply' }, 'one of changeset'], [{ id: 'a b' }, 'id must be'],
  ] as const) {
    await expect(runFleet({ ...base, given: { ...given, ...wrong } })).rejects.toMatchObject({ stdout: expect.stringContaining(why) })
  }
  expect(double.requests.length).toBe(asked)
})

test('a script makes the ChangeSet of each repository, from its checkout', async () => {
  const script = 'test "$(cat about.ini)" != "" && printf %s "$(cat ready.json)"'
  const checkout: FleetOptions['checkout'] = async (repository, workspace) => {
    await promisify(execFile)('git', ['--git-dir', double.gitDirectory(repository), '--work-tree', workspace, 'checkout', '--force', 'next', '--', '.'])
  }
  await double.commitTo('octo/r01', 'next', { 'ready.json': { content: CHANGESET } })
  const { table, failed, ran } = await runFleet({ ...base, checkout, given: { 'id': 'made', 'branch': 'next', 'repositories': '["octo/r01"]', script, 'dry-run': false } })
  expect(failed, `${table}\n${ran.get('octo/r01')?.stdout ?? ''}`).toEqual([])
  expect(table).toContain('| octo/r01 | next | applied | 1 |')
  expect((await double.readFile('octo/r01', 'next', 'about.ini'))?.content.toString()).toBe('name = demo\nyear = 2027\n')
  const none = await runFleet({ ...base, checkout, given: { 'id': 'made', 'branch': 'next', 'repositories': '["octo/r02"]', script, 'dry-run': false } })
  expect(none.failed).toEqual(['octo/r02'])
}, 60_000)
