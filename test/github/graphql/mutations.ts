/** The mutations. Each sets `context.accepted` when it has taken effect. */
import { zeroOid } from '../git-objects.js'
import type { Placement } from '../git-store.js'
import { notAccessible } from '../http-types.js'
import { RefRefusal, moveRefs } from '../ref-rules.js'
import { react } from '../rest/comments.js'
import { noReply, platformSignature } from '../rest/git-data.js'
import type { Comment, Repository, ReviewComment } from '../types.js'
import { nodeId } from '../world.js'
import { objectNode, refNode } from './git-nodes.js'
import { anyCommentNode, reactionNode, reactionWord } from './nodes.js'
import type { Context, Node } from './problem.js'
import { GraphqlProblem, need, notResolved } from './problem.js'

interface Input {
  readonly clientMutationId?: string | null
}

function refused(error: RefRefusal): GraphqlProblem {
  switch (error.reason) {
    case 'stale': return new GraphqlProblem('STALE_DATA', error.message)
    case 'git': return new GraphqlProblem('STALE_DATA', `Reference update failed: ${error.message}`)
    case 'workflows': return new GraphqlProblem('FORBIDDEN', error.message)
    case 'missing': case 'no-object': return new GraphqlProblem('NOT_FOUND', error.message)
    case 'protected':
      return error.protection?.kind === 'classic'
        ? new GraphqlProblem('BRANCH_PROTECTION_RULE_VIOLATION', error.message)
        : new GraphqlProblem('UNPROCESSABLE', `Repository rule violations found\n\n${error.message}\n\n`)
    default: return new GraphqlProblem('UNPROCESSABLE', error.message)
  }
}

function repositoryById(context: Context, id: string): Repository {
  const found = [...context.world.state.repositories.values()].find((repository) => repository.nodeId === id)
  if (found === undefined) throw notResolved(`node with the global id of '${id}'`)
  return found
}

interface UpdateRefs extends Input {
  readonly repositoryId: string
  readonly refUpdates: readonly { readonly name: string; readonly afterOid: string; readonly beforeOid?: string | null; readonly force?: boolean | null }[]
}

async function updateRefs({ input }: { readonly input: UpdateRefs }, context: Context): Promise<Node> {
  const repository = repositoryById(context, input.repositoryId)
  need(context, repository, [['contents', 'write']])
  const names = input.refUpdates.map((update) => update.name)
  if (context.world.updateRefs === 'off') throw new GraphqlProblem('FORBIDDEN', notAccessible)
  const outside = context.world.updateRefs === 'branches-and-tags' ? names.find((name) => !/^refs\/(?:heads|tags)\//u.test(name)) : undefined
  if (outside !== undefined) throw new GraphqlProblem('UNPROCESSABLE', `${outside} is not a branch or tag`)
  if (new Set(names).size !== names.length) throw new GraphqlProblem('UNPROCESSABLE', 'A ref may be updated only once')
  for (const oid of input.refUpdates.flatMap((update) => [update.afterOid, update.beforeOid ?? zeroOid])) checkOid(oid)
  try {
    await moveRefs(context.world, repository, context.token, input.refUpdates.map((update) => ({
      ref: update.name, after: update.afterOid, before: update.beforeOid ?? undefined, force: update.force === true,
    })))
  } catch (error) {
    throw error instanceof RefRefusal ? refused(error) : error
  }
  context.accepted = true
  return { clientMutationId: input.clientMutationId ?? null }
}

function checkOid(oid: string): void {
  if (!/^[0-9a-f]{40}$/u.test(oid)) throw new GraphqlProblem('UNPROCESSABLE', `${JSON.stringify(oid)} is not a valid GitObjectID`)
}

interface CreateCommit extends Input {
  readonly branch: { readonly id?: string | null; readonly repositoryNameWithOwner?: string | null; readonly branchName?: string | null }
  readonly expectedHeadOid: string
  readonly message: { readonly headline: string; readonly body?: string | null }
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[] | null
    readonly deletions?: readonly { readonly path: string }[] | null
  } | null
}

async function branchOf(context: Context, branch: CreateCommit['branch']): Promise<{ repository: Repository; ref: string; head: string }> {
  const { world } = context
  const named = world.repository(branch.repositoryNameWithOwner ?? '')
  const byId = typeof branch.id === 'string'
  if (!byId && named !== undefined) {
    const ref = `refs/heads/${branch.branchName ?? ''}`
    const head = await world.store(named).readRef(ref)
    if (head !== undefined) return { repository: named, ref, head }
  }
  for (const repository of byId ? world.state.repositories.values() : []) {
    for (const [ref, head] of await world.store(repository).refs('refs/heads')) {
      if (branch.id === nodeId('REF', repository.id, ref)) return { repository, ref, head }
    }
  }
  throw notResolved(`Ref with the name '${branch.branchName ?? branch.id ?? ''}'`)
}

async function createCommitOnBranch({ input }: { readonly input: CreateCommit }, context: Context): Promise<Node> {
  const { world, token } = context
  const { repository, ref, head } = await branchOf(context, input.branch)
  need(context, repository, [['contents', 'write']])
  const store = world.store(repository)
  checkOid(input.expectedHeadOid)
  const stale = `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`
  if (head !== input.expectedHeadOid) throw new GraphqlProblem('STALE_DATA', stale)
  const base = (await store.commit(head))?.tree ?? ''
  const placements = new Map<string, Placement>()
  const claim = (path: string): void => {
    if (path.split('/').some((part) => ['', '.', '..', '.git'].includes(part.toLowerCase()))) throw new GraphqlProblem('UNPROCESSABLE', `A path was requested which is not valid: \`${path}\``)
    if (placements.has(path)) throw new GraphqlProblem('UNPROCESSABLE', `A path was requested more than once: \`${path}\``)
  }
  for (const { path } of input.fileChanges?.deletions ?? []) {
    claim(path)
    const old = await store.entryAt(base, path)
    if (old === undefined || old.mode === '40000') throw new GraphqlProblem('NOT_FOUND', `A path was requested for deletion which does not exist as of commit oid \`${head}\``)
    placements.set(path, null)
  }
  for (const { path, contents } of input.fileChanges?.additions ?? []) {
    claim(path)
    if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u.test(contents)) throw new GraphqlProblem('UNPROCESSABLE', `contents of \`${path}\` is not valid Base64`)
    // Whatever was there before, the mode becomes that of a plain file.
    placements.set(path, { mode: '100644', oid: await store.writeBlob(Buffer.from(contents, 'base64')) })
  }
  const { headline, body } = input.message
  const who = { name: token.actor.login, email: noReply(token.actor.id, token.actor.login), date: world.now() }
  const oid = await store.writeCommit({
    tree: await store.place(base, placements), parents: [head], author: who, committer: { name: 'GitHub', email: 'noreply@github.com', date: world.now() },
    message: typeof body === 'string' && body !== '' ? `${headline}\n\n${body}` : headline, signature: platformSignature,
  })
  try {
    await moveRefs(world, repository, token, [{ ref, after: oid, before: head, force: false }])
  } catch (error) {
    throw error instanceof RefRefusal ? refused(error) : error
  }
  world.state.signed.add(oid)
  context.accepted = true
  return { clientMutationId: input.clientMutationId ?? null, commit: () => objectNode(world, repository, oid), ref: refNode(world, repository, ref, oid) }
}

function commentById(context: Context, id: string): Comment | ReviewComment {
  const { comments, reviewComments } = context.world.state
  const found = [...comments.values(), ...reviewComments.values()].find((comment) => comment.nodeId === id)
  const repository = found === undefined ? undefined : context.world.repository(found.repository)
  if (found === undefined || repository === undefined) throw notResolved(`node with the global id of '${id}'`)
  need(context, repository, [['issues', 'write'], ['pull-requests', 'write']])
  return found
}

function addReaction({ input }: { readonly input: Input & { readonly subjectId: string; readonly content: string } }, context: Context): Node {
  const comment = commentById(context, input.subjectId)
  const { reaction, isNew } = react(context.world, comment, context.token.actor, reactionWord(input.content))
  if (isNew) context.accepted = true
  const subject = anyCommentNode(context.world, comment)
  return { clientMutationId: input.clientMutationId ?? null, reaction: reactionNode(context.world, reaction, subject), subject }
}

function minimizeComment({ input }: { readonly input: Input & { readonly subjectId: string; readonly classifier: string } }, context: Context): Node {
  const comment = commentById(context, input.subjectId)
  comment.minimized = input.classifier.toLowerCase().replaceAll('_', '-')
  context.accepted = true
  return { clientMutationId: input.clientMutationId ?? null, minimizedComment: anyCommentNode(context.world, comment) }
}

/** Resolvers of the Mutation type. */
export const mutations: Node = { addReaction, createCommitOnBranch, minimizeComment, updateRefs }
