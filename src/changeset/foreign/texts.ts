/** A document as the strings that foreign hunks are compared with. */
import { bomLength, lineText, terminatorOf, type Document, type Terminator } from '../../text/document.js'
import { withoutCr, type ForeignLine } from './foreign.js'

/** How lines are compared: by their text, or with the terminators that the diff has. */
export type Mode = 'exact' | 'content'

export interface Texts {
  readonly document: Document
  /** `lines[i]` is line `i + 1` as shown: without terminator, the first one without the byte-order mark. */
  readonly lines: readonly string[]
  readonly ends: readonly (Terminator | null)[]
  readonly bom: boolean
}

/** Returns the lines of a document, decoded once. */
export function textsOf(document: Document): Texts {
  const numbers = Array.from({ length: document.count }, (_, index) => index + 1)
  return {
    document, lines: numbers.map((n) => lineText(document, n)), ends: numbers.map((n) => terminatorOf(document, n)), bom: bomLength(document) > 0,
  }
}

/** Returns a line's text as it is compared; one that ends its file without a terminator keeps its CR, which is content there. */
export function contentOf(line: ForeignLine): string {
  return line.bare ? line.text : withoutCr(line.text)
}

/** Returns the text of an old line, where it would stand at line `n` of this document. */
export function textAt(line: ForeignLine, n: number, { bom }: Texts): string {
  const text = contentOf(line)
  return bom && n === 1 && text.startsWith('\ufeff') ? text.slice(1) : text
}

/** Returns the terminator that a line of a diff has, or null. */
export function endOf(line: ForeignLine): Terminator | null {
  if (line.bare) return null
  return line.text.endsWith('\r') ? '\r\n' : '\n'
}
