/**
 * Messages to one server and back, bounded in time and size.
 *
 * Promised: `request` resolves with what the server said, error or result, or throws `ServerFault` when it said nothing in time or
 * is gone; a request that timed out is cancelled at the server; writing to a server that is gone harms nobody.
 */
import { Transform } from 'node:stream'
import jsonrpc from 'vscode-jsonrpc/node.js'
import { Fault } from '../../base/fault.js'
import type { Clock } from '../../host/clock.js'
import type { RunningServer } from '../../host/server.js'

/** A server that failed: it is gone, or it said nothing in time. */
export class ServerFault extends Fault {
  readonly code: 'server_failed' | 'server_timeout'

  constructor(code: 'server_failed' | 'server_timeout', message: string) {
    super(message, { retryable: true })
    this.code = code
  }
}

/** What a server answers to a request. */
export type Reply = { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: number; readonly message: string }

export interface Connection {
  /** Returns the answer within so many milliseconds. */
  request(method: string, params: object | undefined, timeout: number): Promise<Reply>
  notify(method: string, params?: object): void
  /** Returns when the server has its end, or will not take it. */
  close(): void
}

/** What is done with what the server says unasked. */
export interface Ears {
  /** Returns the answer to a request of the server's, or undefined for one that nobody here knows. */
  asked(method: string, params: unknown): unknown
  told(method: string, params: unknown): void
}

const MOST = 64 * 1024 * 1024
const HEADER = 4096

/** Returns a stream that passes messages on, and fails where a header or a message is larger than any server's. */
function framed(): Transform {
  let header = ''
  let body = 0
  const look = (chunk: Buffer): string | null => {
    for (let at = 0; at < chunk.length;) {
      if (body > 0) {
        const taken = Math.min(body, chunk.length - at)
        body -= taken
        at += taken
        continue
      }
      header += String.fromCharCode(chunk[at++] ?? 0)
      if (header.length > HEADER) return 'it writes what is no message'
      if (!header.endsWith('\r\n\r\n')) continue
      body = Number(/content-length:\s*(\d+)/iu.exec(header)?.[1] ?? Number.NaN)
      header = ''
      if (Number.isNaN(body)) return 'it writes what is no message'
      if (body > MOST) return `it wrote a message of ${String(body)} bytes`
    }
    return null
  }
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const problem = look(chunk)
      if (problem === null) done(null, chunk)
      else done(new ServerFault('server_failed', problem))
    },
  })
}

/** Opens the connection to a server that has just been started. */
export function openConnection(server: RunningServer, name: string, clock: Clock, ears: Ears): Connection {
  const input = server.output.pipe(framed())
  const rpc = jsonrpc.createMessageConnection(new jsonrpc.StreamMessageReader(input), new jsonrpc.StreamMessageWriter(server.input), jsonrpc.NullLogger)
  let over: ServerFault | null = null
  let failed: (fault: ServerFault) => void = () => undefined
  const failure = new Promise<ServerFault>((resolve) => { failed = resolve })
  const end = (words: string): void => {
    over ??= new ServerFault('server_failed', `${name} ${words}`)
    failed(over)
  }
  input.on('error', (cause) => { end(`is not to be understood: ${cause.message}`) })
  rpc.onError(([cause]) => { end(`is not to be understood: ${cause.message}`) })
  void server.ended.then((how) => {
    const words = server.lastWords()
    end(`${typeof how === 'number' ? `ended with code ${String(how)}` : how}${words === '' ? '' : `: ${words.slice(-600)}`}`)
  })
  rpc.onRequest((method, params) => {
    const answer = ears.asked(method, params)
    return answer === undefined ? new jsonrpc.ResponseError(jsonrpc.ErrorCodes.MethodNotFound, `there is no ${method} here`) : answer
  })
  rpc.onNotification((method, params) => { ears.told(method, params) })
  rpc.listen()

  const send = async (method: string, params: object | undefined, token: InstanceType<typeof jsonrpc.CancellationTokenSource>): Promise<Reply> => {
    try {
      // Without parameters none are written: an explicit null is refused by some.
      const result: unknown = params === undefined ? await rpc.sendRequest(new jsonrpc.RequestType0(method), token.token) : await rpc.sendRequest(method, params, token.token)
      return { ok: true, result }
    } catch (error) {
      if (error instanceof jsonrpc.ResponseError) return { ok: false, error: error.code, message: error.message }
      // The end of the process says more than that the connection is closed.
      throw await Promise.race([failure, new Promise<ServerFault>((resolve) => {
        setTimeout(resolve, 200, new ServerFault('server_failed', `${name} is gone: ${error instanceof Error ? error.message : String(error)}`)).unref()
      })])
    }
  }
  return {
    request: async (method, params, timeout) => {
      if (over !== null) throw over
      const token = new jsonrpc.CancellationTokenSource()
      let forget = (): void => undefined
      const late = new Promise<ServerFault>((resolve) => {
        forget = clock.after(timeout, () => {
          token.cancel()
          resolve(new ServerFault('server_timeout', `${name} did not answer ${method} within ${String(Math.round(timeout / 1000))} s`))
        })
      })
      const asking = send(method, params, token)
      asking.catch(() => undefined)
      try {
        const first = await Promise.race([asking, late, failure])
        if (first instanceof ServerFault) throw first
        return first
      } finally {
        forget()
      }
    },
    notify: (method, params) => {
      if (over === null) rpc.sendNotification(method, params).catch(() => undefined)
    },
    close: () => {
      rpc.dispose()
      input.destroy()
    },
  }
}
