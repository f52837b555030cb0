/** `apply` and `preview` of a plan that another job made: verified from zero, then executed like any set (spec page 5.3). */
import { COMPUTED } from '../base/settings.js'
import { checkPlan } from '../engine/checks.js'
import { underPolicy, type Desk, type Done } from '../engine/desk.js'
import { carriedPaths, readCarried, settleCarried, type Arrived } from '../engine/carried.js'
import type { Intent } from '../engine/draft-receipt.js'
import { admit, execute, refused } from '../engine/execute.js'
import type { Wish } from '../engine/first-receipt.js'
import { refuseHidden } from '../engine/hidden.js'
import type { Plan } from '../engine/plan.js'
import type { Outcome } from '../base/outcome.js'
import type { Snapshot } from '../engine/snapshot.js'
import { reportPlan } from '../report/plan-report.js'
import { askApproval, wantsApproval } from './approval.js'

/** Returns the carried plan as it stands on a snapshot; hidden characters are looked for anew. */
function standing(desk: Desk, arrived: Arrived, snapshot: Snapshot): Outcome<Plan> {
  const settled = settleCarried(arrived, snapshot, desk.sha256)
  if (!settled.ok || desk.hidden === 'allow') return settled
  const hidden = refuseHidden(settled.value.files)
  return hidden.length > 0 ? { ok: false, refusals: hidden } : settled
}

/**
 * Returns what came of executing a plan that another job made.
 * Refuses: invalid_artifact, stale_plan, hidden_characters, and what executing refuses.
 */
export async function applyCarried(desk: Desk, found: unknown): Promise<Done> {
  const intent: Intent = { operation: 'apply' }
  const arrived = readCarried(found, desk.target.name, desk.sha256, COMPUTED)
  if (!arrived.ok) return refused(arrived.refusals)
  const paths = carriedPaths(arrived.value)
  const { id } = arrived.value.carried
  const wish: Wish = {
    intent, paths, planId: id, isToldBy: (receipt) => receipt.plan_id === id,
    planOn: (before) => {
      const plan = settleCarried(arrived.value, before, desk.sha256)
      return Promise.resolve(plan.ok ? plan.value : null)
    },
  }
  const [ended, loaded] = await Promise.all([admit(desk, wish, paths), desk.target.load(paths, paths)])
  if (ended !== null && !wantsApproval(ended)) return ended
  if (!loaded.ok) return refused(loaded.refusals)
  const plan = standing(desk, arrived.value, loaded.value)
  if (!plan.ok) return refused(plan.refusals)
  return ended === null ? execute(desk, plan.value, loaded.value, intent) : askApproval(desk, ended, plan.value, intent)
}

/** Returns the same plan as it would be executed; nothing is retained. Refuses: as `applyCarried`, permissions apart. */
export async function previewCarried(desk: Desk, found: unknown): Promise<Done> {
  const arrived = readCarried(found, desk.target.name, desk.sha256, COMPUTED)
  if (!arrived.ok) return refused(arrived.refusals)
  const paths = carriedPaths(arrived.value)
  const loaded = await desk.target.load(paths, paths)
  if (!loaded.ok) return refused(loaded.refusals)
  const plan = standing(desk, arrived.value, loaded.value)
  if (!plan.ok) return refused(plan.refusals)
  const [{ limits }, checks] = await Promise.all([underPolicy(desk), checkPlan(desk, plan.value, 'apply')])
  if (!checks.ok) return refused(checks.refusals, plan.value)
  return { answer: { outcome: 'planned', plan: reportPlan(plan.value, null, [], limits.diffLines, checks.value) }, plan: plan.value }
}
