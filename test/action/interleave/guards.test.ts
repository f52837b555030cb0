/**
 * What each guard is for, one test each. `test/proof/guards.test.ts` takes the guards out of a copy of the source one at a time and sees
 * that the test of its name fails there.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workflowDispatchEvent } from '../../github/events.js'
import { checkRefusal, snapshot } from '../../github/invariants.js'
import { zipOf } from '../../support/zip.js'
import { applyBody, BRANCH, REPOSITORY, run, stage } from '../rig.js'
import { openLane, type Lane } from './lane.js'

/** How many requests before its move the run has not yet looked for the last time. */
const BEFORE_LAST_LOOK = 5

let lane: Lane
let requests: number
let moved: number

beforeAll(async () => {
  lane = await openLane('apply by hunk')
  const played = await lane.play([])
  requests = played.requests
  moved = played.moved ?? 0
  expect(moved).toBeGreaterThan(10)
})
afterAll(() => lane.close())

test('expected head: a branch that was set back before the move is not taken forward again', async () => {
  expect(await lane.play([{ change: 'the branch reset', at: moved }])).toMatchObject({ happened: 1, problems: [] })
  expect(await lane.play([{ change: 'a push into the file', at: moved }])).toMatchObject({ happened: 1, problems: [], landed: 0 })
})

test('permission re-check: permission taken before the last look stops the run', async () => {
  expect(await lane.play([{ change: 'permission taken', at: moved - BEFORE_LAST_LOOK }])).toMatchObject({ problems: [], outcome: 'refused', landed: 0 })
})

test('request look-up: an event delivered again after somebody took its edit back lands nothing', async () => {
  expect(await lane.play([{ change: 'a push that takes it back', at: requests }, { change: 'the event delivered twice', at: requests }]))
    .toMatchObject({ happened: 2, problems: [], outcome: 'applied', landed: 1 })
})

test('comment re-check: a comment edited or deleted before the last look stops the run', async () => {
  for (const change of ['the comment edited', 'the comment deleted'] as const) {
    expect(await lane.play([{ change, at: moved - BEFORE_LAST_LOOK }])).toMatchObject({ problems: [], outcome: 'refused', landed: 0 })
  }
})

test('artifact digest: an archive that is not what its digest says is refused', async () => {
  const { double, number } = await stage()
  const zip = (lines: readonly string[]): Buffer => zipOf([{ name: 'changeset.json', content: applyBody({ lines }).split('```')[1]?.replace(/^json\n/u, '') ?? '' }])
  const other = double.addRun(REPOSITORY, { headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH })
  double.addArtifact(REPOSITORY, { runId: other.id, name: 'edits', zip: zip(['TWO']) })
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  let swapped = 0
  const ran = await run(double, await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' }), {
    inputs: { 'artifact': 'edits', 'run-id': String(other.id), 'pull-request': String(number) }, runId: 7_000_000_002,
    fetch: async (input, init) => {
      const answer = await double.fetch(input, init)
      if (answer.headers.get('content-type') !== 'application/zip') return answer
      swapped++
      return new Response(new Uint8Array(zip(['EVIL'])), { headers: { 'content-type': 'application/zip' } })
    },
  })
  expect(swapped).toBe(1)
  expect(ran.outputs).toMatchObject({ outcome: 'refused', refusals: '["invalid_artifact"]' })
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, double.requests)).toEqual([])
  await double.close()
})
