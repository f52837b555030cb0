/** Reads (spec page 1.3): which lines of a file one answer holds. */
import { lineStart, type Document } from './document.js'

/** Lines `start` … `start + count - 1`; `next` is the first line left out for want of room, or null. */
export interface Window {
  readonly start: number
  readonly count: number
  readonly next: number | null
}

/** Returns the size of some bytes in tokens: four bytes each, rounded up. */
export function tokens(bytes: number): number {
  return Math.ceil(bytes / 4)
}

/** Returns as many whole lines of `start` … `end` as `maxTokens` holds, at least one where there is one. */
export function readWindow(document: Document, start: number, end: number, maxTokens: number): Window {
  const last = Math.min(end, document.count)
  let to = start
  while (to < last && tokens(lineStart(document, to + 2) - lineStart(document, start)) <= maxTokens) to++
  const count = last < start ? 0 : to - start + 1
  return { start, count, next: count > 0 && to < last ? to + 1 : null }
}
