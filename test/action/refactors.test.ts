/** Refactors in comments and in steps: the packaged compiler over a checkout of the head, in one job or in two. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../src/engine/answer.js'
import type { Double } from '../github/double.js'
import { checkRefusal, snapshot } from '../github/invariants.js'
import { layOut } from '../language/sidecar.js'
import { zipOf } from '../support/zip.js'
import { BRANCH, cards, comment, counts, REPOSITORY, resultOf, run, stage, TEXT, type Ran, type RunOptions } from './rig.js'

const PROJECT = {
  'tsconfig.json': '{"compilerOptions":{"strict":true,"module":"esnext","moduleResolution":"bundler","types":[],"plugins":[{"name":"./evil.js"}]}}\n',
  'src/greet.ts': 'export function greet(name: string) { return name }\n\nexport function part(name: string) { return name }\n',
  'src/main.ts': 'import { part, greet } from \'./greet\'\n\nconsole.log(greet(\'ann\'), part(\'bob\'))\n',
  // Were the project's own compiler or its plugin ever loaded, this would be told by what they leave behind.
  'evil.js': 'require(\'fs\').writeFileSync(__dirname + \'/ran\', \'\')\n',
  'node_modules/typescript/package.json': '{"name":"typescript","version":"5.9.9","main":"index.js"}\n',
  'node_modules/typescript/index.js': 'require(\'fs\').writeFileSync(__dirname + \'/../../ran\', \'\')\n',
  'src/tidy.ts': 'import { part } from \'./greet\'\n\nexport const one = 1\n',
  'lib.py': 'def greet():\n    pass\n',
}
const RUN = 7_000_000_001

let laid: ReturnType<typeof layOut>
const folders: string[] = []
const open: Double[] = []
beforeAll(() => { laid = layOut() })
afterAll(() => {
  laid.remove()
  folders.forEach((folder) => { rmSync(folder, { recursive: true, force: true }) })
})
afterEach(async () => {
  for (const double of open.splice(0)) {
    expect(double.violations).toEqual([])
    await double.close()
  }
})

interface Scene { readonly double: Double; readonly number: number; readonly workspace: string; readonly head: string; git(...argv: readonly string[]): string }

/** A pull request of a TypeScript project, and a checkout of its head as a workflow would make one. */
async function scene(): Promise<Scene> {
  const { double, number } = await stage()
  open.push(double)
  await double.commitTo(REPOSITORY, BRANCH, Object.fromEntries(Object.entries(PROJECT).map(([path, content]) => [path, { content }])))
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const workspace = mkdtempSync(join(tmpdir(), 'holdfast-workspace-'))
  folders.push(workspace)
  const git = (...argv: readonly string[]): string => execFileSync('git', ['-C', workspace, ...argv], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  git('init', '-q')
  git('fetch', '-q', double.gitDirectory(REPOSITORY), `refs/heads/${BRANCH}`)
  git('checkout', '-q', head)
  return { double, number, workspace, head, git }
}

async function say({ double, number, workspace }: Scene, body: string, options: RunOptions = {}): Promise<Ran> {
  const { event } = await comment(double, number, `/holdfast ${body}\n`)
  return run(double, event, { bundles: dirname(laid.program), ...options, env: { GITHUB_WORKSPACE: workspace, ...options.env } })
}

async function textOf(double: Double, path: string): Promise<string | undefined> {
  return (await double.readFile(REPOSITORY, BRANCH, path))?.content.toString()
}

const fenced = (set: object): string => `\n\n\`\`\`json\n${JSON.stringify({ version: 1, ...set })}\n\`\`\``

test('a rename is shown, applied by its plan, and taken back; no code of the project runs', { timeout: 120_000 }, async () => {
  const at = await scene()
  const { double, number, git } = at
  const shown = await say(at, 'rename src/greet.ts:1 greet hello')
  expect(shown.outputs).toMatchObject({ 'outcome': 'planned', 'changed-files': '2' })
  expect(cards(double, number)[0]?.body).toContain('hello(name: string)')
  expect(await textOf(double, 'src/main.ts')).toBe(PROJECT['src/main.ts'])
  const applied = await say(at, `apply ${shown.outputs['plan-id'] ?? ''}`, { bundles: '/nowhere' })
  expect(applied.outputs['outcome']).toBe('applied')
  expect(await textOf(double, 'src/main.ts')).toBe('import { part, hello } from \'./greet\'\n\nconsole.log(hello(\'ann\'), part(\'bob\'))\n')
  expect(await counts(double, number, at.head)).toEqual({ commits: 1, receipts: 1 })
  expect((await say(at, `undo ${applied.outputs['receipt-id'] ?? ''}`)).outputs['outcome']).toBe('applied')
  expect(git('status', '--porcelain')).toBe('')
  expect(existsSync(join(at.workspace, 'ran'))).toBe(false)
})

test('every verb with --apply, delivered twice, lands once', { timeout: 240_000 }, async () => {
  const at = await scene()
  const { double, number, git } = at
  const verbs = ['organize-imports src/tidy.ts src/main.ts --apply', 'rename src/greet.ts:1:17 hello --apply', 'move-symbol src/greet.ts:3 part src/part.ts --apply', 'move-file src/greet.ts src/hello.ts --apply']
  for (const [index, body] of verbs.entries()) {
    const { event } = await comment(double, number, `/holdfast ${body}\n`)
    const options = { bundles: dirname(laid.program), env: { GITHUB_WORKSPACE: at.workspace } }
    const first = await run(double, event, options)
    expect(first.outputs['outcome'], `${body}: ${first.log.join('\n')}`).toBe('applied')
    expect((await run(double, event, { ...options, attempt: 2 })).outputs).toMatchObject({ 'outcome': 'applied', 'receipt-id': first.outputs['receipt-id'] })
    expect(await counts(double, number, at.head)).toEqual({ commits: index + 1, receipts: index + 1 })
    git('fetch', '-q', double.gitDirectory(REPOSITORY), `refs/heads/${BRANCH}`)
    git('checkout', '-q', 'FETCH_HEAD')
  }
  expect(await textOf(double, 'src/main.ts')).toContain('from \'./hello\'')
  expect(await textOf(double, 'src/part.ts')).toContain('export function part(')
  expect((await say(at, 'actions src/main.ts:1:1 --kind source.organizeImports')).outputs['outcome']).toBe('ok')
})

test('a set with refactors and hunks goes the way of every other', { timeout: 120_000 }, async () => {
  const at = await scene()
  const anchor = `fa:${createHash('sha256').update(TEXT).digest('hex').slice(0, 12)}`
  const done = await say(at, `apply${fenced({
    title: 'Say hello', changes: [{ path: 'src/a.txt', expected_anchor: anchor, hunks: [{ start: 2, end: 2, lines: ['TWO'] }] }],
    refactors: [{ operation: 'rename', filePath: 'src/greet.ts', line: 1, name: 'greet', newName: 'hello' }],
  })}`)
  expect(done.outputs, done.log.join('\n')).toMatchObject({ 'outcome': 'applied', 'changed-files': '3' })
  expect(await textOf(at.double, 'src/a.txt')).toContain('TWO')
  expect(await textOf(at.double, 'src/greet.ts')).toContain('hello')
})

test('one job plans without writing, another verifies the plan from zero and commits it', { timeout: 120_000 }, async () => {
  const at = await scene()
  const { double, number } = at
  double.addRun(REPOSITORY, { id: RUN, headSha: at.head, headBranch: BRANCH })
  const directory = double.gitDirectory(REPOSITORY)
  const before = await snapshot(directory)
  const { event } = await comment(double, number, '/holdfast rename src/greet.ts:1 greet hello --apply\n')
  const planned = await run(double, event, { bundles: dirname(laid.program), env: { GITHUB_WORKSPACE: at.workspace }, inputs: { mode: 'plan', comment: 'false' } })
  expect(planned.outputs['outcome'], planned.log.join('\n')).toBe('planned')
  expect(await checkRefusal(directory, before, double.requests)).toEqual([])
  const text = JSON.stringify(resultOf(planned))
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: text }]) })
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'forged', zip: zipOf([{ name: 'result.json', content: text.replaceAll('hello', 'evil') }]) })
  // Who did not say --apply is shown the plan, and nothing is committed.
  const shown = await comment(double, number, '/holdfast rename src/greet.ts:1 greet hello\n')
  expect((await run(double, shown.event, { inputs: { mode: 'commit', artifact: 'plan' } })).outputs).toMatchObject({ 'outcome': 'planned', 'plan-id': planned.outputs['plan-id'] })
  expect(await double.readRef(REPOSITORY, BRANCH)).toBe(at.head)
  // The second job has no checkout and no compiler, and takes nothing but the artifact.
  const forged = await run(double, event, { inputs: { mode: 'commit', artifact: 'forged' } })
  expect(forged.outputs['refusals']).toBe('["invalid_artifact"]')
  const committed = await run(double, event, { inputs: { mode: 'commit', artifact: 'plan' } })
  expect(committed.outputs, committed.log.join('\n')).toMatchObject({ 'outcome': 'applied', 'plan-id': planned.outputs['plan-id'] })
  expect(await textOf(double, 'src/main.ts')).toContain('hello(\'ann\')')
  const again = await run(double, event, { inputs: { mode: 'commit', artifact: 'plan' }, attempt: 2 })
  expect(again.outputs).toMatchObject({ 'outcome': 'applied', 'receipt-id': committed.outputs['receipt-id'] })
  expect(await counts(double, number, at.head)).toEqual({ commits: 1, receipts: 1 })
})

test('a workspace that is not the very head is refused, and says what to do', { timeout: 120_000 }, async () => {
  const at = await scene()
  const { workspace, git, double } = at
  const rename = 'rename src/greet.ts:1 greet hello --apply'
  const refusal = async (options?: RunOptions, body = rename): Promise<object | undefined> => {
    const answer = resultOf<Answer>(await say(at, body, options))
    return answer.outcome === 'refused' ? answer.refusals[0] : answer
  }
  const before = await snapshot(double.gitDirectory(REPOSITORY))
  const empty = mkdtempSync(join(tmpdir(), 'holdfast-workspace-'))
  folders.push(empty)
  for (const workspace of [empty, '', '/nowhere']) {
    expect(await refusal({ env: { GITHUB_WORKSPACE: workspace } })).toMatchObject({ code: 'no_server', message: expect.stringContaining('isolated.yml') })
  }
  writeFileSync(join(workspace, 'src/main.ts'), 'changed\n')
  expect(await refusal()).toMatchObject({ code: 'dirty_target', path: 'src/main.ts' })
  git('add', '.')
  expect(await refusal()).toMatchObject({ code: 'dirty_target', path: 'src/main.ts' })
  git('reset', '-q', '--hard')
  git('update-index', '--skip-worktree', 'src/main.ts')
  expect(await refusal()).toMatchObject({ code: 'no_server', path: 'src/main.ts' })
  git('update-index', '--no-skip-worktree', 'src/main.ts')
  git('checkout', '-q', 'HEAD^')
  expect(await refusal()).toMatchObject({ code: 'no_server', message: expect.stringContaining(at.head) })
  git('checkout', '-q', at.head)
  // Another server would run what the pull request brings.
  expect(await refusal({}, 'rename lib.py:1 greet hello --apply')).toMatchObject({ code: 'isolation_unavailable', path: 'lib.py' })
  expect(await refusal({ inputs: { lsp: '0' } })).toMatchObject({ code: 'feature_off' })
  expect(await refusal({}, 'rename src/greet.ts:1 greet part --apply')).toMatchObject({ code: 'rename_conflict' })
  // A file that is there and in no commit takes part in nothing that lands.
  mkdirSync(join(workspace, 'own'))
  writeFileSync(join(workspace, 'own/extra.ts'), 'import { greet } from \'../src/greet\'\ngreet(\'x\')\n')
  const extra = resultOf<Answer>(await say(at, rename, { inputs: { 'dry-run': 'true' } }))
  expect(extra).toMatchObject({ outcome: 'planned', plan: { files: [{ path: 'src/greet.ts' }, { path: 'src/main.ts' }] } })
  expect(await checkRefusal(double.gitDirectory(REPOSITORY), before, [])).toEqual([])
})

test('who may not command starts nothing, and policy can ask for more', { timeout: 120_000 }, async () => {
  const at = await scene()
  const { double, number, workspace } = at
  const { event } = await comment(double, number, `/holdfast preview${fenced({ refactors: [{ operation: 'format', filePath: 'src/main.ts' }] })}`, 'stranger')
  const opened: string[] = []
  const options = { bundles: dirname(laid.program), env: { GITHUB_WORKSPACE: workspace }, opened: (directory: string) => { opened.push(directory) } }
  await run(double, event, options)
  expect(cards(double, number)).toEqual([])
  for (const body of ['rename src/greet.ts:1 greet hello --apply', `apply${fenced({ refactors: [{ operation: 'format', filePath: 'src/main.ts' }] })}`]) {
    await run(double, (await comment(double, number, `/holdfast ${body}\n`, 'stranger')).event, options)
  }
  expect(opened).toEqual([])
  expect((await say(at, 'format src/main.ts', options)).outputs['outcome']).toMatch(/planned|no_change/u)
  expect(opened).toEqual([workspace])
  await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'servers:\n  role: admin\n' } })
  const answer = resultOf<Answer>(await say(at, 'rename src/greet.ts:1 greet hello'))
  expect(answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'not_authorised' }] })
  // The packaged compiler is no server that runs code of the project.
  await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'servers:\n  run: never\n' } })
  expect((await say(at, 'rename src/greet.ts:1 greet hello')).outputs['outcome']).toBe('planned')
})
