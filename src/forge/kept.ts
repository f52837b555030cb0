/**
 * What is kept of one pull request or branch, its plans or its transactions: a parentless commit, replaced by compare-and-swap,
 * so that discarding lets content go (spec page 2.7). Its tree holds `<name>.json`, and `blobs/<sha256>` for every content.
 *
 * Calling sequence: `update`, any number of times. What cannot be read is passed over, and the run's log says so. After
 * `relax`, when a set has landed, changes only tidy up: they are answered at once and written beside the card.
 */
import { Fault } from '../base/fault.js'
import { decode } from '../base/encoding.js'
import type { Sha256 } from '../base/digest.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { explain } from '../base/words.js'
import type { Form, Step, Store } from '../engine/ports.js'
import { filesAt } from './files.js'
import { itemsOf, makeCommit, makeTree, type TreeItem } from './objects.js'
import { hiddenRef, keptRef, ownerOf } from './opening.js'
import { moveRefs } from './refs.js'
import type { Scene } from './scene.js'

const ATTEMPTS = 6

/** A value with the blobs of the commit that holds it, by the SHA-256 of their bytes: these need no writing. */
interface Held<V> {
  readonly value: V
  readonly blobs: ReadonlyMap<string, string>
}

export interface Keeping {
  readonly sha256: Sha256
  /** Whether anything may be kept; where not, what is there is only read. */
  readonly keeps: boolean
  /** Takes work that need not be done before the card; what fails of it is told in the log. */
  readonly later: (work: Promise<unknown>) => void
}

export interface ForgeStore<V> extends Store<V> {
  /** Starts reading what is kept, for whoever asks later. */
  prefetch(): void
  /** From now on changes are only tidying: answered at once, written later. */
  relax(): void
}

async function read<V>(scene: Scene, form: Form<V>, commit: string | null, { sha256, later }: Keeping): Promise<Held<V>> {
  if (commit === null) return { value: form.empty, blobs: new Map() }
  const file = `${form.name}.json`
  const index = (await filesAt(scene.client, commit, [file])).get(file)
  const spelling = index?.kind === 'file' ? form.parse(decode(index.bytes)) : null
  if (spelling === null) {
    later(Promise.reject(new Error(`The kept ${form.name} cannot be read and were passed over.`)))
    return { value: form.empty, blobs: new Map() }
  }
  const entries = await filesAt(scene.client, commit, spelling.digests.map((digest) => `blobs/${digest}`))
  const contents = new Map<string, Uint8Array>()
  const blobs = new Map<string, string>()
  for (const digest of spelling.digests) {
    const entry = entries.get(`blobs/${digest}`)
    if (entry?.kind !== 'file' || sha256(entry.bytes) !== digest) continue
    contents.set(digest, entry.bytes)
    if (entry.oid !== undefined) blobs.set(digest, entry.oid)
  }
  const { value, passedOver } = spelling.restore(contents)
  for (const words of passedOver) later(Promise.reject(new Error(words)))
  return { value, blobs }
}

/** Returns the commit that holds a value. Refuses: missing_permission. */
async function write<V>(scene: Scene, form: Form<V>, value: V, there: Held<V>['blobs'], sha256: Sha256): Promise<Outcome<string>> {
  const { client, subject } = scene
  const { index, contents } = form.print(value)
  const known = [...contents.keys()].flatMap((digest): TreeItem[] => {
    const sha = there.get(digest)
    return sha === undefined ? [] : [{ path: `blobs/${digest}`, mode: '100644', type: 'blob', sha }]
  })
  const items = await itemsOf(client, [...contents].filter(([digest]) => !there.has(digest)).map(([digest, bytes]) => ({
    operation: 'create' as const, path: `blobs/${digest}`, before: null, after: { mode: '100644' as const, sha256: sha256(bytes), anchor: '', bytes },
  })))
  const first: TreeItem = { path: `${form.name}.json`, mode: '100644', type: 'blob', content: index }
  const tree = items.ok ? await makeTree(client, null, [first, ...known, ...items.value]) : items
  const commit = tree.ok ? await makeCommit(client, `Kept ${form.name} of ${ownerOf(subject)}\n`, tree.value, []) : tree
  return commit.ok ? ok(commit.value.oid) : commit
}

/** Returns the store of a value of a scene's subject; `tip` tells the commit that its ref held when the scene was read. */
export function openKept<V>(scene: Scene, form: Form<V>, tip: () => Promise<string | null>, keeping: Keeping): ForgeStore<V> {
  const ref = keptRef(form.name, scene.subject)
  let relaxed = false
  let known: { readonly commit: string | null; readonly held: Promise<Held<V>> } | null = null

  const note = (commit: string | null): NonNullable<typeof known> => {
    known = { commit, held: read(scene, form, commit, keeping) }
    return known
  }
  const current = async (): Promise<NonNullable<typeof known>> => known ?? note(await tip())
  /** Returns whether the value was swapped in. Refuses: missing_permission, and what the move of a ref refuses. */
  const swap = async (before: string | null, value: V, there: Held<V>['blobs']): Promise<Outcome<boolean>> => {
    const written = await write(scene, form, value, there, keeping.sha256)
    if (!written.ok) return written
    const after = written.value
    const { repository } = await scene.facts()
    const look = async (): Promise<'landed' | 'untouched' | 'elsewhere'> => {
      const now = await hiddenRef(scene.client, ref)
      return now === after ? 'landed' : now === before ? 'untouched' : 'elsewhere'
    }
    const moved = await moveRefs(scene.client, repository.nodeId, [{ name: ref, before, after, replace: true }], look)
    if (moved.kind === 'refused' || moved.kind === 'barred') return refuse(moved.refusal)
    if (moved.kind === 'done') known = { commit: after, held: Promise.resolve({ value, blobs: there }) }
    return ok(moved.kind === 'done')
  }
  const run = async <T>(step: (value: V) => Step<T, V>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      const { commit, held } = await current()
      const { value, blobs } = await held
      const { answer, next, unkept = answer } = step(value)
      if (!keeping.keeps) return unkept
      const swapped = next === undefined ? ok(true) : await swap(commit, next, blobs)
      if (!swapped.ok) {
        if (unkept !== answer) return unkept
        throw new Fault(`GitHub did not keep the ${form.name}: ${swapped.refusals.map(explain).join(' ')}`)
      }
      if (swapped.value) return answer
      if (attempt >= ATTEMPTS) throw new Fault(`Other runs keep changing the kept ${form.name}.`, { retryable: true })
      note(await hiddenRef(scene.client, ref))
    }
  }
  return {
    relax() { relaxed = true },
    prefetch() {
      current().then(({ held }) => held).catch(() => undefined)
    },
    async update(step) {
      if (!relaxed || !keeping.keeps) return run(step)
      const { value } = await (await current()).held
      const { answer, next } = step(value)
      if (next !== undefined) keeping.later(run(step))
      return answer
    },
  }
}
