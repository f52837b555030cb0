/** Answers of every outcome, made of the strings and bytes that a test gives. */
import { createHash } from 'node:crypto'
import { HAND_WRITTEN } from '../../src/base/settings.js'
import { utf8 } from '../../src/base/encoding.js'
import { REFUSAL_CODES, type Refusal } from '../../src/base/refusal.js'
import type { Answer, PlanReport } from '../../src/engine/answer.js'
import { fileReports } from '../../src/engine/file-report.js'
import { bindPlan, sideOf, type FileChange, type Plan } from '../../src/engine/plan.js'
import type { Receipt } from '../../src/engine/receipt.js'
import { reportRefusals } from '../../src/engine/report-refusals.js'
import type { CardInput } from '../../src/report/card.js'
import { planDiff } from '../../src/report/plan-diff.js'

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function change(path: string, before: string | null, after: string | null): FileChange {
  const side = (text: string | null): FileChange['before'] => (text === null ? null : sideOf(utf8(text), '100644', sha256))
  return { operation: before === null ? 'create' : after === null ? 'delete' : 'edit', path, before: side(before), after: side(after) }
}

export function planOf(files: readonly FileChange[], title = 'Rename the retry option'): Plan {
  return bindPlan({ title, verify: [], files, unchanged: [] }, 'github:1/pr/2', null, sha256)
}

export function planReport(plan: Plan, over: Partial<PlanReport> = {}): PlanReport {
  const { text, cut } = planDiff(plan, HAND_WRITTEN.diffLines)
  return {
    id: plan.id, expires_at: '2026-12-01T10:30:00Z', applies: true, title: plan.title, files: fileReports(plan), diff: text, diff_cut: [...cut], ...over,
  }
}

export function receiptOf(plan: Plan, over: Partial<Receipt> = {}): Receipt {
  return {
    id: `hr-${'ab'.repeat(32)}`, owner: 'pr/2', plan_id: plan.id, request_id: 'comment:7', actor: 'ann', operation: 'apply', title: plan.title,
    files: fileReports(plan), unchanged: [], commit: 'c0ffee'.repeat(7).slice(0, 40), checks: [{ name: 'syntax', status: 'clean', summary: '2 files' }],
    indeterminate: [], at: '2026-12-01T10:00:00Z', verified: true, ...over,
  }
}

export const PLAN = planOf([
  change('src/retry.ts', 'a\nb\nc\n', 'a\nB\nc\nd\n'), change('test/new.ts', null, 'x\n'),
])

export const STALE: Refusal = {
  code: 'stale_line', path: 'src/retry.ts', hunk: 0, position: '12#ab3f', expected: '12#ab3f', current_anchor: 'fa:3f9a1c2b7d10',
  reread: { path: 'src/retry.ts', start: 9, count: 7 },
  neighbourhood: [{ n: 11, anchor: '11#0000', text: 'before' }, { n: 12, anchor: '12#1111', text: 'now' }],
  candidates: [{ n: 18, anchor: '18#ab3f' }],
}

export function card(answer: Answer, over: Partial<CardInput> = {}): CardInput {
  return {
    answer, plan: null, verb: 'apply', requestId: 'comment:7', actor: 'ann', runUrl: 'https://github.com/o/r/actions/runs/1',
    marker: 'comment:7', notes: [], prefix: '/holdfast', branch: null, ...over,
  }
}

/** Returns answers of every outcome in which every free text is one of `texts`, taken in turn. */
export function hostile(texts: readonly string[]): CardInput[] {
  let at = 0
  const next = (): string => texts[at++ % texts.length] ?? ''
  // A plan is canonical JSON and so holds whole characters only.
  const whole = (): string => next().replace(/\p{Surrogate}/gu, '?')
  const plan = planOf([change(whole(), next(), `${next()}\n${next()}\n`), change(`${whole()}2`, null, next())], whole())
  const line = (n: number): { n: number; anchor: string; text: string } => ({ n, anchor: `${String(n)}#ab3f`, text: next() })
  const refusals = [0, 1, 2].map((): Refusal => ({
    code: REFUSAL_CODES[(at * 7) % REFUSAL_CODES.length] ?? 'busy', path: next(), hunk: 0, position: next(), expected: next(), current_anchor: next(),
    detail: next(), reread: { path: next(), start: 1, count: 3 }, neighbourhood: [line(1), line(2)], candidates: [{ n: 1, anchor: next() }],
    lines: [{ range_anchor: next(), start: 1, count: 1, lines: [line(1)] }],
  }))
  const receipt = receiptOf(plan, {
    id: next(), title: next(), actor: next(), commit: next(), indeterminate: [next()], not_started: [next()], unchanged: [next()], undoes: next(),
    checks: [{ name: next(), status: next(), summary: next() }],
  })
  const answers: Answer[] = [
    { outcome: 'planned', plan: planReport(plan) },
    { outcome: 'planned', plan: planReport(plan, { applies: false, refusals: reportRefusals(refusals) }) },
    { outcome: 'applied', receipt },
    { outcome: 'applied', receipt, repeated: true },
    { outcome: 'no_change', message: next(), receipt: { ...receipt, repetition: 3 } },
    { outcome: 'refused', refusals: reportRefusals(refusals) },
    { outcome: 'indeterminate', message: next(), receipt },
    { outcome: 'error', message: next() },
    { outcome: 'ok', path: next(), start: 1, count: 1, total_lines: 9, tokens: 4, lines: [line(1)], continues: next() },
    { outcome: 'ok', help: next(), [next()]: next(), plans: [], transaction: next() },
  ]
  return answers.map((answer, i) => card(answer, {
    plan: i % 2 === 0 ? plan : null, verb: next(), requestId: next(), actor: next(), runUrl: i % 3 === 0 ? next() : null, marker: next(), notes: [next()],
  }))
}
