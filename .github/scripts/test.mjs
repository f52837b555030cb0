#!/usr/bin/env node
/**
 * Runs the tests and closes with one line: `N passed, N failed, N skipped`.
 *
 *     npm test                     all
 *     npm test -- anchors          the files whose path holds `anchors`, or, where there is none, the tests whose name does
 *     npm test -- -u anchors       the same, writing expected files anew (HOLDFAST_UPDATE=1); read the diff
 *
 * A test may be skipped for want of a program only (`test/needs.ts`) and only when `test/skips.json` lists it: an object from
 * test (`file > suite > name`, `*` for anything) to the program it needs, or a list of those. With HOLDFAST_NO_SKIP=1 every skip fails, and so
 * does an entry of the list that no longer names a test of a full run.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { startVitest } from 'vitest/node'
import { root, testFiles } from './lib.mjs'

const words = process.argv.slice(2)
const update = words.includes('-u') || words.includes('--update')
const filters = words.filter((word) => !word.startsWith('-'))
const noSkip = process.env.HOLDFAST_NO_SKIP === '1'
if (update) process.env.HOLDFAST_UPDATE = '1'

// A test decides what its runner looks like; the one that runs the tests must not shine through.
for (const name of Object.keys(process.env)) if (/^(?:GITHUB|INPUT|ACTIONS|RUNNER)_/u.test(name)) delete process.env[name]

process.chdir(root)
const byFile = filters.length === 0 || testFiles().some((file) => filters.some((filter) => file.includes(filter)))
const vitest = await startVitest(
  'test',
  byFile ? filters : [],
  {
    config: '.github/config/vitest.config.mjs',
    root,
    run: true,
    watch: false,
    update,
    maxWorkers: Math.min(2, availableParallelism()),
    reporters: process.stdout.isTTY ? ['default'] : ['dot'],
    ...(byFile ? {} : { testNamePattern: filters.map((filter) => RegExp.escape?.(filter) ?? escape(filter)).join('|') }),
  },
)

const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => describe(module, test)))
const of = (state) => tests.filter((test) => test.state === state)
const problems = [
  ...modules.flatMap((module) => module.errors().map((error) => `${place(module)}: ${error.message}`)),
  ...modules.flatMap((module) => [...module.children.allSuites()].flatMap((suite) => suite.errors().map((error) => `${suite.fullName}: ${error.message}`))),
  ...vitest.state.getUnhandledErrors().map((error) => `outside any test: ${String(error?.message ?? error)}`),
]
// Tests that a name filter left out are not skipped tests: they were not asked for.
const skipped = of('skipped').filter((test) => byFile || filters.some((filter) => test.name.includes(filter)))
problems.push(...judgeSkips(skipped))
await vitest.close()

if (of('passed').length + of('failed').length === 0) problems.push('no test ran')
for (const problem of problems) console.error(`test: ${problem}`)
const failed = of('failed').length
// Problems that belong to no test count as failures, so that the closing line never looks better than the run.
console.log(`${of('passed').length} passed, ${failed + problems.length} failed, ${skipped.length} skipped`)
process.exit(failed + problems.length === 0 ? 0 : 1)

function describe(module, test) {
  const { state, note } = test.result()
  return { name: `${place(module)} > ${test.fullName}`, state, note: note ?? '' }
}

function place(module) {
  return relative(root, module.moduleId).replaceAll('\\', '/')
}

function judgeSkips(skips) {
  const found = []
  const list = Object.entries(JSON.parse(readFileSync('test/skips.json', 'utf8')))
    .map(([pattern, program]) => ({ pattern, program, matcher: glob(pattern) }))
  const wanting = new Map()
  for (const { name, note } of skips) {
    const program = /^needs (\S+)$/u.exec(note)?.[1]
    const listed = list.some((entry) => [entry.program].flat().includes(program) && entry.matcher.test(name))
    wanting.set(program ?? '?', [...wanting.get(program ?? '?') ?? [], name])
    if (noSkip) found.push(`skipped, which HOLDFAST_NO_SKIP forbids: ${name} (${note || 'no reason given'})`)
    else if (!listed) found.push(`skipped, and not in test/skips.json: ${name} (${note || 'no reason given'})`)
  }
  for (const [program, names] of wanting) console.log(`skipped for want of ${program}: ${names.length} tests\n  ${names.join('\n  ')}`)
  if (filters.length > 0) return found
  for (const { pattern, matcher } of list) {
    if (!tests.some((test) => matcher.test(test.name))) found.push(`test/skips.json lists what is no test: ${pattern}`)
  }
  return found
}

function glob(pattern) {
  return new RegExp(`^${pattern.split('*').map(escape).join('.*')}$`, 'u')
}

function escape(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
}
