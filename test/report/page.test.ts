import { describe, expect, test } from 'vitest'
import { REFUSAL_CODES } from '../../src/base/refusal.js'
import { explain } from '../../src/base/words.js'
import { reportRefusals } from '../../src/engine/report-refusals.js'
import { answerSchema, type Answer } from '../../src/engine/answer.js'
import { parseComment } from '../../src/commands/grammar.js'
import { CARD_BYTES, renderCard } from '../../src/report/card.js'
import { renderJson } from '../../src/report/json.js'
import { size } from '../../src/report/markdown.js'
import { renderCheck, renderSummary } from '../../src/report/summary.js'
import { renderTerminal } from '../../src/report/terminal.js'
import { card, change, PLAN, planOf, planReport, receiptOf, STALE } from './samples.js'

const PLANNED: Answer = { outcome: 'planned', plan: planReport(PLAN) }

describe('words', () => {
  test.each(REFUSAL_CODES.map((code) => [code]))('%s says what is wrong and what to do next', (code) => {
    for (const refusal of [{ code }, { ...STALE, code, detail: 'because of that.', limit: 3, figure: 4 }]) {
      expect(explain(refusal)).toMatch(/^[\p{L}".].{10,}[^.\s]\. [A-Z].{6,}[^.\s]\.$/u)
      expect(explain(refusal)).not.toMatch(/undefined|null|\s\s|\.\./u)
    }
  })

  test('a refusal carries its message, and only what answers may have', () => {
    const refusals = reportRefusals([{ code: 'busy', detail: 'x' }, { ...STALE, limit: 1, figure: 2 }])
    expect(refusals.map(({ code }) => code)).toEqual(['stale_line', 'busy'])
    expect(answerSchema.safeParse({ outcome: 'refused', refusals }).success).toBe(true)
  })
})

describe('cards', () => {
  test('a plan shows files, diff and the command that applies it, which a comment may repeat', () => {
    const page = renderCard(card(PLANNED, { plan: PLAN }))
    expect(page).toContain('Ready to apply: 2 files, +3 \u22121')
    expect(page).toContain('- `src/retry.ts` +2 \u22121\n- `test/new.ts` +1 \u22120, new')
    expect(page).toContain('+++ b/src/retry.ts')
    const command = page.split('\n').find((line) => line.includes('/holdfast apply')) ?? ''
    expect(parseComment(command.trim())).toMatchObject({ verb: 'apply', args: [PLAN.id] })
    expect(size(page)).toBeLessThan(2000)
  })

  test('a plan without its bytes shows the diff it came with', () => {
    expect(renderCard(card(PLANNED))).toContain('+++ b/src/retry.ts')
  })

  test('a landing shows the commit, the undo and the receipt, folded', () => {
    const receipt = receiptOf(PLAN, { not_started: ['ci.yml'], indeterminate: ['whether the editor was told'] })
    const page = renderCard(card({ outcome: 'applied', receipt }, { plan: PLAN, notes: ['The patch is an artifact.'] }))
    expect(page).toContain(`Commit ${receipt.commit ?? ''}, verified.`)
    expect(page).toContain(`/holdfast undo ${receipt.id}`)
    expect(page).toContain('`ci.yml`')
    expect(page).toContain('Not confirmed')
    const json = /```json\n([^]*?)\n ```/u.exec(page)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual(receipt)
  })

  test('a receipt told again says so', () => {
    expect(renderCard(card({ outcome: 'applied', receipt: receiptOf(PLAN), repeated: true }))).toMatch(/Done already[^]*carried out before/u)
  })

  test('nothing to change, the third time', () => {
    const message = 'this set has changed nothing 3 times in a row; repeating it will change nothing again'
    const answer: Answer = { outcome: 'no_change', receipt: receiptOf(PLAN, { files: [], repetition: 3 }), message }
    expect(renderCard(card(answer)).match(/3 times in a row/gu)).toHaveLength(1)
    expect(renderTerminal({ answer, plan: null }, { colour: false, width: 80 }).match(/3 times/gu)).toHaveLength(1)
  })

  test('a refusal shows what is there now, the candidates and the smallest read', () => {
    const page = renderCard(card({ outcome: 'refused', refusals: reportRefusals([STALE]) }))
    expect(page).toContain('12#1111  now')
    expect(page).toContain('stands at `18#ab3f`')
    expect(page).toContain('fa:3f9a1c2b7d10')
    expect(page).toContain('/holdfast read src/retry.ts:9-15')
  })

  test('lines not read come with their range anchor', () => {
    const lines = [{ range_anchor: 'ra:3f9a1c2b7d10:L4+1', start: 4, count: 1, lines: [{ n: 4, anchor: '4#ab3f', text: 'seen' }] }]
    const page = renderCard(card({ outcome: 'refused', refusals: reportRefusals([{ code: 'unread_lines', path: 'a.ts', hunk: 1, lines }]) }))
    expect(page).toMatch(/`ra:3f9a1c2b7d10:L4\+1`[^]*4#ab3f {2}seen/u)
  })

  test.each<[string, Answer, RegExp]>([
    ['not allowed', { outcome: 'refused', refusals: reportRefusals([{ code: 'not_authorised' }]) }, /Not allowed/u],
    ['approval', { outcome: 'refused', refusals: reportRefusals([{ code: 'approval_required' }]) }, /Approval needed[^]*\/holdfast approve cs-/u],
    ['an error', { outcome: 'error', message: 'The network is down.' }, /failed[^]*The network is down/u],
    ['not confirmed', { outcome: 'indeterminate', message: 'Compare the branch.' }, /Not confirmed/u],
    ['help', { outcome: 'ok', help: 'preview  shows\napply  writes' }, /preview {2}shows/u],
    ['a read', { outcome: 'ok', path: 'a.ts', start: 1, count: 1, total_lines: 9, tokens: 4, lines: [{ n: 1, text: 'x' }], continues: 'a.ts:2-9' },
      /a\.ts: 4 tokens, lines 1-1 of 9; go on with read a\.ts:2-9/u],
    ['a stale plan', { outcome: 'planned', plan: planReport(PLAN, { applies: false, refusals: reportRefusals([{ code: 'stale_plan', path: 'a' }]) }) },
      /no longer applies[^]*preview the change again/u],
  ])('%s', (_, answer, expected) => {
    const input = card(answer, { plan: PLAN })
    expect(renderCard(input)).toMatch(expected)
    expect(renderTerminal({ answer, plan: PLAN }, { colour: true, width: 60 })).toMatch(/\n$/u)
  })

  test('hidden characters are counted and shown', () => {
    const page = renderCard(card(PLANNED, { plan: planOf([change('a.ts', 'x\u200b\n', 'y\u202e\u202e\n')]) }))
    expect(page).toContain('**3 invisible or direction-changing characters** in this change, 2 of them in new lines')
    expect(page).toContain('+y\\u{202e}\\u{202e}')
  })

  test('a CR is shown where it is not the end of every line', () => {
    const diff = (before: string, after: string): string => renderCard(card(PLANNED, { plan: planOf([change('a', before, after)]) }))
    expect(diff('a\r\n', 'b\r\n')).toContain('\n+b\n')
    expect(diff('a\r\n', 'a\n')).toContain('\n-a\\u{d}\n+a\n')
    expect(diff('a\n', 'a\rb\n')).toContain('\n+a\\u{d}b\n')
  })

  test('an LFS pointer is said to be one', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n'
    expect(renderCard(card(PLANNED, { plan: planOf([change('a.bin', pointer, `${pointer}x\n`)]) }))).toContain('`a.bin` is a Git LFS pointer')
  })

  test('commands with another prefix', () => {
    expect(renderCard(card(PLANNED, { plan: PLAN, prefix: '/edit' }))).toMatch(/^ {2}\/edit apply cs-/mu)
    const page = renderCard(card(PLANNED, { plan: PLAN, prefix: '+' }))
    expect(page).not.toMatch(/^\+/mu)
  })

  test('a path that a command cannot say gets none', () => {
    const refusals = reportRefusals([{ ...STALE, reread: { path: 'a"b\u2014c', start: 1, count: 1 } }])
    expect(renderCard(card({ outcome: 'refused', refusals }))).not.toContain('/holdfast read')
  })
})

describe('the budget', () => {
  const many = Array.from({ length: 1000 }, (_, i) => change(`${'d/'.repeat(40)}file-${String(i)}.ts`, `${String(i)}\n`, `${String(i)}!\n`))
  test.each([
    ['one endless line', [change('a', 'x\n', 'x'.repeat(300_000))]],
    ['a thousand files', many],
    ['astral characters', [change('a', 'x\n', '\u{1f600}\n'.repeat(40_000))]],
    ['endless backticks', [change('a', 'x\n', `${'`'.repeat(1990)}\n`.repeat(100))]],
    ['hidden characters', [change('a', 'x\n', `${'\u200b'.repeat(1990)}\n`.repeat(100))]],
    ['a fence in each line', [change('a', 'x\n', '```\n'.repeat(10_000))]],
  ])('%s', (_, files) => {
    const plan = planOf(files)
    const receipt = receiptOf(plan)
    for (const answer of [{ outcome: 'planned', plan: planReport(plan) }, { outcome: 'applied', receipt }] satisfies Answer[]) {
      for (const input of [card(answer, { plan }), card(answer)]) {
        const page = renderCard(input)
        expect(size(page)).toBeLessThanOrEqual(CARD_BYTES)
        if (answer.outcome === 'planned' || input.plan !== null) expect(page).toMatch(/not shown|Not shown|fit here/u)
        expect(page).toContain(answer.outcome === 'planned' ? `/holdfast apply ${plan.id}` : receipt.id)
        expect(size(renderSummary(input))).toBeLessThanOrEqual(1_000_000)
      }
    }
  })

  test('240 lines of diff, and what is left out by name', () => {
    const plan = planOf([change('a', 'x\n', 'y\n'.repeat(200)), change('b', null, 'z\n'.repeat(100)), change('c', null, 'z\n')])
    const page = renderCard(card({ outcome: 'planned', plan: planReport(plan) }, { plan }))
    expect(page).toContain('Diff, 240 lines')
    expect(page).toContain('- 63 lines of `b`\n- 2 lines of `c`')
  })

  test('more refusals than fit are counted', () => {
    const refusals = Array.from({ length: 20 }, () => reportRefusals(Array.from({ length: 100 }, () => STALE))).flat()
    const page = renderCard(card({ outcome: 'refused', refusals }))
    expect(page).toMatch(/_and \d+ problems more, which do not fit here_/u)
    const { annotations, title } = renderCheck(card({ outcome: 'refused', refusals }))
    expect(annotations).toHaveLength(50)
    expect(annotations[0]).toMatchObject({ path: 'src/retry.ts', start_line: 12, end_line: 12, title: 'stale_line, hunk 0' })
    expect(title).toBe('Refused, 2000 problems: nothing was written')
  })

  test('an answer that is too long', () => {
    const page = renderCard(card({ outcome: 'ok', help: 'line\n'.repeat(50_000) }))
    expect(page).toMatch(/\(\d+ lines more, which do not fit here\)/u)
    expect(renderCard(card({ outcome: 'error', message: 'word '.repeat(50_000) }))).toMatch(/fit here/u)
  })
})

describe('the terminal', () => {
  test('a plan', () => {
    const told = renderTerminal({ answer: PLANNED, plan: PLAN }, { colour: true, width: 80 })
    expect(told).toContain('\u001b[32m+B\u001b[0m')
    expect(told).toContain(`To apply it: holdfast apply ${PLAN.id}`)
    expect(renderTerminal({ answer: PLANNED, plan: PLAN }, { colour: false, width: 80 })).not.toContain('\u001b')
  })

  test('a refusal, wrapped', () => {
    const told = renderTerminal({ answer: { outcome: 'refused', refusals: reportRefusals([STALE]) }, plan: null }, { colour: false, width: 60 })
    expect(told.split('\n').filter((line) => line.length > 74)).toEqual([])
    expect(told).toContain('    12#1111  now')
    expect(told).toContain('holdfast read src/retry.ts:9-15')
  })

  test.each([
    [{ check: [{ path: 'a', status: 'errors', errors: [{ line: 1, character: 2, kind: 'missing', message: 'a bracket', excerpt: 'x' }] }] }, '1:2 a bracket'],
    [{ plans: [] }, 'no open plans'],
    [{ receipts: [receiptOf(PLAN)] }, 'apply by ann'],
    [{ servers: [{ name: 'gopls', languages: ['go'], path: null, remedy: 'install it' }] }, 'not installed; install it'],
    [{ cell: { language: 'py', generation: 2, value: '3', output: 'out\n', error: null } }, 'out\n= 3\npy, generation 2'],
    [{ anything: { a: 1 } }, 'anything: {'],
  ])('%j', (members, expected) => {
    expect(renderTerminal({ answer: { outcome: 'ok', ...members }, plan: null }, { colour: false, width: 80 })).toContain(expected)
  })
})

test('JSON on one line, exact once parsed', () => {
  const value = { a: 'x\u200b\u202e\u0085\u2028\u001b\u007f\u{e0041}\\u{200b}\\\u200b\ud800\n', '\ufeff': [null, true, '\\'] }
  const json = renderJson(value)
  expect(json).toMatch(/^[\u0020-\u007e]+$/u)
  expect(JSON.parse(json)).toEqual(value)
})
