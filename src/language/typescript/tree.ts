/** The working tree that a request is about: which files git lists, and where they are. */
import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What TypeScript reads. */
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/u
const JAVASCRIPT = /\.(?:[cm]?js|jsx)$/u

export interface Tree {
  /** Absolute, real. */
  readonly root: string
  /** Paths of the files that are tracked, or neither tracked nor ignored. */
  readonly listing: ReadonlySet<string>
  /** Returns where a path is. */
  absolute(path: string): string
  /** Returns the path of a file, or null outside the tree. */
  path(file: string): string | null
  /** Returns the files that TypeScript reads, absolute. */
  sources(): readonly string[]
}

export function isSource(path: string): boolean {
  return SOURCE.test(path)
}

export function isJavascript(path: string): boolean {
  return JAVASCRIPT.test(path)
}

/** Returns the tree at a root, with what git lists in it. */
export function treeAt(folder: string, listed: readonly string[]): Tree {
  const root = realpathSync(folder)
  const absolute = (path: string): string => (path === '' ? root : join(root, path)).replaceAll('\\', '/')
  let sources: readonly string[] | null = null
  return {
    root, listing: new Set(listed), absolute,
    path: (file) => {
      const path = relative(root, file)
      return path === '' || path === '..' || path.startsWith(`..${sep}`) ? null : path.replaceAll('\\', '/')
    },
    sources: () => (sources ??= listed.filter((path) => isSource(path) && !path.split('/').includes('node_modules')).map(absolute)),
  }
}
