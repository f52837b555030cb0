/** The built action as a child process, exactly as a runner starts it, over sockets. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runAction } from '../github/runner.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, stage } from './rig.js'

const entry = fileURLToPath(new URL('../../dist/index.js', import.meta.url))
const actionYml = fileURLToPath(new URL('../../action.yml', import.meta.url))

test('a comment is carried out by the built action, and told again on a re-run', async () => {
  const { double, number } = await stage({ listen: true })
  try {
    const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
    const { event } = await comment(double, number, applyBody())
    const first = await runAction({ entry, actionYml, event, double })
    expect(first, `${first.stdout}\n${first.stderr}`).toMatchObject({ code: 0, timedOut: false, outputs: { 'outcome': 'applied', 'changed-files': '1' } })
    expect(first.masks).toContain(double.token)
    expect(first.summary).toContain('Applied')
    expect((await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()).toBe('one\nTWO\nthree\nfour\nfive\n')
    const second = await runAction({ entry, actionYml, event, double, runAttempt: 2 })
    expect(second.outputs).toMatchObject({ outcome: 'applied', commit: first.outputs['commit'] })
    expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
    expect(cards(double, number)).toHaveLength(1)
    expect(double.violations).toEqual([])
  } finally {
    await double.close()
  }
})

test('a killed run is brought to its end by the next one', async () => {
  const { double, number } = await stage({ listen: true })
  try {
    const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
    for (const operation of ['git/create-commit', 'graphql/updateRefs', 'issues/create-comment']) {
      const { event } = await comment(double, number, applyBody({ path: 'note.txt', text: 'note\n', line: 1, lines: [operation] }))
      await double.commitTo(REPOSITORY, BRANCH, { 'note.txt': { content: 'note\n' } })
      const before = await counts(double, number, head)
      const killed = await runAction({ entry, actionYml, event, double, onStart: (kill) => { double.after(operation, () => { kill() }) } })
      expect(killed.signal).toBe('SIGKILL')
      double.clearFaults()
      const next = await runAction({ entry, actionYml, event, double, runAttempt: 2 })
      expect(next.outputs['outcome'], `${operation}: ${next.stdout}`).toBe('applied')
      const after = await counts(double, number, head)
      expect(after, operation).toEqual({ commits: before.commits + 1, receipts: before.receipts + 1 })
    }
    expect(cards(double, number)).toHaveLength(3)
  } finally {
    await double.close()
  }
}, 60_000)
