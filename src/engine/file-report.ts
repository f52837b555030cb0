import { diffBytes, type FileDiff } from '../text/diff.js'
import type { FileChange, Plan, Side } from './plan.js'
import type { FileReport } from './receipt.js'

const DIFFS = new WeakMap<FileChange, FileDiff>()

/** Returns the difference that a file change makes; computed once per change. */
export function diffOf(change: FileChange): FileDiff {
  let diff = DIFFS.get(change)
  if (diff === undefined) {
    diff = diffBytes(change.before?.bytes ?? null, change.after?.bytes ?? null)
    DIFFS.set(change, diff)
  }
  return diff
}

/** Returns the file as plans and receipts report it (spec page 9.3). */
function fileReport(change: FileChange): FileReport {
  const side = (s: Side | null): FileReport['before'] => (s === null ? null : { sha256: s.sha256, anchor: s.anchor })
  const { added, removed } = diffOf(change)
  return {
    path: change.path, operation: change.operation, ...(change.from === undefined ? {} : { from: change.from }),
    mode: (change.after ?? change.before)?.mode ?? '100644',
    before: side(change.before), after: side(change.after), added, removed,
  }
}

/** Returns the reports of every file of a plan. */
export function fileReports(plan: Pick<Plan, 'files'>): FileReport[] {
  return plan.files.map(fileReport)
}
