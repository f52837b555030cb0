/**
 * What the identifiers of a name may denote: for every place, the set of declarations that it can resolve to, told apart by
 * meaning (spec page 7.7). A place belongs to an identifier, or to a string that names a member.
 *
 * The set of a place holds what the checker resolves it to, both halves of a shorthand, the target of an alias, the property that
 * a destructured name takes, and for a member the members of that name which it implements, overrides or is given for.
 */
import type TS from 'typescript'
import type { Typescript } from './compiler.js'

/** What the compiler has and its declaration file does not tell of; without it every meaning counts. */
interface InnerChecker {
  getImmediateAliasedSymbol?: (symbol: TS.Symbol) => TS.Symbol | undefined
}

interface Inner {
  getMeaningFromLocation?: (node: TS.Node) => number
  getMeaningFromDeclaration?: (node: TS.Node) => number
}

const EVERY = 7

type Name = TS.Identifier | TS.PrivateIdentifier | TS.StringLiteral | TS.NoSubstitutionTemplateLiteral

/** Returns where a name stands: inside its quotes. */
export function placeOf(ts: Typescript, node: TS.Node, source: TS.SourceFile): number {
  return node.getStart(source) + (ts.isStringLiteralLike(node) ? 1 : 0)
}

/** Returns every identifier, and string that may name a member, of these names in a file. */
export function namesIn(ts: Typescript, source: TS.SourceFile, names: ReadonlySet<string>): Name[] {
  const found: Name[] = []
  const visit = (node: TS.Node): void => {
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
    if (isName && names.has(node.text)) found.push(node)
    const documentation = (node as { jsDoc?: readonly TS.Node[] }).jsDoc
    documentation?.forEach(visit)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns whether a file may hold one of these names, cheaply. */
export function mentions(source: TS.SourceFile, names: readonly string[]): boolean {
  const { identifiers } = source as { identifiers?: ReadonlyMap<string, string> }
  return names.some((name) => identifiers?.has(name) === true || source.text.includes(name))
}

class Resolver {
  private readonly ts: Typescript
  private readonly checker: TS.TypeChecker

  constructor(ts: Typescript, checker: TS.TypeChecker) {
    this.ts = ts
    this.checker = checker
  }

  /** Returns the declarations, as `file position`, that a name may denote; without those of another meaning than its own. */
  resolve(node: Name): Set<string> {
    const { ts } = this
    const inner = ts as unknown as Inner
    const meaning = inner.getMeaningFromLocation?.(node) ?? EVERY
    const found = new Set<string>()
    for (const symbol of this.symbolsOf(node)) {
      for (const declaration of symbol.declarations ?? []) {
        const its = inner.getMeaningFromDeclaration?.(declaration) ?? EVERY
        if ((meaning & its) !== 0) found.add(this.keyOf(declaration))
      }
    }
    return found
  }

  private keyOf(declaration: TS.Declaration): string {
    const source = declaration.getSourceFile()
    const name = this.ts.getNameOfDeclaration(declaration) ?? declaration
    return `${source.fileName} ${String(placeOf(this.ts, name, source))}`
  }

  private *symbolsOf(node: Name): Generator<TS.Symbol> {
    const { checker, ts } = this
    for (const symbol of [checker.getSymbolAtLocation(node), ...this.others(node)]) {
      if (symbol === undefined) continue
      yield symbol
      if ((symbol.flags & ts.SymbolFlags.Alias) !== 0) yield* this.aliased(symbol)
      for (const root of checker.getRootSymbols(symbol)) if (root !== symbol) yield root
    }
  }

  /** Returns every symbol on the way from an alias to what it stands for; a way that ends nowhere ends with its last one. */
  private *aliased(alias: TS.Symbol): Generator<TS.Symbol> {
    const inner = this.checker as InnerChecker
    const seen = new Set([alias])
    for (let at = inner.getImmediateAliasedSymbol?.(alias); at !== undefined && !seen.has(at); ) {
      yield at
      seen.add(at)
      at = (at.flags & this.ts.SymbolFlags.Alias) === 0 ? undefined : inner.getImmediateAliasedSymbol?.(at)
    }
    yield this.checker.getAliasedSymbol(alias)
  }

  /** Returns what a name denotes beside the symbol that stands at it. */
  private others(node: Name): readonly (TS.Symbol | undefined)[] {
    const { checker, ts } = this
    const { parent } = node
    if (ts.isShorthandPropertyAssignment(parent)) return [checker.getShorthandAssignmentValueSymbol(parent), ...this.expected(parent.parent, node.text)]
    if (ts.isExportSpecifier(parent)) return [checker.getExportSpecifierLocalTargetSymbol(parent)]
    if (ts.isBindingElement(parent)) return this.taken(parent, node)
    return this.isNameOf(node) ? this.related(parent, node.text) : []
  }

  private isNameOf(node: Name): boolean {
    return (node.parent as { name?: TS.Node }).name === node
  }

  /** Returns the property that a destructured name takes. */
  private taken(element: TS.BindingElement, node: Name): readonly (TS.Symbol | undefined)[] {
    if (!this.ts.isObjectBindingPattern(element.parent) || (element.propertyName ?? element.name) !== node) return []
    return [this.checker.getTypeAtLocation(element.parent).getProperty(node.text)]
  }

  /** Returns the members that a member of this name implements, overrides or is given for. */
  private related(member: TS.Node, name: string): readonly (TS.Symbol | undefined)[] {
    const { ts } = this
    if (ts.isJsxAttribute(member)) return this.expected(member.parent, name)
    if (ts.isObjectLiteralElementLike(member) && ts.isObjectLiteralExpression(member.parent)) return this.expected(member.parent, name)
    if (ts.isClassElement(member) || ts.isTypeElement(member)) return this.inherited(member, name)
    if (ts.isParameter(member) && ts.isParameterPropertyDeclaration(member, member.parent)) return this.inherited(member.parent, name)
    return []
  }

  private expected(literal: TS.ObjectLiteralExpression | TS.JsxAttributes, name: string): readonly (TS.Symbol | undefined)[] {
    const type = this.checker.getContextualType(literal)
    if (type === undefined) return []
    return (type.isUnion() ? type.types : [type]).map((one) => one.getProperty(name))
  }

  private inherited(member: TS.Node, name: string): readonly (TS.Symbol | undefined)[] {
    const { checker, ts } = this
    const owner = member.parent
    if (!ts.isClassLike(owner) && !ts.isInterfaceDeclaration(owner)) return []
    const isStatic = ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true
    return (owner.heritageClauses ?? []).flatMap(({ types }) => types)
      .map((base) => checker.getTypeAtLocation(isStatic ? base.expression : base).getProperty(name))
  }
}

/** Returns what every place of these names in a file may denote. */
export function meaningsIn(ts: Typescript, checker: TS.TypeChecker, source: TS.SourceFile, names: ReadonlySet<string>): Map<number, Set<string>> {
  const resolver = new Resolver(ts, checker)
  const places = new Map<number, Set<string>>()
  for (const node of namesIn(ts, source, names)) places.set(placeOf(ts, node, source), resolver.resolve(node))
  return places
}
