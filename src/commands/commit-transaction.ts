/**
 * The commit of a transaction: one set through the commit core.
 *
 * Calling sequence: verify on a snapshot, claim, execute, retire. The claim is put into the store by compare-and-swap on what
 * was verified, so that no call stages anything that the set then lacks; it names the request under which the set lands, so that
 * whoever commits again, after a crash or beside us, lands the same receipt or finds it. Promised: one effect and one receipt,
 * however often and from wherever a transaction is committed. A refused commit leaves the transaction open as it was.
 */
import { ok, type Outcome } from '../base/outcome.js'
import type { Desk, Done } from '../engine/desk.js'
import type { Intent } from '../engine/draft-receipt.js'
import { admit, execute, overtaken, refused } from '../engine/execute.js'
import type { Wish } from '../engine/first-receipt.js'
import { bindPlan, type Plan } from '../engine/plan.js'
import type { Step, TransactionStore } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { Snapshot } from '../engine/snapshot.js'
import { draftTransaction } from '../engine/transaction/draft.js'
import { findTransaction, goneRefusal, putTransaction } from '../engine/transaction/life.js'
import type { Claim, RetiredTransaction, Transaction, Transactions } from '../engine/transaction/transaction.js'
import { reportPlan } from '../report/plan-report.js'
import { lookUp, retireCommitted } from './transaction-lookup.js'

const INTENT: Intent = { operation: 'transaction' }
const ATTEMPTS = 4
/** How long nobody else may change a transaction that is being committed, in milliseconds; shorter where its process is seen to be dead. */
const CLAIM = 2 * 60_000

function receiptOf({ answer }: Done): Receipt | null {
  return answer.outcome === 'applied' || answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt ?? null : null
}

/** Returns whether two looks at a transaction saw the same staged files and the same claim. */
function same(a: Transaction, b: Transaction): boolean {
  return a.revision === b.revision && a.claim?.requestId === b.claim?.requestId
}

/** Returns the first receipt of a transaction that was committed, told again. Refuses: receipt_not_found. */
async function tellAgain(desk: Desk, { requestId, receipt }: RetiredTransaction): Promise<Done> {
  const wish: Wish = { intent: INTENT, paths: [], planId: null, isToldBy: ({ id }) => id === receipt, planOn: () => Promise.resolve(null) }
  const first = requestId === undefined ? null : await admit({ ...desk, requestId }, wish, [])
  return first ?? refused([{ code: 'receipt_not_found', ...(receipt === undefined ? {} : { expected: receipt }) }])
}

/** Returns the plan of a transaction on a snapshot. Refuses: as `draftTransaction`. */
function planOn(desk: Desk, transaction: Transaction, snapshot: Snapshot): Outcome<Plan> {
  const draft = draftTransaction(transaction, snapshot, { sha256: desk.sha256, limits: desk.limits, refuseHidden: desk.hidden !== 'allow' })
  return draft.ok ? ok(bindPlan(draft.value, desk.target.name, snapshot.base, desk.sha256)) : draft
}

/** Returns what the commit of a transaction wishes: its staged content on the files as they were first seen. */
function wishOf(desk: Desk, transaction: Transaction, paths: readonly string[]): Wish {
  return {
    intent: INTENT, paths, planId: null,
    isToldBy: ({ operation }) => (operation === INTENT.operation ? null : false),
    planOn: (before) => {
      const plan = planOn(desk, transaction, before)
      return Promise.resolve(plan.ok ? plan.value : null)
    },
  }
}

function claimBy({ requestId: by, now, process }: Desk, requestId: string): Claim {
  return { requestId, by, until: now() + CLAIM, ...(process === undefined ? {} : { process: process.self }) }
}

/** Claims a transaction for a request, if it still is what was verified; returns whether. */
function claim(desk: Desk, store: TransactionStore, verified: Transaction, requestId: string): Promise<boolean> {
  return store.update((all): Step<boolean, Transactions> => {
    const found = findTransaction(all, verified.id, desk.now())
    if (found.kind !== 'open' || !same(found.transaction, verified)) return { answer: false }
    const claimed = { ...found.transaction, claim: claimBy(desk, requestId), expiresAt: desk.now() + desk.limits.planLifetime }
    return { answer: true, next: putTransaction(all, claimed, desk.now()) }
  })
}

/** Lets go of a claim of this request, after a refusal. */
function release(desk: Desk, store: TransactionStore, id: string): Promise<null> {
  return store.update((all): Step<null, Transactions> => {
    const found = findTransaction(all, id, desk.now())
    if (found.kind !== 'open' || found.transaction.claim?.by !== desk.requestId) return { answer: null }
    return { answer: null, next: putTransaction(all, { ...found.transaction, claim: null }, desk.now()) }
  })
}

/** Executes what was verified and claimed, and puts into the store what came of it. */
async function land(desk: Desk, store: TransactionStore, verified: { readonly transaction: Transaction; readonly plan: Plan; readonly snapshot: Snapshot }, requestId: string): Promise<Done> {
  const { transaction, plan, snapshot } = verified
  const done = await execute({ ...desk, requestId }, plan, snapshot, INTENT)
  const receipt = receiptOf(done)
  if (receipt !== null) await retireCommitted(desk, store, transaction, receipt)
  else if (done.answer.outcome === 'refused') await release(desk, store, transaction.id)
  return done
}

/** Renews a transaction and returns the plan that a commit would execute now. */
function tryOut(desk: Desk, store: TransactionStore, id: string, plan: Plan): Promise<Done> {
  const outcome = plan.files.length === 0 ? 'no_change' as const : 'planned' as const
  const answer: Done = { answer: { outcome, plan: reportPlan(plan, null, [], desk.limits.diffLines) }, plan }
  return store.update((all): Step<Done, Transactions> => {
    const found = findTransaction(all, id, desk.now())
    if (found.kind !== 'open') return { answer }
    return { answer, next: putTransaction(all, { ...found.transaction, expiresAt: desk.now() + desk.limits.planLifetime }, desk.now()) }
  })
}

/** Makes one attempt; null when something moved meanwhile and another has to be made. */
async function attempt(desk: Desk, store: TransactionStore, transaction: Transaction, dry: boolean): Promise<Done | null> {
  const requestId = transaction.claim?.requestId ?? desk.requestId
  const paths = transaction.touched.map(({ path }) => path)
  const [ended, loaded] = await Promise.all([admit({ ...desk, requestId }, wishOf(desk, transaction, paths), paths), desk.target.load(paths)])
  if (ended !== null) {
    const receipt = receiptOf(ended)
    if (receipt !== null && transaction.claim !== null) await retireCommitted(desk, store, transaction, receipt)
    return ended
  }
  if (!loaded.ok) return refused(loaded.refusals)
  const snapshot = loaded.value
  const planned = planOn(desk, transaction, snapshot)
  if (!planned.ok) {
    // Because a commit beside this one may be what changed the files.
    const now = await lookUp(desk, store, transaction.id)
    return now.kind === 'open' && same(now.transaction, transaction) ? refused(planned.refusals) : null
  }
  const plan = planned.value
  if (dry) return tryOut(desk, store, transaction.id, plan)
  if (!await claim(desk, store, transaction, requestId)) return null
  const done = await land(desk, store, { transaction, plan, snapshot }, requestId)
  return overtaken(done) ? null : done
}

/**
 * Returns what came of committing a transaction: its receipt, the first one when it is committed already; with `dry` the plan.
 * Refuses: transaction_not_found, transaction_expired, stale_anchor, chunks_missing, hidden_characters, the target codes, busy, and
 * what executing refuses.
 */
export async function commitTransaction(desk: Desk, store: TransactionStore, id: string, dry: boolean): Promise<Done> {
  const allowed = await desk.authority.decide('transaction', [])
  if (!allowed.ok) return refused(allowed.refusals)
  for (let count = 1; count <= ATTEMPTS; count++) {
    const found = await lookUp(desk, store, id)
    if (found.kind === 'retired' && found.retired.state === 'committed') return tellAgain(desk, found.retired)
    if (found.kind !== 'open') return refused([goneRefusal(id, found)])
    const done = await attempt(desk, store, found.transaction, dry)
    if (done !== null) return done
  }
  return refused([{ code: 'busy', detail: 'others keep changing this transaction or its files' }])
}
