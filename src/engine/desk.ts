/** What one request brings to the engine: its ports, who asks, and under which limits. */
import type { Sha256 } from '../base/digest.js'
import type { Limits, Switches, SyntaxMode } from '../base/settings.js'
import type { Language } from './language.js'
import type { Review } from './review.js'
import type { Authority, Blocks, Ledger, ShelfStore, SyntaxCheck, Target, TransactionStore } from './ports.js'
import type { Verification, Workshop } from './workshop.js'
import type { Answer } from './answer.js'
import type { Plan } from './plan.js'
import type { Served } from './served.js'

export interface Desk {
  readonly sha256: Sha256
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly limits: Limits
  readonly switches: Switches
  /** Who asks, as receipts name them. */
  readonly actor: string
  /** Numeric id of the actor, where the platform gives people one. */
  readonly actorId?: number
  /** `comment:<id>`, `run:<run id>/<job>/<step>`, what `--request-id` says, or random. */
  readonly requestId: string
  readonly target: Target
  readonly ledger: Ledger
  /** Null where a plan cannot be retained (a run without a write token). */
  readonly shelf: ShelfStore | null
  /** Null likewise. */
  readonly transactions: TransactionStore | null
  readonly authority: Authority
  /** Null where no grammars are at hand: then no patch can name a block. */
  readonly blocks: Blocks | null
  /** Absent where no language service may run. */
  readonly language?: Language
  /** Absent where no cells may run. */
  readonly workshop?: Workshop
  /** Runs the cells that a set is verified by; absent likewise. */
  readonly verification?: Verification
  /** Whether another job ran the cells of the plan that is executed: one that may write runs none. */
  readonly verifiedElsewhere?: boolean
  /** What a cell that fails does to a set: refuse it unless told otherwise. */
  readonly verifyMode?: 'required' | 'report'
  /** This process by a name that others can look up, and whether the one of a name is dead; absent where processes do not see each other. */
  readonly process?: { readonly self: string; isDead(name: string): boolean }
  /** Absent where there is no pull request. */
  readonly review?: Review
  /** What the author was shown before; absent where the door lives for one request only. */
  readonly served?: Served
  /** Whether newly added hidden characters are refused (spec page 5.5); documents may ask to allow them where policy agrees. */
  readonly hidden: 'refuse' | 'allow' | 'ask'
  readonly syntax: SyntaxCheck
  /** What new syntax errors do to a set (spec page 8.1). */
  readonly syntaxMode: SyntaxMode
  /** Returns what git would run on a commit of these paths, and this target does not: filters and hooks, in a few words each. */
  readonly unrun?: (paths: readonly string[]) => Promise<readonly string[]>
  /** Whether refusals of a set show the lines that their reread names: a card is read where nothing can be read again. */
  readonly showsRereads?: boolean
  /** Returns what the repository's policy agreed to instead, where there is one; known once its files are. */
  readonly agreed?: () => Promise<Pick<Desk, 'limits' | 'hidden'>>
}

/** Returns the desk as the repository's policy has it. */
export async function underPolicy(desk: Desk): Promise<Desk> {
  return desk.agreed === undefined ? desk : { ...desk, ...await desk.agreed() }
}

/** An answer with the plan it is about, for those who draw the diff. */
export interface Done {
  readonly answer: Answer
  readonly plan: Plan | null
}
