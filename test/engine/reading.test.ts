/** `read`, `search` and `anchors` (spec page 1.3). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anchors, read, search, type Searching } from '../../src/commands/reading.js'
import { readWindow, tokens } from '../../src/text/window.js'
import { indexLines, lineStart } from '../../src/text/document.js'
import { fa, inMemory, la, ra, raw, type Memory, type Written } from '../support/memory.js'
import { anyText } from './arbitrary.js'

const SEARCHING: Searching = {
  listing: () => Promise.resolve([]),
  match: (pattern, texts) => Promise.resolve(texts.map((lines) => lines.flatMap((line, index) => (new RegExp(pattern, 'u').test(line) ? [index] : [])))),
}

const TEN = Array.from({ length: 10 }, (_, n) => `line ${String(n + 1)}\n`).join('')

async function reading(files: Readonly<Record<string, Written>> | Memory, operand: string, lineAnchors = false, maxTokens = 10_000): Promise<Record<string, unknown>> {
  const memory = 'desk' in files ? files as Memory : inMemory(files as Record<string, Written>)
  return (await read(memory.desk(), operand, { lineAnchors, maxTokens })).answer
}

async function codes(files: Readonly<Record<string, Written>>, operand: string): Promise<unknown> {
  const answer = await reading(files, operand)
  return answer['outcome'] === 'refused' ? (answer['refusals'] as { code: string }[]).map((refusal) => refusal.code) : answer['outcome']
}

test('a read answers with the anchors an edit needs', async () => {
  expect(await reading({ 'a.txt': '\ufeffa\r\nb' }, 'a.txt', true)).toEqual({
    outcome: 'ok', path: 'a.txt', file_anchor: fa('\ufeffa\r\nb'), range_anchor: ra('\ufeffa\r\nb', 1, 2), start: 1, count: 2, total_lines: 2, tokens: 2,
    lines: [{ n: 1, anchor: la('\ufeffa\r\nb', 1), text: 'a' }, { n: 2, anchor: la('\ufeffa\r\nb', 2), text: 'b' }], continues: null,
  })
  expect((await reading({ 'a.txt': 'a\n' }, 'a.txt'))['lines']).toEqual([{ n: 1, text: 'a' }])
})

test('ranges: one line, to the end, clamped', async () => {
  const span = async (range: string): Promise<unknown> => {
    const answer = await reading({ 'a.txt': TEN }, `a.txt${range}`)
    return answer['outcome'] === 'refused' ? (answer['refusals'] as { code: string }[])[0]?.code : [answer['start'], answer['count'], answer['range_anchor'], answer['continues']]
  }
  expect(await span(':4')).toEqual([4, 1, ra(TEN, 4, 4), null])
  expect(await span(':4-')).toEqual([4, 7, ra(TEN, 4, 10), null])
  expect(await span(':4-6')).toEqual([4, 3, ra(TEN, 4, 6), null])
  expect(await span(':9-99')).toEqual([9, 2, ra(TEN, 9, 10), null])
  expect(await span(':10-10')).toEqual([10, 1, ra(TEN, 10, 10), null])
  expect([await span(':11'), await span(':11-'), await span(':0'), await span(':5-4')]).toEqual(Array(4).fill('out_of_bounds'))
})

test('an existing path that ends like a range wins', async () => {
  const files = { 'a.txt': TEN, 'a.txt:3-4': 'odd\n', 'b:1': 'x\ny\n' }
  expect((await reading(files, 'a.txt:3-4'))['lines']).toEqual([{ n: 1, text: 'odd' }])
  expect((await reading(files, 'a.txt:3-5'))['count']).toBe(3)
  expect((await reading(files, 'b:1'))['count']).toBe(2)
  expect((await reading(files, 'b:1:2'))['lines']).toEqual([{ n: 2, text: 'y' }])
})

test('the empty file answers start 1, count 0 and no range anchor', async () => {
  expect(await reading({ e: '' }, 'e')).toEqual({ outcome: 'ok', path: 'e', file_anchor: fa(''), range_anchor: null, start: 1, count: 0, total_lines: 0, tokens: 0, lines: [], continues: null })
  expect((await reading({ e: '' }, 'e:1-'))['count']).toBe(0)
  expect(await codes({ e: '' }, 'e:2')).toEqual(['out_of_bounds'])
})

test('what is no readable file is refused by name', async () => {
  const files = { 'd/a': 'a', link: { link: 'd/a' }, sub: { link: 'd' }, mod: { module: true as const }, nul: 'a\0', latin: Uint8Array.of(0xe9), 'x.ipynb': '{}', 'run.sh': { run: '#!\n' } }
  expect(await Promise.all(['no', 'd', 'link', 'sub/a', 'mod', 'mod/x', 'nul', 'latin', '../a', '.git/config', '.git/config:3'].map((path) => codes(files, path)))).toEqual([
    ['missing_file'], ['directory_target'], ['symlink_target'], ['symlink_target'], ['submodule_target'], ['submodule_target'], ['binary_file'], ['not_utf8'], ['path_escape'], ['path_escape'], ['path_escape'],
  ])
  expect(await Promise.all(['x.ipynb', 'run.sh'].map((path) => codes(files, path)))).toEqual(['ok', 'ok'])
})

test('a read over the cap is the first window: whole lines, at least one, and the read that continues', async () => {
  // Twenty lines of eight bytes: two tokens each.
  const text = Array.from({ length: 20 }, (_, n) => `line ${String(n).padStart(2, '0')}\n`).join('')
  const answer = await reading({ 'a.txt': text }, 'a.txt', false, 6)
  expect([answer['count'], answer['range_anchor'], answer['continues'], answer['tokens']]).toEqual([3, ra(text, 1, 3), 'a.txt:4-20', 40])
  expect((await reading({ 'a.txt': text }, 'a.txt:4-9', false, 6))['continues']).toBe('a.txt:7-9')
  expect((await reading({ 'a.txt': text }, 'a.txt:7-9', false, 6))['continues']).toBe(null)
  const one = await reading({ 'a.txt': `short\n${'x'.repeat(100)}\nshort\n` }, 'a.txt:2-3', false, 6)
  expect([one['count'], one['continues']]).toEqual([1, 'a.txt:3-3'])
})

test('windows of a read follow one another without gap, and each fits or is a single line', () => {
  fc.assert(fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, cap) => {
    const document = indexLines(raw(text))
    let next: number | null = document.count === 0 ? null : 1
    let read = 0
    while (next !== null) {
      const window = readWindow(document, next, document.count, cap)
      expect(window.start).toBe(next)
      expect(window.count).toBeGreaterThan(0)
      const size = (count: number): number => tokens(lineStart(document, window.start + count) - lineStart(document, window.start))
      if (window.count > 1) expect(size(window.count)).toBeLessThanOrEqual(cap)
      if (window.next !== null) expect(size(window.count + 1)).toBeGreaterThan(cap)
      read += window.count
      expect(window.next === null || window.next === window.start + window.count).toBe(true)
      next = window.next
    }
    expect(read).toBe(document.count)
  }))
})

test('a token is four bytes, rounded up', () => {
  expect([0, 1, 4, 5, 8, 9].map(tokens)).toEqual([0, 1, 1, 2, 2, 3])
})

test('search shows matching lines with their anchors, and passes over what is not text', async () => {
  const memory = inMemory({ 'a.txt': 'one\ntwo\none more\n', 'b.bin': 'one\0', 'c.txt': 'none here? one\n' })
  const { answer } = await search(memory.desk(), '^one', ['a.txt', 'b.bin', 'c.txt'], SEARCHING)
  expect(answer).toEqual({
    outcome: 'ok', total_matches: 2, files: [{ path: 'a.txt', file_anchor: fa('one\ntwo\none more\n') }],
    matches: [{ path: 'a.txt', n: 1, anchor: la('one\ntwo\none more\n', 1), text: 'one' }, { path: 'a.txt', n: 3, anchor: la('one\ntwo\none more\n', 3), text: 'one more' }],
  })
  expect((await search(memory.desk(), '(', ['a.txt'], SEARCHING)).answer).toMatchObject({ refusals: [{ code: 'invalid_request' }] })
  expect((await search(memory.desk(), 'x'.repeat(1000), ['a.txt'], SEARCHING)).answer).toMatchObject({ outcome: 'ok' })
  expect((await search(memory.desk(), 'x'.repeat(1001), ['a.txt'], SEARCHING)).answer).toMatchObject({ refusals: [{ code: 'invalid_request', message: expect.stringContaining('1000') }] })
  const slow = { ...SEARCHING, match: () => Promise.resolve(null) }
  expect((await search(memory.desk(), 'x', ['a.txt'], slow)).answer).toMatchObject({ refusals: [{ code: 'invalid_request', message: expect.stringContaining('too long') }] })
})

test('anchors answers for many files or names every problem', async () => {
  const memory = inMemory({ 'a.txt': 'a\n', 'b.txt': '', nul: '\0' })
  expect((await anchors(memory.desk(), ['a.txt', 'b.txt'])).answer).toEqual({ outcome: 'ok', anchors: [{ path: 'a.txt', file_anchor: fa('a\n'), total_lines: 1 }, { path: 'b.txt', file_anchor: fa(''), total_lines: 0 }] })
  expect((await anchors(memory.desk(), ['a.txt', 'nul', 'no'])).answer).toMatchObject({ refusals: [{ code: 'missing_file', path: 'no' }, { code: 'binary_file', path: 'nul' }] })
})

test('without receipts a read has no anchors; without line anchors asking for them is refused', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const off = await read(memory.desk({ switches: { changeReceipts: false } }), 'a.txt', { lineAnchors: false, maxTokens: 10 })
  expect(Object.keys(off.answer)).not.toEqual(expect.arrayContaining(['file_anchor']))
  const refused = await read(memory.desk({ switches: { lineAnchors: false } }), 'a.txt', { lineAnchors: true, maxTokens: 10 })
  expect(refused.answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'feature_off' }] })
})
