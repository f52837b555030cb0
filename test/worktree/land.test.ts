import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Target } from '../../src/engine/ports.js'
import { pause } from '../../src/host/clock.js'
import { openLifetimes } from '../../src/host/lifetime.js'
import { run } from '../../src/host/process.js'
import { openPipe, type Pipe, type PipeRequest } from '../../src/host/pipe.js'
import type { Local } from '../../src/wiring.js'
import { askAgain, deskOf, ENVIRONMENT, git, hasty, land, leftovers, open, ref, repository, setOf, temporary, tree, write } from './fixture.js'
import { MORTAL, rig } from './rig.js'

const RECEIPTS = 'refs/holdfast/receipts/local/main'
const KINDS = ['worktree', 'commit'] as const

const landed = { kind: 'landed', receipt: { indeterminate: [] } }

function inode(root: string, path: string): number {
  return lstatSync(join(root, path)).ino
}

function fsck(root: string): void {
  expect(git(root, 'fsck', '--strict', '--no-dangling')).toBe('')
}

describe.each(KINDS)('%s', (kind) => {
  const target = (local: Local): Target => local.targets[kind]

  test('edits, creations, deletions and moves land together, with modes kept', async () => {
    const root = repository({ a: 'a\n', 'd/e/gone': 'g\n', 'tool.sh': '#!/bin/sh\n', keep: 'k\n', 'd/stays': 's\n' })
    chmodSync(join(root, 'tool.sh'), 0o755)
    chmodSync(join(root, 'a'), 0o444)
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'modes')
    const local = await open(root)
    const landing = await land(target(local), [
      { path: 'a', after: 'b\n' }, { path: 'd/e/gone', after: null }, { path: 'x/y/new', after: 'n\n' }, { path: 'run', after: 'r\n', mode: '100755' },
      { path: 'bin/tool.sh', from: 'tool.sh', after: '#!/bin/sh\n' },
    ])
    expect(landing).toMatchObject(landed)
    expect(tree(root)).toEqual({
      a: '444 b\n', 'd/stays': '644 s\n', 'x/y/new': '644 n\n', run: '755 r\n', 'bin/tool.sh': '755 #!/bin/sh\n', keep: '644 k\n',
    })
    expect([existsSync(join(root, 'd/e')), leftovers(root)]).toEqual([false, []])
    const status = git(root, 'status', '--porcelain', '--untracked-files=all')
    expect(status === '').toBe(kind === 'commit')
    if (kind === 'commit') {
      expect(git(root, 'diff-tree', '-r', '--no-commit-id', '--name-status', '-M', 'HEAD').split('\n').sort())
        .toEqual(['A\trun', 'A\tx/y/new', 'D\td/e/gone', 'M\ta', 'R100\ttool.sh\tbin/tool.sh'])
      expect(git(root, 'ls-files', '-s', 'run', 'bin/tool.sh').split('\n').map((line) => line.slice(0, 6))).toEqual(['100755', '100755'])
    }
    fsck(root)
  })

  test('another name of an edited file keeps what it had, and permissions outside the mode stay', async () => {
    const root = repository({ a: 'a\n' })
    const other = join(temporary(), 'other')
    linkSync(join(root, 'a'), other)
    chmodSync(join(root, 'a'), 0o640)
    expect(await land(target(await open(root)), [{ path: 'a', after: 'b\n' }])).toMatchObject(landed)
    expect([readFileSync(other, 'utf8'), statSync(other).nlink, tree(root)]).toEqual(['a\n', 1, { a: '640 b\n' }])
  })

  test('an empty file, a file without a last line end, bytes that are no text and names in any script land as they are', async () => {
    const root = repository({ empty: '', raw: 'x' })
    writeFileSync(join(root, 'raw'), Buffer.from([0, 255, 13, 10]))
    git(root, 'commit', '-q', '-am', 'raw')
    expect(await land(target(await open(root)), [
      { path: 'empty', after: 'now' }, { path: 'raw', after: '' }, { path: 'e\u0301 \u00e9/"q"\n\t', after: 'n\n' },
    ])).toMatchObject(landed)
    expect(tree(root)).toEqual({ empty: '644 now', raw: '644 ', 'e\u0301 \u00e9/"q"\n\t': '644 n\n' })
    if (kind === 'commit') expect(git(root, 'status', '--porcelain')).toBe('')
  })

  test('links, directories, submodules and what lies behind them load as what they are', async () => {
    const root = repository({ 'real/a': 'a\n' })
    symlinkSync('real', join(root, 'link'))
    symlinkSync('real/a', join(root, 'direct'))
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'links')
    git(root, '-c', 'protocol.file.allow=always', 'clone', '-q', root, join(root, 'sub'))
    const loaded = await target(await open(root)).load(['link/a', 'direct', 'real', 'sub', 'sub/real/a', 'real/a/below', 'none/at/all'])
    const entries = loaded.ok ? [...loaded.value.entries].map(([path, entry]) => [path, entry.kind]) : loaded.refusals
    expect(entries).toEqual([
      ['link/a', 'behind_symlink'], ['direct', 'symlink'], ['real', 'directory'], ['sub', 'submodule'], ['sub/real/a', 'submodule'],
      ['real/a/below', 'behind_file'], ['none/at/all', 'missing'],
    ])
    for (const path of ['../x', '/etc/passwd', '.git/config', 'a/.GIT/x', 'a//b', '']) {
      expect(await target(await open(root)).load([path])).toMatchObject({ ok: false, refusals: [{ code: 'path_escape' }] })
    }
  })

  test.each([
    ['its content', (root: string) => write(root, 'a', 'c\n')],
    ['its mode', (root: string) => chmodSync(join(root, 'a'), 0o755)],
    ['a deletion', (root: string) => rmSync(join(root, 'a'))],
    ['a directory in its place', (root: string) => { rmSync(join(root, 'a')); mkdirSync(join(root, 'a')) }],
    ['a link in its place', (root: string) => { renameSync(join(root, 'a'), join(root, 'z')); symlinkSync('z', join(root, 'a')) }],
    ['what is to be created', (root: string) => write(root, 'n/new', 'mine\n')],
    ['a file where a directory is to be', (root: string) => write(root, 'n', 'mine\n')],
    ['a link where a directory is to be', (root: string) => symlinkSync('d', join(root, 'n'))],
  ])('a change between load and land leaves everything as it is: %s', async (_, change) => {
    const root = repository({ a: 'a\n', 'd/b': 'b\n' })
    const local = await open(root)
    const set = await setOf(target(local), [{ path: 'a', after: 'x\n' }, { path: 'd/b', after: null }, { path: 'n/new', after: 'n\n' }])
    change(root)
    const before = [tree(root), git(root, 'for-each-ref'), git(root, 'status', '--porcelain')]
    const landing = await target(local).land(set)
    expect(['moved', 'refused']).toContain(landing.kind)
    if (landing.kind === 'refused') expect(landing.refusals[0]?.code).toBe('dirty_target')
    expect([tree(root), git(root, 'for-each-ref'), git(root, 'status', '--porcelain')]).toEqual(before)
    expect(leftovers(root)).toEqual([])
  })

  test('a change while the set is being written is not overwritten: it goes back, and what was written meanwhile stays', async () => {
    for (const victim of ['a', 'z']) {
      const root = repository({ a: 'a\n', m: 'm\n', z: 'z\n' })
      let renames = 0
      const local = await open(root, { files: { ...hasty, rename: async (from, to) => {
        // Behind the first rename of the set: one of its files is in place, the others are not.
        await hasty.rename(from, to)
        if (!from.endsWith('-new') || ++renames !== 1) return
        const aside = join(root, 'editor')
        writeFileSync(aside, 'somebody else\n')
        renameSync(aside, join(root, victim))
      } } })
      const landing = await land(target(local), [{ path: 'a', after: '1\n' }, { path: 'm', after: '2\n' }, { path: 'z', after: '3\n' }])
      expect(tree(root)[victim]).toBe('644 somebody else\n')
      const seen = tree(root)
      for (const path of ['m', victim === 'a' ? 'z' : 'a']) expect(seen[path]).toBe(`644 ${path}\n`)
      expect([ref(root, RECEIPTS), ref(root, 'refs/heads/main') === git(root, 'rev-parse', 'main')]).toEqual([null, true])
      // Where ours was overwritten, the before-image is kept and named; where theirs came first, there is nothing to tell.
      if (victim === 'a') {
        expect(landing).toMatchObject({ kind: 'refused', refusals: [{ code: 'dirty_target', path: 'a' }] })
        const kept = readdirSync(root).filter((name) => name.startsWith('.holdfast-'))
        expect(kept.map((name) => readFileSync(join(root, name), 'utf8'))).toEqual(['a\n'])
      } else expect(landing).toEqual({ kind: 'moved' })
      expect(await (await open(root)).recover()).toMatchObject({ ok: true, value: { action: 'none' } })
    }
  })

  test('the same request twice is one effect, also where the second was loaded before the first landed', async () => {
    const root = repository({ a: 'a\n' })
    const [one, two] = [await open(root), await open(root)]
    const sets = [await setOf(target(one), [{ path: 'a', after: 'b\n' }]), await setOf(target(two), [{ path: 'a', after: 'b\n' }])] as const
    const first = await target(one).land(sets[0])
    expect(await target(two).land(sets[1])).toEqual(first)
    expect(await one.ledger.receipts()).toHaveLength(1)
  })

  test('a second process waits for the first, bounded, and then is refused as busy', async () => {
    const root = repository({ a: 'a\n', b: 'b\n' })
    let go: () => void = () => undefined
    const gate = new Promise<void>((resolve) => { go = resolve })
    let entered: () => void = () => undefined
    const inside = new Promise<void>((resolve) => { entered = resolve })
    const slow = await open(root, { files: { ...hasty, readFile: async (path) => {
      if (existsSync(join(root, '.git/holdfast/lock'))) { entered(); await gate }
      return hasty.readFile(path)
    } } })
    const [impatient, patient] = [await open(root, { patience: 50 }), await open(root, { patience: 20_000 })]
    const sets = await Promise.all([slow, impatient, patient].map((local, n) => setOf(target(local), [{ path: n === 0 ? 'a' : 'b', after: `${String(n)}\n` }], `test:${String(n)}`)))
    const first = target(slow).land(sets[0] as NonNullable<typeof sets[0]>)
    await inside
    expect(await target(impatient).land(sets[1] as NonNullable<typeof sets[0]>)).toMatchObject({ kind: 'refused', refusals: [{ code: 'busy' }] })
    const third = target(patient).land(sets[2] as NonNullable<typeof sets[0]>)
    go()
    expect(await first).toMatchObject(landed)
    // A commit of the first moves the branch under the third, which then has to look again.
    expect(await third).toMatchObject(kind === 'commit' ? { kind: 'moved' } : landed)
    expect(leftovers(root)).toEqual([])
  })

  test('a lock of a process that is gone is taken over, one of a living process is not', async () => {
    const root = repository({ a: 'a\n' })
    const lifetimes = openLifetimes()
    const dead = lifetimes.self.replace(/^\d+/u, '4194305')
    const lock = join(root, '.git/holdfast/lock')
    mkdirSync(lock, { recursive: true })
    writeFileSync(join(lock, `${lifetimes.self}~1~aa`), '')
    expect(await land(target(await open(root, { patience: 30 })), [{ path: 'a', after: 'b\n' }])).toMatchObject({ refusals: [{ code: 'busy' }] })
    renameSync(join(lock, `${lifetimes.self}~1~aa`), join(lock, `${dead}~1~aa`))
    expect(await land(target(await open(root, { patience: 30 })), [{ path: 'a', after: 'b\n' }])).toMatchObject(landed)
    expect(leftovers(root)).toEqual([])
  })

  test('an entry of the ledger is its genesis, then one commit with receipt and before-images, told commit second', async () => {
    const root = repository({ a: 'a\n', 'd/b': 'b\n' })
    const local = await open(root)
    const first = await land(target(local), [{ path: 'a', after: '1\n' }, { path: 'd/c', from: 'd/b', after: 'c\n' }, { path: 'n', after: 'n\n' }])
    const second = await land(target(local), [{ path: 'a', after: '2\n' }], 'test:2')
    const parents = (at: string): string[] => git(root, 'rev-list', '--parents', '-n1', at).split(' ').slice(1)
    expect(git(root, 'rev-list', '--first-parent', '--count', RECEIPTS)).toBe('3')
    expect(git(root, 'show', `${RECEIPTS}~2:ledger.json`)).toBe('{"version":1,"owner":"local/main"}')
    expect(parents(`${RECEIPTS}~2`)).toEqual([])
    expect(parents(RECEIPTS).slice(1)).toEqual(kind === 'commit' ? [git(root, 'rev-parse', 'HEAD')] : [])
    expect(parents(`${RECEIPTS}~1`).slice(1)).toEqual(kind === 'commit' ? [git(root, 'rev-parse', 'HEAD~')] : [])
    expect(git(root, 'ls-tree', '-r', '--name-only', `${RECEIPTS}~1`).split('\n')).toEqual(['before/a', 'before/d/b', 'receipt.json'])
    expect(git(root, 'show', `${RECEIPTS}~1:before/d/b`)).toBe('b')
    expect([first, second]).toMatchObject([landed, landed])
    const receipts = await local.ledger.receipts()
    expect(receipts).toEqual([first, second].map((landing) => (landing.kind === 'landed' ? landing.receipt : null)))
    expect(JSON.parse(git(root, 'show', `${RECEIPTS}:receipt.json`))).toEqual(receipts[1])
    expect(new Map([...await local.ledger.beforeImages(receipts[0] as NonNullable<typeof receipts[0]>)].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])))
      .toEqual(new Map([['a', 'a\n'], ['d/b', 'b\n']]))
    expect(await local.ledger.ofRequest('test:1')).toEqual(receipts[0])
    expect(await local.ledger.ofRequest('test:3')).toBeNull()
    fsck(root)
  })

  test('all refs move in one transaction, or none does', async () => {
    const root = repository({ a: 'a\n', b: 'b\n' })
    const asked: string[] = []
    let before: (() => void) | null = null
    const local = await open(root, { spawning: { run, openPipe: (request) => {
      const pipe = openPipe(request)
      if (!request.arguments.includes('update-ref')) return pipe
      return { ...pipe, send: (bytes) => {
        const words = Buffer.from(bytes).toString()
        if (words.startsWith('start')) {
          asked.push(words)
          before?.()
        }
        pipe.send(bytes)
      } }
    } } })
    expect(await land(target(local), [{ path: 'a', after: '1\n' }])).toMatchObject(landed)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.match(/update refs/gu)).toHaveLength(kind === 'commit' ? 2 : 1)
    // Somebody is faster with the one or the other ref: nothing of the set stands.
    const rivals = [() => git(root, 'update-ref', RECEIPTS, `${RECEIPTS}~1`), ...kind === 'commit' ? [() => git(root, 'update-ref', 'refs/heads/main', 'HEAD~')] : []]
    for (const [n, rival] of rivals.entries()) {
      const refs = [git(root, 'rev-parse', 'main'), git(root, 'rev-parse', RECEIPTS)]
      before = () => { before = null; rival() }
      const seen = tree(root)
      expect(await land(target(local), [{ path: 'b', after: '2\n' }], `rival:${String(n)}`)).toEqual({ kind: 'moved' })
      expect([tree(root), leftovers(root)]).toEqual([seen, []])
      git(root, 'update-ref', 'refs/heads/main', refs[0] ?? '')
      git(root, 'update-ref', RECEIPTS, refs[1] ?? '')
    }
    fsck(root)
  })

  test('a set without files is its receipt alone', async () => {
    const root = repository({ a: 'a\n' })
    const local = await open(root)
    const set = await setOf(target(local), [])
    expect(await target(local).land(set)).toMatchObject({ kind: 'landed', receipt: { commit: null, files: [] } })
    expect([git(root, 'rev-list', '--count', 'main'), git(root, 'rev-list', '--count', RECEIPTS)]).toEqual(['1', '2'])
  })
})

describe('worktree alone', () => {
  test('untracked and ignored files, a detached head and a branch without commits are no hindrance', async () => {
    const root = repository({ '.gitignore': 'skip\n', a: 'a\n' })
    write(root, 'skip', 's\n')
    write(root, 'fresh', 'f\n')
    git(root, 'checkout', '-q', '--detach')
    expect(await land((await open(root)).targets.worktree, [{ path: 'skip', after: 't\n' }, { path: 'fresh', after: 'g\n' }])).toMatchObject(landed)
    git(root, 'checkout', '-q', '--orphan', 'unborn')
    expect(await land((await open(root)).targets.worktree, [{ path: 'a', after: 'b\n' }], 'test:2')).toMatchObject(landed)
    expect(tree(root)).toEqual({ '.gitignore': '644 skip\n', a: '644 b\n', fresh: '644 g\n', skip: '644 t\n' })
    const empty = temporary()
    git(empty, 'init', '-q')
    write(empty, 'a', 'a\n')
    const local = await open(empty)
    expect(await land(local.targets.worktree, [{ path: 'a', after: 'b\n' }])).toMatchObject(landed)
    expect(await local.ledger.ofRequest('test:1')).toMatchObject({ files: [{ path: 'a' }] })
  })

  test('the index is not touched', async () => {
    const root = repository({ a: 'a\n' })
    const index = readFileSync(join(root, '.git/index'))
    expect(await land((await open(root)).targets.worktree, [{ path: 'a', after: 'b\n' }])).toMatchObject(landed)
    expect(readFileSync(join(root, '.git/index')).equals(index)).toBe(true)
  })

  test('where the executable bit means nothing, the index says the mode and the disk keeps its permissions', async () => {
    const root = repository({ a: 'a\n', x: 'x\n' })
    git(root, 'update-index', '--chmod=+x', 'x')
    git(root, 'commit', '-q', '-m', 'x')
    git(root, 'config', 'core.fileMode', 'false')
    chmodSync(join(root, 'a'), 0o755)
    const local = await open(root)
    const landing = await land(local.targets.commit, [{ path: 'a', after: 'b\n' }, { path: 'x', after: 'y\n' }])
    expect(landing).toMatchObject({ ...landed, receipt: { files: [{ mode: '100644' }, { mode: '100755' }] } })
    expect(tree(root)).toEqual({ a: '755 b\n', x: '644 y\n' })
    expect(git(root, 'status', '--porcelain')).toBe('')
  })
})

describe('commit alone', () => {
  test('only planned paths are committed; what was staged, changed or untracked stays so', async () => {
    const root = repository({ a: 'a\n', staged: 's\n', changed: 'c\n', removed: 'r\n' })
    write(root, 'staged', 'S\n')
    write(root, 'added', 'A\n')
    git(root, 'add', 'staged', 'added')
    git(root, 'rm', '-q', '--cached', 'removed')
    write(root, 'changed', 'C\n')
    const before = git(root, 'status', '--porcelain')
    expect(await land((await open(root)).targets.commit, [{ path: 'a', after: 'b\n' }])).toMatchObject(landed)
    expect(git(root, 'status', '--porcelain')).toBe(before)
    expect(git(root, 'diff-tree', '-r', '--no-commit-id', '--name-only', 'HEAD')).toBe('a')
    expect(git(root, 'log', '-1', '--format=%an <%ae>|%cn|%s|%(trailers:key=Holdfast-Request,valueonly)').trim()).toBe('Ann Author <ann@example.com>|Ann Author|A test|test:1')
    git(root, 'commit', '-q', '-m', 'the rest')
    expect(git(root, 'show', 'HEAD:added')).toBe('A')
  })

  test('an edit made in the second of the last index is not vouched for', async () => {
    const root = repository({ a: 'a\n', b: 'b\n' })
    const { mtimeMs } = statSync(join(root, 'b'))
    git(root, 'update-index', '--refresh')
    writeFileSync(join(root, 'b'), 'B\n')
    // The worst case, which a coarse clock makes by itself: same size, same inode, same time, index no later.
    utimesSync(join(root, 'b'), mtimeMs / 1000, mtimeMs / 1000)
    git(root, '-c', 'core.trustctime=false', 'status')
    const doubtful = git(root, '-c', 'core.trustctime=false', 'diff-files', '--name-only')
    expect(await land((await open(root)).targets.commit, [{ path: 'a', after: 'x\n' }])).toMatchObject(landed)
    expect(git(root, '-c', 'core.trustctime=false', 'diff', '--name-only')).toBe(doubtful === '' ? '' : 'b')
    expect(statSync(join(root, '.git/index')).mtimeMs).toBeLessThan(Date.now())
  })

  test.each([
    ['the working tree differs', (root: string) => write(root, 'a', 'c\n')],
    ['the index differs', (root: string) => { write(root, 'a', 'c\n'); git(root, 'add', 'a'); write(root, 'a', 'a\n') }],
    ['both differ alike', (root: string) => { write(root, 'a', 'c\n'); git(root, 'add', 'a') }],
    ['the mode differs', (root: string) => chmodSync(join(root, 'a'), 0o755)],
    ['the file is gone', (root: string) => rmSync(join(root, 'a'))],
    ['the index has it no more', (root: string) => git(root, 'rm', '-q', '--cached', 'a')],
  ])('a touched file that differs from the branch is dirty_target: %s', async (_, change) => {
    const root = repository({ a: 'a\n', b: 'b\n' })
    change(root)
    expect(await (await open(root)).targets.commit.load(['a', 'b'])).toMatchObject({ ok: false, refusals: [{ code: 'dirty_target', path: 'a' }] })
  })

  test('a path in conflict, an untracked file in the way and one that is only staged are dirty_target', async () => {
    const root = repository({ a: 'a\n' })
    git(root, 'checkout', '-q', '-b', 'other')
    write(root, 'a', 'o\n')
    git(root, 'commit', '-q', '-am', 'o')
    git(root, 'checkout', '-q', 'main')
    write(root, 'a', 'm\n')
    git(root, 'commit', '-q', '-am', 'm')
    spawnSync('git', ['merge', 'other'], { cwd: root, env: ENVIRONMENT })
    write(root, 'a', 'm\n')
    write(root, 'untracked', 'u\n')
    write(root, 'staged', 's\n')
    git(root, 'add', 'staged')
    const loaded = await (await open(root)).targets.commit.load(['a', 'untracked', 'staged'])
    expect(loaded.ok ? [] : loaded.refusals.map(({ code, path }) => [code, path])).toEqual([['dirty_target', 'a'], ['dirty_target', 'untracked'], ['dirty_target', 'staged']])
  })

  test('a detached head and a branch without commits are branch_missing', async () => {
    const root = repository({ a: 'a\n' })
    git(root, 'checkout', '-q', '--detach')
    expect(await (await open(root)).targets.commit.load(['a'])).toMatchObject({ ok: false, refusals: [{ code: 'branch_missing' }] })
    git(root, 'checkout', '-q', '--orphan', 'unborn')
    expect(await (await open(root)).targets.commit.load(['a'])).toMatchObject({ ok: false, refusals: [{ code: 'branch_missing' }] })
  })

  test('a branch that moved, or is another now, is moved', async () => {
    const root = repository({ a: 'a\n' })
    const local = await open(root)
    const set = await setOf(local.targets.commit, [{ path: 'a', after: 'b\n' }])
    git(root, 'commit', '-q', '--allow-empty', '-m', 'meanwhile')
    expect(await local.targets.commit.land(set)).toEqual({ kind: 'moved' })
    expect([tree(root), ref(root, RECEIPTS), git(root, 'status', '--porcelain')]).toEqual([{ a: '644 a\n' }, null, ''])
  })

  test("another git process's lock of the index is busy, and nothing is written", async () => {
    const root = repository({ a: 'a\n' })
    const local = await open(root)
    writeFileSync(join(root, '.git/index.lock'), '')
    expect(await land(local.targets.commit, [{ path: 'a', after: 'b\n' }])).toMatchObject({ kind: 'refused', refusals: [{ code: 'busy' }] })
    expect([tree(root), leftovers(root), existsSync(join(root, '.git/index.lock'))]).toEqual([{ a: '644 a\n' }, [], true])
    rmSync(join(root, '.git/index.lock'))
    expect(await land(local.targets.commit, [{ path: 'a', after: 'b\n' }])).toMatchObject(landed)
  })
})

describe('a branch that is checked out nowhere', () => {
  test('takes a set without a look at the working tree', async () => {
    const root = repository({ a: 'a\n', 'x.sh': 'x\n' })
    git(root, 'update-index', '--chmod=+x', 'x.sh')
    git(root, 'commit', '-q', '-m', 'x')
    git(root, 'reset', '-q', '--hard')
    git(root, 'branch', 'side/way')
    write(root, 'a', 'dirty\n')
    const before = [tree(root), git(root, 'status', '--porcelain'), inode(root, 'a')]
    const local = await open(root)
    const landing = await land(local.targets.branch('side/way'), [{ path: 'a', after: 'b\n' }, { path: 'y/x.sh', from: 'x.sh', after: 'x\n' }])
    expect(landing).toMatchObject({ ...landed, receipt: { owner: 'local/main', commit: git(root, 'rev-parse', 'side/way') } })
    expect(git(root, 'ls-tree', '-r', 'side/way').split('\n').map((line) => `${line.slice(0, 6)} ${line.split('\t')[1] ?? ''}`)).toEqual(['100644 a', '100755 y/x.sh'])
    expect([tree(root), git(root, 'status', '--porcelain'), inode(root, 'a')]).toEqual(before)
    expect(await land(local.targets.branch('side/way'), [{ path: 'a', after: 'c\n' }], 'test:2')).toMatchObject(landed)
    fsck(root)
  })

  test('is refused where it is missing or checked out, and moved where another was faster', async () => {
    const root = repository({ a: 'a\n' })
    git(root, 'branch', 'side')
    const local = await open(root)
    for (const name of ['none', 'a..b', '', 'HEAD', 'refs/heads/side', '-x']) {
      expect([name, await local.targets.branch(name).load(['a'])]).toMatchObject([name, { ok: false, refusals: [{ code: 'branch_missing' }] }])
    }
    expect(await local.targets.branch('main').load(['a'])).toMatchObject({ ok: false, refusals: [{ code: 'invalid_request' }] })
    const set = await setOf(local.targets.branch('side'), [{ path: 'a', after: 'b\n' }])
    git(root, 'update-ref', 'refs/heads/side', git(root, 'commit-tree', '-p', 'side', '-m', 'x', 'side^{tree}'))
    expect(await local.targets.branch('side').land(set)).toEqual({ kind: 'moved' })
    expect(ref(root, RECEIPTS)).toBeNull()
    git(root, 'worktree', 'add', '-q', join(temporary(), 'w'), 'side')
    expect(await local.targets.branch('side').land(set)).toMatchObject({ kind: 'refused', refusals: [{ code: 'invalid_request' }] })
  })

  test('tells the same request its first receipt', async () => {
    const root = repository({ a: 'a\n' })
    git(root, 'branch', 'side')
    const local = await open(root)
    const set = await setOf(local.targets.branch('side'), [{ path: 'a', after: 'b\n' }])
    const first = await local.targets.branch('side').land(set)
    expect(await local.targets.branch('side').land(set)).toEqual(first)
    git(root, 'update-ref', '-d', RECEIPTS)
    expect(await askAgain(deskOf(local, 'test:1', local.targets.branch('side')), set.plan)).toBeNull()
    expect(await askAgain(deskOf(local, 'test:1', local.targets.branch('side'), local.branchLedger('side')), set.plan))
      .toMatchObject({ outcome: 'applied', repeated: true, receipt: { commit: git(root, 'rev-parse', 'side') } })
  })
})

test('no name of a working tree can be taken for a program or an option', async () => {
  const root = repository({ '-x': 'a\n', '--help': 'h\n', ':(top)a': 't\n', '*': 's\n' })
  const local = await open(root)
  expect(await land(local.targets.commit, [{ path: '-x', after: 'b\n' }, { path: ':(top)a', after: 'u\n' }, { path: '*', after: null }])).toMatchObject(landed)
  expect(tree(root)).toEqual({ '-x': '644 b\n', '--help': '644 h\n', ':(top)a': '644 u\n' })
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('')
})

test('a move of the refs that git still has under way when its process is gone is waited for, and counts', async () => {
  const root = repository({ a: 'a\n' })
  const world = rig({ kind: 'die', of: 'git', at: Infinity })
  let transaction = ''
  const spawning = { ...world.spawning, openPipe: (request: PipeRequest): Pipe => {
    const pipe = world.spawning.openPipe(request)
    return { ...pipe, send: (bytes) => {
      const words = Buffer.from(bytes).toString()
      if (words.startsWith('start')) transaction = words
      // The process ends between git's word that it can commit and ours that it shall.
      if (words.startsWith('commit')) world.end()
      pipe.send(bytes)
    } }
  } }
  const local = await open(root, { files: world.files, spawning, lifetimes: MORTAL })
  const set = await setOf(local.targets.commit, [{ path: 'a', after: 'b\n' }])
  expect(await world.live(() => local.targets.commit.land(set))).toBe('died')
  expect([tree(root)['a'], ref(root, RECEIPTS), leftovers(root).includes('journal')]).toEqual(['644 b\n', null, true])
  // As if that git had been slow: it is at the same point again, and goes on while the next process recovers.
  const git2 = openPipe({ program: 'git', arguments: ['update-ref', '--stdin', '-z'], directory: root, environment: ENVIRONMENT, timeout: 10_000 })
  const [noted = ''] = leftovers(root).filter((name) => name.startsWith('move-'))
  renameSync(join(root, '.git/holdfast', noted), join(root, '.git/holdfast', `move-${openLifetimes().of(git2.pid ?? 0)}`))
  git2.send(Buffer.from(transaction))
  for (const step of ['start', 'prepare']) expect(Buffer.from(await git2.line()).toString()).toBe(`${step}: ok`)
  const recovery = (await open(root)).recover()
  await pause(300)
  git2.send(Buffer.from('commit\0'))
  expect(await recovery).toMatchObject({ ok: true, value: { action: 'forward' } })
  await git2.close()
  expect([tree(root)['a'], git(root, 'status', '--porcelain'), git(root, 'rev-list', '--count', 'main')]).toEqual(['644 b\n', '', '2'])
})
