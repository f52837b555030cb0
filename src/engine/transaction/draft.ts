/** From a transaction to the draft of its one set: every touched file is still what it was when it was first touched. */
import type { Sha256 } from '../../base/digest.js'
import { settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { Limits } from '../../base/settings.js'
import { checkFree } from '../creation.js'
import { refuseHidden } from '../hidden.js'
import { sameSide, sideOf, type Draft, type FileChange, type Side } from '../plan.js'
import { entryOf, notAFile, type Snapshot } from '../snapshot.js'
import { fileAnchor } from '../../text/anchor.js'
import { outstanding } from './chunks.js'
import { checkSize, driftFrom } from './stage.js'
import type { Touched, Transaction } from './transaction.js'

export interface Drafting {
  readonly sha256: Sha256
  readonly limits: Limits
  /** Whether newly added hidden characters are refused. */
  readonly refuseHidden: boolean
}

/** What is left to do where a file is no longer what the transaction first saw: its edits were judged on that. */
const START_OVER = 'Bring the file back to what it was, or roll the transaction back and stage its edits in a new one'

/** Returns what a touched file is before the set, or why it has drifted. Refuses: stale_anchor, the target codes. */
function beforeOf({ path, first }: Touched, snapshot: Snapshot, sha256: Sha256): Outcome<Side | null> {
  const entry = entryOf(snapshot, path)
  const refusals: Refusal[] = []
  if (first === null) {
    if (entry.kind === 'file') {
      refusals.push({ code: 'stale_anchor', path, current_anchor: fileAnchor(entry.bytes, sha256), detail: 'there was no file when it was first touched', remedy: START_OVER })
    } else refusals.push(...[checkFree(path, snapshot)].filter((taken) => taken !== null))
    return settle(refusals, () => null)
  }
  if (entry.kind !== 'file') {
    const gone = entry.kind === 'missing' ? null : notAFile(path, entry)
    return { ok: false, refusals: [gone ?? { code: 'stale_anchor', path, expected: first.anchor, detail: 'it is gone', remedy: START_OVER }] }
  }
  const drift = driftFrom(path, first, entry.mode, entry.bytes, sha256)
  return settle(drift === null ? [] : [{ ...drift, remedy: START_OVER }], () => sideOf(entry.bytes, entry.mode, sha256))
}

/**
 * Returns the draft of a transaction over a snapshot that holds every touched file, or every reason why it would not commit.
 * Refuses: stale_anchor, chunks_missing, the target codes, too_many_files, set_too_large, hidden_characters.
 */
export function draftTransaction(transaction: Transaction, snapshot: Snapshot, { sha256, limits, refuseHidden: strict }: Drafting): Outcome<Draft> {
  const problems: Refusal[] = checkSize(transaction, limits)
  const files: FileChange[] = []
  const unchanged: string[] = []
  for (const touched of transaction.touched) {
    const { path, staged, chunks } = touched
    const before = beforeOf(touched, snapshot, sha256)
    if (!before.ok) problems.push(...before.refusals)
    if (chunks !== null) problems.push(outstanding(path, chunks))
    if (!before.ok || staged === null) continue
    const after = sideOf(staged.bytes, staged.mode, sha256)
    if (sameSide(before.value, after)) unchanged.push(path)
    else files.push({ operation: before.value === null ? 'create' : 'edit', path, before: before.value, after })
  }
  if (strict) problems.push(...refuseHidden(files))
  return settle(problems, () => ({ title: transaction.name, verify: [], files, unchanged }))
}
