/** Properties of whole sets: what is untouched stays, undo takes back, a refusal writes nothing, one receipt or none. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDocument, applyPlan, edit, preview } from '../../src/commands/changes.js'
import { undo } from '../../src/commands/receipts.js'
import { indexLines, lineBytes, terminatorOf } from '../../src/text/document.js'
import { proofCase } from '../proof/generate.js'
import { fa, inMemory, la, ra, raw, type Memory, type MemoryFile } from '../support/memory.js'
import { anyHunks, anyText, sayHunk, type AnyHunk } from './arbitrary.js'

interface Edit {
  readonly text: string
  readonly hunks: readonly AnyHunk[]
  readonly before: boolean
  readonly finalNewline: boolean | undefined
}

const anyEdit: fc.Arbitrary<Edit> = anyText.chain((text) => fc.record({
  text: fc.constant(text), hunks: anyHunks(indexLines(raw(text)).count), before: fc.boolean(), finalNewline: fc.option(fc.boolean(), { nil: undefined, freq: 4 }),
}))

function documentOf(path: string, { text, hunks, before, finalNewline }: Edit, anchor: string = fa(text)): string {
  const change = { path, expected_anchor: anchor, hunks: hunks.map((hunk) => sayHunk(hunk, before)), ...(finalNewline === undefined ? {} : { final_newline: finalNewline }) }
  return JSON.stringify({ version: 1, changes: [change] })
}

/** The lines of the result in order: an untouched one with its number, a new one with its text. */
type Piece = { readonly kept: number } | { readonly added: string }

function piecesOf(count: number, hunks: readonly AnyHunk[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, lines } of [...hunks].sort((a, b) => a.from - b.from || a.to - b.to)) {
    for (; at < from; at++) pieces.push({ kept: at + 1 })
    pieces.push(...lines.map((added) => ({ added })))
    at = Math.max(at, to)
  }
  for (; at < count; at++) pieces.push({ kept: at + 1 })
  return pieces
}

/** Throws unless the result is these pieces: a kept line with all its bytes, a new one with some terminator; the end is the rules'. */
function checkBytes({ text, hunks, finalNewline }: Edit, after: Uint8Array): void {
  const document = indexLines(raw(text))
  const rest = Buffer.from(after).toString('latin1')
  let at = 0
  const take = (bytes: Uint8Array | string, what: string): void => {
    const wanted = Buffer.from(bytes).toString('latin1')
    if (!rest.startsWith(wanted, at)) throw new Error(`${what}: not ${JSON.stringify(wanted)} at ${String(at)} of ${JSON.stringify(rest)}`)
    at += wanted.length
  }
  if (text.startsWith('\ufeff')) take('\ufeff', 'byte-order mark')
  const pieces = piecesOf(document.count, hunks)
  for (const [index, piece] of pieces.entries()) {
    const last = index === pieces.length - 1
    const bytes = 'kept' in piece ? lineBytes(document, piece.kept) : raw(piece.added)
    const content = 'kept' in piece && piece.kept === 1 && text.startsWith('\ufeff') ? bytes.subarray(3) : bytes
    take(content, `piece ${String(index)}`)
    const own = 'kept' in piece ? terminatorOf(document, piece.kept) : null
    if (own !== null && (!last || finalNewline !== false)) take(own, 'its own terminator')
    else if (last && own === null && at === rest.length) expect(content.length > 0 || pieces.length === 1, 'an empty last line is terminated').toBe(true)
    else if (last && finalNewline === false && at === rest.length) continue
    else take(rest.startsWith('\r\n', at) ? '\r\n' : '\n', 'a terminator')
  }
  expect(rest.slice(at)).toBe('')
}

test('an accepted set leaves untouched bytes untouched, and puts new lines where they belong', async () => {
  await fc.assert(fc.asyncProperty(anyEdit, async (made) => {
    const memory = inMemory({ 'a.txt': made.text, 'b.txt': made.text })
    const { answer } = await applyDocument(memory.desk(), documentOf('a.txt', made))
    expect(['applied', 'no_change', 'refused']).toContain(answer.outcome)
    fc.pre(answer.outcome !== 'refused')
    checkBytes(made, memory.bytes('a.txt'))
    expect(memory.text('b.txt')).toBe(made.text)
  }), { numRuns: 300 })
})

test('disjoint hunks inside the file are never refused, by whichever anchor', async () => {
  await fc.assert(fc.asyncProperty(anyEdit, async (made) => {
    fc.pre(made.hunks.length > 0)
    const { count } = indexLines(raw(made.text))
    const byFile = inMemory({ 'a.txt': made.text })
    const first = await applyDocument(byFile.desk(), documentOf('a.txt', made))
    expect(first.answer.outcome === 'refused' ? first.answer.refusals : []).toEqual([])
    if (count === 0) return
    const byRange = inMemory({ 'a.txt': made.text })
    await applyDocument(byRange.desk(), documentOf('a.txt', made, ra(made.text, 1, count)))
    expect(byRange.tree()).toEqual(byFile.tree())
  }), { numRuns: 200 })
})

test('hashed positions do what numbers do', async () => {
  await fc.assert(fc.asyncProperty(anyEdit, async (made) => {
    const { count } = indexLines(raw(made.text))
    const replacements = made.hunks.filter(({ from, to }) => from < to)
    fc.pre(replacements.length > 0 && count > 0)
    const numbers = inMemory({ 'a.txt': made.text })
    await applyDocument(numbers.desk(), documentOf('a.txt', { ...made, hunks: replacements, finalNewline: undefined }))
    const hashed = inMemory({ 'a.txt': made.text })
    const hunks = replacements.map(({ from, to, lines }) => ({ start: la(made.text, from + 1), end: la(made.text, to), lines }))
    const { answer } = await applyDocument(hashed.desk(), JSON.stringify({ version: 1, changes: [{ path: 'a.txt', hunks }] }))
    expect(answer.outcome).not.toBe('refused')
    expect(hashed.tree()).toEqual(numbers.tree())
  }), { numRuns: 100 })
})

test('apply, then undo, is the identity; the undo of the undo is the change again', async () => {
  await fc.assert(fc.asyncProperty(anyEdit, anyEdit, async (one, two) => {
    const memory = inMemory({ 'a.txt': one.text, 'dir/b.txt': two.text })
    const before = memory.tree()
    const changes = [['a.txt', one], ['dir/b.txt', two]].map(([path, made]) => (JSON.parse(documentOf(path as string, made as Edit)) as { changes: object[] }).changes[0])
    const { answer } = await applyDocument(memory.desk(), JSON.stringify({ version: 1, changes }))
    fc.pre(answer.outcome === 'applied')
    const after = memory.tree()
    const receipt = memory.receipts()[0]?.id ?? ''
    const undone = await undo(memory.desk(), receipt)
    expect(undone.answer.outcome).toBe('applied')
    expect(memory.tree()).toEqual(before)
    const again = await undo(memory.desk(), receipt)
    expect(again.answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'already_undone' }] })
    expect((await undo(memory.desk(), memory.receipts()[1]?.id ?? '')).answer.outcome).toBe('applied')
    expect(memory.tree()).toEqual(after)
  }), { numRuns: 80 })
})

function memoryOf(files: ReturnType<typeof proofCase>['files']): Memory {
  return inMemory(new Map(Object.entries(files).map(([path, { mode, b64 }]): [string, MemoryFile] => {
    const bytes = Uint8Array.from(Buffer.from(b64, 'base64'))
    if (mode === '120000') return [path, { kind: 'symlink', target: Buffer.from(bytes).toString() }]
    return [path, mode === '160000' ? { kind: 'submodule' } : { kind: 'file', mode, bytes }]
  })))
}

test('a refusal writes nothing and lands no receipt; everything else lands exactly one', async () => {
  for (let index = 0; index < 400; index++) {
    const made = proofCase(77, index)
    if (made.document === undefined) continue
    const memory = memoryOf(made.files)
    const before = memory.tree()
    const previewed = await preview(memory.desk(), made.document)
    expect(memory.tree()).toEqual(before)
    const { answer } = await applyDocument(memory.desk(), made.document)
    expect(memory.receipts()).toHaveLength(answer.outcome === 'refused' ? 0 : 1)
    if (answer.outcome !== 'applied') expect([memory.tree(), memory.writes]).toEqual([before, 0])
    if (answer.outcome === 'refused') {
      expect(answer.refusals.length).toBeGreaterThan(0)
      expect(answer.refusals.every(({ message }) => message.length > 20 && !/(?<!received )undefined|\[object/u.test(message))).toBe(true)
    } else expect(memory.receipts()[0]?.plan_id).toBe(previewed.plan?.id)
  }
})

test('preview then apply by plan ends as apply does', async () => {
  await fc.assert(fc.asyncProperty(anyEdit, async (made) => {
    const [direct, planned] = [inMemory({ 'a.txt': made.text }), inMemory({ 'a.txt': made.text })]
    const document = documentOf('a.txt', made)
    const { answer } = await applyDocument(direct.desk(), document)
    fc.pre(answer.outcome === 'applied')
    const plan = (await preview(planned.desk(), document)).plan?.id ?? ''
    expect((await applyPlan(planned.desk(), plan)).answer.outcome).toBe('applied')
    expect(planned.tree()).toEqual(direct.tree())
    expect(planned.receipts()[0]?.plan_id).toBe(direct.receipts()[0]?.plan_id)
  }), { numRuns: 80 })
})

test('edit is one change of one file without a set', async () => {
  const memory = inMemory({ 'a.txt': 'a\nb\n' })
  const change = { path: 'a.txt', expected_anchor: fa('a\nb\n'), hunks: [{ start: 2, end: 2, lines: ['B'] }] }
  expect((await edit(memory.desk(), JSON.stringify(change))).answer).toMatchObject({ outcome: 'applied', receipt: { operation: 'edit' } })
  expect(memory.text('a.txt')).toBe('a\nB\n')
  expect((await edit(memory.desk(), JSON.stringify({ version: 1, changes: [change] }))).answer).toMatchObject({ refusals: [{ code: 'invalid_request' }, { code: 'invalid_request' }, { code: 'invalid_request' }] })
})

test('with hunks switched off, edit takes whole content and still its anchor', async () => {
  const switches = { editHunks: false, changeSet: false }
  const memory = inMemory({ 'a.txt': '\ufeffa\r\nb' })
  const send = async (change: object): Promise<unknown> => (await edit(memory.desk({ switches }), JSON.stringify(change))).answer
  expect(await send({ path: 'a.txt', content: 'x' })).toMatchObject({ refusals: [{ code: 'invalid_request' }] })
  expect(await send({ path: 'a.txt', content: 'x', expected_anchor: fa('old') })).toMatchObject({ refusals: [{ code: 'stale_anchor' }] })
  expect(await send({ path: 'a.txt', content: 'a\0', expected_anchor: fa('\ufeffa\r\nb') })).toMatchObject({ refusals: [{ code: 'binary_file' }] })
  expect(await send({ path: 'a.txt', content: '\ud800', expected_anchor: fa('\ufeffa\r\nb') })).toMatchObject({ refusals: [{ code: 'invalid_request' }] })
  expect(await send({ path: 'a.txt', hunks: [], expected_anchor: fa('\ufeffa\r\nb') })).toMatchObject({ outcome: 'refused' })
  expect(await send({ path: 'a.txt', content: 'x\r\ny', expected_anchor: fa('\ufeffa\r\nb') })).toMatchObject({ outcome: 'applied' })
  expect(memory.text('a.txt')).toBe('x\r\ny')
})

test('a stale file anchor whose text the store still knows is repaired by reading the changed lines only', async () => {
  const text = Array.from({ length: 20 }, (_, n) => `line ${String(n + 1)}\n`).join('')
  const memory = inMemory({ 'a.txt': text })
  const document = JSON.stringify({ version: 1, changes: [{ path: 'a.txt', expected_anchor: fa(text), hunks: [{ start: 1, end: 1, lines: ['one'] }] }] })
  const whole = { path: 'a.txt', start: 1, count: 20 }
  const reread = async (): Promise<unknown> => {
    const { answer } = await applyDocument(memory.desk(), document)
    return answer.outcome === 'refused' ? answer.refusals.map((refusal) => [refusal.code, refusal.current_anchor, refusal.reread]) : answer.outcome
  }
  const changed = text.replace('line 7\n', 'seven\n').replace('line 9\n', 'nine\n')
  memory.write('a.txt', changed)
  expect(await reread()).toEqual([['stale_anchor', fa(changed), whole]])
  // A retained plan knows the text as its before-image.
  memory.write('a.txt', text)
  await preview(memory.desk(), document)
  memory.write('a.txt', changed)
  expect(await reread()).toEqual([['stale_anchor', fa(changed), { path: 'a.txt', start: 7, count: 3 }]])
  const cut = text.replace('line 4\nline 5\n', '')
  memory.write('a.txt', cut)
  expect(await reread()).toEqual([['stale_anchor', fa(cut), { path: 'a.txt', start: 4, count: 1 }]])
  memory.write('a.txt', '')
  expect(await reread()).toEqual([['stale_anchor', fa(''), { path: 'a.txt', start: 1, count: 0 }]])
  // A receipt knows it too.
  const applied = inMemory({ 'a.txt': text })
  await applyDocument(applied.desk(), document)
  expect((await applyDocument(applied.desk(), document)).answer).toMatchObject({ refusals: [{ code: 'stale_anchor', reread: { start: 1, count: 1 } }] })
})

test('a document with any number of problems gets an answer of a bounded size, which says how many there are', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const long = 'x'.repeat(100_000)
  const hostile = [
    { version: 1, changes: Array.from({ length: 1000 }, (_, n) => ({ path: `p${String(n)}`, [long.slice(0, 3000)]: 1, hunks: [] })) },
    { version: 1, changes: [{ path: 'a.txt', expected_anchor: `fa:${long}`, hunks: [{ start: 1, end: 1, lines: [] }] }, { path: long, expected_anchor: 'fa:000000000000', hunks: [{ start: 1, end: 1, lines: [] }] }] },
  ]
  const [many, few] = await Promise.all(hostile.map(async (document) => (await applyDocument(memory.desk(), JSON.stringify(document))).answer))
  expect(JSON.stringify(many).length).toBeLessThan(200_000)
  const listed = many?.outcome === 'refused' ? many.refusals : []
  expect([listed.length, listed.at(-1)?.message]).toEqual([100, expect.stringMatching(/ 1901 more problems are not listed\.$/u)])
  expect(JSON.stringify(few).length).toBeLessThan(20_000)
})

test('the lines that refusals show are bounded together; the first that shows any keeps them', async () => {
  const text = `${'y'.repeat(200)}\n`.repeat(3000)
  const memory = inMemory({ 'a.txt': text })
  const hunks = Array.from({ length: 32 }, () => ({ start: 1, end: 2999, lines: ['x'] }))
  const { answer } = await applyDocument(memory.desk(), JSON.stringify({ version: 1, changes: [{ path: 'a.txt', expected_anchor: ra(text, 3000, 3000), hunks }] }))
  const unread = answer.outcome === 'refused' ? answer.refusals.filter(({ code }) => code === 'unread_lines') : []
  expect([unread.length, unread.filter(({ lines }) => lines !== undefined).length]).toEqual([32, 1])
})
