/** What an id names once the ledger was asked: a commit that was cut off after it landed is one that landed. */
import type { Refusal } from '../base/refusal.js'
import type { Desk } from '../engine/desk.js'
import type { TransactionStore } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import { findTransaction, retireTransaction, type Found } from '../engine/transaction/life.js'
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

/** Returns why a transaction cannot be changed now, or null. Refuses: busy. */
export function underWay({ claim }: Transaction, now: number): Refusal | null {
  if (claim === null || claim.until <= now) return null
  const seconds = Math.ceil((claim.until - now) / 1000)
  return { code: 'busy', detail: `this transaction is being committed; commit it again if that was cut off, or wait ${String(seconds)} seconds` }
}
