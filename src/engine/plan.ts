/**
 * The plan: plain data, verified, content-addressed (spec page 2.3). It is what the untrusted half of a run may produce and
 * the trusted half verifies again.
 */
import { canonicalDigest } from '../base/canonical.js'
import type { Sha256 } from '../base/digest.js'
import { comparePaths } from '../base/path.js'
import { fileAnchor } from '../text/anchor.js'

export type Mode = '100644' | '100755'
export type Operation = 'edit' | 'create' | 'delete' | 'move'

/** One side of a changed file: git mode, raw bytes, their SHA-256 (64 hex digits) and the file anchor. */
export interface Side {
  readonly mode: Mode
  readonly sha256: string
  readonly anchor: string
  readonly bytes: Uint8Array
}

/** What happens to one path. `before` is null for a creation, `after` for a deletion; `from` is there for a move. */
export interface FileChange {
  readonly operation: Operation
  readonly path: string
  readonly from?: string
  readonly before: Side | null
  readonly after: Side | null
}

export interface VerifyCell {
  readonly language: 'js' | 'ts' | 'py'
  readonly code: string
}

/** The lines that a block of a patch was found to be, one-based; `position` is how the patch named it. */
export interface PlannedBlock {
  readonly path: string
  readonly position: string | number
  readonly start: number
  readonly count: number
}

/** A verified change before it is bound to a target. `unchanged` names files whose two sides are equal. */
export interface Draft {
  readonly title: string
  readonly verify: readonly VerifyCell[]
  readonly files: readonly FileChange[]
  readonly unchanged: readonly string[]
  /** The blocks that its lines were named by; absent where none was. Not part of a plan's id. */
  readonly blocks?: readonly PlannedBlock[]
}

export interface Plan extends Draft {
  /** `cs-` and 64 hex digits. */
  readonly id: string
  /** `local`, `github:<repository id>/pr/<n>` or `github:<repository id>/branch/<name>`. */
  readonly target: string
  /** The commit it was made on, or null in a working tree; recorded, not part of the id. */
  readonly base: string | null
}

/** Returns a side from its bytes. */
export function sideOf(bytes: Uint8Array, mode: Mode, sha256: Sha256): Side {
  return { mode, bytes, sha256: sha256(bytes), anchor: fileAnchor(bytes, sha256) }
}

/** Returns whether two sides are the same content and mode. */
export function sameSide(a: Side | null, b: Side | null): boolean {
  return a === null || b === null ? a === b : a.sha256 === b.sha256 && a.mode === b.mode
}

/** Returns the draft bound to a target, its files in the order of their path's bytes and its id computed. */
export function bindPlan(draft: Draft, target: string, base: string | null, sha256: Sha256): Plan {
  const files = [...draft.files].sort((a, b) => comparePaths(a.path, b.path))
  const side = (s: Side | null): object | null => (s === null ? null : { mode: s.mode, sha256: s.sha256 })
  const id = canonicalDigest({
    version: 1, target, title: draft.title, verify: draft.verify,
    files: files.map(({ operation, path, from, before, after }) => ({
      operation, path, ...(from === undefined ? {} : { from }), before: side(before), after: side(after),
    })),
  }, sha256)
  return { ...draft, files, id: `cs-${id}`, target, base }
}
