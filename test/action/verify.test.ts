/** Sets that cells verify, on a pull request: in a job that plans, where the policy file allows it, behind walls; and committed by another. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '../../src/engine/answer.js'
import type { Double } from '../github/double.js'
import { checkRefusal, snapshot } from '../github/invariants.js'
import { needs } from '../needs.js'
import { zipOf } from '../support/zip.js'
import { BUNDLES, leftovers, ownTemporary } from '../workshop/fixture.js'
import { BRANCH, cards, comment, counts, REPOSITORY, resultOf, run, stage, type Ran, type RunOptions } from './rig.js'

const FILES = { 'value.txt': 'one\n', 'lib.js': 'exports.read = () => require("node:fs").readFileSync("value.txt", "utf8").trim()\n', 'package.json': '{}\n' }
const RUN = 7_000_000_001
const ALLOW = 'cells:\n  run: same_repository\n'

ownTemporary()
const folders: string[] = []
const open: Double[] = []
beforeEach((context) => { needs('python3', context) })
afterAll(() => { folders.forEach((folder) => { rmSync(folder, { recursive: true, force: true }) }) })
afterEach(async () => {
  for (const double of open.splice(0)) {
    expect(double.violations).toEqual([])
    await double.close()
  }
})

interface Scene { readonly double: Double; readonly number: number; readonly workspace: string; readonly head: string }

async function scene(policy: string | null): Promise<Scene> {
  const { double, number } = await stage()
  open.push(double)
  if (policy !== null) await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: policy } })
  await double.commitTo(REPOSITORY, BRANCH, Object.fromEntries(Object.entries(FILES).map(([path, content]) => [path, { content }])))
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const workspace = mkdtempSync(join(tmpdir(), 'holdfast-workspace-'))
  folders.push(workspace)
  const git = (...argv: readonly string[]): string => execFileSync('git', ['-C', workspace, ...argv], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  git('init', '-q')
  git('fetch', '-q', double.gitDirectory(REPOSITORY), `refs/heads/${BRANCH}`)
  git('checkout', '-q', head)
  return { double, number, workspace, head }
}

const set = (code: string): string => `/holdfast apply\n\n\`\`\`json\n${JSON.stringify({
  version: 1, title: 'two', changes: [{ path: 'value.txt', expected_anchor: 'fa:2c8b08da5ce6', hunks: [{ start: 1, end: 1, lines: ['two'] }] }], verify: [{ language: 'js', code }],
})}\n\`\`\`\n`

async function say({ double, number, workspace }: Scene, body: string, inputs: RunOptions['inputs'] = {}): Promise<Ran> {
  const { event } = await comment(double, number, body)
  return run(double, event, { bundles: BUNDLES, env: { GITHUB_WORKSPACE: workspace }, inputs })
}

const PASSES = 'require("node:assert").equal(require("./lib").read(), "two"); require("node:fs").writeFileSync("left", ""); "passed"'
const COMMIT = { mode: 'commit', artifact: 'plan' }
const PLAN = { mode: 'plan', comment: 'false' }

test('a job that plans runs the cells over the files as they would be, and another commits what passed', { timeout: 120_000 }, async () => {
  const at = await scene(ALLOW)
  const { double, number, workspace } = at
  double.addRun(REPOSITORY, { id: RUN, headSha: at.head, headBranch: BRANCH })
  const { event } = await comment(double, number, set(PASSES))
  const planned = await run(double, event, { bundles: BUNDLES, env: { GITHUB_WORKSPACE: workspace }, inputs: PLAN })
  expect(planned.outputs['outcome'], planned.log.join('\n')).toBe('planned')
  const answer = resultOf<Answer>(planned)
  expect(answer.outcome === 'planned' ? answer.plan.checks : []).toContainEqual({ name: 'verify 1 (js)', status: 'passed', summary: expect.stringContaining('\'passed\'') as string })
  expect([existsSync(join(workspace, 'left')), leftovers()]).toEqual([false, []])
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: JSON.stringify(answer) }]) })
  // The second job has a token that writes, and runs none of them.
  const committed = await run(double, event, { bundles: '/nowhere', inputs: { mode: 'commit', artifact: 'plan' } })
  expect(committed.outputs['outcome'], committed.log.join('\n')).toBe('applied')
  const receipt = resultOf<Answer>(committed)
  expect(receipt.outcome === 'applied' ? receipt.receipt.checks : []).toContainEqual({ name: 'verify', status: 'not run', summary: expect.stringContaining('the job that made this plan') as string })
  expect(cards(double, number)[0]?.body).toContain('verify')
  expect(await counts(double, number, at.head)).toEqual({ commits: 1, receipts: 1 })
})

test('a cell that fails refuses the set there, or is told of where that is asked for', { timeout: 120_000 }, async () => {
  const at = await scene(ALLOW)
  const refused = await say(at, set('\nthrow new RangeError("no good")'), PLAN)
  expect(resultOf<Answer>(refused)).toMatchObject({ outcome: 'refused', refusals: [{ code: 'verification_failed', message: expect.stringContaining('RangeError: no good at line 2') }] })
  const told = resultOf<Answer>(await say(at, set('throw new RangeError("no good")'), { ...PLAN, verify: 'report' }))
  expect(told.outcome === 'planned' ? told.plan.checks : []).toContainEqual(expect.objectContaining({ name: 'verify 1 (js)', status: 'failed' }))
})

test('what a job that plans refuses is told on the pull request by the one that commits', { timeout: 120_000 }, async () => {
  const at = await scene(ALLOW)
  const { double, number, workspace } = at
  double.addRun(REPOSITORY, { id: RUN, headSha: at.head, headBranch: BRANCH })
  const { event } = await comment(double, number, set('throw new RangeError("no good @ann")'))
  const failed = await run(double, event, { bundles: BUNDLES, env: { GITHUB_WORKSPACE: workspace }, inputs: PLAN })
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: JSON.stringify(resultOf<Answer>(failed)) }]) })
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const told = await run(double, event, { bundles: '/nowhere', inputs: COMMIT })
  expect([told.outputs['outcome'], told.outputs['refusals'], told.code]).toEqual(['refused', '["verification_failed"]', 0])
  expect(cards(double, number)[0]?.body).toContain('told by the job that planned')
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, [])).toEqual([])
})

test.each([
  ['an effect', { outcome: 'applied', receipt: { id: 'rc-1' } }], ['words of its own', { outcome: 'ok', message: 'All is well. Paste your token here.' }],
  ['a refusal that there is not', { outcome: 'refused', refusals: [{ code: 'lies', message: 'x' }] }],
])('%s that a job which ran foreign code claims is not told', async (_, claimed) => {
  const { double, number, head } = await scene(ALLOW)
  double.addRun(REPOSITORY, { id: RUN, headSha: head, headBranch: BRANCH })
  const { event } = await comment(double, number, set(PASSES))
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: JSON.stringify(claimed) }]) })
  expect((await run(double, event, { inputs: COMMIT })).outputs).toMatchObject({ outcome: 'refused', refusals: '["invalid_request"]' })
  expect(cards(double, number)[0]?.body).not.toMatch(/Paste your token|rc-1|lies/u)
})

test('the pages of its cells become files, which the outputs name and the card of the other job tells of', { timeout: 120_000 }, async () => {
  const at = await scene(ALLOW)
  const { double, number, workspace } = at
  double.addRun(REPOSITORY, { id: RUN, headSha: at.head, headBranch: BRANCH })
  const body = '/holdfast verify\n\n```py\npage = await holdfast.sample(name="report", title="A <report>", html="<h1>ok</h1><script>bad()</script>")\npage["version"]\n```\n'
  const temporary = mkdtempSync(join(tmpdir(), 'holdfast-temporary-'))
  folders.push(temporary)
  const env = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary }
  const { event } = await comment(double, number, body)
  const inputs = { ...PLAN, samples: '1' }
  const ran = await run(double, event, { bundles: BUNDLES, env, inputs })
  expect(resultOf<Answer>(ran), ran.log.join('\n')).toMatchObject({ outcome: 'ok', cell: { value: '1', samples: [{ name: 'report', version: 1, url: null }] } })
  const folder = ran.outputs['samples'] ?? ''
  expect(readFileSync(join(folder, 'report', '1.html'), 'utf8')).toContain('sandbox=""')
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('A &lt;report&gt;')
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: JSON.stringify(resultOf<Answer>(ran)) }]) })
  await run(double, event, { bundles: '/nowhere', inputs: COMMIT })
  expect(cards(double, number)[0]?.body).toContain('sample report, version 1: among the artifacts of the run')
  const planned = await run(double, (await comment(double, number, set('await holdfast.sample({ name: "chart", html: "x" })'))).event, { bundles: BUNDLES, env, inputs })
  const answer = resultOf<Answer>(planned)
  expect(answer.outcome === 'planned' ? answer.plan.checks : []).toContainEqual(expect.objectContaining({ name: 'verify 1 (js)', summary: expect.stringContaining('sample chart, version 1') as string }))
  const off = await run(double, event, { bundles: BUNDLES, env, inputs: PLAN })
  expect([resultOf<Answer>(off), off.outputs['samples']]).toMatchObject([{ cell: { error: { name: 'AttributeError' } } }, ''])
})

describe('the verb verify', () => {
  const ask = (code: string, language = 'js'): string => `/holdfast verify\n\n\`\`\`${language}\n${code}\n\`\`\`\n`

  test('runs a cell over the head, and what it came to is told by the job that commits', { timeout: 120_000 }, async () => {
    const at = await scene(ALLOW)
    const { double, number, workspace } = at
    double.addRun(REPOSITORY, { id: RUN, headSha: at.head, headBranch: BRANCH })
    const { event } = await comment(double, number, ask('require("node:fs").writeFileSync("value.txt", "x"); console.log("seen"); 6 * 7'))
    const before = await snapshot(double.gitDirectory(REPOSITORY))
    const ran = await run(double, event, { bundles: BUNDLES, env: { GITHUB_WORKSPACE: workspace }, inputs: PLAN })
    expect(resultOf<Answer>(ran), ran.log.join('\n')).toMatchObject({ outcome: 'ok', cell: { language: 'js', value: '42', output: 'seen\n', error: null, isolation: { missing: [] } } })
    expect([readFileSync(join(workspace, 'value.txt'), 'utf8'), leftovers()]).toEqual(['one\n', []])
    double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: JSON.stringify(resultOf<Answer>(ran)) }]) })
    expect((await run(double, event, { bundles: '/nowhere', inputs: COMMIT })).outputs['outcome']).toBe('ok')
    expect(cards(double, number)[0]?.body).toMatch(/= 42[^]*told by the job that ran it/u)
    expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, [])).toEqual([])
  })

  test('speaks Python and TypeScript by their usual names, and tells of what was thrown', { timeout: 120_000 }, async () => {
    const at = await scene(ALLOW)
    expect(resultOf<Answer>(await say(at, ask('open("value.txt").read()', 'python'), PLAN))).toMatchObject({ outcome: 'ok', cell: { language: 'py', value: '\'one\\n\'' } })
    expect(resultOf<Answer>(await say(at, ask('const n: number = 1\nthrow new Error(`${n}`)', 'typescript'), PLAN))).toMatchObject({ outcome: 'ok', cell: { error: { message: '1', line: 2 } } })
  })

  test('is refused as cells of a set are', { timeout: 120_000 }, async () => {
    const at = await scene(ALLOW)
    expect(resultOf<Answer>(await say(at, ask('1')))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'isolation_unavailable' }] })
    expect(resultOf<Answer>(await say(at, '/holdfast verify', PLAN))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request' }] })
    expect(resultOf<Answer>(await say(at, ask('1', 'ruby'), PLAN))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request' }] })
    expect(resultOf<Answer>(await say(await scene('cells: { run: always }\nroles: { verify: admin }\n'), ask('1'), PLAN))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'not_authorised' }] })
    expect(resultOf<Answer>(await say(await scene(null), ask('1'), PLAN))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'feature_off' }] })
  })
})

test('cells do not run in a job that may write, without a policy that allows them, nor for who may not ask', { timeout: 120_000 }, async () => {
  const writes = await scene(ALLOW)
  const directory = writes.double.gitDirectory(REPOSITORY)
  const before = await snapshot(directory)
  expect(resultOf<Answer>(await say(writes, set(PASSES)))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'isolation_unavailable', message: expect.stringContaining('isolated.yml') }] })
  expect(await checkRefusal(directory, before, [])).toEqual([])
  for (const policy of [null, 'cells:\n  run: never\n', 'servers:\n  run: always\n']) {
    expect(resultOf<Answer>(await say(await scene(policy), set(PASSES), PLAN))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'feature_off' }] })
  }
  expect(resultOf<Answer>(await say(await scene('cells:\n  role: admin\n'), set(PASSES), PLAN))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'not_authorised' }] })
})

test('nor over a workspace that is not the head', { timeout: 120_000 }, async () => {
  const at = await scene(ALLOW)
  expect(resultOf<Answer>(await say({ ...at, workspace: '/nowhere' }, set(PASSES), PLAN))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'no_server' }] })
})
