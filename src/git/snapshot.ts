/** Files of one commit as the engine sees them, read from its tree. */
import { Fault } from '../base/fault.js'
import type { Entry, Snapshot } from '../engine/snapshot.js'
import { treeOf } from './record.js'
import type { Repository } from './repository.js'
import { DIRECTORY, openTrees, type Located } from './tree.js'

const SYMLINK = '120000'
const SUBMODULE = '160000'

/** Returns a path of a tree as the engine sees it. */
async function entryOf(repository: Repository, located: Located): Promise<Entry> {
  if (located.kind === 'missing') return { kind: 'missing' }
  const { mode, oid } = located.leaf
  if (located.kind === 'behind') {
    if (mode === SYMLINK) return { kind: 'behind_symlink', link: located.path }
    return mode === SUBMODULE ? { kind: 'submodule' } : { kind: 'behind_file', file: located.path }
  }
  switch (mode) {
    case DIRECTORY: return { kind: 'directory' }
    case SYMLINK: return { kind: 'symlink' }
    case SUBMODULE: return { kind: 'submodule' }
    default: {
      const stored = await repository.reader.read(oid)
      if (stored === null) throw new Fault(`the repository lacks the blob ${oid}`)
      // Because old trees hold 100664 and the like, which git itself reads as 100644.
      return { kind: 'file', mode: mode === '100755' ? '100755' : '100644', bytes: stored.bytes, oid }
    }
  }
}

/**
 * Returns what these paths are in a commit; those of them that files are to come into being at tell what they collide with in
 * letter case. Throws `Fault` where the repository lacks a part of it.
 */
export async function snapshotAt(
  repository: Repository, commit: string, paths: readonly string[], creating: readonly string[] = [],
): Promise<Snapshot> {
  const stored = await repository.reader.read(commit)
  if (stored?.type !== 'commit') throw new Fault(`the repository lacks the commit ${commit}`)
  const root = treeOf(stored.bytes)
  const trees = openTrees(repository.reader, repository.format)
  const entries = await Promise.all(paths.map(async (path): Promise<[string, Entry]> =>
    [path, await entryOf(repository, await trees.locate(root, path))]))
  const known = new Map(entries)
  for (const path of creating) {
    const collides = known.get(path)?.kind === 'missing' ? await trees.caseTwin(root, path) : null
    if (collides !== null) known.set(path, { kind: 'missing', collides })
  }
  return { base: commit, entries: known }
}
