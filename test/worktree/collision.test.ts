/** What a path to create collides with in letter case: in a working tree, in its index, on a branch, on GitHub. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caseTwin, foldCase } from '../../src/base/path.js'
import type { Target } from '../../src/engine/ports.js'
import { openClient } from '../../src/forge/client.js'
import { openScene } from '../../src/forge/scene.js'
import { REPOSITORY, stage } from '../action/rig.js'
import { git, open, repository, write } from './fixture.js'

const FILES = { 'README.md': 'r\n', 'src/Deep/a.txt': 'a\n', 'src/b.txt': 'b\n', 'straße': 's\n', 'ÄRGER.txt': 'x\n' }

/** Each path with what it collides with. */
const PATHS: readonly (readonly [string, string | null])[] = [
  ['readme.md', 'README.md'], ['src/deep/new.txt', 'src/Deep'], ['SRC/b.txt', 'src'], ['src/B.TXT', 'src/b.txt'], ['src/deep', 'src/Deep'],
  ['ärger.TXT', 'ÄRGER.txt'], ['STRASSE', null], ['src/new/readme.md', null], ['new/src', null], ['read*.md', null], ['[r]eadme.md', null],
  // Another Unicode form is another name, as it is for git.
  ['A\u0308RGER.txt', null],
]

async function told(load: Target['load']): Promise<unknown[]> {
  const paths = PATHS.map(([path]) => path)
  const loaded = await load([...paths, 'README.md', 'src/Deep/A.txt'], paths)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusals))
  const entries = loaded.value.entries
  expect(entries.get('README.md')).toMatchObject({ kind: 'file' })
  // Nobody asked about this one.
  expect(entries.get('src/Deep/A.txt')).toEqual({ kind: 'missing' })
  return paths.map((path) => {
    const entry = entries.get(path)
    return [path, entry?.kind === 'missing' ? entry.collides ?? null : entry?.kind]
  })
}

test.each(['worktree', 'commit'] as const)('%s: on the disk', async (kind) => {
  const local = await open(repository(FILES))
  expect(await told(local.targets[kind].load)).toEqual(PATHS)
})

test('a branch: in its tree', async () => {
  const root = repository(FILES)
  git(root, 'branch', 'side')
  git(root, 'rm', '-q', '-r', '.')
  expect(await told((await open(root)).targets.branch('side').load)).toEqual(PATHS)
})

test('a sparse checkout: in the index, where the disk shows nothing', async () => {
  const root = repository({ ...FILES, 'only/here': 'h\n', 'one*two/B': 'b\n', 'é/B': 'b\n', 'x[y]': 'x\n' })
  git(root, 'config', 'core.sparseCheckout', 'true')
  write(root, '.git/info/sparse-checkout', '/only/\n')
  git(root, 'read-tree', '-mu', 'HEAD')
  const local = await open(root)
  const paths = PATHS.map(([path]) => path)
  const hidden = ['src/b.txt', 'src', 'only']
  const seen = await local.targets.worktree.load(hidden, hidden)
  expect(hidden.map((path) => (seen.ok ? seen.value.entries.get(path)?.kind : null))).toEqual(['file', 'directory', 'directory'])
  const odd = ['ONE*two/c', 'X[Y]', 'É/c']
  const loaded = await local.targets.worktree.load([...paths, ...odd], [...paths, ...odd])
  const entries = loaded.ok ? loaded.value.entries : new Map()
  expect(paths.map((path) => [path, entries.get(path)])).toEqual(
    PATHS.map(([path, collides]) => [path, { kind: 'missing', ...(collides === null ? {} : { collides }) }]))
  expect(odd.map((path) => entries.get(path))).toEqual(['one*two', 'x[y]', 'é'].map((collides) => ({ kind: 'missing', collides })))
})

test('an untracked directory that is ignored counts, one that is gone does not', async () => {
  const root = repository({ '.gitignore': 'Build/\n' })
  mkdirSync(join(root, 'Build'))
  const { worktree } = (await open(root)).targets
  expect(await worktree.load(['build/x'], ['build/x'])).toMatchObject({ value: { entries: new Map([['build/x', { kind: 'missing', collides: 'Build' }]]) } })
  rmSync(join(root, 'Build'), { recursive: true })
  expect(await worktree.load(['build/x'], ['build/x'])).toMatchObject({ value: { entries: new Map([['build/x', { kind: 'missing' }]]) } })
})

test('GitHub: in the head, asked for in the first read, and again for what that did not ask about', async () => {
  const { double, number } = await stage()
  try {
    await double.commitTo(REPOSITORY, 'feature', Object.fromEntries(Object.entries(FILES).map(([path, content]) => [path, { content }])))
    const [owner = '', name = ''] = REPOSITORY.split('/')
    const client = openClient({
      apiUrl: double.url, graphqlUrl: double.graphqlUrl, owner, name, token: double.token, fetch: double.fetch, now: () => Date.now(), pause: 1, budget: 60_000,
      note: () => undefined,
    })
    const scene = openScene(client, { kind: 'pull', number }, null, '.github/holdfast.yml')
    expect(await told((paths, creating) => scene.load(paths, creating))).toEqual(PATHS)
    const asked = client.requests()
    expect(await told((paths, creating) => scene.load(paths, creating))).toEqual(PATHS)
    expect(client.requests()).toBe(asked)
    const later = openScene(client, { kind: 'pull', number }, null, '.github/holdfast.yml')
    await later.load(['README.md'])
    expect(await told((paths, creating) => later.load(paths, creating))).toEqual(PATHS)
    expect(double.violations).toEqual([])
  } finally {
    await double.close()
  }
})

test('case is folded one character to one', () => {
  expect(['ÄRGER', 'Straße', 'STRASSE', 'ſ', 'K', 'ΣΑΣ', 'İ'].map(foldCase)).toEqual(['ärger', 'straße', 'strasse', 's', 'k', 'σασ', 'İ'])
  expect(caseTwin('a', ['A', 'b'])).toBe('A')
  expect(caseTwin('a', ['A', 'a'])).toBeNull()
})
