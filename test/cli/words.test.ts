/** The words of the command line: ours, and naming what was found and what is allowed. */
import { expect, test } from 'vitest'
import { anchorOf, changeSet, git, json, repository, run } from './running.js'

const directory = repository({ 'a.txt': 'a\nb\nc\n' })

test.each([
  [['read', 'a.txt', '--max-tokens', 'x'], /--max-tokens is (?:"x"|null), and must be a number/u],
  [['read', 'a.txt', '--max-tokens', '0'], /--max-tokens is "?0"?, and must be at least 1/u],
  [['apply', '--nonsense'], /^holdfast: apply has no option --nonsense; see holdfast apply --help\n$/u],
  [['status'], /^holdfast: status needs PLAN_ID: it takes PLAN_ID; see/u],
  [['status', 'a', 'b'], /^holdfast: status takes PLAN_ID and no more; see/u],
  [['apply', '--branch'], /the option --branch <BRANCH> needs a value; see/u],
  [['completion', 'tcsh'], /^holdfast: tcsh is not one of bash\|zsh\|fish; see/u],
])('%j is a usage error in plain words', async (argv, expected) => {
  const { code, err } = await run(directory, argv)
  expect(err).toMatch(expected)
  expect(code).toBe(2)
})

test.each([
  ['[1]', 'a ChangeSet is a JSON object'],
  ['{ "version": 1,, }', '"," at line 1, column 16'],
  ['version: 1', '"version" at line 1, column 1'],
  ['\n  \u201cversion\u201d: 1', 'typographic character U+201C at line 2, column 3'],
  ['{"version":1,"changes":[{"path":7,"expected_anchor":"fa:000000000000","hunks":[]}]}', 'changes[0].path is 7, and must be a string'],
  ['{"version":1,"changes":[{"path":"a.txt","hunks":[]}],"hunk":1}', 'the document has "hunk", which is not known there; it can have version, title, changes'],
  ['{"version":1,"changes":[{"path":"a.txt","hunk":[]}]}', 'changes[0].hunks is missing'],
  ['{"version":1,"changes":[]}', 'changes is an array, and must have at least 1 item'],
])('the document %s is told in plain words', async (stdin, expected) => {
  const { code, refusals } = await json(directory, ['preview'], { stdin })
  expect(code).toBe(3)
  expect(refusals[0].code).toBe('invalid_request')
  expect(refusals.map(({ message }: { message: string }) => message).join('\n')).toContain(expected)
})

test.each(['file a.txt fa:000000000000\n', '\n\ncreate file b.txt\n', 'delete file a.txt\n', 'move file a.txt b.txt\n'])('%j looks like a patch', async (stdin) => {
  const { refusals } = await json(directory, ['preview'], { stdin })
  expect(refusals).toMatchObject([{ code: 'feature_off', message: expect.stringContaining('HOLDFAST_ANCHOR_PATCH=1') }])
})

test('what is switched off is told by its switch, a member of a document too', async () => {
  const off = await json(directory, ['preview'], { stdin: '{}', env: { HOLDFAST_EDIT_HUNKS: '0' } })
  expect(off.refusals[0].message).toBe('HOLDFAST_CHANGESET (which needs HOLDFAST_EDIT_HUNKS) is switched off here. Set HOLDFAST_EDIT_HUNKS=1, or on GitHub the input edit-hunks: 1, or do without it.')
  const set = { version: 1, refactors: [] }
  expect((await json(directory, ['preview'], { stdin: JSON.stringify(set), env: { HOLDFAST_LSP: '0' } })).refusals[0].message).toMatch(/^HOLDFAST_LSP is switched off here\. Set HOLDFAST_LSP=1/u)
})

test('a read that fails says nothing of writing, and a range that ends before it begins is named', async () => {
  const { err } = await run(directory, ['read', 'a.txt:3-2'])
  expect(err).toMatch(/^Refused\n/u)
  expect((await json(directory, ['read', 'a.txt:3-2'])).refusals[0]).toMatchObject({ code: 'out_of_bounds', position: '3-2' })
  expect((await json(directory, ['read', 'a.txt:9-10'])).refusals[0]).toMatchObject({ code: 'out_of_bounds', position: 9 })
})

test('hints name the place where a set landed, and titles stay on their line', async () => {
  const set = async (title: string): Promise<string> => changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'x', title)
  const planned = await run(directory, ['preview'], { stdin: await set('one\ntwo') })
  expect(planned.out).toMatch(/To apply it: holdfast apply cs-[0-9a-f]{64}\n/u)
  expect((await run(directory, ['plans'])).out).toContain('one\\ntwo')
  git(directory, 'branch', 'next')
  const onBranch = await run(directory, ['apply', '--branch', 'next'], { stdin: await set('on a branch') })
  expect(onBranch.out).toMatch(/holdfast undo hr-[0-9a-f]{64} --branch next\n/u)
  const id = /hr-[0-9a-f]{64}/u.exec(onBranch.out)?.[0] ?? ''
  expect((await json(directory, ['undo', id, '--branch', 'next'])).outcome).toBe('applied')
  const committed = await run(directory, ['apply', '--commit'], { stdin: await set('two\nlines') })
  expect(committed.out).toMatch(/holdfast undo hr-[0-9a-f]{64} --commit\n/u)
  expect((await run(directory, ['receipts'])).out).toContain('two\\nlines')
})

test('--version answers one JSON object where that is asked', async () => {
  for (const argv of [['--version', '--json'], ['--json', '--version']]) expect(JSON.parse((await run(directory, argv)).out)).toMatchObject({ outcome: 'ok' })
})
