/** What the working tree needs of git: the record of its sets, the branch that HEAD names, and the index. */
import { dirname } from 'node:path'
import { decode, utf8 } from '../base/encoding.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { ExecutableSet } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { LocalLedger } from './ledger.js'
import { indexTwins } from './index-twins.js'
import { makeObject, zeroId } from './object.js'
import { prepareSet } from './preparing.js'
import { leafChanges, treeOf, type Base } from './record.js'
import { publishUpdates, writeRecord } from './recording.js'
import type { RefUpdate } from './moves.js'
import { headRef, readRefs, settleRefs } from './refs.js'
import type { Repository } from './repository.js'
import { openTrees, type Leaf } from './tree.js'

export interface Prepared {
  readonly receipt: Receipt
  readonly entry: string
  readonly updates: readonly RefUpdate[]
  /** Writes every object; nothing refers to them before the updates are published. */
  write(): Promise<void>
}

export interface Committed {
  readonly base: Base
  /** What each path is in the branch's tree: null where it is no file or nothing. */
  readonly leaves: ReadonlyMap<string, Leaf | null>
}

export interface Recorder {
  readonly fileMode: boolean
  /** Returns the id that git gives these bytes as a blob. */
  blobId(bytes: Uint8Array): string
  /** Returns the record of a set, or the receipt that its request already has. */
  prepare(set: ExecutableSet, base: Base | null): Promise<{ readonly kind: 'ready'; readonly prepared: Prepared } | { readonly kind: 'known'; readonly receipt: Receipt }>
  /** Returns the receipt of a request as the ledger has it, or null. */
  find(requestId: string): Promise<Receipt | null>
  publish(updates: readonly RefUpdate[]): Promise<'moved' | 'stale'>
  /**
   * Waits for a move of these refs that a process which is gone may have left to git, and brings it to its end where git did not:
   * afterwards all have moved or none. Throws `Fault` where they stay locked.
   */
  settled(updates: readonly RefUpdate[]): Promise<void>
  /** Returns whether a name in the state folder notes a move of refs whose process may still be at it. */
  isMoving(name: string): boolean
  /** Takes away what git processes left that are gone: their notes and their locks. */
  clearMoves(): Promise<void>
  /** Returns whether the ledger has this entry. */
  holds(entry: string): Promise<boolean>
  /** Returns what the index holds for these paths; a path in conflict has several leaves. */
  staged(paths: readonly string[]): Promise<ReadonlyMap<string, readonly Leaf[]>>
  /** Returns paths of the index, files and directories, that are spelled like these or like a directory above them but for letter case. */
  caseTwins(paths: readonly string[]): Promise<readonly string[]>
  /** Returns the tracked paths at these or below them that a sparse checkout keeps off the disk. */
  unseen(paths: readonly string[]): Promise<readonly string[]>
  /** Returns the current branch and what these paths are in it. Refuses: branch_missing. */
  committed(paths: readonly string[]): Promise<Outcome<Committed>>
  /**
   * Gives the planned paths their after-images in a copy of the index; other entries stay. No file of the working tree is read:
   * the copy has to be given the time of its original, by which git knows the entries that it has to look at again.
   */
  stage(index: string, set: ExecutableSet): Promise<void>
}

async function unseen(git: Repository['git'], paths: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await git.run(['ls-files', '-t', '-z', '--', ...paths])
  return decode(stdout).split('\0').flatMap((line) => (line.startsWith('S ') ? [line.slice(2)] : []))
}

/** Returns the recorder of a repository's working tree; `now` is in milliseconds. */
export function openRecorder(repository: Repository, ledger: LocalLedger, now: () => number): Recorder {
  const { git, reader, format, fileMode } = repository

  const staged = async (paths: readonly string[]): Promise<ReadonlyMap<string, readonly Leaf[]>> => {
    const wanted = new Set(paths)
    const found = new Map<string, Leaf[]>()
    const { stdout } = await git.run(['ls-files', '-s', '-z', '--', ...paths])
    for (const line of decode(stdout).split('\0')) {
      const tab = line.indexOf('\t')
      const [mode = '', oid = ''] = line.slice(0, Math.max(0, tab)).split(' ')
      const path = line.slice(tab + 1)
      if (tab > 0 && wanted.has(path)) found.set(path, [...found.get(path) ?? [], { mode, oid }])
    }
    return found
  }
  const committed = async (paths: readonly string[]): Promise<Outcome<Committed>> => {
    const ref = await headRef(git)
    if (ref === null) return refuse({ code: 'branch_missing', detail: 'HEAD is detached' })
    const head = (await readRefs(git, [ref])).get(ref)
    if (head === undefined) return refuse({ code: 'branch_missing', detail: `${ref} has no commit yet` })
    const commit = await reader.read(head)
    const trees = openTrees(reader, format)
    const leaves = new Map<string, Leaf | null>()
    for (const path of paths) {
      const place = await trees.locate(treeOf(commit?.bytes ?? new Uint8Array()), path)
      leaves.set(path, place.kind === 'found' ? place.leaf : null)
    }
    return ok({ base: { ref, head }, leaves })
  }
  return {
    fileMode, staged, committed, caseTwins: (paths) => indexTwins(git, paths), unseen: (paths) => unseen(git, paths),
    blobId: (bytes) => makeObject('blob', bytes, format).oid,
    prepare: async (set, base) => {
      const preparation = await prepareSet(repository, ledger, set, { base, at: now() })
      if (preparation.kind === 'known') return preparation
      const { record } = preparation
      return { kind: 'ready', prepared: { receipt: record.receipt, entry: record.entry, updates: record.updates, write: () => writeRecord(repository, record) } }
    },
    find: (requestId) => ledger.ofRequest(requestId),
    publish: (updates) => publishUpdates(repository, updates),
    settled: (updates) => settleRefs(repository, updates),
    isMoving: (name) => repository.moves.isMoving(name),
    clearMoves: () => repository.moves.clear(),
    holds: (entry) => ledger.holds(entry),
    stage: async (index, set) => {
      const lines = leafChanges(set.plan, format).map(({ path, after }) =>
        (after === null ? `0 ${zeroId(format)}\t${path}\0` : `${after.mode} ${after.oid}\t${path}\0`))
      // Because writing an index looks into files that it may have been too quick for, through the filters that a repository
      // names, git is shown a working tree without them; the caller keeps the time that tells git to look again.
      const workTree = dirname(index)
      await git.run(['update-index', '-z', '--index-info'], {
        input: utf8(lines.join('')), directory: workTree,
        variables: { GIT_INDEX_FILE: index, GIT_DIR: repository.directory, GIT_WORK_TREE: workTree },
      })
    },
  }
}
