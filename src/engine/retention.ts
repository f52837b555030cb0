/** Retained plans (spec pages 2.3 and 2.5): pure steps over a shelf; a `ShelfStore` makes them last. */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Limits } from '../base/settings.js'
import type { Plan } from './plan.js'
import type { Approval, RetainedPlan, RetiredPlan, Shelf } from './ports.js'

/** How many retired plans are remembered, so that a late reader learns what became of one. */
const REMEMBERED = 64

function remember(retired: readonly RetiredPlan[], added: readonly RetiredPlan[]): RetiredPlan[] {
  const ids = new Set(added.map((one) => one.id))
  return [...retired.filter((one) => !ids.has(one.id)), ...added].slice(-REMEMBERED)
}

/** Returns the shelf without the plans whose time is over at `now`. */
export function expire(shelf: Shelf, now: number): Shelf {
  const over = shelf.plans.filter((one) => one.expiresAt <= now)
  if (over.length === 0) return shelf
  return {
    plans: shelf.plans.filter((one) => one.expiresAt > now),
    retired: remember(shelf.retired, over.map(({ plan, expiresAt }) => ({ id: plan.id, state: 'expired', title: plan.title, at: expiresAt }))),
  }
}

/** Who retains a plan and what for. */
export type Retainer = Pick<RetainedPlan, 'author' | 'authorId' | 'purpose'>

/** Returns whether an entry is of the one who retains it again: by numeric id where both have one. */
function isOf({ author, authorId }: RetainedPlan, by: Retainer): boolean {
  return authorId === undefined || by.authorId === undefined ? author === by.author : authorId === by.authorId
}

/**
 * Returns the shelf with the plan retained; the same content again renews it, and revives it when it was retired. Its approvals
 * stay where the author does. Refuses: too_many_plans, naming the oldest; none is evicted.
 */
export function retain(shelf: Shelf, plan: Plan, by: Retainer, now: number, limits: Limits): Outcome<{ shelf: Shelf; entry: RetainedPlan }> {
  const current = expire(shelf, now)
  const known = current.plans.find((one) => one.plan.id === plan.id && isOf(one, by))
  const others = current.plans.filter((one) => one.plan.id !== plan.id)
  const oldest = others[0]
  if (others.length >= limits.plans && oldest !== undefined) {
    return refuse({ code: 'too_many_plans', limit: limits.plans, figure: others.length + 1, expected: oldest.plan.id })
  }
  const entry: RetainedPlan = {
    plan, ...by, ...(known?.approvals === undefined ? {} : { approvals: known.approvals }), createdAt: now, expiresAt: now + limits.planLifetime,
  }
  return ok({
    entry,
    shelf: { plans: [...others, entry], retired: current.retired.filter((one) => one.id !== plan.id) },
  })
}

/** Returns the shelf with somebody's approval of a plan, which counts once a person. */
export function approve(shelf: Shelf, id: string, approval: Approval): Shelf {
  return {
    ...shelf,
    plans: shelf.plans.map((one) => (one.plan.id !== id ? one
      : { ...one, approvals: [...(one.approvals ?? []).filter((other) => other.id !== approval.id), approval] })),
  }
}

/** Returns the shelf with a plan retired and its content let go; the same shelf when it holds no such plan. */
export function retire(shelf: Shelf, retired: RetiredPlan): Shelf {
  const held = shelf.plans.find((one) => one.plan.id === retired.id)
  if (held === undefined) return shelf
  return { plans: shelf.plans.filter((one) => one !== held), retired: remember(shelf.retired, [{ title: held.plan.title, ...retired }]) }
}

/** Returns the retired plan that an id or a prefix of it names, the newest of several; null where none is remembered. */
export function retiredPlan(shelf: Shelf, id: string, now: number): RetiredPlan | null {
  return isPlanId(id) ? expire(shelf, now).retired.filter((one) => one.id.startsWith(id)).at(-1) ?? null : null
}

/**
 * Returns the one retained plan that an id names: all of it, or for the plan's author any prefix of 12 or more hex digits.
 * Refuses: plan_not_found, plan_ambiguous, plan_expired, plan_discarded, plan_applied.
 */
export function findPlan(shelf: Shelf, id: string, reader: string, now: number): Outcome<RetainedPlan> {
  if (!isPlanId(id)) return refuse({ code: 'plan_not_found', expected: id, detail: 'an id is cs- and 12 to 64 hex digits' })
  const current = expire(shelf, now)
  const matches = current.plans.filter((one) => one.plan.id.startsWith(id))
  const [match] = matches
  if (matches.length > 1) return refuse({ code: 'plan_ambiguous', expected: id, detail: matches.map((one) => one.plan.id).join(', ') })
  if (match !== undefined) {
    if (match.plan.id === id || match.author === reader) return ok(match)
    return refuse({ code: 'plan_not_found', expected: id, detail: 'only its author may shorten a plan id; write all 64 digits' })
  }
  const gone = retiredPlan(current, id, now)
  if (gone === null) return refuse({ code: 'plan_not_found', expected: id })
  switch (gone.state) {
    case 'applied': return refuse({ code: 'plan_applied', expected: gone.id, ...(gone.receipt === undefined ? {} : { detail: gone.receipt }) })
    case 'discarded': return refuse({ code: 'plan_discarded', expected: gone.id })
    case 'expired': return refuse({ code: 'plan_expired', expected: gone.id })
  }
}

/** Returns whether a word is a plan id or a prefix of one: `cs-` and 12 to 64 hex digits. */
export function isPlanId(word: string): boolean {
  return /^cs-[0-9a-f]{12,64}$/u.test(word)
}
