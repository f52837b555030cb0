/**
 * The one card of a request (spec page 5.5): found again by its marker *and* by being ours, updated in place, never over the card
 * of a newer run. A lost answer to the posting is settled by looking for the marker before it is posted again.
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
  /** Puts the card there; a failure is a `Fault` that names it. `fresh` looks again first, because another run may have posted. */
  put(body: string, fresh: boolean): Promise<void>
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

async function find(client: Client, place: CardPlace): Promise<Found | null> {
  const marker = new RegExp(`<!-- holdfast:card:${place.key}/(\\d+)/(\\d+) -->\\s*$`, 'u')
  const candidates: (Found & { readonly node: string })[] = []
  const since = place.since === null ? '' : `&since=${encodeURIComponent(place.since)}`
  for (let page = 1; page <= PAGES; page++) {
    const reply = await client.rest('GET', `/issues/${String(place.number)}/comments?per_page=100&page=${String(page)}${since}`, {}, { harmless: true })
    const list = accepted(comments, reply, 'the comments')
    for (const { id, node_id: node, body = '' } of list) {
      const [, runId, attempt] = marker.exec(body) ?? []
      if (runId !== undefined && attempt !== undefined) candidates.push({ id, node, runId: Number(runId), attempt: Number(attempt) })
    }
    if (list.length < 100) break
  }
  if (candidates.length === 0) return null
  const reply = await client.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { viewerDidAuthor } } }',
    { ids: candidates.map(({ node }) => node) }, { harmless: true })
  const { nodes } = parsed(authors, reply.data, 'the comments')
  return candidates.find((_, i) => nodes[i]?.viewerDidAuthor === true) ?? null
}

/** Returns the place of a request's card; the search for an older one starts at once. */
export function openCards(client: Client, place: CardPlace): Cards {
  let search = find(client, place)
  // Because nobody may be waiting yet when it fails; `put` hears of it all the same.
  search.catch(() => undefined)

  const write = async (known: Found | null, body: string): Promise<void> => {
    const newer = known !== null && (known.runId > place.runId || (known.runId === place.runId && known.attempt > place.attempt))
    if (newer) return
    const reply = known === null
      ? await client.rest('POST', `/issues/${String(place.number)}/comments`, { body }, { harmless: false })
      : await client.rest('PATCH', `/issues/comments/${String(known.id)}`, { body }, { harmless: true })
    if (!reply.ok && known !== null && reply.status === 404) return write(null, body)
    if (!reply.ok) throw new Fault(`GitHub did not take the card (${String(reply.status)}): ${reply.message}`)
  }

  return {
    async put(body, fresh) {
      if (fresh) search = find(client, place)
      for (let attempt = 1; ; attempt++) {
        try {
          await write(await search, body)
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
