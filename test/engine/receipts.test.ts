/** Receipts, repetition, permission, a target that moves, undo (spec pages 2.3 and 2.6). */
import { expect, test } from 'vitest'
import { applyDocument, applyPlan, preview } from '../../src/commands/changes.js'
import { receipts, undo } from '../../src/commands/receipts.js'
import { canonicalDigest } from '../../src/base/canonical.js'
import { mergeReceipts, receiptId, receiptSchema, repetitions, type Receipt } from '../../src/engine/receipt.js'
import { answerSchema } from '../../src/engine/answer.js'
import { bindPlan, sideOf } from '../../src/engine/plan.js'
import { execute } from '../../src/engine/execute.js'
import { fa, inMemory, raw, sha256, type Memory } from '../support/memory.js'

function setOf(changes: Readonly<Record<string, readonly [string, string]>>): string {
  return JSON.stringify({ version: 1, title: 'A title', changes: Object.entries(changes).map(([path, [text, line]]) => ({ path, expected_anchor: fa(text), hunks: [{ start: 1, end: 1, lines: [line] }] })) })
}

const SET = setOf({ 'a.txt': ['a\nb\n', 'A'], 'same.txt': ['x\n', 'x'] })

function memory(): Memory {
  return inMemory({ 'a.txt': 'a\nb\n', 'same.txt': 'x\n' })
}

test('a receipt tells intent and effect', async () => {
  const made = memory()
  const { answer, plan } = await applyDocument(made.desk({ requestId: 'comment:7', actor: 'ann' }), SET)
  expect(answerSchema.parse(answer)).toEqual(answer)
  expect(made.receipts()).toEqual([{
    id: `hr-${canonicalDigest({ owner: 'local/main', plan_id: plan?.id, request_id: 'comment:7' }, sha256)}`,
    owner: 'local/main', plan_id: plan?.id, request_id: 'comment:7', actor: 'ann', operation: 'apply', title: 'A title',
    files: [{ path: 'a.txt', operation: 'edit', mode: '100644', before: { sha256: sha256(raw('a\nb\n')), anchor: fa('a\nb\n') }, after: { sha256: sha256(raw('A\nb\n')), anchor: fa('A\nb\n') }, added: 1, removed: 1 }],
    unchanged: ['same.txt'], commit: null, checks: [], indeterminate: [], at: new Date(made.now).toISOString(),
  }])
  expect(receiptSchema.parse(made.receipts()[0])).toEqual(made.receipts()[0])
})

test('ids: same owner, plan and request, same receipt; anything else, another', () => {
  const ids = [receiptId('o', 'p', 'r', sha256), receiptId('o2', 'p', 'r', sha256), receiptId('o', 'p2', 'r', sha256), receiptId('o', 'p', 'r2', sha256)]
  expect(new Set(ids).size).toBe(4)
  expect(receiptId('o', 'p', 'r', sha256)).toBe(ids[0])
  expect(ids.every((id) => /^hr-[0-9a-f]{64}$/u.test(id))).toBe(true)
})

test('the same request delivered twice answers with the first receipt and does nothing', async () => {
  const made = memory()
  const first = await applyDocument(made.desk({ requestId: 'comment:7' }), SET)
  made.write('a.txt', 'somebody else\n')
  // Spelt otherwise, it is the same content.
  for (const document of [SET, JSON.stringify(JSON.parse(SET), null, 2)]) {
    const again = await applyDocument(made.desk({ requestId: 'comment:7' }), document)
    expect(again.answer).toEqual({ ...first.answer, repeated: true })
  }
  expect(made.text('a.txt')).toBe('somebody else\n')
  expect(made.receipts()).toHaveLength(1)
})

test('the same request id with other content is refused, and its edit neither done nor called done', async () => {
  const others = [
    setOf({ 'a.txt': ['A\nb\n', 'x'], 'same.txt': ['x\n', 'x'] }), setOf({ 'a.txt': ['a\nb\n', 'B'], 'same.txt': ['x\n', 'x'] }), setOf({ 'a.txt': ['a\nb\n', 'A'], 'same.txt': ['x\n', 'y'] }),
    setOf({ 'other.txt': ['o\n', 'p'] }), SET.replace('A title', 'B title'), JSON.stringify({ ...JSON.parse(SET) as object, verify: [{ language: 'js', code: '1' }] }), 'no JSON',
  ]
  const made = inMemory({ 'a.txt': 'a\nb\n', 'same.txt': 'x\n', 'other.txt': 'o\n' })
  const first = await applyDocument(made.desk({ requestId: 'run:1/job/step' }), SET)
  const before = made.tree()
  for (const document of others) {
    const { answer } = await applyDocument(made.desk({ requestId: 'run:1/job/step' }), document)
    expect(answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request', message: expect.stringMatching(/run:1\/job\/step .* request-id/u) }] })
  }
  expect([made.tree(), made.receipts().length]).toEqual([before, 1])
  const undone = await undo(made.desk({ requestId: 'run:1/job/step' }), made.receipts()[0]?.id ?? '')
  expect(undone.answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request' }] })
  expect((await applyDocument(made.desk({ requestId: 'run:1/job/step' }), SET)).answer).toEqual({ ...first.answer, repeated: true })
})

test('a set that changed nothing, an undo and a plan are known again by their request, and others are not', async () => {
  const made = inMemory({ 'a.txt': 'a\nb\n', 'b.txt': 'b\n', 'same.txt': 'x\n' })
  const nothing = setOf({ 'same.txt': ['x\n', 'x'] })
  await applyDocument(made.desk({ requestId: 'n' }), nothing)
  made.write('same.txt', 'y\n')
  expect((await applyDocument(made.desk({ requestId: 'n' }), nothing)).answer).toMatchObject({ outcome: 'no_change', repeated: true })
  expect((await applyDocument(made.desk({ requestId: 'n' }), setOf({ 'same.txt': ['y\n', 'y'] }))).answer).toMatchObject({ refusals: [{ code: 'invalid_request' }] })
  expect((await applyDocument(made.desk({ requestId: 'n' }), setOf({ 'a.txt': ['a\nb\n', 'a'] }))).answer).toMatchObject({ refusals: [{ code: 'invalid_request' }] })

  await applyDocument(made.desk(), setOf({ 'a.txt': ['a\nb\n', 'A'] }))
  await applyDocument(made.desk(), setOf({ 'b.txt': ['b\n', 'B'] }))
  const [, one, two] = made.receipts().map(({ id }) => id) as [string, string, string]
  const undone = await undo(made.desk({ requestId: 'u' }), one)
  expect((await undo(made.desk({ requestId: 'u' }), one.slice(0, 20))).answer).toEqual({ ...undone.answer, repeated: true })
  expect((await undo(made.desk({ requestId: 'u' }), two)).answer).toMatchObject({ refusals: [{ code: 'invalid_request' }] })
  expect((await undo(made.desk(), one)).answer).toMatchObject({ refusals: [{ code: 'already_undone' }] })

  const [p, q] = await Promise.all(['P', 'Q'].map(async (line) => (await preview(made.desk(), setOf({ 'a.txt': ['a\nb\n', line] }))).plan?.id ?? '')) as [string, string]
  const applied = await applyPlan(made.desk({ requestId: 'p' }), p)
  expect(applied.answer.outcome).toBe('applied')
  for (const id of [p, p.slice(0, 20)]) expect((await applyPlan(made.desk({ requestId: 'p' }), id)).answer).toEqual({ ...applied.answer, repeated: true })
  expect((await applyPlan(made.desk({ requestId: 'p' }), q)).answer).toMatchObject({ refusals: [{ code: 'invalid_request' }] })
  expect((await applyPlan(made.desk({ requestId: 'other' }), p)).answer).toMatchObject({ refusals: [{ code: 'plan_applied' }] })
  expect((await applyPlan(made.desk({ requestId: 'other' }), q)).answer).toMatchObject({ refusals: [{ code: 'stale_plan' }] })
  expect(made.text('b.txt')).toBe('B\n')
})

test('a request is looked up once', async () => {
  const made = memory()
  let looks = 0
  const counting = (desk: ReturnType<Memory['desk']>): ReturnType<Memory['desk']> =>
    ({ ...desk, ledger: { ...desk.ledger, ofRequest: (id) => (looks++, desk.ledger.ofRequest(id)) } })
  const { plan } = await preview(made.desk(), SET)
  await applyPlan(counting(made.desk()), plan?.id ?? '')
  await undo(counting(made.desk()), made.receipts()[0]?.id ?? '')
  expect(looks).toBe(2)
})

test('where another set of the request lands meanwhile, this one is refused', async () => {
  const made = memory()
  const desk = made.desk({ requestId: 'r' })
  const receipt = { request_id: 'r', id: 'hr-other' } as unknown as Receipt
  const late = { ...desk, target: { ...desk.target, land: () => Promise.resolve({ kind: 'landed' as const, receipt }) } }
  expect((await applyDocument(late, SET)).answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request' }] })
})

test('no-change outcomes in a row are counted, and from the third said plainly', async () => {
  const made = memory()
  const nothing = setOf({ 'a.txt': ['a\nb\n', 'a'] })
  const told: unknown[] = []
  for (let n = 0; n < 4; n++) {
    const { answer } = await applyDocument(made.desk(), nothing)
    expect(answer.outcome).toBe('no_change')
    told.push([made.receipts().at(-1)?.repetition, /nothing \d times/u.test(JSON.stringify(answer))])
  }
  expect(told).toEqual([[1, false], [2, false], [3, true], [4, true]])
  // Another plan does not come between; its own outcome does.
  await applyDocument(made.desk(), setOf({ 'same.txt': ['x\n', 'X'] }))
  const { answer } = await applyDocument(made.desk(), nothing)
  expect(answer).toMatchObject({ receipt: { repetition: 5 } })
})

test('repetitions end at an outcome of another kind', () => {
  const one = (plan_id: string, changed: boolean): Receipt => ({ plan_id, files: changed ? [{}] : [] }) as unknown as Receipt
  expect(repetitions([one('p', false), one('p', false), one('q', false), one('q', true)], 'p')).toBe(2)
  expect(repetitions([one('p', false), one('p', true), one('p', false)], 'p')).toBe(1)
  expect(repetitions([], 'p')).toBe(0)
})

test('a second entry under the same id adds and takes nothing back', () => {
  const first = { id: 'hr-1', at: 'then', commit: 'c0ffee', title: 't' } as unknown as Receipt
  const second = { id: 'hr-1', at: 'later', commit: null, title: 't', verified: true } as unknown as Receipt
  const other = { id: 'hr-2', at: 'between', commit: null } as unknown as Receipt
  expect(mergeReceipts([first, other, second])).toEqual([{ id: 'hr-1', at: 'then', commit: 'c0ffee', title: 't', verified: true }, other])
})

test('one permission decision for the whole set; one denied path means zero writes', async () => {
  const made = memory()
  const asked: unknown[] = []
  const decide = (operation: string, paths: readonly string[]): Promise<{ ok: false; refusals: { code: 'path_denied'; path: string }[] }> => {
    asked.push([operation, [...paths].sort()])
    return Promise.resolve({ ok: false, refusals: [{ code: 'path_denied', path: 'same.txt' }] })
  }
  const { answer } = await applyDocument(made.desk({ authority: { decide } }), SET)
  expect(answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'path_denied', path: 'same.txt' }] })
  expect(asked).toEqual([['apply', ['a.txt', 'same.txt']]])
  expect([made.writes, made.receipts().length]).toEqual([0, 0])
})

test('a target that moved is verified anew: fresh files land, drifted ones do not, and a target that never rests ends it', async () => {
  const fresh = memory()
  let moves = 2
  fresh.before.land = () => {
    // What moved is not what the set touches: the same bytes, written again.
    if (moves-- > 0) fresh.write('a.txt', fresh.text('a.txt') === 'a\nb\n' ? 'a\r\nb\n' : 'a\nb\n')
  }
  // Once the other state is there, a plan is stale and nothing is written; a document whose anchors hold for it still lands.
  const { answer } = await preview(fresh.desk(), SET)
  expect((await applyPlan(fresh.desk(), answer.outcome === 'planned' ? answer.plan.id : '')).answer)
    .toMatchObject({ outcome: 'refused', refusals: [{ code: 'stale_plan', path: 'a.txt' }] })
  expect([fresh.writes, fresh.receipts().length]).toEqual([0, 0])
  moves = 2
  expect((await applyDocument(fresh.desk(), SET)).answer.outcome).toBe('applied')

  const busy = memory()
  let landings = 0
  const desk = busy.desk()
  const moving = { ...desk, target: { ...desk.target, land: () => Promise.resolve((landings++, { kind: 'moved' as const })) } }
  expect((await applyDocument(moving, SET)).answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'stale_plan' }] })
  expect(landings).toBe(64)
  let late = 0
  const third = { ...desk, target: { ...desk.target, land: (set: Parameters<typeof desk.target.land>[0]) => (late++ < 3 ? Promise.resolve({ kind: 'moved' as const }) : desk.target.land(set)) } }
  expect((await applyDocument(third, SET)).answer.outcome).toBe('applied')
})

test('what a target cannot confirm is indeterminate, with the receipt', async () => {
  const made = memory()
  const desk = made.desk()
  const unsure = { ...desk, target: { ...desk.target, land: async (set: Parameters<typeof desk.target.land>[0]) => {
    const landed = await desk.target.land({ ...set, receipt: { ...set.receipt, indeterminate: ['the editor did not answer'] } })
    return landed
  } } }
  expect((await applyDocument(unsure, SET)).answer).toMatchObject({ outcome: 'indeterminate', message: 'the editor did not answer', receipt: { title: 'A title' } })
})

test('cells to verify by are refused while there is no workshop, before anything is written', async () => {
  const made = memory()
  const document = JSON.stringify({ ...JSON.parse(SET) as object, verify: [{ language: 'js', code: '1' }] })
  expect((await applyDocument(made.desk(), document)).answer).toMatchObject({ refusals: [{ code: 'feature_off' }] })
  expect([made.writes, made.receipts().length]).toEqual([0, 0])
})

test('undo is refused when a touched file is no longer as the receipt left it', async () => {
  const drifts: readonly ((made: Memory) => void)[] = [
    (made) => made.write('a.txt', 'A\r\nb\n'), (made) => made.write('a.txt', { run: 'A\nb\n' }), (made) => made.files.delete('a.txt'), (made) => made.write('a.txt', { link: 'same.txt' }),
  ]
  for (const drift of drifts) {
    const made = memory()
    await applyDocument(made.desk(), SET)
    drift(made)
    const before = made.tree()
    expect((await undo(made.desk(), made.receipts()[0]?.id ?? '')).answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'changed_since', path: 'a.txt' }] })
    expect([made.tree(), made.receipts().length]).toEqual([before, 1])
  }
})

test('undo names its receipt by an unambiguous prefix, and only one that changed something', async () => {
  const made = memory()
  await applyDocument(made.desk(), setOf({ 'a.txt': ['a\nb\n', 'a'] }))
  await applyDocument(made.desk(), SET)
  const [nothing, something] = made.receipts()
  const code = async (id: string): Promise<unknown> => {
    const { answer } = await undo(made.desk(), id)
    return answer.outcome === 'refused' ? answer.refusals.map((refusal) => refusal.code) : answer.outcome
  }
  expect(await code(nothing?.id ?? '')).toEqual(['receipt_not_found'])
  expect(await code('hr-0123456789ab')).toEqual(['receipt_not_found'])
  expect(await code((something?.id ?? '').slice(0, 14))).toEqual(['receipt_not_found'])
  expect(await code((something?.id ?? '').slice(0, 15))).toBe('applied')
  expect(made.receipts()[2]).toMatchObject({ operation: 'undo', undoes: something?.id, title: 'Undo A title' })
  expect((await receipts(made.desk(), null)).answer).toMatchObject({ receipts: [{ id: nothing?.id }, { id: something?.id }, {}] })
  expect((await receipts(made.desk(), something?.id ?? '')).answer).toMatchObject({ receipts: [{ id: something?.id }] })
})

test('undo takes creations, deletions and moves back, and refuses where something stands in the way', async () => {
  const made = inMemory({ 'gone.txt': 'gone\n', 'old.txt': { run: 'moved\n' } })
  const desk = made.desk()
  const before = made.tree()
  const paths = ['new.txt', 'gone.txt', 'old.txt', 'dir/renamed.txt']
  const loaded = await desk.target.load(paths)
  if (!loaded.ok) throw new Error('it is not loaded')
  const side = (text: string, mode: '100644' | '100755' = '100644'): ReturnType<typeof sideOf> => sideOf(raw(text), mode, sha256)
  const plan = bindPlan({ title: 'All kinds', verify: [], unchanged: [], files: [
    { operation: 'create', path: 'new.txt', before: null, after: side('new\n') }, { operation: 'delete', path: 'gone.txt', before: side('gone\n'), after: null },
    { operation: 'move', path: 'dir/renamed.txt', from: 'old.txt', before: side('moved\n', '100755'), after: side('moved\n', '100755') },
  ] }, 'local', null, sha256)
  expect((await execute(desk, plan, loaded.value, { operation: 'transaction' })).answer.outcome).toBe('applied')
  expect(made.tree()).toEqual({ 'dir/renamed.txt': '100755 moved\n', 'new.txt': '100644 new\n' })
  const id = made.receipts()[0]?.id ?? ''
  made.write('old.txt', 'in the way\n')
  expect((await undo(made.desk(), id)).answer).toMatchObject({ refusals: [{ code: 'changed_since', path: 'old.txt' }] })
  made.files.delete('old.txt')
  expect((await undo(made.desk(), id)).answer.outcome).toBe('applied')
  expect(made.tree()).toEqual(before)
})

test('undo needs the before-image that the store kept', async () => {
  const made = memory()
  await applyDocument(made.desk(), SET)
  made.entries[0]?.before.clear()
  expect((await undo(made.desk(), made.receipts()[0]?.id ?? '')).answer).toMatchObject({ refusals: [{ code: 'changed_since', path: 'a.txt' }] })
  expect(made.writes).toBe(1)
})
