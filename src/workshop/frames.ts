/**
 * What a runtime and its host say to each other: a line of JSON each, over descriptors of their own, so that a cell's output is never
 * taken for one. `protocol.ts` has the schemas that a host judges a runtime by.
 *
 *     host:     run, ret (what a call of the bridge came to), interrupt (Python only)
 *     runtime:  ready, call, display, ack (the interrupt was delivered), done, exit (the cell ends the process)
 */
import type { CellError } from '../engine/workshop.js'

export interface DoneFrame {
  readonly t: 'done'
  readonly id: string
  /** A bounded preview; null where there is no value. */
  readonly value: string | null
  readonly error: CellError | null
  readonly interrupted?: boolean | undefined
  readonly notes: readonly string[]
  /** Why the language cannot be run here. */
  readonly unavailable?: string | undefined
}

export type Told =
  | { readonly t: 'run'; readonly id: string; readonly code: string; readonly language: 'js' | 'ts' | 'py' }
  | { readonly t: 'ret'; readonly n: number; readonly ok: boolean; readonly value: unknown }
  | { readonly t: 'interrupt' }

/** What marks the end of a cell in its output. */
export function markOf(id: string): string {
  return `\0holdfast:${id}\0`
}
