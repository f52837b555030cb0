/** What a set does to the disk, path by path, with the names it will use: decided before anything is written. */
import { ancestors } from '../base/path.js'
import type { Plan, Side } from '../engine/plan.js'
import type { NextIndex } from './index-swap.js'
import type { Journal } from './journal.js'
import { directoryOf, type Place, type Prepared } from './place.js'
import type { Sight } from './sight.js'

export interface FileWork {
  readonly path: string
  readonly before: Side | null
  readonly after: Side | null
  readonly sight: Sight
  /** The file whose permissions and owner the after-image takes on; null for a new file. */
  readonly like: Sight | null
  /** Names beside the path. */
  readonly staged: string | null
  readonly backup: string | null
}

export interface Effect {
  readonly path: string
  before: Side | null
  after: Side | null
  /** The path that the after-image comes from. */
  source: string | null
}

/** Returns what a plan does to each path: the two halves of a move are one path each. */
export function effectsOf(plan: Plan): Effect[] {
  const effects = new Map<string, Effect>()
  const effect = (path: string): Effect => {
    const known = effects.get(path) ?? { path, before: null, after: null, source: null }
    effects.set(path, known)
    return known
  }
  for (const { path, from, before, after } of plan.files) {
    const source = before === null ? null : from ?? path
    if (source !== null) effect(source).before = before
    if (after !== null) Object.assign(effect(path), { after, source })
  }
  return [...effects.values()]
}

/** Returns whether a path is what the set expects: the before-image byte for byte and by mode, or nothing. */
export function isAsExpected(before: Side | null, sight: Sight): boolean {
  if (before === null) return sight.entry.kind === 'missing' && sight.stat === null
  return sight.entry.kind === 'file' && sight.entry.mode === before.mode && Buffer.compare(sight.entry.bytes, before.bytes) === 0
}

/** Returns the work that these effects are, given what their paths are now. */
export function workOf(place: Place, effects: readonly Effect[], sights: ReadonlyMap<string, Sight>): FileWork[] {
  const nothing: Sight = { entry: { kind: 'missing' }, stat: null }
  return effects.map(({ path, before, after, source }) => {
    const directory = directoryOf(path)
    const hidden = `${directory === '' ? '' : `${directory}/`}.holdfast-${place.random()}`
    return {
      path, before, after, sight: sights.get(path) ?? nothing, like: source === null ? null : sights.get(source) ?? null,
      staged: after === null ? null : `${hidden}-new`, backup: before === null ? null : `${hidden}-old`,
    }
  })
}

/** Returns the directories that are not there yet and that these paths need, outermost first. */
export async function absentDirectories(place: Place, work: readonly FileWork[]): Promise<string[]> {
  const needed = new Set(work.flatMap(({ path, after }) => (after === null ? [] : ancestors(path))))
  const absent: string[] = []
  for (const directory of needed) if (await place.files.lstat(`${place.root}/${directory}`) === null) absent.push(directory)
  return absent.sort((a, b) => a.length - b.length)
}

/** Returns the journal of this work. */
export function journalOf(work: readonly FileWork[], made: readonly string[], prepared: Prepared, index: NextIndex | null): Journal {
  const side = (s: Side | null): { sha256: string; mode: string } | null => (s === null ? null : { sha256: s.sha256, mode: s.mode })
  return {
    version: 1, receipt: prepared.receipt, entry: prepared.entry, updates: [...prepared.updates],
    files: work.map(({ path, before, after, staged, backup }) => ({ path, before: side(before), after: side(after), staged, backup })),
    made: [...made], index: index === null ? null : { next: index.next, sha256: index.sha256 },
  }
}
