/**
 * What a runtime and its host say to each other: a line of JSON each, over descriptors of their own, so that a cell's output is never
 * taken for one. `protocol.ts` has the schemas that a host judges a runtime by.
 *
 *     host:     run, ret (what a call of the bridge came to), interrupt (Python only)
 *     runtime:  ready, call, display, ack (the interrupt was delivered), done, exit (the cell ends the process)
 */

/** A place in a cell or a local module, lines and columns from 1. */
export interface CellFrame {
  /** `<cell>`, `<cell 3>` for an earlier one, or a path below the workspace. */
  readonly file: string
  readonly line: number
  readonly column?: number | null | undefined
  readonly function?: string | undefined
  /** The line itself. */
  readonly text?: string | undefined
  /** How often it stands there in a row. */
  readonly repeated?: number | undefined
}

/** What went wrong in a cell: places are of the code as its author wrote it. */
export interface CellError {
  readonly name: string
  readonly message: string
  readonly line: number | null
  readonly column: number | null
  readonly excerpt: string | null
  readonly frames: readonly CellFrame[]
  /** The call of the bridge that failed: which one of the cell it was, and its tool. */
  readonly bridge?: { readonly call: number; readonly tool: string } | undefined
  readonly causes?: readonly CellError[] | undefined
}

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
