/**
 * Plans and patches. The cases speak a generic dialect: an edit becomes a hunk under the anchor of the whole file that its own anchor names;
 * what our ChangeSet has no word for stays, as a member that is not known. What is bound to another repository, pull request, head or
 * result is a plan of ours that was changed on its way between two jobs.
 */
import { createHash } from 'node:crypto'
import { workflowDispatchEvent } from '../github/events.js'
import { fileAnchor } from '../../src/text/anchor.js'
import { zipOf } from '../support/zip.js'
import { applyBody, BRANCH, comment, REPOSITORY, resultOf, run, type Ran } from '../action/rig.js'
import { judge, text, type Case, type Ending, type Stage } from './cases.js'

const RUN = 7_000_000_001
const HEAD = '1'.repeat(40)
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const anchorOf = (content: string): string => fileAnchor(new TextEncoder().encode(content), sha256)

interface Edit { readonly path?: string; readonly op?: string; readonly anchor?: Readonly<Record<string, unknown>>; readonly replace?: string }
interface Generic {
  readonly target?: { readonly repoId: number; readonly pr: number; readonly head: string; readonly ref?: string }
  readonly edits?: readonly Edit[]
  readonly cells?: readonly { readonly lang: string }[]
  readonly approvedResult?: string
  readonly recomputedResult?: string
  readonly pair?: readonly string[]
}

/** Returns a generic edit as a change of ours; what has no word there stays as it is. */
function changeOf({ anchor, replace, ...edit }: Edit): object {
  const { line, text: claimed, sha256: digest, hash16, ...unknown } = anchor ?? {}
  if (typeof line !== 'number' || edit.op !== undefined) return { ...edit, anchor, replace }
  const expected = typeof hash16 === 'string' ? `fa:${hash16}` : anchorOf(`${String(claimed ?? '')}\n`)
  void digest
  return { ...edit, ...unknown, expected_anchor: expected, hunks: [{ start: line, end: line, lines: [replace] }] }
}

/** Returns a generic plan as a document of ours. */
function documentOf(input: Generic & Readonly<Record<string, unknown>>): string {
  const { target, edits, cells, ...rest } = input
  void target
  return JSON.stringify({
    ...rest, version: 1, title: 'Case', changes: (edits ?? []).map(changeOf), ...(cells === undefined ? {} : { verify: cells.map(({ lang, ...cell }) => ({ language: lang, ...cell })) }),
  })
}

/** Runs a step that takes a document from an artifact, whatever its bytes are. */
export async function byArtifact({ double, number }: Stage, zip: Buffer, runId = RUN): Promise<Ran> {
  if (!double.world.state.runs.has(RUN)) double.addRun(REPOSITORY, { id: RUN, headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH })
  double.addArtifact(REPOSITORY, { runId, name: 'plan', zip })
  const step = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  return run(double, step, { inputs: { 'artifact': 'plan', 'run-id': String(RUN), 'pull-request': String(number) }, runId: RUN + 1 })
}

/** Runs both jobs of a plan that somebody changes between them; without a change, the head moves instead, in the file that the plan is of. */
async function carried({ double, number }: Stage, forge: ((plan: string) => string) | null): Promise<{ readonly ran: Ran; readonly since: string }> {
  double.addRun(REPOSITORY, { id: RUN, headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH })
  const { event } = await comment(double, number, applyBody())
  const plan = JSON.stringify(resultOf<object>(await run(double, event, { inputs: { mode: 'plan', comment: 'false' } })))
  const forged = forge === null ? plan : forge(plan)
  if (forge === null) await double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: 'moved\n' } })
  else if (forged === plan) throw new Error('nothing was forged')
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: forged }]) })
  double.clearLog()
  const since = await double.readRef(REPOSITORY, BRANCH) ?? ''
  return { ran: await run(double, event, { inputs: { mode: 'commit', artifact: 'plan' } }), since }
}

/** Returns how a plan is bound to something else than what it is used on, or null where it is not. */
function forgeryOf(stage: Stage, { target, approvedResult, pair }: Generic): ((plan: string) => string) | null {
  if (approvedResult !== undefined || pair !== undefined) return (plan) => plan.replaceAll('TWO', 'EVIL')
  if (target === undefined) return null
  if (target.repoId !== 100) return (plan) => plan.replace(/"target":"github:\d+/u, `"target":"github:${String(target.repoId)}`)
  if (target.pr !== 7) return (plan) => plan.replace(`/pr/${String(stage.number)}"`, `/pr/${String(stage.number + 1)}"`)
  if (target.ref !== undefined) return (plan) => plan.replace(/"target":"[^"]*"/u, `"target":"github:100/branch/${target.ref ?? ''}"`)
  return null
}

async function plantTree({ double }: Stage, { context }: Case, standard: Readonly<Record<string, string>>): Promise<void> {
  const tree = Array.isArray(context?.tree) ? {} : context?.tree ?? standard
  await double.commitTo(REPOSITORY, BRANCH, Object.fromEntries(Object.entries(tree).map(([path, content]) => [path, { content: String(content) }])))
}

/** A plan. */
export async function runPlan(stage: Stage, one: Case): Promise<Ending> {
  const { double, number } = stage
  const input = one.input as Generic & { readonly raw?: unknown; readonly rawBase64?: string; readonly edits?: readonly Edit[] }
  await plantTree(stage, one, { 'src/app.ts': 'const a = 1;\n' })
  const forge = forgeryOf(stage, input)
  if (forge !== null || (input.target?.head ?? HEAD) !== HEAD) {
    const { ran, since } = await carried(stage, forge)
    return judge(stage, one, ran, since, 0)
  }
  const raw = input.rawBase64 === undefined ? text(input.raw) ?? documentOf({ ...input }) : Buffer.from(input.rawBase64, 'base64')
  const before = await double.readRef(REPOSITORY, BRANCH) ?? ''
  if (one.class === 'plan-anchor' && input.edits?.some(({ anchor }) => anchor?.['line'] === undefined && anchor?.['text'] !== undefined) === true) {
    const [{ path = '', anchor, replace } = {}] = input.edits
    const blocks = `${path}\n<<<<<<< SEARCH\n${String(anchor?.['text'])}\n=======\n${replace ?? ''}\n>>>>>>> REPLACE\n`
    return judge(stage, one, await run(double, (await comment(double, number, `/holdfast apply\n\n\`\`\`diff\n${blocks}\`\`\`\n`)).event), before, 0)
  }
  if (typeof raw === 'string' && raw.length < 60_000) {
    const said = await run(double, (await comment(double, number, `/holdfast apply\n\n\`\`\`json\n${raw}\n\`\`\`\n`)).event)
    const ending = await judge(stage, one, said, before, 0)
    if (ending !== 'passed' || one.expected.outcome === 'accept') return ending
  }
  return judge(stage, one, await byArtifact(stage, zipOf([{ name: 'changeset.json', content: raw }])), before, 0)
}

/** A patch, in a comment. */
export async function runPatch(stage: Stage, one: Case): Promise<Ending> {
  const { double, number } = stage
  const patch = text(one.input)
  if (patch === null) return { other: 'no patch' }
  await plantTree(stage, one, { 'a.ts': 'x\n', 'x': 'x\n', 'CODEOWNERS': '* @ann\n', 'run.sh': 'x\n', 'README.md': '' })
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const ran = await run(double, (await comment(double, number, `/holdfast apply\n\n\`\`\`\`diff\n${patch}\n\`\`\`\`\n`)).event)
  const ending = await judge(stage, one, ran, head, 0)
  const made = ran.outputs['commit'] === undefined ? undefined : await double.world.store(double.repository(REPOSITORY)).commit(ran.outputs['commit'])
  return ending === 'passed' && /signed-off-by|Maintainer/iu.test(JSON.stringify(made ?? '')) ? { failed: 'the patch wrote into the commit message' } : ending
}
