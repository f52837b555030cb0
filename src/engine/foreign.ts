/**
 * Foreign changes carried out one after another over the files as they are: each on what the one before made of them, as tools
 * that apply such documents do. What comes of it is told file by file, as images; nothing is written.
 */
import type { Sha256 } from '../base/digest.js'
import { utf8 } from '../base/encoding.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import type { ForeignFile } from '../changeset/foreign/foreign.js'
import { rewrite, type Replacement, type Rewritten } from '../changeset/foreign/rewrite.js'
import { textsOf } from '../changeset/foreign/texts.js'
import { fileAnchor } from '../text/anchor.js'
import { indexLines, openDocument, type Document } from '../text/document.js'
import { checkFree } from './creation.js'
import { entryOf, notAFile, type Snapshot } from './snapshot.js'

/** What becomes of one file; `own` are the author's own replacements, where one change alone was made to it. */
export type ForeignEffect =
  | { readonly kind: 'edit'; readonly path: string; readonly before: Uint8Array; readonly after: Uint8Array; readonly own: readonly Replacement[] | null }
  | { readonly kind: 'move'; readonly path: string; readonly to: string; readonly before: Uint8Array; readonly after: Uint8Array; readonly own: readonly Replacement[] | null }
  | { readonly kind: 'create'; readonly path: string; readonly after: Uint8Array }
  | { readonly kind: 'delete'; readonly path: string; readonly before: Uint8Array }

interface Standing {
  /** The path of the snapshot that it comes from, or null for a file that is new. */
  readonly origin: string | null
  readonly bytes: Uint8Array
  readonly own: readonly Replacement[] | null
}

const EMPTY = utf8('')

export interface ForeignWorld {
  readonly snapshot: Snapshot
  readonly sha256: Sha256
  /** Returns git's id of a blob of these bytes. */
  readonly blobId: (bytes: Uint8Array) => string
}

/** Returns every path that foreign changes may speak of and that may be looked at. */
export function foreignPaths(files: readonly ForeignFile[]): string[] {
  const named = files.flatMap(({ names, to }) => (to === null ? names : [...names, to]))
  return [...new Set(named)].filter((path) => pathProblem(path) === null)
}

/** Returns those of them that files may come into being at. */
export function createdByForeign(files: readonly ForeignFile[]): string[] {
  const named = files.flatMap(({ names, operation, to }) => [...(operation === 'create' ? names : []), ...(to === null ? [] : [to])])
  return [...new Set(named)].filter((path) => pathProblem(path) === null)
}

/** The files as the changes so far have left them. */
class Overlay {
  private readonly world: ForeignWorld
  /** Null where a file was taken away. */
  private readonly now = new Map<string, Standing | null>()
  private readonly failed = new Set<string>()

  constructor(world: ForeignWorld) {
    this.world = world
  }

  /** Carries a change out; returns what is wrong with it. A file that a change failed on is not looked at again. */
  take(file: ForeignFile): readonly Refusal[] {
    const path = this.nameOf(file)
    if (!path.ok) return path.refusals
    const paths = file.to === null ? [path.value] : [path.value, file.to]
    if (paths.some((one) => this.failed.has(one))) return []
    const taken = file.operation === 'create' ? this.create(file, path.value) : this.change(file, path.value)
    if (taken.ok) return []
    for (const one of paths) this.failed.add(one)
    return taken.refusals
  }

  effects(): ForeignEffect[] {
    const standing = [...this.now].flatMap(([path, one]) => (one === null ? [] : [{ path, ...one }]))
    const kept = new Set(standing.flatMap(({ path, origin }) => (origin === null ? [path] : [origin])))
    const gone = [...this.now].flatMap(([path, one]): ForeignEffect[] => {
      const before = this.before(path)
      return one !== null || before === null || kept.has(path) ? [] : [{ kind: 'delete', path, before }]
    })
    return [...standing.map((one) => this.effectOf(one)), ...gone]
  }

  private effectOf({ path, origin, bytes: after, own }: Standing & { readonly path: string }): ForeignEffect {
    const before = this.before(origin ?? path)
    if (before === null) return { kind: 'create', path, after }
    return origin === null || origin === path ? { kind: 'edit', path, before, after, own } : { kind: 'move', path: origin, to: path, before, after, own }
  }

  private before(path: string): Uint8Array | null {
    const entry = entryOf(this.world.snapshot, path)
    return entry.kind === 'file' ? entry.bytes : null
  }

  private exists(path: string): boolean {
    const known = this.now.get(path)
    if (known !== undefined) return known !== null
    const { kind } = entryOf(this.world.snapshot, path)
    return kind !== 'missing' && kind !== 'behind_file'
  }

  /** Returns the one name that a file has here. Refuses: path_escape, ambiguous_match. */
  private nameOf({ names, operation, to }: ForeignFile): Outcome<string> {
    const escape = [...names, ...(to === null ? [] : [to])].map((path) => ({ path, problem: pathProblem(path) })).find(({ problem }) => problem !== null)
    if (escape?.problem !== undefined && escape.problem !== null) return refuse({ code: 'path_escape', path: escape.path, detail: escape.problem })
    const there = operation === 'create' ? [] : names.filter((name) => this.exists(name))
    const [first = names[0], second] = there
    return second === undefined ? ok(first) : refuse({ code: 'ambiguous_match', path: first, detail: `${second} is there too, and the diff names both` })
  }

  /** Returns the file of a path as it stands. Refuses: the target codes. */
  private standing(path: string): Outcome<Standing> {
    const known = this.now.get(path)
    if (known === null) return refuse({ code: 'missing_file', path, detail: 'an earlier part of the document takes it away' })
    return known === undefined ? this.original(path) : ok(known)
  }

  /** Returns the file of a path as it was. Refuses: the target codes. */
  private original(path: string): Outcome<Standing> {
    const entry = entryOf(this.world.snapshot, path)
    return entry.kind === 'file' ? ok({ origin: path, bytes: entry.bytes, own: null }) : refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
  }

  private text(path: string, bytes: Uint8Array): Outcome<Document> {
    const document = openDocument(bytes)
    return typeof document === 'string' ? refuse({ code: document, path }) : ok(document)
  }

  private create(file: ForeignFile, path: string): Outcome<null> {
    const taken = this.free(path)
    if (taken !== null) return refuse(taken)
    const made = rewrite(file, textsOf(indexLines(EMPTY)), false, { path, sha256: this.world.sha256 })
    if (!made.ok) return made
    const text = this.text(path, made.value.bytes)
    if (!text.ok) return text
    this.now.set(path, { origin: null, bytes: made.value.bytes, own: null })
    return ok(null)
  }

  private free(path: string): Refusal | null {
    if (this.now.get(path) === null) return null
    return this.now.has(path) ? { code: 'file_exists', path } : checkFree(path, this.world.snapshot)
  }

  private change(file: ForeignFile, path: string): Outcome<null> {
    // A diff tells what a copy was made from before any of it was changed.
    const standing = file.operation === 'copy' ? this.original(path) : this.standing(path)
    if (!standing.ok) return standing
    const { origin, bytes, own } = standing.value
    const text = this.text(path, bytes)
    if (!text.ok) return text
    const stale = this.stale(file, path, text.value)
    if (stale !== null) return refuse(stale)
    const proven = file.blob !== null
    const made = rewrite(file, textsOf(text.value), proven, { path, sha256: this.world.sha256 })
    if (!made.ok) return made
    if (file.operation === 'delete') return this.remove(file, path, proven, text.value, made.value)
    const first = own === null && origin !== null && !this.now.has(path)
    return this.put(file, path, { origin: file.operation === 'copy' ? null : origin, bytes: made.value.bytes, own: first ? made.value.replacements : null })
  }

  private put(file: ForeignFile, path: string, next: Standing): Outcome<null> {
    const taken = file.to === null ? null : this.free(file.to)
    if (taken !== null) return refuse(taken)
    if (file.operation === 'move') this.now.set(path, null)
    this.now.set(file.to ?? path, next)
    return ok(null)
  }

  private remove(file: ForeignFile, path: string, proven: boolean, { count }: Document, { bytes }: Rewritten): Outcome<null> {
    const left = file.form === 'diff' && !(proven && file.hunks.length === 0) ? indexLines(bytes).count : 0
    if (left > 0) {
      return refuse({ code: 'no_match', path, detail: `the diff deletes the file and shows ${String(count - left)} of its ${String(count)} lines` })
    }
    this.now.set(path, null)
    return ok(null)
  }

  /** Returns the refusal of a before-image that git's id says is another one, or null. */
  private stale({ blob }: ForeignFile, path: string, { bytes, count }: Document): Refusal | null {
    const current = blob === null ? '' : this.world.blobId(bytes)
    if (blob === null || current.startsWith(blob)) return null
    return {
      code: 'stale_anchor', path, expected: blob, current_anchor: fileAnchor(bytes, this.world.sha256), reread: { path, start: 1, count },
      detail: `git's id of it is ${current.slice(0, Math.max(7, blob.length))}`,
    }
  }
}

/**
 * Returns what foreign changes make of the files of a snapshot, or everything that is wrong with them.
 * Refuses: path_escape, the target codes, file_exists, case_collision, stale_anchor, no_match, ambiguous_match,
 * overlapping_hunks, invalid_request.
 */
export function carryOut(files: readonly ForeignFile[], world: ForeignWorld): Outcome<readonly ForeignEffect[]> {
  const overlay = new Overlay(world)
  const problems = files.flatMap((file) => overlay.take(file))
  return problems.length > 0 ? { ok: false, refusals: problems } : ok(overlay.effects())
}
