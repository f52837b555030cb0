/**
 * The TypeScript lane: starts the sidecar when it is first asked, and keeps it until `close`.
 *
 * Promised: an answer, a refusal, or `server_failed` and `server_timeout` with the sidecar gone; the next question starts another.
 */
import { decode, utf8 } from '../../base/encoding.js'
import { Fault } from '../../base/fault.js'
import { refuse, type Outcome } from '../../base/outcome.js'
import type { OpenPipe, Pipe } from '../../host/pipe.js'
import type { SidecarRequest } from './answer.js'
import type { SessionOptions } from './session.js'

/** How long the compiler may take for one question, in milliseconds: a large repository, cold, on a slow machine. */
const TIMEOUT = 600_000

export interface LaneOptions {
  readonly openPipe: OpenPipe
  /** The Node that runs the sidecar. */
  readonly node: string
  /** The sidecar's file. */
  readonly sidecar: string
  /** The folder of the packaged TypeScript. */
  readonly packaged: string
  readonly root: string
  readonly environment: Readonly<Record<string, string>>
  readonly trusted: boolean
}

export interface Lane {
  ask<T>(request: SidecarRequest['request'], listing: readonly string[]): Promise<Outcome<T>>
  close(): Promise<void>
}

/** Opens the lane; nothing is started yet. */
export function openLane(options: LaneOptions): Lane {
  let pipe: Pipe | null = null
  const start = (): Pipe => options.openPipe({
    program: options.node, arguments: [options.sidecar], directory: options.root, environment: options.environment, timeout: TIMEOUT,
  })
  const exchange = async (words: SidecarRequest): Promise<string> => {
    pipe ??= start()
    pipe.send(utf8(`${JSON.stringify(words)}\n`))
    return decode(await pipe.line())
  }
  const close = async (): Promise<void> => {
    const open = pipe
    pipe = null
    await open?.close()
  }
  return {
    close,
    ask: async <T>(request: SidecarRequest['request'], listing: readonly string[]) => {
      const { root, packaged, trusted } = options
      const session: SessionOptions = { root, packaged, trusted, listing }
      try {
        const reply = JSON.parse(await exchange({ options: session, request })) as { answer?: Outcome<T>; fault?: string }
        if (reply.answer !== undefined) return reply.answer
        return refuse({ code: 'server_failed', detail: `TypeScript: ${reply.fault ?? 'no answer'}` })
      } catch (error) {
        await close()
        if (!(error instanceof Fault)) throw error
        return refuse({ code: error.message.includes('said nothing') ? 'server_timeout' : 'server_failed', detail: `TypeScript: ${error.message}` })
      }
    },
  }
}
