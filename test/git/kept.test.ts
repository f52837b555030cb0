import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { utf8 } from '../../src/base/encoding.js'
import { bindPlan, sideOf, type Plan } from '../../src/engine/plan.js'
import type { RetainedPlan, Shelf } from '../../src/engine/ports.js'
import { sha256 } from '../../src/host/sha256.js'
import type { Local } from '../../src/wiring.js'
import { git, open, repository, temporary } from '../worktree/fixture.js'

const REF = 'refs/holdfast/plans/local/main'
const EMPTY: Shelf = { plans: [], retired: [] }

function plan(title: string, content: string): Plan {
  const side = (text: string): ReturnType<typeof sideOf> => sideOf(utf8(text), '100644', sha256)
  return bindPlan({
    title, verify: [{ language: 'py', code: 'print("\u2028")' }], unchanged: ['same'],
    files: [
      { operation: 'edit', path: 'é/\ud83d\ude00 a', before: side('one\n'), after: sideOf(utf8(content), '100755', sha256) },
      { operation: 'move', path: 'to', from: 'from', before: side(''), after: side('') },
      { operation: 'create', path: 'new', before: null, after: sideOf(Uint8Array.from([0, 255, 10]), '100644', sha256) },
      { operation: 'delete', path: 'gone', before: side('\ufeffgone\r\n'), after: null },
    ],
  }, 'local', null, sha256)
}

function retained(title: string, content = title): RetainedPlan {
  return { plan: plan(title, content), author: 'ann', createdAt: 1, expiresAt: 2_000_000_000_000 }
}

const shelfOf = (local: Local): Promise<Shelf> => local.shelf.update((shelf) => ({ answer: shelf }))
const replace = (local: Local, shelf: Shelf): Promise<null> => local.shelf.update(() => ({ answer: null, next: shelf }))

test('a shelf comes back exactly as it was put away', async () => {
  const root = repository({ a: 'a\n' })
  expect(await shelfOf(await open(root))).toEqual(EMPTY)
  expect(git(root, 'for-each-ref', 'refs/holdfast')).toBe('')
  const shelf: Shelf = {
    plans: [retained('first'), retained('second \u202e "\\ \u0000')],
    retired: [{ id: 'cs-1', state: 'applied', receipt: 'hr-1', at: 5 }, { id: 'cs-2', state: 'discarded', at: 6 }, { id: 'cs-3', state: 'expired', at: 7 }],
  }
  await replace(await open(root), shelf)
  const back = await shelfOf(await open(root))
  // A clone of a Buffer is a plain array of bytes.
  expect(structuredClone(back)).toEqual(structuredClone(shelf))
  expect(git(root, 'fsck', '--strict')).toBe('')
})

test('it is one commit without parents, and content that was let go is no longer referred to', async () => {
  const root = repository({ a: 'a\n' })
  git(root, 'config', 'core.logAllRefUpdates', 'always')
  const local = await open(root)
  await replace(local, { plans: [retained('keep'), retained('drop', 'secret content\n')], retired: [] })
  const oid = git(root, 'ls-tree', '-r', REF).split('\n').find((line) => line.endsWith(sha256(utf8('secret content\n'))))?.split(/\s/u)[2] ?? ''
  expect(git(root, 'cat-file', 'blob', oid)).toBe('secret content')
  await replace(local, { plans: [retained('keep')], retired: [{ id: plan('drop', 'secret content\n').id, state: 'discarded', at: 1 }] })
  expect(git(root, 'rev-list', '--count', REF)).toBe('1')
  git(root, 'gc', '-q', '--prune=now')
  expect(() => git(root, 'cat-file', '-e', oid)).toThrow()
  expect((await shelfOf(await open(root))).plans.map((one) => one.plan.title)).toEqual(['keep'])
})

test('a step that replaces nothing writes nothing, and one that others overtook answers anew', async () => {
  const root = repository({ a: 'a\n' })
  const [one, other] = [await open(root), await open(root)]
  await replace(one, { plans: [retained('first')], retired: [] })
  const before = git(root, 'rev-parse', REF)
  expect(await one.shelf.update(({ plans }) => ({ answer: plans.length }))).toBe(1)
  expect(git(root, 'rev-parse', REF)).toBe(before)
  const add = (local: Local, n: number): Promise<number> => local.shelf.update((shelf) =>
    ({ answer: shelf.plans.length, next: { ...shelf, plans: [...shelf.plans, retained(`plan ${String(n)}`)] } }))
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => add(n % 2 === 0 ? one : other, n)))
  expect(answers.sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set((await shelfOf(one)).plans.map(({ plan: { id } }) => id)).size).toBe(7)
})

test('a plan whose content is not what its id says is passed over and told of', async () => {
  const root = repository({ a: 'a\n' })
  await replace(await open(root), { plans: [retained('good'), retained('bad'), retained('torn')], retired: [] })
  const form = JSON.parse(git(root, 'show', `${REF}:plans.json`)) as { plans: { plan: { title: string; files: { path: string }[] } }[] }
  const [, bad, torn] = form.plans
  if (bad?.plan.files[0] === undefined || torn === undefined) throw new Error('no plan')
  bad.plan.files[0].path = '.github/workflows/x.yml'
  torn.plan.title = '\ud800'
  const feed = (input: string, ...args: string[]): string => execFileSync('git', args, { cwd: root, input, encoding: 'utf8' }).trim()
  const json = feed(JSON.stringify(form), 'hash-object', '-w', '--stdin')
  const tree = feed(`${git(root, 'ls-tree', REF).replace(/blob [0-9a-f]+\tplans\.json/u, `blob ${json}\tplans.json`)}\n`, 'mktree')
  git(root, 'update-ref', REF, git(root, 'commit-tree', '-m', 'x', tree))
  const heard: string[] = []
  const shelf = await shelfOf(await open(root, { notice: (words) => heard.push(words) }))
  expect(shelf.plans.map((one) => one.plan.title)).toEqual(['good'])
  expect(heard.join()).toMatch(/not what its id says/u)
})

test('gc lets go of what has expired, and of the plans of working trees that are gone', async () => {
  const root = repository({ a: 'a\n' })
  const linked = `${temporary()}/side`
  git(root, 'worktree', 'add', '-q', '-b', 'side', linked)
  const local = await open(root, { now: () => 100 })
  await replace(await open(linked), { plans: [retained('there')], retired: [] })
  await replace(local, { plans: [{ ...retained('old'), expiresAt: 100 }, { ...retained('new'), expiresAt: 101 }], retired: [] })
  expect(await local.gc()).toEqual({ plans: 1, transactions: 0, worktrees: 0 })
  expect(await shelfOf(local)).toMatchObject({ plans: [{ plan: { title: 'new' } }], retired: [{ state: 'expired', at: 100 }] })
  git(root, 'worktree', 'remove', '--force', linked)
  expect(await local.gc()).toEqual({ plans: 0, transactions: 0, worktrees: 1 })
  expect(git(root, 'for-each-ref', '--format=%(refname)', 'refs/holdfast')).toBe(REF)
})
