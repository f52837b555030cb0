/**
 * The emulated GitHub of `holdfast demo`, bundled a second time into dist/demo: the whole loop on a throw-away repository.
 *
 *     node dist/demo/index.js ACTION [--keep DIRECTORY]
 *
 * ACTION is the action's entry, which runs as a runner starts it, once per step. One JSON object on standard output says what
 * happened; the exit code is 0 when every step ended as it should. Nothing leaves loopback.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startGitHub } from './double.js'
import type { Double } from './double.js'
import { issueCommentEvent } from './events.js'
import type { WorkflowEvent } from './events.js'
import { acceptedWrites, fsck } from './invariants.js'
import { runAction } from './runner.js'

const NAME = 'octo/app'
const BRANCH = 'retry-option'
const BEFORE = '// retry policy\nexport const retries = 5\nexport const backoff = 250\n'
const AFTER_TITLE = 'Try three times'

interface Step {
  readonly name: string
  readonly outcome: string
  /** The commit that the step made, or null. */
  readonly commit: string | null
  /** The card as it was posted, in Markdown; empty when there was none. */
  readonly card: string
  /** The receipt that the action told of; empty when there was none. */
  readonly receipt: string
  /** What should be true after the step and is not. */
  readonly problems: readonly string[]
  /** Requests to the emulated GitHub. */
  readonly requests: number
  readonly milliseconds: number
}

/** Returns the file anchor of a text without CRLF. */
function anchor(text: string): string {
  return `fa:${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}

function applyComment(text: string, title: string, line: string): string {
  const document = {
    version: 1, title,
    changes: [{ path: 'src/retry.ts', expected_anchor: anchor(text), hunks: [{ start: 2, end: 2, lines: [line] }] }],
  }
  return `/holdfast apply\n\`\`\`json\n${JSON.stringify(document, null, 2)}\n\`\`\`\n`
}

interface Stage {
  readonly github: Double
  readonly action: string
}

function cardsOf(github: Double): string[] {
  return github.comments(NAME, 1).map(({ body }) => body).filter((body) => body.includes('<!-- holdfast'))
}

/** Lets the action answer an event, and compares what it did with what it should have done. */
async function play({ github, action }: Stage, name: string, event: WorkflowEvent, expected: { outcome: string; moves: boolean }): Promise<Step> {
  const before = await github.readRef(NAME, BRANCH)
  const first = github.requests.length
  const known = cardsOf(github)
  const actionYml = join(dirname(action), '..', 'action.yml')
  const run = await runAction({ entry: action, event, double: github, ...(existsSync(actionYml) ? { actionYml } : { inputs: { token: github.token } }) })
  const after = await github.readRef(NAME, BRANCH)
  const requests = github.requests.slice(first)
  const outcome = run.outputs['outcome'] ?? 'none'
  const moved = before !== after
  const problems = [
    ...(outcome === expected.outcome ? [] : [`it answered ${outcome}, not ${expected.outcome}: ${run.stdout}${run.stderr}`]),
    ...(moved === expected.moves ? [] : [moved ? 'the branch moved' : 'the branch did not move']),
    ...(!expected.moves && acceptedWrites(requests).length > 0 ? ['something was written to the repository'] : []),
  ]
  const receipt = run.outputs['receipt-id'] ?? ''
  const cards = cardsOf(github)
  const card = cards.find((body) => !known.includes(body)) ?? cards.find((body) => receipt !== '' && body.includes(receipt)) ?? ''
  return {
    name, outcome, commit: moved ? after ?? null : null, card, problems, requests: requests.length,
    milliseconds: Math.round(run.milliseconds), receipt,
  }
}

async function comment(github: Double, body: string): Promise<WorkflowEvent> {
  return issueCommentEvent(github, github.addComment(NAME, 1, { author: 'maintainer', body }), { crlf: true })
}

async function playAll(stage: Stage): Promise<Step[]> {
  const { github } = stage
  await github.addRepository(NAME, { files: { 'README.md': { content: '# App\n' }, 'src/retry.ts': { content: BEFORE } } })
  await github.commitTo(NAME, BRANCH, { 'src/index.ts': { content: 'export * from \'./retry.js\'\n' } }, { author: 'contributor' })
  await github.addPullRequest(NAME, { head: BRANCH, author: 'contributor', title: 'Make retries an option' })
  github.setPermission(NAME, 'maintainer', 'write')

  const asked = await comment(github, applyComment(BEFORE, AFTER_TITLE, 'export const retries = 3'))
  const applied = await play(stage, 'apply', asked, { outcome: 'applied', moves: true })
  const stale = await comment(github, applyComment(BEFORE, 'Never try again', 'export const retries = 0'))
  const refused = await play(stage, 'stale', stale, { outcome: 'refused', moves: false })
  const repeated = await play(stage, 'redelivery', asked, { outcome: 'applied', moves: false })
  const undone = await play(stage, 'undo', await comment(github, `/holdfast undo ${applied.receipt}`), { outcome: 'applied', moves: true })
  return [applied, refused, repeated, undone]
}

async function main(words: readonly string[]): Promise<number> {
  const [action, flag, keep] = words
  if (action === undefined || (flag !== undefined && (flag !== '--keep' || keep === undefined))) {
    process.stderr.write('usage: demo ACTION [--keep DIRECTORY]\n')
    return 2
  }
  const root = keep === undefined ? undefined : join(keep, 'repositories')
  if (root !== undefined) await mkdir(root, { recursive: true })
  const github = await startGitHub(root === undefined ? {} : { root })
  try {
    const steps = await playAll({ github, action })
    const restored = (await github.readFile(NAME, BRANCH, 'src/retry.ts'))?.content.toString() === BEFORE
    const directory = github.gitDirectory(NAME)
    const problems = [
      ...github.violations.map((violation) => JSON.stringify(violation)), ...await fsck(directory),
      ...(restored ? [] : ['undo did not bring the file back']),
    ]
    if (keep !== undefined) {
      for (const [index, step] of steps.entries()) await writeFile(join(keep, `card-${String(index + 1)}-${step.name}.md`), step.card)
    }
    const sound = problems.length === 0 && steps.every((step) => step.problems.length === 0)
    const result = {
      outcome: sound ? 'ok' : 'error', ...(sound ? {} : { message: 'the demo did not end as it should' }),
      steps, problems, branch: BRANCH, repository: keep === undefined ? null : directory,
    }
    process.stdout.write(`${JSON.stringify(result)}\n`)
    return sound ? 0 : 1
  } finally {
    await github.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
