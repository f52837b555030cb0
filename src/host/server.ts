/**
 * A program that serves over its standard input and output until it is stopped, with whatever it starts itself.
 *
 * Calling sequence: `startServer`, read and write its streams, `stop` once. Promised: after `stop` no process of its tree is left,
 * one that fled from its group among them where the system shows environments (Linux), or `survivors` names it; a write to a
 * program that is gone does nothing. Not promised: that the program is alive at any time before; `ended` tells.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { Fault } from '../base/fault.js'
import { pause, randomName, systemClock, within } from './clock.js'
import { killGroup, notStarted, run } from './process.js'

export interface ServerRequest {
  readonly program: string
  readonly arguments: readonly string[]
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** Hears what comes on its standard error, as it comes. */
  readonly heard?: (chunk: Uint8Array) => void
}

/** How a server ended. */
export interface Stopped {
  /** `exited cleanly`, `exited with code N` or `killed after N s`. */
  readonly how: string
  /** Process ids of its tree that could not be ended. */
  readonly survivors: readonly number[]
}

export interface RunningServer {
  readonly pid: number
  readonly input: Writable
  readonly output: Readable
  /** Returns the last words on its standard error, at most 2,000 characters. */
  lastWords(): string
  /** Resolves when the program is gone: its exit code, or the signal or fault that ended it. */
  readonly ended: Promise<number | string>
  /** Ends it: its input is closed, and what is left after `patience` milliseconds is killed. */
  stop(patience: number): Promise<Stopped>
}

export type StartServer = (request: ServerRequest) => RunningServer

const WORDS = 2000
/** The variable by which the processes of one server's tree know each other. */
const MARK = 'HOLDFAST_SERVER'

/** Returns the processes that carry a mark in the environment that they were started with; Linux only, elsewhere none. */
function marked(mark: string): number[] {
  if (process.platform !== 'linux') return []
  const needle = `${MARK}=${mark}\0`
  return readdirSync('/proc').filter((name) => /^\d+$/u.test(name)).filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
      const isZombie = stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
      return !isZombie && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(needle)
    } catch {
      // Because it is gone, or somebody else's.
      return false
    }
  }).map(Number)
}

/** Kills the whole tree of a child. */
async function killTree(child: ChildProcess, mark: string): Promise<void> {
  if (process.platform === 'win32' && child.pid !== undefined) {
    const words = ['/pid', String(child.pid), '/T', '/F']
    await run({ program: 'taskkill', arguments: words, directory: process.cwd(), environment: {}, timeout: 5000, maxOutput: 100_000 }).catch(() => undefined)
  }
  killGroup(child)
  for (const pid of marked(mark)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Because it ended meanwhile.
    }
  }
}

/** Returns who is left of a tree when it was killed, after waiting a little for the system to clear up. */
async function survivorsOf(mark: string): Promise<readonly number[]> {
  let left = marked(mark)
  for (let tries = 0; left.length > 0 && tries < 40; tries++) {
    await pause(25)
    left = marked(mark)
  }
  return left
}

/** Returns how a program is to be started here: a shim of npm's is a script that only Windows' shell can run. @internal */
export function commandLine({ program, arguments: words }: Pick<ServerRequest, 'program' | 'arguments'>, platform: string): readonly [string, readonly string[], boolean] {
  if (platform !== 'win32' || !/\.(?:cmd|bat)$/iu.test(program)) return [program, words, false]
  const quoted = [program, ...words].map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
  return ['cmd.exe', ['/d', '/s', '/c', `"${quoted}"`], true]
}

/** Starts a server of this machine. Throws nothing: a program that cannot be started has `ended` with the reason. */
export const startServer: StartServer = (request) => {
  const mark = randomName()
  const [program, words, verbatim] = commandLine(request, process.platform)
  const child = spawn(program, words, {
    cwd: request.directory, env: { ...request.environment, [MARK]: mark }, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true,
    windowsVerbatimArguments: verbatim, detached: process.platform !== 'win32',
  })
  let said = ''
  let fault: Fault | null = null
  const decoder = new TextDecoder()
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + decoder.decode(chunk, { stream: true })).slice(-WORDS)
    request.heard?.(chunk)
  })
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined)
  // `exit`, because a child that it leaves behind may hold its pipes open.
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (cause) => {
      fault = notStarted(request.program, cause)
      resolve(fault.message)
    })
    child.once('exit', (code, signal) => { resolve(code ?? `was ended by ${String(signal)}`) })
  })
  let over: number | string | null = null
  void ended.then((how) => { over = how })
  let stopping: Promise<Stopped> | null = null
  const stop = async (patience: number): Promise<Stopped> => {
    const started = Date.now()
    child.stdin.end()
    const how = over ?? await within(systemClock, patience, ended)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    await killTree(child, mark)
    if (how === null) await within(systemClock, 2000, ended)
    const survivors = await survivorsOf(mark)
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
    if (how === null) return { how: `killed after ${seconds} s`, survivors }
    return { how: how === 0 ? 'exited cleanly' : typeof how === 'number' ? `exited with code ${String(how)}` : how, survivors }
  }
  return {
    pid: child.pid ?? 0, input: child.stdin, output: child.stdout, ended,
    lastWords: () => said.trim(),
    stop: (patience) => (stopping ??= stop(patience)),
  }
}
