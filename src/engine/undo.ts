/** Undo: the inverse of a receipt as an anchored draft, under the same rules as any set (spec page 2.6). */
import type { Sha256 } from '../base/digest.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { fileAnchor } from '../text/anchor.js'
import { indexLines } from '../text/document.js'
import { sideOf, type Draft, type FileChange, type Mode, type Side } from './plan.js'
import type { FileReport, Receipt } from './receipt.js'
import { entryOf, notAFile, type Snapshot } from './snapshot.js'

/** Returns the receipt, if any, that keeps another undone at the end of a ledger: an undo that was undone in turn does not. */
function undoneBy(id: string, receipts: readonly Receipt[]): Receipt | null {
  const later = receipts.slice(receipts.findIndex((receipt) => receipt.id === id) + 1)
  return later.find((receipt) => receipt.undoes === id && undoneBy(receipt.id, later) === null) ?? null
}

/** A receipt to take back; `undone` is the refusal of one that was taken back before, which counts unless its effect is there again. */
export interface Undoable {
  readonly receipt: Receipt
  readonly undone: Refusal | null
}

/**
 * Returns the one receipt that an id, or an unambiguous prefix of 12 or more hex digits, names and that changed something.
 * Refuses: receipt_not_found.
 */
export function findUndoable(receipts: readonly Receipt[], id: string): Outcome<Undoable> {
  const found = findReceipt(receipts, id)
  if (!found.ok) return found
  if (found.value.files.length === 0) return refuse({ code: 'receipt_not_found', expected: id, detail: 'it changed nothing, so there is nothing to undo' })
  const undo = undoneBy(found.value.id, receipts)
  return ok({ receipt: found.value, undone: undo === null ? null : { code: 'already_undone', expected: found.value.id, detail: undo.id } })
}

/** Returns the one receipt that an id or an unambiguous prefix of 12 or more hex digits names. Refuses: receipt_not_found. */
export function findReceipt(receipts: readonly Receipt[], id: string): Outcome<Receipt> {
  const matches = /^hr-[0-9a-f]{12,64}$/u.test(id) ? receipts.filter((receipt) => receipt.id.startsWith(id)) : []
  const [match] = matches
  if (match !== undefined && matches.length === 1) return { ok: true, value: match }
  return refuse({ code: 'receipt_not_found', expected: id, ...(matches.length > 1 ? { detail: 'the prefix fits several receipts' } : {}) })
}

/** Returns every path that the inverse of a receipt reads or writes. */
export function undoPaths(receipt: Receipt): string[] {
  return receipt.files.flatMap((file) => (file.from === undefined ? [file.path] : [file.path, file.from]))
}

/** Returns the paths at which the inverse of a receipt makes a file anew. */
export function undoCreates(receipt: Receipt): string[] {
  return receipt.files.flatMap((file) => (file.after === null ? [file.path] : file.from === undefined ? [] : [file.from]))
}

/** Returns why no file can come back to a path, or null when it is free. */
function taken(path: string, snapshot: Snapshot, where: string): Refusal | null {
  const entry = entryOf(snapshot, path)
  if (entry.kind !== 'missing') return { code: 'changed_since', path, detail: where }
  return entry.collides === undefined ? null : { code: 'changed_since', path, detail: `${entry.collides} stands there, which differs in letter case only` }
}

/** Returns the side that a file now has, or why it is not what the receipt left. */
function asLeft(file: FileReport, snapshot: Snapshot, sha256: Sha256): Outcome<Side | null> {
  const entry = entryOf(snapshot, file.path)
  if (file.after === null) {
    const problem = taken(file.path, snapshot, 'it exists again')
    return problem === null ? { ok: true, value: null } : refuse(problem)
  }
  if (entry.kind !== 'file') {
    return refuse({ code: 'changed_since', path: file.path, expected: file.after.anchor, detail: notAFile(file.path, entry)?.code ?? '' })
  }
  const side = sideOf(entry.bytes, entry.mode, sha256)
  if (side.sha256 === file.after.sha256 && side.mode === file.mode) return { ok: true, value: side }
  const isBack = side.sha256 === file.before?.sha256 && side.mode === file.mode && file.from === undefined
  return refuse({
    code: 'changed_since', path: file.path, expected: file.after.anchor, current_anchor: fileAnchor(entry.bytes, sha256),
    ...(isBack ? { detail: 'it is already as it was before that receipt', remedy: 'Nothing is left to take back in it' } : {}),
    reread: { path: file.path, start: 1, count: indexLines(entry.bytes).count },
  })
}

function inverse(file: FileReport, now: Side | null, image: Uint8Array | undefined, sha256: Sha256): FileChange {
  const then = image === undefined ? null : sideOf(image, file.mode as Mode, sha256)
  switch (file.operation) {
    case 'edit': return { operation: 'edit', path: file.path, before: now, after: then }
    case 'create': return { operation: 'delete', path: file.path, before: now, after: null }
    case 'delete': return { operation: 'create', path: file.path, before: null, after: then }
    case 'move': return { operation: 'move', path: file.from ?? file.path, from: file.path, before: now, after: then }
  }
}

function freePath(file: FileReport, snapshot: Snapshot): Refusal[] {
  const problem = file.from === undefined ? null : taken(file.from, snapshot, 'something stands where the file came from')
  return problem === null ? [] : [problem]
}

/**
 * Returns the draft that takes a receipt back, given the files as they are and the before-images the store keeps.
 * Refuses: changed_since.
 */
export function planUndo(
  receipt: Receipt, snapshot: Snapshot, images: ReadonlyMap<string, Uint8Array>, sha256: Sha256,
): Outcome<Draft> {
  const problems: Refusal[] = []
  const files: FileChange[] = []
  for (const file of receipt.files) {
    const now = asLeft(file, snapshot, sha256)
    problems.push(...freePath(file, snapshot))
    if (!now.ok) {
      problems.push(...now.refusals)
      continue
    }
    const image = images.get(file.from ?? file.path)
    if (file.before !== null && (image === undefined || sha256(image) !== file.before.sha256)) {
      problems.push({ code: 'changed_since', path: file.path, detail: 'the store no longer holds what it was before' })
    } else files.push(inverse(file, now.value, image, sha256))
  }
  const title = `Undo ${receipt.title === '' ? receipt.id.slice(0, 15) : receipt.title}`
  return settle(problems, () => ({ title, verify: [], files, unchanged: [] }))
}
