/**
 * Running git: plumbing commands alone, argument arrays, and a configuration of our own (spec page 5.3). Hooks, fsmonitor,
 * replace objects and everybody's global settings are off; of the environment only what the program needs to start is kept.
 * Names from outside go through standard input, or stand after `--`, where no option can stand.
 */
import { devNull } from 'node:os'
import { decode } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import type { OpenPipe, Pipe } from '../host/pipe.js'
import type { Finished, Run } from '../host/process.js'

export type Environment = Readonly<Record<string, string | undefined>>

const KEPT = [
  'PATH', 'HOME', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'SystemRoot', 'PATHEXT', 'LD_LIBRARY_PATH',
  'GIT_CEILING_DIRECTORIES',
]

const CONFIGURATION = [
  '-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${devNull}`, '-c', 'core.quotePath=false', '-c', 'protocol.ext.allow=never',
  '-c', 'core.filesRefLockTimeout=1000', '-c', 'gc.auto=0',
]

/** Reading can meet large repositories, and a disk can be slow; nothing of git's takes longer than this many milliseconds. */
const TIMEOUT = 60_000
const MAX_OUTPUT = 512 * 1024 * 1024

export interface GitOptions {
  readonly input?: Uint8Array
  /** Further variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>
  /** Further configuration, `name=value`. */
  readonly configuration?: readonly string[]
  /** Where to run it instead. */
  readonly directory?: string
  /** Milliseconds that it may take; a minute when left out. */
  readonly timeout?: number
  /** Exit codes that are answers; others are faults. Only 0 when left out. */
  readonly expect?: readonly number[]
}

export interface Git {
  /** Runs one command in a directory and returns what it left behind. Throws `Fault` on any other exit code than expected. */
  run(args: readonly string[], options?: GitOptions): Promise<Finished>
  /** Starts a command that answers over its pipes. */
  open(args: readonly string[]): Pipe
}

export interface Spawning {
  readonly run: Run
  readonly openPipe: OpenPipe
}

function pick(environment: Environment, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => {
    const value = environment[name]
    return value === undefined ? [] : [[name, value]]
  }))
}

/** Returns the environment of every git process of ours; commits that name nobody are Holdfast's. */
export function gitEnvironment(environment: Environment): Record<string, string> {
  return {
    ...pick(environment, KEPT),
    GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1', GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C',
    GIT_AUTHOR_NAME: 'Holdfast', GIT_AUTHOR_EMAIL: 'holdfast@localhost',
    GIT_COMMITTER_NAME: 'Holdfast', GIT_COMMITTER_EMAIL: 'holdfast@localhost',
  }
}

/** Variables that bind git to a repository other than the directory's: set inside hooks, and by people. */
const BINDING = new Set([
  'GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_COMMON_DIR',
  'GIT_NAMESPACE', 'GIT_PREFIX', 'GIT_TRACE', 'GIT_TRACE2', 'GIT_TRACE2_EVENT',
])

/** Returns the user's environment with the user's git settings, for what only those can tell: who they are, whom they trust. */
export function userEnvironment(environment: Environment): Record<string, string> {
  const kept = Object.keys(environment).filter((name) => !BINDING.has(name))
  return { ...pick(environment, kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' }
}

/** Returns git's own words, in one line. */
export function wordsOf(finished: Finished): string {
  return decode(finished.stderr).trim().split('\n').join('; ')
}

/** Returns git as it runs in a directory; `trusted` names a directory whose owner the user trusts though it is another. */
export function openGit(directory: string, environment: Record<string, string>, spawning: Spawning, trusted: readonly string[] = []): Git {
  const base = [...CONFIGURATION, ...trusted.flatMap((path) => ['-c', `safe.directory=${path}`])]
  return {
    run: async (args, options = {}) => {
      const { input, variables = {}, configuration = [], expect = [0] } = options
      const finished = await spawning.run({
        program: 'git', arguments: [...base, ...configuration.flatMap((setting) => ['-c', setting]), ...args],
        directory: options.directory ?? directory,
        environment: { ...environment, ...variables }, timeout: options.timeout ?? TIMEOUT, maxOutput: MAX_OUTPUT,
        ...(input === undefined ? {} : { input }),
      })
      if (expect.includes(finished.code)) return finished
      throw new Fault(`git ${String(args[0])} exited with ${String(finished.code)}: ${wordsOf(finished)}`)
    },
    open: (args) => spawning.openPipe({ program: 'git', arguments: [...base, ...args], directory, environment, timeout: TIMEOUT }),
  }
}
