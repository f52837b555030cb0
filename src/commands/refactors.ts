/**
 * Refactors (spec page 7.2): what a language service proposes, lowered to a plan like any other change. A preview answers with a
 * token, the digest of the edits over the contents; an apply computes the edits anew, and lands them when the token is the same.
 */
import { ok, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Desk, Done } from '../engine/desk.js'
import { admit, execute, refused } from '../engine/execute.js'
import type { Intent } from '../engine/draft-receipt.js'
import type { Wish } from '../engine/first-receipt.js'
import { refuseHidden } from '../engine/hidden.js'
import type { Proposal } from '../engine/language.js'
import { lowerProposal, proposedPaths, shownEdits, tokenOf } from '../engine/lower-edits.js'
import { bindPlan, type Plan } from '../engine/plan.js'
import { isPlanId } from '../engine/retention.js'
import type { Snapshot } from '../engine/snapshot.js'
import { unreadBySet } from '../engine/unread.js'
import { askApproval, wantsApproval } from './approval.js'
import { applyPlan, retainPlan, status } from './changes.js'
import { actionId, listedActions, type Choice } from './code-actions.js'
import { actionsAt, besideOf, proposeAction, proposeMoveFile, proposeMoveSymbol, proposeRename, proposeTidy, tidyTitle, type Titled } from './proposals.js'

/** What every refactor is told beside its own words. */
export interface RefactorOptions {
  readonly apply: boolean
  /** The token of a preview, or its plan. */
  readonly plan?: string
}

/** A proposal on the files that it is about. */
interface Lowered {
  readonly plan: Plan
  readonly snapshot: Snapshot
  readonly proposal: Proposal
  readonly token: string
}

async function lower(desk: Desk, title: string, proposal: Proposal): Promise<Outcome<Lowered>> {
  const loaded = await desk.target.load(proposedPaths(proposal))
  if (!loaded.ok) return loaded
  const snapshot = loaded.value
  const draft = lowerProposal(title, proposal, snapshot, desk.sha256)
  if (!draft.ok) return draft
  const hidden = desk.hidden === 'allow' ? [] : refuseHidden(draft.value.files)
  if (hidden.length > 0) return { ok: false, refusals: hidden }
  const plan = bindPlan(draft.value, desk.target.name, snapshot.base, desk.sha256)
  return ok({ plan, snapshot, proposal, token: tokenOf(proposal, draft.value, desk.sha256) })
}

async function previewed(desk: Desk, lowered: Lowered): Promise<Done> {
  const done = await retainPlan(desk, lowered.plan)
  if (done.answer.outcome !== 'planned') return done
  const edits = shownEdits(lowered.proposal, lowered.snapshot)
  return { ...done, answer: { ...done.answer, token: lowered.token, edits, ...besideOf(lowered.proposal) } }
}

const INTENT: Intent = { operation: 'refactor' }

/** Returns the wish for a refactor, told by its title: what it asked about may be there no longer. */
function wishOf(fits: (title: string) => boolean, plan: Plan | null, paths: readonly string[]): Wish {
  return {
    intent: INTENT, paths, planId: plan?.id ?? null, isToldBy: ({ operation, title }) => operation === INTENT.operation && fits(title),
    planOn: () => Promise.resolve(plan),
  }
}

async function applied(desk: Desk, lowered: Lowered, fits: (title: string) => boolean): Promise<Done> {
  const { plan, snapshot } = lowered
  const paths = proposedPaths(lowered.proposal)
  const ended = await admit(desk, wishOf(fits, plan, paths), paths)
  if (ended !== null) return wantsApproval(ended) ? askApproval(desk, ended, plan, INTENT) : ended
  const done = await execute(desk, plan, snapshot, INTENT)
  return done.answer.outcome === 'applied' ? { ...done, answer: { ...done.answer, ...besideOf(lowered.proposal) } } : done
}

/** What is asked for: how its title looks, and who proposes it. */
interface Asked {
  readonly fits: (title: string) => boolean
  readonly propose: () => Promise<Outcome<Titled>>
}

/** Returns what keeps a proposal from going on: another token than its own, or lines that were not read. Refuses: stale_token, unread_lines. */
function objections({ served, sha256 }: Desk, { token, plan: { files } }: Lowered, { apply, plan }: RefactorOptions): readonly Refusal[] {
  if (plan !== undefined) return plan === token ? [] : [{ code: 'stale_token', expected: plan, detail: `the edits would now be ${token}` }]
  return apply && served !== undefined ? unreadBySet(files, served, sha256) : []
}

/**
 * Returns the plan of what a service proposes, or what came of executing it.
 * Refuses: what the service refuses, stale_token, unread_lines at a desk that lasts, and what lowering, planning and executing refuse.
 */
async function refactor(desk: Desk, options: RefactorOptions, { fits, propose }: Asked): Promise<Done> {
  const { apply, plan } = options
  if (plan !== undefined && isPlanId(plan)) return apply ? applyPlan(desk, plan) : status(desk, plan)
  if (plan !== undefined && !/^lsp-[0-9a-f]{64}$/u.test(plan)) return refused([{ code: 'invalid_request', detail: 'a token is lsp- and 64 hex digits' }])
  // A request that has its receipt is told it again; what it asks about may no longer be there.
  if (apply && await desk.ledger.ofRequest(desk.requestId) !== null) {
    const again = await admit(desk, wishOf(fits, null, []), [])
    if (again !== null) return again
  }
  const proposed = await propose()
  const lowered = proposed.ok ? await lower(desk, proposed.value.title, proposed.value.proposal) : proposed
  if (!lowered.ok) return refused(lowered.refusals)
  const against = objections(desk, lowered.value, options)
  if (against.length > 0) return refused(against)
  return apply ? applied(desk, lowered.value, fits) : previewed(desk, lowered.value)
}

/** Renames the symbol at a place; `old` is the name that stands once on the line, where the place gives no column. */
export function rename(desk: Desk, place: string, old: string | null, name: string, options: RefactorOptions): Promise<Done> {
  const fits = (title: string): boolean => title.startsWith(`Rename ${old ?? ''}`) && title.endsWith(` to ${name}`)
  return refactor(desk, options, { fits, propose: () => proposeRename(desk, place, old, name) })
}

/** Moves a file or a directory, with every import of it. */
export function moveFile(desk: Desk, from: string, to: string, options: RefactorOptions): Promise<Done> {
  const [source, target] = [from, to].map((path) => path.replace(/\/+$/u, '')) as [string, string]
  return refactor(desk, options, { fits: (told) => told === `Move ${source} to ${target}`, propose: () => proposeMoveFile(desk, source, target) })
}

/** Moves the top-level declaration at a place to another file. */
export function moveSymbol(desk: Desk, place: string, name: string | null, to: string, options: RefactorOptions): Promise<Done> {
  const fits = (title: string): boolean => title.startsWith(`Move ${name ?? ''}`) && title.endsWith(` to ${to}`)
  return refactor(desk, options, { fits, propose: () => proposeMoveSymbol(desk, place, name, to) })
}

/** Organizes the imports of files, or formats them: one set. */
export function tidy(desk: Desk, ask: 'organize-imports' | 'format', paths: readonly string[], options: RefactorOptions): Promise<Done> {
  const files = [...new Set(paths)]
  return refactor(desk, options, { fits: (told) => told === tidyTitle(ask, files), propose: () => proposeTidy(desk, ask, files) })
}

/**
 * Lists the code actions at a place, or carries out the one that is chosen.
 * Refuses: action_not_found, action_ambiguous, action_command_only, action_creates_file, and as `rename`.
 */
export async function codeActions(desk: Desk, place: string, choice: Choice, options: RefactorOptions): Promise<Done> {
  const all = await actionsAt(desk, place, null, choice.kind)
  if (!all.ok) return refused(all.refusals)
  if (!options.apply && choice.action === null && options.plan === undefined) {
    return { answer: { outcome: 'ok', actions: listedActions(all.value, (action) => actionId(action, desk.sha256)) }, plan: null }
  }
  return refactor(desk, options, { fits: () => true, propose: () => Promise.resolve(proposeAction(desk, all.value, choice)) })
}
