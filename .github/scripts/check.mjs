#!/usr/bin/env node
/**
 * Everything that CI checks, cheapest first; stops at the first failure unless told to go on.
 *
 *     npm run check                          all steps
 *     npm run check -- types lint            these steps
 *     npm run check -- --keep-going          all that can be told in one run
 *     npm run check -- --after-tests         all but the tests, direction among them, which `npm cit` has just run
 *
 * A step whose program is missing is listed as skipped; with HOLDFAST_NO_SKIP=1, as under `.ci/run`, it fails.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { program, root, run } from './lib.mjs'
import { find } from './tools.mjs'
import { layOut } from './workflows.mjs'

const node = (script, ...args) => run(process.execPath, [script, ...args])
const installed = (packageName, binary, ...args) => node(program(packageName, binary), ...args)
const script = (name, ...args) => node(`.github/scripts/${name}.mjs`, ...args)

const LOCKS = ['package-lock.json', '.ci/tools/node24/package-lock.json']

/** Each answers whether it passed, or names the program it wants. */
const STEPS = {
  types: () => installed('typescript', 'tsc', '-p', 'tsconfig.json'),
  core: () => installed('typescript', 'tsc', '-p', '.github/config/tsconfig.core.json'),
  lint: () => installed('eslint', 'eslint', '-c', '.github/config/eslint.config.mjs', '--max-warnings', '0', 'src', 'test', '.github'),
  direction: () => script('test', 'test/architecture.test.ts'),
  lock: () => LOCKS.every(namesNoHost),
  dead: () => installed('knip', 'knip', '--production') && installed('knip', 'knip'),
  tests: () => script('test'),
  dist: () => script('check-dist'),
  generated: () => script('generate', '--check'),
  action: () => withProgram('node24', (node24) => run(node24, ['--import', './.github/scripts/json-imports.mjs', '.github/scripts/lint-action.mjs'])),
  actionlint: () => withProgram('actionlint', (actionlint) => run(actionlint, [], { cwd: layOut().place })),
  zizmor: () => withProgram('zizmor', (zizmor) => run(zizmor, ['--offline', '--no-progress', '--persona', 'pedantic', '.'], { cwd: layOut().place })),
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: {
  'after-tests': { type: 'boolean', default: false },
  'keep-going': { type: 'boolean', default: false },
} })
const unknown = positionals.filter((name) => STEPS[name] === undefined)
if (unknown.length > 0) {
  console.error(`check: no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`)
  process.exit(2)
}
const names = Object.keys(STEPS)
  .filter((name) => positionals.length === 0 || positionals.includes(name))
  .filter((name) => !['tests', 'direction'].includes(name) || !values['after-tests'])

const rows = []
for (const name of names) {
  console.log(`\n== ${name}`)
  const start = performance.now()
  const result = STEPS[name]()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const missing = typeof result === 'string'
  const failed = missing ? process.env.HOLDFAST_NO_SKIP === '1' : !result
  rows.push(`${name.padEnd(12)} ${seconds.padStart(6)} s  ${failed ? 'FAILED' : missing ? 'skipped' : 'passed'}${missing ? `: needs ${result} (bash .ci/setup installs it)` : ''}`)
  if (failed && !values['keep-going']) break
}
console.log(`\n${rows.join('\n')}`)
process.exit(rows.some((row) => row.includes('FAILED')) ? 1 : 0)

function withProgram(name, use) {
  const path = find(name)
  return path === null ? name : use(path)
}

/** A lock file that names where its packages came from would bind everybody to that registry (.npmrc leaves it out). */
function namesNoHost(file) {
  const clean = !readFileSync(join(root, file), 'utf8').includes('"resolved":')
  if (!clean) console.error(`${file} names a registry: delete its "resolved" members`)
  return clean
}
