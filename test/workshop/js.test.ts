/** Cells of JavaScript: a battery of what a notebook in the language is expected to do, in the built runtime. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { find } from '../../.github/scripts/tools.mjs'
import { needs } from '../needs.js'
import { bench, closeAll, type Bench } from './fixture.js'

const FILES = {
  'package.json': '{}', 'lib.js': 'exports.list = () => [1, 2, 3]\nexports.boom = () => {\n  throw new RangeError("deep")\n}\n', 'broken.js': 'let a = 1\nfoo bar\n',
  'mod.mjs': 'export default 7\nexport const named = 8\nexport let live = 1\nexport const bump = () => { live++ }\n', 'data.json': '{"a":1}',
}
afterAll(closeAll)

/** Cells that run one after the other, and the preview of the last one, or the name of its error. */
const CASES: readonly (readonly [name: string, cells: readonly string[], last: string | null])[] = [
  ['an expression', ['1 + 1'], '2'],
  ['no value', ['let nothing = 1'], null],
  ['undefined is no value', ['undefined'], null],
  ['let survives', ['let a1 = 1', 'a1 + 1'], '2'],
  ['const survives', ['const a2 = 1', 'a2 + 1'], '2'],
  ['var survives', ['var a3 = 1', 'a3 + 1'], '2'],
  ['a class survives', ['class A4 { x = 1 }', 'new A4()'], 'A4 { x: 1 }'],
  ['a function survives', ['function a5() { return 5 }', 'a5()'], '5'],
  ['let again', ['let b1 = 1', 'let b1 = 2; b1'], '2'],
  ['const again', ['const b2 = 1', 'const b2 = 2; b2'], '2'],
  ['const as let', ['const b3 = 1', 'let b3 = 2; b3 = 3; b3'], '3'],
  ['a class again', ['class B4 { v() { return 1 } }', 'class B4 { v() { return 2 } }; new B4().v()'], '2'],
  ['a function again is seen by earlier closures', ['function b5() { return 1 }\nconst ask = () => b5()', 'function b5() { return 2 }; ask()'], '2'],
  ['a constant stays one', ['const c1 = 1', 'c1 = 2'], 'TypeError'],
  ['a constant stays one in its own cell', ['const c2 = 1; c2 = 2'], 'TypeError'],
  ['a failed initialiser leaves the name free', ['let d1 = boom()', 'let d1 = 2; d1'], '2'],
  ['what was declared before an error survives it', ['let d2 = 2; throw new Error("x")', 'd2'], '2'],
  ['top-level await', ['await Promise.resolve(3)'], '3'],
  ['a declaration with await survives', ['const e1 = await Promise.resolve(4)', 'e1'], '4'],
  ['for await', ['let e2 = 0; for await (const x of [1, Promise.resolve(2)]) e2 += x; e2'], '3'],
  ['destructuring', ['const { f1, g: [f2], ...f3 } = { f1: 1, g: [2], h: 3 }', '[f1, f2, f3]'], '[1, 2, { h: 3 }]'],
  ['destructuring with await and defaults', ['const { f4 = await 5 } = {}', 'f4'], '5'],
  ['the value of an if', ['if (true) { 5 } else { 6 }'], '5'],
  ['the value of a loop', ['for (let i = 0; i < 3; i++) i * 2'], '4'],
  ['the value of a try', ['try { 1; throw 0 } catch { 9 }'], '9'],
  ['the value of a switch', ['switch (2) { case 2: "two" }'], '\'two\''],
  ['an object written down', ['{ a: 1, b: [2] }'], '{ a: 1, b: [2] }'],
  ['a block', ['{ let x = 1; x }'], '1'],
  ['var in a block', ['if (true) { var h1 = 1 }', 'h1'], '1'],
  ['var in the head of a loop', ['for (var h2 = 0; h2 < 3; h2++);', 'h2'], '3'],
  ['var of a loop over values', ['for (var h3 of [1, 2]);', 'h3'], '2'],
  ['let in a block stays there', ['{ let h4 = 1 }', 'typeof h4'], '\'undefined\''],
  ['without semicolons', ['let i1 = 1\nlet i2 = 2\n;[i1, i2]'], '[1, 2]'],
  ['a line that begins with a bracket', ['const i3 = 1\n;(() => i3)()'], '1'],
  ['a shadowed built-in stays in its cell', ['const URL = 1; URL', 'typeof URL'], '\'function\''],
  ['a shadowed process does no harm', ['let process = 3; process', 'typeof process.pid'], '\'number\''],
  ['a live closure', ['let j1 = 0; const inc = () => ++j1', 'inc(); inc(); j1'], '2'],
  ['require of a local module', ['require("./lib").list()'], '[1, 2, 3]'],
  ['values compare with those of modules', ['require("node:assert").deepStrictEqual(require("./lib").list(), [1, 2, 3]); "same"'], '\'same\''],
  ['instanceof holds', ['require("./lib").list() instanceof Array'], 'true'],
  ['static import', ['import seven, { named as eight } from "./mod.mjs"', '[seven, eight]'], '[7, 8]'],
  ['import of everything', ['import * as all from "./mod.mjs"', 'all.named'], '8'],
  ['import of a built-in', ['import { join } from "node:path"; join("a", "b")'], '\'a/b\''],
  ['dynamic import', ['(await import("./mod.mjs")).default'], '7'],
  ['import with attributes', ['import data from "./data.json" with { type: "json" }; data.a'], '1'],
  ['a missing export', ['import { nowhere } from "./mod.mjs"'], 'SyntaxError'],
  ['imports of one name', ['import { default as k1 } from "./mod.mjs"; k1'], '7'],
  ['import.meta', ['import.meta.url.startsWith("file:") && import.meta.dirname === __dirname'], 'true'],
  ['export is left out', ['export const l1 = 1; export default l1 + 1', 'l1'], '1'],
  ['strict mode', ['undeclared = 1'], 'ReferenceError'],
  ['a generator', ['function* m1() { yield 1 }; [...m1()]'], '[1]'],
  ['an async function', ['async function m2() { return 2 }; await m2()'], '2'],
  ['recursion', ['function m3(n) { return n ? n + m3(n - 1) : 0 }; m3(4)'], '10'],
  ['functions are there before their line', ['const n1 = n2(); function n2() { return 6 }; n1'], '6'],
  ['a name of a function', ['let o1 = () => 0; o1.name'], '\'o1\''],
  ['labels and continue', ['let p1 = 0; outer: for (const a of [1, 2]) { for (const b of [1, 2]) { if (b === 2) continue outer; p1 += a } } p1'], '3'],
  ['a hash-bang', ['#!/usr/bin/env node\n7'], '7'],
  ['a comment at the end', ['8 // eight'], '8'],
  ['an empty cell', [''], null],
  ['only a comment', ['// nothing'], null],
  ['a class with a static block and import.meta', ['class Q1 { static u = import.meta.url; static { this.v = 1 } }; Q1.v'], '1'],
  ['the value of assignment', ['let r1; r1 = 5'], '5'],
  ['two declarations', ['let s1 = 1, s2; [s1, s2]'], '[1, undefined]'],
  ['a promise that nobody waits for', ['Promise.reject(new RangeError("late"))'], 'RangeError'],
  ['a promise that is waited for later', ['const t1 = Promise.reject(new Error("a")); const t2 = Promise.reject(new Error("b")); try { await t1 } catch {} try { await t2 } catch {} "fine"'], '\'fine\''],
  ['an error in a timer', ['setTimeout(() => { throw new RangeError("timer") }, 0); await new Promise((done) => setTimeout(done, 20))'], 'RangeError'],
]

describe.each(['the Node of the tests', 'node24'] as const)('%s', (which) => {
  let shared: Bench | null = null
  const node = (): string => (which === 'node24' ? find('node24') ?? '' : process.execPath)
  const open = (files: Readonly<Record<string, string>> = {}): Bench => bench({ files, node: node() })
  const one = (): Bench => (shared ??= open(FILES))
  beforeEach((context) => { if (which === 'node24') needs(which, context) })

  describe('cells', () => {
    test.each(CASES)('%s', async (_, cells, last) => {
      let report = null
      for (const code of cells) report = await one().cell('js', code)
      expect(report?.error?.name ?? report?.value).toBe(last)
    })
  })

  test('a value shows without running any code of its own', async () => {
    const { value, output } = await one().cell('js', `
      const shout = (what) => { console.log('RAN', what); return 'x' }
      const proxy = new Proxy({}, { get: () => shout('trap'), ownKeys: () => shout('trap'), getPrototypeOf: () => shout('trap') })
      class Odd { get [Symbol.toStringTag]() { return shout('tag') } toString() { return shout('toString') } toJSON() { return shout('json') }
        [Symbol.for('nodejs.util.inspect.custom')]() { return shout('inspect') } get own() { return shout('getter') } }
      const it = { get a() { return shout('a') }, odd: new Odd(), proxy, map: new Map([[{}, new Set([1])]]), at: new Date(0), re: /x/gi, big: 10n, s: Symbol('s'), f() {}, n: null }
      it.self = it
      it`)
    expect(output).toBe('')
    for (const part of ['a: [Getter]', 'odd: Odd {}', 'proxy: [Proxy]', 'Map(1) { {} => Set(1) { 1 } }', '1970-01-01T00:00:00.000Z', '/x/gi', '10n', 'Symbol(s)', '[Function: f]', 'self: [Circular]']) {
      expect(value).toContain(part)
    }
  })

  test('what is large is cut, and quickly', async () => {
    const began = Date.now()
    const { value } = await one().cell('js', 'const huge = {}; for (let i = 0; i < 300000; i++) huge["k" + i] = i; [huge, "x".repeat(1e7), new Array(1e6).fill(0)]')
    expect(value?.length).toBeLessThan(17_000)
    expect(Date.now() - began).toBeLessThan(5000)
  })

  test('an error names its own lines and those of local modules, never ours', async () => {
    const { error } = await one().cell('js', 'const { boom } = require("./lib")\n\nfunction go() {\n  boom()\n}\ngo()')
    expect(error).toMatchObject({ name: 'RangeError', message: 'deep', line: 4, column: 3, excerpt: '4 |   boom()\n  |   ^' })
    expect(error?.frames.map(({ file, line }) => `${file}:${String(line)}`)).toEqual(['lib.js:3', '<cell>:4', '<cell>:6'])
    const later = await one().cell('js', '\ngo()')
    expect(later.error?.frames.map(({ file, line }) => `${file}:${String(line)}`).slice(1)).toEqual([expect.stringMatching(/^<cell \d+>:4$/u), '<cell>:2'])
  })

  test('a syntax error has its place and a caret, and no more of the cell', async () => {
    const { error } = await one().cell('js', 'let w = 2;\n  foo bar;\nlet secret = 3')
    expect(error).toMatchObject({ name: 'SyntaxError', line: 2, column: 7, excerpt: '2 |   foo bar;\n  |       ^^^', frames: [] })
    const module = await one().cell('js', 'require("./broken")')
    expect(module.error).toMatchObject({ name: 'SyntaxError', frames: [{ file: 'broken.js', line: 2, column: 5 }, { file: '<cell>' }] })
    expect((await one().cell('js', 'if (a {')).error).toMatchObject({ name: 'SyntaxError', line: 1 })
    expect((await one().cell('js', 'function (')).error).toMatchObject({ name: 'SyntaxError' })
  })

  test('causes and several errors are told', async () => {
    const { error } = await one().cell('js', 'throw new AggregateError([new Error("one")], "all", { cause: new TypeError("why") })')
    expect(error).toMatchObject({ name: 'AggregateError', causes: [{ name: 'TypeError', message: 'why' }, { name: 'Error', message: 'one' }] })
    expect((await one().cell('js', 'throw { code: 4 }')).error).toMatchObject({ name: 'Thrown value', message: '{ code: 4 }' })
  })

  describe('TypeScript', () => {
    test('state, enums, types and lines through the map', async () => {
      const cells = open({ 'package.json': '{}', 'lib.ts': 'export const double = (n: number): number => n * 2\nexport function fail(): never {\n  throw new Error("typed")\n}\n' })
      expect((await cells.cell('ts', 'interface P { x: number }\nenum E { A, B }\nconst p: P = { x: 1 }')).notes).toEqual([expect.stringContaining('no TypeScript of its own')])
      expect((await cells.cell('ts', 'p.x + E.B')).value).toBe('2')
      expect((await cells.cell('ts', 'import { join } from "node:path"')).error).toBe(null)
      expect((await cells.cell('ts', 'join("a", "b")')).value).toBe('\'a/b\'')
      const { error } = await cells.cell('ts', 'interface Q {\n  y: number\n}\nconst q = (null as unknown as Q)\n\nq.y as number')
      expect(error).toMatchObject({ name: 'TypeError', line: 6, column: 3 })
      expect((await cells.cell('ts', 'const bad: = 1')).error).toMatchObject({ name: 'SyntaxError', line: 1, column: 12 })
      expect((await cells.cell('ts', 'const { double, fail } = require("./lib.ts")\ndouble(4)')).value).toBe('8')
      expect((await cells.cell('ts', 'fail()')).error?.frames[0]).toMatchObject({ file: 'lib.ts', line: 3 })
    })

    test('a workspace whose compiler cannot transpile is refused with the reason', async () => {
      const cells = open({ 'node_modules/typescript/package.json': '{"version":"7.0.1","main":"index.js"}', 'node_modules/typescript/index.js': 'exports.version = "7.0.1"' })
      expect(await cells.run({ language: 'ts', code: '1', timeout: 20_000 })).toMatchObject({ ok: false, refusals: [{ code: 'runtime_unavailable', detail: expect.stringContaining('7.0.1') as string }] })
    })
  })
})
