/** The input `repository`: a step that works on another repository than the one that it runs in. */
import { expect, test } from 'vitest'
import { workflowDispatchEvent } from '../github/events.js'
import { applyBody, comment, REPOSITORY, run, stage } from './rig.js'

const there = { 'repository': 'octo/other', 'branch': 'next', 'command': 'read a.txt', 'comment': 'false' }

test('what cannot be about another repository is refused, and nothing is written', async () => {
  const { double, number } = await stage()
  try {
    await double.addRepository('octo/other', { files: { 'a.txt': { content: 'a\n' } } })
    await double.addRepository('octo/hidden', { private: true, files: { 'a.txt': { content: 'a\n' } } })
    await double.commitTo('octo/other', 'next', { 'a.txt': { content: 'next\n' } })
    double.setPermission('octo/other', 'ann', 'write')
    const token = double.addToken({ repositories: [REPOSITORY, 'octo/other'] })
    const step = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
    const ran = async (inputs: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> => (await run(double, step, { token, inputs: { ...there, ...inputs } })).outputs
    expect(await ran({})).toMatchObject({ outcome: 'ok' })
    expect(await ran({ repository: 'octo/hidden' })).toMatchObject({ outcome: 'refused', refusals: '["not_authorised"]' })
    for (const inputs of [{ artifact: 'plan' }, { 'run-id': '7' }, { branch: '' }, { repository: 'other' }]) {
      expect(await ran(inputs), JSON.stringify(inputs)).toMatchObject({ outcome: 'refused', refusals: '["invalid_request"]' })
    }
    const { event } = await comment(double, number, applyBody())
    expect((await run(double, event, { token, inputs: there })).outputs).toMatchObject({ outcome: 'refused', refusals: '["invalid_request"]' })
    expect(double.requests.every(({ operation }) => !/create|update/u.test(operation))).toBe(true)
    expect(double.violations).toEqual([])
  } finally {
    await double.close()
  }
})
