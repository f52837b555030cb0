/** Archives that a stranger made, and runs that ended: what a later run may take from an earlier one. */
import { workflowDispatchEvent, workflowRunEvent } from '../github/events.js'
import { zipOf, type Packed } from '../support/zip.js'
import { applyBody, BRANCH, cards, REPOSITORY, run } from '../action/rig.js'
import { judge, type Case, type Ending, type Stage } from './cases.js'
import { byArtifact } from './documents.js'

/** A document that would be applied, so that it is the archive that is refused. */
const GOOD = applyBody().split('```')[1]?.replace(/^json\n/u, '') ?? ''

/** As many entries as a zip can tell of without the longer form. */
const MOST = 65_535

interface Entry { readonly name: string; readonly content?: string; readonly unixMode?: string; readonly encrypted?: boolean; readonly localHeaderName?: string; readonly overlapsWith?: string }
interface Archive {
  readonly artifact: { readonly runId: number }
  readonly entries: readonly Entry[] | { readonly $gen: { readonly entry: Entry; readonly count: number } }
  readonly trailer?: string
}

const packed = ({ name, content, unixMode, encrypted }: Entry): Packed => ({
  name, content: content === undefined || content === '{}' ? GOOD : content,
  ...(unixMode === undefined && encrypted === undefined ? {} : { claims: { attributes: Number.parseInt(unixMode ?? '0', 8) * 65_536, flags: encrypted === true ? 1 : 0 } }),
})

/** Returns the bytes of the archive that a case describes. */
function archiveOf({ entries, trailer }: Archive): Buffer {
  const list = '$gen' in entries ? Array.from({ length: Math.min(entries.$gen.count, MOST) }, (_, i) => ({ ...entries.$gen.entry, name: entries.$gen.entry.name.replace('%d', String(i)) })) : entries
  const zip = zipOf(list.map(packed))
  const [{ name = '', localHeaderName, overlapsWith } = {}] = list
  if (localHeaderName !== undefined) zip.write(localHeaderName.padEnd(name.length, 'x').slice(0, name.length), zip.indexOf(name))
  // The second entry's offset, the last four bytes before its name in the directory, points into the first.
  if (overlapsWith !== undefined) zip.writeUInt32LE(0, zip.lastIndexOf(overlapsWith) - 4)
  return trailer === undefined ? zip : Buffer.concat([zip, zipOf([{ name: 'plan.json', content: GOOD.replace('TWO', 'EVIL') }])])
}

/** An archive, of the run that a step names. */
export async function runArchive(stage: Stage, one: Case): Promise<Ending> {
  const input = one.input as Archive
  const head = await stage.double.readRef(REPOSITORY, BRANCH) ?? ''
  const other = input.artifact.runId === 5000 ? undefined : stage.double.addRun(REPOSITORY, { headSha: head, headBranch: BRANCH }).id
  return judge(stage, one, await byArtifact(stage, archiveOf(input), other), head, 0)
}

interface Ended {
  readonly event: string
  readonly actor?: { readonly type: string }
  readonly workflow_run?: { readonly path: string }
  readonly openPrs?: readonly { readonly head: unknown }[]
}

/** A run that ended, or a step that a bot starts. */
export async function runEnded(stage: Stage, one: Case): Promise<Ending> {
  const { double, number } = stage
  const { event, actor, openPrs } = one.input as Ended
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const before = cards(double, number).length
  if (event === 'workflow_dispatch') {
    const sender = double.addUser('starter[bot]', { type: actor?.type === 'Bot' ? 'Bot' : 'User' }).login
    const step = await workflowDispatchEvent(double, REPOSITORY, { sender })
    return judge(stage, one, await run(double, step, { inputs: { 'changeset': GOOD, 'pull-request': String(number) } }), head, before)
  }
  await double.addRepository('stranger/demo', { fork: REPOSITORY })
  const twice = (openPrs?.length ?? 0) > 1
  if (twice) {
    await double.setRef(REPOSITORY, 'refs/heads/release', await double.readRef(REPOSITORY, 'main') ?? '')
    await double.addPullRequest(REPOSITORY, { head: BRANCH, base: 'release', author: 'ann' })
  }
  // Without a word on open pull requests the run is a fork's, on the very commit that is the head here.
  const ended = double.addRun(REPOSITORY, { headSha: head, headBranch: BRANCH, actor: 'ann', ...(openPrs === undefined ? { headRepository: 'stranger/demo' } : {}) })
  double.addArtifact(REPOSITORY, { runId: ended.id, name: 'plan', zip: zipOf([{ name: 'changeset.json', content: GOOD }]) })
  const told = await workflowRunEvent(double, ended)
  const since = openPrs === undefined || twice ? head : await double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: 'x\n' } })
  return judge(stage, one, await run(double, told, { inputs: { artifact: 'plan' } }), since, before)
}
