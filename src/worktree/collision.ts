/**
 * What paths that are to be created collide with in letter case: on the disk, and in the index, which a sparse checkout does not
 * show on the disk. A file system without letter case answers to a name in any spelling, so names are compared as they are listed.
 */
import { caseTwin } from '../base/path.js'
import type { Entry } from '../engine/snapshot.js'
import { errno } from '../host/files.js'
import { at, directoryOf, type Place } from './place.js'
import type { Sight } from './sight.js'

type Listings = Map<string, Promise<readonly string[]>>

async function readNames(place: Place, directory: string): Promise<readonly string[]> {
  try {
    return await place.files.readdir(at(place, directory))
  } catch (error) {
    // Because what is no directory has no names in it.
    if (['ENOENT', 'ENOTDIR'].includes(errno(error) ?? '')) return []
    throw error
  }
}

async function twinOf(path: string, namesIn: (directory: string) => Promise<readonly string[]>): Promise<string | null> {
  let directory = ''
  for (const component of path.split('/')) {
    const inside = directory === '' ? '' : `${directory}/`
    const twin = caseTwin(component, await namesIn(directory))
    if (twin !== null) return inside + twin
    // On, even where the disk has no such directory: the index may.
    directory = inside + component
  }
  return null
}

/** Returns what the index has at a path that is not checked out; what is in such a file matters to nobody who would make one there. */
function unseenAt(path: string, hidden: readonly string[]): Entry | null {
  if (hidden.includes(path)) return { kind: 'file', mode: '100644', bytes: new Uint8Array() }
  return hidden.some((other) => other.startsWith(`${path}/`)) ? { kind: 'directory' } : null
}

/** Returns the sights with those of `creating` that collide with something told as missing, and with what. */
export async function withCollisions(
  place: Place, sights: ReadonlyMap<string, Sight>, creating: readonly string[],
): Promise<ReadonlyMap<string, Sight>> {
  const staged = await place.recorder.caseTwins(creating)
  const listings: Listings = new Map()
  const list = async (directory: string): Promise<readonly string[]> => {
    const onDisk = await readNames(place, directory)
    const inIndex = staged.filter((path) => directoryOf(path) === directory).map((path) => path.slice(directory === '' ? 0 : directory.length + 1))
    return [...onDisk, ...inIndex]
  }
  const namesIn = (directory: string): Promise<readonly string[]> => {
    const names = listings.get(directory) ?? list(directory)
    listings.set(directory, names)
    return names
  }
  const told = new Map(sights)
  const hidden = await place.recorder.unseen(creating)
  for (const path of creating) {
    const sight = sights.get(path)
    if (sight === undefined || sight.entry.kind.startsWith('behind') || sight.entry.kind === 'submodule') continue
    const unseen = unseenAt(path, hidden)
    if (unseen !== null && sight.entry.kind === 'missing') {
      told.set(path, { ...sight, entry: unseen })
      continue
    }
    const collides = await twinOf(path, namesIn)
    if (collides !== null) told.set(path, { ...sight, entry: { kind: 'missing', collides } })
  }
  return told
}
