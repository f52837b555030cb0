/**
 * Branch and ledger moved together: tree, commit and entry are made first, then one compare-and-swap makes both true
 * (spec page 5.4, 4). A receipt exists exactly when its commit landed.
 */
import { ok, type Outcome } from '../base/outcome.js'
import type { ExecutableSet, Landing } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import { guardBranch } from './branch-guard.js'
import { makeChange } from './change.js'
import { imagesOf } from './ledger.js'
import type { MadeCommit } from './objects.js'
import type { Facts } from './opening.js'
import { recheck } from './recheck.js'
import { moveRefs, type Moved } from './refs.js'
import { touchedPaths, type Head, type Ground, type Try } from './ways.js'
import { notStarted } from './workflows.js'

/** How often an entry is made again because only the ledger moved. */
const ENTRIES = 5

/** What is made and not yet moved to. */
interface Prepared {
  /** The receipt that the entry is to tell. */
  readonly receipt: Receipt
  readonly commit: MadeCommit | null
  /** The ledger's tip as it was read; null where there is no ledger. */
  readonly before: string | null
  /** What the entry goes on top of: the tip, or the first commit of a new ledger. */
  readonly previous: string
}

/** What one attempt to move came to; a landed one names its entry. */
type Published = Exclude<Moved, { kind: 'done' }> | { readonly kind: 'done'; readonly entry: string } | { readonly kind: 'moved' }

/** Makes the commit on the fixed head, and the start of a ledger where there is none, while the branch is looked at. */
async function prepare(set: ExecutableSet, facts: Facts, head: Head, ground: Ground): Promise<Outcome<Prepared>> {
  const { ledger, standing, scene: { client } } = ground
  const [before, rules] = await Promise.all([ledger.tip(), standing.rules()])
  const [guarded, made, start] = await Promise.all([
    guardBranch(client, facts.branch, rules),
    set.plan.files.length === 0 ? ok(null) : makeChange(client, set, head, ground),
    before === null ? ledger.genesis() : ok(before),
  ])
  if (!guarded.ok) return guarded
  if (!made.ok) return made
  if (!start.ok) return start
  const commit = made.value
  const receipt = commit === null ? set.receipt : { ...set.receipt, commit: commit.oid, verified: commit.verified, ...notStarted(facts) }
  return ok({ receipt, commit, before, previous: start.value })
}

/** Makes the ledger's entry while permission, pull request and comment are looked at once more, then moves the refs. */
async function publish(
  set: ExecutableSet, { receipt, commit, before, previous }: Prepared, facts: Facts, head: Head, ground: Ground,
): Promise<Outcome<Published>> {
  const { scene, ledger, standing, body } = ground
  const [last, entry] = await Promise.all([
    recheck(scene, standing, { body, head: head.commit, branch: facts.branch, paths: touchedPaths(set) }), ledger.entry(receipt, imagesOf(set), previous),
  ])
  if (!last.ok) return last
  if (!entry.ok) return entry
  if (last.value === 'moved') return ok({ kind: 'moved' })
  const branch = commit === null ? [] : [{ name: `refs/heads/${facts.branch}`, before: head.commit, after: commit.oid }]
  const moves = [...branch, { name: ledger.ref, before, after: entry.value }]
  const moved = await moveRefs(scene.client, facts.repository.nodeId, moves, ledger.lookFor(entry.value, before))
  return ok(moved.kind === 'done' ? { kind: 'done', entry: entry.value } : moved)
}

/** Returns what came of landing a set with branch and ledger in one move, again on top where only the ledger moved. */
export async function landTogether(set: ExecutableSet, facts: Facts, head: Head, ground: Ground): Promise<Try> {
  const prepared = await prepare(set, facts, head, ground)
  if (!prepared.ok) return { kind: 'refused', refusals: prepared.refusals }
  let next = prepared.value
  for (let attempt = 1; attempt <= ENTRIES; attempt++) {
    const published = await publish(set, next, facts, head, ground)
    if (!published.ok) return { kind: 'refused', refusals: published.refusals }
    const { value } = published
    if (value.kind === 'refused') return { kind: 'refused', refusals: [value.refusal] }
    if (value.kind === 'barred') return { kind: 'barred', refusal: value.refusal, commit: next.commit }
    if (value.kind === 'done') return ground.confirm(set, next.receipt, value.entry, head)
    const other: Landing = await ground.movedOr(set)
    const now = await ground.scene.facts()
    if (other.kind === 'landed' || now.head?.commit !== head.commit) return other
    const tip = now.ledger?.tip ?? null
    next = { ...next, before: tip, previous: tip ?? next.previous }
  }
  return { kind: 'refused', refusals: [{ code: 'busy', detail: 'other runs write to the ledger of this branch' }] }
}
