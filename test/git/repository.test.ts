import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLocal } from '../../src/wiring.js'
import { ENVIRONMENT, git, land, open, repository, temporary, tree, write } from '../worktree/fixture.js'

const opening = (directory: string, more: Record<string, string> = {}): ReturnType<typeof openLocal> =>
  openLocal({ directory, environment: { ...ENVIRONMENT, ...more } })

test('a directory that is no repository, a bare one, and a git directory are refused', async () => {
  const bare = temporary()
  git(bare, 'init', '-q', '--bare')
  const root = repository({ a: 'a\n' })
  for (const directory of [temporary(), bare, join(root, '.git')]) {
    expect(await opening(directory, { GIT_CEILING_DIRECTORIES: '/tmp' })).toMatchObject({ ok: false, refusals: [{ code: 'not_a_repository' }] })
  }
})

test('the repository is the one around the directory, whatever GIT_DIR says', async () => {
  const root = repository({ 'sub/a': 'a\n' })
  const other = repository({ b: 'b\n' })
  const found = await opening(join(root, 'sub'), { GIT_DIR: join(other, '.git'), GIT_WORK_TREE: other, GIT_INDEX_FILE: join(other, '.git/index') })
  expect(found).toMatchObject({ ok: true, value: { root, owner: 'local/main' } })
})

test('each linked working tree is an owner of its own, also one called main', async () => {
  const root = repository({ a: 'a\n' })
  const linked = join(temporary(), 'main')
  git(root, 'worktree', 'add', '-q', '-b', 'side', linked)
  const [local, there] = [await open(root), await open(linked)]
  expect([local.owner, there.owner]).toEqual(['local/main', 'local/%6Dain'])
  expect(await land(there.targets.commit, [{ path: 'a', after: 'b\n' }])).toMatchObject({ kind: 'landed' })
  expect(await local.ledger.receipts()).toEqual([])
  expect(await there.ledger.receipts()).toHaveLength(1)
  expect([tree(root), git(root, 'show', 'side:a'), git(linked, 'status', '--porcelain')]).toEqual([{ a: '644 a\n' }, 'b', ''])
})

test('a repository that names objects by sha256 works alike', async () => {
  const root = repository({ a: 'a\n' }, '--object-format=sha256')
  const local = await open(root)
  const landing = await land(local.targets.commit, [{ path: 'a', after: 'b\n' }, { path: 'n/new', after: 'n\n' }])
  expect(landing).toMatchObject({ kind: 'landed', receipt: { commit: expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown } })
  expect(git(root, 'show', 'HEAD:n/new')).toBe('n')
  expect(git(root, 'fsck', '--strict')).toBe('')
})

test('a shallow clone and a sparse checkout work alike', async () => {
  const root = repository({ 'in/a': 'a\n', 'out/b': 'b\n' })
  git(root, 'commit', '-q', '--allow-empty', '-m', 'second')
  const clone = join(temporary(), 'clone')
  git(root, 'clone', '-q', '--depth=1', `file://${root}`, clone)
  git(clone, 'sparse-checkout', 'set', 'in')
  const local = await open(clone)
  expect(await land(local.targets.commit, [{ path: 'in/a', after: 'b\n' }])).toMatchObject({ kind: 'landed' })
  expect(git(clone, 'show', '--stat', '--format=%s', 'HEAD')).toMatch(/^A test\n\n in\/a \| 2/u)
  expect(git(clone, 'status', '--porcelain')).toBe('')
  expect(git(clone, 'ls-tree', '-r', '--name-only', 'HEAD')).toBe('in/a\nout/b')
})

test('nothing that a configuration, a hook or the environment names is run', async () => {
  const root = repository({ a: 'a\n', '.gitattributes': '* filter=evil diff=evil\n' })
  const trap = join(temporary(), 'sprung')
  mkdirSync(join(root, '.git/hooks'), { recursive: true })
  for (const hook of ['reference-transaction', 'post-index-change', 'pre-commit', 'post-commit', 'commit-msg']) {
    writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\necho ${hook} >> ${trap}\n`, { mode: 0o755 })
  }
  for (const [name, value] of [
    ['core.fsmonitor', `sh -c "echo fsmonitor >> ${trap}"`], ['filter.evil.clean', `echo filter >> ${trap}`], ['diff.evil.textconv', `echo textconv >> ${trap}`],
    ['diff.external', `echo diff >> ${trap}`], ['core.hooksPath', join(root, '.git/hooks')], ['commit.gpgsign', 'true'], ['gpg.program', `echo gpg >> ${trap}`],
  ] as const) git(root, 'config', name, value)
  const local = await open(root, { environment: { ...ENVIRONMENT, GIT_EXTERNAL_DIFF: `echo env >> ${trap}` } })
  expect(await land(local.targets.commit, [{ path: 'a', after: 'b\n' }])).toMatchObject({ kind: 'landed' })
  await local.listing()
  await local.user()
  expect(tree(join(trap, '..'))).toEqual({})
})

test('the listing has tracked files and untracked ones that are not ignored, by name as git has them', async () => {
  const root = repository({ 'a.txt': '', 'é/ü.txt': '', '.gitignore': 'skip\n' })
  write(root, 'new file', '')
  write(root, 'skip', '')
  write(root, 'line\nbreak', '')
  write(root, 'elsewhere', '')
  writeFileSync(join(temporary(), 'x'), '')
  const ignore = join(temporary(), 'ignore')
  writeFileSync(ignore, 'elsewhere\n')
  const config = join(temporary(), 'config')
  writeFileSync(config, `[core]\n\texcludesFile = ${ignore}\n`)
  const local = await open(root, { environment: { ...ENVIRONMENT, GIT_CONFIG_GLOBAL: config } })
  expect(await local.listing()).toEqual(['.gitignore', 'a.txt', 'line\nbreak', 'new file', 'é/ü.txt'])
})

test('the user is whom git knows, or nobody', async () => {
  const root = repository({})
  const bare = { PATH: ENVIRONMENT.PATH ?? '', HOME: temporary(), GIT_CONFIG_NOSYSTEM: '1' }
  git(root, 'config', 'user.useConfigOnly', 'true')
  expect(await (await open(root)).user()).toBe('Ann Author')
  expect(await (await open(root, { environment: bare })).user()).toBeNull()
})
