/** Repositories, accounts, pull requests and comments as GraphQL objects. */
import { resolveExpression } from '../names.js'
import { associationOf } from '../rest/shapes.js'
import { baseOid, mergeability } from '../rest/pulls.js'
import { diffEntries } from '../rest/commits.js'
import type { Account, Comment, Pull, Reaction, Repository, ReviewComment, Thread } from '../types.js'
import type { World } from '../world.js'
import { isPull } from '../world.js'
import { objectNode, refNode } from './git-nodes.js'
import type { Context, Node, PageArguments } from './problem.js'
import { connection, int32, need, notResolved } from './problem.js'

type PullThread = Thread & { readonly pull: Pull }

/** An account. A bot's login has no `[bot]` here, unlike in REST. */
export function accountNode(world: World, account: Account): Node {
  const login = account.login.replace(/\[bot\]$/u, '')
  const path = account.type === 'Bot' ? `/apps/${login}` : `/${login}`
  return { __typename: account.type, id: account.nodeId, login, databaseId: account.id, name: account.name, url: `${world.urls.html}${path}`, resourcePath: path }
}

/** A repository; what is in it needs the same permissions as over REST. */
export function repositoryNode(world: World, repository: Repository): Node {
  const store = world.store(repository)
  const branch = async (ref: string): Promise<Node | null> => {
    const oid = await store.readRef(ref)
    return oid === undefined ? null : refNode(world, repository, ref, oid)
  }
  const thread = (number: number, context: Context): Thread | undefined => {
    need(context, repository, [['issues', 'read'], ['pull-requests', 'read']])
    return repository.threads.get(number)
  }
  return {
    __typename: 'Repository', id: repository.nodeId, databaseId: repository.id, name: repository.name, nameWithOwner: repository.fullName,
    owner: accountNode(world, repository.owner), url: `${world.urls.html}/${repository.fullName}`, isPrivate: repository.private,
    isFork: repository.parent !== null, isArchived: repository.archived,
    parent: () => {
      const parent = repository.parent === null ? undefined : world.repository(repository.parent)
      return parent === undefined ? null : repositoryNode(world, parent)
    },
    defaultBranchRef: (_: unknown, context: Context) => {
      need(context, repository, [['contents', 'read']])
      return branch(`refs/heads/${repository.defaultBranch}`)
    },
    ref: (args: { readonly qualifiedName: string }, context: Context) => {
      need(context, repository, [['contents', 'read']])
      if (args.qualifiedName.startsWith('refs/')) return /^refs\/(?:heads|tags)\//u.test(args.qualifiedName) ? branch(args.qualifiedName) : null
      return branch(`refs/heads/${args.qualifiedName}`).then((found) => found ?? branch(`refs/tags/${args.qualifiedName}`))
    },
    object: async (args: { readonly oid?: string | null; readonly expression?: string | null }, context: Context) => {
      need(context, repository, [['contents', 'read']])
      return objectNode(world, repository, args.oid ?? await resolveExpression(world, repository, args.expression ?? ''))
    },
    pullRequest: (args: { readonly number: number }, context: Context) => {
      need(context, repository, [['pull-requests', 'read']])
      const found = world.pull(repository, args.number)
      if (found === undefined) throw notResolved(`PullRequest with the number of ${String(args.number)}`)
      return pullNode(world, repository, found)
    },
    issueOrPullRequest: (args: { readonly number: number }, context: Context) => {
      const found = thread(args.number, context)
      if (found === undefined) throw notResolved(`issue or pull request with the number of ${String(args.number)}`)
      return threadNode(world, repository, found)
    },
  }
}

/** An issue or a pull request. */
export function threadNode(world: World, repository: Repository, thread: Thread): Node {
  if (isPull(thread)) return pullNode(world, repository, thread)
  return { __typename: 'Issue', id: thread.nodeId, databaseId: int32(thread.id), ...talkFields(world, repository, thread), state: thread.state === 'open' ? 'OPEN' : 'CLOSED' }
}

function talkFields(world: World, repository: Repository, thread: Thread): Node {
  const kind = isPull(thread) ? 'pull' : 'issues'
  return {
    number: thread.number, title: thread.title, body: thread.body ?? '', author: accountNode(world, thread.author), closed: thread.state === 'closed',
    createdAt: thread.createdAt, updatedAt: thread.updatedAt, url: `${world.urls.html}/${repository.fullName}/${kind}/${String(thread.number)}`,
    repository: () => repositoryNode(world, repository),
    comments: (args: PageArguments, context: Context) => {
      need(context, repository, [['issues', 'read'], ['pull-requests', 'read']])
      return connection(world.commentsOf(repository, thread.number), args, 'comments', (comment) => commentNode(world, repository, comment))
    },
  }
}

/** A pull request. */
export function pullNode(world: World, repository: Repository, thread: PullThread): Node {
  const { pull } = thread
  const head = pull.head.repository === null ? undefined : world.repository(pull.head.repository)
  return {
    __typename: 'PullRequest', id: pull.nodeId, databaseId: int32(pull.id), fullDatabaseId: String(pull.id), ...talkFields(world, repository, thread),
    state: pull.merged ? 'MERGED' : thread.state === 'open' ? 'OPEN' : 'CLOSED', merged: pull.merged, isDraft: pull.draft,
    isCrossRepository: pull.head.repository !== repository.fullName, maintainerCanModify: pull.head.repository !== repository.fullName && pull.maintainerCanModify,
    authorAssociation: associationOf(repository, thread.author), baseRefName: pull.base.ref, baseRefOid: () => baseOid(world, repository, thread),
    baseRepository: () => repositoryNode(world, repository),
    baseRef: async () => {
      const oid = await world.store(repository).readRef(`refs/heads/${pull.base.ref}`)
      return oid === undefined ? null : refNode(world, repository, `refs/heads/${pull.base.ref}`, oid)
    },
    headRefName: pull.head.ref, headRefOid: pull.head.oid,
    headRef: () => (head === undefined || !pull.head.exists ? null : refNode(world, head, `refs/heads/${pull.head.ref}`, pull.head.oid)),
    headRepository: () => (head === undefined ? null : repositoryNode(world, head)),
    headRepositoryOwner: head === undefined ? null : accountNode(world, head.owner),
    mergeable: async () => {
      const known = thread.state === 'open' ? await mergeability(world, repository, thread) : null
      return known === null ? 'UNKNOWN' : known ? 'MERGEABLE' : 'CONFLICTING'
    },
    files: async (args: PageArguments) => {
      const store = world.store(repository)
      const base = await baseOid(world, repository, thread)
      const files = await diffEntries(store.directory, await store.mergeBase(base, pull.head.oid) ?? base, pull.head.oid)
      const kinds: Readonly<Record<string, string>> = { added: 'ADDED', removed: 'DELETED', renamed: 'RENAMED', changed: 'CHANGED' }
      return connection(files, args, 'files', (file) => ({
        path: file.filename, additions: file.additions, deletions: file.deletions, changeType: kinds[file.status] ?? 'MODIFIED',
      }))
    },
    reviewThreads: (args: PageArguments) => {
      const all = [...world.state.reviewComments.values()]
        .filter((comment) => comment.repository === repository.fullName && comment.number === thread.number).sort((a, b) => a.id - b.id)
      const roots = all.filter((comment) => comment.inReplyTo === null)
      return connection(roots, args, 'reviewThreads', (root) => reviewThreadNode(world, root, all.filter((each) => each === root || each.inReplyTo === root.id)))
    },
  }
}

function reviewThreadNode(world: World, root: ReviewComment, all: readonly ReviewComment[]): Node {
  return {
    __typename: 'PullRequestReviewThread', id: root.nodeId.replace('PRRC', 'PRRT'), path: root.path, isResolved: root.resolved, isOutdated: root.line === null,
    line: root.line, startLine: root.startLine, originalLine: root.originalLine, originalStartLine: root.originalStartLine, diffSide: root.side,
    startDiffSide: root.startSide, comments: (args: PageArguments) => connection(all, args, 'comments', (each) => reviewCommentNode(world, each)),
  }
}

function reviewCommentNode(world: World, comment: ReviewComment): Node {
  const repository = world.repository(comment.repository)
  return {
    __typename: 'PullRequestReviewComment', id: comment.nodeId, databaseId: int32(comment.id), fullDatabaseId: String(comment.id), body: comment.body,
    author: accountNode(world, comment.author), createdAt: comment.createdAt, updatedAt: comment.updatedAt, lastEditedAt: comment.lastEditedAt,
    path: comment.path, line: comment.line, startLine: comment.startLine, originalLine: comment.originalLine, originalStartLine: comment.originalStartLine,
    outdated: comment.line === null, diffHunk: comment.diffHunk, isMinimized: comment.minimized !== null, minimizedReason: comment.minimized,
    url: `${world.urls.html}/${comment.repository}/pull/${String(comment.number)}#discussion_r${String(comment.id)}`,
    originalCommit: () => (repository === undefined ? null : objectNode(world, repository, comment.originalCommit)),
  }
}

/** An issue comment. */
function commentNode(world: World, repository: Repository, comment: Comment): Node {
  const thread = repository.threads.get(comment.number)
  if (thread === undefined) throw notResolved('node')
  const isPullRequest = isPull(thread)
  return {
    __typename: 'IssueComment', id: comment.nodeId, databaseId: int32(comment.id), fullDatabaseId: String(comment.id), body: comment.body,
    author: accountNode(world, comment.author), authorAssociation: associationOf(repository, comment.author), createdAt: comment.createdAt,
    updatedAt: comment.updatedAt, lastEditedAt: comment.lastEditedAt, includesCreatedEdit: comment.lastEditedAt !== null,
    editor: comment.lastEditedAt === null ? null : accountNode(world, comment.author), isMinimized: comment.minimized !== null,
    minimizedReason: comment.minimized, viewerDidAuthor: (_: unknown, context: Context) => context.token.actor.id === comment.author.id,
    url: `${world.urls.html}/${repository.fullName}/${isPullRequest ? 'pull' : 'issues'}/${String(comment.number)}#issuecomment-${String(comment.id)}`,
    repository: () => repositoryNode(world, repository), issue: () => threadNode(world, repository, thread),
    pullRequest: () => (isPullRequest ? pullNode(world, repository, thread) : null),
  }
}

const reactionNames: Readonly<Record<string, string>> = {
  '+1': 'THUMBS_UP', '-1': 'THUMBS_DOWN', laugh: 'LAUGH', confused: 'CONFUSED', heart: 'HEART', hooray: 'HOORAY', rocket: 'ROCKET', eyes: 'EYES',
}

/** The REST word for a GraphQL reaction. */
export const reactionWord = (name: string): string => Object.entries(reactionNames).find(([, value]) => value === name)?.[0] ?? ''

/** A reaction. */
export function reactionNode(world: World, reaction: Reaction, subject: Node): Node {
  return {
    __typename: 'Reaction', id: reaction.nodeId, databaseId: int32(reaction.id), content: reactionNames[reaction.content], createdAt: reaction.createdAt,
    reactable: subject, user: reaction.user.type === 'User' ? accountNode(world, reaction.user) : null,
  }
}

/** A comment of either kind. */
export function anyCommentNode(world: World, comment: Comment | ReviewComment): Node {
  if (comment.kind === 'review-comment') return reviewCommentNode(world, comment)
  const repository = world.repository(comment.repository)
  if (repository === undefined) throw notResolved('node')
  return commentNode(world, repository, comment)
}

/** Open and closed pull requests that contain a commit which their base does not. */
export async function pullsOfCommit(world: World, repository: Repository, oid: string, args: PageArguments): Promise<Node> {
  const store = world.store(repository)
  const found: PullThread[] = []
  for (const thread of [...repository.threads.values()].filter(isPull)) {
    if (await store.isAncestor(oid, thread.pull.head.oid) && !await store.isAncestor(oid, await baseOid(world, repository, thread))) found.push(thread)
  }
  return connection(found, args, 'associatedPullRequests', (thread) => pullNode(world, repository, thread))
}
