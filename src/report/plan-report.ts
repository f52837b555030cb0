import type { Refusal } from '../base/refusal.js'
import type { PlanReport } from '../engine/answer.js'
import { fileReports } from '../engine/file-report.js'
import type { Plan } from '../engine/plan.js'
import type { CheckReport } from '../engine/receipt.js'
import { reportRefusals } from '../engine/report-refusals.js'
import { planDiff } from './plan-diff.js'

/** What is left of a plan whose content was let go: its title, and the files and checks that its receipt tells of. */
export type Remembered = Pick<PlanReport, 'id' | 'title' | 'files' | 'checks'>

/** Returns what is still known of a plan whose content was let go, and why it no longer applies. */
export function reportRetired(known: Remembered, refusals: readonly Refusal[]): PlanReport {
  return { ...known, expires_at: null, applies: false, diff: '', diff_cut: [], refusals: reportRefusals(refusals) }
}

/** Returns a plan as `preview` and `status` answer it; `refusals` say why it no longer applies. */
export function reportPlan(
  plan: Plan, expiresAt: number | null, refusals: readonly Refusal[], diffLines: number, checks: readonly CheckReport[] = [],
): PlanReport {
  const diff = planDiff(plan, diffLines)
  return {
    id: plan.id, expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(), applies: refusals.length === 0,
    title: plan.title, files: fileReports(plan), diff: diff.text, diff_cut: [...diff.cut],
    ...(plan.blocks === undefined ? {} : { blocks: [...plan.blocks] }),
    ...(checks.length === 0 ? {} : { checks: [...checks] }),
    ...(refusals.length === 0 ? {} : { refusals: reportRefusals(refusals) }),
  }
}
