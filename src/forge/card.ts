/**
 * The one card of a request (spec page 5.5): found again by its marker *and* by being ours, updated in place, never over the card
 * of a newer run. A lost answer to the posting is settled by looking for the marker before it is posted again.
 *
 * Two runs of one request may both find no card and post: whoever posts looks again afterwards, keeps the card of the newest run
 * and deletes the others. Since each looks after its own posting, the later of the two sees both.
 */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { accepted, parsed, type Client } from './client.js'

export interface CardPlace {
  /** Number of the pull request. */
  readonly number: number
  /** Hex digits that only this request's cards carry. */
  readonly key: string
  readonly runId: number
  readonly attempt: number
  /** No card of the request is older than this (ISO 8601), or null where that is unknown. */
  readonly since: string | null
}

/** What the card's marker has to say, so that it can be found and ordered. */
export function markerOf({ key, runId, attempt }: CardPlace): string {
  return `${key}/${String(runId)}/${String(attempt)}`
}

export interface Cards {
  /**
   * Puts the card there; a failure is a `Fault` that names it. `fresh` looks again first, because another run may have posted;
   * `later` takes the look afterwards.
   */
  put(body: string, fresh: boolean, later: (work: Promise<unknown>) => void): Promise<void>
}

interface Found {
  readonly id: number
  readonly runId: number
  readonly attempt: number
}

const PAGES = 20
const ATTEMPTS = 3
const comments = z.array(z.object({ id: z.int(), node_id: z.string(), body: z.string().optional() }))
const authors = z.object({ nodes: z.array(z.object({ viewerDidAuthor: z.boolean().optional() }).nullable()) })

type Candidate = Found & { readonly node: string }

/** Returns the comments that carry the marker of a request, whoever wrote them. */
async function candidates(client: Client, place: CardPlace): Promise<Candidate[]> {
  const marker = new RegExp(`<!-- holdfast:card:${place.key}/(\\d+)/(\\d+) -->\\s*$`, 'u')
  const found: Candidate[] = []
  const since = place.since === null ? '' : `&since=${encodeURIComponent(place.since)}`
  for (let page = 1; page <= PAGES; page++) {
    const reply = await client.rest('GET', `/issues/${String(place.number)}/comments?per_page=100&page=${String(page)}${since}`, {}, { harmless: true })
    const list = accepted(comments, reply, 'the comments')
    for (const { id, node_id: node, body = '' } of list) {
      const [, runId, attempt] = marker.exec(body) ?? []
      if (runId !== undefined && attempt !== undefined) found.push({ id, node, runId: Number(runId), attempt: Number(attempt) })
    }
    if (list.length < 100) break
  }
  return found
}

/** Returns those that are ours, the newest run's first. */
async function ours(client: Client, found: readonly Candidate[]): Promise<Found[]> {
  if (found.length === 0) return []
  const reply = await client.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { viewerDidAuthor } } }',
    { ids: found.map(({ node }) => node) }, { harmless: true })
  const { nodes } = parsed(authors, reply.data, 'the comments')
  return found.filter((_, i) => nodes[i]?.viewerDidAuthor === true).sort(byNewest)
}

async function find(client: Client, place: CardPlace): Promise<Found | null> {
  return (await ours(client, await candidates(client, place)))[0] ?? null
}

function byNewest(a: Found, b: Found): number {
  return b.runId - a.runId || b.attempt - a.attempt || b.id - a.id
}

/** Leaves the newest of a request's cards alone. */
async function leaveOne(client: Client, place: CardPlace): Promise<void> {
  const found = await candidates(client, place)
  if (found.length < 2) return
  const [, ...others] = await ours(client, found)
  await Promise.all(others.map(({ id }) => client.rest('DELETE', `/issues/comments/${String(id)}`, {}, { harmless: true })))
}

/** Returns the place of a request's card; the search for an older one starts at once. */
export function openCards(client: Client, place: CardPlace): Cards {
  let search = find(client, place)
  // Because nobody may be waiting yet when it fails; `put` hears of it all the same.
  search.catch(() => undefined)

  /** Returns whether it posted a new card. */
  const write = async (known: Found | null, body: string): Promise<boolean> => {
    const newer = known !== null && (known.runId > place.runId || (known.runId === place.runId && known.attempt > place.attempt))
    if (newer) return false
    const reply = known === null
      ? await client.rest('POST', `/issues/${String(place.number)}/comments`, { body }, { harmless: false })
      : await client.rest('PATCH', `/issues/comments/${String(known.id)}`, { body }, { harmless: true })
    if (!reply.ok && known !== null && reply.status === 404) return write(null, body)
    if (!reply.ok) {
      const lacks = reply.status === 403 ? '; the job needs the permission pull-requests: write' : ''
      throw new Fault(`GitHub did not take the card (${String(reply.status)}: ${reply.message})${lacks}`)
    }
    return known === null
  }

  return {
    async put(body, fresh, later) {
      if (fresh) search = find(client, place)
      for (let attempt = 1; ; attempt++) {
        try {
          if (await write(await search, body)) later(leaveOne(client, place))
          return
        } catch (error) {
          if (!(error instanceof Fault && error.retryable) || attempt >= ATTEMPTS) throw error
          await client.wait(attempt)
          search = find(client, place)
        }
      }
    },
  }
}
