/** A block's text as part of a line, or from the middle of one line to the middle of another. */
import type { ForeignHunk, ForeignLine } from './foreign.js'
import { contentOf, type Texts } from './texts.js'

/** The lines that hold it, and what they become. */
export interface Part {
  readonly from: number
  readonly to: number
  readonly lines: readonly ForeignLine[]
}

function joined(lines: readonly ForeignLine[], sign: '-' | '+'): string {
  return lines.filter((line) => line.sign === sign).map(contentOf).join('\n')
}

/** Returns where a text occurs, overlapping occurrences too, at most `most` of them. */
function occurrences(whole: string, text: string, most: number): number[] {
  const found: number[] = []
  for (let at = whole.indexOf(text); at >= 0 && found.length < most; at = whole.indexOf(text, at + 1)) found.push(at)
  return found
}

/**
 * Returns the one part of a document that is the text a block looks for; the lines before each, where there are several; null
 * where there is none. Line ends count as LF.
 */
export function partOfLine(hunk: ForeignHunk, { lines }: Texts): Part | number[] | null {
  const whole = lines.join('\n')
  const text = joined(hunk.lines, '-')
  const found = occurrences(whole, text, 100)
  const lineAt = (at: number): number => whole.slice(0, at).split('\n').length - 1
  const [at, second] = found
  if (at === undefined) return null
  if (second !== undefined) return found.map(lineAt)
  const [from, to] = [lineAt(at), lineAt(at + text.length) + 1]
  const [first, last] = [whole.lastIndexOf('\n', at - 1) + 1, whole.indexOf('\n', at + text.length)]
  const end = last < 0 ? whole.length : last
  const put = whole.slice(at === 0 ? 0 : first, at) + joined(hunk.lines, '+') + whole.slice(at + text.length, end)
  return { from, to, lines: put.split('\n').map((line) => ({ sign: '+', text: line, bare: false })) }
}
