/** What the compiler's own text changes become: edits of files, judged as all edits are. */
import type TS from 'typescript'
import { settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { FileDiagnostics, FileEdits, Proposal, TextEdit } from '../../engine/language.js'
import { diagnose } from './diagnostics.js'
import { edited } from '../edited.js'
import type { Session } from './session.js'
import { isUntouchable } from './untouchable.js'

/** Returns the changes in order of place; one that lies behind the end is meant at the end. */
function sortedEdits({ textChanges }: TS.FileTextChanges, size: number): TextEdit[] {
  return textChanges.map(({ span: { start, length }, newText }) => ({ start: Math.min(start, size), end: Math.min(start + length, size), text: newText }))
    .sort((a, b) => a.start - b.start)
}

/** Returns the terminator of a new file: what the file that the change starts from has. */
function terminatorOf(path: string, { tree, store }: Session): string {
  const text = store.read(tree.absolute(path)) ?? ''
  return (text.match(/\r\n/gu)?.length ?? 0) * 2 > (text.match(/\n/gu)?.length ?? 0) ? '\r\n' : '\n'
}

function fileEdits(change: TS.FileTextChanges, from: string, session: Session): FileEdits {
  const { tree, store } = session
  const file = change.fileName.replaceAll('\\', '/')
  const path = tree.path(file) ?? file
  const old = store.read(file)
  const edits = sortedEdits(change, old?.length ?? 0)
  if (old !== null) return { path, sha256: store.digest(file), edits: edits.filter(({ start, end, text }) => old.slice(start, end) !== text) }
  const text = edits.map((edit) => edit.text).join('').replace(/\r?\n/gu, terminatorOf(from, session))
  return { path, sha256: null, edits: [{ start: 0, end: 0, text }] }
}

/** Returns the edits of changes that start from a path; files left as they are are not among them. Refuses: edit_outside_workspace. */
export function editsOf(changes: readonly TS.FileTextChanges[], from: string, session: Session): Outcome<FileEdits[]> {
  const files = changes.map((change) => fileEdits(change, from, session)).filter(({ edits }) => edits.length > 0)
  const barred = files.filter(({ sha256 }) => sha256 !== null)
    .map(({ path }): Refusal | null => isUntouchable(session.tree.absolute(path), session)).filter((one) => one !== null)
  return settle(barred, () => files)
}

/** Returns the files as they would be with these edits, others besides, and how many errors they have before and after. */
export function afterwards(files: readonly FileEdits[], session: Session, besides: readonly string[] = []): Pick<Proposal, 'diagnostics' | 'errors'> {
  const { tree, store } = session
  const touched = files.map(({ path }) => path)
  const others = besides.filter((path) => !touched.includes(path))
  const paths = [...touched, ...others]
  const errors = (found: readonly FileDiagnostics[]): number => found.flatMap(({ items }) => items).filter(({ severity }) => severity === 'error').length
  const before = diagnose([...files.filter(({ sha256 }) => sha256 !== null).map(({ path }) => path), ...others], session)
  store.lay(new Map(files.map(({ path, edits }) => [tree.absolute(path), edited(store.read(tree.absolute(path)) ?? '', edits)])))
  for (const { path, sha256 } of files) if (sha256 === null) session.projects.of(tree.absolute(path))
  const diagnostics = diagnose(paths, session)
  store.lift()
  return { diagnostics, errors: { before: errors(before), after: errors(diagnostics) } }
}
