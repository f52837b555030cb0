/** `block P` by the bundled grammars: the lines that it comes to, line for line, in every language. */
import { describe, expect, test } from 'vitest'
import type { BlockFound } from '../../src/engine/ports.js'
import { openBlocks } from '../../src/syntax/blocks.js'
import { raw } from '../support/memory.js'

const blocks = openBlocks()

function at(path: string, text: string, line: number): Promise<BlockFound> {
  return blocks.blockAt(path, raw(text), line)
}

/** Texts with the block that begins on each line in front of it: `from-to|text`, `|text` where none does. */
const MARKED: Readonly<Record<string, string>> = {
  'a.ts': `
    |import { x } from 'x'
    |
    3-9|/** What it is. */
    3-9|@sealed
    3-9|export class A {
    6-8|  m = () => {
    |    return x
    |  }
    |}
    |
    11-15|export function f(): void {
    12-14|  if (x) {
    |    x()
    |  } else x()
    |}
    |export const n = 1
    17-20|const table = {
    18-18|  a: 1,
    19-19|  b() { return 2 },
    |}
    21-23|describe('x', () => {
    |  it()
    |})
    24-26|interface I {
    25-25|  m(): void
    |}
    27-30|switch (n) {
    28-28|  case 1: x()
    29-29|  default: x()
    |}
    31-33|type T = {
    |  a: string
    |}`,
  'a.tsx': `
    1-3|export const A = () => {
    |  return <b>{x}</b>
    |}`,
  'a.js': `
    |// no doc comment
    2-2|function f() {}
    |/* nor this */
    4-4|function g() {}
    5-6|/** but this */
    5-6|function h() {}
    |/** not this one, which stands apart */
    |
    9-9|function i() {}`,
  'a.py': `
    1-4|@one
    1-4|@two(
    |)
    1-4|def f(): pass
    5-9|class A:
    |    """Doc."""
    7-9|    def m(self):
    |        # inside
    |        return 1
    |
    11-14|if a:
    |    b
    13-14|else:
    |    c
    15-18|d = {
    16-16|    "a": 1,
    |    **b,
    |}
    |e = 1
    20-22|with a as b:
    |
    |    c
    |# apart`,
  'a.rs': `
    1-4|/// Doc
    |/// more
    1-4|#[derive(Debug)]
    1-4|pub struct A { a: i32 }
    5-11|impl A {
    6-10|    fn f() {
    7-9|        match a {
    8-8|            1 => 2,
    |        }
    |    }
    |}
    |const B: i32 = 1;
    13-13|mod m { }`,
  'a.go': `
    |package a
    |
    3-7|// F is a function.
    |// It does things.
    3-7|func F() {
    6-6|	for { }
    |}
    8-10|const (
    |	a = 1
    |)
    11-13|var m = map[string]int{
    12-12|	"a": 1,
    |}
    14-14|type T struct { a int }`,
  'a.c': `
    |#include <a.h>
    2-6|/** Doc. */
    2-6|int f(void)
    |{
    5-5|  while (1) { }
    |}
    7-9|struct s {
    |  int a;
    |};
    |int x = 1;
    11-13|struct s y = {
    12-12|  .a = 1,
    |};`,
  'A.java': `
    1-8|/** Doc. */
    1-8|@Ann
    1-8|public class A {
    4-7|  @Override
    4-7|  public void m() {
    6-6|    for (;;) { }
    |  }
    |}`,
  'a.json': `
    |{
    2-2|  "a": 1,
    3-8|  "b": [
    4-6|    {
    5-5|      "c": 2
    |    },
    |    3
    |  ]
    |}`,
  'a.yaml': `
    |# top
    2-7|a:
    3-3|  b: c
    4-7|  d:
    5-6|    - e: 1
    6-6|      f: 2
    7-7|    - g
    |# of h
    9-9|h: i`,
  'a.toml': `
    1-1|a = 1
    |
    3-6|[t]
    4-6|b = [
    |  1,
    |]
    |
    |# of u
    9-10|[[u]]
    10-10|c = 2`,
}

describe('every line of every language', () => {
  test.each(Object.entries(MARKED))('%s', async (path, marked) => {
    const lines = marked.slice(1).split('\n').map((line) => /^ {4}(\d+-\d+)?\|(.*)$/u.exec(line) ?? [])
    const text = `${lines.map(([, , code = '']) => code).join('\n')}\n`
    const found = await Promise.all(lines.map((_, index) => at(path, text, index + 1)))
    const shown = (block: string, index: number): string => `${block.padEnd(6)}| ${lines[index]?.[2] ?? ''}`
    expect(found.map((one, index) => shown(one.kind === 'found' ? `${String(one.from)}-${String(one.to)}` : '', index)))
      .toEqual(lines.map(([, block = ''], index) => shown(block, index)))
  })

  test.each(Object.entries(MARKED))('%s: the same with CRLF and a byte-order mark', async (path, marked) => {
    const code = marked.slice(1).split('\n').map((line) => line.replace(/^ {4}(?:\d+-\d+)?\|/u, ''))
    const lf = `${code.join('\n')}\n`
    const crlf = `\ufeff${code.join('\r\n')}\r\n`
    for (let line = 1; line <= code.length; line++) expect(await at(path, crlf, line)).toEqual(await at(path, lf, line))
  })
})

describe('none', () => {
  test('where the language has no grammar', async () => {
    expect(await at('a.txt', 'a\n', 1)).toEqual({ kind: 'none', reason: 'no grammar covers its language' })
    expect(await blocks.blockAt('a.ts', Uint8Array.from([0xff, 0xfe]), 1)).toMatchObject({ kind: 'none' })
  })

  test('where the block holds a syntax error, though another in the file may stand', async () => {
    const text = 'function a() {\n  return (1\n}\n\nfunction b() {\n}\n'
    expect(await at('a.js', text, 1)).toEqual({ kind: 'none', reason: 'it holds a syntax error' })
    expect(await at('a.js', text, 5)).toEqual({ kind: 'found', from: 5, to: 6 })
  })

  test('where the line goes on after it, or begins before it', async () => {
    expect(await at('a.js', 'const o = {\n  a: 1 }\n', 2)).toEqual({ kind: 'none', reason: 'line 2 goes on after it' })
    expect(await at('a.js', 'if (a) {\n} else if (b) {\n}\n', 2)).toMatchObject({ kind: 'none' })
    expect(await at('a.js', 'function f() {\n} // the end\n', 1)).toEqual({ kind: 'found', from: 1, to: 2 })
  })

  test('past the end of the file, and in an empty one', async () => {
    expect(await at('a.js', 'function f() {}\n', 3)).toMatchObject({ kind: 'none' })
    expect(await at('a.js', '', 1)).toMatchObject({ kind: 'none' })
  })
})

test('100,000 nested blocks end in an answer', async () => {
  const text = `${'if (a) {\n'.repeat(100_000)}${'}\n'.repeat(100_000)}`
  expect(await at('a.js', text, 2)).toMatchObject({ kind: expect.stringMatching(/^(?:found|none)$/u) })
}, 60_000)
