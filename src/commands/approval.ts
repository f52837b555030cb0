/** Asking for an approval, and giving one (spec page 5.2). */
import type { Refusal } from '../base/refusal.js'
import { underPolicy, type Desk, type Done } from '../engine/desk.js'
import type { Intent } from '../engine/draft-receipt.js'
import { admit, execute, refused } from '../engine/execute.js'
import { freshness, touchedPaths } from '../engine/fresh.js'
import type { Plan } from '../engine/plan.js'
import type { Backing, RetainedPlan, Shelf, Step } from '../engine/ports.js'
import { approve, retain } from '../engine/retention.js'
import type { Snapshot } from '../engine/snapshot.js'
import { appliedAs, findRetained, planWish } from './retained.js'

/** Returns who stands behind a retained plan. */
function backingOf({ author, authorId, approvals }: RetainedPlan, approving: boolean): Backing {
  return { author, ...(authorId === undefined ? {} : { authorId }), approvals: approvals ?? [], approving }
}

/** Returns what a retained plan was made for. */
export function intentOf(entry: RetainedPlan, approving: boolean): Intent {
  return { ...(entry.purpose ?? { operation: 'apply' }), backing: backingOf(entry, approving) }
}

/** Returns whether an approval is all that an answer lacks. */
export function wantsApproval({ answer }: Done): boolean {
  return answer.outcome === 'refused' && answer.refusals.every(({ code }) => code === 'approval_required')
}

/**
 * Returns the refusal of a set that lacks nothing but an approval as a request for one: with its plan, retained for whoever
 * approves it. Any other answer is returned as it came. Refuses: too_many_plans.
 */
export async function askApproval(desk: Desk, ended: Done, plan: Plan, { operation, undoes }: Intent): Promise<Done> {
  if (desk.shelf === null || !wantsApproval(ended)) return ended
  const { limits } = await underPolicy(desk)
  const by = {
    author: desk.actor, ...(desk.actorId === undefined ? {} : { authorId: desk.actorId }),
    purpose: { operation, ...(undoes === undefined ? {} : { undoes }) },
  }
  const kept = await desk.shelf.update((shelf): Step<ReturnType<typeof retain>, Shelf> => {
    const next = retain(shelf, plan, by, desk.now(), limits)
    return next.ok ? { answer: next, next: next.value.shelf } : { answer: next }
  })
  return kept.ok ? { ...ended, plan } : refused(kept.refusals, plan)
}

/** Returns why a plan cannot be executed as it stands, whoever asks. */
async function unfit(desk: Desk, entry: RetainedPlan, snapshot: Snapshot): Promise<Refusal[]> {
  const applied = await appliedAs(desk, entry)
  if (applied !== null) return [{ code: 'plan_applied', expected: entry.plan.id, detail: applied }]
  return freshness(entry.plan, snapshot, 'stale_plan', desk.sha256)
}

/** Writes an approval down that is not the last one needed; returns the answer with the plan. */
async function record(desk: Desk, ended: Done, { plan }: RetainedPlan): Promise<Done> {
  const { actorId, actor } = desk
  if (actorId === undefined) return refused([{ code: 'not_authorised', detail: 'an approval needs somebody with a numeric id' }], plan)
  await desk.shelf?.update((shelf): Step<null, Shelf> => ({ answer: null, next: approve(shelf, plan.id, { login: actor, id: actorId, at: desk.now() }) }))
  return { ...ended, plan }
}

/** Carries an approval out on a plan that is there. */
async function approveEntry(desk: Desk, entry: RetainedPlan): Promise<Done> {
  const { plan } = entry
  const paths = touchedPaths(plan)
  const intent = intentOf(entry, true)
  const [ended, loaded] = await Promise.all([admit(desk, planWish(plan.id, { ok: true, value: entry }, intent), paths), desk.target.load(paths)])
  if (ended !== null && !wantsApproval(ended)) return ended
  if (!loaded.ok) return refused(loaded.refusals)
  const problems = await unfit(desk, entry, loaded.value)
  if (problems.length > 0) return refused(problems, plan)
  if (ended !== null) return isOwn(desk, entry) ? { ...ended, plan } : record(desk, ended, entry)
  return execute(desk, { ...plan, base: loaded.value.base }, loaded.value, intent)
}

/**
 * Returns what came of approving a retained plan, named by its whole id: executed where that was all it lacked, else the
 * approval is kept beside the plan. The plan is verified afresh before either.
 * Refuses: plan_not_found, plan_expired, plan_discarded, plan_applied, stale_plan, not_authorised, approval_required, and the target codes.
 */
export async function approvePlan(desk: Desk, id: string): Promise<Done> {
  if (!/^cs-[0-9a-f]{64}$/u.test(id)) return refused([{ code: 'plan_not_found', expected: id, detail: 'an approval names a plan by all 64 digits of its id' }])
  const found = await findRetained(desk, id)
  if (found.ok) return approveEntry(desk, found.value)
  const first = await admit(desk, planWish(id, found, { operation: 'apply' }), [])
  return first !== null && first.answer.outcome !== 'refused' ? first : refused(found.refusals)
}

function isOwn({ actor, actorId }: Desk, { author, authorId }: RetainedPlan): boolean {
  return authorId === undefined || actorId === undefined ? actor === author : actorId === authorId
}
