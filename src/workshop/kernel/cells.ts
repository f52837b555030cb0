/** Running cells of JavaScript and TypeScript in the main realm of this process, where values compare as in the project's own tests. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants, Script } from 'node:vm'
import type { CellError } from '../../engine/workshop.js'
import { spotAt, type Spot } from "./pieces.js"
import { previewOf } from './preview.js'
import { describeError, excerptOf, openSources, type Source } from './trace.js'
import { transformCell, type Transformed } from './transform.js'
import { loadTypeScript, openTranspiler, type Transpiled, type Transpiler } from './typescript.js'

export interface Ran {
  readonly value: string | null
  readonly error: CellError | null
  readonly notes: readonly string[]
  /** Why the language cannot be run here. */
  readonly unavailable?: string
}

export interface Cells {
  run(code: string, language: 'js' | 'ts'): Promise<Ran>
  /** Returns an error that came outside a cell's own promise. */
  describe(error: unknown): CellError
  /** Returns where the running code stands, of this cell. */
  lineOf(stack: string): number | null
}

/** Scripts whose source is kept for frames. */
const KEPT = 200
const HEAD = '(async()=>{'

interface Loop {
  c: unknown
  readonly d: (names: readonly string[]) => void
  readonly k: (names: readonly string[]) => void
  readonly i: (module: Readonly<Record<string, unknown>>, name: string, wanted: readonly string[]) => unknown
  readonly m: object
}

/** Returns the error that V8 itself has for a cell, whose words are those that people know; null where it has none. */
function v8Error(code: string): CellError | null {
  try {
    new Script(`${HEAD}${code}\n})`, { filename: 'cell' })
    return null
  } catch (error) {
    if (!(error instanceof SyntaxError)) return null
    const [place = '', , carets = ''] = (error.stack ?? '').split('\n')
    const line = Number(/:(\d+)$/u.exec(place)?.[1] ?? 0)
    const column = carets.indexOf('^') + 1 - (line === 1 ? HEAD.length : 0)
    if (line < 1 || column < 1 || line > code.split('\n').length) return null
    return { name: 'SyntaxError', message: error.message, line, column, excerpt: excerptOf(code, { line, column }, (carets.match(/\^+/u)?.[0] ?? '^').length), frames: [] }
  }
}

function syntaxError(code: string, error: unknown): CellError {
  const own = error as { readonly message: string; readonly pos?: number }
  const isModule = /'(?:import|export)'/u.test(own.message) || own.pos === undefined
  const known = isModule ? null : v8Error(code)
  if (known !== null) return known
  const spot = spotAt(code, Math.min(own.pos ?? 0, code.length))
  return { name: 'SyntaxError', message: own.message.replace(/ \(\d+:\d+\)$/u, ''), ...spot, excerpt: excerptOf(code, spot), frames: [] }
}

/** Returns the cells of a workspace. `packaged` is the folder of a TypeScript package. */
export function openCells(workspace: string, packaged: string): Cells {
  // Everything of Node's that a cell could shadow for the modules that it loads later.
  const builtIn = new Set([...Object.getOwnPropertyNames(globalThis), 'require', '__filename', '__dirname', 'display', 'holdfast'])
  const scripts = new Map<string, Source>()
  const sources = openSources(workspace, scripts)
  let count = 0
  let transpiler: Transpiler | string | null = null

  const keep = (file: string, source: Source): void => {
    scripts.set(file, source)
    if (scripts.size > KEPT) scripts.delete([...scripts.keys()][0] ?? '')
  }
  const open = (): Transpiler | string => {
    if (transpiler !== null) return transpiler
    transpiler = openTranspiler(workspace, packaged)
    if (typeof transpiler !== 'string') loadTypeScript(transpiler, (file, code, origin) => { scripts.set(file, { name: file.slice(workspace.length + 1), code, origin }) })
    return transpiler
  }
  const loop = (file: string): Loop => ({
    c: undefined, m: Object.assign(Object.create(null) as object, { url: pathToFileURL(file).href, filename: file, dirname: workspace }),
    d: (names) => {
      for (const name of names) {
        const value: unknown = Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined
        Reflect.defineProperty(globalThis, name, { value, writable: true, enumerable: true, configurable: true })
      }
    },
    k: (names) => { for (const name of names) Reflect.defineProperty(globalThis, name, { writable: false }) },
    i: (module, name, wanted) => {
      const lacking = wanted.find((one) => !(one in module))
      if (lacking !== undefined) throw new SyntaxError(`The requested module '${name}' does not provide an export named '${lacking}'`)
      return module
    },
  })

  const evaluate = async (made: Transformed, file: string): Promise<unknown> => {
    const script = new Script(made.text, { filename: file, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER })
    const world = loop(file)
    await (script.runInThisContext() as (loop: Loop) => Promise<void>)(world)
    // A promise that is the last value is no value yet; one that was waited for is not waited for again.
    return world.c
  }

  /** Gives the cell before its number. */
  const rename = (): void => {
    for (const [name, source] of scripts) if (source.name === '<cell>') scripts.set(name, { ...source, name: `<cell ${/-(\d+)\.workshop\.js$/u.exec(name)?.[1] ?? ''}>` })
  }
  const transpiled = (code: string, name: string): (Transpiled & { readonly notes: readonly string[] }) | Ran => {
    const opened = open()
    if (typeof opened === 'string') return { value: null, error: null, notes: [], unavailable: opened }
    const notes = opened.note === null ? [] : [opened.note]
    const done = opened.transpile(code, name, false)
    return 'error' in done ? { value: null, error: done.error, notes } : { ...done, notes }
  }
  return {
    run: async (code, language) => {
      const file = join(workspace, `cell-${String(++count)}.workshop.js`)
      const read = language === 'ts' ? transpiled(code, `cell-${String(count)}.ts`) : { code, origin: (spot: Spot): Spot => spot, notes: [] }
      if (!('code' in read)) return read
      let made: Transformed
      try {
        made = transformCell(read.code, builtIn)
      } catch (error) {
        const wrong = syntaxError(read.code, error)
        const spot = read.origin({ line: wrong.line ?? 1, column: wrong.column ?? 1 })
        return { value: null, error: language === 'js' ? wrong : { ...wrong, ...spot, excerpt: excerptOf(code, spot) }, notes: read.notes }
      }
      rename()
      keep(file, { name: '<cell>', code, origin: (spot) => read.origin(made.origin(spot)) })
      const local = [...new Set(made.local)]
      const notes = [...read.notes, ...(local.length === 0 ? [] : [`${local.join(', ')}: what Node itself has keeps its name; it is declared in this cell only`])]
      try {
        return { value: previewOf(await evaluate(made, file)), error: null, notes }
      } catch (error) {
        return { value: null, error: describeError(error, sources), notes }
      }
    },
    describe: (error) => describeError(error, sources),
    lineOf: (stack) => describeError(Object.assign(new Error('here'), { stack }), sources).line,
  }
}

/** Defines what cells find besides the language: `require` and the two names of a module, of the workspace. */
export function furnish(workspace: string, more: Readonly<Record<string, unknown>>): void {
  const given = { require: createRequire(join(workspace, 'cell.js')), __filename: join(workspace, 'cell.js'), __dirname: workspace, ...more }
  for (const [name, value] of Object.entries(given)) Reflect.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true })
}

