/**
 * What a token may do in a repository, found out by trying (spec page 5.6). The one thing written is a ref of a random name under
 * `refs/holdfast/doctor/`, which is taken away again.
 */
import { z } from 'zod'
import { explain } from '../base/words.js'
import { parsed, segments, type Client } from './client.js'
import { ZERO_OID } from './git-object.js'
import { advanceRef, moveRefs } from './refs.js'
import { OWN_TOKEN } from './workflows.js'

export interface Finding {
  readonly check: 'repository' | 'update-refs' | 'branch' | 'workflows'
  readonly status: 'ok' | 'limited' | 'missing'
  readonly summary: string
}

const shape = z.object({
  viewer: z.object({ login: z.string() }).nullable().optional(),
  repository: z.object({
    id: z.string(), isArchived: z.boolean(),
    defaultBranchRef: z.object({ name: z.string(), target: z.object({ oid: z.string() }).nullable() }).nullable(),
  }).nullable(),
})
const branchShape = z.object({ protected: z.boolean() })
const rulesShape = z.array(z.object({ type: z.string() }))

interface Known {
  readonly nodeId: string
  readonly head: string | null
  readonly branch: string | null
  readonly login: string | null
}

async function lookAround(client: Client): Promise<{ readonly finding: Finding; readonly known: Known | null }> {
  const missing = (summary: string): { finding: Finding; known: null } => ({ finding: { check: 'repository', status: 'missing', summary }, known: null })
  const { data } = await client.graphql(
    `query($owner: String!, $name: String!) {
      viewer { login } repository(owner: $owner, name: $name) { id isArchived defaultBranchRef { name target { oid } } }
    }`, { owner: client.owner, name: client.name }, { harmless: true })
  const { viewer, repository } = parsed(shape, data, 'the repository')
  if (repository === null) return missing('This token does not see the repository: it needs contents: read, metadata: read and pull-requests: read.')
  if (repository.isArchived) return missing('The repository is archived: nothing can be written to it.')
  const known = {
    nodeId: repository.id, branch: repository.defaultBranchRef?.name ?? null, head: repository.defaultBranchRef?.target?.oid ?? null,
    login: viewer?.login ?? null,
  }
  return { known, finding: { check: 'repository', status: 'ok', summary: `The token acts as ${known.login ?? 'somebody whom the platform does not name'}.` } }
}

/** Tries the two ways of moving a ref of ours, on one that nobody needs. */
async function tryRefs(client: Client, { nodeId, head }: Known, random: string): Promise<Finding> {
  const check = 'update-refs'
  if (head === null) return { check, status: 'missing', summary: 'The repository has no commit yet, so that no ref can be tried.' }
  const name = `refs/holdfast/doctor/${random}`
  const look = (): Promise<'elsewhere'> => Promise.resolve('elsewhere')
  const made = await moveRefs(client, nodeId, [{ name, before: null, after: head }], look)
  if (made.kind === 'done') {
    await moveRefs(client, nodeId, [{ name, before: head, after: ZERO_OID }], look)
    return { check, status: 'ok', summary: 'Branch and receipts move together, in one mutation.' }
  }
  const why = made.kind === 'stale' ? 'its answer made no sense' : explain(made.refusal)
  const rest = await advanceRef(client, name, null, head)
  if (rest.kind !== 'done') return { check, status: 'missing', summary: `Refs under refs/holdfast/ cannot be made: ${why}` }
  await client.rest('DELETE', `/git/refs/${segments(name.replace(/^refs\//u, ''))}`, {}, { harmless: true })
  return { check, status: 'limited', summary: `The branch moves first and the receipt after, and previews are not retained, since updateRefs is barred: ${why}` }
}

async function lookAtBranch(client: Client, branch: string | null): Promise<Finding> {
  const check = 'branch'
  if (branch === null) return { check, status: 'missing', summary: 'There is no branch to look at.' }
  const [state, rules] = await Promise.all([
    client.rest('GET', `/branches/${segments(branch)}`, {}, { harmless: true }), client.rest('GET', `/rules/branches/${segments(branch)}`, {}, { harmless: true }),
  ])
  if (!state.ok) return { check, status: 'missing', summary: `The branch ${branch} is not there.` }
  const types = rules.ok ? parsed(rulesShape, rules.data, 'the rules of a branch').map(({ type }) => type) : []
  return parsed(branchShape, state.data, 'a branch').protected || types.length > 0
    ? { check, status: 'limited', summary: `${branch} is protected${types.length > 0 ? ` (${[...new Set(types)].join(', ')})` : ''}: sets land on the branches of pull requests.` }
    : { check, status: 'ok', summary: `${branch} has no rules against commits; Holdfast commits to a default branch only where the policy allows it.` }
}

function tellWorkflows({ login }: Known): Finding {
  return login?.replace(/\[bot\]$/u, '') === OWN_TOKEN
    ? { check: 'workflows', status: 'limited', summary: 'Commits made with the workflow\'s own token start no workflows: use an app\'s token where checks must run.' }
    : { check: 'workflows', status: 'ok', summary: 'Commits made with this token start workflows as anybody\'s do.' }
}

/** Returns what was found, the most fundamental first; `branch` is the one to look at, the default one where null. */
export async function examine(client: Client, branch: string | null, random: string): Promise<readonly Finding[]> {
  const { finding, known } = await lookAround(client)
  if (known === null) return [finding]
  return [finding, await tryRefs(client, known, random), await lookAtBranch(client, branch ?? known.branch), tellWorkflows(known)]
}
