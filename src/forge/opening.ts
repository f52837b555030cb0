/**
 * The first read of a run: one GraphQL query for the pull request (or branch), the touched files, the head's recent history,
 * the ledger and the comment, beside one REST look at the refs that GraphQL may not show.
 */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import type { Entry } from '../engine/snapshot.js'
import { accepted, parsed, segments, type Client, type GraphError } from './client.js'
import { askFiles, readFiles } from './files.js'
import { ENTRIES, pageOf, readPage, type LedgerPage } from './ledger-page.js'
import { POLICY_FIELDS, policyShape, readPolicyFile, type PolicyFile } from './policy-file.js'

/** What the run works on. */
export type Subject =
  | { readonly kind: 'pull'; readonly number: number }
  | { readonly kind: 'branch'; readonly name: string }

export interface Facts {
  /** REST id and GraphQL id of the repository. */
  readonly repository: { readonly id: number; readonly nodeId: string; readonly archived: boolean }
  readonly defaultBranch: string | null
  /** The policy file of the default branch. */
  readonly policy: PolicyFile
  /** Who the token acts as, where GitHub says it. */
  readonly viewer: { readonly login: string; readonly id: number | null } | null
  /** The pull request, or null for a plain branch. */
  readonly pull: { readonly state: 'OPEN' | 'CLOSED' | 'MERGED'; readonly fork: boolean } | null
  /** Name of the branch to write to. */
  readonly branch: string
  /** Its head: commit and tree; null when the branch is gone. */
  readonly head: { readonly commit: string; readonly tree: string } | null
  /** Recent commits of the head, newest first. */
  readonly history: readonly { readonly oid: string; readonly message: string }[]
  /** Workflow files of the head: name and text. */
  readonly workflows: readonly { readonly name: string; readonly text: string }[]
  readonly files: ReadonlyMap<string, Entry>
  /** The comment as it is now; null when it is gone, absent when there is none. */
  readonly comment?: { readonly body: string; readonly edited: boolean } | null
  /** The newest page of the ledger; null when there is no ledger. */
  readonly ledger: LedgerPage | null
  /** The commit that the ref of retained plans holds, or null. */
  readonly shelf: string | null
}

const blobText = z.object({ text: z.string().nullable().optional() })
const headShape = z.object({
  oid: z.string(), tree: z.object({ oid: z.string() }),
  history: z.object({ nodes: z.array(z.object({ oid: z.string(), message: z.string() }).nullable()) }),
  workflows: z.object({
    object: z.object({ entries: z.array(z.object({ name: z.string(), object: blobText.nullable() })).nullable().optional() }).nullable(),
  }).nullable(),
})
const refShape = z.object({ target: z.unknown() }).nullable()
export const commentShape = z.object({ body: z.string(), lastEditedAt: z.string().nullable() })
  .transform(({ body, lastEditedAt }) => ({ body, edited: lastEditedAt !== null }))
const repositoryShape = z.object({
  id: z.string(), databaseId: z.int(), isArchived: z.boolean(),
  defaultBranchRef: policyShape,
  pullRequest: z.object({
    state: z.enum(['OPEN', 'CLOSED', 'MERGED']), isCrossRepository: z.boolean(), headRefName: z.string(), headRefOid: z.string(), headRef: refShape,
  }).nullable().optional(),
  ref: refShape.optional(),
  ledger: z.unknown(),
})
type RepositoryShape = z.infer<typeof repositoryShape>
const shape = z.object({
  viewer: z.object({ login: z.string(), databaseId: z.int().nullable().optional() }).nullable().optional(),
  comment: commentShape.nullable().optional(),
  repository: repositoryShape.nullable(),
})
const refsShape = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) }))

const HEAD = `oid tree { oid } history(first: 50) { nodes { oid message } }
  workflows: file(path: ".github/workflows") { object { ... on Tree { entries { name object { ... on Blob { text } } } } } }`

/** Returns the owner of ledger and plans: `pr/<n>` or `branch/<name, percent-encoded>`. */
export function ownerOf(subject: Subject): string {
  return subject.kind === 'pull' ? `pr/${String(subject.number)}` : `branch/${encodeURIComponent(subject.name)}`
}

export function receiptsRef(subject: Subject): string {
  return `refs/holdfast/receipts/${ownerOf(subject)}`
}

/** Returns the ref of what is kept of a subject: `plans` or `transactions`. */
export function keptRef(name: string, subject: Subject): string {
  return `refs/holdfast/${name}/${ownerOf(subject)}`
}

/** Returns the commit that a ref outside of branches and tags holds, or null. */
export async function hiddenRef(client: Client, ref: string): Promise<string | null> {
  const reply = await client.rest('GET', `/git/matching-refs/${segments(ref.replace(/^refs\//u, ''))}`, {}, { harmless: true })
  const found = accepted(refsShape, reply, 'refs')
  return found.find((one) => one.ref === ref)?.object.sha ?? null
}

function query(subject: Subject, declarations: string, fields: string): string {
  const head = `... on Commit { ${HEAD} ${fields} }`
  const where = subject.kind === 'pull'
    ? `pullRequest(number: $number) { state isCrossRepository headRefName headRefOid headRef { target { ${head} } } }`
    : `ref(qualifiedName: $branch) { target { ${head} } }`
  return `query($owner: String!, $name: String!, $ledger: String!, $comment: ID!, $commented: Boolean!, $policy: String!, ${
    subject.kind === 'pull' ? '$number: Int!' : '$branch: String!'}${declarations}) {
    viewer { login databaseId }
    comment: node(id: $comment) @include(if: $commented) { ... on IssueComment { body lastEditedAt } }
    repository(owner: $owner, name: $name) {
      id databaseId isArchived
      ${POLICY_FIELDS}
      ${where}
      ledger: object(expression: $ledger) { ... on Commit { ${ENTRIES} } }
    }
  }`
}

/** What the first read asks for besides the pull request: files, those of them that are to be created, and the comment that asks by its GraphQL id. */
export interface FirstRead {
  readonly paths: readonly string[]
  readonly creating: readonly string[]
  readonly comment: string | null
  /** The path of the policy. */
  readonly policy: string
}

/** Returns what the first read tells. */
export async function openSubject(client: Client, subject: Subject, { paths, creating, comment, policy }: FirstRead): Promise<Facts> {
  const files = askFiles(paths, creating)
  const ledgerRef = receiptsRef(subject)
  const [reply, tip, shelf] = await Promise.all([
    client.graphql(query(subject, files.declarations, files.fields), {
      owner: client.owner, name: client.name, ledger: ledgerRef, comment: comment ?? '', commented: comment !== null, policy,
      ...(subject.kind === 'pull' ? { number: subject.number } : { branch: `refs/heads/${subject.name}` }), ...files.variables,
    }, { harmless: true }),
    hiddenRef(client, ledgerRef),
    hiddenRef(client, keptRef('plans', subject)),
  ])
  const told = parsed(shape, reply.data, 'the pull request')
  const { repository } = told
  if (repository === null) throw hidden(reply, `repository ${client.owner}/${client.name}`)
  const place = subjectFacts(subject, repository)
  if (place === null) throw hidden(reply, `pull request ${subject.kind === 'pull' ? String(subject.number) : ''}`)
  const { target, ...named } = place
  return {
    ...repositoryFacts(repository), ...headFacts(target), ...named,
    viewer: viewerFacts(told.viewer),
    policy: await readPolicyFile(client, policy, reply, repository.defaultBranchRef),
    files: target === null ? new Map<string, Entry>() : await readFiles(client, files, target),
    ...(comment === null ? {} : { comment: told.comment ?? null }),
    ledger: await ledgerFacts(client, tip, repository.ledger),
    shelf,
  }
}

function hidden({ errors }: { readonly errors: readonly GraphError[] }, what: string): Fault {
  const said = errors.map(({ message }) => message).join('; ')
  return new Fault(`GitHub shows this token no ${what}${said === '' ? '' : ` (${said})`}; it needs contents: read and pull-requests: read.`)
}

/** Returns the pull request or branch and the commit it points to, or null where there is no such pull request. */
function subjectFacts(subject: Subject, { pullRequest, ref }: RepositoryShape): (Pick<Facts, 'pull' | 'branch'> & { readonly target: unknown }) | null {
  if (subject.kind === 'branch') return { pull: null, branch: subject.name, target: ref?.target ?? null }
  if (pullRequest === null || pullRequest === undefined) return null
  const { state, isCrossRepository: fork, headRefName: branch, headRef } = pullRequest
  return { pull: { state, fork }, branch, target: headRef?.target ?? null }
}

function viewerFacts(viewer: z.infer<typeof shape>['viewer']): Facts['viewer'] {
  return viewer === null || viewer === undefined ? null : { login: viewer.login, id: viewer.databaseId ?? null }
}

function repositoryFacts(repository: RepositoryShape): Pick<Facts, 'repository' | 'defaultBranch'> {
  return {
    repository: { id: repository.databaseId, nodeId: repository.id, archived: repository.isArchived },
    defaultBranch: repository.defaultBranchRef?.name ?? null,
  }
}

function headFacts(target: unknown): Pick<Facts, 'head' | 'history' | 'workflows'> {
  if (target === null) return { head: null, history: [], workflows: [] }
  const { oid, tree, history, workflows } = parsed(headShape, target, 'the head')
  return {
    head: { commit: oid, tree: tree.oid }, history: history.nodes.filter((node) => node !== null),
    workflows: (workflows?.object?.entries ?? []).map(({ name, object }) => ({ name, text: object?.text ?? '' })),
  }
}

/** Returns the ledger's newest page: as GraphQL told it, if that is of the tip that REST names, else asked for by its id. */
async function ledgerFacts(client: Client, tip: string | null, told: unknown): Promise<LedgerPage | null> {
  if (tip === null) return null
  const shown = told === null || told === undefined ? null : readPage(told)
  return shown?.tip === tip ? shown : pageOf(client, tip)
}
