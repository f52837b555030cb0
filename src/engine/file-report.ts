import { diffBytes, diffRegions, type FileDiff, type Region } from '../text/diff.js'
import type { Document } from '../text/document.js'
import type { FileChange, Plan, Side } from './plan.js'
import type { FileReport } from './receipt.js'

/** Where a change is known to differ from the text it was made on. */
interface Whereabouts {
  readonly before: Document
  readonly regions: readonly Region[]
}

const DIFFS = new WeakMap<FileChange, FileDiff>()
const WHEREABOUTS = new WeakMap<FileChange, Whereabouts>()

/** Remembers where alone a change differs from its before-image, so that its difference need not be looked for. */
export function noteRegions(change: FileChange, before: Document, regions: readonly Region[]): void {
  WHEREABOUTS.set(change, { before, regions })
}

/** Returns where alone a change is known to differ from its before-image, as long as its difference has not been looked for. */
export function knownRegions(change: FileChange): readonly Region[] | null {
  return WHEREABOUTS.get(change)?.regions ?? null
}

function diffByRegions(change: FileChange): FileDiff | null {
  const known = WHEREABOUTS.get(change)
  WHEREABOUTS.delete(change)
  return known === undefined || change.after === null ? null : diffRegions(known.before, change.after.bytes, known.regions)
}

/** Returns the difference that a file change makes; computed once per change. */
export function diffOf(change: FileChange): FileDiff {
  let diff = DIFFS.get(change)
  if (diff === undefined) {
    diff = diffByRegions(change) ?? diffBytes(change.before?.bytes ?? null, change.after?.bytes ?? null)
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
