/** Proposals and hunks of one set taken together. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { combineParts, joinWritten, type Part } from '../../src/engine/combine.js'
import type { FileEdits, Proposal, TextEdit } from '../../src/engine/language.js'
import { lowerProposal } from '../../src/engine/lower-edits.js'
import { sideOf, type FileChange } from '../../src/engine/plan.js'
import type { Entry } from '../../src/engine/snapshot.js'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function file(path: string, text: string, ...edits: readonly TextEdit[]): FileEdits {
  return { path, sha256: sha256(bytes(text)), edits }
}

function part(index: number, proposal: Partial<Proposal>, more: Partial<Part> = {}): Part {
  return { label: `refactors[${String(index)}]`, operation: 'rename', proposal: { files: [], moves: [], diagnostics: [], ...proposal }, ...more }
}

function codes(...parts: readonly Part[]): readonly string[] {
  const combined = combineParts(parts)
  return combined.ok ? [] : combined.refusals.map(({ code, path }) => `${code} ${path ?? ''}`.trim())
}

const TEXT = 'one two\n'
const ONE: TextEdit = { start: 0, end: 3, text: 'eins' }
const TWO: TextEdit = { start: 4, end: 7, text: 'zwei' }

test('disjoint edits of one file are made together; places that two want are named', () => {
  expect(codes(part(0, { files: [file('a', TEXT, ONE)] }), part(1, { files: [file('a', TEXT, TWO)] }))).toEqual([])
  expect(codes(part(0, { files: [file('a', TEXT, ONE)] }), part(1, { files: [file('a', TEXT, { ...TWO, start: 2 })] }))).toEqual(['overlapping_hunks a'])
  expect(codes(part(0, { files: [file('a', TEXT, { start: 4, end: 4, text: 'x' })] }), part(1, { files: [file('a', TEXT, { start: 4, end: 4, text: 'y' })] }))).toEqual(['overlapping_hunks a'])
  expect(codes(part(0, { files: [file('a', TEXT, ONE)] }), part(1, { files: [file('a', 'other', ONE)] }))).toEqual(['stale_token a'])
  const made = (text: string): Partial<Proposal> => ({ files: [{ path: 'new', sha256: null, edits: [{ start: 0, end: 0, text }] }] })
  expect(codes(part(0, made('x')), part(1, made('y')))).toEqual(['overlapping_hunks new'])
})

test('moves and deletions of one file are one part\'s alone, its edits are not', () => {
  const moves = [{ from: 'a', to: 'b' }]
  expect(codes(part(0, { moves }, { operation: 'move-file' }), part(1, { files: [file('a', TEXT, ONE)] }))).toEqual([])
  expect(codes(part(0, { moves }), part(1, { moves: [{ from: 'a', to: 'c' }] }))).toEqual(['overlapping_hunks a'])
  expect(codes(part(0, { moves }), part(1, { moves: [{ from: 'c', to: 'b' }] }))).toEqual(['overlapping_hunks b'])
  expect(codes(part(0, { deletions: ['a'] }), part(1, { files: [file('a', TEXT, ONE)] }))).toEqual(['overlapping_hunks a'])
  expect(codes(part(0, { moves }, { operation: 'move-file' }), part(1, { files: [file('c', TEXT, ONE)] }, { operation: 'fix' }))).toEqual(['invalid_request'])
})

test('a part that writes a name which another one changes is refused, wherever it writes it', () => {
  const renames = { from: 'one', to: 'eins' }
  expect(codes(part(0, { files: [file('a', TEXT, ONE)] }, { renames }), part(1, { files: [file('b', '', { start: 0, end: 0, text: 'import { one }\n' })] }, { operation: 'fix' }))).toEqual(['rename_conflict b'])
  expect(codes(part(0, { files: [file('a', TEXT, ONE)] }, { renames }), part(1, { files: [file('b', '', { start: 0, end: 0, text: 'import { oneself }\n' })] }, { operation: 'fix' }))).toEqual([])
  expect(codes(part(0, { files: [file('a', TEXT, ONE)] }, { renames }), part(1, { files: [file('a', TEXT, TWO)] }, { renames: { from: 'two', to: 'eins' } }))).toEqual(['rename_conflict a'])
})

/** Returns the text that comes of a text written anew by hand and edited by a service, or the lines that both want. */
function joined(before: string, after: string, ...edits: readonly TextEdit[]): string | readonly unknown[] {
  const change: FileChange = { operation: 'edit', path: 'a', before: sideOf(bytes(before), '100644', sha256), after: sideOf(bytes(after), '100644', sha256) }
  const both = joinWritten({ files: [file('a', before, ...edits)], moves: [], diagnostics: [] }, { files: [change], unchanged: [] })
  if (!both.ok) return both.refusals.map(({ position }) => position)
  const entries = new Map<string, Entry>([['a', { kind: 'file', mode: '100644', bytes: bytes(before) }]])
  const draft = lowerProposal('', both.value.proposal, { base: null, entries }, sha256)
  return draft.ok ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(draft.value.files[0]?.after?.bytes) : draft.refusals
}

test('what is written by hand keeps its bytes beside edits of other lines', () => {
  expect(joined('one\ntwo\nthree\n', 'one\nTWO\n2\nthree\n', ONE)).toBe('eins\nTWO\n2\nthree\n')
  expect(joined('\ufeffone\r\ntwo\r\nthree', '\ufeffone\r\ntwo\r\nthree\r\nfour', ONE)).toBe('\ufeffeins\r\ntwo\r\nthree\r\nfour')
  expect(joined('\ufeffone\ntwo\n', '\ufeffzero\none\ntwo\n', { start: 4, end: 7, text: 'zwei' })).toBe('\ufeffzero\none\nzwei\n')
  expect(joined('é😀 one\ntwo\n', 'é😀 one\nTWO\n', { start: 4, end: 7, text: 'eins' })).toBe('é😀 eins\nTWO\n')
  expect(joined('one\ntwo\n', 'one\n', { start: 0, end: 3, text: '' })).toBe('\n')
  expect(joined('one\ntwo\n', 'one\n2\n', { start: 5, end: 6, text: 'x' })).toEqual([2])
  expect(joined('one\ntwo\n', 'one\nmid\ntwo\n', { start: 4, end: 4, text: 'other\n' })).toEqual([2])
  expect(joined('one\ntwo\n', 'one\nmid\ntwo\n', { start: 2, end: 5, text: '' })).toEqual([2])
})

test('a file that is written anew without a change is wished to stay', () => {
  const both = joinWritten({ files: [file('a', TEXT, ONE)], moves: [], diagnostics: [] }, { files: [], unchanged: ['a', 'b'] })
  expect(both.ok ? [] : both.refusals).toMatchObject([{ code: 'overlapping_hunks', path: 'a' }])
})
