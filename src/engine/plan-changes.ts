/** ChangeSet × snapshot → draft: the planner of the JSON form (spec pages 2.1 to 2.5). Pure. */
import type { Sha256 } from '../base/digest.js'
import { utf8 } from '../base/encoding.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import type { Limits, Switches } from '../base/settings.js'
import type { Change, ChangeSet, Hunk } from '../changeset/changeset.js'
import { parseAnchor } from '../text/anchor.js'
import { openDocument, type Document } from '../text/document.js'
import type { Region } from '../text/diff.js'
import { bindHunks } from './bind.js'
import { noteRegions } from './file-report.js'
import { sameSide, sideOf, type Draft, type FileChange } from './plan.js'
import { entryOf, notAFile, type Snapshot } from './snapshot.js'
import { checkAnchor, type PreImages } from './stale.js'

export interface Planning {
  readonly sha256: Sha256
  readonly limits: Limits
  readonly switches: Switches
  readonly preImages: PreImages
}

/** Returns the refusals of a set that is too large to plan. Refuses: too_many_files, too_many_hunks. */
function checkCounts(changeSet: ChangeSet, limits: Limits): Refusal[] {
  const found: Refusal[] = []
  const files = changeSet.changes.length
  if (files > limits.files) found.push({ code: 'too_many_files', limit: limits.files, figure: files })
  changeSet.hunkCounts.forEach((figure, index) => {
    const path = changeSet.changes[index]?.path ?? ''
    if (figure > limits.hunksPerFile) found.push({ code: 'too_many_hunks', path, limit: limits.hunksPerFile, figure })
  })
  const hunks = changeSet.hunkCounts.reduce((sum, count) => sum + count, 0)
  if (hunks > limits.hunks) found.push({ code: 'too_many_hunks', limit: limits.hunks, figure: hunks, detail: 'in the set' })
  return found
}

/**
 * Returns the paths of a ChangeSet that may be looked at: none of a set that is too large to plan, and no path of another kind
 * ever reaches an adapter.
 */
export function pathsToLoad(changeSet: ChangeSet, limits: Limits): string[] {
  if (checkCounts(changeSet, limits).length > 0) return []
  return changeSet.changes.map((change) => change.path).filter((path) => pathProblem(path) === null)
}

/** Returns the text that a path names, or the one reason why it cannot be edited by hand. */
function editable(path: string, snapshot: Snapshot): Outcome<Document> {
  const problem = pathProblem(path)
  if (problem !== null) return refuse({ code: 'path_escape', path, detail: problem })
  const entry = entryOf(snapshot, path)
  if (entry.kind !== 'file') return refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
  if (/\.ipynb$/iu.test(path)) return refuse({ code: 'notebook_target', path })
  if (entry.mode === '100755') return refuse({ code: 'executable_target', path })
  const document = openDocument(entry.bytes)
  return typeof document === 'string' ? refuse({ code: document, path }) : ok(document)
}

function afterImage(change: Change, document: Document, planning: Planning): Outcome<Uint8Array> {
  const { path, anchor, edit } = change
  if (edit.kind === 'hunks') {
    return bindHunks(change, edit, document, planning.sha256, planning.preImages, planning.switches.changeReceipts)
  }
  const drift = anchor === null ? null : checkAnchor(path, anchor, document, planning.sha256, planning.preImages)
  const problems = [...(drift === null ? [] : [drift]), ...change.problems]
  if (problems.length > 0) return { ok: false, refusals: problems }
  const bytes = utf8(edit.content)
  const text = openDocument(bytes)
  return typeof text === 'string' ? refuse({ code: text, path, detail: 'the new content' }) : ok(bytes)
}

/** Returns the lines that a bound hunk replaces. */
function regionOf(hunk: Hunk): Region {
  const count = hunk.lines.length
  if (hunk.kind === 'replace') return { from: hunk.start.n - 1, to: hunk.end.n, count }
  const at = hunk.kind === 'after' ? hunk.at.n : hunk.at.n - 1
  return { from: at, to: at, count }
}

/** Returns `sha256`, which knows what it was asked before: a text is compared by its digest and named by its anchor's. */
function remembering(sha256: Sha256): Sha256 {
  const known = new WeakMap<Uint8Array, string>()
  return (bytes) => {
    const digest = known.get(bytes) ?? sha256(bytes)
    known.set(bytes, digest)
    return digest
  }
}

/** Returns the refusal of an anchor that is none, which is one whatever its file is. */
function malformed({ path, anchor }: Change): Refusal[] {
  return anchor === null || parseAnchor(anchor) !== null ? [] : [{ code: 'malformed_anchor', path, expected: anchor }]
}

function planChange(change: Change, snapshot: Snapshot, given: Planning): Outcome<FileChange> {
  const document = editable(change.path, snapshot)
  if (!document.ok) return { ok: false, refusals: [...document.refusals, ...malformed(change), ...change.problems] }
  const planning = { ...given, sha256: remembering(given.sha256) }
  const after = afterImage(change, document.value, planning)
  if (!after.ok) return after
  const side = (bytes: Uint8Array): FileChange['before'] => sideOf(bytes, '100644', planning.sha256)
  const planned: FileChange = { operation: 'edit', path: change.path, before: side(document.value.bytes), after: side(after.value) }
  const { edit } = change
  // A wish for a terminator at the end may change a line that no hunk names.
  if (edit.kind === 'hunks' && edit.finalNewline === undefined) {
    noteRegions(planned, document.value, edit.hunks.map(regionOf).sort((a, b) => a.from - b.from || a.to - b.to))
  }
  return ok(planned)
}

/**
 * Returns the draft of a ChangeSet over a snapshot, or every problem found in it, those that it was parsed with among them.
 * Refuses: too_many_files, too_many_hunks, set_too_large, the target codes, and what `bindHunks` refuses.
 */
export function planChanges(changeSet: ChangeSet, snapshot: Snapshot, planning: Planning): Outcome<Draft> {
  const counts = checkCounts(changeSet, planning.limits)
  if (counts.length > 0) return { ok: false, refusals: [...changeSet.problems, ...changeSet.changes.flatMap((change) => change.problems), ...counts] }
  const files: FileChange[] = []
  const problems: Refusal[] = [...changeSet.problems]
  for (const change of changeSet.changes) {
    const planned = planChange(change, snapshot, planning)
    if (planned.ok) files.push(planned.value)
    else problems.push(...planned.refusals)
  }
  const isSame = (file: FileChange): boolean => file.from === undefined && sameSide(file.before, file.after)
  const changed = files.filter((file) => !isSame(file))
  const staged = changed.reduce((sum, file) => sum + (file.after?.bytes.length ?? 0), 0)
  if (staged > planning.limits.stagedBytes) {
    problems.push({ code: 'set_too_large', limit: planning.limits.stagedBytes, figure: staged, detail: 'bytes' })
  }
  return settle(problems, () => ({
    title: changeSet.title, verify: changeSet.verify,
    files: changed, unchanged: files.filter(isSame).map((file) => file.path),
  }))
}
