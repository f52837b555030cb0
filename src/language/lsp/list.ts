/** The servers that are known by name: which are there, and how one is installed (spec page 7.5). */
import { decode } from '../../base/encoding.js'
import type { Run } from '../../host/process.js'
import { CATALOGUE } from './catalogue.js'
import { findServer } from './find.js'
import { remedyOf } from './row.js'

/** A server of the catalogue, as this machine has it. */
export interface ListedServer {
  readonly name: string
  readonly languages: readonly string[]
  /** Where its program is, or null. */
  readonly path: string | null
  /** What installs it here. */
  readonly remedy: string
}

export type Command = readonly [string, ...string[]]

export interface ServerList {
  list(): readonly ListedServer[]
  /** Returns the command that installs a server here, program first; null where it is more than one command. */
  commandOf(name: string): Command | null
  /** Runs a command that was returned, and returns its exit code with the last of what it said. Throws `Fault` where it cannot be started. */
  install(command: Command): Promise<{ readonly code: number; readonly said: string }>
}

export interface ListOptions {
  /** The project, absolute. */
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly run: Run
  readonly platform: string
}

/** How long an installation may take, in milliseconds, and how much it may say, in bytes. */
const BOUNDS = { timeout: 900_000, maxOutput: 20_000_000 }
/** So much of what it said is told, in characters. */
const TOLD = 2000

/** Opens the list; nothing is looked at yet. */
export function openServerList({ directory, environment, run, platform }: ListOptions): ServerList {
  return {
    list: () => CATALOGUE.map((row) => ({
      name: row.name, languages: Object.keys(row.languages), path: findServer(row, directory, '', environment, true, platform)?.program ?? null,
      remedy: remedyOf(row, platform).words,
    })),
    commandOf: (name) => {
      const row = CATALOGUE.find((one) => one.name === name)
      return row === undefined ? null : remedyOf(row, platform).command ?? null
    },
    install: async ([program, ...words]) => {
      const given = Object.fromEntries(Object.entries(environment).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
      const { code, stdout, stderr } = await run({ program, arguments: words, directory, environment: given, ...BOUNDS })
      return { code, said: `${decode(stdout)}${decode(stderr)}`.trim().slice(-TOLD) }
    },
  }
}
