/**
 * Ctrl-C and termination while something may be written.
 *
 * Calling sequence: `watchSignals`, run the command on a target that went through `guard` beside `interrupted`, `stop`.
 * Promised: a signal before the write ends the run at once and nothing is written afterwards either; one during or after the
 * write lets the run come to its end. Not promised: that what was written before a kill is whole; the next start sees to that.
 */
import { Fault } from '../base/fault.js'
import type { Target } from '../engine/ports.js'
import type { Signal, World } from './world.js'

/** Exit codes of a run that a signal ended, as shells tell them. */
export const SIGNALLED: { readonly [signal in Signal]: number } = { SIGINT: 130, SIGTERM: 143 }

export interface Watch {
  /** The first signal that came, or null. */
  signal(): Signal | null
  /** Resolves when a signal came at a time when nothing had been written. */
  readonly interrupted: Promise<Signal>
  /** Returns the target with its writes told to this watch; after a signal none begins. */
  guard(target: Target): Target
  stop(): void
}

/** Starts to watch for signals. */
export function watchSignals(world: World): Watch {
  let first: Signal | null = null
  /** Whether a write has begun and is not known to have done nothing. */
  let begun = false
  let interrupt: (signal: Signal) => void = () => undefined
  const interrupted = new Promise<Signal>((resolve) => { interrupt = resolve })
  const stop = world.onSignal((signal) => {
    first ??= signal
    if (!begun) interrupt(signal)
  })
  return {
    signal: () => first,
    interrupted,
    stop,
    guard: (target) => ({
      owner: target.owner,
      name: target.name,
      commits: target.commits,
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
