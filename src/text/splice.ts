/**
 * Line splices: the one way text is changed. A splice replaces lines `from + 1` … `to` of the before-image by new lines; with
 * `from === to` it inserts after line `from`. The terminator rules are those of spec page 2.1.
 */
import { concat, utf8 } from '../base/encoding.js'
import { bomLength, frequentTerminator, lineStart, terminatorOf, type Document, type Terminator } from './document.js'

const LF = 10

export interface Splice {
  /** Lines 1 … `from` stay before it. */
  readonly from: number
  /** Lines `to + 1` … stay after it; `to ≥ from`. */
  readonly to: number
  readonly lines: readonly string[]
}

/** Orders splices by place; at one point an insertion comes before a replacement that starts there. */
export function bySplicePlace(a: Splice, b: Splice): number {
  return a.from - b.from || a.to - b.to
}

/**
 * Returns whether two splices overlap: replaced ranges that share a line, an insertion inside a replaced range (not at its
 * edge), or two insertions at one point.
 */
export function splicesOverlap(a: Splice, b: Splice): boolean {
  if (a.from === a.to && b.from === b.to) return a.from === b.from
  return a.from < b.to && b.from < a.to
}

/** Returns the terminator that new lines of this splice take. */
function terminatorFor(document: Document, splice: Splice, frequent: () => Terminator): Terminator {
  if (document.count === 0) return '\n'
  const model = splice.to > splice.from ? splice.from + 1 : Math.max(splice.from, 1)
  return terminatorOf(document, model) ?? frequent()
}

/** The result of splicing, and which before-image line its last line is: null when it is a new one or there is none. */
export interface Spliced {
  readonly bytes: Uint8Array
  readonly lastLine: number | null
}

/**
 * Returns the after-image of pairwise disjoint splices. Untouched lines keep every byte, except that an unterminated last line
 * gets the file's most frequent terminator when a line comes to follow it. `finalNewline` decides the last terminator; an empty
 * last line is always terminated.
 */
export function spliceLines(document: Document, splices: readonly Splice[], finalNewline?: boolean): Spliced {
  let known: Terminator | undefined
  const frequent = (): Terminator => (known ??= frequentTerminator(document))
  const bom = bomLength(document)
  const parts: Uint8Array[] = [document.bytes.subarray(0, bom)]
  let last: LastLine = { line: null, terminator: null }
  let copied = 0
  const keep = (upTo: number): LastLine => {
    if (upTo <= copied) return last
    parts.push(document.bytes.subarray(copied === 0 ? bom : lineStart(document, copied + 1), lineStart(document, upTo + 1)))
    return { line: upTo, terminator: terminatorOf(document, upTo) }
  }
  for (const splice of [...splices].sort(bySplicePlace)) {
    last = keep(splice.from)
    copied = Math.max(copied, splice.to)
    if (splice.lines.length === 0) continue
    if (last.line !== null && last.terminator === null) parts.push(utf8(frequent()))
    const terminator = terminatorFor(document, splice, frequent)
    parts.push(utf8(splice.lines.join(terminator) + terminator))
    last = { line: null, terminator }
  }
  last = keep(document.count)
  const wasTerminated = document.count === 0 || terminatorOf(document, document.count) !== null
  return { bytes: endLastLine(concat(parts), bom, last, { wasTerminated, finalNewline, frequent }), lastLine: last.line }
}

/** The last line so far: its number in the before-image, null for a new one, and the terminator it has. */
interface LastLine {
  readonly line: number | null
  readonly terminator: Terminator | null
}

interface Ending {
  readonly wasTerminated: boolean
  readonly finalNewline: boolean | undefined
  readonly frequent: () => Terminator
}

/** Returns the text with its last line ended as the rules say; a line that would vanish without its terminator keeps one. */
function endLastLine(text: Uint8Array, bom: number, { line, terminator }: LastLine, ending: Ending): Uint8Array {
  if (line === null && terminator === null) return text
  const bare = text.subarray(0, text.length - (terminator?.length ?? 0))
  const vanishes = bare.length === 0 || (bare.length > bom && bare[bare.length - 1] === LF)
  if (vanishes) return concat([bare, utf8(terminator ?? ending.frequent())])
  const asBefore = line === null ? ending.wasTerminated : terminator !== null
  if (!(ending.finalNewline ?? asBefore)) return bare
  return concat([bare, utf8(asBefore && terminator !== null ? terminator : ending.frequent())])
}
