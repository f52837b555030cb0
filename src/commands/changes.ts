/** `preview`, `apply` and `edit`: documents and plans on their way to the commit core (spec page 2.3). */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { parseChangeSet, parseEdit } from '../changeset/parse.js'
import type { ChangeSet } from '../changeset/changeset.js'
import { findBlocks } from '../engine/blocks.js'
import { checkPlan } from '../engine/checks.js'
import { underPolicy, type Desk, type Done } from '../engine/desk.js'
import type { Intent } from '../engine/draft-receipt.js'
import { admit, execute, overtaken, refused } from '../engine/execute.js'
import { fileReports } from '../engine/file-report.js'
import type { Wish } from '../engine/first-receipt.js'
import { createdPaths, freshness, touchedPaths } from '../engine/fresh.js'
import { bindPlan, type Plan } from '../engine/plan.js'
import { namedPaths, planChanges } from '../engine/plan-changes.js'
import type { Shelf, Step } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import { showRereads } from '../engine/reread-shown.js'
import { expire, findPlan, retain, retire } from '../engine/retention.js'
import { reportPlan, reportRetired } from '../report/plan-report.js'
import type { Snapshot } from '../engine/snapshot.js'
import { askApproval, intentOf, wantsApproval } from './approval.js'
import { importParsed, pathsOfForeign } from './import.js'
import { loadFiles, planOn } from './planning.js'
import { applyRefactorSet, hasRefactors, planRefactorSet } from './refactor-sets.js'
import { appliedAs, appliedBefore, findRetained, findRetired, planWish } from './retained.js'

/** How often a document is held against files that somebody else keeps writing. */
const ATTEMPTS = 4

/** Returns the plan of a document and the snapshot it stands on. */
async function planDocument(desk: Desk, parsed: Outcome<ChangeSet>): Promise<Outcome<{ plan: Plan; snapshot: Snapshot }>> {
  if (!parsed.ok) return parsed
  const agreed = underPolicy(desk)
  const [loaded, ruled] = await Promise.all([loadFiles(desk, parsed.value, agreed), agreed])
  if (!loaded.ok) return loaded
  const plan = await planOn(ruled, parsed.value, loaded.value)
  if (plan.ok) return ok({ plan: plan.value, snapshot: loaded.value })
  return { ok: false, refusals: desk.showsRereads === true && desk.switches.lineAnchors ? showRereads(plan.refusals, parsed.value, loaded.value, desk.sha256) : plan.refusals }
}

/** Returns the answer that shows a plan, retained where there is a shelf that may be written to. Refuses: syntax_errors, too_many_plans. */
export async function retainPlan(desk: Desk, plan: Plan): Promise<Done> {
  const [{ limits }, checks] = await Promise.all([underPolicy(desk), checkPlan(desk, plan, 'apply')])
  if (!checks.ok) return refused(checks.refusals, plan)
  const report = (expiresAt: number | null): Done['answer'] & { outcome: 'planned' } =>
    ({ outcome: 'planned', plan: reportPlan(plan, expiresAt, [], limits.diffLines, checks.value) })
  if (plan.files.length === 0) return { answer: { ...report(null), outcome: 'no_change' }, plan }
  if (desk.shelf === null) return { answer: report(null), plan }
  const retained = await desk.shelf.update((shelf): Step<Outcome<number | null>, Shelf> => {
    const by = { author: desk.actor, ...(desk.actorId === undefined ? {} : { authorId: desk.actorId }) }
    const kept = retain(shelf, plan, by, desk.now(), limits)
    return kept.ok ? { answer: ok(kept.value.entry.expiresAt), next: kept.value.shelf, unkept: ok(null) } : { answer: kept, unkept: ok(null) }
  })
  return retained.ok ? { answer: report(retained.value), plan } : refused(retained.refusals, plan)
}

/** Returns the plan of a set with refactors, retained, and what services tell of it. */
async function previewRefactors(desk: Desk, changeSet: ChangeSet): Promise<Done> {
  const planned = await planRefactorSet(desk, changeSet)
  if (!planned.ok) return refused(planned.refusals)
  const done = await retainPlan(desk, planned.value.plan)
  return done.answer.outcome === 'planned' ? { ...done, answer: { ...done.answer, ...planned.value.beside } } : done
}

/** Returns the plan of a parsed document, retained where there is a shelf that may be written to. */
async function previewParsed(desk: Desk, parsed: Outcome<ChangeSet>): Promise<Done> {
  if (parsed.ok && hasRefactors(parsed.value)) return previewRefactors(desk, parsed.value)
  const planned = await planDocument(desk, parsed)
  return planned.ok ? retainPlan(desk, planned.value.plan) : refused(planned.refusals)
}

/**
 * Returns the plan of a document, retained where there is a shelf; writes no file.
 * Refuses: what parsing and planning refuse, syntax_errors, too_many_plans.
 */
export function preview(desk: Desk, document: string): Promise<Done> {
  return previewParsed(desk, parseChangeSet(document, desk.switches))
}

/** Returns the plan of a document in a foreign form, as `preview` does of what `import` makes of it. Refuses: as both. */
export async function previewForeign(desk: Desk, text: string): Promise<Done> {
  return previewParsed(desk, await importParsed(desk, text))
}

/** Returns the plan of an `edit` document; retained only where plans can be executed. Refuses: as `preview`. */
export function previewEdit(desk: Desk, document: string): Promise<Done> {
  return previewParsed(desk.switches.changeSet ? desk : { ...desk, shelf: null }, parseEdit(document, desk.switches))
}

/** Returns what a document wishes: the plan that it comes to, whatever stands in its files now. */
function wishOf(desk: Desk, parsed: Outcome<ChangeSet>, intent: Intent): Wish {
  const { sha256, switches, target } = desk
  const planOnBefore = async (changeSet: ChangeSet, before: Snapshot): Promise<Plan | null> => {
    const { limits } = await underPolicy(desk)
    const blocks = await findBlocks(desk.blocks, changeSet, before, sha256)
    const draft = planChanges(changeSet, before, { sha256, limits, switches, blocks, preImages: () => undefined })
    return draft.ok ? bindPlan(draft.value, target.name, before.base, sha256) : null
  }
  return {
    intent, paths: parsed.ok ? namedPaths(parsed.value) : [], planId: null, isToldBy: () => null,
    planOn: (before) => (parsed.ok ? planOnBefore(parsed.value, before) : Promise.resolve(null)),
  }
}

/** Returns the request for an approval of a planned set; one that cannot be planned is told so first. */
function ask(desk: Desk, ended: Done, planned: Awaited<ReturnType<typeof planDocument>>, intent: Intent): Promise<Done> {
  return planned.ok ? askApproval(desk, ended, planned.value.plan, intent) : Promise.resolve(refused(planned.refusals))
}

/** Plans and executes one parsed document: permission, first receipt and files are asked for side by side. */
async function attempt(desk: Desk, parsed: Outcome<ChangeSet>, intent: Intent): Promise<Done> {
  if (parsed.ok && hasRefactors(parsed.value)) return applyRefactorSet(desk, parsed.value, intent)
  const wish = wishOf(desk, parsed, intent)
  const [ended, planned] = await Promise.all([admit(desk, wish, wish.paths), planDocument(desk, parsed)])
  if (ended !== null) return wantsApproval(ended) ? ask(desk, ended, planned, intent) : ended
  return planned.ok ? execute(desk, planned.value.plan, planned.value.snapshot, intent) : refused(planned.refusals)
}

/**
 * Plans and executes one parsed document. On a machine of one's own a file may be saved between the two: then the document is held
 * against the files once more, so that the answer is about its anchors, and not about a plan that nobody saw.
 */
async function applyParsed(desk: Desk, parsed: Outcome<ChangeSet>, intent: Intent): Promise<Done> {
  for (let count = 1; ; count++) {
    const done = await attempt(desk, parsed, intent)
    if (desk.target.name !== 'local' || !overtaken(done)) return done
    if (count >= ATTEMPTS) return refused([{ code: 'busy', detail: 'somebody else keeps writing its files' }])
  }
}

/** Returns what came of a ChangeSet document: planned, admitted and executed in one go. */
export function applyDocument(desk: Desk, document: string): Promise<Done> {
  return applyParsed(desk, parseChangeSet(document, desk.switches), { operation: 'apply' })
}

/** Returns a desk at which the files are as they were before. */
function onFiles(desk: Desk, before: Snapshot): Desk {
  const { target } = desk
  return { ...desk, target: {
    owner: target.owner, name: target.name, commits: target.commits, blobId: (bytes) => target.blobId(bytes), land: (set) => target.land(set),
    load: () => Promise.resolve(ok(before)),
  } }
}

/** Returns what came of a document in a foreign form: imported, then as `applyDocument`. */
export async function applyForeign(desk: Desk, text: string): Promise<Done> {
  const intent: Intent = { operation: 'apply' }
  const wish: Wish = {
    intent, paths: pathsOfForeign(text), planId: null, isToldBy: () => null,
    planOn: async (before) => wishOf(desk, await importParsed(onFiles(desk, before), text), intent).planOn(before),
  }
  const [ended, planned] = await Promise.all([admit(desk, wish, wish.paths), importParsed(desk, text).then((parsed) => planDocument(desk, parsed))])
  if (ended !== null) return ended
  if (!planned.ok) return refused(planned.refusals)
  return execute(desk, planned.value.plan, planned.value.snapshot, intent)
}

/** Returns what came of an `edit` document: one change of one file without a set. */
export function edit(desk: Desk, document: string): Promise<Done> {
  return applyParsed(desk, parseEdit(document, desk.switches), { operation: 'edit' })
}

/**
 * Returns what came of executing a retained plan.
 * Refuses: plan_not_found, plan_ambiguous, plan_expired, plan_discarded, plan_applied, stale_plan, and the target codes.
 */
export async function applyPlan(desk: Desk, id: string): Promise<Done> {
  const found = await findRetained(desk, id)
  const intent: Intent = found.ok ? intentOf(found.value, false) : { operation: 'apply' }
  const [paths, creating] = found.ok ? [touchedPaths(found.value.plan), createdPaths(found.value.plan)] : [[], []]
  const [ended, loaded] = await Promise.all([admit(desk, planWish(id, found, intent), paths), desk.target.load(paths, creating)])
  if (ended !== null) return found.ok && wantsApproval(ended) ? { ...ended, plan: found.value.plan } : ended
  if (!found.ok) return refused(found.refusals)
  if (!loaded.ok) return refused(loaded.refusals)
  const { plan } = found.value
  const applied = await appliedAs(desk, found.value)
  if (applied !== null) return refused([appliedBefore(plan, applied)], plan)
  const drift = freshness(plan, loaded.value, 'stale_plan', desk.sha256)
  return drift.length > 0 ? refused(drift, plan) : execute(desk, { ...plan, base: loaded.value.base }, loaded.value, intent)
}

/** Returns whether a refusal tells of a plan that was known here once. */
function isOfRetired({ code }: Refusal): boolean {
  return code === 'plan_applied' || code === 'plan_discarded' || code === 'plan_expired'
}

/** Returns what a plan holds that is retained no more: what its receipt tells, or else its title. */
async function statusOfRetired(desk: Desk, id: string, refusals: readonly Refusal[]): Promise<Done> {
  const retired = refusals.some(isOfRetired) ? await findRetired(desk, id) : null
  if (retired === null) return refused(refusals)
  const receipt = retired.receipt === undefined ? undefined : (await desk.ledger.receipts()).find((one) => one.id === retired.receipt)
  const { title, files = [], checks }: Pick<Receipt, 'title'> & Partial<Pick<Receipt, 'files' | 'checks'>> = receipt ?? { title: retired.title ?? '' }
  const known = { id: retired.id, title, files, ...(checks === undefined ? {} : { checks }) }
  return { answer: { outcome: 'planned', plan: reportRetired(known, refusals) }, plan: null }
}

/**
 * Returns what a plan holds and whether it still applies; of a retired one, whose content is gone, what its receipt tells and what
 * became of it. Refuses: plan_not_found, plan_ambiguous.
 */
export async function status(desk: Desk, id: string): Promise<Done> {
  const found = await findRetained(desk, id)
  if (!found.ok) return statusOfRetired(desk, id, found.refusals)
  const { plan, expiresAt } = found.value
  const [applied, loaded, checks] = await Promise.all([
    appliedAs(desk, found.value), desk.target.load(touchedPaths(plan), createdPaths(plan)), checkPlan(desk, plan, 'apply'),
  ])
  const drift = loaded.ok ? freshness(plan, loaded.value, 'stale_plan', desk.sha256) : loaded.refusals
  const refusals = [...(applied === null ? [] : [appliedBefore(plan, applied)]), ...drift, ...(checks.ok ? [] : checks.refusals)]
  const { limits } = await underPolicy(desk)
  return { answer: { outcome: 'planned', plan: reportPlan(plan, expiresAt, refusals, limits.diffLines, checks.ok ? checks.value : []) }, plan }
}

/** Returns `{ outcome: "ok", discarded: id }` after letting a plan's content go. Refuses: as `findPlan`. */
export async function discard(desk: Desk, id: string): Promise<Done> {
  if (desk.shelf === null) return refused([{ code: 'plan_not_found', expected: id }])
  const gone = await desk.shelf.update((shelf): Step<Outcome<string>, Shelf> => {
    const found = findPlan(shelf, id, desk.actor, desk.now())
    if (!found.ok) return { answer: found }
    const discarded = found.value.plan.id
    return {
      answer: ok(discarded), next: retire(shelf, { id: discarded, state: 'discarded', at: desk.now() }),
      unkept: refuse({ code: 'missing_permission', detail: 'contents: write' }),
    }
  })
  return gone.ok ? { answer: { outcome: 'ok', discarded: gone.value }, plan: null } : refused(gone.refusals)
}

/** Returns `{ outcome: "ok", plans: [...] }`: the retained plans of this owner, oldest first. */
export async function plans(desk: Desk): Promise<Done> {
  const kept = desk.shelf === null ? [] : await desk.shelf.update((shelf) => ({ answer: expire(shelf, desk.now()).plans }))
  const report = kept.map(({ plan, expiresAt, author }) => ({
    id: plan.id, title: plan.title, author, expires_at: new Date(expiresAt).toISOString(), files: fileReports(plan),
  }))
  return { answer: { outcome: 'ok', plans: report }, plan: null }
}
