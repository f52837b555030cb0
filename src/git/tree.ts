/** Trees: paths looked up in one, and a new one made by replacing some of its leaves. Only directories on the way are read. */
import { Fault, invariant } from '../base/fault.js'
import { caseTwin } from '../base/path.js'
import { binaryName, makeTree, parseTree, plainName, type Format, type GitObject, type TreeEntry } from './object.js'
import type { Reader } from './reader.js'

export const DIRECTORY = '40000'

export interface Leaf {
  readonly mode: string
  readonly oid: string
}

/** What a path is in a tree. `behind` is the leaf above it that is no directory. */
export type Located =
  | { readonly kind: 'found'; readonly leaf: Leaf }
  | { readonly kind: 'missing' }
  | { readonly kind: 'behind'; readonly path: string; readonly leaf: Leaf }

export interface Trees {
  /** Returns what a path is in a tree. */
  locate(root: string, path: string): Promise<Located>
  /** Returns the path in a tree that differs from this one, or from a directory above it, in letter case only, or null. */
  caseTwin(root: string, path: string): Promise<string | null>
  /** Returns the tree in which these paths are these leaves, or absent for null, with the objects that are new. */
  rewrite(root: string, leaves: ReadonlyMap<string, Leaf | null>): Promise<{ readonly oid: string; readonly objects: readonly GitObject[] }>
}

/** Returns the trees of a repository; each is read once. */
export function openTrees(reader: Reader, format: Format): Trees {
  const known = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>()
  const load = async (oid: string): Promise<ReadonlyMap<string, TreeEntry>> => {
    const stored = await reader.read(oid)
    if (stored?.type !== 'tree') throw new Fault(`the repository lacks the tree ${oid}`)
    return new Map(parseTree(stored.bytes, format).map((entry) => [entry.name, entry]))
  }
  const entriesOf = (oid: string): Promise<ReadonlyMap<string, TreeEntry>> => {
    const entries = known.get(oid) ?? load(oid)
    known.set(oid, entries)
    return entries
  }
  const rewriteTree = async (oid: string | null, leaves: ReadonlyMap<string, Leaf | null>, made: GitObject[]): Promise<string | null> => {
    const entries = new Map(oid === null ? [] : await entriesOf(oid))
    const { here, below } = divide(leaves)
    for (const [name, leaf] of here) {
      if (leaf === null) entries.delete(name)
      else entries.set(name, { ...leaf, name })
    }
    for (const [name, inner] of below) {
      const child = entries.get(name)
      if (child !== undefined && child.mode !== DIRECTORY) {
        invariant([...inner.values()].every((leaf) => leaf === null), 'a directory where the tree has a file')
        continue
      }
      const next = await rewriteTree(child?.oid ?? null, inner, made)
      if (next === null) entries.delete(name)
      else entries.set(name, { mode: DIRECTORY, name, oid: next })
    }
    if (entries.size === 0) return null
    const tree = makeTree([...entries.values()], format)
    if (tree.oid !== oid) made.push(tree)
    return tree.oid
  }
  return {
    locate: async (root, path) => {
      const components = path.split('/')
      let oid = root
      for (const [depth, component] of components.entries()) {
        const entry = (await entriesOf(oid)).get(binaryName(component))
        if (entry === undefined) return { kind: 'missing' }
        const leaf = { mode: entry.mode, oid: entry.oid }
        if (depth === components.length - 1) return { kind: 'found', leaf }
        if (entry.mode !== DIRECTORY) return { kind: 'behind', path: components.slice(0, depth + 1).join('/'), leaf }
        oid = entry.oid
      }
      return { kind: 'missing' }
    },
    caseTwin: async (root, path) => {
      const components = path.split('/')
      let oid = root
      for (const [depth, component] of components.entries()) {
        const entries = await entriesOf(oid)
        const twin = caseTwin(component, Array.from(entries.keys(), plainName))
        if (twin !== null) return [...components.slice(0, depth), twin].join('/')
        const entry = entries.get(binaryName(component))
        if (entry?.mode !== DIRECTORY) return null
        oid = entry.oid
      }
      return null
    },
    rewrite: async (root, leaves) => {
      const objects: GitObject[] = []
      const binary = new Map([...leaves].map(([path, leaf]) => [binaryName(path), leaf]))
      const oid = await rewriteTree(root, binary, objects)
      if (oid !== null) return { oid, objects }
      const empty = makeTree([], format)
      return { oid: empty.oid, objects: [empty] }
    },
  }
}

/** Returns a tree of these leaves alone, with all its objects. */
export function plantTree(leaves: ReadonlyMap<string, Leaf>, format: Format): { readonly oid: string; readonly objects: readonly GitObject[] } {
  const objects: GitObject[] = []
  const plant = (level: ReadonlyMap<string, Leaf | null>): string => {
    const { here, below } = divide(level)
    const entries: TreeEntry[] = here.flatMap(([name, leaf]) => (leaf === null ? [] : [{ ...leaf, name }]))
    for (const [name, inner] of below) entries.push({ mode: DIRECTORY, name, oid: plant(inner) })
    const tree = makeTree(entries, format)
    objects.push(tree)
    return tree.oid
  }
  return { oid: plant(new Map([...leaves].map(([path, leaf]) => [binaryName(path), leaf]))), objects }
}

interface Level {
  /** Leaves of this directory; removals first, so that a directory can take a removed file's place. */
  readonly here: readonly (readonly [string, Leaf | null])[]
  readonly below: ReadonlyMap<string, ReadonlyMap<string, Leaf | null>>
}

function divide(leaves: ReadonlyMap<string, Leaf | null>): Level {
  const here: [string, Leaf | null][] = []
  const below = new Map<string, Map<string, Leaf | null>>()
  for (const [path, leaf] of leaves) {
    const slash = path.indexOf('/')
    if (slash < 0) here.push([path, leaf])
    else {
      const name = path.slice(0, slash)
      const inner = below.get(name) ?? new Map<string, Leaf | null>()
      inner.set(path.slice(slash + 1), leaf)
      below.set(name, inner)
    }
  }
  here.sort(([, a], [, b]) => Number(a !== null) - Number(b !== null))
  return { here, below }
}
