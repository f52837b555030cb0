/** The second implementation: a Python program that shares nothing with ours but the specification. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Verdict } from './compare.js'
import type { ProofCase } from './generate.js'

const judge = fileURLToPath(new URL('../second/judge.py', import.meta.url))

/** Returns the verdict of every case, in order. */
export function judgeCases(python: string, cases: readonly ProofCase[]): Verdict[] {
  const run = spawnSync(python, [judge], {
    input: cases.map((made) => `${JSON.stringify(made)}\n`).join(''), encoding: 'utf8', maxBuffer: 2 ** 30,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' },
  })
  if (run.status !== 0) throw new Error(`the second implementation ended with ${String(run.status)}: ${run.stderr}`)
  const verdicts = run.stdout.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Verdict)
  if (verdicts.length !== cases.length) throw new Error(`${String(verdicts.length)} verdicts on ${String(cases.length)} cases`)
  return verdicts
}
