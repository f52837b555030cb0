/**
 * Which findings are new: not there before, at the place that an unchanged line had then. A grammar's recovery from an error is
 * not local: an edit inside what it could not read before may move, split or join its errors. So what stands in there is blamed
 * only where it is in changed lines, and only as far as there are more findings than before; but an error that has come to take
 * in lines that nobody touched, and that could be read before, is new. Pure.
 */
import type { Finding } from './findings.js'
import { diffBytes } from '../text/diff.js'
import { utf8 } from '../base/encoding.js'

/** A text with the offsets where its lines begin; lines are counted from zero here. */
export interface Lines {
  readonly text: string
  readonly starts: readonly number[]
}

/** Returns the lines of a text; they end at LF. */
export function linesOf(text: string): Lines {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return { text, starts }
}

/** Returns the line, counted from zero, that holds an offset. */
export function lineAt({ starts }: Lines, offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Where the lines of the text before are now. */
interface Mapping {
  /** Returns the lines, first and last, that line `n` has become; the same line twice when it is unchanged. */
  readonly place: (n: number) => readonly [first: number, last: number]
  readonly isUnchanged: (n: number) => boolean
  readonly isNew: (n: number) => boolean
}

function mapLines(before: string, after: string): Mapping {
  const moved = new Map<number, readonly [number, number]>()
  const fresh = new Set<number>()
  /** After each changed stretch: from which line on before, and by how much lines are moved. */
  const shifts: (readonly [from: number, by: number])[] = [[0, 0]]
  for (const { oldStart, oldCount, newStart, newCount, lines } of diffBytes(utf8(before), utf8(after)).hunks) {
    let old = oldCount === 0 ? oldStart : oldStart - 1
    let now = newCount === 0 ? newStart : newStart - 1
    for (let at = 0; at < lines.length;) {
      if (lines[at]?.sign === ' ') {
        old++
        now++
        at++
        continue
      }
      let [removed, added] = [0, 0]
      for (; at < lines.length && lines[at]?.sign !== ' '; at++) {
        if (lines[at]?.sign === '-') removed++
        else added++
      }
      for (let n = 0; n < removed; n++) moved.set(old + n, [now, Math.max(now, now + added - 1)])
      for (let n = 0; n < added; n++) fresh.add(now + n)
      old += removed
      now += added
      shifts.push([old, now - old])
    }
  }
  const shiftAt = (n: number): number => shifts.findLast(([from]) => from <= n)?.[1] ?? 0
  return {
    place: (n) => moved.get(n) ?? [n + shiftAt(n), n + shiftAt(n)],
    isUnchanged: (n) => !moved.has(n),
    isNew: (n) => fresh.has(n),
  }
}

/** A finding with its first and last line and its column, all counted from zero. */
interface Placed {
  readonly finding: Finding
  readonly line: number
  readonly lastLine: number
  readonly column: number
  /** Whether nothing but blanks follows where it begins: that place stays the same one when blanks are added there. */
  readonly isAtEnd: boolean
}

function placed(lines: Lines, finding: Finding): Placed {
  const line = lineAt(lines, finding.from)
  return { finding, line, lastLine: lineAt(lines, Math.max(finding.from, finding.to - 1)), column: finding.from - (lines.starts[line] ?? 0), isAtEnd: lines.text.slice(finding.from).trim() === '' }
}

/** Takes from `left` what `fits`, and returns whether there was any. */
function take(left: Placed[], fits: (old: Placed) => boolean): boolean {
  const index = left.findIndex(fits)
  if (index >= 0) left.splice(index, 1)
  return index >= 0
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Returns the findings after that were not there before. */
export function newFindings(before: string, old: readonly Finding[], after: string, now: readonly Finding[]): Finding[] {
  if (old.length === 0 || now.length === 0) return [...now]
  const mapping = mapLines(before, after)
  const [oldLines, nowLines] = [linesOf(before), linesOf(after)]
  const left = old.map((finding) => placed(oldLines, finding))
  const wide = left.map((known) => ({ known, first: mapping.place(known.line)[0], last: mapping.place(known.lastLine)[1] }))
  const unmatched = (all: readonly Placed[], fits: (known: Placed, found: Placed) => boolean): Placed[] =>
    all.filter((found) => !take(left, (known) => fits(known, found)))
  const at = (known: Placed): number => (mapping.isUnchanged(known.line) ? mapping.place(known.line)[0] : -1)
  let rest = now.map((finding) => placed(nowLines, finding))
  rest = unmatched(rest, (known, found) => at(known) === found.line && known.column === found.column && known.finding.kind === found.finding.kind)
  rest = unmatched(rest, (known, found) => at(known) === found.line)
  rest = unmatched(rest, (known, found) => known.isAtEnd && found.isAtEnd && known.finding.kind === found.finding.kind)
  // What could not be read before is no better known now, where nobody touched it.
  rest = rest.filter(({ line }) => mapping.isNew(line) || !wide.some(({ first, last }) => first < last && first <= line && line <= last))
  return unmatched(rest, (known, { line, lastLine }) => {
    const { first, last } = wide.find((one) => one.known === known) ?? { first: 1, last: 0 }
    return line <= last && first <= lastLine && range(line, lastLine).every((n) => mapping.isNew(n) || (first <= n && n <= last))
  }).map(({ finding }) => finding)
}
