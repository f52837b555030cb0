/**
 * Suggestions of a review on a snapshot. A suggestion is a hunk whose anchor is the text it was written on: it stands where that
 * text still is, line for line but for line ends. Each one that does not is refused by itself, with its link, as are those that
 * overlap. Those that adjoin become one hunk. Pure.
 */
import type { Sha256 } from '../base/digest.js'
import { sameBytes } from '../base/encoding.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Change } from '../changeset/changeset.js'
import { fileAnchor, rangeAnchor } from '../text/anchor.js'
import { lineText, normalise, rangeBytes, type Document } from '../text/document.js'
import { countHidden } from '../text/visible.js'
import { editable, textAt } from './editable.js'
import type { Remark, Stretch } from './review.js'
import type { Snapshot } from './snapshot.js'

/** A remark that says what its lines should be; none deletes them. */
export interface Suggestion {
  readonly remark: Remark
  readonly lines: readonly string[]
}

/** A suggestion on the lines that it replaces. */
export interface Placed {
  readonly suggestion: Suggestion
  readonly place: Stretch
  readonly document: Document
}

export interface Judging {
  readonly snapshot: Snapshot
  /** The files as they were in the commits that suggestions were written on, by commit. */
  readonly past: ReadonlyMap<string, Snapshot>
  readonly sha256: Sha256
  /** Whether newly added hidden characters are refused. */
  readonly refuseHidden: boolean
}

/** Returns how a suggestion is spoken of: its link and its author. */
function nameOf({ remark: { url, author } }: Suggestion): string {
  return `the suggestion ${url} by ${author}`
}

/** Returns the text that a suggestion was written on, null where that is not known. */
function writtenOn({ path, written }: Remark, { snapshot, past }: Judging): { readonly document: Document; readonly lines: Stretch } | null {
  const then = written === null ? undefined : written.commit === snapshot.base ? snapshot : past.get(written.commit)
  const text = then === undefined ? null : textAt(path, then)
  if (written === null || text?.ok !== true) return null
  const { document } = text.value
  const { start, end } = written.lines
  return start >= 1 && start <= end && end <= document.count ? { document, lines: written.lines } : null
}

function bytesOf(document: Document, { start, end }: Stretch): Uint8Array {
  return normalise(rangeBytes(document, start, end - start + 1))
}

/** Returns the refusal of a suggestion whose lines are not what it was written on. */
function stale({ remark }: Suggestion, document: Document | null, place: Stretch | null, why: string, judging: Judging): Refusal {
  const { path } = remark
  const then = writtenOn(remark, judging)
  const expected = then === null ? {} : { expected: rangeAnchor(then.document, then.lines.start, then.lines.end - then.lines.start + 1, judging.sha256) }
  if (document === null || place === null || place.start < 1 || place.end < place.start || place.end > document.count) {
    return { code: 'stale_anchor', path, ...expected, detail: why }
  }
  const count = place.end - place.start + 1
  return {
    code: 'stale_anchor', path, ...expected, detail: why, current_anchor: rangeAnchor(document, place.start, count, judging.sha256),
    reread: { path, start: place.start, count },
  }
}

/** Returns how many hidden characters a suggestion adds beyond those that its lines have. */
function hiddenAdded({ lines }: Suggestion, document: Document, { start, end }: Stretch): number {
  const before = countHidden(Array.from({ length: end - start + 1 }, (_, i) => lineText(document, start + i)).join('\n'))
  return [...countHidden(lines.join('\n'))].reduce((sum, [c, count]) => sum + Math.max(0, count - (before.get(c) ?? 0)), 0)
}

/**
 * Returns a suggestion on its lines of the snapshot, where they are what it was written on.
 * Refuses: event_not_allowed, stale_anchor, unparseable_hunk, hidden_characters, and as `editable`.
 */
function judge(suggestion: Suggestion, place: Stretch | null, judging: Judging): Outcome<Placed> {
  const { remark, lines } = suggestion
  const { path } = remark
  const name = nameOf(suggestion)
  if (remark.since !== null) return refuse({ code: 'event_not_allowed', path, detail: `${name} was ${remark.since} after the command` })
  const text = editable(path, judging.snapshot)
  if (place === null) return refuse(stale(suggestion, text.ok ? text.value : null, null, `${name} is outdated`, judging))
  if (!text.ok) return { ok: false, refusals: text.refusals.map((refusal) => ({ ...refusal, detail: name })) }
  const document = text.value
  const then = writtenOn(remark, judging)
  const isThere = place.start >= 1 && place.end >= place.start && place.end <= document.count
  if (then === null || !isThere || !sameBytes(bytesOf(then.document, then.lines), bytesOf(document, place))) {
    return refuse(stale(suggestion, document, place, `${name} was written on another text`, judging))
  }
  if (lines.some((line) => /[\0\p{Surrogate}]/u.test(line))) {
    return refuse({ code: 'unparseable_hunk', path, position: place.start, detail: `${name} holds characters that are no text` })
  }
  const figure = judging.refuseHidden ? hiddenAdded(suggestion, document, place) : 0
  return figure > 0 ? refuse({ code: 'hidden_characters', path, figure, detail: name }) : ok({ suggestion, place, document })
}

/** Returns those in the order of path and place. */
function inOrder(placed: readonly Placed[]): Placed[] {
  return [...placed].sort((a, b) => (a.suggestion.remark.path < b.suggestion.remark.path ? -1 : a.suggestion.remark.path > b.suggestion.remark.path ? 1
    : a.place.start - b.place.start || a.place.end - b.place.end))
}

/** Returns for every suggestion that shares a line with others the first of those. */
function overlaps(sorted: readonly Placed[]): ReadonlyMap<Placed, Placed> {
  const found = new Map<Placed, Placed>()
  let furthest: Placed | null = null
  for (const one of sorted) {
    if (furthest !== null && furthest.suggestion.remark.path === one.suggestion.remark.path && one.place.start <= furthest.place.end) {
      found.set(one, furthest)
      if (!found.has(furthest)) found.set(furthest, one)
      if (one.place.end > furthest.place.end) furthest = one
    } else furthest = one
  }
  return found
}

/** What became of the suggestions of a review. */
export interface Sorted {
  /** Those that can be carried out, in the order of path and place. */
  readonly placed: readonly Placed[]
  readonly refusals: readonly Refusal[]
}

/**
 * Returns which suggestions can be carried out together, and why the others cannot; `placeOf` tells where one stands.
 * Refusals: as `judge`, overlapping_hunks.
 */
export function sortSuggestions(suggestions: readonly Suggestion[], placeOf: (remark: Remark) => Stretch | null, judging: Judging): Sorted {
  const judged = suggestions.map((suggestion) => judge(suggestion, placeOf(suggestion.remark), judging))
  const sorted = inOrder(judged.flatMap((one) => (one.ok ? [one.value] : [])))
  const others = overlaps(sorted)
  const overlapping = sorted.flatMap((one): Refusal[] => {
    const other = others.get(one)
    if (other === undefined) return []
    const own = one.suggestion.remark.url === other.suggestion.remark.url ? 'another block of the same comment' : nameOf(other.suggestion)
    return [{ code: 'overlapping_hunks', path: one.suggestion.remark.path, position: one.place.start, detail: `${nameOf(one.suggestion)} and ${own}` }]
  })
  return { placed: sorted.filter((one) => !others.has(one)), refusals: [...judged.flatMap((one) => (one.ok ? [] : one.refusals)), ...overlapping] }
}

interface Merged {
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

/** Returns the changes of suggestions that do not overlap, given in their order: one a file, adjoining ones as one hunk. */
export function changesOf(placed: readonly Placed[], sha256: Sha256): Change[] {
  const files = new Map<string, { readonly document: Document; readonly hunks: Merged[] }>()
  for (const { suggestion: { remark: { path }, lines }, place, document } of placed) {
    const file = files.get(path) ?? { document, hunks: [] }
    files.set(path, file)
    const last = file.hunks.at(-1)
    if (last?.end === place.start - 1) file.hunks.splice(-1, 1, { start: last.start, end: place.end, lines: [...last.lines, ...lines] })
    else file.hunks.push({ ...place, lines })
  }
  return [...files].map(([path, { document, hunks }]) => ({
    path, anchor: fileAnchor(document.bytes, sha256), problems: [],
    edit: { kind: 'hunks', hunks: hunks.map(({ start, end, lines }, index) => ({ kind: 'replace', index, start: { n: start }, end: { n: end }, lines })) },
  }))
}
