/** One line of a patch that is no payload, read by the grammar that `parse.ts` opens with. */
import { parseLineAnchor } from '../../text/anchor.js'
import type { Position } from '../position.js'
import type { Destination, Extent } from './patch.js'
import { readQuoted } from './path.js'

export type Statement =
  | { readonly kind: 'file' | 'create'; readonly path: string; readonly anchor: string | null }
  | { readonly kind: 'delete file'; readonly path: string; readonly anchor: string }
  | { readonly kind: 'move file'; readonly path: string; readonly anchor: string; readonly to: string }
  | { readonly kind: 'replace' | 'delete'; readonly extent: Extent }
  | { readonly kind: 'insert'; readonly where: 'before' | 'after'; readonly at: Position }
  | { readonly kind: 'move'; readonly extent: Extent; readonly to: string; readonly destination: Destination }
  | { readonly kind: 'final_newline'; readonly value: boolean }

/** What was expected, in words, where a line is none of these. */
export interface Expected {
  readonly expected: string
}

const MAX_LINE = 2 ** 31 - 1
const OPERATIONS = 'file, delete file, move file, create file, replace, delete, insert, move or final_newline'
const QUOTED = 'a path quoted as git quotes it, "\\t", "\\"" and "\\303\\244" for what cannot stand there'
const FILE_ANCHOR = 'the anchor of the whole file, fa: and 12 hex digits'
const DESTINATION = 'to PATH before P, to PATH after P, to PATH start or to PATH end'

function isExpected(value: object | null): value is Expected {
  return value !== null && 'expected' in value
}

/** Returns whether a word has the form of an anchor, well made or not. */
function looksLikeAnchor(word: string): boolean {
  return /^(?:[fr]a:|\d+#)/u.test(word)
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}

// Words are cut off by hand: a pattern for blanks at an end goes over a long run of them once for each.
function trimEnd(text: string): string {
  let to = text.length
  while (isBlank(text[to - 1])) to--
  return text.slice(0, to)
}

/** Returns the first word and what follows it, without the blanks between. */
function firstWord(text: string): { readonly word: string; readonly rest: string } {
  const end = text.search(/[ \t]/u)
  if (end < 0) return { word: text, rest: '' }
  let from = end
  while (isBlank(text[from])) from++
  return { word: text.slice(0, end), rest: text.slice(from) }
}

/** Returns the last word and what stands before it, without the blanks between. */
function lastWord(text: string): { readonly before: string; readonly word: string } {
  const blank = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t'))
  return { before: trimEnd(text.slice(0, blank + 1)), word: text.slice(blank + 1) }
}

function readPosition(word: string, lineAnchors: boolean): Position | Expected {
  const hashed = lineAnchors ? parseLineAnchor(word) : null
  if (hashed !== null) return hashed
  if (/^(?:0|[1-9]\d{0,9})$/u.test(word) && Number(word) <= MAX_LINE) return { n: Number(word) }
  return { expected: lineAnchors ? 'a position, a line number or N#hhhh' : 'a position, a line number' }
}

/** Returns the lines that one word, or the word after `block`, names. */
function readExtent(block: boolean, word: string, lineAnchors: boolean): Extent | Expected {
  if (block) {
    const at = readPosition(word, lineAnchors)
    return isExpected(at) ? at : { kind: 'block', at }
  }
  const [first = '', last = first, ...more] = word.split('..', 3)
  const [start, end] = [readPosition(first, lineAnchors), readPosition(last, lineAnchors)]
  if (word === '' || more.length > 0) return { expected: 'lines, written A..B, A or block P' }
  if (isExpected(start)) return start
  return isExpected(end) ? end : { kind: 'lines', start, end }
}

/** Returns the lines that a text begins with, and what follows them. */
function takeExtent(text: string, lineAnchors: boolean): { readonly extent: Extent; readonly rest: string } | Expected {
  const { word, rest } = firstWord(text)
  const named = word === 'block' ? firstWord(rest) : { word, rest }
  const extent = readExtent(word === 'block', named.word, lineAnchors)
  return isExpected(extent) ? extent : { extent, rest: named.rest }
}

/** Returns the path that a text is, bare or quoted. */
function readWholePath(text: string): string | Expected {
  if (text === '') return { expected: 'a path' }
  if (!text.startsWith('"')) return text
  const quoted = readQuoted(text)
  return quoted === null || quoted.rest !== '' ? { expected: QUOTED } : quoted.path
}

/** Returns a path with the anchor that follows it, if one does. */
function readAnchored(text: string): { readonly path: string; readonly anchor: string | null } | Expected {
  if (text === '') return { expected: 'a path' }
  const { before, word } = lastWord(text)
  if (!text.startsWith('"')) return before !== '' && looksLikeAnchor(word) ? { path: before, anchor: word } : { path: text, anchor: null }
  const quoted = readQuoted(text)
  if (quoted === null) return { expected: QUOTED }
  if (quoted.rest === '') return { path: quoted.path, anchor: null }
  return lastWord(quoted.rest).before === '' && isBlank(quoted.rest[0]) && looksLikeAnchor(word)
    ? { path: quoted.path, anchor: word } : { expected: 'an anchor, or nothing, after the path' }
}

function readDeletion(text: string): Statement | Expected {
  const read = readAnchored(text)
  if (isExpected(read)) return read
  const { path, anchor } = read
  return anchor === null || anchor.startsWith('ra:') ? { expected: `PATH and ${FILE_ANCHOR}` } : { kind: 'delete file', path, anchor }
}

interface MoveOfFile {
  readonly path: string
  readonly anchor: string
  readonly to: string
}

/** Returns what follows the first path of a move, where it reads `ANCHOR to PATH`. */
function readLanding(text: string): Omit<MoveOfFile, 'path'> | null {
  const { word: anchor, rest } = firstWord(text)
  const { word, rest: to } = firstWord(rest)
  return looksLikeAnchor(anchor) && word === 'to' && to !== '' ? { anchor, to } : null
}

/** Returns the ways to read `PATH ANCHOR to PATH`; of more than one, two. */
function readingsOfMove(text: string): MoveOfFile[] {
  if (text.startsWith('"')) {
    const quoted = readQuoted(text)
    const landing = quoted !== null && isBlank(quoted.rest[0]) ? readLanding(firstWord(quoted.rest).rest) : null
    return quoted === null || landing === null ? [] : [{ path: quoted.path, ...landing }]
  }
  const found: MoveOfFile[] = []
  for (let { rest } = firstWord(text); found.length < 2 && rest !== ''; rest = firstWord(rest).rest) {
    const landing = readLanding(rest)
    if (landing !== null) found.push({ path: trimEnd(text.slice(0, text.length - rest.length)), ...landing })
  }
  return found
}

function readMoveOfFile(text: string): Statement | Expected {
  const [reading, ...others] = readingsOfMove(text)
  if (others.length > 0) return { expected: 'the first path in quotation marks, since this can be read in more than one way' }
  if (reading === undefined || reading.anchor.startsWith('ra:')) return { expected: `PATH ANCHOR to PATH, where ANCHOR is ${FILE_ANCHOR}` }
  const to = readWholePath(reading.to)
  return typeof to === 'string' ? { kind: 'move file', path: reading.path, anchor: reading.anchor, to } : to
}

/** Returns the place that ends a text, and what stands before it. */
function readPlace(text: string, lineAnchors: boolean): { readonly before: string; readonly destination: Destination } | Expected {
  const last = lastWord(text)
  if (last.word === 'start' || last.word === 'end') return { before: last.before, destination: { kind: last.word } }
  const { before, word } = lastWord(last.before)
  if (word !== 'before' && word !== 'after') return { expected: DESTINATION }
  const at = readPosition(last.word, lineAnchors)
  return isExpected(at) ? at : { before, destination: { kind: word, at } }
}

function readMove(text: string, lineAnchors: boolean): Statement | Expected {
  const taken = takeExtent(text, lineAnchors)
  if (isExpected(taken)) return taken
  const { extent, rest } = taken
  const { word, rest: where } = firstWord(rest)
  const quoted = where.startsWith('"') ? readQuoted(where) : null
  if (where.startsWith('"') && quoted === null) return { expected: QUOTED }
  const place = readPlace(quoted?.rest ?? where, lineAnchors)
  if (isExpected(place)) return place
  const to = quoted === null ? place.before : quoted.path
  const isWhole = quoted === null ? to !== '' : place.before === '' && isBlank(quoted.rest[0])
  return word === 'to' && isWhole ? { kind: 'move', extent, to, destination: place.destination } : { expected: `lines, then ${DESTINATION}` }
}

function readInsertion(text: string, lineAnchors: boolean): Statement | Expected {
  const { word: where, rest } = firstWord(text)
  if (where !== 'before' && where !== 'after') return { expected: 'insert before P or insert after P' }
  const at = readPosition(rest, lineAnchors)
  return isExpected(at) ? at : { kind: 'insert', where, at }
}

function readChange(kind: 'replace' | 'delete', text: string, lineAnchors: boolean): Statement | Expected {
  const taken = takeExtent(text, lineAnchors)
  if (isExpected(taken)) return taken
  return taken.rest === '' ? { kind, extent: taken.extent } : { expected: 'the end of the line after the lines' }
}

function readFile(text: string): Statement | Expected {
  const read = readAnchored(text)
  return isExpected(read) ? read : { kind: 'file', ...read }
}

function readCreation(text: string): Statement | Expected {
  const path = readWholePath(text)
  return typeof path === 'string' ? { kind: 'create', path, anchor: null } : path
}

function readFinalNewline(text: string): Statement | Expected {
  if (text !== 'true' && text !== 'false') return { expected: 'final_newline true or final_newline false' }
  return { kind: 'final_newline', value: text === 'true' }
}

type Read = (text: string, lineAnchors: boolean) => Statement | Expected

const READERS = new Map<string, Read>([
  ['file', readFile], ['delete file', readDeletion], ['move file', readMoveOfFile], ['create file', readCreation],
  ['replace', (text, lineAnchors) => readChange('replace', text, lineAnchors)], ['delete', (text, lineAnchors) => readChange('delete', text, lineAnchors)],
  ['insert', readInsertion], ['move', readMove], ['final_newline', readFinalNewline],
])

/** Returns what a line says, or what was expected of it; blanks at its end mean nothing. */
export function readStatement(line: string, lineAnchors: boolean): Statement | Expected {
  const { word, rest } = firstWord(trimEnd(line))
  const next = firstWord(rest)
  const ofFile = next.word === 'file' ? READERS.get(`${word} file`) : undefined
  if (ofFile !== undefined) return ofFile(next.rest, lineAnchors)
  return READERS.get(word)?.(rest, lineAnchors) ?? { expected: word === '' ? `${OPERATIONS} at the beginning of the line` : OPERATIONS }
}
