/**
 * Git processes that move refs, noted down while they do: git leaves its lock files behind when it is ended in the middle, and
 * may then have moved one ref of two.
 *
 * Calling sequence: `note` before a process is told what to move, and what it returns when the process is gone; `clear` by
 * whoever finds refs locked, or a note. A note is a file of the state folder whose name says which process it is.
 * Promised: a lock is taken away only when the process that was noted is gone and the lock says what it was to write; HEAD's,
 * which says nothing, when it besides lies there unchanged for a while. Not promised: anything about processes of another host
 * or container, nor about locks that other programs left.
 */
import { join } from 'node:path'
import { z } from 'zod'
import { decode, utf8 } from '../base/encoding.js'
import { pause } from '../host/clock.js'
import { errno, type Files } from '../host/files.js'
import type { Lifetimes } from '../host/lifetime.js'

/** A ref that goes from one object to another; `from` null where it must not exist yet. */
export interface RefUpdate {
  readonly ref: string
  readonly from: string | null
  readonly to: string
}

export interface Moves {
  /** Notes that a process is about to move these refs, and returns what strikes that out. */
  note(pid: number, updates: readonly RefUpdate[]): Promise<() => Promise<void>>
  /** Returns whether a name in the state folder is a note whose process may still be at it. */
  isMoving(name: string): boolean
  /** Takes away what processes left that are gone. */
  clear(): Promise<void>
  /** Returns when it is on the disk that these refs have moved. */
  sync(updates: readonly RefUpdate[]): Promise<void>
}

export interface Grounds {
  readonly files: Files
  readonly lifetimes: Lifetimes
  /** The state folder; perhaps not there yet. */
  readonly state: string
  /** The git directory of the working tree, which holds HEAD, and the one that holds the refs. */
  readonly directory: string
  readonly common: string
}

const PREFIX = 'move-'
/** Longer than any git holds HEAD for a move of its own, in milliseconds. */
const SETTLED = 2000

const form = z.array(z.object({ ref: z.string().regex(/^refs\/(?!.*\.\.)/u), to: z.string() }))

export function openMoves({ files, lifetimes, state, directory, common }: Grounds): Moves {
  const unless = async <T>(codes: readonly string[], action: () => Promise<T>): Promise<T | null> => {
    try {
      return await action()
    } catch (error) {
      if (codes.includes(errno(error) ?? '')) return null
      throw error
    }
  }
  const remove = (path: string): Promise<unknown> => unless(['ENOENT'], () => files.unlink(path))
  const read = async (path: string): Promise<string | null> => {
    const bytes = await unless(['ENOENT', 'ENOTDIR'], () => files.readFile(path))
    return bytes === null ? null : decode(bytes)
  }

  /** Git writes into a ref's lock what the ref is to be. */
  const freeRef = async ({ ref, to }: { readonly ref: string; readonly to: string }): Promise<void> => {
    const lock = join(common, `${ref}.lock`)
    const text = await read(lock)
    if (text !== null && `${to}\n`.startsWith(text)) await remove(lock)
  }
  const freeHead = async (): Promise<void> => {
    const lock = join(directory, 'HEAD.lock')
    const first = await files.lstat(lock)
    if (first?.size !== 0) return
    await pause(SETTLED)
    const second = await files.lstat(lock)
    if (second?.identity === first.identity && second.modified === first.modified && second.size === 0) await remove(lock)
  }
  const parse = (text: string): z.infer<typeof form> => {
    try {
      return form.parse(JSON.parse(text))
    } catch {
      // Because a note that is not whole was never followed by a word to git.
      return []
    }
  }
  return {
    note: async (pid, updates) => {
      await unless(['EEXIST'], () => files.mkdir(state))
      const path = join(state, `${PREFIX}${lifetimes.of(pid)}`)
      const file = await files.create(path, 0o600)
      try {
        await files.write(file, utf8(JSON.stringify(updates)))
      } finally {
        await files.close(file)
      }
      return async () => { await remove(path) }
    },
    isMoving: (name) => name.startsWith(PREFIX) && lifetimes.judge(name.slice(PREFIX.length)) !== 'dead',
    clear: async () => {
      const names = await unless(['ENOENT', 'ENOTDIR'], () => files.readdir(state)) ?? []
      for (const name of names) {
        if (!name.startsWith(PREFIX) || lifetimes.judge(name.slice(PREFIX.length)) !== 'dead') continue
        const updates = parse(await read(join(state, name)) ?? '')
        for (const update of updates) await freeRef(update)
        if (updates.some(({ ref }) => ref.startsWith('refs/heads/'))) await freeHead()
        await remove(join(state, name))
      }
    },
    sync: async (updates) => {
      const directories = new Set<string>()
      for (const { ref, from } of updates) {
        const parts = ref.split('/').slice(0, -1)
        // A ref that is new may lie in directories that are.
        for (let length = parts.length; length > (from === null ? 0 : parts.length - 1); length--) directories.add(parts.slice(0, length).join('/'))
      }
      // Where a storage of refs has no such directories, it syncs by itself.
      for (const path of directories) await unless(['ENOENT', 'ENOTDIR'], () => files.syncDirectory(join(common, path)))
    },
  }
}
