/** What a row of the catalogue of servers is: data only, and what follows from it. */
import { basename } from 'node:path'
import type { Settings } from './settings.js'
import type { Readiness } from './signs.js'

export type Platform = 'linux' | 'darwin' | 'win32'

/** How a server is installed: what people are told, and where it is one command, that command. */
export interface Remedy {
  readonly words: string
  readonly command?: readonly [string, ...string[]]
}

export interface ServerRow {
  readonly name: string
  /** Language ids of the protocol, each with the files that are in it: extensions with their dot, or whole names. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** What it is started as, the first that is found. */
  readonly programs: readonly { readonly binary: string; readonly arguments: readonly string[] }[]
  /** Names, with `*` for anything, by which a folder shows itself as a project; `.git` is the whole repository. */
  readonly roots: readonly string[]
  /** Whether the outermost of such folders is the project; else the one nearest to the file. */
  readonly outermost?: true
  /** Sent with `initialize`. */
  readonly options?: Settings
  /** Whether it is told with `initialize` where a TypeScript is that it can load. */
  readonly typescript?: true
  /** Answered when it asks for its configuration. */
  readonly settings?: Settings
  readonly environment?: Readonly<Record<string, string>>
  /** Whether it runs code of the project: build scripts, macros, plugins, configuration that is a program. */
  readonly runsProjectCode: boolean
  readonly readiness: Readiness
  /** Whether the versions that its edits name mean nothing, since it gives one file's version to all. */
  readonly looseVersions?: true
  /** Whether names of its languages hold dashes. */
  readonly dashes?: true
  /** Whether its new errors after a rename are conflicts: it sees all files as they would be, and does not judge names itself. */
  readonly judgesNames?: true
  /** What its diagnostics say nothing of, so that a file without any is not clean. */
  readonly overlooks?: string
  /** How comments and strings look in its languages. */
  readonly lexis: 'c' | 'hash' | 'dash' | 'semicolon' | 'markup' | 'python' | 'percent'
  readonly remedies: Readonly<Record<Platform, Remedy>>
}

/** Returns the language id under which a row claims a file, or null. */
export function languageOf({ languages }: ServerRow, path: string): string | null {
  const name = basename(path)
  const found = Object.entries(languages).find(([, files]) => files.some((one) => (one.startsWith('.') ? name.endsWith(one) && name !== one : name === one)))
  return found?.[0] ?? null
}

/** Returns whether the name of a file or folder is one of a row's marks of a project. */
export function isMark({ roots }: ServerRow, name: string): boolean {
  return roots.some((mark) => {
    const star = mark.indexOf('*')
    return star < 0 ? mark === name : name.startsWith(mark.slice(0, star)) && name.endsWith(mark.slice(star + 1)) && name.length >= mark.length
  })
}

/**
 * Returns the folder, '' for the repository itself, that is the project of a file for a row, by the paths that git lists; null where
 * no mark of the row stands above it.
 */
export function projectOf(row: ServerRow, path: string, listing: readonly string[]): string | null {
  const marked = new Set<string>(row.roots.includes('.git') ? [''] : [])
  for (const listed of listing) {
    const parts = listed.split('/')
    for (const [depth, part] of parts.entries()) if (isMark(row, part)) marked.add(parts.slice(0, depth).join('/'))
  }
  const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))
  const fitting = above.filter((folder) => marked.has(folder))
  return (row.outermost === true ? fitting[0] : fitting.at(-1)) ?? null
}

/** Returns the remedy of a row for a platform; those that are not known have that of Linux. */
export function remedyOf({ remedies }: ServerRow, platform: string): Remedy {
  return remedies[platform === 'win32' || platform === 'darwin' ? platform : 'linux']
}
