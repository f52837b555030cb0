/** The cells that a set carries to be verified by: they run before anything is written, and decide about it (spec page 8.2). */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Desk } from './desk.js'
import type { Plan } from './plan.js'
import type { CheckReport } from './receipt.js'
import type { Verdict } from './workshop.js'

/** Milliseconds that one cell may take. */
const TIMEOUT = 120_000
const SUMMARY = 300

function summaryOf({ report }: Verdict): Pick<CheckReport, 'status' | 'summary'> {
  if (report === null) return { status: 'skipped', summary: 'a cell before it failed' }
  const { error, value, isolation, samples = [] } = report
  const pages = samples.map(({ name, version }) => `; sample ${name}, version ${String(version)}, among the artifacts of the run`).join('')
  const walls = isolation.missing.length === 0 ? isolation.tier : `${isolation.tier}; missing: ${isolation.missing.join('; ')}`
  if (error === null) return { status: 'passed', summary: `${value === null ? '' : `${value.slice(0, SUMMARY)} `}(isolation: ${walls})${pages}` }
  const place = error.line === null ? '' : ` at line ${String(error.line)}`
  return { status: 'failed', summary: `${error.name}: ${error.message.slice(0, SUMMARY)}${place} (isolation: ${walls})${pages}` }
}

/**
 * Returns the checks of a plan's cells as its receipt records them; none where it has no cells.
 * Refuses: verification_failed where they are required, feature_off where they do not run at this door, and what the workshop refuses.
 */
export async function verifyPlan(desk: Desk, plan: Plan): Promise<Outcome<CheckReport[]>> {
  if (plan.verify.length === 0) return ok([])
  if (desk.verifiedElsewhere === true) return ok([{ name: 'verify', status: 'not run', summary: 'the job that made this plan ran its cells; none run in one that may write' }])
  if (desk.verification === undefined) return refuse({ code: 'feature_off', detail: 'the member verify' })
  const verdicts = await desk.verification(plan, TIMEOUT)
  if (!verdicts.ok) return verdicts
  const named = verdicts.value.map((verdict, index) => ({ ...verdict, name: `verify ${String(index + 1)} (${verdict.cell.language})`, ...summaryOf(verdict) }))
  const failed = named.find(({ status }) => status === 'failed')
  if (failed !== undefined && desk.verifyMode !== 'report') {
    const excerpt = failed.report?.error?.excerpt ?? null
    return refuse({ code: 'verification_failed', detail: `${failed.name}: ${failed.summary}`, ...(excerpt === null ? {} : { excerpt }) })
  }
  return ok(named.map(({ name, status, summary }) => ({ name, status, summary })))
}
