/**
 * The texts of one working tree as the compiler sees them: what is on the disk, without byte-order mark, under an overlay of what
 * is being tried. Versions tell two texts of a file apart; `refresh` looks at the disk once, and nothing changes until the next.
 */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type TS from 'typescript'
import type { Typescript } from './compiler.js'

interface Held {
  readonly stamp: string
  readonly bytes: Uint8Array
  readonly text: string
  readonly version: number
  snapshot?: TS.IScriptSnapshot
}

interface Laid {
  readonly text: string | null
  readonly version: number
  snapshot?: TS.IScriptSnapshot
}

const decoder = new TextDecoder('utf-8')

function stampOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat?.isFile() === true ? `${String(stat.mtimeNs)} ${String(stat.size)} ${String(stat.ino)}` : null
}

export class Store {
  private readonly held = new Map<string, Held | null>()
  private overlay = new Map<string, Laid>()
  private versions = 0
  /** Changes whenever any text may have. */
  generation = 0

  /** Forgets what has changed on the disk since it was read. */
  refresh(): void {
    for (const [file, held] of this.held) if ((held?.stamp ?? null) !== stampOf(file)) this.held.delete(file)
    this.generation++
  }

  /** Tries other texts, null for a file that is gone; until `lift`. */
  lay(texts: ReadonlyMap<string, string | null>): void {
    this.overlay = new Map([...texts].map(([file, text]) => [file, { text, version: ++this.versions }]))
    this.generation++
  }

  lift(): void {
    this.overlay = new Map()
    this.generation++
  }

  private look(file: string): Held | null {
    const known = this.held.get(file)
    if (known !== undefined) return known
    const stamp = stampOf(file)
    const bytes = stamp === null ? null : readFileSync(file)
    const held = stamp === null || bytes === null ? null : { stamp, bytes, text: decoder.decode(bytes), version: ++this.versions }
    this.held.set(file, held)
    return held
  }

  /** Returns the text of a file without byte-order mark, or null where there is none. */
  read(file: string): string | null {
    const laid = this.overlay.get(file)
    return laid === undefined ? this.look(file)?.text ?? null : laid.text
  }

  /** Returns the texts that are being tried. */
  laid(): ReadonlyMap<string, { readonly text: string | null }> {
    return this.overlay
  }

  version(file: string): string {
    return String((this.overlay.get(file) ?? this.look(file))?.version ?? 0)
  }

  snapshot(file: string, ts: Typescript): TS.IScriptSnapshot | undefined {
    const one = this.overlay.get(file) ?? this.look(file)
    if (one === null || one.text === null) return undefined
    return (one.snapshot ??= ts.ScriptSnapshot.fromString(one.text))
  }

  /** Returns the SHA-256 of the bytes on the disk, 64 hex digits. */
  digest(file: string): string {
    return createHash('sha256').update(this.look(file)?.bytes ?? new Uint8Array()).digest('hex')
  }
}
