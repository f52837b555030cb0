/** Where and how the local doors run a row of the table. */
import type { Switches } from '../base/settings.js'
import type { Target } from '../engine/ports.js'
import type { Served } from '../engine/served.js'
import type { Workshop } from '../engine/workshop.js'
import type { Here } from './local.js'

export interface Request {
  readonly operands: readonly string[]
  readonly document: string | null
  readonly options: Readonly<Record<string, unknown>>
}

/** Where and how a row is run. */
export interface Circumstances extends Here {
  readonly switches: Switches
  /** Returns the target with its writes told to whoever may stop them. */
  readonly guard?: (target: Target) => Target
  /** What was shown before, where the door lasts. */
  readonly served?: Served
  /** Resolves when the request is no longer wanted. */
  readonly cancelled?: Promise<unknown>
  /** Keeps the runtimes of cells for the next request, where the door lasts; else they end with this one. */
  readonly keep?: (make: () => Workshop) => Workshop
}
