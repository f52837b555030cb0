/** The review of a pull request: its open threads, all pages of them, by GraphQL (spec page 5.1). */
import { z } from 'zod'
import type { Remark, Review, Stretch } from '../engine/review.js'
import { parsed, type Client } from './client.js'
import { filesAt } from './files.js'

const PAGE = 100

const place = z.int().nullable().optional().transform((line) => line ?? null)
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })
const comment = z.object({
  author: z.object({ login: z.string() }).nullable(), body: z.string(), url: z.string(), path: z.string(), isMinimized: z.boolean(),
  createdAt: z.string(), lastEditedAt: z.string().nullable(), originalCommit: z.object({ oid: z.string() }).nullable(),
  line: place, startLine: place, originalLine: place, originalStartLine: place,
})
const comments = z.object({ nodes: z.array(comment.nullable()), pageInfo })
const thread = z.object({
  id: z.string(), isResolved: z.boolean(), isOutdated: z.boolean(), diffSide: z.string(), startDiffSide: z.string().nullable(), comments,
})
const threads = z.object({ repository: z.object({ pullRequest: z.object({
  reviewThreads: z.object({ nodes: z.array(thread.nullable()), pageInfo }),
}) }) })
const more = z.object({ node: z.object({ comments }) })

const COMMENTS = `nodes { author { login } body url path isMinimized createdAt lastEditedAt originalCommit { oid }
  line startLine originalLine originalStartLine } pageInfo { hasNextPage endCursor }`

type Comment = z.infer<typeof comment>
type Thread = z.infer<typeof thread>

async function threadsOf(client: Client, number: number): Promise<Thread[]> {
  const found: Thread[] = []
  for (let after: string | null = null; ;) {
    const reply = await client.graphql(
      `query($owner: String!, $name: String!, $number: Int!, $after: String) { repository(owner: $owner, name: $name) { pullRequest(number: $number) {
        reviewThreads(first: ${String(PAGE)}, after: $after) {
          nodes { id isResolved isOutdated diffSide startDiffSide comments(first: ${String(PAGE)}) { ${COMMENTS} } } pageInfo { hasNextPage endCursor }
        }
      } } }`, { owner: client.owner, name: client.name, number, after }, { harmless: true })
    const page = parsed(threads, reply.data, 'the review').repository.pullRequest.reviewThreads
    found.push(...page.nodes.filter((node) => node !== null))
    if (!page.pageInfo.hasNextPage) return found
    after = page.pageInfo.endCursor
  }
}

/** Returns every comment of a thread. */
async function commentsOf(client: Client, { id, comments: first }: Thread): Promise<Comment[]> {
  const found = [...first.nodes]
  for (let page = first.pageInfo; page.hasNextPage;) {
    const reply = await client.graphql(
      `query($id: ID!, $after: String) { node(id: $id) { ... on PullRequestReviewThread { comments(first: ${String(PAGE)}, after: $after) { ${COMMENTS} } } } }`,
      { id, after: page.endCursor }, { harmless: true })
    const next = parsed(more, reply.data, 'a thread of the review').node.comments
    found.push(...next.nodes)
    page = next.pageInfo
  }
  return found.filter((node) => node !== null)
}

function stretch(start: number | null, end: number | null): Stretch | null {
  return end === null ? null : { start: start ?? end, end }
}

/**
 * Returns what became of a comment after the command. GitHub tells whole seconds: one that was edited in the command's own second
 * counts as edited after it, since nobody can tell.
 */
function sinceOf({ createdAt, lastEditedAt }: Comment, asked: number | null): Remark['since'] {
  if (asked === null) return null
  if (lastEditedAt !== null && Date.parse(lastEditedAt) >= asked) return 'edited'
  return Date.parse(createdAt) > asked ? 'written' : null
}

function remarkOf(told: Comment, outdated: boolean, asked: number | null): Remark {
  const { author, body, url, path, originalCommit, line, startLine, originalLine, originalStartLine } = told
  const lines = stretch(originalStartLine, originalLine)
  return {
    author: author?.login ?? 'ghost', body, url, path, since: sinceOf(told, asked),
    written: originalCommit === null || lines === null ? null : { commit: originalCommit.oid, lines },
    now: outdated ? null : stretch(startLine, line),
  }
}

/** Returns the review of a pull request; `askedAt` is when the command was written, ISO 8601, null where no comment asks. */
export function openReview(client: Client, number: number, askedAt: string | null): Review {
  const asked = askedAt === null ? null : Date.parse(askedAt)
  return {
    async remarks() {
      const open = (await threadsOf(client, number))
        .filter(({ isResolved, diffSide, startDiffSide }) => !isResolved && diffSide === 'RIGHT' && startDiffSide !== 'LEFT')
      const told = await Promise.all(open.map(async (one) => {
        const all = await commentsOf(client, one)
        return all.filter(({ isMinimized }) => !isMinimized).map((each) => remarkOf(each, one.isOutdated, asked))
      }))
      return told.flat()
    },
    filesAt: async (commit, paths) => ({ base: commit, entries: await filesAt(client, commit, paths) }),
  }
}
