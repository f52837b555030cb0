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

function split(bytes: Uint8Array | null): string[] {
  const lines = bytes === null ? [] : decode(bytes).split('\n')
  const last = lines.pop()
  const whole = lines.map((line) => `${line}\n`)
  return last === undefined || last === '' ? whole : [...whole, last]
}

/** Returns every line of both sides in order, common ends included. */
function compare(before: readonly string[], after: readonly string[]): DiffLine[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  while (tail < before.length - head && tail < after.length - head
    && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const same = (text: string): DiffLine => ({ sign: ' ', text })
  const old = before.slice(head, before.length - tail)
  const fresh = after.slice(head, after.length - tail)
  const middle = diffArrays(old, fresh, { maxEditLength: MAX_EDITS })
    ?? [{ removed: true, added: false, value: old }, { removed: false, added: true, value: fresh }]
  return [
    ...before.slice(0, head).map(same),
    ...middle.flatMap(({ added, removed, value }) =>
      value.map((text): DiffLine => ({ sign: added ? '+' : removed ? '-' : ' ', text }))),
    ...before.slice(before.length - tail).map(same),
  ]
}

/** Returns the hunks, with three lines of context, that lines in order make. */
function group(lines: readonly DiffLine[]): DiffHunk[] {
  const hunks: DiffHunk[] = []
  let oldLine = 1
  let newLine = 1
  let index = 0
  const positions = lines.map((line) => {
    const at = { oldLine, newLine }
    if (line.sign !== '+') oldLine++
    if (line.sign !== '-') newLine++
    return at
  })
  while (index < lines.length) {
    if (lines[index]?.sign === ' ') {
      index++
      continue
    }
    const from = Math.max(0, index - CONTEXT)
    let to = index
    for (let scan = index; scan < lines.length && scan <= to + 2 * CONTEXT; scan++) if (lines[scan]?.sign !== ' ') to = scan
    const shown = lines.slice(from, Math.min(lines.length, to + 1 + CONTEXT))
    const oldCount = shown.filter((line) => line.sign !== '+').length
    const newCount = shown.filter((line) => line.sign !== '-').length
    const at = positions[from] ?? { oldLine: 1, newLine: 1 }
    hunks.push({
      oldStart: oldCount === 0 ? at.oldLine - 1 : at.oldLine, oldCount,
      newStart: newCount === 0 ? at.newLine - 1 : at.newLine, newCount, lines: shown,
    })
    index = from + shown.length
  }
  return hunks
}

/** Returns the difference between two sides; null is an absent file. */
export function diffBytes(before: Uint8Array | null, after: Uint8Array | null): FileDiff {
  const lines = compare(split(before), split(after))
  return {
    added: lines.filter((line) => line.sign === '+').length,
    removed: lines.filter((line) => line.sign === '-').length,
    hunks: group(lines),
  }
}
