/**
 * Files that `dist/` holds as their packages have them, byte for byte: the runtime of tree-sitter, which a bundler breaks, and
 * the grammars. `.github/config/vendored.json` names each with its SHA-256; what differs from it is not built. After an update
 * of such a package:
 *
 *     node .github/scripts/vendor.mjs        writes the list anew; look at its diff
 */
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from './lib.mjs'

const list = join(root, '.github/config/vendored.json')

/** Files of the runtime, in its package and in dist/node_modules. */
const RUNTIME = ['package.json', 'LICENSE', 'web-tree-sitter.js', 'web-tree-sitter.wasm']

/** Returns `[place in dist, place on disk]` of every file, by the table of languages in the compiled module. */
async function filesOf(languages) {
  const { LANGUAGES } = await import(pathToFileURL(languages).href)
  const packages = join(root, 'node_modules')
  const grammars = new Map(Object.values(LANGUAGES).map(({ grammar, source: [name, path] }) => [`grammars/${grammar}.wasm`, join(packages, name, path)]))
  const licences = new Map(Object.values(LANGUAGES).map(({ source: [name] }) => [`grammars/licenses/${name.replace('/', '-').replace('@', '')}.txt`, join(packages, name, 'LICENSE')]))
  const runtime = RUNTIME.map((name) => [`node_modules/web-tree-sitter/${name}`, join(packages, 'web-tree-sitter', name)])
  return [...grammars, ...licences, ...runtime].sort(([a], [b]) => (a < b ? -1 : 1))
}

function digest(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

/** Copies every file to the folder of a build. Throws where one is not what the list says, or the list has another set of files. */
export async function vendor(stage, languages) {
  const listed = JSON.parse(readFileSync(list, 'utf8'))
  const wanted = await filesOf(languages)
  const problems = [
    ...wanted.filter(([place, path]) => listed[place] !== digest(path)).map(([place]) => `${place} is not what the list says`),
    ...Object.keys(listed).filter((place) => !wanted.some(([one]) => one === place)).map((place) => `${place} is listed and not wanted`),
  ]
  if (problems.length > 0) throw new Error(`vendored files: ${problems.join('; ')} (look at the packages, then run vendor.mjs)`)
  for (const [place, path] of wanted) {
    mkdirSync(dirname(join(stage, place)), { recursive: true })
    copyFileSync(path, join(stage, place))
    chmodSync(join(stage, place), 0o644)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entries = (await filesOf(join(root, 'lib/syntax/languages.js'))).map(([place, path]) => [place, digest(path)])
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  console.log(`written: ${entries.length} files`)
}
