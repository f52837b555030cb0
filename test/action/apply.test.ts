import { afterEach, expect, test } from 'vitest'
import type { Double } from '../github/double.js'
import { issueCommentEvent, pullRequestEvent, reviewCommentEvent, workflowDispatchEvent } from '../github/events.js'
import { checkLanding, checkRefusal, snapshot } from '../github/invariants.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, resultOf, run, stage, TEXT } from './rig.js'

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

const reactions = (double: Double, number: number): string[] =>
  double.comments(REPOSITORY, number).filter(({ body }) => body.startsWith('/holdfast')).flatMap((one) => one.reactions.map(({ content }) => content))

test('an apply lands one commit, its receipt and a card', async () => {
  const { double, number } = await scene()
  const directory = double.gitDirectory(REPOSITORY)
  const before = await snapshot(directory)
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const { event, comment: asked } = await comment(double, number, applyBody())
  const ran = await run(double, event)
  expect(ran.outputs).toMatchObject({ 'outcome': 'applied', 'changed-files': '1', 'refusals': '[]' })
  expect(ran.code).toBe(0)
  const receipts = `refs/holdfast/receipts/pr/${String(number)}`
  expect(await checkLanding({ directory, before, branch: `refs/heads/${BRANCH}`, parent: head, paths: ['src/a.txt'], receipts })).toEqual([])
  expect((await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()).toBe('one\nTWO\nthree\nfour\nfive\n')
  expect((await double.readFile(REPOSITORY, receipts, 'before/src/a.txt'))?.content.toString()).toBe(TEXT)
  const receipt = JSON.parse((await double.readFile(REPOSITORY, receipts, 'receipt.json'))?.content.toString() ?? '') as Record<string, unknown>
  expect(receipt).toMatchObject({
    id: ran.outputs['receipt-id'], commit: ran.outputs['commit'], verified: true, actor: 'ann', operation: 'apply',
    request_id: `comment:${String(asked.id)}`, plan_id: ran.outputs['plan-id'],
  })
  const made = await double.world.store(double.repository(REPOSITORY)).commit(ran.outputs['commit'] ?? '')
  expect(made?.message).toMatch(/^Shout\n\nCo-authored-by: ann <\d+\+ann@users\.noreply\.github\.com>\nHoldfast-Plan: cs-[0-9a-f]{64}\nHoldfast-Receipt: hr-[0-9a-f]{64}\nHoldfast-Request: comment:\d+\n?$/u)
  expect(cards(double, number)).toHaveLength(1)
  expect(reactions(double, number).sort()).toEqual(['eyes', 'rocket'])
  expect(double.checkRuns(REPOSITORY)).toMatchObject([{ headSha: ran.outputs['commit'], conclusion: 'success' }])
  expect(ran.secrets).toEqual([double.token])
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
})

/** Asserts that nothing happened to git, not even an object made, unless the last look refused. */
async function untouched(double: Double, before: Awaited<ReturnType<typeof snapshot>>, options: { readonly objects?: boolean } = {}): Promise<void> {
  const problems = await checkRefusal(double.gitDirectory(REPOSITORY), before, double.requests)
  expect(problems.filter((problem) => options.objects !== true || !/^git\/create-(?:tree|commit) was accepted$/u.test(problem))).toEqual([])
}

test('a stale anchor is refused with the current one, and nothing moves', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const { event } = await comment(double, number, applyBody({ text: 'something else\n' }))
  const ran = await run(double, event)
  expect(ran.outputs).toMatchObject({ outcome: 'refused', refusals: '["stale_anchor"]' })
  expect(ran.code).toBe(0)
  const answer = JSON.parse(ran.files.get(ran.outputs['result'] ?? '') ?? '') as { refusals: { current_anchor: string }[] }
  expect(answer.refusals[0]?.current_anchor).toMatch(/^fa:[0-9a-f]{12}$/u)
  expect(cards(double, number)[0]?.body).toContain(answer.refusals[0]?.current_anchor)
  expect(reactions(double, number).sort()).toEqual(['confused', 'eyes'])
  await untouched(double, before)
})

test.each([
  ['a redelivered event', { runId: 7_000_000_002 }],
  ['a re-run', { attempt: 2 }],
])('%s tells the first receipt again', async (_, again) => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const { event } = await comment(double, number, applyBody())
  const first = await run(double, event)
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  double.clearLog()
  const second = await run(double, event, again)
  expect(second.outputs).toMatchObject({ 'outcome': 'applied', 'receipt-id': first.outputs['receipt-id'], 'commit': first.outputs['commit'] })
  expect(JSON.parse(second.files.get(second.outputs['result'] ?? '') ?? '')).toMatchObject({ repeated: true })
  expect(cards(double, number)).toHaveLength(1)
  expect(double.checkRuns(REPOSITORY)).toHaveLength(1)
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
  await untouched(double, before)
})

test('an older run never overwrites the card of a newer one', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody())
  await run(double, event, { runId: 9_000_000_000 })
  const [card] = cards(double, number)
  await run(double, event, { runId: 8_000_000_000 })
  expect(cards(double, number).map(({ body }) => body)).toEqual([card?.body])
})

test('a stranger gets no answer, and a reader no more than a thumb', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  double.setPermission(REPOSITORY, 'reader', 'triage')
  const reader = await run(double, (await comment(double, number, applyBody(), 'reader')).event)
  expect(reader.outputs).toMatchObject({ outcome: 'refused', refusals: '["not_authorised"]' })
  expect(cards(double, number)).toEqual([])
  expect(reactions(double, number)).toEqual(['-1'])
  await untouched(double, before)

  double.setPermission(REPOSITORY, 'outsider', 'none')
  double.clearLog()
  await run(double, (await comment(double, number, applyBody(), 'outsider')).event)
  await run(double, (await comment(double, number, '/holdfast aply', 'outsider')).event)
  await run(double, (await comment(double, number, '/holdfast aply', 'reader')).event)
  expect(reactions(double, number)).toEqual(['-1'])
  expect(cards(double, number)).toEqual([])
  await untouched(double, before)
})

test('bots, plain issues, edits, deletions and comments without a command ask nothing of the API', async () => {
  const { double, number } = await scene()
  const issue = double.addIssue(REPOSITORY, { author: 'ann' })
  const written = double.addComment(REPOSITORY, number, { author: 'ann', body: applyBody() })
  const events = [
    (await comment(double, number, 'Look, a bot', 'helper[bot]')).event, (await comment(double, issue.number, applyBody())).event,
    (await comment(double, number, 'I would /holdfast apply this')).event,
    await issueCommentEvent(double, written, { action: 'edited' }), await issueCommentEvent(double, written, { action: 'deleted' }),
  ]
  for (const event of events) expect(await run(double, event)).toMatchObject({ code: 0, outputs: {} })
  expect(double.requests).toEqual([])
})

test('pull_request_target is refused without a request', async () => {
  const { double, number } = await scene()
  const ran = await run(double, await pullRequestEvent(double, REPOSITORY, number, { target: true }))
  expect(ran).toMatchObject({ code: 3, outputs: { refusals: '["event_not_allowed"]' } })
  expect(double.requests).toEqual([])
})

test('the triggering actor of a re-run needs the permission too', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  double.setPermission(REPOSITORY, 'bob', 'read')
  const ran = await run(double, (await comment(double, number, applyBody())).event, { attempt: 2, triggeringActor: 'bob' })
  expect(ran.outputs['refusals']).toBe('["not_authorised"]')
  await untouched(double, before)
})

test('a login that now belongs to somebody else has no permission', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody())
  const payload = structuredClone(event.payload) as { comment: { user: { id: number } } }
  payload.comment.user.id += 1
  expect((await run(double, { ...event, payload: payload as unknown as Record<string, unknown> })).outputs['refusals']).toBe('["not_authorised"]')
})

test('the head moves elsewhere in the tree: the plan is verified again and lands on top', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const { event } = await comment(double, number, applyBody())
  double.before('graphql/updateRefs', () => double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: 'x\n' } }))
  const ran = await run(double, event)
  expect(ran.outputs['outcome']).toBe('applied')
  expect(await counts(double, number, head)).toEqual({ commits: 2, receipts: 1 })
  expect((await double.readFile(REPOSITORY, BRANCH, 'other.txt'))?.content.toString()).toBe('x\n')
})

test('the head moves at the touched file: head_moved with the current anchor', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const { event } = await comment(double, number, applyBody())
  double.before('graphql/updateRefs', () => double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: 'changed\n' } }))
  const ran = await run(double, event)
  expect(ran.outputs['refusals']).toBe('["head_moved"]')
  expect(cards(double, number)[0]?.body).toMatch(/fa:[0-9a-f]{12}/u)
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 0 })
})

test('a head reset to an older commit is not silently restored: the set lands on what the branch is now', async () => {
  const { double, number } = await scene()
  const main = await double.readRef(REPOSITORY, 'main') ?? ''
  const { event } = await comment(double, number, applyBody())
  double.before('graphql/updateRefs', () => double.setRef(REPOSITORY, `refs/heads/${BRANCH}`, main))
  const ran = await run(double, event)
  expect((await double.world.store(double.repository(REPOSITORY)).commit(ran.outputs['commit'] ?? ''))?.parents).toEqual([main])
  expect(await double.readFile(REPOSITORY, BRANCH, 'note.txt')).toBeUndefined()
})

test('a head that keeps moving is given up after three further attempts', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody())
  let n = 0
  double.before({ operation: 'graphql/updateRefs', times: 99 }, () => double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: `${String(n++)}\n` } }))
  const ran = await run(double, event)
  expect(ran.outputs['refusals']).toBe('["head_moved"]')
  expect(n).toBe(4)
})

test('only the ledger moves: the same commit is told of on top of the other entry', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  await run(double, (await comment(double, number, applyBody({ lines: ['two'] }))).event)
  const { event } = await comment(double, number, applyBody())
  const other = await comment(double, number, applyBody({ lines: ['two'] }))
  double.before('graphql/updateRefs', () => run(double, other.event).then(({ outputs }) => expect(outputs['outcome']).toBe('no_change')))
  expect((await run(double, event)).outputs['outcome']).toBe('applied')
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 3 })
})

test.each(['edited', 'deleted'] as const)('a comment %s just before the move stops the run', async (how) => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const { event, comment: asked } = await comment(double, number, applyBody())
  double.before('git/create-commit', () => { if (how === 'edited') double.editComment(asked.id, 'never mind'); else double.deleteComment(asked.id) })
  expect((await run(double, event)).outputs['refusals']).toBe('["event_not_allowed"]')
  await untouched(double, before, { objects: true })
})

test('a comment edited before the run stops it without an object made', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const { event, comment: asked } = await comment(double, number, applyBody())
  double.editComment(asked.id, `${asked.body} `)
  expect((await run(double, event)).outputs['refusals']).toBe('["event_not_allowed"]')
  await untouched(double, before)
})

test('permission lost just before the move stops the run', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const { event } = await comment(double, number, applyBody())
  double.before('git/create-commit', () => double.setPermission(REPOSITORY, 'ann', 'read'))
  expect((await run(double, event)).outputs['refusals']).toBe('["not_authorised"]')
  await untouched(double, before, { objects: true })
})

test.each(['closed', 'merged'] as const)('a %s pull request is refused', async (state) => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  double.setPullState(REPOSITORY, number, state)
  expect((await run(double, (await comment(double, number, applyBody())).event)).outputs['refusals']).toBe('["pull_request_closed"]')
  await untouched(double, before)
})

test('a pull request closed just before the move is refused', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const { event } = await comment(double, number, applyBody())
  double.before('git/create-commit', () => double.setPullState(REPOSITORY, number, 'closed'))
  expect((await run(double, event)).outputs['refusals']).toBe('["pull_request_closed"]')
  await untouched(double, before, { objects: true })
})

test('a deleted head branch is refused', async () => {
  const { double, number } = await scene()
  await double.setRef(REPOSITORY, `refs/heads/${BRANCH}`, null)
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  expect((await run(double, (await comment(double, number, applyBody())).event)).outputs['refusals']).toMatch(/pull_request_closed|branch_missing/u)
  await untouched(double, before)
})

test('a fork that cannot be written to is refused by name', async () => {
  const { double } = await scene()
  await double.addRepository('stranger/demo', { fork: REPOSITORY })
  await double.commitTo('stranger/demo', 'idea', { 'note.txt': { content: 'hm\n' } })
  const { number } = await double.addPullRequest(REPOSITORY, { head: 'idea', headRepository: 'stranger/demo', author: 'stranger' })
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  expect((await run(double, (await comment(double, number, applyBody())).event)).outputs['refusals']).toBe('["fork_not_writable"]')
  await untouched(double, before)
})

test('a comment typed in a browser has CRLF, and lands all the same', async () => {
  const { double, number } = await scene()
  const { event } = await comment(double, number, applyBody().replaceAll('\n', '\r\n'))
  expect((await run(double, event)).outputs['outcome']).toBe('applied')
  expect((await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()).toBe('one\nTWO\nthree\nfour\nfive\n')
})

test('a protected path is refused', async () => {
  const { double, number } = await scene()
  await double.commitTo(REPOSITORY, BRANCH, { '.github/workflows/ci.yml': { content: TEXT } })
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const { event } = await comment(double, number, applyBody({ path: '.github/workflows/ci.yml' }))
  expect((await run(double, event)).outputs['refusals']).toBe('["protected_path"]')
  await untouched(double, before)
})

test('a dry run takes nothing back', async () => {
  const { double, number } = await scene()
  const ran = await run(double, (await comment(double, number, applyBody())).event)
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  double.clearLog()
  const { event } = await comment(double, number, `/holdfast undo ${ran.outputs['receipt-id'] ?? ''}`)
  for (const inputs of [{ 'dry-run': 'true' }, { mode: 'plan' }]) {
    expect((await run(double, event, { inputs })).outputs['refusals']).toBe('["invalid_request"]')
  }
  await untouched(double, before)
})

test('a set over the limits is refused without a look at its files', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const changes = Array.from({ length: 500 }, (_, i) => ({ path: `f${String(i)}`, expected_anchor: 'fa:000000000000', hunks: [{ start: 1, end: 1, lines: ['x'] }] }))
  const { event } = await comment(double, number, `/holdfast apply\n\`\`\`json\n${JSON.stringify({ version: 1, changes })}\n\`\`\`\n`)
  expect((await run(double, event)).outputs['refusals']).toBe('["too_many_files","too_many_hunks"]')
  expect(double.requests.some(({ input }) => JSON.stringify(input ?? null).includes('f499'))).toBe(false)
  await untouched(double, before)
})

test('the default branch is never the target', async () => {
  const { double } = await scene()
  await double.commitTo(REPOSITORY, 'release', { 'r.txt': { content: 'r\n' } })
  const { number } = await double.addPullRequest(REPOSITORY, { head: 'main', base: 'release', author: 'ann' })
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  expect((await run(double, (await comment(double, number, applyBody())).event)).outputs['refusals']).toBe('["branch_protected"]')
  await untouched(double, before)
})

test.each(['classic', 'ruleset'] as const)('a branch protected by a %s rule is refused', async (kind) => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  double.protect(REPOSITORY, BRANCH, { kind })
  expect((await run(double, (await comment(double, number, applyBody())).event)).outputs['refusals']).toBe('["branch_protected"]')
  await untouched(double, before, { objects: true })
})

test('bytes that are no text, blobs that GraphQL cuts and odd names survive', async () => {
  const { double, number } = await scene({ blobTextLimit: 40 })
  const long = `${'line\r\n'.repeat(30)}end`
  await double.commitTo(REPOSITORY, BRANCH, { 'é #1/ü%41.txt': { content: `\ufeff${long}` }, 'latin.txt': { content: Buffer.from([0xe9, 10]) }, 'run.sh': { content: '#!\n', mode: '100755' } })
  const { event } = await comment(double, number, applyBody({ path: 'é #1/ü%41.txt', text: `\ufeff${long}` }))
  const ran = await run(double, event)
  expect(ran.outputs['outcome']).toBe('applied')
  expect((await double.readFile(REPOSITORY, BRANCH, 'é #1/ü%41.txt'))?.content.toString()).toBe(`\ufeff${long.replace('\r\nline', '\r\nTWO')}`)
})

test('a step with a document lands on a branch without a pull request', async () => {
  const { double } = await scene()
  await double.commitTo(REPOSITORY, 'feat/#12-ü%', { 'note.txt': { content: 'x\n' } })
  const set = applyBody().split('```')[1]?.replace(/^json\n/u, '') ?? ''
  const event = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  const ran = await run(double, event, { inputs: { 'changeset': 'set.json', 'branch': 'feat/#12-ü%', 'commit-message': '{title}\n\nBy {actor}\nHoldfast-Request: run:1 [skip ci]' }, files: { '/work/set.json': set } })
  expect(ran.outputs).toMatchObject({ outcome: 'applied', refusals: '[]' })
  const message = (await double.world.store(double.repository(REPOSITORY)).commit(ran.outputs['commit'] ?? ''))?.message ?? ''
  expect(message).toMatch(/^Shout\n\nBy ann\n> Holdfast-Request: run:1 \(skip ci\)\n\nCo-authored-by: /u)
  expect(message).toMatch(/Holdfast-Request: run:7000000001\/holdfast\/__run\n?$/u)
  expect((await run(double, event, { inputs: { changeset: set, branch: 'feat/#12-ü%' }, attempt: 2 })).outputs).toMatchObject({ commit: ran.outputs['commit'] })
})

test('help is for readers, an unknown verb names near ones to those who may command', async () => {
  const { double, number } = await scene()
  double.setPermission(REPOSITORY, 'reader', 'read')
  expect((await run(double, (await comment(double, number, '/holdfast', 'reader')).event)).outputs['outcome']).toBe('ok')
  expect(cards(double, number)[0]?.body).toMatch(/\/holdfast apply \+ one fenced block\n *\/holdfast apply PLAN_ID\n/u)
  expect(cards(double, number)[0]?.body).not.toMatch(/\[?FILE\|-|apply FILE/u)
  const ran = await run(double, (await comment(double, number, '/holdfast aply')).event)
  expect(ran.outputs['refusals']).toBe('["invalid_request"]')
  expect(cards(double, number)[1]?.body).toMatch(/did you mean `?apply\?`? Correct/u)
  await run(double, (await comment(double, number, '/holdfast help apply')).event)
  expect(cards(double, number)[2]?.body).toMatch(/--dry-run[^]*```json\n/u)
  expect(cards(double, number)[2]?.body).not.toContain('--branch')
})

test('a preview is retained, and its author applies it by a prefix of its id; undo takes it back', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const planned = await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)
  expect(planned.outputs['outcome']).toBe('planned')
  expect(await double.readRef(REPOSITORY, BRANCH)).toBe(head)
  const id = planned.outputs['plan-id'] ?? ''
  expect((await run(double, (await comment(double, number, `/holdfast status ${id}`)).event)).outputs['outcome']).toBe('planned')
  double.setPermission(REPOSITORY, 'bob', 'write')
  expect((await run(double, (await comment(double, number, `/holdfast apply ${id.slice(0, 20)}`, 'bob')).event)).outputs['refusals']).toBe('["plan_not_found"]')
  const applied = await run(double, (await comment(double, number, `/holdfast apply ${id.slice(0, 20)}`)).event)
  expect(applied.outputs).toMatchObject({ 'outcome': 'applied', 'plan-id': id })
  expect((await run(double, (await comment(double, number, `/holdfast apply ${id}`)).event)).outputs['refusals']).toBe('["plan_applied"]')
  const undone = await run(double, (await comment(double, number, `/holdfast undo ${applied.outputs['receipt-id'] ?? ''}`)).event)
  expect(undone.outputs['outcome']).toBe('applied')
  expect((await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()).toBe(TEXT)
  expect(await counts(double, number, head)).toEqual({ commits: 2, receipts: 2 })
})

test('a review comment reads and previews, and does not apply', async () => {
  const { double, number } = await scene()
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const say = async (body: string): Promise<string | undefined> => {
    const written = double.addReviewComment(REPOSITORY, number, { author: 'ann', body, path: 'note.txt', line: 1 })
    return (await run(double, await reviewCommentEvent(double, written))).outputs['outcome']
  }
  expect(await say('/holdfast read src/a.txt')).toBe('ok')
  expect(await say(applyBody({ verb: 'preview' }))).toBe('planned')
  expect(await say(applyBody())).toBe('refused')
  await untouched(double, before)
})

test('a wrong input is refused by its name, with a summary and a result, before anything is asked', async () => {
  const { double, number } = await scene()
  const ran = await run(double, (await comment(double, number, applyBody())).event, { inputs: { 'commit-method': 'ftp', 'lean': 'perhaps', 'fail-on': 'monday' } })
  expect(ran.code).toBe(3)
  expect(ran.outputs).toMatchObject({ outcome: 'refused', refusals: '["invalid_request","invalid_request","invalid_request"]' })
  const { refusals } = resultOf<{ refusals: { message: string }[] }>(ran)
  expect(refusals.map(({ message }) => message)).toEqual([
    'The request is not valid: the input commit-method is "ftp", and must be one of auto, refs, graphql, push. Correct it and send it again.',
    'The request is not valid: the input fail-on is "monday", and must be refused, error or never. Correct it and send it again.',
    'The request is not valid: the input lean is "perhaps", and must be 1, 0, true or false. Correct it and send it again.',
  ])
  expect(ran.summary).toContain('Refused, 3 problems')
  expect(double.requests).toEqual([])
})
