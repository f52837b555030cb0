/** From a workflow event to what it asks for (spec page 5.1). The payload is GitHub's; what it quotes is untrusted. */
import { z } from 'zod'
import type { Refusal } from '../base/refusal.js'
import type { EndedRun } from './artifact.js'

export interface Person {
  readonly id: number
  readonly login: string
  readonly bot: boolean
}

/** Where a comment stands: in the conversation, on a line of the diff, or as the text of a review. */
export type Place = 'conversation' | 'diff' | 'review'

/** A comment that may hold a command. */
export interface CommentTrigger {
  readonly kind: 'comment'
  /** Number of the pull request. */
  readonly number: number
  /** REST id and GraphQL id of the comment. */
  readonly comment: { readonly id: number; readonly nodeId: string; readonly createdAt: string; readonly place: Place }
  readonly body: string
  readonly author: Person
  readonly sender: Person
  /** Whether the event may only read and preview. */
  readonly readOnly: boolean
  readonly requestId: string
}

/** A workflow step that says by its inputs what to do. */
export interface StepTrigger {
  readonly kind: 'step'
  readonly event: string
  /** Number of the pull request that the event is about, if it is about one. */
  readonly number: number | null
  readonly sender: Person | null
  /** The run that ended, where that is the event. */
  readonly ended: EndedRun | null
  readonly readOnly: boolean
  readonly requestId: string
}

export type Trigger =
  | CommentTrigger
  | StepTrigger
  /** Nothing to do; the log says why. */
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

const person = z.object({ id: z.int(), login: z.string(), type: z.string() })
  .transform(({ id, login, type }): Person => ({ id, login, bot: type === 'Bot' }))

const comment = z.object({ id: z.int(), node_id: z.string(), body: z.string(), created_at: z.string(), user: person })

const issueComment = z.object({
  action: z.string(), comment, sender: person,
  issue: z.object({ number: z.int(), pull_request: z.unknown().optional() }),
})

const reviewComment = z.object({ action: z.string(), comment, sender: person, pull_request: z.object({ number: z.int() }) })

const review = z.object({
  action: z.string(), sender: person, pull_request: z.object({ number: z.int() }),
  review: z.object({ id: z.int(), node_id: z.string(), body: z.string().nullable(), submitted_at: z.string().nullable(), user: person }),
})

const step = z.object({
  sender: person.optional(), pull_request: z.object({ number: z.int() }).optional(),
})

const workflowRun = z.object({
  action: z.string(), sender: person,
  workflow_run: z.object({
    id: z.int(), conclusion: z.string().nullable(), head_branch: z.string().nullable(), head_sha: z.string(),
    head_repository: z.object({ id: z.int(), owner: z.object({ login: z.string() }) }).nullable(),
  }),
})

const STEPS = ['workflow_dispatch', 'repository_dispatch', 'workflow_call', 'schedule', 'push', 'pull_request']

export interface EventFacts {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string
  /** The parsed event file. */
  readonly payload: unknown
  readonly runId: string
  readonly job: string
  /** `GITHUB_ACTION`: the id of the step. */
  readonly step: string
  /** The input `request-id`, or null. */
  readonly requestId: string | null
}

function unreadable(event: string): Trigger {
  return { kind: 'refused', refusal: { code: 'event_not_allowed', detail: `the payload of ${event} is not as documented` } }
}

function fromIssueComment({ payload, requestId }: EventFacts): Trigger {
  const read = issueComment.safeParse(payload)
  if (!read.success) return unreadable('issue_comment')
  const { action, issue, sender } = read.data
  if (action !== 'created') return { kind: 'ignored', reason: `a comment that was ${action} is not carried out; write a new one` }
  if (issue.pull_request === undefined || issue.pull_request === null) return { kind: 'ignored', reason: 'the comment is on a plain issue' }
  const { id, node_id: nodeId, created_at: createdAt, body, user } = read.data.comment
  return {
    kind: 'comment', number: issue.number, comment: { id, nodeId, createdAt, place: 'conversation' }, body, author: user, sender,
    readOnly: false, requestId: requestId ?? `comment:${String(id)}`,
  }
}

function fromReviewComment({ payload, requestId }: EventFacts): Trigger {
  const read = reviewComment.safeParse(payload)
  if (!read.success) return unreadable('pull_request_review_comment')
  const { action, sender, pull_request: { number } } = read.data
  if (action !== 'created') return { kind: 'ignored', reason: `a review comment that was ${action} is not carried out` }
  const { id, node_id: nodeId, created_at: createdAt, body, user } = read.data.comment
  return {
    kind: 'comment', number, comment: { id, nodeId, createdAt, place: 'diff' }, body, author: user, sender,
    readOnly: true, requestId: requestId ?? `comment:${String(id)}`,
  }
}

function fromReview({ payload, requestId }: EventFacts): Trigger {
  const read = review.safeParse(payload)
  if (!read.success) return unreadable('pull_request_review')
  const { action, sender, pull_request: { number } } = read.data
  if (action !== 'submitted') return { kind: 'ignored', reason: `a review that was ${action} is not carried out` }
  const { id, node_id: nodeId, submitted_at: at, body, user } = read.data.review
  return {
    kind: 'comment', number, comment: { id, nodeId, createdAt: at ?? new Date(0).toISOString(), place: 'review' }, body: body ?? '',
    author: user, sender, readOnly: true, requestId: requestId ?? `comment:${String(id)}`,
  }
}

/** A run that ended says by the platform's word alone what it was on; what it was told is in its artifacts. */
function fromWorkflowRun({ name, payload, runId, job, step: id, requestId }: EventFacts): Trigger {
  const read = workflowRun.safeParse(payload)
  if (!read.success) return unreadable('workflow_run')
  const { action, sender, workflow_run: { id: endedId, conclusion, head_branch: headBranch, head_sha: headSha, head_repository: head } } = read.data
  if (action !== 'completed') return { kind: 'ignored', reason: `the run is only ${action}` }
  if (conclusion !== 'success') return { kind: 'ignored', reason: `the run ended with ${conclusion ?? 'nothing'}` }
  if (head === null || headBranch === null) return { kind: 'refused', refusal: { code: 'branch_missing', detail: 'the repository or branch that the run was on is gone' } }
  return {
    kind: 'step', event: name, number: null, sender, readOnly: false, requestId: requestId ?? `run:${runId}/${job}/${id}`,
    ended: { id: endedId, headRepositoryId: head.id, headOwner: head.owner.login, headBranch, headSha },
  }
}

const READERS: Readonly<Record<string, (facts: EventFacts) => Trigger>> = {
  issue_comment: fromIssueComment, pull_request_review_comment: fromReviewComment, pull_request_review: fromReview, workflow_run: fromWorkflowRun,
}

/** Returns what an event asks for. Refuses: event_not_allowed. */
export function readTrigger(facts: EventFacts): Trigger {
  const reader = READERS[facts.name]
  if (reader !== undefined) return reader(facts)
  if (!STEPS.includes(facts.name)) return { kind: 'refused', refusal: { code: 'event_not_allowed', detail: facts.name } }
  const read = step.safeParse(facts.payload)
  if (!read.success) return unreadable(facts.name)
  const { runId, job, step: id } = facts
  return {
    kind: 'step', event: facts.name, number: read.data.pull_request?.number ?? null, sender: read.data.sender ?? null, ended: null,
    readOnly: facts.name === 'pull_request', requestId: facts.requestId ?? `run:${runId}/${job}/${id}`,
  }
}
