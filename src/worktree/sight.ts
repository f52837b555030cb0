/** Looking at a path without following a link anywhere on the way to it. */
import { ancestors } from '../base/path.js'
import type { Mode } from '../engine/plan.js'
import type { Entry } from '../engine/snapshot.js'
import type { FileStat } from '../host/files.js'
import { at, type Place } from './place.js'

export interface Sight {
  readonly entry: Entry
  /** What the path itself is on the disk; null where there is nothing or the way to it is barred. */
  readonly stat: FileStat | null
}

/** Looks already taken at directories, so that files side by side share them. */
export type Seen = Map<string, Promise<Entry | null>>

/** Returns what bars the way below a directory, or null when the way is free (or ends there, and then so does the path). */
async function barrier(place: Place, directory: string): Promise<Entry | null> {
  const stat = await place.files.lstat(at(place, directory))
  if (stat === null) return { kind: 'missing' }
  if (stat.kind === 'symlink') return { kind: 'behind_symlink', link: directory }
  if (stat.kind !== 'directory') return { kind: 'behind_file', file: directory }
  return await isRepository(place, directory) ? { kind: 'submodule' } : null
}

async function isRepository(place: Place, directory: string): Promise<boolean> {
  return await place.files.lstat(at(place, `${directory}/.git`)) !== null
}

async function entryOf(place: Place, path: string, stat: FileStat): Promise<Entry> {
  switch (stat.kind) {
    case 'file': {
      const mode: Mode = (stat.permissions & 0o100) === 0 ? '100644' : '100755'
      return { kind: 'file', mode, bytes: await place.files.readFile(at(place, path)) }
    }
    case 'directory': return await isRepository(place, path) ? { kind: 'submodule' } : { kind: 'directory' }
    case 'symlink': return { kind: 'symlink' }
    case 'other': return { kind: 'special' }
  }
}

/** Returns what a path is now; a mode is the executable bit's. */
export async function look(place: Place, path: string, seen: Seen = new Map()): Promise<Sight> {
  for (const directory of ancestors(path)) {
    const barred = seen.get(directory) ?? barrier(place, directory)
    seen.set(directory, barred)
    const entry = await barred
    if (entry !== null) return { entry, stat: null }
  }
  const stat = await place.files.lstat(at(place, path))
  return { entry: stat === null ? { kind: 'missing' } : await entryOf(place, path, stat), stat }
}

/**
 * Returns sights with the modes that git would give: those of the index where the executable bit means nothing. A directory
 * that the index has as a submodule is one, checked out or not.
 */
export async function withIndexModes(place: Place, sights: ReadonlyMap<string, Sight>): Promise<ReadonlyMap<string, Sight>> {
  const doubtful = [...sights].filter(([, { entry }]) => entry.kind === 'directory' || (entry.kind === 'file' && !place.recorder.fileMode))
  if (doubtful.length === 0) return sights
  const staged = await place.recorder.staged(doubtful.map(([path]) => path))
  const corrected = new Map(sights)
  for (const [path, { entry, stat }] of doubtful) {
    const mode = staged.get(path)?.[0]?.mode
    if (entry.kind === 'file') corrected.set(path, { stat, entry: { ...entry, mode: mode === '100755' ? '100755' : '100644' } })
    else if (mode === '160000') corrected.set(path, { stat, entry: { kind: 'submodule' } })
  }
  return corrected
}

/** Returns what all these paths are now. */
export async function lookAtAll(place: Place, paths: readonly string[]): Promise<ReadonlyMap<string, Sight>> {
  const seen: Seen = new Map()
  const sights = new Map<string, Sight>()
  for (const path of paths) sights.set(path, await look(place, path, seen))
  return withIndexModes(place, sights)
}
