/** The other kinds of run and the other ways of landing, disturbed as `interleave.test.ts` disturbs the first: every change before every request, and random pairs and more. */
import { expect, test } from 'vitest'
import { runs } from '../../support/proof.js'
import { playAll, random, requestsOf, sample, singles } from './pool.js'
import { SCENARIOS, type Scenario } from './scenarios.js'

const SEED = 20_261_202

test.each((Object.keys(SCENARIOS) as Scenario[]).filter((scenario) => scenario !== 'apply by hunk'))('%s', async (scenario) => {
  const requests = await requestsOf(scenario)
  const all = singles(requests + 1)
  const { problems } = await playAll(scenario, [
    ...sample(all, runs(4, all.length), SEED + scenario.length), ...random(runs(4, 400), SEED + scenario.length, [2, 4], requests),
  ], undefined, runs(1, 4))
  expect(problems).toEqual([])
}, 3_600_000)
