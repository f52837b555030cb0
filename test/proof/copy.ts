/**
 * A copy of the engine and of what tests it, transpiled to JavaScript in a folder of its own: what a mutant is planted in.
 * Types are erased and nothing else changes, so a text of the source is found in the copy as well.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['src/base', 'src/text', 'src/changeset', 'src/engine', 'src/policy', 'src/report', 'src/commands', 'test/support/memory.ts', 'test/proof/compare.ts']
/** What runs in the copy's own process. */
const MUTANT = fileURLToPath(new URL('./mutant.ts', import.meta.url))

function sources(): string[] {
  return SOURCES.flatMap((source) => (statSync(join(root, source)).isDirectory()
    ? readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).map((file) => `${source}/${file}`) : [source]))
}

/** Returns the text of a source file of the repository. */
export function sourceText(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Writes one source into a copy, transpiled. */
export function place(into: string, file: string, text: string): void {
  const to = join(into, file.replace(/\.ts$/u, '.js'))
  mkdirSync(dirname(to), { recursive: true })
  const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }
  writeFileSync(to, ts.transpileModule(text, { compilerOptions: options, fileName: file }).outputText)
}

/** Fills an empty folder with the copy. */
export function copyEngine(into: string): void {
  writeFileSync(join(into, 'package.json'), '{ "type": "module" }\n')
  symlinkSync(join(root, 'node_modules'), join(into, 'node_modules'))
  for (const file of [...sources(), relative(root, MUTANT)]) place(into, file, sourceText(file))
}

/** Returns a second copy of a copy. */
export function duplicate(copy: string, into: string): void {
  cpSync(copy, into, { recursive: true, verbatimSymlinks: true })
}
