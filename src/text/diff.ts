/** Line differences between two texts, over raw bytes: a changed terminator is a changed line, as for git. */
import { diffArrays } from 'diff'
import { decode } from '../base/encoding.js'
import { lineStart, rangeBytes, type Document } from './document.js'

/** One line of a difference: its sign and its text with terminator. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+'
  readonly text: string
}

/** A hunk of a unified diff; starts are one-based, and name the line before where the count is 0, as in `diff -u`. */
export interface DiffHunk {
  readonly oldStart: number
  readonly oldCount: number
  readonly newStart: number
  readonly newCount: number
  readonly lines: readonly DiffLine[]
}

export interface FileDiff {
  /** Lines added, as `git diff --numstat` counts. */
  readonly added: number
  /** Lines removed, likewise. */
  readonly removed: number
  readonly hunks: readonly DiffHunk[]
}

const CONTEXT = 3
const LF = 10
/** Edits beyond which two texts are shown as one replaced by the other: the search costs their square. */
const MAX_EDITS = 4000

/** Marks a last line without terminator; NUL stands in no text. */
const UNTERMINATED = '\0'

/** Returns the lines without their LF; an unterminated last one is marked. */
function split(bytes: Uint8Array | null): string[] {
  const lines = bytes === null ? [] : decode(bytes).split('\n')
  const last = lines.pop()
  if (last !== undefined && last !== '') lines.push(last + UNTERMINATED)
  return lines
}

function diffLine(sign: DiffLine['sign'], line: string): DiffLine {
  return { sign, text: line.endsWith(UNTERMINATED) ? line.slice(0, -1) : `${line}\n` }
}

/** A run of lines of one sign. */
interface Stretch {
  readonly sign: ' ' | '-' | '+'
  readonly lines: readonly string[]
}

/** Returns the lines that two sequences have in common at their start and, apart from those, at their end. */
function commonEnds(before: readonly string[], after: readonly string[]): { readonly head: number; readonly tail: number } {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  while (tail < before.length - head && tail < after.length - head
    && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { head, tail }
}

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(some)
  return others.some((line) => known.has(line))
}

/** Returns both sides as stretches in order; the common start comes first, even when it is empty. */
function compare(before: readonly string[], after: readonly string[]): Stretch[] {
  const { head, tail } = commonEnds(before, after)
  const old = before.slice(head, before.length - tail)
  const fresh = after.slice(head, after.length - tail)
  const replaced = [{ removed: true, added: false, value: old }, { removed: false, added: true, value: fresh }]
  const middle = haveCommon(old, fresh) ? diffArrays(old, fresh, { maxEditLength: MAX_EDITS }) ?? replaced : replaced
  return [
    { sign: ' ', lines: before.slice(0, head) },
    ...middle.map(({ added, removed, value }): Stretch => ({ sign: added ? '+' : removed ? '-' : ' ', lines: value })),
  ]
}

/** Lines without a common one among them: `old` and `new` lines of the two sides come before it. */
interface Edit {
  readonly old: number
  readonly new: number
  readonly oldCount: number
  readonly newCount: number
  readonly lines: readonly DiffLine[]
}

/** Returns the edits between two runs of lines that have this many lines before them. */
function editsOf(before: readonly string[], after: readonly string[], at: { readonly old: number; readonly new: number }): Edit[] {
  const edits: Edit[] = []
  let { old, new: fresh } = at
  let lines: DiffLine[] = []
  let begin = at
  const close = (): void => {
    if (lines.length > 0) edits.push({ old: begin.old, new: begin.new, oldCount: old - begin.old, newCount: fresh - begin.new, lines })
    lines = []
  }
  for (const { sign, lines: all } of compare(before, after)) {
    if (all.length === 0) continue
    if (sign === ' ') close()
    else if (lines.length === 0) begin = { old, new: fresh }
    if (sign !== '+') old += all.length
    if (sign !== '-') fresh += all.length
    if (sign !== ' ') lines.push(...all.map((line) => diffLine(sign, line)))
  }
  close()
  return edits
}

/** The before-image as edits need it: its lines counted from zero, without their LF. */
interface Lines {
  readonly count: number
  /** Returns lines `from` … `to - 1`. */
  slice(from: number, to: number): readonly string[]
}

/** Returns the hunks, with three lines of context, that edits in order make. */
function group(edits: readonly Edit[], before: Lines): DiffHunk[] {
  const hunks: DiffHunk[] = []
  let lines: DiffLine[] = []
  let begin = { old: 0, new: 0 }
  let done = 0
  const context = (from: number, to: number): void => {
    if (from < to) lines.push(...before.slice(from, to).map((line) => diffLine(' ', line)))
  }
  edits.forEach((edit, index) => {
    const next = edits[index + 1]
    if (lines.length === 0) {
      const lead = Math.min(CONTEXT, edit.old - done)
      begin = { old: edit.old - lead, new: edit.new - lead }
      done = begin.old
    }
    context(done, edit.old)
    lines.push(...edit.lines)
    done = edit.old + edit.oldCount
    if (next !== undefined && next.old - done <= 2 * CONTEXT) return
    const end = Math.min(done + CONTEXT, before.count)
    context(done, end)
    done = end
    hunks.push(hunkOf(begin, lines))
    lines = []
  })
  return hunks
}

function hunkOf(begin: { readonly old: number; readonly new: number }, lines: readonly DiffLine[]): DiffHunk {
  const oldCount = lines.filter((line) => line.sign !== '+').length
  const newCount = lines.filter((line) => line.sign !== '-').length
  return {
    oldStart: oldCount === 0 ? begin.old : begin.old + 1, oldCount,
    newStart: newCount === 0 ? begin.new : begin.new + 1, newCount, lines,
  }
}

function diffOfEdits(edits: readonly Edit[], before: Lines): FileDiff {
  return {
    added: edits.reduce((sum, edit) => sum + edit.newCount, 0), removed: edits.reduce((sum, edit) => sum + edit.oldCount, 0),
    hunks: group(edits, before),
  }
}

/** Returns the difference between two sides; null is an absent file. */
export function diffBytes(before: Uint8Array | null, after: Uint8Array | null): FileDiff {
  const old = split(before)
  return diffOfEdits(editsOf(old, split(after), { old: 0, new: 0 }), { count: old.length, slice: (from, to) => old.slice(from, to) })
}

/** Lines `from + 1` … `to` of the before-image, and how many lines have come to stand for them. */
export interface Region {
  readonly from: number
  readonly to: number
  readonly count: number
}

/**
 * Returns a difference as short as that of `diffBytes`, from the places that are known to differ alone; `regions` are disjoint
 * and in order, and all else is equal. Returns null where a shorter one may be found by looking at the whole.
 */
export function diffRegions(before: Document, after: Uint8Array, regions: readonly Region[]): FileDiff | null {
  const { bytes } = before
  const size = regions.reduce((sum, { from, to, count }) => sum + to - from + count, 0)
  if (!isTerminated(bytes) || !isTerminated(after) || size > MAX_EDITS) return null
  const edits: Edit[] = []
  let shift = { lines: 0, bytes: 0 }
  for (const { from, to, count } of regions) {
    const [start, end] = [lineStart(before, from + 1), lineStart(before, to + 1)]
    const freshStart = start + shift.bytes
    const freshEnd = endOfLines(after, freshStart, count)
    edits.push(...editsOf(linesOf(bytes.subarray(start, end)), linesOf(after.subarray(freshStart, freshEnd)), { old: from, new: from + shift.lines }))
    shift = { lines: shift.lines + count - (to - from), bytes: freshEnd - end }
  }
  const whole: Lines = { count: before.count, slice: (from, to) => linesOf(rangeBytes(before, from + 1, to - from)) }
  return after.length === bytes.length + shift.bytes && areShortest(edits, whole) ? diffOfEdits(edits, whole) : null
}

function isTerminated(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes[bytes.length - 1] === LF
}

/** Returns where this many lines end that begin at an offset. */
function endOfLines(bytes: Uint8Array, start: number, count: number): number {
  let end = start
  for (let line = 0; line < count; line++) end = bytes.indexOf(LF, end) + 1
  return end
}

/** Returns lines that all are terminated, without their LF. */
function linesOf(bytes: Uint8Array): string[] {
  return bytes.length === 0 ? [] : decode(bytes.subarray(0, -1)).split('\n')
}

/**
 * Returns whether these edits are a shortest way from one text to the other, and stand where a look at the whole would put
 * them: no line is both removed and added, so that none can be spared; and none is equal to a neighbour of its edit, which a
 * look at the whole may take in its stead. (Where several edits could shift together, it may still take others as many.)
 */
function areShortest(edits: readonly Edit[], before: Lines): boolean {
  const texts = ({ lines }: Edit, sign: DiffLine['sign']): string[] => lines.filter((line) => line.sign === sign).map(({ text }) => text)
  const removed = new Set(edits.flatMap((edit) => texts(edit, '-')))
  if (edits.some((edit) => texts(edit, '+').some((text) => removed.has(text)))) return false
  return edits.every(({ old, oldCount, lines }) => {
    const after = old + oldCount
    const neighbours = [...before.slice(Math.max(0, old - 1), old), ...before.slice(after, Math.min(after + 1, before.count))]
    return neighbours.every((neighbour) => lines.every(({ text }) => text !== `${neighbour}\n`))
  })
}
