/** What is refactored: drawn from all declarations of a project with a fixed seed, every kind in turn. */
import ts from 'typescript'

export interface Choice {
  readonly kind: string
  readonly file: string
  /** Where the name stands. */
  readonly at: number
  readonly name: string
}

/** Returns numbers in [0, 1), the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function isExported(node: ts.Node): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
}

/** Returns the kind of a named declaration, or null for what is none. */
function kindOf(node: ts.Node): string | null {
  const where = isExported(node) ? 'exported ' : 'local '
  if (ts.isClassDeclaration(node)) return `${where}class`
  if (ts.isFunctionDeclaration(node)) return `${where}function`
  if (ts.isInterfaceDeclaration(node)) return `${where}interface`
  if (ts.isTypeAliasDeclaration(node)) return `${where}type`
  if (ts.isEnumDeclaration(node)) return 'enum'
  if (ts.isEnumMember(node)) return 'enum member'
  if (ts.isParameter(node)) return node.dotDotDotToken === undefined && (node.name as ts.Identifier).text !== 'this' ? 'parameter' : null
  if (ts.isTypeParameterDeclaration(node)) return 'type parameter'
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return 'property'
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return 'method'
  if (ts.isPropertyAssignment(node)) return 'property of a literal'
  if (ts.isVariableDeclaration(node)) return ts.isVariableStatement(node.parent.parent) && isExported(node.parent.parent) ? 'exported variable' : 'local variable'
  return ts.isBindingElement(node) ? 'binding' : null
}

/** Returns the files that are a project's own, each once. */
export function ownFiles(programs: readonly ts.Program[], root: string): ts.SourceFile[] {
  const all = new Map(programs.flatMap((program) => program.getSourceFiles().map((source) => [source.fileName, source])))
  return [...all.values()].filter(({ fileName }) => fileName.startsWith(`${root}/`)).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
}

function drawn(byKind: ReadonlyMap<string, Choice[]>, count: number, random: () => number): Choice[] {
  const found: Choice[] = []
  const kinds = [...byKind.keys()].sort()
  while (found.length < count && [...byKind.values()].some((left) => left.length > 0)) {
    for (const kind of kinds) {
      const left = byKind.get(kind) ?? []
      if (left.length > 0 && found.length < count) found.push(...left.splice(Math.floor(random() * left.length), 1))
    }
  }
  return found
}

/** Returns declarations to rename. */
export function toRename(sources: readonly ts.SourceFile[], count: number, random: () => number): Choice[] {
  const byKind = new Map<string, Choice[]>()
  for (const source of sources) {
    const visit = (node: ts.Node): void => {
      const { name } = node as { name?: ts.Node }
      const kind = name !== undefined && ts.isIdentifier(name) ? kindOf(node) : null
      if (kind !== null && name !== undefined) byKind.set(kind, [...byKind.get(kind) ?? [], { kind, file: source.fileName, at: name.getStart(source), name: (name as ts.Identifier).text }])
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return drawn(byKind, count, random)
}

/** Returns exported declarations to move: the only one of their name in the file, so that a move is of one statement. */
export function toMove(sources: readonly ts.SourceFile[], count: number, random: () => number): Choice[] {
  const byKind = new Map<string, Choice[]>()
  for (const source of sources) {
    if (source.statements.length < 2) continue
    const names = source.statements.flatMap((node) => {
      const named = ts.isVariableStatement(node) ? node.declarationList.declarations : [node as { name?: ts.Node }]
      return named.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [{ name, node, single: named.length === 1 }] : []))
    })
    for (const { name, node, single } of names) {
      if (!single || !isExported(node) || names.filter((one) => one.name.text === name.text).length > 1) continue
      const kind = ts.SyntaxKind[node.kind]
      byKind.set(kind, [...byKind.get(kind) ?? [], { kind, file: source.fileName, at: name.getStart(source), name: name.text }])
    }
  }
  return drawn(byKind, count, random)
}
