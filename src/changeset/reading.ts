/**
 * Proof of reading (spec page 2.2): which lines an author has shown to know. A file anchor proves all lines, a range anchor its
 * own, `N#hhhh` that line, and two of them in one hunk the lines between; a long-lived door besides knows what it has served.
 */
import type { LineAnchor } from '../text/anchor.js'
import { positionsOf, type Hunk } from './changeset.js'

/** Lines `from` … `to`, both included; empty when `to < from`. */
export interface Span {
  readonly from: number
  readonly to: number
}

const MARGIN = 3

/** Returns the lines that the hashes of one hunk prove, those that `holds` denies left out. */
export function provenBy(hunk: Hunk, holds: (line: LineAnchor) => boolean): Span[] {
  const lines = positionsOf(hunk)
    .flatMap(({ n, hash }) => (hash !== undefined && holds({ n, hash }) ? [n] : []))
  const [from, to] = lines
  if (from !== undefined && to !== undefined && from <= to) return [{ from, to }]
  return lines.map((n) => ({ from: n, to: n }))
}

/** Returns the lines of `wanted` that no proven span covers, as spans in order. */
export function unproven(wanted: Span, proven: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let next = wanted.from
  for (const span of [...proven].sort((a, b) => a.from - b.from)) {
    if (span.from > next) gaps.push({ from: next, to: Math.min(wanted.to, span.from - 1) })
    next = Math.max(next, span.to + 1)
    if (next > wanted.to) break
  }
  if (next <= wanted.to) gaps.push({ from: next, to: wanted.to })
  return gaps.filter((gap) => gap.from <= gap.to)
}

/** Returns the spans widened by three lines either side, clamped to the file, and merged where they meet. */
export function widen(spans: readonly Span[], count: number): Span[] {
  return joined(spans.map(({ from, to }) => ({ from: Math.max(1, from - MARGIN), to: Math.min(count, to + MARGIN) })))
}

/** Returns the spans in order, merged where they meet; empty ones are left out. */
export function joined(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.filter(({ from, to }) => from <= to).sort((a, b) => a.from - b.from)) {
    const last = merged[merged.length - 1]
    if (last !== undefined && span.from <= last.to + 1) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else merged.push(span)
  }
  return merged
}
