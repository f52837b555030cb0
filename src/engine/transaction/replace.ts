/**
 * Replacing a text by another where it occurs exactly once (spec page 4), lowered to line splices.
 *
 * Both are compared as CRLF-normalised text without the byte-order mark. The lines that the match touches are compared with what
 * they become: those that stay are not touched, so they keep their terminators; where as many lines come as go, each takes the
 * place of one; the terminator behind the match belongs to the line that the match ends in.
 */
import type { Sha256 } from '../../base/digest.js'
import { decode } from '../../base/encoding.js'
import { invariant } from '../../base/fault.js'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import { lineHash } from '../../text/anchor.js'
import { bomLength, normalise, type Document } from '../../text/document.js'
import { spliceLines, type Splice } from '../../text/splice.js'
import { nearMisses } from './near.js'

/** Addresses that an ambiguous match lists. */
const ADDRESSES = 100

export interface Replacement {
  readonly old_string: string
  readonly new_string: string
}

/** Where an edit stands: its file, and its index in the call's list. */
export interface EditPlace {
  readonly path: string
  readonly hunk: number
  readonly sha256: Sha256
}

/** Returns a text as it is compared. */
function comparable(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** Returns the lines of a text that starts at the start of a line. */
function linesOf(text: string): string[] {
  if (text === '') return []
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
}

/** Returns where a text occurs, occurrences that overlap among them. */
function occurrences(text: string, wanted: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) found.push(at)
  return found
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}

function ambiguous(text: string, found: readonly number[], document: Document, { path, hunk, sha256 }: EditPlace): Refusal {
  const addresses: number[] = []
  let line = 1
  let from = 0
  for (const at of found) {
    line += countBreaks(text, from, at)
    from = at
    if (addresses.at(-1) !== line) addresses.push(line)
    if (addresses.length > ADDRESSES) break
  }
  const candidates = addresses.slice(0, ADDRESSES).map((n) => ({ n, anchor: `${String(n)}#${lineHash(document, n, sha256)}` }))
  return { code: 'ambiguous_match', path, hunk, candidates, detail: `${String(found.length)} times${addresses.length > ADDRESSES ? ', the first places are listed' : ''}` }
}

/** The whole lines around a match, and what they become. */
interface Region {
  /** Lines before it. */
  readonly from: number
  readonly before: string
  readonly after: string
  /** Whether the terminator of its last line lies outside of the match. */
  readonly keepsLast: boolean
  readonly atEnd: boolean
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

function regionAround(text: string, from: number, to: number, fresh: string): Region {
  // Because a search backwards from before the text looks at its first character.
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1
  const isWhole = text[to - 1] === '\n'
  let end = isWhole ? to : lineEnd(text, to)
  let after = text.slice(start, from) + fresh + text.slice(to, end)
  // What lost its line break runs on into the next line.
  const runsOn = after !== '' && !after.endsWith('\n') && end < text.length
  if (runsOn) {
    const next = lineEnd(text, end)
    after += text.slice(end, next)
    end = next
  }
  return { from: countBreaks(text, 0, start), before: text.slice(start, end), after, keepsLast: !isWhole || runsOn, atEnd: end === text.length }
}

/** Returns the splices that make a region what it becomes. */
function splicesOf({ from, before, after, keepsLast }: Region): Splice[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  let head = 0
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++
  let tail = 0
  while (tail < old.length - head && tail < fresh.length - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail++
  const at = from + head
  const count = old.length - head - tail
  const lines = fresh.slice(head, fresh.length - tail)
  if (count === 0 && lines.length === 0) return []
  if (count === lines.length) return lines.map((line, index) => ({ from: at + index, to: at + index + 1, lines: [line] }))
  if (!keepsLast || tail > 0 || count < 2 || lines.length === 0) return [{ from: at, to: at + count, lines }]
  return [{ from: at, to: at + count - 1, lines: lines.slice(0, -1) }, { from: at + count - 1, to: at + count, lines: lines.slice(-1) }]
}

/** Returns the after-image of a replacement. Refuses: no_match, ambiguous_match, invalid_request. */
export function replaceText(document: Document, { old_string, new_string }: Replacement, place: EditPlace): Outcome<Uint8Array> {
  const { path, hunk } = place
  const text = decode(normalise(document.bytes).subarray(bomLength(document)))
  const [wanted, fresh] = [comparable(old_string), comparable(new_string)]
  if (wanted === fresh) return refuse({ code: 'invalid_request', path, hunk, detail: 'old_string and new_string differ in line ends only' })
  const found = occurrences(text, wanted)
  const [at] = found
  if (at === undefined) return refuse({ code: 'no_match', path, hunk, ...nearMisses(document, linesOf(wanted), place.sha256) })
  if (found.length > 1) return refuse(ambiguous(text, found, document, place))
  const region = regionAround(text, at, at + wanted.length, fresh)
  const finalNewline = region.atEnd && region.after !== '' ? region.after.endsWith('\n') : undefined
  const { bytes } = spliceLines(document, splicesOf(region), finalNewline)
  const result = decode(normalise(bytes).subarray(bomLength(document)))
  if (result !== text.slice(0, at) + fresh + text.slice(at + wanted.length)) {
    invariant(fresh.includes('\r') || text.includes('\r'), 'a replacement that comes out as asked')
    return refuse({ code: 'invalid_request', path, hunk, detail: 'a line would end in a CR of its own, which a line end of LF would swallow' })
  }
  return ok(bytes)
}
