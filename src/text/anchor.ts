/**
 * Anchors (spec page 1.2): names of content by digest.
 *
 *   file   = "fa:" hex12
 *   range  = "ra:" hex12 ":L" start "+" count         start, count ≥ 1, no leading zeros
 *   line   = N "#" hhhh                               N ≥ 1, no leading zeros
 */
import type { Sha256 } from '../base/digest.js'
import type { AnchoredBlock, AnchoredLine } from '../base/refusal.js'
import { lineBytes, lineText, normalise, rangeBytes, type Document } from './document.js'

export type Anchor =
  | { readonly kind: 'file'; readonly digest: string }
  | { readonly kind: 'range'; readonly digest: string; readonly start: number; readonly count: number }

export interface LineAnchor {
  readonly n: number
  readonly hash: string
}

/** Returns the anchor a token spells, or null when it is not in the grammar. */
export function parseAnchor(token: string): Anchor | null {
  const file = /^fa:([0-9a-f]{12})$/u.exec(token)
  if (file?.[1] !== undefined) return { kind: 'file', digest: file[1] }
  const range = /^ra:([0-9a-f]{12}):L([1-9]\d{0,9})\+([1-9]\d{0,9})$/u.exec(token)
  if (range?.[1] === undefined) return null
  return { kind: 'range', digest: range[1], start: Number(range[2]), count: Number(range[3]) }
}

/** Returns the line anchor a token spells, or null when it is not in the grammar. */
export function parseLineAnchor(token: string): LineAnchor | null {
  const match = /^([1-9]\d{0,9})#([0-9a-f]{4})$/u.exec(token)
  return match?.[2] === undefined ? null : { n: Number(match[1]), hash: match[2] }
}

/** Returns `fa:` and the first 12 hex digits of the digest of the normalised file. */
export function fileAnchor(bytes: Uint8Array, sha256: Sha256): string {
  return `fa:${sha256(normalise(bytes)).slice(0, 12)}`
}

/** Returns the anchor of lines `start` … `start + count - 1`, which must be there. */
export function rangeAnchor(document: Document, start: number, count: number, sha256: Sha256): string {
  const digest = sha256(normalise(rangeBytes(document, start, count))).slice(0, 12)
  return `ra:${digest}:L${String(start)}+${String(count)}`
}

/** Returns the four hex digits of line `n`, which must be there. */
export function lineHash(document: Document, n: number, sha256: Sha256): string {
  return sha256(lineBytes(document, n)).slice(0, 4)
}

/** Returns lines `from` … `to`, clamped to the file, as people address them. */
export function anchoredLines(document: Document, from: number, to: number, sha256: Sha256): AnchoredLine[] {
  const lines: AnchoredLine[] = []
  for (let n = Math.max(1, from); n <= Math.min(to, document.count); n++) {
    lines.push({ n, anchor: `${String(n)}#${lineHash(document, n, sha256)}`, text: lineText(document, n) })
  }
  return lines
}

/** Returns lines `from` … `to`, which must be there, as one block with its range anchor. */
export function anchoredBlock(document: Document, from: number, to: number, sha256: Sha256): AnchoredBlock {
  const count = to - from + 1
  return { range_anchor: rangeAnchor(document, from, count, sha256), start: from, count, lines: anchoredLines(document, from, to, sha256) }
}
