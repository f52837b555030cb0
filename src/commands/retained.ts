/** Finding retained plans, and what became of them. */
import type { Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Desk } from '../engine/desk.js'
import type { Intent } from '../engine/draft-receipt.js'
import type { Wish } from '../engine/first-receipt.js'
import { touchedPaths } from '../engine/fresh.js'
import type { Plan } from '../engine/plan.js'
import type { RetainedPlan, RetiredPlan } from '../engine/ports.js'
import { findPlan, retiredPlan } from '../engine/retention.js'

/** Returns the retained plan that an id names for whoever is at the desk. Refuses: as `findPlan`. */
export async function findRetained(desk: Desk, id: string): Promise<Outcome<RetainedPlan>> {
  if (desk.shelf === null) return { ok: false, refusals: [{ code: 'plan_not_found', expected: id }] }
  return desk.shelf.update((shelf) => ({ answer: findPlan(shelf, id, desk.actor, desk.now()) }))
}

/** Returns what is left of the retired plan that an id names, or null. */
export async function findRetired(desk: Desk, id: string): Promise<RetiredPlan | null> {
  return await desk.shelf?.update((shelf) => ({ answer: retiredPlan(shelf, id, desk.now()) })) ?? null
}

/** Returns the receipt that already tells of this plan and was landed after it was retained, or null. */
export async function appliedAs(desk: Desk, { plan, createdAt }: RetainedPlan): Promise<string | null> {
  const receipts = await desk.ledger.receipts()
  return receipts.find((receipt) => receipt.plan_id === plan.id && Date.parse(receipt.at) >= createdAt)?.id ?? null
}

/** Returns the refusal of a plan that a receipt tells of. */
export function appliedBefore({ id }: Plan, receipt: string): Refusal {
  return { code: 'plan_applied', expected: id, detail: receipt }
}

/** Returns the wish for a plan by its id, which may be a prefix: retained, retired, or known to nobody any more. */
export function planWish(id: string, found: Outcome<RetainedPlan>, intent: Intent): Wish {
  const plan = found.ok ? found.value.plan : null
  const named = plan?.id ?? (found.ok ? undefined : found.refusals[0]?.expected) ?? id
  return {
    intent, paths: plan === null ? [] : touchedPaths(plan), planId: /^cs-[0-9a-f]{64}$/u.test(named) ? named : '',
    isToldBy: (receipt) => receipt.plan_id.startsWith(named), planOn: () => Promise.resolve(plan),
  }
}
