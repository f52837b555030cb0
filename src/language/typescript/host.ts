/** What a language service may see of the machine: the store's texts, and no configuration or package outside where it is not trusted. */
import type TS from 'typescript'
import type { Typescript } from './compiler.js'
import type { Store } from './store.js'
import type { Tree } from './tree.js'

export interface Hosting {
  readonly ts: Typescript
  readonly tree: Tree
  readonly store: Store
  /** Where the project is. */
  readonly folder: string
  readonly trusted: boolean
  readonly parsed: Pick<TS.ParsedCommandLine, 'options' | 'fileNames' | 'projectReferences'>
  readonly roots: () => string[]
}

/** What the compiler asks for and its declaration file leaves out: whether a project reference is read as its sources. */
interface Redirecting {
  useSourceOfProjectReferenceRedirect(): boolean
}

/** Returns the host of one project. */
export function openHost({ ts, tree, store, folder, trusted, parsed, roots }: Hosting): TS.LanguageServiceHost & Redirecting {
  const libraries = ts.getDefaultLibFilePath(parsed.options).replace(/[^/\\]*$/u, '')
  const inside = (path: string): boolean => trusted || path.startsWith(libraries) || tree.path(path) !== null
  const laidIn = (directory: string): boolean => [...store.laid()].some(([file, { text }]) => text !== null && file.startsWith(`${directory}/`))
  return {
    getScriptFileNames: roots,
    getScriptVersion: (file) => store.version(file),
    getScriptSnapshot: (file) => (inside(file) ? store.snapshot(file, ts) : undefined),
    getProjectVersion: () => String(store.generation),
    getCompilationSettings: () => parsed.options,
    getProjectReferences: () => parsed.projectReferences,
    useSourceOfProjectReferenceRedirect: () => true,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getNewLine: () => '\n',
    fileExists: (file) => inside(file) && store.read(file) !== null,
    readFile: (file) => (inside(file) ? store.read(file) ?? undefined : undefined),
    directoryExists: (path) => inside(path) && (ts.sys.directoryExists(path) || laidIn(path)),
    getDirectories: (path) => (inside(path) ? ts.sys.getDirectories(path) : []),
    readDirectory: (path, ...rest) => (inside(path) ? ts.sys.readDirectory(path, ...rest) : []),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  }
}
