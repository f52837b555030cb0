/** Cells at the local doors: one shot, a session, over MCP, and as what verifies a set. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '../../src/cli/world.js'
import { isWhole } from '../../src/cli/whole.js'
import { talk } from '../mcp/client.js'
import { needs } from '../needs.js'
import { BUNDLES, leftovers, ownTemporary } from '../workshop/fixture.js'
import { anchorOf, get, git, json, repository, run, TERMINAL } from './running.js'

ownTemporary()
const program = join(BUNDLES, 'cli.js')
const FILES = { 'a.txt': 'one\n', 'lib.js': 'exports.two = 2\n', 'm.py': 'def f():\n  return 1\n', 'package.json': '{}' }

beforeEach((context) => { needs('python3', context) })

function changing(anchor: string, verify: readonly { readonly language: string; readonly code: string }[]): string {
  return JSON.stringify({ version: 1, title: 'set', changes: [{ path: 'a.txt', expected_anchor: anchor, hunks: [{ start: 1, end: 1, lines: ['two'] }] }], verify })
}

describe('cell', () => {
  test('answers what came of it, in every language', async () => {
    const directory = repository(FILES)
    expect(await json(directory, ['cell', '--language', 'js'], { program, stdin: 'require("./lib").two + 1' })).toMatchObject({ code: 0, outcome: 'ok', cell: { language: 'js', value: '3', generation: 1, error: null, state_lost: false } })
    expect(await json(directory, ['cell', '--language', 'ts'], { program, stdin: 'const x: number = 4\nx' })).toMatchObject({ cell: { value: '4' } })
    expect(await json(directory, ['cell', '--language', 'py'], { program, stdin: 'import m\nm.f()' })).toMatchObject({ cell: { value: '1' } })
  })

  test('that throws is an answer, and an exit code where that is asked for', async () => {
    const directory = repository(FILES)
    expect(await json(directory, ['cell', '--language', 'js'], { program, stdin: 'nowhere' })).toMatchObject({ code: 0, outcome: 'ok', cell: { error: { name: 'ReferenceError', line: 1 } } })
    expect(await json(directory, ['cell', '--language', 'js', '--fail-on', 'error'], { program, stdin: 'nowhere' })).toMatchObject({ code: 1, outcome: 'ok' })
    const { out } = await run(directory, ['cell', '--language', 'js'], { program, stdin: 'console.log("\\u001b[31mred")\nnowhere' })
    expect(out).toContain('ReferenceError: nowhere is not defined\n  2 | nowhere\n    | ^')
    expect(out).not.toContain('\u001B')
  })

  test('reaches the tools as a call from outside would, and no cell from a cell', async () => {
    const directory = repository(FILES)
    const cell = (code: string): ReturnType<typeof json> => json(directory, ['cell', '--language', 'js'], { program, stdin: code })
    expect(await cell('(await holdfast.inspect("a.txt")).lines[0].text')).toMatchObject({ cell: { value: '\'one\'' } })
    expect(await cell('(await holdfast.inspect("search", { pattern: "two" })).total_matches')).toMatchObject({ cell: { value: '1' } })
    expect(await cell('await holdfast.inspect("edit", {})')).toMatchObject({ cell: { error: { message: expect.stringContaining('ask holdfast.tool') } } })
    expect(await cell('await holdfast.tool("workshop", { code: "1" })')).toMatchObject({ cell: { error: { message: expect.stringContaining('recursive_workshop'), bridge: { call: 1, tool: 'workshop' } } } })
    expect(await cell('await holdfast.agent({})')).toMatchObject({ cell: { error: { message: expect.stringContaining('feature_off') } } })
    const anchor = await anchorOf(directory, 'a.txt')
    const stale = await cell('await holdfast.tool("edit", { path: "a.txt", expected_anchor: "fa:000000000000", hunks: [{ start: 1, end: 1, lines: ["x"] }] })')
    expect([stale.cell.error.message, get(directory, 'a.txt')]).toEqual([expect.stringContaining('stale_anchor'), 'one\n'])
    expect(await cell(`(await holdfast.tool("edit", { path: "a.txt", expected_anchor: "${anchor}", hunks: [{ start: 1, end: 1, lines: ["x"] }] })).outcome`)).toMatchObject({ cell: { value: '\'applied\'' } })
    expect([get(directory, 'a.txt'), (await json(directory, ['receipts'])).receipts.length]).toEqual(['x\n', 1])
  })

  test('is refused where it is switched off, and its words are judged', async () => {
    const directory = repository(FILES)
    expect(await json(directory, ['cell', '--language', 'js'], { program, stdin: '1', env: { HOLDFAST_WORKSHOP: '0' } })).toMatchObject({ code: 3, refusals: [{ code: 'feature_off' }] })
    expect(await run(directory, ['cell', '--language', 'js'], { program, stdin: TERMINAL })).toMatchObject({ code: 2 })
    expect(await json(directory, ['cell', '--language', 'ruby'], { program, stdin: '1' })).toMatchObject({ code: 2 })
  })
})

describe('verify', () => {
  test('lets a set land when its cells pass over the files as they would be, and leaves nothing', async () => {
    const directory = repository(FILES)
    const document = changing(await anchorOf(directory, 'a.txt'), [
      { language: 'js', code: 'const fs = require("node:fs")\nrequire("node:assert").equal(fs.readFileSync("a.txt", "utf8"), "two\\n")\nfs.writeFileSync("left", "x")\n"seen"' },
      { language: 'py', code: 'import m\nm.f()' },
    ])
    const { receipt } = await json(directory, ['apply'], { program, stdin: document })
    expect(receipt.checks.filter(({ name }: { name: string }) => name.startsWith('verify'))).toMatchObject([
      { name: 'verify 1 (js)', status: 'passed', summary: expect.stringContaining('\'seen\'') }, { name: 'verify 2 (py)', status: 'passed' },
    ])
    expect([get(directory, 'a.txt'), existsSync(join(directory, 'left')), leftovers()]).toEqual(['two\n', false, []])
  })

  test('refuses a set when one fails, and nothing is written; those behind it do not run', async () => {
    const directory = repository(FILES)
    const document = changing(await anchorOf(directory, 'a.txt'), [{ language: 'py', code: 'assert open("a.txt").read() == "one\\n", "changed"' }, { language: 'js', code: '1' }])
    expect(await json(directory, ['apply'], { program, stdin: document })).toMatchObject({
      code: 3, refusals: [{ code: 'verification_failed', message: expect.stringContaining('AssertionError: changed at line 1'), excerpt: expect.stringContaining('1 | assert') }],
    })
    expect([get(directory, 'a.txt'), git(directory, 'status', '--porcelain'), (await json(directory, ['receipts'])).receipts]).toEqual(['one\n', '', []])
    const told = await json(directory, ['apply', '--verify', 'report'], { program, stdin: document })
    expect(told.receipt.checks).toMatchObject([{ name: 'syntax' }, { name: 'verify 1 (py)', status: 'failed' }, { name: 'verify 2 (js)', status: 'skipped' }])
    expect(get(directory, 'a.txt')).toBe('two\n')
  })

  test('runs over the files of the branch that a set goes to', async () => {
    const directory = repository(FILES)
    git(directory, 'branch', 'next')
    const document = changing(await anchorOf(directory, 'a.txt'), [{ language: 'js', code: 'require("node:fs").existsSync("only-here") ? 1 : (() => { throw new Error("the branch") })()' }])
    git(directory, 'checkout', '-q', 'next')
    git(directory, 'commit', '-q', '--allow-empty', '-m', 'x')
    git(directory, 'checkout', '-q', 'main')
    expect(await json(directory, ['apply', '--branch', 'next'], { program, stdin: document })).toMatchObject({ code: 3, refusals: [{ code: 'verification_failed', message: expect.stringContaining('the branch') }] })
  })
})

describe('workshop', () => {
  test('is a session: cells go on from each other, lines that are not whole go on', async () => {
    const directory = repository(FILES)
    const typed = 'let x = 20\nfunction twice(n) {\n  return 2 * n\n}\ntwice(x) + 2\n.language py\ndef g():\n  return 7\n\ng()\nnowhere\n.reset\nx\n.nonsense\n.exit\n1 + 1\n'
    const { code, out } = await run(directory, ['workshop'], { program, stdin: typed })
    expect(code).toBe(0)
    expect(out.split('\n').filter((line) => line.startsWith('= '))).toEqual(['= 42', '= 7'])
    expect(out).toContain('NameError: name \'nowhere\' is not defined')
    expect(out).toContain('.language js|ts|py')
  })

  test('a signal stops the cell that runs, and the session goes on', async () => {
    const directory = repository(FILES)
    const stdin = new PassThrough()
    let send: (signal: 'SIGINT') => void = () => undefined
    const going = run(directory, ['workshop', '--language', 'py'], { program, stdin: stdin as unknown as Input, signals: (given) => { send = given } })
    stdin.write('kept = 3\nimport time; time.sleep(60)\n')
    setTimeout(() => {
      send('SIGINT')
      stdin.end('kept\n')
    }, 6000)
    const { out } = await going
    expect(out).toContain('Cancelled')
    expect(out).toContain('= 3')
  }, 60_000)

  test('a termination ends the session, the cell that runs with it', async () => {
    const directory = repository(FILES)
    const stdin = new PassThrough()
    let send: (signal: 'SIGTERM') => void = () => undefined
    const going = run(directory, ['workshop', '--language', 'py'], { program, stdin: stdin as unknown as Input, signals: (given) => { send = given } })
    stdin.write('import time; time.sleep(60)\n')
    setTimeout(() => {
      stdin.write('print("went " + "on")\n')
      send('SIGTERM')
    }, 4000)
    const { out, code } = await going
    expect([code, out.includes('went on'), leftovers()]).toEqual([143, false, []])
  }, 60_000)

  test.each([
    ['js', 'f(', false], ['js', 'f()', true], ['js', 'const a = `x', false], ['js', '"(" // (', true], ['js', '/* (', true], ['js', 'if (a) {', false], ['js', '"it\'s" + (1)', true],
    ['py', 'def f():', false], ['py', 'def f():\n  return 1', false], ['py', 'x = 1', true], ['py', 'x = """a', false], ['py', 'f(1, # (', false], ['py', '@dataclass', false], ['py', 'x = {1: 2}', true],
  ] as const)('%s %j is whole: %s', (language, text, whole) => {
    expect(isWhole(text, language)).toBe(whole)
  })
})

describe('over MCP', () => {
  test('state lasts from call to call, and is gone when it is reset', async () => {
    const { call, end } = await talk(repository(FILES), { program })
    expect(await call('workshop', { language: 'js', code: 'let n = 1; display({ a: 1 })' })).toMatchObject({ isError: false, cell: { generation: 1, display: [{ kind: 'json', data: { a: 1 } }] } })
    expect(await call('workshop', { language: 'js', code: 'n + 1', generation: 1 })).toMatchObject({ cell: { value: '2' }, text: expect.stringContaining('= 2') })
    expect(await call('workshop', { language: 'js', code: 'typeof n', reset: true })).toMatchObject({ cell: { value: '\'undefined\'', generation: 2 } })
    expect(await call('workshop', { language: 'js', code: '1', generation: 1 })).toMatchObject({ isError: true, refusals: [{ code: 'stale_generation' }] })
    expect(await call('workshop', { language: 'py', code: 'holdfast.inspect("a.txt").result()["lines"][0]["text"]' })).toMatchObject({ cell: { value: '\'one\'' } })
    expect(await call('workshop', { code: '1' })).toMatchObject({ isError: true, refusals: [{ code: 'invalid_request' }] })
    await end()
  })

  test('a call that is cancelled ends its cell', async () => {
    const { client, call, end } = await talk(repository(FILES), { program })
    await call('workshop', { language: 'py', code: 'kept = 4' })
    const stop = new AbortController()
    setTimeout(() => { stop.abort() }, 500)
    await expect(client.callTool({ name: 'workshop', arguments: { language: 'py', code: 'while True: pass' } }, undefined, { signal: stop.signal })).rejects.toThrow()
    expect(await call('workshop', { language: 'py', code: 'kept' })).toMatchObject({ cell: { value: '4' } })
    await end()
  })
})
