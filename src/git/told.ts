/** A receipt made from a commit that carries our trailers, where the ledger lost its entry or never had it (spec page 5.4). */
import type { Sha256 } from '../base/digest.js'
import { receiptId, type FileReport, type Receipt } from '../engine/receipt.js'
import { fileAnchor } from '../text/anchor.js'
import { diffBytes } from '../text/diff.js'
import type { Link } from './chain.js'
import { compareCommits, type TreeChange } from './recording.js'
import type { Repository } from './repository.js'

export interface Told {
  readonly receipt: Receipt
  /** What each path held before. */
  readonly images: ReadonlyMap<string, Uint8Array>
}

async function reportChange(repository: Repository, change: TreeChange, sha256: Sha256): Promise<{ file: FileReport; before: Uint8Array | null }> {
  const bytes = async (side: TreeChange['before']): Promise<Uint8Array | null> =>
    (side === null ? null : (await repository.reader.read(side.oid))?.bytes ?? null)
  const [before, after] = await Promise.all([bytes(change.before), bytes(change.after)])
  const side = (content: Uint8Array | null): FileReport['before'] =>
    (content === null ? null : { sha256: sha256(content), anchor: fileAnchor(content, sha256) })
  const { added, removed } = diffBytes(before, after)
  const operation = change.before === null ? 'create' : change.after === null ? 'delete' : 'edit'
  return {
    before,
    file: {
      path: change.path, operation, mode: (change.after ?? change.before)?.mode ?? '100644',
      before: side(before), after: side(after), added, removed,
    },
  }
}

/**
 * Returns the receipt of a request that a commit's trailers tell, or null when they tell none of this owner and request. Its
 * files are what the commit changed; checks that were made then are not known any more.
 */
export async function toldBy(repository: Repository, link: Link, owner: string, requestId: string, sha256: Sha256): Promise<Told | null> {
  const { trailers, parents: [parent] } = link
  if (trailers === null || parent === undefined) return null
  const id = receiptId(owner, trailers.plan, requestId, sha256)
  if (trailers.receipt !== id) return null
  const changes = await compareCommits(repository, parent, link.oid)
  const reports = await Promise.all(changes.map((change) => reportChange(repository, change, sha256)))
  const seconds = Number(/ (\d+) [+-]\d{4}$/u.exec(link.committer)?.[1] ?? 0)
  return {
    receipt: {
      id, owner, plan_id: trailers.plan, request_id: requestId, actor: link.author.replace(/ <.*$/u, ''), operation: 'apply',
      title: link.message.split('\n', 1)[0] ?? '', files: reports.map(({ file }) => file), unchanged: [], commit: link.oid,
      checks: [], indeterminate: [], at: new Date(seconds * 1000).toISOString(),
    },
    images: new Map(reports.flatMap(({ file, before }) => (before === null ? [] : [[file.path, before]]))),
  }
}
