/** Setting the scene: making and changing what is on the double, from outside the API. */
import { randomBytes } from 'node:crypto'
import { plainCommit } from './git-store.js'
import type { Placement } from './git-store.js'
import { zeroOid } from './git-objects.js'
import { addComment } from './rest/comments.js'
import { addReviewComment } from './rest/pulls.js'
import type { ReviewCommentInput } from './rest/pulls.js'
import type { Access, Account, Artifact, CheckRun, Comment, Grant, Protection, Pull, Repository, ReviewComment, Scope, Thread, WorkflowRun } from './types.js'
import type { World } from './world.js'
import { nodeId } from './world.js'

/** A pull request as the double keeps it. */
export type PullRequest = Thread & { readonly pull: Pull }

/** What to commit at a path; null deletes. `mode` is 100644 unless it says otherwise (120000: content is the link's target). */
export type FileChange = { readonly content: Buffer | string; readonly mode?: '100644' | '100755' | '120000' | '160000' } | null

/** A token's rights. Without `permissions` it has what a workflow of ours asks for. */
export interface TokenOptions {
  readonly value?: string
  readonly login?: string
  readonly kind?: 'app' | 'user'
  readonly permissions?: Readonly<Partial<Record<Scope, Access>>>
  /** Full names; every repository that is not a fork otherwise. */
  readonly repositories?: readonly string[]
  readonly workflows?: boolean
}

/** Roles that GitHub knows; anything else is a custom role and needs its base. */
export type RoleName = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'

const grants: Readonly<Record<RoleName, Grant>> = {
  admin: { base: 'admin', roleName: 'admin' }, maintain: { base: 'write', roleName: 'maintain' }, write: { base: 'write', roleName: 'write' },
  triage: { base: 'read', roleName: 'triage' }, read: { base: 'read', roleName: 'read' }, none: { base: 'none', roleName: 'none' },
}

/** The world with helpers; names are always `owner/name`. */
export class Scene {
  readonly world: World
  /** The default token, as GITHUB_TOKEN. */
  readonly token: string

  constructor(world: World, token: string) {
    this.world = world
    this.token = token
  }

  /** Makes a token and answers its value. */
  addToken(options: TokenOptions = {}): string {
    const value = options.value ?? `ghs_${randomBytes(18).toString('hex')}`
    const kind = options.kind ?? 'app'
    this.world.state.tokens.set(value, {
      value, kind, actor: this.world.ensureAccount(options.login ?? 'github-actions[bot]'), repositories: options.repositories ?? null,
      permissions: options.permissions ?? { actions: 'read', checks: 'write', contents: 'write', issues: 'write', 'pull-requests': 'write' },
      workflows: options.workflows ?? kind === 'user',
    })
    return value
  }

  /** The repository; throws when there is none. */
  repository(fullName: string): Repository {
    const found = this.world.repository(fullName)
    if (found === undefined) throw new Error(`the double has no repository ${fullName}`)
    return found
  }

  /** Where the bare repository is. */
  gitDirectory(fullName: string): string {
    return this.world.store(this.repository(fullName)).directory
  }

  /** Makes a repository. A fork starts with its parent's branches. `files` become a first commit on the default branch. */
  async addRepository(fullName: string, options: {
    readonly private?: boolean; readonly defaultBranch?: string; readonly fork?: string; readonly ownerType?: Account['type']
    readonly files?: Readonly<Record<string, FileChange>>
  } = {}): Promise<Repository> {
    const parent = options.fork === undefined ? null : this.repository(options.fork)
    const repository = await this.world.createRepository(fullName, {
      private: options.private ?? false, defaultBranch: options.defaultBranch ?? parent?.defaultBranch ?? 'main', fork: parent, ownerType: options.ownerType ?? 'User',
    })
    if (parent !== null) {
      const refs = await this.world.store(parent).refs('refs/heads')
      if (refs.size > 0) await this.world.store(repository).moveRefs([...refs].map(([ref, after]) => ({ ref, after })))
    }
    if (options.files !== undefined) await this.commitTo(fullName, repository.defaultBranch, options.files, { message: 'Initial commit' })
    return repository
  }

  /** Makes an account, or answers the one with this login. */
  addUser(login: string, options: { readonly id?: number; readonly type?: Account['type']; readonly name?: string } = {}): Account {
    const account = this.world.ensureAccount(login, options.type, options.id)
    if (options.name !== undefined) account.name = options.name
    return account
  }

  /** Gives an account a role in a repository; a custom role has a name and a base. */
  setPermission(fullName: string, login: string, role: RoleName | Grant): void {
    this.repository(fullName).grants.set(this.world.ensureAccount(login).id, typeof role === 'string' ? grants[role] : role)
  }

  /** Protects a branch, or takes the protection away with null. */
  protect(fullName: string, branch: string, protection: Partial<Protection> | null): void {
    const { protections } = this.repository(fullName)
    if (protection === null) protections.delete(branch)
    else protections.set(branch, { kind: 'ruleset', requirePullRequest: true, blockForce: true, bypass: [], ...protection })
  }

  /**
   * Commits changes on top of a branch, as a push by somebody would, and answers the new oid. A branch that does not exist
   * starts from the default branch, or from nothing with `orphan`. `onto` puts the commit on another one (a forced push).
   */
  async commitTo(fullName: string, branch: string, files: Readonly<Record<string, FileChange>>, options: {
    readonly message?: string; readonly author?: string; readonly onto?: string; readonly orphan?: boolean
  } = {}): Promise<string> {
    const repository = this.repository(fullName)
    const store = this.world.store(repository)
    const oid = await store.exclusively(async () => {
      const ref = `refs/heads/${branch}`
      const current = await store.readRef(ref)
      const parent = options.orphan === true ? undefined : options.onto ?? current ?? await store.readRef(`refs/heads/${repository.defaultBranch}`)
      const placements = new Map<string, Placement>()
      for (const [path, change] of Object.entries(files)) {
        if (change === null) placements.set(path, null)
        else if (change.mode === '160000') placements.set(path, { mode: '160000', oid: change.content.toString() })
        else placements.set(path, { mode: change.mode ?? '100644', oid: await store.writeBlob(change.content) })
      }
      const tree = await store.place(parent === undefined ? undefined : (await store.commit(parent))?.tree, placements)
      const login = options.author ?? repository.owner.login
      const who = { name: login, email: `${login.replace(/[^\w.-]/gu, '')}@example.com`, date: this.world.now() }
      const made = await store.writeCommit(plainCommit(tree, parent === undefined ? [] : [parent], who, options.message ?? `Change ${branch}`))
      await store.moveRefs([{ ref, after: made, before: current ?? zeroOid }])
      return made
    })
    await this.world.refsMoved(repository)
    return oid
  }

  /** Points a ref at a commit whatever it held, or deletes it with null. */
  async setRef(fullName: string, ref: string, oid: string | null): Promise<void> {
    const repository = this.repository(fullName)
    await this.world.store(repository).moveRefs([{ ref, after: oid ?? zeroOid }])
    await this.world.refsMoved(repository)
  }

  /** What a full ref name (or a branch's name) holds. */
  readRef(fullName: string, ref: string): Promise<string | undefined> {
    return this.world.store(this.repository(fullName)).readRef(ref.startsWith('refs/') ? ref : `refs/heads/${ref}`)
  }

  /** All refs, name to oid. */
  refs(fullName: string): Promise<Map<string, string>> {
    return this.world.store(this.repository(fullName)).refs()
  }

  /** A file's bytes and mode at a commit, branch or ref; undefined when it is not there. */
  async readFile(fullName: string, at: string, path: string): Promise<{ readonly content: Buffer; readonly mode: string } | undefined> {
    const store = this.world.store(this.repository(fullName))
    const oid = /^[0-9a-f]{40}$/u.test(at) ? at : await this.readRef(fullName, at)
    const entry = oid === undefined ? undefined : await store.entryAt((await store.commit(oid))?.tree ?? '', path)
    const object = entry === undefined ? undefined : await store.object(entry.oid)
    return entry === undefined || object === undefined ? undefined : { content: object.content, mode: entry.mode.padStart(6, '0') }
  }

  /** Opens an issue. */
  addIssue(fullName: string, options: { readonly title?: string; readonly body?: string | null; readonly author?: string } = {}): Thread {
    const repository = this.repository(fullName)
    return this.#thread(repository, options, null)
  }

  /** Opens a pull request from a branch of this repository, or of a fork with `headRepository`. */
  async addPullRequest(fullName: string, options: {
    readonly head: string; readonly headRepository?: string; readonly base?: string; readonly author?: string; readonly title?: string
    readonly body?: string | null; readonly draft?: boolean; readonly maintainerCanModify?: boolean
  }): Promise<PullRequest> {
    const repository = this.repository(fullName)
    const head = options.headRepository ?? repository.fullName
    const oid = await this.readRef(head, options.head)
    const base = options.base ?? repository.defaultBranch
    const baseOid = await this.readRef(fullName, base)
    if (oid === undefined || baseOid === undefined) throw new Error(`${head}:${options.head} or ${fullName}:${base} does not exist`)
    const id = this.world.id()
    const author = options.author ?? this.repository(head).owner.login
    const thread = this.#thread(repository, { ...options, author }, {
      id, nodeId: nodeId('PR', id), base: { ref: base, oid: baseOid },
      head: { repository: this.repository(head).fullName, ref: options.head, oid, exists: true }, draft: options.draft ?? false,
      merged: false, mergedAt: null, maintainerCanModify: options.maintainerCanModify ?? false, mergeability: null,
    })
    const pull = this.world.pull(repository, thread.number)
    if (pull === undefined) throw new Error('the pull request was not made')
    await this.world.publishHead(pull)
    return pull
  }

  /** The pull request as it stands now. */
  pullRequest(fullName: string, number: number): PullRequest {
    const found = this.world.pull(this.repository(fullName), number)
    if (found === undefined) throw new Error(`${fullName} has no pull request ${String(number)}`)
    return found
  }

  /** Closes or merges a pull request (without making a merge commit), or opens it again. */
  setPullState(fullName: string, number: number, state: 'open' | 'closed' | 'merged'): void {
    const thread = this.pullRequest(fullName, number)
    thread.state = state === 'open' ? 'open' : 'closed'
    thread.pull.merged = state === 'merged'
    thread.pull.mergedAt = state === 'merged' ? this.world.now() : null
    thread.closedAt = state === 'open' ? null : this.world.now()
  }

  /** Lets a pull request go into another branch of its repository, which must be there. */
  async retarget(fullName: string, number: number, base: string): Promise<void> {
    const oid = await this.readRef(fullName, base)
    if (oid === undefined) throw new Error(`${fullName}:${base} does not exist`)
    const { pull } = this.pullRequest(fullName, number)
    pull.base.ref = base
    pull.base.oid = oid
  }

  #thread(repository: Repository, options: { readonly title?: string; readonly body?: string | null; readonly author?: string }, pull: Pull | null): Thread {
    const id = this.world.id()
    const now = this.world.now()
    const number = repository.nextNumber
    repository.nextNumber += 1
    const thread: Thread = {
      id, nodeId: nodeId('I', id), repository: repository.fullName, number, title: options.title ?? `Thread ${String(number)}`, body: options.body ?? null,
      author: this.world.ensureAccount(options.author ?? repository.owner.login), state: 'open', locked: false, createdAt: now, updatedAt: now, closedAt: null, pull,
    }
    repository.threads.set(number, thread)
    return thread
  }

  /** Writes a comment as somebody. */
  addComment(fullName: string, number: number, options: { readonly author: string; readonly body: string }): Comment {
    return addComment(this.world, this.repository(fullName), number, this.world.ensureAccount(options.author), options.body)
  }

  /** Edits a comment, as its author would. */
  editComment(id: number, body: string): void {
    const comment = this.world.state.comments.get(id)
    if (comment === undefined) throw new Error(`there is no comment ${String(id)}`)
    comment.body = body
    comment.updatedAt = this.world.now()
    comment.lastEditedAt = comment.updatedAt
  }

  /** Deletes a comment. */
  deleteComment(id: number): void {
    this.world.state.comments.delete(id)
  }

  /** The comments of a conversation, oldest first. */
  comments(fullName: string, number: number): readonly Comment[] {
    return this.world.commentsOf(this.repository(fullName), number)
  }

  /** Writes a review comment as somebody. */
  addReviewComment(fullName: string, number: number, options: Omit<ReviewCommentInput, 'commit'> & { readonly author: string; readonly commit?: string }): ReviewComment {
    const thread = this.pullRequest(fullName, number)
    return addReviewComment(this.world, this.repository(fullName), thread, this.world.ensureAccount(options.author), { ...options, commit: options.commit ?? thread.pull.head.oid })
  }

  /** The check runs of a repository, oldest first. */
  checkRuns(fullName: string): readonly CheckRun[] {
    return [...this.world.state.checkRuns.values()].filter((run) => run.repository === this.repository(fullName).fullName)
  }

  /** Makes a workflow run. */
  addRun(fullName: string, options: {
    readonly headSha: string; readonly headBranch: string; readonly event?: string; readonly headRepository?: string; readonly actor?: string
    readonly name?: string; readonly path?: string; readonly conclusion?: string | null; /** Its id; a new one unless told. */ readonly id?: number
  }): WorkflowRun {
    const repository = this.repository(fullName)
    const id = options.id ?? this.world.id()
    const run: WorkflowRun = {
      id, nodeId: nodeId('WFR', id), repository: repository.fullName, headRepository: options.headRepository ?? repository.fullName,
      headBranch: options.headBranch, headSha: options.headSha, event: options.event ?? 'pull_request', name: options.name ?? 'plan',
      path: options.path ?? '.github/workflows/plan.yml', runNumber: this.world.state.runs.size + 1,
      actor: this.world.ensureAccount(options.actor ?? repository.owner.login), status: 'completed', conclusion: options.conclusion ?? 'success', createdAt: this.world.now(),
    }
    this.world.state.runs.set(id, run)
    return run
  }

  /** Uploads an artifact of a run. */
  addArtifact(fullName: string, options: { readonly runId: number; readonly name: string; readonly zip: Buffer; readonly expired?: boolean }): Artifact {
    const id = this.world.id()
    const artifact: Artifact = {
      id, nodeId: nodeId('MDg', id), repository: this.repository(fullName).fullName, runId: options.runId, name: options.name, zip: options.zip,
      createdAt: this.world.now(), expired: options.expired ?? false,
    }
    this.world.state.artifacts.set(id, artifact)
    return artifact
  }
}
