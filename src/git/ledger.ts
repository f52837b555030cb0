/**
 * The receipts of one owner, as commits on `refs/holdfast/receipts/<owner>`: append-only, one entry a commit, the entry before
 * as first parent, the commit it tells of as second (spec page 2.7).
 *
 * Calling sequence: any of these in any order; the ref is read anew by each. Promised: an entry that does not validate under
 * its own id and owner is passed over and noticed, never believed; an append is there entirely or not at all. Commits that name a
 * request are told as claims, for the engine to judge.
 */
import type { Sha256 } from '../base/digest.js'
import { Fault } from '../base/fault.js'
import type { Ledger } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import { listCommits, type Link } from './chain.js'
import { claimsOf } from './claims.js'
import { openEntries } from './entries.js'
import { trailerValue } from './message.js'
import { receiptsRef } from './owner.js'
import { imagesOf, makeEntry } from './record.js'
import { moveRefs, readRefs } from './refs.js'
import type { Repository } from './repository.js'
import { writeObjects } from './writing.js'

/** Commits of the branch whose trailers are looked at. */
const RECENT = 200
const ATTEMPTS = 10

export interface LocalLedger extends Ledger {
  /** Returns the receipt of a request as the entries up to `tip` have it, or null. */
  find(requestId: string, tip: string | null): Promise<Receipt | null>
  /** Returns whether the ledger has this entry. */
  holds(entry: string): Promise<boolean>
  /** Adds what was learned of a receipt as a further entry under its id. */
  append(receipt: Receipt): Promise<void>
}

export interface LedgerOptions {
  readonly sha256: Sha256
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** The branch, by its full ref, whose trailers count as well; HEAD when left out. */
  readonly branch?: string
  /** Hears of entries that were passed over. */
  readonly notice: (words: string) => void
}

/** Returns the ledger of this working tree's owner. */
export function openLedger(repository: Repository, options: LedgerOptions): LocalLedger {
  const { git, format, owner } = repository
  const { sha256, now, branch, notice } = options
  const ref = receiptsRef(owner)
  const entries = openEntries(repository, owner, sha256, notice)
  let known: { readonly tip: string; readonly links: readonly Link[] } | null = null

  /** Oldest first. Only what came since the last look is asked for. */
  const chain = async (tip: string | null): Promise<readonly Link[]> => {
    if (tip === null) return []
    if (known?.tip !== tip) {
      const since = known === null ? [] : [`^${known.tip}`]
      const newer = (await listCommits(git, ['--first-parent', tip, ...since])).reverse()
      const older = known !== null && newer[0]?.parents[0] === known.tip ? known.links : null
      known = { tip, links: older === null && known !== null ? (await listCommits(git, ['--first-parent', tip])).reverse() : [...older ?? [], ...newer] }
    }
    return known.links
  }
  const tipOf = async (): Promise<string | null> => (await readRefs(git, [ref])).get(ref) ?? null
  const append = async (receipt: Receipt, images: ReadonlyMap<string, Uint8Array>, unlessThere: boolean): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const tip = await tipOf()
      if (unlessThere && await find(receipt.request_id, tip) !== null) return
      const entry = makeEntry(owner, receipt, images, { previous: tip, format, at: now() })
      await writeObjects(git, repository.reader, entry.objects, format)
      if (await moveRefs(repository, [{ ref, from: tip, to: entry.oid }], 'holdfast: receipt') === 'moved') return
    }
    throw new Fault(`${ref} moved at every attempt`, { retryable: true })
  }
  const find = async (requestId: string, tip: string | null): Promise<Receipt | null> => {
    const value = trailerValue(requestId)
    const links = (await chain(tip)).filter((link) => link.trailers?.request === value)
    return (await entries.receipts(links)).find((receipt) => receipt.request_id === requestId) ?? null
  }
  return {
    receipts: async () => entries.receipts(await chain(await tipOf())),
    ofRequest: async (requestId) => find(requestId, await tipOf()),
    claims: async (requestId) => {
      const at = branch === undefined ? 'HEAD' : (await readRefs(git, [branch])).get(branch)
      const recent = at === undefined ? [] : await listCommits(git, [`--max-count=${String(RECENT)}`, at])
      return claimsOf(repository, recent, requestId, sha256)
    },
    complete: async (set) => {
      await append(set.receipt, imagesOf(set), true)
      notice(`the receipt ${set.receipt.id} was completed from the commit ${set.receipt.commit ?? 'that landed'}`)
    },
    beforeImages: async (receipt) => {
      const links = (await chain(await tipOf())).filter((link) => link.trailers?.receipt === receipt.id)
      return entries.images(links, receipt)
    },
    find,
    holds: async (entry) => (await chain(await tipOf())).some((link) => link.oid === entry),
    append: (receipt) => append(receipt, new Map(), false),
  }
}
