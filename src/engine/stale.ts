/** What a stale or malformed anchor answers: the current anchor of the kind meant, and the smallest read that repairs it. */
import type { Sha256 } from '../base/digest.js'
import type { Refusal, Reread } from '../base/refusal.js'
import { anchoredLines, fileAnchor, lineHash, parseAnchor, rangeAnchor, type Anchor, type LineAnchor } from '../text/anchor.js'
import { indexLines, lineBytes, type Document } from '../text/document.js'
import { sameBytes } from '../base/encoding.js'

const NEIGHBOURS = 3
const CANDIDATES = 5

/** Looks a file anchor up among the texts a store still knows. */
export type PreImages = (anchor: string) => Uint8Array | undefined

/** Returns the span of the current text that differs from an earlier one, at least one line where there is one. */
function changedSpan(earlier: Document, current: Document): { start: number; count: number } {
  const most = Math.min(earlier.count, current.count)
  const same = (a: number, b: number): boolean => sameBytes(lineBytes(earlier, a), lineBytes(current, b))
  let head = 0
  while (head < most && same(head + 1, head + 1)) head++
  let tail = 0
  while (tail < most - head && same(earlier.count - tail, current.count - tail)) tail++
  const start = Math.max(1, Math.min(head + 1, current.count))
  return { start, count: Math.max(Math.min(1, current.count), current.count - tail - head) }
}

function wholeFile(path: string, document: Document): Reread {
  return { path, start: 1, count: document.count }
}

/** Returns the refusal of an anchor that does not hold for the document, or null when it holds. */
export function checkAnchor(path: string, token: string, document: Document, sha256: Sha256, preImages: PreImages): Refusal | null {
  const anchor = parseAnchor(token)
  const file = fileAnchor(document.bytes, sha256)
  if (anchor === null) {
    return { code: 'malformed_anchor', path, expected: token, current_anchor: file, reread: wholeFile(path, document) }
  }
  if (anchor.kind === 'range') return checkRange(path, token, anchor, document, sha256)
  if (token === file) return null
  const earlier = preImages(token)
  const reread = earlier === undefined ? wholeFile(path, document) : { path, ...changedSpan(indexLines(earlier), document) }
  return { code: 'stale_anchor', path, expected: token, current_anchor: file, reread }
}

function checkRange(
  path: string, token: string, anchor: Anchor & { kind: 'range' }, document: Document, sha256: Sha256,
): Refusal | null {
  const left = Math.min(anchor.count, document.count - anchor.start + 1)
  if (left < 1) {
    const current = fileAnchor(document.bytes, sha256)
    return { code: 'stale_anchor', path, expected: token, current_anchor: current, reread: wholeFile(path, document) }
  }
  const current = rangeAnchor(document, anchor.start, left, sha256)
  if (current === token) return null
  return { code: 'stale_anchor', path, expected: token, current_anchor: current, reread: { path, start: anchor.start, count: left } }
}

/** Returns the refusal of a line anchor that does not hold, with its neighbourhood and where its line may have gone, or null. */
export function checkLine(path: string, hunk: number, line: LineAnchor, document: Document, sha256: Sha256): Refusal | null {
  if (line.n <= document.count && lineHash(document, line.n, sha256) === line.hash) return null
  const centre = Math.min(line.n, document.count + 1)
  const token = `${String(line.n)}#${line.hash}`
  return {
    code: 'stale_line', path, hunk, position: token, expected: token,
    neighbourhood: anchoredLines(document, centre - NEIGHBOURS, centre + NEIGHBOURS, sha256),
    candidates: movedTo(line, document, sha256),
  }
}

/** Returns at most five other addresses whose line has this hash, nearest first, the lower on a tie. */
function movedTo(line: LineAnchor, document: Document, sha256: Sha256): { n: number; anchor: string }[] {
  const found: number[] = []
  for (let n = 1; n <= document.count; n++) if (n !== line.n && lineHash(document, n, sha256) === line.hash) found.push(n)
  return found
    .sort((a, b) => Math.abs(a - line.n) - Math.abs(b - line.n) || a - b)
    .slice(0, CANDIDATES)
    .map((n) => ({ n, anchor: `${String(n)}#${line.hash}` }))
}
