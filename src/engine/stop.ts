/**
 * A request that may be called off before its commit point, and not after.
 *
 * Calling sequence: `openStop`, run the request on a target that went through `guard`; whoever wants it to end calls `ask`.
 * Promised: asked before the write, `asked` resolves and nothing is written afterwards either; asked during or after the write,
 * the request comes to its end. Not promised: that what was written before a kill is whole; the next start sees to that.
 */
import { Fault } from '../base/fault.js'
import type { Target } from './ports.js'

export interface Stop<R extends string> {
  /** Asks for the end, saying by what; the first one counts. */
  readonly ask: (reason: R) => void
  /** What asked first, or null. */
  readonly reason: () => R | null
  /** Resolves when the end was asked for at a time when nothing had been written. */
  readonly asked: Promise<R>
  /** Returns the target with its writes told; once the end was asked for none begins. */
  readonly guard: (target: Target) => Target
}

/** Returns a stop that nobody has asked for yet. */
export function openStop<R extends string>(): Stop<R> {
  let first: R | null = null
  /** Whether a write has begun and is not known to have done nothing. */
  let begun = false
  let tell: (reason: R) => void = () => undefined
  const asked = new Promise<R>((resolve) => { tell = resolve })
  return {
    ask: (reason) => {
      first ??= reason
      if (!begun) tell(reason)
    },
    reason: () => first,
    asked,
    guard: (target) => ({
      owner: target.owner,
      name: target.name, commits: target.commits,
      load: (paths, creating) => target.load(paths, creating),
      blobId: (bytes) => target.blobId(bytes),
      land: async (set) => {
        if (first !== null) throw new Fault(`stopped by ${first} before anything was written`)
        begun = true
        const landing = await target.land(set)
        // Where it landed, or broke off, the run has to come to its end to tell of it.
        if (landing.kind !== 'landed') begun = false
        return landing
      },
    }),
  }
}
