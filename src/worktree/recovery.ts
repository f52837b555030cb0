/**
 * Finishing what was cut off, forward or back (spec page 2.7).
 *
 * Calling sequence: under the lock, `recoverCutOff`, before anything else is done. Each step can itself be cut off and done again.
 * Promised: afterwards tree, refs and receipt are old or new together, and what somebody else has written meanwhile is never
 * overwritten: such a file is named, with where its before-image is kept.
 */
import { join } from 'node:path'
import { ancestors } from '../base/path.js'
import { errno } from '../host/files.js'
import { sha256 } from '../host/sha256.js'
import { settleIndex } from './index-swap.js'
import { OURS, readJournal, removeJournal, type Journal, type JournalFile } from './journal.js'
import { attempt, isAbandoned, namesIn, WAITING } from './lock.js'
import { at, directoryOf, type Place } from './place.js'

/** A file that could not be taken back; `backup` is where its before-image is kept, if it had one. */
export interface Unresolved {
  readonly path: string
  readonly backup: string | null
}

export interface Recovery {
  /** What was done to a set that had been cut off. */
  readonly action: 'none' | 'forward' | 'back'
  readonly unresolved: readonly Unresolved[]
  /** What else a person should know. */
  readonly problems: readonly string[]
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV']

/** Puts a file in a place that must be free. Returns false, with nothing done, when it is not. */
export async function placeNew(place: Place, from: string, to: string): Promise<boolean> {
  const { files } = place
  try {
    await files.link(from, to)
  } catch (error) {
    if (errno(error) === 'EEXIST') return false
    if (!NO_LINKS.includes(errno(error) ?? '')) throw error
    // Because some file systems have no second names: there a look must do.
    if (await files.lstat(to) !== null) return false
    await files.rename(from, to)
    return true
  }
  await files.unlink(from)
  return true
}

async function remove(place: Place, path: string): Promise<void> {
  if (await place.files.lstat(at(place, path)) !== null) await place.files.unlink(at(place, path))
}

/** Returns the SHA-256 of a regular file, or null when there is none. */
async function digestAt(place: Place, path: string): Promise<string | null> {
  const stat = await place.files.lstat(at(place, path))
  return stat?.kind === 'file' ? sha256(await place.files.readFile(at(place, path))) : null
}

async function identityAt(place: Place, path: string | null): Promise<string | null> {
  return path === null ? null : (await place.files.lstat(at(place, path)))?.identity ?? null
}

/** Takes a creation back. */
async function uncreate(place: Place, file: JournalFile): Promise<Unresolved[]> {
  const there = await identityAt(place, file.path)
  if (there === null) return []
  const staged = await identityAt(place, file.staged)
  // Where the after-image still waits under its own name alone, what has the path is somebody else's.
  if (staged !== null && staged !== there) return []
  if (staged === there || await digestAt(place, file.path) === file.after?.sha256) {
    await remove(place, file.path)
    return []
  }
  return [{ path: file.path, backup: null }]
}

/** Returns whether a file of which only the mode changes still has the old one: its two images are alike to a digest. */
async function isStillBefore(place: Place, { path, before, after }: JournalFile): Promise<boolean> {
  if (before?.sha256 !== after?.sha256) return false
  const stat = await place.files.lstat(at(place, path))
  return ((stat?.permissions ?? 0) & 0o100) === (before?.mode === '100755' ? 0o100 : 0)
}

/** Puts a before-image back. */
async function restore(place: Place, file: JournalFile): Promise<Unresolved[]> {
  const { files } = place
  const { path, backup, before, after } = file
  const saved = await identityAt(place, backup)
  if (backup === null || saved === null) return []
  const there = await identityAt(place, path)
  // Where the after-image still waits beside the path, the set never had it: what is there is the before-image, or what somebody
  // else made of it.
  if (there === saved || await identityAt(place, file.staged) !== null) {
    await remove(place, backup)
    return []
  }
  if (there === null) {
    if (after === null && await placeNew(place, at(place, backup), at(place, path))) return []
    return [{ path, backup }]
  }
  const digest = await digestAt(place, path)
  if (after !== null && digest === after.sha256 && !await isStillBefore(place, file)) {
    await files.rename(at(place, backup), at(place, path))
    return []
  }
  if (digest !== before?.sha256) return [{ path, backup }]
  await remove(place, backup)
  return []
}

async function syncAround(place: Place, files: readonly JournalFile[]): Promise<void> {
  for (const directory of new Set(files.map((file) => directoryOf(file.path)))) {
    if (await place.files.lstat(at(place, directory)) !== null) await place.files.syncDirectory(at(place, directory))
  }
}

/** Takes everything back and removes the journal; returns the files that somebody else has changed meanwhile. */
export async function rollBack(place: Place, journal: Journal): Promise<Recovery> {
  const unresolved: Unresolved[] = []
  for (const file of journal.files) unresolved.push(...await (file.before === null ? uncreate(place, file) : restore(place, file)))
  for (const { staged } of journal.files) if (staged !== null) await remove(place, staged)
  for (const directory of journal.made.toReversed()) await removeEmpty(place, directory)
  await syncAround(place, journal.files)
  if (journal.index !== null) await settleIndex(place, journal.index, false)
  await removeJournal(place)
  return { action: 'back', unresolved, problems: [] }
}

/** Removes a directory unless something is in it. Returns whether it is gone. */
async function removeEmpty(place: Place, directory: string): Promise<boolean> {
  try {
    await place.files.rmdir(at(place, directory))
    return true
  } catch (error) {
    if (errno(error) === 'ENOENT') return true
    if (['ENOTEMPTY', 'EEXIST', 'EBUSY', 'EPERM', 'EACCES', 'EINVAL', 'ENOTDIR'].includes(errno(error) ?? '')) return false
    throw error
  }
}

/** Cleans up after a set that landed and removes the journal. */
export async function rollForward(place: Place, journal: Journal): Promise<Recovery> {
  const problem = journal.index === null ? null : await settleIndex(place, journal.index, true)
  for (const { backup, staged } of journal.files) {
    if (backup !== null) await remove(place, backup)
    if (staged !== null) await remove(place, staged)
  }
  for (const { path, after } of journal.files) {
    if (after !== null) continue
    for (const directory of ancestors(path).toReversed()) if (!await removeEmpty(place, directory)) break
  }
  await removeJournal(place)
  return { action: 'forward', unresolved: [], problems: problem === null ? [] : [problem] }
}

/** Brings a journalled set to its end, whichever that is. */
async function settle(place: Place, journal: Journal): Promise<Recovery> {
  const { recorder } = place
  // Because git, in a process of its own, may outlive the one that told it to move the refs, or have been ended between two of them.
  await recorder.settled(journal.updates)
  return await recorder.holds(journal.entry) ? rollForward(place, journal) : rollBack(place, journal)
}

/** Removes what only a process that died can have left in the state folder. */
async function sweep(place: Place): Promise<void> {
  const { files, state } = place
  for (const name of await files.readdir(state)) {
    if (OURS.test(name)) await files.unlink(join(state, name))
    if (!name.startsWith(WAITING) || !isAbandoned(place, name.slice(WAITING.length))) continue
    await attempt(() => files.unlink(join(state, name, name.slice(WAITING.length))))
    await attempt(() => files.rmdir(join(state, name)))
  }
}

/** Returns what came of a set that was cut off, if there is one. The caller holds the lock. */
export async function recoverCutOff(place: Place): Promise<Recovery> {
  await place.recorder.clearMoves()
  const journal = await readJournal(place)
  const recovery: Recovery = journal === null ? { action: 'none', unresolved: [], problems: [] } : await settle(place, journal)
  await sweep(place)
  return recovery
}

/** Returns whether a start has anything to recover: one look at one folder, and at the lock where there is one. */
export async function needsRecovery(place: Place): Promise<boolean> {
  const look = async (folder: string): Promise<readonly string[] | null> => {
    try {
      return await namesIn(place, folder)
    } catch (error) {
      if (errno(error) === 'ENOENT') return null
      throw error
    }
  }
  const names = await look(place.state) ?? []
  if (names.some((name) => name !== 'lock' && !place.recorder.isMoving(name))) return true
  // The lock of a process that died after its last clean-up is in nobody's way, but has no business there: nor has what is left
  // of one by a process that died between the two steps of letting go.
  const holders = names.includes('lock') ? await look(join(place.state, 'lock')) : null
  return holders !== null && (holders.length === 0 || holders.some((holder) => isAbandoned(place, holder)))
}
