/**
 * What gopls' own suite expects of renames, through ours (`../shared/cases/language`, read there and never copied). A case that ends
 * otherwise is listed here with the reason; nothing else may.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { needs } from '../needs.js'
import { after, type Files } from './asking.js'
import { serve } from './serving.js'

interface Case {
  readonly id: string
  readonly op: string
  readonly before: Files
  readonly args: { readonly file: string; readonly line: number; readonly character: number; readonly newName: string }
  readonly after?: Files
}

const CASES = fileURLToPath(new URL('../../../shared/cases/language/gopls.json', import.meta.url))

/** Id to why it ends otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'go-bad-3': 'gopls 0.23 itself ends with a panic on this module that does not compile, and is reported so',
  'go-recv-1': 'gopls renames receivers of other names along; what stands under an edit must be the old name (spec page 7.7, 4)',
}

/** A tenth of the cases, another one every day; all of them in the proof. */
const SHARE = process.env['HOLDFAST_PROOF'] === 'full' ? 1 : 10

async function problemOf({ before, args: { file, line, character, newName }, after: wanted }: Case, gopls: string): Promise<string | null> {
  const { language } = serve(before, [gopls])
  const start = (before[file] ?? '').split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + character - 1
  const ended = after(before, await language.propose({ ask: 'rename', at: { path: file, start, end: start }, name: newName }))
  await language.close()
  if ('refused' in ended) return wanted === undefined && ended.refused.every((words) => words.length > 20) ? null : ended.refused.join('\n')
  if (wanted === undefined) return 'should be refused'
  return JSON.stringify(Object.entries(ended.files).sort()) === JSON.stringify(Object.entries(wanted).sort()) ? null : `ends as ${JSON.stringify(ended.files)}`
}

test('rename', { timeout: 900_000 }, async (context) => {
  if (!existsSync(CASES)) context.skip('needs ../shared/cases')
  const gopls = needs('gopls', context)
  const { cases } = JSON.parse(readFileSync(CASES, 'utf8')) as { readonly cases: readonly Case[] }
  const day = Math.floor(Date.now() / 86_400_000)
  const renames = cases.filter(({ op }) => op === 'rename').filter((_, index) => (index + day) % SHARE === 0)
  expect(renames.length).toBeGreaterThan(3)
  const problems: { readonly id: string; readonly problem: string | null }[] = []
  for (const one of renames) problems.push({ id: one.id, problem: await problemOf(one, gopls) })
  expect(problems.filter(({ id, problem }) => problem !== null && OTHERWISE[id] === undefined)).toEqual([])
  expect(problems.filter(({ id, problem }) => problem === null && OTHERWISE[id] !== undefined)).toEqual([])
})
