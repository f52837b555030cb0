/** Situations that a person gets into, each with the answer that gets them out again. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLocal } from '../../src/wiring.js'
import { anchorOf, changeSet, get, git, json, put, repository, run, type Answered } from './running.js'

async function change(directory: string, path: string, line: string): Promise<string> {
  return changeSet({ [path]: await anchorOf(directory, path) }, line, `set ${path}`)
}

async function applied(directory: string, line: string, ...options: readonly string[]): Promise<string> {
  const { receipt } = await json(directory, ['apply', ...options], { stdin: await change(directory, 'a.txt', line) })
  return receipt.id as string
}

test('what was undone and then brought back by git can be undone again', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const id = await applied(directory, 'x')
  git(directory, 'commit', '-qam', 'x')
  const { receipt } = await json(directory, ['undo', id])
  expect(await json(directory, ['undo', id])).toMatchObject({ code: 3, refusals: [{ code: 'already_undone' }] })
  git(directory, 'checkout', '-q', '.')
  const back = await json(directory, ['undo', receipt.id])
  expect(back).toMatchObject({ code: 3, refusals: [{ code: 'changed_since' }] })
  expect(back.refusals[0].message).toContain('it is already as it was before that receipt. Nothing is left to take back in it.')
  expect(await json(directory, ['undo', id])).toMatchObject({ code: 0, outcome: 'applied', receipt: { undoes: id } })
  expect(get(directory, 'a.txt')).toBe('a\n')
  expect(await json(directory, ['undo', id])).toMatchObject({ code: 3, refusals: [{ code: 'already_undone' }] })
})

test('a file that is saved between plan and write is judged by the anchors that were sent', async () => {
  const directory = repository({ 'a.txt': 'a\n', 'long.txt': 'one\ntwo\nthree\n' })
  /** Opens the repository so that somebody saves a file just before the first landing. */
  const saving = (path: string, text: string): typeof openLocal => async (options) => {
    const local = await openLocal(options)
    if (!local.ok) return local
    const { worktree } = local.value.targets
    let first = true
    const land: typeof worktree.land = async (set) => {
      if (first) put(directory, path, text)
      first = false
      return worktree.land(set)
    }
    return { ok: true, value: { ...local.value, targets: { ...local.value.targets, worktree: { ...worktree, land } } } }
  }
  const refused = await json(directory, ['apply'], { stdin: await change(directory, 'a.txt', 'x'), openLocal: saving('a.txt', 'theirs\n') })
  expect(refused).toMatchObject({
    code: 3, refusals: [{ code: 'stale_anchor', path: 'a.txt', current_anchor: await anchorOf(directory, 'a.txt'), reread: { path: 'a.txt', start: 1, count: 1 } }],
  })
  expect(get(directory, 'a.txt')).toBe('theirs\n')
  const { lines: [, two] } = await json(directory, ['read', 'long.txt', '--line-anchors']) as { lines: Answered[] }
  const set = JSON.stringify({ version: 1, changes: [{ path: 'long.txt', hunks: [{ start: two?.['anchor'], end: two?.['anchor'], lines: ['TWO'] }] }] })
  expect(await json(directory, ['apply'], { stdin: set, openLocal: saving('long.txt', 'one\ntwo\nTHREE\n') })).toMatchObject({ code: 0, outcome: 'applied' })
  expect(get(directory, 'long.txt')).toBe('one\nTWO\nTHREE\n')
})

test('a transaction whose file has changed says how to go on', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const { transaction: { id } } = await json(directory, ['tx', 'begin', 'two files'])
  await json(directory, ['tx', 'edit', id], { stdin: JSON.stringify({ file: 'a.txt', edits: [{ old_string: 'a', new_string: 'x' }] }) })
  put(directory, 'a.txt', 'theirs\n')
  const { refusals: [refusal] } = await json(directory, ['tx', 'commit', id]) as { refusals: Answered[] }
  expect(refusal).toMatchObject({ code: 'stale_anchor', path: 'a.txt', current_anchor: await anchorOf(directory, 'a.txt') })
  expect(refusal?.['message']).toContain('Bring the file back to what it was, or roll the transaction back and stage its edits in a new one.')
  expect(refusal?.['message']).not.toContain('send the change again')
  put(directory, 'a.txt', 'a\n')
  expect(await json(directory, ['tx', 'commit', id])).toMatchObject({ code: 0, outcome: 'applied' })
})

test('a pipe is called one, and nothing is made in its place', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  execFileSync('mkfifo', [join(directory, 'pipe')])
  const { refusals: [refusal] } = await json(directory, ['read', 'pipe']) as { refusals: Answered[] }
  expect(refusal).toMatchObject({ code: 'missing_file', message: 'pipe does not exist: what stands there is a pipe, socket or device. Name a regular file.' })
  const { transaction: { id } } = await json(directory, ['tx', 'begin', 'in its place'])
  const created = await json(directory, ['tx', 'edit', id], { stdin: JSON.stringify({ file: 'pipe', create: true, content: 'x\n' }) })
  expect(created).toMatchObject({ code: 3, refusals: [{ code: 'file_exists', path: 'pipe' }] })
})

test('a name that does not stand on the line is what is missing, not a text to replace', async () => {
  const directory = repository({ 'a.ts': 'const one = 1, two = one + one\n' })
  const { refusals: [absent] } = await json(directory, ['definition', 'a.ts:1', 'three']) as { refusals: Answered[] }
  expect(absent).toMatchObject({ code: 'no_match', message: '"three" is not in a.ts: it does not stand on line 1 as a word. Look at the line with "holdfast read a.ts:1", and name a word of it.' })
  const { refusals: [twice] } = await json(directory, ['definition', 'a.ts:1', 'one']) as { refusals: Answered[] }
  expect(twice).toMatchObject({ code: 'ambiguous_match', message: '"one" stands in a.ts more than once: on line 1 at columns 7, 22, 28. Name the place with its column, as in a.ts:1:7.' })
})

test('config check says what stands there and what may', async () => {
  const directory = repository({ '.github/holdfast.yml': 'roles: 5\npaths: [{ match: 3 }]\nask: perhaps\n' })
  const { code, refusals } = await json(directory, ['config', 'check']) as { code: number; refusals: Answered[] }
  expect(code).toBe(3)
  const words = refusals.map(({ message }) => /holdfast\.yml\): (.*?)\. Correct/u.exec(String(message))?.[1])
  expect(words).toEqual([
    'line 1, column 8: roles is 5, and must be an object',
    'line 3, column 6: ask is "perhaps", and must be true or false',
    'line 2, column 18: paths[0].match is 3: a pattern or a list of patterns stands here',
  ])
})

test('status of a plan that is gone says what it was', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const { plan } = await json(directory, ['preview'], { stdin: await change(directory, 'a.txt', 'x') })
  await json(directory, ['apply', plan.id])
  expect(await json(directory, ['status', plan.id])).toMatchObject({
    outcome: 'planned', plan: { applies: false, title: 'set a.txt', files: [{ path: 'a.txt', added: 1, removed: 1 }], refusals: [{ code: 'plan_applied' }] },
  })
  const other = await json(directory, ['preview'], { stdin: await change(directory, 'a.txt', 'y') })
  await json(directory, ['discard', other.plan.id])
  expect(await json(directory, ['status', other.plan.id])).toMatchObject({ plan: { applies: false, title: 'set a.txt', files: [], refusals: [{ code: 'plan_discarded' }] } })
})

test('characters that do not show are let through on a machine of one\'s own, and named', async () => {
  const directory = repository({ 'a.txt': 'a\n' })
  const checks = [{ name: 'hidden characters', status: 'warning', summary: 'a.txt gains 1 invisible or direction-changing character' }]
  const { plan } = await json(directory, ['preview'], { stdin: await change(directory, 'a.txt', 'tw\u202eo') })
  expect(plan.checks).toEqual(expect.arrayContaining(checks))
  const { receipt } = await json(directory, ['apply', plan.id])
  expect(receipt.checks).toEqual(expect.arrayContaining(checks))
  const told = await run(directory, ['apply'], { stdin: await change(directory, 'a.txt', 'z\u200be\u200bro') })
  expect(told.out).toContain('hidden characters: warning, a.txt gains 2 invisible or direction-changing characters')
  const { receipt: taken } = await json(directory, ['apply'], { stdin: await change(directory, 'a.txt', 'plain') })
  expect(JSON.stringify(taken.checks)).not.toContain('hidden')
})

test('a commit says which filters and hooks of git it has passed by', async () => {
  const directory = repository({ 'a.txt': 'a\n', 'b.dat': 'b\n', '.gitattributes': '*.dat filter=lfs\n' })
  mkdirSync(join(directory, '.git/hooks'), { recursive: true })
  const hook = join(directory, '.git/hooks/pre-commit')
  writeFileSync(hook, '#!/bin/sh\nexit 1\n')
  const both = changeSet({ 'a.txt': await anchorOf(directory, 'a.txt'), 'b.dat': await anchorOf(directory, 'b.dat') }, 'x')
  const { receipt } = await json(directory, ['apply', '--commit'], { stdin: both })
  expect(receipt.checks).toContainEqual({ name: 'git', status: 'not run', summary: 'filter=lfs of b.dat' })
  chmodSync(hook, 0o755)
  const hooked = await json(directory, ['apply', '--commit'], { stdin: await change(directory, 'a.txt', 'y') })
  expect(hooked.receipt.checks).toContainEqual({ name: 'git', status: 'not run', summary: 'the hook pre-commit' })
  git(directory, 'branch', 'side')
  const aside = await json(directory, ['apply', '--branch', 'side'], { stdin: await change(directory, 'b.dat', 'z') })
  expect(aside.receipt.checks).toContainEqual({ name: 'git', status: 'not run', summary: expect.stringContaining('the hook pre-commit') as string })
  const plain = await json(directory, ['apply'], { stdin: await change(directory, 'a.txt', 'w') })
  expect(JSON.stringify(plain.receipt.checks)).not.toContain('not run')
})
