/** One working tree, with what its parts need of the world. Git's side comes from outside: adapters do not know each other. */
import { join } from 'node:path'
import type { Outcome } from '../base/outcome.js'
import type { ExecutableSet } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { Files } from '../host/files.js'
import type { Lifetimes } from '../host/lifetime.js'

export interface RefUpdate {
  readonly ref: string
  readonly from: string | null
  readonly to: string
}

/** The record of a set, computed but not written. */
export interface Prepared {
  readonly receipt: Receipt
  /** The ledger's entry: where the ledger holds it, the set landed. */
  readonly entry: string
  readonly updates: readonly RefUpdate[]
  /** Writes what the updates will refer to. */
  write(): Promise<void>
}

export interface Leaf {
  readonly mode: string
  readonly oid: string
}

export interface Base {
  readonly ref: string
  readonly head: string
}

/** What a working tree asks of git. */
export interface Recorder {
  /** Whether the executable bit on the disk is the mode; else the index says it. */
  readonly fileMode: boolean
  blobId(bytes: Uint8Array): string
  prepare(set: ExecutableSet, base: Base | null): Promise<
    { readonly kind: 'ready'; readonly prepared: Prepared } | { readonly kind: 'known'; readonly receipt: Receipt }>
  /** Returns the receipt of a request as the ledger has it, or null. */
  find(requestId: string): Promise<Receipt | null>
  /** Moves all refs or none. */
  publish(updates: readonly RefUpdate[]): Promise<'moved' | 'stale'>
  /** Brings a move of these refs to its end that a process which is gone may have left to git: afterwards all have moved or none. */
  settled(updates: readonly RefUpdate[]): Promise<void>
  /** Returns whether a name in the state folder notes a move of refs whose process may still be at it. */
  isMoving(name: string): boolean
  /** Takes away what git processes left that are gone: their notes and their locks. */
  clearMoves(): Promise<void>
  holds(entry: string): Promise<boolean>
  staged(paths: readonly string[]): Promise<ReadonlyMap<string, readonly Leaf[]>>
  /** Returns paths of the index, files and directories, that are spelled like these or like a directory above them but for letter case. */
  caseTwins(paths: readonly string[]): Promise<readonly string[]>
  /** Returns the tracked paths at these or below them that a sparse checkout keeps off the disk. */
  unseen(paths: readonly string[]): Promise<readonly string[]>
  committed(paths: readonly string[]): Promise<Outcome<{ readonly base: Base; readonly leaves: ReadonlyMap<string, Leaf | null> }>>
  /** Gives the planned paths their after-images in a copy of the index, without a look at the working tree; the copy's time is the caller's. */
  stage(index: string, set: ExecutableSet): Promise<void>
}

export interface Place {
  readonly owner: string
  /** The top of the working tree, absolute. */
  readonly root: string
  /** The folder of journal and lock, inside the git directory. */
  readonly state: string
  /** The index, absolute. */
  readonly index: string
  readonly files: Files
  readonly recorder: Recorder
  readonly lifetimes: Lifetimes
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly random: () => string
  /** How long a second process waits for the first, in milliseconds. */
  readonly patience: number
}

/** Returns the absolute name of a repository path. */
export function at(place: Place, path: string): string {
  return join(place.root, path)
}

/** Returns the directory of a repository path, `''` for the top. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Runs an action on every item, a few at a time, and waits for all of them before it throws what the first failed one threw. */
export async function each<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  const queue = [...items]
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined && failures.length === 0; item = queue.shift()) {
      try {
        await action(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  if (failures.length > 0) throw failures[0]
}
