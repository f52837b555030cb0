#!/usr/bin/env node
/**
 * Builds `dist/` from `src/`: tsc to `lib/`, then ncc from the compiled JavaScript.
 *
 *     npm run build                          into dist/
 *     npm run build -- --out DIR             into another folder, which must not exist
 *     npm run build -- --no-check            without the type check (`npm run check` has made it before)
 *
 *     dist/index.js, cli.js, version.js      compiled files, copied: they import nothing until they know their role
 *     dist/holdfast/                         everything else in one bundle, split at its dynamic imports; comments and blanks are
 *                                            gone, names are not
 *     dist/grammars/, dist/node_modules/     what is not bundled but lies there as its package has it (vendor.mjs)
 *     dist/language/                         the process that TypeScript runs in, from src/language/typescript/sidecar.ts
 *     dist/workshop/                         the process that cells of JavaScript run in, from src/workshop/kernel/kernel.ts
 *     dist/typescript/                       the TypeScript package itself, file by file as it is published: the compiler and
 *                                            its libraries, without the command lines and the translations
 *     dist/demo/                             the emulated GitHub of the `demo` command, from test/github/demo.ts, with the
 *                                            files of test/github/contract in dist/demo/contract
 *
 * The result is the same bytes from any folder and on any supported Node. A build is staged and swapped in at its end, so
 * that a failed one leaves the old dist/ alone. Nothing of ours may write `new URL(..., import.meta.url)`: ncc takes such a
 * file for an asset, and destroys a binary one without a word.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { transformSync } from 'esbuild'
import { files, manifest, must, program, root } from './lib.mjs'
import { vendor } from './vendor.mjs'

const { values } = parseArgs({ options: { out: { type: 'string' }, 'no-check': { type: 'boolean', default: false } } })
const out = resolve(root, values.out ?? 'dist')
const lib = join(root, 'lib')
const stage = `${out}.new`
if (values.out !== undefined && existsSync(out)) {
  console.error(`build: ${values.out} exists; name a folder that does not`)
  process.exit(1)
}

for (const folder of [lib, stage]) rmSync(folder, { recursive: true, force: true })
mkdirSync(stage, { recursive: true })

compile('tsconfig.build.json')
stampVersion(join(lib, 'version.js'))
copyDoor('index.js', 0o644)
copyDoor('cli.js', 0o755)
copyDoor('version.js', 0o644)
bundle(join(lib, 'main.js'), 'holdfast')
bundle(join(lib, 'language/typescript/sidecar.js'), 'language')
bundle(join(lib, 'workshop/kernel/kernel.js'), 'workshop')
copyTypescript()
await vendor(stage, join(lib, 'syntax/languages.js'))
if (existsSync(join(root, 'test/github/demo.ts'))) buildDemo()
// The nearest package.json decides how Node reads the files, wherever dist/ is copied to; one is enough.
writeFileSync(join(stage, 'package.json'), '{ "type": "module" }\n')

rmSync(out, { recursive: true, force: true })
renameSync(stage, out)
printSizes()

function compile(config) {
  const skip = values['no-check'] ? ['--noCheck'] : []
  must(process.execPath, [program('typescript', 'tsc'), '-p', join('.github/config', config), ...skip])
}

/** Replaces exactly one occurrence, or fails: a silent miss would ship the wrong thing. */
function replaceOnce(text, from, to, where) {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`${where}: expected ${from} once, found it ${parts.length - 1} times`)
  return parts.join(to)
}

function stampVersion(file) {
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), '0.0.0-source', manifest().version, file))
}

/** Copies a compiled door, its import of the roles turned to the bundle. */
function copyDoor(name, mode) {
  const text = readFileSync(join(lib, name), 'utf8')
  const door = text.includes('./main.js') ? replaceOnce(text, './main.js', './holdfast/index.js', name) : text
  writeFileSync(join(stage, name), door)
  chmodSync(join(stage, name), mode)
}

function bundle(entry, name, ...options) {
  const folder = join(stage, name)
  must(process.execPath, [program('@vercel/ncc', 'ncc'), 'build', entry, '-o', folder, '-q', '-C', '--license', 'licenses.txt', ...options])
  rmSync(join(folder, 'package.json'), { force: true })
  for (const file of files(folder).filter((name) => name.endsWith('.js'))) squeeze(join(folder, file))
}

/** Takes comments and blanks out of a bundled file, and leaves every name: all of dist/ has a size to keep. */
function squeeze(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { minifyWhitespace: true, legalComments: 'none', format: 'esm', target: 'es2023', lineLimit: 200 })
  writeFileSync(file, code)
}

/** Copies what the language services need of the TypeScript package; its own package.json says that it is CommonJS. */
function copyTypescript() {
  const from = join(root, 'node_modules/typescript')
  const kept = files(from).filter((file) => /^(?:package\.json|LICENSE\.txt|ThirdPartyNoticeText\.txt|lib\/typescript\.js|lib\/lib\.[^/]*d\.ts)$/u.test(file))
  for (const file of kept) {
    mkdirSync(join(stage, 'typescript', file, '..'), { recursive: true })
    cpSync(join(from, file), join(stage, 'typescript', file))
  }
}

function buildDemo() {
  compile('tsconfig.demo.json')
  const version = join(lib, 'demo/src/version.js')
  if (existsSync(version)) stampVersion(version)
  // The double is nobody's reading: it is made small, because all of dist/ has a size to keep.
  bundle(join(lib, 'demo/test/github/demo.js'), 'demo', '-m')
  const contract = join(root, 'test/github/contract')
  for (const file of files(contract).filter((name) => !name.endsWith('.ts'))) {
    mkdirSync(join(stage, 'demo/contract', file, '..'), { recursive: true })
    cpSync(join(contract, file), join(stage, 'demo/contract', file))
  }
}

function printSizes() {
  const rows = files(out).map((file) => [file, statSync(join(out, file)).size])
  const total = rows.reduce((sum, [, size]) => sum + size, 0)
  const width = Math.max(...rows.map(([file]) => file.length))
  for (const [file, size] of [...rows.sort((a, b) => b[1] - a[1]).slice(0, 20), ['total', total]]) {
    console.log(`${file.padEnd(width)}  ${(size / 1000).toFixed(1).padStart(9)} kB`)
  }
}
