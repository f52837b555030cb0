/** Git's objects as bytes: ids, trees and commits, read and written without a process. Names in trees are binary strings. */
import { createHash } from 'node:crypto'
import { decode, utf8 } from '../base/encoding.js'
import { Fault, invariant } from '../base/fault.js'

/** The repository's hash. */
export type Format = 'sha1' | 'sha256'

export interface GitObject {
  readonly type: 'blob' | 'tree' | 'commit'
  readonly oid: string
  readonly bytes: Uint8Array
}

/** `mode` is octal without leading zeros, as trees have it: `40000`, `100644`, `100755`, `120000`, `160000`. */
export interface TreeEntry {
  readonly mode: string
  /** Each character is one byte. */
  readonly name: string
  readonly oid: string
}

export interface Commit {
  readonly tree: string
  readonly parents: readonly string[]
  /** `Name <email> seconds zone`. */
  readonly author: string
  readonly committer: string
  readonly message: string
}

/** Returns a path, or a component, as trees hold it: one character for each byte of its UTF-8. */
export function binaryName(path: string): string {
  return Buffer.from(path, 'utf8').toString('latin1')
}

/** Returns a component that trees hold as people read it; bytes that are no UTF-8 become replacement characters. */
export function plainName(name: string): string {
  return Buffer.from(name, 'latin1').toString('utf8')
}

/** Returns the id of no object, which git's transactions read as "does not exist". */
export function zeroId(format: Format): string {
  return '0'.repeat(format === 'sha1' ? 40 : 64)
}

/** Returns an object with its id. */
export function makeObject(type: GitObject['type'], bytes: Uint8Array, format: Format): GitObject {
  const oid = createHash(format).update(`${type} ${String(bytes.length)}\0`).update(bytes).digest('hex')
  return { type, oid, bytes }
}

/** Returns the entries of a tree, in its order. Throws `Fault` on bytes that are no tree. */
export function parseTree(bytes: Uint8Array, format: Format): TreeEntry[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = format === 'sha1' ? 20 : 32
  const entries: TreeEntry[] = []
  for (let at = 0; at < buffer.length;) {
    const space = buffer.indexOf(32, at)
    const nul = buffer.indexOf(0, space)
    if (space < 0 || nul < 0 || nul + width >= buffer.length + 1) throw new Fault('git holds a tree that cannot be read')
    entries.push({
      mode: buffer.toString('latin1', at, space), name: buffer.toString('latin1', space + 1, nul),
      oid: buffer.toString('hex', nul + 1, nul + 1 + width),
    })
    at = nul + 1 + width
  }
  return entries
}

/** Returns the tree of these entries, in git's order: by bytes, directories as if their name ended in a slash. */
export function makeTree(entries: readonly TreeEntry[], format: Format): GitObject {
  const key = (entry: TreeEntry): string => (entry.mode === '40000' ? `${entry.name}/` : entry.name)
  const sorted = [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1))
  const bytes = Buffer.concat(sorted.flatMap(({ mode, name, oid }) =>
    [Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(oid, 'hex')]))
  return makeObject('tree', bytes, format)
}

/** Returns a commit object. The message must not hold a NUL, and the identities no line break. */
export function makeCommit(commit: Commit, format: Format): GitObject {
  invariant(!/[\n\0]/u.test(commit.author + commit.committer) && !commit.message.includes('\0'), 'a commit that git can hold')
  const header = [
    `tree ${commit.tree}`, ...commit.parents.map((parent) => `parent ${parent}`), `author ${commit.author}`, `committer ${commit.committer}`,
  ]
  return makeObject('commit', utf8(`${header.join('\n')}\n\n${commit.message}`), format)
}

/** Returns what a commit says; further headers, such as signatures, are passed over. */
export function parseCommit(bytes: Uint8Array): Commit {
  const text = decode(bytes)
  const end = text.indexOf('\n\n')
  const lines = (end < 0 ? text : text.slice(0, end)).split('\n')
  const all = (name: string): string[] => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
  return {
    tree: all('tree')[0] ?? '', parents: all('parent'), author: all('author')[0] ?? '', committer: all('committer')[0] ?? '',
    message: end < 0 ? '' : text.slice(end + 2),
  }
}
