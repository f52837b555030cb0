/** The policy file of the default branch, as GraphQL tells of it; its bytes are checked by git's own name of them. */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { POLICY_BYTES, type PolicySource } from '../engine/rules.js'
import { parsed, type Client, type GraphReply } from './client.js'
import { blobBytes } from './files.js'

export interface PolicyFile {
  /** What tells two versions apart. */
  readonly version: string
  readonly source: PolicySource
}

/** What to ask of a repository: takes the variable `$policy`, the path. */
export const POLICY_FIELDS = `defaultBranchRef { name target { ... on Commit {
  policy: file(path: $policy) { mode oid object { ... on Blob { byteSize text } } } } } }`

const entry = z.object({
  mode: z.int(), oid: z.string(),
  object: z.object({ byteSize: z.int().optional(), text: z.string().nullable().optional() }).nullable().optional(),
})

/** What `POLICY_FIELDS` answer with. */
export const policyShape = z.object({
  name: z.string(), target: z.object({ policy: entry.nullable().optional() }).nullable(),
}).nullable()

async function sourceOf(client: Client, path: string, found: z.infer<typeof entry> | null): Promise<PolicySource> {
  if (found === null) return { kind: 'absent', path }
  if (found.mode !== 0o100644 && found.mode !== 0o100755) return { kind: 'unreadable', path, why: 'no regular file' }
  if ((found.object?.byteSize ?? POLICY_BYTES + 1) > POLICY_BYTES) return { kind: 'unreadable', path, why: `larger than ${String(POLICY_BYTES / 1024)} KiB` }
  return { kind: 'text', path, bytes: await blobBytes(client, found.oid, found.object?.text) }
}

/**
 * Returns the policy file that an answer tells of. Throws `Fault` where GitHub failed to say whether there is one: a policy that
 * cannot be seen is not taken for none.
 */
export async function readPolicyFile(client: Client, path: string, reply: GraphReply, told: unknown): Promise<PolicyFile> {
  const failed = reply.errors.find((error) => error.path === 'repository' || error.path.startsWith('repository.defaultBranchRef'))
  if (failed !== undefined) throw new Fault(`GitHub does not say what the policy is: ${failed.message}`, { retryable: true })
  const found = parsed(policyShape, told, 'the policy file')?.target?.policy ?? null
  return { version: found === null ? 'absent' : `${String(found.mode)} ${found.oid}`, source: await sourceOf(client, path, found) }
}
