/** Differences, held against git's own: counts as `git diff --numstat`, and diffs that `git apply` takes. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { refuseHidden } from '../../src/engine/hidden.js'
import { bindPlan, sideOf, type FileChange } from '../../src/engine/plan.js'
import { planDiff } from '../../src/report/plan-diff.js'
import { diffBytes } from '../../src/text/diff.js'
import { Dice } from '../proof/generate.js'
import { raw, sha256 } from '../support/memory.js'
import { anyText } from './arbitrary.js'

const folder = mkdtempSync(join(tmpdir(), 'holdfast-diff-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns pairs of texts: one edited a little, or two that have nothing to do with each other. */
function pairs(count: number): { before: string; after: string }[] {
  const dice = new Dice(4711)
  const texts = fc.sample(anyText, { seed: 11, numRuns: count })
  return texts.map((before, index) => {
    if (dice.chance(0.1)) return { before, after: texts[(index + 1) % texts.length] ?? '' }
    const lines = before.split('\n')
    for (let n = dice.from(1, 3); n > 0; n--) lines.splice(dice.from(0, lines.length), dice.from(0, 2), ...Array.from({ length: dice.from(0, 2) }, () => dice.pick(['new', 'a', '', 'b\r', '}'])))
    return { before, after: lines.join('\n') }
  })
}

const made = pairs(300).filter(({ before, after }) => before !== after)

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function git(words: readonly string[], at: string): string {
  try {
    return execFileSync('git', words, { cwd: at, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    // `git diff --no-index` ends with 1 where there are differences.
    const { status, stdout } = error as { status: number; stdout: string }
    if (status === 1 && words[0] === 'diff') return stdout
    throw error
  }
}

function change(path: string, before: string, after: string): FileChange {
  return { operation: 'edit', path, before: sideOf(raw(before), '100644', sha256), after: sideOf(raw(after), '100644', sha256) }
}

test('lines added and removed are those of git diff --numstat', () => {
  for (const [index, { before, after }] of made.entries()) {
    write(join(folder, 'count/old', `${String(index)}.txt`), before)
    write(join(folder, 'count/new', `${String(index)}.txt`), after)
  }
  const told = git(['diff', '--no-index', '--numstat', '--no-renames', '-z', 'old', 'new'], join(folder, 'count'))
  const counts = new Map([...told.matchAll(/(\d+)\t(\d+)\t\0?[^\0]*\0new\/(\d+)\.txt\0/gu)].map(([, added, removed, index]) => [Number(index), [Number(added), Number(removed)]]))
  expect(counts.size).toBe(made.length)
  const differences = made.flatMap(({ before, after }, index) => {
    const { added, removed } = diffBytes(raw(before), raw(after))
    return JSON.stringify([added, removed]) === JSON.stringify(counts.get(index)) ? [] : [{ before, after, ours: [added, removed], git: counts.get(index) }]
  })
  expect(differences).toEqual([])
})

test('the diff of a plan is one that git apply takes, and gives the after-images byte for byte', () => {
  const names = (index: number): string => ['plain/f', 'with space/f', 'ünï/f', 'q"uote/f', 'tab\there/f', 'back\\slash/f'][index % 6] + String(index)
  const root = join(folder, 'apply')
  mkdirSync(root)
  git(['init', '-q', '--template='], root)
  for (const [index, { before }] of made.entries()) write(join(root, names(index)), before)
  const plan = bindPlan({ title: '', verify: [], unchanged: [], files: made.map(({ before, after }, index) => change(names(index), before, after)) }, 'local', null, sha256)
  const diff = planDiff(plan, Number.MAX_SAFE_INTEGER)
  expect(diff.cut).toEqual([])
  writeFileSync(join(root, 'plan.diff'), diff.text)
  git(['-c', 'core.autocrlf=false', '-c', 'core.whitespace=cr-at-eol', 'apply', '--unidiff-zero', '--whitespace=nowarn', 'plan.diff'], root)
  for (const [index, { after }] of made.entries()) expect(readFileSync(join(root, names(index)), 'utf8')).toBe(after)
})

test('creations and deletions are diffs from and to nothing', () => {
  const root = join(folder, 'both')
  mkdirSync(root)
  git(['init', '-q', '--template='], root)
  write(join(root, 'gone.txt'), 'a\nb')
  const files: FileChange[] = [
    { operation: 'create', path: 'new.txt', before: null, after: sideOf(raw('x\ny'), '100644', sha256) }, { operation: 'delete', path: 'gone.txt', before: sideOf(raw('a\nb'), '100644', sha256), after: null },
  ]
  writeFileSync(join(root, 'plan.diff'), planDiff({ files }, 240).text)
  git(['apply', 'plan.diff'], root)
  expect(readFileSync(join(root, 'new.txt'), 'utf8')).toBe('x\ny')
  expect(() => readFileSync(join(root, 'gone.txt'))).toThrow()
})

test('a hunk has three lines of context, and hunks that would meet are one', () => {
  const before = Array.from({ length: 30 }, (_, n) => `${String(n + 1)}\n`).join('')
  const spans = (...changed: readonly number[]): unknown[] => {
    const after = changed.reduce((text, n) => text.replace(`\n${String(n)}\n`, `\nnew ${String(n)}\n`), before)
    return diffBytes(raw(before), raw(after)).hunks.map(({ oldStart, oldCount, newStart, newCount }) => [oldStart, oldCount, newStart, newCount])
  }
  expect(spans(10)).toEqual([[7, 7, 7, 7]])
  expect(spans(10, 17)).toEqual([[7, 14, 7, 14]])
  expect(spans(10, 18)).toEqual([[7, 7, 7, 7], [15, 7, 15, 7]])
  expect(diffBytes(null, raw('a\n')).hunks).toMatchObject([{ oldStart: 0, oldCount: 0, newStart: 1, newCount: 1 }])
  expect(diffBytes(raw('a\n'), null).hunks).toMatchObject([{ oldStart: 1, oldCount: 1, newStart: 0, newCount: 0 }])
})

test('a diff over its budget is cut, and says per file by how much', () => {
  const before = Array.from({ length: 50 }, (_, n) => `${String(n)}\n`).join('')
  const files = [change('a.txt', before, before.replaceAll('\n', '!\n')), change('b.txt', 'x\n', 'y\n')]
  const { text, cut } = planDiff({ files }, 40)
  expect(cut).toEqual([{ path: 'a.txt', hidden_lines: 61 }, { path: 'b.txt', hidden_lines: 3 }])
  expect(text.split('\n').filter((line) => !/^(?:---|\+\+\+) [ab]\//u.test(line) && line !== '')).toHaveLength(40)
  expect(text).toContain('+++ b/b.txt\n')
})

test('texts with nothing in common beyond the search are one replaced by the other', () => {
  const many = (word: string): string => Array.from({ length: 5000 }, (_, n) => `${word} ${String(n)}\n`).join('')
  const { added, removed, hunks } = diffBytes(raw(`same\n${many('a')}end\n`), raw(`same\n${many('b')}end\n`))
  expect([added, removed, hunks.length]).toEqual([5000, 5000, 1])
})

test('hidden characters are counted where they come in, not where they stay', () => {
  const added = (before: string, after: string): number => refuseHidden([change('a.txt', before, after)])[0]?.figure ?? 0
  expect(added('a\n', 'a\u200b\n')).toBe(1)
  expect(added('a\u200b\n', 'b\u200b\n')).toBe(0)
  expect(added('a\u200b\nb\n', 'b\na\u200b\n')).toBe(0)
  expect(added('a\u200b\n', 'a\u200b\u200b\u202e\n')).toBe(2)
  expect(added('\ufeffa\n', '\ufeffb\n')).toBe(0)
  expect(added('a\n', 'a\tb\r\n')).toBe(0)
  expect(added('a\n', `${'\u{e0041}'}\n`)).toBe(1)
})
