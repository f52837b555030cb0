/** The syntax check by the bundled grammars and parsers: what is new, where it is, and what is said to be unchecked. */
import { describe, expect, test } from 'vitest'
import type { SyntaxFile, SyntaxResult } from '../../src/engine/ports.js'
import { openSyntaxCheck } from '../../src/syntax/check.js'
import { FULL } from '../support/proof.js'
import { raw } from '../support/memory.js'

const syntax = openSyntaxCheck()

async function checked(path: string, after: string | Uint8Array, before: string | null = null, more: Partial<SyntaxFile> = {}): Promise<SyntaxResult> {
  const [result] = await syntax.check([{ path, after: raw(after), before: before === null ? null : raw(before), ...more }])
  if (result === undefined) throw new Error('no result')
  return result
}

/** What is fine in each language, and the same broken: where, and what the excerpt's first line is. */
const BROKEN: readonly (readonly [path: string, fine: string, broken: string, at: string])[] = [
  ['a.ts', 'export const a: number = (1 + 2)\n', 'export const a: number = (1 + 2\n', '1:1'],
  ['a.tsx', 'const a = <b>{c}</b>\n', 'const a = <b>{c</b>\n', '1:1'],
  ['a.js', 'for (const a of b) { c() }\n', 'for (const a of b { c() }\n', '1:18'],
  ['a.jsx', 'const a = <b />\n', 'const a = <b />)\n', '1:1'],
  ['a.py', 'def f(a):\n    return a\n', 'def f(a:\n    return a\n', '1:1'],
  ['a.rs', 'fn f() -> i32 { 1 }\n', 'fn f() -> i32 { 1 \n', '1:1'],
  ['a.go', 'package a\n\nfunc f() int { return 1 }\n', 'package a\n\nfunc f( int { return 1 }\n', '3:12'],
  ['a.c', 'int f(void) { return 1; }\n', 'int f(void) { return 1 }\n', '1:23'],
  ['A.java', 'class A { int f() { return 1; } }\n', 'class A { int f() { return 1 } }\n', '1:29'],
  ['a.json', '{ "a": [1, 2] }\n', '{ "a": [1, 2 }\n', '1:14'],
  ['a.jsonc', '// a\n{ "a": 1, }\n', '// a\n{ "a": 1, , }\n', '2:11'],
  ['a.yaml', 'a:\n  - b\n', 'a:\n  - b\n c: [\n', '3:1'],
  ['a.toml', '[a]\nb = 1\n', '[a]\nb =\n', '2:4'],
]

describe('every language', () => {
  test.each(BROKEN)('%s: what is fine is clean, what is broken is told with its place', async (path, fine, broken, at) => {
    expect(await checked(path, fine)).toEqual({ path, status: 'clean', reason: null, errors: [] })
    const { status, errors } = await checked(path, broken, fine)
    expect(status).toBe('errors')
    expect(errors.map(({ line, character }) => `${String(line)}:${String(character)}`)).toContain(at)
    for (const { line, message, excerpt } of errors) {
      expect(message).not.toBe('')
      expect(excerpt.split('\n')).toEqual([broken.split('\n')[line - 1], expect.stringMatching(/^[ \t]*\^$/u)])
    }
  })

  test.each(BROKEN)('%s: what was broken before is not blamed on an edit of other lines', async (path, _fine, broken) => {
    const comment = /\.(?:py|yaml|toml)$/u.test(path) ? '# a\n' : path.endsWith('.json') ? '\n' : '// a\n'
    expect(await checked(path, comment + broken, broken)).toMatchObject({ status: 'clean', errors: [] })
    expect((await checked(path, comment + broken, broken)).reason).toMatch(/^\d errors? (?:was|were) there before$/u)
  })
})

describe('which file is what', () => {
  test('is told by name, and by the first line where there is no suffix', async () => {
    const broken = 'def f(:\n'
    expect(await checked('bin/tool', `#!/usr/bin/python3\n${broken}`)).toMatchObject({ status: 'errors' })
    expect(await checked('bin/tool', '#!/bin/sh -e\nif true; then\n')).toMatchObject({ status: 'unchecked' })
    expect(await checked('bin/tool', '#!/usr/bin/env -S python3 -u\ndef f(:\n')).toMatchObject({ status: 'errors' })
    expect(await checked('bin/tool', broken)).toMatchObject({ status: 'unchecked', reason: 'no grammar covers it' })
    expect(await checked('Cargo.lock', 'a =\n')).toMatchObject({ status: 'errors' })
    expect(await checked('tsconfig.build.json', '{ "a": 1, // b\n}')).toMatchObject({ status: 'clean' })
    expect(await checked('.vscode/settings.json', '{ "a": 1, // b\n}')).toMatchObject({ status: 'clean' })
    expect(await checked('package.json', '{ "a": 1, // b\n}')).toMatchObject({ status: 'errors' })
  })

  test.each(['a.txt', 'a.md', 'a.rb', 'a.cpp', 'a.html', 'Makefile'])('%s is unchecked, never clean', async (path) => {
    expect(await checked(path, '{ [ (\n')).toEqual({ path, status: 'unchecked', reason: 'no grammar covers it', errors: [] })
  })

  test('a header of C++ is not held against the grammar of C', async () => {
    expect(await checked('a.h', 'namespace a {\nclass B { public: B(); };\n}\n')).toMatchObject({ status: 'unchecked' })
    expect(await checked('a.h', 'struct a { int b; };\n')).toMatchObject({ status: 'clean' })
  })

  test('what is no text is unchecked', async () => {
    expect(await checked('a.ts', Uint8Array.from([0xff, 0xfe, 0x41]))).toMatchObject({ status: 'unchecked', reason: 'it is not UTF-8 text' })
    expect(await checked('a.ts', 'a\0b')).toMatchObject({ status: 'unchecked', reason: 'it is not UTF-8 text' })
  })
})

describe('the place', () => {
  test('is the same with CRLF, and no CR is in the excerpt', async () => {
    const { errors: [lf] } = await checked('a.py', 'a = 1\ndef f(:\n    pass\n')
    const { errors: [crlf] } = await checked('a.py', 'a = 1\r\ndef f(:\r\n    pass\r\n')
    expect(lf).toMatchObject({ line: 2, character: 7, excerpt: 'def f(:\n      ^' })
    expect(crlf).toEqual(lf)
  })

  test('does not count a byte-order mark', async () => {
    expect((await checked('a.py', '\ufeffdef f(:\n    pass\n')).errors[0]).toMatchObject({ line: 1, character: 7, excerpt: 'def f(:\n      ^' })
  })

  test('keeps tabs above the caret, and gives wide characters two columns', async () => {
    expect((await checked('a.ts', 'function f() {\n\tg(\t1 2)\n}\n')).errors[0]?.excerpt).toMatch(/^\tg\(\t1 2\)\n\t {2}\t *\^$/u)
    const { errors: [wide] } = await checked('a.py', 'f("日本", (:\n')
    expect(wide).toMatchObject({ line: 1 })
    const [, caret = ''] = wide?.excerpt.split('\n') ?? []
    expect(caret.length - 1 - ((wide?.character ?? 1) - 1)).toBe((wide?.character ?? 0) > 5 ? 2 : 0)
  })

  test('counts UTF-16 code units', async () => {
    expect((await checked('a.json', '["😀", x]')).errors[0]).toMatchObject({ character: 8 })
  })

  test('shows a long line only around it', async () => {
    const { errors: [error] } = await checked('a.json', `[${'1, '.repeat(5000)} x ${', 1'.repeat(5000)}]`)
    expect(error?.excerpt.length).toBeLessThan(200)
    expect(error?.excerpt).toContain('x')
    expect(error?.character).toBe(15_003)
  })
})

describe('before and after', () => {
  const base = 'function a() {\n  return (1\n}\n\nfunction b() {\n  return 2\n}\n'

  test('an error that moved with its line is none', async () => {
    expect(await checked('a.js', `const x = 1\n\n${base}`, base)).toMatchObject({ status: 'clean', reason: '1 error was there before' })
  })

  test('a new one beside an old one is told, and the old one is not', async () => {
    const result = await checked('a.js', base.replace('return 2', 'return (2'), base)
    expect(result).toMatchObject({ status: 'errors', reason: expect.stringMatching(/there before$/u) })
    // The two have become one error, which takes in what could be read before.
    expect(result.errors.some(({ message }) => message.includes('lines from here'))).toBe(true)
  })

  test('what is missing at the end is missing there still when a blank line is added', async () => {
    for (const [path, text] of [['a.json', '{"a": true,'], ['a.json', '{"a": ['], ['a.ts', 'f(']] as const) {
      expect(await checked(path, `${text}\n`, text)).toMatchObject({ status: 'clean', errors: [] })
      expect(await checked(path, `${text}\n\n  \n`, `${text}\n`)).toMatchObject({ status: 'clean', errors: [] })
    }
    expect(await checked('a.json', '{"a": [', '{"a": 1')).toMatchObject({ status: 'errors' })
  })

  test('the same error once more is told', async () => {
    const one = 'int a(void) { return 1 }\n'
    expect(await checked('a.c', one + one, one)).toMatchObject({ status: 'errors', errors: [{ line: 2 }] })
  })

  test('a moved file is compared with what it was under its old name; one of another language is all new', async () => {
    expect(await checked('b.js', base, base, { from: 'a.js' })).toMatchObject({ status: 'clean' })
    expect(await checked('b.js', base, base, { from: 'a.txt' })).toMatchObject({ status: 'errors' })
  })

  test('an error that was mended while another stays leaves nothing to blame', async () => {
    const two = 'int a(void) { return 1 }\nint b(void) { return 1 }\n'
    expect(await checked('a.c', two.replace('1 }', '1; }'), two)).toMatchObject({ status: 'clean', reason: '2 errors were there before' })
  })
})

describe('what is large, deep or slow', () => {
  test.each(FULL ? ['a.ts', 'a.js', 'a.py', 'a.rs', 'a.go', 'a.c', 'A.java'] : ['a.ts', 'a.py', 'a.c'])('%s: 100,000 brackets end in an answer', async (path) => {
    for (const [open, close] of [['(', ')'], ['[', ']'], ['{', '}']] as const) {
      const { status } = await checked(path, `x = ${open.repeat(100_000)}\n`)
      expect(status).not.toBe('clean')
      expect((await checked(path, `x = ${open.repeat(100_000)}${close.repeat(100_000)}\n`)).path).toBe(path)
    }
  }, 120_000)

  test.each(['a.json', 'a.yaml', 'a.toml'])('%s: what its parser cannot follow is unchecked', async (path) => {
    const head = path === 'a.toml' ? 'a = ' : ''
    expect(await checked(path, `${head}${'['.repeat(100_000)}${']'.repeat(100_000)}\n`)).toMatchObject({ status: 'unchecked', reason: 'it is nested too deeply' })
  })

  test('a text over the bound is unchecked, on either side', async () => {
    const small = openSyntaxCheck({ grammarBytes: 2 * 1024 * 1024, parserBytes: 1024 * 1024, parseTime: 1000, callTime: 1000 })
    const large = raw(`${'a\n'.repeat(1024 * 1024)}b`)
    expect(await small.check([{ path: 'a.ts', before: null, after: large }, { path: 'b.ts', before: large, after: raw('(') }])).toEqual([
      { path: 'a.ts', status: 'unchecked', reason: 'it is larger than 2 MiB', errors: [] },
      { path: 'b.ts', status: 'unchecked', reason: 'it is larger than 2 MiB', errors: [] },
    ])
  })

  test('a parse that runs over is unchecked: timed out, and the next one is not harmed', async () => {
    const hasty = openSyntaxCheck({ grammarBytes: 1e9, parserBytes: 1e9, parseTime: 2, callTime: 60_000 })
    const results = await hasty.check([
      { path: 'a.ts', before: null, after: raw('const a = { b: [1, 2, 3] }\n'.repeat(100_000)) },
      { path: 'b.ts', before: null, after: raw('a\n') },
    ])
    expect(results).toMatchObject([{ status: 'unchecked', reason: 'timed out' }, { status: 'clean' }])
  })

  test('the time of a whole call is bounded as well', async () => {
    const none = openSyntaxCheck({ grammarBytes: 1e9, parserBytes: 1e9, parseTime: 1000, callTime: 0 })
    expect(await none.check([{ path: 'a.ts', before: null, after: raw('a\n') }])).toMatchObject([{ status: 'unchecked', reason: 'timed out' }])
  })

  test('many errors are counted beyond those told', async () => {
    const result = await checked('a.c', 'int f(void) { return 1 }\n'.repeat(120))
    expect(result.errors).toHaveLength(50)
    expect(result.reason).toBe('70 more errors are not shown')
  })
})
