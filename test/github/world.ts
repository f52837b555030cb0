/**
 * The world behind the double: accounts, repositories, conversations, and the bare repositories that hold all git state.
 * Everything that moves a ref calls `refsMoved` afterwards, so that pull requests follow their head branch.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isoSeconds } from './git-objects.js'
import { GitStore } from './git-store.js'
import type { Account, Comment, Grant, Pull, Repository, State, Thread, Token } from './types.js'

/** Comment ids start above 2^31, as GitHub's have long been: GraphQL's `databaseId` cannot hold them. */
const firstCommentId = 3_000_000_000

/** The double's state, git stores and clock. */
export class World {
  state: State = {
    nextId: 1001, accounts: new Map(), repositories: new Map(), tokens: new Map(), comments: new Map(),
    reviewComments: new Map(), reviews: new Map(), checkRuns: new Map(), runs: new Map(), artifacts: new Map(),
    signed: new Set(), dispatches: [],
  }

  readonly stores = new Map<string, GitStore>()
  readonly root: string
  readonly clock: () => Date
  readonly blobTextLimit: number
  readonly treeLimit: number
  /** Which refs the `updateRefs` mutation takes; what GitHub does outside branches and tags is not documented. */
  updateRefs: 'any' | 'branches-and-tags' | 'off' = 'any'
  /** Base URLs without a slash at the end; set once the port is known. */
  urls = { api: 'http://github.test', html: 'http://github.test' }

  constructor(options: { readonly root: string; readonly clock: () => Date; readonly blobTextLimit: number; readonly treeLimit: number }) {
    this.root = options.root
    this.clock = options.clock
    this.blobTextLimit = options.blobTextLimit
    this.treeLimit = options.treeLimit
  }

  /** A new id, unique over everything. */
  id(): number {
    this.state.nextId += 1
    return this.state.nextId
  }

  /** A new id for a comment. */
  commentId(): number {
    return firstCommentId + this.id()
  }

  /** The present time as GitHub writes it. */
  now(): string {
    return isoSeconds(this.clock())
  }

  /** The account with this login (letter case does not count). */
  account(login: string): Account | undefined {
    const wanted = login.toLowerCase()
    return [...this.state.accounts.values()].find((account) => account.login.toLowerCase() === wanted)
  }

  /** The account with this login; made when there is none. */
  ensureAccount(login: string, type: Account['type'] = login.endsWith('[bot]') ? 'Bot' : 'User', id = this.id()): Account {
    const known = this.account(login)
    if (known !== undefined) return known
    const prefix = type === 'Bot' ? 'BOT' : type === 'Organization' ? 'O' : 'U'
    const account: Account = { id, nodeId: nodeId(prefix, id), login, type, name: null }
    this.state.accounts.set(id, account)
    return account
  }

  /** The repository with this `owner/name` (letter case does not count). */
  repository(fullName: string): Repository | undefined {
    return this.state.repositories.get(fullName.toLowerCase())
  }

  /** The bare repository behind a repository. */
  store(repository: Repository): GitStore {
    const store = this.stores.get(repository.fullName.toLowerCase())
    if (store === undefined) throw new Error(`no git store for ${repository.fullName}`)
    return store
  }

  /** Makes a repository with an empty bare git repository. */
  async createRepository(fullName: string, options: { private: boolean; defaultBranch: string; fork: Repository | null; ownerType: Account['type'] }): Promise<Repository> {
    const [ownerLogin = '', name = ''] = fullName.split('/')
    const owner = this.ensureAccount(ownerLogin, options.ownerType)
    const id = this.id()
    const scratch = join(this.root, 'scratch')
    await mkdir(scratch, { recursive: true })
    const alternate = options.fork === null ? undefined : this.store(options.fork)
    const store = await GitStore.create(join(this.root, 'git', owner.login, `${name}.git`), scratch, options.defaultBranch, alternate)
    const repository: Repository = {
      id, nodeId: nodeId('R', id), owner, name, fullName: `${owner.login}/${name}`, private: options.private,
      parent: options.fork?.fullName ?? null, defaultBranch: options.defaultBranch, archived: false, createdAt: this.now(),
      grants: new Map(), protections: new Map(), threads: new Map(), nextNumber: 1,
    }
    if (owner.type === 'User') repository.grants.set(owner.id, { base: 'admin', roleName: 'admin' })
    this.state.repositories.set(fullName.toLowerCase(), repository)
    this.stores.set(fullName.toLowerCase(), store)
    return repository
  }

  /** An account's effective role in a repository: what was granted, else read in a public one. */
  grant(repository: Repository, account: Account): Grant {
    const none: Grant = repository.private ? { base: 'none', roleName: 'none' } : { base: 'read', roleName: 'read' }
    return repository.grants.get(account.id) ?? none
  }

  /** The token with this value. */
  token(value: string): Token | undefined {
    return this.state.tokens.get(value)
  }

  /** The pull request with this number, as thread and pull. */
  pull(repository: Repository, number: number): (Thread & { readonly pull: Pull }) | undefined {
    const thread = repository.threads.get(number)
    return thread !== undefined && isPull(thread) ? thread : undefined
  }

  /** All pull requests of all repositories whose head is this repository. */
  pullsFrom(repository: Repository): (Thread & { readonly pull: Pull })[] {
    return [...this.state.repositories.values()].flatMap((each) => [...each.threads.values()]).filter(isPull)
      .filter((thread) => thread.pull.head.repository === repository.fullName)
  }

  /** The comments of a conversation, oldest first. */
  commentsOf(repository: Repository, number: number): Comment[] {
    return [...this.state.comments.values()]
      .filter((comment) => comment.repository === repository.fullName && comment.number === number)
      .sort((a, b) => a.id - b.id)
  }

  /** Lets open pull requests follow their head branch, and `refs/pull/N/head` with them. */
  async refsMoved(repository: Repository): Promise<void> {
    const store = this.store(repository)
    for (const thread of this.pullsFrom(repository)) {
      const head = thread.pull.head
      const oid = await store.readRef(`refs/heads/${head.ref}`)
      head.exists = oid !== undefined
      if (oid === undefined) {
        if (thread.state === 'open') {
          thread.state = 'closed'
          thread.closedAt = this.now()
        }
      } else if (oid !== head.oid && thread.state === 'open') {
        head.oid = oid
        thread.updatedAt = this.now()
        await this.publishHead(thread)
      }
    }
  }

  /** Puts a pull request's head under `refs/pull/N/head` of the base repository. */
  async publishHead(thread: Thread & { readonly pull: Pull }): Promise<void> {
    const base = this.repository(thread.repository)
    const from = thread.pull.head.repository === null ? undefined : this.repository(thread.pull.head.repository)
    if (base === undefined || from === undefined) return
    const ref = `refs/pull/${String(thread.number)}/head`
    if (from !== base) await this.store(base).fetch(this.store(from), `refs/heads/${thread.pull.head.ref}`, ref)
    else if (await this.store(base).readRef(ref) !== thread.pull.head.oid) await this.store(base).moveRefs([{ ref, after: thread.pull.head.oid }])
  }
}

/** Whether a thread is a pull request. */
export function isPull(thread: Thread): thread is Thread & { readonly pull: Pull } {
  return thread.pull !== null
}

/** An opaque id in GitHub's present style. */
export function nodeId(prefix: string, ...parts: readonly (number | string)[]): string {
  return `${prefix}_kw${Buffer.from(parts.join(':')).toString('base64url')}`
}
