/** Cells and local modules in TypeScript: made JavaScript by the compiler of the workspace, or the packaged one where it has none. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { join } from 'node:path'
import type Compiler from 'typescript'
import { offsetAt, spotAt, type Spot } from './pieces.js'
import { excerptOf } from './trace.js'
import type { CellError } from '../../engine/workshop.js'

export interface Transpiled {
  readonly code: string
  readonly origin: (spot: Spot) => Spot
}

export interface Transpiler {
  /** Which compiler it is, for people; null where it is the workspace's own. */
  readonly note: string | null
  /** Returns JavaScript, or what is wrong with the syntax. */
  transpile(code: string, name: string, isModule: boolean): Transpiled | { readonly error: CellError }
}

/** Returns the source of a place in what a compiler made of it. */
function originOf(map: string | undefined, source: string): (spot: Spot) => Spot {
  if (map === undefined) return (spot) => spot
  const maps = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0])
  return (spot) => {
    const entry = maps.findEntry(spot.line - 1, spot.column - 1)
    if (!('originalLine' in entry)) return spot
    return spotAt(source, offsetAt(source, { line: entry.originalLine + 1, column: entry.originalColumn + 1 }))
  }
}

function errorOf(code: string, start: number, length: number, message: string): CellError {
  const spot = spotAt(code, start)
  return { name: 'SyntaxError', message, ...spot, excerpt: excerptOf(code, spot, length), frames: [] }
}

/** Returns a transpiler, or in a sentence why the one that the workspace has cannot be one. */
export function openTranspiler(workspace: string, packaged: string): Transpiler | string {
  const own = join(workspace, 'node_modules', 'typescript')
  // Not by the way that Node looks for modules: a folder above the workspace is somebody else's.
  const note = existsSync(own) ? null : 'the workspace has no TypeScript of its own: the packaged one was used'
  const path = note === null ? createRequire(join(workspace, 'cell.js')).resolve(own) : join(packaged, 'lib', 'typescript.js')
  const compiler = createRequire(import.meta.url)(path) as Partial<typeof Compiler>
  const { transpileModule, version = 'without a version' } = compiler
  if (transpileModule === undefined) return `TypeScript ${version} of this workspace cannot transpile a single file: it has no transpileModule`
  const ts = compiler as typeof Compiler
  // Older compilers have no other way to keep an import that its own cell does not use.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const keeping = Number(version.split('.')[0]) >= 5 ? { verbatimModuleSyntax: true } : { preserveValueImports: true, importsNotUsedAsValues: ts.ImportsNotUsedAsValues.Preserve }
  return {
    note: note === null ? null : `${note} (${version})`,
    transpile: (code, name, isModule) => {
      const { outputText, sourceMapText, diagnostics = [] } = transpileModule(code, {
        fileName: name, reportDiagnostics: true,
        compilerOptions: {
          target: ts.ScriptTarget.ES2022, module: isModule ? ts.ModuleKind.CommonJS : ts.ModuleKind.ESNext, isolatedModules: true, sourceMap: true,
          ...(isModule ? { esModuleInterop: true } : keeping),
        },
      })
      const wrong = diagnostics.find(({ start, category }) => start !== undefined && category === ts.DiagnosticCategory.Error)
      if (wrong !== undefined) return { error: errorOf(code, wrong.start ?? 0, wrong.length ?? 1, ts.flattenDiagnosticMessageText(wrong.messageText, '\n')) }
      return { code: outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, '\n'), origin: originOf(sourceMapText, code) }
    },
  }
}

/** Lets `require` load TypeScript of the workspace where Node cannot by itself; `seen` is told of each file. */
export function loadTypeScript(transpiler: Transpiler, seen: (file: string, code: string, origin: (spot: Spot) => Spot) => void): void {
  if ((process.features as { readonly typescript?: unknown }).typescript !== undefined && (process.features as { readonly typescript?: unknown }).typescript !== false) return
  // Deprecated for a decade, and the one hook that every supported Node has for modules that are required.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const extensions = createRequire(import.meta.url).extensions as unknown as Record<string, (module: { _compile(code: string, file: string): void }, file: string) => void>
  for (const extension of ['.ts', '.cts', '.mts']) {
    extensions[extension] = (module, file) => {
      const code = readFileSync(file, 'utf8')
      const made = transpiler.transpile(code, file, true)
      if ('error' in made) throw new SyntaxError(`${file}:${String(made.error.line)}: ${made.error.message}`)
      seen(file, code, made.origin)
      module._compile(made.code, file)
    }
  }
}
