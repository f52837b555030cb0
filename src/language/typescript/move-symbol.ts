/**
 * `move-symbol` (spec page 7.2): a top-level declaration goes to another file, and the compiler rewrites every import of it.
 * What it leaves is judged: a move that brings errors is refused.
 */
import type TS from 'typescript'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { Proposal, RefactorRequest } from '../../engine/language.js'
import { keptExports, takers } from './barrels.js'
import { afterwards, editsOf } from './changes.js'
import { formatFor, quotesFor } from './format.js'
import type { Project } from './projects.js'
import { fileOf, type Session } from './session.js'
import { told } from '../spots.js'
import { isJavascript, isSource } from './tree.js'

type MoveRequest = Extract<RefactorRequest, { ask: 'move-symbol' }>

function isDeclaration(ts: Project['ts'], node: TS.Node): boolean {
  return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    || ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node) || ts.isVariableStatement(node)
}

/** Returns where the head of a declaration ends: before its body, its members or its value. */
function headEnd(ts: Project['ts'], node: TS.Statement, source: TS.SourceFile, at: number): number {
  if (ts.isVariableStatement(node)) {
    const declaration = node.declarationList.declarations.find((one) => at <= one.end) ?? node.declarationList.declarations.at(-1)
    return declaration?.name.end ?? node.getStart(source)
  }
  const { name } = node as { name?: TS.Node }
  return name?.end ?? node.getStart(source) + 'export default'.length
}

/** Returns the statements that a stretch names: the declaration whose head holds a place, or all that a range holds. Refuses: symbol_move_refused. */
function chosen(project: Project, source: TS.SourceFile, { at }: MoveRequest): Outcome<TS.TextRange> {
  const { ts } = project
  const touched = source.statements.filter((node) => node.getStart(source) <= at.end && at.start < Math.max(node.end, node.getStart(source) + 1))
  const [first, last] = [touched[0], touched.at(-1)]
  const detail = 'the position is on no top-level declaration'
  if (first === undefined || last === undefined || !touched.some((node) => isDeclaration(ts, node))) return refuse({ code: 'symbol_move_refused', path: at.path, detail })
  if (at.start === at.end && at.start > headEnd(ts, first, source, at.start)) {
    return refuse({ code: 'symbol_move_refused', path: at.path, detail: 'the position is inside a body; give that of the declaration\'s name' })
  }
  return ok({ pos: first.getStart(source), end: last.end })
}

/** Returns why nothing can be moved to a path, or null. Refuses: symbol_move_refused, directory_target. */
function targetProblem({ at, to }: MoveRequest, { tree }: Session): Outcome<null> {
  if (to === at.path) return refuse({ code: 'symbol_move_refused', path: to, detail: 'the target is the source' })
  if ([...tree.listing].some((path) => path.startsWith(`${to}/`))) return refuse({ code: 'directory_target', path: to })
  if (!isSource(to)) return refuse({ code: 'symbol_move_refused', path: to, detail: 'the target is of another language' })
  if (isJavascript(to) !== isJavascript(at.path)) return refuse({ code: 'symbol_move_refused', path: to, detail: 'one is TypeScript and the other JavaScript' })
  return to.endsWith('.d.ts') === at.path.endsWith('.d.ts') ? ok(null) : refuse({ code: 'symbol_move_refused', path: to, detail: 'the target is a declaration file' })
}

/** Returns the modules of other projects that may import a file: they must be in the program that rewrites them. */
function importersElsewhere(project: Project, file: string, { tree, store }: Session): string[] {
  const name = (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/u, '')
  const stem = name === 'index' ? file.split('/').at(-2) ?? name : name
  return tree.sources().filter((one) => {
    if (project.roots.has(one) || one.endsWith('.d.ts') || (isJavascript(one) && project.options.allowJs !== true)) return false
    const text = store.read(one) ?? ''
    return text.includes(stem) && /\b(?:import|export|require)\b/u.test(text)
  })
}

/** Returns why a move is not worth offering, or null: it brings errors. Refuses: diagnostics_regressed. */
function regression({ diagnostics, errors }: Pick<Proposal, 'diagnostics' | 'errors'>, path: string): Refusal | null {
  if (errors === undefined || errors.after <= errors.before) return null
  const all = diagnostics.flatMap((file) => file.items.filter(({ severity }) => severity === 'error').map((item) => ({ path: file.path, item })))
  const [first] = all
  if (first === undefined) return { code: 'diagnostics_regressed', path, detail: 'the compiler finds new errors' }
  return { code: 'diagnostics_regressed', path: first.path, detail: `${told({ path: first.path, ...first.item })}: TS${first.item.code}: ${first.item.message}` }
}

/** Returns the changes of each file together. */
function merged(changes: readonly TS.FileTextChanges[]): TS.FileTextChanges[] {
  const byFile = new Map<string, TS.FileTextChanges>()
  for (const change of changes) {
    const known = byFile.get(change.fileName)
    byFile.set(change.fileName, known === undefined ? change : { ...known, textChanges: [...known.textChanges, ...change.textChanges] })
  }
  return [...byFile.values()]
}

interface Changes {
  readonly changes: readonly TS.FileTextChanges[]
  /** The modules that import the file, whose errors count as well. */
  readonly takers: readonly string[]
}

/** Returns what changes for a move. Refuses: symbol_move_refused, no_server. */
function changesOf(request: MoveRequest, file: string, session: Session): Outcome<Changes> {
  const { tree, store, projects } = session
  const { path } = request.at
  const [project] = projects.of(file)
  const source = project?.service.getProgram()?.getSourceFile(file)
  if (project === undefined || source === undefined) return refuse({ code: 'no_server', path })
  const range = chosen(project, source, request)
  if (!range.ok) return range
  const targetFile = tree.absolute(request.to)
  project.include([...(store.read(targetFile) === null ? [] : [targetFile]), ...importersElsewhere(project, file, session)])
  const preferences = { allowTextChangesInNewFiles: true, quotePreference: quotesFor(session, path) }
  const info = project.service.getEditsForRefactor(file, formatFor(session, path), range.value, 'Move to file', 'Move to file', preferences, { targetFile })
  if (info !== undefined && info.edits.length > 0) {
    const kept = keptExports({ project, source: project.service.getProgram()?.getSourceFile(file) ?? source, target: targetFile, range: range.value }, session)
    return ok({ changes: merged([...info.edits, ...kept]), takers: takers(project, file) })
  }
  return refuse({ code: 'symbol_move_refused', path, detail: info?.notApplicableReason ?? 'the compiler will not move it' })
}

/** Returns the edits of a move. Refuses: symbol_move_refused, diagnostics_regressed, directory_target, edit_outside_workspace, no_server. */
export function moveSymbol(request: MoveRequest, session: Session): Outcome<Proposal> {
  const { path } = request.at
  const file = fileOf(session, request.at)
  if (!file.ok) return file
  const target = targetProblem(request, session)
  if (!target.ok) return target
  const changes = changesOf(request, file.value, session)
  if (!changes.ok) return changes
  const files = editsOf(changes.value.changes, path, session)
  if (!files.ok) return files
  const besides = changes.value.takers.flatMap((one) => session.tree.path(one) ?? [])
  const outcome = afterwards(files.value, session, besides)
  const regressed = regression(outcome, path)
  if (regressed !== null) return refuse(regressed)
  const touched = new Set(files.value.map((one) => one.path))
  return ok({ files: files.value, moves: [], ...outcome, diagnostics: outcome.diagnostics.filter((one) => touched.has(one.path)) })
}
