import { expect, test } from 'vitest'
import { folder, json, put, run } from './running.js'

const STEP = { name: 'apply', outcome: 'applied', commit: 'c'.repeat(40), card: '', problems: [] as string[], requests: 9, milliseconds: 12 }
const PLAYED = { outcome: 'ok', steps: [STEP], problems: [] as string[], branch: 'b', repository: '/r' }

/** Returns the path of a build whose demo runs this code. */
function build(code: string): string {
  const directory = folder()
  put(directory, 'demo/index.js', code)
  put(directory, 'package.json', '{ "type": "module" }')
  return `${directory}/cli.js`
}

test('the demo answers with its steps, and tells people what happened', async () => {
  const program = build(`console.log(JSON.stringify({ ...${JSON.stringify(PLAYED)}, repository: process.argv.slice(2).join(' ') }))`)
  const answer = await json('/', ['demo', '--keep'], { program, env: { TMPDIR: folder() } })
  expect(answer).toMatchObject({ code: 0, outcome: 'ok', steps: [{ name: 'apply', outcome: 'applied', commit: 'c'.repeat(40), card: '' }] })
  expect(answer['repository']).toBe(`${program.replace('cli.js', 'index.js')} --keep ${String(answer['kept'])}`)
  const { out } = await run('/', ['demo'], { program, env: { TMPDIR: folder() } })
  expect(out).toMatch(/→ applied, commit c{12} on b \(9 requests, 12 ms\)\n/u)
  expect(out).toContain('--keep')
})

test('a demo that ends badly is an error', async () => {
  const bad = build(`console.log(${JSON.stringify(JSON.stringify({ ...PLAYED, outcome: 'error', problems: ['it broke'] }))}); process.exitCode = 1`)
  expect(await json('/', ['demo'], { program: bad, env: { TMPDIR: folder() } })).toMatchObject({ code: 1, outcome: 'error', message: expect.stringContaining('it broke') })
  const broken = build('throw new Error("no")')
  expect(await json('/', ['demo'], { program: broken, env: { TMPDIR: folder() } })).toMatchObject({ code: 1, outcome: 'error' })
})

test('a build without a demo refuses', async () => {
  expect(await json('/', ['demo'])).toMatchObject({ code: 3, refusals: [{ code: 'feature_off' }] })
})
