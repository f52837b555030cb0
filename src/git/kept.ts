/**
 * What is kept of one owner, the plans or the transactions, as one parentless commit on `refs/holdfast/<name>/<owner>` (spec
 * page 2.7): `<name>.json`, and `blobs/<sha256>` for every content that it names.
 *
 * Calling sequence: `update`, any number of times and from any number of processes. Promised: each step answers on the value
 * that its own replacement follows; what a value no longer holds, nothing refers to. Not promised: that content which was let
 * go is gone from the disk before git collects it.
 */
import type { Sha256 } from '../base/digest.js'
import { decode, utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import type { Form, Store } from '../engine/ports.js'
import { pause } from '../host/clock.js'
import { HOLDFAST, stamped } from './identity.js'
import { makeCommit, makeObject, type GitObject } from './object.js'
import { keptRef } from './owner.js'
import { treeOf } from './record.js'
import { moveRefs, readRefs } from './refs.js'
import type { Repository } from './repository.js'
import { openTrees, plantTree, type Leaf } from './tree.js'
import { writeObjects } from './writing.js'

const ATTEMPTS = 40

export interface KeepingOptions {
  readonly sha256: Sha256
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Hears of what was passed over because it is not what it says, one sentence each. */
  readonly notice: (words: string) => void
}

interface Held<V> {
  readonly value: V
  /** Blobs of the current commit by the SHA-256 of their bytes: these need no writing. */
  readonly blobs: ReadonlyMap<string, Leaf>
}

/** Returns the store of a value of this working tree's owner. */
export function openKept<V>(repository: Repository, form: Form<V>, options: KeepingOptions): Store<V> {
  const { git, reader, format, owner } = repository
  const { sha256, now, notice } = options
  const ref = keptRef(form.name, owner)
  const file = `${form.name}.json`

  const read = async (tip: string | null): Promise<Held<V>> => {
    const commit = tip === null ? null : await reader.read(tip)
    if (commit === null) return { value: form.empty, blobs: new Map() }
    const trees = openTrees(reader, format)
    const root = treeOf(commit.bytes)
    const bytesAt = async (path: string): Promise<{ bytes: Uint8Array; leaf: Leaf } | null> => {
      const place = await trees.locate(root, path)
      const stored = place.kind === 'found' ? await reader.read(place.leaf.oid) : null
      return place.kind === 'found' && stored !== null ? { bytes: stored.bytes, leaf: place.leaf } : null
    }
    const spelling = form.parse(decode((await bytesAt(file))?.bytes ?? new Uint8Array()))
    if (spelling === null) {
      notice(`${ref} holds no ${file} that can be read and was passed over`)
      return { value: form.empty, blobs: new Map() }
    }
    const contents = new Map<string, Uint8Array>()
    const blobs = new Map<string, Leaf>()
    await Promise.all(spelling.digests.map(async (digest) => {
      const found = await bytesAt(`blobs/${digest}`)
      if (found === null || sha256(found.bytes) !== digest) return
      contents.set(digest, found.bytes)
      blobs.set(digest, found.leaf)
    }))
    const { value, passedOver } = spelling.restore(contents)
    passedOver.forEach(notice)
    return { value, blobs }
  }

  const make = (value: V, there: Held<V>['blobs']): { readonly oid: string; readonly objects: readonly GitObject[] } => {
    const objects: GitObject[] = []
    const blob = (bytes: Uint8Array): Leaf => {
      const object = makeObject('blob', bytes, format)
      objects.push(object)
      return { mode: '100644', oid: object.oid }
    }
    const { index, contents } = form.print(value)
    const leaves = new Map([[file, blob(utf8(index))]])
    for (const [digest, bytes] of contents) leaves.set(`blobs/${digest}`, there.get(digest) ?? blob(bytes))
    const tree = plantTree(leaves, format)
    const by = stamped(HOLDFAST, now())
    const commit = makeCommit({ tree: tree.oid, parents: [], author: by, committer: by, message: `holdfast: ${form.name}\n` }, format)
    return { oid: commit.oid, objects: [...objects, ...tree.objects, commit] }
  }

  return {
    update: async (step) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const tip = (await readRefs(git, [ref])).get(ref) ?? null
        const { value, blobs } = await read(tip)
        const { answer, next } = step(value)
        if (next === undefined) return answer
        const { oid, objects } = make(next, blobs)
        if (oid === tip) return answer
        await writeObjects(git, reader, objects, format)
        if (await moveRefs(repository, [{ ref, from: tip, to: oid }], null) === 'moved') return answer
        await pause(Math.random() * 20 * (attempt + 1))
      }
      throw new Fault(`${ref} moved at every attempt`, { retryable: true })
    },
  }
}

/**
 * Lets go of the plans and transactions of working trees that are gone; `owners` are those that are not. Returns how many
 * working trees there were.
 */
export async function dropLost(repository: Repository, owners: readonly string[]): Promise<number> {
  const { git } = repository
  const names = ['plans', 'transactions']
  const kept = new Set(names.flatMap((name) => owners.map((owner) => keptRef(name, owner))))
  const { stdout } = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', ...names.map((name) => keptRef(name, 'local'))])
  const lost = decode(stdout).split('\n').map((line) => line.split(' ')).flatMap(([oid = '', ref = '']) => (ref === '' || kept.has(ref) ? [] : [{ oid, ref }]))
  if (lost.length > 0) await git.run(['update-ref', '--stdin', '-z'], { input: utf8(lost.map(({ oid, ref }) => `delete ${ref}\0${oid}\0`).join('')) })
  return new Set(lost.map(({ ref }) => ref.slice(ref.lastIndexOf('/') + 1))).size
}
