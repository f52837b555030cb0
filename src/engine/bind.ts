/** One change against the document it names: every anchor, bound and window checked, its hunks lowered to splices. */
import type { Sha256 } from '../base/digest.js'
import { settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { positionsOf, type Change, type Hunk } from '../changeset/changeset.js'
import { positionText, type Position } from '../changeset/position.js'
import { provenBy, unproven, type Span } from '../changeset/reading.js'
import { lineHash, parseAnchor, type LineAnchor } from '../text/anchor.js'
import type { Document } from '../text/document.js'
import { bySplicePlace, spliceLines, splicesOverlap, type Splice } from '../text/splice.js'
import { checkAnchor, checkLine, type PreImages } from './stale.js'
import { unreadLines } from './unread.js'

interface Placed {
  readonly hunk: Hunk
  readonly splice: Splice
}

type HunkEdit = Change['edit'] & { kind: 'hunks' }

/** What a change is bound under. */
export interface Binding {
  readonly sha256: Sha256
  readonly preImages: PreImages
  /** Whether lines that nobody has shown to have read may not be touched. */
  readonly enforced: boolean
  /** The lines of the document, as it stands, that its author was shown before. */
  readonly served: readonly Span[]
}

interface Bind {
  readonly path: string
  readonly document: Document
  readonly sha256: Sha256
  /** The editable window; null when the whole file is. */
  readonly window: Span | null
}

function splice(hunk: Hunk): Splice {
  if (hunk.kind === 'replace') return { from: hunk.start.n - 1, to: hunk.end.n, lines: hunk.lines }
  const from = hunk.kind === 'after' ? hunk.at.n : hunk.at.n - 1
  return { from, to: from, lines: hunk.lines }
}

/** Returns the positions of a hunk with the least and greatest line each may name. */
function bounds(hunk: Hunk, count: number): { position: Position; least: number; most: number }[] {
  switch (hunk.kind) {
    case 'replace': return positionsOf(hunk).map((position) => ({ position, least: 1, most: count }))
    case 'after': return [{ position: hunk.at, least: 0, most: count }]
    case 'before': return [{ position: hunk.at, least: 1, most: count + 1 }]
  }
}

/** Returns why the block of a hunk cannot be told, or nothing. Refuses: block_unresolved. */
function checkBlock(hunk: Hunk, path: string): Refusal[] {
  if (hunk.kind !== 'replace' || hunk.block?.problem === undefined) return []
  return [{ code: 'block_unresolved', path, hunk: hunk.index, position: positionText(hunk.block.at), detail: hunk.block.problem }]
}

/** Returns what is wrong with the positions of one hunk. Refuses: out_of_bounds, stale_line, block_unresolved. */
function checkPositions(hunk: Hunk, { path, document, sha256 }: Bind): Refusal[] {
  const found: Refusal[] = []
  for (const { position, least, most } of bounds(hunk, document.count)) {
    const { n, hash } = position
    if (hash !== undefined) {
      const stale = checkLine(path, hunk.index, { n, hash }, document, sha256)
      if (stale !== null && !found.some((other) => other.position === stale.position)) found.push(stale)
    } else if ((n < least || n > most) && !found.some((other) => other.position === n)) {
      found.push({ code: 'out_of_bounds', path, hunk: hunk.index, position: n, limit: most, detail: `lines ${String(least)} to ${String(most)}` })
    }
  }
  if (found.length === 0) found.push(...checkBlock(hunk, path))
  const outside = found.some((one) => one.code === 'out_of_bounds')
  if (!outside && hunk.kind === 'replace' && hunk.end.n < hunk.start.n) {
    found.push({ code: 'out_of_bounds', path, hunk: hunk.index, position: positionText(hunk.end), detail: 'the end lies before the start' })
  }
  return found
}

/** Returns the lines that a placed hunk touches: those it replaces, or the two it is put between. */
function touched({ from, to }: Splice, count: number): Span {
  return from < to ? { from: from + 1, to } : { from: Math.max(1, from), to: Math.min(count, from + 1) }
}

/** A hunk with what its author has shown no reading of. */
interface Unread {
  readonly hunk: number
  readonly gaps: readonly Span[]
}

/** Returns a refusal for each hunk with such lines, blocks that meet merged over all of them. */
function unread(bind: Bind, all: readonly Unread[]): Refusal[] {
  const every = all.flatMap(({ gaps }) => gaps)
  return all.filter(({ gaps }) => gaps.length > 0).map(({ hunk, gaps }) => ({ ...unreadLines(bind.path, bind.document, gaps, bind.sha256, every), hunk }))
}

/** Returns what is wrong with a placed hunk in view of the window, and what of it nobody has read; null for nothing. Refuses: out_of_bounds. */
function checkWindow({ hunk, splice: { from, to, lines } }: Placed, proven: readonly Span[], bind: Bind): Unread & { readonly outside: Refusal } | null {
  const { window, document, path } = bind
  if (window === null) return null
  const inside = from < to ? from + 1 >= window.from && to <= window.to : from >= window.from - 1 && from <= window.to
  if (inside) return null
  const at = hunk.kind !== 'replace' ? hunk.at : from + 1 < window.from ? hunk.start : hunk.end
  const outside: Refusal = {
    code: 'out_of_bounds', path, hunk: hunk.index, position: positionText(at),
    detail: `the range anchor opens lines ${String(window.from)} to ${String(window.to)} only`,
  }
  const isProven = hunk.kind !== 'replace' && hunk.at.hash !== undefined
  return { outside, hunk: hunk.index, gaps: isProven ? [] : unproven(touched({ from, to, lines }, document.count), [window, ...proven]) }
}

/** Returns what of the blocks in a file without an anchor its author has shown no reading of. Refuses: unread_lines. */
function checkUnreadBlocks(placed: readonly Placed[], proven: readonly Span[], bind: Bind): Refusal[] {
  return unread(bind, placed.flatMap(({ hunk, splice: { from, to } }) =>
    (hunk.kind !== 'replace' || hunk.block === undefined ? [] : [{ hunk: hunk.index, gaps: unproven({ from: from + 1, to }, proven) }])))
}

/** Returns a refusal for the later hunk of every pair that overlaps. */
function checkOverlaps(placed: readonly Placed[], path: string): Refusal[] {
  const sorted = [...placed].sort((a, b) => bySplicePlace(a.splice, b.splice))
  const pairs = new Map<number, number>()
  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.splice.from > one.splice.to) break
      if (!splicesOverlap(one.splice, other.splice)) continue
      const [first, later] = [one.hunk.index, other.hunk.index].sort((a, b) => a - b) as [number, number]
      pairs.set(later, Math.min(first, pairs.get(later) ?? first))
    }
  })
  return [...pairs].sort(([a], [b]) => a - b)
    .map(([hunk, first]) => ({ code: 'overlapping_hunks' as const, path, hunk, detail: `hunk ${String(first)}` }))
}

/** Returns what keeps `final_newline` from touching the last line; `proven` is null where an anchor proves all. Refuses: out_of_bounds, unread_lines. */
function checkLastLine(lastLine: number | null, proven: readonly Span[] | null, edit: HunkEdit, bind: Bind): Refusal[] {
  if (edit.finalNewline === undefined || lastLine === null) return []
  const { window, path } = bind
  if (window !== null && (lastLine < window.from || lastLine > window.to)) {
    return [{ code: 'out_of_bounds', path, position: lastLine, detail: 'final_newline touches the last line, which the range anchor does not cover' }]
  }
  if (proven === null) return []
  const gaps = unproven({ from: lastLine, to: lastLine }, proven)
  return gaps.length === 0 ? [] : [unreadLines(bind.path, bind.document, gaps, bind.sha256)]
}

/**
 * Returns the after-image of a change, or every problem of its anchor and hunks. A stale anchor silences the checks of
 * positions and hashes of that file; hunks that could not be read are reported all the same.
 * Refuses: malformed_anchor, stale_anchor, stale_line, out_of_bounds, unread_lines, overlapping_hunks, unparseable_hunk, block_unresolved.
 */
export function bindHunks(change: Change, edit: HunkEdit, document: Document, { sha256, preImages, enforced, served }: Binding): Outcome<Uint8Array> {
  const { path, anchor } = change
  const drift = anchor === null ? null : checkAnchor(path, anchor, document, sha256, preImages)
  if (drift !== null) return { ok: false, refusals: [drift, ...change.problems] }
  const parsed = anchor === null ? null : parseAnchor(anchor)
  const window = parsed?.kind === 'range' ? { from: parsed.start, to: parsed.start + parsed.count - 1 } : null
  const bind: Bind = { path, document, sha256, window }

  const problems: Refusal[] = [...change.problems]
  const placed: Placed[] = []
  for (const hunk of edit.hunks) {
    const wrong = checkPositions(hunk, bind)
    problems.push(...wrong)
    if (wrong.length === 0) placed.push({ hunk, splice: splice(hunk) })
  }
  const holds = (line: LineAnchor): boolean => line.n <= document.count && lineHash(document, line.n, sha256) === line.hash
  const proven = [...served, ...edit.hunks.flatMap((hunk) => provenBy(hunk, holds))]
  const windowed = placed.map((one) => ({ one, wrong: checkWindow(one, proven, bind) }))
  const outside = windowed.flatMap(({ wrong }) => wrong ?? [])
  const unreadOutside = unread(bind, outside)
  problems.push(...outside.flatMap(({ outside: refusal, hunk }) => [refusal, ...unreadOutside.filter((one) => one.hunk === hunk)]))
  if (anchor === null && enforced) problems.push(...checkUnreadBlocks(placed, proven, bind))
  problems.push(...checkOverlaps(windowed.filter(({ wrong }) => wrong === null).map(({ one }) => one), path))
  if (problems.length > 0) return { ok: false, refusals: problems }
  const spliced = spliceLines(document, placed.map((one) => one.splice), edit.finalNewline)
  const last = checkLastLine(spliced.lastLine, anchor !== null || !enforced ? null : proven, edit, bind)
  return settle(last, () => spliced.bytes)
}
