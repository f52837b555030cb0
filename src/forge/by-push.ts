/** Git's own way: commit and entry made by git on this machine, and pushed together with leases (spec page 5.4, 4). */
import { Fault } from '../base/fault.js'
import type { Refusal } from '../base/refusal.js'
import type { Plan } from '../engine/plan.js'
import type { ExecutableSet } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { Snapshot } from '../engine/snapshot.js'
import { guardBranch } from './branch-guard.js'
import { wordsOf } from './change.js'
import { ownerOf, type Facts } from './opening.js'
import { recheck } from './recheck.js'
import { touchedPaths, type Ground, type Head, type Try } from './ways.js'
import { notStarted } from './workflows.js'

/** What is to be pushed, where to, and on what it stands. */
export interface PushOrder {
  readonly url: string
  /** The value of the `Authorization` header. */
  readonly authorization: string
  readonly branch: string
  readonly head: string
  readonly owner: string
  readonly ledger: string
  readonly tip: string | null
  readonly plan: Plan
  /** The files that the plan was last verified on. */
  readonly snapshot: Snapshot
  /** The receipt to record, its commit still null. */
  readonly receipt: Receipt
  readonly message: string
  /** `Name <email>`. */
  readonly identity: string
}

/** Moves branch and ledger together or not at all. Throws `Fault` where it cannot be told whether it did. */
export type Push = (order: PushOrder) => Promise<
  | { readonly kind: 'done'; readonly commit: string; readonly entry: string }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly said: string }
>

export interface Remote {
  readonly url: string
  readonly authorization: string
  readonly push: Push
  /** Returns the platform's address of somebody: `login <id+login@host>`. */
  readonly addressOf: (who: { readonly login: string; readonly id: number }) => string
}

/** Somebody for commits of a token that does not say whose it is. */
const NOBODY = 'Holdfast <holdfast@localhost>'
const ATTEMPTS = 5

function refusalOf(said: string): Refusal {
  if (/workflow/iu.test(said)) return { code: 'missing_permission', detail: 'workflows: write' }
  if (/rule violation|GH0(?:06|13)|protected|through a pull request/iu.test(said)) return { code: 'branch_protected', detail: said }
  if (/denied|not granted|\b40[134]\b/iu.test(said)) return { code: 'missing_permission', detail: 'contents: write' }
  return { code: 'push_rejected', detail: said }
}

function orderOf(set: ExecutableSet, facts: Facts, head: Head, ground: Ground, remote: Remote): PushOrder {
  const { viewer } = facts
  const id = viewer?.id ?? null
  return {
    url: remote.url, authorization: remote.authorization, branch: `refs/heads/${facts.branch}`, head: head.commit,
    owner: ownerOf(ground.scene.subject), ledger: ground.ledger.ref, tip: facts.ledger?.tip ?? null, plan: set.plan, snapshot: set.snapshot,
    receipt: { ...set.receipt, verified: false, ...notStarted(facts) }, message: wordsOf(set, ground),
    identity: viewer === null || id === null ? NOBODY : remote.addressOf({ login: viewer.login, id }),
  }
}

/** Sends an order; null where no answer came and the refs do not tell of it either, so that it may be sent again. */
async function send(set: ExecutableSet, order: PushOrder, head: Head, ground: Ground, remote: Remote): Promise<Try | null> {
  try {
    const pushed = await remote.push(order)
    switch (pushed.kind) {
      case 'refused': return { kind: 'refused', refusals: [refusalOf(pushed.said)] }
      case 'done': return await ground.confirm(set, { ...order.receipt, commit: pushed.commit }, pushed.entry, head)
      case 'stale': break
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await ground.scene.client.wait(1)
  }
  const other = await ground.movedOr(set)
  return other.kind === 'landed' || (await ground.scene.facts()).head?.commit !== head.commit ? other : null
}

/** Returns what came of pushing a set, again where only the ledger moved or an answer was lost: the leases make that harmless. */
export async function landByPush(set: ExecutableSet, facts: Facts, head: Head, ground: Ground, remote: Remote): Promise<Try> {
  const guarded = await guardBranch(ground.scene.client, facts.branch, await ground.standing.rules())
  if (!guarded.ok) return { kind: 'refused', refusals: guarded.refusals }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const last = await recheck(ground.scene, ground.standing, { body: ground.body, head: head.commit, branch: facts.branch, paths: touchedPaths(set) })
    if (!last.ok) return { kind: 'refused', refusals: last.refusals }
    if (last.value === 'moved') return ground.movedOr(set)
    const order = orderOf(set, await ground.scene.facts(), head, ground, remote)
    const came = await send(set, order, head, ground, remote)
    if (came !== null) return came
  }
  return { kind: 'refused', refusals: [{ code: 'busy', detail: 'other runs write to the ledger of this branch' }] }
}
