/** The folders of `test/cases`, as data. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patchDocument } from '../../src/changeset/patch/document.js'
import type { Blocks } from '../../src/engine/ports.js'
import type { MemoryFile, MemoryOptions } from './memory.js'

const root = fileURLToPath(new URL('../cases', import.meta.url))

/** Blocks by path and the line they begin on: first and last line, or why there is none. */
type WrittenBlocks = Readonly<Record<string, Readonly<Record<string, readonly [number, number] | string>>>>

export interface CaseNotes extends Pick<MemoryOptions, 'switches' | 'limits' | 'hidden' | 'blocks'> {
  readonly purpose?: string
}

function blocksOf(written: WrittenBlocks): Blocks {
  return {
    blockAt: (path, _text, line) => {
      const found = written[path]?.[String(line)] ?? 'no block begins there'
      return Promise.resolve(typeof found === 'string' ? { kind: 'none', reason: found } : { kind: 'found', from: found[0], to: found[1] })
    },
  }
}

/** Returns the notes of a case, and its document; a patch is one by itself, and switched on. */
function readCase(folder: string): Pick<CaseFolder, 'notes' | 'document'> {
  const { blocks, ...notes } = readJson<Omit<CaseNotes, 'blocks'> & { readonly blocks?: WrittenBlocks }>(join(folder, 'case.json'), {})
  const told: CaseNotes = { ...notes, ...(blocks === undefined ? {} : { blocks: blocksOf(blocks) }) }
  const patch = join(folder, 'change.patch')
  if (!existsSync(patch)) return { notes: told, document: readFileSync(join(folder, 'change.json'), 'utf8') }
  return { notes: { ...told, switches: { anchorPatch: true, ...told.switches } }, document: patchDocument(readFileSync(patch, 'utf8')) }
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
      return { name, folder, ...readCase(folder) }
    })
}
