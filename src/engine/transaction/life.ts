/** How transactions come and go (spec page 4): pure steps over all of an owner's; a `TransactionStore` makes them last. */
import { canonicalDigest } from '../../base/canonical.js'
import type { Sha256 } from '../../base/digest.js'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { Limits } from '../../base/settings.js'
import type { RetiredTransaction, Transaction, Transactions } from './transaction.js'

/** How many that came to an end are remembered, so that they can be told of and taken back. */
const REMEMBERED = 64
/** How many calls a transaction remembers. */
const CALLS = 64

export type Found =
  | { readonly kind: 'open'; readonly transaction: Transaction }
  | { readonly kind: 'retired'; readonly retired: RetiredTransaction }
  | { readonly kind: 'unknown' }

/** Returns `tx-` and 16 hex digits: the same request always begins the same transaction. */
export function transactionId(owner: string, name: string, requestId: string, sha256: Sha256): string {
  return `tx-${canonicalDigest({ owner, name, request_id: requestId }, sha256).slice(0, 16)}`
}

function remember(retired: readonly RetiredTransaction[], added: readonly RetiredTransaction[]): RetiredTransaction[] {
  const ids = new Set(added.map(({ id }) => id))
  return [...retired.filter(({ id }) => !ids.has(id)), ...added].slice(-REMEMBERED)
}

/** Returns the transactions without those whose time is over at `now`; the same ones when there are none. */
export function expireTransactions(all: Transactions, now: number): Transactions {
  const over = all.open.filter(({ expiresAt }) => expiresAt <= now)
  if (over.length === 0) return all
  return {
    open: all.open.filter(({ expiresAt }) => expiresAt > now),
    retired: remember(all.retired, over.map(({ id, name, expiresAt, claim }): RetiredTransaction =>
      ({ id, name, state: 'expired', at: expiresAt, ...(claim === null ? {} : { requestId: claim.requestId }) }))),
  }
}

/** Returns what an id names, as things are at `now`. */
export function findTransaction(all: Transactions, id: string, now: number): Found {
  const current = expireTransactions(all, now)
  const transaction = current.open.find((one) => one.id === id)
  if (transaction !== undefined) return { kind: 'open', transaction }
  const retired = current.retired.find((one) => one.id === id)
  return retired === undefined ? { kind: 'unknown' } : { kind: 'retired', retired }
}

/** Returns why an id names no open transaction. Refuses: transaction_not_found, transaction_expired. */
export function goneRefusal(id: string, found: Exclude<Found, { kind: 'open' }>): Refusal {
  if (found.kind === 'unknown') return { code: 'transaction_not_found', expected: id }
  const { state, receipt } = found.retired
  switch (state) {
    case 'expired': return { code: 'transaction_expired', expected: id }
    case 'rolled_back': return { code: 'transaction_not_found', expected: id, detail: 'it was rolled back' }
    case 'committed': return { code: 'transaction_not_found', expected: id, detail: `it was committed${receipt === undefined ? '' : `; its receipt is ${receipt}`}` }
  }
}

export interface Beginning {
  readonly id: string
  readonly name: string
  readonly author: string
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly limits: Limits
}

/**
 * Returns the transactions with a new one; one that the same request began before is told again.
 * Refuses: too_many_transactions, and how the one of this request came to its end.
 */
export function beginTransaction(all: Transactions, { id, name, author, now, limits }: Beginning): Outcome<{ readonly all: Transactions; readonly transaction: Transaction }> {
  const current = expireTransactions(all, now)
  const found = findTransaction(current, id, now)
  if (found.kind === 'open') return ok({ all: current, transaction: found.transaction })
  if (found.kind === 'retired') return refuse(goneRefusal(id, found))
  if (current.open.length >= limits.transactions) {
    return refuse({ code: 'too_many_transactions', limit: limits.transactions, figure: current.open.length + 1, ...oldest(current) })
  }
  const transaction: Transaction = {
    id, name, author, createdAt: now, expiresAt: now + limits.planLifetime, revision: 0, calls: [], touched: [], claim: null,
  }
  return ok({ all: { ...current, open: [...current.open, transaction] }, transaction })
}

function oldest({ open: [first] }: Transactions): { readonly expected?: string } {
  return first === undefined ? {} : { expected: first.id }
}

/** Returns the transactions with this one as it is given, in the place that it had. */
export function putTransaction(all: Transactions, transaction: Transaction, now: number): Transactions {
  const current = expireTransactions(all, now)
  return { ...current, open: current.open.map((one) => (one.id === transaction.id ? transaction : one)) }
}

/** Returns the transactions with one come to its end and its content let go. */
export function retireTransaction(all: Transactions, retired: RetiredTransaction, now: number): Transactions {
  const current = expireTransactions(all, now)
  return { open: current.open.filter(({ id }) => id !== retired.id), retired: remember(current.retired, [retired]) }
}

/** Returns the transaction as a call leaves it that staged something: nothing of an earlier commit is under way any more. */
export function stagedBy(transaction: Transaction, call: string): Transaction {
  return { ...transaction, revision: transaction.revision + 1, calls: [...transaction.calls, call].slice(-CALLS), claim: null }
}
