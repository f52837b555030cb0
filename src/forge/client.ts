/**
 * The only door to GitHub's API; it alone holds the token.
 *
 * Every call says whether a repeat of it is harmless. Harmless ones are repeated after 5xx answers and lost connections;
 * others are sent once, and their caller has to find out what became of them. Rate limits are obeyed for all, since GitHub
 * refuses such a request before doing anything. An answer of 4xx is a value (`ok: false`); whatever leaves the caller without a
 * usable answer is a `Fault`. Not promised: that a request which ended in a `Fault` had no effect.
 */
import { Octokit } from '@octokit/rest'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { z } from 'zod'
import { concat } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { FREE_FLOW } from './free-flow.js'

export type Fetch = typeof globalThis.fetch

export interface ClientOptions {
  readonly token: string
  readonly owner: string
  readonly name: string
  /** Base URLs without a slash at the end, as `GITHUB_API_URL` and `GITHUB_GRAPHQL_URL` give them. */
  readonly apiUrl: string
  readonly graphqlUrl: string
  readonly fetch: Fetch
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Milliseconds that the run's requests may take together, waiting included. */
  readonly budget: number
  /** Milliseconds that stand for a second of waiting between repeats; 1000 in earnest. */
  readonly pause: number
  readonly note: (message: string) => void
}

export type Reply =
  | { readonly ok: true; readonly status: number; readonly data: unknown }
  | { readonly ok: false; readonly status: number; readonly message: string }

/** One member of a GraphQL answer's `errors`. */
export interface GraphError {
  readonly type: string | null
  readonly path: string
  readonly message: string
}

export interface GraphReply {
  readonly data: unknown
  readonly errors: readonly GraphError[]
}

export interface Client {
  readonly owner: string
  readonly name: string
  /** Returns how many HTTP requests were sent so far. */
  requests(): number
  /** Waits; the argument counts in the run's unit of waiting (`pause`). */
  wait(units: number): Promise<void>
  /** Sends `METHOD /path` below the repository; `path` is already percent-encoded. */
  rest(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body: object, how: { readonly harmless: boolean }): Promise<Reply>
  /**
   * Returns the bytes that a path below the repository redirects to, or `ok: false`. The second address is another host's: it gets
   * no token. Throws `Fault` on more than `most` bytes.
   */
  download(path: string, most: number): Promise<{ readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly status: number }>
  graphql(query: string, variables: object, how: { readonly harmless: boolean }): Promise<GraphReply>
}

const REQUEST_LIMIT = 30_000
const REPEATS = 3
const Api = Octokit.plugin(retry, throttling)

const graphReply = z.object({
  data: z.unknown(),
  errors: z.array(z.object({
    type: z.string().optional(), message: z.string(), path: z.array(z.union([z.string(), z.number()])).optional(),
  })).optional(),
})

const httpFault = z.object({ status: z.int(), message: z.string(), response: z.unknown().optional() })

const redirected = z.object({ status: z.int(), response: z.object({ headers: z.object({ location: z.string().optional() }) }).optional() })

/** Returns the body of an answer, read no further than allowed. */
async function bytesOf(answer: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    const bytes = part as Uint8Array
    size += bytes.length
    if (size > most) throw new Fault(`A download is larger than ${String(most)} bytes.`)
    parts.push(bytes)
  }
  return concat(parts)
}

/** Returns the path with every segment percent-encoded, slashes kept: encoded slashes break GitHub Enterprise Server. */
export function segments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Returns the client of one run. */
export function openClient(options: ClientOptions): Client {
  const end = options.now() + options.budget
  let sent = 0
  const bounded: Fetch = (input, init) => {
    const left = end - options.now()
    if (left <= 0) return Promise.reject(new Fault('The time for talking to GitHub is used up.', { retryable: true }))
    sent++
    return options.fetch(input, { ...init, signal: AbortSignal.timeout(Math.min(left, REQUEST_LIMIT)) })
  }
  const limited = (kind: string) => (seconds: number, _request: unknown, _octokit: unknown, repeats: number): boolean => {
    const wanted = repeats < 2 && seconds * options.pause < end - options.now()
    options.note(`GitHub's ${kind} rate limit was reached; ${wanted ? `waiting ${String(seconds)} s` : 'giving up'}.`)
    return wanted
  }
  const api = new Api({
    auth: options.token, baseUrl: options.apiUrl, userAgent: 'holdfast',
    request: { fetch: bounded },
    log: { debug: () => undefined, info: () => undefined, warn: options.note, error: () => undefined },
    retry: { retryAfterBaseValue: options.pause, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    throttle: Object.assign({
      retryAfterBaseValue: options.pause, onRateLimit: limited('primary'), onSecondaryRateLimit: limited('secondary'),
    }, FREE_FLOW),
  })

  const send = async (route: string, parameters: object, harmless: boolean): Promise<Reply> => {
    try {
      const answer: { readonly status: number; readonly data: unknown } = await api.request(route, {
        ...parameters, request: { retries: harmless ? REPEATS : 0 },
      })
      return { ok: true, status: answer.status, data: answer.data }
    } catch (error) {
      if (error instanceof Fault) throw error
      const known = httpFault.safeParse(error)
      const answered = known.success && known.data.response !== undefined
      if (known.success && answered && known.data.status < 500) return { ok: false, status: known.data.status, message: known.data.message }
      const why = error instanceof Error ? error.message : 'unknown reason'
      throw new Fault(`${route.replace(/\?.*$/u, '')} got no usable answer: ${why}`, { retryable: true, cause: error })
    }
  }

  /** Returns where a download is, or the status of an answer that does not say. */
  const locate = async (route: string): Promise<string | number> => {
    const manual: Fetch = (input, init) => bounded(input, { ...init, redirect: 'manual' })
    try {
      const { status, headers } = await api.request(route, { request: { fetch: manual, retries: REPEATS } })
      return headers.location ?? status
    } catch (error) {
      if (error instanceof Fault) throw error
      const known = redirected.safeParse(error)
      if (!known.success) throw new Fault(`${route} got no usable answer`, { retryable: true, cause: error })
      return known.data.response?.headers.location ?? known.data.status
    }
  }

  return {
    owner: options.owner,
    name: options.name,
    requests: () => sent,
    wait: (units) => new Promise((resolve) => { setTimeout(resolve, units * options.pause) }),
    rest: (method, path, body, { harmless }) => send(`${method} /repos/${segments(`${options.owner}/${options.name}`)}${path}`, body, harmless),
    async download(path, most) {
      const where = await locate(`GET /repos/${segments(`${options.owner}/${options.name}`)}${path}`)
      if (typeof where === 'number') return { ok: false, status: where }
      const answer = await bounded(where, { redirect: 'error' })
      return answer.ok ? { ok: true, bytes: await bytesOf(answer, most) } : { ok: false, status: answer.status }
    },
    async graphql(query, variables, { harmless }) {
      const reply = await send(`POST ${options.graphqlUrl}`, { query, variables }, harmless)
      if (!reply.ok) throw new Fault(`GitHub refused the GraphQL request (${String(reply.status)}): ${reply.message}`)
      const { data, errors } = parsed(graphReply, reply.data, 'GraphQL')
      return {
        data,
        errors: (errors ?? []).map(({ type, path, message }) => ({ type: type ?? null, path: (path ?? []).join('.'), message })),
      }
    },
  }
}

/** Returns the data of an answer in the expected shape. Throws `Fault`: a cut or foreign answer is as good as none. */
export function parsed<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = issue === undefined ? '' : ` at ${issue.path.join('.') || 'its top'}: ${issue.message}`
  throw new Fault(`GitHub's answer about ${what} is not as documented${where}`, { retryable: true })
}

/** Returns the data of an accepted REST answer in the expected shape. Throws `Fault` otherwise. */
export function accepted<T>(schema: z.ZodType<T>, reply: Reply, what: string): T {
  if (!reply.ok) throw new Fault(`GitHub refused ${what} (${String(reply.status)}): ${reply.message}`)
  return parsed(schema, reply.data, what)
}
