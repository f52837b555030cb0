/** A patch of the line-oriented dialect as data (spec page 3), not yet compared with any file. */
import type { Position } from '../position.js'

/** Lines that an operation touches: both ends included, or the block that begins at a position. */
export type Extent =
  | { readonly kind: 'lines'; readonly start: Position; readonly end: Position }
  | { readonly kind: 'block'; readonly at: Position }

/** Where moved lines go in the file that takes them. */
export type Destination =
  | { readonly kind: 'before' | 'after'; readonly at: Position }
  | { readonly kind: 'start' | 'end'; readonly at?: undefined }

/** One operation of a `file` section. `line` is its line in the patch that it was read from. */
export type Operation = { readonly line?: number } & (
  | { readonly kind: 'replace'; readonly extent: Extent; readonly lines: readonly string[] }
  | { readonly kind: 'delete'; readonly extent: Extent }
  | { readonly kind: 'insert'; readonly where: 'before' | 'after'; readonly at: Position; readonly lines: readonly string[] }
  | { readonly kind: 'move'; readonly extent: Extent; readonly to: string; readonly destination: Destination }
)

/** The part of a patch that is about one file. `line` is where it opens in the patch that it was read from. */
export type Section = { readonly line?: number } & (
  | {
    readonly kind: 'file'; readonly path: string; readonly anchor: string | null; readonly operations: readonly Operation[]
    /** Whether the file is to end with a terminator. */
    readonly finalNewline?: boolean
  }
  | { readonly kind: 'delete'; readonly path: string; readonly anchor: string }
  | { readonly kind: 'move'; readonly path: string; readonly anchor: string; readonly to: string }
  /** `finalNewline` is false where the last line is to have no terminator. */
  | { readonly kind: 'create'; readonly path: string; readonly lines: readonly string[]; readonly finalNewline?: boolean }
)
