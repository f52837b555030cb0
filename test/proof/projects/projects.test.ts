/**
 * Refactors on real projects: every one that is accepted is judged by a fresh compiler, and of the valid ones at least 95 in a
 * hundred must be accepted. The sample is of a package among our own dependencies; the whole fetches others (`packages.ts`) and
 * appends its table to the file that `HOLDFAST_TABLE` names.
 */
import { appendFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FULL, runs } from '../../support/proof.js'
import { ALL, layOut, NEAR, type Sample } from './packages.js'
import { Trial, type Tried } from './try.js'

const SEED = 20_261_201

function row({ what, choice, verdict, why, milliseconds }: Tried, root: string): string {
  return `| ${what} | ${choice.kind} | ${choice.name} | ${choice.file.slice(root.length + 1)} | ${verdict} | ${String(milliseconds)} ms | ${why.replaceAll(root, '').replaceAll('\n', '; ').replaceAll('|', '\\|')} |`
}

function told(sample: Sample, all: readonly Tried[], root: string): void {
  const table = process.env['HOLDFAST_TABLE']
  if (table !== undefined) appendFileSync(table, `\n## ${sample.name}\n\n${all.map((one) => row(one, root)).join('\n')}\n`)
}

test.each(FULL ? [NEAR, ...ALL] : [NEAR])('$name: nothing partial is accepted, and nothing valid refused', (sample) => {
  const laid = layOut(sample)
  try {
    const all = new Trial(laid, !sample.name.startsWith('effect')).run(runs(3, 20), runs(2, 10), SEED)
    told(sample, all, laid.root)
    expect(all.length).toBe(runs(5, 30))
    expect(all.filter(({ verdict }) => verdict === 'BAD').map((one) => row(one, laid.root))).toEqual([])
    const valid = all.filter(({ verdict }) => verdict !== 'refused, and invalid')
    const refused = valid.filter(({ verdict }) => verdict === 'refused though valid')
    expect(refused.length / valid.length, refused.map((one) => row(one, laid.root)).join('\n')).toBeLessThanOrEqual(0.05)
  } finally {
    rmSync(laid.root, { recursive: true, force: true })
  }
}, 3_600_000)
