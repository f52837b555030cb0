/** Renames, and what keeps one from being offered: each case is a small project, the place marked by `‹`. */
import { describe, expect, test } from 'vitest'
import { renamed, type Circumstances, type Ended, type Files } from './asking.js'

const STRICT = { 'tsconfig.json': '{"compilerOptions":{"strict":true,"target":"es2022","module":"esnext","moduleResolution":"bundler","jsx":"preserve","types":[]}}' }
const SCRIPTS = { 'jsconfig.json': '{"compilerOptions":{"target":"es2022","types":[]}}' }

function codes(ended: Ended): string[] {
  return 'refused' in ended ? ended.refused.map((one) => one.slice(0, one.indexOf(':'))) : []
}

function conflict(files: Files, name: string, message: RegExp, circumstances: Circumstances = {}): void {
  const ended = renamed({ ...STRICT, ...files }, name, circumstances)
  expect(codes(ended), JSON.stringify(ended)).toContain('rename_conflict')
  expect('refused' in ended ? ended.refused.join('\n') : '').toMatch(message)
}

function becomes(files: Files, name: string, expected: Files, circumstances: Circumstances = {}): Ended {
  const ended = renamed({ ...STRICT, ...files }, name, circumstances)
  expect('refused' in ended ? ended.refused : []).toEqual([])
  if ('files' in ended) expect(ended.files).toMatchObject(expected)
  return ended
}

describe('is refused, because it would change what is meant', () => {
  test('a renamed name is captured by an inner scope', () => {
    conflict({ 'a.ts': 'const ‹a = 1\nexport function f() { const b = 2; return a + b }\n' }, 'b', /a\.ts:2:43: it would mean the declaration at a\.ts:2:29 instead of the declaration at a\.ts:1:7/u)
  })
  test('an inner name is shadowed by the renamed one', () => {
    conflict({ 'a.ts': 'export const b = 1\nexport function f() { const ‹a = 2; return a + b }\n' }, 'b', /a\.ts:2/u)
  })
  test('a parameter captures what a closure used', () => {
    conflict({ 'a.ts': 'const x = 1\nexport const f = (‹y: number) => () => x + y\n' }, 'x', /a\.ts:2:/u)
  })
  test('declarations merge: interface, namespace, enum, var', () => {
    conflict({ 'a.ts': 'export interface ‹A { x: 1 }\nexport interface B { y: 2 }\n' }, 'B', /a\.ts/u)
    conflict({ 'a.ts': 'export namespace ‹A { export const x = 1 }\nexport namespace B { export const y = 1 }\n' }, 'B', /a\.ts/u)
    conflict({ 'a.ts': 'export enum ‹A { x = 1 }\nexport enum B { y = 2 }\n' }, 'B', /a\.ts/u)
    conflict({ 'a.ts': 'export function f() { var ‹a = 1; var b = 2; return a + b }\n' }, 'b', /a\.ts/u)
  })
  test('scripts share their globals', () => {
    conflict({ 'a.ts': 'var ‹a = 1\n', 'b.ts': 'var b = 1\nb.toFixed()\n' }, 'b', /b\.ts|a\.ts/u)
    conflict({ 'a.ts': 'var ‹a = 1\n' }, 'Math', /Math|a\.ts:1/u)
  })
  test('a block-scoped name is declared twice, with the words of the compiler', () => {
    conflict({ 'a.ts': 'export const ‹a = 1\nexport const b = 2\n' }, 'b', /a\.ts:\d+:\d+: (?:TS2451|it would mean)/u)
  })
  test('an export is hidden by another export of the same name', () => {
    conflict({
      'a.ts': 'export const ‹a = 1\n', 'b.ts': 'export const b = 2\n', 'all.ts': 'export * from \'./a\'\nexport * from \'./b\'\n',
    }, 'b', /all\.ts:\d+:\d+: TS2308/u)
  })
  test('an importer has the name already', () => {
    conflict({ 'a.ts': 'export const ‹a = 1\n', 'b.ts': 'import { a } from \'./a\'\nconst b = a\nexport { b }\n' }, 'b', /b\.ts/u)
  })
  test('a method comes to override one of the base class, which no compiler minds', () => {
    conflict({ 'a.ts': 'class A { b() { return 1 } }\nexport class B extends A { ‹a() { return 2 } }\nexport const n = new B().b()\n' }, 'b', /a\.ts:2/u)
    conflict({ 'a.ts': 'class A { ‹a() { return 1 } }\nexport class B extends A { b() { return 2 } }\n' }, 'b', /a\.ts:2/u)
    conflict({ 'a.ts': 'class A { static b = 1 }\nexport class B extends A { static ‹a = 2 }\n' }, 'b', /a\.ts:2/u)
  })
  test('a member comes to implement what the interface asks for', () => {
    conflict({ 'a.ts': 'interface I { b?: number }\nexport class C implements I { ‹a = 2 }\n' }, 'b', /a\.ts/u)
    conflict({ 'a.ts': 'interface I { b?: number; c: number }\nexport const o = { ‹a: 2, c: 1 }\nexport const i: I = o\n', 'b.ts': 'import { o } from \'./a\'\nexport const { b = 3 } = o as { b?: number }\n' }, 'c', /a\.ts/u)
  })
  test('a class elsewhere that names neither no longer implements the interface', () => {
    conflict({
      'i.ts': 'export interface I { ‹old: number }\n', 'base.ts': 'export class Base { old = 1 }\n',
      'c.ts': 'import type { I } from \'./i\'\nimport { Base } from \'./base\'\nexport class C extends Base implements I {}\n',
    }, 'fresh', /c\.ts:\d+:\d+: TS2420/u)
  })
  test('a module taken as a whole no longer fits', () => {
    conflict({
      'a.ts': 'export const ‹old = 1\n', 'api.ts': 'export interface Api { old: number }\n',
      'use.ts': 'import * as all from \'./a\'\nimport type { Api } from \'./api\'\nexport const api: Api = all\n',
    }, 'fresh', /use\.ts:3:\d+: TS2741/u)
  })
  test('a component with a small letter is another element', () => {
    conflict({
      'a.tsx': 'declare global { namespace JSX { interface Element {} interface IntrinsicElements { [name: string]: {} } } }\nexport function ‹Button() { return <div/> }\nexport const x = <Button/>\n',
    }, 'button', /a\.tsx:3/u)
  })
  test('a JavaScript property that nobody checks', () => {
    conflict({ ...SCRIPTS, 'tsconfig.json': '{"files":[]}', 'a.js': 'class A { b() { return 1 } }\nclass B extends A { ‹a() { return 2 } }\nmodule.exports = { B }\n' }, 'b', /a\.js:2/u)
    conflict({ ...SCRIPTS, 'tsconfig.json': '{"files":[]}', 'a.js': 'const b = 1\nfunction f(‹a) { return a + b }\nmodule.exports = { f }\n' }, 'b', /a\.js:2/u)
  })
  test('words that are no identifier', () => {
    for (const name of ['class', 'delete', '1a', 'a b', '', 'a-b', '#x', 'null']) conflict({ 'a.ts': 'export const ‹a = 1\n' }, name, /reserved|identifier|private/u)
    conflict({ 'a.ts': 'export const ‹a = 1\n' }, 'let', /let/u)
    conflict({ 'a.ts': 'export class C { ‹#a = 1; f() { return this.#a } }\n' }, 'a', /private/u)
  })
  test('an unresolved name comes to mean it', () => {
    conflict({ ...SCRIPTS, 'tsconfig.json': '{"files":[]}', 'a.js': 'var ‹a = 1\nfunction f() { return wanted }\n' }, 'wanted', /a\.js:2/u)
  })
})

describe('is refused by the service', () => {
  const refusal = (files: Files, message: RegExp, name = 'fresh', circumstances: Circumstances = {}): void => {
    const ended = renamed({ ...STRICT, ...files }, name, circumstances)
    expect('refused' in ended ? ended.refused.join('\n') : 'went through').toMatch(message)
  }
  test('libraries, literals, files, packages', () => {
    refusal({ 'a.ts': 'export const n = ‹Math.max(1)\n' }, /^rename_refused: .*standard/u)
    refusal({ 'a.ts': 'export const n = ‹41\n' }, /^rename_refused/u)
    refusal({ 'a.ts': 'import \'‹./b\'\n', 'b.ts': 'export {}\n' }, /^rename_refused/u)
    refusal({ 'a.ts': 'import { p } from \'pkg\'\nexport const q = p.x\nexport const r = p.‹x\n', 'node_modules/pkg/index.d.ts': 'export declare const p: { x: 1 }\n', 'node_modules/pkg/package.json': '{"name":"pkg","types":"index.d.ts"}' }, /^rename_refused/u)
  })
  test('what git ignores, and what is generated, stays as it is', () => {
    refusal({ 'a.ts': 'export const ‹a = 1\n', 'gen/b.ts': 'import { a } from \'../a\'\nexport const c = a\n' }, /^edit_outside_workspace: git ignores it/u, 'fresh', { ignored: ['gen/b.ts'] })
    refusal({ 'a.ts': 'export const ‹a = 1\n', 'b.ts': '// Code generated by x. DO NOT EDIT.\nimport { a } from \'./a\'\nexport const c = a\n' }, /^edit_outside_workspace: it is generated/u)
  })
  test('a file that speaks of generated files is none', () => {
    becomes({ 'a.ts': 'export const ‹a = \'// DO NOT EDIT\'\n' }, 'fresh', { 'a.ts': 'export const fresh = \'// DO NOT EDIT\'\n' })
  })
  test('a component file that imports the declaration, and that TypeScript cannot read', () => {
    refusal({ 'a.ts': 'export const ‹a = 1\n', 'c.vue': '<script setup>\nimport { a } from \'./a\'\n</script>\n<template>{{ a }}</template>\n' }, /^rename_refused: it imports the declaration/u)
    becomes({ 'a.ts': 'export const ‹a = 1\n', 'c.vue': '<template>a</template>\n' }, 'fresh', { 'a.ts': 'export const fresh = 1\n' })
  })
})

describe('goes through', () => {
  test('names that look alike and mean something else', () => {
    becomes({ 'a.ts': 'type ‹A = 1\nconst B = 2\nexport const x: A = 1\nexport const y = B\n' }, 'B', { 'a.ts': 'type B = 1\nconst B = 2\nexport const x: B = 1\nexport const y = B\n' })
    becomes({ 'a.ts': 'export interface A { ‹x: 1 }\nexport interface B { y: 1 }\n' }, 'y', { 'a.ts': 'export interface A { y: 1 }\nexport interface B { y: 1 }\n' })
    becomes({ 'a.ts': 'export function f(‹a: number) { return a }\nexport function g(b: number) { return b }\n' }, 'b', {})
  })
  test('shorthand, destructuring, and exports keep their outward names', () => {
    becomes({ 'a.ts': 'const ‹a = 1\nexport const o = { a }\nexport { a }\n' }, 'b', { 'a.ts': 'const b = 1\nexport const o = { a: b }\nexport { b as a }\n' })
    becomes({ 'a.ts': 'export const { ‹a } = { a: 1 }\nexport const c = a\n', 'b.ts': 'import { a } from \'./a\'\nexport const d = a\n' }, 'b', {})
    becomes({ 'a.ts': 'interface O { ‹a: number }\nexport function f({ a }: O) { return a }\n' }, 'b', { 'a.ts': 'interface O { b: number }\nexport function f({ b: a }: O) { return a }\n' })
  })
  test('imports, re-exports, namespaces, types of imports, dynamic imports', () => {
    becomes({
      'a.ts': 'export const ‹a = 1\n', 're.ts': 'export { a } from \'./a\'\n', 'star.ts': 'export * from \'./a\'\n',
      'b.ts': 'import { a } from \'./star\'\nimport * as all from \'./a\'\nexport const c = [a, all.a, all[\'a\']]\nexport type T = typeof import(\'./a\').a\n',
      'd.ts': 'export const p = import(\'./a\').then(({ a }) => a)\n',
    }, 'fresh', {
      're.ts': 'export { fresh as a } from \'./a\'\n',
      'd.ts': 'export const p = import(\'./a\').then(({ fresh: a }) => a)\n',
      'b.ts': 'import { fresh } from \'./star\'\nimport * as all from \'./a\'\nexport const c = [fresh, all.fresh, all[\'fresh\']]\nexport type T = typeof import(\'./a\').fresh\n',
    })
  })
  test('overloads, implementations, enums, index access, template types, decorators of names', () => {
    becomes({ 'a.ts': 'interface I { ‹m(): void }\nexport class C implements I { m() {} }\nexport const o: I = { m() {} }\nexport type K = I[\'m\']\n' }, 'n', { 'a.ts': 'interface I { n(): void }\nexport class C implements I { n() {} }\nexport const o: I = { n() {} }\nexport type K = I[\'n\']\n' })
    becomes({ 'a.ts': 'export function ‹f(a: string): void\nexport function f(a: number): void\nexport function f() {}\nf(1)\n' }, 'g', { 'a.ts': 'export function g(a: string): void\nexport function g(a: number): void\nexport function g() {}\ng(1)\n' })
    becomes({ 'a.ts': 'export enum E { ‹A = 1, B = A }\nexport const x = E.A\n' }, 'C', { 'a.ts': 'export enum E { C = 1, B = C }\nexport const x = E.C\n' })
  })
  test('private names, JSX tags and attributes, default exports', () => {
    becomes({ 'a.ts': 'export class C { ‹#a = 1; f() { return this.#a } }\n' }, '#b', { 'a.ts': 'export class C { #b = 1; f() { return this.#b } }\n' })
    const jsx = 'declare global { namespace JSX { interface Element {} interface ElementAttributesProperty { props: {} } } }\n'
    becomes({ 'a.tsx': `${jsx}export function ‹Old(p: { size: number }) { return <Old size={p.size}></Old> }\n` }, 'New', { 'a.tsx': `${jsx}export function New(p: { size: number }) { return <New size={p.size}></New> }\n` })
    becomes({ 'a.tsx': `${jsx}export function C(p: { ‹size: number }) { return <C size={p.size}/> }\n` }, 'width', { 'a.tsx': `${jsx}export function C(p: { width: number }) { return <C width={p.width}/> }\n` })
    becomes({ 'a.ts': 'export default function ‹f() {}\nf()\n', 'b.ts': 'import f from \'./a\'\nf()\n' }, 'g', { 'a.ts': 'export default function g() {}\ng()\n', 'b.ts': 'import g from \'./a\'\ng()\n' })
  })
  test('CommonJS, and JavaScript with types in comments', () => {
    const script = { 'tsconfig.json': '{"files":[]}', ...SCRIPTS }
    becomes({ ...script, 'a.js': 'function ‹greet() {}\nmodule.exports = { greet }\n', 'b.js': 'const { greet } = require(\'./a\')\ngreet()\n' }, 'hello', { 'a.js': 'function hello() {}\nmodule.exports = { greet: hello }\n', 'b.js': 'const { greet } = require(\'./a\')\ngreet()\n' })
    becomes({ ...script, 'a.js': '/** @typedef {{ x: number }} ‹Point */\n/** @param {Point} p */\nfunction f(p) { return p.x }\nmodule.exports = { f }\n' }, 'Spot', { 'a.js': '/** @typedef {{ x: number }} Spot */\n/** @param {Spot} p */\nfunction f(p) { return p.x }\nmodule.exports = { f }\n' })
  })
  test('comments and strings that hold the name are no references', () => {
    becomes({ 'a.ts': '// a is a\nexport const ‹a = \'a\'\nexport const t = `a ${a} a`\n' }, 'b', { 'a.ts': '// a is a\nexport const b = \'a\'\nexport const t = `a ${b} a`\n' })
  })
  test('errors that were there before are nobody\'s fault', () => {
    becomes({ 'a.ts': 'export const ‹a: string = 1\nexport const z = missing + a\n' }, 'b', { 'a.ts': 'export const b: string = 1\nexport const z = missing + b\n' })
  })
  test('byte-order marks, CRLF, astral characters, a lone CR', () => {
    becomes({ 'a.ts': '\ufeffexport const ‹a = \'\u{1f600}\'; /* \u{1f600} */ export const c = a\r\nexport const d = a\rexport const e = a\r\n' }, 'bb', {
      'a.ts': 'export const bb = \'\u{1f600}\'; /* \u{1f600} */ export const c = bb\r\nexport const d = bb\rexport const e = bb\r\n',
    })
  })
})

describe('over several projects', () => {
  const options = '"compilerOptions":{"composite":true,"strict":true,"module":"esnext","moduleResolution":"bundler","types":[],"outDir":"out"}'
  const config = (more: string): string => `{${options}${more}}`
  test('references are followed both ways, from a use and from the declaration', () => {
    const files: Files = {
      'tsconfig.json': '{"files":[],"references":[{"path":"lib"},{"path":"app"}]}',
      'lib/tsconfig.json': config(''), 'lib/a.ts': 'export const ‹old = 1\n', 'lib/b.ts': 'import { old } from \'./a\'\nexport const x = old\n',
      'app/tsconfig.json': config(',"references":[{"path":"../lib"}]'), 'app/c.ts': 'import { old } from \'../lib/a\'\nexport const y = old\n',
    }
    const expected = { 'lib/a.ts': 'export const fresh = 1\n', 'lib/b.ts': 'import { fresh } from \'./a\'\nexport const x = fresh\n', 'app/c.ts': 'import { fresh } from \'../lib/a\'\nexport const y = fresh\n' }
    becomes(files, 'fresh', expected)
  })
  test('packages beside a configuration that includes everything, linked by name', () => {
    becomes({
      'package.json': '{"workspaces":["packages/*"]}', 'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","types":[]},"include":["packages"]}',
      'packages/a/package.json': '{"name":"@x/a","main":"src/index.ts","types":"src/index.ts"}', 'packages/a/tsconfig.json': '{"extends":"../../tsconfig.json","include":["src"]}',
      'packages/a/src/index.ts': 'export const ‹old = 1\n',
      'packages/b/package.json': '{"name":"@x/b"}', 'packages/b/tsconfig.json': '{"extends":"../../tsconfig.json","include":["src"]}',
      'packages/b/src/b.ts': 'import { old } from \'@x/a\'\nexport const y = old\n',
      'packages/b/test/b.test.ts': 'import { old } from \'@x/a\'\nexport const z = old\n',
    }, 'fresh', {
      'packages/a/src/index.ts': 'export const fresh = 1\n', 'packages/b/src/b.ts': 'import { fresh } from \'@x/a\'\nexport const y = fresh\n',
      'packages/b/test/b.test.ts': 'import { fresh } from \'@x/a\'\nexport const z = fresh\n',
    }, { links: { 'node_modules/@x/a': '../../packages/a' } })
  })
  test('a test that no configuration includes, and JavaScript beside TypeScript', () => {
    becomes({
      'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","types":[]},"include":["src"]}',
      'src/a.ts': 'export const ‹old = 1\n', 'test/a.test.ts': 'import { old } from \'../src/a\'\nexport const t = old\n',
      'scripts/run.js': 'import { old } from \'../src/a\'\nconsole.log(old)\n',
    }, 'fresh', { 'test/a.test.ts': 'import { fresh } from \'../src/a\'\nexport const t = fresh\n', 'scripts/run.js': 'import { fresh } from \'../src/a\'\nconsole.log(fresh)\n' })
  })
  test('no configuration at all: the nearest package is the project', () => {
    becomes({
      'tsconfig.json': '', 'p/package.json': '{}', 'p/a.js': 'export const ‹old = Math.max(1, 2)\n', 'p/deep/b.js': 'import { old } from \'../a.js\'\nexport const p = Promise.resolve(old)\n',
      'q/package.json': '{}', 'q/c.js': 'const old = 1\n',
    }, 'fresh', { 'p/deep/b.js': 'import { fresh } from \'../a.js\'\nexport const p = Promise.resolve(fresh)\n', 'q/c.js': 'const old = 1\n' })
  })
})

test('what is left of the old name is told, with why', () => {
  const ended = becomes({ 'a.ts': 'export const ‹old = 1\n', 'b.ts': 'const old = 2\nexport const x = old\n', 'c.ts': 'export function f(o: any) { return o.old }\n// old\n' }, 'fresh', {})
  expect('proposal' in ended ? ended.proposal.unrenamed : []).toEqual([
    { path: 'b.ts', line: 1, character: 7, reason: 'it means the declaration at b.ts:1:7' },
    { path: 'b.ts', line: 2, character: 18, reason: 'it means the declaration at b.ts:1:7' },
    { path: 'c.ts', line: 1, character: 38, reason: 'the compiler cannot say what it means' },
  ])
})
