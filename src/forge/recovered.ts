/** The receipt of a commit whose ledger entry is missing, made again from the commit itself (spec page 5.4, 4 and 6). */
import { z } from 'zod'
import type { Sha256 } from '../base/digest.js'
import { sideOf, type Side } from '../engine/plan.js'
import { receiptId, type FileReport, type Receipt } from '../engine/receipt.js'
import type { Entry } from '../engine/snapshot.js'
import { diffBytes } from '../text/diff.js'
import { accepted, type Client } from './client.js'
import { filesAt } from './files.js'
import { readOrigin } from './message.js'
import type { TreeItem } from './objects.js'

interface Search {
  readonly client: Client
  readonly owner: string
  /** The branch's recent commits, newest first. */
  readonly history: readonly { readonly oid: string; readonly message: string }[]
  readonly requestId: string
  readonly sha256: Sha256
}

const commitShape = z.object({
  parents: z.array(z.object({ sha: z.string() })),
  commit: z.object({ message: z.string(), committer: z.object({ date: z.string().optional() }).nullable() }),
  files: z.array(z.object({ filename: z.string(), status: z.string(), previous_filename: z.string().optional() })).optional(),
})

/** A receipt made again, with the before-images that its ledger entry is to keep. */
export interface Recovered {
  readonly receipt: Receipt
  readonly images: readonly TreeItem[]
}

function side(entry: Entry | undefined, sha256: Sha256): Side | null {
  return entry?.kind === 'file' ? sideOf(entry.bytes, entry.mode, sha256) : null
}

function operationOf(before: Side | null, after: Side | null, moved: boolean): FileReport['operation'] {
  if (moved) return 'move'
  return before === null ? 'create' : after === null ? 'delete' : 'edit'
}

/** Returns the receipt of the request's commit among the recent ones of the branch, or null. */
export async function receiptFromCommit({ client, owner, history, requestId, sha256 }: Search): Promise<Recovered | null> {
  const found = history.flatMap(({ oid, message }) => {
    const origin = readOrigin(message)
    return origin?.request === requestId && origin.receipt === receiptId(owner, origin.plan, requestId, sha256) ? [{ oid, origin }] : []
  }).at(-1)
  if (found === undefined) return null
  const { commit, parents, files = [] } = accepted(commitShape,
    await client.rest('GET', `/commits/${found.oid}`, {}, { harmless: true }), 'a commit')
  const parent = parents[0]?.sha
  const [old, next] = await Promise.all([
    parent === undefined ? new Map<string, Entry>() : filesAt(client, parent, files.map((file) => file.previous_filename ?? file.filename)),
    filesAt(client, found.oid, files.map((file) => file.filename)),
  ])
  const reports = files.map((file): FileReport => {
    const moved = file.status === 'renamed'
    const before = side(old.get(file.previous_filename ?? file.filename), sha256)
    const after = side(next.get(file.filename), sha256)
    const { added, removed } = diffBytes(before?.bytes ?? null, after?.bytes ?? null)
    const told = (s: Side | null): FileReport['before'] => (s === null ? null : { sha256: s.sha256, anchor: s.anchor })
    return {
      path: file.filename, operation: operationOf(before, after, moved), ...(moved ? { from: file.previous_filename ?? file.filename } : {}),
      mode: (after ?? before)?.mode ?? '100644', before: told(before), after: told(after), added, removed,
    }
  })
  const coauthor = /^Co-authored-by: (\S+) </mu.exec(commit.message)?.[1]
  const receipt: Receipt = {
    id: found.origin.receipt, owner, plan_id: found.origin.plan, request_id: requestId, actor: coauthor ?? 'unknown', operation: 'apply',
    title: commit.message.split('\n', 1)[0] ?? '', files: reports, unchanged: [], commit: found.oid, checks: [], indeterminate: [],
    at: commit.committer?.date ?? new Date(0).toISOString(),
  }
  const images = [...old].flatMap(([path, entry]): TreeItem[] =>
    (entry.kind === 'file' && entry.oid !== undefined ? [{ path: `before/${path}`, mode: '100644', type: 'blob', sha: entry.oid }] : []))
  return { receipt, images }
}
