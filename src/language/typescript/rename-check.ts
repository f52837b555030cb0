/**
 * The checks of a rename (spec pages 7.3 and 7.7), in one project: no identifier that is named old or new changes what it may
 * denote, and no file that can be affected gains an error.
 *
 * Calling sequence: `look` on the texts as they are, then `judge` with the edited texts laid over them.
 */
import type TS from 'typescript'
import type { TextEdit } from '../../engine/language.js'
import { placeBefore, type EditsByFile } from './edits.js'
import { meaningsIn, mentions } from './meanings.js'
import type { Project } from './projects.js'

/** A reason against a rename, at a place of the text as it is. */
export interface Conflict {
  readonly file: string
  readonly at: number
  readonly message: string
}

export interface Looked {
  readonly project: Project
  readonly program: TS.Program
  readonly meanings: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>
}

const NONE: readonly TextEdit[] = []

/** Returns whether a file is one of the people's own: no library, no package. */
function isOwn(project: Project, program: TS.Program, source: TS.SourceFile): boolean {
  return !program.isSourceFileDefaultLibrary(source) && !source.fileName.includes('/node_modules/') && project.ts.isSourceFile(source)
}

function meaningsOf(project: Project, program: TS.Program, names: readonly string[]): Map<string, Map<number, Set<string>>> {
  const checker = program.getTypeChecker()
  const set = new Set(names)
  const own = program.getSourceFiles().filter((source) => isOwn(project, program, source) && mentions(source, names))
  return new Map(own.map((source) => [source.fileName, meaningsIn(project.ts, checker, source, set)]))
}

/** Returns what the names denote in a project as it is; null where it has no program. */
export function look(project: Project, names: readonly string[]): Looked | null {
  const program = project.service.getProgram()
  return program === undefined ? null : { project, program, meanings: meaningsOf(project, program, names) }
}

/** Returns the declarations of an edited program as they were called before it. */
function mapped(keys: ReadonlySet<string>, edits: EditsByFile): Set<string> {
  return new Set([...keys].map((key) => {
    const cut = key.lastIndexOf(' ')
    const file = key.slice(0, cut)
    const ofFile = edits.get(file)
    return ofFile === undefined ? key : `${file} ${String(placeBefore(Number(key.slice(cut + 1)), ofFile))}`
  }))
}

/** Returns what places denote after the edits, by place and declaration as they were before. */
function comparable(places: ReadonlyMap<number, ReadonlySet<string>>, ofFile: readonly TextEdit[], edits: EditsByFile): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>()
  for (const [place, keys] of places) {
    const before = placeBefore(place, ofFile)
    const all = found.get(before) ?? new Set<string>()
    for (const key of mapped(keys, edits)) all.add(key)
    found.set(before, all)
  }
  return found
}

/** Returns the places that the edits write out: a shorthand becomes a property of its own, which no longer is its value as well. */
function writtenOut(edits: EditsByFile, name: string): Set<string> {
  return new Set([...edits].flatMap(([file, ofFile]) => ofFile.filter(({ text }) => text !== name).map(({ start }) => `${file} ${String(start)}`)))
}

/** Returns why the meaning of a place changed, or null when it did not; `tell` names a declaration. */
function change(before: ReadonlySet<string>, after: ReadonlySet<string> | undefined, written: ReadonlySet<string>, tell: (key: string) => string): string | null {
  if (after === undefined) return 'it would no longer be read as a name'
  const gained = [...after].find((key) => !before.has(key))
  const lost = [...before].find((key) => !after.has(key))
  if (gained !== undefined && lost !== undefined && ![...before].some((key) => after.has(key))) return `it would mean ${tell(gained)} instead of ${tell(lost)}`
  if (gained !== undefined) return `it would mean ${tell(gained)} as well`
  return lost === undefined || [...after].some((key) => written.has(key)) ? null : `it would no longer mean ${tell(lost)}`
}

/** Returns every place whose meaning the edits change. */
function changedMeanings(looked: Looked, program: TS.Program, names: readonly string[], edits: EditsByFile, tell: (key: string) => string): Conflict[] {
  const after = meaningsOf(looked.project, program, names)
  const written = writtenOut(edits, names.at(-1) ?? '')
  const conflicts: Conflict[] = []
  for (const [file, places] of looked.meanings) {
    const ofFile = edits.get(file) ?? NONE
    const now = comparable(after.get(file) ?? new Map(), ofFile, edits)
    // Two names of the text before can be one edit only where the edit covers both; then they are judged together.
    const then = comparable(places, NONE, new Map())
    for (const [at, keys] of then) {
      const message = change(keys, now.get(at), written, tell)
      if (message !== null) conflicts.push({ file, at, message })
    }
  }
  return conflicts
}

type Gathered = Map<string, TS.Diagnostic[]>

function errorsOf(project: Project, program: TS.Program, files: Iterable<string>): Gathered {
  const gathered: Gathered = new Map()
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source === undefined) continue
    const all = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    const errors = all.filter(({ category }) => category === project.ts.DiagnosticCategory.Error)
    if (errors.length > 0) gathered.set(file, errors)
  }
  return gathered
}

/** Returns the errors that files have after the edits and did not have before, with all errors after. */
function newErrors(looked: Looked, program: TS.Program, files: ReadonlySet<string>, edits: EditsByFile): { readonly conflicts: Conflict[]; readonly after: Gathered } {
  const { project } = looked
  const after = errorsOf(project, program, files)
  if (after.size === 0) return { conflicts: [], after }
  const before = errorsOf(project, looked.program, after.keys())
  const conflicts: Conflict[] = []
  for (const [file, errors] of after) {
    const known = new Map<string, number>()
    const key = (code: number, at: number): string => `${String(code)} ${String(at)}`
    for (const { code, start = 0 } of before.get(file) ?? []) known.set(key(code, start), (known.get(key(code, start)) ?? 0) + 1)
    for (const { code, start = 0, messageText } of errors) {
      const at = placeBefore(start, edits.get(file) ?? NONE)
      const left = known.get(key(code, at)) ?? 0
      if (left > 0) known.set(key(code, at), left - 1)
      else conflicts.push({ file, at, message: `TS${String(code)}: ${project.ts.flattenDiagnosticMessageText(messageText, ' ')}` })
    }
  }
  return { conflicts, after }
}

/** Returns the files that import others, or export from them, by the files imported. */
function importers(program: TS.Program, ts: Project['ts'], options: TS.CompilerOptions): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const source of program.getSourceFiles()) {
    if (source.fileName.includes('/node_modules/') || program.isSourceFileDefaultLibrary(source)) continue
    const { imports = [] } = source as { imports?: readonly TS.StringLiteralLike[] }
    for (const specifier of imports) {
      const inner = program as { getResolvedModuleFromModuleSpecifier?: (node: TS.StringLiteralLike, source: TS.SourceFile) => TS.ResolvedModuleWithFailedLookupLocations | undefined }
      const resolved = inner.getResolvedModuleFromModuleSpecifier?.(specifier, source)?.resolvedModule
        ?? ts.resolveModuleName(specifier.text, source.fileName, options, ts.sys).resolvedModule
      const file = resolved === undefined ? undefined : program.getSourceFile(resolved.resolvedFileName)?.fileName
      if (file === undefined) continue
      const all = found.get(file) ?? new Set<string>()
      found.set(file, all.add(source.fileName))
    }
  }
  return found
}

/** Returns whether a file takes another module as a whole: then what it makes of it need not hold the name. */
function takesWhole(ts: Project['ts'], source: TS.SourceFile): boolean {
  return /\bexport\s*(?:type\s*)?\*|\bimport\s*(?:type\s*)?\*|\bimport\s*\(|\brequire\s*\(/u.test(source.text) && ts.isSourceFile(source)
}

/**
 * Returns the files whose errors the edits can change: the edited ones, and of those that import one, however far, the ones that
 * take modules as a whole. Where a member is renamed, all of them, and every file where a name stands, because types meet by their
 * members; else a name that means what it meant brings no error to a file that nobody edits.
 */
function affected(looked: Looked, edits: EditsByFile, member: boolean): Set<string> {
  const { program, project } = looked
  const own = program.getSourceFiles().filter((source) => isOwn(project, program, source))
  const touched = own.filter(({ fileName }) => edits.has(fileName))
  if (touched.some((source) => !project.ts.isExternalModule(source) && !isCommonJs(source))) return new Set(own.map(({ fileName }) => fileName))
  const found = new Set([...(member ? looked.meanings.keys() : []), ...touched.map(({ fileName }) => fileName)])
  const by = importers(program, project.ts, project.options)
  const reached = new Set(touched.map(({ fileName }) => fileName))
  for (const file of reached) {
    for (const importer of by.get(file) ?? []) {
      const source = program.getSourceFile(importer)
      if (source === undefined || (!member && !takesWhole(project.ts, source))) continue
      reached.add(importer)
      found.add(importer)
    }
  }
  return found
}

function isCommonJs(source: TS.SourceFile): boolean {
  return (source as { commonJsModuleIndicator?: unknown }).commonJsModuleIndicator !== undefined
}

export interface Question {
  /** Old and new. */
  readonly names: readonly string[]
  readonly edits: EditsByFile
  /** Whether what is renamed belongs to a type. */
  readonly member: boolean
  /** Returns how a declaration, `file position`, is told of. */
  readonly tell: (key: string) => string
}

export interface Judged {
  readonly conflicts: readonly Conflict[]
  /** All errors of the affected files after the edits. */
  readonly errors: Gathered
}

/** Returns what speaks against a rename; to be called with the edited texts laid over the files. */
export function judge(looked: Looked, { names, edits, member, tell }: Question): Judged {
  const program = looked.project.service.getProgram()
  if (program === undefined) return { conflicts: [], errors: new Map() }
  const changed = changedMeanings(looked, program, names, edits, tell)
  // Because a changed meaning is reason enough, and errors take the most time of all.
  const { conflicts, after } = changed.length > 0 ? { conflicts: [], after: new Map<string, TS.Diagnostic[]>() } : newErrors(looked, program, affected(looked, edits, member), edits)
  return { conflicts: [...conflicts, ...changed], errors: after }
}
