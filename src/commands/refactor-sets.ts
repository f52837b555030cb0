/**
 * A ChangeSet with refactors (spec pages 2.1 and 7): what services propose, and what the set holds besides, as one plan.
 *
 * Calling sequence of an execution: the request's first receipt; the permission for the files that the set names, before any service
 * is asked; the plan; the permission for all that the plan touches; the plan. Promised: one plan and one receipt, or a refusal and
 * nothing; where parts of the set cannot be combined, every such pair is named.
 */
import { ok, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import type { ChangeSet } from '../changeset/changeset.js'
import { combineParts, joinWritten, type Part } from '../engine/combine.js'
import { underPolicy, type Desk, type Done } from '../engine/desk.js'
import type { Intent } from '../engine/draft-receipt.js'
import { admit, execute, refused } from '../engine/execute.js'
import type { Wish } from '../engine/first-receipt.js'
import { touchedPaths } from '../engine/fresh.js'
import type { Proposal } from '../engine/language.js'
import { lowerProposal, proposedPaths } from '../engine/lower-edits.js'
import type { Draft, Plan } from '../engine/plan.js'
import { namedPaths, pathsToLoad } from '../engine/plan-changes.js'
import type { Receipt } from '../engine/receipt.js'
import type { Snapshot } from '../engine/snapshot.js'
import { unreadBySet } from '../engine/unread.js'
import { askApproval, wantsApproval } from './approval.js'
import { draftOn, planOf } from './planning.js'
import { besideOf, proposeOfSet } from './proposals.js'

/** A set with refactors as a plan; `beside` is what its answer tells besides. */
export interface RefactorSet {
  readonly plan: Plan
  readonly snapshot: Snapshot
  readonly beside: object
  /** Lines that a service would change and that were not served as they stand, at a desk that lasts. */
  readonly unread: readonly Refusal[]
}

/** Returns whether a set asks services for something. */
export function hasRefactors(changeSet: ChangeSet): boolean {
  return changeSet.refactors !== undefined
}

/** Returns the paths that a set names: where refactors look and what they make among them. */
function statedPaths(changeSet: ChangeSet): string[] {
  const own = (changeSet.refactors ?? []).flatMap((one) => [
    one.filePath, ...(one.operation === 'move-file' ? [one.newPath] : one.operation === 'move-symbol' ? [one.targetPath] : []),
  ])
  return [...new Set([...namedPaths(changeSet), ...own])].filter((path) => pathProblem(path) === null)
}

/** Returns what services propose for a set, each asked on the files as they are. Refuses: as the verbs, and as `combineParts`. */
async function proposalOf(desk: Desk, { refactors = [] }: ChangeSet): Promise<Outcome<Proposal>> {
  const parts: Part[] = []
  const refusals: Refusal[] = []
  for (const [index, refactor] of refactors.entries()) {
    const label = `refactors[${String(index)}]`
    const proposed = await proposeOfSet(desk, refactor)
    if (proposed.ok) parts.push({ label, operation: refactor.operation, ...proposed.value })
    else refusals.push(...proposed.refusals.map((refusal) => ({ ...refusal, detail: [label, ...(refusal.detail === undefined ? [] : [refusal.detail])].join(': ') })))
  }
  return refusals.length > 0 ? { ok: false, refusals } : combineParts(parts)
}

/** Returns the draft of what is written by hand, taken together with a proposal. */
function whole({ title, verify }: ChangeSet, written: Draft, proposal: Proposal, rest: Draft['files'], snapshot: Snapshot, desk: Desk): Outcome<Draft> {
  const lowered = lowerProposal(title, proposal, snapshot, desk.sha256)
  if (!lowered.ok) return lowered
  const changed = new Set(lowered.value.files.flatMap(({ path, from = path }) => [path, from]))
  const unchanged = [...new Set([...written.unchanged, ...lowered.value.unchanged])].filter((path) => !changed.has(path))
  return ok({ ...written, title, verify, files: [...rest, ...lowered.value.files], unchanged })
}

/**
 * Returns the plan of a set with refactors.
 * Refuses: as `planChanges`, what the services refuse, as `combineParts`, `joinWritten` and `lowerProposal`, hidden_characters.
 */
export async function planRefactorSet(given: Desk, changeSet: ChangeSet): Promise<Outcome<RefactorSet>> {
  if (changeSet.problems.length > 0) return { ok: false, refusals: changeSet.problems }
  const desk = await underPolicy(given)
  const proposed = await proposalOf(desk, changeSet)
  const byHand = pathsToLoad(changeSet, desk.limits)
  const theirs = proposed.ok ? proposedPaths(proposed.value) : []
  const loaded = await desk.target.load([...new Set([...byHand.paths, ...theirs])], [...new Set([...byHand.creating, ...theirs])])
  if (!loaded.ok) return loaded
  const snapshot = loaded.value
  const written = await draftOn(desk, changeSet, snapshot)
  if (!written.ok) return { ok: false, refusals: [...written.refusals, ...(proposed.ok ? [] : proposed.refusals)] }
  if (!proposed.ok) return proposed
  const joined = joinWritten(proposed.value, written.value)
  if (!joined.ok) return joined
  const draft = whole(changeSet, written.value, joined.value.proposal, joined.value.rest, snapshot, desk)
  const plan = draft.ok ? planOf(desk, changeSet, draft.value, snapshot) : draft
  if (!plan.ok) return plan
  return ok({ plan: plan.value, snapshot, beside: besideOf(joined.value.proposal), unread: unreadOf(desk, proposed.value, snapshot) })
}

/** Returns a refusal for every file of a proposal whose lines were not served as they stand. Refuses: unread_lines. */
function unreadOf({ served, sha256 }: Desk, proposal: Proposal, snapshot: Snapshot): Refusal[] {
  const alone = served === undefined ? null : lowerProposal('', proposal, snapshot, sha256)
  if (served === undefined || alone?.ok !== true) return []
  return unreadBySet(alone.value.files, served, sha256).map((refusal) => ({ ...refusal, detail: 'preview the set first, then apply the plan_id of the preview' }))
}

/** Returns whether a receipt is of the set: its title, and every path that it names. What refactors asked about may be there no longer. */
function isToldBy(changeSet: ChangeSet, { operation }: Intent): (receipt: Receipt) => boolean {
  const stated = statedPaths(changeSet)
  return (receipt) => {
    const known = [...receipt.files.flatMap(({ path, from = path }) => [path, from]), ...receipt.unchanged]
    return receipt.operation === operation && receipt.title === changeSet.title
      && stated.every((path) => known.some((one) => one === path || one.startsWith(`${path.replace(/\/+$/u, '')}/`)))
  }
}

/**
 * Returns what came of executing a set with refactors.
 * Refuses: as `planRefactorSet`, unread_lines at a desk that lasts, and what admitting and executing refuse.
 */
export async function applyRefactorSet(desk: Desk, changeSet: ChangeSet, intent: Intent): Promise<Done> {
  const wish = (plan: Plan | null): Wish => ({
    intent, paths: plan === null ? [] : touchedPaths(plan), planId: null, isToldBy: isToldBy(changeSet, intent), planOn: () => Promise.resolve(plan),
  })
  if (await desk.ledger.ofRequest(desk.requestId) !== null) {
    const again = await admit(desk, wish(null), [])
    if (again !== null) return again
  }
  const allowed = await desk.authority.decide(intent.operation, statedPaths(changeSet))
  if (!allowed.ok && !wantsApproval(refused(allowed.refusals))) return refused(allowed.refusals)
  const planned = await planRefactorSet(desk, changeSet)
  if (!planned.ok) return refused(planned.refusals)
  const { plan, snapshot, beside, unread } = planned.value
  if (unread.length > 0) return refused(unread)
  const ended = await admit(desk, wish(plan), touchedPaths(plan))
  if (ended !== null) return wantsApproval(ended) ? askApproval(desk, ended, plan, intent) : ended
  const done = await execute(desk, plan, snapshot, intent)
  return done.answer.outcome === 'applied' ? { ...done, answer: { ...done.answer, ...beside } } : done
}
