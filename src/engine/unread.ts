/** Refusals of lines that their author has shown no reading of (spec page 2.2). */
import type { Sha256 } from '../base/digest.js'
import type { Refusal } from '../base/refusal.js'
import { unproven, widen, type Span } from '../changeset/reading.js'
import { anchoredBlock } from '../text/anchor.js'
import { diffBytes, type DiffHunk } from '../text/diff.js'
import { openDocument, type Document } from '../text/document.js'
import type { FileChange } from './plan.js'
import type { Served } from './served.js'

/**
 * Returns the refusal of lines as unread: with what they are now, widened and anchored, so that the edit can be repeated. `all` are
 * those of the whole change, where these are of one of its hunks: blocks that meet are one, under one range anchor.
 */
export function unreadLines(path: string, document: Document, spans: readonly Span[], sha256: Sha256, all = spans): Refusal {
  const blocks = widen(all, document.count).filter(({ from, to }) => spans.some((span) => span.from <= to && from <= span.to))
  return { code: 'unread_lines', path, lines: blocks.map(({ from, to }) => anchoredBlock(document, from, to, sha256)) }
}

/** Returns the lines that stand for a hunk of a diff in the before-image: those that go, or the two that something is put between. */
function touchedBy({ oldStart, oldCount, lines }: DiffHunk, count: number): Span[] {
  const spans: Span[] = []
  let old = oldCount === 0 ? oldStart + 1 : oldStart
  for (const { sign } of lines) {
    if (sign === '-') spans.push({ from: old, to: old })
    if (sign === '+') spans.push({ from: Math.max(1, old - 1), to: Math.min(old, count) })
    if (sign !== '+') old++
  }
  return spans
}

/** Returns a refusal for every file of a computed set that would change on lines which were not served as they stand. Refuses: unread_lines. */
export function unreadBySet(files: readonly FileChange[], served: Served, sha256: Sha256): Refusal[] {
  return files.flatMap(({ path, from = path, before, after }): Refusal[] => {
    const document = before === null ? null : openDocument(before.bytes)
    if (before === null || after === null || document === null || typeof document === 'string') return []
    const known = served.lines(from, before.sha256)
    const gaps = diffBytes(before.bytes, after.bytes).hunks.flatMap((hunk) => touchedBy(hunk, document.count)).flatMap((span) => unproven(span, known))
    const detail = 'preview it first, without apply, then apply with the token of the preview'
    return gaps.length === 0 ? [] : [{ ...unreadLines(from, document, gaps, sha256), detail }]
  })
}
