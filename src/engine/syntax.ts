/** What a set does to the syntax of its files (spec page 8.1): refused, recorded or not looked at. */
import { ok, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Desk } from './desk.js'
import type { Plan } from './plan.js'
import type { SyntaxFile, SyntaxProblem, SyntaxResult } from './ports.js'
import type { CheckReport, Receipt } from './receipt.js'

/** The name under which receipts and plans tell of it. */
const NAME = 'syntax'
/** New errors of one file that a refusal tells of, and paths that a check names. */
const TOLD = 10

function filesOf(plan: Pick<Plan, 'files'>): SyntaxFile[] {
  return plan.files.flatMap(({ path, from, before, after }): SyntaxFile[] => {
    if (after === null) return []
    return [{ path, ...(from === undefined ? {} : { from }), before: before?.bytes ?? null, after: after.bytes }]
  })
}

function refusalOf(path: string, { line, character, message, excerpt }: SyntaxProblem, more: number): Refusal {
  const rest = more === 0 ? '' : `, and ${String(more)} more`
  return { code: 'syntax_errors', path, position: `${String(line)}:${String(character)}`, excerpt, detail: `at ${String(line)}:${String(character)}: ${message}${rest}` }
}

function refusalsOf({ path, errors }: SyntaxResult): Refusal[] {
  const told = errors.slice(0, TOLD)
  return told.map((error, index) => refusalOf(path, error, index === told.length - 1 ? errors.length - told.length : 0))
}

function words({ path, status, reason, errors: [first, ...others] }: SyntaxResult): string {
  if (first === undefined || status !== 'errors') return reason === null ? path : `${path} (${reason})`
  const more = others.length === 0 ? '' : `, and ${String(others.length)} more`
  return `${path}:${String(first.line)}:${String(first.character)} ${first.message}${more}`
}

/** Returns one check for each status that files have, so that what is unchecked never stands among what is clean. */
function reportsOf(results: readonly SyntaxResult[]): CheckReport[] {
  return (['errors', 'clean', 'unchecked'] as const).flatMap((status) => {
    const files = results.filter((result) => result.status === status)
    if (files.length === 0) return []
    const more = files.length > TOLD ? `; and ${String(files.length - TOLD)} more` : ''
    return [{ name: NAME, status, summary: files.slice(0, TOLD).map(words).join('; ') + more }]
  })
}

/**
 * Returns the checks of a plan as its receipt records them; none where they are off. An undo brings back what was there, so
 * that errors which the receipt took away are recorded and not refused.
 * Refuses: syntax_errors.
 */
export async function checkSyntax(desk: Desk, plan: Pick<Plan, 'files'>, operation: Receipt['operation']): Promise<Outcome<CheckReport[]>> {
  const files = filesOf(plan)
  if (desk.syntaxMode === 'off' || files.length === 0) return ok([])
  const results = await desk.syntax.check(files)
  const refusals = desk.syntaxMode === 'refuse' && operation !== 'undo' ? results.flatMap(refusalsOf) : []
  return refusals.length === 0 ? ok(reportsOf(results)) : { ok: false, refusals }
}
