/** Commits of the branch that say, by their trailers, that they are what a request landed (spec page 5.4). */
import type { Sha256 } from '../base/digest.js'
import { sideOf, type FileChange, type Side } from '../engine/plan.js'
import type { Claim, Testimony } from '../engine/ports.js'
import type { Link } from './chain.js'
import { trailerValue } from './message.js'
import { compareCommits, type TreeChange } from './recording.js'
import type { Repository } from './repository.js'
import { snapshotAt } from './snapshot.js'

/** Returns what happened to a path, or null where one of its sides is no regular file. */
async function changeOf({ reader }: Repository, { path, before: old, after: next }: TreeChange, sha256: Sha256): Promise<FileChange | null> {
  const side = async (leaf: TreeChange['before']): Promise<Side | null | undefined> => {
    if (leaf === null) return null
    const stored = /^100[67]/u.test(leaf.mode) ? await reader.read(leaf.oid) : null
    return stored === null ? undefined : sideOf(stored.bytes, leaf.mode === '100755' ? '100755' : '100644', sha256)
  }
  const [before, after] = await Promise.all([side(old), side(next)])
  if (before === undefined || after === undefined) return null
  return { operation: before === null ? 'create' : after === null ? 'delete' : 'edit', path, before, after }
}

async function examine(repository: Repository, link: Link, paths: readonly string[], sha256: Sha256): Promise<Testimony | null> {
  const [parent, ...others] = link.parents
  // A shallow clone may lack the parent: then nobody can tell what the commit did.
  if (parent === undefined || others.length > 0 || (await repository.reader.has([parent])).size === 0) return null
  const compared = await compareCommits(repository, parent, link.oid)
  const changes = await Promise.all(compared.map((change) => changeOf(repository, change, sha256)))
  const seconds = Number(/ (\d+) [+-]\d{4}$/u.exec(link.committer)?.[1] ?? 0)
  return changes.some((change) => change === null) ? null : {
    before: await snapshotAt(repository, parent, [...new Set([...compared.map(({ path }) => path), ...paths])]),
    changes: changes.filter((change) => change !== null),
    actor: link.author.replace(/ <.*$/u, ''), at: new Date(seconds * 1000).toISOString(),
  }
}

/** Returns the claims of a request among commits (newest first), oldest first. */
export function claimsOf(repository: Repository, links: readonly Link[], requestId: string, sha256: Sha256): Claim[] {
  const value = trailerValue(requestId)
  return links.flatMap((link): Claim[] => {
    const { trailers, oid, message } = link
    if (trailers?.request !== value) return []
    const { plan, receipt } = trailers
    return [{ commit: oid, plan, receipt, subject: message.split('\n', 1)[0] ?? '', examine: (paths) => examine(repository, link, paths, sha256) }]
  }).reverse()
}
