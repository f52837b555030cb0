/** The kinds of run that others disturb: what is asked, by which door and way, and the one edit that may come of it. */
import { createHash } from 'node:crypto'
import type { Double, DoubleOptions } from '../../github/double.js'
import type { WorkflowEvent } from '../../github/events.js'
import { zipOf } from '../../support/zip.js'
import { applyBody, BRANCH, comment, REPOSITORY, run, stage, TEXT } from '../rig.js'

const AFTER = TEXT.replace('two', 'TWO')
const RUN = 7_000_000_001

/** A stage on which a run is about to begin. */
export interface Set {
  readonly double: Double
  readonly number: number
  readonly event: WorkflowEvent
  /** Id of the comment that asks. */
  readonly asked: number
  readonly inputs: Readonly<Record<string, string>>
  /** What `src/a.txt` holds, and is to hold. */
  readonly before: string
  readonly after: string
  /** What the run's anchors name: the whole file, or only the lines that change. */
  readonly bound: 'file' | 'lines'
}

async function byHunk(options: DoubleOptions = {}, inputs: Readonly<Record<string, string>> = {}): Promise<Set> {
  const { double, number } = await stage(options)
  const { event, comment: { id: asked } } = await comment(double, number, applyBody())
  return { double, number, event, asked, inputs, before: TEXT, after: AFTER, bound: 'file' }
}

async function bySuggestion(): Promise<Set> {
  const { double, number } = await stage()
  double.addReviewComment(REPOSITORY, number, { author: 'bob', path: 'src/a.txt', line: 2, body: '```suggestion\nTWO\n```' })
  const { event, comment: { id: asked } } = await comment(double, number, '/holdfast suggestions --apply')
  return { double, number, event, asked, inputs: {}, before: TEXT, after: AFTER, bound: 'lines' }
}

async function byArtifact(): Promise<Set> {
  const made = await byHunk()
  const { double, event } = made
  double.addRun(REPOSITORY, { id: RUN, headSha: await double.readRef(REPOSITORY, BRANCH) ?? '', headBranch: BRANCH })
  const planned = await run(double, event, { inputs: { mode: 'plan', comment: 'false' } })
  double.addArtifact(REPOSITORY, { runId: RUN, name: 'plan', zip: zipOf([{ name: 'result.json', content: planned.files.get(planned.outputs['result'] ?? '') ?? '' }]) })
  return { ...made, inputs: { mode: 'commit', artifact: 'plan' } }
}

async function byUndo(): Promise<Set> {
  const { double, number, event: first } = await byHunk()
  const { outputs } = await run(double, first)
  const { event, comment: { id: asked } } = await comment(double, number, `/holdfast undo ${outputs['receipt-id'] ?? ''}`)
  return { double, number, event, asked, inputs: {}, before: AFTER, after: TEXT, bound: 'file' }
}

export const SCENARIOS = {
  'apply by hunk': () => byHunk(),
  'apply by suggestion': bySuggestion,
  'apply by artifact': byArtifact,
  'undo': byUndo,
  'apply by the platform\'s own commit': () => byHunk({}, { 'commit-method': 'graphql' }),
  'apply where updateRefs is barred': () => byHunk({ updateRefs: 'off' }),
  'apply by push': () => byHunk({ listen: true }, { 'commit-method': 'push' }),
} as const
export type Scenario = keyof typeof SCENARIOS

/** Returns git's id of a text's blob. */
export function blobOf(text: string): string {
  const bytes = Buffer.from(text)
  return createHash('sha1').update(`blob ${String(bytes.length)}\0`).update(bytes).digest('hex')
}
