/** Entries of a ledger, read back with suspicion: what is not a receipt of this owner, under its own id, is none. */
import { decode } from '../base/encoding.js'
import type { Sha256 } from '../base/digest.js'
import { mergeReceipts, receiptId, receiptSchema, type Receipt } from '../engine/receipt.js'
import type { Link } from './chain.js'
import type { Repository } from './repository.js'
import { openTrees, type Trees } from './tree.js'

export interface Entries {
  /** Returns the receipts of these entries (oldest first), merged by id. */
  receipts(links: readonly Link[]): Promise<Receipt[]>
  /**
   * Returns what a receipt's files held before, by the path that each was at, from the first of its entries that kept it; those
   * that it left unchanged too.
   */
  images(links: readonly Link[], receipt: Receipt): Promise<ReadonlyMap<string, Uint8Array>>
}

/** Returns the reader of an owner's entries; `notice` hears of those that were passed over. */
export function openEntries(repository: Repository, owner: string, sha256: Sha256, notice: (words: string) => void): Entries {
  const { reader, format } = repository
  const known = new Map<string, Promise<Receipt | null>>()
  const trees: Trees = openTrees(reader, format)

  const judge = (link: Link, bytes: Uint8Array | null): Receipt | null => {
    const parsed = receiptSchema.safeParse(bytes === null ? null : json(bytes))
    const receipt = parsed.success ? parsed.data : null
    const told = link.parents[1]
    if (receipt !== null && receipt.owner === owner && receipt.id === receiptId(owner, receipt.plan_id, receipt.request_id, sha256)
      && (told === undefined || told === receipt.commit)) return receipt
    notice(`the entry ${link.oid} of ${owner}'s ledger holds no valid receipt and was passed over`)
    return null
  }
  const load = async (link: Link): Promise<Receipt | null> => {
    // The genesis below the first entry holds nothing but the ledger's version.
    if ((await trees.locate(link.tree, 'ledger.json')).kind === 'found') return null
    const place = await trees.locate(link.tree, 'receipt.json')
    return judge(link, place.kind === 'found' ? (await reader.read(place.leaf.oid))?.bytes ?? null : null)
  }
  const read = (link: Link): Promise<Receipt | null> => {
    const receipt = known.get(link.oid) ?? load(link)
    known.set(link.oid, receipt)
    return receipt
  }
  /** `digest` is null where the receipt says none, of a file that stayed as it was. */
  const imageIn = async (link: Link, path: string, digest: string | null): Promise<Uint8Array | null> => {
    const place = await trees.locate(link.tree, `before/${path}`)
    const stored = place.kind === 'found' ? await reader.read(place.leaf.oid) : null
    if (stored === null || digest === null || sha256(stored.bytes) === digest) return stored?.bytes ?? null
    notice(`the entry ${link.oid} of ${owner}'s ledger holds another ${path} than its receipt says`)
    return null
  }
  return {
    receipts: async (links) => mergeReceipts((await Promise.all(links.map(read))).filter((receipt) => receipt !== null)),
    images: async (links, receipt) => {
      const found = new Map<string, Uint8Array>()
      const wanted = [
        ...receipt.files.flatMap((file): [string, string][] => (file.before === null ? [] : [[file.from ?? file.path, file.before.sha256]])),
        ...receipt.unchanged.map((path): [string, null] => [path, null]),
      ]
      for (const [path, digest] of wanted) {
        for (const link of links) {
          const bytes = await imageIn(link, path, digest)
          if (bytes === null) continue
          found.set(path, bytes)
          break
        }
      }
      return found
    },
  }
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decode(bytes))
  } catch {
    // Because bytes that are no JSON are no receipt, like any others that the schema refuses.
    return null
  }
}
