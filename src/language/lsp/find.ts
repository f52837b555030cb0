/** Where a server is on this machine: on PATH, or among the project's own tools. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { ServerRow } from './row.js'

export interface FoundServer {
  /** Absolute. */
  readonly program: string
  readonly arguments: readonly string[]
  /** Whether it lies in the working tree, and so is the project's own code. */
  readonly own: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

function isProgram(file: string): boolean {
  try {
    if (!statSync(file).isFile()) return false
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Because there is none, or it may not be run.
    return false
  }
}

/** Returns the names that a program can have: on Windows those with the endings of PATHEXT. */
function spellings(binary: string, environment: Environment, platform: string): string[] {
  if (platform !== 'win32') return [binary]
  const endings = (environment['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD').split(';').filter((one) => one !== '')
  return [...(/\.[a-z]+$/iu.test(binary) ? [binary] : []), ...endings.map((ending) => `${binary}${ending.toLowerCase()}`)]
}

/**
 * Returns the first of a row's programs that is there, or null: in `node_modules/.bin` of the project's folder and those above it
 * in the tree where `own` allows it, then on PATH. Relative entries of PATH do not count.
 */
export function findServer(row: ServerRow, root: string, folder: string, environment: Environment, own: boolean, platform: string = process.platform): FoundServer | null {
  const parts = folder === '' ? [] : folder.split('/')
  const inTree = own ? [...parts.keys(), parts.length].reverse().map((depth) => join(root, ...parts.slice(0, depth), 'node_modules', '.bin')) : []
  const onPath = (environment['PATH'] ?? '').split(delimiter).filter((one) => one.startsWith('/') || /^[a-z]:/iu.test(one))
  for (const { binary, arguments: words } of row.programs) {
    for (const directory of [...inTree, ...onPath]) {
      const program = spellings(binary, environment, platform).map((name) => join(directory, name)).find(isProgram)
      if (program !== undefined) return { program, arguments: words, own: inTree.includes(directory) }
    }
  }
  return null
}
