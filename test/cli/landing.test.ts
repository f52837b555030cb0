import { chmodSync, mkdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchorOf, changeSet, get, git, json, put, repository } from './running.js'

async function change(directory: string, path: string, line: string): Promise<string> {
  return changeSet({ [path]: await anchorOf(directory, path) }, line, `set ${path}`)
}

describe('--commit', () => {
  test('commits what was planned alone, to the current branch, with the receipt', async () => {
    const directory = repository({ 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' })
    put(directory, 'b.txt', 'staged\n')
    git(directory, 'add', 'b.txt')
    put(directory, 'c.txt', 'unstaged\n')
    const { receipt, code } = await json(directory, ['apply', '--commit', '--request-id', 'r'], { stdin: await change(directory, 'a.txt', 'x') })
    expect(code).toBe(0)
    expect(receipt.commit).toBe(git(directory, 'rev-parse', 'main').trim())
    expect(git(directory, 'show', '--format=%s|%an', '--name-status', 'HEAD').trim()).toBe('set a.txt|Ann Author\n\nM\ta.txt')
    expect(git(directory, 'status', '--porcelain')).toBe('M  b.txt\n M c.txt\n')
    expect(get(directory, 'a.txt')).toBe('x\n')
    expect(await json(directory, ['receipts', receipt.id])).toMatchObject({ receipts: [{ commit: receipt.commit }] })
    const undone = await json(directory, ['undo', receipt.id, '--commit'])
    expect(undone).toMatchObject({ code: 0, outcome: 'applied', receipt: { commit: git(directory, 'rev-parse', 'main').trim() } })
    expect(git(directory, 'show', 'main:a.txt')).toBe('a\n')
  })

  test('refuses a file that differs from the branch, and a detached head', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    put(directory, 'a.txt', 'dirty\n')
    expect(await json(directory, ['apply', '--commit'], { stdin: await change(directory, 'a.txt', 'x') })).toMatchObject({ code: 3, refusals: [{ code: 'dirty_target', path: 'a.txt' }] })
    expect(get(directory, 'a.txt')).toBe('dirty\n')
    put(directory, 'a.txt', 'a\n')
    git(directory, 'checkout', '-q', '--detach')
    expect(await json(directory, ['apply', '--commit'], { stdin: await change(directory, 'a.txt', 'x') })).toMatchObject({ code: 3, refusals: [{ code: 'branch_missing' }] })
    expect(get(directory, 'a.txt')).toBe('a\n')
  })

  test('executes a retained plan', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const { plan } = await json(directory, ['preview'], { stdin: await change(directory, 'a.txt', 'x') })
    expect(await json(directory, ['apply', plan.id, '--commit'])).toMatchObject({ code: 0, outcome: 'applied', receipt: { plan_id: plan.id, commit: expect.any(String) } })
  })
})

describe('--branch', () => {
  test('commits to a branch and leaves the working tree alone', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    git(directory, 'branch', 'side/x')
    const document = await change(directory, 'a.txt', 'x')
    put(directory, 'a.txt', 'dirty\n')
    const dry = await json(directory, ['apply', '--branch', 'side/x', '--dry-run'], { stdin: document })
    expect(dry).toMatchObject({ code: 0, outcome: 'planned' })
    const { code, receipt } = await json(directory, ['apply', '--branch', 'side/x'], { stdin: document })
    expect(code).toBe(0)
    expect(git(directory, 'show', 'side/x:a.txt')).toBe('x\n')
    expect(git(directory, 'rev-parse', 'side/x').trim()).toBe(receipt.commit)
    expect(get(directory, 'a.txt')).toBe('dirty\n')
    expect(git(directory, 'log', '--oneline', 'main').trim().split('\n')).toHaveLength(1)
    expect(git(directory, 'status', '--porcelain')).toBe(' M a.txt\n')
  })

  test('refuses a branch that is not there, or is no branch', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    for (const name of ['none', '../x', '-x', 'a..b', '']) {
      const { code, refusals = [{ code: 'branch_missing' }] } = await json(directory, ['apply', `--branch=${name}`], { stdin: await change(directory, 'a.txt', 'x') })
      expect([2, 3]).toContain(code)
      expect(refusals[0].code).toBe('branch_missing')
    }
  })
})

describe('targets that no set may change', () => {
  test('are refused by name, each', async () => {
    const directory = repository({ 'run.sh': 'a\n', 'n.ipynb': '{}\n', 'nul': 'a\0\n', 'latin': Buffer.from([0xe9, 10]), 'd/a': 'a\n', 'a.txt': 'a\n' })
    chmodSync(join(directory, 'run.sh'), 0o755)
    symlinkSync('a.txt', join(directory, 'link'))
    symlinkSync('d', join(directory, 'dlink'))
    const code = async (path: string): Promise<string> =>
      (await json(directory, ['apply'], { stdin: changeSet({ [path]: 'fa:000000000000' }, 'x') })).refusals[0].code
    expect(await code('run.sh')).toBe('executable_target')
    expect(await code('n.ipynb')).toBe('notebook_target')
    expect(await code('nul')).toBe('binary_file')
    expect(await code('latin')).toBe('not_utf8')
    expect(await code('d')).toBe('directory_target')
    expect(await code('link')).toBe('symlink_target')
    expect(await code('dlink/a')).toBe('symlink_target')
    expect(await code('none')).toBe('missing_file')
    expect(await code('../a.txt')).toBe('path_escape')
    expect(await code('.GIT/config')).toBe('path_escape')
  })
})

describe('names and texts', () => {
  test.each([
    ['blanks', 'a b/c d.txt'], ['quotes', 'q"uo\'te\\.txt'], ['a line break', 'a\nb.txt'], ['a dash in front', '-C'], ['accents', 'é/日本.txt'],
    ['a colon', 'a:3-4'], ['a star', '*.txt'], ['a bracket', ':(top)a'], ['a tilde', '~/a'], ['a percent', '%2e%2e/a'],
  ])('with %s go through', async (_, path) => {
    const directory = repository({ [path]: 'a\n', 'other.txt': 'o\n' })
    const read = await json(directory, ['read', '--', path])
    expect(read).toMatchObject({ code: 0, path, lines: [{ text: 'a' }] })
    expect(await json(directory, ['search', '--', '^a$', path])).toMatchObject({ code: 0, matches: [{ path }] })
    const { receipt } = await json(directory, ['apply', '--commit'], { stdin: changeSet({ [path]: read.file_anchor }, 'b') })
    expect(get(directory, path)).toBe('b\n')
    expect(receipt.files[0].path).toBe(path)
    expect(git(directory, 'status', '--porcelain')).toBe('')
    expect(await json(directory, ['undo', receipt.id, '--commit'])).toMatchObject({ code: 0, outcome: 'applied' })
    expect(get(directory, path)).toBe('a\n')
  })

  test('terminators, marks and unterminated ends stay', async () => {
    const directory = repository({ crlf: 'a\r\nb\r\n', bom: '\ufeffa\nb\n', open: 'a\nb', empty: '' })
    const replace = async (path: string, hunks: object[]): Promise<string> => {
      const change = { path, expected_anchor: await anchorOf(directory, path), hunks }
      expect(await json(directory, ['apply'], { stdin: JSON.stringify({ version: 1, changes: [change] }) })).toMatchObject({ code: 0, outcome: 'applied' })
      return get(directory, path)
    }
    expect(await replace('crlf', [{ start: 1, end: 1, lines: ['x', 'y'] }])).toBe('x\r\ny\r\nb\r\n')
    expect(await replace('bom', [{ start: 1, end: 1, lines: ['x'] }])).toBe('\ufeffx\nb\n')
    expect(await replace('open', [{ start: 2, end: 2, lines: ['x'] }])).toBe('a\nx')
    expect(await replace('empty', [{ after: 0, lines: ['x'] }])).toBe('x\n')
  })

  test('ignored files by name, untracked ones too', async () => {
    const directory = repository({ '.gitignore': 'ignored\n' })
    put(directory, 'ignored', 'a\n')
    put(directory, 'new/untracked', 'a\n')
    const anchors = { ignored: await anchorOf(directory, 'ignored'), 'new/untracked': await anchorOf(directory, 'new/untracked') }
    expect(await json(directory, ['apply'], { stdin: changeSet(anchors, 'b') })).toMatchObject({ code: 0, outcome: 'applied' })
    expect([get(directory, 'ignored'), get(directory, 'new/untracked')]).toEqual(['b\n', 'b\n'])
  })

  test('a file that became a directory after the preview', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const { plan } = await json(directory, ['preview'], { stdin: await change(directory, 'a.txt', 'x') })
    unlinkSync(join(directory, 'a.txt'))
    mkdirSync(join(directory, 'a.txt'))
    expect(await json(directory, ['apply', plan.id])).toMatchObject({ code: 3, refusals: [{ code: 'directory_target' }] })
    expect(await json(directory, ['status', plan.id])).toMatchObject({ code: 0, outcome: 'planned', plan: { applies: false, refusals: [{ code: 'directory_target' }] } })
  })
})
