/**
 * Patch text → sections (spec page 3).
 *
 *   patch     = { section | blank | comment }
 *   section   = "file" path [anchor] EOL  { operation | final | blank | comment }
 *             | "delete file" path anchor EOL
 *             | "move file" path anchor "to" path EOL
 *             | "create file" path EOL  { payload }  [final]
 *   operation = "replace" extent EOL payload { payload }
 *             | "delete" extent EOL
 *             | "insert" ("before" | "after") position EOL payload { payload }
 *             | "move" extent "to" path ("start" | "end" | ("before" | "after") position) EOL
 *   extent    = position [".." position] | "block" position
 *   position  = line number | N "#" hhhh
 *   final     = "final_newline" ("true" | "false") EOL
 *   payload   = "+" text EOL
 *   blank     = blanks EOL           comment = "#" text EOL           EOL = LF | CR LF | end of the text
 *
 * Words are parted by blanks and TABs. A path is bare or quoted (`path.ts`); the last word after a bare path is its anchor when it
 * has an anchor's form. Payload directly follows its operation: a blank line in it would be a line whose `+` was forgotten, or
 * none, and which of the two is not guessed.
 */
import { settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { Switches } from '../../base/settings.js'
import type { Operation, Section } from './patch.js'
import { readStatement, type Statement } from './statement.js'

/** Problems told of one patch. */
const MOST_PROBLEMS = 20
/** Characters shown of a line. */
const SHOWN = 80

type OperationKind = Operation['kind']
type FileSection = Section & { kind: 'file' }
type Writable<T> = { -readonly [member in keyof T]: T[member] }

interface Reading {
  readonly lines: readonly string[]
  readonly lineAnchors: boolean
  readonly sections: Section[]
  readonly problems: Refusal[]
  /** The section that operations go into; null where none does. */
  open: (Writable<FileSection> & { operations: Operation[] }) | null
  /** The section that `final_newline` belongs to. */
  ending: Writable<Section & { kind: 'file' | 'create' }> | null
  /** Whether what the open section is could not be read, so that it is not told again for each of its operations. */
  lost: boolean
}

/** Notes that line `at` (from 0) is not what was expected. */
function miss(reading: Reading, at: number, expected: string): void {
  const line = reading.lines[at] ?? ''
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
  reading.problems.push({ code: 'unparseable_patch', detail: `line ${String(at + 1)}, \`${shown}\`: expected ${expected}` })
}

/** Returns the payload that follows line `at`. */
function payloadAfter({ lines }: Reading, at: number): string[] {
  let to = at + 1
  while (lines[to]?.startsWith('+') === true) to++
  return lines.slice(at + 1, to).map((line) => line.slice(1))
}

/** Notes where a statement lacks payload, or has some that it cannot have; returns whether it can be taken in all the same. */
function checkPayload(reading: Reading, { kind }: Statement, at: number, count: number): boolean {
  const needsSome = kind === 'replace' || kind === 'insert'
  if (needsSome && count === 0) miss(reading, at, `a line that starts with + directly below${kind === 'replace' ? ' (delete takes lines away)' : ''}`)
  else if (!needsSome && kind !== 'create' && count > 0) miss(reading, at + 1, `no payload below ${kind}`)
  return !needsSome || count > 0
}

function openSection(reading: Reading, statement: Statement & { kind: 'file' | 'create' | 'delete file' | 'move file' }, line: number, lines: string[]): void {
  const { path } = statement
  reading.open = null
  reading.ending = null
  switch (statement.kind) {
    case 'file': {
      const section = { kind: 'file' as const, line, path, anchor: statement.anchor, operations: [] }
      reading.open = section
      reading.ending = section
      reading.sections.push(section)
      break
    }
    case 'create': {
      const section = { kind: 'create' as const, line, path, lines }
      reading.ending = section
      reading.sections.push(section)
      break
    }
    case 'delete file': reading.sections.push({ kind: 'delete', line, path, anchor: statement.anchor })
      break
    case 'move file': reading.sections.push({ kind: 'move', line, path, anchor: statement.anchor, to: statement.to })
      break
  }
}

function operationOf(statement: Statement & { kind: OperationKind }, line: number, lines: string[]): Operation {
  switch (statement.kind) {
    case 'replace': return { kind: 'replace', line, extent: statement.extent, lines }
    case 'delete': return { kind: 'delete', line, extent: statement.extent }
    case 'insert': return { ...statement, line, lines }
    case 'move': return { ...statement, line }
  }
}

function addOperation(reading: Reading, statement: Statement & { kind: OperationKind }, at: number, lines: string[]): void {
  if (reading.open === null) {
    if (!reading.lost) miss(reading, at, 'a section for it to stand in, opened by file PATH')
    return
  }
  reading.open.operations.push(operationOf(statement, at + 1, lines))
}

function endFile(reading: Reading, value: boolean, at: number): void {
  const { ending } = reading
  if (ending === null) {
    if (!reading.lost) miss(reading, at, 'a file or create file section for it to stand in')
  } else if (ending.finalNewline !== undefined) miss(reading, at, 'final_newline once in a section')
  else ending.finalNewline = value
}

/** Takes in the statement of line `at`. */
function take(reading: Reading, statement: Statement, at: number, payload: string[]): void {
  if (!checkPayload(reading, statement, at, payload.length)) return
  switch (statement.kind) {
    case 'file': case 'create': case 'delete file': case 'move file':
      reading.lost = false
      openSection(reading, statement, at + 1, payload)
      break
    case 'replace': case 'delete': case 'insert': case 'move':
      addOperation(reading, statement, at, payload)
      break
    case 'final_newline':
      endFile(reading, statement.value, at)
      break
  }
}

/** Takes in line `at` and its payload; returns the index of the line after them. */
function step(reading: Reading, at: number): number {
  const line = reading.lines[at] ?? ''
  if (/^[ \t]*$/u.test(line) || line.startsWith('#')) return at + 1
  const payload = payloadAfter(reading, at)
  const next = at + 1 + payload.length
  if (line.startsWith('+')) {
    miss(reading, at, 'an operation; payload stands directly below its operation, with + on its empty lines too')
    return next
  }
  const odd = [line, ...payload].findIndex((text) => /[\0\r]|\p{Surrogate}/u.test(text))
  if (odd >= 0) {
    miss(reading, at + odd, 'a line without NUL, unpaired surrogates, or a CR other than that of its end')
    return next
  }
  const statement = readStatement(line, reading.lineAnchors)
  if ('expected' in statement) {
    miss(reading, at, statement.expected)
    if (/^(?:(?:delete|move|create)[ \t]+)?file(?:[ \t]|$)/u.test(line)) Object.assign(reading, { open: null, ending: null, lost: true })
  } else take(reading, statement, at, payload)
  return next
}

/** Returns the sections of a patch, or its problems, in order of lines and at most twenty. Refuses: unparseable_patch. */
export function parsePatch(text: string, switches: Pick<Switches, 'lineAnchors'>): Outcome<readonly Section[]> {
  const lines = text.split('\n').map((line) => line.replace(/\r$/u, ''))
  const reading: Reading = { lines, lineAnchors: switches.lineAnchors, sections: [], problems: [], open: null, ending: null, lost: false }
  for (let at = 0; at < lines.length && reading.problems.length < MOST_PROBLEMS;) at = step(reading, at)
  if (reading.sections.length === 0 && reading.problems.length === 0) miss(reading, 0, 'a section, opened by file PATH, create file PATH, delete file PATH or move file PATH')
  return settle(reading.problems, () => reading.sections)
}
