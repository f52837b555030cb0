/** Many runs at once: duplicates of one event, different requests, lost ledgers, narrow tokens, rate limits. */
import { afterEach, expect, test } from 'vitest'
import { receiptId } from '../../src/engine/receipt.js'
import { sha256 } from '../../src/host/sha256.js'
import type { Double } from '../github/double.js'
import { workflowDispatchEvent } from '../github/events.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, run, stage, TEXT } from './rig.js'

const open: Double[] = []
async function scene(...options: Parameters<typeof stage>): ReturnType<typeof stage> {
  const made = await stage(...options)
  open.push(made.double)
  return made
}
afterEach(async () => {
  for (const double of open.splice(0)) {
    expect(double.violations).toEqual([])
    await double.close()
  }
})

test('five runs of one event at once land one commit and tell one receipt', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const { event } = await comment(double, number, applyBody())
  const runs = await Promise.all([1, 2, 3, 4, 5].map((n) => run(double, event, { runId: 100 + n })))
  expect(runs.map(({ outputs }) => outputs['outcome'])).toEqual(Array(5).fill('applied'))
  expect(new Set(runs.map(({ outputs }) => outputs['commit'])).size).toBe(1)
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
})

test('three people at once on three files land three commits in some order', async () => {
  const { double, number } = await scene()
  const names = ['x.txt', 'y.txt', 'z.txt']
  await double.commitTo(REPOSITORY, BRANCH, Object.fromEntries(names.map((name) => [name, { content: `${name}\n1\n` }])))
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const events = await Promise.all(names.map((path) => comment(double, number, applyBody({ path, text: `${path}\n1\n` }))))
  const runs = await Promise.all(events.map(({ event }, n) => run(double, event, { runId: 100 + n })))
  expect(runs.map(({ outputs }) => outputs['outcome'])).toEqual(['applied', 'applied', 'applied'])
  expect(await counts(double, number, head)).toEqual({ commits: 3, receipts: 3 })
  expect(cards(double, number)).toHaveLength(3)
})

test('a lost ledger is completed from the trailers of the branch', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const { event } = await comment(double, number, applyBody())
  const first = await run(double, event)
  const ref = `refs/holdfast/receipts/pr/${String(number)}`
  const whole = JSON.parse((await double.readFile(REPOSITORY, ref, 'receipt.json'))?.content.toString() ?? '') as { files: unknown }
  await double.setRef(REPOSITORY, ref, null)
  const second = await run(double, event, { attempt: 2 })
  expect(second.outputs).toMatchObject({ 'outcome': 'applied', 'commit': first.outputs['commit'], 'receipt-id': first.outputs['receipt-id'] })
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
  const again = JSON.parse((await double.readFile(REPOSITORY, ref, 'receipt.json'))?.content.toString() ?? '') as { files: unknown }
  expect(again.files).toEqual(whole.files)
  expect((await run(double, (await comment(double, number, `/holdfast undo ${first.outputs['receipt-id'] ?? ''}`)).event)).outputs['outcome']).toBe('applied')
})

test('a ledger longer than a page is read to its start', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody())
  const first = await run(double, event)
  for (let n = 0; n < 18; n++) {
    const done = await run(double, (await comment(double, number, applyBody({ text: 'one\nTWO\nthree\nfour\nfive\n' }))).event, { inputs: { comment: 'false' } })
    expect(done.outputs['outcome']).toBe('no_change')
  }
  const entries = JSON.parse((await run(double, event, { attempt: 2 })).outputs['refusals'] ?? '') as unknown[]
  expect(entries).toEqual([])
  expect((await run(double, event, { attempt: 3 })).outputs['commit']).toBe(first.outputs['commit'])
  expect((await run(double, (await comment(double, number, `/holdfast undo ${first.outputs['receipt-id'] ?? ''}`)).event)).outputs['outcome']).toBe('applied')
})

test('a token that may not write is told which permission it lacks', async () => {
  const { double, number } = await scene({ token: { permissions: { 'contents': 'read', 'pull-requests': 'write' } } })
  const ran = await run(double, (await comment(double, number, applyBody())).event)
  expect(ran.outputs['refusals']).toBe('["missing_permission"]')
  expect(cards(double, number)[0]?.body).toContain('contents: write')
})

test('a token that may not speak still writes the summary', async () => {
  const { double, number } = await scene({ token: { permissions: { 'contents': 'write', 'pull-requests': 'read' } } })
  const ran = await run(double, (await comment(double, number, applyBody())).event)
  expect(ran.outputs['outcome']).toBe('applied')
  expect(ran.summary).toContain('Applied')
  expect(ran.log.filter((line) => line.startsWith('warning'))).not.toEqual([])
})

test.each([403, 429] as const)('secondary limits (%i) are waited for, writes included', async (status) => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  for (const operation of ['graphql/updateRefs', 'git/create-tree', 'issues/create-comment', /^graphql\/viewer/u]) {
    double.fault({ operation }, { kind: 'secondary-limit', status, retryAfter: 2 })
  }
  expect((await run(double, (await comment(double, number, applyBody())).event)).outputs['outcome']).toBe('applied')
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
  expect(cards(double, number)).toHaveLength(1)
})

test('what the platform stored otherwise than planned is told as indeterminate, in the ledger too', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody())
  const lie: typeof fetch = async (input, init) => {
    const answer = await double.fetch(input, init)
    if (!/\/commits\/[0-9a-f]{40}/u.test(String(input))) return answer
    const body = await answer.json() as { files: { filename: string }[] }
    return new Response(JSON.stringify({ ...body, files: [...body.files, { filename: 'evil.txt', status: 'added' }] }), { status: answer.status, headers: answer.headers })
  }
  const ran = await run(double, event, { fetch: lie })
  expect(ran.outputs['outcome']).toBe('indeterminate')
  expect(ran.code).toBe(4)
  expect(cards(double, number)[0]?.body).toContain('evil.txt changed and should not have')
  const again = await run(double, event, { attempt: 2 })
  expect(again.outputs['outcome']).toBe('indeterminate')
})

test('workflows that will not start join the receipt', async () => {
  const { double, number } = await scene()
  await double.commitTo(REPOSITORY, BRANCH, {
    '.github/workflows/ci.yml': { content: 'on: [push, pull_request]\n' }, '.github/workflows/nightly.yml': { content: 'on:\n  schedule:\n    - cron: "0 3 * * *"\n' },
  })
  expect((await run(double, (await comment(double, number, applyBody())).event)).outputs['outcome']).toBe('applied')
  expect(cards(double, number)[0]?.body).toContain('do not start on a commit of this token: `.github/workflows/ci.yml`')
})

test('from the third change of nothing on, the answer says so and the reactions end', async () => {
  const { double, number } = await scene()
  const same = applyBody({ lines: ['two'] })
  for (const end of [true, true, false]) {
    const { event, comment: asked } = await comment(double, number, same)
    await run(double, event)
    expect(double.world.state.comments.get(asked.id)?.reactions.map(({ content }) => content)).toEqual(end ? ['eyes', 'rocket'] : ['eyes'])
  }
  expect(cards(double, number)[2]?.body).toMatch(/3 times/u)
})

/** Commits to the head branch under the trailers of a request whose plan anybody can work out, before its run starts. */
async function pretend(double: Double, number: number, request: string, plan: string, files: Parameters<Double['commitTo']>[2]): Promise<void> {
  const receipt = receiptId(`pr/${String(number)}`, plan, request, sha256)
  await double.commitTo(REPOSITORY, BRANCH, files, { message: `Shout\n\nHoldfast-Plan: ${plan}\nHoldfast-Receipt: ${receipt}\nHoldfast-Request: ${request}` })
}

test('forged trailers of a pending request do not drop its edit', async () => {
  const { double, number } = await scene()
  const planned = await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)
  const id = planned.outputs['plan-id'] ?? ''
  const asked = [await comment(double, number, applyBody()), await comment(double, number, `/holdfast apply ${id}`)]
  for (const { comment: { id: n } } of asked) {
    await pretend(double, number, `comment:${String(n)}`, id, {})
    await pretend(double, number, `comment:${String(n)}`, id, { 'evil.txt': { content: 'evil\n' } })
    await pretend(double, number, `comment:${String(n)}`, id, { 'run.sh': { content: '#!\n', mode: '100755' } })
  }
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const ran = await run(double, asked[0]?.event as NonNullable<typeof asked[0]>['event'])
  expect(JSON.parse(ran.files.get(ran.outputs['result'] ?? '') ?? '')).not.toHaveProperty('repeated')
  expect(ran.outputs).toMatchObject({ 'outcome': 'applied', 'plan-id': id })
  expect((await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()).toBe(TEXT.replace('two', 'TWO'))
  expect((await run(double, asked[1]?.event as NonNullable<typeof asked[0]>['event'])).outputs['refusals']).toBe('["plan_applied"]')
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
})

test.each(['another line', 'a further path', 'another mode'])('a commit of the planned edit with %s is not believed', async (how) => {
  const { double, number } = await scene()
  const planned = await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)
  const { event, comment: asked } = await comment(double, number, applyBody())
  await pretend(double, number, `comment:${String(asked.id)}`, planned.outputs['plan-id'] ?? '', {
    'src/a.txt': { content: TEXT.replace('two', how === 'another line' ? 'Two' : 'TWO'), ...(how === 'another mode' ? { mode: '100755' } : {}) },
    ...(how === 'a further path' ? { 'evil.txt': { content: 'evil\n' } } : {}),
  })
  const ran = await run(double, event)
  expect(ran.outputs['outcome']).toBe('refused')
  expect(await double.readRef(REPOSITORY, `refs/holdfast/receipts/pr/${String(number)}`)).toBeUndefined()
})

test('a plan and an undo whose entries the ledger lost are told by their commits', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const receipts = `refs/holdfast/receipts/pr/${String(number)}`
  const planned = await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)
  const plan = await comment(double, number, `/holdfast apply ${planned.outputs['plan-id'] ?? ''}`)
  const applied = await run(double, plan.event)
  await double.setRef(REPOSITORY, receipts, null)
  const again = await run(double, plan.event, { attempt: 2 })
  expect(again.outputs).toMatchObject({ 'outcome': 'applied', 'receipt-id': applied.outputs['receipt-id'], 'commit': applied.outputs['commit'] })
  const tip = await double.readRef(REPOSITORY, receipts) ?? ''
  const undo = await comment(double, number, `/holdfast undo ${applied.outputs['receipt-id'] ?? ''}`)
  const undone = await run(double, undo.event)
  await double.setRef(REPOSITORY, receipts, tip)
  expect((await run(double, undo.event, { attempt: 2 })).outputs).toMatchObject({ 'receipt-id': undone.outputs['receipt-id'], 'commit': undone.outputs['commit'] })
  expect(await counts(double, number, head)).toEqual({ commits: 2, receipts: 2 })
})

test('jobs of a matrix that share a step do not drop each other\'s edits: the second is refused, and told what to do', async () => {
  const { double } = await scene()
  await double.commitTo(REPOSITORY, 'matrix', { 'x.txt': { content: 'x\n1\n' }, 'y.txt': { content: 'y\n1\n' } })
  const event = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  const step = (path: string, more: Readonly<Record<string, string>> = {}): ReturnType<typeof run> => run(double, event, {
    inputs: { changeset: applyBody({ path, text: `${path[0] ?? ''}\n1\n` }).split('```')[1]?.replace(/^json\n/u, '') ?? '', branch: 'matrix', ...more },
  })
  const legs = await Promise.all([step('x.txt'), step('y.txt')])
  expect(legs.map(({ outputs }) => outputs['refusals']).sort()).toEqual(['["invalid_request"]', '[]'])
  const [refusal] = (JSON.parse(legs.flatMap(({ outputs, files }) => (outputs['outcome'] === 'refused' ? [files.get(outputs['result'] ?? '') ?? ''] : []))[0] ?? '') as { refusals: { message: string }[] }).refusals
  expect(refusal?.message).toContain('request-id')
  const landed = legs[0]?.outputs['outcome'] === 'applied' ? 'x.txt' : 'y.txt'
  const left = landed === 'x.txt' ? 'y.txt' : 'x.txt'
  expect((await double.readFile(REPOSITORY, 'matrix', left))?.content.toString()).toBe(`${left[0] ?? ''}\n1\n`)
  expect((await step(landed)).outputs['outcome']).toBe('applied')
  expect((await step(left)).outputs['refusals']).toBe('["invalid_request"]')
  expect((await step(left, { 'request-id': 'leg:2' })).outputs['outcome']).toBe('applied')
})
