/**
 * `rename` (spec pages 7.2, 7.3 and 7.7): every location, over every project that may know the symbol, checked before it is offered.
 *
 *   1. The files that hold the old name as a word are found, and every project that includes one of them is asked.
 *   2. A project that knows a location found by another is asked at that place as well, until no new location comes.
 *   3. What stands under every edit must be the old name; every file must be the people's own.
 *   4. Meanings and errors are compared before and after (`rename-check.ts`).
 *   5. What is left of the old name is told, and a file that TypeScript cannot read but that imports the declaration refuses it.
 */
import type TS from 'typescript'
import { ok, refuse, settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { Proposal, RefactorRequest, TextEdit } from '../../engine/language.js'
import { wordAround, wordsIn } from '../../text/word.js'
import { afterTexts, toFileEdits, type EditsByFile } from './edits.js'
import { leftOvers, unreadImporters } from './left-over.js'
import { isMember, newNameProblem, tokenAt } from './names.js'
import { checkedFiles } from './diagnostics.js'
import type { Project } from './projects.js'
import { judge, look, type Conflict } from './rename-check.js'
import { fileOf, type Session } from './session.js'
import { told } from '../spots.js'
import { spotAt } from './spots.js'
import { isUntouchable } from './untouchable.js'

type RenameRequest = Extract<RefactorRequest, { ask: 'rename' }>

/** A symbol that may be renamed. */
interface Target {
  readonly file: string
  readonly at: number
  /** The text of the name as it stands there. */
  readonly old: string
  readonly member: boolean
}

const PREFERENCES: TS.UserPreferences = { providePrefixAndSuffixTextForRename: true, allowRenameOfImportPath: false }

/** Returns what stands at a place and may be renamed there. Refuses: rename_refused. */
function targetAt(project: Project, file: string, at: number, session: Session): Outcome<Target> {
  const { path } = spotAt(file, at, session.tree, session.store)
  const info = project.service.getRenameInfo(file, at, PREFERENCES)
  if (!info.canRename) return refuse({ code: 'rename_refused', path, detail: info.localizedErrorMessage })
  if (info.fileToRename !== undefined) return refuse({ code: 'rename_refused', path, detail: 'this names a file; use move-file' })
  const { start, length } = info.triggerSpan
  const old = (session.store.read(file) ?? '').slice(start, start + length)
  return ok({ file, at: start, old, member: isMember(project, file, start) })
}

/** Returns the sources of the tree that hold a word. */
function holding({ tree, store }: Session, word: string): string[] {
  return tree.sources().filter((file) => {
    const text = store.read(file)
    return text !== null && wordsIn(text, word).length > 0
  })
}

interface Found {
  /** Edits by file and place. */
  readonly files: Map<string, Map<string, TextEdit>>
  /** Places of the plain name, at which projects that do not have the first one can be asked. */
  readonly seeds: { readonly file: string; readonly at: number }[]
}

function keep(found: Found, location: TS.RenameLocation, name: string): void {
  const { fileName: file, textSpan: { start, length }, prefixText = '', suffixText = '' } = location
  const edit = { start, end: start + length, text: `${prefixText}${name}${suffixText}` }
  const ofFile = found.files.get(file) ?? new Map<string, TextEdit>()
  found.files.set(file, ofFile)
  const key = `${String(start)} ${edit.text}`
  if (!ofFile.has(key) && prefixText === '' && suffixText === '') found.seeds.push({ file, at: start })
  ofFile.set(key, edit)
}

/** Returns whether a name at a place is that of an import or export: renamed there, it would become an alias in its file alone. */
function isSpecifier({ ts }: Project, source: TS.SourceFile, at: number): boolean {
  const parent = tokenAt(ts, source, at)?.parent
  return parent !== undefined && (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent))
}

/** Returns the locations of a symbol over all of these projects, each asked where it knows the symbol. */
function locate(projects: readonly Project[], { file, at }: Target, name: string): Found {
  const found: Found = { files: new Map(), seeds: [] }
  const silent = new Set(projects)
  const ask = (project: Project, inFile: string, place: number, first: boolean): void => {
    const source = project.service.getProgram()?.getSourceFile(inFile)
    if (source === undefined || (!first && isSpecifier(project, source, place))) return
    if (!project.service.getRenameInfo(inFile, place, PREFERENCES).canRename) return
    silent.delete(project)
    const locations = project.service.findRenameLocations(inFile, place, false, false, PREFERENCES) ?? []
    for (const location of locations) keep(found, location, name)
  }
  for (const project of projects) ask(project, file, at, true)
  for (let next = found.seeds.shift(); next !== undefined && silent.size > 0; next = found.seeds.shift()) {
    for (const project of [...silent]) ask(project, next.file, next.at, false)
  }
  return found
}

/** Returns the edits in order of place. Refuses: malformed_edit where two overlap, rename_refused where projects disagree. */
function gather({ files }: Found, { old }: Target, session: Session): Outcome<EditsByFile> {
  const gathered = new Map<string, TextEdit[]>()
  const refusals: Refusal[] = []
  for (const [file, edits] of files) {
    const path = session.tree.path(file) ?? file
    const barred = isUntouchable(file, session)
    if (barred !== null) refusals.push(barred)
    const text = session.store.read(file) ?? ''
    const sorted = [...edits.values()].sort((a, b) => a.start - b.start)
    sorted.forEach((edit, index) => {
      const spot = told(spotAt(file, edit.start, session.tree, session.store))
      if (index > 0 && edit.start < (sorted[index - 1]?.end ?? 0)) refusals.push({ code: 'malformed_edit', path, detail: `two projects want different edits at ${spot}` })
      if (unescaped(text.slice(edit.start, edit.end)) !== unescaped(old)) refusals.push({ code: 'rename_refused', path, detail: `${spot} does not hold ${old}` })
    })
    gathered.set(file, sorted)
  }
  return settle(refusals, () => gathered)
}

function unescaped(text: string): string {
  return text.replace(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/giu, (_, braced: string | undefined, plain: string | undefined) => String.fromCodePoint(Number.parseInt(braced ?? plain ?? '0', 16)))
}

function conflictRefusal({ file, at, message }: Conflict, session: Session): Refusal {
  const spot = spotAt(file, at, session.tree, session.store)
  return { code: 'rename_conflict', path: spot.path, position: `${String(spot.line)}:${String(spot.character)}`, detail: `${told(spot)}: ${message}` }
}

/** Returns the first conflicts that were found, each once. */
function distinct(conflicts: readonly Conflict[]): Conflict[] {
  const seen = new Set<string>()
  return conflicts.filter(({ file, at, message }) => {
    const key = `${file} ${String(at)} ${message}`
    return seen.has(key) ? false : seen.add(key)
  }).slice(0, 20)
}

/** Returns the answer of a rename whose edits are known. Refuses: rename_conflict, rename_refused. */
function judged(edits: EditsByFile, names: readonly [string, string], target: Target, projects: readonly Project[], session: Session): Outcome<Proposal> {
  const { store, tree } = session
  const tell = (key: string): string => {
    const cut = key.lastIndexOf(' ')
    return `the declaration at ${told(spotAt(key.slice(0, cut), Number(key.slice(cut + 1)), tree, store))}`
  }
  const looked = projects.map((project) => look(project, names)).filter((one) => one !== null)
  store.lay(afterTexts(edits, store))
  const results = looked.map((one) => judge(one, { names, edits, member: target.member, tell }))
  const diagnostics = checkedFiles([...edits.keys()], results.map(({ errors }) => errors), target.file, session)
  store.lift()
  const conflicts = distinct(results.flatMap((one) => one.conflicts))
  if (conflicts.length > 0) return { ok: false, refusals: conflicts.map((one) => conflictRefusal(one, session)) }
  const [old] = names
  const unread = unreadImporters(edits, old, session)
  if (unread.length > 0) return { ok: false, refusals: unread }
  return ok({ files: toFileEdits(edits, tree, store), moves: [], unrenamed: leftOvers(edits, old, looked, session), diagnostics })
}

/** Returns the edits of a rename. Refuses: rename_refused, rename_conflict, edit_outside_workspace, malformed_edit, no_server, missing_file. */
export function rename({ at, name }: RenameRequest, session: Session): Outcome<Proposal> {
  const file = fileOf(session, at)
  if (!file.ok) return file
  // Before the first question, because a project that is given further files is read anew.
  const knowing = session.projects.holding(holding(session, wordAround(session.store.read(file.value) ?? '', at.start)))
  const home = session.projects.of(file.value)
  const [first] = home
  if (first === undefined) return refuse({ code: 'no_server', path: at.path })
  const target = targetAt(first, file.value, at.start, session)
  if (!target.ok) return target
  const { old } = target.value
  const problem = newNameProblem(first.ts, old, name)
  if (problem !== null) return refuse({ code: 'rename_conflict', path: at.path, detail: problem })
  if (old === name) return ok({ files: [], moves: [], diagnostics: [] })
  const projects = [...new Set([...home, ...knowing, ...session.projects.holding(holding(session, old))])]
  const edits = gather(locate(projects, target.value, name), target.value, session)
  if (!edits.ok) return edits
  if (edits.value.size === 0) return refuse({ code: 'rename_refused', path: at.path, detail: 'the compiler found nothing to rename' })
  return judged(edits.value, [unescaped(old), unescaped(name)], target.value, projects, session)
}

