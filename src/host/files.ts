/**
 * The file system, as one object that a test can let fail, or die, at any call.
 *
 * Nothing here follows a symbolic link at the last component of a path. A call that the system refuses throws a `Fault` whose
 * cause has the system's code; `errno` reads it. Calls that only touch metadata are made synchronously behind their promise,
 * since each is shorter than the way through the thread pool; syncing is what takes time, and runs side by side.
 */
import * as fs from 'node:fs'
import { Fault } from '../base/fault.js'

export interface FileStat {
  readonly kind: 'file' | 'directory' | 'symlink' | 'other'
  /** Permission bits, with set-id and sticky bits. */
  readonly permissions: number
  /** Bytes. */
  readonly size: number
  readonly uid: number
  readonly gid: number
  /** Device and inode: equal for two names of one file. */
  readonly identity: string
  /** When the content last changed, in nanoseconds since the epoch. */
  readonly modified: bigint
}

export type Descriptor = number

export interface Files {
  /** Returns what a name stands for, or null where there is nothing (or no directory to hold it). */
  lstat(path: string): Promise<FileStat | null>
  /** Returns the bytes of a regular file. */
  readFile(path: string): Promise<Uint8Array>
  /** Returns the names in a directory, in no order. */
  readdir(path: string): Promise<readonly string[]>
  /** Opens a new file for writing; fails with EEXIST where the name is taken. The umask applies to the permissions. */
  create(path: string, permissions: number): Promise<Descriptor>
  write(file: Descriptor, bytes: Uint8Array): Promise<void>
  chmod(file: Descriptor, permissions: number): Promise<void>
  chown(file: Descriptor, uid: number, gid: number): Promise<void>
  /** Returns when the file is on the disk. */
  fsync(file: Descriptor): Promise<void>
  close(file: Descriptor): Promise<void>
  /** Returns when the names in a directory are on the disk, where the system can promise that. */
  syncDirectory(path: string): Promise<void>
  /** Gives a file a second name; fails with EEXIST where the name is taken. */
  link(from: string, to: string): Promise<void>
  /** Renames, over what has the new name. */
  rename(from: string, to: string): Promise<void>
  /** Sets when the content last changed, to the microsecond before. */
  setModified(path: string, nanoseconds: bigint): Promise<void>
  unlink(path: string): Promise<void>
  mkdir(path: string): Promise<void>
  rmdir(path: string): Promise<void>
}

/** Returns the system's code (`ENOENT`, `EEXIST` …) behind a failed call, or null when there is none. */
export function errno(error: unknown): string | null {
  const cause = error instanceof Fault ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}

// A name that is too long is nobody's name.
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

// Absent on Windows, where the constants are undefined and open() has no such flags.
const NOFOLLOW = (fs.constants as Partial<typeof fs.constants>).O_NOFOLLOW ?? 0
const NONBLOCK = (fs.constants as Partial<typeof fs.constants>).O_NONBLOCK ?? 0

function failed(call: string, path: string, cause: unknown): Fault {
  return new Fault(`${call} ${path}: ${errno(cause) ?? String(cause)}`, { cause })
}

/** Makes one synchronous call and turns what it throws into a `Fault`. */
function attempt<T>(call: string, path: string, action: () => T): Promise<T> {
  try {
    return Promise.resolve(action())
  } catch (cause) {
    return Promise.reject(failed(call, path, cause))
  }
}

function kindOf(stat: fs.BigIntStats): FileStat['kind'] {
  if (stat.isFile()) return 'file'
  if (stat.isDirectory()) return 'directory'
  return stat.isSymbolicLink() ? 'symlink' : 'other'
}

function lstat(path: string): FileStat | null {
  const stat = fs.lstatSync(path, { bigint: true, throwIfNoEntry: false })
  if (stat === undefined) return null
  return {
    kind: kindOf(stat), permissions: Number(stat.mode & 0o7777n), size: Number(stat.size), uid: Number(stat.uid),
    gid: Number(stat.gid), identity: `${String(stat.dev)}:${String(stat.ino)}`, modified: stat.mtimeNs,
  }
}

function readRegular(path: string): Uint8Array {
  const file = fs.openSync(path, fs.constants.O_RDONLY | NOFOLLOW | NONBLOCK)
  try {
    if (!fs.fstatSync(file).isFile()) throw new Fault(`read ${path}: it is no regular file`)
    return fs.readFileSync(file)
  } finally {
    fs.closeSync(file)
  }
}

/** Writes a new file from its beginning; at positions, which only files have, so that a trace tells these writes from those to pipes. */
function writeAll(file: Descriptor, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += fs.writeSync(file, bytes, at, bytes.length - at, at)
}

function setModified(path: string, nanoseconds: bigint): void {
  // Because these calls take seconds as a floating-point number, which holds no more than microseconds of today's times.
  const seconds = Number(nanoseconds / 1000n - 1n) / 1e6
  fs.lutimesSync(path, seconds, seconds)
}

function syncDirectory(path: string): void {
  let directory: Descriptor
  try {
    directory = fs.openSync(path, fs.constants.O_RDONLY)
  } catch (cause) {
    // Because Windows opens no directories, and orders its own metadata.
    if (process.platform === 'win32') return
    throw cause
  }
  try {
    fs.fsyncSync(directory)
  } catch (cause) {
    if (errno(cause) !== 'EINVAL' && errno(cause) !== 'EPERM') throw cause
  } finally {
    fs.closeSync(directory)
  }
}

/** The file system of this machine. */
export const realFiles: Files = {
  lstat: (path) => attempt('lstat', path, () => lstat(path)).catch((error: unknown) => {
    if (ABSENT.includes(errno(error) ?? '')) return null
    throw error
  }),
  readFile: (path) => attempt('read', path, () => readRegular(path)),
  readdir: (path) => attempt('readdir', path, () => fs.readdirSync(path)),
  create: (path, permissions) => attempt('create', path, () => fs.openSync(
    path, fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_EXCL | NOFOLLOW, permissions)),
  write: (file, bytes) => attempt('write', 'a new file', () => writeAll(file, bytes)),
  chmod: (file, permissions) => attempt('chmod', 'a new file', () => fs.fchmodSync(file, permissions)),
  chown: (file, uid, gid) => attempt('chown', 'a new file', () => fs.fchownSync(file, uid, gid)),
  fsync: (file) => new Promise((resolve, reject) => {
    fs.fsync(file, (cause) => {
      if (cause === null) resolve()
      else reject(failed('fsync', 'a new file', cause))
    })
  }),
  close: (file) => attempt('close', 'a new file', () => fs.closeSync(file)),
  syncDirectory: (path) => attempt('fsync', path, () => syncDirectory(path)),
  link: (from, to) => attempt('link', to, () => fs.linkSync(from, to)),
  rename: (from, to) => attempt('rename', to, () => fs.renameSync(from, to)),
  setModified: (path, nanoseconds) => attempt('utimes', path, () => setModified(path, nanoseconds)),
  unlink: (path) => attempt('unlink', path, () => fs.unlinkSync(path)),
  mkdir: (path) => attempt('mkdir', path, () => fs.mkdirSync(path)),
  rmdir: (path) => attempt('rmdir', path, () => fs.rmdirSync(path)),
}
