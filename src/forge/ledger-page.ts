/**
 * The ledger as GitHub keeps it: a ref whose first-parent chain is the entries, newest first, read a page at a time. (A commit's
 * `history` would walk the second parents too, which are the branch with all its past.)
 */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { decode } from '../base/encoding.js'
import { receiptSchema, type Receipt } from '../engine/receipt.js'
import { parsed, type Client } from './client.js'
import { blobBytes } from './files.js'
import { readOrigin, type Origin } from './message.js'

export interface LedgerEntry {
  /** The entry's commit. */
  readonly oid: string
  readonly origin: Origin | null
  /** The blob that holds the receipt, its text where it was told; null for the ledger's first commit. */
  readonly blob: { readonly oid: string; readonly text: string | null } | null
}

export interface LedgerPage {
  /** The newest commit of the ledger. */
  readonly tip: string
  /** Newest first. */
  readonly entries: readonly LedgerEntry[]
  /** The commit where the next, older page starts; null when this is the last. */
  readonly next: string | null
}

const PAGE = 16

function chain(depth: number): string {
  const entry = 'oid message file(path: "receipt.json") { oid object { ... on Blob { text } } }'
  return depth === 0 ? 'oid' : `${entry} parents(first: 1) { nodes { ${chain(depth - 1)} } }`
}

/** What to ask of the tip's commit. */
export const ENTRIES = chain(PAGE)

interface Node {
  readonly oid: string
  readonly message?: string | undefined
  readonly file?: { readonly oid: string; readonly object: { readonly text?: string | null | undefined } | null } | null | undefined
  readonly parents?: { readonly nodes: readonly unknown[] } | undefined
}

const node: z.ZodType<Node> = z.object({
  oid: z.string(),
  message: z.string().optional(),
  file: z.object({ oid: z.string(), object: z.object({ text: z.string().nullable().optional() }).nullable() }).nullable().optional(),
  parents: z.object({ nodes: z.array(z.unknown()) }).optional(),
})
const commitAnswer = z.object({ repository: z.object({ object: z.unknown() }) })

/** Returns the page that GraphQL told of a ledger's tip. */
export function readPage(answer: unknown): LedgerPage {
  const entries: LedgerEntry[] = []
  const first = parsed(node, answer, 'the ledger')
  let at: Node | null = first
  while (at?.message !== undefined) {
    const { oid, message, file = null, parents }: Node = at
    entries.push({
      oid, origin: file === null ? null : readOrigin(message),
      blob: file === null ? null : { oid: file.oid, text: file.object?.text ?? null },
    })
    const parent: unknown = parents?.nodes[0]
    at = parent === undefined ? null : parsed(node, parent, 'the ledger')
  }
  return { tip: first.oid, entries, next: at?.oid ?? null }
}

/** Returns the page of a ledger that starts at a commit of it. */
export async function pageOf(client: Client, commit: string): Promise<LedgerPage> {
  const reply = await client.graphql(
    `query($owner: String!, $name: String!, $commit: GitObjectID!) {
      repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit { ${ENTRIES} } } }
    }`,
    { owner: client.owner, name: client.name, commit }, { harmless: true })
  return readPage(parsed(commitAnswer, reply.data, 'the ledger').repository.object)
}

/** Returns the receipt of an entry, or null for the ledger's first commit. Throws `Fault` when it cannot be read. */
export async function receiptOf(client: Client, entry: LedgerEntry): Promise<Receipt | null> {
  if (entry.blob === null) return null
  const text = decode(await blobBytes(client, entry.blob.oid, entry.blob.text))
  try {
    return receiptSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Fault(`The ledger entry ${entry.oid} holds no receipt that can be read.`, { cause })
  }
}
