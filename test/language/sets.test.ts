/** Refactors as members of a ChangeSet: one plan and one receipt with its other members, or a refusal that names what clashes. */
import { chmodSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocal } from '../../src/wiring.js'
import { talk } from '../mcp/client.js'
import { get, git, json, put, repository, type Answered } from '../cli/running.js'
import { layOut } from './sidecar.js'

const CONFIG = '{"compilerOptions":{"strict":true,"module":"esnext","moduleResolution":"bundler","types":[]}}\n'
const PROJECT = {
  'tsconfig.json': CONFIG,
  'src/greet.ts': 'export function greet(name: string) { return name }\n\nexport function part(name: string) { return `bye ${name}` }\n',
  'src/main.ts': '\ufeff#!/usr/bin/env node\r\nimport { greet, part } from \'./greet\'\r\n// says hello\r\nconsole.log(greet(\'ann\'))\r\nconsole.log(part(\'ann\'))\r\n',
  'README.md': 'greet\n',
}

let laid: ReturnType<typeof layOut>
let validate: (answer: unknown) => boolean = () => false
beforeAll(async () => {
  laid = layOut()
  validate = new Ajv({ strict: false }).compile((await json('/', ['schema', 'answer'])).schema)
})
afterAll(() => { laid.remove() })

/** Gives a set to a verb, and holds the answer against the published schema. */
async function give(directory: string, verb: string, set: object, ...options: readonly string[]): Promise<Answered> {
  const { code, ...answer } = await json(directory, [verb, ...options], { program: laid.program, stdin: JSON.stringify({ version: 1, ...set }) })
  expect(validate(answer), JSON.stringify(answer)).toBe(true)
  return { code, ...answer }
}

async function anchor(directory: string, path: string): Promise<string> {
  return (await json(directory, ['anchors', path]))['anchors'][0].file_anchor
}

const RENAME = { operation: 'rename', filePath: 'src/greet.ts', line: 1, name: 'greet', newName: 'hello' }
const OTHER = { operation: 'rename', filePath: 'src/greet.ts', line: 3, character: 17, newName: 'leave' }

test('refactors and hunks of the same files are one plan, one receipt and one undo', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  chmodSync(join(directory, 'src/greet.ts'), 0o755)
  const set = {
    title: 'Say hello',
    changes: [
      { path: 'src/main.ts', expected_anchor: await anchor(directory, 'src/main.ts'), hunks: [{ start: 3, end: 3, lines: ['// one', '// two'] }, { after: 5, lines: ['// end'] }] },
      { path: 'README.md', expected_anchor: await anchor(directory, 'README.md'), hunks: [{ start: 1, end: 1, lines: ['hello'] }] },
    ],
    refactors: [RENAME, OTHER],
  }
  const planned = await give(directory, 'preview', set)
  expect(planned).toMatchObject({ code: 0, outcome: 'planned', plan: { title: 'Say hello', files: [{ path: 'README.md' }, { path: 'src/greet.ts', mode: '100755' }, { path: 'src/main.ts' }] } })
  expect(planned['diagnostics']).toContainEqual({ path: 'src/main.ts', checked: false, reason: expect.stringContaining('several parts'), items: [] })
  expect(get(directory, 'src/main.ts')).toBe(PROJECT['src/main.ts'])

  const applied = await give(directory, 'apply', set, '--request-id', 'one')
  expect(applied).toMatchObject({ code: 0, outcome: 'applied', receipt: { operation: 'apply', plan_id: planned['plan'].id, title: 'Say hello' } })
  expect(get(directory, 'src/main.ts')).toBe('\ufeff#!/usr/bin/env node\r\nimport { hello, leave } from \'./greet\'\r\n// one\r\n// two\r\nconsole.log(hello(\'ann\'))\r\nconsole.log(leave(\'ann\'))\r\n// end\r\n')
  expect(get(directory, 'README.md')).toBe('hello\n')
  expect(statSync(join(directory, 'src/greet.ts')).mode & 0o111).toBe(0o111)
  expect((await json(directory, ['receipts']))['receipts']).toHaveLength(1)
  expect(await give(directory, 'apply', set, '--request-id', 'one')).toMatchObject({ outcome: 'applied', repeated: true, receipt: { id: applied['receipt'].id } })
  expect(await give(directory, 'apply', { ...set, title: 'Another' }, '--request-id', 'one')).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }] })

  expect(await json(directory, ['undo', applied['receipt'].id])).toMatchObject({ outcome: 'applied' })
  expect(get(directory, 'src/main.ts')).toBe(PROJECT['src/main.ts'])
})

test('a set of refactors alone moves a file and edits it, and is committed', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  const set = { title: 'Move and rename', refactors: [{ operation: 'move-file', filePath: 'src/greet.ts', newPath: 'lib/hello.ts' }, RENAME] }
  expect(await give(directory, 'apply', set, '--commit')).toMatchObject({ outcome: 'applied', receipt: { files: [{ path: 'lib/hello.ts', from: 'src/greet.ts' }, { path: 'src/main.ts' }] } })
  expect(get(directory, 'lib/hello.ts')).toContain('export function hello(')
  expect(get(directory, 'src/main.ts')).toContain('import { hello, part } from \'../lib/hello\'')
  expect(git(directory, 'status', '--porcelain')).toBe('')
})

test('what cannot be combined is refused by name, and nothing is written', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  const refusals = async (set: object): Promise<Answered[]> => (await give(directory, 'apply', set))['refusals'] as Answered[]
  const main = await anchor(directory, 'src/main.ts')
  const hunk = (...hunks: readonly object[]): object => ({ changes: [{ path: 'src/main.ts', expected_anchor: main, hunks }] })
  expect(await refusals({ ...hunk({ start: 4, end: 5, lines: [] }), refactors: [RENAME] })).toMatchObject([{ code: 'overlapping_hunks', path: 'src/main.ts', position: 4 }])
  expect(await refusals({ ...hunk({ start: 4, end: 4, lines: ['console.log(greet(\'ann\'))'] }), refactors: [RENAME] })).toMatchObject([{ code: 'overlapping_hunks', path: 'src/main.ts' }])
  expect(await refusals({ refactors: [RENAME, { ...OTHER, newName: 'hello' }] })).toMatchObject([{ code: 'rename_conflict' }, { code: 'rename_conflict' }])
  expect(await refusals({ refactors: [RENAME, RENAME] })).toContainEqual(expect.objectContaining({ code: 'overlapping_hunks', path: 'src/greet.ts' }))
  expect(await refusals({ refactors: [RENAME, { operation: 'move-symbol', filePath: 'src/greet.ts', line: 1, name: 'greet', targetPath: 'src/new.ts' }] }))
    .toContainEqual(expect.objectContaining({ code: 'overlapping_hunks', path: 'src/greet.ts' }))
  expect(await refusals({ refactors: [
    { operation: 'move-file', filePath: 'src/greet.ts', newPath: 'src/g.ts' }, { operation: 'move-symbol', filePath: 'src/greet.ts', line: 3, name: 'part', targetPath: 'src/new.ts' },
  ] })).toContainEqual(expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining('refactors[0] and refactors[1]') }))
  expect(await refusals({ refactors: [{ ...RENAME, name: 'nobody' }, { ...OTHER, newName: 'class' }] })).toMatchObject([{ code: 'no_match' }, { code: 'rename_conflict', message: expect.stringContaining('refactors[1]') }])
  expect(await refusals({ ...hunk({ start: 3, end: 9, lines: [] }), refactors: [{ ...RENAME, line: '1#0000' }] })).toMatchObject([{ code: 'stale_line' }, { code: 'out_of_bounds' }])
  expect(await refusals({ refactors: [] })).toMatchObject([{ code: 'invalid_request', message: expect.stringContaining('refactors') }])
  expect(await refusals({ refactors: [{ operation: 'inline' }] })).toMatchObject([{ code: 'invalid_request', message: expect.stringContaining('move-symbol') }])
  expect(await refusals({ refactors: [{ ...RENAME, newPath: 'x' }] })).toMatchObject([{ code: 'invalid_request', message: expect.stringContaining('newPath') }])
  expect(git(directory, 'status', '--porcelain')).toBe('')
  const off = await json(directory, ['preview'], { program: laid.program, env: { HOLDFAST_LSP: '0' }, stdin: JSON.stringify({ version: 1, refactors: [RENAME] }) })
  expect(off).toMatchObject({ code: 3, refusals: [{ code: 'feature_off', message: expect.stringContaining('HOLDFAST_LSP') }] })
  const schema = await json(directory, ['schema', 'changeset'])
  expect(schema['schema'].properties).toHaveProperty('refactors')
  expect((await json(directory, ['schema', 'changeset'], { env: { HOLDFAST_LSP: '0' } }))['schema'].properties).not.toHaveProperty('refactors')
})

test('the plan of a preview is applied without asking again, and is stale when a file moved on', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  const { plan } = await give(directory, 'preview', { refactors: [RENAME] })
  put(directory, 'src/main.ts', PROJECT['src/main.ts'].replace('says', 'said'))
  expect(await json(directory, ['apply', plan.id])).toMatchObject({ code: 3, refusals: [{ code: 'stale_plan', path: 'src/main.ts' }] })
  put(directory, 'src/main.ts', PROJECT['src/main.ts'])
  expect(await json(directory, ['apply', plan.id])).toMatchObject({ outcome: 'applied' })
})

test('at MCP a set with refactors needs what they change read, or the plan of a preview', { timeout: 120_000 }, async () => {
  const directory = repository(PROJECT)
  const { call, end } = await talk(directory, { openLocal: (options) => openLocal({ ...options, bundles: dirname(laid.program) }) })
  const set = { version: 1, title: 'Say hello', refactors: [RENAME] }
  expect(await call('changeset', { operation: 'apply', ...set })).toMatchObject({
    isError: true, refusals: [{ code: 'unread_lines', path: 'src/greet.ts', message: expect.stringContaining('plan_id') }, { code: 'unread_lines', path: 'src/main.ts' }],
  })
  const { plan } = await call('changeset', { operation: 'preview', ...set })
  expect(await call('changeset', { operation: 'apply', plan_id: plan.id })).toMatchObject({ isError: false, outcome: 'applied' })
  await call('read', { path: 'src/greet.ts' })
  await call('read', { path: 'src/main.ts' })
  expect(await call('changeset', { operation: 'apply', ...set, refactors: [{ ...RENAME, name: 'hello', newName: 'greet' }] })).toMatchObject({ outcome: 'applied' })
  expect(get(directory, 'src/main.ts')).toBe(PROJECT['src/main.ts'])
  await end()
})
