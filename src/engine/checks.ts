/** What was looked at in a plan, as plans and receipts tell it: syntax, characters that do not show, what git does not get to run. */
import { ok, type Outcome } from '../base/outcome.js'
import type { Desk } from './desk.js'
import { hiddenIn } from './hidden.js'
import type { Plan } from './plan.js'
import type { CheckReport, Receipt } from './receipt.js'
import { checkSyntax } from './syntax.js'
import { touchedPaths } from './fresh.js'

/** Returns the check that names files which gain hidden characters, where they were let through; none where no file does. */
function hiddenCheck(plan: Pick<Plan, 'files'>): CheckReport[] {
  const found = hiddenIn(plan.files)
  if (found.length === 0) return []
  const told = found.map(({ path, count }) => `${path} gains ${String(count)} invisible or direction-changing character${count === 1 ? '' : 's'}`)
  return [{ name: 'hidden characters', status: 'warning', summary: told.join('; ') }]
}

/** Returns the check that says what a commit by git would have run and ours does not; none where that is nothing. */
async function unrunCheck(desk: Desk, plan: Pick<Plan, 'files'>): Promise<CheckReport[]> {
  const unrun = await desk.unrun?.(touchedPaths(plan)) ?? []
  return unrun.length === 0 ? [] : [{ name: 'git', status: 'not run', summary: unrun.join('; ') }]
}

/** Returns the checks of a plan as its receipt records them. Refuses: syntax_errors. */
export async function checkPlan(desk: Desk, plan: Pick<Plan, 'files'>, operation: Receipt['operation']): Promise<Outcome<CheckReport[]>> {
  const [syntax, unrun] = await Promise.all([checkSyntax(desk, plan, operation), unrunCheck(desk, plan)])
  return syntax.ok ? ok([...syntax.value, ...(operation === 'undo' ? [] : hiddenCheck(plan)), ...unrun]) : syntax
}
