/** ChangeSet × snapshot → draft: the planner of both forms (spec pages 2.1 to 2.5, and 3). Pure. */
import type { Sha256 } from '../base/digest.js'
import { utf8 } from '../base/encoding.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import type { Limits, Switches } from '../base/settings.js'
import type { Change, ChangeSet, Hunk } from '../changeset/changeset.js'
import { editsOf } from '../changeset/patch/edits.js'
import { parseAnchor } from '../text/anchor.js'
import { openDocument, type Document } from '../text/document.js'
import type { Region } from '../text/diff.js'
import { bindHunks } from './bind.js'
import type { FoundBlocks } from './blocks.js'
import { editable } from './editable.js'
import { noteRegions } from './file-report.js'
import { lowerEdit, plannedBlocks } from './lower-patch.js'
import { sameSide, sideOf, type Draft, type FileChange } from './plan.js'
import { comingPaths, planFiles, wholeFiles } from './plan-files.js'
import type { Served } from './served.js'
import type { Snapshot } from './snapshot.js'
import { checkAnchor, type PreImages } from './stale.js'

export interface Planning {
  readonly sha256: Sha256
  readonly limits: Limits
  readonly switches: Switches
  readonly preImages: PreImages
  readonly blocks: FoundBlocks
  /** What counts as read besides what the set itself proves. */
  readonly served?: Served
}

/** Returns every path that a set reads or writes, as it is written; both sides of a move are. */
function touchedBy(changeSet: ChangeSet): string[] {
  const edited = editsOf(changeSet).map(({ path }) => path)
  const whole = wholeFiles(changeSet.sections).flatMap((section) => (section.kind === 'move' ? [section.path, section.to] : [section.path]))
  return [...new Set([...edited, ...whole])]
}

/** Returns the refusals of a set that is too large to plan. Refuses: too_many_files, too_many_hunks. */
function checkCounts(changeSet: ChangeSet, limits: Limits): Refusal[] {
  const found: Refusal[] = []
  const files = touchedBy(changeSet).length
  if (files > limits.files) found.push({ code: 'too_many_files', limit: limits.files, figure: files })
  const edits = editsOf(changeSet)
  for (const { path, hunkCount: figure } of edits) {
    if (figure > limits.hunksPerFile) found.push({ code: 'too_many_hunks', path, limit: limits.hunksPerFile, figure })
  }
  const hunks = edits.reduce((sum, { hunkCount }) => sum + hunkCount, 0)
  if (hunks > limits.hunks) found.push({ code: 'too_many_hunks', limit: limits.hunks, figure: hunks, detail: 'in the set' })
  return found
}

/** The paths of a set that are to be looked at, and those of them at which it makes files. */
export interface Lookups {
  readonly paths: readonly string[]
  readonly creating: readonly string[]
}

/** Returns the paths that a ChangeSet names, those apart that are no paths of a repository. */
export function namedPaths(changeSet: ChangeSet): string[] {
  return touchedBy(changeSet).filter((path) => pathProblem(path) === null)
}

/**
 * Returns the paths of a ChangeSet that may be looked at: none of a set that is too large to plan, and no path of another kind
 * ever reaches an adapter.
 */
export function pathsToLoad(changeSet: ChangeSet, limits: Limits): Lookups {
  if (checkCounts(changeSet, limits).length > 0) return { paths: [], creating: [] }
  return { paths: namedPaths(changeSet), creating: comingPaths(changeSet.sections).filter((path) => pathProblem(path) === null) }
}

function afterImage(change: Change, document: Document, planning: Planning): Outcome<Uint8Array> {
  const { path, anchor, edit } = change
  if (edit.kind === 'hunks') {
    const { sha256, preImages, served, switches: { changeReceipts } } = planning
    return bindHunks(change, edit, document, { sha256, preImages, enforced: changeReceipts, served: served?.lines(path, sha256(document.bytes)) ?? [] })
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
 * Refuses: too_many_files, too_many_hunks, set_too_large, the target codes, and what `bindHunks` and `planFiles` refuse.
 */
export function planChanges(changeSet: ChangeSet, snapshot: Snapshot, planning: Planning): Outcome<Draft> {
  const counts = checkCounts(changeSet, planning.limits)
  if (counts.length > 0) return { ok: false, refusals: [...changeSet.problems, ...changeSet.changes.flatMap((change) => change.problems), ...counts] }
  const edits = editsOf(changeSet)
  const edited = new Map<string, FileChange>()
  const problems: Refusal[] = [...changeSet.problems]
  // What is said of files that are still to come is among the problems already; there is nothing yet to compare it with.
  const coming = new Set(comingPaths(changeSet.sections))
  for (const edit of edits.filter(({ path }) => !coming.has(path))) {
    const planned = planChange(lowerEdit(edit, { snapshot, blocks: planning.blocks }), snapshot, planning)
    if (planned.ok) edited.set(edit.path, planned.value)
    else problems.push(...planned.refusals)
  }
  const whole = planFiles(wholeFiles(changeSet.sections), edited, snapshot, planning)
  problems.push(...whole.problems)
  const moved = new Set(whole.files.map(({ from }) => from))
  const files = [...[...edited.values()].filter(({ path }) => !moved.has(path)), ...whole.files]
  const isSame = (file: FileChange): boolean => file.from === undefined && sameSide(file.before, file.after)
  const changed = files.filter((file) => !isSame(file))
  const staged = changed.reduce((sum, file) => sum + (file.after?.bytes.length ?? 0), 0)
  if (staged > planning.limits.stagedBytes) {
    problems.push({ code: 'set_too_large', limit: planning.limits.stagedBytes, figure: staged, detail: 'bytes' })
  }
  const blocks = plannedBlocks(edits, planning.blocks)
  return settle(problems, () => ({
    title: changeSet.title, verify: changeSet.verify,
    files: changed, unchanged: files.filter(isSame).map((file) => file.path), ...(blocks.length === 0 ? {} : { blocks }),
  }))
}
