/**
 * What else exports a symbol that moves: modules with `export { symbol } from` its file, `export * from` it or
 * `export * as name from` it. The compiler rewrites who imports the symbol, not these; they would lose it, those with a star without
 * an error, and with them whoever uses the package.
 *
 *   - A module that exports it from there by name exports it from the new file.
 *   - A module with a star gains `export { symbol } from` the new file, behind the star.
 *   - Where a whole module is exported under a name, or a star does not name a file, the file that the symbol leaves exports it on.
 */
import type TS from 'typescript'
import { dirname, relative } from 'node:path'
import { quotesFor } from './format.js'
import type { Project } from './projects.js'
import type { Session } from './session.js'

/** A move of exported symbols. */
export interface Leaving {
  readonly project: Project
  readonly source: TS.SourceFile
  /** The file that they go to. */
  readonly target: string
  readonly range: TS.TextRange
}

interface Star {
  readonly statement: TS.ExportDeclaration
  readonly source: TS.SourceFile
}

/** Returns the file that a module is in. */
function moduleAt(checker: TS.TypeChecker, specifier: TS.Expression): string | undefined {
  return checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile().fileName
}

/** Returns whether a statement exports another module as a whole, under a name or by a star. */
function isStar(ts: Project['ts'], statement: TS.Statement): statement is TS.ExportDeclaration & { readonly moduleSpecifier: TS.Expression } {
  return ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined && (statement.exportClause === undefined || ts.isNamespaceExport(statement.exportClause))
}

/** Returns every statement of the program that exports another module as a whole. */
function starsOf({ ts, service }: Project): Map<string, Star[]> {
  const program = service.getProgram()
  const checker = program?.getTypeChecker()
  const found = new Map<string, Star[]>()
  for (const source of program?.getSourceFiles() ?? []) {
    if (source.fileName.includes('/node_modules/') || source.isDeclarationFile) continue
    for (const statement of source.statements) {
      if (checker === undefined || !isStar(ts, statement)) continue
      const file = moduleAt(checker, statement.moduleSpecifier)
      if (file !== undefined) found.set(file, [...found.get(file) ?? [], { statement, source }])
    }
  }
  return found
}

/** Returns the names that leave, but for the default, and which of them are types alone. */
function leavingNames({ project: { ts, service }, source, range }: Leaving): Map<string, boolean> {
  const checker = service.getProgram()?.getTypeChecker()
  const symbol = checker?.getSymbolAtLocation(source)
  const names = new Map<string, boolean>()
  for (const one of symbol === undefined ? [] : checker?.getExportsOfModule(symbol) ?? []) {
    const local = one.declarations?.some((node) => node.getSourceFile() === source && node.getStart(source) >= range.pos && node.end <= range.end) ?? false
    if (local && one.name !== 'default') names.set(one.name, (one.flags & ts.SymbolFlags.Value) === 0)
  }
  return names
}

/** Returns whether a module exports all of another by stars, however far. */
function reaches(stars: ReadonlyMap<string, readonly Star[]>, from: string, to: string): boolean {
  const reached = new Set([to])
  for (const file of reached) for (const { statement, source } of stars.get(file) ?? []) if (statement.exportClause === undefined) reached.add(source.fileName)
  return reached.has(from)
}

/** Returns how a file names another, in the way that a specifier of it is written: with an ending, or without. */
function specifierTo(target: string, from: string, written: string): string {
  const ending = /\.[cm]?[jt]sx?$/u.exec(written)?.[0]
  const path = relative(dirname(from), target).replaceAll('\\', '/')
  const named = path.startsWith('.') ? path : `./${path}`
  if (ending === undefined) return named.replace(/\.[cm]?[jt]sx?$/u, '')
  return ending.includes('ts') ? named : named.replace(/\.([cm]?)tsx?$/u, '.$1js')
}

/** Returns the specifier that a file uses of some other one, as an example of its ways. */
function example(ts: Project['ts'], source: TS.SourceFile): string {
  const all = source.statements.flatMap((one) => ((ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) && one.moduleSpecifier !== undefined ? [(one.moduleSpecifier as TS.StringLiteral).text] : []))
  return all.find((text) => text.startsWith('.')) ?? ''
}

function line(names: ReadonlyMap<string, boolean>, specifier: string, quote: string, end: string): string[] {
  const ofKind = (types: boolean): string[] => [...names].filter(([, type]) => type === types).map(([name]) => name)
  return [[ofKind(false), ''] as const, [ofKind(true), 'type '] as const].filter(([list]) => list.length > 0)
    .map(([list, word]) => `export ${word}{ ${list.join(', ')} } from ${quote}${specifier}${quote}${end}`)
}

/** Returns the changes by which the modules that export symbols by name, from the file that they leave, take them from the new one. */
function renamedSources(leaving: Leaving, names: ReadonlyMap<string, boolean>): TS.FileTextChanges[] {
  const { project: { ts, service }, source, target } = leaving
  const program = service.getProgram()
  const checker = program?.getTypeChecker()
  const changes: TS.FileTextChanges[] = []
  const rewrite = (into: TS.SourceFile, statement: TS.ExportDeclaration, specifier: TS.Expression, { elements }: TS.NamedExports): void => {
    const leaves = (one: TS.ExportSpecifier): boolean => names.has((one.propertyName ?? one.name).text)
    const list = (some: readonly TS.ExportSpecifier[]): string => some.map((one) => one.getText(into)).join(', ')
    const [going, staying] = [elements.filter(leaves), elements.filter((one) => !leaves(one))]
    if (going.length === 0) return
    const quoted = specifier.getText(into)
    const quote = quoted.slice(0, 1)
    const own = into.fileName === target
    // In the new file itself a symbol is exported already under its own name.
    const told = own ? going.filter(({ propertyName, name }) => propertyName !== undefined && propertyName.text !== name.text) : going
    const from = own ? '' : ` from ${quote}${specifierTo(target, into.fileName, quoted.slice(1, -1))}${quote}`
    const written = (some: readonly TS.ExportSpecifier[], where: string): string[] => (some.length === 0 ? [] : [`export ${statement.isTypeOnly ? 'type ' : ''}{ ${list(some)} }${where}${statement.getText(into).endsWith(';') ? ';' : ''}`])
    const start = statement.getStart(into)
    const newText = [...written(staying, ` from ${quoted}`), ...written(told, from)].join(into.text.includes('\r\n') ? '\r\n' : '\n')
    changes.push({ fileName: into.fileName, textChanges: [{ span: { start, length: statement.end - start }, newText }] })
  }
  for (const into of program?.getSourceFiles() ?? []) {
    if (into.fileName.includes('/node_modules/') || checker === undefined) continue
    for (const one of into.statements) {
      if (!ts.isExportDeclaration(one) || one.moduleSpecifier === undefined || one.exportClause === undefined || !ts.isNamedExports(one.exportClause)) continue
      if (moduleAt(checker, one.moduleSpecifier) === source.fileName) rewrite(into, one, one.moduleSpecifier, one.exportClause)
    }
  }
  return changes
}

/** Returns the changes by which every module goes on exporting what leaves a file. */
export function keptExports(leaving: Leaving, session: Session): TS.FileTextChanges[] {
  const { project: { ts }, source, target } = leaving
  const names = leavingNames(leaving)
  const stars = starsOf(leaving.project)
  const concerned = names.size === 0 ? [] : (stars.get(source.fileName) ?? []).filter((star) => star.source.fileName !== target)
  const changes = renamedSources(leaving, names)
  const insert = (into: TS.SourceFile, at: number, specifier: string, given: ReadonlyMap<string, boolean>): void => {
    const quote = quotesFor(session, session.tree.path(into.fileName) ?? '') === 'single' ? '\'' : '"'
    const terminator = into.text.includes('\r\n') ? '\r\n' : '\n'
    const end = /;\s*$/mu.test(into.text) ? ';' : ''
    const lines = line(given, specifier, quote, end)
    const newText = at === into.end ? `${into.text.endsWith('\n') ? '' : terminator}${lines.join(terminator)}${terminator}` : lines.map((one) => `${terminator}${one}`).join('')
    changes.push({ fileName: into.fileName, textChanges: [{ span: { start: at, length: 0 }, newText }] })
  }
  let stays = false
  for (const { statement, source: barrel } of concerned) {
    const written = (statement.moduleSpecifier as TS.StringLiteral).text
    if (statement.exportClause !== undefined || !written.startsWith('.')) stays = true
    else if (!reaches(stars, barrel.fileName, target)) {
      const given = statement.isTypeOnly ? new Map([...names.keys()].map((name) => [name, true])) : names
      insert(barrel, statement.end, specifierTo(target, barrel.fileName, written), given)
    }
  }
  if (stays) insert(source, source.end, specifierTo(target, source.fileName, example(ts, source) || (concerned[0]?.statement.moduleSpecifier as TS.StringLiteral).text), names)
  return changes
}

/** Returns the modules of a program that import a file, or export from it, by their own paths. */
export function takers({ service }: Project, file: string): string[] {
  const program = service.getProgram()
  const checker = program?.getTypeChecker()
  return (program?.getSourceFiles() ?? []).filter((source) => {
    if (source.fileName.includes('/node_modules/') || checker === undefined) return false
    const { imports = [] } = source as { imports?: readonly TS.StringLiteralLike[] }
    return imports.some((specifier) => moduleAt(checker, specifier) === file)
  }).map(({ fileName }) => fileName)
}
