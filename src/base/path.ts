/**
 * Repository paths: relative to the root, `/`-separated, exactly as git lists them. This module decides what can never be a
 * path of ours, on any file system; whether a file is there, and what it is, is the snapshot's business.
 */
import { utf8 } from './encoding.js'

/** Code points that HFS+ ignores when it compares names, so that `.g<U+200C>it` opens `.git` (git: `utf8.c`). */
const HFS_IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu

/** Short names that NTFS may give to `.git` and `.gitmodules` (git: `path.c`, `is_ntfs_dotgit`). */
const NTFS_SHORT = /^(?:git~\d+|gitmod~\d+|gi7eba~\d+)$/iu

function spellsDotGit(component: string): boolean {
  const plain = component.replace(HFS_IGNORED, '').toLowerCase()
  const stem = plain.split(':', 1)[0]?.replace(/[ .]+$/u, '') ?? ''
  return stem === '.git' || NTFS_SHORT.test(stem) || plain.split('\\').some((part) => part !== plain && spellsDotGit(part))
}

/**
 * Returns why `path` is no path inside a repository, or null when it is one: absolute or drive paths, empty, `.` and `..`
 * components (backslash-separated ones too), NUL, unpaired surrogates, and `.git` in any spelling that some file system opens.
 */
export function pathProblem(path: string): string | null {
  if (path === '') return 'it is empty'
  if (path.includes('\0')) return 'it holds a NUL'
  if (/\p{Surrogate}/u.test(path)) return 'it holds an unpaired surrogate'
  if (path.startsWith('/') || path.startsWith('\\') || /^[a-z]:(?:[\\/]|$)/iu.test(path)) return 'it is absolute'
  const components = path.split('/')
  if (components.includes('') || components.includes('.')) return 'it has an empty or "." component'
  if (path.split(/[\\/]/u).includes('..')) return 'it climbs with ".."'
  if (components.some(spellsDotGit)) return 'it names the git directory'
  return null
}

/** Bytes of a name and of a path that file systems can be counted on to hold. */
const LONGEST_NAME = 255
const LONGEST_PATH = 4000

/** Returns why no file can be made at a path for the length of it, or null. */
export function lengthProblem(path: string): string | null {
  if (utf8(path).length > LONGEST_PATH) return `it is longer than ${String(LONGEST_PATH)} bytes`
  return path.split('/').some((component) => utf8(component).length > LONGEST_NAME) ? `a part of it is longer than ${String(LONGEST_NAME)} bytes` : null
}

/** Returns the proper ancestors of a path, outermost first: `a/b/c` gives `a`, `a/b`. */
export function ancestors(path: string): string[] {
  const components = path.split('/')
  return components.slice(1).map((_, depth) => components.slice(0, depth + 1).join('/'))
}

/** Compares two paths by their UTF-8 bytes, which is by code point: the order of plan files and of git's trees of files. */
export function comparePaths(a: string, b: string): number {
  const left = Array.from(a, (c) => c.codePointAt(0) ?? 0)
  const right = Array.from(b, (c) => c.codePointAt(0) ?? 0)
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

/** Returns a character as file systems without letter case compare it: by its simple mappings, one character to one. */
function foldCharacter(c: string): string {
  const upper = c.toUpperCase()
  const single = Array.from(upper).length === 1 ? upper : c
  const lower = single.toLowerCase()
  return Array.from(lower).length === 1 ? lower : single
}

/** Returns a path without its letter case: equal for two exactly when they differ in nothing else. Unicode forms stay apart. */
export function foldCase(path: string): string {
  return /^[\0-\x7f]*$/u.test(path) ? path.toLowerCase() : Array.from(path, foldCharacter).join('')
}

/** Returns, of the names in one directory, one that differs from `name` in letter case only, or null; null too where `name` itself is there. */
export function caseTwin(name: string, names: Iterable<string>): string | null {
  const folded = foldCase(name)
  let twin: string | null = null
  for (const other of names) {
    if (other === name) return null
    if (twin === null && other.length === name.length && foldCase(other) === folded) twin = other
  }
  return twin
}
