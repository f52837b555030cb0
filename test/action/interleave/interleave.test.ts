/**
 * What others do between two requests of a run that applies hunks: they push, force, retarget, delete, edit, take permission away, change
 * the policy, deliver the event twice, run it again, ask something else. Every change before every request, every pair of them, and random
 * deeper ones; a seeded sample of each in a quick run.
 */
import { expect, test } from 'vitest'
import { FULL, runs } from '../../support/proof.js'
import { pairsAfter, playAll, random, requestsOf, sample, singles, TEN } from './pool.js'

const SEED = 20_261_201
const HOUR = 3_600_000

test('one change before any request', async () => {
  const requests = await requestsOf('apply by hunk')
  expect(requests).toBeGreaterThan(15)
  const all = singles(requests + 1)
  const { problems, played } = await playAll('apply by hunk', sample(all, runs(45, all.length), SEED))
  expect(problems).toEqual([])
  expect(played).toBeGreaterThanOrEqual(45)
}, 2 * HOUR)

test('two changes before any two requests', async () => {
  const requests = await requestsOf('apply by hunk')
  const { problems } = FULL ? await playAll('apply by hunk', singles(requests, TEN), pairsAfter)
    : await playAll('apply by hunk', random(30, SEED, [2, 2], requests))
  expect(problems).toEqual([])
}, 8 * HOUR)

test('three to six changes before random requests', async () => {
  const { problems } = await playAll('apply by hunk', random(runs(25, 10_000), SEED + 1, [3, 6], 30))
  expect(problems).toEqual([])
}, 4 * HOUR)
