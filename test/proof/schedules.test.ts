/**
 * Exactly once: one request, asked for by the built command line again and again: beside itself, killed at any time (alone, or with
 * its git processes), its answer lost. Whatever the schedule, what is there in the end is what one undisturbed run leaves: one
 * effect and one receipt, which every answer names. Git itself is asked for the history and the receipts. HOLDFAST_PROOF=full takes
 * 1,000 schedules; else a sample by a seed that is printed (HOLDFAST_SEED).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pause } from '../../src/host/clock.js'
import { sha256 } from '../../src/host/sha256.js'
import { FULL, runs } from '../support/proof.js'
import { copyOf, git } from '../worktree/fixture.js'
import { report } from './crash/report.js'
import { picture, SCENES, type Picture, type Scene } from './crash/scenes.js'
import type { Command } from './crash/traced.js'

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const seed = Number(process.env['HOLDFAST_SEED'] ?? Date.now() % 1e6)
const SCHEDULES = runs(6, 1000)
const RECEIPTS = 'refs/holdfast/receipts/local/main'

interface Receipt {
  readonly id: string
  readonly request_id: string
  readonly commit: string | null
  readonly files: readonly { readonly path: string; readonly after: { readonly sha256: string } | null }[]
}

interface Answer {
  readonly outcome: string
  readonly receipt?: Receipt
  readonly refusals?: readonly { readonly code: string }[]
}

/** What becomes of one run: whole, its answer lost, killed after so many milliseconds alone or with its git processes. */
interface Run {
  /** How long after the one before it begins, in milliseconds; null when that one is over. */
  readonly after: number | null
  readonly fate: 'whole' | 'lost' | 'killed' | 'killed with its children'
  readonly at: number
}

interface Stage {
  readonly scene: Scene
  readonly old: Picture
  readonly new: Picture
  /** How long an undisturbed run takes, in milliseconds. */
  readonly takes: number
}

/** Returns the numbers from 0 to 1 that a seed stands for (mulberry32). */
function numbers(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function scheduleOf(next: () => number, takes: number): Run[] {
  return Array.from({ length: 2 + Math.floor(next() * 4) }, (): Run => {
    const drawn = next()
    const fate = drawn < 0.35 ? 'killed' : drawn < 0.7 ? 'killed with its children' : drawn < 0.85 ? 'lost' : 'whole'
    // Most of what can go wrong lies where files and refs move, which is the second half of a run.
    const at = takes * (next() < 0.3 ? next() * 0.5 : 0.4 + next() * 0.8)
    return { after: next() < 0.5 ? next() * takes * 0.6 : null, fate, at }
  })
}

/** Runs the command once and returns what was told, or null where nobody heard it. */
async function play({ root, args, environment }: Command, { fate, at }: Run): Promise<Answer | null> {
  const child = spawn(process.execPath, [CLI, ...args, '--json', '-C', root], { env: environment, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const killed = fate.startsWith('killed')
  const timer = killed ? setTimeout(() => {
    // A run that is over is not killed: its number may be somebody else's by then.
    if (child.exitCode === null && child.pid !== undefined) process.kill(fate === 'killed' ? child.pid : -child.pid, 'SIGKILL')
  }, at) : undefined
  let stdout = ''
  if (fate === 'lost') child.stdout.destroy()
  else child.stdout.on('data', (bytes: Buffer) => { stdout += String(bytes) })
  await once(child, 'exit')
  await pause(0)
  clearTimeout(timer)
  return fate === 'lost' || stdout.trim() === '' || child.signalCode !== null ? null : JSON.parse(stdout) as Answer
}

const WHOLE: Run = { after: null, fate: 'whole', at: 0 }

async function stageOf(make: () => Scene): Promise<Stage> {
  const scene = make()
  const copy = await copyOf(scene.root)
  const started = performance.now()
  expect(await play(there(scene.command, copy), WHOLE)).toMatchObject({ outcome: 'applied' })
  const takes = performance.now() - started
  return { scene, old: picture(scene.root, scene.transaction), new: picture(copy, scene.transaction), takes }
}

function there(command: Command, copy: string): Command {
  return { ...command, root: copy, args: command.args.map((word) => word.replaceAll(command.root, copy)) }
}

/** Returns the receipts as git has them, oldest first, each with the commit that its entry tells of. */
function receiptsIn(root: string): { readonly receipt: Receipt; readonly tells: string | null }[] {
  return git(root, 'log', '--reverse', '--first-parent', '--format=%H %P', RECEIPTS).split('\n').flatMap((line) => {
    const [entry = '', , tells = null] = line.trimEnd().split(' ')
    if (git(root, 'ls-tree', '--name-only', entry, 'receipt.json') === '') return []
    return [{ receipt: JSON.parse(git(root, 'show', `${entry}:receipt.json`)) as Receipt, tells }]
  })
}

/** Holds what a schedule left against what one undisturbed run leaves. */
function judge(root: string, { scene, ...sides }: Stage, answers: readonly Answer[], what: string): void {
  expect({ what, ...picture(root, scene.transaction) }).toEqual({ what, ...sides.new })
  const entries = receiptsIn(root).filter(({ receipt }) => receipt.request_id === 'crash:1')
  expect([what, entries.length]).toEqual([what, 1])
  for (const { receipt, tells } of entries) {
    for (const answer of answers) expect([what, answer.receipt?.id]).toEqual([what, receipt.id])
    expect([what, tells ?? null]).toEqual([what, receipt.commit])
    if (receipt.commit !== null) expect([what, git(root, 'rev-parse', 'HEAD')]).toEqual([what, receipt.commit])
    expect(receipt.files.length).toBeGreaterThan(0)
    for (const { path, after } of receipt.files) {
      const held = existsSync(join(root, path)) ? sha256(readFileSync(join(root, path))) : null
      expect([what, path, held]).toEqual([what, path, after?.sha256 ?? null])
    }
  }
  expect([what, git(root, 'rev-list', '--count', '--min-parents=2', 'HEAD')]).toEqual([what, '0'])
  // Objects that nobody names are what a killed run may leave; anything else fsck tells with an exit code.
  git(root, 'fsck', '--strict', '--full', '--no-dangling')
}

/** Plays a schedule in a copy of the scene, asks until the answer is heard, and judges; returns how many runs of it were killed. */
async function attempt(stage: Stage, next: () => number, what: string): Promise<{ readonly killed: number; readonly beside: number }> {
  const root = await copyOf(stage.scene.root)
  const command = there(stage.scene.command, root)
  const schedule = scheduleOf(next, stage.takes)
  const playing: Promise<Answer | null>[] = []
  for (const run of schedule) {
    if (run.after === null) await Promise.all(playing)
    else await pause(run.after)
    playing.push(play(command, run))
  }
  const told = (await Promise.all(playing)).filter((answer) => answer !== null)
  const words = `${what}: ${JSON.stringify(schedule)}`
  for (const { outcome, refusals = [] } of told) {
    // Whoever waits too long for another run is told so; an error says that git died under it, and nothing of what landed.
    if (outcome === 'refused') expect([words, refusals.map(({ code }) => code)]).toEqual([words, ['busy']])
    else expect([words, outcome]).toEqual([words, expect.stringMatching(/^(?:applied|indeterminate|error)$/u)])
  }
  const last = await play(command, WHOLE)
  expect([words, last]).toMatchObject([words, { outcome: 'applied' }])
  judge(root, stage, [...told, ...last === null ? [] : [last]].filter(({ receipt }) => receipt !== undefined), words)
  rmSync(root, { recursive: true, force: true })
  return { killed: schedule.filter(({ fate }) => fate.startsWith('killed')).length, beside: schedule.filter(({ after }) => after !== null).length }
}

test('one effect and one receipt, whatever the schedule of duplicates, crashes, lost answers and runs beside each other', async () => {
  const names = Object.keys(SCENES)
  const stages = new Map<string, Stage>()
  const counts = { killed: 0, beside: 0 }
  const queue = Array.from({ length: SCHEDULES }, (_, n) => n)
  const work = async (): Promise<void> => {
    for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
      const name = names[n % names.length] ?? ''
      const stage = stages.get(name)
      if (stage === undefined) throw new Error(`no scene ${name}`)
      const { killed, beside } = await attempt(stage, numbers(seed * 100_003 + n), `${String(n)}, ${name}`)
      counts.killed += killed
      counts.beside += beside
    }
  }
  for (const [name, make] of Object.entries(SCENES)) stages.set(name, await stageOf(make))
  for (const [name, { old, new: after }] of stages) expect([name, after.receipts.length]).toEqual([name, old.receipts.length + 1])
  await Promise.all([work(), work()])
  report('schedules', seed, { schedules: SCHEDULES, ...counts })
}, FULL ? 7_200_000 : 240_000)
