/**
 * The commit core: every executed set goes through `admit` and `execute`, and lands one effect and one receipt, or a refusal and nothing.
 *
 * Calling sequence: `admit` (the one permission decision, and the request's first receipt), then plan on a snapshot, then
 * `execute`. The target writes set and receipt together; one that moved meanwhile is verified again, at most three times. A request
 * under whose id another set has landed meanwhile is refused. What a target cannot confirm after its write is told as
 * `indeterminate`, never as success.
 */
import type { Refusal } from '../base/refusal.js'
import { checkPlan } from './checks.js'
import { verifyPlan } from './verify.js'
import type { Done, Desk } from './desk.js'
import { draftReceipt, type Intent } from './draft-receipt.js'
import { firstReceipt, landedAs, takenRequest, type Wish } from './first-receipt.js'
import { createdPaths, freshness, touchedPaths } from './fresh.js'
import type { Plan } from './plan.js'
import { retire } from './retention.js'
import { repetitions, type Receipt } from './receipt.js'
import { reportRefusals } from './report-refusals.js'
import type { Snapshot } from './snapshot.js'

/** A set lands again on a target that moved, three times at most (spec page 5.4); on a machine of one's own others only queue for the lock. */
const ATTEMPTS = 4
const LOCAL_ATTEMPTS = 64
/** From this many no-change outcomes in a row on, the answer says so plainly. */
const REPETITIVE = 3

/** Returns the refused answer of these refusals, most important first. */
export function refused(refusals: readonly Refusal[], plan: Plan | null = null): Done {
  return { answer: { outcome: 'refused', refusals: reportRefusals(refusals) }, plan }
}

/** Returns the answer that a receipt tells; `repeated` when it is told again and nothing was done. */
function answerOf(receipt: Receipt, plan: Plan | null, repeated: boolean): Done {
  const again = repeated ? { repeated } : {}
  if (receipt.indeterminate.length > 0) {
    return { answer: { outcome: 'indeterminate', message: receipt.indeterminate.join('; '), receipt }, plan }
  }
  if (receipt.files.length > 0) return { answer: { outcome: 'applied', receipt, ...again }, plan }
  const count = receipt.repetition ?? 1
  const message = count >= REPETITIVE
    ? { message: `this set has changed nothing ${String(count)} times in a row; repeating it will change nothing again` } : {}
  return { answer: { outcome: 'no_change', receipt, ...again, ...message }, plan }
}

/** Returns the receipt to record; one of a set that changes nothing counts how often that was so in a row. */
async function countedReceipt(desk: Desk, plan: Plan, intent: Intent, checks: Receipt['checks']): Promise<Receipt> {
  const receipt = { ...draftReceipt(desk, plan, intent), checks }
  return plan.files.length > 0 ? receipt : { ...receipt, repetition: repetitions(await desk.ledger.receipts(), plan.id) + 1 }
}

/** Lands a plan that the caller verified on `snapshot`, again on a fresh one where the target moved. */
async function land(desk: Desk, plan: Plan, snapshot: Snapshot, receipt: Receipt): Promise<Done> {
  let current = snapshot
  for (let attempt = 1; ; attempt++) {
    const landing = await desk.target.land({ plan, receipt, snapshot: current })
    if (landing.kind === 'landed') {
      return landing.receipt.id === receipt.id ? answerOf(landing.receipt, plan, false) : refused([takenRequest(landing.receipt)], plan)
    }
    if (landing.kind === 'refused') return refused(landing.refusals, plan)
    // Because what moved the branch may be this very set, whose answer was lost.
    const own = await landedAs({ plan, receipt, snapshot: current }, await desk.ledger.claims(desk.requestId))
    if (own !== null) {
      await desk.ledger.complete({ plan, receipt: own, snapshot: current })
      return answerOf(own, plan, false)
    }
    const fresh = await desk.target.load(touchedPaths(plan), createdPaths(plan))
    if (!fresh.ok) return refused(fresh.refusals, plan)
    const code = fresh.value.base === null ? 'stale_plan' : 'head_moved'
    const drift = freshness(plan, fresh.value, code, desk.sha256)
    if (drift.length > 0) return refused(drift, plan)
    if (attempt >= (desk.target.name === 'local' ? LOCAL_ATTEMPTS : ATTEMPTS)) return refused([{ code, detail: 'it moved at every attempt' }], plan)
    current = fresh.value
  }
}

/** Returns whether a set was refused because a file changed between its verification and its landing. */
export function overtaken({ answer }: Done): boolean {
  return answer.outcome === 'refused' && answer.refusals.every(({ code, path }) => (code === 'stale_plan' || code === 'head_moved') && path !== undefined)
}

/**
 * Returns the answer that ends a request before anything is planned — the refusal of its one permission decision, or its first
 * receipt told again — or null when it may go on. What has landed is told whatever has been forbidden since: a refusal would say that it
 * had not, and nothing is written but what the ledger lacks, which takes permission. Refuses: what the authority refuses,
 * invalid_request for a request id under which something else has landed.
 */
export async function admit(desk: Desk, wish: Wish, paths: readonly string[]): Promise<Done | null> {
  const [allowed, first] = await Promise.all([desk.authority.decide(wish.intent.operation, paths, wish.intent.backing), firstReceipt(desk, wish)])
  const told = first.ok ? first.value : null
  if (!allowed.ok && told === null) return refused(allowed.refusals)
  if (!first.ok) return refused(first.refusals)
  if (told === null) return null
  const { receipt, missing } = told
  if (missing !== null && allowed.ok) await desk.ledger.complete(missing)
  return answerOf(receipt, null, true)
}

/**
 * Returns what came of executing an admitted set that was verified on `snapshot`.
 * Refuses: what the target refuses, what `verifyPlan` refuses, `syntax_errors`, `stale_plan`, `head_moved`.
 */
export async function execute(desk: Desk, plan: Plan, snapshot: Snapshot, intent: Intent): Promise<Done> {
  const checks = await checkPlan(desk, plan, intent.operation)
  if (!checks.ok) return refused(checks.refusals, plan)
  const verified = await verifyPlan(desk, plan)
  if (!verified.ok) return refused(verified.refusals, plan)
  const done = await land(desk, plan, snapshot, await countedReceipt(desk, plan, intent, [...checks.value, ...verified.value]))
  const { answer } = done
  const receipt = answer.outcome === 'applied' || answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt : undefined
  if (receipt !== undefined) await shelve(desk, plan.id, receipt)
  if (answer.outcome === 'applied') desk.served?.wrote(plan.files)
  return done
}

/** Retires a plan that landed, so that its content is let go; the ledger stays the authority if this is cut off. */
async function shelve(desk: Desk, id: string, receipt: Receipt): Promise<void> {
  await desk.shelf?.update((shelf) => {
    const next = retire(shelf, { id, state: 'applied', receipt: receipt.id, at: desk.now() })
    return next === shelf ? { answer: null } : { answer: null, next }
  })
}
