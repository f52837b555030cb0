/**
 * Things that go wrong on purpose: faults on chosen requests, and hooks that let something else happen between two requests.
 */

/** What a matcher sees of a request before it is handled. */
export interface RequestInfo {
  readonly index: number
  readonly method: string
  readonly path: string
  readonly operation: string
  readonly mutating: boolean
  readonly input: unknown
}

/** Conditions, all of which must hold. */
export interface MatchRules {
  /** Operation id (`git/create-tree`, `graphql/updateRefs`, `smart-http/receive-pack`) or a pattern for it. */
  readonly operation?: string | RegExp
  readonly method?: string
  readonly path?: string | RegExp
  readonly mutating?: boolean
  readonly when?: (info: RequestInfo) => boolean
  /** Only the nth request that meets the other conditions, counted from 1 since registration. */
  readonly nth?: number
  /** How many times it may hit; once unless said otherwise. */
  readonly times?: number
}

/** Which requests: an operation id, a pattern for it, conditions, or a predicate. */
export type Matcher = string | RegExp | MatchRules | ((info: RequestInfo) => boolean)

/** What goes wrong. "after" means that the effect takes place and only the answer is lost. */
export type FaultAction =
  | { readonly kind: 'status'; readonly status: number; readonly when?: 'before' | 'after'; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'secondary-limit'; readonly status?: 403 | 429; /** Seconds; null leaves the header out. */ readonly retryAfter?: number | null }
  | { readonly kind: 'primary-limit'; /** Seconds until the window ends. */ readonly resetIn?: number }

interface Rule<T> {
  readonly matches: (info: RequestInfo) => boolean
  readonly nth: number | undefined
  seen: number
  left: number
  readonly value: T
}

/** A list of things that hit matching requests, each a limited number of times. */
export class Rules<T> {
  #rules: Rule<T>[] = []

  /** Adds one; the answer takes it away again. */
  add(matcher: Matcher, value: T): () => void {
    const rules = typeof matcher === 'object' && !(matcher instanceof RegExp) ? matcher : undefined
    const rule: Rule<T> = { matches: predicate(matcher), nth: rules?.nth, seen: 0, left: rules?.times ?? 1, value }
    this.#rules.push(rule)
    return () => { this.#rules = this.#rules.filter((each) => each !== rule); }
  }

  /** What hits this request, in order of registration; each hit counts. */
  take(info: RequestInfo): T[] {
    const hits: T[] = []
    for (const rule of this.#rules) {
      if (rule.left <= 0 || !rule.matches(info)) continue
      rule.seen += 1
      if (rule.nth !== undefined && rule.seen !== rule.nth) continue
      rule.left -= 1
      hits.push(rule.value)
    }
    this.#rules = this.#rules.filter((rule) => rule.left > 0)
    return hits
  }

  /** Takes everything away. */
  clear(): void {
    this.#rules = []
  }
}

function predicate(matcher: Matcher): (info: RequestInfo) => boolean {
  if (typeof matcher === 'function') return matcher
  if (typeof matcher === 'string' || matcher instanceof RegExp) return (info) => fits(matcher, info.operation)
  return (info) =>
    (matcher.operation === undefined || fits(matcher.operation, info.operation))
    && (matcher.method === undefined || matcher.method === info.method)
    && (matcher.path === undefined || fits(matcher.path, info.path))
    && (matcher.mutating === undefined || matcher.mutating === info.mutating)
    && (matcher.when?.(info) ?? true)
}

const fits = (wanted: string | RegExp, text: string): boolean => (typeof wanted === 'string' ? wanted === text : wanted.test(text))
