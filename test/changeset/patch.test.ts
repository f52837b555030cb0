/** The text of a patch: what its refusals say, and that printing and reading undo each other. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disagreements, editsOf } from '../../src/changeset/patch/edits.js'
import { asDocument } from '../../src/changeset/patch/document.js'
import { parsePatch } from '../../src/changeset/patch/parse.js'
import type { Destination, Extent, Operation, Section } from '../../src/changeset/patch/patch.js'
import { printPath, readQuoted } from '../../src/changeset/patch/path.js'
import { printPatch } from '../../src/changeset/patch/print.js'
import type { Position } from '../../src/changeset/position.js'
import { explain } from '../../src/base/words.js'

const ON = { lineAnchors: true }

/** Returns what the refusals of a patch say. */
function said(text: string): string[] {
  const read = parsePatch(text, ON)
  return read.ok ? [] : read.refusals.map((refusal) => String(refusal.detail))
}

function sectionsOf(text: string): unknown {
  const read = parsePatch(text, ON)
  if (!read.ok) throw new Error(read.refusals.map(explain).join('\n'))
  return JSON.parse(JSON.stringify(read.value, (key, value: unknown) => (key === 'line' ? undefined : value)))
}

describe('an error', () => {
  const OPERATIONS = 'file, delete file, move file, create file, replace, delete, insert, move or final_newline'
  const FILE = 'the anchor of the whole file, fa: and 12 hex digits'
  const TO = 'to PATH before P, to PATH after P, to PATH start or to PATH end'
  const QUOTED = 'a path quoted as git quotes it, "\\t", "\\"" and "\\303\\244" for what cannot stand there'
  test.each([
    ['reploce 1', OPERATIONS], [' delete 1', `${OPERATIONS} at the beginning of the line`], ['file', 'a path'], ['create file  ', 'a path'],
    ['file "a', QUOTED], ['file "a\\x"', QUOTED], ['file "a\\377"', QUOTED], ['file "a" b', 'an anchor, or nothing, after the path'],
    ['file "a"fa:000000000000', 'an anchor, or nothing, after the path'], ['create file "a" b', QUOTED],
    ['delete file a', `PATH and ${FILE}`], ['delete file a ra:000000000000:L1+1', `PATH and ${FILE}`],
    ['move file a to b', `PATH ANCHOR to PATH, where ANCHOR is ${FILE}`], ['move file a fa:0 to', `PATH ANCHOR to PATH, where ANCHOR is ${FILE}`],
    ['move file fa:0 to b', `PATH ANCHOR to PATH, where ANCHOR is ${FILE}`], ['move file "a"fa:0 to b', `PATH ANCHOR to PATH, where ANCHOR is ${FILE}`],
    ['move file a fa:0 to b fa:1 to c', 'the first path in quotation marks, since this can be read in more than one way'],
    ['move file "a" fa:0 to "b', QUOTED], ['replace', 'lines, written A..B, A or block P'], ['delete 1..2..3', 'lines, written A..B, A or block P'],
    ['delete 1..', 'a position, a line number or N#hhhh'], ['delete 01', 'a position, a line number or N#hhhh'],
    ['delete 2147483648', 'a position, a line number or N#hhhh'], ['delete block', 'a position, a line number or N#hhhh'],
    ['delete block 1..2', 'a position, a line number or N#hhhh'], ['delete 1 2', 'the end of the line after the lines'],
    ['insert 3', 'insert before P or insert after P'], ['insert after 3 4', 'a position, a line number or N#hhhh'],
    ['move 1', TO], ['move 1 to b', TO], ['move 1 to before 2', `lines, then ${TO}`], ['move 1 at b end', `lines, then ${TO}`],
    ['move 1 to "b"end', `lines, then ${TO}`], ['move 1 to "b" c end', `lines, then ${TO}`], ['move 1 to b after x', 'a position, a line number or N#hhhh'],
    ['final_newline no', 'final_newline true or final_newline false'],
  ])('names the line, shows it and says what was expected: %s', (line, expected) => {
    expect(said(`file x\n${line}\n`)).toEqual([`line 2, \`${line}\`: expected ${expected}`])
  })

  test('about payload names the first line that is wrong', () => {
    expect(said('+a\nfile x\nreplace 1\n\n+b\ndelete 2\n+c\n+d\ncreate file y\n+e\n\n+f\n')).toEqual([
      'line 1, `+a`: expected an operation; payload stands directly below its operation, with + on its empty lines too',
      'line 3, `replace 1`: expected a line that starts with + directly below (delete takes lines away)',
      'line 5, `+b`: expected an operation; payload stands directly below its operation, with + on its empty lines too',
      'line 7, `+c`: expected no payload below delete',
      'line 12, `+f`: expected an operation; payload stands directly below its operation, with + on its empty lines too',
    ])
  })

  test('in the head of a section is not told again for its operations, whose own errors are', () => {
    expect(said('file "a\ndelete 1\nfinal_newline true\ndelete x\ncreate file b\ndelete 1\n')).toEqual([
      expect.stringMatching(/^line 1, /u), expect.stringMatching(/^line 4, /u), 'line 6, `delete 1`: expected a section for it to stand in, opened by file PATH',
    ])
  })

  test('shows eighty characters of a long line, and of a sentence it makes one that says what to do', () => {
    expect(said(`file x\n${'y'.repeat(200)}`)[0]).toMatch(/^line 2, `y{80}…`: /u)
    const read = parsePatch('nonsense', ON)
    expect(read.ok ? '' : read.refusals.map(explain).join()).toBe(
      `The patch cannot be read: line 1, \`nonsense\`: expected ${OPERATIONS}. Correct it at that place and send it again.`)
  })

  test('of a section without operations names its line', () => {
    const read = parsePatch('# one\nfile x fa:000000000000\nfile y\ndelete 1#0000\nmove file z fa:000000000000 to w\nfile z fa:000000000000\n', ON)
    expect(read.ok ? disagreements({ changes: [], sections: read.value, hunkCounts: [] }) : read).toEqual([
      { code: 'unparseable_patch', path: 'x', detail: 'line 2, `file x`: expected an operation in this section' },
    ])
  })
})

test('bare paths run to the anchor, to the destination, or to the end of the line', () => {
  expect(sectionsOf('file a fa:b fa:000000000000  \nmove 1 to b after 2 start\nmove 1 to to after 3\nfile fa:x\nfile  c \t d\t\ndelete block 1#0000\n')).toEqual([
    { kind: 'file', path: 'a fa:b', anchor: 'fa:000000000000', operations: [
      { kind: 'move', extent: { kind: 'lines', start: { n: 1 }, end: { n: 1 } }, to: 'b after 2', destination: { kind: 'start' } },
      { kind: 'move', extent: { kind: 'lines', start: { n: 1 }, end: { n: 1 } }, to: 'to', destination: { kind: 'after', at: { n: 3 } } },
    ] },
    { kind: 'file', path: 'fa:x', anchor: null, operations: [] },
    { kind: 'file', path: 'c \t d', anchor: null, operations: [{ kind: 'delete', extent: { kind: 'block', at: { n: 1, hash: '0000' } } }] },
  ])
})

test('an anchor is the last word that has the form of one, well made or not', () => {
  expect(sectionsOf('file a FA:1\ndelete 1#0000\nfile b fa:1\ndelete 1\nfile c 1#ZZ\ndelete 1\n')).toMatchObject([
    { path: 'a FA:1', anchor: null }, { path: 'b', anchor: 'fa:1' }, { path: 'c', anchor: '1#ZZ' },
  ])
})

test('what does not start with { is a patch', () => {
  expect(asDocument(' \n{"version":1}', { anchorPatch: true })).toBe(' \n{"version":1}')
  expect(JSON.parse(asDocument('file a\r\n+"\n', { anchorPatch: false }))).toEqual({ version: 1, patch: 'file a\r\n+"\n' })
})

const position: fc.Arbitrary<Position> = fc.oneof(
  fc.nat(2 ** 31 - 1).map((n) => ({ n })), fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(0xffff)).map(([n, hash]) => ({ n, hash: hash.toString(16).padStart(4, '0') })),
)
const path = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), fc.string({ unit: fc.constantFrom(...'ab "\\\t/#+.-\r\n\u0085é', ' to ', ' fa:0', ' end', 'file '), minLength: 1, maxLength: 8 }),
)
const line = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/[\r\n\0]/gu, ''))
const lines = fc.array(line, { minLength: 1, maxLength: 4 })
const fileAnchor = fc.nat(0xffffff).map((n) => `fa:${n.toString(16).padStart(12, '0')}`)
const extent: fc.Arbitrary<Extent> = fc.oneof(
  fc.tuple(position, position).map(([start, end]) => ({ kind: 'lines' as const, start, end })), position.map((at) => ({ kind: 'block' as const, at })),
)
const side = fc.constantFrom('before' as const, 'after' as const)
const destination: fc.Arbitrary<Destination> = fc.oneof(
  fc.tuple(side, position).map(([kind, at]) => ({ kind, at })), fc.constantFrom({ kind: 'start' as const }, { kind: 'end' as const }),
)
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), extent, lines }), fc.record({ kind: fc.constant('delete' as const), extent }),
  fc.record({ kind: fc.constant('insert' as const), where: side, at: position, lines }),
  fc.record({ kind: fc.constant('move' as const), extent, to: path, destination }),
)
const ending = fc.option(fc.boolean(), { nil: undefined })
const whole = <T extends Section>(section: fc.Arbitrary<T>): fc.Arbitrary<Section> =>
  section.map((one) => JSON.parse(JSON.stringify(one)) as Section)
const section: fc.Arbitrary<Section> = fc.oneof(
  whole(fc.record({
    kind: fc.constant('file' as const), path, anchor: fc.oneof(fileAnchor, fc.constant(null), fc.constant('ra:000000000000:L1+2')),
    operations: fc.array(operation, { maxLength: 4 }), finalNewline: ending,
  }) as fc.Arbitrary<Section>),
  whole(fc.record({ kind: fc.constant('delete' as const), path, anchor: fileAnchor })),
  whole(fc.record({ kind: fc.constant('move' as const), path, anchor: fileAnchor, to: path })),
  whole(fc.record({ kind: fc.constant('create' as const), path, lines: fc.array(line, { maxLength: 3 }), finalNewline: ending }) as fc.Arbitrary<Section>),
)

test('reading what was printed gives the same patch, whatever its line ends', () => {
  fc.assert(fc.property(fc.array(section, { minLength: 1, maxLength: 5 }), fc.boolean(), (sections, crlf) => {
    const text = printPatch(sections)
    expect(sectionsOf(crlf ? text.replaceAll('\n', '\r\n') : text)).toEqual(JSON.parse(JSON.stringify(sections)))
  }), { numRuns: 1000 })
})

test('a path survives its quotation', () => {
  fc.assert(fc.property(path, (one) => {
    const printed = printPath(one)
    expect(printed).not.toMatch(/[\r\n]/u)
    expect(printed.startsWith('"') ? readQuoted(printed) : { path: printed, rest: '' }).toEqual({ path: one, rest: '' })
  }))
})

test('any text is read or refused, in time that grows with its length only', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('file ', 'move ', 'to ', 'a', '"', '+', '\n', ' ', '\t', '1#0000', '..', 'block ', 'fa:0 ', 'end', '\r', '\\'), maxLength: 60 }), (text) => {
    const read = parsePatch(text, ON)
    if (!read.ok) expect(read.refusals.every(({ code, detail }) => code === 'unparseable_patch' && /^line \d+, `/u.test(detail ?? ''))).toBe(true)
  }), { numRuns: 1000 })
  const size = 64 * 1024
  const hostile = [
    `file a${' '.repeat(size)}b`, `move file${' a'.repeat(size / 2)}`, `move file${' fa:0 to'.repeat(size / 8)}`, `file "${'\\\\'.repeat(size / 2)}`,
    `move 1 to${' end'.repeat(size / 4)}`, `delete ${'1..'.repeat(size / 3)}`, 'file a\ndelete 1\n'.repeat(size / 16), `file a fa:0\n${'delete 1\n'.repeat(size / 9)}`,
    `file a fa:0\n${'move 1 to b end\n'.repeat(size / 16)}`, `file a\nreplace 1\n${'+\n'.repeat(size / 2)}`,
  ]
  for (const text of hostile) {
    const start = performance.now()
    const read = parsePatch(text, ON)
    if (read.ok) {
      const forms = { changes: [], sections: read.value, hunkCounts: [] }
      editsOf(forms)
      disagreements(forms)
    }
    // Far over what it takes, far under what anything quadratic would.
    expect(performance.now() - start, text.slice(0, 20)).toBeLessThan(3000)
  }
})
