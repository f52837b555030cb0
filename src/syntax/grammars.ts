/**
 * The runtime of tree-sitter and its grammars: WebAssembly that lies beside the program, read when a file first needs it.
 *
 * Calling sequence: `await loadGrammar(id)`, then `parseWith(grammar, text, use)` as often as wanted. The tree is there only
 * while `use` runs, since its memory is not the garbage collector's. Promised: a parse ends when its time is over, at the latest
 * some milliseconds after. Not promised: that the runtime's memory shrinks again before the process ends.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as TreeSitter from 'web-tree-sitter'
import { Fault } from '../base/fault.js'
import { LANGUAGES, type LanguageId } from './languages.js'

const here = dirname(fileURLToPath(import.meta.url))

export interface Grammar {
  readonly id: LanguageId
  readonly parser: TreeSitter.Parser
}

type Runtime = typeof TreeSitter

let runtime: Promise<Runtime> | null = null
const grammars = new Map<string, Promise<TreeSitter.Language>>()

async function startRuntime(): Promise<Runtime> {
  // Because a bundler breaks it: it stays a package, beside the bundle.
  const loaded = await import(/* webpackIgnore: true */ 'web-tree-sitter')
  await loaded.Parser.init()
  return loaded
}

/** Returns the bytes of a grammar: from where the build puts it, or from its package where nothing is built. */
async function grammarBytes(id: LanguageId): Promise<Uint8Array> {
  const { grammar, source: [name, path] } = LANGUAGES[id]
  const places = [join(here, '../grammars', `${grammar}.wasm`), join(here, '../../node_modules', name, path)]
  for (const place of places) {
    const bytes = await readFile(place).catch(() => null)
    if (bytes !== null) return bytes
  }
  throw new Fault(`the grammar ${grammar}.wasm is missing from this installation`)
}

async function loadLanguage({ Language }: Runtime, id: LanguageId): Promise<TreeSitter.Language> {
  const { grammar } = LANGUAGES[id]
  let language = grammars.get(grammar)
  if (language === undefined) {
    language = grammarBytes(id).then((bytes) => Language.load(bytes))
    grammars.set(grammar, language)
  }
  return language
}

/** Returns the grammar of a language, ready to parse. Throws `Fault` when its file is missing. */
export async function loadGrammar(id: LanguageId): Promise<Grammar> {
  runtime ??= startRuntime()
  const started = await runtime
  const language = await loadLanguage(started, id)
  const parser = new started.Parser()
  parser.setLanguage(language)
  return { id, parser }
}

/** Returns what `use` makes of the tree of a text, or null when the parse took longer than `time` milliseconds. */
export function parseWith<T>({ parser }: Grammar, text: string, time: number, use: (root: TreeSitter.Node) => T): T | null {
  const end = performance.now() + time
  const tree = parser.parse(text, null, { progressCallback: () => performance.now() > end })
  if (tree === null) {
    parser.reset()
    return null
  }
  try {
    return use(tree.rootNode)
  } finally {
    tree.delete()
  }
}
