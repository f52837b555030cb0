/** Replacing lines by their numbers, where the digest of what they are is told (spec page 4). */
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import { fileAnchor, rangeAnchor } from '../../text/anchor.js'
import { normalise, rangeBytes, type Document } from '../../text/document.js'
import { spliceLines } from '../../text/splice.js'
import type { EditPlace } from './replace.js'

export interface SpanEdit {
  readonly line_span: {
    readonly start_line: number
    /** Null is the end of the file. */
    readonly end_line: number | null
    /** 12 to 64 hex digits of the SHA-256 of the span's normalised bytes. */
    readonly expect_sha: string
  }
  readonly new_lines: readonly string[]
}

function stale(document: Document, start: number, count: number, expected: string, { path, hunk, sha256 }: EditPlace): Refusal {
  if (count > 0) {
    return { code: 'stale_anchor', path, hunk, expected, current_anchor: rangeAnchor(document, start, count, sha256), reread: { path, start, count } }
  }
  const detail = `nothing stands behind the last line, and the digest of nothing begins with ${sha256(new Uint8Array()).slice(0, 12)}`
  return { code: 'stale_anchor', path, hunk, expected, current_anchor: fileAnchor(document.bytes, sha256), detail }
}

/** Returns the after-image of a span's replacement. Refuses: out_of_bounds, stale_anchor, invalid_request. */
export function replaceSpan(document: Document, { line_span, new_lines }: SpanEdit, place: EditPlace): Outcome<Uint8Array> {
  const { path, hunk, sha256 } = place
  const { start_line: start, end_line, expect_sha } = line_span
  const end = end_line ?? document.count
  const appends = end_line === null && start === document.count + 1
  if (!appends && (start > document.count || end > document.count)) {
    const position = start > document.count ? start : end
    return refuse({ code: 'out_of_bounds', path, hunk, position, detail: `lines 1 to ${String(document.count)}` })
  }
  if (end < start && !appends) return refuse({ code: 'out_of_bounds', path, hunk, position: end, detail: 'the end lies before the start' })
  const count = appends ? 0 : end - start + 1
  if (!sha256(normalise(rangeBytes(document, start, count))).startsWith(expect_sha)) return refuse(stale(document, start, count, expect_sha, place))
  if (appends && new_lines.length === 0) return refuse({ code: 'invalid_request', path, hunk, detail: 'there is nothing to append' })
  return ok(spliceLines(document, [{ from: start - 1, to: start - 1 + count, lines: new_lines }]).bytes)
}
