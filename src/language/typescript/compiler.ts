/**
 * Which TypeScript answers for a file (spec page 7.4): the project's own where it is one of the two majors that have a
 * language-service API, the packaged one otherwise. Code of a head that is not trusted is never loaded.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type TS from 'typescript'

export type Typescript = typeof TS

export interface Compiler {
  readonly ts: Typescript
  /** `5.9.3`. */
  readonly version: string
  /** Where it was loaded from. */
  readonly folder: string
}

/** The majors whose package has the language-service API. */
const MAJORS = [5, 6]

const loaded = new Map<string, Compiler>()

function load(folder: string): Compiler {
  const known = loaded.get(folder)
  if (known !== undefined) return known
  const file = join(folder, 'lib', 'typescript.js')
  const ts = createRequire(file)(file) as Typescript
  const compiler = { ts, version: ts.version, folder }
  loaded.set(folder, compiler)
  return compiler
}

/** Returns the major of a package folder that holds a whole TypeScript, or null. */
function majorOf(folder: string): number | null {
  try {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown }
    return typeof version === 'string' && existsSync(join(folder, 'lib', 'typescript.js')) ? Number(version.split('.')[0]) : null
  } catch {
    // Because nothing readable is there.
    return null
  }
}

/** Returns the folder of the TypeScript for what lies in a folder of a working tree; `packaged` is that of the one that comes with us. */
export function compilerFolder(folder: string, root: string, packaged: string, trusted: boolean): string {
  for (let at = folder; trusted; at = dirname(at)) {
    const own = join(at, 'node_modules', 'typescript')
    const major = majorOf(own)
    if (major !== null) return MAJORS.includes(major) ? own : packaged
    if (at === root || at === dirname(at)) break
  }
  return packaged
}

/** Returns the compiler for what lies in a folder of a working tree. */
export function compilerFor(folder: string, root: string, packaged: string, trusted: boolean): Compiler {
  return load(compilerFolder(folder, root, packaged, trusted))
}
