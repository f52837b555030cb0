/**
 * Paths in a patch: bare, or quoted as git quotes odd names.
 *
 *   path   = bare | quoted
 *   bare   = characters without CR and LF that neither begin with '"' nor begin or end with a blank
 *   quoted = '"' { character but '"', '\' and controls | escape } '"'
 *   escape = '\' ( one of a b t n v f r '"' '\' | three octal digits, one byte of UTF-8 )
 */
import { concat, decodeStrict, utf8 } from '../../base/encoding.js'

const ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 }
const LETTERS = new Map(Object.entries(ESCAPES).map(([letter, code]) => [String.fromCharCode(code), letter]))

/** A path at the head of a text, and what follows it. */
export interface Quoted {
  readonly path: string
  readonly rest: string
}

/** Returns the quoted path that a text begins with, or null when it does not begin with one that is well formed. */
export function readQuoted(text: string): Quoted | null {
  const [whole, inside] = /^"((?:[^"\\\p{Cc}]|\\(?:[abtnvfr"\\]|[0-3][0-7]{2}))*)"/u.exec(text) ?? []
  if (whole === undefined || inside === undefined) return null
  const parts = inside.match(/\\[0-3][0-7]{2}|\\.|[^\\]+/gu) ?? []
  const bytes = parts.map((part) => {
    if (!part.startsWith('\\')) return utf8(part)
    return Uint8Array.of(ESCAPES[part.slice(1)] ?? Number.parseInt(part.slice(1), 8))
  })
  const path = decodeStrict(concat(bytes))
  return path === null ? null : { path, rest: text.slice(whole.length) }
}

/** Returns whether nothing of a path could be taken for something else where it stands in a patch as it is. */
export function isPlain(path: string): boolean {
  return /^[^\s"\\\p{Cc}]+$/u.test(path)
}

/** Returns how a path is written in a patch: as it is where it is plain, else quoted. */
export function printPath(path: string): string {
  return isPlain(path) ? path : quotePath(path)
}

/** Returns a path in quotation marks. */
export function quotePath(path: string): string {
  const inside = path.replace(/["\\\p{Cc}]/gu, (c) => {
    const letter = LETTERS.get(c)
    return letter === undefined ? [...utf8(c)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('') : `\\${letter}`
  })
  return `"${inside}"`
}
