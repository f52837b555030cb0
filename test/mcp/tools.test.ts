import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import type { Target } from '../../src/engine/ports.js'
import { openLocal } from '../../src/wiring.js'
import { anchorOf, folder, get, json, put, repository } from '../cli/running.js'
import { talk } from './client.js'

const NAMES = [
  'read', 'search', 'edit', 'changeset', 'edit_transaction', 'receipts', 'lsp_read', 'lsp_rename', 'lsp_move_symbol', 'lsp_move_file', 'lsp_code_action',
  'lsp_format', 'syntax_check', 'workshop',
]
const LINES = Array.from({ length: 20 }, (_, index) => `line ${String(index + 1)}`)

function lines(): string {
  return repository({ 'a.txt': `${LINES.join('\n')}\n` })
}

async function namesUnder(env: Readonly<Record<string, string>>): Promise<string[]> {
  const { client, end } = await talk(folder(), { env })
  const { tools } = await client.listTools()
  await end()
  return tools.map(({ name }) => name)
}

describe('the list of tools', () => {
  test('has those of this version, in the order of the contract, each with schemas that compile', async () => {
    const { client, end } = await talk(folder())
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(NAMES)
    for (const { name, inputSchema, outputSchema } of tools) {
      const ajv = new Ajv({ strict: false, validateFormats: false })
      expect([name, typeof ajv.compile(inputSchema), typeof ajv.compile(outputSchema ?? false)]).toEqual([name, 'function', 'function'])
      expect(inputSchema.type).toBe('object')
    }
    expect(await end()).toBe(0)
  })

  test('says which tools only look', async () => {
    const { client, end } = await talk(folder())
    const { tools } = await client.listTools()
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name)).toEqual(['read', 'search', 'lsp_read', 'syntax_check'])
    await end()
  })

  test('has the arguments of transactions from their one schema', async () => {
    const { client, end } = await talk(folder())
    const { tools } = await client.listTools()
    const schema = tools.find(({ name }) => name === 'edit_transaction')?.inputSchema
    expect(Object.keys(schema?.properties ?? {}).sort()).toEqual([
      'action', 'atomic', 'content', 'create', 'dry_run', 'edits', 'expect_sha', 'file', 'file_edits', 'files', 'lines', 'name', 'seq', 'total', 'txn_id', 'workspace_dir',
    ])
    expect(schema?.required).toEqual(['action'])
    expect(schema?.properties?.['action']).toEqual({ type: 'string', enum: ['begin', 'edit', 'edit_multi', 'edit_chunk', 'assemble', 'commit', 'undo_commit', 'rollback', 'info'] })
    await end()
  })

  test('leaves out what is switched off, which is refused by name when it is called', async () => {
    expect(await namesUnder({ HOLDFAST_LSP: '0' })).toEqual(NAMES.filter((name) => !name.startsWith('lsp_')))
    expect(await namesUnder({ HOLDFAST_WORKSHOP: '0' })).toEqual(NAMES.filter((name) => name !== 'workshop'))
    expect(await namesUnder({ HOLDFAST_CHANGESET: '0' })).toEqual(NAMES.filter((name) => name !== 'changeset'))
    expect(await namesUnder({ HOLDFAST_CHANGE_RECEIPTS: '0' })).toEqual(NAMES.filter((name) => !['changeset', 'receipts'].includes(name)))
    const { client, call, end } = await talk(lines(), { env: { HOLDFAST_LSP: '0', HOLDFAST_LINE_ANCHORS: '0' } })
    expect(await call('lsp_rename', {})).toMatchObject({ isError: true, outcome: 'refused', refusals: [{ code: 'feature_off', message: expect.stringContaining('HOLDFAST_LSP') }] })
    expect(await call('read', { path: 'a.txt', line_anchors: true })).toMatchObject({ isError: true, refusals: [{ code: 'feature_off' }] })
    const { tools } = await client.listTools()
    expect(Object.keys(tools[0]?.inputSchema.properties ?? {})).toEqual(['path', 'max_tokens'])
    await expect(call('lsp_server', {})).rejects.toThrow('there is no tool lsp_server')
    await end()
  })
})

describe('an answer', () => {
  test('is that of the command line', async () => {
    const directory = lines()
    const { call, end } = await talk(directory)
    for (const [name, given, words] of [
      ['read', { path: 'a.txt:3-4', line_anchors: true }, ['read', '--line-anchors', 'a.txt:3-4']],
      ['search', { pattern: '^line 1$', paths: ['a.txt'] }, ['search', '^line 1$', 'a.txt']],
      ['syntax_check', { paths: ['a.txt'] }, ['check', 'a.txt']],
      ['receipts', {}, ['receipts']],
      ['read', { path: 'none' }, ['read', 'none']],
    ] as const) {
      const { isError, text, ...answer } = await call(name, given)
      const { code, ...told } = await json(directory, words)
      expect(answer).toEqual(told)
      expect([isError, typeof text]).toEqual([code !== 0, 'string'])
    }
    await end()
  })

  test('tells no receipt where receipts are off', async () => {
    const directory = lines()
    const { call, end } = await talk(directory, { env: { HOLDFAST_CHANGE_RECEIPTS: '0' } })
    const answer = await call('edit', { path: 'a.txt', hunks: [{ start: 1, end: 1, lines: ['one'] }] })
    expect(answer).toMatchObject({ isError: false, outcome: 'applied', files: [{ path: 'a.txt' }], commit: null })
    expect(answer).not.toHaveProperty('receipt')
    await end()
  })

  test('to arguments that are wrong names them', async () => {
    const { call, end } = await talk(lines())
    for (const [name, given, words] of [
      ['read', {}, 'path'], ['read', { path: 'a.txt', lines: 3 }, 'read has no argument lines'], ['read', { path: 'a.txt', max_tokens: 0 }, 'max_tokens'],
      ['changeset', { operation: 'status' }, 'status needs a plan_id'], ['changeset', { operation: 'run' }, 'operation'],
      ['changeset', { operation: 'apply', plan_id: 'cs-000000000000', version: 1 }, 'a plan_id goes without version'],
      ['changeset', { operation: 'preview', version: 1, changes: [], request_id: 'x' }, 'request-id'],
      ['receipts', { operation: 'undo' }, 'undo needs a receipt_id'], ['lsp_read', { operation: 'hover', filePath: 'a.ts' }, 'line and character'],
      ['edit_transaction', { action: 'begin', name: 'n', workspace_dir: 'sub' }, 'no absolute path'],
    ] as const) {
      const answer = await call(name, given)
      expect([name, answer['isError'], answer['refusals'][0].code]).toEqual([name, true, 'invalid_request'])
      expect(answer['refusals'][0].message).toContain(words)
    }
    await end()
  })
})

describe('changes', () => {
  test('a set is previewed and applied by its plan', async () => {
    const directory = lines()
    const { call, end } = await talk(directory)
    const changes = [{ path: 'a.txt', expected_anchor: await anchorOf(directory, 'a.txt'), hunks: [{ start: 2, end: 2, lines: ['two'] }] }]
    const { plan } = await call('changeset', { operation: 'preview', version: 1, changes })
    expect(await call('changeset', { operation: 'status', plan_id: plan.id })).toMatchObject({ outcome: 'planned', plan: { applies: true } })
    expect(get(directory, 'a.txt')).toContain('line 2\n')
    expect(await call('changeset', { operation: 'apply', plan_id: plan.id })).toMatchObject({ outcome: 'applied', isError: false, receipt: { plan_id: plan.id } })
    expect(get(directory, 'a.txt')).toContain('\ntwo\n')
    const other = await call('changeset', { operation: 'preview', version: 1, changes: [{ path: 'a.txt', expected_anchor: await anchorOf(directory, 'a.txt'), hunks: [{ after: 0, lines: ['top'] }] }] })
    expect(await call('changeset', { operation: 'discard', plan_id: other['plan'].id })).toMatchObject({ discarded: other['plan'].id })
    await end()
  })

  test('a transaction goes over several calls, paths relative to its directory', async () => {
    const directory = repository({ 'sub/a.txt': 'a\n' })
    const { call, end } = await talk(folder(), { argv: ['mcp', '-C', directory] })
    const common = { workspace_dir: `${directory}/sub` }
    const { transaction: { id } } = await call('edit_transaction', { action: 'begin', name: 'n', ...common })
    await call('edit_transaction', { action: 'edit', txn_id: id, file: 'a.txt', edits: [{ old_string: 'a', new_string: 'b' }], ...common })
    await call('edit_transaction', { action: 'edit', txn_id: id, file: 'new.txt', create: true, content: 'n\n', ...common })
    expect(await call('edit_transaction', { action: 'commit', txn_id: id, ...common })).toMatchObject({ outcome: 'applied', receipt: { files: [{ path: 'sub/a.txt' }, { path: 'sub/new.txt' }] } })
    expect([get(directory, 'sub/a.txt'), get(directory, 'sub/new.txt')]).toEqual(['b\n', 'n\n'])
    await end()
  })

  test('calls that go on side by side all land', async () => {
    const directory = repository({ 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' })
    const { call, end } = await talk(directory)
    const anchors = await Promise.all(['a.txt', 'b.txt', 'c.txt'].map(async (path) => ({ path, expected_anchor: await anchorOf(directory, path) })))
    const answers = await Promise.all(anchors.map((one) => call('edit', { ...one, hunks: [{ start: 1, end: 1, lines: ['x'] }] })))
    expect(answers.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied'])
    expect((await call('receipts', {}))['receipts']).toHaveLength(3)
    await end()
  })
})

describe('a call that is cancelled', () => {
  async function cancelled(at: 'load' | 'land'): Promise<{ text: string; receipts: number }> {
    const directory = lines()
    const expected = await anchorOf(directory, 'a.txt')
    const controller = new AbortController()
    let came: () => void = () => undefined
    const over = new Promise<void>((resolve) => { came = resolve })
    const meanwhile = async (): Promise<void> => {
      controller.abort('enough')
      // The notice is on its way, and has come before this goes on.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const through = (target: Target): Target => ({
      owner: target.owner, name: target.name, commits: target.commits, blobId: (bytes) => target.blobId(bytes),
      load: async (...given) => { if (at === 'load') await meanwhile(); return target.load(...given) },
      land: async (set) => { if (at === 'land') await meanwhile(); return target.land(set) },
    })
    const { call, client, end } = await talk(directory, { openLocal: async (options) => {
      const local = await openLocal(options)
      if (!local.ok) return local
      const { value } = local
      return { ok: true, value: { ...value, targets: { ...value.targets, worktree: through(value.targets.worktree) }, close: async () => { await value.close(); came() } } }
    } })
    await client.listTools()
    await expect(call('edit', { path: 'a.txt', expected_anchor: expected, hunks: [{ start: 1, end: 1, lines: ['one'] }] }, { signal: controller.signal })).rejects.toThrow('enough')
    await over
    const { receipts } = await call('receipts', {})
    await end()
    return { text: get(directory, 'a.txt').split('\n')[0] ?? '', receipts: receipts.length }
  }

  test('before its write stops, and nothing is written', async () => {
    expect(await cancelled('load')).toEqual({ text: 'line 1', receipts: 0 })
  })

  test('during its write comes to its end', async () => {
    expect(await cancelled('land')).toEqual({ text: 'one', receipts: 1 })
  })
})

describe('what was read here', () => {
  const patch = (block: string): Readonly<Record<string, unknown>> => ({ operation: 'preview', version: 1, patch: block })

  test('counts as read, as it stands', async () => {
    const directory = repository({ 'a.js': 'function one() {\n  return 1\n}\n' })
    const env = { HOLDFAST_ANCHOR_PATCH: '1' }
    const { call, end } = await talk(directory, { env })
    const { matches } = await call('search', { pattern: '^function' })
    const text = `file a.js\nreplace block ${matches[0].anchor}\n+function one() {}\n`
    const refusedFirst = await call('changeset', patch(text))
    expect(refusedFirst).toMatchObject({ isError: true, refusals: [{ code: 'unread_lines', lines: [{ start: 1, count: 3 }] }] })
    await call('read', { path: 'a.js:1-2' })
    expect(await call('changeset', patch(text))).toMatchObject({ refusals: [{ code: 'unread_lines' }] })
    await call('read', { path: 'a.js:3' })
    expect(await call('changeset', patch(text))).toMatchObject({ isError: false, outcome: 'planned' })
    put(directory, 'a.js', 'function one() {\n  return 2\n}\n')
    expect(await call('changeset', patch(text))).toMatchObject({ refusals: [{ code: 'unread_lines' }] })
    await end()
  })
})
