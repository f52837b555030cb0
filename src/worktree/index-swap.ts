/**
 * The index, replaced as git replaces it: the next one is made whole beside the journal, becomes `index.lock` in one step,
 * which keeps git's own commands out, and is renamed over the index once the set has landed.
 */
import { basename, join } from 'node:path'
import type { ExecutableSet } from '../engine/ports.js'
import { errno, type FileStat } from '../host/files.js'
import { sha256 } from '../host/sha256.js'
import { writeSynced, type Journal } from './journal.js'
import type { Place } from './place.js'

/** The index to come. `from` is what the index was when it was copied. */
export interface NextIndex {
  readonly next: string
  readonly sha256: string
  readonly from: FileStat | null
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV']

function lockOf(place: Place): string {
  return `${place.index}.lock`
}

/** Returns the index in which the planned paths have their after-images and every other entry is as it was. */
export async function makeNextIndex(place: Place, set: ExecutableSet): Promise<NextIndex> {
  const { files } = place
  const path = join(place.state, `index-${place.random()}`)
  const from = await files.lstat(place.index)
  if (from !== null) await writeSynced(files, path, await files.readFile(place.index))
  await place.recorder.stage(path, set)
  // Because git looks into a file that is no older than the index, and trusts the entry of any other: with a later time of its
  // own, the next index would vouch for edits made right after the last one was written.
  if (from !== null) await files.setModified(path, from.modified)
  return { next: basename(path), sha256: sha256(await files.readFile(path)), from }
}

/** Takes git's lock of the index. Returns `busy` when somebody else has it, `changed` when the index is no longer the one copied. */
export async function lockIndex(place: Place, index: NextIndex): Promise<'locked' | 'busy' | 'changed'> {
  const { files } = place
  const next = join(place.state, index.next)
  try {
    await files.link(next, lockOf(place))
  } catch (error) {
    if (errno(error) === 'EEXIST') return 'busy'
    if (!NO_LINKS.includes(errno(error) ?? '')) throw error
    await writeSynced(files, lockOf(place), await files.readFile(next))
  }
  const now = await files.lstat(place.index)
  const same = now?.identity === index.from?.identity && now?.modified === index.from?.modified && now?.size === index.from?.size
  return same ? 'locked' : 'changed'
}

async function digestAt(place: Place, path: string): Promise<string | null> {
  return await place.files.lstat(path) === null ? null : sha256(await place.files.readFile(path))
}

/** Finishes or drops the index of a set, whichever it came to; returns what could not be done, or null. */
export async function settleIndex(place: Place, index: NonNullable<Journal['index']>, landed: boolean): Promise<string | null> {
  const { files } = place
  const next = join(place.state, index.next)
  const ours = await digestAt(place, lockOf(place)) === index.sha256
  let problem: string | null = null
  if (ours && landed) await files.rename(lockOf(place), place.index)
  else if (ours) await files.unlink(lockOf(place))
  else if (landed && await digestAt(place, place.index) !== index.sha256) {
    problem = 'the index was changed by somebody else and may not show the commit'
  }
  if (await files.lstat(next) !== null) await files.unlink(next)
  return problem
}
