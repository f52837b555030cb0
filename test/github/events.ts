/**
 * Webhook payloads as a workflow run finds them in its event file, built from the double's state. The shapes were derived
 * from the examples of @octokit/webhooks-examples and are compared with them by a test; nothing of that package is needed
 * at run time.
 */
import { commentShape, issueShape } from './rest/comments.js'
import { fullPullShape, reviewCommentShape } from './rest/pulls.js'
import { runShape } from './rest/actions.js'
import { associationOf, repositoryShape, userShape } from './rest/shapes.js'
import type { Scene } from './scene.js'
import type { Account, Comment, Repository, ReviewComment, WorkflowRun } from './types.js'

/** An event's name and payload, and what the runner's GITHUB_SHA and GITHUB_REF would be. */
export interface WorkflowEvent {
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly sha: string
  readonly ref: string
  readonly repository: string
  readonly actor: Account
}

function about(scene: Scene, repository: Repository, sender: Account): Record<string, unknown> {
  const { world } = scene
  return {
    repository: repositoryShape(world, repository), sender: userShape(world, sender),
    ...(repository.owner.type === 'Organization' && { organization: { login: repository.owner.login, id: repository.owner.id, node_id: repository.owner.nodeId } }),
  }
}

async function onDefaultBranch(scene: Scene, repository: Repository): Promise<{ readonly sha: string; readonly ref: string; readonly repository: string }> {
  const ref = `refs/heads/${repository.defaultBranch}`
  return { sha: await scene.readRef(repository.fullName, ref) ?? '', ref, repository: repository.fullName }
}

/** `issue_comment`: a comment on a pull request or an issue. `body` overrides the payload's text (what the runner was told then). */
export async function issueCommentEvent(scene: Scene, comment: Comment, options: {
  readonly action?: 'created' | 'edited' | 'deleted'; readonly sender?: string; readonly body?: string; readonly crlf?: boolean; readonly previousBody?: string
} = {}): Promise<WorkflowEvent> {
  const repository = scene.repository(comment.repository)
  const thread = repository.threads.get(comment.number)
  if (thread === undefined) throw new Error(`${comment.repository} has no thread ${String(comment.number)}`)
  const action = options.action ?? 'created'
  const actor = options.sender === undefined ? comment.author : scene.world.ensureAccount(options.sender)
  const text = options.body ?? comment.body
  const body = options.crlf === true ? text.replace(/\r?\n/gu, '\r\n') : text
  const changes = action === 'edited' ? { changes: { body: { from: options.previousBody ?? '' } } } : {}
  return {
    name: 'issue_comment', actor, ...await onDefaultBranch(scene, repository),
    payload: {
      action, ...changes, issue: issueShape(scene.world, repository, thread), comment: { ...commentShape(scene.world, repository, comment), body },
      ...about(scene, repository, actor),
    },
  }
}

async function onMergeRef(scene: Scene, repository: Repository, number: number): Promise<{ pull: Record<string, unknown>; at: { sha: string; ref: string; repository: string } }> {
  const thread = scene.pullRequest(repository.fullName, number)
  await fullPullShape(scene.world, repository, thread)
  const pull = await fullPullShape(scene.world, repository, thread)
  const ref = `refs/pull/${String(number)}/merge`
  return { pull, at: { sha: await scene.readRef(repository.fullName, ref) ?? '', ref, repository: repository.fullName } }
}

/** `pull_request`: the checkout is the merge ref, not the head. */
export async function pullRequestEvent(scene: Scene, fullName: string, number: number, options: {
  readonly action?: string; readonly sender?: string; readonly target?: boolean
} = {}): Promise<WorkflowEvent> {
  const repository = scene.repository(fullName)
  const { pull, at } = await onMergeRef(scene, repository, number)
  const actor = scene.world.ensureAccount(options.sender ?? scene.pullRequest(fullName, number).author.login)
  const place = options.target === true ? await onDefaultBranch(scene, repository) : at
  return {
    name: options.target === true ? 'pull_request_target' : 'pull_request', actor, ...place,
    payload: { action: options.action ?? 'opened', number, pull_request: pull, ...about(scene, repository, actor) },
  }
}

/** `pull_request_review_comment`. */
export async function reviewCommentEvent(scene: Scene, comment: ReviewComment, options: { readonly action?: 'created' | 'edited' | 'deleted' } = {}): Promise<WorkflowEvent> {
  const repository = scene.repository(comment.repository)
  const { pull, at } = await onMergeRef(scene, repository, comment.number)
  return {
    name: 'pull_request_review_comment', actor: comment.author, ...at,
    payload: { action: options.action ?? 'created', pull_request: pull, comment: reviewCommentShape(scene.world, repository, comment), ...about(scene, repository, comment.author) },
  }
}

/** `pull_request_review`. */
export async function reviewEvent(scene: Scene, fullName: string, number: number, options: { readonly author: string; readonly body: string; readonly state?: string }): Promise<WorkflowEvent> {
  const repository = scene.repository(fullName)
  const { pull, at } = await onMergeRef(scene, repository, number)
  const actor = scene.world.ensureAccount(options.author)
  const id = scene.world.id()
  const page = `${scene.world.urls.html}/${repository.fullName}/pull/${String(number)}#pullrequestreview-${String(id)}`
  const review = {
    id, node_id: `PRR_kw${String(id)}`, user: userShape(scene.world, actor), body: options.body, commit_id: scene.pullRequest(fullName, number).pull.head.oid,
    submitted_at: scene.world.now(), state: options.state ?? 'commented', html_url: page, pull_request_url: pull['url'],
    author_association: associationOf(repository, actor), _links: { html: { href: page }, pull_request: { href: pull['url'] } },
  }
  return { name: 'pull_request_review', actor, ...at, payload: { action: 'submitted', review, pull_request: pull, ...about(scene, repository, actor) } }
}

/** `workflow_run`: another workflow ended. `pull_requests` is empty, as it is for forks. */
export async function workflowRunEvent(scene: Scene, run: WorkflowRun, options: { readonly action?: 'requested' | 'in_progress' | 'completed' } = {}): Promise<WorkflowEvent> {
  const repository = scene.repository(run.repository)
  const url = `${scene.world.urls.api}/repos/${run.repository}/actions/workflows/159038`
  const workflow = {
    id: 159_038, node_id: 'W_kw', name: run.name, path: run.path, state: 'active', created_at: run.createdAt, updated_at: run.createdAt, url,
    html_url: `${scene.world.urls.html}/${run.repository}/blob/${repository.defaultBranch}/${run.path}`, badge_url: `${scene.world.urls.html}/${run.repository}/workflows/${run.name}/badge.svg`,
  }
  return {
    name: 'workflow_run', actor: run.actor, ...await onDefaultBranch(scene, repository),
    payload: { action: options.action ?? 'completed', workflow_run: await runShape(scene.world, run), workflow, ...about(scene, repository, run.actor) },
  }
}

/** `workflow_dispatch`: somebody pressed the button. */
export async function workflowDispatchEvent(scene: Scene, fullName: string, options: {
  readonly sender?: string; readonly inputs?: Readonly<Record<string, string>> | null; readonly branch?: string; readonly workflow?: string
} = {}): Promise<WorkflowEvent> {
  const repository = scene.repository(fullName)
  const actor = scene.world.ensureAccount(options.sender ?? repository.owner.login)
  const ref = `refs/heads/${options.branch ?? repository.defaultBranch}`
  return {
    name: 'workflow_dispatch', actor, ref, sha: await scene.readRef(fullName, ref) ?? '', repository: repository.fullName,
    payload: { inputs: options.inputs ?? null, ref, workflow: options.workflow ?? '.github/workflows/holdfast.yml', ...about(scene, repository, actor) },
  }
}

/** `repository_dispatch`. */
export async function repositoryDispatchEvent(scene: Scene, fullName: string, options: {
  readonly type: string; readonly payload?: Readonly<Record<string, unknown>>; readonly sender?: string
}): Promise<WorkflowEvent> {
  const repository = scene.repository(fullName)
  const actor = scene.world.ensureAccount(options.sender ?? repository.owner.login)
  return {
    name: 'repository_dispatch', actor, ...await onDefaultBranch(scene, repository),
    payload: { action: options.type, branch: repository.defaultBranch, client_payload: options.payload ?? {}, ...about(scene, repository, actor) },
  }
}

/** `push` of a branch. */
export async function pushEvent(scene: Scene, fullName: string, branch: string, options: { readonly before?: string; readonly sender?: string } = {}): Promise<WorkflowEvent> {
  const repository = scene.repository(fullName)
  const actor = scene.world.ensureAccount(options.sender ?? repository.owner.login)
  const ref = `refs/heads/${branch}`
  const sha = await scene.readRef(fullName, ref) ?? ''
  return {
    name: 'push', actor, ref, sha, repository: repository.fullName,
    payload: {
      ref, before: options.before ?? '0'.repeat(40), after: sha, pusher: { name: actor.login, email: null }, created: options.before === undefined,
      deleted: false, forced: false, base_ref: null, compare: `${scene.world.urls.html}/${fullName}/compare/${branch}`, commits: [], head_commit: null,
      ...about(scene, repository, actor),
    },
  }
}

/** `schedule`. */
export async function scheduleEvent(scene: Scene, fullName: string, cron = '0 3 * * *'): Promise<WorkflowEvent> {
  const repository = scene.repository(fullName)
  return {
    name: 'schedule', actor: repository.owner, ...await onDefaultBranch(scene, repository),
    payload: { schedule: cron, ...about(scene, repository, repository.owner) },
  }
}
