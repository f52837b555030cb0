/** What every foreign form comes to: changes of files, hunk by hunk, before any file was looked at. */
import type { Refusal } from '../../base/refusal.js'

export interface ForeignLine {
  readonly sign: ' ' | '-' | '+'
  /** Between the sign and the LF; it may end in a CR. */
  readonly text: string
  /** Whether a marker says that it ends the file without a terminator. */
  readonly bare: boolean
}

export interface ForeignHunk {
  /** Where it begins in the document, one-based. */
  readonly line: number
  readonly lines: readonly ForeignLine[]
  /** The line of the file where its old side begins (0 and no old lines: the top), or null where it does not say. */
  readonly start: number | null
  /** Lines that come before it in the file, in this order (`@@ class A`). */
  readonly headings: readonly string[]
  /** Whether its old side is the end of the file. */
  readonly atEnd: boolean
}

/** How a form means its lines: a diff tells terminators, the others name text. */
export type ForeignForm = 'diff' | 'codex' | 'blocks'

/** What a file may be called: as written, and without the prefixes that diffs put in front. */
export type Names = readonly [string, ...string[]]

export interface ForeignFile {
  readonly form: ForeignForm
  /** Where it begins in the document, one-based. */
  readonly line: number
  readonly operation: 'edit' | 'create' | 'delete' | 'move' | 'copy'
  /** The names that its old side may have; the new one's for what is created. */
  readonly names: Names
  /** Where a moved or copied file goes. */
  readonly to: string | null
  /** The first digits of git's id of the old side, or null. */
  readonly blob: string | null
  /** Whether the lines of the document itself end in CRLF, so that a CR at the end of a line may not be the file's. */
  readonly dos: boolean
  readonly hunks: readonly ForeignHunk[]
}

/** Returns the refusal of a document that cannot be read, which names its line and shows it. */
export function unreadable(line: number, text: string, expected: string): Refusal {
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text
  return { code: 'unparseable_patch', position: line, detail: `line ${String(line)}, ${JSON.stringify(shown.replace(/\r$/u, ''))}: expected ${expected}` }
}

/** Returns a document's lines without their LF; what follows the last LF is one more, unless it is empty. */
export function documentLines(text: string): readonly string[] {
  const lines = text.split('\n')
  if (lines[lines.length - 1] === '') lines.pop()
  return lines
}

/** Returns a line without the CR at its end. */
export function withoutCr(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
