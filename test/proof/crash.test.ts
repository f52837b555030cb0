/**
 * Nothing is ever half done: the built command line, killed at every system call that changes a file or a ref, its own and its
 * git processes', and what recovers it killed in turn. Afterwards tree, branch, index, receipts and transaction are old or new
 * together, no stray file is left, what was told is true, and the same request brings the new state once. HOLDFAST_PROOF=full
 * takes every point with each fate; else a sample by a seed that is printed (HOLDFAST_SEED).
 */
import { rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { needs } from '../needs.js'
import { FULL } from '../support/proof.js'
import { copyOf } from '../worktree/fixture.js'
import { report } from './crash/report.js'
import { picture, SCENES, type Picture, type Scene } from './crash/scenes.js'
import { GONE, kill, trace, type Command, type Ended, type Point } from './crash/traced.js'

const SAMPLE = 6
const SIDE_BY_SIDE = 2
const seed = Number(process.env['HOLDFAST_SEED'] ?? Date.now() % 1e6)
const only = process.env['HOLDFAST_POINT']

interface Stage {
  readonly scene: Scene
  readonly points: readonly Point[]
  readonly old: Picture
  readonly new: Picture
}

beforeEach((context) => { needs('strace', context) })
afterAll(() => { report('crash', seed) })

/** Returns a command as it is given in a copy of the repository. */
function there({ root, args, environment }: Command, copy: string): Command {
  return { root: copy, args: args.map((word) => word.replaceAll(root, copy)), environment }
}

async function stageOf(make: () => Scene): Promise<Stage> {
  const scene = make()
  const old = picture(scene.root, scene.transaction)
  const copy = await copyOf(scene.root)
  const { points, ended } = await trace(there(scene.command, copy))
  expect(JSON.parse(ended.stdout)).toMatchObject({ outcome: 'applied' })
  const after = picture(copy, scene.transaction)
  expect([after.receipts.length, after.strays, old.strays]).toEqual([old.receipts.length + 1, [], []])
  return { scene, points, old, new: after }
}

/** Returns a number from 0 to 1 that seed and words decide. */
function chance(...words: readonly (string | number)[]): number {
  let state = seed ^ 0x9e3779b9
  for (const char of words.join(' ')) state = Math.imul(state ^ char.charCodeAt(0), 0x5bd1e995) ^ (state >>> 15)
  return (state >>> 0) / 2 ** 32
}

function sampleOf(points: readonly Point[], name: string): readonly Point[] {
  if (only !== undefined) return points.filter((point) => `${point.process}@${String(point.at)}` === only)
  if (FULL) return points
  const drawn = [...points].sort((one, other) => chance(name, one.process, one.at) - chance(name, other.process, other.at))
  // The commit point is where most can go wrong: it is always among them.
  return [...new Set([...drawn.filter(({ process }) => process.startsWith('update-ref')).slice(0, SAMPLE / 2), ...drawn])].slice(0, SAMPLE)
}

/** Runs into a point until the run dies exactly there: calls that touch nothing may come in another number every time. */
async function strike(scene: Scene, command: Command, point: Point, both: boolean): Promise<{ readonly root: string; readonly ended: Ended }> {
  let { nth } = point
  for (let attempt = 1; attempt <= 8; attempt++) {
    const root = await copyOf(scene.root)
    const killed = await kill(there(command, root), { ...point, nth }, both)
    if (killed.hit) return { root, ended: killed.ended }
    rmSync(root, GONE)
    nth = killed.nth
  }
  throw new Error(`never hit: ${point.process} ${point.words}`)
}

/** Returns what a run told: null where it ended without a word. */
function toldBy({ stdout }: Ended): 'old' | 'new' | 'unsure' | null {
  if (stdout.trim() === '') return null
  const { outcome } = JSON.parse(stdout) as { outcome: string }
  // An error says that a later start completes what was begun or takes it back, and not which.
  return outcome === 'applied' ? 'new' : outcome === 'refused' ? 'old' : 'unsure'
}

/** Looks at what a killed run left, which recovers it, and tells it the same request again. */
async function judge({ scene, ...sides }: Stage, root: string, ended: Ended, what: string): Promise<'old' | 'new'> {
  const told = toldBy(ended)
  const seen = picture(root, scene.transaction)
  const side = seen.receipts.length === sides.new.receipts.length ? 'new' : 'old'
  expect({ what, ...seen }).toEqual({ what, ...sides[side] })
  if (told === 'old' || told === 'new') expect([what, ended.stdout, side]).toEqual([what, ended.stdout, told])
  const again = await trace({ ...there(scene.command, root) })
  expect([what, JSON.parse(again.ended.stdout)]).toMatchObject([what, { outcome: 'applied' }])
  expect({ what, ...picture(root, scene.transaction) }).toEqual({ what, ...sides.new })
  return side
}

async function all<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const failures: unknown[] = []
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await action(item).catch((error: unknown) => { failures.push(error) })
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  for (const failure of failures.slice(1)) {
    const { message, actual, expected } = failure as { readonly message: string; readonly actual?: unknown; readonly expected?: unknown }
    console.log(message, ...(actual === undefined ? [] : [JSON.stringify({ actual, expected }).slice(0, 3000)]))
  }
  if (failures.length > 0) throw failures[0]
}

test.each(Object.entries(SCENES))('%s: killed at any call that changes a file or a ref', async (name, make) => {
  const stage = await stageOf(make)
  const wanted = sampleOf(stage.points, name)
  const hit = new Set<Point>()
  const ends = { old: 0, new: 0 }
  await all(wanted, async (point) => {
    for (const both of FULL ? [false, true] : [chance('both', name, point.process, point.at) < 0.5]) {
      const what = `${name}: ${point.process}@${String(point.at)} ${point.words}${both ? ', and all with it' : ''}`
      const { root, ended } = await strike(stage.scene, stage.scene.command, point, both)
      hit.add(point)
      ends[await judge(stage, root, ended, what)]++
      rmSync(root, GONE)
    }
  })
  expect(hit.size).toBe(wanted.length)
  report('crash', seed, { scene: name, points: stage.points.length, struck: hit.size, ...ends })
}, FULL ? 3_600_000 : 60_000)
