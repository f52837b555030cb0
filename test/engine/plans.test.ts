/** Plans: their ids, what the shelf keeps of them, and what becomes of one (spec pages 2.3 and 2.5). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDocument, applyPlan, discard, plans, preview, status } from '../../src/commands/changes.js'
import { answerSchema } from '../../src/engine/answer.js'
import { bindPlan, sideOf, type FileChange } from '../../src/engine/plan.js'
import { expire, findPlan, isPlanId, retain, retire } from '../../src/engine/retention.js'
import { HAND_WRITTEN } from '../../src/base/settings.js'
import { EMPTY_SHELF } from '../../src/engine/ports.js'
import type { Plan } from '../../src/engine/plan.js'
import type { Shelf } from '../../src/engine/ports.js'
import { fa, inMemory, raw, sha256, type Memory } from '../support/memory.js'

const DEMO = 'cs-a68ef1e28599939767a141552fd5de37c3c41a2752cb87a65a77608e881f0d4c'

function setOf(path: string, text: string, line: string, title = ''): string {
  return JSON.stringify({ version: 1, title, changes: [{ path, expected_anchor: fa(text), hunks: [{ start: 1, end: 1, lines: [line] }] }] })
}

function codes(done: { answer: { outcome: string; refusals?: unknown } }): string[] {
  return done.answer.outcome === 'refused' ? (done.answer.refusals as { code: string }[]).map((refusal) => refusal.code) : [done.answer.outcome]
}

function edit(path: string, before: string, after: string): FileChange {
  return { operation: 'edit', path, before: sideOf(raw(before), '100644', sha256), after: sideOf(raw(after), '100644', sha256) }
}

function plan(title: string): Plan {
  return bindPlan({ title, verify: [], files: [edit('a.txt', 'a\n', 'b\n')], unchanged: [] }, 'local', null, sha256)
}

test('the worked example of page 2.3', async () => {
  const memory = inMemory({ 'a.txt': 'a\nb\n' })
  const document = JSON.stringify({ version: 1, title: 'demo', changes: [{ path: 'a.txt', expected_anchor: 'fa:911169ddaaf1', hunks: [{ start: '2#3e23', end: 2, lines: ['X'] }] }] })
  const { plan: made } = await preview(memory.desk(), document)
  expect(made?.files[0]?.before?.sha256).toBe('911169ddaaf146aff539f58c26c489af3b892dff0fe283c1c264c65ae5aa59a2')
  expect(made?.files[0]?.after?.sha256).toBe('36605c141c8babd8417f16b673bcfa191b5f60f4cc1b8aba10d53e110c23fe82')
  expect(made?.id).toBe(DEMO)
})

test('a plan id does not depend on the order of changes or hunks', async () => {
  const texts = ['\ue000.md', '😀.md', 'a.txt', 'a-b', 'a/b', 'Z'].map((path, index) => [path, `one\ntwo ${String(index)}\n`] as const)
  const memory = inMemory(Object.fromEntries(texts))
  const changes = texts.map(([path, text]) => ({ path, expected_anchor: fa(text), hunks: [{ start: 1, end: 1, lines: ['1'] }, { after: 2, lines: ['3'] }] }))
  const ids = new Set<string>()
  await fc.assert(fc.asyncProperty(fc.shuffledSubarray(changes, { minLength: changes.length }), fc.boolean(), async (order, reversed) => {
    const set = order.map((change) => ({ ...change, hunks: reversed ? [...change.hunks].reverse() : change.hunks }))
    const { plan: made } = await preview(memory.desk(), JSON.stringify({ version: 1, changes: set }))
    ids.add(made?.id ?? '')
    expect(made?.files.map((file) => file.path)).toEqual(['Z', 'a-b', 'a.txt', 'a/b', '\ue000.md', '😀.md'])
  }), { numRuns: 20 })
  expect(ids.size).toBe(1)
})

test('an id binds target, title, checks, mode, path and raw bytes, and not the commit', () => {
  const files = [edit('a.txt', 'a\n', 'b\n')]
  const draft = { title: '', verify: [], files, unchanged: [] }
  const ids = [
    bindPlan(draft, 'local', null, sha256), bindPlan(draft, 'github:1/pr/2', null, sha256), bindPlan({ ...draft, title: 'x' }, 'local', null, sha256),
    bindPlan({ ...draft, verify: [{ language: 'js', code: '1' }] }, 'local', null, sha256),
    bindPlan({ ...draft, files: [edit('b.txt', 'a\n', 'b\n')] }, 'local', null, sha256), bindPlan({ ...draft, files: [edit('a.txt', 'a\r\n', 'b\n')] }, 'local', null, sha256),
    bindPlan({ ...draft, files: files.map((file) => ({ ...file, after: file.after === null ? null : { ...file.after, mode: '100755' as const } })) }, 'local', null, sha256),
  ].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(bindPlan(draft, 'local', 'f'.repeat(40), sha256).id).toBe(ids[0])
})

test('the seventeenth plan is refused and names the oldest; none is evicted', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const ids: string[] = []
  for (let n = 1; n <= 16; n++) ids.push((await preview(memory.desk(), setOf('a.txt', 'a\n', `b${String(n)}`))).plan?.id ?? '')
  const seventeenth = await preview(memory.desk(), setOf('a.txt', 'a\n', 'b17'))
  expect(seventeenth.answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'too_many_plans', expected: ids[0] }] })
  expect(memory.shelf.plans.map((one) => one.plan.id)).toEqual(ids)
  // One of the sixteen again is no seventeenth: it is renewed, and the youngest then.
  memory.now += 1000
  expect(codes(await preview(memory.desk(), setOf('a.txt', 'a\n', 'b1')))).toEqual(['planned'])
  expect(memory.shelf.plans.map((one) => one.plan.id)).toEqual([...ids.slice(1), ids[0]])
  expect(codes(await discard(memory.desk(), ids[4] ?? ''))).toEqual(['ok'])
  expect(codes(await preview(memory.desk(), setOf('a.txt', 'a\n', 'b17')))).toEqual(['planned'])
})

test('a plan lives for thirty minutes', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const made = await preview(memory.desk(), setOf('a.txt', 'a\n', 'b'))
  const id = made.plan?.id ?? ''
  expect(made.answer).toMatchObject({ plan: { expires_at: new Date(memory.now + 30 * 60_000).toISOString(), applies: true } })
  memory.now += 30 * 60_000 - 1
  expect(codes(await status(memory.desk(), id))).toEqual(['planned'])
  memory.now += 1
  const late = await status(memory.desk(), id)
  expect(codes(late)).toEqual(['planned'])
  expect(answerSchema.parse(late.answer)).toMatchObject({ plan: { id, applies: false, refusals: [{ code: 'plan_expired' }] } })
  expect(codes(await applyPlan(memory.desk(), id))).toEqual(['plan_expired'])
  expect(memory.tree()).toEqual(inMemory({ 'a.txt': 'a\n' }).tree())
  expect(codes(await preview(memory.desk(), setOf('a.txt', 'a\n', 'b')))).toEqual(['planned'])
  expect(codes(await applyPlan(memory.desk(), id))).toEqual(['applied'])
})

test('the author may shorten an id to twelve digits, nobody else may', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const id = (await preview(memory.desk({ actor: 'ann' }), setOf('a.txt', 'a\n', 'b'))).plan?.id ?? ''
  const short = id.slice(0, 15)
  expect(codes(await status(memory.desk({ actor: 'ann' }), short))).toEqual(['planned'])
  expect(codes(await status(memory.desk({ actor: 'bob' }), short))).toEqual(['plan_not_found'])
  expect(codes(await status(memory.desk({ actor: 'bob' }), id.slice(0, -1)))).toEqual(['plan_not_found'])
  expect(codes(await status(memory.desk({ actor: 'bob' }), id))).toEqual(['planned'])
  expect(codes(await status(memory.desk({ actor: 'ann' }), `cs-${'0'.repeat(12)}`))).toEqual(['plan_not_found'])
  expect([id, short, `cs-${'a'.repeat(64)}`].map(isPlanId)).toEqual([true, true, true])
  expect(['cs-', `cs-${'a'.repeat(11)}`, `cs-${'a'.repeat(65)}`, `cs-${'A'.repeat(12)}`, `${id} `, 'cs-911169ddaaf1.patch'].map(isPlanId)).toEqual(Array(6).fill(false))
})

test('a prefix that fits two plans is ambiguous', () => {
  const [one, two] = [plan('one'), plan('two')]
  const twins = [{ ...one, id: `cs-${'a'.repeat(13)}${'0'.repeat(51)}` }, { ...two, id: `cs-${'a'.repeat(13)}${'1'.repeat(51)}` }]
  const shelf: Shelf = { plans: twins.map((twin) => ({ plan: twin, author: 'ann', createdAt: 0, expiresAt: 10 })), retired: [] }
  expect(findPlan(shelf, `cs-${'a'.repeat(12)}`, 'ann', 1)).toMatchObject({ ok: false, refusals: [{ code: 'plan_ambiguous' }] })
  expect(findPlan(shelf, `cs-${'a'.repeat(13)}0`, 'ann', 1)).toMatchObject({ ok: true })
})

test('what was applied or discarded says so, and a new preview revives it', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const document = setOf('a.txt', 'a\n', 'b')
  const id = (await preview(memory.desk(), document)).plan?.id ?? ''
  await discard(memory.desk(), id)
  expect(memory.shelf.plans).toEqual([])
  expect(codes(await applyPlan(memory.desk(), id))).toEqual(['plan_discarded'])
  await preview(memory.desk(), document)
  const applied = await applyPlan(memory.desk({ requestId: 'first' }), id)
  expect(codes(applied)).toEqual(['applied'])
  const receipt = memory.receipts()[0]
  expect(await applyPlan(memory.desk({ requestId: 'first' }), id)).toMatchObject({ answer: { outcome: 'applied', repeated: true, receipt: { id: receipt?.id } } })
  const again = await applyPlan(memory.desk({ requestId: 'second' }), id)
  expect(codes(again)).toEqual(['plan_applied'])
  expect(JSON.stringify(again.answer)).toContain(receipt?.id)
  expect(memory.writes).toBe(1)
  memory.write('a.txt', 'a\n')
  memory.now += 1
  await preview(memory.desk(), document)
  expect(codes(await applyPlan(memory.desk({ requestId: 'third' }), id))).toEqual(['applied'])
  expect(memory.receipts()).toHaveLength(2)
})

test('a plan that landed while its shelf was not told is not applied twice', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const id = (await preview(memory.desk(), setOf('a.txt', 'a\n', 'b'))).plan?.id ?? ''
  const shelf = memory.shelf
  await applyPlan(memory.desk(), id)
  memory.shelf = shelf
  memory.write('a.txt', 'a\n')
  expect(codes(await applyPlan(memory.desk(), id))).toEqual(['plan_applied'])
})

test('a plan is stale when a touched file changed by a line ending or a mode, and fresh again when it changed back', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const id = (await preview(memory.desk(), setOf('a.txt', 'a\n', 'b'))).plan?.id ?? ''
  const drifts: readonly [string, (memory: Memory) => void, string][] = [
    ['line ending', (m) => m.write('a.txt', 'a\r\n'), 'stale_plan'], ['mode', (m) => m.write('a.txt', { run: 'a\n' }), 'stale_plan'],
    ['gone', (m) => m.files.delete('a.txt'), 'missing_file'], ['link', (m) => m.write('a.txt', { link: 'b' }), 'symlink_target'], ['text', (m) => m.write('a.txt', 'A\n'), 'stale_plan'],
  ]
  for (const [, drift, code] of drifts) {
    drift(memory)
    const held = await status(memory.desk(), id)
    expect(held.answer).toMatchObject({ outcome: 'planned', plan: { applies: false, refusals: [{ code }] } })
    expect(codes(await applyPlan(memory.desk(), id))).toEqual([code])
  }
  expect([memory.writes, memory.receipts().length]).toEqual([0, 0])
  memory.write('a.txt', 'a\n')
  expect(codes(await applyPlan(memory.desk(), id))).toEqual(['applied'])
})

test('plans lists what is retained, oldest first, and not what has expired', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  await preview(memory.desk(), setOf('a.txt', 'a\n', 'b', 'first'))
  memory.now += 60_000
  await preview(memory.desk(), setOf('a.txt', 'a\n', 'b', 'second'))
  expect((await plans(memory.desk())).answer).toMatchObject({ outcome: 'ok', plans: [{ title: 'first' }, { title: 'second' }] })
  memory.now += 29 * 60_000
  expect((await plans(memory.desk())).answer).toMatchObject({ plans: [{ title: 'second' }] })
})

test('without a shelf a preview still answers, and no plan is found', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const made = await preview(memory.desk({ shelf: null }), setOf('a.txt', 'a\n', 'b'))
  expect(made.answer).toMatchObject({ outcome: 'planned', plan: { expires_at: null } })
  expect(codes(await applyPlan(memory.desk({ shelf: null }), made.plan?.id ?? ''))).toEqual(['plan_not_found'])
})

test('a preview that changes nothing is no_change, without receipt and without a place on the shelf', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  expect((await preview(memory.desk(), setOf('a.txt', 'a\n', 'a'))).answer.outcome).toBe('no_change')
  expect([memory.shelf.plans.length, memory.receipts().length]).toEqual([0, 0])
})

test('shelf steps: what has not changed is the same shelf; sixty-four retired plans are remembered', () => {
  const kept = retain(EMPTY_SHELF, plan('x'), { author: 'ann' }, 0, HAND_WRITTEN)
  if (!kept.ok) throw new Error('it was refused')
  expect(expire(kept.value.shelf, 1)).toBe(kept.value.shelf)
  expect(retire(kept.value.shelf, { id: 'cs-other', state: 'discarded', at: 1 })).toBe(kept.value.shelf)
  let shelf: Shelf = EMPTY_SHELF
  for (let n = 0; n < 70; n++) {
    const one = retain(shelf, plan(String(n)), { author: 'ann' }, n, HAND_WRITTEN)
    if (one.ok) shelf = retire(one.value.shelf, { id: one.value.entry.plan.id, state: 'discarded', at: n })
  }
  expect(shelf.plans).toEqual([])
  expect(shelf.retired).toHaveLength(64)
  expect(findPlan(shelf, plan('69').id, 'ann', 70)).toMatchObject({ refusals: [{ code: 'plan_discarded' }] })
  expect(findPlan(shelf, plan('0').id, 'ann', 70)).toMatchObject({ refusals: [{ code: 'plan_not_found' }] })
})

test('an applied document retires the plan of the same content', async () => {
  const memory = inMemory({ 'a.txt': 'a\n' })
  const document = setOf('a.txt', 'a\n', 'b')
  const id = (await preview(memory.desk(), document)).plan?.id ?? ''
  await applyDocument(memory.desk(), document)
  expect(memory.shelf.plans).toEqual([])
  expect(codes(await applyPlan(memory.desk(), id))).toEqual(['plan_applied'])
})
