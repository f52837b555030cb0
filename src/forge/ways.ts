/** What the ways of landing a set have in common: what they stand on, and what they may come to. */
import type { Refusal } from '../base/refusal.js'
import type { ExecutableSet, Landing } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { Standing } from './authority.js'
import type { Wording } from './change.js'
import type { ForgeLedger } from './ledger.js'
import type { MadeCommit } from './objects.js'
import type { Scene } from './scene.js'

/** The commit that a set is made on. */
export interface Head {
  readonly commit: string
  readonly tree: string
}

export interface Ground extends Wording {
  readonly scene: Scene
  readonly ledger: ForgeLedger
  readonly standing: Standing
  /** The comment's body as the event told it; "" where no comment asks. */
  readonly body: string
  /** Numeric id of the repository, as the event gives it. */
  readonly repositoryId: number
  /** Takes work that need not be done before the card. */
  readonly later: (work: Promise<unknown>) => void
  /** After something moved: returns the landing of another run with this very request, or that the branch moved. */
  readonly movedOr: (set: ExecutableSet) => Promise<Landing>
  /** Reads the commit back; what cannot be confirmed joins the receipt, and the ledger on top of `entry`, where it has one, beside the card. */
  readonly confirm: (set: ExecutableSet, receipt: Receipt, entry: string | null, head: Head) => Promise<Landing>
}

/** What one way came to; `barred`: the platform does not offer it, nothing moved, and the commit that was made is still good. */
export type Try = Landing | { readonly kind: 'barred'; readonly refusal: Refusal; readonly commit: MadeCommit | null }

/** Returns every path that a set reads or writes. */
export function touchedPaths({ plan }: ExecutableSet): string[] {
  return plan.files.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]))
}
