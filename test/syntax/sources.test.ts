/**
 * The syntax check on real sources: an edit that changes nothing of their syntax is never blamed, and a bracket that is taken
 * away, or put there twice, is found. A seeded sample of what lies in this project and its packages; with HOLDFAST_PROOF=full, 200
 * broken edits a language, of the libraries on this machine too, and of the folder that HOLDFAST_SOURCES names.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openSyntaxCheck } from '../../src/syntax/check.js'
import { loadGrammar, parseWith } from '../../src/syntax/grammars.js'
import { languageOf, LANGUAGE_IDS, type LanguageId } from '../../src/syntax/languages.js'
import { raw } from '../support/memory.js'
import { FULL, runs } from '../support/proof.js'

const project = fileURLToPath(new URL('../..', import.meta.url))
const NEAR = ['src', 'test', '.github', '.ci', 'node_modules/yaml', 'node_modules/zod/src', 'node_modules/diff', 'node_modules/tree-sitter-json/src',
  'node_modules/tree-sitter-c/src/tree_sitter', 'node_modules/vitest/dist', 'node_modules/@octokit/webhooks-examples']

const FILES = runs(8, 60)
const EDITS = runs(12, 200)
const MOST_BYTES = 200_000

function output(program: string, ...words: readonly string[]): string[] {
  try {
    return [execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()]
  } catch {
    return []
  }
}

function folders(): string[] {
  const near = NEAR.map((folder) => join(project, folder))
  if (!FULL) return near
  const python = output('python3', '-c', 'import sysconfig; print(sysconfig.get_paths()["stdlib"])')
  const go = output('go', 'env', 'GOROOT').map((root) => join(root, 'src'))
  return [...near, join(project, 'node_modules'), ...python, ...go, '/usr/include', '/usr/share', process.env['HOLDFAST_SOURCES'] ?? '']
}

/** A generator that a seed decides (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

interface Source {
  readonly path: string
  readonly text: string
}

/** Fixtures of parsers and the like are broken on purpose. */
const ON_PURPOSE = /\/(?:cases|fixtures?|testdata|bad|broken|lib2to3|test\/(?:data|badsyntax)|corpus)\//iu

/** Returns sources by language, at most so many of each folder and language. */
function collect(): ReadonlyMap<LanguageId, readonly Source[]> {
  const found = new Map<LanguageId, Source[]>()
  const pick = random(7)
  for (const folder of folders().filter((one) => one !== '' && existsSync(one))) {
    const taken = new Map<LanguageId, number>()
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !ON_PURPOSE.test(`/${name}`)).sort()
    const order = names.map((name) => [pick(), name] as const).sort(([a], [b]) => a - b)
    for (const [, name] of order) {
      const path = join(folder, name)
      const guess = languageOf(name, '#!')
      if (guess === null || (taken.get(guess) ?? 0) >= FILES) continue
      const at = lstatSync(path)
      if (!at.isFile() || at.size > MOST_BYTES || at.size < 40) continue
      const text = readFileSync(path, 'utf8').replace(/^\ufeff/u, '')
      if (text.includes('\ufffd') || languageOf(name, text) !== guess) continue
      taken.set(guess, (taken.get(guess) ?? 0) + 1)
      found.set(guess, [...found.get(guess) ?? [], { path, text }])
    }
  }
  return found
}

const sources = collect()
const syntax = openSyntaxCheck()

/** Returns the text with a blank line put in where that changes nothing. */
function idle(text: string, pick: () => number): string {
  const ends = [...text.matchAll(/(?<!\\\r?)\n/gu)].map(({ index }) => index + 1)
  const at = ends[Math.floor(pick() * ends.length)] ?? text.length
  return `${text.slice(0, at)}\n${text.slice(at)}`
}

const BRACKETS = ['(', ')', '[', ']', '{', '}']

/** A bracket, and whether the text is still right without it, or with one more. */
interface Bracket {
  readonly at: number
  readonly spare: boolean
  readonly welcome: boolean
}

/** Where brackets are as good without: a macro of C has parameters or none. */
const AT_WILL = new Set(['preproc_params'])

/** Returns the brackets that the grammar takes for such: none in strings and comments. */
async function brackets(id: LanguageId, text: string): Promise<readonly Bracket[]> {
  return parseWith(await loadGrammar(id), text, 10_000, (root) => root.descendantsOfType(BRACKETS)
    .filter((node) => !node.isNamed && node.childCount === 0 && node.endIndex === node.startIndex + 1 && !AT_WILL.has(node.parent?.type ?? ''))
    .map((node) => ({
      at: node.startIndex,
      // What is left is a plain word that ends in a bracket.
      spare: id === 'yaml' && (node.type === '[' || node.type === '{'),
      // Behind the hole of a template, or the name of a variable, one more is text.
      welcome: node.type === '}' && node.parent?.type === 'template_substitution',
    }))) ?? []
}

interface Broken {
  readonly source: Source
  readonly at: number
  readonly text: string
}

/** Returns edits that take one bracket away or put it there twice, in sources that nothing is wrong with. */
async function breakings(id: LanguageId, all: readonly Source[]): Promise<readonly Broken[]> {
  const pick = random(11)
  const clean: { source: Source; places: readonly Bracket[] }[] = []
  for (const source of all) {
    const [result] = await syntax.check([{ path: source.path, before: null, after: raw(source.text) }])
    const places = result?.status === 'clean' ? await brackets(id, source.text) : []
    if (places.length > 0) clean.push({ source, places })
  }
  return clean.length === 0 ? [] : Array.from({ length: EDITS }, () => {
    const { source, places } = clean[Math.floor(pick() * clean.length)] as (typeof clean)[number]
    const { at, spare, welcome } = places[Math.floor(pick() * places.length)] as Bracket
    const twice = (pick() < 0.5 || spare) && !welcome ? source.text.slice(at, at + 1).repeat(2) : ''
    return { source, at, text: source.text.slice(0, at) + twice + source.text.slice(at + 1) }
  })
}

/** Broken edits of these languages that a grammar may let through, out of a hundred, and why. */
const LENIENT: Partial<Record<LanguageId, readonly [percent: number, why: string]>> = {}

describe('real sources', () => {
  test.each(LANGUAGE_IDS.filter((id) => sources.has(id)))('%s', async (id) => {
    const all = sources.get(id) ?? []
    const pick = random(3)
    const files = all.map(({ path, text }) => ({ path, before: raw(text), after: raw(idle(text, pick)) }))
    const results = []
    for (const file of files) results.push(...await syntax.check([file]))
    expect(results.filter(({ status }) => status !== 'clean').map(({ path, reason, errors: [error] }) => ({ path, reason, error }))).toEqual([])

    const broken = await breakings(id, all)
    const missed: string[] = []
    for (const { source: { path, text }, at, text: after } of broken) {
      const [result] = await syntax.check([{ path, before: raw(text), after: raw(after) }])
      if (result?.status !== 'errors') missed.push(`${path}: ${JSON.stringify(text.slice(Math.max(0, at - 30), at + 20))} (${String(result?.reason)})`)
    }
    if (FULL) {
      const standing = results.filter(({ reason }) => reason !== null).length
      console.log(`${id}: ${String(all.length)} files, ${String(standing)} with errors of their own; ${String(broken.length - missed.length)} of ${String(broken.length)} broken edits found\n${missed.join('\n')}`)
    }
    const [percent] = LENIENT[id] ?? [FULL ? 2 : 0, '']
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.ceil(broken.length * percent / 100))
  }, FULL ? 1_800_000 : 60_000)
})
