/** What edits do to a text, and what they are refused for: a row each. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { la, raw, sha256, type Written } from '../support/memory.js'
import { refusalsOf, sit } from './seat.js'

type Edit = Readonly<Record<string, unknown>>

const swap = (old_string: string, new_string: string): Edit => ({ old_string, new_string })
const shaOf = (text: string): string => sha256(raw(text)).slice(0, 12)
const span = (start_line: number, end_line: number | null, was: string, ...new_lines: string[]): Edit =>
  ({ line_span: { start_line, end_line, expect_sha: shaOf(was) }, new_lines })

async function edited(before: Written, edits: readonly Edit[]): Promise<string> {
  const { memory, call } = await sit({ f: before })
  const staged = await call('edit', { file: 'f', edits })
  if (staged.outcome !== 'ok') throw new Error(JSON.stringify(staged))
  expect(memory.writes).toBe(0)
  const done = await call('commit')
  expect(['applied', 'no_change']).toContain(done.outcome)
  return memory.text('f')
}

describe('what edits make of a text', () => {
  test.each<[sentence: string, before: string, edits: readonly Edit[], after: string]>([
    ['part of a line', 'one two three\n', [swap('two', '2')], 'one 2 three\n'],
    ['no pattern characters', 'cost\n', [swap('cost', '$& $1 $$ \\n')], '$& $1 $$ \\n\n'],
    ['patterns are looked for as text', 'a.c abc\n', [swap('a.c', 'x')], 'x abc\n'],
    ['several lines by one', 'a\nb\nc\n', [swap('a\nb', 'x')], 'x\nc\n'],
    ['one line by several', 'a\nb\n', [swap('a', 'x\ny')], 'x\ny\nb\n'],
    ['a line away with its terminator', 'a\nb\nc\n', [swap('b\n', '')], 'a\nc\n'],
    ['two lines joined', 'a\nb\nc\n', [swap('a\nb', 'ab')], 'ab\nc\n'],
    ['a line break away joins with the next line', 'a\nb\nc\n', [swap('a\n', 'a')], 'ab\nc\n'],
    ['everything away', 'a\nb', [swap('a\nb', '')], ''],
    ['the final line end away', 'a\nb\n', [swap('b\n', 'b')], 'a\nb'],
    ['a final line end given', 'a\nb', [swap('b', 'b\n')], 'a\nb\n'],
    ['no final line end stays none', 'a\nb', [swap('b', 'c\nd')], 'a\nc\nd'],
    ['CRLF of the file for LF of the edit', 'a\r\nb\r\nc\r\n', [swap('a\nb', 'x\ny\nz')], 'x\r\ny\r\nz\r\nc\r\n'],
    ['LF of the file for CRLF of the edit', 'a\nb\n', [swap('a\r\nb', 'x\r\ny')], 'x\ny\n'],
    ['as many lines: each keeps its own end', 'a\r\nb\nc\r\n', [swap('a\nb\nc', 'x\ny\nz')], 'x\r\ny\nz\r\n'],
    ['the end behind the match is not touched', 'a\r\nb\nc\n', [swap('a\nb', 'x\ny\nz')], 'x\r\ny\r\nz\nc\n'],
    ['several by one: the end behind stays', 'a\r\nb\nc\n', [swap('a\nb', 'x')], 'x\nc\n'],
    ['context lines are not touched', 'k\nold\r\nk2\n', [swap('k\nold\nk2', 'k\nnew\nmore\nk2')], 'k\nnew\r\nmore\r\nk2\n'],
    ['a lone CR is text', 'a\rb\nc\n', [swap('a\rb', 'a\rB')], 'a\rB\nc\n'],
    ['a byte-order mark stays', '\ufeffone\ntwo\n', [swap('one', '1')], '\ufeff1\ntwo\n'],
    ['other line ends of Unicode are text', 'a\u2028b\n', [swap('\u2028', ' ')], 'a b\n'],
    ['edits in order, each on the result of the one before', 'a\n', [swap('a', 'b'), swap('b', 'c c'), swap('c c', 'd')], 'd\n'],
    ['lines by number', 'a\nb\nc\n', [span(2, 3, 'b\nc\n', 'x')], 'a\nx\n'],
    ['lines by number up to the end', 'a\nb\nc', [span(2, null, 'b\nc', 'x', 'y')], 'a\nx\ny'],
    ['lines of CRLF: digest as of LF, ends of what they replace', 'a\r\nb\r\n', [span(2, 2, 'b\n', 'x', 'y')], 'a\r\nx\r\ny\r\n'],
    ['no lines delete', 'a\nb\nc\n', [span(2, 2, 'b\n')], 'a\nc\n'],
    ['behind the last line appends', 'a\r\nb\r\n', [span(3, null, '', 'c')], 'a\r\nb\r\nc\r\n'],
    ['behind an unterminated last line appends', 'a\nb', [span(3, null, '', 'c')], 'a\nb\nc'],
    ['into the empty file appends', '', [span(1, null, '', 'a')], 'a\n'],
    ['a span sees the edit before it', 'a\nb\n', [swap('a', 'x\ny'), span(2, 2, 'y\n', 'z')], 'x\nz\nb\n'],
  ])('%s', async (_, before, edits, after) => {
    expect(await edited(before, edits)).toBe(after)
  })

  test('whatever is replaced, the rest keeps every byte and the text is what a search and replace makes of it', async () => {
    const piece = fc.stringMatching(/^[ab]{0,2}$/u)
    const end = fc.constantFrom('\n', '\r\n')
    const file = fc.tuple(fc.array(fc.tuple(piece, end), { minLength: 1, maxLength: 6 }), piece).map(([lines, last]) => [...lines.flat(), last].join(''))
    await fc.assert(fc.asyncProperty(file, fc.nat(), fc.nat(), fc.array(fc.constantFrom('a', 'b', '\n', 'x'), { maxLength: 4 }), async (text, at, length, fresh) => {
      const plain = text.replaceAll('\r\n', '\n')
      const from = at % plain.length
      const wanted = plain.slice(from, from + 1 + length % (plain.length - from))
      const isUnique = plain.indexOf(wanted) === plain.lastIndexOf(wanted)
      fc.pre(isUnique && wanted !== fresh.join(''))
      const after = await edited(text, [swap(wanted, fresh.join(''))])
      expect(after.replaceAll('\r\n', '\n')).toBe(plain.slice(0, from) + fresh.join('') + plain.slice(from + wanted.length))
      const lines = text.match(/[^\n]*\n|[^\n]+/gu) ?? []
      const firstTouched = plain.slice(0, from).split('\n').length - 1
      expect(after.startsWith(lines.slice(0, firstTouched).join(''))).toBe(true)
      const behind = plain.slice(from + wanted.length)
      const kept = lines.slice(lines.length - (behind.match(/[^\n]*\n|[^\n]+/gu) ?? []).length + 1).join('')
      expect(after.endsWith(kept)).toBe(true)
    }), { numRuns: 400 })
  })
})

describe('what an edit is refused for', () => {
  const text = 'alpha one\nbeta two\nalpha three\n'
  test.each<[sentence: string, edit: Edit, refusal: object]>([
    ['nothing to look for', swap('', 'x'), { code: 'invalid_request', hunk: 0, path: 'f' }],
    ['a replacement by itself', swap('one', 'one'), { code: 'invalid_request', hunk: 0, path: 'f' }],
    ['a replacement by itself but for line ends', swap('one\n', 'one\r\n'), { code: 'invalid_request', hunk: 0, path: 'f' }],
    ['a text that is not there, with what comes near', swap('beta twoo', 'x'), { code: 'no_match', path: 'f', hunk: 0, candidates: [{ n: 2, anchor: la(text, 2) }], neighbourhood: [{ n: 1 }, { n: 2 }, { n: 3 }] }],
    ['a text of other blanks', swap('beta  two\nalpha three', 'x'), { code: 'no_match', candidates: [{ n: 2 }, { n: 1 }] }],
    ['a text that is nowhere near', swap('zzz', 'x'), { code: 'no_match' }],
    ['a text that stands twice, with every address', swap('alpha', 'x'), { code: 'ambiguous_match', path: 'f', hunk: 0, candidates: [{ n: 1, anchor: la(text, 1) }, { n: 3, anchor: la(text, 3) }] }],
    ['occurrences that overlap', swap('a', 'x'), { code: 'ambiguous_match' }],
    ['another digest', span(1, 2, 'something else'), { code: 'stale_anchor', path: 'f', hunk: 0, expected: shaOf('something else'), current_anchor: `ra:${shaOf('alpha one\nbeta two\n')}:L1+2`, reread: { path: 'f', start: 1, count: 2 } }],
    ['another digest behind the last line', span(4, null, 'x', 'y'), { code: 'stale_anchor', path: 'f' }],
    ['lines behind the end', span(2, 9, 'x', 'y'), { code: 'out_of_bounds', position: 9 }],
    ['lines further behind the end', span(5, null, '', 'y'), { code: 'out_of_bounds', position: 5 }],
    ['an end before the start', span(2, 1, '', 'y'), { code: 'out_of_bounds', position: 1 }],
    ['nothing appended', span(4, null, ''), { code: 'invalid_request', hunk: 0 }],
    ['a digest that is too short', { line_span: { start_line: 1, end_line: 1, expect_sha: 'abc' }, new_lines: [] }, { code: 'invalid_request', hunk: 0 }],
    ['no digest', { line_span: { start_line: 1, end_line: 1 }, new_lines: [] }, { code: 'invalid_request', hunk: 0 }],
    ['a line that holds a line end', span(1, 1, 'alpha one\n', 'a\nb'), { code: 'invalid_request', hunk: 0 }],
    ['a NUL', swap('one', 'o\0ne'), { code: 'binary_file', path: 'f' }],
    ['half of a character', swap('one', '\ud800'), { code: 'invalid_request', hunk: 0 }],
    ['a CR of its own at the end of a line', swap('one', 'one\r'), { code: 'invalid_request', hunk: 0 }],
    ['members of both kinds', { ...swap('a', 'b'), new_lines: [] }, { code: 'invalid_request', hunk: 0 }],
  ])('%s', async (_, edit, refusal) => {
    const { memory, call } = await sit({ f: text })
    const before = memory.transactions
    expect(refusalsOf(await call('edit', { file: 'f', edits: [edit] }))).toMatchObject([refusal])
    expect(memory.transactions).toBe(before)
    expect([memory.writes, memory.text('f')]).toEqual([0, text])
  })

  test('a second edit that fails stages nothing of the first, and is named', async () => {
    const { memory, call } = await sit({ f: text })
    const before = memory.transactions
    expect(refusalsOf(await call('edit', { file: 'f', edits: [swap('one', '1'), swap('nine', '9')] }))).toMatchObject([{ code: 'no_match', hunk: 1 }])
    expect(memory.transactions).toBe(before)
  })

  test('a text that stands in thousands of places lists the first of them', async () => {
    const { call } = await sit({ f: 'x\n'.repeat(3000) })
    const [refusal] = refusalsOf(await call('edit', { file: 'f', edits: [swap('x', 'y')] }))
    expect(refusal?.message).toContain('3000 times')
    expect(refusal?.candidates).toHaveLength(100)
  })

  test.each<[path: string, code: string]>([
    ['gone', 'missing_file'], ['dir', 'directory_target'], ['link', 'symlink_target'], ['linked/x', 'symlink_target'], ['module', 'submodule_target'],
    ['module/x', 'submodule_target'], ['binary', 'binary_file'], ['latin', 'not_utf8'], ['../x', 'path_escape'], ['/etc/passwd', 'path_escape'],
    ['.git/config', 'path_escape'], ['a/.GIT/x', 'path_escape'], ['f/x', 'missing_file'], ['C:\\x', 'path_escape'],
  ])('the target %s: %s', async (path, code) => {
    const { memory, call } = await sit({
      f: 'a\n', 'dir/x': 'a\n', link: { link: 'f' }, linked: { link: 'dir' }, module: { module: true }, binary: Uint8Array.from([97, 0]), latin: Uint8Array.from([0xe9]),
    })
    expect(refusalsOf(await call('edit', { file: path, edits: [swap('a', 'b')] }))).toMatchObject([{ code, path }])
    expect(memory.writes).toBe(0)
  })

  test.each<[path: string, code: string]>([
    ['f', 'file_exists'], ['f/x', 'file_exists'], ['dir', 'directory_target'], ['link', 'symlink_target'], ['linked/x', 'symlink_target'], ['module/x', 'submodule_target'],
    ['../x', 'path_escape'], ['.git/hooks/x', 'path_escape'],
    ['new', 'file_exists'], ['new/x', 'file_exists'], ['deep', 'directory_target'], ['NEW', 'case_collision'], ['Deep/other', 'case_collision'],
  ])('creating %s: %s', async (path, code) => {
    const { call } = await sit({ f: 'a\n', 'dir/x': 'a\n', link: { link: 'f' }, linked: { link: 'dir' }, module: { module: true } })
    for (const file of ['new', 'deep/down']) expect(await call('edit', { file, create: true, content: 'x' })).toMatchObject({ outcome: 'ok' })
    expect(refusalsOf(await call('edit', { file: path, create: true, content: '' }))).toMatchObject([{ code }])
  })
})
