/** Edits by file, and how places move under them. */
import type { FileEdits, TextEdit } from '../../engine/language.js'
import { edited } from '../edited.js'
import type { Store } from './store.js'
import type { Tree } from './tree.js'

/** Sorted by place, without overlaps. */
export type EditsByFile = ReadonlyMap<string, readonly TextEdit[]>

/** Returns where a place of the edited text was before: inside an edit, where that edit started. */
export function placeBefore(place: number, edits: readonly TextEdit[]): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    const from = start + shift
    if (place < from) break
    if (place < from + text.length || (place === from && text.length === 0)) return start
    shift += text.length - (end - start)
  }
  return place - shift
}

/** Returns the text of every edited file as it would be, by absolute name. */
export function afterTexts(edits: EditsByFile, store: Store): Map<string, string> {
  return new Map([...edits].map(([file, ofFile]) => [file, edited(store.read(file) ?? '', ofFile)]))
}

/** Returns the edits as a proposal carries them; every file must lie in the tree. */
export function toFileEdits(edits: EditsByFile, tree: Tree, store: Store): FileEdits[] {
  return [...edits].map(([file, ofFile]) => ({ path: tree.path(file) ?? file, sha256: store.digest(file), edits: ofFile }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
