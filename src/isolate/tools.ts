/** The programs that walls are made with, found by running them. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { decode } from '../base/encoding.js'
import type { Run } from '../host/process.js'
import { SYSTEM } from './bubblewrap.js'
import { isWithin } from './places.js'

export interface Python {
  readonly program: string
  /** Its folder, where that is none of the system's. */
  readonly readable: readonly string[]
}

const BOUNDS = { timeout: 10_000, maxOutput: 100_000 }
/** A process can be waited for by its number without a race since then. */
const OLDEST = [3, 9] as const

/** Returns the absolute path of a program: one of the system's folders first, then by PATH; null where there is none. */
export function findProgram(name: string, path: string | undefined): string | null {
  const folders = ['/usr/bin', '/bin', '/usr/local/bin', ...(path ?? '').split(delimiter).filter((folder) => folder.startsWith('/'))]
  return folders.map((folder) => join(folder, name)).find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  }) ?? null
}

/** Returns what a program prints, or null where it cannot be started or fails. */
async function printed(run: Run, program: string, words: readonly string[]): Promise<string | null> {
  const done = await run({ program, arguments: words, directory: '/', environment: { PATH: '/usr/bin:/bin' }, ...BOUNDS }).catch(() => null)
  return done?.code === 0 ? decode(done.stdout).trim() : null
}

/** Returns the Python that puts walls up, or in a sentence why there is none. */
export async function findPython(run: Run, path: string | undefined): Promise<Python | string> {
  const program = findProgram('python3', path)
  if (program === null) return 'python3 is not there'
  const said = await printed(run, program, ['-I', '-S', '-c', 'import sys; print(*sys.version_info[:2], sys.base_prefix, sys.executable, sep="\\n")'])
  const [major, minor, prefix, executable] = said?.split('\n') ?? []
  if (prefix === undefined || executable === undefined) return `${program} does not run`
  if (Number(major) !== OLDEST[0] || Number(minor) < OLDEST[1]) return `${program} is Python ${String(major)}.${String(minor)}; 3.9 is the oldest that will do`
  return { program: executable, readable: SYSTEM.some((folder) => isWithin(prefix, folder)) ? [] : [prefix] }
}

/** Returns how root is got here without a password: no words where we are root, `sudo -n`, or null. */
export async function findRoot(run: Run, path: string | undefined): Promise<readonly string[] | null> {
  if (process.getuid?.() === 0) return []
  const sudo = findProgram('sudo', path)
  if (sudo === null) return null
  return await printed(run, sudo, ['-n', 'true']) === null ? null : [sudo, '-n']
}

/** What V8 wants of writable memory beyond what programs use: one range for its code, in bytes, by major version. */
const CODE_RANGE = { old: 64 * 1024 * 1024, new: 640 * 1024 * 1024, since: 24 }

/** Returns the bytes that a program, which some words start, needs beyond its limit of memory merely to be started. */
export async function slackOf(run: Run, words: readonly string[]): Promise<number> {
  const program = words.find((word) => /\/(?:node|nodejs|bun|deno)$/u.test(word))
  if (program === undefined) return 0
  const version = program === process.execPath ? process.version : await printed(run, program, ['--version'])
  const major = Number(/^v(\d+)\./u.exec(version ?? '')?.[1] ?? CODE_RANGE.since)
  return major >= CODE_RANGE.since ? CODE_RANGE.new : CODE_RANGE.old
}
