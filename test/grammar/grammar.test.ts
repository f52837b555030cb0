import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { assert, describe, expect, test } from 'vitest'
import { nearest } from '../../src/base/nearest.js'
import { parseComment } from '../../src/commands/grammar.js'
import { runs } from '../support/proof.js'

const RUNS = runs(20_000, 1_000_000)
const FENCE = '```json\n{"version": 1}\n```'

describe('what is a command', () => {
  test.each([
    ['the first line', '/holdfast apply cs-1', 'apply', ['cs-1']],
    ['after blank lines', '\n \t \r\n/holdfast apply', 'apply', []],
    ['the prefix alone asks for help', '/holdfast', 'help', []],
    ['verbs in any case, arguments as they are', '/holdfast Read Src/A.ts:3-4', 'read', ['Src/A.ts:3-4']],
    ['blanks that are none', '/holdfast\u00a0undo\u00a0\u202fhr-1\r\nthanks', 'undo', ['hr-1']],
    ['what phones do to dashes', '/holdfast rename a.ts:1:2 b \u2014apply \u2013\u2013kind x\u2013y', 'rename', ['a.ts:1:2', 'b', '--apply', '--kind', 'x-y']],
    ['what phones do to quotation marks', '/holdfast read \u201ca b.ts\u201d:3', 'read', ['a b.ts:3']],
    ['a quotation mark that stays open', '/holdfast read "a b', 'read', ['"a', 'b']],
    ['a word after the command line', '/holdfast help\nplease', 'help', []],
  ])('%s', (_, body, verb, args) => {
    expect(parseComment(body)).toMatchObject({ verb, args, problems: [] })
  })

  test.each([
    ['prose before it', 'please\n/holdfast apply'],
    ['not at column 0', ' /holdfast apply'],
    ['indented code', '    /holdfast apply'],
    ['a tab before it', '\t/holdfast apply'],
    ['a quote', '> /holdfast apply'],
    ['a code span', '`/holdfast apply`'],
    ['a code span over two lines', '`\n/holdfast apply\n`'],
    ['a fence', '```\n/holdfast apply\n```'],
    ['an HTML comment', '<!--\n/holdfast apply\n-->'],
    ['an HTML comment that stays open', '<!-- x\n/holdfast apply'],
    ['an e-mail reply', 'On Monday, Ann wrote:\n> /holdfast apply'],
    ['a link', '[/holdfast apply](https://x.example)'],
    ['a table cell', '| /holdfast apply |\n|---|'],
    ['a longer word', '/holdfasten apply'],
    ['a hidden character in the prefix', '/hold\u200bfast apply'],
    ['a hidden character behind the prefix', '/holdfast\u200b apply'],
    ['a letter of another script', '/h\u043eldfast apply'],
    ['nothing', ''],
    ['blanks', ' \n\t\r\n'],
  ])('not: %s', (_, body) => {
    expect(parseComment(body)).toBeNull()
  })

  test('the prefix is a setting', () => {
    expect(parseComment('/edit apply', '/edit')?.verb).toBe('apply')
    expect(parseComment('/holdfast apply', '/edit')).toBeNull()
  })
})

describe('the payload', () => {
  test.each([
    ['a fence', `/holdfast apply\n${FENCE}`, 'json', '{"version": 1}'],
    ['with words between', `/holdfast preview\nlook:\n\n${FENCE}\nthanks`, 'json', '{"version": 1}'],
    ['with the line ends of the fence', '/holdfast apply\r\n```diff\r\n-a\r\n+b\r\n```\r\n', 'diff', '-a\n+b'],
    ['with other line ends, which are content', '/holdfast apply\n```diff\n-a\r\n+b\n```\n', 'diff', '-a\r\n+b'],
    ['typographic quotation marks stay', '/holdfast apply\n~~~JSON x\n{\u201cversion\u201d:\u00a01}\n~~~', 'json', '{\u201cversion\u201d:\u00a01}'],
    ['a longer fence around a shorter one', '/holdfast apply\n````holdfast\n```json\n```\n````', 'holdfast', '```json\n```'],
    ['a fence that stays open', '/holdfast apply\n```diff\n-a', 'diff', '-a'],
    ['beside blocks of other languages', `/holdfast apply\n\`\`\`ts\nx\n\`\`\`\n${FENCE}`, 'json', '{"version": 1}'],
    ['a cell of verify', '/holdfast verify\n```py\n1 + 2\n```', 'py', '1 + 2'],
    ['indented by two', '/holdfast apply\n\n  ```json\n  {\n    "a": 1 }\n  ```', 'json', '{\n  "a": 1 }'],
    ['after an open list', `/holdfast apply\n- a\n- b\n${FENCE}`, 'json', '{"version": 1}'],
    ['inside details', `/holdfast apply\n<details>\n\n${FENCE}\n</details>`, 'json', '{"version": 1}'],
  ])('%s', (_, body, language, text) => {
    expect(parseComment(body)).toMatchObject({ payload: { language, text }, problems: [] })
  })

  test.each([
    ['none', '/holdfast apply'],
    ['in a quote', '/holdfast apply\n> ```json\n> {}\n> ```'],
    ['in an HTML comment', '/holdfast apply\n<!--\n```json\n{}\n```\n-->'],
    ['in an answered e-mail', '/holdfast apply\n\nOn Monday, Ann wrote:\n```json\n{}\n```'],
    ['a code span', '/holdfast apply\n```json {} ```'],
    ['no language', '/holdfast apply\n```\n{}\n```'],
    ['a cell of apply', '/holdfast apply\n```py\n1\n```'],
  ])('not: %s', (_, body) => {
    expect(parseComment(body)).toMatchObject({ payload: null, problems: [] })
  })

  test.each([
    ['two blocks', `/holdfast apply\n${FENCE}\n${FENCE}`, /2 blocks/u],
    ['two commands', `/holdfast apply\n/holdfast undo x`, /more than one command/u],
    ['hidden characters', '/holdfast apply cs-1\u200b', /invisible/u],
    ['a fence that may be in a list', '/holdfast apply\n- x\n  ```json\n  {}\n  ```', /margin/u],
    ['a fence that may be in a list, behind a tag', '/holdfast apply\n- x\n</b>\n\n  ```json\n  {}\n  ```', /margin/u],
    ['a fence that may be in HTML', '/holdfast apply\n<b>\n```json\n{}\n```', /blank line/u],
  ])('problem: %s', (_, body, problem) => {
    expect(parseComment(body)?.problems.join()).toMatch(problem)
  })
})

test('nearest verbs', () => {
  const known = ['apply', 'approve', 'preview', 'status', 'undo', 'discard', 'rename', 'read']
  expect(nearest('aplpy', known)[0]).toBe('apply')
  expect(nearest('prev', known)).toEqual(['preview'])
  expect(nearest('Undoo', known)).toEqual(['undo'])
  expect(nearest('xyzzy', known)).toEqual([])
  expect(nearest('a'.repeat(60_000), known)).toEqual([])
})

/** Returns the fenced blocks that the reference parser finds at the root, behind the command line. */
function reference(body: string): { language: string; text: string }[] {
  return fromMarkdown(body).children.flatMap((node) => {
    const start = node.position?.start.offset ?? 0
    const fenced = node.type === 'code' && /^(?:`{3}|~{3})/u.test(body.slice(start))
    return fenced ? [{ language: (node.lang ?? '').toLowerCase(), text: node.value }] : []
  })
}

test('what is taken is what CommonMark shows as a block', () => {
  const piece = fc.constantFrom(
    '```json', '```', '~~~', '~~~diff', '````', '```holdfast', ' ', '  ', '    ', '\t', '{}', 'a', '- ', '* ', '1. ', '> ', '<!--', '-->',
    '<div>', '</div>', '<b>', '<b', '<?', '?>', '<script>', '</script>', '<!X', '<![CDATA[', ']]>', '# ', '---', '===', '`', '[a]: /b', '|', '\\',
    '/holdfast x', '<details>', '<https://a.example>', '"t', '\u00a0',
  )
  const line = fc.array(piece, { maxLength: 4 }).map((parts) => parts.join(''))
  const text = fc.array(line, { maxLength: 14 }).chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)))
  let taken = 0
  fc.assert(fc.property(text, (rest) => {
    const end = rest.includes('\r\n') ? '\r\n' : rest.includes('\r') ? '\r' : '\n'
    const body = `/holdfast apply${end}${rest}`
    const parsed = parseComment(body)
    assert(parsed !== null)
    const expected = reference(body).filter(({ language }) => ['json', 'holdfast', 'diff'].includes(language))
    if (parsed.problems.some((problem) => problem.startsWith('A fenced'))) return
    const plain = ({ language, text: content }: { language: string; text: string }): object => ({
      // A blank end of a block that is never closed is counted differently.
      language, text: content.replace(/\r\n?/gu, '\n').trimEnd(),
    })
    expect(parsed.payload === null ? [] : [plain(parsed.payload)]).toEqual(expected.length === 1 ? expected.map(plain) : [])
    if (parsed.payload !== null) taken++
  }), { numRuns: RUNS })
  expect(taken).toBeGreaterThan(RUNS / 50)
}, 3_600_000)

test('64 KiB of anything is read in under 50 ms', () => {
  const size = 65_536
  const fill = (unit: string): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size)
  let ladder = ''
  for (let n = 1; ladder.length < size; n++) ladder += `${'`'.repeat(n)} `
  const shapes = [
    `${' '.repeat(size - 1)}x`, '\n'.repeat(size), ladder, fill('>'), fill('> '), fill('- '), fill('1. '), fill('<!--'), fill('<a '), fill('```json\n'),
    fill('```\n'), fill(' ```\n'), fill('`'), fill('~'), fill('a'), fill('" '), fill('"'), fill('\u00a0'), fill('\u2014'), fill('*a_'), fill('[a]('), fill('\r'),
    fill('&#x41;'), fill('\\'), fill('| '), fill('\u200b'), fill('-'), fill('On '), fill('/holdfast '), fill('```json\n{}\n```\n'), fill('\t'), fill('<div>\n'),
  ]
  const bodies = shapes.flatMap((shape) => [shape, `/holdfast apply ${shape}`, `/holdfast apply\n${shape}`, `/holdfast apply\n\`\`\`json\n${shape}`, `${shape}\n/holdfast apply`])
  // The quickest of five: the others tell what else the machine was doing.
  const once = (body: string): number => {
    const start = performance.now()
    parseComment(body.slice(0, size))
    return performance.now() - start
  }
  const times = bodies.map((body) => ({ took: Math.min(...[1, 2, 3, 4, 5].map(() => once(body))), body: body.slice(0, 40) }))
  const slowest = times.reduce((a, b) => (a.took > b.took ? a : b))
  expect(slowest.took, slowest.body).toBeLessThan(50)
})
