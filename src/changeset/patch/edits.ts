/** What a set does to the lines of each file, its two forms taken together, and what the forms must agree on. */
import type { Refusal } from '../../base/refusal.js'
import { positionsOf, type Change, type ChangeSet } from '../changeset.js'
import type { Position } from '../position.js'
import type { Operation, Section } from './patch.js'

type Move = Operation & { kind: 'move' }

/** An operation of a patch as one file sees it: its own, or lines that come to it from another place. */
export type Touch =
  | { readonly role: 'own'; readonly operation: Operation }
  | { readonly role: 'incoming'; readonly operation: Move; readonly from: string }

/** All that a set does to the lines of one file. */
export interface Edit {
  readonly path: string
  readonly anchor: string | null
  /** What the `changes` form says of it, or null. */
  readonly change: Change | null
  readonly finalNewline?: boolean
  /** In the order of the patch. */
  readonly touches: readonly Touch[]
  /** Hunks written, readable or not. */
  readonly hunkCount: number
}

type Growing = { -readonly [member in keyof Edit]: Edit[member] } & { readonly touches: Touch[] }

type Forms = Pick<ChangeSet, 'changes' | 'sections' | 'hunkCounts'>

/** Returns the edits of a set, one a file, in the order in which the files are first named. */
export function editsOf({ changes, sections, hunkCounts }: Forms): Edit[] {
  const edits = new Map<string, Growing>()
  const edit = (path: string, change: Change | null = null, hunkCount = 0): Growing => {
    const known = edits.get(path) ?? { path, anchor: change?.anchor ?? null, change, touches: [], hunkCount }
    edits.set(path, known)
    return known
  }
  const touch = (path: string, one: Touch): void => {
    const known = edit(path)
    known.touches.push(one)
    known.hunkCount++
  }
  changes.forEach((change, index) => edit(change.path, change, hunkCounts[index] ?? 0))
  for (const section of sections) {
    if (section.kind !== 'file') continue
    const { path, finalNewline } = section
    const known = edit(path)
    known.anchor ??= section.anchor
    if (finalNewline !== undefined) known.finalNewline = finalNewline
    for (const operation of section.operations) {
      touch(path, { role: 'own', operation })
      if (operation.kind === 'move') touch(operation.to, { role: 'incoming', operation, from: path })
    }
  }
  return [...edits.values()]
}

function invalid(path: string, detail: string): Refusal {
  return { code: 'invalid_request', path, detail }
}

function repeated(paths: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(paths.filter((path) => seen.size === seen.add(path).size))
}

/** Returns every path that is named twice in one part. */
function namedTwice({ changes, sections }: Forms): Refusal[] {
  const paths = (kinds: readonly Section['kind'][]): string[] => sections.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
  const comings = sections.flatMap((section) => (section.kind === 'create' ? [section.path] : section.kind === 'move' ? [section.to] : []))
  const parts = [[...new Set(changes.map(({ path }) => path)), ...paths(['file'])], paths(['delete', 'move']), comings]
  return [...new Set(parts.flatMap((part) => [...repeated(part)]))].map((path) => invalid(path, 'the path is named twice'))
}

/** Returns the refusals of edits of files that the set deletes, or that are not there before the set is executed. */
function misplaced(edits: readonly Edit[], sections: readonly Section[]): Refusal[] {
  const deleted = new Set(sections.flatMap((section) => (section.kind === 'delete' ? [section.path] : [])))
  const created = new Set(sections.flatMap((section) => (section.kind === 'create' ? [section.path] : [])))
  const moved = new Map(sections.flatMap((section) => (section.kind === 'move' ? [[section.to, section.path] as const] : [])))
  return edits.flatMap(({ path }): Refusal[] => {
    const from = moved.get(path)
    return [
      ...(deleted.has(path) ? [{ code: 'overlapping_hunks' as const, path, detail: 'the set deletes the file' }] : []),
      ...(created.has(path) ? [invalid(path, 'the set creates this file, so its lines belong into its creation')] : []),
      ...(from === undefined ? [] : [invalid(path, `the set moves ${from} there, so its lines are addressed by that path`)]),
    ]
  })
}

/** Returns the refusals of `file` sections that ask for nothing: those without operations whose anchor nothing else needs. */
function idle(edits: readonly Edit[], sections: readonly Section[]): Refusal[] {
  const busy = new Set(edits.filter(({ touches }) => touches.length > 0).map(({ path }) => path))
  const moved = new Set(sections.flatMap((section) => (section.kind === 'move' ? [section.path] : [])))
  return sections.flatMap((section): Refusal[] => {
    if (section.kind !== 'file' || section.operations.length > 0 || section.finalNewline !== undefined) return []
    if (section.anchor !== null && (busy.has(section.path) || moved.has(section.path))) return []
    const at = section.line === undefined ? '' : `line ${String(section.line)}, \`file ${section.path}\`: `
    return [{ code: 'unparseable_patch', path: section.path, detail: `${at}expected an operation in this section` }]
  })
}

/** Returns the positions of an operation as one file sees it; null stands for the edge of a file. */
function touchedAt({ role, operation }: Touch): (Position | null)[] {
  if (role === 'incoming') return [operation.destination.at ?? null]
  if (operation.kind === 'insert') return [operation.at]
  return operation.extent.kind === 'block' ? [operation.extent.at] : [operation.extent.start, operation.extent.end]
}

/** Returns the refusals of files that a patch edits and no anchor names, though a position in them is no `N#hhhh`. */
function unanchored(edits: readonly Edit[]): Refusal[] {
  return edits.filter(({ anchor, touches, change, finalNewline }) => {
    if (anchor !== null || (touches.length === 0 && finalNewline === undefined)) return false
    const positions = [...touches.flatMap(touchedAt), ...(change?.edit.kind === 'hunks' ? change.edit.hunks.flatMap(positionsOf) : [])]
    // An edge of the file needs no proof of its own beside a position that has one.
    return positions.every((position) => position === null) || positions.some((position) => position !== null && position.hash === undefined)
  }).map(({ path }) => invalid(path, 'its anchor is missing: give the file a section `file PATH fa:…`, or write its positions as N#hhhh'))
}

/** Returns what the parts of a set do not agree on. Refuses: invalid_request, overlapping_hunks, unparseable_patch. */
export function disagreements(forms: Forms): Refusal[] {
  const { sections } = forms
  if (sections.length === 0) return []
  const edits = editsOf(forms)
  return [...namedTwice(forms), ...misplaced(edits, sections), ...idle(edits, sections), ...unanchored(edits)]
}
