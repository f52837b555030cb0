/**
 * A cell of JavaScript as a script whose declarations outlive it.
 *
 * What is declared at the top of a cell becomes a property of the global object, defined when the declaration runs, so that a later
 * cell sees it and may declare it again, and one that fails leaves the name free. The cell is strict module code in an async function:
 * its value is that of the last expression statement that ran. `$$w` inside it has: `d(names)` makes names that can be written, `k(names)`
 * makes them constant, `i(module, name, wanted)` looks imports up, `m` is `import.meta`, `c` the value.
 * A name that Node itself has (`process`, `URL`) stays inside its cell: modules that are loaded later need the real one.
 */
import {
  parse, type AnyNode, type ExportDefaultDeclaration, type ExportNamedDeclaration, type FunctionDeclaration, type ImportDeclaration, type Pattern, type Program, type Statement, type VariableDeclaration, type VariableDeclarator,
} from 'acorn'
import { Rewriting, type Spot } from './pieces.js'

export interface Transformed {
  /** An expression whose value is the function to call with `$$w`. */
  readonly text: string
  readonly origin: (spot: Spot) => Spot
  /** Names that stay inside the cell. */
  readonly local: readonly string[]
}

type Node = AnyNode

const NOBODY = 'a cell has nobody to export to: import the names instead'

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassDeclaration', 'ClassExpression'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Returns the nodes directly below a node. */
function below(node: Node): Node[] {
  return (Object.values(node) as unknown[]).flat().filter(isNode)
}

/** Returns the names that a pattern binds. */
function boundBy(pattern: Pattern | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name]
  if (pattern?.type === 'ObjectPattern') return pattern.properties.flatMap((property) => boundBy(property.type === 'RestElement' ? property.argument : property.value))
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(boundBy)
  if (pattern?.type === 'RestElement') return boundBy(pattern.argument)
  return pattern?.type === 'AssignmentPattern' ? boundBy(pattern.left) : []
}

function hasValue({ init }: VariableDeclarator): boolean {
  return init !== null && init !== undefined
}

function parseCell(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })
}

/** Returns whether a cell is an object written down, as `{ a: 1 }`, which as a statement would be a block. */
function isObject(code: string): boolean {
  if (!/^\s*\{/u.test(code)) return false
  try {
    const [only, ...more] = parseCell(`(${code}\n)`).body
    return more.length === 0 && only?.type === 'ExpressionStatement' && only.expression.type === 'ObjectExpression'
  } catch {
    return false
  }
}

type Declaring = Extract<Program['body'][number], { readonly type: `${'Import' | 'Function' | 'Class' | 'Variable'}Declaration` | `Export${string}` }>

/** Returns whether a statement declares what may outlive its cell, or stands at the top of a module only. */
function isDeclaration(node: Program['body'][number]): node is Declaring {
  return /^(?:Import|Function|Class|Variable)Declaration$|^Export/u.test(node.type)
}

class Cell {
  readonly local: string[] = []
  private readonly rewriting: Rewriting

  private readonly code: string
  private readonly builtIn: ReadonlySet<string>

  constructor(code: string, builtIn: ReadonlySet<string>) {
    this.code = code
    this.builtIn = builtIn
    this.rewriting = new Rewriting(code)
  }

  transform(): Transformed {
    if (isObject(this.code)) this.rewriting.insert(0, '$$w.c=(')
    else this.program(parseCell(this.code))
    const after = isObject(this.code) ? '\n)})' : '\n})'
    return { ...this.rewriting.finish('(async($$w)=>{"use strict";', after), local: this.local }
  }

  private program({ body }: Program): void {
    if (this.code.startsWith('#!')) this.rewriting.insert(0, '//')
    for (const statement of body) this.top(statement)
    this.meta(body)
  }

  /** What stands in no block. */
  private top(node: Program['body'][number]): void {
    if (!isDeclaration(node)) {
      this.statement(node)
      return
    }
    switch (node.type) {
      case 'ImportDeclaration': this.imports(node); break
      case 'ExportNamedDeclaration': this.exports(node); break
      case 'ExportDefaultDeclaration': this.exportsDefault(node); break
      case 'ExportAllDeclaration': throw new SyntaxError(NOBODY)
      case 'FunctionDeclaration': this.declaresFunction(node); break
      case 'ClassDeclaration':
        if (this.free([node.id.name]).length === 0) break
        this.rewriting.insert(node.start, `void ($$w.d(["${node.id.name}"]),${node.id.name}=`)
        this.rewriting.insert(node.end, ');')
        break
      case 'VariableDeclaration':
        if (node.kind === 'var') this.variables(node, false)
        else if (node.kind === 'let' || node.kind === 'const') this.bindings(node)
        break
    }
  }

  private imports(node: ImportDeclaration): void {
    const names = node.specifiers.map(({ local }) => local.name)
    const all = node.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
    const wanted = node.specifiers.flatMap((one): [string, string][] => {
      if (one.type === 'ImportNamespaceSpecifier') return []
      const from = one.type === 'ImportDefaultSpecifier' ? 'default' : one.imported.type === 'Identifier' ? one.imported.name : String(one.imported.value)
      return [[from, one.local.name]]
    })
    const options = node.attributes.map(({ key, value }) => `${key.type === 'Identifier' ? key.name : JSON.stringify(key.value)}:${JSON.stringify(value.value)}`)
    const loaded = `await import(${node.source.raw ?? ''}${options.length === 0 ? '' : `,{with:{${options.join(',')}}}`})`
    const pattern = `{${wanted.map(([from, local]) => `${JSON.stringify(from)}:${local}`).join(',')}}=$$m`
    const given = JSON.stringify(this.free(names))
    for (const name of names.filter((one) => this.builtIn.has(one))) this.rewriting.prepend(`let ${name};`)
    const bind = [...(all === undefined ? [] : [`${all.local.name}=$$m`]), ...(wanted.length === 0 ? [] : [pattern])]
    const checked = `$$w.i(${loaded},${JSON.stringify(node.source.value)},${JSON.stringify(wanted.map(([from]) => from))})`
    this.rewriting.replace(node.start, node.end, `{const $$m=${checked};$$w.d(${given});${bind.map((one) => `(${one});`).join('')}$$w.k(${given})}`)
    this.rewriting.moveUp(node.start, node.end, true)
  }

  private exports(node: ExportNamedDeclaration): void {
    const { declaration = null, source = null } = node
    if (source !== null) throw new SyntaxError(NOBODY)
    if (declaration === null) this.rewriting.replace(node.start, node.end, ';')
    else this.unwrap(node, declaration)
  }

  private exportsDefault(node: ExportDefaultDeclaration): void {
    const { declaration } = node
    if ((declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id !== null) {
      this.unwrap(node, declaration)
      return
    }
    this.rewriting.replace(node.start, declaration.start, '$$w.c=(')
    this.rewriting.insert(declaration.end, ')')
    this.close(node)
  }

  /** A cell exports nothing: what is exported is declared. */
  private unwrap({ start }: { readonly start: number }, declaration: Statement): void {
    this.rewriting.replace(start, declaration.start, '')
    this.top(declaration)
  }

  private declaresFunction({ id, start, end }: FunctionDeclaration): void {
    if (this.free([id.name]).length === 0) return
    this.rewriting.prepend(`$$w.d(["${id.name}"]);`)
    this.rewriting.insert(start, `${id.name}=`)
    // Without a name of its own it finds itself where others find it: by what the name means now.
    this.rewriting.replace(id.start, id.end, '')
    // Like a module's: there before anything is imported.
    this.rewriting.moveUp(start, end, false)
  }

  /** Returns those of some names that are to outlive the cell. */
  private free(names: readonly string[]): string[] {
    this.local.push(...names.filter((name) => this.builtIn.has(name)))
    return names.filter((name) => !this.builtIn.has(name))
  }

  private bindings(node: VariableDeclaration): void {
    const { rewriting } = this
    const names = node.declarations.flatMap(({ id }) => boundBy(id))
    if (this.free(names).length < names.length) return
    const [first] = node.declarations
    rewriting.replace(node.start, first?.start ?? node.end, 'void (')
    for (const one of node.declarations) {
      rewriting.insert(one.start, `$$w.d(${JSON.stringify(boundBy(one.id))}),(`)
      rewriting.insert(one.end, hasValue(one) ? ')' : '=undefined)')
    }
    rewriting.insert(node.declarations.at(-1)?.end ?? node.end, node.kind === 'const' ? `,$$w.k(${JSON.stringify(names)}))` : ')')
    this.close(node)
  }

  /** `var`, which the whole cell has, in whatever block it stands. */
  private variables(node: VariableDeclaration, isHead: boolean): void {
    const { rewriting } = this
    const names = node.declarations.flatMap(({ id }) => boundBy(id))
    if (this.free(names).length < names.length) return
    rewriting.prepend(`$$w.d(${JSON.stringify(names)});`)
    const [first] = node.declarations
    if (first === undefined) return
    if (isHead && node.declarations.length === 1 && !hasValue(first)) {
      rewriting.replace(node.start, first.start, '')
      return
    }
    rewriting.replace(node.start, first.start, 'void (')
    for (const one of node.declarations) {
      rewriting.insert(one.start, '(')
      // One without a value keeps the one it has.
      rewriting.insert(one.end, hasValue(one) ? ')' : ',0)')
    }
    rewriting.insert(node.declarations.at(-1)?.end ?? node.end, ')')
    if (!isHead) this.close(node)
  }

  /** What may stand in a block. */
  private statement(node: Node): void {
    if (FUNCTIONS.has(node.type)) return
    if (node.type === 'ExpressionStatement') {
      this.rewriting.insert(node.start, '$$w.c=(')
      this.rewriting.insert(node.expression.end, ')')
      this.close(node)
      return
    }
    if (node.type === 'VariableDeclaration') {
      if (node.kind === 'var') this.variables(node, false)
      return
    }
    const head = node.type === 'ForStatement' ? node.init : node.type === 'ForInStatement' || node.type === 'ForOfStatement' ? node.left : null
    if (head?.type === 'VariableDeclaration' && head.kind === 'var') this.variables(head, true)
    for (const child of below(node)) if (child !== head) this.statement(child)
  }

  private close({ end }: { readonly end: number }): void {
    if (this.code[end - 1] !== ';') this.rewriting.insert(end, ';')
  }

  /** A script has no `import.meta`. */
  private meta(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.type === 'MetaProperty' && node.meta.name === 'import') this.rewriting.replace(node.start, node.end, '$$w.m')
      else this.meta(below(node))
    }
  }
}

/** Returns a cell as a script. Throws the parser's `SyntaxError`, which has `loc` and `pos`. */
export function transformCell(code: string, builtIn: ReadonlySet<string>): Transformed {
  return new Cell(code, builtIn).transform()
}
