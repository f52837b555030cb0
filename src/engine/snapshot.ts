/** An immutable view of some paths as they were at one moment. */
import type { Refusal } from '../base/refusal.js'
import type { Mode } from './plan.js'

export type Entry =
  | { readonly kind: 'file'; readonly mode: Mode; readonly bytes: Uint8Array; /** Git's blob id, where it is known. */ readonly oid?: string }
  /**
   * `collides`: a path there that differs from it, or from a directory above it, in letter case only; looked for where the path
   * was loaded as one to create. Names that differ in their Unicode form (NFC, NFD) are different, as they are for git; where the
   * file system takes them for one, the path is no missing one.
   */
  | { readonly kind: 'missing'; readonly collides?: string }
  | { readonly kind: 'directory' }
  | { readonly kind: 'symlink' }
  | { readonly kind: 'submodule' }
  /** A pipe, socket or device: nothing that git keeps, and nothing that a file may take the place of. */
  | { readonly kind: 'special' }
  /** Some directory above it is a symlink: `link` names it. */
  | { readonly kind: 'behind_symlink'; readonly link: string }
  /** Some component above it is a file. */
  | { readonly kind: 'behind_file'; readonly file: string }

export interface Snapshot {
  /** The commit the paths were read from, or null for a working tree. */
  readonly base: string | null
  readonly entries: ReadonlyMap<string, Entry>
}

/** Returns the entry of a path; a path that was not loaded counts as missing. */
export function entryOf(snapshot: Snapshot, path: string): Entry {
  return snapshot.entries.get(path) ?? { kind: 'missing' }
}

/** Returns why an entry is no regular file, as a refusal, or null when it is one. */
export function notAFile(path: string, entry: Entry): Refusal | null {
  switch (entry.kind) {
    case 'file': return null
    case 'missing': case 'behind_file': return { code: 'missing_file', path }
    case 'directory': return { code: 'directory_target', path }
    case 'symlink': return { code: 'symlink_target', path }
    case 'behind_symlink': return { code: 'symlink_target', path, detail: entry.link }
    case 'special': return { code: 'missing_file', path, detail: 'what stands there is a pipe, socket or device', remedy: 'Name a regular file' }
    case 'submodule': return { code: 'submodule_target', path }
  }
}
