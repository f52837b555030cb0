/**
 * A long-lived program that answers over its pipes.
 *
 * Calling sequence: `open`, then any number of `send` with `line` or `bytes` for what comes back, in order, then `close`.
 * Promised: an answer, or a `Fault` when the program ends, says nothing for `timeout` milliseconds while something is awaited,
 * or is closed; while nothing is awaited it keeps nobody's process alive. Not promised: that the program is alive between calls.
 */
import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { Fault } from '../base/fault.js'
import { killGroup, notStarted } from './process.js'

export interface PipeRequest {
  readonly program: string
  readonly arguments: readonly string[]
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeout: number
}

export interface Pipe {
  /** The id of the program's process, or null where it did not start. */
  readonly pid: number | null
  send(bytes: Uint8Array): void
  /** Returns the next line, without its LF. */
  line(): Promise<Uint8Array>
  /** Returns exactly this many bytes. */
  bytes(count: number): Promise<Uint8Array>
  /** Returns when the program is gone. */
  close(): Promise<void>
}

export type OpenPipe = (request: PipeRequest) => Pipe

interface Wish {
  /** How many of `available` bytes fulfil it, counted with the LF of a line; null when more are needed. */
  take(): Uint8Array | null
  give(bytes: Uint8Array): void
  fail(fault: Fault): void
}

interface Queue {
  push(chunk: Uint8Array): void
  bytes(count: number): Uint8Array | null
  line(): Uint8Array | null
}

const LF = 10

/** Bytes that arrive in chunks; they are joined once, when enough are there. */
function openQueue(): Queue {
  let chunks: Uint8Array[] = []
  let size = 0
  const take = (count: number): Uint8Array => {
    const whole = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)
    const rest = whole.subarray(count)
    chunks = rest.length > 0 ? [rest] : []
    size = rest.length
    return whole.subarray(0, count)
  }
  return {
    push: (chunk) => {
      chunks.push(chunk)
      size += chunk.length
    },
    bytes: (count) => (size < count ? null : take(count)),
    line: () => {
      let before = 0
      for (const chunk of chunks) {
        const at = chunk.indexOf(LF)
        if (at >= 0) return take(before + at + 1).subarray(0, -1)
        before += chunk.length
      }
      return null
    },
  }
}

/** Starts a program of this machine and returns the pipe to it. */
export const openPipe: OpenPipe = (request) => {
  const { program, directory, environment, timeout } = request
  const child = spawn(program, request.arguments, {
    cwd: directory, env: environment, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true, detached: process.platform !== 'win32',
  })
  const sockets = [child.stdin, child.stdout] as unknown as readonly Socket[]
  const queue = openQueue()
  let wishes: Wish[] = []
  let over: Fault | null = null
  let timer: NodeJS.Timeout | null = null
  const gone = new Promise<void>((resolve) => { child.once('close', resolve).once('error', resolve) })

  const hold = (): void => {
    child.ref()
    for (const socket of sockets) socket.ref()
  }
  const release = (): void => {
    child.unref()
    for (const socket of sockets) socket.unref()
  }
  const watch = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = wishes.length === 0 ? null : setTimeout(() => {
      end(new Fault(`${program} said nothing for ${String(timeout)} ms`, { retryable: true }))
      killGroup(child)
    }, timeout)
  }
  const end = (fault: Fault): void => {
    over ??= fault
    const left = wishes
    wishes = []
    watch()
    for (const wish of left) wish.fail(over)
  }
  const serve = (): void => {
    for (let wish = wishes[0]; wish !== undefined; wish = wishes[0]) {
      const bytes = wish.take()
      if (bytes === null) break
      wishes.shift()
      wish.give(bytes)
    }
    watch()
    if (wishes.length === 0) release()
  }
  const ask = (take: () => Uint8Array | null): Promise<Uint8Array> => new Promise((give, fail) => {
    wishes.push({ take, give, fail })
    hold()
    serve()
    if (over !== null) end(over)
  })

  child.stdin.on('error', () => undefined)
  child.stdout.on('data', (chunk: Uint8Array) => {
    queue.push(chunk)
    serve()
  })
  child.on('error', (cause) => { end(notStarted(program, cause)) })
  child.on('close', () => { end(new Fault(`${program} ended`, { retryable: true })) })
  release()
  return {
    pid: child.pid ?? null,
    send: (bytes) => { child.stdin.write(bytes) },
    line: () => ask(() => queue.line()),
    bytes: (count) => ask(() => queue.bytes(count)),
    close: async () => {
      end(new Fault(`${program} was closed`))
      hold()
      child.stdin.end()
      const late = setTimeout(() => { killGroup(child) }, 2000)
      await gone
      clearTimeout(late)
    },
  }
}
