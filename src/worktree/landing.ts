/**
 * One set into the working tree, all or nothing, across a crash as well (spec page 2.7).
 *
 * Calling sequence: `landSet`. Under the lock: recover what was cut off; look; compute the record; write the journal; stage
 * after-images beside their places and objects into git; keep before-images under a second name; put the after-images in their
 * places, each after a last look; read all of it back; move the refs — this is the commit point — and clean up.
 *
 * Promised: before the commit point a failure takes everything back, after it the set stands; where the process ends in
 * between, the next start does the one or the other. What somebody else writes meanwhile is never overwritten knowingly: between
 * the last look at a file and its rename lies one system call. Not promised: extended attributes and access lists of edited files.
 */
import { Fault } from '../base/fault.js'
import type { Refusal } from '../base/refusal.js'
import type { ExecutableSet, Landing } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import { lockIndex, makeNextIndex, type NextIndex } from './index-swap.js'
import { writeJournal, type Journal } from './journal.js'
import { acquire } from './lock.js'
import type { Base, Place, Prepared } from './place.js'
import { recoverCutOff, rollBack, rollForward, type Recovery, type Unresolved } from './recovery.js'
import { lookAtAll, type Sight } from './sight.js'
import { backUp, confirm, putInPlace, stage } from './steps.js'
import { absentDirectories, effectsOf, isAsExpected, journalOf, workOf, type FileWork } from './work.js'

type Verdict = 'moved' | 'stale' | 'busy'

/** Verifies that a set may be committed: returns the branch to commit to, or why the set does not land. */
export type ChooseBase = (set: ExecutableSet, sights: ReadonlyMap<string, Sight>) => Promise<Base | Landing>

interface Ready {
  readonly set: ExecutableSet
  readonly work: readonly FileWork[]
  readonly made: readonly string[]
  readonly prepared: Prepared
  readonly index: NextIndex | null
}

const MOVED: Landing = { kind: 'moved' }

/** Returns the refusals that name files somebody else has changed while a set was being taken back. */
export function unresolvedRefusals(unresolved: readonly Unresolved[]): Refusal[] {
  return unresolved.map(({ path, backup }) => ({
    code: 'dirty_target', path,
    detail: `somebody else changed it while an interrupted set was taken back, so it was left alone${backup === null ? '' : `; what it held before is kept in ${backup}`}`,
  }))
}

/** Returns the refusal of a lock that its holder did not let go. */
export function busyRefusal(place: Place, what: string): Refusal {
  return { code: 'busy', detail: `${what} (waited ${String(place.patience)} ms)` }
}

/** Returns what came of a set; `choose` is null where nothing is committed to a branch. */
export async function landSet(place: Place, set: ExecutableSet, choose: ChooseBase | null): Promise<Landing> {
  if (set.plan.files.length === 0) return recordOnly(place, set)
  const lock = await acquire(place)
  if (lock === null) return { kind: 'refused', refusals: [busyRefusal(place, 'another process is writing this working tree')] }
  try {
    const { unresolved } = await recoverCutOff(place)
    if (unresolved.length > 0) return { kind: 'refused', refusals: unresolvedRefusals(unresolved) }
    return await verifyAndLand(place, set, choose)
  } finally {
    await lock.release()
  }
}

/** A set without files is its receipt alone. */
async function recordOnly(place: Place, set: ExecutableSet): Promise<Landing> {
  const preparation = await place.recorder.prepare(set, null)
  if (preparation.kind === 'known') return { kind: 'landed', receipt: preparation.receipt }
  const { prepared } = preparation
  await prepared.write()
  return await place.recorder.publish(prepared.updates) === 'stale' ? MOVED : { kind: 'landed', receipt: prepared.receipt }
}

async function verifyAndLand(place: Place, set: ExecutableSet, choose: ChooseBase | null): Promise<Landing> {
  const effects = effectsOf(set.plan)
  const sights = await lookAtAll(place, effects.map(({ path }) => path))
  const chosen = choose === null ? null : await choose(set, sights)
  if (chosen !== null && 'kind' in chosen) return await landedBefore(place, set) ?? chosen
  const preparation = await place.recorder.prepare(set, chosen)
  if (preparation.kind === 'known') return { kind: 'landed', receipt: preparation.receipt }
  const work = workOf(place, effects, sights)
  if (!work.every(({ before, sight }) => isAsExpected(before, sight))) return MOVED
  const index = chosen === null ? null : await makeNextIndex(place, set)
  const made = await absentDirectories(place, work)
  return execute(place, { set, work, made, prepared: preparation.prepared, index })
}

/** The same request may have landed meanwhile: then that is what moved the branch. */
async function landedBefore(place: Place, set: ExecutableSet): Promise<Landing | null> {
  const receipt = await place.recorder.find(set.receipt.request_id)
  return receipt === null ? null : { kind: 'landed', receipt }
}

/** The steps up to and with the commit point. */
async function run(place: Place, { work, made, prepared, index }: Ready): Promise<Verdict> {
  // Both are waited for, so that nothing is still being written when the failure of one is taken back.
  const [written, staged] = await Promise.allSettled([prepared.write(), stage(place, work, made)])
  if (written.status === 'rejected') throw written.reason
  if (staged.status === 'rejected') throw staged.reason
  const locked = index === null ? 'locked' : await lockIndex(place, index)
  if (locked !== 'locked') return locked === 'busy' ? 'busy' : 'stale'
  await backUp(place, work)
  if (!await putInPlace(place, work) || !await confirm(place, work)) return 'stale'
  return place.recorder.publish(prepared.updates)
}

async function execute(place: Place, ready: Ready): Promise<Landing> {
  const { work, made, prepared, index } = ready
  const journal = journalOf(work, made, prepared, index)
  let verdict: Verdict
  try {
    await writeJournal(place, journal)
    verdict = await run(place, ready)
  } catch (error) {
    const recovery = await settleAfter(place, error)
    if (recovery.action !== 'forward') throw withUnresolved(error, recovery.unresolved)
    return { kind: 'landed', receipt: annotated(prepared.receipt, recovery.problems) }
  }
  if (verdict === 'moved') return { kind: 'landed', receipt: await finish(place, journal, prepared.receipt) }
  const { unresolved } = await rollBack(place, journal)
  if (unresolved.length > 0) return { kind: 'refused', refusals: unresolvedRefusals(unresolved) }
  if (verdict === 'busy') return { kind: 'refused', refusals: [{ code: 'busy', detail: 'another git process holds index.lock' }] }
  return MOVED
}

/** Cleans up after the commit point; what cannot be cleaned up now is the next start's, and does not undo what stands. */
async function finish(place: Place, journal: Journal, receipt: Receipt): Promise<Receipt> {
  try {
    return annotated(receipt, (await rollForward(place, journal)).problems)
  } catch (first) {
    try {
      return annotated(receipt, (await recoverCutOff(place)).problems)
    } catch {
      return annotated(receipt, [`the set stands, but cleaning up is left to the next command: ${String(first)}`])
    }
  }
}

/** Brings a set that failed to its end. Where that fails too, the journal stays for the next start, and the first failure counts. */
async function settleAfter(place: Place, error: unknown): Promise<Recovery> {
  try {
    return await recoverCutOff(place)
  } catch {
    try {
      return await recoverCutOff(place)
    } catch {
      throw error
    }
  }
}

function annotated(receipt: Receipt, problems: readonly string[]): Receipt {
  return problems.length === 0 ? receipt : { ...receipt, indeterminate: [...receipt.indeterminate, ...problems] }
}

function withUnresolved(error: unknown, unresolved: readonly Unresolved[]): unknown {
  if (unresolved.length === 0 || !(error instanceof Fault)) return error
  const words = unresolvedRefusals(unresolved).map(({ path, detail }) => `${String(path)}: ${String(detail)}`)
  return new Fault(`${error.message}; ${words.join('; ')}`, { cause: error })
}
