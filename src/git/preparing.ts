/** From an executable set to its record, standing on the refs as they are now; nothing is written. */
import type { ExecutableSet } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { LocalLedger } from './ledger.js'
import { receiptsRef } from './owner.js'
import { makeRecord, type Base, type SetRecord } from './record.js'
import { readRefs } from './refs.js'
import type { Repository } from './repository.js'

export type Preparation =
  | { readonly kind: 'ready'; readonly record: SetRecord }
  /** The same request landed before: this is its receipt, which may be of another set. */
  | { readonly kind: 'known'; readonly receipt: Receipt }

/** Returns the record of a set that is committed on `base`, or of the receipt alone where that is null. `at` is in milliseconds. */
export async function prepareSet(
  repository: Repository, ledger: LocalLedger, set: ExecutableSet, place: { readonly base: Base | null; readonly at: number },
): Promise<Preparation> {
  const ref = receiptsRef(repository.owner)
  const tip = (await readRefs(repository.git, [ref])).get(ref) ?? null
  const known = await ledger.find(set.receipt.request_id, tip)
  if (known !== null) return { kind: 'known', receipt: known }
  return { kind: 'ready', record: await makeRecord(repository, set, { ...place, tip }) }
}
