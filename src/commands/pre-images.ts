import type { Desk } from '../engine/desk.js'
import type { Side } from '../engine/plan.js'

/** Returns the texts of these file anchors that retained plans or receipts still know. */
export async function knownImages(desk: Desk, anchors: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const known = new Map<string, Uint8Array>()
  const wanted = new Set(anchors.filter((anchor) => anchor.startsWith('fa:')))
  if (wanted.size === 0) return known
  const note = (side: Side | null): void => { if (side !== null && wanted.has(side.anchor)) known.set(side.anchor, side.bytes) }
  const kept = desk.shelf === null ? [] : await desk.shelf.update((shelf) => ({ answer: shelf.plans }))
  for (const { plan } of kept) for (const file of plan.files) [file.before, file.after].forEach(note)
  for (const receipt of await desk.ledger.receipts()) {
    const missing = receipt.files.filter((file) => file.before !== null && wanted.has(file.before.anchor) && !known.has(file.before.anchor))
    if (missing.length === 0) continue
    const images = await desk.ledger.beforeImages(receipt)
    for (const file of missing) {
      const image = images.get(file.from ?? file.path)
      if (image !== undefined && file.before !== null) known.set(file.before.anchor, image)
    }
  }
  return known
}
