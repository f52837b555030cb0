/**
 * A text as bytes with an index of its lines (spec page 1.1). A line ends at LF; a CR directly before that LF belongs to the
 * terminator; the last line may be unterminated. Lines are numbered from one. Nothing is decoded to address a line.
 */
import { decode, decodeStrict } from '../base/encoding.js'

export type Terminator = '\n' | '\r\n'

export interface Document {
  readonly bytes: Uint8Array
  /** `starts[i]` is the byte offset of line `i + 1`; one further entry holds the length in bytes. */
  readonly starts: Uint32Array
  /** Count of lines. */
  readonly count: number
}

const LF = 10
const CR = 13

/** Texts that were seen to hold no CR. */
const WITHOUT_CR = new WeakSet<Uint8Array>()

/** Returns the document, or the name of what keeps these bytes from being text. */
export function openDocument(bytes: Uint8Array): Document | 'binary_file' | 'not_utf8' {
  const text = decodeStrict(bytes)
  if (text === null) return bytes.includes(0) ? 'binary_file' : 'not_utf8'
  // Characters are looked for in the string, because that is many times faster than in the bytes.
  if (text.includes('\0')) return 'binary_file'
  if (!text.includes('\r')) WITHOUT_CR.add(bytes)
  return indexLines(bytes)
}

/** Returns the line index of bytes already known to be text. */
export function indexLines(bytes: Uint8Array): Document {
  const size = bytes.length
  let found = new Uint32Array((size >> 3) + 16)
  let line = 1
  // Four bytes at a time, because a call of `indexOf` for every line costs more than its bytes: only where one of the four may
  // be an LF are they looked at.
  const head = size < 8 ? 0 : (4 - bytes.byteOffset % 4) % 4
  const words = size < 8 ? new Uint32Array(0) : new Uint32Array(bytes.buffer, bytes.byteOffset + head, (size - head) >> 2)
  const look = (from: number, to: number): void => { for (let at = from; at < to; at++) if (bytes[at] === LF) found[line++] = at + 1 }
  look(0, head)
  for (let index = 0; index < words.length; index++) {
    const word = (words[index] ?? 0) ^ 0x0a0a0a0a
    if (((word - 0x01010101) & ~word & 0x80808080) === 0) continue
    if (line + 8 > found.length) found = twice(found)
    const at = head + 4 * index
    if (bytes[at] === LF) found[line++] = at + 1
    if (bytes[at + 1] === LF) found[line++] = at + 2
    if (bytes[at + 2] === LF) found[line++] = at + 3
    if (bytes[at + 3] === LF) found[line++] = at + 4
  }
  look(head + 4 * words.length, size)
  const count = size > 0 && bytes[size - 1] !== LF ? line : line - 1
  const starts = found.slice(0, count + 1)
  starts[count] = size
  return { bytes, starts, count }
}

function twice(some: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(2 * some.length)
  more.set(some)
  return more
}

/** Returns the byte offset where line `n` starts; `count + 1` gives the length of the file. */
export function lineStart(document: Document, n: number): number {
  return document.starts[n - 1] ?? document.bytes.length
}

/** Returns the terminator of line `n`, or null when it has none. */
export function terminatorOf(document: Document, n: number): Terminator | null {
  const end = lineStart(document, n + 1)
  if (end === 0 || document.bytes[end - 1] !== LF) return null
  return end - 2 >= lineStart(document, n) && document.bytes[end - 2] === CR ? '\r\n' : '\n'
}

/** Returns the bytes of line `n` without its terminator; line 1 keeps a byte-order mark. */
export function lineBytes(document: Document, n: number): Uint8Array {
  const end = lineStart(document, n + 1) - (terminatorOf(document, n)?.length ?? 0)
  return document.bytes.subarray(lineStart(document, n), end)
}

/** Returns the bytes of lines `start` … `start + count - 1`, each with its terminator. */
export function rangeBytes(document: Document, start: number, count: number): Uint8Array {
  return document.bytes.subarray(lineStart(document, start), lineStart(document, start + count))
}

/** Returns the length in bytes of the byte-order mark: 3 or 0. */
export function bomLength(document: Document): 0 | 3 {
  const [a, b, c] = document.bytes
  return a === 0xef && b === 0xbb && c === 0xbf ? 3 : 0
}

/** Returns line `n` as shown: decoded, without terminator, line 1 without the byte-order mark. */
export function lineText(document: Document, n: number): string {
  const bytes = lineBytes(document, n)
  return decode(n === 1 ? bytes.subarray(bomLength(document)) : bytes)
}

/** Returns the terminator that most lines have; LF on a tie. */
export function frequentTerminator(document: Document): Terminator {
  let crlf = 0
  let terminated = 0
  for (let n = 1; n <= document.count; n++) {
    const terminator = terminatorOf(document, n)
    if (terminator !== null) terminated++
    if (terminator === '\r\n') crlf++
  }
  return crlf * 2 > terminated ? '\r\n' : '\n'
}

/** Returns the bytes with every CRLF replaced by LF (page 1.2); the same array when there is none. */
export function normalise(bytes: Uint8Array): Uint8Array {
  let cr = WITHOUT_CR.has(bytes) ? -1 : bytes.indexOf(CR)
  if (cr < 0) return bytes
  const out = new Uint8Array(bytes.length)
  let from = 0
  let to = 0
  for (; cr >= 0; cr = bytes.indexOf(CR, cr + 1)) {
    if (bytes[cr + 1] !== LF) continue
    out.set(bytes.subarray(from, cr), to)
    to += cr - from
    from = cr + 1
  }
  out.set(bytes.subarray(from), to)
  return out.subarray(0, to + bytes.length - from)
}
