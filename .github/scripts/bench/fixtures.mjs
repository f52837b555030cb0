/** What the rows are measured on, made in one temporary folder that goes at the end. */
import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { child } from './measure.mjs'

const folder = mkdtempSync(join(tmpdir(), 'holdfast-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** The environment of every git here: nobody's settings, nobody's name. */
export const environment = {
  ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', GIT_AUTHOR_NAME: 'Bench', GIT_AUTHOR_EMAIL: 'bench@localhost',
  GIT_COMMITTER_NAME: 'Bench', GIT_COMMITTER_EMAIL: 'bench@localhost',
}

function git(directory, args, input) {
  return child('git', args, { cwd: directory, env: environment, input })
}

export function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns the anchor of a text without CRLF. */
export function anchor(text) {
  return `fa:${sha256(text).slice(0, 12)}`
}

/** Writes a file and returns when it is on the disk, so that nobody else's fsync has to write it. */
function settle(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'w')
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
}

function repository(name) {
  const directory = join(folder, name)
  mkdirSync(directory)
  git(directory, ['init', '-q', '--template=', '-b', 'main'])
  return directory
}

const FILES = 16
const LINES = 10_000
const HUNKS = 8

/** A set of 16 files of 10,000 short lines with 8 hunks each: replacements, insertions and deletions all over the file. */
export function largeSet() {
  const texts = new Map()
  const changes = []
  const afters = new Map()
  for (let n = 0; n < FILES; n++) {
    const path = `src/part-${String(n % 4)}/file-${String(n)}.txt`
    const lines = Array.from({ length: LINES }, (_, line) => `line ${String((line * 7919 + n) % 10_007)}`)
    const after = [...lines]
    const hunks = Array.from({ length: HUNKS }, (_, index) => {
      const at = 600 + index * 1200 + n
      const fresh = [`new ${String(index)} of ${String(n)}`, `and more ${String(index)}`]
      if (index % 4 === 1) return { after: at, lines: fresh }
      return index % 4 === 2 ? { start: at, end: at + 1, lines: [] } : { start: at, end: at, lines: fresh }
    })
    for (const hunk of [...hunks].reverse()) {
      if ('after' in hunk) after.splice(hunk.after, 0, ...hunk.lines)
      else after.splice(hunk.start - 1, hunk.end - hunk.start + 1, ...hunk.lines)
    }
    const text = `${lines.join('\n')}\n`
    texts.set(path, text)
    afters.set(path, `${after.join('\n')}\n`)
    changes.push({ path, expected_anchor: anchor(text), hunks })
  }
  return { texts, afters, document: JSON.stringify({ version: 1, title: 'Bench', changes }) }
}

/** A repository with the files of a set, and the same set as a document and as git's own diff, beside it. */
export function setRepository({ texts, afters, document }) {
  const directory = repository('set')
  const write = (all) => { for (const [path, text] of all) settle(join(directory, path), text) }
  write(texts)
  git(directory, ['add', '.'])
  git(directory, ['commit', '-q', '-m', 'base'])
  write(afters)
  const patch = join(folder, 'set.diff')
  writeFileSync(patch, git(directory, ['diff']))
  const set = join(folder, 'set.json')
  writeFileSync(set, document)
  const reset = () => write(texts)
  const check = () => {
    const left = git(directory, ['diff'])
    reset()
    return left
  }
  reset()
  return { directory, patch, set, reset, check }
}

/** A tree of files of 1 to 40 kB, in 40 directories. */
export function largeTree(count) {
  const directory = repository('tree')
  const paths = Array.from({ length: count }, (_, n) => `d${String(n % 40)}/f${String(n)}.txt`)
  for (const [n, path] of paths.entries()) {
    mkdirSync(join(directory, dirname(path)), { recursive: true })
    writeFileSync(join(directory, path), `text ${String(n)} of a large tree\n`.repeat(30 + (n * 37) % 1300))
  }
  return { directory, paths }
}

/** A repository that tracks this many files, of which all but one are in the index and in commits only. */
export function manyFiles(count) {
  const directory = repository(`many-${String(count)}`)
  const text = 'one\ntwo\nthree\nfour\nfive\n'
  const blob = git(directory, ['hash-object', '-w', '--stdin'], text).trim()
  const paths = Array.from({ length: count }, (_, n) => `d${String(Math.floor(n / 200))}/s${String(n % 10)}/f${String(n)}.txt`)
  git(directory, ['update-index', '-z', '--index-info'], paths.map((path) => `100644 ${blob}\t${path}\0`).join(''))
  git(directory, ['commit', '-q', '-m', 'base'])
  const touched = paths[Math.floor(count / 2)]
  git(directory, ['update-index', '-z', '--skip-worktree', '--stdin'], paths.filter((path) => path !== touched).map((path) => `${path}\0`).join(''))
  settle(join(directory, touched), text)
  const set = join(folder, `many-${String(count)}.json`)
  writeFileSync(set, JSON.stringify({ version: 1, title: 'Bench', changes: [{ path: touched, expected_anchor: anchor(text), hunks: [{ start: 2, end: 2, lines: ['TWO'] }] }] }))
  return { directory, set }
}

const SOURCES = {
  ts: ['export function f(n: number): number {', '  return n + 1', '}'], js: ['export function f(n) {', '  return n + 1', '}'],
  py: ['def f(n):', '    return n + 1', ''], rs: ['fn f(n: i32) -> i32 {', '    n + 1', '}'], go: ['func f(n int) int {', '\treturn n + 1', '}'],
  c: ['int f(int n) {', '  return n + 1;', '}'], json: ['{', '  "n": 1', '}'], yaml: ['n:', '  - 1', 'm: 2'],
}

/** A repository with 16 files in eight languages. */
export function sources() {
  const directory = repository('sources')
  const paths = Object.entries(SOURCES).flatMap(([suffix, lines]) => [1, 2].map((n) => {
    const path = `src/file-${String(n)}.${suffix}`
    const head = suffix === 'go' ? 'package f\n\n' : ''
    settle(join(directory, path), head + `${lines.join('\n')}\n`.repeat(['json', 'yaml'].includes(suffix) ? 1 : 60))
    return path
  }))
  return { directory, paths }
}
