/** Plans and ChangeSets that come from the artifact of another job or run: plain data, believed in nothing. */
import { afterEach, expect, test } from 'vitest'
import type { Double } from '../github/double.js'
import { workflowDispatchEvent, workflowRunEvent } from '../github/events.js'
import { checkLanding, checkRefusal, snapshot } from '../github/invariants.js'
import { zipOf } from '../support/zip.js'
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

const DOCUMENT = applyBody().split('```')[1]?.replace(/^json\n/u, '') ?? ''
const RUN = 7_000_000_001
const COMMIT = { mode: 'commit', artifact: 'plan' }

interface Result { readonly outcome: string; readonly carried?: { readonly id: string; readonly title: string }; readonly refusals: readonly { readonly code: string; readonly message: string }[] }

/** Puts a text into an artifact of this run, or of another. */
function upload(double: Double, text: string, options: { readonly runId?: number; readonly name?: string; readonly expired?: boolean; readonly file?: string } = {}): void {
  double.addArtifact(REPOSITORY, { runId: options.runId ?? RUN, name: options.name ?? 'plan', zip: zipOf([{ name: options.file ?? 'result.json', content: text }]), ...(options.expired === true ? { expired: true } : {}) })
}

/** A comment whose first job planned: its event, and what that job says. */
async function planned(double: Double, number: number): Promise<{ readonly event: Awaited<ReturnType<typeof comment>>['event']; readonly result: Result; readonly text: string }> {
  double.addRun(REPOSITORY, { id: RUN, headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH })
  const { event } = await comment(double, number, applyBody())
  const ran = await run(double, event, { inputs: { mode: 'plan', comment: 'false' } })
  expect(ran.outputs['outcome']).toBe('planned')
  const result = resultOf<Result>(ran)
  return { event, result, text: JSON.stringify(result) }
}

test('one job plans, the other verifies the plan from zero and commits it, once', async () => {
  const { double, number } = await scene()
  const directory = double.gitDirectory(REPOSITORY)
  const before = await snapshot(directory)
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const { event, result, text } = await planned(double, number)
  expect(await checkRefusal(directory, before, double.requests)).toEqual([])
  upload(double, text)
  const ran = await run(double, event, { inputs: COMMIT })
  expect(ran.outputs).toMatchObject({ 'outcome': 'applied', 'plan-id': result.carried?.id })
  expect(await checkLanding({
    directory, before, branch: `refs/heads/${BRANCH}`, parent: head, paths: ['src/a.txt'], receipts: `refs/holdfast/receipts/pr/${String(number)}`,
  })).toEqual([])
  const again = await run(double, event, { inputs: COMMIT, attempt: 2 })
  expect(again.outputs).toMatchObject({ 'outcome': 'applied', 'receipt-id': ran.outputs['receipt-id'] })
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
  expect(cards(double, number)).toHaveLength(1)
})

test.each([
  ['another title', (text: string) => text.replaceAll('"Shout"', '"Whisper"')],
  ['other content', (text: string) => text.replaceAll('TWO', 'EVIL')],
  ['another file', (text: string) => text.replaceAll('"src/a.txt"', '"src/b.txt"')],
  ['another target', (text: string) => text.replace(/"target":"github:\d+/u, '"target":"github:99')],
])('a plan that was changed on the way, by %s, is refused and nothing is written', async (_, forge) => {
  const { double, number } = await scene()
  const { event, text } = await planned(double, number)
  upload(double, forge(text))
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const ran = await run(double, event, { inputs: COMMIT })
  expect(ran.outputs['refusals']).toBe('["invalid_artifact"]')
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, double.requests)).toEqual([])
})

test('a plan that no longer applies is refused as stale', async () => {
  const { double, number } = await scene()
  const { event, text } = await planned(double, number)
  upload(double, text)
  await double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: 'changed\n' } })
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const ran = await run(double, event, { inputs: COMMIT })
  expect(ran.outputs['refusals']).toBe('["stale_plan"]')
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, double.requests)).toEqual([])
})

test('artifacts that are not there, have expired, are several or hold something else are refused', async () => {
  const { double, number } = await scene()
  const { event, text } = await planned(double, number)
  const refusalOf = async (artifact: string): Promise<string> => {
    const ran = await run(double, event, { inputs: { ...COMMIT, artifact } })
    const [first] = resultOf<Result>(ran).refusals
    return `${first?.code ?? ''}: ${first?.message ?? ''}`
  }
  upload(double, text, { name: 'old', expired: true })
  upload(double, text, { name: 'twice' })
  upload(double, text, { name: 'twice' })
  upload(double, 'not JSON', { name: 'odd' })
  expect(await refusalOf('none')).toMatch(/^invalid_artifact: .*has no artifact none/u)
  expect(await refusalOf('old')).toMatch(/^invalid_artifact: .*that has not expired/u)
  expect(await refusalOf('twice')).toMatch(/^invalid_artifact: .*several/u)
  expect(await refusalOf('odd')).toMatch(/^invalid_request: .*mode commit/u)
})

test('a step takes a ChangeSet from an artifact of a run that it names', async () => {
  const { double, number } = await scene()
  const other = double.addRun(REPOSITORY, { headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH })
  upload(double, DOCUMENT, { runId: other.id, name: 'edits', file: 'changeset.json' })
  const step = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  const inputs = { 'artifact': 'edits', 'run-id': String(other.id), 'pull-request': String(number) }
  expect((await run(double, step, { inputs: { ...inputs, changeset: DOCUMENT } })).outputs['refusals']).toBe('["invalid_request"]')
  expect((await run(double, step, { inputs, runId: 7_000_000_002 })).outputs['outcome']).toBe('applied')
})

test('a run that ended brings its artifact to the pull request that it was on', async () => {
  const { double, number } = await scene()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const ended = double.addRun(REPOSITORY, { headSha: head, headBranch: BRANCH, actor: 'ann' })
  upload(double, DOCUMENT, { runId: ended.id })
  const event = await workflowRunEvent(double, ended)
  const ran = await run(double, event, { inputs: { artifact: 'plan' } })
  expect(ran.outputs['outcome']).toBe('applied')
  expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
  expect(cards(double, number)).toHaveLength(1)
})

test('a run that ended on a head which is not there any more is refused; one that failed is ignored', async () => {
  const { double } = await scene()
  const ended = double.addRun(REPOSITORY, { headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH, actor: 'ann' })
  upload(double, DOCUMENT, { runId: ended.id })
  const event = await workflowRunEvent(double, ended)
  await double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: 'x\n' } })
  expect((await run(double, event, { inputs: { artifact: 'plan' } })).outputs['refusals']).toBe('["head_moved"]')
  const failed = double.addRun(REPOSITORY, { headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH, conclusion: 'failure', actor: 'ann' })
  const ran = await run(double, await workflowRunEvent(double, failed), { inputs: { artifact: 'plan' } })
  expect(ran.code).toBe(0)
  expect(ran.log.join('\n')).toContain('ended with failure')
})
