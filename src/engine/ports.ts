/** What the engine asks of the world. Adapters implement these; the engine reaches nothing else. */
import type { Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { FileChange, Plan } from './plan.js'
import type { Receipt } from './receipt.js'
import type { Snapshot } from './snapshot.js'
import type { Transactions } from './transaction/transaction.js'

/** A plan with its effect described, on its way to the target. */
export interface ExecutableSet {
  readonly plan: Plan
  /** The receipt to record, with `commit` still null; the target fills it. */
  readonly receipt: Receipt
  /** The snapshot that the plan was last verified against. */
  readonly snapshot: Snapshot
}

export type Landing =
  /** It landed, or its request had landed before: the receipt of that request, which may be of another set. */
  | { readonly kind: 'landed'; readonly receipt: Receipt }
  /** The target moved meanwhile: nothing was written; verify on a fresh snapshot and try again. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }

/** Where sets land: the working tree, a local branch, or a branch on GitHub. */
export interface Target {
  /** `pr/<n>`, `branch/<name, percent-encoded>` or `local/<worktree>`: whose ledger and plans these are. */
  readonly owner: string
  /** The `target` member of a plan's id. */
  readonly name: string
  /** Whether what lands becomes a commit. */
  readonly commits: boolean
  /**
   * Returns what these paths are now, bytes included; `base` is the commit they were read from, if any. Those of them that are
   * `creating`, because files are to come into being there, tell besides what they collide with in letter case.
   */
  load(paths: readonly string[], creating?: readonly string[]): Promise<Outcome<Snapshot>>
  /** Returns git's id of a blob of these bytes, in full. */
  blobId(bytes: Uint8Array): string
  /**
   * Writes the whole set and its receipt together, or nothing. What cannot be confirmed afterwards stands in the receipt's
   * `indeterminate`. A set without files records its receipt only.
   */
  land(set: ExecutableSet): Promise<Landing>
}

/** The receipts of one owner. */
export interface Ledger {
  /** Returns every receipt, merged by id, oldest first. */
  receipts(): Promise<readonly Receipt[]>
  /** Returns the receipt that the ledger has of a request; null when it has none. */
  ofRequest(requestId: string): Promise<Receipt | null>
  /** Returns the recent commits of the branch that say they landed for a request, oldest first. They prove nothing by that. */
  claims(requestId: string): Promise<readonly Claim[]>
  /** Records a set that a commit proves to have landed, and whose entry is missing. */
  complete(set: ExecutableSet): Promise<void>
  /**
   * Returns the before-images of a receipt by path, those of files that were left unchanged too; paths without one (creations)
   * are absent.
   */
  beforeImages(receipt: Receipt): Promise<ReadonlyMap<string, Uint8Array>>
}

/** A commit whose trailers say that it is a plan's. Whoever can push can write them: `first-receipt.ts` judges it by its content. */
export interface Claim {
  readonly commit: string
  /** What its trailers say. */
  readonly plan: string
  readonly receipt: string
  /** The first line of its message. */
  readonly subject: string
  /**
   * Returns what it did to its one parent, and these paths in that parent; null for a commit that no set makes: one with several
   * parents or none, or one that touches what is no regular file.
   */
  examine(paths: readonly string[]): Promise<Testimony | null>
}

export interface Testimony {
  /** The parent: the paths asked for, and those that the commit changed. */
  readonly before: Snapshot
  /** Every path that it changed; the two halves of a move are a deletion and a creation. */
  readonly changes: readonly FileChange[]
  /** Whom it names as the one who asked. */
  readonly actor: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** Somebody's approval of a plan. */
export interface Approval {
  readonly login: string
  /** Numeric id: a person counts once, whatever the name. */
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** What a plan was made for, where that is more than to be applied. */
export interface Purpose {
  readonly operation: Receipt['operation']
  readonly undoes?: string
}

export interface RetainedPlan {
  readonly plan: Plan
  /** Who may type a prefix of its id. */
  readonly author: string
  /** Numeric id of the author, where there is one: nobody approves a plan of their own. */
  readonly authorId?: number
  readonly purpose?: Purpose
  readonly approvals?: readonly Approval[]
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly expiresAt: number
}

/** What is left of a plan that was applied, discarded or has expired. */
export interface RetiredPlan {
  readonly id: string
  readonly state: 'applied' | 'discarded' | 'expired'
  readonly receipt?: string
  readonly title?: string
  readonly at: number
}

/** The plans of one owner, oldest first. */
export interface Shelf {
  readonly plans: readonly RetainedPlan[]
  readonly retired: readonly RetiredPlan[]
}

export const EMPTY_SHELF: Shelf = { plans: [], retired: [] }

export type ShelfStore = Store<Shelf>

/** What a step over a kept value answers, and the value to put in its place, if any. */
export interface Step<T, V> {
  readonly answer: T
  readonly next?: V
  /** What is answered instead where the store may not be written to. */
  readonly unkept?: T
}

/** Keeps one value of an owner across processes, replaced by compare-and-swap. */
export interface Store<V> {
  /**
   * Reads the value, lets `step` answer and perhaps replace it, and swaps it in; where another process was faster, reads again
   * and lets `step` answer anew. Where the store may not be written to, `unkept` is the answer. `step` must be pure.
   */
  update<T>(step: (value: V) => Step<T, V>): Promise<T>
}

export type { Transactions }

export type TransactionStore = Store<Transactions>

/** How a value is kept: as JSON that names contents by their SHA-256, and those contents. */
export interface Form<V> {
  /** Stands before the owner in the name of the ref. */
  readonly name: 'plans' | 'transactions'
  readonly empty: V
  print(value: V): { readonly index: string; readonly contents: ReadonlyMap<string, Uint8Array> }
  /** Returns what an index spells, or null when it is none. */
  parse(index: string): Spelling<V> | null
}

/** An index that was read: which contents it needs, and what comes of it with them. */
export interface Spelling<V> {
  readonly digests: readonly string[]
  /** Returns the value, and a sentence for all that is not what it says and was passed over; each of `contents` has its digest. */
  restore(contents: ReadonlyMap<string, Uint8Array>): { readonly value: V; readonly passedOver: readonly string[] }
}

/** Who stands behind a retained plan. */
export interface Backing {
  readonly author: string
  readonly authorId?: number
  readonly approvals: readonly Approval[]
  /** Whether the request is itself an approval. */
  readonly approving: boolean
}

/** The one aggregate permission decision of a set. */
export interface Authority {
  /** Returns acceptance, or every refusal that keeps the actor from doing `operation` to these paths; `backing` of a retained plan. */
  decide(operation: string, paths: readonly string[], backing?: Backing): Promise<Outcome<null>>
}

/** Lines `from` … `to` (one-based, both included) of the block that begins on a line, or why there is none. */
export type BlockFound =
  | { readonly kind: 'found'; readonly from: number; readonly to: number }
  | { readonly kind: 'none'; readonly reason: string }

/** Where blocks end: what grammars know (spec page 3). */
export interface Blocks {
  /** Returns the block of a text that begins on line `line`, one-based; its path tells the language. */
  blockAt(path: string, text: Uint8Array, line: number): Promise<BlockFound>
}

/** A text whose syntax is looked at, beside what it was before. */
export interface SyntaxFile {
  readonly path: string
  /** Where it was before, if that was elsewhere. */
  readonly from?: string
  /** Null where there was nothing before: everything found is new then. */
  readonly before: Uint8Array | null
  readonly after: Uint8Array
}

/** A place that a grammar cannot make sense of, as answers tell it. */
export interface SyntaxProblem {
  /** One-based. */
  readonly line: number
  /** One-based, in UTF-16 code units; a byte-order mark does not count. */
  readonly character: number
  readonly kind: 'error' | 'missing'
  readonly message: string
  /** The line, cut to what is near, and below it a caret. */
  readonly excerpt: string
}

export interface SyntaxResult {
  readonly path: string
  readonly status: 'clean' | 'errors' | 'unchecked'
  /** Why it is unchecked, or what else there is to know; null when there is nothing. */
  readonly reason: string | null
  /** Those that are new. */
  readonly errors: readonly SyntaxProblem[]
}

/** Compares the syntax of texts with what they were before; bounded in time and memory. */
export interface SyntaxCheck {
  /** Returns a result for every file, in the order given: what is new there, never what was there before. */
  check(files: readonly SyntaxFile[]): Promise<readonly SyntaxResult[]>
}
