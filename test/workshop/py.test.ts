/** Cells of Python, in a real interpreter. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { needs } from '../needs.js'
import { bench, closeAll, type Bench } from './fixture.js'

afterAll(closeAll)
beforeEach((context) => { needs('python3', context) })

let shared: Bench | null = null
const one = (): Bench => (shared ??= bench({ files: { 'lib.py': 'def boom():\n    raise ValueError("deep")\n', 'broken.py': 'x = 1\nfoo bar\n', 'json.py': 'raise RuntimeError("shadowed")\n' } }))

const CASES: readonly (readonly [name: string, cells: readonly string[], last: string | null])[] = [
  ['an expression', ['1 + 2'], '3'],
  ['no value', ['x = 1'], null],
  ['state survives', ['a = [1]', 'a.append(2)\na'], '[1, 2]'],
  ['a function survives and may be made again', ['def f(): return 1', 'def f(): return 2\nf()'], '2'],
  ['what was done before an error survives', ['b = 5\nboom', 'b'], '5'],
  ['top-level await', ['import asyncio\nawait asyncio.sleep(0.001)\n7'], '7'],
  ['tasks survive cells', ['task = asyncio.ensure_future(asyncio.sleep(0.01, 9))', 'await task'], '9'],
  ['async for and with', ['async def g():\n  yield 1\n[v async for v in g()]'], '[1]'],
  ['the last value by its name', ['41', '_ + 1'], '42'],
  ['a decorator and a class', ['from dataclasses import dataclass\n@dataclass\nclass P:\n  x: int', 'P(3)'], 'P(x=3)'],
  ['an enum', ['import enum\nclass C(enum.Enum):\n  RED = 1\nC.RED'], '<C.RED: 1>'],
  ['a mapping in its order', ['{"b": 1, "a": (2,)}'], '{\'b\': 1, \'a\': (2,)}'],
  ['itself', ['l = []\nl.append(l)\nl'], '[…(itself)]'],
  ['a huge number', ['10 ** 50000'], '<int of 166097 bits>'],
  ['a path', ['from pathlib import Path\nPath("a")'], 'PosixPath(\'a\')'],
  ['a local module', ['import lib\nlib.boom.__name__'], '\'boom\''],
  ['sys.exit keeps the state', ['import sys\nkept = 1\nsys.exit(2)'], 'SystemExit'],
  ['and goes on', ['kept'], '1'],
  ['no input', ['input()'], 'EOFError'],
  ['an error of a thread', ['import threading\nt = threading.Thread(target=lambda: 1 / 0)\nt.start()\nt.join()'], 'ZeroDivisionError'],
  ['a child that goes on in our code ends with the cell', ['import os\npid = os.fork()\nif pid: os.waitpid(pid, 0)\npid > 0'], 'True'],
]

describe('cells', () => {
  test.each(CASES)('%s', async (_, cells, last) => {
    let report = null
    for (const code of cells) report = await one().cell('py', code)
    expect(report?.error?.name ?? report?.value).toBe(last)
  })
})

test('a value shows without running any code of its own', async () => {
  const { value, output } = await one().cell('py', `
class Odd:
    def __init__(self): self.x = 1
    def __repr__(self): print('RAN repr'); return 'x'
    def __str__(self): print('RAN str'); return 'x'
    @property
    def p(self): print('RAN p')
    @property
    def __class__(self): print('RAN class'); return int
class L(list):
    def __iter__(self): print('RAN iter'); return iter(())
    def __len__(self): print('RAN len'); return 0
class D(dict):
    def items(self): print('RAN items'); return ()
class K:
    def __lt__(self, other): print('RAN lt'); return True
    def __hash__(self): return 1
[Odd(), L([1]), D(a=1), {K(), 2}, Exception('e'), Odd]`)
  expect(output).toBe('')
  expect(value).toContain('Odd(x=1), L([1]), D({\'a\': 1}), {')
})

test('an error names its own lines and those of local modules', async () => {
  const { error } = await one().cell('py', 'import lib\n\ndef go():\n    lib.boom()\n\ngo()')
  expect(error).toMatchObject({ name: 'ValueError', message: 'deep', line: 4, column: 5, excerpt: '4 |     lib.boom()\n  |     ^' })
  expect(error?.frames.map(({ file, line }) => `${file}:${String(line)}`)).toEqual(['lib.py:2', '<cell>:4', '<cell>:6'])
  expect((await one().cell('py', 'try:\n  1/0\nexcept Exception as e:\n  raise KeyError("k") from e')).error).toMatchObject({ name: 'KeyError', line: 4, causes: [{ name: 'ZeroDivisionError', line: 2 }] })
  const deep = await one().cell('py', 'def down(n):\n  return down(n + 1)\ndown(0)')
  expect(deep.error).toMatchObject({ name: 'RecursionError', frames: [{ line: 2, repeated: expect.any(Number) as number }, { line: 3 }] })
})

test('a syntax error has its place and a caret', async () => {
  expect((await one().cell('py', 'if a:\n  foo bar\nsecret = 1')).error).toMatchObject({ name: 'SyntaxError', line: 2, excerpt: expect.stringMatching(/^2 \| {3}foo bar\n {2}\|\s+\^/u) as string, frames: [] })
  expect((await one().cell('py', 'import broken')).error).toMatchObject({ name: 'SyntaxError', frames: [{ file: 'broken.py', line: 2 }, { file: '<cell>', line: 1 }] })
})
