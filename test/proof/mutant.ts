/**
 * What runs in the mutants' process: `node mutant.js CASES COPY…` compares the cases of a file (`[{ made, verdict }]`) in order
 * in each copy of the engine, and prints a line `COPY: INDEX` with the index of its first difference, or `COPY: -`. A mutant
 * that throws differs as well.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { compareCase, Verdict } from './compare.js'
import type { ProofCase } from './generate.js'

const [, , file = '', ...copies] = process.argv
const cases = JSON.parse(readFileSync(file, 'utf8')) as { made: ProofCase; verdict: Verdict }[]

async function firstDifference(compare: typeof compareCase): Promise<string> {
  for (const [index, { made, verdict }] of cases.entries()) {
    const found = await compare(made, verdict).catch((error: unknown) => `it threw: ${String(error)}`)
    if (found !== null) return String(index)
  }
  return '-'
}

for (const copy of copies) {
  const loaded = await import(join(copy, 'test/proof/compare.js')) as { compareCase: typeof compareCase }
  console.log(`${basename(copy)}: ${await firstDifference(loaded.compareCase)}`)
}
