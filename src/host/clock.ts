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

/** The clock of this machine. */
export const systemClock: Clock = {
  now, wait: pause,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => { clearTimeout(timer) }
  },
}
