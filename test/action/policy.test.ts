/** Conversations under a policy: each refusal, and asking for an approval and giving it. */
import { afterEach, expect, test } from 'vitest'
import type { Double } from '../github/double.js'
import { issueCommentEvent } from '../github/events.js'
import { checkRefusal, snapshot } from '../github/invariants.js'
import type { RoleName } from '../github/scene.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, run, stage, TEXT, type Ran } from './rig.js'

const open: Double[] = []
afterEach(async () => {
  for (const double of open.splice(0)) {
    expect(double.violations).toEqual([])
    await double.close()
  }
})

interface Scene {
  readonly double: Double
  readonly number: number
  /** Says something on the pull request and lets the action answer. */
  say(body: string, author?: string): Promise<Ran>
  /** Replaces the policy on the default branch. */
  rule(policy: string): Promise<void>
}

async function scene(policy: string | null, people: Readonly<Record<string, RoleName>> = {}): Promise<Scene> {
  const { double, number } = await stage()
  open.push(double)
  for (const [login, role] of Object.entries(people)) double.setPermission(REPOSITORY, login, role)
  const rule = async (text: string): Promise<void> => { await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: text } }) }
  if (policy !== null) await rule(policy)
  return { double, number, rule, say: async (body, author = 'ann') => run(double, (await comment(double, number, body, author)).event) }
}

/** Asserts that neither branch nor ledger moved; a shelf may, and objects may have been made. */
async function unwritten({ double, number }: Scene, head: string): Promise<void> {
  expect(await counts(double, number, head)).toEqual({ commits: 0, receipts: 0 })
}

async function headOf({ double }: Scene): Promise<string> {
  return await double.readRef(REPOSITORY, BRANCH) ?? ''
}

const codes = ({ outputs }: Ran): unknown => JSON.parse(outputs['refusals'] ?? 'null')
const content = async ({ double }: Scene): Promise<string | undefined> => (await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()

test.each([
  ['a denied path', 'paths: [{ match: "SRC/**", deny: true }]', 'path_denied'],
  ['a protected path of its own', 'protected: ["src/"]', 'protected_path'],
  ['a role that is not enough and may not ask', 'ask: false\npaths: [{ match: "*.txt", require: maintain }]', 'not_authorised'],
  ['an operation whose role is not enough', 'ask: false\nroles: { apply: admin }', 'not_authorised'],
  ['a policy that is none', 'paths: 3', 'invalid_policy'],
] as const)('%s is refused without an object made', async (_, policy, code) => {
  const on = await scene(policy)
  const before = await snapshot(on.double.gitDirectory(REPOSITORY))
  const ran = await on.say(applyBody())
  expect(codes(ran)).toEqual([code])
  expect(cards(on.double, on.number)).toHaveLength(1)
  expect(await checkRefusal(on.double.gitDirectory(REPOSITORY), before, on.double.requests)).toEqual([])
})

test('a broken policy names line and column, and lets reads, help and previews go on', async () => {
  const on = await scene('ask: true\npaths:\n  - match: a\n')
  const ran = await on.say(applyBody())
  expect(JSON.parse(ran.files.get(ran.outputs['result'] ?? '') ?? '')).toMatchObject({ refusals: [{ code: 'invalid_policy', position: '3:5' }] })
  expect(cards(on.double, on.number)[0]?.body).toContain('line 3, column 5')
  for (const body of ['/holdfast help', '/holdfast read src/a.txt', applyBody({ verb: 'preview' })]) expect((await on.say(body)).outputs['outcome']).toMatch(/^(?:ok|planned)$/u)
})

test('the policy of the pull request\'s own branch counts for nothing', async () => {
  const on = await scene('paths: [{ match: "src/**", deny: true }]')
  await on.double.commitTo(REPOSITORY, BRANCH, { '.github/holdfast.yml': { content: 'paths: []\n' } })
  expect(codes(await on.say(applyBody()))).toEqual(['path_denied'])
})

test('a policy that is a link is none', async () => {
  const on = await scene(null)
  await on.double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'elsewhere', mode: '120000' } })
  expect(codes(await on.say(applyBody()))).toEqual(['invalid_policy'])
})

test('roles per operation: reading, previewing and undoing', async () => {
  const on = await scene('ask: false\nroles: { read: maintain, preview: maintain, undo: maintain }', { max: 'maintain' })
  expect(codes(await on.say('/holdfast read src/a.txt'))).toEqual(['not_authorised'])
  expect(codes(await on.say(applyBody({ verb: 'preview' })))).toEqual(['not_authorised'])
  expect((await on.say('/holdfast read src/a.txt', 'max')).outputs['outcome']).toBe('ok')
  const applied = await on.say(applyBody())
  expect(applied.outputs['outcome']).toBe('applied')
  expect(codes(await on.say(`/holdfast undo ${applied.outputs['receipt-id'] ?? ''}`))).toEqual(['not_authorised'])
  expect((await on.say(`/holdfast undo ${applied.outputs['receipt-id'] ?? ''}`, 'max')).outputs['outcome']).toBe('applied')
})

test('a set that somebody else must approve is kept, shown with the command, and executed by who may', async () => {
  const on = await scene('paths: [{ match: "src/**", require: maintain }]', { max: 'maintain', bob: 'write', tim: 'triage', sue: 'none' })
  const head = await headOf(on)
  const asked = await on.say(applyBody())
  expect(codes(asked)).toEqual(['approval_required'])
  const [, id = ''] = /\/holdfast approve (cs-[0-9a-f]{64})/u.exec(cards(on.double, on.number)[0]?.body ?? '') ?? []
  expect(id).toMatch(/^cs-/u)
  expect(codes(await on.say(`/holdfast approve ${id}`))).toEqual(['not_authorised'])
  expect(codes(await on.say(`/holdfast approve ${id}`, 'bob'))).toEqual(['not_authorised'])
  expect(codes(await on.say(`/holdfast approve ${id.slice(0, 40)}`, 'max'))).toEqual(['plan_not_found'])
  const before = cards(on.double, on.number).length
  for (const stranger of ['tim', 'sue']) expect(codes(await on.say(`/holdfast approve ${id}`, stranger))).toEqual(['not_authorised'])
  expect(cards(on.double, on.number)).toHaveLength(before)
  await unwritten(on, head)
  const approved = await on.say(`/holdfast approve ${id}`, 'max')
  expect(approved.outputs).toMatchObject({ 'outcome': 'applied', 'plan-id': id })
  expect(await content(on)).toBe(TEXT.replace('two', 'TWO'))
  expect(JSON.parse(approved.files.get(approved.outputs['result'] ?? '') ?? '')).toMatchObject({ receipt: { actor: 'max', author: 'ann', approved_by: [{ login: 'max' }] } })
  expect(codes(await on.say(`/holdfast approve ${id}`, 'max'))).toEqual(['plan_applied'])
  expect(await counts(on.double, on.number, head)).toEqual({ commits: 1, receipts: 1 })
})

test('two approvals are two people, neither of them the author', async () => {
  const on = await scene('paths: [{ match: "src/**", approvals: 2 }]', { bob: 'write', cat: 'write' })
  const head = await headOf(on)
  await on.say(applyBody())
  const [, id = ''] = /\/holdfast approve (cs-[0-9a-f]{64})/u.exec(cards(on.double, on.number)[0]?.body ?? '') ?? []
  for (const who of ['ann', 'bob', 'bob', 'ann']) expect(codes(await on.say(`/holdfast approve ${id}`, who))).toEqual(['approval_required'])
  // Bob may no longer write: his approval no longer counts, and does again when he may.
  on.double.setPermission(REPOSITORY, 'bob', 'read')
  expect(codes(await on.say(`/holdfast approve ${id}`, 'cat'))).toEqual(['approval_required'])
  await unwritten(on, head)
  on.double.setPermission(REPOSITORY, 'bob', 'write')
  expect((await on.say(`/holdfast apply ${id}`)).outputs).toMatchObject({ 'outcome': 'applied', 'plan-id': id })
})

test('an approval comes too late when the plan has expired, the file has changed, or the policy forbids it', async () => {
  const on = await scene('paths: [{ match: "src/**", require: maintain }]', { max: 'maintain' })
  const ask = async (lines: readonly string[]): Promise<string> => {
    await on.say(applyBody({ lines }))
    return /\/holdfast approve (cs-[0-9a-f]{64})/u.exec(cards(on.double, on.number).at(-1)?.body ?? '')?.[1] ?? ''
  }
  const first = await ask(['2'])
  await on.rule('paths: [{ match: "src/**", deny: true }]')
  expect(codes(await on.say(`/holdfast approve ${first}`, 'max'))).toEqual(['path_denied'])
  await on.rule('paths: [{ match: "src/**", require: admin }]')
  expect(codes(await on.say(`/holdfast approve ${first}`, 'max'))).toEqual(['not_authorised'])
  await on.rule('paths: [{ match: "src/**", require: maintain }]')
  const { event } = await comment(on.double, on.number, `/holdfast approve ${first}`, 'max')
  expect(codes(await run(on.double, event, { now: () => Date.now() + 31 * 60_000 }))).toEqual(['plan_expired'])
  const second = await ask(['II'])
  await on.double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: 'x\n' } })
  await on.double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: `zero\n${TEXT}` } })
  const head = await headOf(on)
  expect(codes(await on.say(`/holdfast approve ${second}`, 'max'))).toEqual(['stale_plan'])
  await unwritten(on, head)
})

test('an approval still holds when the branch moved beside the files of the plan', async () => {
  const on = await scene('paths: [{ match: "src/**", require: maintain }]', { max: 'maintain' })
  const asked = await on.say(applyBody())
  const id = /cs-[0-9a-f]{64}/u.exec(cards(on.double, on.number)[0]?.body ?? '')?.[0] ?? ''
  expect(codes(asked)).toEqual(['approval_required'])
  await on.double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: 'x\n' } })
  expect((await on.say(`/holdfast approve ${id}`, 'max')).outputs['outcome']).toBe('applied')
})

test('an undo can be asked for, and lands as one', async () => {
  const on = await scene('roles: { undo: maintain }', { max: 'maintain' })
  const applied = await on.say(applyBody())
  expect(codes(await on.say(`/holdfast undo ${applied.outputs['receipt-id'] ?? ''}`))).toEqual(['approval_required'])
  const id = /approve (cs-[0-9a-f]{64})/u.exec(cards(on.double, on.number).at(-1)?.body ?? '')?.[1] ?? ''
  const undone = await on.say(`/holdfast approve ${id}`, 'max')
  expect(JSON.parse(undone.files.get(undone.outputs['result'] ?? '') ?? '')).toMatchObject({ receipt: { operation: 'undo', undoes: applied.outputs['receipt-id'] } })
  expect(await content(on)).toBe(TEXT)
})

test.each([
  ['forbids the path', 'paths: [{ match: "src/**", deny: true }]', 'path_denied'], ['is no longer valid', 'paths: 3', 'invalid_policy'],
  ['asks for more', 'paths: [{ match: "src/**", require: maintain }]', 'approval_required'],
] as const)('a policy that %s from just before the move on counts', async (_, policy, code) => {
  const on = await scene('ask: true')
  const head = await headOf(on)
  const { event } = await comment(on.double, on.number, applyBody())
  on.double.before('git/create-commit', () => on.rule(policy))
  expect(codes(await run(on.double, event))).toEqual([code])
  await unwritten(on, head)
})

test('the default branch is written to where the policy lets it, and not when it stops to', async () => {
  const on = await scene('branches: { default: true }')
  await on.double.commitTo(REPOSITORY, 'release', { 'r.txt': { content: 'r\n' } })
  const { number } = await on.double.addPullRequest(REPOSITORY, { head: 'main', base: 'release', author: 'ann' })
  const { event } = await comment(on.double, number, applyBody())
  on.double.before('git/create-commit', () => on.rule('branches: { default: false }'))
  expect(codes(await run(on.double, event))).toEqual(['branch_protected'])
  await on.rule('branches: { default: true }')
  expect((await run(on.double, (await comment(on.double, number, applyBody())).event)).outputs['outcome']).toBe('applied')
})

test('an opening lets whom it names change a protected path, spelled exactly', async () => {
  const on = await scene('open: [{ match: ".vscode/**", require: maintain }]', { max: 'maintain' })
  for (const path of ['.vscode/tasks.json', '.VSCode/tasks.json']) await on.double.commitTo(REPOSITORY, BRANCH, { [path]: { content: TEXT } })
  expect(codes(await on.say(applyBody({ path: '.vscode/tasks.json' })))).toEqual(['approval_required'])
  expect(codes(await on.say(applyBody({ path: '.VSCode/tasks.json' }), 'max'))).toEqual(['protected_path'])
  expect((await on.say(applyBody({ path: '.vscode/tasks.json' }), 'max')).outputs['outcome']).toBe('applied')
})

test('bots are listened to by numeric id alone, and approve nothing', async () => {
  const on = await scene(null)
  const bot = on.double.addUser('helper[bot]', { type: 'Bot' })
  const before = await snapshot(on.double.gitDirectory(REPOSITORY))
  expect(await on.say(applyBody(), 'helper[bot]')).toMatchObject({ code: 0, outputs: {} })
  expect(await checkRefusal(on.double.gitDirectory(REPOSITORY), before, on.double.requests)).toEqual([])
  expect(on.double.requests.every(({ mutating }) => !mutating)).toBe(true)
  await on.rule(`bots: [${String(bot.id)}]\npaths: [{ match: "src/b.txt", approvals: 1 }]`)
  expect(codes(await on.say(applyBody({ path: 'src/b.txt', text: 'b\n', line: 1 })))).toEqual(['approval_required'])
  const id = /approve (cs-[0-9a-f]{64})/u.exec(cards(on.double, on.number).at(-1)?.body ?? '')?.[1] ?? ''
  expect(codes(await on.say(`/holdfast approve ${id}`, 'helper[bot]'))).toEqual(['not_authorised'])
  expect((await on.say(applyBody(), 'helper[bot]')).outputs['outcome']).toBe('applied')
})

test('limits are raised and hidden characters agreed to by the policy, not by a comment', async () => {
  const on = await scene('limits: { files: 20 }\nallow_hidden: true')
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`f/${String(i)}`, { content: TEXT }]))
  await on.double.commitTo(REPOSITORY, BRANCH, files)
  const one = JSON.parse(applyBody().split('```json')[1]?.split('```')[0] ?? '') as { changes: { expected_anchor: string }[] }
  const body = (extra: object): string => `/holdfast apply\n\`\`\`json\n${JSON.stringify({
    version: 1, changes: Object.keys(files).map((path) => ({ path, expected_anchor: one.changes[0]?.expected_anchor, hunks: [{ start: 2, end: 2, lines: ['t\u200bwo'] }] })), ...extra,
  })}\n\`\`\`\n`
  expect((codes(await on.say(body({}))) as string[])[0]).toBe('hidden_characters')
  expect((await on.say(body({ allow_hidden: true }))).outputs).toMatchObject({ 'outcome': 'applied', 'changed-files': '20' })
  await on.rule('paths: [{ match: "f/7", deny: true }]\nlimits: { files: 20 }')
  expect(codes(await on.say(body({ title: 'again' })))).toContain('path_denied')
})

test('the input config names the policy; one that is not there is a mistake', async () => {
  const on = await scene(null)
  const { event } = await comment(on.double, on.number, applyBody())
  expect(codes(await run(on.double, event, { inputs: { config: 'ops/policy.yml' } }))).toEqual(['invalid_policy'])
  await on.double.commitTo(REPOSITORY, 'main', { 'ops/policy.yml': { content: 'paths: [{ match: src, deny: true }]\n' } })
  expect(codes(await run(on.double, await issueCommentEvent(on.double, (await comment(on.double, on.number, applyBody())).comment), { inputs: { config: 'ops/policy.yml' } }))).toEqual(['path_denied'])
})
