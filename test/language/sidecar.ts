/** The sidecar and the packaged compiler as a build would lay them beside `cli.js`, from the sources as they are. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { PACKAGED } from './asking.js'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Writes a module of ours, and what it imports, as JavaScript. */
function transpile(file: string, to: string, done: Set<string>): void {
  if (done.has(file)) return
  done.add(file)
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true } })
  const out = join(to, relative(source, file)).replace(/\.ts$/u, '.js')
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, outputText)
  for (const { fileName } of ts.preProcessFile(outputText, true, true).importedFiles) {
    if (fileName.startsWith('.')) transpile(join(dirname(file), fileName).replace(/\.js$/u, '.ts'), to, done)
  }
}

/** Returns the file that stands for `dist/cli.js`: beside it lie the bundles; and what removes them. */
export function layOut(): { readonly program: string; readonly remove: () => void } {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-bundles-')))
  transpile(join(source, 'language/typescript/sidecar.ts'), join(home, 'code'), new Set())
  symlinkSync(modules, join(home, 'node_modules'))
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }\n')
  mkdirSync(join(home, 'language'))
  symlinkSync(join(home, 'code/language/typescript/sidecar.js'), join(home, 'language/index.js'))
  symlinkSync(PACKAGED, join(home, 'typescript'))
  return { program: join(home, 'cli.js'), remove: () => rmSync(home, { recursive: true, force: true }) }
}
