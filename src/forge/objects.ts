/** Making git objects. All of it is harmless to repeat: an object that no ref reaches is nothing that anybody sees. */
import { z } from 'zod'
import { decodeStrict } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { FileChange, Mode } from '../engine/plan.js'
import { parsed, type Client, type Reply } from './client.js'
import { blobOid, toBase64 } from './git-object.js'

/** One entry of a tree to be made; `oid` null removes the path. */
export type TreeItem =
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly content: string }
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly sha: string | null }

export interface MadeCommit {
  readonly oid: string
  /** Whether the platform verified it; null when it does not say. */
  readonly verified: boolean | null
}

/** Bytes of text that one tree call carries; more than a few megabytes are answered with 502. */
const INLINE_TOTAL = 2 * 1024 * 1024
const INLINE_FILE = 1024 * 1024

const made = z.object({ sha: z.string() })
const madeCommit = z.object({
  sha: z.string(), tree: z.object({ sha: z.string() }), verification: z.object({ verified: z.boolean() }).optional(),
})

/** Returns the refusal that an answer without permission means, or null. */
function missingPermission(reply: { readonly status: number; readonly message: string }, needed: string): Refusal | null {
  const denied = reply.status === 403 || (reply.status === 404 && /resource not accessible/iu.test(reply.message))
  return denied ? { code: 'missing_permission', detail: needed } : null
}

function answered<T>(schema: z.ZodType<T>, reply: Reply, what: string): Outcome<T> {
  if (reply.ok) return ok(parsed(schema, reply.data, what))
  const denied = missingPermission(reply, 'contents: write')
  if (denied !== null) return refuse(denied)
  throw new Fault(`GitHub refused to make ${what} (${String(reply.status)}): ${reply.message}`, { retryable: reply.status === 409 })
}

/** Returns the id of a new blob. Refuses: missing_permission. */
async function makeBlob(client: Client, bytes: Uint8Array): Promise<Outcome<string>> {
  const reply = await client.rest('POST', '/git/blobs', { content: toBase64(bytes), encoding: 'base64' }, { harmless: true })
  const blob = answered(made, reply, 'a blob')
  if (!blob.ok) return blob
  const oid = blobOid(bytes)
  if (blob.value.sha !== oid) throw new Fault('GitHub stored other bytes than those it was given.')
  return ok(oid)
}

/** Returns the id of a new tree, over `base` where that is given. Refuses: missing_permission. */
export async function makeTree(client: Client, base: string | null, items: readonly TreeItem[]): Promise<Outcome<string>> {
  const body = { ...(base === null ? {} : { base_tree: base }), tree: items }
  const tree = answered(made, await client.rest('POST', '/git/trees', body, { harmless: true }), 'a tree')
  return tree.ok ? ok(tree.value.sha) : tree
}

/** Returns a new commit without author or committer of ours, so that the platform signs it. Refuses: missing_permission. */
export async function makeCommit(client: Client, message: string, tree: string, parents: readonly string[]): Promise<Outcome<MadeCommit>> {
  const reply = await client.rest('POST', '/git/commits', { message, tree, parents }, { harmless: true })
  const commit = answered(madeCommit, reply, 'a commit')
  if (!commit.ok) return commit
  if (commit.value.tree.sha !== tree) throw new Fault('GitHub made a commit of another tree than the one it was given.')
  return ok({ oid: commit.value.sha, verified: commit.value.verification?.verified ?? null })
}

/** Returns the tree items of a set: text goes inline, everything else as a blob made before. Refuses: missing_permission. */
export async function itemsOf(client: Client, files: readonly FileChange[]): Promise<Outcome<TreeItem[]>> {
  let inline = 0
  const items = await Promise.all(files.flatMap((file): Promise<Outcome<TreeItem>>[] => {
    const { path, from, before, after } = file
    const gone = (old: string): Promise<Outcome<TreeItem>> =>
      Promise.resolve(ok({ path: old, mode: before?.mode ?? '100644', type: 'blob', sha: null }))
    if (after === null) return [gone(path)]
    const { bytes, mode } = after
    const text = bytes.length <= INLINE_FILE && inline + bytes.length <= INLINE_TOTAL && !bytes.includes(0) ? decodeStrict(bytes) : null
    if (text !== null) inline += bytes.length
    const item = text !== null
      ? Promise.resolve(ok<TreeItem>({ path, mode, type: 'blob', content: text }))
      : makeBlob(client, bytes).then((blob): Outcome<TreeItem> => (blob.ok ? ok({ path, mode, type: 'blob', sha: blob.value }) : blob))
    return from === undefined ? [item] : [gone(from), item]
  }))
  const refusals = items.flatMap((item) => (item.ok ? [] : item.refusals))
  const [first, ...others] = refusals
  return first === undefined ? ok(items.flatMap((item) => (item.ok ? [item.value] : []))) : refuse(first, ...others)
}
