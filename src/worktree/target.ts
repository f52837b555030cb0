/** The working tree as a target, without a commit (`apply`) and with one on the current branch (`apply --commit`). */
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import type { Target } from '../engine/ports.js'
import type { Entry, Snapshot } from '../engine/snapshot.js'
import { normalise } from '../text/document.js'
import { withCollisions } from './collision.js'
import { busyRefusal, landSet, unresolvedRefusals, type ChooseBase } from './landing.js'
import { acquire } from './lock.js'
import type { Leaf, Place } from './place.js'
import { needsRecovery, recoverCutOff, type Recovery } from './recovery.js'
import { lookAtAll, type Sight } from './sight.js'

const NAME = 'local'

function escapes(paths: readonly string[]): Refusal[] {
  return paths.flatMap((path) => {
    const problem = pathProblem(path)
    return problem === null ? [] : [{ code: 'path_escape', path, detail: problem }]
  })
}

async function see(place: Place, paths: readonly string[], creating: readonly string[] = []): Promise<Outcome<ReadonlyMap<string, Sight>>> {
  const [first, ...more] = escapes(paths)
  if (first !== undefined) return refuse(first, ...more)
  const sights = await lookAtAll(place, paths)
  return ok(creating.length === 0 ? sights : await withCollisions(place, sights, creating))
}

function snapshotOf(sights: ReadonlyMap<string, Sight>, base: string | null): Snapshot {
  return { base, entries: new Map([...sights].map(([path, { entry }]) => [path, entry])) }
}

/** Returns the working tree as a target that commits nothing. Loading refuses: path_escape; landing: busy, dirty_target. */
export function openWorktree(place: Place): Target {
  return {
    owner: place.owner, name: NAME, commits: false, blobId: (bytes) => place.recorder.blobId(bytes),
    load: async (paths, creating) => {
      const sights = await see(place, paths, creating)
      return sights.ok ? ok(snapshotOf(sights.value, null)) : sights
    },
    land: (set) => landSet(place, set, null),
  }
}

/** Returns how a file differs from the branch's leaf, or null. What is no file at all is refused by the engine, by name. */
function fileDirt(place: Place, entry: Entry, leaf: Leaf | null): string | null {
  if (entry.kind === 'file') {
    const same = leaf?.oid === place.recorder.blobId(entry.bytes) && leaf.mode === entry.mode
    if (same) return null
    return leaf?.oid === place.recorder.blobId(normalise(entry.bytes))
      ? 'only its line ends differ from the branch, since git converts them on checkout: apply without --commit, then commit with git' : 'the file differs from the branch'
  }
  return entry.kind === 'missing' && leaf !== null ? 'the file is on the branch but not in the working tree' : null
}

function indexDirt(staged: readonly Leaf[], leaf: Leaf | null): string | null {
  const [one, ...others] = staged
  const same = others.length === 0 && one?.oid === leaf?.oid && one?.mode === leaf?.mode
  return same ? null : 'the index differs from the branch'
}

/** Returns the refusals of paths whose file, or whose entry in the index, is not what the branch has. */
async function dirt(place: Place, sights: ReadonlyMap<string, Sight>, leaves: ReadonlyMap<string, Leaf | null>): Promise<Refusal[]> {
  if (sights.size === 0) return []
  const staged = await place.recorder.staged([...sights.keys()])
  return [...sights].flatMap(([path, { entry }]): Refusal[] => {
    const leaf = leaves.get(path) ?? null
    const isPlain = entry.kind === 'file' || entry.kind === 'missing'
    const detail = fileDirt(place, entry, leaf) ?? (isPlain ? indexDirt(staged.get(path) ?? [], leaf) : null)
    return detail === null ? [] : [{ code: 'dirty_target', path, detail }]
  })
}

/** Returns the working tree as a target that commits to the current branch. Refuses: branch_missing, dirty_target, path_escape, busy. */
export function openCommit(place: Place): Target {
  const choose: ChooseBase = async (set, sights) => {
    const committed = await place.recorder.committed([...sights.keys()])
    if (!committed.ok) return { kind: 'refused', refusals: committed.refusals }
    const { base, leaves } = committed.value
    if (base.head !== set.snapshot.base) return { kind: 'moved' }
    const refusals = await dirt(place, sights, leaves)
    return refusals.length > 0 ? { kind: 'refused', refusals } : base
  }
  return {
    owner: place.owner, name: NAME, commits: true, blobId: (bytes) => place.recorder.blobId(bytes),
    load: async (paths, creating) => {
      const [committed, sights] = await Promise.all([place.recorder.committed(paths), see(place, paths, creating)])
      if (!sights.ok) return sights
      if (!committed.ok) return committed
      const { base, leaves } = committed.value
      return settle(await dirt(place, sights.value, leaves), () => snapshotOf(sights.value, base.head))
    },
    land: (set) => landSet(place, set, choose),
  }
}

/**
 * Brings a set that was cut off to its end, and returns what was done. To be called at the start of every command.
 * Refuses: busy, and dirty_target for files that somebody else changed meanwhile, once.
 */
export async function recover(place: Place): Promise<Outcome<Recovery>> {
  if (!await needsRecovery(place)) return ok({ action: 'none', unresolved: [], problems: [] })
  const lock = await acquire(place)
  if (lock === null) return refuse(busyRefusal(place, 'another process is writing this working tree'))
  try {
    const recovery = await recoverCutOff(place)
    return settle(unresolvedRefusals(recovery.unresolved), () => recovery)
  } finally {
    await lock.release()
  }
}
