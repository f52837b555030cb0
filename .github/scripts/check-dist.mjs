#!/usr/bin/env node
/**
 * Proves that the committed `dist/` is what `src/` builds: rebuilds it elsewhere and compares names, modes and bytes. Then
 * looks at what a bundler may do unasked: sources emitted as assets, paths of this machine, assets that are not the bytes of
 * their package. At last runs the copy where no node_modules is near.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { files, manifest, must, root } from './lib.mjs'

const place = mkdtempSync(join(tmpdir(), 'holdfast-dist-'))
process.on('exit', () => rmSync(place, { recursive: true, force: true }))
const fresh = join(place, 'dist')
const committed = join(root, 'dist')
must(process.execPath, ['.github/scripts/build.mjs', '--no-check', '--out', fresh])

const problems = [...compare(), ...files(fresh).flatMap(inspect), ...smoke()]
for (const problem of problems) console.error(`check-dist: ${problem}`)
if (problems.length > 0) console.error('check-dist: `npm run build`, and commit dist/ with the change')
else console.log(`dist/: ${files(fresh).length} files equal to a fresh build`)
process.exit(problems.length === 0 ? 0 : 1)

function compare() {
  const names = new Set([...files(committed), ...files(fresh)])
  const have = new Set(files(committed))
  const want = new Set(files(fresh))
  return [...names].sort().flatMap((name) => {
    if (!have.has(name)) return [`dist/${name} is missing`]
    if (!want.has(name)) return [`dist/${name} is left over`]
    if (!readFileSync(join(committed, name)).equals(readFileSync(join(fresh, name)))) return [`dist/${name} differs from a fresh build`]
    const executable = (folder) => (statSync(join(folder, name)).mode & 0o111) !== 0
    return executable(committed) === executable(fresh) ? [] : [`dist/${name} differs in its executable bit`]
  })
}

function inspect(name) {
  const bytes = readFileSync(join(fresh, name))
  const here = [root, place, ...(homedir().split('/').length > 2 ? [homedir()] : [])]
  const found = here.filter((path) => bytes.includes(path)).map((path) => `dist/${name} holds the path ${path}`)
  if (name.startsWith('typescript/')) {
    return readFileSync(join(root, 'node_modules', name)).equals(bytes) ? [] : [`dist/${name} is not what its package holds`]
  }
  const sources = /\.[cm]?ts$/u.test(name) ? [`dist/${name} is a TypeScript source`] : []
  return [...found, ...sources]
}

function smoke() {
  const { stdout, status } = spawnSync(process.execPath, [join(fresh, 'cli.js'), '--version'], { cwd: place, encoding: 'utf8' })
  return status === 0 && stdout === `${manifest().version}\n` ? [] : [`cli.js --version printed ${JSON.stringify(stdout)}`]
}
