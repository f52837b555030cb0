/**
 * The files that a server has open, and those that it was told of: as they are on the disk, byte-order mark off, unless something
 * is being tried. Versions are counted a file.
 */
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { decodeStrict } from '../../base/encoding.js'

/** A file as it is on the disk. */
export interface DiskText {
  readonly text: string
  /** SHA-256 of its raw bytes. */
  readonly sha256: string
  /** Whether a byte-order mark stands before the text. */
  readonly marked: boolean
}

/** Larger files are nobody's source. */
const MOST = 4 * 1024 * 1024

/** Returns a file's text, or null where there is none that servers read: no regular file, too large, or no UTF-8. */
export function readText(file: string): DiskText | null {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (stat?.isFile() !== true || stat.size > MOST) return null
  const bytes = readFileSync(file)
  const whole = decodeStrict(bytes)
  if (whole === null || whole.includes('\0')) return null
  const marked = whole.startsWith('\ufeff')
  return { text: marked ? whole.slice(1) : whole, sha256: createHash('sha256').update(bytes).digest('hex'), marked }
}

/** Returns what tells two states of a file apart without reading it, or null where there is no such file. */
export function stampOf(file: string): string | null {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stat?.isFile() === true ? `${String(stat.mtimeNs)} ${String(stat.size)} ${String(stat.ino)}` : null
}
