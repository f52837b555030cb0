import { describe, expect, test } from 'vitest'
import { anchorOf, changeSet, get, git, json, put, repository, run } from './running.js'

function off(...names: readonly string[]): { env: Record<string, string> } {
  return { env: Object.fromEntries(names.map((name) => [`HOLDFAST_${name}`, '0'])) }
}

const CHANGESET_VERBS = ['preview', 'apply', 'status', 'discard', 'plans']

test('a switch that says neither on nor off is told of, and nothing is done', async () => {
  const directory = repository({ 'a.txt': 'one\n' })
  for (const env of [{ HOLDFAST_CHANGESET: 'maybe' }, { HOLDFAST_LSP: '2' }]) {
    const [name] = Object.keys(env)
    expect(await json(directory, ['read', 'a.txt'], { env })).toMatchObject({ code: 2, outcome: 'error', message: expect.stringContaining(`${String(name)} is "`) })
  }
  expect(await json(directory, ['read', 'a.txt'], { env: { HOLDFAST_CHANGESET: ' off ', HOLDFAST_LSP: '' } })).toMatchObject({ code: 0 })
})

describe('HOLDFAST_CHANGESET', () => {
  test.each(['CHANGESET', 'EDIT_HUNKS', 'CHANGE_RECEIPTS'])('%s off: no ChangeSet operations', async (name) => {
    const directory = repository({ 'a.txt': 'a\n' })
    const { out } = await run('/', ['--help'], off(name))
    for (const verb of CHANGESET_VERBS) {
      expect(out).not.toMatch(new RegExp(`^  ${verb}\\b`, 'mu'))
      expect(await json(directory, [verb, 'cs-000000000000'], off(name))).toMatchObject({ code: 3, refusals: [{ code: 'feature_off', message: expect.stringContaining(`HOLDFAST_${name}`) }] })
    }
    expect((await run('/', ['completion', 'bash'], off(name))).out).not.toContain('preview')
    expect(await json('/', ['schema', 'changeset'], off(name))).toMatchObject({ code: 3, refusals: [{ code: 'feature_off' }] })
    expect(Object.keys((await json('/', ['schema'], off(name))).schema.$defs)).not.toContain('changeset')
  })

  test('off: edit and undo still commit through the core', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const document = JSON.stringify({ path: 'a.txt', expected_anchor: await anchorOf(directory, 'a.txt'), hunks: [{ after: 1, lines: ['b'] }] })
    const { code, receipt } = await json(directory, ['edit'], { stdin: document, ...off('CHANGESET') })
    expect(code).toBe(0)
    expect(await json(directory, ['undo', receipt.id], off('CHANGESET'))).toMatchObject({ code: 0, outcome: 'applied' })
  })
})

test('HOLDFAST_EDIT_HUNKS off: edit takes whole content', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const expected_anchor = await anchorOf(directory, 'a.txt')
  const { schema } = await json('/', ['schema', 'edit'], off('EDIT_HUNKS'))
  expect(Object.keys(schema.properties).sort()).toEqual(['content', 'expected_anchor', 'path'])
  const edit = (document: object): Promise<Record<string, unknown>> => json(directory, ['edit'], { stdin: JSON.stringify(document), ...off('EDIT_HUNKS') })
  expect(await edit({ path: 'a.txt', expected_anchor, hunks: [] })).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }, { code: 'invalid_request' }] })
  expect(await edit({ path: 'a.txt', content: 'x\n' })).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }] })
  expect(await edit({ path: 'a.txt', expected_anchor: 'fa:000000000000', content: 'x\n' })).toMatchObject({ code: 3, refusals: [{ code: 'stale_anchor' }] })
  expect(await edit({ path: 'a.txt', expected_anchor, content: 'x\n' })).toMatchObject({ code: 0, outcome: 'applied' })
  expect(get(directory, 'a.txt')).toBe('x\n')
})

test('HOLDFAST_LINE_ANCHORS off: no hashes, neither shown nor taken', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const without = off('LINE_ANCHORS')
  expect((await run('/', ['read', '--help'], without)).out).not.toContain('line-anchors')
  expect((await run('/', ['completion', 'bash'], without)).out).not.toContain('line-anchors')
  expect(await json(directory, ['read', 'a.txt', '--line-anchors'], without)).toMatchObject({ code: 3, refusals: [{ code: 'feature_off', message: expect.stringContaining('HOLDFAST_LINE_ANCHORS') }] })
  expect((await json(directory, ['search', 'a'], without)).matches).toEqual([{ path: 'a.txt', n: 1, text: 'a' }])
  const hunks = [{ start: '1#ca97', end: '1#ca97', lines: ['b'] }]
  expect(await json(directory, ['apply'], { stdin: JSON.stringify({ version: 1, changes: [{ path: 'a.txt', hunks }] }), ...without })).toMatchObject({ code: 3, refusals: [{ code: 'unparseable_hunk' }] })
  expect(JSON.stringify((await json('/', ['schema', 'changeset'], without)).schema)).not.toContain('N#')
  expect(await json(directory, ['apply'], { stdin: JSON.stringify({ version: 1, changes: [{ path: 'a.txt', hunks }] }) })).toMatchObject({ code: 0 })
})

describe('HOLDFAST_ANCHOR_PATCH', () => {
  test('is off by default: no member, and a patch is refused', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    expect(JSON.stringify((await json('/', ['schema', 'changeset'])).schema)).not.toContain('patch')
    for (const stdin of ['file a.txt fa:000000000000\n', JSON.stringify({ version: 1, patch: 'file a.txt\n' })]) {
      expect(await json(directory, ['apply'], { stdin })).toMatchObject({ code: 3, refusals: [{ code: 'feature_off', message: expect.stringContaining('HOLDFAST_ANCHOR_PATCH') }] })
    }
  })

  test('on: the schema has the member', async () => {
    expect(Object.keys((await json('/', ['schema', 'changeset'], { env: { HOLDFAST_ANCHOR_PATCH: '1' } })).schema.properties)).toContain('patch')
  })

  test('on: what does not start with { is a patch, and the member is one', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const env = { HOLDFAST_ANCHOR_PATCH: '1' }
    expect(await json(directory, ['preview'], { env, stdin: 'create file b.txt\n+b\n' })).toMatchObject({ code: 0, plan: { files: [{ path: 'b.txt', operation: 'create' }] } })
    expect(await json(directory, ['apply'], { env, stdin: JSON.stringify({ version: 1, title: 't', patch: 'create file b.txt\n+b\n' }) })).toMatchObject({ code: 0, receipt: { title: 't' } })
    expect(await json(directory, ['apply'], { env, stdin: '[]' })).toMatchObject({ code: 3, refusals: [{ code: 'unparseable_patch' }] })
  })
})

describe('HOLDFAST_CHANGE_RECEIPTS off', () => {
  const without = off('CHANGE_RECEIPTS')

  test('no anchors on reads, no receipts, no verbs of theirs', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const read = await json(directory, ['read', 'a.txt'], without)
    expect(Object.keys(read)).toEqual(['code', 'outcome', 'path', 'start', 'count', 'total_lines', 'tokens', 'lines', 'continues'])
    expect(await json(directory, ['search', 'a'], without)).toEqual({ code: 0, outcome: 'ok', matches: [{ path: 'a.txt', n: 1, text: 'a' }], files: [], total_matches: 1 })
    expect(await json(directory, ['read', 'a.txt', '--line-anchors'], without)).toMatchObject({ code: 3, refusals: [{ code: 'feature_off' }] })
    const { out } = await run('/', ['--help'], without)
    for (const verb of ['anchors', 'receipts', 'undo']) {
      expect(out).not.toMatch(new RegExp(`^  ${verb}\\b`, 'mu'))
      expect(await json(directory, [verb, 'x'], without)).toMatchObject({ code: 3, refusals: [{ code: 'feature_off', message: expect.stringContaining('HOLDFAST_CHANGE_RECEIPTS') }] })
    }
    expect((await run('/', ['edit', '--help'], without)).out).not.toContain('request-id')
    expect((await run(directory, ['read', 'a.txt'], without)).out).not.toMatch(/fa:|ra:/u)
  })

  test('edit needs no anchor, and answers without a receipt', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const edit = async (document: object, ...words: readonly string[]): Promise<Record<string, unknown>> =>
      json(directory, ['edit', ...words], { stdin: JSON.stringify({ path: 'a.txt', ...document }), ...without })
    const files = [{ path: 'a.txt', operation: 'edit', added: 1, removed: 1 }]
    expect(await edit({ hunks: [{ start: 1, end: 1, lines: ['b'] }] })).toMatchObject({ code: 0, outcome: 'applied', files, commit: null })
    expect(await edit({ hunks: [{ start: 1, end: 1, lines: ['b'] }] })).toEqual({ code: 0, outcome: 'no_change' })
    expect(await edit({ hunks: [{ start: 1, end: 1, lines: ['c'] }] })).not.toHaveProperty('receipt')
    expect(await edit({ expected_anchor: 'fa:000000000000', hunks: [{ start: 1, end: 1, lines: ['d'] }] })).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }] })
    expect(get(directory, 'a.txt')).toBe('c\n')
    const both = { env: { ...without.env, ...off('EDIT_HUNKS').env } }
    expect(await json(directory, ['edit'], { stdin: JSON.stringify({ path: 'a.txt', content: 'whole\n' }), ...both })).toMatchObject({ code: 0, outcome: 'applied' })
    const people = await run(directory, ['edit'], { stdin: JSON.stringify({ path: 'a.txt', content: 'more\n' }), ...both })
    expect(people).toMatchObject({ code: 0, out: expect.stringContaining('a.txt') })
    expect(people.out).not.toContain('receipt')
    expect(get(directory, 'a.txt')).toBe('more\n')
    put(directory, 'a.txt', git(directory, 'show', 'HEAD:a.txt'))
    const committed = await edit({ hunks: [{ start: 1, end: 1, lines: ['e'] }] }, '--commit')
    expect(committed).toMatchObject({ outcome: 'applied', commit: git(directory, 'rev-parse', 'HEAD').trim() })
  })
})

test('HOLDFAST_LSP and HOLDFAST_WORKSHOP, both off with --lean, name themselves', async () => {
  for (const [verb, name] of [['rename', 'LSP'], ['cell', 'WORKSHOP']] as const) {
    for (const [argv, env] of [[[verb, 'x'], off(name).env], [['--lean', verb, 'x'], {}]] as const) {
      expect(await json('/', argv, { env })).toMatchObject({ code: 3, refusals: [{ code: 'feature_off', message: expect.stringContaining(`HOLDFAST_${name}`) }] })
    }
  }
  expect(Object.keys((await json('/', ['schema', 'changeset'], off('WORKSHOP'))).schema.properties)).not.toContain('verify')
  const directory = repository({ 'a.txt': 'a\n' })
  const document = JSON.parse(changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'b'))
  const stdin = JSON.stringify({ ...document, verify: [{ language: 'js', code: '1' }] })
  expect(await json(directory, ['preview'], { stdin, ...off('WORKSHOP') })).toMatchObject({ code: 3, refusals: [{ code: 'feature_off' }] })
})
