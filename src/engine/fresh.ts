/** Whether a plan still stands on what it was made from: every touched path, compared by raw bytes and mode. */
import type { Sha256 } from '../base/digest.js'
import type { Refusal, RefusalCode } from '../base/refusal.js'
import { fileAnchor } from '../text/anchor.js'
import { indexLines } from '../text/document.js'
import { checkFree } from './creation.js'
import type { FileChange, Plan, Side } from './plan.js'
import { entryOf, notAFile, type Snapshot } from './snapshot.js'

/** Returns every path that a plan reads or writes. */
export function touchedPaths(plan: Pick<Plan, 'files'>): string[] {
  return plan.files.flatMap((file) => (file.from === undefined ? [file.path] : [file.from, file.path]))
}

/** Returns the paths at which a plan makes a file where it found none. */
export function createdPaths(plan: Pick<Plan, 'files'>): string[] {
  return plan.files.filter(makesPath).map(({ path }) => path)
}

function makesPath({ before, after, from }: FileChange): boolean {
  return after !== null && (before === null || from !== undefined)
}

function drifted(path: string, side: Side, snapshot: Snapshot, code: RefusalCode, sha256: Sha256): Refusal | null {
  const entry = entryOf(snapshot, path)
  if (entry.kind !== 'file') return { ...(notAFile(path, entry) ?? { code: 'missing_file', path }), expected: side.anchor }
  if (entry.mode === side.mode && sha256(entry.bytes) === side.sha256) return null
  return {
    code, path, expected: side.anchor, current_anchor: fileAnchor(entry.bytes, sha256),
    reread: { path, start: 1, count: indexLines(entry.bytes).count },
    ...(entry.mode === side.mode ? {} : { detail: `its mode is now ${entry.mode}` }),
  }
}

function checkFile(file: FileChange, snapshot: Snapshot, code: RefusalCode, sha256: Sha256): (Refusal | null)[] {
  const source = file.from ?? file.path
  const before = file.before === null ? null : drifted(source, file.before, snapshot, code, sha256)
  return [before, makesPath(file) ? checkFree(file.path, snapshot) : null]
}

/** Returns every reason why a plan no longer applies to a snapshot, drift under the given code; none when it is fresh. */
export function freshness(plan: Plan, snapshot: Snapshot, code: RefusalCode, sha256: Sha256): Refusal[] {
  return plan.files.flatMap((file) => checkFile(file, snapshot, code, sha256)).filter((refusal) => refusal !== null)
}
