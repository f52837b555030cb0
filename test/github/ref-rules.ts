/**
 * What GitHub refuses when refs move, whichever door the request came through (REST, GraphQL). All checks run before any
 * ref moves; the move itself is one git transaction, so several refs move together or not at all.
 */
import { zeroOid } from './git-objects.js'
import type { GitStore, RefMove } from './git-store.js'
import type { Protection, Repository, Token } from './types.js'
import type { World } from './world.js'

/** One requested move. `before`: what the ref must hold now, the zero oid for "nothing". */
export interface RefRequest {
  readonly ref: string
  readonly after: string
  readonly before?: string | undefined
  readonly force: boolean
}

/** Why refs did not move. */
export class RefRefusal extends Error {
  readonly reason: 'bad-name' | 'hidden' | 'no-object' | 'stale' | 'missing' | 'not-fast-forward' | 'protected' | 'workflows' | 'git'
  readonly protection: Protection | undefined

  constructor(reason: RefRefusal['reason'], message: string, protection?: Protection) {
    super(message)
    this.reason = reason
    this.protection = protection
  }
}

/** Whether git takes this as the full name of a ref that the API may write. */
export function isRefName(ref: string): boolean {
  return /^refs\/[^/]+\/./u.test(ref) && !/[\0-\x20~^:?*[\\\x7f]|\.\.|@\{|\/\/|\/$|\.$/u.test(ref)
    && ref.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'))
}

/** The protection of a branch, by full ref name. */
function protectionOf(repository: Repository, ref: string): Protection | undefined {
  return ref.startsWith('refs/heads/') ? repository.protections.get(ref.slice('refs/heads/'.length)) : undefined
}

/** Moves all refs or throws a `RefRefusal` with none moved. */
export async function moveRefs(world: World, repository: Repository, token: Token, requests: readonly RefRequest[]): Promise<void> {
  const store = world.store(repository)
  await store.exclusively(async () => {
    const moves: RefMove[] = []
    for (const request of requests) moves.push(await checked(store, repository, token, request))
    try {
      await store.moveRefs(moves)
    } catch (error) {
      throw new RefRefusal('git', error instanceof Error ? error.message : String(error))
    }
  })
  await world.refsMoved(repository)
}

async function checked(store: GitStore, repository: Repository, token: Token, request: RefRequest): Promise<RefMove> {
  const { ref, after, before, force } = request
  if (!isRefName(ref)) throw new RefRefusal('bad-name', `${ref} is not a valid ref name`)
  if (ref.startsWith('refs/pull/')) throw new RefRefusal('hidden', `Cannot update hidden ref ${ref}`)
  const current = await store.readRef(ref)
  if (before !== undefined && before !== (current ?? zeroOid)) {
    throw new RefRefusal('stale', `Ref ${ref} is at ${current ?? zeroOid} but expected ${before}`)
  }
  if (after !== zeroOid) {
    const type = (await store.object(after))?.type
    if (type === undefined) throw new RefRefusal('no-object', 'Object does not exist')
    if (type !== 'commit' && ref.startsWith('refs/heads/')) throw new RefRefusal('no-object', 'Object is not a commit')
  } else if (current === undefined) throw new RefRefusal('missing', 'Reference does not exist')
  const forward = current === undefined || (after !== zeroOid && await store.isAncestor(current, after))
  if (!forward && !force && after !== zeroOid) throw new RefRefusal('not-fast-forward', 'Update is not a fast forward')
  const protection = protectionOf(repository, ref)
  if (protection !== undefined && !protection.bypass.includes(token.actor.login)) {
    if (after === zeroOid || !forward) {
      if (protection.blockForce) throw new RefRefusal('protected', after === zeroOid ? 'Cannot delete this branch' : 'Cannot force-push to this branch', protection)
    } else if (protection.requirePullRequest) throw new RefRefusal('protected', 'Changes must be made through a pull request.', protection)
  }
  if (!token.workflows && after !== zeroOid && after !== current) {
    const workflow = await changedWorkflow(store, current, after)
    if (workflow !== undefined) throw new RefRefusal('workflows', workflowRefusal(workflow))
  }
  return { ref, after, before: current ?? zeroOid }
}

/** The words for a workflow file that an app may not touch. */
const workflowRefusal = (path: string): string =>
  `refusing to allow a GitHub App to create or update workflow \`${path}\` without \`workflows\` permission`

/** The first workflow file that a move would bring in, compared with the old commit, or with the first parent for a new ref. */
async function changedWorkflow(store: GitStore, current: string | undefined, after: string): Promise<string | undefined> {
  const next = await store.commit(after)
  if (next === undefined) return undefined
  if (current === undefined && [...(await store.refs()).values()].includes(after)) return undefined
  const from = current ?? next.parents[0]
  const old = from === undefined ? undefined : (await store.commit(from))?.tree
  return (await store.changedPaths(old, next.tree)).find((path) => path.startsWith('.github/workflows/'))
}
