/**
 * Faults at every exchange of the main job: each request in turn answers 503 or loses its connection, before or after taking
 * effect, and from each request on GitHub is gone for good. Whatever happens, at most one commit lands, with its receipt and
 * never without, no card says what is not so, and a redelivery brings everything to its end.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Checkpoint, Double } from '../github/double.js'
import type { WorkflowEvent } from '../github/events.js'
import type { FaultAction } from '../github/faults.js'
import { fsck } from '../github/invariants.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, run, stage } from './rig.js'
import { runs } from '../support/proof.js'

const MOST_REQUESTS = 40
/** Every request in the full proof, every third in a quick run, each kind of fault beginning with another. */
const STEP = runs(3, 1)
const ONCE: Readonly<Record<string, FaultAction>> = {
  '503 before': { kind: 'status', status: 503, when: 'before' },
  '503 after': { kind: 'status', status: 503, when: 'after' },
  'dropped before': { kind: 'drop', when: 'before' },
  'dropped after': { kind: 'drop', when: 'after' },
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

/** Runs once under the faults that `arm` sets, and once more without; returns whether the first run met the fault. */
async function survive(label: string, arm: () => () => boolean): Promise<boolean> {
  await double.restore(start)
  const hit = arm()
  const ran = await run(double, event)
  const met = hit()
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
  expect(double.violations, label).toEqual([])
  return met
}

test.each(Object.entries(ONCE).map(([kind, action], i) => [kind, action, 1 + (i % STEP)] as const))('one request %s', async (kind, action, first) => {
  for (let n = first; n <= MOST_REQUESTS; n += STEP) {
    let seen = 0
    const met = await survive(`request ${String(n)} ${kind}`, () => {
      double.fault({ nth: n }, action)
      double.before({ nth: n }, () => { seen++ })
      return () => seen > 0
    })
    if (!met) return expect(n).toBeGreaterThan(15)
  }
}, 600_000)

test.each([['before', 1], ['after', STEP]] as const)('GitHub is gone from a request on, which took effect %s that', async (when, first) => {
  for (let n = first; n <= MOST_REQUESTS; n += STEP) {
    let seen = 0
    const met = await survive(`gone from request ${String(n)} on, ${when}`, () => {
      double.fault({ nth: n }, { kind: 'drop', when })
      double.fault({ when: () => ++seen > n, times: 10_000 }, { kind: 'drop', when: 'before' })
      return () => seen >= n
    })
    if (!met) {
      expect(await fsck(double.gitDirectory(REPOSITORY))).toEqual([])
      return expect(n).toBeGreaterThan(15)
    }
  }
}, 600_000)
