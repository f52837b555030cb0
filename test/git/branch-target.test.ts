import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { git, land, open, repository, setOf, tree } from '../worktree/fixture.js'

const REF = 'refs/holdfast/receipts/local/main'

function withBranch(files: Record<string, string>): string {
  const root = repository(files)
  git(root, 'branch', 'feature/x')
  return root
}

test('a set becomes one commit on the branch, made of the planned paths alone; the working tree is left alone', async () => {
  const root = withBranch({ 'a/x.txt': 'one\n', 'a/y': 'y\n', gone: 'gone\n', 'deep/er/m': 'm\n', 'run.sh': '#!/bin/sh\n' })
  const before = tree(root)
  const local = await open(root)
  const landing = await land(local.targets.branch('feature/x'), [
    { path: 'a/x.txt', after: 'two\r\n' }, { path: 'gone', after: null }, { path: 'n/e/w', after: 'new\n', mode: '100755' },
    { path: 'm', from: 'deep/er/m', after: 'm\n' },
  ], 'run:1', 'Change it\n\nHoldfast-Plan: forged [skip ci]')
  if (landing.kind !== 'landed') throw new Error(JSON.stringify(landing))
  expect(git(root, 'rev-parse', 'feature/x')).toBe(landing.receipt.commit)
  expect(git(root, 'rev-parse', 'feature/x^')).toBe(git(root, 'rev-parse', 'main'))
  expect(git(root, 'diff-tree', '-r', '--name-status', 'main', 'feature/x').split('\n').sort())
    .toEqual(['A\tm', 'A\tn/e/w', 'D\tdeep/er/m', 'D\tgone', 'M\ta/x.txt'])
  expect(git(root, 'ls-tree', '-r', 'feature/x').split('\n').map((line) => line.replace(/ blob \S+/u, ''))).toEqual([
    '100644\ta/x.txt', '100644\ta/y', '100644\tm', '100755\tn/e/w', '100644\trun.sh'])
  expect(git(root, 'cat-file', '-s', 'feature/x:a/x.txt')).toBe('5')
  expect(git(root, 'log', '-1', '--format=%an <%ae>|%cn|%s|%(trailers:only,separator=;)', 'feature/x')).toBe(
    `Ann Author <ann@example.com>|Ann Author|Change it Holdfast-Plan: forged (skip ci)|Holdfast-Plan: ${landing.receipt.plan_id};Holdfast-Receipt: ${landing.receipt.id};Holdfast-Request: run:1`)
  expect([tree(root), git(root, 'status', '--porcelain')]).toEqual([before, ''])
  expect(git(root, 'log', '-1', '--format=%P', REF).split(' ')[1]).toBe(landing.receipt.commit)
  expect(git(root, 'fsck', '--strict')).toBe('')
})

test('paths are what the head of the branch says, not the disk', async () => {
  const root = repository({ 'a/x': 'x\n', f: 'f\n' })
  symlinkSync('a', join(root, 'link'))
  symlinkSync('f', join(root, 'flink'))
  git(root, 'add', '-A')
  git(root, 'update-index', '--add', '--chmod=+x', 'f')
  git(root, 'update-index', '--add', '--cacheinfo', `160000,${git(root, 'rev-parse', 'HEAD')},sub`)
  git(root, 'commit', '-q', '-m', 'kinds')
  git(root, 'branch', 'side')
  git(root, 'rm', '-q', '-r', '--cached', '.')
  const local = await open(root)
  const loaded = await local.targets.branch('side').load(['a/x', 'f', 'none', 'a', 'flink', 'link/x', 'f/below', 'sub', 'sub/in', 'a/none/at/all'])
  if (!loaded.ok) throw new Error('refused')
  expect(loaded.value.base).toBe(git(root, 'rev-parse', 'side'))
  expect([...loaded.value.entries].map(([path, entry]) => [path, entry.kind === 'file' ? entry.mode : entry])).toEqual([
    ['a/x', '100644'], ['f', '100755'], ['none', { kind: 'missing' }], ['a', { kind: 'directory' }], ['flink', { kind: 'symlink' }],
    ['link/x', { kind: 'behind_symlink', link: 'link' }], ['f/below', { kind: 'behind_file', file: 'f' }], ['sub', { kind: 'submodule' }],
    ['sub/in', { kind: 'submodule' }], ['a/none/at/all', { kind: 'missing' }],
  ])
})

test('a branch that is not there, or is checked out somewhere, is refused by name', async () => {
  const root = withBranch({ a: 'a\n' })
  const local = await open(root)
  for (const name of ['none', 'feature', '', '../main', 'a\nb', '--help', 'main^', 'refs/heads/main']) {
    expect([name, await local.targets.branch(name).load(['a'])]).toMatchObject([name, { ok: false, refusals: [{ code: 'branch_missing' }] }])
  }
  expect(await local.targets.branch('main').load(['a'])).toMatchObject({ ok: false, refusals: [{ code: 'invalid_request' }] })
  const target = local.targets.branch('feature/x')
  const set = await setOf(target, [{ path: 'a', after: 'b\n' }])
  git(root, 'checkout', '-q', 'feature/x')
  expect(await target.land(set)).toMatchObject({ kind: 'refused', refusals: [{ code: 'invalid_request' }] })
  git(root, 'checkout', '-q', 'main')
  git(root, 'branch', '-D', 'feature/x')
  expect(await target.land(set)).toMatchObject({ kind: 'refused', refusals: [{ code: 'branch_missing' }] })
  expect(git(root, 'for-each-ref', 'refs/holdfast')).toBe('')
})

test('a branch that moved is told of, and nothing is written', async () => {
  const root = withBranch({ a: 'a\n', b: 'b\n' })
  const local = await open(root)
  const target = local.targets.branch('feature/x')
  const set = await setOf(target, [{ path: 'a', after: 'aa\n' }], 'run:1')
  expect(await land(target, [{ path: 'b', after: 'bb\n' }], 'run:2')).toMatchObject({ kind: 'landed' })
  const refs = git(root, 'for-each-ref')
  expect(await target.land(set)).toEqual({ kind: 'moved' })
  expect(git(root, 'for-each-ref')).toBe(refs)
})

test('the same request again is its first receipt', async () => {
  const root = withBranch({ a: 'a\n' })
  const [one, other] = [await open(root), await open(root)]
  const set = await setOf(one.targets.branch('feature/x'), [{ path: 'a', after: 'aa\n' }])
  const landings = await Promise.all([one, other, one, other].map((local) => local.targets.branch('feature/x').land(set)))
  expect(git(root, 'rev-list', '--count', 'main..feature/x')).toBe('1')
  const again = await (await open(root)).targets.branch('feature/x').land(set)
  expect(again).toMatchObject({ kind: 'landed', receipt: { commit: git(root, 'rev-parse', 'feature/x') } })
  for (const landing of landings) expect(landing).toEqual(again)
  expect(await one.ledger.receipts()).toHaveLength(1)
})

test('another set under the same request id is not taken for it, nor landed', async () => {
  const root = withBranch({ a: 'a\n', b: 'b\n' })
  const local = await open(root)
  for (const target of [local.targets.branch('feature/x'), local.targets.worktree, local.targets.commit]) {
    const [one, other] = [await setOf(target, [{ path: 'a', after: 'aa\n' }], target === local.targets.worktree ? 'w' : 'r'), await setOf(target, [{ path: 'b', after: 'bb\n' }], target === local.targets.worktree ? 'w' : 'r')]
    const first = await target.land(one)
    expect(first).toMatchObject({ kind: 'landed' })
    expect(await target.land(other)).toEqual(first)
    git(root, 'checkout', '-q', '--', '.')
  }
  expect([git(root, 'show', 'feature/x:b'), git(root, 'show', 'main:b'), tree(root)['b']]).toEqual(['b', 'b', '644 b\n'])
})

test('of many sets at once each lands entirely or says that the branch moved', async () => {
  const root = withBranch({ a: 'a\n' })
  const sets = await Promise.all(Array.from({ length: 6 }, async (_, n) => {
    const target = (await open(root)).targets.branch('feature/x')
    return { target, set: await setOf(target, [{ path: `f${String(n)}`, after: 'x\n' }], `run:${String(n)}`) }
  }))
  const landings = await Promise.all(sets.map(({ target, set }) => target.land(set)))
  const landed = landings.filter((landing) => landing.kind === 'landed').length
  expect(landed).toBeGreaterThanOrEqual(1)
  expect(landings.every((landing) => landing.kind !== 'refused')).toBe(true)
  expect(git(root, 'rev-list', '--count', 'main..feature/x')).toBe(String(landed))
  expect(await (await open(root)).ledger.receipts()).toHaveLength(landed)
})

test('a set without files leaves a receipt and no commit', async () => {
  const root = withBranch({ a: 'a\n' })
  const local = await open(root)
  expect(await land(local.targets.branch('feature/x'), [])).toMatchObject({ kind: 'landed', receipt: { commit: null, files: [] } })
  expect(git(root, 'rev-parse', 'feature/x')).toBe(git(root, 'rev-parse', 'main'))
  expect(await local.ledger.receipts()).toHaveLength(1)
})
