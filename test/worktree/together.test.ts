/** Several at once: two instances on one working tree, and real processes that are killed wherever they happen to be. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { utf8 } from '../../src/base/encoding.js'
import type { Landing, Target } from '../../src/engine/ports.js'
import { pause } from '../../src/host/clock.js'
import { sha256 } from '../../src/host/sha256.js'
import { fileAnchor } from '../../src/text/anchor.js'
import { copyOf, ENVIRONMENT, git, land, leftovers, open, repository, setOf, temporary, tree, type Wish } from './fixture.js'

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const RECEIPTS = 'refs/holdfast/receipts/local/main'

/** Lands as the engine does: where the target moved, again on a fresh snapshot. */
async function insist(target: Target, wishes: readonly Wish[], request: string): Promise<Landing> {
  for (;;) {
    const landing = await land(target, wishes, request)
    if (landing.kind !== 'moved') return landing
  }
}

test.each(['worktree', 'commit'] as const)('two instances at once: one effect and one receipt for every set (%s)', async (kind) => {
  const root = repository({ same: '0\n', left: '0\n', right: '0\n' })
  const sides = await Promise.all([open(root), open(root)])
  const expected: string[] = []
  for (let round = 1; round <= 20; round++) {
    const wish = (n: number): Wish[] => [{ path: 'same', after: `${String(round)}.${String(n)}\n` }, { path: `new/${String(round)}`, after: 'n\n' }]
    // Both stand on the same snapshot of the same file: one lands, and the other finds that it moved.
    const sets = await Promise.all(sides.map(({ targets }, n) => setOf(targets[kind], wish(n), `same:${String(round)}.${String(n)}`)))
    const landings = await Promise.all(sides.map(({ targets }, n) => targets[kind].land(sets[n] as NonNullable<typeof sets[0]>)))
    expect(landings.map((landing) => landing.kind).sort()).toEqual(['landed', 'moved'])
    const winner = landings.findIndex((landing) => landing.kind === 'landed')
    expect(tree(root)['same']).toBe(`644 ${String(round)}.${String(winner)}\n`)
    expected.push(`same:${String(round)}.${String(winner)}`)
    // Both touch files of their own: both land, one after the other.
    const both = await Promise.all(sides.map(({ targets }, n) =>
      insist(targets[kind], [{ path: n === 0 ? 'left' : 'right', after: `${String(round)}\n` }], `own:${String(round)}.${String(n)}`)))
    expect(both).toMatchObject([{ kind: 'landed' }, { kind: 'landed' }])
    expected.push(`own:${String(round)}.0`, `own:${String(round)}.1`)
    // Both are the same request: one effect, told twice.
    const twice = await Promise.all(sides.map(({ targets }) => insist(targets[kind], [{ path: 'left', after: `${String(round)} again\n` }], `twice:${String(round)}`)))
    expect(twice[0]).toEqual(twice[1])
    expected.push(`twice:${String(round)}`)
  }
  const receipts = await (sides[0] as NonNullable<typeof sides[0]>).ledger.receipts()
  expect(receipts.map(({ request_id }) => request_id).sort()).toEqual(expected.sort())
  const commits = receipts.flatMap(({ commit }) => (commit === null ? [] : [commit]))
  expect(commits).toEqual(kind === 'commit' ? git(root, 'rev-list', '--reverse', 'HEAD').split('\n').slice(1) : [])
  expect([git(root, 'fsck', '--strict', '--no-dangling'), leftovers(root)]).toEqual(['', []])
  if (kind === 'commit') expect(git(root, 'status', '--porcelain')).toBe('')
}, 120_000)

const ROUNDS = 26
const LONGEST = 25_000


async function cli(root: string, ...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args, '--json', '-C', root], { env: ENVIRONMENT, encoding: 'utf8' })
  return JSON.parse(stdout) as Record<string, unknown>
}

/** Applies in a process of its own; resolves with how long the lock was held, or kills it `after` milliseconds of that. */
async function apply(root: string, document: string, commit: boolean, after: number | null): Promise<number> {
  const child = spawn(process.execPath, [CLI, 'apply', document, '--json', '--request-id', 'crash:1', '-C', root, ...commit ? ['--commit'] : []],
    { env: ENVIRONMENT, detached: true, stdio: 'ignore' })
  let over = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => { over = true; resolve() }))
  while (!over && !existsSync(join(root, '.git/holdfast'))) await pause(1)
  const locked = performance.now()
  if (after !== null) {
    await Promise.race([ended, pause(after)])
    try {
      process.kill(-(child.pid as number), 'SIGKILL')
    } catch {
      // Because it may just have ended by itself.
    }
  }
  await ended
  return performance.now() - locked
}

test('a process that is killed while it applies leaves all or nothing, once the next one has started', async () => {
  const begin = performance.now()
  const content = (n: number): string => `one\ntwo ${String(n)}\nthree\n`
  const paths = Array.from({ length: 12 }, (_, n) => `d${String(n % 3)}/f${String(n)}`)
  const template = repository(Object.fromEntries(paths.map((path, n) => [path, content(n)])))
  const document = join(temporary(), 'set.json')
  writeFileSync(document, JSON.stringify({
    version: 1, title: 'Crash',
    changes: paths.map((path, n) => ({ path, expected_anchor: fileAnchor(utf8(content(n)), sha256), hunks: [{ start: 2, end: 2, lines: [`TWO ${String(n)}`, 'more'] }] })),
  }))
  const old = tree(template)
  const intact = await copyOf(template)
  const length = await apply(intact, document, true, null)
  const after = tree(intact)
  const planted = git(intact, 'rev-parse', 'HEAD^{tree}')
  expect([git(intact, 'rev-list', '--first-parent', '--count', RECEIPTS), Object.keys(after)]).toEqual(['2', Object.keys(old)])

  const counts = { old: 0, new: 0, recovered: 0 }
  const round = async (n: number): Promise<void> => {
    const root = await copyOf(template)
    const commit = n % 2 === 0
    await apply(root, document, commit, length * 1.1 * ((n * 0.618_034) % 1))
    const cut = existsSync(join(root, '.git/holdfast')) ? readdirSync(join(root, '.git/holdfast')) : []
    if (cut.includes('journal')) counts.recovered++
    const { receipts } = await cli(root, 'receipts')
    const side = (receipts as unknown[]).length === 1 ? 'new' : 'old'
    counts[side]++
    expect({ n, tree: tree(root) }).toEqual({ n, tree: side === 'new' ? after : old })
    expect([n, git(root, 'rev-list', '--count', 'HEAD')]).toEqual([n, side === 'new' && commit ? '2' : '1'])
    expect([n, git(root, 'status', '--porcelain') === '']).toEqual([n, side === 'old' || commit])
    if (side === 'new' && commit) expect(git(root, 'rev-parse', 'HEAD^{tree}')).toBe(planted)
    expect([n, leftovers(root)]).toEqual([n, []])
    expect(git(root, 'fsck', '--strict', '--no-dangling')).toBe('')
    if (n % 5 === 0) {
      // Whatever it left is no hindrance: the same request, told again, has its one effect.
      await apply(root, document, commit, null)
      expect([n, tree(root), leftovers(root), git(root, 'rev-list', '--first-parent', '--count', RECEIPTS)]).toEqual([n, after, [], '2'])
    }
    rmSync(root, { recursive: true, force: true })
  }
  let next = 0
  const work = async (): Promise<void> => {
    while (next < ROUNDS && performance.now() - begin < LONGEST) await round(next++)
  }
  await Promise.all([work(), work()])
  console.log(`killed ${String(next)} times within ${length.toFixed(0)} ms: ${JSON.stringify(counts)}`)
  expect(next).toBeGreaterThanOrEqual(8)
}, 60_000)
