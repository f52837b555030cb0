/**
 * The commit core: every executed set goes through `admit` and `execute`, and lands one effect and one receipt, or a refusal and nothing.
 *
 * Calling sequence: `admit` (the one permission decision, and the request's first receipt), then plan on a snapshot, then
 * `execute`. The target writes set and receipt together; one that moved meanwhile is verified again, at most three times. What
 * a target cannot confirm after its write is told as `indeterminate`, never as success.
 */
import type { Refusal } from '../base/refusal.js'
import type { Done, Desk } from './desk.js'
import { fileReports } from './file-report.js'
import { freshness, touchedPaths } from './fresh.js'
import type { Plan } from './plan.js'
import { retire } from './retention.js'
import { receiptId, repetitions, type Receipt } from './receipt.js'
import { reportRefusals } from './report-refusals.js'
import type { Snapshot } from './snapshot.js'

const ATTEMPTS = 4
/** From this many no-change outcomes in a row on, the answer says so plainly. */
const REPETITIVE = 3

export interface Intent {
  readonly operation: Receipt['operation']
  /** The receipt that this set undoes. */
  readonly undoes?: string
}

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

async function draftReceipt(desk: Desk, plan: Plan, intent: Intent): Promise<Receipt> {
  const repetition = plan.files.length > 0 ? {} : { repetition: repetitions(await desk.ledger.receipts(), plan.id) + 1 }
  return {
    id: receiptId(desk.target.owner, plan.id, desk.requestId, desk.sha256),
    owner: desk.target.owner, plan_id: plan.id, request_id: desk.requestId, actor: desk.actor,
    operation: intent.operation, title: plan.title, files: fileReports(plan), unchanged: [...plan.unchanged], commit: null,
    checks: [], indeterminate: [], at: new Date(desk.now()).toISOString(),
    ...(intent.undoes === undefined ? {} : { undoes: intent.undoes }), ...repetition,
  }
}

/** Lands a plan that the caller verified on `snapshot`, again on a fresh one where the target moved. */
async function land(desk: Desk, plan: Plan, snapshot: Snapshot, receipt: Receipt): Promise<Done> {
  let current = snapshot
  for (let attempt = 1; ; attempt++) {
    const landing = await desk.target.land({ plan, receipt, snapshot: current })
    if (landing.kind === 'landed') return answerOf(landing.receipt, plan, false)
    if (landing.kind === 'refused') return refused(landing.refusals, plan)
    const fresh = await desk.target.load(touchedPaths(plan))
    if (!fresh.ok) return refused(fresh.refusals, plan)
    const code = fresh.value.base === null ? 'stale_plan' : 'head_moved'
    const drift = freshness(plan, fresh.value, code, desk.sha256)
    if (drift.length > 0) return refused(drift, plan)
    if (attempt >= ATTEMPTS) return refused([{ code, detail: 'it moved at every attempt' }], plan)
    current = fresh.value
  }
}

/**
 * Returns the answer that ends a request before anything is planned — the refusal of its one permission decision, or its first
 * receipt told again — or null when it may go on. Refuses: what the authority refuses.
 */
export async function admit(desk: Desk, intent: Intent, paths: readonly string[]): Promise<Done | null> {
  const [allowed, first] = await Promise.all([
    desk.authority.decide(intent.operation, paths), desk.ledger.ofRequest(desk.requestId),
  ])
  if (!allowed.ok) return refused(allowed.refusals)
  return first === null ? null : answerOf(first, null, true)
}

/**
 * Returns what came of executing an admitted set that was verified on `snapshot`.
 * Refuses: what the target refuses, `feature_off` for cells, `stale_plan`, `head_moved`.
 */
export async function execute(desk: Desk, plan: Plan, snapshot: Snapshot, intent: Intent): Promise<Done> {
  if (plan.verify.length > 0) return refused([{ code: 'feature_off', detail: 'HOLDFAST_WORKSHOP' }], plan)
  const done = await land(desk, plan, snapshot, await draftReceipt(desk, plan, intent))
  const { answer } = done
  const receipt = answer.outcome === 'applied' || answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt : undefined
  if (receipt !== undefined) await shelve(desk, plan.id, receipt)
  return done
}

/** Retires a plan that landed, so that its content is let go; the ledger stays the authority if this is cut off. */
async function shelve(desk: Desk, id: string, receipt: Receipt): Promise<void> {
  await desk.shelf?.update((shelf) => {
    const next = retire(shelf, { id, state: 'applied', receipt: receipt.id, at: desk.now() })
    return next === shelf ? { answer: null } : { answer: null, shelf: next }
  })
}
