/** Moves of files, directories and symbols, code actions, formatting and reads. */
import { describe, expect, test } from 'vitest'
import { actions, after, ask, folderOf, marked, refactored, type Ended, type Files } from './asking.js'
import type { Proposal } from '../../src/engine/language.js'

const STRICT = { 'tsconfig.json': '{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","types":[]}}' }

function moved(files: Files, from: string, to: string): Ended {
  const all = { ...STRICT, ...files }
  return after(all, ask<Proposal>(folderOf(all), all, { ask: 'move-file', from, to }))
}

function movedSymbol(files: Files, to: string): Ended {
  return refactored({ ...STRICT, ...files }, (at) => ({ ask: 'move-symbol', at, to }))
}

function filesOf(ended: Ended): Files {
  expect('refused' in ended ? ended.refused : []).toEqual([])
  return 'files' in ended ? ended.files : {}
}

function refusal(ended: Ended): string {
  return 'refused' in ended ? ended.refused.join('\n') : 'went through'
}

describe('move-file', () => {
  test('imports of the file and in it follow, in every project', () => {
    const files = filesOf(moved({
      'src/a.ts': 'import { b } from \'./b\'\nexport const a = b\n', 'src/b.ts': 'export const b = 1\n',
      'use.ts': 'import { a } from \'./src/a\'\nexport const p = import(\'./src/a\')\nexport const q = a\n',
      'test/a.test.ts': 'import { a } from \'../src/a\'\nexport const t = a\n', 'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","types":[]},"include":["src","use.ts"]}',
    }, 'src/a.ts', 'lib/deep/a.ts'))
    expect(files['lib/deep/a.ts']).toBe('import { b } from \'../../src/b\'\nexport const a = b\n')
    expect(files['use.ts']).toBe('import { a } from \'./lib/deep/a\'\nexport const p = import(\'./lib/deep/a\')\nexport const q = a\n')
    expect(files['test/a.test.ts']).toBe('import { a } from \'../lib/deep/a\'\nexport const t = a\n')
    expect(files['src/a.ts']).toBeUndefined()
  })
  test('a directory goes with everything in it', () => {
    const files = filesOf(moved({
      'old/index.ts': 'export * from \'./x\'\n', 'old/x.ts': 'import data from \'../data\'\nexport const x = data\n', 'old/notes.txt': 'x', 'data.ts': 'export default 1\n',
      'use.ts': 'import { x } from \'./old\'\nexport const y = x\n',
    }, 'old', 'new/inner'))
    expect(files).toMatchObject({
      'new/inner/index.ts': 'export * from \'./x\'\n', 'new/inner/x.ts': 'import data from \'../../data\'\nexport const x = data\n', 'new/inner/notes.txt': 'x',
      'use.ts': 'import { x } from \'./new/inner\'\nexport const y = x\n',
    })
  })
  test('is refused where an import would be lost, and where there is nothing to move', () => {
    expect(refusal(moved({ 'a.ts': 'export const a = 1\n', 'b.ts': 'import { a } from \'./a\'\nexport const b = a\n' }, 'a.ts', 'a.md'))).toMatch(/^diagnostics_regressed: b\.ts:1:19/u)
    expect(refusal(moved({ 'a.ts': '' }, 'none.ts', 'b.ts'))).toMatch(/^missing_file/u)
    expect(refusal(moved({ 'a/b.ts': '' }, 'a', 'a/c'))).toMatch(/^invalid_request/u)
  })
})

describe('what exports a symbol that moves', () => {
  const source = 'export interface ‹Moved { readonly a: number }\nexport const stays = 1\n'
  test('a module with a star goes on exporting it, by name', () => {
    const files = filesOf(movedSymbol({ 'lib/a.ts': source, 'lib/index.ts': 'export * from \'./a\'\n', 'index.ts': 'export * from \'./lib/index\'\n' }, 'lib/b.ts'))
    expect(files['lib/index.ts']).toBe('export * from \'./a\'\nexport type { Moved } from \'./b\'\n')
    expect(files['index.ts']).toBe('export * from \'./lib/index\'\n')
  })
  test('a module that exports it by name takes it from the new file', () => {
    const files = filesOf(movedSymbol({ 'a.ts': source, 'index.ts': 'export { Moved as Outer, stays } from "./a";\n', 'only.ts': 'export type { Moved } from \'./a.js\'\n' }, 'b.ts'))
    expect(files['index.ts']).toBe('export { stays } from "./a";\nexport { Moved as Outer } from "./b";\n')
    expect(files['only.ts']).toBe('export type { Moved } from \'./b.js\'\n')
  })
  test('a star that leads to the new file as well says it already', () => {
    const files = filesOf(movedSymbol({ 'a.ts': source, 'b.ts': 'export const b = 1\n', 'index.ts': 'export * from \'./a\'\nexport * from \'./b\'\n' }, 'b.ts'))
    expect(files['index.ts']).toBe('export * from \'./a\'\nexport * from \'./b\'\n')
  })
  test('a module that is exported under a name goes on exporting it', () => {
    const files = filesOf(movedSymbol({ 'a.ts': 'export function ‹moved() { return 1 }\nexport const stays = 1\n', 'index.ts': 'export * as all from \'./a\'\n', 'use.ts': 'import { all } from \'./index\'\nall.moved()\n' }, 'b.ts'))
    expect(files['a.ts']).toContain('export { moved } from \'./b\'')
    expect(files['index.ts']).toBe('export * as all from \'./a\'\n')
  })
})

describe('move-symbol', () => {
  test('to a file that is there, and to one that is made', () => {
    const before = { 'a.ts': 'import { helper } from \'./helper\'\nexport function ‹moved() { return helper() }\nexport const stays = moved()\n', 'helper.ts': 'export function helper() { return 1 }\n', 'use.ts': 'import { moved, stays } from \'./a\'\nmoved(); export { stays }\n' }
    const there = filesOf(movedSymbol({ ...before, 'b.ts': 'export const b = 1\n' }, 'b.ts'))
    expect(there['b.ts']).toContain('export function moved()')
    expect(there['b.ts']).toContain('import { helper } from \'./helper\'')
    expect(there['use.ts']).toContain('from \'./b\'')
    expect(there['a.ts']).toContain('import { moved } from \'./b\'')
    const made = filesOf(movedSymbol(before, 'deep/new.ts'))
    expect(made['deep/new.ts']).toContain('import { helper } from \'../helper\'')
    expect(made['use.ts']).toContain('from \'./deep/new\'')
  })
  test('imports are written with the quotes of the project', () => {
    expect(filesOf(movedSymbol({ 'a.ts': 'export const ‹x = 1\n', 'use.ts': 'import { x } from \'./a\'\nexport const y = x\n' }, 'b.ts'))['use.ts']).toBe('import { x } from \'./b\'\nexport const y = x\n')
  })
  test('refuses places and targets by name', () => {
    const files = { 'a.ts': 'export function f() { return ‹1 }\n', 'dir/x.ts': 'export {}\n', 'c.js': '' }
    expect(refusal(movedSymbol(files, 'b.ts'))).toMatch(/^symbol_move_refused: the position is inside a body/u)
    const head = { ...files, 'a.ts': 'export function ‹f() { return 1 }\n' }
    expect(refusal(movedSymbol(head, 'a.ts'))).toMatch(/^symbol_move_refused: the target is the source/u)
    expect(refusal(movedSymbol(head, 'dir'))).toMatch(/^directory_target/u)
    expect(refusal(movedSymbol(head, 'b.py'))).toMatch(/^symbol_move_refused: the target is of another language/u)
    expect(refusal(movedSymbol(head, 'c.js'))).toMatch(/^symbol_move_refused/u)
    expect(refusal(movedSymbol({ 'a.ts': '‹console.log(1)\n' }, 'b.ts'))).toMatch(/^symbol_move_refused: the position is on no/u)
  })
  test('is refused when the name is taken where it goes', () => {
    expect(refusal(movedSymbol({ 'a.ts': 'export const ‹x = 1\n', 'b.ts': 'export const x = 2\n' }, 'b.ts'))).toMatch(/^(?:diagnostics_regressed|symbol_move_refused): /u)
  })
})

describe('actions', () => {
  test('quick fixes, refactors and source actions by kind', () => {
    const files = { ...STRICT, 'a.ts': 'export const n = ‹greet\n', 'b.ts': 'export const greet = 1\n' }
    const [fix] = actions(files, 'quickfix')
    expect(fix).toMatchObject({ kind: 'quickfix', proposal: { errors: { before: 1, after: 0 } } })
    expect(actions(files, 'source.organizeImports')).toEqual([])
    const extract = { ...STRICT, 'a.ts': 'export function f() { return ‹1 + 2› }\n' }
    expect(actions(extract, 'refactor.extract').map(({ kind }) => kind)).toContain('refactor.extract.function')
    expect(actions(extract, null).every(({ kind }) => !kind.startsWith('source'))).toBe(true)
    expect(actions(extract, 'refactor.extract').map(({ kind }) => kind).every((kind) => kind.startsWith('refactor.extract'))).toBe(true)
  })
  test('an action that makes a file says so', () => {
    const found = actions({ ...STRICT, 'a.ts': '‹export const x = 1›\nexport const y = 2\n' }, 'refactor.move')
    expect(found.map(({ bar }) => bar)).toContain('action_creates_file')
  })
  test('organize-imports and format write as the file is written', () => {
    const files = { ...STRICT, 'a.ts': 'import { b, a } from \'./b\'\r\nexport const x = a\r\n', 'b.ts': 'export const a = 1, b = 2\n', 'c.ts': 'if (1) {\n      f( )\n}\nfunction f () {\n  return 1\n}\n' }
    const root = folderOf(files)
    expect(filesOf(after(files, ask<Proposal>(root, files, { ask: 'organize-imports', path: 'a.ts' })))['a.ts']).toBe('import { a } from \'./b\'\r\nexport const x = a\r\n')
    expect(filesOf(after(files, ask<Proposal>(root, files, { ask: 'format', path: 'c.ts' })))['c.ts']).toBe('if (1) {\n  f()\n}\nfunction f() {\n  return 1\n}\n')
  })
})

test('reads answer with places counted from one', () => {
  const files = { ...STRICT, 'a.ts': '/** Greets. */\nexport function greet(name: string) { return name }\n', 'b.ts': 'import { greet } from \'./a\'\nexport const x = ‹greet(1)\n' }
  const root = folderOf(files)
  const at = marked(files)
  const read = (what: 'definition' | 'references' | 'hover' | 'calls'): unknown => ask(root, files, { ask: what, at })
  expect(read('definition')).toMatchObject({ value: { definitions: [{ path: 'a.ts', line: 2, character: 17, name: 'greet' }] } })
  expect(read('references')).toMatchObject({ value: { references: [{ path: 'a.ts', line: 2 }, { path: 'b.ts', line: 1, character: 10 }, { path: 'b.ts', line: 2, character: 18 }] } })
  expect(read('hover')).toMatchObject({ value: { hover: { documentation: 'Greets.' } } })
  expect(read('calls')).toMatchObject({ value: { calls: { of: { name: 'greet' }, incoming: [{ at: [{ path: 'b.ts', line: 2 }] }] } } })
  expect(ask(root, files, { ask: 'diagnostics', paths: ['b.ts', 'a.md'] })).toMatchObject({ value: { diagnostics: [
    { path: 'b.ts', checked: true, items: [{ line: 2, character: 24, severity: 'error', code: '2345' }] }, { path: 'a.md', checked: false, items: [] },
  ] } })
  const symbols = ask<{ symbols: { name: string }[] }>(root, files, { ask: 'symbols', path: null, query: 'gree' })
  expect(symbols.ok && symbols.value.symbols.map(({ name }) => name)).toEqual(['greet'])
  expect(ask(root, files, { ask: 'symbols', path: 'a.ts', query: '' })).toMatchObject({ value: { symbols: [{ name: 'greet', kind: 'function', line: 2 }] } })
})

test('a project that is not trusted is read by the packaged compiler, and nothing outside it is read', () => {
  const files = { 'tsconfig.json': '{"extends":"../outside/tsconfig.json"}', 'a.ts': 'export const ‹a = 1\n', 'node_modules/typescript/package.json': '{"name":"typescript","version":"5.9.3"}', 'node_modules/typescript/lib/typescript.js': 'throw new Error("code of the head ran")' }
  expect(filesOf(refactored(files, (at) => ({ ask: 'rename', at, name: 'b' }), { trusted: false }))['a.ts']).toBe('export const b = 1\n')
  expect(() => refactored(files, (at) => ({ ask: 'rename', at, name: 'b' }))).toThrow('code of the head ran')
})
