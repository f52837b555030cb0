/** What a run of the command line takes from the process around it, so that many runs fit into one process. */
import type { openLocal } from '../wiring.js'

export interface Input {
  readonly isTTY?: boolean
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array | string>
  destroy(): unknown
}

export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string, done: (error?: Error | null) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
}

export type Signal = 'SIGINT' | 'SIGTERM'

export interface World {
  /** The words after the program. */
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** The current directory, absolute. */
  readonly cwd: string
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** The file that was started, absolute; the demo lies beside it. */
  readonly program: string
  /** Calls back at every signal until the returned function is called; until then signals do not end the process. */
  readonly onSignal: (listener: (signal: Signal) => void) => () => void
  readonly openLocal: typeof openLocal
}
