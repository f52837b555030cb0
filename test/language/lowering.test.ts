/** The lowering of language-service edits: places in UTF-16 units, bytes kept, and what is refused. */
import { describe, expect, test } from 'vitest'
import type { Proposal, TextEdit } from '../../src/engine/language.js'
import { lowerProposal, proposedPaths, shownEdits, tokenOf } from '../../src/engine/lower-edits.js'
import { inMemory, sha256, type Memory } from '../support/memory.js'

function proposal(files: Readonly<Record<string, readonly TextEdit[]>>, memory: Memory, moves: Proposal['moves'] = []): Proposal {
  return { files: Object.entries(files).map(([path, edits]) => ({ path, edits, sha256: memory.files.has(path) ? sha256(memory.bytes(path)) : null })), moves, diagnostics: [] }
}

async function lowered(memory: Memory, proposed: Proposal): Promise<ReturnType<typeof lowerProposal>> {
  const loaded = await memory.desk().target.load(proposedPaths(proposed))
  if (!loaded.ok) throw new Error('cannot be loaded')
  return lowerProposal('a title', proposed, loaded.value, sha256)
}

async function codes(memory: Memory, proposed: Proposal): Promise<string[]> {
  const draft = await lowered(memory, proposed)
  return draft.ok ? [] : draft.refusals.map(({ code }) => code)
}

async function texts(memory: Memory, proposed: Proposal): Promise<Record<string, string>> {
  const draft = await lowered(memory, proposed)
  if (!draft.ok) throw new Error(JSON.stringify(draft.refusals))
  return Object.fromEntries(draft.value.files.map(({ path, after }) => [path, Buffer.from(after?.bytes ?? []).toString()]))
}

const edit = (start: number, end: number, text: string): TextEdit => ({ start, end, text })

describe('edits of a text', () => {
  const cases: readonly (readonly [string, string, readonly TextEdit[], string | null])[] = [
    ['sorted by place, whatever their order', 'abcdef', [edit(4, 5, 'E'), edit(0, 1, 'A')], 'AbcdEf'],
    ['insertions at one place keep their order', 'ab', [edit(1, 1, '1'), edit(1, 1, '2')], 'a12b'],
    ['an insertion before a replacement at its start', 'abc', [edit(1, 1, 'x'), edit(1, 2, 'B')], 'axBc'],
    ['an insertion told after a replacement at its start overlaps it', 'abc', [edit(1, 2, 'B'), edit(1, 1, 'x')], null],
    ['the same replacement twice is one', 'abc', [edit(1, 2, 'B'), edit(1, 2, 'B')], 'aBc'],
    ['two replacements that share a character', 'abcd', [edit(0, 2, 'x'), edit(1, 3, 'y')], null],
    ['behind the end', 'ab', [edit(2, 3, 'x')], null],
    ['a negative place', 'ab', [edit(-1, 0, 'x')], null],
    ['a turned stretch', 'ab', [edit(1, 0, 'x')], null],
    ['between the halves of a character', 'a\u{1f600}b', [edit(2, 2, 'x')], null],
    ['around a whole character', 'a\u{1f600}b', [edit(1, 3, 'x')], 'axb'],
    ['half a character inserted', 'ab', [edit(1, 1, '\ud83d')], null],
    ['a NUL inserted', 'ab', [edit(1, 1, '\0')], null],
  ]
  for (const [name, before, edits, wanted] of cases) {
    test(name, async () => {
      const memory = inMemory({ a: before })
      if (wanted === null) expect(await codes(memory, proposal({ a: edits }, memory))).toEqual(['malformed_edit'])
      else expect(await texts(memory, proposal({ a: edits }, memory))).toEqual({ a: wanted })
    })
  }
})

describe('a proposal', () => {
  test('keeps byte-order mark, lone CR, terminators and modes', async () => {
    const memory = inMemory({ 'a.ts': '\ufeffone\rtwo\r\nthree', 'run.ts': { run: 'x\n' } })
    const proposed = proposal({ 'a.ts': [edit(4, 7, '2')], 'run.ts': [edit(0, 1, 'y')] }, memory)
    expect(await texts(memory, proposed)).toEqual({ 'a.ts': '\ufeffone\r2\r\nthree', 'run.ts': 'y\n' })
    const draft = await lowered(memory, proposed)
    expect(draft.ok && draft.value.files.map(({ after }) => after?.mode)).toEqual(['100644', '100755'])
  })
  test('moves with edits, and without', async () => {
    const memory = inMemory({ 'a.ts': 'one\n', 'b.bin': '\u0001\n' })
    const draft = await lowered(memory, proposal({ 'a.ts': [edit(0, 3, 'two')] }, memory, [{ from: 'a.ts', to: 'd/a.ts' }, { from: 'b.bin', to: 'd/b.bin' }]))
    expect(draft.ok && draft.value.files.map(({ operation, path, from }) => [operation, path, from])).toEqual([['move', 'd/a.ts', 'a.ts'], ['move', 'd/b.bin', 'b.bin']])
  })
  test('makes files, and leaves those alone that stay as they are', async () => {
    const memory = inMemory({ 'a.ts': 'one\n' })
    const draft = await lowered(memory, proposal({ 'a.ts': [edit(0, 3, 'one')], 'new.ts': [edit(0, 0, 'x\n')] }, memory))
    expect(draft.ok && draft.value.unchanged).toEqual(['a.ts'])
    expect(draft.ok && draft.value.files.map(({ operation }) => operation)).toEqual(['create'])
  })
  test('is refused where a file is not what the service saw, or is none', async () => {
    const memory = inMemory({ 'a.ts': 'one\n', 'bin': '\0', 'link': { link: 'a.ts' } })
    const proposed = proposal({ 'a.ts': [edit(0, 1, 'x')] }, memory)
    memory.write('a.ts', 'two\n')
    expect(await codes(memory, proposed)).toEqual(['stale_token'])
    expect(await codes(memory, proposal({ 'bin': [edit(0, 1, 'x')] }, memory))).toEqual(['binary_file'])
    expect(await codes(memory, { files: [{ path: 'link', sha256: 'x', edits: [edit(0, 1, 'x')] }], moves: [], diagnostics: [] })).toEqual(['symlink_target'])
    expect(await codes(memory, { files: [{ path: 'none.ts', sha256: 'x', edits: [edit(0, 1, 'x')] }], moves: [], diagnostics: [] })).toEqual(['missing_file'])
    expect(await codes(memory, proposal({ 'a.ts': [] }, memory, [{ from: 'a.ts', to: 'bin' }]))).toEqual(['file_exists'])
  })
  test('is refused outside the workspace and in packages', async () => {
    const memory = inMemory({ 'node_modules/p/a.ts': 'one\n' })
    for (const path of ['../x.ts', '/x.ts', '.git/config', 'node_modules/p/a.ts']) {
      expect(await codes(memory, { files: [{ path, sha256: 'x', edits: [edit(0, 1, 'x')] }], moves: [], diagnostics: [] })).toEqual(['edit_outside_workspace'])
    }
    expect(await codes(memory, { files: [{ path: 'a', sha256: null, edits: [] }, { path: 'a', sha256: null, edits: [] }], moves: [], diagnostics: [] })).toEqual(['malformed_edit'])
  })
  test('shows its edits counted from one, and its token is of edits and contents', async () => {
    const memory = inMemory({ 'a.ts': '\ufeffa\r\n\u{1f600}b\n' })
    const proposed = proposal({ 'a.ts': [edit(5, 6, 'c')] }, memory)
    const loaded = await memory.desk().target.load(['a.ts'])
    if (!loaded.ok) throw new Error('cannot be loaded')
    expect(shownEdits(proposed, loaded.value)).toEqual([{ path: 'a.ts', start: { line: 2, character: 3 }, end: { line: 2, character: 4 }, before: 'b', after: 'c' }])
    const token = async (of: Memory, what: Proposal): Promise<string> => {
      const draft = await lowered(of, what)
      return draft.ok ? tokenOf(what, draft.value, sha256) : ''
    }
    const first = await token(memory, proposed)
    expect(first).toMatch(/^lsp-[0-9a-f]{64}$/u)
    expect(await token(inMemory({ 'a.ts': '\ufeffa\r\n\u{1f600}b\n' }), proposed)).toBe(first)
    const other = inMemory({ 'a.ts': '\ufeffa\n\u{1f600}bb\n' })
    expect(await token(other, proposal({ 'a.ts': [edit(5, 6, 'c')] }, other))).not.toBe(first)
    expect(await token(memory, proposal({ 'a.ts': [edit(5, 6, 'd')] }, memory))).not.toBe(first)
  })
})
