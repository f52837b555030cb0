/**
 * Staging: a call's edits over what the transaction staged before, and over a snapshot where it staged nothing. Pure; a file
 * that fails leaves the transaction as it was.
 */
import type { Sha256 } from '../../base/digest.js'
import { utf8 } from '../../base/encoding.js'
import { ok, refuse, settle, type Outcome } from '../../base/outcome.js'
import { ancestors, pathProblem } from '../../base/path.js'
import type { Refusal } from '../../base/refusal.js'
import type { Limits } from '../../base/settings.js'
import { fileAnchor } from '../../text/anchor.js'
import { openDocument, type Document } from '../../text/document.js'
import { checkFree } from '../creation.js'
import type { Mode } from '../plan.js'
import { entryOf, notAFile, type Snapshot } from '../snapshot.js'
import { replaceText, type Replacement } from './replace.js'
import { replaceSpan, type SpanEdit } from './span.js'
import type { Chunks, FirstSeen, Staged, Touched, Transaction } from './transaction.js'

export interface Staging {
  readonly snapshot: Snapshot
  readonly sha256: Sha256
  readonly limits: Limits
}

export type Edit = Replacement | SpanEdit

/** What a call asks of one file; its path is of the repository. */
export type FileEdit =
  | { readonly path: string; readonly edits: readonly Edit[] }
  | { readonly path: string; readonly content: string }

/** Returns the file of a transaction, or undefined when it was not touched. */
export function touchedFile(transaction: Transaction, path: string): Touched | undefined {
  return transaction.touched.find((one) => one.path === path)
}

function withTouched(transaction: Transaction, touched: Touched): Transaction {
  const isKnown = touchedFile(transaction, touched.path) !== undefined
  return {
    ...transaction,
    touched: isKnown ? transaction.touched.map((one) => (one.path === touched.path ? touched : one)) : [...transaction.touched, touched],
  }
}

/** Returns why a file of the snapshot is not what the transaction first saw, or null. Refuses: stale_anchor. */
export function driftFrom(path: string, first: FirstSeen, mode: Mode, bytes: Uint8Array, sha256: Sha256): Refusal | null {
  if (mode === first.mode && sha256(bytes) === first.sha256) return null
  const current = fileAnchor(bytes, sha256)
  const detail = mode !== first.mode ? `its mode is now ${mode}` : current === first.anchor ? 'its line ends changed' : undefined
  const document = openDocument(bytes)
  return {
    code: 'stale_anchor', path, expected: first.anchor, current_anchor: current, ...(detail === undefined ? {} : { detail }),
    ...(typeof document === 'string' ? {} : { reread: { path, start: 1, count: document.count } }),
  }
}

interface Seen {
  readonly first: FirstSeen | null
  /** What the file holds now, staged or not; null where there is none. */
  readonly now: Staged | null
}

function stagedAt(transaction: Transaction, path: string): Staged | null {
  return touchedFile(transaction, path)?.staged ?? null
}

/** Returns what the snapshot holds at a path that is not staged, if it is what the transaction first saw. */
function loadedAt(transaction: Transaction, path: string, { snapshot, sha256 }: Staging): Outcome<Seen & { readonly now: Staged }> {
  const entry = entryOf(snapshot, path)
  if (entry.kind !== 'file') return refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
  const { mode, bytes } = entry
  const known = touchedFile(transaction, path)
  if (known === undefined) return ok({ first: { mode, sha256: sha256(bytes), anchor: fileAnchor(bytes, sha256) }, now: { mode, bytes } })
  const drift = known.first === null
    ? { code: 'stale_anchor' as const, path, current_anchor: fileAnchor(bytes, sha256), detail: 'there was no file when it was first touched' }
    : driftFrom(path, known.first, mode, bytes, sha256)
  return drift === null ? ok({ first: known.first, now: { mode, bytes } }) : refuse(drift)
}

/** Returns what the transaction sees at a path that must be an existing file of text. */
function seeFile(transaction: Transaction, path: string, staging: Staging): Outcome<Seen & { readonly now: Staged; readonly document: Document }> {
  const problem = pathProblem(path)
  if (problem !== null) return refuse({ code: 'path_escape', path, detail: problem })
  const now = stagedAt(transaction, path)
  const seen = now === null ? loadedAt(transaction, path, staging) : ok({ first: touchedFile(transaction, path)?.first ?? null, now })
  if (!seen.ok) return seen
  const document = openDocument(seen.value.now.bytes)
  return typeof document === 'string' ? refuse({ code: document, path }) : ok({ ...seen.value, document })
}

/** Returns why no file can be created at a path, in view of what is staged already. */
function checkFreeAmong(transaction: Transaction, path: string, snapshot: Snapshot): Refusal | null {
  const created = transaction.touched.filter(({ staged, first }) => staged !== null && first === null).map((one) => one.path)
  if (stagedAt(transaction, path) !== null) return { code: 'file_exists', path, detail: 'this transaction has staged it' }
  const above = ancestors(path).find((one) => created.includes(one))
  if (above !== undefined) return { code: 'file_exists', path: above, detail: `${path} would stand below it` }
  if (created.some((one) => one.startsWith(`${path}/`))) return { code: 'directory_target', path }
  const lower = path.toLowerCase()
  const twin = created.find((one) => [one, ...ancestors(one)].some((part) =>
    [path, ...ancestors(path)].some((own) => own !== part && own.toLowerCase() === part.toLowerCase())) || one.toLowerCase() === lower)
  return twin === undefined ? checkFree(path, snapshot) : { code: 'case_collision', path, detail: twin }
}

/** Returns what a path is to a file that is to be written whole: free, or an existing file of text. */
function seePlace(transaction: Transaction, path: string, staging: Staging): Outcome<Seen> {
  const problem = pathProblem(path)
  if (problem !== null) return refuse({ code: 'path_escape', path, detail: problem })
  const known = touchedFile(transaction, path)
  if (known !== undefined && known.staged !== null) return ok({ first: known.first, now: known.staged })
  if (entryOf(staging.snapshot, path).kind === 'file') return seeFile(transaction, path, staging)
  const taken = checkFreeAmong(transaction, path, staging.snapshot)
  if (taken !== null) return refuse(taken)
  if (known !== undefined && known.first !== null) return refuse({ code: 'stale_anchor', path, expected: known.first.anchor, detail: 'it is gone' })
  return ok({ first: null, now: null })
}

/** Returns the transaction with a file staged as these bytes. Refuses: binary_file. */
function stageBytes(transaction: Transaction, path: string, { first, now }: Seen, bytes: Uint8Array): Outcome<Transaction> {
  const text = openDocument(bytes)
  if (typeof text === 'string') return refuse({ code: text, path, detail: 'the new content' })
  const chunks = touchedFile(transaction, path)?.chunks ?? null
  return ok(withTouched(transaction, { path, first, staged: { mode: now?.mode ?? '100644', bytes }, chunks }))
}

function edited(seen: Seen & { readonly document: Document }, { path, edits }: FileEdit & { readonly edits: readonly Edit[] }, sha256: Sha256): Outcome<Uint8Array> {
  let { document } = seen
  for (const [hunk, edit] of edits.entries()) {
    const place = { path, hunk, sha256 }
    const after = 'line_span' in edit ? replaceSpan(document, edit, place) : replaceText(document, edit, place)
    if (!after.ok) return after
    const next = openDocument(after.value)
    if (typeof next === 'string') return refuse({ code: next, path, hunk, detail: 'the new text' })
    document = next
  }
  return ok(document.bytes)
}

/**
 * Returns the transaction with one file edited or created, its edits in order, each on the result of the one before.
 * Refuses: the target codes, file_exists, no_match, ambiguous_match, out_of_bounds, stale_anchor, invalid_request, too_many_hunks.
 */
export function stageFile(transaction: Transaction, file: FileEdit, staging: Staging): Outcome<Transaction> {
  const { path } = file
  if ('content' in file) {
    const problem = pathProblem(path)
    if (problem !== null) return refuse({ code: 'path_escape', path, detail: problem })
    const taken = checkFreeAmong(transaction, path, staging.snapshot)
    return taken === null ? stageBytes(transaction, path, { first: null, now: null }, utf8(file.content)) : refuse(taken)
  }
  const { hunksPerFile } = staging.limits
  if (file.edits.length > hunksPerFile) return refuse({ code: 'too_many_hunks', path, limit: hunksPerFile, figure: file.edits.length })
  const seen = seeFile(transaction, path, staging)
  if (!seen.ok) return seen
  const after = edited(seen.value, file, staging.sha256)
  return after.ok ? stageBytes(transaction, path, seen.value, after.value) : after
}

/** Returns the transaction with a file of these whole bytes, created or replaced, and no chunks of it left. Refuses: as `stageFile`. */
export function stageWhole(transaction: Transaction, path: string, bytes: Uint8Array, staging: Staging): Outcome<Transaction> {
  const seen = seePlace(transaction, path, staging)
  if (!seen.ok) return seen
  const staged = stageBytes(transaction, path, seen.value, bytes)
  const touched = staged.ok ? touchedFile(staged.value, path) : undefined
  return staged.ok && touched !== undefined ? ok(withTouched(staged.value, { ...touched, chunks: null })) : staged
}

/** Returns the transaction with the chunks of a file, which counts as touched from then on. Refuses: the target codes, stale_anchor. */
export function stageChunks(transaction: Transaction, path: string, chunks: Chunks, staging: Staging): Outcome<Transaction> {
  const seen = seePlace(transaction, path, staging)
  if (!seen.ok) return seen
  return ok(withTouched(transaction, { path, first: seen.value.first, staged: touchedFile(transaction, path)?.staged ?? null, chunks }))
}

/** What becomes of each file of a call. */
export interface FileResult {
  readonly path: string
  readonly refusals: readonly Refusal[]
}

/**
 * Returns the transaction with many files staged: all of them or, where not `atomic`, each on its own, and what became of each.
 * Refuses: where atomic what any file is refused for; else what all are.
 */
export function stageFiles(
  transaction: Transaction, files: readonly FileEdit[], atomic: boolean, staging: Staging,
): Outcome<{ readonly transaction: Transaction; readonly results: readonly FileResult[] }> {
  let current = transaction
  const results: FileResult[] = []
  for (const file of files) {
    const staged = stageFile(current, file, staging)
    const within = staged.ok ? checkSize(staged.value, staging.limits) : []
    if (staged.ok && within.length === 0) current = staged.value
    results.push({ path: file.path, refusals: staged.ok ? within : staged.refusals })
  }
  const refusals = results.flatMap((result) => result.refusals)
  const fails = atomic ? refusals.length > 0 : results.every((result) => result.refusals.length > 0)
  return settle(fails ? refusals : [], () => ({ transaction: current, results }))
}

/** Returns the bytes of chunks. */
function chunkBytes(chunks: Chunks | null): number {
  return chunks === null ? 0 : [...chunks.parts.values()].flat().reduce((sum, line) => sum + utf8(line).length + 1, 0)
}

/** Returns why a transaction is too large. Refuses: too_many_files, set_too_large. */
export function checkSize({ touched }: Transaction, limits: Limits): Refusal[] {
  const bytes = touched.reduce((sum, { staged, chunks }) => sum + (staged?.bytes.length ?? 0) + chunkBytes(chunks), 0)
  return [
    ...(touched.length > limits.files ? [{ code: 'too_many_files' as const, limit: limits.files, figure: touched.length }] : []),
    ...(bytes > limits.stagedBytes ? [{ code: 'set_too_large' as const, limit: limits.stagedBytes, figure: bytes, detail: 'bytes' }] : []),
  ]
}
