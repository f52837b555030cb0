/**
 * Running git without a shell and without the machine's configuration: one-shot calls and long-lived plumbing processes
 * that answer one request after another over their pipes. Everything is asynchronous, since the same process may serve the
 * HTTP that git talks to.
 */
import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'

/** What a finished git process left behind. */
export interface GitResult {
  readonly code: number
  readonly stdout: Buffer
  readonly stderr: string
}

/** The environment of every git process of the double: no user, system or inherited repository settings. */
export function gitEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE']) {
    const value = process.env[name]
    if (value !== undefined) kept[name] = value
  }
  return {
    ...kept,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
    ...extra,
  }
}

/** Runs git once and answers its exit code and output, whatever the code is. */
export function git(
  directory: string,
  args: readonly string[],
  options: { readonly input?: Buffer | string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd: directory, env: gitEnvironment(options.env), stdio: 'pipe' })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() })
    })
    child.stdin.end(options.input ?? '')
  })
}

/** Runs git once and answers its output as text; throws with git's own words when it fails. */
export async function gitText(
  directory: string,
  args: readonly string[],
  options: { readonly input?: Buffer | string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const result = await git(directory, args, options)
  if (result.code !== 0) throw new Error(`git ${args.join(' ')} exited with ${String(result.code)}: ${result.stderr}`)
  return result.stdout.toString()
}

/** Takes one whole answer from the front of the bytes, or says that more are needed. */
export type TakeAnswer<T> = (bytes: Buffer) => { readonly value: T; readonly rest: Buffer } | undefined

/** Takes one line, without its end. */
export const takeLine: TakeAnswer<string> = (bytes) => {
  const end = bytes.indexOf(10)
  return end < 0 ? undefined : { value: bytes.subarray(0, end).toString(), rest: bytes.subarray(end + 1) }
}

interface Waiting {
  take(): boolean
  fail(reason: Error): void
}

/** A long-lived git process: requests are written as they come, answers are matched in order. It restarts after a death. */
export class GitPipe {
  readonly #directory: string
  readonly #args: readonly string[]
  #child: ChildProcessWithoutNullStreams | undefined
  #waiting: Waiting[] = []
  #pending: Buffer = Buffer.alloc(0)
  #stderr = ''

  constructor(directory: string, args: readonly string[]) {
    this.#directory = directory
    this.#args = args
  }

  /** Sends one request and answers what `take` makes of the reply; rejects with git's words when the process dies. */
  ask<T>(request: Buffer | string, take: TakeAnswer<T>): Promise<T> {
    const child = this.#child ?? this.#start()
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        take: () => {
          const taken = take(this.#pending)
          if (taken === undefined) return false
          this.#pending = taken.rest
          resolve(taken.value)
          return true
        },
        fail: reject,
      })
      child.stdin.write(request)
    })
  }

  /** Ends the process, if any, and waits until it is gone. */
  async close(): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    this.#child = undefined
    const gone = new Promise<void>((resolve) => child.once('close', () => { resolve(); }))
    child.stdin.end()
    const timer = setTimeout(() => child.kill('SIGKILL'), 2000)
    await gone
    clearTimeout(timer)
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawn('git', this.#args, { cwd: this.#directory, env: gitEnvironment(), stdio: 'pipe' })
    this.#child = child
    this.#pending = Buffer.alloc(0)
    this.#stderr = ''
    child.stdin.on('error', () => undefined)
    child.stderr.on('data', (chunk: Buffer) => { this.#stderr += chunk.toString(); })
    child.stdout.on('data', (chunk: Buffer) => {
      this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
      while (this.#waiting[0]?.take() === true) this.#waiting.shift()
    })
    const died = (reason: Error): void => {
      if (this.#child === child) this.#child = undefined
      const left = this.#waiting
      this.#waiting = []
      for (const each of left) each.fail(reason)
    }
    child.on('error', died)
    child.on('close', () => { died(new Error(this.#stderr.trim() || `git ${this.#args.join(' ')} ended`)); })
    return child
  }
}
