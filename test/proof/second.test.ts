/**
 * The differential: random ChangeSets and reads, judged by ours and by the second implementation (`test/second`). Outcome,
 * after-images, plan id, refusals and their data must agree. 300 cases in CI; HOLDFAST_PROOF=full runs many more, from
 * HOLDFAST_SEED on when it is set.
 */
import { expect, test } from 'vitest'
import { needs } from '../needs.js'
import { caseFolders, readTree } from '../support/case-folder.js'
import type { MemoryFile } from '../support/memory.js'
import { compareCase } from './compare.js'
import { proofCase, type CaseFile, type ProofCase } from './generate.js'
import { judgeCases } from './second.js'
import { FULL, runs } from '../support/proof.js'

const SEED = Number(process.env['HOLDFAST_SEED'] ?? 1)
const CASES = runs(300, 50_000)
const BATCH = 2_000

test(`ours and the second implementation agree on ${String(CASES)} random cases`, { timeout: runs(30_000, 1_800_000) }, async (context) => {
  const python = needs('python3', context)
  const outcomes = new Map<string, number>()
  const count = (what: string): void => { outcomes.set(what, (outcomes.get(what) ?? 0) + 1) }
  const differences: string[] = []
  for (let from = 0; from < CASES && differences.length < 5; from += BATCH) {
    const cases = Array.from({ length: Math.min(BATCH, CASES - from) }, (_, index) => proofCase(SEED, from + index))
    const verdicts = judgeCases(python, cases)
    for (const [index, made] of cases.entries()) {
      const verdict = verdicts[index] ?? { outcome: 'error' }
      count(verdict.outcome)
      for (const code of new Set((verdict.refusals ?? []).map((refusal) => refusal.code))) count(code)
      const found = await compareCase(made, verdict)
      if (found !== null && differences.length < 5) differences.push(`case ${String(SEED)}:${String(from + index)}: ${found}\n  ${JSON.stringify(made)}`)
    }
  }
  if (FULL) console.log(`differential: ${[...outcomes].sort((a, b) => b[1] - a[1]).map(([what, n]) => `${what} ${String(n)}`).join(', ')}`)
  expect(differences.join('\n\n')).toBe('')
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['planned', 'no_change', 'refused', 'ok', 'stale_anchor', 'stale_line', 'out_of_bounds', 'overlapping_hunks', 'unread_lines']))
})

function caseFile(file: MemoryFile): CaseFile {
  if (file.kind === 'file') return { mode: file.mode, b64: Buffer.from(file.bytes).toString('base64') }
  return file.kind === 'symlink' ? { mode: '120000', b64: Buffer.from(file.target).toString('base64') } : { mode: '160000', b64: '' }
}

test('the second implementation agrees on every case folder that is about what it knows', async (context) => {
  const python = needs('python3', context)
  // It knows neither hidden characters nor other limits, and receipts are always on.
  const folders = caseFolders().filter(({ notes: { hidden, limits, switches } }) => hidden === undefined && limits === undefined && switches?.changeReceipts === undefined && switches?.anchorPatch !== true)
  const cases = folders.map(({ folder, notes, document }): ProofCase => ({
    files: Object.fromEntries([...readTree(folder, 'before')].map(([path, file]) => [path, caseFile(file)])),
    line_anchors: notes.switches?.lineAnchors ?? true, document,
  }))
  const verdicts = judgeCases(python, cases)
  const differences: string[] = []
  for (const [index, made] of cases.entries()) {
    const found = await compareCase(made, verdicts[index] ?? { outcome: 'error' })
    if (found !== null) differences.push(`${folders[index]?.name ?? ''}: ${found}`)
  }
  expect(differences.join('\n\n')).toBe('')
})
