/** The edits of a set → one change a file: the operations of a patch lowered to hunks, as the `changes` form has them. Pure. */
import type { Change, Hunk } from '../changeset/changeset.js'
import { positionText, type Position } from '../changeset/position.js'
import type { Edit, Touch } from '../changeset/patch/edits.js'
import type { Destination, Extent, Operation } from '../changeset/patch/patch.js'
import { lineText, type Document } from '../text/document.js'
import { blockKey, type FoundBlocks } from './blocks.js'
import { editable } from './editable.js'
import type { PlannedBlock } from './plan.js'
import type { Snapshot } from './snapshot.js'

interface Lowering {
  readonly snapshot: Snapshot
  readonly blocks: FoundBlocks
}

interface Lines {
  readonly start: Position
  readonly end: Position
  readonly block?: { readonly at: Position; readonly problem?: string }
}

/** Returns the lines that an extent names in a file. */
function linesOf(extent: Extent, path: string, { blocks }: Lowering): Lines {
  if (extent.kind === 'lines') return { start: extent.start, end: extent.end }
  const { at } = extent
  const found = blocks.get(blockKey(path, at.n))
  if (found?.kind === 'found') return { start: { n: found.from }, end: { n: found.to }, block: { at } }
  return { start: at, end: at, block: { at, problem: found?.reason ?? 'it was not looked for' } }
}

function documentAt(path: string, snapshot: Snapshot): Document | null {
  const document = editable(path, snapshot)
  return document.ok ? document.value : null
}

/** Returns the text of lines that go elsewhere. Where they cannot be had, their own file refuses the set: then one line stands for them. */
function textOf(extent: Extent, path: string, lowering: Lowering): string[] {
  const document = documentAt(path, lowering.snapshot)
  const { start, end } = linesOf(extent, path, lowering)
  if (document === null || start.n < 1 || end.n > document.count || end.n < start.n) return ['']
  return Array.from({ length: end.n - start.n + 1 }, (_, i) => lineText(document, start.n + i))
}

/** Returns an insertion at a destination; the edges of a file are positions of it. */
function insertion(destination: Destination, index: number, lines: readonly string[], path: string, { snapshot }: Lowering): Hunk {
  if (destination.at !== undefined) return { kind: destination.kind, index, at: destination.at, lines }
  return { kind: 'after', index, at: { n: destination.kind === 'start' ? 0 : documentAt(path, snapshot)?.count ?? 0 }, lines }
}

function ownHunk(operation: Operation, index: number, path: string, lowering: Lowering): Hunk {
  switch (operation.kind) {
    case 'replace': return { kind: 'replace', index, ...linesOf(operation.extent, path, lowering), lines: operation.lines }
    case 'delete': case 'move': return { kind: 'replace', index, ...linesOf(operation.extent, path, lowering), lines: [] }
    case 'insert': return { kind: operation.where, index, at: operation.at, lines: operation.lines }
  }
}

function hunkOf(touch: Touch, index: number, path: string, lowering: Lowering): Hunk {
  if (touch.role === 'own') return ownHunk(touch.operation, index, path, lowering)
  const { extent, destination } = touch.operation
  return insertion(destination, index, textOf(extent, touch.from, lowering), path, lowering)
}

/**
 * Returns an edit as a change. Its hunks are those of the `changes` form, then one for each operation of the patch that touches
 * the file, in the patch's order and counted on.
 */
export function lowerEdit(edit: Edit, lowering: Lowering): Change {
  const { path, anchor, change, touches, finalNewline } = edit
  if (change !== null && touches.length === 0 && finalNewline === undefined) return change
  const written = change?.edit.kind === 'hunks' ? change.edit : { hunks: [] }
  const first = edit.hunkCount - touches.length
  const ending = finalNewline ?? ('finalNewline' in written ? written.finalNewline : undefined)
  return {
    path, anchor, problems: change?.problems ?? [],
    edit: {
      kind: 'hunks', hunks: [...written.hunks, ...touches.map((touch, i) => hunkOf(touch, first + i, path, lowering))],
      ...(ending === undefined ? {} : { finalNewline: ending }),
    },
  }
}

/** Returns the blocks that edits name, with the lines that were found for them, in the order of the patch. */
export function plannedBlocks(edits: readonly Edit[], blocks: FoundBlocks): PlannedBlock[] {
  return edits.flatMap(({ path, touches }) => touches.flatMap((touch): PlannedBlock[] => {
    if (touch.role !== 'own' || touch.operation.kind === 'insert' || touch.operation.extent.kind !== 'block') return []
    const { at } = touch.operation.extent
    const found = blocks.get(blockKey(path, at.n))
    return found?.kind === 'found' ? [{ path, position: positionText(at), start: found.from, count: found.to - found.from + 1 }] : []
  }))
}
