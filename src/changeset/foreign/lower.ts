/** Two images of a text → the hunks that make the one of the other, positions by hash where these are on. */
import type { Sha256 } from '../../base/digest.js'
import { decode, sameBytes } from '../../base/encoding.js'
import { refuse, type Outcome } from '../../base/outcome.js'
import { lineHash } from '../../text/anchor.js'
import { diffBytes, type DiffLine } from '../../text/diff.js'
import { frequentTerminator, terminatorOf, type Document, type Terminator } from '../../text/document.js'
import { bySplicePlace, spliceLines, type Splice } from '../../text/splice.js'
import type { Operation } from '../patch/patch.js'
import { positionText, type Position } from '../position.js'
import type { Replacement } from './rewrite.js'

/** A hunk with its positions, as both the JSON form and the patch dialect can say it. */
export type LoweredHunk =
  | { readonly kind: 'replace'; readonly start: Position; readonly end: Position; readonly lines: readonly string[] }
  | { readonly kind: 'after' | 'before'; readonly at: Position; readonly lines: readonly string[] }

export interface Lowered {
  readonly hunks: readonly LoweredHunk[]
  readonly finalNewline: boolean | undefined
}

/** Returns the lines of one sign, without their terminators. */
function textsOf(lines: readonly DiffLine[], sign: DiffLine['sign']): Pick<Replacement, 'lines' | 'ends'> {
  const chosen = lines.filter((line) => line.sign === sign).map(({ text }) => /^([^]*?)(\r\n|\n|)$/u.exec(text) ?? ['', '', ''])
  return { lines: chosen.map(([, text = '']) => text), ends: chosen.map(([, , end = '']) => (end === '' ? null : end as Terminator)) }
}

/** Returns the replacements of a line difference. */
function replacementsBetween(before: Document, after: Uint8Array): Replacement[] {
  const found: Replacement[] = []
  for (const hunk of diffBytes(before.bytes, after).hunks) {
    let old = hunk.oldCount === 0 ? hunk.oldStart : hunk.oldStart - 1
    let lines: DiffLine[] = []
    let top = old
    const close = (): void => {
      if (lines.length > 0) found.push({ from: top, to: old, ...textsOf(lines, '+') })
    }
    for (const line of hunk.lines) {
      if (line.sign === ' ') {
        close()
        lines = []
        old++
        top = old
      } else {
        lines.push(line)
        if (line.sign === '-') old++
      }
    }
    close()
  }
  return found.map((one) => withoutMark(one, before))
}

/** Returns a replacement of line 1 without the byte-order mark, which stays where it is. */
function withoutMark(one: Replacement, before: Document): Replacement {
  const [first, ...rest] = one.lines
  const marked = before.bytes[0] === 0xef && decode(before.bytes.subarray(0, 3)) === '\ufeff'
  return marked && one.from === 0 && one.to > 0 && first?.startsWith('\ufeff') === true ? { ...one, lines: [first.slice(1), ...rest] } : one
}

/** Returns the terminator that an insertion behind line `at` takes. */
function insertedEnd(document: Document, at: number): Terminator {
  return document.count === 0 ? '\n' : terminatorOf(document, Math.max(at, 1)) ?? frequentTerminator(document)
}

/** Returns the splices of a replacement: where new lines are to end otherwise than the first old one, as an insertion beside a deletion. */
function splicesOf({ from, to, lines, ends }: Replacement, document: Document): Splice[] {
  const whole = { from, to, lines }
  const wanted = new Set(ends.filter((end) => end !== null && end !== undefined))
  const [end] = wanted
  if (from === to || lines.length === 0 || wanted.size !== 1 || end === undefined) return [whole]
  if ((terminatorOf(document, from + 1) ?? frequentTerminator(document)) === end) return [whole]
  const at = [from, to].find((line) => insertedEnd(document, line) === end)
  return at === undefined ? [whole] : [{ from: at, to: at, lines }, { from, to, lines: [] }]
}

interface Lowering {
  readonly path: string
  readonly before: Document
  readonly after: Uint8Array
  /** The replacements of the author's own hunks, where only one change was made to the file. */
  readonly own: readonly Replacement[] | null
  readonly hashes: boolean
  readonly sha256: Sha256
}

/** Returns splices that make the after-image, and what they say of the end of the file; null where none do. */
function splicesFor({ before, after, own }: Lowering): { splices: readonly Splice[]; finalNewline: boolean | undefined } | null {
  const ways = [...(own === null ? [] : [own]), replacementsBetween(before, after)]
  for (const way of ways) {
    const splices = way.flatMap((one) => splicesOf(one, before)).sort(bySplicePlace)
    for (const finalNewline of [undefined, true, false]) {
      if (sameBytes(spliceLines(before, splices, finalNewline).bytes, after)) return { splices, finalNewline }
    }
  }
  return null
}

/** Returns a splice as a hunk. */
function toHunk({ from, to, lines }: Splice, { before, hashes, sha256 }: Lowering): LoweredHunk {
  const at = (n: number): Position => (hashes ? { n, hash: lineHash(before, n, sha256) } : { n })
  if (from < to) return { kind: 'replace', start: at(from + 1), end: at(to), lines }
  if (from > 0) return { kind: 'after', at: at(from), lines }
  return before.count > 0 ? { kind: 'before', at: at(1), lines } : { kind: 'after', at: { n: 0 }, lines }
}

/** Returns the hunks of a changed text. Refuses: invalid_request where line ends change in a way that hunks cannot say. */
export function lower(lowering: Lowering): Outcome<Lowered> {
  const { path } = lowering
  const found = splicesFor(lowering)
  if (found === null) return refuse({ code: 'invalid_request', path, detail: 'it changes line ends in a way that a ChangeSet cannot say; convert the file by itself' })
  return { ok: true, value: { hunks: found.splices.map((splice) => toHunk(splice, lowering)), finalNewline: found.finalNewline } }
}

/** Returns a hunk as the patch dialect has it. */
export function hunkOperation(hunk: LoweredHunk): Operation {
  if (hunk.kind !== 'replace') return { kind: 'insert', where: hunk.kind, at: hunk.at, lines: hunk.lines }
  const extent = { kind: 'lines' as const, start: hunk.start, end: hunk.end }
  return hunk.lines.length === 0 ? { kind: 'delete', extent } : { kind: 'replace', extent, lines: hunk.lines }
}

/** Returns a hunk as the JSON form has it. */
export function hunkJson(hunk: LoweredHunk): object {
  if (hunk.kind === 'replace') return { start: positionText(hunk.start), end: positionText(hunk.end), lines: hunk.lines }
  return { [hunk.kind]: positionText(hunk.at), lines: hunk.lines }
}
