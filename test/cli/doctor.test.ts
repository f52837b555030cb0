import { afterEach, expect, test } from 'vitest'
import { startGitHub, type Double, type DoubleOptions } from '../github/double.js'
import { json, run } from './running.js'

const open: Double[] = []
afterEach(async () => {
  for (const double of open.splice(0)) {
    expect(double.violations).toEqual([])
    await double.close()
  }
})

async function scene(options: DoubleOptions = {}): Promise<{ readonly double: Double; readonly env: Record<string, string> }> {
  const double = await startGitHub({ limits: 'none', ...options })
  open.push(double)
  await double.addRepository('octo/demo', { files: { 'README.md': { content: 'demo\n' } } })
  return { double, env: { GITHUB_TOKEN: double.token, GITHUB_REPOSITORY: 'octo/demo', GITHUB_API_URL: double.url, GITHUB_GRAPHQL_URL: double.graphqlUrl } }
}

const statuses = (answer: { readonly doctor?: unknown }): unknown => Object.fromEntries((answer.doctor as { check: string; status: string }[]).map(({ check, status }) => [check, status]))

test('a token that may do all is told so, and leaves no ref behind', async () => {
  const { double, env } = await scene()
  const answer = await json('/', ['doctor'], { env })
  expect(statuses(answer)).toMatchObject({ 'repository': 'ok', 'update-refs': 'ok', 'branch': 'ok' })
  const refs = await double.world.store(double.repository('octo/demo')).refs('refs/holdfast')
  expect([...refs]).toEqual([])
  expect((await run('/', ['doctor'], { env })).code).toBe(0)
})

test.each([['branches-and-tags', 'limited'], ['off', 'limited']] as const)('where updateRefs takes %s, the ledger is %s', async (updateRefs, status) => {
  const { double, env } = await scene({ updateRefs })
  expect(statuses(await json('/', ['doctor'], { env }))).toMatchObject({ 'update-refs': status })
  expect([...await double.world.store(double.repository('octo/demo')).refs('refs/holdfast')]).toEqual([])
})

test('a token that may read only lacks what Holdfast needs', async () => {
  const { env } = await scene({ token: { permissions: { contents: 'read', metadata: 'read' } } })
  const ran = await run('/', ['doctor'], { env })
  expect(ran.code).toBe(1)
  expect(ran.out).toContain('MISSING')
})

test('what is missing from the environment is named', async () => {
  expect((await json('/', ['doctor'], { env: {} })).outcome).toBe('refused')
  expect((await run('/', ['doctor', '--repository', 'nonsense'], { env: { GITHUB_TOKEN: 'x' } })).err).toContain('OWNER/NAME')
})
