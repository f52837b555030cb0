/** Blocks that a patch names, found before planning, which asks nobody. */
import type { Sha256 } from '../base/digest.js'
import type { ChangeSet } from '../changeset/changeset.js'
import type { Position } from '../changeset/position.js'
import { lineHash } from '../text/anchor.js'
import { editable } from './editable.js'
import type { BlockFound, Blocks } from './ports.js'
import type { Snapshot } from './snapshot.js'

/** What was found, by `blockKey`. */
export type FoundBlocks = ReadonlyMap<string, BlockFound>

/** Returns the key of the block that begins on line `n` of a file. */
export function blockKey(path: string, n: number): string {
  return `${String(n)}:${path}`
}

interface Named {
  readonly path: string
  readonly at: Position
}

function namedBlocks({ sections }: ChangeSet): Named[] {
  return sections.flatMap((section) => (section.kind !== 'file' ? [] : section.operations.flatMap((operation) =>
    (operation.kind !== 'insert' && operation.extent.kind === 'block' ? [{ path: section.path, at: operation.extent.at }] : []))))
}

async function find(port: Blocks | null, { path, at }: Named, snapshot: Snapshot, sha256: Sha256): Promise<BlockFound | null> {
  const document = editable(path, snapshot)
  // What the planner refuses anyway need not be looked for.
  if (!document.ok || at.n < 1 || at.n > document.value.count) return null
  if (at.hash !== undefined && lineHash(document.value, at.n, sha256) !== at.hash) return null
  if (port === null) return { kind: 'none', reason: 'no grammars are at hand here' }
  const found = await port.blockAt(path, document.value.bytes, at.n)
  if (found.kind === 'none') return found
  const isThere = found.from >= 1 && found.from <= at.n && found.to >= at.n && found.to <= document.value.count
  return isThere ? found : { kind: 'none', reason: 'the grammar names lines that are not there' }
}

/** Returns the blocks that a set names, as far as its positions hold; each is looked for once. */
export async function findBlocks(port: Blocks | null, changeSet: ChangeSet, snapshot: Snapshot, sha256: Sha256): Promise<FoundBlocks> {
  const named = new Map(namedBlocks(changeSet).map((one) => [blockKey(one.path, one.at.n) + (one.at.hash ?? ''), one]))
  const found = await Promise.all([...named.values()].map(async (one) => [blockKey(one.path, one.at.n), await find(port, one, snapshot, sha256)] as const))
  return new Map(found.flatMap(([key, block]) => (block === null ? [] : [[key, block] as const])))
}
