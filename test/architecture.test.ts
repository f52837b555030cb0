/**
 * The shape of `src`: who may import whom, which packages, and what no file may look like. The table below is the picture of
 * `src/README.md` in rules; whoever needs a new arrow changes it here first.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** The pure folders, lowest first: each may import itself and those before it, and no module of Node's. */
const CORE = ['base', 'text', 'changeset', 'engine', 'policy', 'report', 'commands']
/** What the adapters see of the engine: plain data and the ports that they implement. */
const PORTS = ['engine/ports', 'engine/plan', 'engine/receipt', 'engine/rules', 'engine/snapshot', 'engine/language', 'engine/review', 'engine/workshop', 'engine/samples']
const BELOW_ADAPTERS = ['base', 'text', ...PORTS, 'host', 'isolate', 'version']
const ADAPTERS = ['worktree', 'git', 'language', 'syntax', 'workshop', 'samples', 'forge']
const BELOW_DOORS = [...CORE, 'host', 'wiring', 'version']

/** Part of `src` (a folder or a file of its root) to the parts, or single files, that it may import besides its own. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(CORE.map((folder, depth) => [folder, CORE.slice(0, depth)])),
  version: [],
  host: ['base'],
  isolate: ['base', 'host'],
  ...Object.fromEntries(ADAPTERS.map((folder) => [folder, BELOW_ADAPTERS])),
  wiring: [...CORE, 'host', 'isolate', 'version', ...ADAPTERS],
  action: [...BELOW_DOORS, 'forge'],
  cli: [...BELOW_DOORS, 'mcp/main', 'mcp/bridge'],
  mcp: BELOW_DOORS,
  main: ['base', 'host', 'wiring', 'action/main', 'cli/main', 'mcp/main', 'workshop', 'language'],
  index: ['main'],
}
// The file `cli.ts` shares its name with the folder `cli`, so it has its own key.
const ROOT_FILES: Readonly<Record<string, readonly string[]>> = { 'cli.ts': ['version', 'main'] }

/** Part of `src` to the packages that it may import; types count. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  base: ['zod', 'canonicalize'],
  text: ['zod', 'diff'],
  changeset: ['zod', 'diff', 'jsonc-parser'],
  engine: ['zod', 'diff'],
  policy: ['zod', 'yaml', 'picomatch'],
  report: ['zod', 'diff', 'mdast-util-from-markdown'],
  commands: ['zod', 'diff', 'jsonc-parser', 'mdast-util-from-markdown'],
  language: ['zod', 'typescript', 'vscode-jsonrpc', 'vscode-languageserver-protocol', 'smol-toml', 'jsonc-parser'],
  syntax: ['web-tree-sitter', 'smol-toml', 'yaml', 'jsonc-parser'],
  workshop: ['zod', 'acorn', 'typescript'],
  samples: ['zod'],
  forge: ['zod', '@actions/github', '@octokit/*', 'yauzl'],
  isolate: ['zod'],
  git: ['zod'],
  worktree: ['zod'],
  action: ['zod', '@actions/core', '@actions/github'],
  cli: ['zod', 'commander', '@bomb.sh/tab'],
  mcp: ['zod', '@modelcontextprotocol/sdk'],
}

/** Modules of Node's that start processes: everything else asks `host` for one. */
const SPAWNING = ['node:child_process', 'node:cluster']

const source = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .sort()
const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]))
const trees = new Map([...texts].map(([file, text]) => [file, ts.createSourceFile(file, text, ts.ScriptTarget.ES2023)]))
const imports = new Map([...texts].map(([file, text]) => [file, ts.preProcessFile(text, true, true).importedFiles.map((found) => found.fileName)]))

/** Returns `base` of `base/path.ts`, `wiring` of `wiring.ts`. */
function part(file: string): string {
  return file.split('/')[0]?.replace(/\.ts$/u, '') ?? file
}

/** Returns the file of `src` that a relative specifier names. */
function target(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.js$/u, '.ts')
}

function matches(patterns: readonly string[], name: string): boolean {
  return patterns.some((pattern) => (pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
}

function relativeImports(file: string): string[] {
  return (imports.get(file) ?? []).filter((specifier) => specifier.startsWith('.')).map((specifier) => target(file, specifier))
}

function offences(judge: (file: string) => readonly string[]): string[] {
  return files.flatMap((file) => judge(file).map((offence) => `src/${file}: ${offence}`))
}

test('every import goes down the layers', () => {
  expect(offences((file) => relativeImports(file).flatMap((to) => {
    if (!texts.has(to)) return [`imports ${to}, which is no file of src`]
    const allowed = ROOT_FILES[file] ?? MAY_IMPORT[part(file)]
    if (allowed === undefined) return [`is in a part that no layer names: ${part(file)}`]
    const own = file.includes('/') && to.includes('/') && part(to) === part(file)
    return own || allowed.includes(part(to)) || allowed.includes(to.replace(/\.ts$/u, '')) ? [] : [`may not import ${to}`]
  }))).toEqual([])
})

test('every part of src has its place in the layers', () => {
  expect(files.filter((file) => ROOT_FILES[file] === undefined && MAY_IMPORT[part(file)] === undefined)).toEqual([])
})

test('the core imports no module of Node\'s, and nothing but host and isolate starts processes', () => {
  expect(offences((file) => (imports.get(file) ?? []).flatMap((specifier) => {
    if (builtinModules.includes(specifier)) return [`spells ${specifier} without node:`]
    if (specifier.startsWith('node:') && CORE.includes(part(file))) return [`imports ${specifier}`]
    if (SPAWNING.includes(specifier) && !['host', 'isolate'].includes(part(file))) return [`imports ${specifier}: ask host`]
    return []
  }))).toEqual([])
})

test('every package is imported where the table has it', () => {
  expect(offences((file) => (imports.get(file) ?? [])
    .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:') && !builtinModules.includes(specifier))
    .map((specifier) => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !matches(PACKAGES[part(file)] ?? [], name))
    .map((name) => `may not import the package ${name}`))).toEqual([])
})

test('no file imports itself by any way round', () => {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    else if (!done.has(file)) {
      for (const to of relativeImports(file)) visit(to, [...way, file])
      done.add(file)
    }
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

test('no barrels: no index files, and no file that only re-exports', () => {
  expect(offences((file) => {
    if (basename(file) === 'index.ts' && file !== 'index.ts') return ['is an index file']
    const statements = trees.get(file)?.statements ?? []
    const passesOn = (statement: ts.Statement): boolean => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    return statements.length > 0 && statements.every(passesOn) && statements.some(ts.isExportDeclaration) ? ['only re-exports'] : []
  })).toEqual([])
})

test('no default exports', () => {
  expect(offences((file) => (trees.get(file)?.statements ?? []).flatMap((statement) => {
    const keyword = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    return ts.isExportAssignment(statement) || keyword === true ? ['has a default export'] : []
  }))).toEqual([])
})

test('no name ends in Manager, Helper, Util, Handler or Service', () => {
  const vague = /(?:manager|helper|util|handler|service)s?$/iu
  expect(offences((file) => [basename(file, '.ts'), ...(trees.get(file)?.statements ?? []).flatMap(declaredNames)]
    .filter((name) => vague.test(name))
    .map((name) => `the name ${name} says nothing`))).toEqual([])
})

test('no file is longer than 400 lines', () => {
  expect(offences((file) => {
    const lines = (texts.get(file) ?? '').split('\n').length - 1
    return lines > 400 ? [`has ${String(lines)} lines`] : []
  })).toEqual([])
})

/** Returns the names that a top-level statement declares. */
function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  }
  const named = ts.isClassDeclaration(statement) || ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement)
    || ts.isTypeAliasDeclaration(statement) || ts.isEnumDeclaration(statement)
  return named && statement.name !== undefined ? [statement.name.text] : []
}
