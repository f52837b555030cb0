import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { CARD_BYTES, renderCard, type CardInput } from '../../src/report/card.js'
import { cardMarker, code, fence, prose, size } from '../../src/report/markdown.js'
import { renderCheck, renderSummary } from '../../src/report/summary.js'
import { renderTerminal } from '../../src/report/terminal.js'
import { countHidden } from '../../src/text/visible.js'
import { offences } from './offences.js'
import { hostile } from './samples.js'
import { runs } from '../support/proof.js'

const RUNS = runs(20_000, 1_000_000)

const fragment = fc.constantFrom(
  '`', '``', '```', '`````', '~~~', '```suggestion\n', '\n```\n', '\n ```\n', '\n   ```', '\r```\r', '\n', '\r', '\r\n', '\n\n', '\t', ' ', '    ',
  '@octocat', '@acme/security', '#1', 'GH-2', 'fixes #3', 'acme/repo#4', '1111111111111111111111111111111111111111', 'CVE-2026-1', 'GHSA-aaaa-bbbb-cccc',
  'https://x.example', 'www.x.example', 'mail@x.example', 'mailto:a@b.c', '<https://x.example>', '[a](https://x.example)', '![a](https://x.example/p.png)',
  '[a]: https://x.example\n', '[a]', '<img src=x>', '<b>', '</details>', '</summary>', '<!--', '-->', '<!-- holdfast:card:0 -->', '--> <!-- holdfast:card:1 -->',
  '&lt;b&gt;', '&#64;octocat', '\\', '\\@a', '*', '**', '_', '__', '~~', '#', '# x', '- ', '1. ', '1)', '+ ', '> ', '|', '\n|-|\n', '---', '===', '$', '$$',
  ':smile:', '/holdfast apply', '\n/holdfast undo x\n', '\u202e', '\u200b', '\u2066', '\u{e0041}', '\ufe0f', '\u0000', '\u001b[31m', '\u2028', '\u0085', '\ufeff',
  '\ud800', '\u{1f600}', 'a', 'word', 'caf\u00e9', '\u0430', '"', "'", '\u00a0', '\u3000', '!', '(', ')', '.', ':', 'x'.repeat(300),
)
const text = fc.array(fc.oneof({ weight: 6, arbitrary: fragment }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }), { maxLength: 9 })
  .map((parts) => parts.join(''))

test('a code span, a fence and prose hold whatever is put into them', () => {
  fc.assert(fc.property(text, fc.integer({ min: 0, max: 3 }), (foreign, indent) => {
    expect(offences(`before ${code(foreign)} after`, null)).toEqual([])
    expect(offences(`- ${code(foreign)}`, null)).toEqual([])
    expect(offences(`${prose(foreign)}\n\nafter`, null)).toEqual([])
    const block = fromMarkdown(`before\n\n${fence(foreign, '', indent)}\n\nafter`).children
    expect(block.map(({ type }) => type)).toEqual(['paragraph', 'code', 'paragraph'])
    expect(fromMarkdown(`x\n\n${code(foreign)}`).children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
  }), { numRuns: RUNS })
}, 3_600_000)

function judge(input: CardInput, markdown: string, markers: number): void {
  expect(offences(markdown, input.runUrl)).toEqual([])
  expect(markdown.match(/<!--\s*holdfast/giu)?.length ?? 0).toBe(markers)
  expect(markdown.split('\n').filter((line) => line.startsWith(input.prefix))).toEqual([])
  expect(markdown.match(/^<details/gmu)?.length).toBe(markdown.match(/^<\/details>$/gmu)?.length)
}

test('a card, a summary and a check of every outcome hold them too', () => {
  // Ten cards with some thirty strings each make one run.
  fc.assert(fc.property(fc.array(text, { minLength: 5, maxLength: 31 }), (texts) => {
    for (const input of hostile(texts)) {
      const page = renderCard(input)
      judge(input, page, 1)
      expect(page.endsWith(cardMarker(input.marker))).toBe(true)
      expect(size(page)).toBeLessThanOrEqual(CARD_BYTES)
      const check = renderCheck(input)
      if (texts.length % 4 === 0) {
        judge(input, renderSummary(input), 0)
        judge(input, check.summary, 0)
      }
      expect(check.title).not.toMatch(/[\r\n]/u)
      const told = renderTerminal({ answer: input.answer, plan: input.plan }, { colour: false, width: 80 })
      expect([...countHidden(told).keys()]).toEqual([])
      expect(told).not.toContain('\r')
    }
  }), { numRuns: Math.ceil(RUNS / 200) })
}, 3_600_000)
