/** The folders of `test/cases`, as data. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MemoryFile, MemoryOptions } from './memory.js'

const root = fileURLToPath(new URL('../cases', import.meta.url))

export interface CaseNotes extends Pick<MemoryOptions, 'switches' | 'limits' | 'hidden'> {
  readonly purpose?: string
}

/** The mode of a path: executable, a link, or a submodule; the last two are not in `before/`. */
type WrittenMode = '100755' | 'submodule' | { readonly symlink: string }

function filesBelow(folder: string, inside = ''): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).sort().flatMap((name) => {
    const path = inside === '' ? name : `${inside}/${name}`
    return statSync(join(folder, name)).isDirectory() ? filesBelow(join(folder, name), path) : [path]
  })
}

export function readJson<T>(file: string, otherwise: T): T {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as T : otherwise
}

/** Returns the tree of `before/` or `after/`, links and modules from `modes.json`. */
export function readTree(folder: string, side: 'before' | 'after'): Map<string, MemoryFile> {
  const modes = readJson<Record<string, WrittenMode>>(join(folder, 'modes.json'), {})
  const files = new Map(filesBelow(join(folder, side)).map((path): [string, MemoryFile] =>
    [path, { kind: 'file', mode: modes[path] === '100755' ? '100755' : '100644', bytes: readFileSync(join(folder, side, path)) }]))
  for (const [path, mode] of Object.entries(modes)) {
    if (mode === 'submodule') files.set(path, { kind: 'submodule' })
    else if (typeof mode === 'object') files.set(path, { kind: 'symlink', target: mode.symlink })
  }
  return files
}

export interface CaseFolder {
  /** `group/sentence`. */
  readonly name: string
  /** Absolute. */
  readonly folder: string
  readonly notes: CaseNotes
  readonly document: string
}

/** Returns every case, by name. */
export function caseFolders(): CaseFolder[] {
  return readdirSync(root).sort().filter((group) => statSync(join(root, group)).isDirectory())
    .flatMap((group) => readdirSync(join(root, group)).sort().map((name) => `${group}/${name}`))
    .map((name) => {
      const folder = join(root, name)
      return { name, folder, notes: readJson<CaseNotes>(join(folder, 'case.json'), {}), document: readFileSync(join(folder, 'change.json'), 'utf8') }
    })
}
