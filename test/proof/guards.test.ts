/**
 * Guards taken out of copies of the source, one at a time: in each copy the test of that guard's name in `test/action/interleave/guards.test.ts`
 * must fail, and in a copy with all of them every test passes.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { plant, type PlantedFault } from './faults.js'

/** Each guard by what the name of its test begins with; the fault takes it out. */
const GUARDS: readonly PlantedFault[] = [
  { name: 'expected head', file: 'src/forge/refs.ts', find: 'name, beforeOid: before ?? ZERO_OID, afterOid: after,', replace: 'name, afterOid: after,' },
  { name: 'permission re-check', file: 'src/forge/authority.ts', find: 'return settled.ok ? ok(await rules) : settled', replace: 'return ok(await rules)' },
  {
    name: 'request look-up', file: 'src/engine/first-receipt.ts',
    find: 'await Promise.all([desk.ledger.ofRequest(desk.requestId), desk.ledger.claims(desk.requestId)])', replace: '[null, []]',
  },
  { name: 'comment re-check', file: 'src/forge/recheck.ts', find: 'if (!unchanged.ok) return unchanged', replace: '' },
  { name: 'artifact digest', file: 'src/forge/artifact.ts', find: 'typeof artifact.digest === \'string\' && artifact.digest !== digest', replace: 'digest === \'\'' },
]
const SOUND = 'none'
const TESTS = 'test/action/interleave/guards.test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const start = promisify(execFile)

interface Report {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { readonly title: string; readonly status: string }[] }[]
}

/** Makes a copy in which the guards' tests can run. */
function copyInto(folder: string): void {
  for (const part of ['src', 'test/action', 'test/github', 'test/support', 'test/needs.ts', 'package.json', 'action.yml']) {
    mkdirSync(join(folder, part, '..'), { recursive: true })
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
}

test('without any one guard, the test of its name fails', { timeout: 240_000 }, async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-guards-')))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: { include: ['*/${TESTS}'], pool: 'forks', maxWorkers: 2, testTimeout: 60_000, hookTimeout: 60_000 } }\n`)
    copyInto(join(folder, SOUND))
    for (const guard of GUARDS) {
      const copy = join(folder, guard.name.replaceAll(' ', '-'))
      copyInto(copy)
      writeFileSync(join(copy, guard.file), plant(guard))
    }
    const report = join(folder, 'report.json')
    const words = ['node_modules/vitest/vitest.mjs', 'run', '--root', folder, '--config', join(folder, 'vitest.config.mjs'), '--reporter=json', `--outputFile=${report}`]
    await start(process.execPath, words, { cwd: root, timeout: 200_000 }).catch(() => 'tests fail, as they must')
    const failed = new Map((JSON.parse(readFileSync(report, 'utf8')) as Report).testResults.map(({ name, assertionResults }) => {
      expect(assertionResults.map(({ status }) => status).filter((status) => status !== 'passed' && status !== 'failed'), name).toEqual([])
      expect(assertionResults.length, name).toBe(GUARDS.length)
      return [name.slice(folder.length + 1).split('/')[0], assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title.split(':')[0])]
    }))
    expect(failed.get(SOUND)).toEqual([])
    for (const { name } of GUARDS) expect(failed.get(name.replaceAll(' ', '-')), `without ${name}`).toEqual([name])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
