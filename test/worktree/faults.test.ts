/**
 * The same set, once for every operation that it makes, with that operation failing or the process ending there: afterwards
 * tree, modes, refs, index and receipt are all old or all new, and nothing else is left. HOLDFAST_PROOF=full takes every point
 * of every kind; else most kinds take a part of their points.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExecutableSet, Landing } from '../../src/engine/ports.js'
import { sha256 } from '../../src/host/sha256.js'
import type { Local } from '../../src/wiring.js'
import { copyOf, ENVIRONMENT, git, leftovers, open, ref, repository, setOf, tree, write, type Wish } from './fixture.js'
import { MORTAL, rig, type Plot, type Rig } from './rig.js'

const FULL = process.env['HOLDFAST_PROOF'] === 'full'
const AT = Date.UTC(2026, 0, 2, 3, 4, 5)
const SIDE_BY_SIDE = 3

type Kind = 'worktree' | 'commit'

const WISHES: readonly Wish[] = [
  { path: 'src/a.txt', after: 'edited\n' }, { path: 'new/deep/c', after: 'created\n', mode: '100755' }, { path: 'old/gone', after: null },
  { path: 'moved/m.sh', from: 'm.sh', after: '#!/bin/sh\nmoved\n' },
]

interface Picture {
  readonly tree: Record<string, string>
  readonly branch: string | null
  readonly receipts: string | null
  /** Digest of the index, whose bytes say all that a run decides. */
  readonly index: string
  readonly status: string
}

interface Stage {
  readonly root: string
  readonly set: ExecutableSet
  readonly old: Picture
  readonly new: Picture
  /** What a run without faults does. */
  readonly trace: Rig
}

const counts: string[] = []
afterAll(() => { console.log(counts.join('\n')) })

const stages = new Map<Kind, Stage>()

const execute = promisify(execFile)
async function ask(root: string, ...args: string[]): Promise<string> {
  return (await execute('git', args, { cwd: root, env: { ...ENVIRONMENT, GIT_OPTIONAL_LOCKS: '0' } })).stdout
}

async function picture(root: string, status = true): Promise<Picture> {
  return {
    tree: tree(root), branch: ref(root, 'refs/heads/main'), receipts: ref(root, 'refs/holdfast/receipts/local/main'),
    index: sha256(readFileSync(join(root, '.git/index'))), status: status ? await ask(root, 'status', '--porcelain', '--untracked-files=all') : '',
  }
}

async function opened(root: string, world: Rig | null): Promise<Local> {
  return open(root, { now: () => AT, ...(world === null ? {} : { files: world.files, spawning: world.spawning, lifetimes: MORTAL }) })
}

beforeAll(async () => {
  for (const kind of ['worktree', 'commit'] as const) {
    const root = repository({ 'src/a.txt': 'a\nb\n', 'old/gone': 'gone\n', 'm.sh': '#!/bin/sh\n', staged: 'one\n', other: 'other\n' })
    git(root, 'update-index', '--chmod=+x', 'm.sh')
    git(root, 'commit', '-q', '-m', 'second')
    git(root, 'reset', '-q', '--hard')
    git(root, 'checkout', '-q', '.')
    write(root, 'staged', 'two\n')
    git(root, 'add', 'staged')
    write(root, 'other', 'changed\n')
    write(root, 'untracked', 'u\n')
    const local = await opened(root, null)
    const set = await setOf(local.targets[kind], WISHES)
    await local.close()
    const before = await picture(root)
    const copy = await copyOf(root)
    const trace = rig(null)
    const there = await opened(copy, trace)
    trace.arm()
    expect(await there.targets[kind].land(set)).toMatchObject({ kind: 'landed', receipt: { indeterminate: [] } })
    await there.close()
    const after = await picture(copy)
    expect(leftovers(copy)).toEqual([])
    expect(Object.keys(after.tree).sort()).toEqual(['moved/m.sh', 'new/deep/c', 'other', 'src/a.txt', 'staged', 'untracked'])
    expect(after.branch === before.branch).toBe(kind === 'worktree')
    stages.set(kind, { root, set, old: before, new: after, trace })
  }
})

function stageOf(kind: Kind): Stage {
  const stage = stages.get(kind)
  if (stage === undefined) throw new Error(kind)
  return stage
}

/** Returns which of the two it is; fails on anything else. */
async function judge(root: string, stage: Stage, what: string, status = true): Promise<'old' | 'new'> {
  const seen = await picture(root, status)
  const side = seen.receipts === null ? 'old' : 'new'
  expect({ what, ...seen }).toEqual({ what, ...stage[side], ...status ? {} : { status: '' } })
  return side
}

/** Recovers in a fresh process, as far as anybody can tell, and looks at everything. */
async function recovered(root: string, stage: Stage, kind: Kind, what: string, again: boolean): Promise<'old' | 'new'> {
  const local = await opened(root, null)
  expect({ what, ...await local.recover() }).toMatchObject({ what, ok: true })
  const side = await judge(root, stage, what, again)
  expect({ what, left: leftovers(root), lock: existsSync(join(root, '.git/index.lock')) }).toEqual({ what, left: [], lock: false })
  if (again) {
    // Their ids say as much of the objects behind the refs; only now and then is git asked whether they are all there.
    await ask(root, 'fsck', '--strict', '--no-dangling')
    const receipts = await local.ledger.receipts()
    expect({ what, receipts: receipts.length }).toEqual({ what, receipts: side === 'new' ? 1 : 0 })
    expect({ what, ...await local.targets[kind].land(stage.set) }).toMatchObject({ what, kind: 'landed' })
    expect(await judge(root, stage, what)).toBe('new')
  }
  await local.close()
  return side
}

/** Plays a plot; returns whether it came to it, and the directory as it was left. */
async function play(kind: Kind, plot: Plot): Promise<{ struck: boolean; root: string; end: Landing | 'died' | 'threw' }> {
  const stage = stageOf(kind)
  const root = await copyOf(stage.root)
  const world = rig(plot)
  const local = await opened(root, world)
  world.arm()
  const end = await world.live(async () => {
    try {
      return await local.targets[kind].land(stage.set)
    } catch {
      return 'threw' as const
    }
  })
  if (end !== 'died') await local.close()
  return { struck: world.struck(), root, end }
}

/** Plays a plot to its end: what is told at once must be true, and a recovery must bring the rest. */
async function settle(kind: Kind, plot: Plot): Promise<boolean> {
  const stage = stageOf(kind)
  const what = `${kind} ${JSON.stringify(plot)}`
  const { struck, root, end } = await play(kind, plot)
  const told = end === 'died' ? null : typeof end === 'object' && end.kind === 'landed' ? 'new' : 'old'
  if (told !== null) expect([what, await judge(root, stage, what, FULL)]).toEqual([what, told])
  const side = await recovered(root, stage, kind, what, FULL || plot.at % 10 === 1)
  if (told !== null) expect([what, side]).toEqual([what, told])
  rmSync(root, { recursive: true, force: true })
  return struck
}

/** Takes every `step`th point until one is never reached; returns how many there were. */
async function all(step: number, settleAt: (at: number) => Promise<boolean>): Promise<number> {
  let next = 1
  let tried = 0
  let over = false
  const work = async (): Promise<void> => {
    while (!over) {
      const at = next
      next += step
      if (await settleAt(at)) tried++
      else over = true
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return tried
}

const CI = 300_000

for (const kind of ['worktree', 'commit'] as const) {
  for (const [code, part] of [['EIO', 4], ['ENOSPC', 25], ['EACCES', 25], ['EPERM', 25], ['ENOENT', 25]] as const) {
    test(`${kind}: any file operation may fail with ${code}`, async () => {
      const step = FULL ? 1 : part
      const tried = await all(step, (at) => settle(kind, { kind: 'fail', of: 'files', at, code }))
      expect(tried).toBeGreaterThanOrEqual(Math.ceil(stageOf(kind).trace.seen.files / step))
      counts.push(`${kind}: ${code} at ${String(tried)} of ${String(stageOf(kind).trace.seen.files)} file operations`)
    }, CI)
  }

  test(`${kind}: the process may end at any file operation`, async () => {
    const step = FULL ? 1 : kind === 'commit' ? 2 : 3
    const tried = await all(step, (at) => settle(kind, { kind: 'die', of: 'files', at }))
    expect(tried).toBeGreaterThanOrEqual(Math.ceil(stageOf(kind).trace.seen.files / step))
    counts.push(`${kind}: death at ${String(tried)} of ${String(stageOf(kind).trace.seen.files)} file operations`)
  }, CI)

  for (const plot of ['fail', 'lose', 'die', 'orphan'] as const) {
    test(`${kind}: any git process may ${plot}`, async () => {
      const tried = await all(1, (at) => settle(kind, { kind: plot, of: 'git', at }))
      expect(tried).toBeGreaterThanOrEqual(stageOf(kind).trace.seen.git)
      counts.push(`${kind}: ${plot} at ${String(tried)} git processes`)
    }, CI)
  }

  test(`${kind}: the process may end at any operation of the recovery from any end`, async () => {
    const stage = stageOf(kind)
    let second = 0
    const again = async (dead: string, what: string, plot: Plot): Promise<boolean> => {
      const root = await copyOf(dead)
      const world = rig(plot)
      const local = await opened(root, world)
      world.arm()
      const end = await world.live(() => local.recover())
      if (end !== 'died') await local.close()
      await recovered(root, stage, kind, `${what}, then ${JSON.stringify(plot)}`, false)
      rmSync(root, { recursive: true, force: true })
      if (world.struck()) second++
      return world.struck()
    }
    const first = await all(FULL ? 1 : 24, async (at) => {
      const { struck, root } = await play(kind, { kind: 'die', of: 'files', at })
      for (let then = FULL ? 1 : at % 6 + 1; await again(root, `${kind} died at ${String(at)}`, { kind: 'die', of: 'files', at: then }); then += FULL ? 1 : 6);
      if (FULL) for (let then = 1; await again(root, `${kind} died at ${String(at)}`, { kind: 'die', of: 'git', at: then }); then++);
      rmSync(root, { recursive: true, force: true })
      return struck
    })
    expect(first).toBeGreaterThanOrEqual(Math.ceil(stage.trace.seen.files / (FULL ? 1 : 24)))
    expect(second).toBeGreaterThanOrEqual(first)
    counts.push(`${kind}: ${String(second)} second deaths after ${String(first)} first ones`)
  }, FULL ? 3_600_000 : CI)
}
