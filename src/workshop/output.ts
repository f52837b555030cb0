/**
 * What the cells of one runtime print, their children too: bytes as they come, parted by the marks that a runtime sets at the end of
 * each cell. Kept is the end; where there is more, all of it up to a bound goes to a file.
 *
 * Calling sequence: `begin` with a cell's mark, `heard` with every chunk, `finish` once. What comes between two cells is the next one's.
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes that are kept, and that a file may have. */
const TAIL = 16 * 1024
const SPILL = 64 * 1024 * 1024

export interface Printed {
  readonly text: string
  readonly file: string | null
}

export interface CellOutput {
  begin(mark: string): void
  heard(chunk: Uint8Array): void
  /** Resolves when the mark has come. */
  marked(): Promise<void>
  finish(): Printed
}

/** Returns the output of a runtime; `folder` is made when something has to go to a file there. */
export function openOutput(folder: string, prefix: string): CellOutput {
  let tail: Buffer = Buffer.alloc(0)
  let held: Buffer = Buffer.alloc(0)
  let mark: Buffer | null = null
  let reached = (): void => undefined
  let arrival = Promise.resolve()
  let total = 0
  let written = 0
  let file: { readonly path: string; readonly descriptor: number } | null = null
  let count = 0

  const spill = (bytes: Uint8Array): void => {
    if (file === null) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${prefix}-${String(++count)}.log`)
      file = { path, descriptor: openSync(path, 'wx', 0o600) }
    }
    const part = bytes.subarray(0, Math.max(0, SPILL - written))
    if (part.length > 0) written += writeSync(file.descriptor, part)
  }
  const keep = (bytes: Buffer): void => {
    if (bytes.length === 0) return
    if (file !== null) spill(bytes)
    total += bytes.length
    const all = Buffer.concat([tail, bytes])
    if (file === null && all.length > TAIL) spill(all)
    tail = all.subarray(Math.max(0, all.length - TAIL))
  }
  return {
    begin: (words) => {
      mark = Buffer.from(words)
      arrival = new Promise((resolve) => { reached = resolve })
    },
    heard: (chunk) => {
      let bytes = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk])
      held = Buffer.alloc(0)
      const at = mark === null ? -1 : bytes.indexOf(mark)
      if (mark !== null && at >= 0) {
        keep(bytes.subarray(0, at))
        bytes = bytes.subarray(at + mark.length)
        mark = null
        reached()
        held = bytes
        return
      }
      // The beginning of the mark may be all that has come of it.
      const start = mark === null ? -1 : bytes.lastIndexOf(0)
      const isPart = mark !== null && start >= 0 && bytes.length - start < mark.length && mark.subarray(0, bytes.length - start).equals(bytes.subarray(start))
      keep(isPart ? bytes.subarray(0, start) : bytes)
      if (isPart) held = Buffer.from(bytes.subarray(start))
    },
    marked: () => arrival,
    finish: () => {
      const hidden = total - tail.length
      const path = file?.path ?? null
      if (file !== null) closeSync(file.descriptor)
      const text = new TextDecoder().decode(tail)
      const more = written < total && path !== null ? `, of which the file has the first ${String(written)}` : ''
      const shown = hidden > 0 ? `… ${String(hidden)} bytes before this${more}\n${text.replace(/^\uFFFD+/u, '')}` : text
      tail = Buffer.alloc(0)
      total = written = 0
      file = null
      return { text: shown, file: path }
    },
  }
}
