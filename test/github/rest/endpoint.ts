/** What a REST handler gets and must say about itself. */
import type { GitStore } from '../git-store.js'
import { ApiError, invalid, notFound } from '../http-types.js'
import type { Effect, Reply } from '../http-types.js'
import type { Account, Access, Comment, Repository, Scope, Token } from '../types.js'
import type { World } from '../world.js'

/** A permission that lets a request pass. */
export type Need = readonly [Scope, Exclude<Access, 'none'>]

/** A REST operation that the double answers. */
export interface Endpoint {
  /** The operationId of GitHub's description. */
  readonly id: string
  readonly effect: Effect
  /** Any one of these is enough; none means that everyone may. */
  readonly needs: readonly Need[]
  /** Needs a token even where reading is public. */
  readonly signedIn?: boolean
  readonly answer: (request: RestRequest) => Reply | Promise<Reply>
}

/** One request as a handler sees it: authenticated, authorised, parsed. */
export class RestRequest {
  readonly world: World
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly accept: string
  readonly headers: Readonly<Record<string, string>>
  readonly token: Token | undefined
  readonly #repository: Repository | undefined
  readonly #body: unknown

  constructor(from: {
    world: World; params: Readonly<Record<string, string>>; query: URLSearchParams; headers: Readonly<Record<string, string>>
    token: Token | undefined; repository: Repository | undefined; body: unknown
  }) {
    this.world = from.world
    this.params = from.params
    this.query = from.query
    this.headers = from.headers
    this.accept = from.headers['accept'] ?? ''
    this.token = from.token
    this.#repository = from.repository
    this.#body = from.body
  }

  get repository(): Repository {
    if (this.#repository === undefined) throw notFound()
    return this.#repository
  }

  get store(): GitStore {
    return this.world.store(this.repository)
  }

  /** Who asks; a handler that needs this says so with `signedIn` or with a write permission. */
  get actor(): Account {
    if (this.token === undefined) throw new ApiError(401, 'Requires authentication')
    return this.token.actor
  }

  /** The body as an object; anything else is refused. */
  get body(): Readonly<Record<string, unknown>> {
    if (typeof this.#body !== 'object' || this.#body === null || Array.isArray(this.#body)) throw new ApiError(400, 'Problems parsing JSON')
    return this.#body as Readonly<Record<string, unknown>>
  }

  /** A path parameter. */
  param(name: string): string {
    return this.params[name] ?? ''
  }

  /** A member of the body that must be a string. */
  text(name: string): string {
    const value = this.body[name]
    if (typeof value !== 'string') {
      throw invalid(`Invalid request.\n\n${value === undefined ? `"${name}" wasn't supplied.` : `For 'properties/${name}', ${JSON.stringify(value)} is not a string.`}`)
    }
    return value
  }

  /** A member of the body that may be absent or null. */
  optional(name: string): string | undefined {
    const value = this.body[name]
    return value === undefined || value === null ? undefined : this.text(name)
  }

  /** Asks for a raw media type (`…raw`, `…raw+json`). */
  get wantsRaw(): boolean {
    return /application\/vnd\.github(?:\.v3)?\.raw/u.test(this.accept)
  }

  /** Asks for a diff or patch media type. */
  get wantsDiff(): 'diff' | 'patch' | undefined {
    const match = /application\/vnd\.github(?:\.v3)?\.(?<kind>diff|patch)/u.exec(this.accept)
    return match?.groups?.['kind'] === 'diff' ? 'diff' : match === null ? undefined : 'patch'
  }

  /** The issue comment that the path names, in this repository. */
  comment(): Comment {
    const comment = this.world.state.comments.get(Number(this.param('comment_id')))
    if (comment?.repository !== this.repository.fullName) throw notFound()
    return comment
  }

  /** One page of a list, with the `link` header that GitHub would send. */
  page<T>(all: readonly T[], fallback = 30): { readonly items: readonly T[]; readonly headers: Record<string, string> } {
    const size = Math.min(100, Math.max(1, Number(this.query.get('per_page') ?? fallback) || fallback))
    const last = Math.max(1, Math.ceil(all.length / size))
    const at = Math.max(1, Number(this.query.get('page') ?? 1) || 1)
    const link = (page: number, rel: string): string => {
      const query = new URLSearchParams(this.query)
      query.set('page', String(page))
      return `<${this.world.urls.api}${this.headers['x-double-path'] ?? ''}?${query.toString()}>; rel="${rel}"`
    }
    const links: string[] = []
    if (at > 1) links.push(link(at - 1, 'prev'))
    if (at < last) links.push(link(at + 1, 'next'), link(last, 'last'))
    if (at > 1) links.push(link(1, 'first'))
    return { items: all.slice((at - 1) * size, at * size), headers: links.length > 0 ? { link: links.join(', ') } : {} }
  }
}

/** A JSON answer. */
export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply => ({ status, json: value, headers })
