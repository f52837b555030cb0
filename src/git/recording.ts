/** Writing a record and making it true: objects first, looked at with git's own eyes, then one move of all refs. */
import { decode } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import type { LeafChange, SetRecord } from './record.js'
import type { RefUpdate } from './moves.js'
import { moveRefs } from './refs.js'
import type { Repository } from './repository.js'
import type { Leaf } from './tree.js'
import { writeObjects } from './writing.js'

export interface TreeChange {
  readonly path: string
  readonly before: Leaf | null
  readonly after: Leaf | null
}

/** Returns what differs between two commits, as git tells it. */
export async function compareCommits(repository: Repository, from: string, to: string): Promise<TreeChange[]> {
  const { stdout } = await repository.git.run(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none', from, to, '--'])
  const fields = decode(stdout).split('\0')
  const changes: TreeChange[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [oldMode = '', newMode = '', oldOid = '', newOid = ''] = (fields[at] ?? '').slice(1).split(' ')
    const leaf = (mode: string, oid: string): Leaf | null => (/^0+$/u.test(mode) ? null : { mode, oid })
    changes.push({ path: fields[at + 1] ?? '', before: leaf(oldMode, oldOid), after: leaf(newMode, newOid) })
  }
  return changes
}

function spelt(changes: readonly LeafChange[]): string[] {
  // Because old trees hold 100664 and the like, which git itself reads as 100644.
  const plain = (mode: string): string => (mode.startsWith('100') && mode !== '100755' ? '100644' : mode)
  const side = (leaf: Leaf | null): string => (leaf === null ? '-' : `${plain(leaf.mode)} ${leaf.oid}`)
  return changes.map(({ path, before, after }) => `${side(before)} ${side(after)} ${path}`).sort()
}

/** Returns what is wrong with a commit that has to change exactly this; null when nothing is. */
async function misread(repository: Repository, commit: NonNullable<SetRecord['commit']>): Promise<string | null> {
  const seen = spelt(await compareCommits(repository, commit.parent, commit.oid))
  const meant = spelt(commit.changes.filter(({ before, after }) => before?.oid !== after?.oid || before?.mode !== after?.mode))
  if (seen.length === meant.length && seen.every((line, at) => line === meant[at])) return null
  return `the commit ${commit.oid} does not change exactly the planned files: compare it with its parent`
}

/** Returns when every object of a record is in the repository and its commit reads back as planned. Nothing refers to them yet. */
export async function writeRecord(repository: Repository, record: SetRecord): Promise<void> {
  await writeObjects(repository.git, repository.reader, record.objects, repository.format)
  const problem = record.commit === null ? null : await misread(repository, record.commit)
  if (problem !== null) throw new Fault(problem)
}

/** Moves branch and ledger together; `stale` when one of them is no longer what the record stands on, and then nothing moved. */
export function publishUpdates(repository: Repository, updates: readonly RefUpdate[]): Promise<'moved' | 'stale'> {
  return moveRefs(repository, updates, 'holdfast: apply')
}
