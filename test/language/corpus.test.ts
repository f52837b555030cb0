/**
 * What TypeScript's own suites expect of refactors, through ours (`../shared/cases/language`, read there and never copied). A case
 * that ends otherwise is listed here with the reason; nothing else may.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Proposal, RefactorRequest, Stretch } from '../../src/engine/language.js'
import { after, ask, folderOf, type Files } from './asking.js'

interface Case {
  readonly id: string
  readonly op: 'rename' | 'moveFile' | 'moveSymbol' | 'organizeImports'
  readonly before: Files
  readonly args: { readonly file: string; readonly line?: number; readonly character?: number; readonly endLine?: number; readonly endCharacter?: number; readonly newName?: string; readonly target?: string }
  readonly after?: Files
}

const CASES = fileURLToPath(new URL('../../../shared/cases/language/typescript.json', import.meta.url))

/** Id to why it ends otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'ts-renameExportSpecifier2': 'renames without aliases: with us an export keeps its outward name',
  'ts-organizeImports22-2': 'four blanks, where the file itself indents by two',
  'ts-organizeImports23-1': 'four blanks, where the file itself indents by two',
}

function offset(text: string, line: number, character: number): number {
  return text.split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + character - 1
}

function stretch({ before, args }: Case): Stretch {
  const text = before[args.file] ?? ''
  const start = offset(text, args.line ?? 1, args.character ?? 1)
  return { path: args.file, start, end: args.endLine === undefined ? start : offset(text, args.endLine, args.endCharacter ?? 1) }
}

function request(one: Case): RefactorRequest {
  const { file, newName = '', target = '' } = one.args
  switch (one.op) {
    case 'rename': return { ask: 'rename', at: stretch(one), name: newName }
    case 'moveFile': return { ask: 'move-file', from: file, to: target }
    case 'moveSymbol': return { ask: 'move-symbol', at: stretch(one), to: target }
    case 'organizeImports': return { ask: 'organize-imports', path: file }
  }
}

/** Returns a tree as it is compared: byte for byte after a rename, without trailing blank lines otherwise. */
function compared(files: Files, op: Case['op']): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, op === 'rename' ? text : text.trimEnd()]))
}

function problemOf(one: Case): string | null {
  const ended = after(one.before, ask<Proposal>(folderOf(one.before), one.before, request(one)))
  if ('refused' in ended) return one.after === undefined && ended.refused.every((words) => words.length > 20) ? null : ended.refused.join('\n')
  if (one.after === undefined) return 'should be refused'
  const [got, wanted] = [compared(ended.files, one.op), compared(one.after, one.op)]
  return JSON.stringify(Object.entries(got).sort()) === JSON.stringify(Object.entries(wanted).sort()) ? null : `ends as ${JSON.stringify(got)}`
}

for (const op of ['rename', 'moveFile', 'moveSymbol', 'organizeImports'] as const) {
  test(op, { timeout: 300_000 }, (context) => {
    if (!existsSync(CASES)) context.skip('needs ../shared/cases')
    const { cases } = JSON.parse(readFileSync(CASES, 'utf8')) as { readonly cases: readonly Case[] }
    const ours = cases.filter((one) => one.op === op && /\.[cm]?[jt]sx?$|^[^.]+$/u.test(one.args.file))
    const problems = ours.map((one) => ({ id: one.id, problem: problemOf(one) }))
    expect(ours.length).toBeGreaterThan(5)
    expect(problems.filter(({ id, problem }) => problem !== null && OTHERWISE[id] === undefined)).toEqual([])
    expect(problems.filter(({ id, problem }) => problem === null && OTHERWISE[id] !== undefined)).toEqual([])
  })
}

