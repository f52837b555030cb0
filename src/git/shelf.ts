/**
 * The retained plans of one owner, as one parentless commit on `refs/holdfast/plans/<owner>` (spec page 2.7).
 *
 * Calling sequence: `update`, any number of times and from any number of processes. Promised: each step answers on the shelf
 * that its own replacement follows; what a shelf no longer holds, nothing refers to. Not promised: that the content of a plan
 * that was let go is gone from the disk before git collects it.
 */
import type { Sha256 } from '../base/digest.js'
import { decode, utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { EMPTY_SHELF, type Shelf, type ShelfStore } from '../engine/ports.js'
import { pause } from '../host/clock.js'
import { HOLDFAST, stamped } from './identity.js'
import { makeCommit, makeObject, type GitObject } from './object.js'
import { plansRef } from './owner.js'
import { treeOf } from './record.js'
import { moveRefs, readRefs } from './refs.js'
import type { Repository } from './repository.js'
import { digestsOf, parseShelf, printShelf, restorePlan, sidesOf } from './shelf-form.js'
import { openTrees, plantTree, type Leaf } from './tree.js'
import { writeObjects } from './writing.js'

const ATTEMPTS = 40

export interface ShelfOptions {
  readonly sha256: Sha256
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Hears of plans that were passed over. */
  readonly notice: (words: string) => void
}

interface Held {
  readonly shelf: Shelf
  /** Blobs of the current commit by the SHA-256 of their bytes: these need no writing. */
  readonly blobs: ReadonlyMap<string, Leaf>
}

/** Returns the shelf store of this working tree's owner. */
export function openShelf(repository: Repository, options: ShelfOptions): ShelfStore {
  const { git, reader, format, owner } = repository
  const { sha256, now, notice } = options
  const ref = plansRef(owner)

  const read = async (tip: string | null): Promise<Held> => {
    const commit = tip === null ? null : await reader.read(tip)
    if (commit === null) return { shelf: EMPTY_SHELF, blobs: new Map() }
    const trees = openTrees(reader, format)
    const root = treeOf(commit.bytes)
    const bytesAt = async (path: string): Promise<{ bytes: Uint8Array; leaf: Leaf } | null> => {
      const place = await trees.locate(root, path)
      const stored = place.kind === 'found' ? await reader.read(place.leaf.oid) : null
      return place.kind === 'found' && stored !== null ? { bytes: stored.bytes, leaf: place.leaf } : null
    }
    const form = parseShelf((await bytesAt('shelf.json'))?.bytes ?? new Uint8Array())
    if (form === null) {
      notice(`${ref} holds no shelf and was passed over`)
      return { shelf: EMPTY_SHELF, blobs: new Map() }
    }
    const contents = new Map<string, Uint8Array>()
    const blobs = new Map<string, Leaf>()
    await Promise.all(digestsOf(form).map(async (digest) => {
      const found = await bytesAt(`blobs/${digest}`)
      if (found === null || sha256(found.bytes) !== digest) return
      contents.set(digest, found.bytes)
      blobs.set(digest, found.leaf)
    }))
    const plans = form.plans.flatMap((one) => {
      const plan = restorePlan(one, contents, sha256)
      if (plan === null) notice(`the retained plan ${one.plan.id} is not what its id says and was passed over`)
      return plan === null ? [] : [plan]
    })
    return { shelf: { plans, retired: form.retired.map(({ receipt, ...rest }) => (receipt === undefined ? rest : { ...rest, receipt })) }, blobs }
  }

  const make = (shelf: Shelf, there: Held['blobs']): { readonly oid: string; readonly objects: readonly GitObject[] } => {
    const objects: GitObject[] = []
    const blob = (bytes: Uint8Array): Leaf => {
      const object = makeObject('blob', bytes, format)
      objects.push(object)
      return { mode: '100644', oid: object.oid }
    }
    const leaves = new Map([['shelf.json', blob(printShelf(shelf))]])
    for (const [digest, bytes] of sidesOf(shelf)) leaves.set(`blobs/${digest}`, there.get(digest) ?? blob(bytes))
    const tree = plantTree(leaves, format)
    const by = stamped(HOLDFAST, now())
    const commit = makeCommit({ tree: tree.oid, parents: [], author: by, committer: by, message: 'holdfast: plans\n' }, format)
    return { oid: commit.oid, objects: [...objects, ...tree.objects, commit] }
  }

  return {
    update: async (step) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const tip = (await readRefs(git, [ref])).get(ref) ?? null
        const { shelf, blobs } = await read(tip)
        const { answer, shelf: next } = step(shelf)
        if (next === undefined) return answer
        const { oid, objects } = make(next, blobs)
        if (oid === tip) return answer
        await writeObjects(git, reader, objects, format)
        if (await moveRefs(git, format, [{ ref, from: tip, to: oid }], null) === 'moved') return answer
        await pause(Math.random() * 20 * (attempt + 1))
      }
      throw new Fault(`${ref} moved at every attempt`, { retryable: true })
    },
  }
}

/** Lets go of the plans of working trees that are gone; `owners` are those that are not. Returns how many there were. */
export async function dropLostShelves(repository: Repository, owners: readonly string[]): Promise<number> {
  const { git } = repository
  const kept = new Set(owners.map(plansRef))
  const { stdout } = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', plansRef('local')])
  const lost = decode(stdout).split('\n').map((line) => line.split(' ')).flatMap(([oid = '', ref = '']) => (ref === '' || kept.has(ref) ? [] : [{ oid, ref }]))
  if (lost.length > 0) await git.run(['update-ref', '--stdin', '-z'], { input: utf8(lost.map(({ oid, ref }) => `delete ${ref}\0${oid}\0`).join('')) })
  return lost.length
}
