/** `check`, and the syntax check of a set, at the command line: in this process, and as `dist` has it. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { json, repository, run } from './running.js'

const FILES = { 'src/a.ts': 'export const a = (1\n', 'src/b.py': 'b = 1\n', 'c.txt': 'c\n' }

describe('check', () => {
  test('answers the members of the page; findings exit 0 unless asked otherwise', async () => {
    const directory = repository(FILES)
    expect(await json(directory, ['check', 'src', 'c.txt'])).toEqual({ code: 0, outcome: 'ok', check: [
      { path: 'src/a.ts', status: 'errors', reason: null, errors: [{ line: 1, character: 1, kind: 'error', message: 'unexpected "export const a = (1"', excerpt: 'export const a = (1\n^' }] },
      { path: 'src/b.py', status: 'clean', reason: null, errors: [] },
      { path: 'c.txt', status: 'unchecked', reason: 'no grammar covers it', errors: [] },
    ] })
    expect(await json(directory, ['check', 'src/a.ts', '--fail-on', 'error'])).toMatchObject({ code: 1, outcome: 'ok' })
    expect(await json(directory, ['check', 'src/b.py', 'c.txt', '--fail-on', 'error'])).toMatchObject({ code: 0, outcome: 'ok' })
    expect(await json(directory, ['check', '--fail-on', 'nothing'])).toMatchObject({ code: 2, outcome: 'error' })
    expect((await run(directory, ['check'])).out).toContain('src/a.ts: errors\n  1:1 unexpected')
  })
})

describe('a set', () => {
  const set = (directory: string, line: string): Promise<string> => json(directory, ['anchors', 'src/b.py']).then(({ anchors }) => JSON.stringify({
    version: 1, changes: [{ path: 'src/b.py', expected_anchor: (anchors as { file_anchor: string }[])[0]?.file_anchor, hunks: [{ start: 1, end: 1, lines: [line] }] }],
  }))

  test('that breaks a file is refused unless --syntax-check says otherwise', async () => {
    const directory = repository(FILES)
    const stdin = await set(directory, 'b = (1')
    for (const verb of ['preview', 'apply']) {
      expect(await json(directory, [verb], { stdin })).toMatchObject({ code: 3, refusals: [{ code: 'syntax_errors', path: 'src/b.py', excerpt: expect.stringContaining('^') }] })
    }
    expect((await run(directory, ['apply'], { stdin })).err).toMatch(/b = \(1\n {4} *\^/u)
    expect(await json(directory, ['apply', '--syntax-check', 'warn'], { stdin })).toMatchObject({ code: 0, receipt: { checks: [{ name: 'syntax', status: 'errors' }] } })
  })

  test('that --syntax-check off lets pass has no check in its receipt', async () => {
    const directory = repository(FILES)
    expect(await json(directory, ['apply', '--syntax-check', 'off'], { stdin: await set(directory, 'b = (1') })).toMatchObject({ code: 0, receipt: { checks: [] } })
  })
})

test('dist/cli.js finds its grammars', () => {
  const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
  const told: unknown = JSON.parse(execFileSync(process.execPath, [cli, 'check', '--json'], { cwd: repository(FILES), encoding: 'utf8' }))
  expect(told).toMatchObject({ outcome: 'ok', check: [{ path: 'c.txt' }, { path: 'src/a.ts', status: 'errors' }, { path: 'src/b.py', status: 'clean' }] })
})
