/**
 * `suggestions`: the open suggestion blocks of a review as one set (spec page 5.1).
 *
 * Calling sequence of `--apply`: the request's first receipt, the remarks, the head and what they were written on, the one
 * permission decision, the set. Promised: a set lands whole or not at all; where one suggestion is refused nothing is written, and
 * the plan of the others is retained, to be applied by its id.
 */
import type { Refusal } from '../base/refusal.js'
import { pathProblem } from '../base/path.js'
import { computedLimits } from '../base/settings.js'
import type { ChangeSet } from '../changeset/changeset.js'
import { underPolicy, type Desk, type Done } from '../engine/desk.js'
import type { Intent } from '../engine/draft-receipt.js'
import { admit, execute, refused } from '../engine/execute.js'
import type { Wish } from '../engine/first-receipt.js'
import type { Plan } from '../engine/plan.js'
import { reportRefusals } from '../engine/report-refusals.js'
import type { Remark, Review, Stretch } from '../engine/review.js'
import type { Snapshot } from '../engine/snapshot.js'
import { changesOf, sortSuggestions, type Placed, type Suggestion } from '../engine/suggestions.js'
import { askApproval, wantsApproval } from './approval.js'
import { scanBlocks } from './blocks.js'
import { retainPlan } from './changes.js'
import { planOn } from './planning.js'

export interface SuggestionOptions {
  /** The login whose suggestions are meant; null for everybody's. */
  readonly author: string | null
  readonly apply: boolean
}

const INTENT: Intent = { operation: 'apply' }
/** Names in a title. */
const NAMED = 4
/** Commits whose files are asked for side by side. */
const AT_ONCE = 8

/** The suggestions of a review, and why remarks that seem to hold one could not be read. */
interface Told {
  readonly suggestions: readonly Suggestion[]
  readonly refusals: readonly Refusal[]
}

/** Returns a login without what is written around it, in one letter case. */
function plainLogin(login: string): string {
  return login.replace(/^@/u, '').replace(/\[bot\]$/u, '').toLowerCase()
}

/** Returns what a remark suggests. Refusals: unparseable_hunk. */
function read(remark: Remark): Told {
  const { blocks, doubt } = scanBlocks(remark.body)
  const suggestions = blocks.filter(({ language }) => language === 'suggestion').map(({ lines }) => ({ remark, lines }))
  if (!doubt || !/(?:`{3}|~{3})[ \t]*suggestion/iu.test(remark.body)) return { suggestions, refusals: [] }
  const detail = `a block of ${remark.url} by ${remark.author} begins where it may be part of a list or of HTML`
  return { suggestions: [], refusals: [{ code: 'unparseable_hunk', path: remark.path, detail }] }
}

async function tell(review: Review, author: string | null): Promise<Told> {
  const remarks = await review.remarks()
  const told = remarks.filter((one) => author === null || plainLogin(one.author) === plainLogin(author)).map(read)
  return { suggestions: told.flatMap((one) => one.suggestions), refusals: told.flatMap((one) => one.refusals) }
}

/** Returns the files that suggestions were written on, by commit, where that is another one than the head. */
async function pastOf(review: Review, suggestions: readonly Suggestion[], head: string | null): Promise<ReadonlyMap<string, Snapshot>> {
  const wanted = new Map<string, Set<string>>()
  for (const { remark: { path, written } } of suggestions) {
    if (written === null || written.commit === head || pathProblem(path) !== null) continue
    wanted.set(written.commit, (wanted.get(written.commit) ?? new Set()).add(path))
  }
  const commits = [...wanted]
  const found = new Map<string, Snapshot>()
  for (let from = 0; from < commits.length; from += AT_ONCE) {
    await Promise.all(commits.slice(from, from + AT_ONCE).map(async ([commit, paths]) => { found.set(commit, await review.filesAt(commit, [...paths])) }))
  }
  return found
}

function titleOf(placed: readonly Placed[]): string {
  const names = [...new Set(placed.map(({ suggestion: { remark } }) => remark.author))]
  const shown = names.length <= NAMED ? names : [...names.slice(0, NAMED - 1), `${String(names.length - NAMED + 1)} others`]
  const last = shown.at(-1) ?? ''
  const by = shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
  return `Apply ${String(placed.length)} suggestion${placed.length === 1 ? '' : 's'} by ${by}`
}

/** What comes of suggestions on a snapshot: the plan of those that can be carried out, null for none, and why others cannot. */
interface Planned {
  readonly plan: Plan | null
  readonly refusals: readonly Refusal[]
}

/** Everything that planning needs besides the snapshot. */
interface Gathered extends Told {
  readonly desk: Desk
  readonly past: ReadonlyMap<string, Snapshot>
}

async function planThem({ desk, suggestions, refusals, past }: Gathered, snapshot: Snapshot, placeOf: (remark: Remark) => Stretch | null): Promise<Planned> {
  const judging = { snapshot, past, sha256: desk.sha256, refuseHidden: desk.hidden !== 'allow' }
  const sorted = sortSuggestions(suggestions, placeOf, judging)
  const left = [...refusals, ...sorted.refusals]
  if (sorted.placed.length === 0) return { plan: null, refusals: left }
  const changes = changesOf(sorted.placed, desk.sha256)
  const set: ChangeSet = {
    title: titleOf(sorted.placed), changes, problems: [], verify: [], allowHidden: false, sections: [],
    hunkCounts: changes.map(({ edit }) => (edit.kind === 'hunks' ? edit.hunks.length : 0)),
  }
  const plan = await planOn({ ...desk, limits: computedLimits(desk.limits) }, set, snapshot)
  return plan.ok ? { plan: plan.value, refusals: left } : { plan: null, refusals: [...left, ...plan.refusals] }
}

/**
 * Returns what a request for suggestions wishes. What the ledger has of such a request is its own, since its suggestions are outdated
 * once they are carried out; a commit has to be what they come to on its parent.
 */
function wishOf(gathered: Gathered | null, paths: readonly string[]): Wish {
  return {
    intent: INTENT, paths, planId: null,
    isToldBy: ({ operation, title }) => operation === INTENT.operation && /^Apply \d+ suggestions? by /u.test(title),
    planOn: async (before) => (gathered === null ? null : (await planThem(gathered, before,
      ({ written, now }) => (written !== null && written.commit === before.base ? written.lines : now))).plan),
  }
}

/** Returns the plan of those that can be carried out, retained, and beside it why the others cannot. */
async function show(desk: Desk, plan: Plan, left: readonly Refusal[], asked: 'plan' | 'apply'): Promise<Done> {
  const done = await retainPlan(desk, plan)
  if (left.length === 0) return done
  const reports = reportRefusals(left)
  const { answer } = done
  if (answer.outcome === 'planned') {
    return { plan, answer: asked === 'plan' ? { ...answer, refusals: reports } : { outcome: 'refused', refusals: reports, plan: answer.plan } }
  }
  return { plan, answer: { outcome: 'refused', refusals: answer.outcome === 'refused' ? [...answer.refusals, ...reports] : reports } }
}

/** Returns the desk at which the one decision is about suggestions. */
function deciding(desk: Desk): Desk {
  return { ...desk, authority: { decide: (_, paths, backing) => desk.authority.decide('suggestions', paths, backing) } }
}

async function applyThem(desk: Desk, gathered: Gathered, snapshot: Snapshot, { plan, refusals }: Planned): Promise<Done> {
  const paths = [...new Set(gathered.suggestions.map(({ remark }) => remark.path))]
  const ended = await admit(desk, wishOf(gathered, paths), plan === null ? [] : plan.files.map(({ path }) => path))
  if (ended !== null && !wantsApproval(ended)) return ended
  if (plan === null) return refused(refusals)
  if (refusals.length > 0) return show(desk, plan, refusals, 'apply')
  return ended === null ? execute(desk, plan, snapshot, INTENT) : askApproval(desk, ended, plan, INTENT)
}

/**
 * Returns the plan of the open suggestions of a review, retained, or with `apply` what came of executing it.
 * Refuses: invalid_request, event_not_allowed, stale_anchor, overlapping_hunks, unparseable_hunk, too_many_files, and what planning,
 * retaining and executing refuse.
 */
export async function suggestions(given: Desk, { author, apply }: SuggestionOptions): Promise<Done> {
  const { review } = given
  if (review === undefined) return refused([{ code: 'invalid_request', detail: 'suggestions are of a pull request, and there is none here' }])
  const desk = deciding(given)
  const [told, first] = await Promise.all([tell(review, author), apply ? desk.ledger.ofRequest(desk.requestId) : null])
  if (first !== null) {
    const again = await admit(desk, wishOf(null, []), [])
    if (again !== null) return again
  }
  const ruled = await underPolicy(desk)
  if (told.suggestions.length === 0) {
    if (told.refusals.length > 0) return refused(told.refusals)
    const whose = author === null ? 'in this review' : `by ${author.replace(/^@/u, '')} in this review`
    return { answer: { outcome: 'ok', message: `There are no open suggestions ${whose}.` }, plan: null }
  }
  const paths = [...new Set(told.suggestions.map(({ remark }) => remark.path))].filter((path) => pathProblem(path) === null)
  const limit = computedLimits(ruled.limits).files
  if (paths.length > limit) return refused([{ code: 'too_many_files', limit, figure: paths.length }])
  const loaded = await desk.target.load(paths)
  if (!loaded.ok) return refused(loaded.refusals)
  const gathered: Gathered = { ...told, desk: ruled, past: await pastOf(review, told.suggestions, loaded.value.base) }
  const planned = await planThem(gathered, loaded.value, ({ now }) => now)
  if (apply) return applyThem(desk, gathered, loaded.value, planned)
  return planned.plan === null ? refused(planned.refusals) : show(desk, planned.plan, planned.refusals, 'plan')
}
