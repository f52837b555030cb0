/**
 * The lowering of language-service edits to file changes over a snapshot (spec page 7.2). Edits apply to the text as a string of
 * UTF-16 units and everything outside them keeps its bytes: a lone CR is content, the byte-order mark stays in front. Pure.
 */
import { canonicalDigest } from '../base/canonical.js'
import type { Sha256 } from '../base/digest.js'
import { decode, utf8 } from '../base/encoding.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import { COMPUTED } from '../base/settings.js'
import { openDocument } from '../text/document.js'
import { checkFree } from './creation.js'
import type { FileEdits, Proposal, TextEdit } from './language.js'
import { sideOf, type Draft, type FileChange } from './plan.js'
import { entryOf, notAFile, type Entry, type Snapshot } from './snapshot.js'

const BOM = '\ufeff'

/** Returns whether a place is between the two halves of a surrogate pair. */
function splitsPair(text: string, at: number): boolean {
  return isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at))
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** Returns why an edit cannot be made in a text, or null when it can. */
function problemOf({ start, end, text: inserted }: TextEdit, text: string): string | null {
  if (!(start >= 0 && start <= end && end <= text.length)) return 'an edit lies outside the text'
  if (splitsPair(text, start) || splitsPair(text, end)) return 'an edit splits a character'
  if (inserted.includes('\0') || /\p{Surrogate}/u.test(inserted)) return 'an edit inserts what is no text'
  return null
}

/** Returns the edits without exact repetitions of a replacement, in order of place; those at one place keep their order. */
function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  const seen = new Set<string>()
  const kept = edits.filter(({ start, end, text }) => {
    const key = `${String(start)} ${String(end)} ${text}`
    if (start === end || !seen.has(key)) return seen.add(key)
    return false
  })
  return kept.sort((a, b) => a.start - b.start)
}

/** Returns a text with edits made, all of them counted in the text as it was. Refuses: malformed_edit. */
function editText(text: string, edits: readonly TextEdit[], path: string): Outcome<string> {
  const parts: string[] = []
  let copied = 0
  for (const edit of inOrder(edits)) {
    const problem = problemOf(edit, text) ?? (edit.start < copied ? 'two edits overlap' : null)
    if (problem !== null) return refuse({ code: 'malformed_edit', path, detail: problem })
    parts.push(text.slice(copied, edit.start), edit.text)
    copied = edit.end
  }
  return ok([...parts, text.slice(copied)].join(''))
}

interface Lowering {
  readonly snapshot: Snapshot
  readonly sha256: Sha256
  readonly to: ReadonlyMap<string, string>
}

function outside(path: string): Refusal | null {
  const problem = pathProblem(path)
  if (problem !== null) return { code: 'edit_outside_workspace', path, detail: problem }
  return path.split('/').includes('node_modules') ? { code: 'edit_outside_workspace', path, detail: 'it belongs to an installed package' } : null
}

function create(file: FileEdits, { snapshot, sha256 }: Lowering): Outcome<FileChange> {
  const taken = checkFree(file.path, snapshot)
  if (taken !== null) return refuse(taken)
  const text = editText('', file.edits, file.path)
  return text.ok ? ok({ operation: 'create', path: file.path, before: null, after: sideOf(utf8(text.value), '100644', sha256) }) : text
}

/** Returns an edit as counted with the byte-order mark: the place -1 is before it, and none is put behind one that is there. */
function counted({ start, end, text }: TextEdit, marked: boolean): TextEdit {
  if (!marked) return { start, end, text }
  return { start: start + 1, end: end + 1, text: start === 0 && text.startsWith(BOM) ? text.slice(BOM.length) : text }
}

/** Returns the bytes of a file with edits made, checked against what the service saw. */
function editBytes({ path, sha256: seen, edits }: FileEdits, entry: Entry & { kind: 'file' }, sha256: Sha256): Outcome<Uint8Array> {
  if (edits.length === 0) return ok(entry.bytes)
  const document = openDocument(entry.bytes)
  if (typeof document === 'string') return refuse({ code: document, path })
  if (sha256(entry.bytes) !== seen) return refuse({ code: 'stale_token', path, detail: 'the file changed while the edits were computed' })
  const whole = decode(entry.bytes)
  const text = editText(whole, edits.map((edit) => counted(edit, whole.startsWith(BOM))), path)
  return text.ok ? ok(utf8(text.value)) : text
}

/** Returns the change of one file: its edits, its new place, or both. */
function lowerFile(file: FileEdits, lowering: Lowering): Outcome<FileChange> {
  const { snapshot, sha256, to } = lowering
  const { path } = file
  const target = to.get(path)
  const beyond = outside(path)
  if (beyond !== null) return refuse(beyond)
  if (file.sha256 === null && target === undefined) return create(file, lowering)
  const taken = target === undefined ? null : outside(target) ?? checkFree(target, snapshot)
  if (taken !== null) return refuse(taken)
  const entry = entryOf(snapshot, path)
  if (entry.kind !== 'file') return refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
  const bytes = editBytes(file, entry, sha256)
  return bytes.ok ? ok(changeOf(path, target, entry, bytes.value, sha256)) : bytes
}

function changeOf(path: string, target: string | undefined, entry: Entry & { kind: 'file' }, after: Uint8Array, sha256: Sha256): FileChange {
  const sides = { before: sideOf(entry.bytes, entry.mode, sha256), after: sideOf(after, entry.mode, sha256) }
  return target === undefined ? { operation: 'edit', path, ...sides } : { operation: 'move', path: target, from: path, ...sides }
}

/** Returns the deletion of a file. */
function lowerDeletion(path: string, { snapshot, sha256 }: Lowering): Outcome<FileChange> {
  const beyond = outside(path)
  if (beyond !== null) return refuse(beyond)
  const entry = entryOf(snapshot, path)
  if (entry.kind !== 'file') return refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
  return ok({ operation: 'delete', path, before: sideOf(entry.bytes, entry.mode, sha256), after: null })
}

/** Returns the edits of a proposal with those of moved files that have none. */
function everyFile({ files, moves }: Proposal): FileEdits[] {
  const edited = new Set(files.map(({ path }) => path))
  return [...files, ...moves.filter(({ from }) => !edited.has(from)).map(({ from }) => ({ path: from, sha256: null, edits: [] }))]
}

/** Returns every path that a proposal reads or writes. */
export function proposedPaths(proposal: Proposal): string[] {
  const { files, moves, deletions = [] } = proposal
  return [...new Set([...files.map(({ path }) => path), ...moves.flatMap(({ from, to }) => [from, to]), ...deletions])]
}

function overLimits(files: readonly FileChange[]): Refusal[] {
  const staged = files.reduce((sum, { after }) => sum + (after?.bytes.length ?? 0), 0)
  const refusals: Refusal[] = []
  if (files.length > COMPUTED.files) refusals.push({ code: 'too_many_files', limit: COMPUTED.files, figure: files.length })
  if (staged > COMPUTED.stagedBytes) refusals.push({ code: 'set_too_large', limit: COMPUTED.stagedBytes, figure: staged, detail: 'bytes' })
  return refusals
}

/**
 * Returns the draft of a proposal over the files as they are; executables keep their mode.
 * Refuses: malformed_edit, edit_outside_workspace, stale_token, the target codes, too_many_files, set_too_large.
 */
export function lowerProposal(title: string, proposal: Proposal, snapshot: Snapshot, sha256: Sha256): Outcome<Draft> {
  const twice = proposal.files.find(({ path }, index) => proposal.files.findIndex((other) => other.path === path) !== index)
  if (twice !== undefined) return refuse({ code: 'malformed_edit', path: twice.path, detail: 'its edits came twice' })
  const lowering: Lowering = { snapshot, sha256, to: new Map(proposal.moves.map(({ from, to }) => [from, to])) }
  const lowered = [...everyFile(proposal).map((file) => lowerFile(file, lowering)), ...(proposal.deletions ?? []).map((path) => lowerDeletion(path, lowering))]
  const changes = lowered.flatMap((one) => (one.ok ? [one.value] : []))
  const same = ({ operation, before, after }: FileChange): boolean => operation === 'edit' && before?.sha256 === after?.sha256
  const refusals = [...lowered.flatMap((one) => (one.ok ? [] : one.refusals)), ...overLimits(changes)]
  return settle(refusals, () => ({
    title, verify: [], files: changes.filter((one) => !same(one)), unchanged: changes.filter(same).map(({ path }) => path),
  }))
}

/** One edit as answers show it: positions count from one. */
export interface ShownEdit {
  readonly path: string
  readonly start: { readonly line: number; readonly character: number }
  readonly end: { readonly line: number; readonly character: number }
  readonly before: string
  readonly after: string
}

function spotOf(text: string, at: number): { line: number; character: number } {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, character: at - (before.lastIndexOf('\n') + 1) + 1 }
}

/** Returns the edits of a lowered proposal as answers show them, by path and place. */
export function shownEdits(proposal: Proposal, snapshot: Snapshot): ShownEdit[] {
  const files = [...proposal.files].sort((a, b) => (a.path < b.path ? -1 : 1))
  return files.flatMap(({ path, edits }) => {
    const entry = entryOf(snapshot, path)
    const whole = entry.kind === 'file' ? decode(entry.bytes) : ''
    const text = whole.startsWith(BOM) ? whole.slice(1) : whole
    return inOrder(edits).map((edit) => ({
      path, start: spotOf(text, edit.start), end: spotOf(text, edit.end), before: text.slice(edit.start, edit.end), after: edit.text,
    }))
  })
}

/** Returns `lsp-` and 64 hex digits: the digest of exactly these edits over exactly these contents. */
export function tokenOf(proposal: Proposal, { files }: Draft, sha256: Sha256): string {
  const edits = everyFile(proposal)
    .map(({ path, edits: ofFile }) => ({ path, edits: inOrder(ofFile).map(({ start, end, text }) => [start, end, text]) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const sides = files
    .map(({ operation, path, from, before, after }) => ({
      operation, path, from: from ?? null, before: before?.sha256 ?? null, after: after?.sha256 ?? null, mode: (after ?? before)?.mode ?? null,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return `lsp-${canonicalDigest({ version: 1, edits, files: sides }, sha256)}`
}
