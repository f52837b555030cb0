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
