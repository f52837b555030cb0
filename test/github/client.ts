/** A minimal client for tests of the double itself and for conversations that need no octokit. */
import type { Double } from './double.js'

/** An answer, read. */
export interface Read {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or undefined. */
  readonly json: unknown
  readonly bytes: Buffer
}

/** A GraphQL answer. */
export interface GraphqlRead {
  readonly data?: unknown
  readonly errors?: readonly { readonly type?: string; readonly path?: readonly (string | number)[]; readonly message: string }[]
}

/** Requests as one token (the double's default one, or none with null). */
export class Client {
  readonly #double: Double
  readonly #token: string | null
  readonly #fetch: typeof fetch

  constructor(double: Double, options: { readonly token?: string | null; /** Through a socket instead of in process. */ readonly http?: boolean } = {}) {
    this.#double = double
    this.#token = options.token === undefined ? double.token : options.token
    this.#fetch = options.http === true ? fetch : double.fetch
  }

  /** One request; `path` starts with a slash. */
  async rest(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Read> {
    const response = await this.#fetch(`${this.#double.url}${path}`, {
      method, redirect: 'manual', headers: { accept: 'application/vnd.github+json', ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    let json: unknown
    try {
      json = JSON.parse(bytes.toString())
    } catch {
      json = undefined
    }
    return { status: response.status, headers: response.headers, json, bytes }
  }

  /** One GraphQL request. */
  async graphql(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphqlRead> {
    const { json } = await this.rest('POST', '/graphql', { query, variables })
    return json as GraphqlRead
  }
}
