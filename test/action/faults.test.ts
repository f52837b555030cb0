/**
 * Faults at every exchange of the main job: each request in turn answers 5xx, loses its connection or is not answered in time, before or
 * after taking effect, or meets a rate limit; pairs of these by a seed; and from each request on GitHub is gone for good. Whatever happens, at most one commit lands, with its receipt and
 * never without, no card says what is not so, and a redelivery brings everything to its end.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Checkpoint, Double } from '../github/double.js'
import type { WorkflowEvent } from '../github/events.js'
import type { FaultAction } from '../github/faults.js'
import { fsck } from '../github/invariants.js'
import { forgetMoves, movesOf, wrongWith } from '../github/ref-history.js'
import { blobOf } from './interleave/scenarios.js'
import { seeded } from './interleave/pool.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, run, stage, TEXT } from './rig.js'
import { runs } from '../support/proof.js'

const MOST_REQUESTS = 40
/** Every request in the full proof, every sixth in a quick run, each kind of fault beginning with another. */
const STEP = runs(6, 1)
const PAIRS = runs(10, 1_500)
/** A fault of the double, or an answer that does not come in time, which a client sees as its own giving up. */
type Fault = FaultAction | { readonly kind: 'time-out'; readonly when: 'before' | 'after' }
const ONCE: Readonly<Record<string, Fault>> = {
  'answers 503 before': { kind: 'status', status: 503, when: 'before' },
  'answers 503 after': { kind: 'status', status: 503, when: 'after' },
  'answers 500 before': { kind: 'status', status: 500, when: 'before' },
  'answers 502 after': { kind: 'status', status: 502, when: 'after' },
  'is dropped before': { kind: 'drop', when: 'before' },
  'is dropped after': { kind: 'drop', when: 'after' },
  'is not answered in time, before': { kind: 'time-out', when: 'before' },
  'is not answered in time, after': { kind: 'time-out', when: 'after' },
  'meets the primary limit': { kind: 'primary-limit', resetIn: 2 },
  'meets the primary limit for long': { kind: 'primary-limit', resetIn: 10_000_000 },
  'meets a secondary limit': { kind: 'secondary-limit', retryAfter: 2 },
  'meets a secondary limit with 429': { kind: 'secondary-limit', status: 429, retryAfter: 2 },
  'meets a secondary limit that does not say how long': { kind: 'secondary-limit', retryAfter: null },
}

let double: Double
let number: number
let event: WorkflowEvent
let start: Checkpoint
let head: string

beforeAll(async () => {
  ({ double, number } = await stage())
  event = (await comment(double, number, applyBody())).event
  head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  start = await double.checkpoint()
})

afterAll(async () => { await double.close() })

const says = (): { readonly applied: number; readonly all: number } => {
  const bodies = cards(double, number).map(({ body }) => body)
  return { applied: bodies.filter((body) => /^### .*(?:Applied|Done already|Written)\b/u.test(body)).length, all: bodies.length }
}

/** What faults were set up: whether they were met, and what the run talks through. */
interface Armed {
  readonly met: () => boolean
  readonly fetch?: typeof fetch
}

/** Sets up one fault each at requests of the run, counted from 1. */
function arm(faults: readonly (readonly [at: number, fault: Fault])[]): Armed {
  let seen = 0
  for (const [nth, fault] of faults) if (fault.kind !== 'time-out') double.fault({ nth }, fault)
  const last = Math.max(...faults.map(([at]) => at))
  return {
    met: () => seen >= last,
    fetch: async (input, init) => {
      const mine = ++seen
      const late = faults.find(([at, { kind }]) => at === mine && kind === 'time-out')?.[1]
      if (late?.kind === 'time-out') {
        if (late.when === 'after') await double.fetch(input, init)
        throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
      }
      return double.fetch(input, init)
    },
  }
}

/** Returns what git and the cards tell that is wrong once all has come to its end. */
async function wrongInTheEnd(): Promise<readonly string[]> {
  const directory = double.gitDirectory(REPOSITORY)
  const { problems } = await wrongWith({
    directory, branch: await movesOf(directory, `refs/heads/${BRANCH}`), ledger: await movesOf(directory, `refs/holdfast/receipts/pr/${String(number)}`),
    earlier: [...start.refs.get(REPOSITORY)?.values() ?? []], people: new Set(), deletions: 0, cards: cards(double, number).map(({ body }) => body),
    edits: [{ path: 'src/a.txt', from: blobOf(TEXT), to: blobOf(TEXT.replace('two', 'TWO')) }],
  })
  return problems
}

/** Runs once under the faults that `setUp` sets, and once more without; returns whether the first run met them. */
async function survive(label: string, setUp: () => Armed): Promise<boolean> {
  await double.restore(start)
  await forgetMoves(double.gitDirectory(REPOSITORY))
  const armed = setUp()
  const ran = await run(double, event, armed.fetch === undefined ? {} : { fetch: armed.fetch })
  const met = armed.met()
  const landed = await counts(double, number, head)
  expect(landed.commits, `${label}: commits`).toBeLessThanOrEqual(1)
  expect(landed.receipts, `${label}: a receipt exactly when its commit`).toBe(landed.commits)
  const told = says()
  expect(told.all, `${label}: cards`).toBeLessThanOrEqual(1)
  if (told.applied === 1) expect(landed.commits, `${label}: the card is true`).toBe(1)
  if (ran.outputs['outcome'] === 'applied') expect(landed.commits, `${label}: the output is true`).toBe(1)
  if (ran.outputs['outcome'] === 'refused') expect(landed.commits, `${label}: a refusal wrote nothing`).toBe(0)

  double.clearFaults()
  const again = await run(double, event, { attempt: 2 })
  expect(again.outputs['outcome'], `${label}: the redelivery`).toBe('applied')
  expect(await counts(double, number, head), `${label}: in the end`).toEqual({ commits: 1, receipts: 1 })
  expect(says(), `${label}: the last card`).toEqual({ applied: 1, all: 1 })
  expect(await wrongInTheEnd(), label).toEqual([])
  expect(double.violations, label).toEqual([])
  return met
}

test.each(Object.entries(ONCE).map(([kind, fault], i) => [kind, fault, 1 + (i % STEP)] as const))('one request %s', async (kind, fault, first) => {
  for (let n = first; n <= MOST_REQUESTS; n += STEP) {
    if (!await survive(`request ${String(n)} ${kind}`, () => arm([[n, fault]]))) return expect(n).toBeGreaterThan(15)
  }
}, 600_000)

test('two faults at any two requests', async () => {
  const below = seeded(20_261_203)
  const kinds = Object.entries(ONCE)
  for (let i = 0; i < PAIRS; i++) {
    const faults = [1 + below(24), 1 + below(24)].map((at) => [at, ...kinds[below(kinds.length)] ?? kinds[0] ?? ['', { kind: 'drop', when: 'before' }]] as const)
    await survive(faults.map(([at, kind]) => `request ${String(at)} ${kind}`).join(', '), () => arm(faults.map(([at, , fault]) => [at, fault])))
  }
}, 3_600_000)

test.each([['before', 1], ['after', STEP]] as const)('GitHub is gone from a request on, which took effect %s that', async (when, first) => {
  for (let n = first; n <= MOST_REQUESTS; n += STEP) {
    let seen = 0
    const met = await survive(`gone from request ${String(n)} on, ${when}`, () => {
      double.fault({ nth: n }, { kind: 'drop', when })
      double.fault({ when: () => ++seen > n, times: 10_000 }, { kind: 'drop', when: 'before' })
      return { met: () => seen >= n }
    })
    if (!met) {
      expect(await fsck(double.gitDirectory(REPOSITORY))).toEqual([])
      return expect(n).toBeGreaterThan(15)
    }
  }
}, 600_000)
