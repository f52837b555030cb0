/** Whether a path names a text that may be changed, by hand or as a whole. Pure. */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import { openDocument, type Document } from '../text/document.js'
import type { Mode } from './plan.js'
import { entryOf, notAFile, type Entry, type Snapshot } from './snapshot.js'

/** A text file of a snapshot. */
export interface TextFile {
  readonly document: Document
  readonly mode: Mode
}

function fileAt(path: string, snapshot: Snapshot): Outcome<Entry & { kind: 'file' }> {
  const problem = pathProblem(path)
  if (problem !== null) return refuse({ code: 'path_escape', path, detail: problem })
  const entry = entryOf(snapshot, path)
  return entry.kind === 'file' ? ok(entry) : refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
}

/** Returns the text that a path names. Refuses: path_escape, binary_file, not_utf8, and why it is no file. */
export function textAt(path: string, snapshot: Snapshot): Outcome<TextFile> {
  const file = fileAt(path, snapshot)
  if (!file.ok) return file
  const document = openDocument(file.value.bytes)
  return typeof document === 'string' ? refuse({ code: document, path }) : ok({ document, mode: file.value.mode })
}

/** Returns the text that a path names, or the one reason why it cannot be edited by hand. Refuses: as `textAt`, notebook_target, executable_target. */
export function editable(path: string, snapshot: Snapshot): Outcome<Document> {
  const file = fileAt(path, snapshot)
  if (!file.ok) return file
  if (/\.ipynb$/iu.test(path)) return refuse({ code: 'notebook_target', path })
  if (file.value.mode === '100755') return refuse({ code: 'executable_target', path })
  const text = textAt(path, snapshot)
  return text.ok ? ok(text.value.document) : text
}
