/** What goes in and out of the double's router, free of sockets. */

/** One HTTP request. Header names are lower-case; `path` is still percent-encoded and has no query. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** One HTTP answer. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What a request does when it succeeds: nothing, new git objects, moved refs, or talk (comments, reactions, checks). */
export type Effect = 'read' | 'object' | 'ref' | 'talk'

/** What a handler answers; `json` and `raw` exclude each other. */
export interface Reply {
  readonly status: number
  readonly json?: unknown
  readonly raw?: { readonly type: string; readonly bytes: Buffer }
  readonly headers?: Readonly<Record<string, string>>
  /** The handler did nothing although it answered with success (a reaction that was there already). */
  readonly noEffect?: boolean
}

/** One member of the `errors` list of a validation failure. */
export interface FieldError {
  readonly resource?: string
  readonly field?: string
  readonly code: string
  readonly message?: string
}

/** A refusal that a handler throws and the router turns into an answer. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly FieldError[] | readonly string[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, errors?: readonly FieldError[] | readonly string[], headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

/** The words of an installation token that lacks a permission. */
export const notAccessible = 'Resource not accessible by integration'

/** 404 as GitHub words it. */
export const notFound = (): ApiError => new ApiError(404, 'Not Found')

/** 422 with field errors. */
export const invalid = (message: string, ...errors: FieldError[]): ApiError => new ApiError(422, message, errors.length > 0 ? errors : undefined)

/** One line of the double's log. */
export interface Exchange {
  readonly index: number
  readonly method: string
  readonly path: string
  /** `git/create-tree`, `graphql/updateRefs`, `smart-http/receive-pack`, `unknown`, … */
  readonly operation: string
  /** Milliseconds, monotonic. */
  readonly startedAt: number
  readonly endedAt: number
  /** What the client saw; null when the connection was dropped. */
  readonly status: number | null
  readonly effect: Effect
  /** The request could have changed something. */
  readonly mutating: boolean
  /** It did, whether or not the client learned of it. */
  readonly accepted: boolean
  /** Login behind the token. */
  readonly actor: string | null
  /** The injected fault, if one hit. */
  readonly fault: string | null
  /** Parsed JSON body of the request. */
  readonly input: unknown
  /** Parsed JSON body of the answer that was computed (also when it was lost). */
  readonly output: unknown
}
