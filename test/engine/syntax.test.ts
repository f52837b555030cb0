/** What the engine makes of a syntax check: refused, recorded, or not asked for. */
import { describe, expect, test } from 'vitest'
import { applyDocument, applyPlan, edit, preview, status } from '../../src/commands/changes.js'
import { check, foundErrors } from '../../src/commands/check.js'
import { undo } from '../../src/commands/receipts.js'
import type { SyntaxCheck, SyntaxFile, SyntaxResult } from '../../src/engine/ports.js'
import { decode } from '../../src/base/encoding.js'
import { fa, inMemory } from '../support/memory.js'

/** A check by which `(` is an error, and `.txt` is covered by nothing; it remembers what it was asked. */
function counting(): SyntaxCheck & { readonly asked: SyntaxFile[] } {
  const asked: SyntaxFile[] = []
  const judge = ({ path, after }: SyntaxFile): SyntaxResult => {
    if (path.endsWith('.txt')) return { path, status: 'unchecked', reason: 'no grammar covers it', errors: [] }
    const errors = [...decode(after).matchAll(/\(/gu)].map(({ index }) =>
      ({ line: 1, character: index + 1, kind: 'missing' as const, message: '")" is missing', excerpt: `${decode(after).trimEnd()}\n${' '.repeat(index)}^` }))
    return { path, status: errors.length > 0 ? 'errors' : 'clean', reason: null, errors }
  }
  return { asked, check: (files) => { asked.push(...files); return Promise.resolve(files.map(judge)) } }
}

const FILES = { 'a.ts': 'a\n', 'b.ts': 'b\n', 'c.txt': 'c\n' }

function document(changes: Readonly<Record<string, string>>): string {
  return JSON.stringify({ version: 1, title: 'demo', changes: Object.entries(changes).map(([path, line]) => ({
    path, expected_anchor: fa(FILES[path as keyof typeof FILES]), hunks: [{ start: 1, end: 1, lines: [line] }],
  })) })
}

describe('refuse', () => {
  test('names every new error with its place and excerpt, and nothing is written', async () => {
    const memory = inMemory(FILES)
    const before = memory.tree()
    for (const run of [preview, applyDocument]) {
      const { answer } = await run(memory.desk({ syntax: counting() }), document({ 'a.ts': 'f(', 'b.ts': 'fine', 'c.txt': '(' }))
      expect(answer).toEqual({ outcome: 'refused', refusals: [{
        code: 'syntax_errors', path: 'a.ts', position: '1:2', excerpt: 'f(\n ^',
        message: 'The change would bring new syntax errors into a.ts: at 1:2: ")" is missing. Correct them and send the change again.',
      }] })
    }
    expect(memory.tree()).toEqual(before)
    expect([memory.writes, memory.receipts().length, memory.shelf.plans.length]).toEqual([0, 0, 0])
  })

  test('tells ten errors of a file and counts the others', async () => {
    const { answer } = await applyDocument(inMemory(FILES).desk({ syntax: counting() }), document({ 'a.ts': '('.repeat(13) }))
    const messages = answer.outcome === 'refused' ? answer.refusals.map(({ message }) => message) : []
    expect(messages).toHaveLength(10)
    expect(messages[9]).toContain('at 1:10: ")" is missing, and 3 more')
  })

  test('edit is judged like a set', async () => {
    const memory = inMemory(FILES)
    const one = JSON.stringify({ version: 1, path: 'a.ts', expected_anchor: fa('a\n'), hunks: [{ start: 1, end: 1, lines: ['('] }] })
    expect((await edit(memory.desk({ syntax: counting() }), one)).answer).toMatchObject({ outcome: 'refused' })
    expect(memory.writes).toBe(0)
  })

  test('a plan that was kept under warn is judged again when it is applied', async () => {
    const memory = inMemory(FILES)
    const planned = await preview(memory.desk({ syntax: counting(), syntaxMode: 'warn' }), document({ 'a.ts': '(' }))
    const id = planned.plan?.id ?? ''
    expect((await status(memory.desk({ syntax: counting() }), id)).answer).toMatchObject({ plan: { applies: false, refusals: [{ code: 'syntax_errors' }] } })
    expect((await applyPlan(memory.desk({ syntax: counting() }), id)).answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'syntax_errors' }] })
    expect((await applyPlan(memory.desk({ syntax: counting(), syntaxMode: 'warn' }), id)).answer).toMatchObject({ outcome: 'applied' })
  })

  test('an undo brings back what was there, errors included, and records them', async () => {
    const memory = inMemory({ 'a.ts': '(\n' })
    const mend = JSON.stringify({ version: 1, changes: [{ path: 'a.ts', expected_anchor: fa('(\n'), hunks: [{ start: 1, end: 1, lines: ['a'] }] }] })
    const { answer } = await applyDocument(memory.desk({ syntax: counting() }), mend)
    const id = answer.outcome === 'applied' ? answer.receipt.id : ''
    expect((await undo(memory.desk({ syntax: counting() }), id)).answer).toMatchObject({ outcome: 'applied', receipt: { checks: [{ status: 'errors' }] } })
    expect(memory.text('a.ts')).toBe('(\n')
  })
})

describe('what is recorded', () => {
  const CHECKS = [
    { name: 'syntax', status: 'errors', summary: 'a.ts:1:2 ")" is missing' },
    { name: 'syntax', status: 'clean', summary: 'b.ts' },
    { name: 'syntax', status: 'unchecked', summary: 'c.txt (no grammar covers it)' },
  ]

  test('warn lets the set through; plan and receipt tell errors, clean and unchecked apart', async () => {
    const memory = inMemory(FILES)
    const set = document({ 'a.ts': 'f(', 'b.ts': 'fine', 'c.txt': '(' })
    const desk = { syntax: counting(), syntaxMode: 'warn' as const }
    expect((await preview(memory.desk(desk), set)).answer).toMatchObject({ outcome: 'planned', plan: { applies: true, checks: CHECKS } })
    expect((await applyDocument(memory.desk(desk), set)).answer).toMatchObject({ outcome: 'applied', receipt: { checks: CHECKS } })
    expect(memory.text('a.ts')).toBe('f(\n')
  })

  test('what is clean is recorded under refuse as well', async () => {
    const { answer } = await applyDocument(inMemory(FILES).desk({ syntax: counting() }), document({ 'b.ts': 'fine' }))
    expect(answer).toMatchObject({ receipt: { checks: [{ name: 'syntax', status: 'clean', summary: 'b.ts' }] } })
  })

  test('off asks for nothing and records nothing', async () => {
    const syntax = counting()
    const { answer } = await applyDocument(inMemory(FILES).desk({ syntax, syntaxMode: 'off' }), document({ 'a.ts': '(' }))
    expect(answer).toMatchObject({ outcome: 'applied', receipt: { checks: [] } })
    expect(syntax.asked).toEqual([])
  })

  test('both sides are handed over, and a set that changes nothing is not looked at', async () => {
    const syntax = counting()
    await applyDocument(inMemory(FILES).desk({ syntax }), document({ 'a.ts': 'x' }))
    expect(syntax.asked.map(({ path, before, after }) => [path, before === null ? null : decode(before), decode(after)])).toEqual([['a.ts', 'a\n', 'x\n']])
    await applyDocument(inMemory(FILES).desk({ syntax }), document({ 'a.ts': 'a' }))
    expect(syntax.asked).toHaveLength(1)
  })
})

describe('check', () => {
  const files = { 'src/a.ts': '(\n', 'src/b.ts': 'b\n', 'c.txt': 'c\n', 'd.bin': Uint8Array.from([0, 1]), 'link': { link: 'c.txt' } }
  const listing = (): Promise<readonly string[]> => Promise.resolve(['c.txt', 'd.bin', 'gone', 'link', 'src/a.ts', 'src/b.ts'])

  test('takes files, folders, or all that is listed, and passes over what is no regular file', async () => {
    const desk = inMemory(files).desk({ syntax: counting() })
    const told = async (...paths: readonly string[]): Promise<unknown> => {
      const { answer } = await check(desk, paths, listing)
      return answer.outcome === 'ok' ? (answer['check'] as SyntaxResult[]).map(({ path, status: one }) => `${path} ${one}`) : answer
    }
    expect(await told('src')).toEqual(['src/a.ts errors', 'src/b.ts clean'])
    expect(await told('c.txt', 'src/b.ts')).toEqual(['c.txt unchecked', 'src/b.ts clean'])
    expect(await told()).toEqual(['c.txt unchecked', 'd.bin unchecked', 'src/a.ts errors', 'src/b.ts clean'])
    expect(await told('none.ts')).toMatchObject({ outcome: 'refused', refusals: [{ code: 'missing_file', path: 'none.ts' }] })
    expect(await told('../x.ts')).toMatchObject({ outcome: 'refused', refusals: [{ code: 'path_escape' }] })
    expect((await check(desk, [], undefined)).answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request' }] })
  })

  test('knows an answer with errors', async () => {
    const desk = inMemory(files).desk({ syntax: counting() })
    expect(foundErrors((await check(desk, ['src'], listing)).answer)).toBe(true)
    expect(foundErrors((await check(desk, ['src/b.ts', 'c.txt'], listing)).answer)).toBe(false)
    expect(foundErrors({ outcome: 'error', message: 'x' })).toBe(false)
  })
})
