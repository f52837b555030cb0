/** Small signs beside the card: reactions and the check run. All of them are best effort; what fails is told, and fails no run. */
import { Fault } from '../base/fault.js'
import type { Client } from './client.js'
import type { CommentTrigger } from './trigger.js'

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1'

/** Returns null when what was sent was taken, or why it was not, with the permission that is missing where it is that. */
async function attempt(what: string, permission: string, send: () => ReturnType<Client['rest']>): Promise<string | null> {
  try {
    const reply = await send()
    if (reply.ok) return null
    return reply.status === 403 && /not accessible|must have/iu.test(reply.message)
      ? `The token of this job lacks the permission ${permission}: ${what} could not be given.`
      : `${what} was refused (${String(reply.status)}): ${reply.message}`
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return `${what} failed: ${error.message}`
  }
}

/**
 * Reacts to a comment; GitHub keeps one reaction of a kind, so that a repeat is harmless. A review's text takes none. Returns what
 * went wrong, or null.
 */
export function react(client: Client, { id, place }: CommentTrigger['comment'], content: Reaction): Promise<string | null> {
  if (place === 'review') return Promise.resolve(null)
  const where = place === 'diff' ? 'pulls' : 'issues'
  return attempt('a reaction', 'pull-requests: write', () =>
    client.rest('POST', `/${where}/comments/${String(id)}/reactions`, { content }, { harmless: true }))
}

export interface Check {
  readonly commit: string
  readonly requestId: string
  readonly conclusion: 'success' | 'neutral'
  readonly url: string | null
  readonly output: { readonly title: string; readonly summary: string; readonly annotations: readonly object[] }
}

/** Puts a completed check run on a commit; returns what went wrong, or null. */
export function putCheck(client: Client, check: Check): Promise<string | null> {
  return attempt('the check run', 'checks: write', () => client.rest('POST', '/check-runs', {
    name: 'Holdfast', head_sha: check.commit, status: 'completed', conclusion: check.conclusion, external_id: check.requestId,
    ...(check.url === null ? {} : { details_url: check.url }), output: check.output,
  }, { harmless: false }))
}
