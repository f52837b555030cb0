/**
 * The judge of a refactor on a real project: fresh programs of TypeScript's own API over the texts before and after. It shares
 * nothing with the service that it judges; what the project exports, what names denote and what is wrong are looked up anew.
 */
import { dirname } from 'node:path'
import ts from 'typescript'

export type Texts = ReadonlyMap<string, string>

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export type Edits = ReadonlyMap<string, readonly Edit[]>

const parsed = new Map<string, ts.SourceFile>()

/** Returns a place of a text with edits as one of the text before. */
function before(at: number, edits: readonly Edit[] = []): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    if (start + shift + text.length > at) return start + shift > at ? at - shift : start
    shift += text.length - (end - start)
  }
  return at - shift
}

/** Returns a text with sorted edits made, from the last to the first. */
export function made(text: string, edits: readonly Edit[]): string {
  return edits.toReversed().reduce((left, { start, end, text: put }) => left.slice(0, start) + put + left.slice(end), text)
}

export class Judge {
  private readonly configs: readonly ts.ParsedCommandLine[]
  private readonly known: ReadonlyMap<ts.Program, Map<string, readonly string[]>>
  readonly programs: readonly ts.Program[]
  readonly root: string
  private readonly wide: boolean

  /** `wide`: errors are compared in all files; else in those edited and those that import one. */
  constructor(root: string, configs: readonly string[], wide: boolean) {
    this.root = root
    this.wide = wide
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
    this.configs = configs.map((file) => ts.getParsedCommandLineOfConfigFile(file, {}, host)).filter((one) => one !== undefined)
    this.programs = this.compiled(new Map())
    this.known = new Map(this.programs.map((program) => [program, new Map()]))
  }

  text(file: string): string {
    return ts.sys.readFile(file) ?? ''
  }

  isOwn(file: string): boolean {
    return file.startsWith(`${this.root}/`) && !file.includes('/node_modules/')
  }

  /** Returns the programs of the project with other texts in some files, new ones among them. */
  compiled(texts: Texts): ts.Program[] {
    return this.configs.map(({ options, fileNames }, index) => {
      const host = ts.createCompilerHost(options, true)
      const read = (file: string): string | undefined => texts.get(file) ?? ts.sys.readFile(file)
      const folder = dirname(options['configFilePath'] as string)
      const fresh = [...texts.keys()].filter((file) => file.startsWith(`${folder}/`) && !ts.sys.fileExists(file))
      return ts.createProgram([...fileNames, ...fresh], options, {
        ...host, readFile: read, fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
        getSourceFile: (file, languageVersion) => {
          const text = read(file)
          if (text === undefined) return undefined
          const key = `${String(index)} ${file} ${texts.has(file) ? text : ''}`
          const source = parsed.get(key) ?? ts.createSourceFile(file, text, languageVersion, true)
          if (!texts.has(file)) parsed.set(key, source)
          return source
        },
      })
    })
  }

  /** Returns what is wrong in a file of a program: code and words, without places. */
  private problems(program: ts.Program, file: string): readonly string[] {
    const known = this.known.get(program)?.get(file)
    if (known !== undefined) return known
    const source = program.getSourceFile(file)
    const all = source === undefined ? [] : [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    const told = all.filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .map(({ code, start, messageText }) => `TS${String(code)} at ${String(start)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    this.known.get(program)?.set(file, told)
    return told
  }

  /** Returns errors that were not there: a file has more of a code than it had. */
  newErrors(after: readonly ts.Program[], edits: Edits): string[] {
    const codes = (told: readonly string[]): Map<string, number> => {
      const counts = new Map<string, number>()
      for (const one of told) counts.set(one.split(' ')[0] ?? '', (counts.get(one.split(' ')[0] ?? '') ?? 0) + 1)
      return counts
    }
    return after.flatMap((program, index) => this.looked(program, edits).flatMap((file) => {
      const now = this.problems(program, file)
      if (now.length === 0) return []
      const then = codes(this.problems(this.programs[index] ?? program, file))
      const grown = [...codes(now)].filter(([code, count]) => count > (then.get(code) ?? 0))
      return grown.map(([code]) => `${file.slice(this.root.length + 1)}: ${now.find((one) => one.startsWith(`${code} `)) ?? code}`)
    }))
  }

  /** Returns the files whose errors are compared: all; of a project too large for that, the edited ones and those that import them. */
  private looked(program: ts.Program, edits: Edits): string[] {
    const own = program.getSourceFiles().filter(({ fileName }) => this.isOwn(fileName))
    if (this.wide) return own.map(({ fileName }) => fileName)
    const stems = [...edits.keys()].map((file) => (file.split('/').at(-1) ?? '').replace(/\.tsx?$/u, ''))
    const names = edits.size > 40 ? [] : stems
    return own.filter(({ fileName, text }) => edits.has(fileName) || names.some((stem) => text.includes(`/${stem}.`) || text.includes(`/${stem}"`) || text.includes(`/${stem}'`)))
      .map(({ fileName }) => fileName)
  }

  /** Returns where what a name denotes is declared, as `file position`, looking through imports up to one that gives another name. */
  private denoted(checker: ts.TypeChecker, node: ts.Identifier, edits: Edits): Set<string> {
    const found = new Set<string>()
    const follow = (symbol: ts.Symbol | undefined): void => {
      if (symbol === undefined) return
      for (const declaration of symbol.declarations ?? []) {
        const name = ts.getNameOfDeclaration(declaration) ?? declaration
        const file = name.getSourceFile().fileName
        found.add(`${file} ${String(before(name.getStart(), edits.get(file)))}`)
      }
      const renamed = symbol.declarations?.some((one) => (ts.isImportSpecifier(one) || ts.isExportSpecifier(one)) && one.propertyName !== undefined) ?? false
      if ((symbol.flags & ts.SymbolFlags.Alias) !== 0 && !renamed) follow(checker.getAliasedSymbol(symbol))
    }
    const { parent } = node
    if (ts.isShorthandPropertyAssignment(parent)) follow(checker.getShorthandAssignmentValueSymbol(parent))
    if (ts.isExportSpecifier(parent) && parent.propertyName === undefined) follow(checker.getExportSpecifierLocalTargetSymbol(parent))
    if (!(ts.isExportSpecifier(parent) && parent.propertyName !== undefined && parent.name === node)
      && !(ts.isImportSpecifier(parent) && parent.propertyName === node)) follow(checker.getSymbolAtLocation(node))
    return found
  }

  /** Returns the places, of the texts before, at which a name that reads `word` denotes one of some declarations. */
  denoting(programs: readonly ts.Program[], word: string, declared: ReadonlySet<string>, edits: Edits): Set<string> {
    const found = new Set<string>()
    for (const program of programs) {
      const checker = program.getTypeChecker()
      for (const source of program.getSourceFiles()) {
        if (!this.isOwn(source.fileName) || !source.text.includes(word)) continue
        const visit = (node: ts.Node): void => {
          if (ts.isIdentifier(node) && node.text === word && [...this.denoted(checker, node, edits)].some((key) => declared.has(key))) {
            found.add(`${source.fileName} ${String(before(node.getStart(source), edits.get(source.fileName)))}`)
          }
          ts.forEachChild(node, visit)
        }
        visit(source)
      }
    }
    return found
  }

  /** Returns where the symbol at a place is declared. */
  declared(file: string, at: number): Set<string> {
    const found = new Set<string>()
    for (const program of this.programs) {
      const source = program.getSourceFile(file)
      if (source === undefined) continue
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node) && node.getStart(source) === at) {
          const symbol = program.getTypeChecker().getSymbolAtLocation(node)
          for (const one of symbol?.declarations ?? []) found.add(`${one.getSourceFile().fileName} ${String((ts.getNameOfDeclaration(one) ?? one).getStart())}`)
        }
        if (node.pos <= at && at < node.end) ts.forEachChild(node, visit)
      }
      visit(source)
    }
    return found
  }

  /** Returns what each module exports, but for some files. */
  exported(programs: readonly ts.Program[], without: ReadonlySet<string>): Set<string> {
    return new Set(programs.flatMap((program, index) => {
      const checker = program.getTypeChecker()
      return program.getSourceFiles().filter(({ fileName }) => this.isOwn(fileName) && !without.has(fileName)).flatMap((source) => {
        const symbol = checker.getSymbolAtLocation(source)
        return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => `${String(index)} ${source.fileName.slice(this.root.length + 1)} ${name}`)
      })
    }))
  }
}
