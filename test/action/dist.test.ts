/** The built action as a child process, exactly as a runner starts it, over sockets. */
import { fileURLToPath } from 'node:url'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { runAction } from '../github/runner.js'
import { needs } from '../needs.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, stage } from './rig.js'

const entry = fileURLToPath(new URL('../../dist/index.js', import.meta.url))
const actionYml = fileURLToPath(new URL('../../action.yml', import.meta.url))

async function carryOut(node: string): Promise<void> {
  const { double, number } = await stage({ listen: true })
  try {
    const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
    const { event } = await comment(double, number, applyBody())
    const first = await runAction({ node, entry, actionYml, event, double })
    expect(first, `${first.stdout}\n${first.stderr}`).toMatchObject({ code: 0, timedOut: false, outputs: { 'outcome': 'applied', 'changed-files': '1' } })
    expect(first.masks).toContain(double.token)
    expect(first.summary).toContain('Applied')
    expect((await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()).toBe('one\nTWO\nthree\nfour\nfive\n')
    const second = await runAction({ node, entry, actionYml, event, double, runAttempt: 2 })
    expect(second.outputs).toMatchObject({ outcome: 'applied', commit: first.outputs['commit'] })
    expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
    expect(cards(double, number)).toHaveLength(1)
    expect(double.violations).toEqual([])
  } finally {
    await double.close()
  }
}

test('a comment is carried out by the built action, and told again on a re-run', () => carryOut(process.execPath))

test('the same on the Node that action.yml names', (context) => carryOut(needs('node24', context)))

test('the demo runs from a copy of dist alone, with a new home', async () => {
  const home = await mkdtemp(join(tmpdir(), 'demo-home-'))
  try {
    await cp(fileURLToPath(new URL('../../dist', import.meta.url)), join(home, 'dist'), { recursive: true })
    const { stdout } = await promisify(execFile)(process.execPath, [join(home, 'dist/cli.js'), 'demo', '--json'], {
      cwd: home, env: { PATH: process.env['PATH'] ?? '', HOME: home },
    })
    const { outcome, steps } = JSON.parse(stdout) as {
      readonly outcome: string; readonly steps: readonly { name: string; outcome: string; commit: string | null; card: string }[]
    }
    expect(outcome).toBe('ok')
    expect(steps.map((step) => [step.name, step.outcome, step.commit !== null])).toEqual([
      ['apply', 'applied', true], ['stale', 'refused', false], ['redelivery', 'applied', false], ['undo', 'applied', true],
    ])
    expect(steps.every((step) => step.card.includes('<!-- holdfast:card:'))).toBe(true)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}, 60_000)

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
