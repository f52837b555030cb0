import { createHash } from 'node:crypto'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { anchorOf, changeSet, get, json, put, repository, run, type Answered } from './running.js'

const HEX64 = /^[0-9a-f]{64}$/u
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function side(text: string): { sha256: string; anchor: string } {
  return { sha256: digest(text), anchor: `fa:${digest(text).slice(0, 12)}` }
}

let validate: (answer: unknown) => boolean = () => false

beforeAll(async () => { validate = new Ajv({ strict: false }).compile((await json('/', ['schema', 'answer'])).schema) })

/** Runs with `--json`, and holds the answer against the published schema. */
async function answer(...args: Parameters<typeof json>): Promise<Answered> {
  const { code, ...object } = await json(...args)
  expect(validate(object), JSON.stringify(object)).toBe(true)
  return { code, ...object }
}

describe('read', () => {
  test('answers the members of the page', async () => {
    const directory = repository({ 'a.txt': 'one\ntwo\nthree\n' })
    const range = `ra:${digest('two\nthree\n').slice(0, 12)}:L2+2`
    expect(await answer(directory, ['read', 'a.txt:2-3'])).toEqual({
      code: 0, outcome: 'ok', path: 'a.txt', file_anchor: `fa:${digest('one\ntwo\nthree\n').slice(0, 12)}`, range_anchor: range,
      start: 2, count: 2, total_lines: 3, tokens: 4, lines: [{ n: 2, text: 'two' }, { n: 3, text: 'three' }], continues: null,
    })
    expect((await answer(directory, ['read', 'a.txt:2', '--line-anchors'])).lines).toEqual([{ n: 2, anchor: `2#${digest('two').slice(0, 4)}`, text: 'two' }])
    expect(await answer(directory, ['read', 'a.txt:2-'])).toMatchObject({ start: 2, count: 2 })
    expect(await answer(directory, ['read', 'a.txt:2-99'])).toMatchObject({ start: 2, count: 2 })
    expect(await answer(directory, ['read', 'a.txt:4'])).toMatchObject({ code: 3, refusals: [{ code: 'out_of_bounds' }] })
    expect(await answer(directory, ['read', 'a.txt:0'])).toMatchObject({ code: 3, refusals: [{ code: 'out_of_bounds' }] })
  })

  test('goes on where its cap cut it off, and says so in its first line', async () => {
    const directory = repository({ 'a.txt': 'x'.repeat(19).concat('\n').repeat(10) })
    expect(await answer(directory, ['read', 'a.txt', '--max-tokens', '15'])).toMatchObject({ code: 0, start: 1, count: 3, tokens: 50, continues: 'a.txt:4-10' })
    const [first] = (await run(directory, ['read', 'a.txt', '--max-tokens=15'])).out.split('\n')
    for (const part of ['50 tokens', '1-3', 'a.txt:4-10']) expect(first).toContain(part)
    expect(await answer(directory, ['read', 'a.txt', '--max-tokens', '1'])).toMatchObject({ count: 1 })
  })

  test('takes an existing path before a range', async () => {
    const directory = repository({ 'a.txt': 'one\ntwo\n', 'a.txt:1-2': 'other\n' })
    expect(await answer(directory, ['read', 'a.txt:1-2'])).toMatchObject({ path: 'a.txt:1-2', total_lines: 1 })
    expect(await answer(directory, ['read', 'a.txt:2-2'])).toMatchObject({ path: 'a.txt', start: 2 })
    expect(await answer(directory, ['read', 'a.txt:1-2:1'])).toMatchObject({ path: 'a.txt:1-2', start: 1, count: 1 })
    put(directory, 'd/:1', 'odd\n')
    put(directory, 'a\nb', 'one\ntwo\n')
    expect(await answer(directory, ['read', 'd/:1'])).toMatchObject({ path: 'd/:1', lines: [{ text: 'odd' }] })
    expect(await answer(directory, ['read', 'a\nb:2'])).toMatchObject({ path: 'a\nb', lines: [{ text: 'two' }] })
    expect((await answer(directory, ['read', '../x:3'])).refusals).toMatchObject([{ code: 'path_escape', path: '../x' }])
  })

  test('shows an empty file, a byte-order mark and CRLF as they are', async () => {
    const directory = repository({ empty: '', bom: '\ufeffone\n', crlf: 'one\r\ntwo\r\n', open: 'one' })
    expect(await answer(directory, ['read', 'empty'])).toMatchObject({ code: 0, start: 1, count: 0, total_lines: 0, tokens: 0, range_anchor: null, lines: [], continues: null })
    expect(await answer(directory, ['read', 'bom'])).toMatchObject({ lines: [{ n: 1, text: 'one' }], file_anchor: `fa:${digest('\ufeffone\n').slice(0, 12)}` })
    expect(await answer(directory, ['read', 'crlf'])).toMatchObject({ lines: [{ text: 'one' }, { text: 'two' }], file_anchor: `fa:${digest('one\ntwo\n').slice(0, 12)}`, tokens: 3 })
    expect(await answer(directory, ['read', 'open'])).toMatchObject({ total_lines: 1 })
  })

  test('refuses what is no text, and what is outside', async () => {
    const directory = repository({ nul: 'a\0b\n', latin: Buffer.from([0xe9, 10]), 'd/a': 'x\n' })
    const refused = async (path: string): Promise<string[]> => (await answer(directory, ['read', path])).refusals.map((one: Answered) => one.code)
    expect(await refused('nul')).toEqual(['binary_file'])
    expect(await refused('latin')).toEqual(['not_utf8'])
    expect(await refused('d')).toEqual(['directory_target'])
    expect(await refused('none')).toEqual(['missing_file'])
    expect(await refused('../x')).toEqual(['path_escape'])
    expect(await refused('/etc/passwd')).toEqual(['path_escape'])
    expect(await refused('.git/config')).toEqual(['path_escape'])
    expect(await refused('d/../nul')).toEqual(['path_escape'])
  })
})

describe('search and anchors', () => {
  test('show matching lines with their anchors', async () => {
    const directory = repository({ 'src/a.txt': 'one\ntwo\n', 'b.txt': 'two\n', nul: 'two\0\n', '.gitignore': 'ignored\n' })
    put(directory, 'untracked', 'two\n')
    put(directory, 'ignored', 'two\n')
    const two = digest('two').slice(0, 4)
    const all = await answer(directory, ['search', '^two$'])
    expect(all).toEqual({
      code: 0, outcome: 'ok', total_matches: 3,
      matches: [['b.txt', 1], ['src/a.txt', 2], ['untracked', 1]].map(([path, n]) => ({ path, n, anchor: `${String(n)}#${two}`, text: 'two' })),
      files: [['b.txt', 'two\n'], ['src/a.txt', 'one\ntwo\n'], ['untracked', 'two\n']].map(([path, text]) => ({ path, file_anchor: `fa:${digest(text as string).slice(0, 12)}` })),
    })
    expect(await answer(directory, ['search', 'two', 'src'])).toMatchObject({ total_matches: 1, matches: [{ path: 'src/a.txt' }] })
    expect(await answer(directory, ['search', 'two', 'ignored', 'b.txt'])).toMatchObject({ total_matches: 2 })
    expect(await answer(directory, ['search', 'two', 'none'])).toMatchObject({ code: 3, refusals: [{ code: 'missing_file' }] })
    expect(await answer(directory, ['search', '('])).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }] })
    expect((await run(directory, ['search', 'two', 'b.txt'])).out.split('\n')[0]).toBe(`b.txt:1#${two}: two`)
    expect(await run(directory, ['search', 'nothing'])).toMatchObject({ code: 0, out: 'No line matches.\n' })
  })

  test('print the anchors of many files', async () => {
    const directory = repository({ a: 'a\nb\n', b: '' })
    expect(await answer(directory, ['anchors', 'a', 'b'])).toEqual({
      code: 0, outcome: 'ok', anchors: [{ path: 'a', file_anchor: 'fa:911169ddaaf1', total_lines: 2 }, { path: 'b', file_anchor: 'fa:e3b0c44298fc', total_lines: 0 }],
    })
    expect((await run(directory, ['anchors', 'a'])).out).toBe('fa:911169ddaaf1  a\n')
    expect(await answer(directory, ['anchors', 'a', 'none', 'gone'])).toMatchObject({ code: 3, refusals: [{ path: 'none' }, { path: 'gone' }] })
  })
})

describe('a change from preview to undo', () => {
  test('answers the members of the page at every step', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const document = changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'b', 'demo')
    const files = [{ path: 'a.txt', operation: 'edit', mode: '100644', before: side('a\n'), after: side('b\n'), added: 1, removed: 1 }]
    const plan = {
      id: expect.stringMatching(/^cs-/u), expires_at: expect.stringMatching(TIME), applies: true, title: 'demo', files,
      diff: '--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n+b\n', diff_cut: [],
      checks: [{ name: 'syntax', status: 'unchecked', summary: 'a.txt (no grammar covers it)' }],
    }
    const previewed = await answer(directory, ['preview'], { stdin: document })
    expect(previewed).toEqual({ code: 0, outcome: 'planned', plan })
    expect(previewed.plan.id.slice(3)).toMatch(HEX64)
    expect(get(directory, 'a.txt')).toBe('a\n')
    const { id } = previewed.plan
    expect(await answer(directory, ['plans'])).toMatchObject({ outcome: 'ok', plans: [{ id, title: 'demo', files }] })
    expect(await answer(directory, ['status', id.slice(0, 15)])).toEqual({ code: 0, outcome: 'planned', plan: { ...plan, id } })

    const applied = await answer(directory, ['apply', id.slice(0, 15), '--request-id', 'r1'])
    const receipt = {
      id: expect.stringMatching(/^hr-[0-9a-f]{64}$/u), owner: 'local/main', plan_id: id, request_id: 'r1', actor: 'Ann Author', operation: 'apply', title: 'demo',
      files, unchanged: [], commit: null, checks: plan.checks, indeterminate: [], at: expect.stringMatching(TIME),
    }
    expect(applied).toEqual({ code: 0, outcome: 'applied', receipt })
    expect(get(directory, 'a.txt')).toBe('b\n')
    expect((await answer(directory, ['plans'])).plans).toEqual([])
    expect(await answer(directory, ['receipts'])).toMatchObject({ receipts: [applied.receipt] })
    expect(await answer(directory, ['receipts', applied.receipt.id])).toMatchObject({ receipts: [applied.receipt] })
    expect(await answer(directory, ['receipts', 'hr-000000000000'])).toMatchObject({ code: 3, refusals: [{ code: 'receipt_not_found' }] })

    expect(await answer(directory, ['apply', id, '--request-id', 'r1'])).toMatchObject({ code: 0, outcome: 'applied', repeated: true, receipt: applied.receipt })
    expect(await answer(directory, ['apply', id])).toMatchObject({ code: 3, refusals: [{ code: 'plan_applied', message: expect.stringContaining(applied.receipt.id) }] })
    expect(await answer(directory, ['status', id])).toMatchObject({ code: 0, outcome: 'planned', plan: { id, applies: false, files: [{ path: 'a.txt', added: 1 }], refusals: [{ code: 'plan_applied' }] } })

    const undone = await answer(directory, ['undo', applied.receipt.id])
    expect(undone).toMatchObject({ code: 0, outcome: 'applied', receipt: { operation: 'undo', undoes: applied.receipt.id, files: [{ before: side('b\n'), after: side('a\n') }] } })
    expect(get(directory, 'a.txt')).toBe('a\n')
    expect(await answer(directory, ['undo', applied.receipt.id])).toMatchObject({ code: 3, refusals: [{ code: 'already_undone' }] })
    expect(await answer(directory, ['undo', undone.receipt.id.slice(0, 20)])).toMatchObject({ code: 0, outcome: 'applied' })
    expect(get(directory, 'a.txt')).toBe('b\n')
    put(directory, 'a.txt', 'c\n')
    expect(await answer(directory, ['undo', applied.receipt.id])).toMatchObject({ code: 3, refusals: [{ code: 'changed_since', path: 'a.txt', current_anchor: side('c\n').anchor }] })
    expect((await answer(directory, ['receipts'])).receipts).toHaveLength(3)
  })

  test('the plan id of the page', async () => {
    const directory = repository({ 'a.txt': 'a\nb\n' })
    const hunks = [{ start: 1, end: 1, lines: ['A'] }]
    const document = JSON.stringify({ version: 1, title: 'demo', changes: [{ path: 'a.txt', expected_anchor: 'fa:911169ddaaf1', hunks }] })
    const { plan } = await answer(directory, ['preview'], { stdin: document })
    const file = { after: { mode: '100644', sha256: digest('A\nb\n') }, before: { mode: '100644', sha256: digest('a\nb\n') }, operation: 'edit', path: 'a.txt' }
    expect(plan.id).toBe(`cs-${digest(JSON.stringify({ files: [file], target: 'local', title: 'demo', verify: [], version: 1 }))}`)
  })

  test('a document comes from a file or standard input, with or without a byte-order mark', async () => {
    const directory = repository({ 'a.txt': 'a\n', 'd/x': '' })
    const at = async (line: string): Promise<string> => changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, line)
    put(directory, 'd/change.json', await at('b'))
    expect(await answer(directory, ['apply', 'change.json', '-C', directory], { cwd: `${directory}/d` })).toMatchObject({ code: 0, outcome: 'applied' })
    put(directory, 'cs-0123456789ab', await at('c'))
    expect(await answer(directory, ['apply', 'cs-0123456789ab'])).toMatchObject({ code: 3, refusals: [{ code: 'plan_not_found' }] })
    expect(await answer(directory, ['apply', './cs-0123456789ab'])).toMatchObject({ code: 0, outcome: 'applied' })
    expect(await answer(directory, ['apply', '-'], { stdin: `\ufeff\n ${await at('d')}` })).toMatchObject({ code: 0, outcome: 'applied' })
    expect(get(directory, 'a.txt')).toBe('d\n')
  })

  test('what is no document is refused', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const codes = async (stdin: string | Uint8Array): Promise<string[]> => (await answer(directory, ['apply'], { stdin })).refusals.map((one: Answered) => one.code)
    expect(await codes('')).toEqual(['invalid_request'])
    expect(await codes('{')).toEqual(['invalid_request'])
    expect(await codes('{"version":1,"version":1}')).toEqual(['invalid_request'])
    expect(await codes('{"version":2}')).toEqual(['unsupported_version'])
    expect(await codes('file a.txt fa:911169ddaaf1\ndelete 1\n')).toEqual(['feature_off'])
    expect(await codes(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual(['invalid_request'])
    expect(await codes(Buffer.from('\ufeff{}', 'utf16le'))).toEqual(['invalid_request'])
  })

  test('a stale anchor refuses with what repairs it, and writes nothing', async () => {
    const directory = repository({ 'a.txt': 'a\nb\nc\n' })
    const before = await answer(directory, ['read', 'a.txt', '--line-anchors'])
    put(directory, 'a.txt', 'x\na\nb\nc\n')
    const refused = await answer(directory, ['apply'], { stdin: changeSet({ 'a.txt': before.file_anchor }, 'z') })
    expect(refused).toMatchObject({
      code: 3, outcome: 'refused',
      refusals: [{ code: 'stale_anchor', path: 'a.txt', expected: before.file_anchor, current_anchor: side('x\na\nb\nc\n').anchor, reread: { path: 'a.txt', start: 1, count: 4 } }],
    })
    const hashed = { path: 'a.txt', hunks: [{ start: before.lines[1].anchor, end: before.lines[1].anchor, lines: [] }] }
    const line = await answer(directory, ['apply'], { stdin: JSON.stringify({ version: 1, changes: [hashed] }) })
    expect(line.refusals[0]).toMatchObject({ code: 'stale_line', hunk: 0, candidates: [{ n: 3, anchor: `3#${digest('b').slice(0, 4)}` }] })
    expect(line.refusals[0].neighbourhood.map((one: Answered) => one.n)).toEqual([1, 2, 3, 4])
    expect(get(directory, 'a.txt')).toBe('x\na\nb\nc\n')
    expect((await answer(directory, ['receipts'])).receipts).toEqual([])
    const people = await run(directory, ['apply'], { stdin: changeSet({ 'a.txt': before.file_anchor }, 'z') })
    expect(people).toMatchObject({ code: 3, out: '', err: expect.stringContaining('stale_anchor') })
  })

  test('what changes nothing says so, with a receipt when it was executed', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const document = changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'a')
    const previewed = await answer(directory, ['preview'], { stdin: document })
    expect(previewed).toMatchObject({ code: 0, outcome: 'no_change' })
    expect(previewed.receipt).toBeUndefined()
    expect(await answer(directory, ['apply'], { stdin: document })).toMatchObject({ code: 0, outcome: 'no_change', receipt: { files: [], unchanged: ['a.txt'] } })
    await answer(directory, ['apply'], { stdin: document })
    expect(await answer(directory, ['apply'], { stdin: document })).toMatchObject({ outcome: 'no_change', message: expect.stringContaining('3 times'), receipt: { repetition: 3 } })
  })

  test('edit makes one change without a set, and plans it with --dry-run', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const document = JSON.stringify({ path: 'a.txt', expected_anchor: await anchorOf(directory, 'a.txt'), hunks: [{ after: 1, lines: ['b'] }] })
    expect(await answer(directory, ['edit', '--dry-run'], { stdin: document })).toMatchObject({ code: 0, outcome: 'planned' })
    expect(get(directory, 'a.txt')).toBe('a\n')
    expect(await answer(directory, ['edit'], { stdin: document })).toMatchObject({ code: 0, outcome: 'applied', receipt: { operation: 'edit' } })
    expect(get(directory, 'a.txt')).toBe('a\nb\n')
  })

  test('a set is all or nothing', async () => {
    const directory = repository({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
    const anchors = { 'a.txt': await anchorOf(directory, 'a.txt'), 'b.txt': 'fa:000000000000', 'c.txt': 'fa:000000000000' }
    const refused = await answer(directory, ['apply'], { stdin: changeSet(anchors, 'x') })
    expect(refused.refusals.map((one: Answered) => [one.code, one.path])).toEqual([['missing_file', 'c.txt'], ['stale_anchor', 'b.txt']])
    expect([get(directory, 'a.txt'), get(directory, 'b.txt')]).toEqual(['a\n', 'b\n'])
  })
})
