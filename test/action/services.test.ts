/** Where the policy lets language services run: for heads of this repository unless it says otherwise, and nothing is opened elsewhere. */
import { expect, test } from 'vitest'
import { BRANCH, comment, REPOSITORY, run, stage } from './rig.js'

test.each([
  ['a fork, by default', '{}', true, 0],
  ['this repository, by default', '{}', false, 1],
  ['a fork, where services may run for every head', 'servers: { run: always }', true, 1],
] as const)('%s', async (_, policy, fork, times) => {
  const { double, number: own } = await stage()
  await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: `${policy}\n` } })
  let number = own
  await double.commitTo(REPOSITORY, BRANCH, { 'src/a.ts': { content: 'export const old = 1\n' } })
  if (fork) {
    await double.addRepository('stranger/demo', { fork: REPOSITORY })
    await double.commitTo('stranger/demo', 'theirs', { 'src/a.ts': { content: 'export const old = 1\n' } })
    ;({ number } = await double.addPullRequest(REPOSITORY, { head: 'theirs', headRepository: 'stranger/demo', author: 'ann' }))
  }
  const opened: string[] = []
  const ran = await run(double, (await comment(double, number, '/holdfast rename src/a.ts:1 old fresh')).event, { opened: (directory) => { opened.push(directory) } })
  expect(opened).toHaveLength(times)
  expect(ran.outputs['outcome']).toBe('refused')
  if (times === 0) expect(ran.outputs['refusals']).toBe('["isolation_unavailable"]')
  await double.close()
})
