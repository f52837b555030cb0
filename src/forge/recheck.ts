/** The last look before the refs move: permission, policy, pull request and comment, once more (spec pages 5.1, 5.2 and 5.4). */
import { z } from 'zod'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Rules } from '../engine/rules.js'
import type { Standing } from './authority.js'
import { guardBranch } from './branch-guard.js'
import { parsed, type GraphReply } from './client.js'
import { commentShape } from './opening.js'
import { POLICY_FIELDS, policyShape, readPolicyFile } from './policy-file.js'
import type { Scene } from './scene.js'

const shape = z.object({
  comment: commentShape.nullable().optional(),
  repository: z.object({
    defaultBranchRef: policyShape,
    pullRequest: z.object({
      state: z.enum(['OPEN', 'CLOSED', 'MERGED']), headRef: z.object({ target: z.object({ oid: z.string() }).nullable() }).nullable(),
    }).nullable().optional(),
    ref: z.object({ target: z.object({ oid: z.string() }).nullable() }).nullable().optional(),
  }),
})

/** Compares the comment with the one that the event told of. Refuses: event_not_allowed. */
export function sameComment(now: { readonly body: string; readonly edited: boolean } | null | undefined, body: string): Outcome<null> {
  if (now === null || now === undefined) return refuse({ code: 'event_not_allowed', detail: 'the comment was deleted' })
  const plain = (text: string): string => text.replace(/\r\n?/gu, '\n').trim()
  return now.edited || plain(now.body) !== plain(body) ? refuse({ code: 'event_not_allowed', detail: 'the comment was edited' }) : ok(null)
}

async function look({ client, subject, comment, policy }: Scene, branch: string): Promise<{ readonly reply: GraphReply; readonly seen: z.infer<typeof shape> }> {
  const where = subject.kind === 'pull'
    ? 'pullRequest(number: $number) { state headRef { target { oid } } }' : 'ref(qualifiedName: $branch) { target { oid } }'
  const reply = await client.graphql(
    `query($owner: String!, $name: String!, $comment: ID!, $commented: Boolean!, $policy: String!, ${subject.kind === 'pull' ? '$number: Int!' : '$branch: String!'}) {
      comment: node(id: $comment) @include(if: $commented) { ... on IssueComment { body lastEditedAt } }
      repository(owner: $owner, name: $name) { ${POLICY_FIELDS} ${where} }
    }`, {
      owner: client.owner, name: client.name, comment: comment ?? '', commented: comment !== null, policy,
      ...(subject.kind === 'pull' ? { number: subject.number } : { branch: `refs/heads/${branch}` }),
    }, { harmless: true })
  return { reply, seen: parsed(shape, reply.data, 'the pull request') }
}

/** What a set is about to land as. */
export interface Landing {
  /** The comment's body as the event told it. */
  readonly body: string
  /** The commit that the branch was verified at. */
  readonly head: string
  readonly branch: string
  /** Every path that the set touches. */
  readonly paths: readonly string[]
}

/** Returns acceptance unless the rules have come to forbid the branch that they let pass before. Refuses: branch_protected, branch_missing. */
function guardAgain({ client }: Scene, branch: string, main: string | null, before: Rules, now: Rules): Outcome<null> | Promise<Outcome<null>> {
  if (branch === main && !now.branches.default) return refuse({ code: 'branch_protected', detail: `${branch} is the default branch` })
  return before.branches.protected && !now.branches.protected ? guardBranch(client, branch, now) : ok(null)
}

/**
 * Returns whether the branch still stands at `head`, when all else is as it must be.
 * Refuses: what was decided before and no longer holds, event_not_allowed, pull_request_closed, branch_missing, branch_protected.
 */
export async function recheck(scene: Scene, standing: Standing, { body, head, branch, paths }: Landing): Promise<Outcome<'still' | 'moved'>> {
  const before = await standing.rules()
  const looked = look(scene, branch)
  const policy = looked.then(({ reply, seen }) => readPolicyFile(scene.client, scene.policy, reply, seen.repository.defaultBranchRef))
  const [allowed, { seen: { comment, repository } }] = await Promise.all([standing.again(paths, policy), looked])
  if (!allowed.ok) return allowed
  const unchanged = scene.comment === null ? ok(null) : sameComment(comment, body)
  if (!unchanged.ok) return unchanged
  const guarded = await guardAgain(scene, branch, repository.defaultBranchRef?.name ?? null, before, allowed.value)
  return guarded.ok ? placeOf(repository, head, branch) : guarded
}

/** Returns whether the branch of an open pull request, or a plain branch, still stands at `head`. Refuses: pull_request_closed, branch_missing. */
function placeOf({ pullRequest, ref }: z.infer<typeof shape>['repository'], head: string, branch: string): Outcome<'still' | 'moved'> {
  const pull = pullRequest ?? null
  if (pull !== null && pull.state !== 'OPEN') return refuse({ code: 'pull_request_closed', detail: pull.state.toLowerCase() })
  const now = (pull === null ? ref : pull.headRef)?.target?.oid
  return now === undefined ? refuse({ code: 'branch_missing', detail: branch }) : ok(now === head ? 'still' : 'moved')
}
