/** Refactors at the command line: preview, token, plan, receipt and undo, and the process behind them. */
import { spawn } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder, get, git, json, put, repository, run, type Answered } from '../cli/running.js'
import { needs } from '../needs.js'
import { layOut } from './sidecar.js'

const CONFIG = '{"compilerOptions":{"strict":true,"module":"esnext","moduleResolution":"bundler","types":[]}}\n'
const PROJECT = {
  'tsconfig.json': CONFIG, 'src/greet.ts': 'export function greet(name: string) { return name }\n',
  'src/main.ts': '#!/usr/bin/env node\nimport { greet } from \'./greet\'\n// greet\nconsole.log(greet(\'ann\'))\n',
}

let laid: ReturnType<typeof layOut>
let validate: (answer: unknown) => boolean = () => false
beforeAll(async () => {
  laid = layOut()
  validate = new Ajv({ strict: false }).compile((await json('/', ['schema', 'answer'])).schema)
})
afterAll(() => { laid.remove() })

/** Runs with `--json`, and holds the answer against the published schema. */
async function ask(directory: string, ...argv: readonly string[]): Promise<Answered> {
  const { code, ...answer } = await json(directory, argv, { program: laid.program })
  expect(validate(answer), JSON.stringify(answer)).toBe(true)
  return { code, ...answer }
}

/** Returns the processes that run our sidecar, as Linux tells of them. */
function sidecars(): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/u.test(pid)).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${laid.program.replace(/cli\.js$/u, '')}language/index.js`)
    } catch {
      return false
    }
  })
}

test('a rename is previewed, applied by its token, and taken back', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  chmodSync(join(directory, 'src/main.ts'), 0o755)
  const planned = await ask(directory, 'rename', 'src/greet.ts:1:17', 'hello')
  expect(planned).toMatchObject({ code: 0, outcome: 'planned', plan: { title: 'Rename greet to hello', applies: true }, diagnostics: [{ path: 'src/greet.ts', checked: true }, { path: 'src/main.ts' }], unrenamed: [] })
  expect(planned['token']).toMatch(/^lsp-[0-9a-f]{64}$/u)
  expect(planned['edits'][0]).toEqual({ path: 'src/greet.ts', start: { line: 1, character: 17 }, end: { line: 1, character: 22 }, before: 'greet', after: 'hello' })
  expect(get(directory, 'src/greet.ts')).toBe(PROJECT['src/greet.ts'])

  put(directory, 'src/other.ts', 'export {}\n')
  const applied = await ask(directory, 'rename', 'src/greet.ts:1', 'greet', 'hello', '--apply', '--plan', planned['token'])
  expect(applied).toMatchObject({ code: 0, outcome: 'applied', receipt: { operation: 'refactor', plan_id: planned['plan'].id } })
  expect(get(directory, 'src/main.ts')).toBe('#!/usr/bin/env node\nimport { hello } from \'./greet\'\n// greet\nconsole.log(hello(\'ann\'))\n')
  expect(statSync(join(directory, 'src/main.ts')).mode & 0o111).toBe(0o111)
  expect(await ask(directory, 'receipts')).toMatchObject({ receipts: [{ id: applied['receipt'].id }] })

  const stale = await ask(directory, 'rename', 'src/greet.ts:1:17', 'greet', '--apply', '--plan', planned['token'])
  expect(stale).toMatchObject({ code: 3, refusals: [{ code: 'stale_token' }] })
  expect(await ask(directory, 'undo', applied['receipt'].id)).toMatchObject({ outcome: 'applied' })
  expect(get(directory, 'src/main.ts')).toBe(PROJECT['src/main.ts'])
  expect(sidecars()).toEqual([])
})

test('the plan of a preview lands its bytes without another question', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  const planned = await ask(directory, 'move-file', 'src/greet.ts', 'lib/greet.ts')
  expect(planned['plan'].files).toMatchObject([{ path: 'lib/greet.ts', operation: 'move', from: 'src/greet.ts' }, { path: 'src/main.ts', operation: 'edit' }])
  // Without bundles nothing can be asked.
  expect(await json(directory, ['apply', planned['plan'].id])).toMatchObject({ outcome: 'applied' })
  expect(get(directory, 'src/main.ts')).toContain('from \'../lib/greet\'')
  expect(git(directory, 'status', '--porcelain', '--untracked-files=all')).toBe(' D src/greet.ts\n M src/main.ts\n?? lib/greet.ts\n')
})

test('one call previews and applies, and tells its request the same receipt again', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  const words = ['rename', 'src/greet.ts:1:17', 'hello', '--apply', '--request-id', 'one', '--commit']
  const first = await ask(directory, ...words)
  expect(first).toMatchObject({ outcome: 'applied' })
  expect(git(directory, 'log', '-1', '--format=%s').trim()).toBe('Rename greet to hello')
  expect(await ask(directory, ...words)).toMatchObject({ outcome: 'applied', repeated: true, receipt: { id: first['receipt'].id } })
})

test('what is refused names the place, and nothing is written', { timeout: 120_000 }, async () => {
  const directory = repository({ ...PROJECT, 'src/taken.ts': 'import { greet } from \'./greet\'\nexport const hello = greet\n' })
  const refused = async (...argv: readonly string[]): Promise<Answered> => (await ask(directory, ...argv))['refusals'][0]
  expect(await refused('rename', 'src/greet.ts:1:17', 'hello')).toMatchObject({ code: 'rename_conflict', path: 'src/taken.ts', position: expect.stringMatching(/^\d+:\d+$/u) })
  expect(await refused('rename', 'src/main.ts:4', 'greet', 'class')).toMatchObject({ code: 'rename_conflict' })
  expect(await refused('rename', 'src/main.ts:4#0000', 'greet', 'hello')).toMatchObject({ code: 'stale_line', path: 'src/main.ts' })
  expect(await refused('rename', 'src/main.ts:4', 'nobody', 'hello')).toMatchObject({ code: 'no_match' })
  expect(await refused('rename', 'src/greet.ts:1', 'name', 'x')).toMatchObject({ code: 'ambiguous_match' })
  expect(await refused('rename', 'src/greet.ts:9:1', 'x')).toMatchObject({ code: 'out_of_bounds' })
  expect(await refused('rename', 'tsconfig.json:1:1', 'x')).toMatchObject({ code: 'no_server' })
  expect(await refused('rename', '../a.ts:1:1', 'x')).toMatchObject({ code: 'path_escape' })
  expect(git(directory, 'status', '--porcelain')).toBe('')
  const off = await json(directory, ['rename', 'src/greet.ts:1:17', 'hello'], { program: laid.program, env: { HOLDFAST_LSP: '0' } })
  expect(off).toMatchObject({ code: 3, refusals: [{ code: 'feature_off' }] })
  expect(sidecars()).toEqual([])
})

test('code actions are listed under ids and carried out by them', { timeout: 120_000 }, async () => {
  const directory = repository({ 'tsconfig.json': CONFIG, 'a.ts': 'export const n = greet\n', 'b.ts': 'export const greet = 1\n', 'c.ts': 'import { greet, n } from \'./b\'\nexport const x = greet\n' })
  const listed = await ask(directory, 'fix', 'a.ts:1:18')
  expect(listed['actions']).toEqual([{ id: expect.stringMatching(/^ca-[0-9a-f]{12}$/u), title: 'Add import from "./b"', kind: 'quickfix' }])
  expect(await ask(directory, 'code-actions', 'a.ts:1:18', '--kind', 'quickfix', '--action', 'ca-000000000000')).toMatchObject({ refusals: [{ code: 'action_not_found' }] })
  expect(await ask(directory, 'fix', 'a.ts:1:18', '--apply')).toMatchObject({ outcome: 'applied', errors: { before: 1, after: 0 } })
  expect(get(directory, 'a.ts')).toBe('import { greet } from "./b"\n\nexport const n = greet\n'.replaceAll('"', get(directory, 'a.ts').includes('"') ? '"' : '\''))
  expect(await ask(directory, 'diagnostics', 'a.ts', 'README.md')).toMatchObject({ diagnostics: [{ path: 'a.ts', checked: true, items: [] }, { checked: false }] })
  for (const words of [['definition', 'c.ts:2:18'], ['hover', 'c.ts:2:18'], ['calls', 'c.ts:2:18'], ['symbols', 'c.ts'], ['symbols', '--query', 'greet'], ['references', 'c.ts:2:18']]) {
    expect(await ask(directory, ...words)).toMatchObject({ code: 0, outcome: 'ok' })
  }
  expect((await run(directory, ['references', 'b.ts:1:14'], { program: laid.program })).out).toContain('c.ts:2:18  export const x = greet')
  expect((await run(directory, ['rename', 'c.ts:2:18', 'hello'], { program: laid.program })).out).toContain('b.ts:1:14  it means the declaration at b.ts:1:14')
})

test('the process ends with whoever started it, also in the middle of work', { timeout: 60_000 }, async () => {
  const directory = repository(PROJECT)
  const child = spawn(process.execPath, [join(laid.program, '../language/index.js')], { cwd: directory, stdio: ['pipe', 'pipe', 'inherit'] })
  const request = { options: { root: directory, packaged: join(laid.program, '../typescript'), trusted: true, listing: Object.keys(PROJECT) }, request: { ask: 'diagnostics', paths: ['src/main.ts'] } }
  child.stdin.write(`${JSON.stringify(request)}\n`)
  await new Promise((resolve) => { setTimeout(resolve, 400) })
  const gone = new Promise((resolve) => { child.on('exit', resolve) })
  child.stdin.end()
  const started = Date.now()
  await gone
  expect(Date.now() - started).toBeLessThan(2000)
})

test('another language goes to its server, and people are told what nobody checked', { timeout: 120_000 }, async (context) => {
  // Alone in its folder: others that know the language may lie beside it, and each refuses in words of its own.
  const alone = folder()
  symlinkSync(needs('pyright-langserver', context), join(alone, 'pyright-langserver'))
  const env = { PATH: `${alone}:${process.env['PATH'] ?? ''}` }
  const directory = repository({ 'pyproject.toml': '', 'core.py': 'def greet(n):\n    return n\n', 'use.py': 'from core import greet\nprint(greet(1))\n' })
  const { code, ...planned } = await json(directory, ['rename', 'core.py:1', 'greet', 'welcome'], { program: laid.program, env })
  expect(validate(planned), JSON.stringify(planned)).toBe(true)
  expect({ code, ...planned }).toMatchObject({ code: 0, outcome: 'planned', unrenamed: [], diagnostics: [{ path: 'core.py', checked: true }, { path: 'use.py', checked: true }], errors: { before: 0, after: 0 } })
  expect(await json(directory, ['rename', 'core.py:1', 'greet', 'welcome', '--apply', '--plan', planned['token'] as string], { program: laid.program, env })).toMatchObject({ outcome: 'applied' })
  expect(get(directory, 'use.py')).toBe('from core import welcome\nprint(welcome(1))\n')
  expect(await json(directory, ['rename', 'core.py:1', 'welcome', 'class'], { program: laid.program, env })).toMatchObject({ outcome: 'refused', refusals: [{ code: 'rename_conflict' }] })
  const { out } = await run(directory, ['move-file', 'core.py', 'lib/core.py'], { program: laid.program, env })
  expect(out).toContain('Nobody checked\n  lib/core.py  what imports it was not looked for: pyright does not follow moves')
})
