/** Fixes, refactors, source actions and formatting (spec page 7.2): everything that the compiler gives as edits of one place. */
import type TS from 'typescript'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { ActionsRequest, CodeAction, FileEdits, Proposal } from '../../engine/language.js'
import { afterwards, editsOf } from './changes.js'
import { formatFor, quotesFor } from './format.js'
import type { Project } from './projects.js'
import { fileOf, type Session } from './session.js'

/** A file in the project that answers for it. */
interface Here {
  readonly project: Project
  readonly file: string
  readonly path: string
  readonly format: TS.FormatCodeSettings
  readonly preferences: TS.UserPreferences
  readonly session: Session
}

function hereOf(path: string, session: Session): Outcome<Here> {
  const file = fileOf(session, { path, start: 0, end: 0 })
  if (!file.ok) return file
  const [project] = session.projects.of(file.value)
  if (project === undefined) return refuse({ code: 'no_server', path })
  const quotePreference = quotesFor(session, path)
  return ok({ project, file: file.value, path, session, format: formatFor(session, path), preferences: { quotePreference, allowTextChangesInNewFiles: true } })
}

/** An action before its edits are judged. */
interface Raw {
  readonly title: string
  readonly kind: string
  readonly changes: readonly TS.FileTextChanges[]
  readonly commands?: boolean
}

function quickFixes({ project: { service, ts }, file, format, preferences }: Here, start: number, end: number): Raw[] {
  const all = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file), ...service.getSuggestionDiagnostics(file)]
  const touched = all.filter((one) => one.start !== undefined && one.start <= end && start <= one.start + (one.length ?? 0))
  const errors = touched.filter(({ category }) => category !== ts.DiagnosticCategory.Suggestion)
  // What is merely suggested counts where nothing is wrong.
  return (errors.length > 0 ? errors : touched).flatMap((one) => {
    const from = one.start ?? 0
    return service.getCodeFixesAtPosition(file, from, from + (one.length ?? 0), [one.code], format, preferences)
      .map(({ description, changes, commands }) => ({ title: description, kind: 'quickfix', changes, commands: (commands ?? []).length > 0 && changes.length === 0 }))
  })
}

function refactors({ project: { service }, file, format, preferences }: Here, start: number, end: number, kind: string | null): Raw[] {
  const at = start === end ? start : { pos: start, end }
  const wanted = kind !== null && kind.startsWith('refactor.') ? kind : undefined
  return service.getApplicableRefactors(file, at, preferences, 'invoked', wanted).flatMap(({ name, actions }) => actions.flatMap((action) => {
    // It asks for a target, which move-symbol takes.
    if (action.notApplicableReason !== undefined || name === 'Move to file') return []
    const info = service.getEditsForRefactor(file, format, at, name, action.name, preferences)
    return info === undefined ? [] : [{ title: action.description, kind: action.kind ?? 'refactor', changes: info.edits }]
  }))
}

/** What fixes a whole file, by kind. */
const COMBINED: Readonly<Record<string, { readonly title: string; readonly fixes: readonly string[] }>> = {
  'source.addMissingImports': { title: 'Add all missing imports', fixes: ['fixMissingImport'] },
  'source.removeUnused': { title: 'Remove all unused code', fixes: ['unusedIdentifier_delete', 'unusedIdentifier_deleteImports'] },
}

function organized({ project: { service, ts }, file, format, preferences }: Here, mode: TS.OrganizeImportsMode | undefined): readonly TS.FileTextChanges[] {
  return service.organizeImports({ type: 'file', fileName: file, mode: mode ?? ts.OrganizeImportsMode.All }, format, preferences)
}

function sourceActions(here: Here, kind: string): Raw[] {
  const { project: { service, ts }, file, format, preferences } = here
  if (kind === 'source.organizeImports') return [{ title: 'Organize imports', kind, changes: organized(here, undefined) }]
  if (kind === 'source.removeUnusedImports') return [{ title: 'Remove unused imports', kind, changes: organized(here, ts.OrganizeImportsMode.RemoveUnused) }]
  const combined = COMBINED[kind]
  if (combined === undefined) return []
  const changes = combined.fixes.flatMap((fix) => service.getCombinedCodeFix({ type: 'file', fileName: file }, fix, format, preferences).changes)
  return [{ title: combined.title, kind, changes }]
}

function finish(raw: Raw, { path, session }: Here): CodeAction | null {
  const files = editsOf(raw.changes, path, session)
  if (!files.ok || (files.value.length === 0 && raw.commands !== true)) return null
  const creates = files.value.some(({ sha256 }) => sha256 === null)
  const proposal = { files: files.value, moves: [], diagnostics: [] }
  if (raw.commands === true) return { title: raw.title, kind: raw.kind, proposal, bar: 'action_command_only' }
  return { title: raw.title, kind: raw.kind, proposal, ...(creates ? { bar: 'action_creates_file' as const } : {}) }
}

/** Returns whether a kind, or one above it, is asked for. */
function fits(kind: string, wanted: string | null): boolean {
  return wanted === null || kind === wanted || kind.startsWith(`${wanted}.`)
}

/** Returns the actions at a place or range; source actions when their kind is asked for. Refuses: no_server, missing_file, out_of_bounds. */
export function actionsAt({ at, kind }: ActionsRequest, session: Session): Outcome<readonly CodeAction[]> {
  const inside = fileOf(session, at)
  const here = inside.ok ? hereOf(at.path, session) : inside
  if (!here.ok) return here
  const raw = [
    ...(fits('quickfix', kind) ? quickFixes(here.value, at.start, at.end) : []),
    ...(kind === null || kind === 'refactor' || kind.startsWith('refactor.') ? refactors(here.value, at.start, at.end, kind) : []),
    ...(kind !== null && kind.startsWith('source') ? sourceActions(here.value, kind) : []),
  ].filter((one) => fits(one.kind, kind))
  const actions = raw.map((one) => finish(one, here.value)).filter((one) => one !== null)
  return ok(actions.map((action) => (action.bar === undefined && raw.length <= JUDGED ? { ...action, proposal: { ...action.proposal, ...afterwards(action.proposal.files, session) } } : action)))
}

/** So many actions at a place are tried out, so that errors before and after can be told. */
const JUDGED = 8

function proposed(changes: readonly TS.FileTextChanges[], { path, session }: Here): Outcome<Proposal> {
  const files: Outcome<readonly FileEdits[]> = editsOf(changes, path, session)
  return files.ok ? ok({ files: files.value, moves: [], ...afterwards(files.value, session) }) : files
}

/** Returns the edits that organize the imports of a file. Refuses: no_server, missing_file, edit_outside_workspace. */
export function organizeImports(path: string, session: Session): Outcome<Proposal> {
  const here = hereOf(path, session)
  return here.ok ? proposed(organized(here.value, undefined), here.value) : here
}

/** Returns the edits that format a file. Refuses: no_server, missing_file, edit_outside_workspace. */
export function format(path: string, session: Session): Outcome<Proposal> {
  const here = hereOf(path, session)
  if (!here.ok) return here
  const { project: { service }, file } = here.value
  return proposed([{ fileName: file, textChanges: [...service.getFormattingEditsForDocument(file, here.value.format)] }], here.value)
}
