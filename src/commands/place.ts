/**
 * Where a language service is asked.
 *
 *   place  = PATH ":" LINE ":" COL [ "-" LINE ":" COL ]      one-based, COL in UTF-16 units
 *          | PATH ":" LINE, NAME                             NAME standing once on that line
 *   LINE   = N | N "#" hhhh                                  verified
 */
import type { Sha256 } from '../base/digest.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Stretch } from '../engine/language.js'
import { lineHash, parseLineAnchor } from '../text/anchor.js'
import { lineText, type Document } from '../text/document.js'
import { wordsIn } from '../text/word.js'

interface Position {
  readonly line: string
  readonly column: number | null
}

export interface PlaceSpelling {
  readonly path: string
  readonly start: Position
  readonly end: Position | null
}

/** Returns the place that an operand spells, or null. */
export function parsePlace(operand: string): PlaceSpelling | null {
  const match = /^(.+?):([1-9]\d{0,9}(?:#[0-9a-f]{4})?)(?::([1-9]\d{0,9})(?:-([1-9]\d{0,9}(?:#[0-9a-f]{4})?):([1-9]\d{0,9}))?)?$/su.exec(operand)
  if (match?.[1] === undefined || match[2] === undefined) return null
  const [, path, line, column, endLine, endColumn] = match
  return {
    path, start: { line, column: column === undefined ? null : Number(column) },
    end: endLine === undefined ? null : { line: endLine, column: Number(endColumn) },
  }
}

/** Returns the line that a position names, checked against its hash. Refuses: out_of_bounds, stale_line. */
function lineOf(spelled: string, path: string, document: Document, sha256: Sha256): Outcome<number> {
  const anchor = parseLineAnchor(spelled)
  const line = anchor?.n ?? Number(spelled)
  if (line > document.count) return refuse({ code: 'out_of_bounds', path, position: line, detail: `it has ${String(document.count)} lines` })
  if (anchor !== null && lineHash(document, line, sha256) !== anchor.hash) {
    const now = `${String(line)}#${lineHash(document, line, sha256)}`
    return refuse({ code: 'stale_line', path, position: spelled, current_anchor: now, reread: { path, start: line, count: 1 } })
  }
  return ok(line)
}

/** Returns the UTF-16 units before a line, a byte-order mark left out. */
function unitsBefore(document: Document, line: number): number {
  const text = new TextDecoder('utf-8').decode(document.bytes.subarray(0, document.starts[line - 1]))
  return text.length
}

/** Returns the column of the one occurrence of a word on a line, counted from zero. Refuses: no_match, ambiguous_match. */
function columnOfName(name: string, line: number, document: Document, path: string): Outcome<number> {
  const places = wordsIn(lineText(document, line), name)
  const [only, ...more] = places
  const place = `${path}:${String(line)}`
  if (only === undefined) {
    return refuse({ code: 'no_match', path, position: line, expected: name, detail: `it does not stand on line ${String(line)} as a word`, remedy: `Look at the line with "holdfast read ${place}", and name a word of it` })
  }
  if (more.length === 0) return ok(only)
  const columns = places.map((at) => at + 1).join(', ')
  return refuse({ code: 'ambiguous_match', path, position: line, expected: name, detail: `on line ${String(line)} at columns ${columns}`, remedy: `Name the place with its column, as in ${place}:${String(only + 1)}` })
}

function unitOf(position: Position, name: string | null, path: string, document: Document, sha256: Sha256): Outcome<number> {
  const line = lineOf(position.line, path, document, sha256)
  if (!line.ok) return line
  const text = lineText(document, line.value)
  const column = name === null ? ok((position.column ?? 1) - 1) : columnOfName(name, line.value, document, path)
  if (!column.ok) return column
  if (column.value > text.length) return refuse({ code: 'out_of_bounds', path, position: `${position.line}:${String(column.value + 1)}`, detail: `the line has ${String(text.length)} characters` })
  return ok(unitsBefore(document, line.value) + column.value)
}

/**
 * Returns the stretch of a text that a place names; with a name, that name.
 * Refuses: out_of_bounds, stale_line, no_match, ambiguous_match.
 */
export function stretchOf(place: PlaceSpelling, name: string | null, document: Document, sha256: Sha256): Outcome<Stretch> {
  const { path } = place
  const start = unitOf(place.start, name, path, document, sha256)
  if (!start.ok || place.end === null) return start.ok ? ok({ path, start: start.value, end: start.value }) : start
  const end = unitOf(place.end, null, path, document, sha256)
  if (!end.ok) return end
  return end.value < start.value ? refuse({ code: 'out_of_bounds', path, detail: 'the range ends before it starts' }) : ok({ path, start: start.value, end: end.value })
}
