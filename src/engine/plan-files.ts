/** Files as a whole: the creations, deletions and moves of a patch, given what it edits (spec page 3). Pure. */
import type { Sha256 } from '../base/digest.js'
import { utf8 } from '../base/encoding.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Section } from '../changeset/patch/patch.js'
import { checkAllFree } from './creation.js'
import { textAt, type TextFile } from './editable.js'
import { sideOf, type FileChange } from './plan.js'
import type { Snapshot } from './snapshot.js'
import { checkAnchor, type PreImages } from './stale.js'

interface PlanningFiles {
  readonly sha256: Sha256
  readonly preImages: PreImages
}

type Whole = Exclude<Section, { kind: 'file' }>

/** Returns the sections of a patch that are about whole files. */
export function wholeFiles(sections: readonly Section[]): Whole[] {
  return sections.filter((section) => section.kind !== 'file')
}

/** Returns the paths at which sections make files. */
export function comingPaths(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => (section.kind === 'create' ? [section.path] : section.kind === 'move' ? [section.to] : []))
}

/** Returns the file that a section names, its anchor verified. */
function anchored(section: Whole & { kind: 'delete' | 'move' }, snapshot: Snapshot, { sha256, preImages }: PlanningFiles): Outcome<TextFile> {
  const { path, anchor } = section
  const file = textAt(path, snapshot)
  if (!file.ok) return file
  const drift = checkAnchor(path, anchor, file.value.document, sha256, preImages)
  return drift === null ? file : refuse(drift)
}

/** Returns the text of a file to create: every line ended by LF, the last one too unless it is told otherwise. */
function contentOf({ lines, finalNewline }: Whole & { kind: 'create' }): Uint8Array {
  const text = lines.map((line) => `${line}\n`).join('')
  return utf8(finalNewline === false && (lines.at(-1) ?? '') !== '' ? text.slice(0, -1) : text)
}

function planDeletion(section: Whole & { kind: 'delete' }, snapshot: Snapshot, planning: PlanningFiles): Outcome<FileChange> {
  const { path } = section
  const file = anchored(section, snapshot, planning)
  if (!file.ok) return file
  if (file.value.mode === '100755') return refuse({ code: 'executable_target', path })
  const { document, mode } = file.value
  return ok({ operation: 'delete', path, before: sideOf(document.bytes, mode, planning.sha256), after: null })
}

function planMove(
  section: Whole & { kind: 'move' }, edited: FileChange | undefined, snapshot: Snapshot, planning: PlanningFiles,
): Outcome<FileChange> {
  const file = anchored(section, snapshot, planning)
  if (!file.ok) return file
  const before = sideOf(file.value.document.bytes, file.value.mode, planning.sha256)
  return ok({ operation: 'move', path: section.to, from: section.path, before, after: edited?.after ?? before })
}

/**
 * Returns what sections do to whole files, with every problem found; `edits` are the edits of the same set, by path, of which those
 * of a moved file go with it.
 * Refuses: as `textAt` and `checkAllFree`, stale_anchor, malformed_anchor, executable_target.
 */
export function planFiles(
  sections: readonly Whole[], edits: ReadonlyMap<string, FileChange>, snapshot: Snapshot, planning: PlanningFiles,
): { readonly files: FileChange[]; readonly problems: Refusal[] } {
  const problems = checkAllFree(comingPaths(sections), snapshot)
  const planned = sections.map((section): Outcome<FileChange> => {
    switch (section.kind) {
      case 'create': return ok({ operation: 'create', path: section.path, before: null, after: sideOf(contentOf(section), '100644', planning.sha256) })
      case 'delete': return planDeletion(section, snapshot, planning)
      case 'move': return planMove(section, edits.get(section.path), snapshot, planning)
    }
  })
  return {
    files: planned.flatMap((one) => (one.ok ? [one.value] : [])),
    problems: [...problems, ...planned.flatMap((one) => (one.ok ? [] : one.refusals))],
  }
}
