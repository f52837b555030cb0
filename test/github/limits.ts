/**
 * GitHub's rate limits, counted per token over a sliding window of the double's clock. Figures are those of the
 * documentation for GITHUB_TOKEN; which calls create content is not documented call by call, so every request that talks
 * or moves refs counts.
 */
import type { Effect } from './http-types.js'

/** The limits; Infinity switches one off. */
export interface Limits {
  /** Requests an hour (primary). */
  readonly perHour: number
  /** Requests at the same time (secondary). */
  readonly concurrent: number
  /** Points a minute (secondary): a read is 1, a write 5. */
  readonly pointsPerMinute: number
  readonly contentPerMinute: number
  readonly contentPerHour: number
}

/** What GitHub allows. */
export const githubLimits: Limits = { perHour: 1000, concurrent: 100, pointsPerMinute: 900, contentPerMinute: 80, contentPerHour: 500 }

/** No limits. */
export const noLimits: Limits = {
  perHour: Infinity, concurrent: Infinity, pointsPerMinute: Infinity, contentPerMinute: Infinity, contentPerHour: Infinity,
}

interface Past {
  readonly at: number
  readonly points: number
  readonly content: boolean
}

/** What to tell a caller who is over a limit. */
export interface OverLimit {
  readonly kind: 'primary' | 'secondary'
  readonly seconds: number
}

/** Counts requests of all tokens. */
export class RateCounter {
  readonly #limits: Limits
  readonly #past = new Map<string, Past[]>()
  #open = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Forgets all that was counted. */
  reset(): void {
    this.#past.clear()
  }

  /** Requests in the current hour. */
  used(token: string, now: number): number {
    return (this.#past.get(token) ?? []).filter((each) => each.at > now - 3_600_000).length
  }

  /** Counts a request, or says which limit it breaks. Call `leave` when it is over. */
  enter(token: string, effect: Effect, now: number): OverLimit | undefined {
    const limits = this.#limits
    const past = (this.#past.get(token) ?? []).filter((each) => each.at > now - 3_600_000)
    this.#past.set(token, past)
    const minute = past.filter((each) => each.at > now - 60_000)
    const points = effect === 'read' ? 1 : 5
    const content = effect === 'talk' || effect === 'ref'
    const contents = (list: readonly Past[]): number => list.filter((each) => each.content).length
    if (past.length >= limits.perHour) return { kind: 'primary', seconds: 3600 }
    if (this.#open >= limits.concurrent) return { kind: 'secondary', seconds: 60 }
    if (minute.reduce((sum, each) => sum + each.points, points) > limits.pointsPerMinute) return { kind: 'secondary', seconds: 60 }
    if (content && contents(minute) >= limits.contentPerMinute) return { kind: 'secondary', seconds: 60 }
    if (content && contents(past) >= limits.contentPerHour) return { kind: 'secondary', seconds: 3600 }
    if (limits.perHour !== Infinity || limits.pointsPerMinute !== Infinity) past.push({ at: now, points, content })
    this.#open += 1
    return undefined
  }

  /** Ends a request that `enter` let in. */
  leave(): void {
    this.#open -= 1
  }
}
