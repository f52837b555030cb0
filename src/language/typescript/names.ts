/** What a name may be, and what kind of thing it names. */
import type TS from 'typescript'
import type { Typescript } from './compiler.js'
import type { Project } from './projects.js'

/** Returns the one token that a text is, or null. */
function tokenOf(ts: Typescript, text: string): TS.SyntaxKind | null {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, text)
  const kind = scanner.scan()
  return scanner.getTokenEnd() === text.length && text !== '' ? kind : null
}

function isIdentifier(ts: Typescript, text: string): boolean {
  const kind = tokenOf(ts, text)
  return kind === ts.SyntaxKind.Identifier || (kind !== null && kind > ts.SyntaxKind.LastReservedWord && kind <= ts.SyntaxKind.LastKeyword)
}

function isPrivate(ts: Typescript, text: string): boolean {
  return tokenOf(ts, text) === ts.SyntaxKind.PrivateIdentifier
}

/** Returns why a name cannot take the place of another, or null when it can. */
export function newNameProblem(ts: Typescript, old: string, name: string): string | null {
  if (isPrivate(ts, old)) return isPrivate(ts, name) ? null : `${old} is private, so the new name must be # and an identifier`
  if (isPrivate(ts, name)) return `${name} is a private name, and ${old} is none`
  if (isIdentifier(ts, name)) return null
  const kind = tokenOf(ts, name)
  if (kind !== null && kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastReservedWord) return `${name} is a reserved word`
  // Because a member or a literal type whose name is no identifier stands in quotes everywhere.
  const quoted = !isIdentifier(ts, old) && tokenOf(ts, old) !== ts.SyntaxKind.PrivateIdentifier
  return quoted && /^[^'"`\\\r\n\u2028\u2029]+$/u.test(name) ? null : `${JSON.stringify(name)} is no identifier`
}

/** Returns whether what a place names belongs to a type: then types elsewhere may depend on it without naming it. */
export function isMember(project: Project, file: string, at: number): boolean {
  const { ts, service } = project
  const program = service.getProgram()
  const source = program?.getSourceFile(file)
  if (program === undefined || source === undefined) return true
  const node = tokenAt(ts, source, at)
  const symbol = node === null ? undefined : program.getTypeChecker().getSymbolAtLocation(node)
  const local = ts.SymbolFlags.BlockScopedVariable | ts.SymbolFlags.FunctionScopedVariable | ts.SymbolFlags.Function | ts.SymbolFlags.Class
    | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Alias | ts.SymbolFlags.TypeParameter | ts.SymbolFlags.Module
  return symbol === undefined || (symbol.flags & local) === 0
}

/** Returns the innermost node at a place. */
export function tokenAt(ts: Typescript, source: TS.SourceFile, at: number): TS.Node | null {
  let found: TS.Node | null = null
  const visit = (node: TS.Node): void => {
    if (node.pos > at || node.end <= at) return
    if (node.getStart(source) <= at) found = node
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
