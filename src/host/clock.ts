import { randomBytes } from 'node:crypto'

/** Returns the milliseconds since the epoch. */
export function now(): number {
  return Date.now()
}

/** Returns 16 random hex digits, for names that nobody else uses and requests that nobody repeats. */
export function randomName(): string {
  return randomBytes(8).toString('hex')
}

/** Returns after this many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve, milliseconds) })
}

/** Time as those see it who must be tested without waiting for it. */
export interface Clock {
  /** Returns the milliseconds since the epoch. */
  readonly now: () => number
  /** Returns after this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Calls back after this many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, act: () => void) => () => void
}

/** Returns what a promise comes to, or null where it takes longer than these milliseconds; no timer is left behind. */
export async function within<T>(clock: Pick<Clock, 'after'>, milliseconds: number, promise: Promise<T>): Promise<T | null> {
  let off = (): void => undefined
  const late = new Promise<null>((resolve) => { off = clock.after(milliseconds, () => { resolve(null) }) })
  try {
    return await Promise.race([promise, late])
  } finally {
    off()
  }
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now, wait: pause,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => { clearTimeout(timer) }
  },
}
