/**
 * How long somebody who fails is left alone (spec page 7.6), on a clock from outside.
 *
 * Starts: 15 seconds after the first failure, doubling to five minutes. Calls: after three faults running of one call in one
 * situation 60 seconds, doubling to five minutes; another situation begins anew.
 */

export interface Patience {
  /** Returns for how many milliseconds a key is to be left alone; 0 when it is not. `situation` is what it is asked in. */
  pauseOf(key: string, situation: string): number
  failed(key: string, situation: string): void
  succeeded(key: string): void
}

interface Failing {
  readonly situation: string
  readonly times: number
  readonly until: number
}

export interface PatienceOptions {
  /** So many failures running are borne before the first pause. */
  readonly borne: number
  /** Milliseconds. */
  readonly first: number
  readonly most: number
}

export const STARTS: PatienceOptions = { borne: 1, first: 15_000, most: 300_000 }
export const CALLS: PatienceOptions = { borne: 3, first: 60_000, most: 300_000 }

export function openPatience({ borne, first, most }: PatienceOptions, now: () => number): Patience {
  const failing = new Map<string, Failing>()
  const known = (key: string, situation: string): Failing | null => {
    const found = failing.get(key)
    return found?.situation === situation ? found : null
  }
  return {
    pauseOf: (key, situation) => Math.max(0, (known(key, situation)?.until ?? 0) - now()),
    failed: (key, situation) => {
      const times = (known(key, situation)?.times ?? 0) + 1
      const pause = times < borne ? 0 : Math.min(most, first * 2 ** (times - borne))
      failing.set(key, { situation, times, until: pause === 0 ? 0 : now() + pause })
    },
    succeeded: (key) => { failing.delete(key) },
  }
}
