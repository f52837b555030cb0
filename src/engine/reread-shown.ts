/** The lines of the read that repairs a refusal, shown with it, so that most authors need not read again. */
import type { Sha256 } from '../base/digest.js'
import type { Refusal, Reread } from '../base/refusal.js'
import type { ChangeSet, Hunk } from '../changeset/changeset.js'
import { anchoredLines } from '../text/anchor.js'
import { openDocument } from '../text/document.js'
import { entryOf, type Snapshot } from './snapshot.js'

/** Lines that are shown at most. */
const SHOWN = 20
/** Lines that are shown above a hunk where not all can be. */
const ABOVE = 5

function firstLine(hunks: readonly Hunk[]): number {
  return Math.min(...hunks.map((hunk) => (hunk.kind === 'replace' ? hunk.start.n : hunk.at.n)))
}

/** Returns where to begin within a window: at its start, or where it is too long at the first hunk. */
function beginning({ path, start, count }: Reread, changes: ChangeSet['changes']): number {
  const edit = changes.find((change) => change.path === path)?.edit
  if (count <= SHOWN || edit?.kind !== 'hunks' || edit.hunks.length === 0) return start
  return Math.max(start, Math.min(firstLine(edit.hunks) - ABOVE, start + count - SHOWN))
}

/** Returns a refusal that names a reread with at most 20 lines of it and their fresh anchors; any other as it is. */
function shown(refusal: Refusal, { changes }: Pick<ChangeSet, 'changes'>, snapshot: Snapshot, sha256: Sha256): Refusal {
  const { reread, neighbourhood, lines } = refusal
  if (reread === undefined || reread.count === 0 || neighbourhood !== undefined || lines !== undefined) return refusal
  const entry = entryOf(snapshot, reread.path)
  const document = entry.kind === 'file' ? openDocument(entry.bytes) : 'binary_file'
  if (typeof document === 'string') return refusal
  const from = beginning(reread, changes)
  return { ...refusal, neighbourhood: anchoredLines(document, from, Math.min(from + SHOWN, reread.start + reread.count) - 1, sha256) }
}

/** Returns the refusals of a set's planning, each with the lines that its reread would show. */
export function showRereads(refusals: readonly Refusal[], changeSet: ChangeSet, snapshot: Snapshot, sha256: Sha256): Refusal[] {
  return refusals.map((refusal) => shown(refusal, changeSet, snapshot, sha256))
}
