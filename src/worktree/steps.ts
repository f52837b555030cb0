/** The steps between intent and commit point. A step that returns false found a path changed by somebody else. */
import { Fault } from '../base/fault.js'
import type { FileStat } from '../host/files.js'
import { errno } from '../host/files.js'
import { placeNew } from './recovery.js'
import { at, directoryOf, each, type Place } from './place.js'
import { look, withIndexModes, type Sight } from './sight.js'
import { isAsExpected, type FileWork } from './work.js'

const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV']

/** Returns the permissions of an after-image: the file's own, the executable bits as the mode says, where they mean anything. */
function permissionsOf(place: Place, like: FileStat, mode: string): number {
  const wanted = mode === '100755'
  if (!place.recorder.fileMode || wanted === ((like.permissions & 0o100) !== 0)) return like.permissions
  return wanted ? like.permissions | ((like.permissions & 0o444) >> 2) : like.permissions & ~0o111
}

async function stageOne(place: Place, { after, staged, like }: FileWork): Promise<void> {
  if (after === null || staged === null) return
  const { files } = place
  const stat = like?.stat ?? null
  const created = stat === null ? (after.mode === '100755' ? 0o777 : 0o666) : 0o600
  const file = await files.create(at(place, staged), created)
  try {
    await files.write(file, after.bytes)
    if (stat !== null) await takeOn(place, file, staged, stat, permissionsOf(place, stat, after.mode))
    await files.fsync(file)
  } finally {
    await files.close(file)
  }
}

/** Gives a new file the owner and the permissions of another; the owner first, since changing it drops set-id bits. */
async function takeOn(place: Place, file: number, staged: string, like: FileStat, permissions: number): Promise<void> {
  const now = await place.files.lstat(at(place, staged))
  if (now?.uid !== like.uid || now.gid !== like.gid) {
    try {
      await place.files.chown(file, like.uid, like.gid)
    } catch (error) {
      // Because only root gives files away; whoever may write here may also own what they write.
      if (errno(error) !== 'EPERM') throw error
    }
  }
  await place.files.chmod(file, permissions)
}

/** Makes directories and after-images beside their places, synced. */
export async function stage(place: Place, work: readonly FileWork[], made: readonly string[]): Promise<void> {
  for (const directory of made) await place.files.mkdir(at(place, directory))
  await each(work, async (file) => {
    try {
      await stageOne(place, file)
    } catch (error) {
      // Because a descriptor has no name, and whoever reads "no space" or "too large" wants to know of which file.
      throw error instanceof Fault ? new Fault(`cannot write what ${file.path} is to become: ${error.message}`, { retryable: error.retryable, cause: error.cause }) : error
    }
  })
}

async function syncDirectories(place: Place, paths: readonly string[]): Promise<void> {
  for (const directory of new Set(paths.map(directoryOf))) await place.files.syncDirectory(at(place, directory))
}

async function backUpOne(place: Place, { path, backup, sight }: FileWork): Promise<void> {
  if (backup === null || sight.entry.kind !== 'file' || sight.stat === null) return
  const { files } = place
  try {
    await files.link(at(place, path), at(place, backup))
    return
  } catch (error) {
    if (!NO_LINKS.includes(errno(error) ?? '')) throw error
  }
  // Because some file systems have no second names, and some systems none for other people's files: there a copy must do.
  const copy = await files.create(at(place, backup), 0o600)
  try {
    await files.write(copy, sight.entry.bytes)
    await takeOn(place, copy, backup, sight.stat, sight.stat.permissions)
    await files.fsync(copy)
  } finally {
    await files.close(copy)
  }
}

/** Keeps every before-image under a second name; from here on each is one rename away. */
export async function backUp(place: Place, work: readonly FileWork[]): Promise<void> {
  for (const file of work) await backUpOne(place, file)
  await syncDirectories(place, work.map(({ path }) => path))
}

async function lookAgain(place: Place, path: string): Promise<Sight> {
  const sight = await look(place, path)
  if (place.recorder.fileMode) return sight
  return (await withIndexModes(place, new Map([[path, sight]]))).get(path) ?? sight
}

/** Returns whether a path still is the very file that the set was verified on, and as it was then. */
async function isUntouched(place: Place, { path, before, sight }: FileWork): Promise<boolean> {
  const again = await lookAgain(place, path)
  return isAsExpected(before, again) && again.stat?.identity === sight.stat?.identity
}

async function putOne(place: Place, file: FileWork): Promise<boolean> {
  if (!await isUntouched(place, file)) return false
  const target = at(place, file.path)
  if (file.staged === null) await place.files.unlink(target)
  else if (file.before === null) return placeNew(place, at(place, file.staged), target)
  else await place.files.rename(at(place, file.staged), target)
  return true
}

/** Puts every after-image in its place, each after a last look at what is there. */
export async function putInPlace(place: Place, work: readonly FileWork[]): Promise<boolean> {
  for (const file of work) if (!await putOne(place, file)) return false
  await syncDirectories(place, work.map(({ path }) => path))
  return true
}

/** Returns whether everything reads back as meant, and nobody wrote into a before-image through a handle opened earlier. */
export async function confirm(place: Place, work: readonly FileWork[]): Promise<boolean> {
  for (const file of work) {
    const sight = await readBack(place, file.path, file.after?.mode ?? null)
    if (!isAsExpected(file.after, sight) || !await isSafelyKept(place, file)) return false
  }
  return true
}

async function isSafelyKept(place: Place, { backup, sight: { stat } }: FileWork): Promise<boolean> {
  if (backup === null) return true
  const saved = await place.files.lstat(at(place, backup))
  if (saved === null || stat === null || saved.size !== stat.size) return false
  return saved.identity !== stat.identity || saved.modified === stat.modified
}

/** Where the executable bit means nothing, the mode that was meant is what stands. */
async function readBack(place: Place, path: string, mode: string | null): Promise<Sight> {
  const sight = await look(place, path)
  if (place.recorder.fileMode || sight.entry.kind !== 'file') return sight
  return { ...sight, entry: { ...sight.entry, mode: mode === '100755' ? '100755' : '100644' } }
}
