/** Ctrl-C and termination while something may be written: `engine/stop.ts`, asked by signals. */
import { openStop, type Stop } from '../engine/stop.js'
import type { Signal, World } from './world.js'

/** Exit codes of a run that a signal ended, as shells tell them. */
export const SIGNALLED: { readonly [signal in Signal]: number } = { SIGINT: 130, SIGTERM: 143 }

export interface Watch extends Pick<Stop<Signal>, 'reason' | 'asked' | 'guard'> {
  /** Leaves signals to the process again. */
  stop(): void
}

/** Starts to watch for signals. */
export function watchSignals(world: World): Watch {
  const { ask, reason, asked, guard } = openStop<Signal>()
  return { reason, asked, guard, stop: world.onSignal(ask) }
}
