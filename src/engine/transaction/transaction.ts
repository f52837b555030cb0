/** A transaction as it is kept between calls: files first seen and staged, chunks that came, and who is committing it. */
import type { Mode } from '../plan.js'

/** What a file was when the transaction first touched it; SHA-256 of the raw bytes, 64 hex digits. */
export interface FirstSeen {
  readonly mode: Mode
  readonly sha256: string
  readonly anchor: string
}

/** The content that a file is to have. */
export interface Staged {
  readonly mode: Mode
  readonly bytes: Uint8Array
}

/** The parts of a file that came so far, by number from one. */
export interface Chunks {
  readonly total: number
  readonly parts: ReadonlyMap<number, readonly string[]>
}

export interface Touched {
  readonly path: string
  /** Null where there was no file. */
  readonly first: FirstSeen | null
  /** Null while there are only chunks. */
  readonly staged: Staged | null
  readonly chunks: Chunks | null
}

/** A commit that is under way or was cut off: whether it landed, the ledger says by its request. */
export interface Claim {
  /** The request under which the set lands, whoever carries it out. */
  readonly requestId: string
  /** The request that holds the claim. */
  readonly by: string
  /** Until when nobody else may change the transaction, in milliseconds since the epoch. */
  readonly until: number
  /** The process that commits, by a name that says whether it lives; absent where no other process can look. */
  readonly process?: string
}

export interface Transaction {
  /** `tx-` and 16 hex digits. */
  readonly id: string
  readonly name: string
  readonly author: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly expiresAt: number
  /** Counts the calls that staged something. */
  readonly revision: number
  /** Digests of the last calls that staged something, so that a call delivered twice stages once. */
  readonly calls: readonly string[]
  readonly touched: readonly Touched[]
  readonly claim: Claim | null
}

/** What is left of a transaction that came to an end. */
export interface RetiredTransaction {
  readonly id: string
  readonly name: string
  readonly state: 'committed' | 'rolled_back' | 'expired'
  readonly at: number
  /** The request under which it was, or may have been, committed. */
  readonly requestId?: string
  readonly receipt?: string
}

/** The transactions of one owner, oldest first. */
export interface Transactions {
  readonly open: readonly Transaction[]
  readonly retired: readonly RetiredTransaction[]
}

export const NO_TRANSACTIONS: Transactions = { open: [], retired: [] }
