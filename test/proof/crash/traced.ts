/**
 * One run of the built command line under strace, which records the system calls that change files of a repository, or kills
 * the process at one of them: Node's own (in one of two threads, see hold.cjs), or one of the git processes that it starts.
 *
 * Calling sequence: `trace` once for a scene; then `kill` for every point it returned. A point is the nth call of one process.
 * Promised: `kill` says whether the process died at exactly that call. Reading calls are no points: the disk is then as it is
 * before the next call that changes it. Nor are calls outside the repository.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporary } from '../../worktree/fixture.js'

const HOLD = fileURLToPath(new URL('hold.cjs', import.meta.url))
const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url))

/** The calls that change names, content, or when they reach the disk. */
const CALLS = [
  'openat', 'open', 'creat', 'write', 'pwrite64', 'writev', 'pwritev', 'copy_file_range', 'sendfile', 'ftruncate', 'fallocate',
  'rename', 'renameat', 'renameat2', 'link', 'linkat', 'unlink', 'unlinkat', 'symlink', 'symlinkat', 'mkdir', 'mkdirat', 'rmdir',
  'chmod', 'fchmod', 'fchmodat', 'chown', 'fchown', 'fchownat', 'utimensat', 'fsync', 'fdatasync', 'sync_file_range', 'syncfs',
]

const THREADS: readonly string[] = ['main', 'files']

export interface Point {
  /** `main` or `files`, Node's threads, or a git command and which of its runs, `update-ref.1`. */
  readonly process: string
  readonly call: string
  /** Which call of this name it is in its process, as strace counts; others than those that touch the repository count too. */
  readonly nth: number
  /** Which of the touching calls it is in its process, from 0. */
  readonly at: number
  /** What it was called with, for people. */
  readonly words: string
}

export interface Ended {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

export interface Command {
  readonly root: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** Returns the words of strace that watch, and strike where a point says so. */
function words(log: string, struck: { readonly call: string; readonly nth: number } | null): string[] {
  return ['-qq', '-y', '-s', '24', '-o', log, '-e', `trace=${CALLS.map((call) => `?${call}`).join(',')}`, '-e', 'signal=KILL',
    ...struck === null ? [] : ['-e', `inject=${struck.call}:signal=KILL:when=${String(struck.nth)}`]]
}

/** Returns the git that stands before the real one in PATH: it names its runs, and has strace watch all or one of them. */
function shim(folder: string, watched: string, strace: readonly string[], both: boolean): string {
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const quoted = strace.map((word) => (word === 'LOG' ? `"${folder}/$name/log"` : `'${word}'`)).join(' ')
  return `#!/bin/sh
skip= verb=
for word; do
  if [ -n "$skip" ]; then skip=; continue; fi
  case $word in -c|-C) skip=1 ;; -*) ;; *) verb=$word; break ;; esac
done
n=1
while ! mkdir "${folder}/$verb.$n" 2>/dev/null; do n=$((n+1)); done
name=$verb.$n
echo $$ > "${folder}/$name/pid"
case $name in
  ${watched}) ${both ? '' : 'exec '}strace ${quoted} ${git} "$@"${both ? '; kill -9 $PPID' : ''} ;;
  *) exec ${git} "$@" ;;
esac
`
}

interface Fate {
  /** Which runs of git strace watches, as a pattern of the shell. */
  readonly watched: string
  readonly struck: Point | null
  /** Whether the other processes of the run die with the one that is struck. */
  readonly both: boolean
}

async function run({ root, args, environment }: Command, { watched, struck, both }: Fate): Promise<{ readonly folder: string; readonly ended: Ended }> {
  const folder = temporary()
  for (const name of ['bin', ...THREADS]) mkdirSync(join(folder, name))
  const ofNode = struck !== null && THREADS.includes(struck.process)
  const hit = ofNode ? null : struck
  writeFileSync(join(folder, 'bin/git'), shim(folder, watched, words('LOG', hit), both && hit !== null))
  chmodSync(join(folder, 'bin/git'), 0o755)
  const child = spawn(process.execPath, ['--require', HOLD, CLI, ...args, '--json', '-C', root], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment, PATH: `${join(folder, 'bin')}:${environment['PATH'] ?? ''}`, UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0',
      HOLDFAST_PROOF_STRACE: JSON.stringify(Object.fromEntries(THREADS.map((name) =>
        [name, struck === null || name === struck.process ? words(join(folder, name, 'log'), struck) : null]))),
    },
  })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (bytes: Buffer) => { said[name] += String(bytes) })
  const code = await new Promise<number | null>((resolve) => {
    // Not when the pipes close: orphans may hold them.
    child.once('exit', (status) => { setImmediate(() => { resolve(status) }) })
  })
  if (both && ofNode) end(folder)
  return { folder, ended: { ...said, code } }
}

/** Ends the git processes of a run. */
function end(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, 'pid')
    if (!existsSync(file)) continue
    try {
      process.kill(Number(readFileSync(file, 'latin1')), 'SIGKILL')
    } catch {
      // Because most of them are over.
    }
  }
}

/** Returns the calls of a process that touch the repository, in order. */
function touching(name: string, log: string, root: string): Point[] {
  if (!existsSync(log)) return []
  const counts = new Map<string, number>()
  const points: Point[] = []
  for (const line of readFileSync(log, 'latin1').split('\n')) {
    const call = /^(\w+)\(/u.exec(line)?.[1]
    if (call === undefined) continue
    const nth = (counts.get(call) ?? 0) + 1
    counts.set(call, nth)
    const opens = call !== 'openat' && call !== 'open' || /O_(?:WRONLY|RDWR|CREAT|TRUNC)/u.test(line)
    const inside = pathsOf(line).some((path) => path.startsWith(root))
    if (opens && inside) points.push({ process: name, call, nth, at: points.length, words: line.replaceAll(root, '').slice(0, 160) })
  }
  return points
}

/** Returns what a call is about: the names it gives, relative to what -y shows of the directory, or what its descriptor is of. */
function pathsOf(line: string): string[] {
  const [, directory = ''] = /^\w+\((?:AT_FDCWD|\d+)<([^>]*)>/u.exec(line) ?? []
  if (/^\w*(?:write|sendfile|copy|sync|trunc|fallocate|fchmod|fchown)/u.test(line) && !/^fchmodat|^fchownat/u.test(line)) return [directory]
  return [...line.matchAll(/"([^"]*)"/gu)].map(([, name = '']) => (name.startsWith('/') ? name : `${directory}/${name}`))
}

function died(log: string): boolean {
  return existsSync(log) && /^\+\+\+ killed by SIGKILL/mu.test(readFileSync(log, 'latin1'))
}

/** Returns every point of a run that nothing happens to, and how it ended. */
export async function trace(command: Command): Promise<{ readonly points: readonly Point[]; readonly ended: Ended }> {
  const { folder, ended } = await run(command, { watched: '*', struck: null, both: false })
  const points = readdirSync(folder).filter((name) => name !== 'bin').flatMap((name) => touching(name, join(folder, name, 'log'), command.root))
  rmSync(folder, GONE)
  return { points, ended }
}

/** How a folder goes in which a process that outlived another may still be writing. */
export const GONE = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }

export interface Killed {
  /** Whether the process died at that very call. */
  readonly hit: boolean
  readonly ended: Ended
  /** How strace would count the point in this run: calls that touch nothing may have come in another number. */
  readonly nth: number
}

/** Returns what came of a run in which a process is killed at a point; with `both`, the others die with it. */
export async function kill(command: Command, point: Point, both: boolean): Promise<Killed> {
  const { folder, ended } = await run(command, { watched: point.process, struck: point, both })
  const log = join(folder, point.process, 'log')
  // Strace writes the end down after the parent has seen it.
  for (let waited = 0; waited < 100 && !died(log) && (THREADS.includes(point.process) ? ended.code === null : waited < 5); waited++) await new Promise((resolve) => { setTimeout(resolve, 2) })
  const points = touching(point.process, log, command.root)
  const last = points.at(-1)
  const hit = died(log) && points.length === point.at + 1 && last?.call === point.call
  const passed = points[point.at]
  rmSync(folder, GONE)
  return { hit, ended, nth: passed?.call === point.call ? passed.nth : point.nth + 1 }
}
