/**
 * A server's edit as a proposal: its operations carried out in their order on a tree that is only thought of, and what came of it
 * told against the files as they are. `documentChanges` alone counts where both forms are there.
 */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { FileEdits, Proposal, TextEdit } from '../../engine/language.js'
import { barOf } from '../barred.js'
import { edited } from '../edited.js'
import { readText } from './documents.js'
import { minimalEdits } from './minimal.js'
import { linesOf } from './positions.js'
import { workspaceEdit, type DocumentChange, type TextEditOf, type WorkspaceEdit } from './protocol.js'
import type { Session } from './session.js'
import { fileOfUri, treePath } from './uri.js'

/** What a server's edit comes to. */
export type Edits = Pick<Proposal, 'files' | 'moves' | 'deletions'>

/** A file of the tree that is thought of. */
interface Node {
  /** Where it is on the disk, and what it holds there; null for a file that came into being. */
  readonly origin: { readonly path: string; readonly text: string; readonly sha256: string; readonly marked: boolean } | null
  readonly text: string
  /** The edits of the text of `origin`, as they came; null where one was made on top of another. */
  readonly edits: readonly TextEdit[] | null
}

interface Thought {
  readonly session: Session
  readonly listing: ReadonlySet<string>
  /** What is there now, null for what is gone, by path; the rest is as on the disk. */
  readonly nodes: Map<string, Node | null>
  readonly removed: Set<string>
  readonly annotations: NonNullable<WorkspaceEdit['changeAnnotations']>
  /** Which version an edit came for, by path. */
  readonly versions: Map<string, number | null>
}

/** A refusal on its way up. */
class Refused {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

type Step<T> = T | Refused

function malformed(path: string | null, detail: string): Refused {
  return new Refused({ code: 'malformed_edit', ...(path === null ? {} : { path }), detail })
}

function pathOf(uri: string, { session }: Thought): Step<string> {
  return treePath(uri, session.root) ?? new Refused({ code: 'edit_outside_workspace', path: fileOfUri(uri) ?? uri, detail: 'it lies outside the repository' })
}

function nodeAt(path: string, thought: Thought): Step<Node | null> {
  const known = thought.nodes.get(path)
  if (known !== undefined) return known
  const file = join(thought.session.root, path)
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (stat === undefined) return null
  if (stat.isSymbolicLink()) return new Refused({ code: 'symlink_target', path })
  const disk = thought.session.disk(path) ?? readText(file)
  if (disk === null) return malformed(path, 'it is no text that can be edited')
  const bar = barOf(path, disk.text, thought.listing.has(path))
  return bar === null ? { origin: { path, text: disk.text, sha256: disk.sha256, marked: disk.marked }, text: disk.text, edits: [] } : new Refused(bar)
}

/** Returns the edits of one file as places in its text, exact duplicates dropped, in order; those at one place as they came. */
function placed(path: string, { text, origin }: Node, edits: readonly TextEditOf[], { session }: Thought): Step<TextEdit[]> {
  const lines = linesOf(text, session.encoding)
  const found = new Map<string, TextEdit>()
  for (const [index, edit] of edits.entries()) {
    if (!('newText' in edit) || edit.insertTextFormat === 2) return malformed(path, 'an edit is a snippet')
    const [start, end] = [lines.placeOf(edit.range.start), lines.placeOf(edit.range.end)]
    if (start === null || end === null || start > end) return malformed(path, 'an edit lies outside the text')
    // One that writes the whole file anew writes the byte-order mark too, which our texts are without.
    const fresh = start === 0 && origin?.marked === true ? edit.newText.replace(/^\ufeff/u, '') : edit.newText
    found.set(start === end ? `insert ${String(index)}` : `${String(start)} ${String(end)} ${fresh}`, { start, end, text: fresh })
  }
  const sorted = [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end)
  const overlap = sorted.some(({ start }, index) => index > 0 && start < (sorted[index - 1]?.end ?? 0))
  return overlap ? malformed(path, 'two edits overlap') : sorted
}

/** Returns what an operation or edit asks to have confirmed, or null. */
function askedFor(annotationId: string | undefined, { annotations }: Thought): string | null {
  const annotation = annotationId === undefined ? undefined : annotations[annotationId]
  return annotation?.needsConfirmation === true ? annotation.label : null
}

function confirmation(path: string, label: string): Refused {
  return malformed(path, `the server asks to confirm it: ${label}`)
}

/** Returns why edits for a version of a file cannot be taken, or null. */
function versionProblem(path: string, version: number | null, { session, versions }: Thought): Refused | null {
  if (session.row.looseVersions === true || version === null) return null
  const current = session.version(path)
  if (current !== null && version < current) return malformed(path, `it is for version ${String(version)} of a file that is at ${String(current)}`)
  const earlier = versions.get(path)
  return typeof earlier === 'number' && earlier !== version ? malformed(path, 'its edits are for two versions') : null
}

function editFile(uri: string, version: number | null, edits: readonly TextEditOf[], thought: Thought): Refused | null {
  const path = pathOf(uri, thought)
  if (path instanceof Refused) return path
  if (edits.length === 0) return null
  const node = nodeAt(path, thought)
  if (node instanceof Refused) return node
  if (node === null) return malformed(path, 'it edits a file that is not there')
  const problem = versionProblem(path, version, thought)
  if (problem !== null) return problem
  thought.versions.set(path, version)
  const label = edits.map((edit) => ('newText' in edit ? askedFor(edit.annotationId, thought) : null)).find((one) => one !== null)
  if (label !== undefined) return confirmation(path, label)
  const places = placed(path, node, edits, thought)
  if (places instanceof Refused) return places
  const fresh = node.edits !== null && node.edits.length === 0
  thought.nodes.set(path, { ...node, text: edited(node.text, places), edits: fresh ? places : null })
  return null
}

type Resource = Exclude<DocumentChange, { readonly edits: unknown }>

function createFile(path: string, { options }: Resource, thought: Thought): Refused | null {
  const there = nodeAt(path, thought)
  if (there instanceof Refused) return there
  if (there !== null && options?.overwrite !== true) return options?.ignoreIfExists === true ? null : malformed(path, 'it creates a file that is there')
  thought.nodes.set(path, there === null ? { origin: null, text: '', edits: [] } : { ...there, text: '', edits: null })
  return null
}

/** Moves one file. */
function moveOne(from: string, to: string, { options }: Resource, thought: Thought): Refused | null {
  const [node, taken] = [nodeAt(from, thought), nodeAt(to, thought)]
  if (node instanceof Refused) return node
  if (taken instanceof Refused) return taken
  if (node === null) return malformed(from, 'it moves a file that is not there')
  if (taken !== null) return options?.ignoreIfExists === true && options.overwrite !== true ? null : malformed(to, 'it moves a file onto one that is there')
  thought.nodes.set(from, null)
  thought.nodes.set(to, node)
  return null
}

function removeOne(path: string, thought: Thought): Refused | null {
  const node = nodeAt(path, thought)
  if (node instanceof Refused) return node
  if (node === null) return malformed(path, 'it deletes a file that is not there')
  if (node.origin !== null) thought.removed.add(node.origin.path)
  thought.nodes.set(path, null)
  return null
}

/** Returns the files at or below a path, of the tree that is thought of. */
function below(path: string, { listing, nodes }: Thought): string[] {
  const all = new Set([...listing, ...nodes.keys()])
  return [...all].filter((one) => (one === path || one.startsWith(`${path}/`)) && nodes.get(one) !== null)
}

/** Does something to every one of these files, up to the first problem. */
function each(paths: readonly string[], act: (path: string) => Refused | null): Refused | null {
  for (const path of paths) {
    const problem = act(path)
    if (problem !== null) return problem
  }
  return null
}

function removeAll(path: string, options: Resource['options'], thought: Thought): Refused | null {
  const concerned = below(path, thought)
  if (concerned.length === 0 && options?.ignoreIfNotExists === true) return null
  if (concerned.length > 1 && options?.recursive !== true) return malformed(path, 'it deletes a directory with what is in it')
  return each(concerned.length === 0 ? [path] : concerned, (one) => removeOne(one, thought))
}

function moveAll(path: string, newUri: string, change: Resource, thought: Thought): Refused | null {
  const to = pathOf(newUri, thought)
  if (to instanceof Refused) return to
  const concerned = below(path, thought)
  return each(concerned.length === 0 ? [path] : concerned, (one) => moveOne(one, `${to}${one.slice(path.length)}`, change, thought))
}

function carryOut(change: Resource, thought: Thought): Refused | null {
  const path = pathOf(change.kind === 'rename' ? change.oldUri : change.uri, thought)
  if (path instanceof Refused) return path
  const label = askedFor(change.annotationId, thought)
  if (label !== null) return confirmation(path, label)
  switch (change.kind) {
    case 'create': return createFile(path, change, thought)
    case 'delete': return removeAll(path, change.options, thought)
    case 'rename': return moveAll(path, change.newUri, change, thought)
  }
}

/** Returns what became of the files, told against the disk. */
function told({ nodes, removed }: Thought): Edits {
  const files: FileEdits[] = []
  const moves: { from: string; to: string }[] = []
  for (const [path, node] of nodes) {
    if (node === null) continue
    const { origin, text } = node
    if (origin === null) {
      files.push({ path, sha256: null, edits: [{ start: 0, end: 0, text }] })
      continue
    }
    if (origin.path !== path) moves.push({ from: origin.path, to: path })
    const isWhole = node.edits?.length === 1 && node.edits[0]?.start === 0 && node.edits[0].end === origin.text.length && origin.text !== ''
    const edits = node.edits === null || isWhole ? minimalEdits(origin.text, text) : node.edits
    const kept = edits.filter((edit) => origin.text.slice(edit.start, edit.end) !== edit.text)
    if (kept.length > 0) files.push({ path: origin.path, sha256: origin.sha256, edits: kept })
  }
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), moves, ...(removed.size === 0 ? {} : { deletions: [...removed].sort() }) }
}

/** Returns the changes of the form `changes`: names of one file in two spellings are one file. */
function unordered(changes: NonNullable<WorkspaceEdit['changes']>, root: string): DocumentChange[] {
  const byPath = new Map<string, { uri: string; edits: TextEditOf[] }>()
  for (const [uri, edits] of Object.entries(changes)) {
    const key = treePath(uri, root) ?? uri
    const known = byPath.get(key)
    if (known === undefined) byPath.set(key, { uri, edits: [...edits] })
    else known.edits.push(...edits)
  }
  return [...byPath.values()].map(({ uri, edits }) => ({ textDocument: { uri }, edits }))
}

/**
 * Returns the files and moves of an edit that a server gave, `{}` and null being none.
 * Refuses: malformed_edit, edit_outside_workspace, symlink_target.
 */
export function lowerEdit(raw: unknown, session: Session, listing: ReadonlySet<string>): Outcome<Edits> {
  const read = workspaceEdit.nullish().safeParse(raw)
  if (!read.success) return refuse({ code: 'malformed_edit', detail: `${session.row.name} answered what is no edit` })
  const { changes, documentChanges, changeAnnotations } = read.data ?? {}
  const thought: Thought = { session, listing, nodes: new Map(), removed: new Set(), annotations: changeAnnotations ?? {}, versions: new Map() }
  const refusals: Refusal[] = []
  for (const change of documentChanges ?? unordered(changes ?? {}, session.root)) {
    const problem = 'edits' in change ? editFile(change.textDocument.uri, change.textDocument.version ?? null, change.edits, thought) : carryOut(change, thought)
    if (problem === null) continue
    refusals.push(problem.refusal)
    // What follows an operation that failed would be judged on a tree that is not there.
    if (!('edits' in change)) break
  }
  const [first, ...more] = refusals
  return first === undefined ? ok(told(thought)) : refuse(first, ...more)
}
