/** REST issue comments, their reactions, and issues. */
import { authorise } from '../access.js'
import { ApiError, invalid, notFound } from '../http-types.js'
import type { Reply } from '../http-types.js'
import type { Account, Comment, Reaction, Repository, ReviewComment, Thread } from '../types.js'
import type { World } from '../world.js'
import { isPull, nodeId } from '../world.js'
import type { Endpoint, Need, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'
import { associationOf, rollupShape, userShape } from './shapes.js'

/** UTF-8 bytes of a comment that are still taken. The refusal names another figure, as GitHub's does. */
const commentLimit = 262_144

/** Reading a conversation needs either; which of the two depends on whether it is a pull request's. */
const readTalk: readonly Need[] = [['issues', 'read'], ['pull-requests', 'read']]
const writeTalk: readonly Need[] = [['issues', 'write'], ['pull-requests', 'write']]

/** Refuses a body that GitHub would not store. */
export function checkBody(body: string, resource = 'IssueComment'): void {
  if (body.trim() === '') throw invalid('Validation Failed', { resource, code: 'missing_field', field: 'body', message: 'body can\'t be blank' })
  if (Buffer.byteLength(body) > commentLimit) {
    throw invalid('Validation Failed', { resource, code: 'unprocessable', field: 'data', message: 'Body is too long (maximum is 65536 characters)' })
  }
}

/** An `issue-comment`. */
export function commentShape(world: World, repository: Repository, comment: Comment): Record<string, unknown> {
  const { api, html } = world.urls
  const url = `${api}/repos/${repository.fullName}/issues/comments/${String(comment.id)}`
  const thread = repository.threads.get(comment.number)
  const isPullRequest = thread !== undefined && isPull(thread)
  return {
    url, html_url: `${html}/${repository.fullName}/${isPullRequest ? 'pull' : 'issues'}/${String(comment.number)}#issuecomment-${String(comment.id)}`,
    issue_url: `${api}/repos/${repository.fullName}/issues/${String(comment.number)}`, id: comment.id, node_id: comment.nodeId,
    user: userShape(world, comment.author), created_at: comment.createdAt, updated_at: comment.updatedAt, body: comment.body,
    author_association: associationOf(repository, comment.author), reactions: rollupShape(comment.reactions, `${url}/reactions`),
    performed_via_github_app: null,
  }
}

/** An `issue`, with `pull_request` when it is one. */
export function issueShape(world: World, repository: Repository, thread: Thread): Record<string, unknown> {
  const { api, html } = world.urls
  const number = String(thread.number)
  const url = `${api}/repos/${repository.fullName}/issues/${number}`
  const page = `${html}/${repository.fullName}/${thread.pull === null ? 'issues' : 'pull'}/${number}`
  return {
    url, repository_url: `${api}/repos/${repository.fullName}`, labels_url: `${url}/labels{/name}`, comments_url: `${url}/comments`,
    events_url: `${url}/events`, html_url: page, id: thread.id, node_id: thread.nodeId, number: thread.number, title: thread.title,
    user: userShape(world, thread.author), labels: [], state: thread.state, locked: thread.locked, assignee: null, assignees: [], milestone: null,
    comments: world.commentsOf(repository, thread.number).length, created_at: thread.createdAt, updated_at: thread.updatedAt,
    closed_at: thread.closedAt, author_association: associationOf(repository, thread.author), active_lock_reason: null, body: thread.body,
    reactions: rollupShape([], `${url}/reactions`), timeline_url: `${url}/timeline`, performed_via_github_app: null, state_reason: null,
    ...(isPull(thread) && {
      draft: thread.pull.draft,
      pull_request: {
        url: `${api}/repos/${repository.fullName}/pulls/${number}`, html_url: page, diff_url: `${page}.diff`, patch_url: `${page}.patch`,
        merged_at: thread.pull.mergedAt,
      },
    }),
  }
}

/** A `reaction`. */
function reactionShape(world: World, reaction: Reaction): Record<string, unknown> {
  return { id: reaction.id, node_id: reaction.nodeId, user: userShape(world, reaction.user), content: reaction.content, created_at: reaction.createdAt }
}

/** Adds a reaction unless the person has it already; says which. */
export function react(world: World, subject: Comment | ReviewComment, user: Account, content: string): { readonly reaction: Reaction; readonly isNew: boolean } {
  const known = subject.reactions.find((reaction) => reaction.user.id === user.id && reaction.content === content)
  if (known !== undefined) return { reaction: known, isNew: false }
  const id = world.id()
  const reaction: Reaction = { id, nodeId: nodeId('REA', id), user, content, createdAt: world.now() }
  subject.reactions.push(reaction)
  return { reaction, isNew: true }
}

/** Makes a comment in a conversation. */
export function addComment(world: World, repository: Repository, number: number, author: Account, body: string): Comment {
  const id = world.commentId()
  const now = world.now()
  const comment: Comment = {
    kind: 'issue-comment', id, nodeId: nodeId('IC', id), repository: repository.fullName, number, body, author,
    createdAt: now, updatedAt: now, lastEditedAt: null, minimized: null, reactions: [],
  }
  world.state.comments.set(id, comment)
  const thread = repository.threads.get(number)
  if (thread !== undefined) thread.updatedAt = now
  return comment
}

/** On a pull request either permission is enough; on a plain issue only that for issues is. */
function onTopic(request: RestRequest, thread: Thread | undefined, access: 'read' | 'write'): void {
  if (thread?.pull === null) authorise(request.world, request.token, request.repository, [['issues', access]])
}

function threadOf(request: RestRequest, access: 'read' | 'write'): Thread {
  const thread = request.repository.threads.get(Number(request.param('issue_number')))
  if (thread === undefined) throw notFound()
  onTopic(request, thread, access)
  return thread
}

function commentOf(request: RestRequest, access: 'read' | 'write'): Comment {
  const comment = request.comment()
  onTopic(request, request.repository.threads.get(comment.number), access)
  return comment
}

/** An installation may change its own comments and, with the write permission, everyone's; a person needs write for that. */
function mayChange(request: RestRequest, comment: Comment): void {
  const { actor, token } = request
  if (comment.author.id === actor.id || token?.kind === 'app') return
  const { base } = request.world.grant(request.repository, actor)
  if (base !== 'admin' && base !== 'write') throw new ApiError(403, 'Must have admin rights to Repository.')
}

function createComment(request: RestRequest): Reply {
  const thread = threadOf(request, 'write')
  const body = request.text('body')
  checkBody(body)
  if (thread.locked && request.world.grant(request.repository, request.actor).base === 'read') throw new ApiError(403, 'Unable to create comment because issue is locked.')
  return json(commentShape(request.world, request.repository, addComment(request.world, request.repository, thread.number, request.actor, body)), 201)
}

function updateComment(request: RestRequest): Reply {
  const comment = commentOf(request, 'write')
  mayChange(request, comment)
  const body = request.text('body')
  checkBody(body)
  if (body !== comment.body) {
    comment.body = body
    comment.updatedAt = request.world.now()
    comment.lastEditedAt = comment.updatedAt
  }
  return json(commentShape(request.world, request.repository, comment))
}

function listComments(request: RestRequest): Reply {
  const thread = threadOf(request, 'read')
  const since = request.query.get('since')
  const all = request.world.commentsOf(request.repository, thread.number).filter((comment) => since === null || comment.updatedAt >= since)
  const { items, headers } = request.page(all)
  return json(items.map((comment) => commentShape(request.world, request.repository, comment)), 200, headers)
}

function listReactions(request: RestRequest): Reply {
  const content = request.query.get('content')
  const { items, headers } = request.page(commentOf(request, 'read').reactions.filter((each) => content === null || each.content === content))
  return json(items.map((reaction) => reactionShape(request.world, reaction)), 200, headers)
}

function createReaction(request: RestRequest, subject: Comment | ReviewComment): Reply {
  const content = request.text('content')
  if (!['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'].includes(content)) throw invalid('Validation Failed', { resource: 'Reaction', code: 'invalid', field: 'content' })
  const { reaction, isNew } = react(request.world, subject, request.actor, content)
  return { ...json(reactionShape(request.world, reaction), isNew ? 201 : 200), noEffect: !isNew }
}

function reviewComment(request: RestRequest): ReviewComment {
  const comment = request.world.state.reviewComments.get(Number(request.param('comment_id')))
  if (comment?.repository !== request.repository.fullName) throw notFound()
  return comment
}

function deleteReaction(request: RestRequest): Reply {
  const { reactions } = commentOf(request, 'write')
  const at = reactions.findIndex((reaction) => reaction.id === Number(request.param('reaction_id')))
  if (at < 0 || reactions[at]?.user.id !== request.actor.id) throw notFound()
  reactions.splice(at, 1)
  return { status: 204 }
}

/** The endpoints of this file. */
export const commentEndpoints: readonly Endpoint[] = [
  { id: 'issues/get', effect: 'read', needs: readTalk, answer: (request) => json(issueShape(request.world, request.repository, threadOf(request, 'read'))) },
  { id: 'issues/list-comments', effect: 'read', needs: readTalk, answer: listComments },
  { id: 'issues/get-comment', effect: 'read', needs: readTalk, answer: (request) => json(commentShape(request.world, request.repository, commentOf(request, 'read'))) },
  { id: 'issues/create-comment', effect: 'talk', needs: writeTalk, answer: createComment },
  { id: 'issues/update-comment', effect: 'talk', needs: writeTalk, answer: updateComment },
  {
    id: 'issues/delete-comment', effect: 'talk', needs: writeTalk, answer: (request) => {
      const comment = commentOf(request, 'write')
      mayChange(request, comment)
      request.world.state.comments.delete(comment.id)
      return { status: 204 }
    },
  },
  { id: 'reactions/list-for-issue-comment', effect: 'read', needs: readTalk, answer: listReactions },
  { id: 'reactions/create-for-issue-comment', effect: 'talk', needs: writeTalk, answer: (request) => createReaction(request, commentOf(request, 'write')) },
  { id: 'reactions/delete-for-issue-comment', effect: 'talk', needs: writeTalk, answer: deleteReaction },
  {
    id: 'reactions/create-for-pull-request-review-comment', effect: 'talk', needs: [['pull-requests', 'write']],
    answer: (request) => createReaction(request, reviewComment(request)),
  },
]
