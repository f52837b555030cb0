/** Real `git diff` output over random trees: imported and applied, it makes exactly git's tree. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../src/engine/answer.js'
import { parseUnified } from '../../src/changeset/foreign/unified.js'
import { applyImported, changeSetIn, importText } from '../support/imported.js'
import { inMemory, type Memory } from '../support/memory.js'
import { runs } from '../support/proof.js'

type Tree = Readonly<Record<string, string>>

const root = mkdtempSync(join(tmpdir(), 'holdfast-import-'))
afterAll(() => { rmSync(root, { recursive: true, force: true }) })

function git(...words: readonly string[]): string {
  return execFileSync('git', ['--git-dir', join(root, 'git'), '-c', 'core.autocrlf=false', '-c', 'core.safecrlf=false', ...words],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' } })
}

git('init', '-q', '--bare', '--template=')
let made = 0

/** Returns the name of git's tree with these files. */
function treeOf(files: Tree): string {
  const folder = join(root, String(++made))
  mkdirSync(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  git('--work-tree', folder, 'read-tree', '--empty')
  git('--work-tree', folder, 'add', '-A', '-f', folder)
  rmSync(folder, { recursive: true })
  return git('write-tree').trim()
}

const name = fc.array(fc.constantFrom('a', 'b', 'c', 'é', '漢', ' ', '"', '\\', '\t', '\n', '-', '+', '@', '#', '.x', '😀'), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('')).filter((text) => !/^\.+$|^\\/u.test(text))
const path = fc.oneof(fc.constantFrom('a.txt', 'a/x', 'b/x', 'src/deep/file.ts'), name, name.map((text) => `dir/${text}`))
const line = fc.constantFrom('', ' ', 'one', 'two', 'three', '}', '{', '--- a/x', '+++ b/x', '@@ -1 +1 @@', '-- ', '*** End Patch', '=======', '\tx', 'é\u2028ü', 'x\u00a0', '\\ No newline at end of file')

interface Text {
  readonly lines: readonly string[]
  readonly end: '\n' | '\r\n'
  readonly ended: boolean
}

const text = (most: number): fc.Arbitrary<Text> => fc.record({
  lines: fc.array(line, { maxLength: most }), end: fc.constantFrom('\n' as const, '\n' as const, '\r\n' as const), ended: fc.boolean(),
})

function printed({ lines, end, ended }: Text): string {
  const whole = lines.join(end)
  return lines.length === 0 ? '' : ended || lines[lines.length - 1] === '' ? whole + end : whole
}

/** How one text becomes another: edits by place, and whether its end changes. */
const change = fc.record({
  edits: fc.array(fc.record({ at: fc.nat(30), drop: fc.nat(3), put: fc.array(line, { maxLength: 3 }) }), { maxLength: 4 }), turn: fc.boolean(),
})

function changed(before: Text, { edits, turn }: { edits: readonly { at: number; drop: number; put: readonly string[] }[]; turn: boolean }): Text {
  const lines = [...before.lines]
  for (const { at, drop, put } of edits) lines.splice(Math.min(at, lines.length), drop, ...put)
  return { ...before, lines, ended: turn ? !before.ended : before.ended }
}

interface Pair {
  readonly before: Tree
  readonly after: Tree
}

const entry = fc.record({ path, to: path, text: text(24), change, kind: fc.constantFrom('edit', 'edit', 'edit', 'create', 'delete', 'move', 'keep') })

type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never

/**
 * Returns both trees; no path is a directory of another. Because page 2.1 gives LF to what comes into a file without CRLF, and a
 * new file can have nothing else, trees with CRLF keep their files where they are (git may tell a move as a file that is new).
 */
function pairOf([entries, wantsCrlf]: readonly [readonly Entry[], boolean]): Pair {
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  const used: string[] = []
  const free = (one: string): boolean => !used.some((other) => other === one || other.startsWith(`${one}/`) || one.startsWith(`${other}/`))
  for (const { path: at, to, text: given, change: how, kind } of entries) {
    const [was, now] = [given, changed(given, how)].map((one): Text => ({ ...one, end: wantsCrlf ? '\r\n' : '\n' })) as [Text, Text]
    if (wantsCrlf && (!printed(was).includes('\r\n') || !printed(now).includes('\r\n'))) continue
    const what = wantsCrlf ? 'edit' : kind
    const both = what === 'move' ? [at, to] : [at]
    if (!both.every(free) || (at === to && what === 'move') || (what === 'move' && (at.startsWith(`${to}/`) || to.startsWith(`${at}/`)))) continue
    used.push(...both)
    if (what !== 'create') before[at] = printed(was)
    if (what !== 'delete') after[what === 'move' ? to : at] = printed(what === 'keep' ? was : now)
  }
  return { before, after }
}

const pair = fc.tuple(fc.array(entry, { minLength: 1, maxLength: 6 }), fc.boolean()).map(pairOf)

function said(answer: Answer): string {
  return answer.outcome === 'refused' ? answer.refusals.map(({ code, message }) => `${code}: ${message}`).join('\n') : JSON.stringify(answer)
}

/** Imports a diff over a tree, applies what comes of it, and expects the other tree. */
async function expectTree(diff: string, before: Tree, after: Tree): Promise<void> {
  const memory = inMemory(before)
  const answer = await importText(memory, diff)
  const changeSet = changeSetIn(answer)
  if (changeSet === null) throw new Error(`${said(answer)}\n${diff}`)
  const applied = await applyImported(memory, changeSet)
  const expected: Memory = inMemory(after)
  if (JSON.stringify(memory.tree()) !== JSON.stringify(expected.tree())) {
    throw new Error(`${JSON.stringify(memory.tree())}\nis not\n${JSON.stringify(expected.tree())}\n${applied === null ? '' : said(applied)}\n${JSON.stringify(changeSet, null, 1)}\n${diff}`)
  }
}

const WAYS: readonly (readonly string[])[] = [
  [], ['-U0'], ['-U1'], ['-M'], ['-M', '-U0'], ['-M', '--no-prefix'], ['--no-renames', '--no-prefix', '-U0'], ['--full-index'], ['--binary'],
  ['-C', '--find-copies-harder', '-M20%'], ['--patience', '-U2'], ['-c', 'diff.mnemonicPrefix=true'], ['-c', 'core.quotePath=false'], ['--src-prefix=1/', '--dst-prefix=2/'],
]

function diffOf(words: readonly string[], from: string, to: string): string {
  const config = words[0] === '-c' ? words.slice(0, 2) : []
  return git(...config, 'diff', '--no-color', '--no-ext-diff', ...words.slice(config.length), from, to)
}

describe('git diff', () => {
  for (const words of WAYS) {
    test(`${['git diff', ...words].join(' ')} and back`, { timeout: 600_000 }, async () => {
      await fc.assert(fc.asyncProperty(pair, async ({ before, after }) => {
        const [from, to] = [treeOf(before), treeOf(after)]
        if (from === to) return
        await expectTree(diffOf(words, from, to), before, after)
        await expectTree(diffOf([...words, '-R'], from, to), after, before)
      }), { numRuns: runs(5, 300) })
    })
  }

  test('a name that begins with a blank, of a file without content and without prefixes', async () => {
    const [before, after] = [{ ' a': '', ' b c ': '' }, { 'dir/a': '' }]
    await expectTree(diffOf(['--no-renames', '--no-prefix'], treeOf(before), treeOf(after)), before, after)
  })

  test('a section whose name cannot be told is refused, not left out', () => {
    expect(parseUnified('diff --git one two\ndeleted file mode 100644\nindex e69de29..0000000\n')).toMatchObject({ ok: false, refusals: [{ code: 'unparseable_patch' }] })
  })

  test('several diffs in one document: each on what the one before made', { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(text(20), fc.array(change, { minLength: 2, maxLength: 4 }), async (given, changes) => {
      // Page 2.1 has LF for what comes into an empty file.
      const first = { ...given, end: '\n' as const }
      const texts = changes.reduce<Text[]>((all, one) => [...all, changed(all[all.length - 1] ?? first, one)], [first])
      const trees = texts.map((one) => treeOf({ 'a.txt': printed(one) }))
      const diff = trees.slice(1).map((tree, index) => diffOf([], trees[index] ?? '', tree)).join('')
      const [before = '', after = ''] = [printed(first), printed(texts[texts.length - 1] ?? first)]
      if (diff !== '') await expectTree(diff, { 'a.txt': before }, { 'a.txt': after })
    }), { numRuns: runs(15, 500) })
  })

  test('a diff sent through a channel that makes its line ends CRLF', { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(text(20), change, async (was, how) => {
      const before = { ...was, end: '\n' as const }
      const [old, fresh] = [printed(before), printed(changed(before, how))]
      if (old === fresh) return
      await expectTree(diffOf([], treeOf({ 'a.txt': old }), treeOf({ 'a.txt': fresh })).replaceAll('\n', '\r\n'), { 'a.txt': old }, { 'a.txt': fresh })
    }), { numRuns: runs(15, 500) })
  })

  test('a diff of a CRLF file whose CRs a channel took away', { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(text(20), change, async (was, how) => {
      const before = { ...was, end: '\r\n' as const }
      const [old, fresh] = [printed(before), printed(changed(before, how))]
      if (old === fresh || !old.includes('\r\n')) return
      await expectTree(diffOf(['-U2'], treeOf({ 'a.txt': old }), treeOf({ 'a.txt': fresh })).replaceAll('\r\n', '\n'), { 'a.txt': old }, { 'a.txt': fresh })
    }), { numRuns: runs(15, 500) })
  })

  test('mixed line ends come out as git has them, or are refused', { timeout: 600_000 }, async () => {
    const ended = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', ''), fc.constantFrom('\n', '\r\n')), { maxLength: 8 }).map((lines) => lines.map((one) => one.join('')).join(''))
    let accepted = 0
    await fc.assert(fc.asyncProperty(ended, ended, async (old, fresh) => {
      if (old === fresh) return
      const diff = diffOf(['-U1'], treeOf({ 'a.txt': old }), treeOf({ 'a.txt': fresh }))
      const memory = inMemory({ 'a.txt': old })
      const answer = await importText(memory, diff)
      if (answer.outcome === 'refused') {
        expect(answer.refusals.map(({ code }) => code), said(answer)).toEqual(['invalid_request'])
        return
      }
      accepted++
      await expectTree(diff, { 'a.txt': old }, { 'a.txt': fresh })
    }), { numRuns: runs(40, 1000) })
    expect(accepted).toBeGreaterThan(0)
  })
})
