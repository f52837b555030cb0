/** One working tree under one compiler a folder: what every operation works on. */
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Stretch } from '../../engine/language.js'
import { compilerFor, type Compiler } from './compiler.js'
import { openProjects, type Projects } from './projects.js'
import { Store } from './store.js'
import { isSource, treeAt, type Tree } from './tree.js'

export interface SessionOptions {
  readonly root: string
  /** The folder of the TypeScript package that comes with us. */
  readonly packaged: string
  /** Whether code and configuration of the tree may be used. */
  readonly trusted: boolean
  /** The paths that git lists. */
  readonly listing: readonly string[]
}

export interface Session {
  readonly tree: Tree
  readonly store: Store
  readonly projects: Projects
  readonly compiler: (folder: string) => Compiler
}

/** Opens a session, on the store of an earlier one of the same tree where there is one. */
export function openSession(options: SessionOptions, store: Store = new Store()): Session {
  const tree = treeAt(options.root, options.listing)
  const compiler = (folder: string): Compiler => compilerFor(folder, tree.root, options.packaged.replaceAll('\\', '/'), options.trusted)
  return { tree, store, compiler, projects: openProjects({ tree, store, compiler, trusted: options.trusted }) }
}

/** Returns the file of a stretch, absolute, when TypeScript reads it and the stretch lies in it. Refuses: no_server, missing_file, out_of_bounds. */
export function fileOf({ tree, store }: Session, { path, end }: Stretch): Outcome<string> {
  if (!isSource(path)) return refuse({ code: 'no_server', path, detail: 'TypeScript reads .ts, .tsx, .mts, .cts and their JavaScript kin' })
  const file = tree.absolute(path)
  const text = store.read(file)
  if (text === null) return refuse({ code: 'missing_file', path })
  return end > text.length ? refuse({ code: 'out_of_bounds', path, detail: 'the position lies behind the end' }) : ok(file)
}
