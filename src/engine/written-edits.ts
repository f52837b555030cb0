/** What a hunk did to a file, as edits in UTF-16 units, so that it can be made beside those of a language service. Pure. */
import { present } from '../base/fault.js'
import { decode } from '../base/encoding.js'
import type { Region } from '../text/diff.js'
import { bomLength, indexLines, lineStart, rangeBytes, type Document } from '../text/document.js'
import { splicesOverlap } from '../text/splice.js'
import { knownRegions } from './file-report.js'
import type { TextEdit } from './language.js'
import type { FileChange } from './plan.js'

const LF = 10

export interface WrittenEdits {
  readonly edits: readonly TextEdit[]
  /** Returns the first line of every stretch that these edits of somebody else share with them, one-based. */
  overlapping(others: readonly TextEdit[]): number[]
}

/** Returns whether two edits of one text share a character, or a place at which both put something. */
export function editsOverlap(a: TextEdit, b: TextEdit): boolean {
  if (a.start === a.end && b.start === b.end) return a.start === b.start
  return a.start < b.end && b.start < a.end
}

function isTerminated({ bytes }: Document): boolean {
  return bytes.length === 0 || bytes[bytes.length - 1] === LF
}

function sameLine(a: Document, n: number, b: Document, m: number): boolean {
  const [one, other] = [rangeBytes(a, n, 1), rangeBytes(b, m, 1)]
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Returns the one stretch of lines outside which two texts are equal. */
function changedStretch(before: Document, after: Document): Region {
  const most = Math.min(before.count, after.count)
  let head = 0
  while (head < most && sameLine(before, head + 1, after, head + 1)) head++
  let tail = 0
  while (tail < most - head && sameLine(before, before.count - tail, after, after.count - tail)) tail++
  return { from: head, to: before.count - tail, count: after.count - tail - head }
}

/** Returns the places, in UTF-16 units, where lines start; one more for the end. The byte-order mark is left out. */
function unitStarts(document: Document): number[] {
  const starts = [0]
  for (let n = 1; n <= document.count; n++) {
    const bytes = rangeBytes(document, n, 1)
    starts.push((starts.at(-1) ?? 0) + decode(n === 1 ? bytes.subarray(bomLength(document)) : bytes).length)
  }
  return starts
}

/** Returns the lines that an edit of a service replaces; one that puts whole lines between two replaces none. */
function regionOf({ start, end, text }: TextEdit, starts: readonly number[]): Region {
  const lineAt = (unit: number): number => Math.max(0, starts.findLastIndex((one) => one <= unit))
  const from = lineAt(start)
  if (start === end && starts[from] === start && /^$|\n$/u.test(text)) return { from, to: from, count: 0 }
  const last = lineAt(end)
  return { from, to: end > start && starts[last] === end ? last : last + 1, count: 0 }
}

/** Returns what was written into a file that is edited. */
export function writtenEdits(change: FileChange): WrittenEdits {
  const before = indexLines(present(change.before, 'the text before an edit').bytes)
  const after = indexLines(present(change.after, 'the text after an edit').bytes)
  const known = isTerminated(before) && isTerminated(after) ? knownRegions(change) : null
  const regions = known ?? [changedStretch(before, after)]
  const starts = unitStarts(before)
  let shift = 0
  const edits = regions.map(({ from, to, count }): TextEdit => {
    const at = lineStart(after, from + shift + 1)
    const bytes = after.bytes.subarray(at, lineStart(after, from + shift + count + 1))
    shift += count - (to - from)
    return { start: starts[from] ?? 0, end: starts[to] ?? 0, text: decode(bytes.subarray(at === 0 ? bomLength(after) : 0)) }
  })
  return {
    edits,
    overlapping: (others) => {
      const theirs = others.map((edit) => regionOf(edit, starts))
      const lines = { lines: [] }
      const isShared = (region: Region, at: number): boolean => theirs.some((one, index) => {
        const [edit, other] = [edits[at], others[index]]
        return splicesOverlap({ ...one, ...lines }, { ...region, ...lines }) || (edit !== undefined && other !== undefined && editsOverlap(edit, other))
      })
      return regions.filter(isShared).map(({ from }) => from + 1)
    },
  }
}
