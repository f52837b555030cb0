/**
 * Making the record of an executed set: the commit on a branch, where there is to be one, and the receipt's entry in the
 * ledger, as objects and as one move of refs. Pure but for reading.
 */
import { utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import type { Plan } from '../engine/plan.js'
import type { ExecutableSet } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import { entryOf } from '../engine/snapshot.js'
import { HOLDFAST, stamped } from './identity.js'
import { messageOf, subjectOf } from './message.js'
import { makeCommit, makeObject, type Format, type GitObject } from './object.js'
import { receiptsRef } from './owner.js'
import type { RefUpdate } from './moves.js'
import type { Repository } from './repository.js'
import { openTrees, plantTree, type Leaf } from './tree.js'

/** What a set does to one path. */
export interface LeafChange {
  readonly path: string
  readonly before: Leaf | null
  readonly after: Leaf | null
}

export interface SetRecord {
  /** The receipt as it is recorded: with its commit. */
  readonly receipt: Receipt
  readonly objects: readonly GitObject[]
  /** The move that makes all of it true. */
  readonly updates: readonly RefUpdate[]
  /** The ledger's entry. */
  readonly entry: string
  readonly commit: { readonly oid: string; readonly parent: string; readonly changes: readonly LeafChange[] } | null
}

/** The branch that a set is committed to, at the commit that it was verified on. */
export interface Base {
  readonly ref: string
  readonly head: string
}

/** Returns what a plan does to each path, in terms of blobs: the two halves of a move are one path each. */
export function leafChanges(plan: Plan, format: Format): LeafChange[] {
  const changes = new Map<string, { path: string; before: Leaf | null; after: Leaf | null }>()
  const at = (path: string): { path: string; before: Leaf | null; after: Leaf | null } => {
    const change = changes.get(path) ?? { path, before: null, after: null }
    changes.set(path, change)
    return change
  }
  const leaf = (side: { mode: string; bytes: Uint8Array }): Leaf => ({ mode: side.mode, oid: makeObject('blob', side.bytes, format).oid })
  for (const { path, from, before, after } of plan.files) {
    if (before !== null) at(from ?? path).before = leaf(before)
    if (after !== null) at(path).after = leaf(after)
  }
  return [...changes.values()]
}

/** Returns an entry of the ledger and its objects: the receipt and what each path held before, on top of `previous`. */
export function makeEntry(
  owner: string, receipt: Receipt, images: ReadonlyMap<string, Uint8Array>, place: { previous: string | null; format: Format; at: number },
): { readonly oid: string; readonly objects: readonly GitObject[] } {
  const { format, at } = place
  const objects: GitObject[] = []
  const blob = (bytes: Uint8Array): Leaf => {
    const object = makeObject('blob', bytes, format)
    objects.push(object)
    return { mode: '100644', oid: object.oid }
  }
  const commit = (tree: string, parents: readonly string[], message: string, by: string): string => {
    const object = makeCommit({ tree, parents, author: by, committer: by, message }, format)
    objects.push(object)
    return object.oid
  }
  let { previous } = place
  if (previous === null) {
    // A base that is the same for everybody, so that the commit told of is the second parent from the first entry on.
    const tree = plantTree(new Map([['ledger.json', blob(utf8(`${JSON.stringify({ version: 1, owner })}\n`))]]), format)
    objects.push(...tree.objects)
    previous = commit(tree.oid, [], 'holdfast: ledger\n', stamped(HOLDFAST, 0))
  }
  const leaves = new Map([['receipt.json', blob(utf8(`${JSON.stringify(receipt, null, 2)}\n`))]])
  for (const [path, bytes] of images) leaves.set(`before/${path}`, blob(bytes))
  const tree = plantTree(leaves, format)
  objects.push(...tree.objects)
  const message = messageOf(subjectOf(`holdfast: ${receipt.operation} ${receipt.id.slice(0, 15)}`, 'holdfast'), {
    plan: receipt.plan_id, receipt: receipt.id, request: receipt.request_id,
  })
  const parents = receipt.commit === null ? [previous] : [previous, receipt.commit]
  return { oid: commit(tree.oid, parents, message, stamped(HOLDFAST, at)), objects }
}

/** Returns the before-images of a set, by the path that each was at; of files that it leaves unchanged too. */
export function imagesOf({ plan, snapshot }: Pick<ExecutableSet, 'plan' | 'snapshot'>): ReadonlyMap<string, Uint8Array> {
  const unchanged = plan.unchanged.flatMap((path): [string, Uint8Array][] => {
    const entry = entryOf(snapshot, path)
    return entry.kind === 'file' ? [[path, entry.bytes]] : []
  })
  return new Map([...unchanged, ...plan.files.flatMap(({ path, from, before }): [string, Uint8Array][] => (before === null ? [] : [[from ?? path, before.bytes]]))])
}

async function makeBranchCommit(
  repository: Repository, plan: Plan, receipt: Receipt, base: Base, at: number,
): Promise<{ readonly oid: string; readonly objects: readonly GitObject[]; readonly changes: readonly LeafChange[] }> {
  const { format, reader } = repository
  const identities = Promise.all([repository.identities.author(), repository.identities.committer()])
  // Because it is waited for last: what comes before it may fail first.
  identities.catch(() => undefined)
  const changes = leafChanges(plan, format)
  const trees = openTrees(reader, format)
  const head = await reader.read(base.head)
  if (head?.type !== 'commit') throw new Fault(`${base.ref} names no commit`)
  const tree = await trees.rewrite(treeOf(head.bytes), new Map(changes.map(({ path, after }) => [path, after])))
  const [author, committer] = await identities
  const count = plan.files.length
  const message = messageOf(subjectOf(plan.title, `Apply ${String(count)} ${count === 1 ? 'file' : 'files'}`), {
    plan: plan.id, receipt: receipt.id, request: receipt.request_id,
  })
  const commit = makeCommit({
    tree: tree.oid, parents: [base.head], author: stamped(author ?? HOLDFAST, at), committer: stamped(committer ?? HOLDFAST, at), message,
  }, format)
  const blobs = plan.files.flatMap(({ after }) => (after === null ? [] : [makeObject('blob', after.bytes, format)]))
  return { oid: commit.oid, objects: [...blobs, ...tree.objects, commit], changes }
}

/** Returns the tree that a commit's bytes name. */
export function treeOf(commit: Uint8Array): string {
  return /^tree ([0-9a-f]+)\n/u.exec(Buffer.from(commit.subarray(0, 80)).toString('latin1'))?.[1] ?? ''
}

/** Returns the record of a set that stands on `base` (null: no commit) and on the ledger's `tip`. */
export async function makeRecord(
  repository: Repository, set: ExecutableSet, place: { base: Base | null; tip: string | null; at: number },
): Promise<SetRecord> {
  const { plan, receipt } = set
  const { base, tip, at } = place
  const { owner, format } = repository
  const commit = base === null || plan.files.length === 0 ? null : await makeBranchCommit(repository, plan, receipt, base, at)
  const recorded = commit === null ? receipt : { ...receipt, commit: commit.oid }
  const entry = makeEntry(owner, recorded, imagesOf(set), { previous: tip, format, at })
  return {
    receipt: recorded, entry: entry.oid, objects: [...commit?.objects ?? [], ...entry.objects],
    updates: [
      ...commit === null || base === null ? [] : [{ ref: base.ref, from: base.head, to: commit.oid }],
      { ref: receiptsRef(owner), from: tip, to: entry.oid },
    ],
    commit: commit === null || base === null ? null : { oid: commit.oid, parent: base.head, changes: commit.changes },
  }
}
