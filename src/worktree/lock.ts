/**
 * One process at a time.
 *
 * The lock is the directory `lock` with one file whose *name* says who holds it. It comes into being whole, by renaming a
 * directory that holds the file already: a rename over a directory that is not empty fails. A dead holder is replaced by
 * renaming the file to one's own name, which only one of several waiters can do, so a lock just taken over cannot be taken again.
 *
 * Calling sequence: `acquire`, work, `release`. Promised: of those who see each other's processes one holds the lock. Not
 * promised: fairness; and a holder on another host or in another container is believed dead after ten minutes.
 */
import { join } from 'node:path'
import { Fault } from '../base/fault.js'
import { pause } from '../host/clock.js'
import { errno } from '../host/files.js'
import type { Place } from './place.js'

export interface Lock {
  /** Lets the next one in. Never fails: a lock that cannot be removed is one of a process that ends. */
  release(): Promise<void>
}

const STALE = 10 * 60_000
const LONGEST_PAUSE = 50
/** What systems answer to a rename over a directory that is not empty. */
const TAKEN = ['EEXIST', 'ENOTEMPTY', 'EPERM', 'EACCES', 'ENOTDIR']
const GONE = ['ENOENT']

/** Names of directories that wait to become the lock. */
export const WAITING = 'hold-'

/** Returns what an action returns, or null when it fails with one of these codes. */
async function unless<T>(codes: readonly string[], action: () => Promise<T>): Promise<T | null> {
  try {
    return await action()
  } catch (error) {
    if (codes.includes(errno(error) ?? '')) return null
    throw error
  }
}

/** Returns the names in a folder of ours. Throws a `Fault` that says what to do where something else has its name. */
export async function namesIn({ files }: Place, folder: string): Promise<readonly string[]> {
  try {
    return await files.readdir(folder)
  } catch (cause) {
    if (errno(cause) !== 'ENOTDIR') throw cause
    throw new Fault(`${folder} is no directory, and holdfast keeps its journal and its lock there: look at it, and move it away`)
  }
}

/** Runs what may fail without harm. */
export async function attempt(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
  }
}

/** Returns whether whoever a lock's file names is gone. `now` is in milliseconds. */
export function isAbandoned(place: Place, name: string): boolean {
  const parts = name.split('~')
  const verdict = place.lifetimes.judge(parts[0] ?? '')
  return verdict === 'dead' || (verdict === 'unknown' && place.now() - Number(parts[1] ?? 0) > STALE)
}

/** Tries once to get hold of the lock for `mine`, whose file waits in `waiting`. */
async function seize(place: Place, waiting: string, mine: string): Promise<boolean> {
  const { files } = place
  const lock = join(place.state, 'lock')
  if (await unless(TAKEN, () => files.rename(waiting, lock).then(() => true)) === true) return true
  const [holder] = await unless(GONE, () => namesIn(place, lock)) ?? []
  if (holder === undefined) {
    // An empty directory is a lock half released; systems that cannot rename over it need it out of the way.
    await attempt(() => files.rmdir(lock))
    return false
  }
  if (!isAbandoned(place, holder)) return false
  return await unless(GONE, () => files.rename(join(lock, holder), join(lock, mine)).then(() => true)) === true
}

/** Returns the lock, or null when its holder did not let go in time. */
export async function acquire(place: Place): Promise<Lock | null> {
  const { files, state } = place
  if (await unless(['EEXIST'], () => files.mkdir(state).then(() => true)) === null) await namesIn(place, state)
  const mine = `${place.lifetimes.self}~${String(place.now())}~${place.random()}`
  const waiting = join(state, `${WAITING}${mine}`)
  const abandon = async (): Promise<void> => {
    await attempt(() => files.unlink(join(waiting, mine)))
    await attempt(() => files.rmdir(waiting))
  }
  try {
    await files.mkdir(waiting)
    await files.close(await files.create(join(waiting, mine), 0o600))
    const deadline = Date.now() + place.patience
    for (let wait = 1; !await seize(place, waiting, mine); wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      if (Date.now() >= deadline) {
        await abandon()
        return null
      }
      await pause(wait)
    }
  } catch (error) {
    await abandon()
    throw error
  }
  // Only a lock that was taken over leaves the waiting directory behind.
  await abandon()
  return { release: () => release(place, mine) }
}

async function release(place: Place, mine: string): Promise<void> {
  const lock = join(place.state, 'lock')
  const file = join(lock, mine)
  await attempt(async () => {
    await unless(GONE, () => place.files.unlink(file).catch(() => place.files.unlink(file)))
    await place.files.rmdir(lock).catch(() => place.files.rmdir(lock))
  })
}
