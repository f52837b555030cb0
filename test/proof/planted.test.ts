/**
 * The differential, put to the test itself: faults planted one at a time in a copy of our engine must each be found by it
 * within a bounded number of cases. A copy without a fault must agree in all of them, or finding proves nothing.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { needs } from '../needs.js'
import { copyEngine, duplicate, place } from './copy.js'
import { plant, PLANTED } from './faults.js'
import { proofCase } from './generate.js'
import { judgeCases } from './second.js'
import { FULL } from '../support/proof.js'

const SEED = 2_026
const CASES = FULL ? 20_000 : 3_000
const AT_ONCE = 2
const run = promisify(execFile)

/** Writes the cases with the verdicts of the second implementation. */
function writeCases(python: string, file: string): void {
  const cases = Array.from({ length: CASES }, (_, index) => proofCase(SEED, index))
  const verdicts = judgeCases(python, cases)
  writeFileSync(file, JSON.stringify(cases.map((made, index) => ({ made, verdict: verdicts[index] }))))
}

/** Returns where each copy first differs from the second implementation, `-` for one that does not, by the copy's name. */
async function firstDifferences(copies: readonly string[], cases: string): Promise<Map<string, string>> {
  const shares = Array.from({ length: AT_ONCE }, (_, share) => copies.filter((_copy, index) => index % AT_ONCE === share))
  const told = await Promise.all(shares.map(async (share) => {
    const done = await run(process.execPath, [join(share[0] ?? '', 'test/proof/mutant.js'), cases, ...share], { timeout: FULL ? 600_000 : 100_000 })
    return done.stdout.trim().split('\n')
  }))
  return new Map(told.flat().map((line) => line.split(': ', 2) as [string, string]))
}

test('every planted fault is found by the differential, and none where there is none', { timeout: FULL ? 900_000 : 120_000 }, async (context) => {
  const python = needs('python3', context)
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-planted-')))
  try {
    const cases = join(folder, 'cases.json')
    writeCases(python, cases)
    const sound = join(folder, 'sound')
    mkdirSync(sound)
    copyEngine(sound)
    const mutants = PLANTED.map((fault, index) => {
      const copy = join(folder, `fault-${String(index)}`)
      duplicate(sound, copy)
      place(copy, fault.file, plant(fault))
      return { copy, fault }
    })
    const differences = await firstDifferences([sound, ...mutants.map(({ copy }) => copy)], cases)
    const at = (copy: string): string => differences.get(basename(copy)) ?? 'no answer'
    if (FULL) console.log(mutants.map(({ copy, fault }) => `${fault.name}: found at case ${at(copy)}`).join('\n'))
    expect(at(sound)).toBe('-')
    expect(mutants.filter(({ copy }) => !/^\d+$/u.test(at(copy))).map(({ fault }) => fault.name)).toEqual([])
    expect(mutants.length).toBeGreaterThanOrEqual(20)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
