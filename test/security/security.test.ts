/**
 * The security cases of `../shared/cases`, each through the door that it names, against the double. Their codes are generic: what counts is
 * that a refusal writes nothing, that what is to be ignored gets no answer, and that what is legitimate goes through. What no conversation
 * on a pull request can bring about is counted apart, by where it is tried.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Checkpoint, Double } from '../github/double.js'
import { stage } from '../action/rig.js'
import { runArchive, runEnded } from './artifacts.js'
import { CASES, type Runner } from './cases.js'
import { runComment, runEvent, runPath } from './comments.js'
import { runContent } from './contents.js'
import { runPatch, runPlan } from './documents.js'

/** Cases that the contract decides otherwise, by the line of it that does. */
const LISTED: Readonly<Record<string, string>> = {
  'SEC-061': 'a path that begins with a dash is legal, since no path is passed where an option could stand (README of the cases)',
  'SEC-250': 'an environment that contradicts its event is no request that could be refused: the run ends as an error, and nothing is written',
  'SEC-251': 'a push is a step with inputs, and without any it is refused as one; its commits are never read for commands (page 5.1)',
  'SEC-268': 'among several files of an archive the one of a known name counts; nothing is unpacked, whatever lies beside it (page 5.1)',
  'SEC-191': 'the author of a plan may shorten its id (page 2.3)',
}
const MOST_LISTED = 3

const RUNNERS: Readonly<Record<string, Runner>> = {
  'path': runPath, 'comment-body': runComment, 'event-payload': runEvent, 'plan-json': runPlan, 'patch-text': runPatch, 'artifact-zip': runArchive, 'file-content': runContent,
}

let double: Double
let number: number
let start: Checkpoint

beforeAll(async () => {
  ({ double, number } = await stage())
  start = await double.checkpoint()
})
afterAll(async () => { await double.close() })

interface Count { passed: number; readonly listed: string[]; readonly other: string[]; failed: number }

test('every case ends as it must', async () => {
  const table = new Map<string, Count>()
  const failures: string[] = []
  for (const one of CASES) {
    const count = table.get(one.class) ?? { passed: 0, listed: [], other: [], failed: 0 }
    table.set(one.class, count)
    await double.restore(start)
    double.clearLog()
    const runner = one.class === 'event-workflow-run' ? runEnded : RUNNERS[one.kind]
    const ending = runner === undefined ? { failed: `there is no door for ${one.kind}` } : await runner({ double, number }, one)
    const entry = LISTED[one.id]
    if (entry !== undefined) {
      count.listed.push(`${one.id}: ${entry}`)
      if (ending === 'passed') failures.push(`${one.id}: listed, and no longer fails`)
    } else if (ending === 'passed') count.passed++
    else if ('other' in ending) count.other.push(`${one.id}: ${ending.other}`)
    else {
      count.failed++
      failures.push(`${one.id} (${one.class}, ${one.expected.outcome} ${one.expected.code ?? ''}): ${ending.failed}`)
    }
  }
  const rows = [...table].map(([name, { passed, listed, other, failed }]) => [
    `${name.padEnd(24)} passed ${String(passed)}, listed ${String(listed.length)}, other ${String(other.length)}, failed ${String(failed)}`, ...[...listed, ...other].map((line) => `    ${line}`),
  ].join('\n'))
  console.log(rows.join('\n'))
  expect(failures).toEqual([])
  for (const [name, { listed }] of table) expect(listed.length, name).toBeLessThanOrEqual(MOST_LISTED)
}, 600_000)
