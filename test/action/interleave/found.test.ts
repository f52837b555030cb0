/** Schedules that once ended in a card which said what was not so: a request that had landed was refused by what was forbidden afterwards. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLane, type Lane } from './lane.js'

let lane: Lane
let requests: number
let moved: number

beforeAll(async () => {
  lane = await openLane('apply by hunk')
  const played = await lane.play([])
  requests = played.requests
  moved = played.moved ?? 0
})
afterAll(() => lane.close())

test.each(['the comment edited', 'the comment deleted', 'permission taken', 'the policy forbidding it', 'the pull request closed', 'the branch deleted'] as const)(
  'a redelivery lands the set, then comes: %s', async (change) => {
    for (const at of [moved - 8, moved - 7]) {
      expect(await lane.play([{ change: 'the event delivered twice', at }, { change, at: moved - 5 }])).toMatchObject({ happened: 2, landed: 1, problems: [], outcome: 'applied' })
    }
  })

test.each(['permission taken', 'the policy forbidding it', 'the comment edited', 'the pull request closed'] as const)(
  'after it has landed and been told comes: %s; a run again tells the first receipt', async (change) => {
    expect(await lane.play([{ change, at: requests }, { change: 'run again by somebody else', at: requests }])).toMatchObject({ happened: 2, landed: 1, problems: [] })
  })
