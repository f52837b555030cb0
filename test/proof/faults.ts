/** Faults to plant, one at a time, in a copy of the engine: each must be found by the differential. */
import { sourceText } from './copy.js'

export interface PlantedFault {
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
}

/** Returns the text of the file with the fault in it. */
export function plant({ name, file, find, replace }: PlantedFault): string {
  const text = sourceText(file)
  const pieces = text.split(find)
  if (pieces.length !== 2) throw new Error(`${name}: its text stands ${String(pieces.length - 1)} times in ${file}: ${find}`)
  return pieces.join(replace)
}

const splice = 'src/text/splice.ts'
const bind = 'src/engine/bind.ts'
const stale = 'src/engine/stale.ts'

export const PLANTED: readonly PlantedFault[] = [
  { name: 'touching ranges count as overlap', file: splice, find: 'return a.from < b.to && b.from < a.to', replace: 'return a.from < b.to && b.from <= a.to' },
  { name: 'two insertions at one point pass', file: splice, find: 'return a.from === b.from', replace: 'return false' },
  { name: 'CRLF is not normalised', file: 'src/text/document.ts', find: 'if (bytes[cr + 1] !== LF) continue', replace: 'continue' },
  { name: 'a lone CR is normalised away', file: 'src/text/document.ts', find: 'if (bytes[cr + 1] !== LF) continue', replace: '' },
  { name: 'a replacement takes the terminator of the last replaced line', file: splice, find: 'splice.from + 1 : Math.max(splice.from, 1)', replace: 'splice.to : Math.max(splice.from, 1)' },
  { name: 'an insertion takes the terminator of the line after', file: splice, find: ': Math.max(splice.from, 1)', replace: ': Math.min(splice.from + 1, document.count)' },
  { name: 'the most frequent terminator is CRLF on a tie', file: 'src/text/document.ts', find: 'crlf * 2 > terminated', replace: 'crlf * 2 >= terminated' },
  { name: 'the byte-order mark is lost', file: splice, find: '[document.bytes.subarray(0, bom)]', replace: '[]' },
  { name: 'the hash of line 1 leaves the byte-order mark out', file: 'src/text/anchor.ts', find: 'sha256(lineBytes(document, n))', replace: 'sha256(new TextEncoder().encode(lineText(document, n)))' },
  { name: 'an insertion at the top edge of the window is outside', file: bind, find: 'from >= window.from - 1', replace: 'from >= window.from' },
  { name: 'a replacement may end one line past the window', file: bind, find: 'to <= window.to : from', replace: 'to <= window.to + 1 : from' },
  { name: 'final_newline is ignored', file: splice, find: 'ending.finalNewline ?? asBefore', replace: 'asBefore' },
  { name: 'final_newline may touch a last line outside the window', file: bind, find: 'if (edit.finalNewline === undefined || lastLine === null) return []', replace: 'if (edit.finalNewline !== null) return []' },
  { name: 'a line that comes to follow an unterminated one is glued to it', file: splice, find: 'if (last.line !== null && last.terminator === null) parts.push(utf8(frequent()))', replace: '' },
  { name: 'a new last line is always terminated', file: splice, find: 'line === null ? ending.wasTerminated :', replace: 'line === null ? true :' },
  { name: 'an empty last line vanishes', file: splice, find: 'if (vanishes) return', replace: 'if (vanishes && ending.finalNewline !== false) return' },
  { name: 'moved-to candidates prefer the upper line on a tie', file: stale, find: 'Math.abs(b - line.n) || a - b', replace: 'Math.abs(b - line.n) || b - a' },
  { name: 'the neighbourhood is one line short', file: stale, find: 'centre + NEIGHBOURS', replace: 'centre + NEIGHBOURS - 1' },
  { name: 'a range that reaches past the end is not clamped', file: stale, find: 'Math.min(anchor.count, document.count - anchor.start + 1)', replace: 'anchor.start > document.count ? 0 : anchor.count' },
  { name: 'blocks that meet are not merged', file: 'src/changeset/reading.ts', find: 'span.from <= last.to + 1', replace: 'span.from <= last.to' },
  { name: 'the line between two hashes is not proven', file: 'src/changeset/reading.ts', find: 'return [{ from, to }]', replace: 'return [{ from, to: from }, { from: to, to }]' },
  { name: 'the plan id leaves the mode out', file: 'src/engine/plan.ts', find: '{ mode: s.mode, sha256: s.sha256 }', replace: '{ sha256: s.sha256 }' },
  { name: 'a plan holds files that stay as they are', file: 'src/engine/plan-changes.ts', find: 'const changed = files.filter((file) => !isSame(file))', replace: 'const changed = files' },
  { name: 'files are sorted by UTF-16 units', file: 'src/base/path.ts', find: 'const left = Array.from(a, (c) => c.codePointAt(0) ?? 0)', replace: 'if (a !== b) return a < b ? -1 : 1; const left = Array.from(a, (c) => c.codePointAt(0) ?? 0)' },
  { name: 'a token is counted three bytes large', file: 'src/text/window.ts', find: 'bytes / 4', replace: 'bytes / 3' },
  { name: 'a key that stands twice is taken', file: 'src/changeset/json.ts', find: 'duplicates.length > 0', replace: 'duplicates.length > 9' },
]
