/** What the project's scripts share: where the project is, what it holds, and how a child process is run. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Returns the parsed package.json. */
export function manifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/** Returns the files under a folder, relative to it, `/`-separated, in byte order; none when there is no such folder. */
export function files(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort((a, b) => (a < b ? -1 : 1))
}

/** Returns the test files, relative to the project. */
export function testFiles() {
  return files(join(root, 'test')).filter((file) => file.endsWith('.test.ts')).map((file) => `test/${file}`)
}

/** Returns the entry script of an installed package's program, to be run with `process.execPath`. */
export function program(packageName, binary) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[binary])
}

/** Runs a program in the project's folder, its output going to ours, and returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error !== undefined) console.error(`${command}: ${error.message}`)
  return status === 0
}

/** Runs a program as `run` does and ends this process when it fails. */
export function must(command, args, options = {}) {
  if (!run(command, args, options)) {
    console.error(`failed: ${[command, ...args].map((word) => relative(root, word).length < word.length && word.startsWith(root) ? relative(root, word) : word).join(' ')}`)
    process.exit(1)
  }
}
