/** Line differences between two texts, over raw bytes: a changed terminator is a changed line, as for git. */
import { diffArrays } from 'diff'
import { decode } from '../base/encoding.js'

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

/** Returns both sides as stretches in order, common ends included. */
function compare(before: readonly string[], after: readonly string[]): Stretch[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  while (tail < before.length - head && tail < after.length - head
    && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const old = before.slice(head, before.length - tail)
  const fresh = after.slice(head, after.length - tail)
  const middle = diffArrays(old, fresh, { maxEditLength: MAX_EDITS })
    ?? [{ removed: true, added: false, value: old }, { removed: false, added: true, value: fresh }]
  const stretches: Stretch[] = [
    { sign: ' ', lines: before.slice(0, head) },
    ...middle.map(({ added, removed, value }): Stretch => ({ sign: added ? '+' : removed ? '-' : ' ', lines: value })),
    { sign: ' ', lines: before.slice(before.length - tail) },
  ]
  return stretches.filter((stretch) => stretch.lines.length > 0)
}

/** Returns the hunks, with three lines of context, that stretches in order make. */
function group(stretches: readonly Stretch[]): DiffHunk[] {
  const hunks: DiffHunk[] = []
  let lines: DiffLine[] = []
  let at = { old: 0, new: 0 }
  let begin = at
  const take = (sign: DiffLine['sign'], some: readonly string[]): void => { for (const text of some) lines.push(diffLine(sign, text)) }
  const close = (): void => {
    if (lines.some((line) => line.sign !== ' ')) hunks.push(hunkOf(begin, lines))
    lines = []
  }
  stretches.forEach((stretch, index) => {
    const { sign, lines: all } = stretch
    const next = { old: at.old + (sign === '+' ? 0 : all.length), new: at.new + (sign === '-' ? 0 : all.length) }
    const isEnd = index === 0 || index === stretches.length - 1
    if (sign !== ' ' || (!isEnd && all.length <= 2 * CONTEXT)) take(sign, all)
    else {
      take(' ', index === 0 ? [] : all.slice(0, CONTEXT))
      close()
      const lead = all.slice(Math.max(0, all.length - CONTEXT))
      take(' ', lead)
      begin = { old: next.old - lead.length, new: next.new - lead.length }
    }
    at = next
  })
  close()
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

function total(stretches: readonly Stretch[], sign: Stretch['sign']): number {
  return stretches.reduce((sum, stretch) => sum + (stretch.sign === sign ? stretch.lines.length : 0), 0)
}

/** Returns the difference between two sides; null is an absent file. */
export function diffBytes(before: Uint8Array | null, after: Uint8Array | null): FileDiff {
  const stretches = compare(split(before), split(after))
  const changed = stretches.some((stretch) => stretch.sign !== ' ')
  return { added: total(stretches, '+'), removed: total(stretches, '-'), hunks: changed ? group(stretches) : [] }
}
