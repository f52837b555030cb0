/** What an id names once the ledger was asked: a commit that was cut off after it landed is one that landed. */
import type { Refusal } from '../base/refusal.js'
import type { Desk } from '../engine/desk.js'
import type { TransactionStore } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import { findTransaction, retireTransaction, type Found } from '../engine/transaction/life.js'
import type { CommitReport } from '../engine/transaction/report.js'
import type { RetiredTransaction, Transaction } from '../engine/transaction/transaction.js'

/** Returns the transaction as retired with its receipt, and puts it into the store so. */
export async function retireCommitted(
  desk: Desk, store: TransactionStore, { id, name }: Pick<Transaction, 'id' | 'name'>, receipt: Receipt,
): Promise<RetiredTransaction> {
  const retired: RetiredTransaction = { id, name, state: 'committed', at: desk.now(), requestId: receipt.request_id, receipt: receipt.id }
  await store.update((all) => ({ answer: null, next: retireTransaction(all, retired, desk.now()) }))
  return retired
}

/** Returns what an id names now. */
export async function lookUp(desk: Desk, store: TransactionStore, id: string): Promise<Found> {
  const found = await store.update((all) => ({ answer: findTransaction(all, id, desk.now()) }))
  if (found.kind === 'unknown' || (found.kind === 'retired' && found.retired.state !== 'expired')) return found
  const requestId = found.kind === 'open' ? found.transaction.claim?.requestId : found.retired.requestId
  const receipt = requestId === undefined ? null : await desk.ledger.ofRequest(requestId)
  const { name } = found.kind === 'open' ? found.transaction : found.retired
  if (receipt?.operation !== 'transaction' || receipt.title !== name) return found
  return { kind: 'retired', retired: await retireCommitted(desk, store, found.kind === 'open' ? found.transaction : found.retired, receipt) }
}

/** Returns the commit of a transaction that is under way or was cut off before it landed, or null where there is none. */
export function commitOf({ claim }: Transaction, { now, process }: Pick<Desk, 'now' | 'process'>): CommitReport | null {
  if (claim === null) return null
  const { requestId: request_id } = claim
  const isDead = claim.process !== undefined && process?.isDead(claim.process) === true
  if (isDead || claim.until <= now()) {
    const what = isDead ? 'the process that was committing ended before anything landed' : 'a commit did not come to its end in time, and nothing of it has landed'
    return { request_id, state: 'cut_off', until: null, detail: `${what}; commit again, stage more, or roll back` }
  }
  const until = new Date(claim.until).toISOString()
  return { request_id, state: 'under_way', until, detail: `a commit is under way, or was cut off; nothing can be staged until ${until} unless it ends before; committing again lands it, once` }
}

/** Returns why a transaction cannot be changed now, or null. Refuses: busy. */
export function underWay(transaction: Transaction, desk: Pick<Desk, 'now' | 'process'>): Refusal | null {
  const commit = commitOf(transaction, desk)
  if (commit?.state !== 'under_way') return null
  const seconds = Math.ceil(((transaction.claim?.until ?? 0) - desk.now()) / 1000)
  return { code: 'busy', detail: `this transaction is being committed; commit it again if that was cut off, or wait ${String(seconds)} seconds` }
}
