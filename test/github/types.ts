/** The double's state as plain data; git state is not here but in the bare repositories. */

/** Someone who can act; ids are numeric and unique over all accounts. */
export interface Account {
  readonly id: number
  readonly nodeId: string
  readonly login: string
  readonly type: 'User' | 'Bot' | 'Organization'
  name: string | null
}

/** A role as the permission endpoint tells it: `base` is admin, write, read or none; `roleName` is the real or custom one. */
export interface Grant {
  readonly base: 'admin' | 'write' | 'read' | 'none'
  readonly roleName: string
}

/** What a branch refuses. `kind` decides which words and which endpoints tell of it. */
export interface Protection {
  readonly kind: 'classic' | 'ruleset'
  /** Changes need a pull request, so that no direct update of any kind passes. */
  readonly requirePullRequest: boolean
  /** Non-fast-forward updates and deletions are refused; always on for classic protection. */
  readonly blockForce: boolean
  /** Accounts that may update all the same, by login. */
  readonly bypass: readonly string[]
}

/** A repository; refs and objects are in its bare git repository. */
export interface Repository {
  readonly id: number
  readonly nodeId: string
  readonly owner: Account
  readonly name: string
  readonly fullName: string
  readonly private: boolean
  readonly parent: string | null
  defaultBranch: string
  archived: boolean
  readonly createdAt: string
  readonly grants: Map<number, Grant>
  readonly protections: Map<string, Protection>
  readonly threads: Map<number, Thread>
  nextNumber: number
}

/** An issue, or the conversation of a pull request. */
export interface Thread {
  readonly id: number
  readonly nodeId: string
  readonly repository: string
  readonly number: number
  title: string
  body: string | null
  readonly author: Account
  state: 'open' | 'closed'
  locked: boolean
  readonly createdAt: string
  updatedAt: string
  closedAt: string | null
  readonly pull: Pull | null
}

/** What makes a thread a pull request. */
export interface Pull {
  readonly id: number
  readonly nodeId: string
  readonly base: { ref: string; oid: string }
  /** `repository` is null once the fork was deleted. */
  readonly head: { repository: string | null; ref: string; oid: string; exists: boolean }
  draft: boolean
  merged: boolean
  mergedAt: string | null
  maintainerCanModify: boolean
  /** The pair of commits for which mergeability is known, and the answer. */
  mergeability: { readonly of: string; readonly value: boolean; readonly oid: string | null } | null
}

/** One reaction; a person has at most one of a kind on a subject. */
export interface Reaction {
  readonly id: number
  readonly nodeId: string
  readonly user: Account
  readonly content: string
  readonly createdAt: string
}

/** A comment of an issue or pull request conversation. */
export interface Comment {
  readonly kind: 'issue-comment'
  readonly id: number
  readonly nodeId: string
  readonly repository: string
  readonly number: number
  body: string
  readonly author: Account
  readonly createdAt: string
  updatedAt: string
  lastEditedAt: string | null
  minimized: string | null
  readonly reactions: Reaction[]
}

/** A comment on a line of a pull request's diff. */
export interface ReviewComment {
  readonly kind: 'review-comment'
  readonly id: number
  readonly nodeId: string
  readonly repository: string
  readonly number: number
  readonly reviewId: number
  readonly inReplyTo: number | null
  body: string
  readonly author: Account
  readonly path: string
  readonly side: 'LEFT' | 'RIGHT'
  readonly startSide: 'LEFT' | 'RIGHT' | null
  /** Null once the line it was written on is gone from the diff ("outdated"). */
  line: number | null
  startLine: number | null
  readonly originalLine: number
  readonly originalStartLine: number | null
  readonly originalCommit: string
  commit: string
  diffHunk: string
  resolved: boolean
  readonly createdAt: string
  updatedAt: string
  lastEditedAt: string | null
  minimized: string | null
  readonly reactions: Reaction[]
}

/** A submitted review. */
export interface Review {
  readonly id: number
  readonly nodeId: string
  readonly repository: string
  readonly number: number
  readonly author: Account
  readonly body: string
  readonly state: string
  readonly commit: string
  readonly submittedAt: string
}

/** One annotation of a check run. */
export interface Annotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly start_column: number | null
  readonly end_column: number | null
  readonly annotation_level: string
  readonly message: string
  readonly title: string | null
  readonly raw_details: string | null
}

/** A check run. */
export interface CheckRun {
  readonly id: number
  readonly nodeId: string
  readonly repository: string
  readonly headSha: string
  readonly app: Account
  name: string
  externalId: string | null
  detailsUrl: string | null
  status: string
  conclusion: string | null
  startedAt: string
  completedAt: string | null
  title: string | null
  summary: string | null
  text: string | null
  readonly annotations: Annotation[]
}

/** A workflow run. */
export interface WorkflowRun {
  readonly id: number
  readonly nodeId: string
  readonly repository: string
  readonly headRepository: string
  readonly headBranch: string
  readonly headSha: string
  readonly event: string
  readonly name: string
  readonly path: string
  readonly runNumber: number
  readonly actor: Account
  status: string
  conclusion: string | null
  readonly createdAt: string
}

/** An uploaded artifact. */
export interface Artifact {
  readonly id: number
  readonly nodeId: string
  readonly repository: string
  readonly runId: number
  readonly name: string
  readonly zip: Buffer
  readonly createdAt: string
  expired: boolean
}

/** What a token may do with one kind of thing. */
export type Access = 'read' | 'write' | 'none'

/** Permission scopes that the double knows. */
export type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'metadata' | 'pull-requests'

/** A credential. */
export interface Token {
  readonly value: string
  readonly actor: Account
  /** `app`: an installation, such as GITHUB_TOKEN; `user`: a person's token, whose role in the repository decides. */
  readonly kind: 'app' | 'user'
  permissions: Readonly<Partial<Record<Scope, Access>>>
  /** Full names it may touch; null means every repository that is not a fork. */
  readonly repositories: readonly string[] | null
  /** Whether it may change workflow files. */
  readonly workflows: boolean
}

/** Everything but git. */
export interface State {
  nextId: number
  readonly accounts: Map<number, Account>
  readonly repositories: Map<string, Repository>
  readonly tokens: Map<string, Token>
  readonly comments: Map<number, Comment>
  readonly reviewComments: Map<number, ReviewComment>
  readonly reviews: Map<number, Review>
  readonly checkRuns: Map<number, CheckRun>
  readonly runs: Map<number, WorkflowRun>
  readonly artifacts: Map<number, Artifact>
  /** Commits that the platform signed. */
  readonly signed: Set<string>
  /** Events that the API was asked to send. */
  readonly dispatches: { readonly repository: string; readonly event: string; readonly payload: unknown }[]
}
