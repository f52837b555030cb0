/** REST pull requests: the request itself, its files and commits, review comments and reviews. */
import { git, gitText } from '../git-process.js'
import { invalid, notFound } from '../http-types.js'
import type { Reply } from '../http-types.js'
import type { Account, Pull, Repository, Review, ReviewComment, Thread } from '../types.js'
import type { World } from '../world.js'
import { isPull, nodeId } from '../world.js'
import { checkBody } from './comments.js'
import { commitShape, diffEntries, withUrls } from './commits.js'
import type { Endpoint, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'
import { associationOf, repositoryShape, rollupShape, userShape } from './shapes.js'

type PullThread = Thread & { readonly pull: Pull }

function pullOf(request: RestRequest): PullThread {
  const found = request.world.pull(request.repository, Number(request.param('pull_number')))
  if (found === undefined) throw notFound()
  return found
}

/** The base branch's present tip, or what it was when the branch is gone. */
export async function baseOid(world: World, repository: Repository, thread: PullThread): Promise<string> {
  return await world.store(repository).readRef(`refs/heads/${thread.pull.base.ref}`) ?? thread.pull.base.oid
}

/** A `pull-request-simple`. */
async function pullShape(world: World, repository: Repository, thread: PullThread): Promise<Record<string, unknown>> {
  const { api, html } = world.urls
  const { pull } = thread
  const number = String(thread.number)
  const url = `${api}/repos/${repository.fullName}/pulls/${number}`
  const issue = `${api}/repos/${repository.fullName}/issues/${number}`
  const page = `${html}/${repository.fullName}/pull/${number}`
  const statuses = `${api}/repos/${repository.fullName}/statuses/${pull.head.oid}`
  const headRepository = pull.head.repository === null ? undefined : world.repository(pull.head.repository)
  const side = (from: Repository | undefined, ref: string, sha: string, owner: Account): Record<string, unknown> => ({
    label: `${owner.login}:${ref}`, ref, sha, user: userShape(world, owner), repo: from === undefined ? null : repositoryShape(world, from),
  })
  return {
    url, id: pull.id, node_id: pull.nodeId, html_url: page, diff_url: `${page}.diff`, patch_url: `${page}.patch`, issue_url: issue,
    commits_url: `${url}/commits`, review_comments_url: `${url}/comments`, review_comment_url: `${api}/repos/${repository.fullName}/pulls/comments{/number}`,
    comments_url: `${issue}/comments`, statuses_url: statuses, number: thread.number, state: thread.state, locked: thread.locked, title: thread.title,
    user: userShape(world, thread.author), body: thread.body, labels: [], milestone: null, active_lock_reason: null, created_at: thread.createdAt,
    updated_at: thread.updatedAt, closed_at: thread.closedAt, merged_at: pull.mergedAt, merge_commit_sha: pull.mergeability?.oid ?? null,
    assignee: null, assignees: [], requested_reviewers: [], requested_teams: [], draft: pull.draft,
    head: side(headRepository, pull.head.ref, pull.head.oid, headRepository?.owner ?? thread.author),
    base: side(repository, pull.base.ref, await baseOid(world, repository, thread), repository.owner),
    _links: Object.fromEntries(Object.entries({
      self: url, html: page, issue, comments: `${issue}/comments`, review_comments: `${url}/comments`,
      review_comment: `${api}/repos/${repository.fullName}/pulls/comments{/number}`, commits: `${url}/commits`, statuses,
    }).map(([name, href]) => [name, { href }])),
    author_association: associationOf(repository, thread.author), auto_merge: null,
  }
}

/**
 * Tells whether the pull request can be merged, as far as it is known: the first question about a pair of commits only
 * starts the computation and is answered with null.
 */
export async function mergeability(world: World, repository: Repository, thread: PullThread): Promise<boolean | null> {
  const { pull } = thread
  const store = world.store(repository)
  const base = await baseOid(world, repository, thread)
  const pair = `${base}...${pull.head.oid}`
  if (pull.mergeability?.of === pair) return pull.mergeability.value
  const forward = await store.isAncestor(base, pull.head.oid) ? (await store.commit(pull.head.oid))?.tree : undefined
  const merged = forward === undefined ? await git(store.directory, ['merge-tree', '--write-tree', base, pull.head.oid]) : undefined
  const clean = merged === undefined || merged.code === 0
  let oid: string | null = null
  if (clean) {
    const who = { name: 'GitHub', email: 'noreply@github.com', date: world.now() }
    oid = await store.writeCommit({
      tree: forward ?? merged?.stdout.toString().split('\n')[0] ?? '', parents: [base, pull.head.oid], author: who, committer: who,
      message: `Merge ${pull.head.oid} into ${base}`, signature: null,
    })
    await store.moveRefs([{ ref: `refs/pull/${String(thread.number)}/merge`, after: oid }])
  }
  pull.mergeability = { of: pair, value: clean, oid }
  return null
}

async function getPull(request: RestRequest): Promise<Reply> {
  const { world, repository, store } = request
  const thread = pullOf(request)
  const kind = request.wantsDiff
  if (kind !== undefined) {
    const base = await baseOid(world, repository, thread)
    const from = await store.mergeBase(base, thread.pull.head.oid) ?? base
    const args = kind === 'diff' ? ['diff', '--no-ext-diff', '--full-index', from, thread.pull.head.oid] : ['format-patch', '--stdout', `${from}..${thread.pull.head.oid}`]
    return { status: 200, raw: { type: `application/vnd.github.${kind}; charset=utf-8`, bytes: (await git(store.directory, args)).stdout } }
  }
  return json(await fullPullShape(world, repository, thread))
}

/** A `pull-request`; asking for it starts the computation of its mergeability. */
export async function fullPullShape(world: World, repository: Repository, thread: PullThread): Promise<Record<string, unknown>> {
  const { pull } = thread
  const { directory } = world.store(repository)
  const base = await baseOid(world, repository, thread)
  const from = await world.store(repository).mergeBase(base, pull.head.oid) ?? base
  const mergeable = thread.state === 'open' ? await mergeability(world, repository, thread) : null
  const files = await diffEntries(directory, from, pull.head.oid)
  const commits = await world.store(repository).countBetween(from, pull.head.oid)
  const sum = (member: 'additions' | 'deletions'): number => files.reduce((total, file) => total + file[member], 0)
  return {
    ...await pullShape(world, repository, thread), merged: pull.merged, mergeable, rebaseable: mergeable,
    mergeable_state: mergeable === null ? 'unknown' : mergeable ? 'clean' : 'dirty', merged_by: null,
    comments: world.commentsOf(repository, thread.number).length, review_comments: reviewCommentsOf(world, repository, thread.number).length,
    maintainer_can_modify: pull.head.repository !== repository.fullName && pull.maintainerCanModify, commits,
    additions: sum('additions'), deletions: sum('deletions'), changed_files: files.length,
  }
}

async function listFiles(request: RestRequest): Promise<Reply> {
  const thread = pullOf(request)
  const base = await baseOid(request.world, request.repository, thread)
  const from = await request.store.mergeBase(base, thread.pull.head.oid) ?? base
  const files = (await diffEntries(request.store.directory, from, thread.pull.head.oid)).slice(0, 3000)
  const { items, headers } = request.page(files)
  return json(items.map((file) => withUrls(request, file, thread.pull.head.oid)), 200, headers)
}

async function listCommits(request: RestRequest): Promise<Reply> {
  const thread = pullOf(request)
  const base = await baseOid(request.world, request.repository, thread)
  const list = (await gitText(request.store.directory, ['rev-list', '--reverse', `${base}..${thread.pull.head.oid}`])).split('\n').filter(Boolean)
  const { items, headers } = request.page(list.slice(0, 250))
  return json(await Promise.all(items.map((oid) => commitShape(request, oid))), 200, headers)
}

async function listPulls(request: RestRequest): Promise<Reply> {
  const state = request.query.get('state') ?? 'open'
  const [head, base] = [request.query.get('head'), request.query.get('base')]
  const found = [...request.repository.threads.values()].filter(isPull)
    .filter((thread) => state === 'all' || thread.state === state)
    .filter((thread) => base === null || thread.pull.base.ref === base)
    .filter((thread) => head === null || `${thread.pull.head.repository?.split('/')[0] ?? ''}:${thread.pull.head.ref}` === head)
    .sort((a, b) => b.number - a.number)
  const { items, headers } = request.page(found)
  return json(await Promise.all(items.map((thread) => pullShape(request.world, request.repository, thread))), 200, headers)
}

async function pullsOfCommit(request: RestRequest): Promise<Reply> {
  const sha = request.param('commit_sha')
  const found: PullThread[] = []
  for (const thread of [...request.repository.threads.values()].filter(isPull)) {
    const base = await baseOid(request.world, request.repository, thread)
    if (await request.store.isAncestor(sha, thread.pull.head.oid) && !await request.store.isAncestor(sha, base)) found.push(thread)
  }
  const { items, headers } = request.page(found)
  return json(await Promise.all(items.map((thread) => pullShape(request.world, request.repository, thread))), 200, headers)
}

function reviewCommentsOf(world: World, repository: Repository, number: number): ReviewComment[] {
  return [...world.state.reviewComments.values()]
    .filter((comment) => comment.repository === repository.fullName && comment.number === number).sort((a, b) => a.id - b.id)
}

/** A `pull-request-review-comment`. */
export function reviewCommentShape(world: World, repository: Repository, comment: ReviewComment): Record<string, unknown> {
  const { api, html } = world.urls
  const url = `${api}/repos/${repository.fullName}/pulls/comments/${String(comment.id)}`
  const pull = `${api}/repos/${repository.fullName}/pulls/${String(comment.number)}`
  const page = `${html}/${repository.fullName}/pull/${String(comment.number)}#discussion_r${String(comment.id)}`
  return {
    url, pull_request_review_id: comment.reviewId, id: comment.id, node_id: comment.nodeId, diff_hunk: comment.diffHunk, path: comment.path,
    commit_id: comment.commit, original_commit_id: comment.originalCommit, user: userShape(world, comment.author), body: comment.body,
    created_at: comment.createdAt, updated_at: comment.updatedAt, html_url: page, pull_request_url: pull,
    author_association: associationOf(repository, comment.author), _links: { self: { href: url }, html: { href: page }, pull_request: { href: pull } },
    reactions: rollupShape(comment.reactions, `${url}/reactions`), start_line: comment.startLine, original_start_line: comment.originalStartLine,
    start_side: comment.startSide, line: comment.line, original_line: comment.originalLine, side: comment.side, subject_type: 'line',
    position: comment.line === null ? null : 1, original_position: 1, ...(comment.inReplyTo !== null && { in_reply_to_id: comment.inReplyTo }),
  }
}

/** What is needed to make a review comment. */
export interface ReviewCommentInput {
  readonly path: string
  readonly body: string
  readonly line: number
  readonly startLine?: number | undefined
  readonly side?: 'LEFT' | 'RIGHT' | undefined
  readonly commit: string
  readonly reviewId?: number | undefined
  readonly inReplyTo?: number | undefined
}

/** Makes a review comment. */
export function addReviewComment(world: World, repository: Repository, thread: PullThread, author: Account, input: ReviewCommentInput): ReviewComment {
  const id = world.commentId()
  const now = world.now()
  const comment: ReviewComment = {
    kind: 'review-comment', id, nodeId: nodeId('PRRC', id), repository: repository.fullName, number: thread.number, reviewId: input.reviewId ?? world.id(),
    inReplyTo: input.inReplyTo ?? null, body: input.body, author, path: input.path, side: input.side ?? 'RIGHT',
    startSide: input.startLine === undefined ? null : input.side ?? 'RIGHT', line: input.line, startLine: input.startLine ?? null,
    originalLine: input.line, originalStartLine: input.startLine ?? null, originalCommit: input.commit, commit: input.commit, diffHunk: '@@ -1 +1 @@',
    resolved: false, createdAt: now, updatedAt: now, lastEditedAt: null, minimized: null, reactions: [],
  }
  world.state.reviewComments.set(id, comment)
  return comment
}

/** New-side (or old-side) lines that the pull request's diff shows, by path: only they can carry a comment. */
async function commentable(request: RestRequest, thread: PullThread, side: 'LEFT' | 'RIGHT'): Promise<Map<string, Set<number>>> {
  const base = await baseOid(request.world, request.repository, thread)
  const from = await request.store.mergeBase(base, thread.pull.head.oid) ?? base
  const lines = new Map<string, Set<number>>()
  for (const file of await diffEntries(request.store.directory, from, thread.pull.head.oid)) {
    const shown = new Set<number>()
    for (const hunk of (file.patch ?? '').matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gmu)) {
      const [start, length] = side === 'RIGHT' ? [hunk[3], hunk[4]] : [hunk[1], hunk[2]]
      for (let line = Number(start); line < Number(start) + Number(length ?? 1); line += 1) shown.add(line)
    }
    lines.set(file.filename, shown)
  }
  return lines
}

async function readReviewComment(request: RestRequest, thread: PullThread, value: Readonly<Record<string, unknown>>): Promise<Omit<ReviewCommentInput, 'commit'>> {
  const { path, body, line, start_line: startLine, side } = value
  if (typeof path !== 'string' || typeof body !== 'string') throw invalid('Validation Failed', { resource: 'PullRequestReviewComment', code: 'missing_field', field: 'path' })
  checkBody(body, 'PullRequestReviewComment')
  const where = side === 'LEFT' ? 'LEFT' : 'RIGHT'
  const shown = (await commentable(request, thread, where)).get(path)
  if (typeof line !== 'number' || shown?.has(line) !== true || (typeof startLine === 'number' && (startLine > line || !shown.has(startLine)))) {
    const field = 'pull_request_review_thread.line'
    throw invalid('Unprocessable Entity', { resource: 'PullRequestReviewComment', code: 'custom', field, message: `${field} must be part of the diff` })
  }
  return { path, body, line, side: where, startLine: typeof startLine === 'number' ? startLine : undefined }
}

async function createReviewComment(request: RestRequest): Promise<Reply> {
  const thread = pullOf(request)
  const reply = request.body['in_reply_to']
  const parent = typeof reply === 'number' ? request.world.state.reviewComments.get(reply) : undefined
  if (typeof reply === 'number') {
    if (parent === undefined) throw notFound()
    const made = addReviewComment(request.world, request.repository, thread, request.actor, {
      path: parent.path, body: request.text('body'), line: parent.originalLine, commit: parent.commit, inReplyTo: parent.id,
    })
    return json(reviewCommentShape(request.world, request.repository, made), 201)
  }
  const input = await readReviewComment(request, thread, request.body)
  const made = addReviewComment(request.world, request.repository, thread, request.actor, { ...input, commit: request.text('commit_id') })
  return json(reviewCommentShape(request.world, request.repository, made), 201)
}

function reviewShape(world: World, repository: Repository, review: Review): Record<string, unknown> {
  const pull = `${world.urls.api}/repos/${repository.fullName}/pulls/${String(review.number)}`
  const page = `${world.urls.html}/${repository.fullName}/pull/${String(review.number)}#pullrequestreview-${String(review.id)}`
  return {
    id: review.id, node_id: review.nodeId, user: userShape(world, review.author), body: review.body, state: review.state, html_url: page,
    pull_request_url: pull, _links: { html: { href: page }, pull_request: { href: pull } }, submitted_at: review.submittedAt, commit_id: review.commit,
    author_association: associationOf(repository, review.author),
  }
}

async function createReview(request: RestRequest): Promise<Reply> {
  const { world, repository } = request
  const thread = pullOf(request)
  const event = request.optional('event') ?? 'PENDING'
  const given = (Array.isArray(request.body['comments']) ? request.body['comments'] : []) as readonly Readonly<Record<string, unknown>>[]
  if (event === 'APPROVE' && request.actor.id === thread.author.id) throw invalid('Review Can not approve your own pull request')
  const inputs: Omit<ReviewCommentInput, 'commit'>[] = []
  for (const each of given) inputs.push(await readReviewComment(request, thread, each))
  const id = world.id()
  const states: Readonly<Record<string, string>> = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' }
  const commit = request.optional('commit_id') ?? thread.pull.head.oid
  const review: Review = {
    id, nodeId: nodeId('PRR', id), repository: repository.fullName, number: thread.number, author: request.actor,
    body: request.optional('body') ?? '', state: states[event] ?? 'PENDING', commit, submittedAt: world.now(),
  }
  world.state.reviews.set(id, review)
  for (const input of inputs) addReviewComment(world, repository, thread, request.actor, { ...input, commit, reviewId: id })
  return json(reviewShape(world, repository, review))
}

/** The endpoints of this file. */
export const pullEndpoints: readonly Endpoint[] = [
  { id: 'pulls/get', effect: 'read', needs: [['pull-requests', 'read']], answer: getPull },
  { id: 'pulls/list', effect: 'read', needs: [['pull-requests', 'read']], answer: listPulls },
  { id: 'pulls/list-files', effect: 'read', needs: [['pull-requests', 'read']], answer: listFiles },
  { id: 'pulls/list-commits', effect: 'read', needs: [['pull-requests', 'read']], answer: listCommits },
  { id: 'repos/list-pull-requests-associated-with-commit', effect: 'read', needs: [['pull-requests', 'read']], answer: pullsOfCommit },
  {
    id: 'pulls/list-review-comments', effect: 'read', needs: [['pull-requests', 'read']], answer: (request) => {
      const { items, headers } = request.page(reviewCommentsOf(request.world, request.repository, pullOf(request).number))
      return json(items.map((comment) => reviewCommentShape(request.world, request.repository, comment)), 200, headers)
    },
  },
  {
    id: 'pulls/get-review-comment', effect: 'read', needs: [['pull-requests', 'read']], answer: (request) => {
      const comment = request.world.state.reviewComments.get(Number(request.param('comment_id')))
      if (comment?.repository !== request.repository.fullName) throw notFound()
      return json(reviewCommentShape(request.world, request.repository, comment))
    },
  },
  { id: 'pulls/create-review-comment', effect: 'talk', needs: [['pull-requests', 'write']], answer: createReviewComment },
  {
    id: 'pulls/list-reviews', effect: 'read', needs: [['pull-requests', 'read']], answer: (request) => {
      const { number } = pullOf(request)
      const all = [...request.world.state.reviews.values()].filter((review) => review.repository === request.repository.fullName && review.number === number)
      const { items, headers } = request.page(all)
      return json(items.map((review) => reviewShape(request.world, request.repository, review)), 200, headers)
    },
  },
  { id: 'pulls/create-review', effect: 'talk', needs: [['pull-requests', 'write']], answer: createReview },
]
