/** Running one program to its end: an argument array, no shell, an environment of its own, bounded in time and size. */
import { spawn, type ChildProcess } from 'node:child_process'
import { Fault } from '../base/fault.js'

export interface ProcessRequest {
  readonly program: string
  readonly arguments: readonly string[]
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** Bytes for its standard input, which is closed after them. */
  readonly input?: Uint8Array
  /** Milliseconds. */
  readonly timeout: number
  /** Bytes of standard output and error together. */
  readonly maxOutput: number
  readonly signal?: AbortSignal
}

export interface Finished {
  /** Exit code. */
  readonly code: number
  readonly stdout: Uint8Array
  readonly stderr: Uint8Array
}

/**
 * Runs a program and returns what it left behind, whatever its exit code. Throws `Fault` when it cannot be started, was killed,
 * or went over a bound; its whole process group is gone then.
 */
export type Run = (request: ProcessRequest) => Promise<Finished>

/** Kills a child and, where the system has them, its process group. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Because a group that is already gone is what was asked for.
    child.kill('SIGKILL')
  }
}

/** Returns the `Fault` of a program that cannot be started. */
export function notStarted(program: string, cause: NodeJS.ErrnoException): Fault {
  return new Fault(`cannot start ${program}: ${cause.code ?? cause.message}`, { cause })
}

/** The processes of this machine. */
export const run: Run = (request) => new Promise((resolve, reject) => {
  const { program, directory, environment, signal } = request
  if (signal?.aborted === true) {
    reject(new Fault(`${program} was not started: the call was cancelled`))
    return
  }
  const child = spawn(program, request.arguments, {
    cwd: directory, env: environment, stdio: 'pipe', shell: false, windowsHide: true,
    // A group of its own: it can be killed as a whole, and a terminal's Ctrl-C does not cut it off half-way.
    detached: process.platform !== 'win32',
  })
  const stdout: Uint8Array[] = []
  const stderr: Uint8Array[] = []
  let size = 0
  let fault: Fault | null = null
  const stop = (reason: Fault): void => {
    fault ??= reason
    killGroup(child)
  }
  const collect = (parts: Uint8Array[]) => (chunk: Uint8Array): void => {
    size += chunk.length
    if (size > request.maxOutput) stop(new Fault(`${program} wrote more than ${String(request.maxOutput)} bytes`))
    else parts.push(chunk)
  }
  const onAbort = (): void => stop(new Fault(`${program} was cancelled`))
  const timer = setTimeout(() => stop(new Fault(`${program} took longer than ${String(request.timeout)} ms`, { retryable: true })), request.timeout)
  signal?.addEventListener('abort', onAbort, { once: true })
  child.stdout.on('data', collect(stdout))
  child.stderr.on('data', collect(stderr))
  // A program may end without reading its input; its exit code tells the rest.
  child.stdin.on('error', () => undefined)
  child.stdin.end(request.input ?? new Uint8Array())
  const settle = (): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  child.on('error', (cause) => {
    settle()
    reject(notStarted(program, cause))
  })
  child.on('close', (code, killedBy) => {
    settle()
    if (fault !== null) reject(fault)
    else if (code === null) reject(new Fault(`${program} was killed by ${String(killedBy)}`))
    else resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) })
  })
})
