/**
 * The projects of a working tree (spec pages 7.4 and 7.7): every `tsconfig.json` and `jsconfig.json` that git lists, what they
 * refer to, and implicit ones for files under neither. A project becomes a language service when it is first asked.
 *
 * A file that no project includes joins the project of the nearest configuration when it is a module: what it says of names that
 * it imports counts, and it declares nothing for others. A script is left out, because joining would share its globals.
 */
import { basename, dirname, join, normalize } from 'node:path'
import type TS from 'typescript'
import type { Compiler, Typescript } from './compiler.js'
import { openHost } from './host.js'
import type { Store } from './store.js'
import { isJavascript, type Tree } from './tree.js'

export interface Project {
  /** The configuration file, or the folder of an implicit project. */
  readonly name: string
  readonly ts: Typescript
  readonly options: TS.CompilerOptions
  readonly service: TS.LanguageService
  /** Makes further files roots of it. */
  include(files: readonly string[]): void
  /** Puts other files in the place of roots; until the same call with nothing. */
  replace(files: ReadonlyMap<string, string | null>): void
  readonly roots: ReadonlySet<string>
}

export interface Projects {
  /** Returns the projects that can know anything of these files, each file in one at least; modules that no project has join one. */
  holding(files: readonly string[]): readonly Project[]
  /** Returns the projects that include a file, the nearest first, never none. */
  of(file: string): readonly Project[]
  all(): readonly Project[]
  /** Lets go of what was parsed for them. */
  dispose(): void
}

const CONFIGURATIONS = ['tsconfig.json', 'jsconfig.json']

interface Opening {
  readonly tree: Tree
  readonly store: Store
  readonly compiler: (folder: string) => Compiler
  readonly trusted: boolean
}

/** Returns what a parse of a configuration may read of the file system. */
function parsing(ts: Typescript, { tree, trusted }: Opening): TS.ParseConfigFileHost {
  const inside = (path: string): boolean => trusted || tree.path(path) !== null
  return {
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
    getCurrentDirectory: () => tree.root,
    fileExists: (path) => inside(path) && ts.sys.fileExists(path),
    readFile: (path) => (inside(path) ? ts.sys.readFile(path) : undefined),
    readDirectory: (path, ...rest) => (inside(path) ? ts.sys.readDirectory(path, ...rest) : []),
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  }
}

/** Returns whether a file is a module by what it says: it imports, exports or requires. */
function isModule(ts: Typescript, text: string): boolean {
  if (/(?:^|[^.\w$])(?:import|export)\b/u.test(text)) return true
  return ts.preProcessFile(text, true, true).importedFiles.length > 0 || /\bmodule\.exports\b|(?:^|[^.\w$])exports\./u.test(text)
}

function implicitOptions(ts: Typescript): TS.CompilerOptions {
  return {
    allowJs: true, checkJs: false, noEmit: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.Preserve, esModuleInterop: true, resolveJsonModule: true,
    allowImportingTsExtensions: true, skipLibCheck: true, maxNodeModuleJsDepth: 0,
  }
}

/** Parsed files, shared by all projects: the libraries of the language are the most of them. */
const documents = new Map<Typescript, TS.DocumentRegistry>()

function documentsOf(ts: Typescript): TS.DocumentRegistry {
  const registry = documents.get(ts) ?? ts.createDocumentRegistry(ts.sys.useCaseSensitiveFileNames)
  documents.set(ts, registry)
  return registry
}

/** Opens the projects of a working tree. */
export function openProjects(opening: Opening): Projects {
  const { tree, store } = opening
  const configured = new Map<string, Project>()
  const implicit = new Map<string, Project>()

  const make = (name: string, folder: string, ts: Typescript, parsed: Pick<TS.ParsedCommandLine, 'options' | 'fileNames' | 'projectReferences'>): Project => {
    const roots = new Set(parsed.fileNames.map((file) => normalize(file).replaceAll('\\', '/')))
    const given = new Map<string, string | null>()
    const host = openHost({ ts, tree, store, folder, trusted: opening.trusted, parsed, roots: () => [...roots].flatMap((file) => given.get(file) === null ? [] : [given.get(file) ?? file]) })
    return {
      name, ts, options: parsed.options, service: ts.createLanguageService(host, documentsOf(ts)), roots,
      include: (files) => {
        for (const file of files) if (!roots.has(file)) { roots.add(file); store.generation++ }
      },
      replace: (files) => {
        given.clear()
        for (const [from, to] of files) given.set(from, to)
        store.generation++
      },
    }
  }

  const configure = (file: string): void => {
    const config = normalize(file).replaceAll('\\', '/')
    if (configured.has(config) || store.read(config) === null) return
    const { ts } = opening.compiler(dirname(config))
    const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, parsing(ts, opening))
    if (parsed === undefined) return
    configured.set(config, make(config, dirname(config), ts, parsed))
    for (const reference of parsed.projectReferences ?? []) {
      const path = ts.resolveProjectReferencePath(reference)
      if (tree.path(path) !== null) configure(path)
    }
  }
  for (const path of tree.listing) {
    if (CONFIGURATIONS.includes(basename(path)) && !path.split('/').includes('node_modules')) configure(tree.absolute(path))
  }

  /** Returns the configuration nearest above a file, or null. */
  const nearest = (file: string): Project | null => {
    for (let at = dirname(file); ; at = dirname(at)) {
      for (const name of CONFIGURATIONS) {
        const project = configured.get(join(at, name).replaceAll('\\', '/'))
        if (project !== undefined) return project
      }
      if (at === tree.root || at === dirname(at)) return null
    }
  }
  /** Returns the folder of the nearest `package.json`, or the root. */
  const packageOf = (file: string): string => {
    for (let at = dirname(file); at !== tree.root && at !== dirname(at); at = dirname(at)) {
      if (store.read(join(at, 'package.json').replaceAll('\\', '/')) !== null) return at
    }
    return tree.root
  }
  const takes = (project: Project, file: string): boolean => !isJavascript(file) || project.options.allowJs === true || project.options.checkJs === true
  const implicitOf = (file: string): Project => {
    const folder = packageOf(file)
    const known = implicit.get(folder)
    if (known !== undefined) return known
    const { ts } = opening.compiler(folder)
    const fileNames = tree.sources().filter((one) => one.startsWith(`${folder}/`) && packageOf(one) === folder && !isConfigured(one))
    const made = make(`${folder}/`, folder, ts, { options: implicitOptions(ts), fileNames })
    implicit.set(folder, made)
    return made
  }
  const isConfigured = (file: string): boolean => {
    const near = nearest(file)
    return (near !== null && takes(near, file)) || [...configured.values()].some((project) => project.roots.has(file))
  }
  /** Returns the project that a file which none includes is looked at in. */
  const adopt = (file: string): Project => {
    const near = nearest(file)
    const project = near !== null && takes(near, file) ? near : implicitOf(file)
    project.include([file])
    return project
  }
  const including = (file: string): Project[] => [...configured.values(), ...implicit.values()].filter(({ roots }) => roots.has(file))
  const of = (file: string): readonly Project[] => {
    const all = including(file)
    const near = nearest(file)
    const sorted = near !== null && all.includes(near) ? [near, ...all.filter((one) => one !== near)] : all
    return sorted.length > 0 ? sorted : [adopt(file)]
  }
  return {
    of,
    all: () => [...configured.values(), ...implicit.values()],
    dispose: () => { for (const { service } of [...configured.values(), ...implicit.values()]) service.dispose() },
    holding: (files) => {
      const found = new Set<Project>()
      for (const file of files) {
        const all = including(file)
        for (const project of all) found.add(project)
        const text = all.length === 0 ? store.read(file) : null
        if (text === null) continue
        const near = nearest(file)
        const { ts } = near ?? opening.compiler(dirname(file))
        if (near === null || !takes(near, file) || isModule(ts, text)) found.add(adopt(file))
      }
      return [...found]
    },
  }
}
