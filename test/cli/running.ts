/** Runs the command line in this process, against real repositories in throw-away folders. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll } from 'vitest'
import { runCli } from '../../src/cli/main.js'
import type { Input, Signal, World } from '../../src/cli/world.js'
import { openLocal } from '../../src/wiring.js'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface Circumstances {
  readonly stdin?: string | Uint8Array | Input
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly terminal?: boolean
  readonly now?: () => number
  readonly openLocal?: World['openLocal']
  readonly program?: string
  /** Is given what sends a signal to the run. */
  readonly signals?: (send: (signal: Signal) => void) => void
}

function input(text: string | Uint8Array): Input {
  const stream: Readable & { isTTY?: boolean } = Readable.from(text.length === 0 ? [] : [Buffer.from(text as string)])
  return stream as Input
}

export const TERMINAL: Input = Object.assign(Readable.from([]), { isTTY: true }) as unknown as Input

function output(terminal: boolean): { stream: World['stdout']; text: () => string } {
  const stream = new PassThrough()
  const parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  return { stream: Object.assign(stream, { isTTY: terminal, columns: 80 }) as unknown as World['stdout'], text: () => Buffer.concat(parts).toString() }
}

/** Runs one command line to its end. */
export async function run(cwd: string, argv: readonly string[], { stdin = TERMINAL, env = {}, terminal = false, ...rest }: Circumstances = {}): Promise<Ran> {
  const out = output(terminal)
  const err = output(terminal)
  let listener: (signal: Signal) => void = () => undefined
  rest.signals?.((signal) => listener(signal))
  const code = await runCli({
    argv, env: { ...process.env, ...env }, cwd: rest.cwd ?? cwd, now: rest.now ?? Date.now, program: rest.program ?? '/nowhere/cli.js',
    stdin: typeof stdin === 'string' || stdin instanceof Uint8Array ? input(stdin) : stdin, stdout: out.stream, stderr: err.stream,
    onSignal: (heard) => { listener = heard; return () => { listener = () => undefined } },
    openLocal: rest.openLocal ?? openLocal,
  })
  return { code, out: out.text(), err: err.text() }
}

/** Runs with `--json` and returns the one object with the exit code; fails when there is more or less than one line. */
export async function json(cwd: string, argv: readonly string[], circumstances: Circumstances = {}): Promise<Answered> {
  const { code, out } = await run(cwd, [...argv.slice(0, 1), '--json', ...argv.slice(1)], circumstances)
  if (!/^\{[^\n]*\}\n$/u.test(out)) throw new Error(`not one JSON object: ${JSON.stringify(out)}`)
  return { code, ...JSON.parse(out) }
}

// The answers are judged member by member; their shapes are what the tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Answered = Record<string, any>

const folders: string[] = []

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'holdfast-cli-'))
  folders.push(path)
  return path
}

afterAll(() => { for (const path of folders) rmSync(path, { recursive: true, force: true }) })

export function git(directory: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8', env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' }, stdio: ['ignore', 'pipe', 'pipe'] })
}

export function put(directory: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), content)
}

export function get(directory: string, path: string): string {
  return readFileSync(join(directory, path), 'utf8')
}

/** Makes a repository with these files, committed on `main`. */
export function repository(files: Readonly<Record<string, string | Uint8Array>>): string {
  const directory = folder()
  git(directory, 'init', '-q', '-b', 'main')
  for (const [path, content] of Object.entries(files)) put(directory, path, content)
  git(directory, 'add', '-A')
  git(directory, 'commit', '-q', '--allow-empty', '-m', 'first')
  return directory
}

/** Returns the text of a ChangeSet that replaces line 1 of every path by `line`, under the file anchors given. */
export function changeSet(anchors: Readonly<Record<string, string>>, line: string, title?: string): string {
  return JSON.stringify({
    version: 1, ...(title === undefined ? {} : { title }),
    changes: Object.entries(anchors).map(([path, expected_anchor]) => ({ path, expected_anchor, hunks: [{ start: 1, end: 1, lines: [line] }] })),
  })
}

export async function anchorOf(directory: string, path: string): Promise<string> {
  const { anchors } = await json(directory, ['anchors', '--', path])
  return anchors[0].file_anchor
}
