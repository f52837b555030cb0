/** What a run says of itself: inputs that ask for what is not there, plans that are kept or not, permissions that are missing. */
import { afterEach, expect, test } from 'vitest'
import type { Double } from '../github/double.js'
import { workflowDispatchEvent } from '../github/events.js'
import { checkRefusal, snapshot } from '../github/invariants.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, resultOf, run, stage } from './rig.js'

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

interface Refused { readonly outcome: string; readonly refusals: readonly { readonly code: string; readonly message: string }[] }
interface Planned { readonly outcome: string; readonly plan: { readonly id: string; readonly expires_at: string | null; readonly diff: string; readonly diff_cut: readonly unknown[] } }

const DOCUMENT = applyBody().split('```')[1]?.replace(/^json\n/u, '') ?? ''
const plansRef = (number: number): string => `refs/holdfast/plans/pr/${String(number)}`

test.each([
  ['diagnostics', 'warn'],
])('the input %s: %s is refused by its name, since this version has nothing of it', async (input, value) => {
  const { double, number } = await scene()
  const ran = await run(double, (await comment(double, number, applyBody())).event, { inputs: { [input]: value } })
  expect(ran.outputs).toMatchObject({ outcome: 'refused', refusals: '["feature_off"]' })
  expect(resultOf<Refused>(ran).refusals[0]?.message).toMatch(new RegExp(`^This version does not have the input ${input}: \\S+ yet\\.`, 'u'))
  expect(ran.summary).toContain('`feature_off`')
  expect(ran.code).toBe(3)
  expect(double.requests).toEqual([])
})

test('what these inputs say by default passes', async () => {
  const { double, number } = await scene()
  const ran = await run(double, (await comment(double, number, applyBody())).event, { inputs: {
    'config': '.github/holdfast.yml', 'commit-method': 'auto', 'syntax-check': 'refuse', 'diagnostics': 'off', 'verify': 'required', 'isolation': 'required', 'mode': 'auto',
  } })
  expect(ran.outputs['outcome']).toBe('applied')
})

test('mode commit executes a plan that was made before and what needs none, and plans nothing', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const inputs = { mode: 'commit' }
  const ran = await run(double, (await comment(double, number, applyBody())).event, { inputs })
  expect(ran.outputs['refusals']).toBe('["invalid_request"]')
  expect(cards(double, number)[0]?.body).toContain('mode auto')
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, double.requests)).toEqual([])
  const step = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  expect((await run(double, step, { inputs: { ...inputs, 'changeset': DOCUMENT, 'pull-request': String(number) } })).outputs['refusals']).toBe('["invalid_request"]')
  const planned = await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)
  const applied = await run(double, (await comment(double, number, `/holdfast apply ${planned.outputs['plan-id'] ?? ''}`)).event, { inputs })
  expect(applied.outputs['outcome']).toBe('applied')
  const undone = await run(double, (await comment(double, number, `/holdfast undo ${applied.outputs['receipt-id'] ?? ''}`)).event, { inputs })
  expect(undone.outputs['outcome']).toBe('applied')
})

test.each([[{ 'dry-run': 'true' }], [{ mode: 'plan' }]])('%o plans and writes nothing, the ref of retained plans included', async (inputs) => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  for (const verb of ['apply', 'preview']) {
    const ran = await run(double, (await comment(double, number, applyBody({ verb }))).event, { inputs })
    expect(ran.outputs['outcome']).toBe('planned')
    expect(resultOf<Planned>(ran).plan).toMatchObject({ id: ran.outputs['plan-id'], expires_at: null, diff_cut: [] })
    expect(resultOf<Planned>(ran).plan.diff).toContain('+TWO')
    for (const page of [cards(double, number).at(-1)?.body, ran.summary]) {
      expect(page).toContain('**Not retained:**')
      expect(page).not.toContain('/holdfast apply cs-')
    }
    expect(ran.log).toContainEqual(expect.stringMatching(/planned: cs-[0-9a-f]{64}, not retained$/u))
  }
  expect(await double.readRef(REPOSITORY, plansRef(number))).toBeUndefined()
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, double.requests)).toEqual([])
})

test('a dry run looks at a plan that was retained before', async () => {
  const { double, number } = await scene()
  const planned = await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)
  const { event } = await comment(double, number, `/holdfast apply ${planned.outputs['plan-id'] ?? ''}`)
  expect(resultOf<Planned>(await run(double, event, { inputs: { 'dry-run': '1' } })).plan.expires_at).toMatch(/Z$/u)
  expect((await run(double, event)).outputs['outcome']).toBe('applied')
})

test('a preview with a token that may only read is a plan that is not retained', async () => {
  const { double, number } = await scene({ token: { permissions: { 'contents': 'read', 'pull-requests': 'read' } } })
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  for (const inputs of [{}, { mode: 'plan', comment: 'false' }]) {
    const ran = await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event, { inputs })
    expect(ran).toMatchObject({ code: 0, outputs: { outcome: 'planned' } })
    expect(resultOf<Planned>(ran).plan.expires_at).toBeNull()
    expect(ran.summary).toContain('**Not retained:**')
  }
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, [])).toEqual([])
})

test('the whole diff of a plan is in the result file, however long', async () => {
  const { double, number } = await scene()
  const lines = Array.from({ length: 400 }, (_, i) => `line ${String(i)}`)
  const ran = await run(double, (await comment(double, number, applyBody({ verb: 'preview', lines }))).event)
  expect(resultOf<Planned>(ran).plan.diff).toContain('+line 399')
  expect(cards(double, number)[0]?.body).not.toContain('+line 399')
})

test.each(['set.json', 'sub/../set.json'])('a changeset file that is not there (%s) is a refusal that says where it was looked for', async (changeset) => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const event = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  const ran = await run(double, event, { inputs: { changeset, 'pull-request': String(number) } })
  const escapes = changeset.includes('..')
  expect(ran.outputs).toMatchObject({ outcome: 'refused', refusals: escapes ? '["path_escape"]' : '["invalid_request"]' })
  const told = resultOf<Refused>(ran).refusals[0]?.message ?? ''
  expect(told).toContain(escapes ? changeset : '/work/set.json')
  expect(told).not.toContain('mistake of ours')
  expect(ran.summary).toContain('Refused')
  expect(cards(double, number)).toHaveLength(1)
  expect(ran.code).toBe(3)
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, double.requests)).toEqual([])
})

test('the card of a fork has the patch, and the result has it whole', async () => {
  const { double } = await scene()
  await double.addRepository('stranger/demo', { fork: REPOSITORY })
  await double.commitTo('stranger/demo', 'idea', { 'note.txt': { content: 'hm\n' } })
  const { number } = await double.addPullRequest(REPOSITORY, { head: 'idea', headRepository: 'stranger/demo', author: 'stranger' })
  const ran = await run(double, (await comment(double, number, applyBody())).event)
  expect(ran.outputs['refusals']).toBe('["fork_not_writable"]')
  expect(cards(double, number)[0]?.body).toContain('--- a/src/a.txt\n+++ b/src/a.txt\n')
  expect(cards(double, number)[0]?.body).toContain('\n-two\n+TWO\n')
  expect(resultOf<Planned>(ran)).toMatchObject({ outcome: 'refused', plan: { applies: false } })
  expect(resultOf<Planned>(ran).plan.diff).toContain('-two\n+TWO\n')
})

test('a step on a branch is answered with inputs, not with a comment that could not work', async () => {
  const { double } = await scene()
  const event = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  const ran = await run(double, event, { inputs: { changeset: DOCUMENT, branch: BRANCH } })
  expect(ran.summary).toContain(`command: undo ${ran.outputs['receipt-id'] ?? ''}\n  branch: ${BRANCH}\n`)
  expect(ran.summary).not.toContain('/holdfast undo')
  const undone = await run(double, event, { inputs: { 'command': `undo ${ran.outputs['receipt-id'] ?? ''}`, 'branch': BRANCH, 'request-id': 'again' } })
  expect(undone.outputs['outcome']).toBe('applied')
})

test('a card that is told again keeps its diff', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody())
  await run(double, event)
  await run(double, event, { runId: 7_000_000_002 })
  expect(cards(double, number)[0]?.body).toMatch(/Done already[^]*-two\n\+TWO\n/u)
})

test('two runs of one comment that overlap leave one card, the newer one\'s', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody({ verb: 'preview' }))
  const newer = { ran: false }
  double.before('issues/create-comment', async () => {
    if (newer.ran) return
    newer.ran = true
    await run(double, event, { runId: 9_000_000_000 })
  })
  await run(double, event, { runId: 8_000_000_000 })
  expect(newer.ran).toBe(true)
  expect(cards(double, number)).toHaveLength(1)
  expect(cards(double, number)[0]?.body).toContain('/9000000000/1 -->')
})

test('a stale file anchor shows the lines around the hunk with fresh anchors', async () => {
  const { double, number } = await scene()
  await double.commitTo(REPOSITORY, BRANCH, { 'src/long.txt': { content: Array.from({ length: 100 }, (_, i) => `line ${String(i + 1)}\n`).join('') } })
  const ran = await run(double, (await comment(double, number, applyBody({ path: 'src/long.txt', text: 'other\n', line: 60 }))).event)
  expect(ran.outputs['refusals']).toBe('["stale_anchor"]')
  const card = cards(double, number)[0]?.body ?? ''
  expect(card).toMatch(/ 60#[0-9a-f]{4} {2}line 60\n/u)
  expect(card).not.toContain('  line 30\n')
})

test('a permission that is missing for a sign is named in the log and the summary, and fails nothing that landed', async () => {
  const { double, number } = await scene({ token: { permissions: { 'contents': 'write', 'pull-requests': 'write', 'checks': 'read' } } })
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const ran = await run(double, (await comment(double, number, applyBody())).event)
  expect(ran).toMatchObject({ code: 0, outputs: { outcome: 'applied' } })
  expect(ran.log).toContainEqual(expect.stringMatching(/^warning .*checks: write/u))
  expect(ran.summary).toMatch(/checks: ?`? ?.*write/u)
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
})

test('warnings and errors become annotations without a bar in front', async () => {
  const { double, number } = await scene({ token: { permissions: { 'contents': 'read', 'pull-requests': 'read' } } })
  const ran = await run(double, (await comment(double, number, applyBody())).event, { inputs: { 'fail-on': 'refused' } })
  const annotations = ran.log.filter((line) => /^(?:warning|error) /u.test(line))
  expect(annotations.length).toBeGreaterThan(1)
  for (const line of annotations) expect(line).not.toMatch(/^(?:warning|error) \|/u)
})
