/**
 * A repository in memory: the engine's ports over a map of files, and a desk to sit at.
 *
 *     const memory = inMemory({ 'a.txt': 'a\nb\n', 'link': { link: 'a.txt' } })
 *     const { answer } = await applyDocument(memory.desk(), document)
 *     memory.text('a.txt')
 *
 * A set lands whole or not at all, as the ports promise; a file that is no longer what the snapshot held makes `land` answer
 * `moved`. `memory.before.land` and `memory.before.load` run ahead of those calls, for whoever wants to change something
 * meanwhile. Directories are there when something is in them.
 */
import { createHash } from 'node:crypto'
import { ancestors } from '../../src/base/path.js'
import { HAND_WRITTEN, readSwitches, type Limits, type Switches } from '../../src/base/settings.js'
import type { Desk } from '../../src/engine/desk.js'
import type { Mode } from '../../src/engine/plan.js'
import type { Authority, Blocks, ExecutableSet, Landing, Ledger, Shelf, ShelfStore, SyntaxCheck, Target, Transactions, TransactionStore } from '../../src/engine/ports.js'
import { mergeReceipts, type Receipt } from '../../src/engine/receipt.js'
import { EMPTY_SHELF } from '../../src/engine/ports.js'
import { NO_TRANSACTIONS } from '../../src/engine/transaction/transaction.js'
import type { Entry, Snapshot } from '../../src/engine/snapshot.js'
import { fileAnchor, lineHash, rangeAnchor } from '../../src/text/anchor.js'
import { indexLines } from '../../src/text/document.js'

export type MemoryFile =
  | { readonly kind: 'file'; readonly mode: Mode; readonly bytes: Uint8Array }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'submodule' }

/** A file as a test writes it down. */
export type Written = string | Uint8Array | { readonly link: string } | { readonly module: true } | { readonly run: string | Uint8Array }

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns git's id of a blob of these bytes. */
function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${String(bytes.length)}\0`).update(bytes).digest('hex')
}

export function raw(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : Uint8Array.from(text)
}

/** Returns the file anchor of a text. */
export function fa(text: string | Uint8Array): string {
  return fileAnchor(raw(text), sha256)
}

/** Returns the range anchor of lines `start` … `end`. */
export function ra(text: string | Uint8Array, start: number, end: number): string {
  return rangeAnchor(indexLines(raw(text)), start, end - start + 1, sha256)
}

/** Returns `N#hhhh` of line `n`. */
export function la(text: string | Uint8Array, n: number): string {
  return `${String(n)}#${lineHash(indexLines(raw(text)), n, sha256)}`
}

function toFile(written: Written): MemoryFile {
  if (typeof written === 'string' || written instanceof Uint8Array) return { kind: 'file', mode: '100644', bytes: raw(written) }
  if ('link' in written) return { kind: 'symlink', target: written.link }
  if ('module' in written) return { kind: 'submodule' }
  return { kind: 'file', mode: '100755', bytes: raw(written.run) }
}

export interface MemoryOptions {
  readonly limits?: Partial<Limits>
  readonly switches?: Partial<Switches>
  readonly hidden?: Desk['hidden']
  readonly actor?: string
  readonly requestId?: string
  readonly shelf?: null
  readonly authority?: Authority
  readonly blocks?: Blocks
  readonly syntax?: SyntaxCheck
  readonly syntaxMode?: Desk['syntaxMode']
}

export class Memory {
  readonly files: Map<string, MemoryFile>
  readonly entries: { receipt: Receipt; before: Map<string, Uint8Array> }[] = []
  shelf: Shelf = EMPTY_SHELF
  transactions: Transactions = NO_TRANSACTIONS
  /** What the clock says, in milliseconds since the epoch. */
  now = Date.UTC(2026, 0, 2, 3, 4, 5)
  /** Calls of `land` that wrote something. */
  writes = 0
  readonly before: { land?: (set: ExecutableSet) => void; load?: (paths: readonly string[]) => void } = {}
  private requests = 0

  constructor(files: Readonly<Record<string, Written>> | ReadonlyMap<string, MemoryFile>) {
    this.files = files instanceof Map ? new Map(files) : new Map(Object.entries(files).map(([path, file]) => [path, toFile(file)]))
  }

  write(path: string, written: Written): void {
    this.files.set(path, toFile(written))
  }

  bytes(path: string): Uint8Array {
    const file = this.files.get(path)
    if (file?.kind !== 'file') throw new Error(`${path} is no file in memory`)
    return file.bytes
  }

  text(path: string): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.bytes(path))
  }

  /** Returns the whole tree as comparable data. */
  tree(): Record<string, string> {
    const told = (file: MemoryFile): string => {
      if (file.kind === 'file') return `${file.mode} ${Buffer.from(file.bytes).toString('latin1')}`
      return file.kind === 'symlink' ? `120000 ${file.target}` : '160000'
    }
    return Object.fromEntries([...this.files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, file]) => [path, told(file)]))
  }

  receipts(): Receipt[] {
    return mergeReceipts(this.entries.map((entry) => entry.receipt))
  }

  desk(options: MemoryOptions = {}): Desk {
    return {
      sha256, now: () => this.now,
      limits: { ...HAND_WRITTEN, ...options.limits },
      switches: { ...readSwitches({}), ...options.switches },
      actor: options.actor ?? 'ann',
      requestId: options.requestId ?? `request-${String(++this.requests)}`,
      target: this.target(), ledger: this.ledger(), shelf: options.shelf === null ? null : this.shelfStore(),
      transactions: options.shelf === null ? null : this.transactionStore(),
      authority: options.authority ?? { decide: () => Promise.resolve({ ok: true, value: null }) },
      blocks: options.blocks ?? null,
      hidden: options.hidden ?? 'allow',
      syntax: options.syntax ?? { check: () => Promise.resolve([]) },
      syntaxMode: options.syntaxMode ?? 'refuse',
    }
  }

  private entry(path: string): Entry {
    for (const above of ancestors(path)) {
      const file = this.files.get(above)
      if (file?.kind === 'symlink') return { kind: 'behind_symlink', link: above }
      if (file?.kind === 'submodule') return { kind: 'submodule' }
      if (file?.kind === 'file') return { kind: 'behind_file', file: above }
    }
    const file = this.files.get(path)
    if (file?.kind === 'file') return { kind: 'file', mode: file.mode, bytes: file.bytes }
    if (file !== undefined) return { kind: file.kind }
    return { kind: [...this.files.keys()].some((other) => other.startsWith(`${path}/`)) ? 'directory' : 'missing' }
  }

  /** What differs from a path, or from a directory above it, in letter case only. */
  private twin(path: string): string | undefined {
    const there = [...this.files.keys()].flatMap((file) => [...ancestors(file), file])
    const way = [...ancestors(path), path]
    return way.flatMap((part) => there.filter((other) => other !== part && other.toLowerCase() === part.toLowerCase()))[0]
  }

  private target(): Target {
    return {
      owner: 'local/main', name: 'local', commits: false, blobId,
      load: (paths, creating = []) => {
        this.before.load?.(paths)
        const entries = new Map(paths.map((path) => [path, this.entry(path)]))
        for (const path of creating) {
          const collides = this.twin(path)
          if (collides !== undefined && entries.get(path)?.kind === 'missing') entries.set(path, { kind: 'missing', collides })
        }
        const snapshot: Snapshot = { base: null, entries }
        return Promise.resolve({ ok: true, value: snapshot })
      },
      land: (set) => {
        this.before.land?.(set)
        return Promise.resolve(this.land(set))
      },
    }
  }

  private land({ plan, receipt, snapshot }: ExecutableSet): Landing {
    const before = new Map<string, Uint8Array>()
    for (const file of plan.files) {
      for (const path of file.from === undefined ? [file.path] : [file.from, file.path]) {
        const [then, now] = [snapshot.entries.get(path), this.entry(path)]
        if (then === undefined) throw new Error(`${path} lands without having been loaded`)
        if (then.kind !== now.kind) return { kind: 'moved' }
        if (then.kind !== 'file' || now.kind !== 'file') continue
        if (then.mode !== now.mode || !Buffer.from(then.bytes).equals(now.bytes)) return { kind: 'moved' }
        before.set(path, now.bytes)
      }
    }
    for (const path of plan.unchanged) {
      const then = snapshot.entries.get(path)
      if (then?.kind === 'file') before.set(path, then.bytes)
    }
    for (const file of plan.files) {
      if (file.after === null || file.from !== undefined) this.files.delete(file.from ?? file.path)
      if (file.after !== null) this.files.set(file.path, { kind: 'file', mode: file.after.mode, bytes: file.after.bytes })
    }
    if (plan.files.length > 0) this.writes++
    this.entries.push({ receipt, before })
    return { kind: 'landed', receipt }
  }

  private ledger(): Ledger {
    return {
      receipts: () => Promise.resolve(this.receipts()),
      ofRequest: (requestId) => Promise.resolve(this.receipts().find((receipt) => receipt.request_id === requestId) ?? null),
      claims: () => Promise.resolve([]),
      complete: () => Promise.reject(new Error('nobody claims anything here')),
      beforeImages: (receipt) => Promise.resolve(this.entries.find((entry) => entry.receipt.id === receipt.id)?.before ?? new Map()),
    }
  }

  private transactionStore(): TransactionStore {
    return {
      update: (step) => {
        const { answer, next } = step(this.transactions)
        if (next !== undefined) this.transactions = next
        return Promise.resolve(answer)
      },
    }
  }

  private shelfStore(): ShelfStore {
    return {
      update: (step) => {
        const { answer, next } = step(this.shelf)
        if (next !== undefined) this.shelf = next
        return Promise.resolve(answer)
      },
    }
  }
}

/** Returns a repository in memory that holds these files. */
export function inMemory(files: Readonly<Record<string, Written>> | ReadonlyMap<string, MemoryFile>): Memory {
  return new Memory(files)
}
