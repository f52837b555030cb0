/** A ChangeSet on the files that it names: its draft, and the plan that the draft is for a target. */
import type { Outcome } from '../base/outcome.js'
import type { ChangeSet } from '../changeset/changeset.js'
import { findBlocks } from '../engine/blocks.js'
import type { Desk } from '../engine/desk.js'
import { refuseHidden } from '../engine/hidden.js'
import { bindPlan, type Draft, type Plan } from '../engine/plan.js'
import { pathsToLoad, planChanges } from '../engine/plan-changes.js'
import type { Snapshot } from '../engine/snapshot.js'
import { knownImages } from './pre-images.js'

/** Returns the draft of a ChangeSet's lines and files on a snapshot; on stale file anchors a second look names the smallest reread. Refuses: as `planChanges`. */
export async function draftOn(desk: Desk, changeSet: ChangeSet, snapshot: Snapshot): Promise<Outcome<Draft>> {
  const blocks = await findBlocks(desk.blocks, changeSet, snapshot, desk.sha256)
  const { sha256, limits, switches, served } = desk
  const planning = { sha256, limits, switches, blocks, ...(served === undefined ? {} : { served }) }
  const draft = planChanges(changeSet, snapshot, { ...planning, preImages: () => undefined })
  if (draft.ok) return draft
  const stale = draft.refusals.flatMap(({ code, expected }) => (code === 'stale_anchor' && expected !== undefined ? [expected] : []))
  const images = await knownImages(desk, stale)
  return images.size > 0 ? planChanges(changeSet, snapshot, { ...planning, preImages: (anchor) => images.get(anchor) }) : draft
}

/** Returns the plan that a draft is at a desk. Refuses: hidden_characters. */
export function planOf(desk: Desk, { allowHidden }: Pick<ChangeSet, 'allowHidden'>, draft: Draft, snapshot: Snapshot): Outcome<Plan> {
  const mayHide = desk.hidden === 'allow' || (desk.hidden === 'ask' && allowHidden)
  const hidden = mayHide ? [] : refuseHidden(draft.files)
  if (hidden.length > 0) return { ok: false, refusals: hidden }
  return { ok: true, value: bindPlan(draft, desk.target.name, snapshot.base, desk.sha256) }
}

/** Returns the plan of a ChangeSet without refactors on a snapshot. Refuses: as `planChanges`, hidden_characters. */
export async function planOn(desk: Desk, changeSet: ChangeSet, snapshot: Snapshot): Promise<Outcome<Plan>> {
  const draft = await draftOn(desk, changeSet, snapshot)
  return draft.ok ? planOf(desk, changeSet, draft.value, snapshot) : draft
}

/** Returns the files of a ChangeSet; those of a set that only the policy's limits let in are asked for when it is known. */
export async function loadFiles(desk: Desk, changeSet: ChangeSet, agreed: Promise<Desk>): Promise<Outcome<Snapshot>> {
  const first = pathsToLoad(changeSet, desk.limits)
  const loaded = await desk.target.load(first.paths, first.creating)
  const all = loaded.ok ? pathsToLoad(changeSet, (await agreed).limits) : first
  return all.paths.length > first.paths.length ? desk.target.load(all.paths, all.creating) : loaded
}
