/**
 * Where a foreign hunk goes in a file as it is: exactly one place, or none.
 *
 * A diff's line numbers decide where its old lines stand there (moved by as much as the hunk before was found to be moved);
 * else, and in the other forms, they must occur exactly once. Nothing is compared loosely, and no line is passed over.
 */
import type { Sha256 } from '../../base/digest.js'
import { refuse, settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import { anchoredLines, lineHash } from '../../text/anchor.js'
import { splicesOverlap } from '../../text/splice.js'
import type { ForeignFile, ForeignHunk, ForeignLine } from './foreign.js'
import { partOfLine } from './part.js'
import { contentOf, endOf, textAt, type Mode, type Texts } from './texts.js'

/** New lines in the place of lines `from + 1` … `to`. */
export interface Run {
  readonly hunk: number
  readonly from: number
  readonly to: number
  readonly lines: readonly ForeignLine[]
}

export interface Placing {
  readonly path: string
  readonly sha256: Sha256
}

const CANDIDATES = 5
const NEIGHBOURS = 3
/** Comparisons of lines beyond which nearest places are not looked for. */
const MAX_LOOKS = 20_000_000

/** Returns whether an old line of a diff ends as line `n` does, as far as its mode asks. */
function endsAlike(line: ForeignLine, n: number, texts: Texts, mode: Mode, addsAfter: boolean): boolean {
  const end = texts.ends[n - 1] ?? null
  if (line.bare) return end === null
  // The marker of a missing terminator is often left out behind context; that is harmless where nothing follows it.
  if (end === null) return line.sign === ' ' && !addsAfter
  return mode === 'content' || end === endOf(line)
}

/** One hunk's old side, ready to be compared. */
class OldSide {
  readonly hunk: ForeignHunk
  readonly lines: readonly ForeignLine[]
  private readonly file: ForeignFile
  private readonly texts: Texts
  private readonly mode: Mode
  private readonly addsLast: boolean

  constructor(hunk: ForeignHunk, file: ForeignFile, texts: Texts, mode: Mode) {
    this.hunk = hunk
    this.file = file
    this.texts = texts
    this.mode = mode
    this.lines = hunk.lines.filter(({ sign }) => sign !== '+')
    this.addsLast = hunk.lines[hunk.lines.length - 1]?.sign === '+'
  }

  /** Returns whether line `n` of the file is old line `index`. */
  holds(index: number, n: number): boolean {
    const line = this.lines[index]
    if (line === undefined || this.texts.lines[n - 1] !== textAt(line, n, this.texts)) return false
    return this.file.form !== 'diff' || endsAlike(line, n, this.texts, this.mode, this.addsLast)
  }

  /** Returns whether the old lines stand behind line `from`. */
  standsAt(from: number): boolean {
    if (from < 0 || from + this.lines.length > this.texts.lines.length) return false
    return this.lines.every((_, index) => this.holds(index, from + index + 1))
  }

  /** Returns every place, as the line before it, from a line on. */
  places(least: number): number[] {
    const found: number[] = []
    for (let from = least; from + this.lines.length <= this.texts.lines.length; from++) if (this.standsAt(from)) found.push(from)
    return found
  }
}

interface Search {
  readonly side: OldSide
  readonly index: number
  readonly texts: Texts
  readonly placing: Placing
  /** The first line that it may begin behind. */
  readonly least: number
  /** By how many lines the hunk before was moved. */
  readonly offset: number
}

function toCandidates(places: readonly number[], wanted: number, { texts, placing }: Pick<Search, 'texts' | 'placing'>): { n: number; anchor: string }[] {
  return [...places].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b).slice(0, CANDIDATES)
    .map((from) => ({ n: from + 1, anchor: `${String(from + 1)}#${lineHash(texts.document, from + 1, placing.sha256)}` }))
}

/** Returns the places that are most like the old lines, best first, with the first line there that differs. */
function nearest({ side, texts }: Search, wanted: number): { from: number; differs: number }[] {
  const size = side.lines.length
  if (size * texts.lines.length > MAX_LOOKS) return []
  const found: { from: number; same: number; differs: number }[] = []
  for (let from = 0; from < texts.lines.length; from++) {
    let same = 0
    let differs = 0
    for (let index = 0; index < size && from + index < texts.lines.length; index++) {
      if (side.holds(index, from + index + 1)) same++
      else if (differs === 0) differs = from + index + 1
    }
    if (same > 0) found.push({ from, same, differs: differs === 0 ? Math.min(from + size, texts.lines.length) : differs })
  }
  return found.sort((a, b) => b.same - a.same || Math.abs(a.from - wanted) - Math.abs(b.from - wanted) || a.from - b.from).slice(0, CANDIDATES)
}

/** Returns the line of the file that a hunk names. */
function stated({ start }: ForeignHunk): { position?: number } {
  return start === null || start === 0 ? {} : { position: start }
}

/** Returns the refusal of a hunk whose old lines are nowhere, with the nearest places. */
function noMatch(search: Search, detail?: string): Refusal {
  const { side, index, texts, placing } = search
  const wanted = (side.hunk.start ?? 1) - 1 + search.offset
  const near = nearest(search, wanted)
  const about = near[0]?.differs ?? Math.min(Math.max(1, wanted + 1), texts.lines.length)
  const neighbourhood = anchoredLines(texts.document, about - NEIGHBOURS, about + NEIGHBOURS, placing.sha256)
  const candidates = toCandidates(near.map(({ from }) => from), wanted, search)
  return {
    code: 'no_match', path: placing.path, hunk: index, ...stated(side.hunk),
    ...(neighbourhood.length === 0 ? {} : { neighbourhood }), ...(candidates.length === 0 ? {} : { candidates }),
    detail: detail ?? `the hunk of line ${String(side.hunk.line)}${near[0] === undefined ? '' : `; nearest at line ${String(near[0].from + 1)}, where line ${String(about)} differs`}`,
  }
}

function ambiguous(search: Search, places: readonly number[], detail?: string): Refusal {
  const { side, index, placing } = search
  const wanted = (side.hunk.start ?? 1) - 1 + search.offset
  return {
    code: 'ambiguous_match', path: placing.path, hunk: index, ...stated(side.hunk), candidates: toCandidates(places, wanted, search),
    detail: detail ?? `the hunk of line ${String(side.hunk.line)} stands in ${String(places.length)} places`,
  }
}

/** Returns the line behind which the headings end, or what is wrong with them. */
function behindHeadings(search: Search): Outcome<number> {
  const { side, texts } = search
  let least = search.least
  for (const [index, heading] of side.hunk.headings.entries()) {
    const occurrences = (same: (line: string) => boolean): number[] => texts.lines.flatMap((line, at) => (at >= least && same(line) ? [at] : []))
    const exact = occurrences((line) => line === heading)
    const found = exact.length > 0 ? exact : occurrences((line) => line.trim() === heading.trim())
    const [first, second] = found
    if (first === undefined) return refuse(noMatch(search, `the line "${heading.trim().slice(0, 80)}", which line ${String(side.hunk.line)} of the patch names`))
    if (index === 0 && second !== undefined) return refuse(ambiguous(search, found, `the line "${heading.trim().slice(0, 80)}", ${String(found.length)} times`))
    least = first + 1
  }
  return { ok: true, value: least }
}

/** Returns the line behind which a hunk goes. Refuses: no_match, ambiguous_match. */
function placeOf(search: Search, file: ForeignFile): Outcome<number> {
  const { side, texts, offset } = search
  const { hunk } = side
  if (side.lines.length === 0) return insertion(search, file)
  if (hunk.start !== null) {
    const stated = hunk.start - 1 + offset
    if (stated >= search.least && side.standsAt(stated)) return { ok: true, value: stated }
  }
  const headed = behindHeadings(search)
  if (!headed.ok) return headed
  const end = texts.lines.length - side.lines.length
  const places = side.places(headed.value).filter((from) => !hunk.atEnd || from === end)
  const [first] = places
  if (first === undefined) return refuse(noMatch(search))
  return places.length > 1 && hunk.headings.length === 0 ? refuse(ambiguous(search, places)) : { ok: true, value: first }
}

/** Returns the place of new lines that nothing old stands beside: where the diff's numbers say, or the end of the file. */
function insertion(search: Search, file: ForeignFile): Outcome<number> {
  const { side: { hunk }, texts, offset } = search
  if (file.form !== 'diff') return { ok: true, value: texts.lines.length }
  if (offset !== 0) return refuse(ambiguous(search, [], `the hunk of line ${String(hunk.line)} has no old lines to place it by, and the lines before it have moved`))
  const start = hunk.start ?? 0
  return start <= texts.lines.length && start >= search.least ? { ok: true, value: start } : refuse(noMatch(search))
}

/** Returns the stretches of new and removed lines of a placed hunk. */
function runsOf(hunk: ForeignHunk, index: number, from: number): Run[] {
  const runs: Run[] = []
  let [old, top, lines] = [from, from, [] as ForeignLine[]]
  const close = (): void => {
    if (old > top || lines.length > 0) runs.push({ hunk: index, from: top, to: old, lines })
  }
  for (const line of hunk.lines) {
    if (line.sign === '+') lines.push(line)
    else if (line.sign === '-') old++
    else {
      close()
      old++
      top = old
      lines = []
    }
  }
  close()
  return runs
}

/** Returns the run of a block without the lines that it replaces by themselves, at its start and its end. */
function narrowed(run: Run, texts: Texts): Run {
  let { from, to } = run
  let lines = run.lines
  const same = (line: ForeignLine | undefined, n: number): boolean => line !== undefined && contentOf(line) === texts.lines[n - 1]
  while (from < to && same(lines[0], from + 1)) [from, lines] = [from + 1, lines.slice(1)]
  while (from < to && same(lines[lines.length - 1], to)) [to, lines] = [to - 1, lines.slice(0, -1)]
  return { ...run, from, to, lines }
}

function overlaps(runs: readonly Run[], { path }: Placing): Refusal[] {
  const found = new Map<number, Refusal>()
  const splices = runs.map(({ from, to }) => ({ from, to, lines: [] }))
  const sorted = splices.map((splice, index) => ({ splice, hunk: runs[index]?.hunk ?? 0 })).sort((a, b) => a.splice.from - b.splice.from || a.splice.to - b.splice.to)
  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.splice.from > one.splice.to) break
      if (one.hunk === other.hunk || !splicesOverlap(one.splice, other.splice)) continue
      const [first, later] = [one.hunk, other.hunk].sort((a, b) => a - b) as [number, number]
      found.set(later, { code: 'overlapping_hunks', path, hunk: later, detail: `hunk ${String(first)}` })
    }
  })
  return [...found.values()]
}

/**
 * Returns what the hunks of a file put where, in their order, all against the same text.
 * Refuses: no_match, ambiguous_match, overlapping_hunks.
 */
export function placeHunks(file: ForeignFile, texts: Texts, mode: Mode, placing: Placing): Outcome<readonly Run[]> {
  const runs: Run[] = []
  const problems: Refusal[] = []
  let [least, offset] = [0, 0]
  file.hunks.forEach((hunk, index) => {
    const side = new OldSide(hunk, file, texts, mode)
    const search: Search = { side, index, texts, placing, least, offset }
    const place = placeOf(search, file)
    if (!place.ok) {
      const part = file.form === 'blocks' && place.refusals.every(({ code }) => code === 'no_match') ? partOfLine(hunk, texts) : null
      if (part === null) problems.push(...place.refusals)
      else if (Array.isArray(part)) problems.push(ambiguous(search, part))
      else runs.push({ ...part, hunk: index })
      return
    }
    const placed = runsOf(hunk, index, place.value)
    runs.push(...(file.form === 'blocks' ? placed.map((run) => narrowed(run, texts)) : placed))
    // Blocks may stand in any order; a diff's hunks may share context, a patch's chunks share nothing.
    if (file.form !== 'blocks') least = file.form === 'diff' ? place.value : place.value + side.lines.length
    if (hunk.start !== null && side.lines.length > 0) offset = place.value - (hunk.start - 1)
  })
  return problems.length > 0 ? { ok: false, refusals: problems } : settle(overlaps(runs, placing), () => runs)
}
