/**
 * Which language a file is in, by its name, and where the name says nothing by its `#!` line. The README's table of what is
 * covered is made from this one.
 */
import { basename } from 'node:path/posix'

export const LANGUAGE_IDS = [
  'typescript', 'tsx', 'javascript', 'python', 'rust', 'go', 'c', 'java', 'json', 'jsonc', 'yaml', 'toml',
] as const

export type LanguageId = (typeof LANGUAGE_IDS)[number]

export interface Language {
  readonly title: string
  /** Suffixes and whole names of files, in small letters. */
  readonly files: readonly string[]
  /** The grammar that blocks are found by, and that checks the syntax where no parser does. */
  readonly grammar: string
  /** The package that the grammar's file comes from, and its path in there. */
  readonly source: readonly [name: string, path: string]
  /** The parser that checks the syntax instead. */
  readonly parser?: 'jsonc-parser' | 'yaml' | 'smol-toml'
}

const COLLECTION = '@vscode/tree-sitter-wasm'

function collected(grammar: string): Pick<Language, 'grammar' | 'source'> {
  return { grammar, source: [COLLECTION, `wasm/tree-sitter-${grammar}.wasm`] }
}

const JSON_GRAMMAR: Pick<Language, 'grammar' | 'source' | 'parser'> = {
  grammar: 'json', source: ['tree-sitter-json', 'tree-sitter-json.wasm'], parser: 'jsonc-parser',
}

export const LANGUAGES: { readonly [id in LanguageId]: Language } = {
  typescript: { title: 'TypeScript', files: ['.ts', '.mts', '.cts'], ...collected('typescript') },
  tsx: { title: 'TSX', files: ['.tsx'], ...collected('tsx') },
  javascript: { title: 'JavaScript, JSX', files: ['.js', '.mjs', '.cjs', '.jsx'], ...collected('javascript') },
  python: { title: 'Python', files: ['.py', '.pyi', '.pyw'], ...collected('python') },
  rust: { title: 'Rust', files: ['.rs'], ...collected('rust') },
  go: { title: 'Go', files: ['.go'], ...collected('go') },
  c: { title: 'C', files: ['.c', '.h'], grammar: 'c', source: ['tree-sitter-c', 'tree-sitter-c.wasm'] },
  java: { title: 'Java', files: ['.java'], ...collected('java') },
  json: { title: 'JSON', files: ['.json', '.geojson', '.webmanifest'], ...JSON_GRAMMAR },
  jsonc: {
    title: 'JSON with comments',
    files: ['.jsonc', '.code-workspace', 'devcontainer.json', '.devcontainer.json', '.eslintrc', '.eslintrc.json', '.swcrc', '.jshintrc',
      'api-extractor.json', 'tslint.json'],
    ...JSON_GRAMMAR,
  },
  yaml: {
    title: 'YAML', files: ['.yaml', '.yml'], grammar: 'yaml',
    source: ['@tree-sitter-grammars/tree-sitter-yaml', 'tree-sitter-yaml.wasm'], parser: 'yaml',
  },
  toml: {
    title: 'TOML', files: ['.toml', 'cargo.lock', 'poetry.lock', 'uv.lock', 'pipfile'], grammar: 'toml',
    source: ['@tree-sitter-grammars/tree-sitter-toml', 'tree-sitter-toml.wasm'], parser: 'smol-toml',
  },
}

const BY_NAME = new Map(LANGUAGE_IDS.flatMap((id) => LANGUAGES[id].files.map((file) => [file, id] as const)))

/** Names whose JSON may hold comments, beyond those that the table spells in full. */
const WITH_COMMENTS = /^[jt]sconfig(?:\..+)?\.json$/u

const INTERPRETERS: readonly (readonly [RegExp, LanguageId])[] = [
  [/^python[\d.]*$/u, 'python'], [/^node(?:js)?$/u, 'javascript'],
]

/** What a header of C++ has and one of C has not; the grammar of C would blame it. */
const CPLUSPLUS = /^\s{0,40}(?:class|namespace|template|using|public:|private:|protected:)(?:\s|$)|\w::~?\w/mu

function byInterpreter(text: string): LanguageId | null {
  const [, program = '', argument = ''] = /^#!\s*(\S{1,200})(?:[ \t]+(?:-S[ \t]+)?(\S{1,200}))?/u.exec(text) ?? []
  const name = basename(program) === 'env' ? argument : basename(program)
  return INTERPRETERS.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** Returns the language of a file, or null when it is in none that is covered. */
export function languageOf(path: string, text: string): LanguageId | null {
  const name = basename(path).toLowerCase()
  const dot = name.lastIndexOf('.')
  const named = BY_NAME.get(name) ?? (dot < 0 ? undefined : BY_NAME.get(name.slice(dot)))
  if (named === undefined) return dot < 0 ? byInterpreter(text) : null
  if (named === 'json' && (WITH_COMMENTS.test(name) || /(?:^|\/)\.vscode\//u.test(path))) return 'jsonc'
  return named === 'c' && name.endsWith('.h') && CPLUSPLUS.test(text) ? null : named
}
