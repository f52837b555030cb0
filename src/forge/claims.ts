/** Commits of the branch that say, by their trailers, that they are what a request landed (spec page 5.4, 4 and 6). */
import { z } from 'zod'
import type { Sha256 } from '../base/digest.js'
import { sideOf, type FileChange, type Side } from '../engine/plan.js'
import type { Claim, Testimony } from '../engine/ports.js'
import type { Entry } from '../engine/snapshot.js'
import { accepted, type Client } from './client.js'
import { filesAt } from './files.js'
import { readOrigin } from './message.js'

const commitShape = z.object({
  parents: z.array(z.object({ sha: z.string() })),
  commit: z.object({ message: z.string(), committer: z.object({ date: z.string().optional() }).nullable() }),
  files: z.array(z.object({ filename: z.string(), status: z.string(), previous_filename: z.string().optional() })).optional(),
})

const PAGE = 100
/** GitHub lists no more files of a commit. */
const MOST_FILES = 3000

type Told = z.infer<typeof commitShape>

/** Returns a commit with every path that it changed; null where GitHub does not list them all. */
async function wholeCommit(client: Client, oid: string): Promise<{ readonly told: Told; readonly paths: readonly string[] } | null> {
  const paths = new Set<string>()
  for (let page = 1; ; page++) {
    const reply = await client.rest('GET', `/commits/${oid}?per_page=${String(PAGE)}&page=${String(page)}`, {}, { harmless: true })
    const told = accepted(commitShape, reply, 'a commit')
    const files = told.files ?? []
    for (const { filename, status, previous_filename: old } of files) {
      paths.add(filename)
      if (status === 'renamed' && old !== undefined) paths.add(old)
    }
    if (files.length < PAGE) return { told, paths: [...paths] }
    if (page * PAGE >= MOST_FILES) return null
  }
}

/** Returns a path's side in a commit, null where nothing is, undefined where it is no regular file. */
function sideIn(entries: ReadonlyMap<string, Entry>, path: string, sha256: Sha256): Side | null | undefined {
  const entry = entries.get(path)
  if (entry === undefined || entry.kind === 'missing' || entry.kind === 'behind_file') return null
  return entry.kind === 'file' ? sideOf(entry.bytes, entry.mode, sha256) : undefined
}

/** Returns what happened to a path, or null where one of its sides is no regular file. */
function changeOf(path: string, old: ReadonlyMap<string, Entry>, next: ReadonlyMap<string, Entry>, sha256: Sha256): FileChange | null {
  const [before, after] = [sideIn(old, path, sha256), sideIn(next, path, sha256)]
  if (before === undefined || after === undefined) return null
  return { operation: before === null ? 'create' : after === null ? 'delete' : 'edit', path, before, after }
}

async function examine(client: Client, oid: string, paths: readonly string[], sha256: Sha256): Promise<Testimony | null> {
  const whole = await wholeCommit(client, oid)
  const [parent, ...others] = whole?.told.parents ?? []
  if (whole === null || parent === undefined || others.length > 0) return null
  const { told: { commit }, paths: changed } = whole
  const [old, next] = await Promise.all([filesAt(client, parent.sha, [...new Set([...changed, ...paths])]), filesAt(client, oid, changed)])
  const changes = changed.map((path) => changeOf(path, old, next, sha256))
  return changes.some((change) => change === null) ? null : {
    before: { base: parent.sha, entries: old }, changes: changes.filter((change) => change !== null),
    actor: /^Co-authored-by: (\S+) </mu.exec(commit.message)?.[1] ?? 'unknown', at: commit.committer?.date ?? new Date(0).toISOString(),
  }
}

/** Returns the claims of a request among the recent commits of a branch (newest first), oldest first; nothing is asked for them. */
export function claimsOf(
  client: Client, history: readonly { readonly oid: string; readonly message: string }[], requestId: string, sha256: Sha256,
): Claim[] {
  return history.flatMap(({ oid, message }): Claim[] => {
    const origin = readOrigin(message)
    if (origin?.request !== requestId) return []
    const { plan, receipt } = origin
    return [{ commit: oid, plan, receipt, subject: message.split('\n', 1)[0] ?? '', examine: (paths) => examine(client, oid, paths, sha256) }]
  }).reverse()
}
