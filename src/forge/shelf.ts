/**
 * The retained plans of one pull request or branch: a parentless commit, replaced by compare-and-swap, so that discarding lets
 * content go (spec page 2.7). Its tree holds `plans.json` and every side's bytes by SHA-256 under `sides/`.
 *
 * What is changed after a set has landed only tidies up: that is answered at once and written beside the card.
 */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { decode } from '../base/encoding.js'
import type { Sha256 } from '../base/digest.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { explain } from '../base/words.js'
import type { FileChange, Plan, Side } from '../engine/plan.js'
import { EMPTY_SHELF, type Shelf, type Shelved, type ShelfStore } from '../engine/ports.js'
import { filesAt } from './files.js'
import { itemsOf, makeCommit, makeTree } from './objects.js'
import { hiddenRef, ownerOf, plansRef } from './opening.js'
import { moveRefs } from './refs.js'
import type { Scene } from './scene.js'

const side = z.strictObject({ mode: z.enum(['100644', '100755']), sha256: z.string(), anchor: z.string() }).nullable()
const shelfShape = z.strictObject({
  version: z.literal(1),
  plans: z.array(z.strictObject({
    plan: z.strictObject({
      id: z.string(), target: z.string(), base: z.string().nullable(), title: z.string(),
      verify: z.array(z.strictObject({ language: z.enum(['js', 'ts', 'py']), code: z.string() })),
      unchanged: z.array(z.string()),
      blocks: z.array(z.strictObject({ path: z.string(), position: z.union([z.string(), z.int()]), start: z.int(), count: z.int() })).optional(),
      files: z.array(z.strictObject({
        operation: z.enum(['edit', 'create', 'delete', 'move']), path: z.string(), from: z.string().optional(), before: side, after: side,
      })),
    }),
    author: z.string(), createdAt: z.number(), expiresAt: z.number(),
  })),
  retired: z.array(z.strictObject({
    id: z.string(), state: z.enum(['applied', 'discarded', 'expired']), receipt: z.string().optional(), at: z.number(),
  })),
})

const ATTEMPTS = 6

type StoredSide = z.infer<typeof side>

function withoutBytes({ id, target, base, title, verify, unchanged, blocks, files }: Plan): object {
  const bare = (s: Side | null): StoredSide => (s === null ? null : { mode: s.mode, sha256: s.sha256, anchor: s.anchor })
  return { id, target, base, title, verify, unchanged, ...(blocks === undefined ? {} : { blocks }), files: files.map((file) => ({ ...file, before: bare(file.before), after: bare(file.after) })) }
}

function sidesOf(files: readonly FileChange[]): Side[] {
  return files.flatMap(({ before, after }) => [before, after].filter((s) => s !== null))
}

function stored(text: string): z.infer<typeof shelfShape> | null {
  try {
    return shelfShape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

async function readShelf(scene: Scene, commit: string | null, sha256: Sha256): Promise<Shelf> {
  if (commit === null) return EMPTY_SHELF
  const index = (await filesAt(scene.client, commit, ['plans.json'])).get('plans.json')
  const read = index?.kind === 'file' ? stored(decode(index.bytes)) : null
  if (read === null) throw new Fault('The retained plans cannot be read.')
  const wanted = new Set(read.plans.flatMap(({ plan }) => plan.files.flatMap((f) => [f.before, f.after].flatMap((s) => (s === null ? [] : [s.sha256])))))
  const blobs = await filesAt(scene.client, commit, [...wanted].map((digest) => `sides/${digest}`))
  const restore = (s: StoredSide): Side | null => {
    if (s === null) return null
    const entry = blobs.get(`sides/${s.sha256}`)
    if (entry?.kind !== 'file' || sha256(entry.bytes) !== s.sha256) throw new Fault('A retained plan has lost its content.')
    return { ...s, bytes: entry.bytes }
  }
  return {
    retired: read.retired.map(({ receipt, ...rest }) => ({ ...rest, ...(receipt === undefined ? {} : { receipt }) })),
    plans: read.plans.map(({ plan: { blocks, ...bare }, ...rest }) => ({
      ...rest,
      plan: {
        ...bare, ...(blocks === undefined ? {} : { blocks }),
        files: bare.files.map(({ from, ...file }) => ({
          ...file, ...(from === undefined ? {} : { from }), before: restore(file.before), after: restore(file.after),
        })),
      },
    })),
  }
}

/** Returns the commit that holds a shelf. Refuses: missing_permission. */
async function writeShelf(scene: Scene, shelf: Shelf): Promise<Outcome<string>> {
  const { client, subject } = scene
  const sides = new Map(shelf.plans.flatMap(({ plan }) => sidesOf(plan.files)).map((s) => [s.sha256, s]))
  const content = JSON.stringify({ version: 1, plans: shelf.plans.map((one) => ({ ...one, plan: withoutBytes(one.plan) })), retired: shelf.retired })
  const items = await itemsOf(client, [...sides.values()].map((s) => ({
    operation: 'create' as const, path: `sides/${s.sha256}`, before: null, after: { ...s, mode: '100644' as const },
  })))
  const tree = items.ok ? await makeTree(client, null, [{ path: 'plans.json', mode: '100644', type: 'blob', content }, ...items.value]) : items
  const commit = tree.ok ? await makeCommit(client, `Retained plans of ${ownerOf(subject)}\n`, tree.value, []) : tree
  return commit.ok ? ok(commit.value.oid) : commit
}

export interface ForgeShelf extends ShelfStore {
  /** Starts reading what is retained, for whoever asks later. */
  prefetch(): void
  /** From now on changes are only tidying: answered at once, written later. */
  relax(): void
}

export interface ShelfOptions {
  /** Whether anything may be kept; where not, the shelf is only read. */
  readonly keeps: boolean
  /** Takes work that need not be done before the card. */
  readonly later: (work: Promise<unknown>) => void
}

/** Returns the shelf of a scene. */
export function openShelf(scene: Scene, sha256: Sha256, { keeps, later }: ShelfOptions): ForgeShelf {
  const ref = plansRef(scene.subject)
  let relaxed = false
  let known: { readonly commit: string | null; readonly shelf: Promise<Shelf> } | null = null

  const current = async (): Promise<{ readonly commit: string | null; readonly shelf: Promise<Shelf> }> => {
    if (known === null) {
      const commit = (await scene.facts()).shelf
      known = { commit, shelf: readShelf(scene, commit, sha256) }
    }
    return known
  }
  const refresh = async (): Promise<void> => {
    const commit = await hiddenRef(scene.client, ref)
    known = { commit, shelf: readShelf(scene, commit, sha256) }
  }
  /** Returns whether the shelf was swapped in. Refuses: missing_permission, and what the move of a ref refuses. */
  const swap = async (before: string | null, shelf: Shelf): Promise<Outcome<boolean>> => {
    const written = await writeShelf(scene, shelf)
    if (!written.ok) return written
    const after = written.value
    const { repository } = await scene.facts()
    const look = async (): Promise<'landed' | 'untouched' | 'elsewhere'> => {
      const now = await hiddenRef(scene.client, ref)
      return now === after ? 'landed' : now === before ? 'untouched' : 'elsewhere'
    }
    const moved = await moveRefs(scene.client, repository.nodeId, [{ name: ref, before, after, replace: true }], look)
    if (moved.kind === 'refused' || moved.kind === 'barred') return refuse(moved.refusal)
    if (moved.kind === 'done') known = { commit: after, shelf: Promise.resolve(shelf) }
    return ok(moved.kind === 'done')
  }
  const run = async <T>(step: (shelf: Shelf) => Shelved<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      const { commit, shelf } = await current()
      const { answer, shelf: next, unkept = answer } = step(await shelf)
      if (!keeps) return unkept
      const swapped = next === undefined ? ok(true) : await swap(commit, next)
      if (!swapped.ok) {
        if (unkept !== answer) return unkept
        throw new Fault(`GitHub did not keep the plans: ${swapped.refusals.map(explain).join(' ')}`)
      }
      if (swapped.value) return answer
      if (attempt >= ATTEMPTS) throw new Fault('Other runs keep changing the retained plans.', { retryable: true })
      await refresh()
    }
  }
  return {
    relax() { relaxed = true },
    prefetch() {
      current().then(({ shelf }) => shelf).catch(() => undefined)
    },
    async update(step) {
      if (!relaxed || !keeps) return run(step)
      const { shelf } = await current()
      const { answer, shelf: next } = step(await shelf)
      if (next !== undefined) later(run(step))
      return answer
    },
  }
}
