/** The last look before the refs move: permission, pull request and comment, once more (spec pages 5.1, 5.2 and 5.4). */
import { z } from 'zod'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Standing } from './authority.js'
import { parsed } from './client.js'
import { commentShape } from './opening.js'
import type { Scene } from './scene.js'

const shape = z.object({
  comment: commentShape.nullable().optional(),
  repository: z.object({
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

async function look({ client, subject, comment }: Scene, branch: string): Promise<z.infer<typeof shape>> {
  const where = subject.kind === 'pull'
    ? 'pullRequest(number: $number) { state headRef { target { oid } } }' : 'ref(qualifiedName: $branch) { target { oid } }'
  const { data } = await client.graphql(
    `query($owner: String!, $name: String!, $comment: ID!, $commented: Boolean!, ${subject.kind === 'pull' ? '$number: Int!' : '$branch: String!'}) {
      comment: node(id: $comment) @include(if: $commented) { ... on IssueComment { body lastEditedAt } }
      repository(owner: $owner, name: $name) { ${where} }
    }`, {
      owner: client.owner, name: client.name, comment: comment ?? '', commented: comment !== null,
      ...(subject.kind === 'pull' ? { number: subject.number } : { branch: `refs/heads/${branch}` }),
    }, { harmless: true })
  return parsed(shape, data, 'the pull request')
}

/**
 * Returns whether the branch still stands at `head`, when all else is as it must be.
 * Refuses: not_authorised, event_not_allowed, pull_request_closed, branch_missing.
 */
export async function recheck(scene: Scene, standing: Standing, body: string, head: string, branch: string): Promise<Outcome<'still' | 'moved'>> {
  const [allowed, { comment, repository }] = await Promise.all([standing.again(), look(scene, branch)])
  if (!allowed.ok) return allowed
  const unchanged = scene.comment === null ? ok(null) : sameComment(comment, body)
  if (!unchanged.ok) return unchanged
  const pull = repository.pullRequest ?? null
  if (pull !== null && pull.state !== 'OPEN') return refuse({ code: 'pull_request_closed', detail: pull.state.toLowerCase() })
  const now = (pull === null ? repository.ref : pull.headRef)?.target?.oid
  if (now === undefined) return refuse({ code: 'branch_missing', detail: branch })
  return ok(now === head ? 'still' : 'moved')
}
