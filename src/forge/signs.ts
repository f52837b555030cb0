/** Small signs beside the card: reactions and the check run. All of them are best effort; what fails is told to the log. */
import { Fault } from '../base/fault.js'
import type { Client } from './client.js'
import type { CommentTrigger } from './trigger.js'

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1'

async function attempt(what: string, note: (message: string) => void, send: () => ReturnType<Client['rest']>): Promise<void> {
  try {
    const reply = await send()
    if (!reply.ok) note(`${what} was refused (${String(reply.status)}): ${reply.message}`)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    note(`${what} failed: ${error.message}`)
  }
}

/** Reacts to a comment; GitHub keeps one reaction of a kind, so that a repeat is harmless. A review's text takes none. */
export function react(client: Client, { id, place }: CommentTrigger['comment'], content: Reaction, note: (message: string) => void): Promise<void> {
  if (place === 'review') return Promise.resolve()
  const where = place === 'diff' ? 'pulls' : 'issues'
  return attempt(`The reaction ${content}`, note, () =>
    client.rest('POST', `/${where}/comments/${String(id)}/reactions`, { content }, { harmless: true }))
}

export interface Check {
  readonly commit: string
  readonly requestId: string
  readonly conclusion: 'success' | 'neutral'
  readonly url: string | null
  readonly output: { readonly title: string; readonly summary: string; readonly annotations: readonly object[] }
}

/** Puts a completed check run on a commit. */
export function putCheck(client: Client, check: Check, note: (message: string) => void): Promise<void> {
  return attempt('The check run', note, () => client.rest('POST', '/check-runs', {
    name: 'Holdfast', head_sha: check.commit, status: 'completed', conclusion: check.conclusion, external_id: check.requestId,
    ...(check.url === null ? {} : { details_url: check.url }), output: check.output,
  }, { harmless: false }))
}
