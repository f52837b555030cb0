/**
 * One request through the double: limits, faults and hooks around the handler, the contract guard on both sides, a line in
 * the log. Sockets are elsewhere, so the same way serves HTTP and in-process `fetch`.
 */
import { authenticate, authorise, visible } from './access.js'
import type { Contract, Match } from './contract.js'
import { Rules } from './faults.js'
import type { FaultAction, RequestInfo } from './faults.js'
import { GraphqlDoor, operationOf } from './graphql/door.js'
import { ApiError } from './http-types.js'
import type { Answer, Call, Effect, Exchange, Reply } from './http-types.js'
import { RateCounter } from './limits.js'
import type { Limits, OverLimit } from './limits.js'
import { actionEndpoints, artifactBytes } from './rest/actions.js'
import { checkEndpoints } from './rest/checks.js'
import { commentEndpoints } from './rest/comments.js'
import { commitEndpoints } from './rest/commits.js'
import { RestRequest } from './rest/endpoint.js'
import type { Endpoint } from './rest/endpoint.js'
import { gitDataEndpoints } from './rest/git-data.js'
import { gitRefEndpoints } from './rest/git-refs.js'
import { pullEndpoints } from './rest/pulls.js'
import { repositoryEndpoints } from './rest/repository.js'
import { isSmartHttp, smartHttp } from './smart-http.js'
import type { Repository, Token } from './types.js'
import type { World } from './world.js'

/** Something that GitHub would not have taken, or that the double answered against the description. */
export interface Violation {
  readonly index: number
  readonly operation: string
  readonly message: string
}

/** The answer to a request, or nothing where the connection is to be cut. */
export type Outcome = Answer | 'drop'

const endpoints = new Map<string, Endpoint>([
  ...gitDataEndpoints, ...gitRefEndpoints, ...commentEndpoints, ...checkEndpoints, ...repositoryEndpoints, ...commitEndpoints,
  ...pullEndpoints, ...actionEndpoints,
].map((endpoint) => [endpoint.id, endpoint]))

interface Handled {
  readonly answer: Answer
  readonly accepted: boolean
}

interface Planned {
  readonly operation: string
  readonly effect: Effect
  readonly run: (token: Token | undefined) => Promise<Handled>
}

/** Dispatches requests and keeps the log. */
export class Router {
  readonly requests: Exchange[] = []
  readonly violations: Violation[] = []
  readonly faults = new Rules<FaultAction>()
  readonly before = new Rules<(info: RequestInfo) => void | Promise<void>>()
  readonly after = new Rules<(info: RequestInfo) => void | Promise<void>>()
  readonly counter: RateCounter
  latency: number
  readonly #world: World
  readonly #contract: Contract
  readonly #graphql: GraphqlDoor
  readonly #limits: Limits
  #next = 0

  constructor(world: World, contract: Contract, sdl: string, limits: Limits, latency: number) {
    this.#world = world
    this.#contract = contract
    this.#graphql = new GraphqlDoor(world, sdl)
    this.#limits = limits
    this.counter = new RateCounter(limits)
    this.latency = latency
  }

  /** Answers one request. Never throws. */
  async dispatch(call: Call): Promise<Outcome> {
    const index = this.#next
    this.#next += 1
    const startedAt = performance.now()
    const input = parseJson(call.body)
    const planned = this.#plan(call, index, input)
    const mutating = planned.effect !== 'read'
    const info: RequestInfo = { index, method: call.method, path: call.path, operation: planned.operation, mutating, input }
    const delayed = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms); })
    let token: Token | undefined
    let outcome: Outcome | undefined
    let handled: Handled | undefined
    const faults = this.faults.take(info)
    const named = faults.map((fault) => `${fault.kind}${'when' in fault && fault.when !== undefined ? ` ${fault.when}` : ''}`)
    try {
      if (this.latency > 0) await delayed(this.latency)
      for (const hook of this.before.take(info)) await hook(info)
      for (const fault of faults) if (fault.kind === 'delay') await delayed(fault.ms)
      outcome = this.#early(faults, planned.operation)
      if (outcome === undefined) {
        if (planned.operation !== 'blob-store/download') token = authenticate(this.#world, call.headers)
        handled = await this.#limited(planned, token)
        for (const hook of this.after.take(info)) await hook(info)
        outcome = late(faults) ?? handled.answer
      }
    } catch (error) {
      outcome = this.#failed(error, index, planned.operation)
    }
    const decorated = outcome === 'drop' ? outcome : this.#decorate(outcome, token)
    this.requests.push({
      index, method: call.method, path: call.path, operation: planned.operation, startedAt, endedAt: performance.now(),
      status: decorated === 'drop' ? null : decorated.status, effect: planned.effect, mutating, accepted: mutating && handled?.accepted === true,
      actor: token?.actor.login ?? null, fault: named.length > 0 ? named.join(', ') : null, input,
      output: parseJson((handled?.answer ?? (outcome === 'drop' ? undefined : outcome))?.body ?? Buffer.alloc(0)),
    })
    return decorated
  }

  #plan(call: Call, index: number, input: unknown): Planned {
    if (isSmartHttp(call)) return smartHttp(this.#world, call)
    if (call.path.startsWith('/_artifacts/')) {
      const { status, bytes } = artifactBytes(this.#world, call.path, call.query, call.headers['authorization'] !== undefined)
      const answer = { status, headers: { 'content-type': status === 200 ? 'application/zip' : 'text/plain' }, body: bytes }
      return { operation: 'blob-store/download', effect: 'read', run: () => Promise.resolve({ answer, accepted: false }) }
    }
    const note = (operation: string) => (message: string): void => { this.violations.push({ index, operation, message }); }
    if (/^\/(?:api\/)?graphql$/u.test(call.path)) {
      const { name, mutation } = operationOf(input)
      return {
        operation: name, effect: mutation,
        run: async (token) => {
          if (call.method !== 'POST') throw new ApiError(404, 'Not Found')
          if (token === undefined) throw new ApiError(401, 'This endpoint requires you to be authenticated.')
          const { result, accepted } = await this.#graphql.run(input, token, note(name))
          return { answer: answerOf({ status: 200, json: result }), accepted }
        },
      }
    }
    const path = call.path.replace(/^\/api\/v3(?=\/)/u, '')
    const match = this.#contract.match(call.method, path)
    const endpoint = match === undefined ? undefined : endpoints.get(match.operation.id)
    if (match === undefined || endpoint === undefined) {
      const operation = match?.operation.id ?? 'unknown'
      return {
        operation, effect: call.method === 'GET' ? 'read' : 'talk',
        run: () => {
          note(operation)(`${call.method} ${call.path} is not an operation that the double knows`)
          throw new ApiError(501, `The double does not know ${call.method} ${call.path}`)
        },
      }
    }
    return { operation: endpoint.id, effect: endpoint.effect, run: (token) => this.#rest(call, path, match, endpoint, token, input, note(endpoint.id)) }
  }

  async #rest(call: Call, path: string, match: Match, endpoint: Endpoint, token: Token | undefined, input: unknown, note: (message: string) => void): Promise<Handled> {
    const { operation, params } = match
    const checked = (reply: Reply): Answer => {
      const answer = answerOf(reply)
      for (const problem of this.#contract.checkAnswer(operation, answer.status, answer.headers['content-type'] ?? '', answer.body)) note(problem)
      return answer
    }
    try {
      if (call.headers['user-agent'] === undefined) throw new ApiError(403, 'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.')
      const version = call.headers['x-github-api-version']
      if (version !== undefined && !['2022-11-28', '2026-03-10'].includes(version)) throw new ApiError(400, `"${version}" is not a supported version.`)
      const repository = params['repo'] === undefined ? undefined : this.#world.repository(`${params['owner'] ?? ''}/${params['repo']}`)
      if (params['repo'] !== undefined && (repository === undefined || !visible(this.#world, token, repository))) throw new ApiError(404, 'Not Found')
      if (endpoint.signedIn === true && token === undefined) throw new ApiError(401, 'Requires authentication')
      if (repository !== undefined) authorise(this.#world, token, repository, endpoint.needs)
      if (repository !== undefined && endpoint.id.startsWith('git/') && await isEmpty(this.#world, repository)) throw new ApiError(409, 'Git Repository is empty.')
      const problems = this.#contract.checkRequest(operation, call.query, call.body, input)
      for (const problem of problems) note(problem)
      if (problems.some((problem) => /^body[ /]/u.test(problem) && !problem.includes('not documented'))) {
        throw new ApiError(422, `Invalid request.\n\n${problems.join('\n')}`)
      }
      const headers = { ...call.headers, 'x-double-path': path }
      const reply = await endpoint.answer(new RestRequest({ world: this.#world, params, query: call.query, headers, token, repository, body: input }))
      return { answer: checked(reply), accepted: endpoint.effect !== 'read' && reply.noEffect !== true }
    } catch (error) {
      if (error instanceof ApiError) return { answer: checked(errorReply(error)), accepted: false }
      throw error
    }
  }

  async #limited(planned: Planned, token: Token | undefined): Promise<Handled> {
    if (planned.operation.startsWith('smart-http/') || planned.operation.startsWith('blob-store/')) return planned.run(token)
    const over = this.counter.enter(token?.value ?? '', planned.effect, this.#world.clock().getTime())
    if (over !== undefined) return { answer: this.#overLimit(over, 403, planned.operation), accepted: false }
    try {
      return await planned.run(token)
    } finally {
      this.counter.leave()
    }
  }

  #early(faults: readonly FaultAction[], operation: string): Outcome | undefined {
    for (const fault of faults) {
      if (fault.kind === 'drop' && fault.when === 'before') return 'drop'
      if (fault.kind === 'status' && fault.when !== 'after') return faulty(fault)
      if (fault.kind === 'secondary-limit') return this.#overLimit({ kind: 'secondary', seconds: fault.retryAfter === undefined ? 60 : fault.retryAfter ?? -1 }, fault.status ?? 403, operation)
      if (fault.kind === 'primary-limit') return this.#overLimit({ kind: 'primary', seconds: fault.resetIn ?? 3600 }, 403, operation)
    }
    return undefined
  }

  /** GraphQL tells of its primary limit with HTTP 200. */
  #overLimit(over: OverLimit, status: number, operation: string): Answer {
    const now = Math.floor(this.#world.clock().getTime() / 1000)
    const headers = over.kind === 'primary'
      ? { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now + over.seconds) }
      : over.seconds < 0 ? {} : { 'retry-after': String(over.seconds) }
    const message = over.kind === 'primary'
      ? 'API rate limit exceeded for installation.'
      : 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
    if (over.kind === 'primary' && operation.startsWith('graphql/')) return answerOf({ status: 200, json: { errors: [{ type: 'RATE_LIMITED', message }] }, headers })
    return answerOf({ ...errorReply(new ApiError(status, message)), headers })
  }

  #failed(error: unknown, index: number, operation: string): Answer {
    if (error instanceof ApiError) return answerOf(errorReply(error))
    const message = error instanceof Error ? error.stack ?? error.message : String(error)
    this.violations.push({ index, operation, message: `the double failed: ${message}` })
    return answerOf(errorReply(new ApiError(500, `The double failed: ${message}`)))
  }

  #decorate(answer: Answer, token: Token | undefined): Answer {
    const now = this.#world.clock()
    const limit = this.#limits.perHour === Infinity ? 1_000_000 : this.#limits.perHour
    const used = this.counter.used(token?.value ?? '', now.getTime())
    return {
      ...answer,
      headers: {
        date: now.toUTCString(), 'x-github-request-id': `D0:${String(this.#next)}`, 'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, limit - used)), 'x-ratelimit-used': String(used),
        'x-ratelimit-reset': String(Math.floor(now.getTime() / 1000) + 3600), 'x-ratelimit-resource': 'core', ...answer.headers,
      },
    }
  }
}

async function isEmpty(world: World, repository: Repository): Promise<boolean> {
  const store = world.store(repository)
  return await store.readRef(`refs/heads/${repository.defaultBranch}`) === undefined && (await store.refs()).size === 0
}

function late(faults: readonly FaultAction[]): Outcome | undefined {
  for (const fault of faults) {
    if (fault.kind === 'drop' && fault.when === 'after') return 'drop'
    if (fault.kind === 'status' && fault.when === 'after') return faulty(fault)
  }
  return undefined
}

function faulty(fault: FaultAction & { readonly kind: 'status' }): Answer {
  const html = fault.status >= 500 && fault.body === undefined
  const body = fault.body ?? (html ? '<html><head><title>Unicorn!</title></head><body>Something went wrong.</body></html>' : JSON.stringify({ message: 'Injected fault' }))
  return { status: fault.status, headers: { 'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8', ...fault.headers }, body: Buffer.from(body) }
}

function errorReply(error: ApiError): Reply {
  return {
    status: error.status, headers: error.headers,
    json: { message: error.message, ...(error.errors !== undefined && { errors: error.errors }), documentation_url: 'https://docs.github.com/rest', status: String(error.status) },
  }
}

function answerOf(reply: Reply): Answer {
  if (reply.raw !== undefined) return { status: reply.status, headers: { 'content-type': reply.raw.type, ...reply.headers }, body: reply.raw.bytes }
  if (reply.json === undefined) return { status: reply.status, headers: { ...reply.headers }, body: Buffer.alloc(0) }
  return { status: reply.status, headers: { 'content-type': 'application/json; charset=utf-8', ...reply.headers }, body: Buffer.from(JSON.stringify(reply.json)) }
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
