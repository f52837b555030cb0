/** `tx` on the command line, over real repositories; each run is a start of its own. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, get, git, json, put, repository, run, type Answered } from './running.js'

const swap = (file: string, old_string: string, new_string: string): string => JSON.stringify({ file, edits: [{ old_string, new_string }] })
const REF = 'refs/holdfast/transactions/local/main'

async function begun(directory: string): Promise<string> {
  const { code, transaction } = await json(directory, ['tx', 'begin', 'a name'])
  expect(code).toBe(0)
  expect(transaction).toMatchObject({ name: 'a name', files: [], chunks: [], commits: true })
  expect(transaction.id).toMatch(/^tx-[0-9a-f]{16}$/u)
  return transaction.id as string
}

test('begin, edit, info, commit, undo: from start to start, by words and documents', async () => {
  const directory = repository({ 'a.txt': 'one\ntwo\n', 'b.sh': 'b\n' })
  const id = await begun(directory)
  expect(await json(directory, ['tx', 'edit', id], { stdin: swap('a.txt', 'two', '2') })).toMatchObject({ code: 0, transaction: { files: [{ path: 'a.txt', operation: 'edit' }] } })
  put(directory, 'edit.json', JSON.stringify({ action: 'edit', txn_id: id, file: 'new.txt', create: true, content: 'new\n' }))
  expect(await json(directory, ['tx', 'edit', 'edit.json'])).toMatchObject({ code: 0, transaction: { files: [{}, { path: 'new.txt', operation: 'create' }] } })
  expect(await json(directory, ['tx', '-'], { stdin: JSON.stringify({ transaction: { action: 'edit', txn_id: id, file: 'b.sh', edits: [{ old_string: 'b', new_string: 'B' }] } }) })).toMatchObject({ code: 0 })
  expect([get(directory, 'a.txt'), git(directory, 'rev-list', '--count', REF).trim()]).toEqual(['one\ntwo\n', '1'])
  expect((await json(directory, ['tx', 'list'])).transactions).toMatchObject([{ id, files: ['a.txt', 'new.txt', 'b.sh'] }])
  expect((await run(directory, ['tx', 'info', id])).out).toBe(`${id}  a name, 3 files staged\n  edit a.txt\n  create new.txt\n  edit b.sh\n`)
  expect(await json(directory, ['tx', 'commit', id, '--dry-run'])).toMatchObject({ code: 0, outcome: 'planned' })
  const done = await json(directory, ['tx', 'commit', id])
  expect(done).toMatchObject({ code: 0, outcome: 'applied', receipt: { operation: 'transaction', title: 'a name', files: [{ path: 'a.txt' }, { path: 'b.sh' }, { path: 'new.txt' }] } })
  expect([get(directory, 'a.txt'), get(directory, 'new.txt')]).toEqual(['one\n2\n', 'new\n'])
  expect(await json(directory, ['tx', 'commit', id])).toMatchObject({ code: 0, outcome: 'applied', repeated: true, receipt: { id: done['receipt'].id } })
  expect(await json(directory, ['tx', 'info', id])).toMatchObject({ transaction: { state: 'committed', receipt: done['receipt'].id } })
  expect(await json(directory, ['tx', 'undo_commit', id])).toMatchObject({ code: 0, outcome: 'applied', receipt: { undoes: done['receipt'].id } })
  expect(git(directory, 'status', '--porcelain').trim()).toBe('?? edit.json')
  expect(await json(directory, ['tx', 'undo_commit', id])).toMatchObject({ code: 3, refusals: [{ code: 'already_undone' }] })
})

test('commits to the current branch, or to another one that it then reads from', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const id = await begun(directory)
  await json(directory, ['tx', 'edit', id], { stdin: swap('a.txt', 'a', 'b') })
  const done = await json(directory, ['tx', 'commit', id, '--commit'])
  expect(done['receipt'].commit).toBe(git(directory, 'rev-parse', 'HEAD').trim())
  expect(git(directory, 'log', '-1', '--format=%s').trim()).toBe('a name')
  git(directory, 'branch', 'side', 'HEAD~1')
  const other = await begun(directory)
  expect(await json(directory, ['tx', 'edit', other, '--branch', 'side'], { stdin: swap('a.txt', 'b', 'c') })).toMatchObject({ code: 3, refusals: [{ code: 'no_match' }] })
  await json(directory, ['tx', 'edit', other, '--branch', 'side'], { stdin: swap('a.txt', 'a', 'c') })
  expect(await json(directory, ['tx', 'commit', other])).toMatchObject({ code: 3, refusals: [{ code: 'stale_anchor', path: 'a.txt' }] })
  expect(await json(directory, ['tx', 'commit', other, '--branch', 'side'])).toMatchObject({ code: 0, outcome: 'applied' })
  expect([git(directory, 'show', 'side:a.txt'), get(directory, 'a.txt')]).toEqual(['c\n', 'b\n'])
})

test('paths are relative to the directory one is in or names, and answers to the repository', async () => {
  const directory = repository({ 'a.txt': 'a\n', 'pkg/a.txt': 'a\n' })
  const id = await begun(directory)
  const inside = join(directory, 'pkg')
  expect(await json(directory, ['tx', 'edit', id, '-C', 'pkg'], { stdin: swap('a.txt', 'a', 'b') })).toMatchObject({ transaction: { files: [{ path: 'pkg/a.txt' }] } })
  const named = (workspace_dir: string): Promise<Answered> => json('/', ['tx', 'edit', id], { stdin: JSON.stringify({ ...JSON.parse(swap('a.txt', 'b', 'c')) as object, workspace_dir }) })
  expect(await named(inside)).toMatchObject({ code: 0, transaction: { files: [{ path: 'pkg/a.txt' }] } })
  expect(await named('pkg')).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }] })
  expect(await named(join(directory, 'gone'))).toMatchObject({ code: 3, refusals: [{ code: 'not_a_repository' }] })
  expect(await named('/')).toMatchObject({ code: 3, refusals: [{ code: 'not_a_repository' }] })
})

test.each<[sentence: string, words: readonly string[], stdin: string]>([
  ['another action', ['edit', 'ID'], '{"action":"edit_multi"}'],
  ['another transaction', ['edit', 'ID'], '{"txn_id":"tx-0000000000000000","file":"a.txt"}'],
  ['a document that is none', ['edit', 'ID'], '[1]'],
  ['more than the arguments', ['edit', 'ID'], '{"transaction":{},"changes":[]}'],
  ['an action that is none', ['wipe', 'ID'], '{}'],
  ['a rollback that is only tried', ['rollback', 'ID', '--dry-run'], ''],
  ['one word too many', ['info', 'ID', '-', 'more'], '{}'],
])('words and document that disagree are refused: %s', async (_, words, stdin) => {
  const directory = repository({ 'a.txt': 'a\n' })
  const id = await begun(directory)
  const before = git(directory, 'rev-parse', REF)
  const answer = await json(directory, ['tx', ...words.map((word) => (word === 'ID' ? id : word))], { stdin })
  expect(answer['code']).toBeGreaterThan(1)
  if (answer['code'] === 3) expect(answer['refusals'][0].code).toBe('invalid_request')
  expect(git(directory, 'rev-parse', REF)).toBe(before)
})

test('expires half an hour after its last call, and gc drops it', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const start = Date.now()
  const { transaction: { id } } = await json(directory, ['tx', 'begin', 'old'], { now: () => start })
  const later = { now: () => start + 30 * 60_000 }
  expect(await json(directory, ['gc'], later)).toMatchObject({ gc: { plans: 0, transactions: 1 } })
  expect(await json(directory, ['tx', 'info', id])).toMatchObject({ code: 3, refusals: [{ code: 'transaction_expired' }] })
})

test('two at once on one transaction: every edit that was told to be staged is committed', async () => {
  const files = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`f${String(n)}`, 'x\n']))
  const directory = repository(files)
  const id = await begun(directory)
  const answers = await Promise.all(Object.keys(files).map((file) => json(directory, ['tx', 'edit', id], { stdin: swap(file, 'x', file) })))
  expect(answers.map(({ code }) => code as number)).toEqual(answers.map(() => 0))
  const commits = await Promise.all([1, 2, 3].map(() => json(directory, ['tx', 'commit', id])))
  expect(new Set(commits.map(({ receipt }) => receipt?.id as string)).size).toBe(1)
  expect(Object.keys(files).map((file) => get(directory, file))).toEqual(Object.keys(files).map((file) => `${file}\n`))
  expect((await json(directory, ['receipts'])).receipts).toHaveLength(1)
})

test('a linked working tree has transactions of its own', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const id = await begun(directory)
  git(directory, 'worktree', 'add', '-q', '--detach', join(folder(), 'linked-tx'))
  const linked = git(directory, 'worktree', 'list', '--porcelain').match(/worktree (\S*linked-tx\S*)/u)?.[1] ?? ''
  expect(await json(linked, ['tx', 'info', id])).toMatchObject({ code: 3, refusals: [{ code: 'transaction_not_found' }] })
  git(directory, 'worktree', 'remove', '--force', linked)
})
