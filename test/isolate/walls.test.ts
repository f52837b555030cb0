/** What is said of walls: what a self-test found, what is missing and how to get it, and that `required` runs nothing without. */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { run } from '../../src/host/process.js'
import { openWalls, type WallsOptions } from '../../src/isolate/walls.js'
import { bench, closeAll } from '../workshop/fixture.js'
import { needs } from '../needs.js'
import { LIMITS } from './world.js'

const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-walls-test-')))
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-walls-test-')))
writeFileSync(join(workspace, 'a.txt'), 'seen\n')
afterAll(async () => {
  await closeAll()
  for (const folder of [workspace, scratch]) rmSync(folder, { recursive: true, force: true })
})
beforeEach((context) => { needs('python3', context) })

const program = { program: '/bin/cat', arguments: [join(workspace, 'a.txt')], directory: workspace, environment: { PATH: '/usr/bin:/bin', TOKEN: 'secret' } }
const grants = { workspace, scratch, readable: [], limits: LIMITS }
const walls = (more: Partial<WallsOptions>): ReturnType<typeof openWalls> => openWalls({ isolation: 'required', environment: { PATH: process.env['PATH'] }, run, ...more })

describe('a report', () => {
  test('tells what does not hold, and how to get what does, where a program lets more through than it was told', async () => {
    // Walls with a hole: the innermost one is not put on.
    const holed: WallsOptions['run'] = (request) => {
      const file = request.arguments.at(-1) ?? ''
      if (file.endsWith('walls.py')) writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {4}(?:landlock|seccomp)\(.*$/gmu, '    pass'))
      return run(request)
    }
    const refused = await walls({ run: holed, tiers: ['landlock'] }).enclose(program, grants)
    expect(refused).toMatchObject({ code: 'isolation_unavailable', detail: expect.stringMatching(/files: read .*network: reached the loopback interface.*Landlock/su) as string })
  })

  test('tells what was tried inside, and that all of it held', async () => {
    const enclosed = await walls({}).enclose(program, grants)
    if ('code' in enclosed) throw new Error(enclosed.detail)
    expect(enclosed.report.missing).toEqual([])
    expect(enclosed.report.selfTest.map(({ property, holds }) => [property, holds])).toEqual([
      'files', 'grants', 'writes', 'network', 'environment', 'processes', 'descriptors', 'privileges', 'memory', 'cpu', 'file size', 'open files', 'process count',
    ].map((property) => [property, true]))
    const done = await run({ ...enclosed.request, timeout: 20_000, maxOutput: 10_000 })
    await enclosed.release()
    expect(Buffer.from(done.stdout).toString()).toBe('seen\n')
  })
})

describe('where there are none', () => {
  const none: Partial<WallsOptions> = { tiers: [] }

  test('required refuses, and says why and what would help', async () => {
    expect(await walls({ ...none, platform: 'darwin' }).enclose(program, grants)).toMatchObject({ code: 'isolation_unavailable', detail: expect.stringContaining('darwin') as string })
    const noTools: WallsOptions['run'] = () => Promise.reject(new Error('nothing runs here'))
    const refused = await walls({ run: noTools }).enclose(program, grants)
    expect(refused).toMatchObject({ code: 'isolation_unavailable', detail: expect.stringMatching(/bubblewrap: .*namespaces: .*landlock: /su) as string })
    expect(await walls({}).enclose(program, { ...grants, workspace: '/' })).toMatchObject({ code: 'isolation_unavailable' })
  })

  test('best effort goes on, says so, and still gives nothing of the environment', async () => {
    const enclosed = await walls({ ...none, isolation: 'best-effort', platform: 'darwin' }).enclose(program, grants)
    expect(enclosed).toMatchObject({ report: { tier: 'none', missing: [expect.stringContaining('darwin')] }, request: { environment: { HOME: scratch } } })
    expect('request' in enclosed ? enclosed.request.environment : {}).not.toHaveProperty('TOKEN')
  })
})

describe.each(['js', 'py'] as const)('a cell of %s behind the walls', (language) => {
  test('works as it does without, and its children end with it', async () => {
    const cells = bench({ files: { 'lib.js': 'exports.two = 2\n', 'lib.py': 'two = 2\n', 'package.json': '{}' }, walls: walls({}) })
    const first = await cells.cell(language, language === 'js' ? 'let kept = require("./lib").two; console.log("out"); kept' : 'import lib\nkept = lib.two\nprint("out")\nkept')
    expect(first).toMatchObject({ value: '2', output: 'out\n', error: null, isolation: { missing: [] } })
    expect((await cells.cell(language, 'kept + 1')).value).toBe('3')
    const write = language === 'js' ? 'require("node:fs").writeFileSync(process.cwd() + "/here", "x")' : 'open("here", "w")'
    expect((await cells.cell(language, write)).error).not.toBe(null)
    const home = language === 'js' ? 'require("node:fs").writeFileSync(process.env.HOME + "/here", "x"); "written"' : 'import os\n_ = open(os.environ["HOME"] + "/here", "w")\n"written"'
    expect((await cells.cell(language, home)).value).toBe('\'written\'')
    const late = await cells.cell(language, language === 'js' ? 'for (;;);' : 'while True: pass', { timeout: 500 })
    expect(late).toMatchObject({ error: { name: 'TimeoutError' }, state_lost: language === 'js' })
    // Sixty-four megabytes a line, told as they are had: a gigabyte is the limit, and the machine has more.
    const bomb = language === 'js' ? 'const all = []; try { for (let i = 1; i <= 40; i++) { all.push(Buffer.alloc(1 << 26, 1)); require("node:fs").writeSync(1, `${i}\n`) } } catch { all.length = 0 } "alive"'
      : 'all = []\ntry:\n  for i in range(1, 41):\n    all.append(bytearray(b"x") * (1 << 26))\n    print(i, flush=True)\nexcept MemoryError:\n  all = None\n"alive"'
    const bombed = await cells.cell(language, bomb)
    const had = Number(bombed.output.trim().split('\n').at(-1))
    expect([had >= 2, had <= 16]).toEqual([true, true])
    expect([bombed.value, bombed.error?.name]).toEqual(bombed.state_lost ? [null, 'RuntimeEnded'] : ['\'alive\'', undefined])
    expect((await cells.cell(language, '1 + 1')).value).toBe('2')
  })
})
