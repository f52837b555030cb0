/**
 * Search/replace blocks, as Aider, Roo and Cline spell them.
 *
 *   document = { prose | block }
 *   block    = [ name ], [ fence ], open, [ ":start_line:" n ], [ ":end_line:" n ], [ "-------" ], text, "=======", text, close, [ fence ]
 *   open     = "<<<<<<<" { "<" } " SEARCH" [ ">" ] | "-------" { "-" } " SEARCH" [ ">" ]
 *   close    = ">>>>>>>" { ">" } " REPLACE" | "+++++++" { "+" } " REPLACE" [ ">" ]           of the same kind as the opening
 *   name     = a line of its own: a path, which may stand in "*", "`", "#" or before ":"; without one, the name of the block before
 *
 * The text to find is whole lines; where no run of whole lines is that text, a part of a line that occurs in one place may be.
 * A divider in the text itself cannot be told from the one that is meant, and is refused.
 */
import { refuse, settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import { documentLines, unreadable, withoutCr, type ForeignFile, type ForeignHunk, type ForeignLine } from './foreign.js'

const OPEN = /^(<{5,9}|-{5,9}) SEARCH>?[ \t]*$/u
const DIVIDER = /^={5,9}[ \t]*$/u
const CLOSE = { '<': /^>{5,9} REPLACE[ \t]*$/u, '-': /^\+{5,9} REPLACE>?[ \t]*$/u } as const
const ANY_CLOSE = /^(?:>{5,9}|\+{5,9}) REPLACE>?[ \t]*$/u
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/u

/** Returns where the first block begins in a document, or -1. */
export function blocksBegin(text: string): number {
  return text.search(/^(?:<{5,9}|-{5,9}) SEARCH>?[ \t\r]*$/mu)
}

/** Returns the path that a line names, the marks around it taken off; null where it names none. */
function nameIn(line: string): string | null {
  const bare = line.trim().replace(/^#+ +/u, '').replace(/:$/u, '').replace(/^\*{1,2}(.+?)\*{1,2}$/u, '$1').replace(/^`(.+)`$/u, '$1').replace(/:$/u, '').trim()
  if (bare === '' || bare.startsWith('```') || CLOSE['<'].test(bare) || CLOSE['-'].test(bare)) return null
  return !/\s/u.test(bare) || /[/.]\w/u.test(bare) ? bare : null
}

interface Block {
  readonly hunk: ForeignHunk
  /** Where the document goes on. */
  readonly next: number
}

/** Returns the name that stands above an opening line or its fence (or in the fence's info string), or null. */
function nameAbove(lines: readonly string[], open: number, floor: number): string | null {
  let at = open - 1
  if (at >= floor && FENCE.test(lines[at] ?? '')) {
    // Some put the name behind the fence: ```lang path, or ```path.
    const words = withoutCr(lines[at] ?? '').trim().replace(/^[`~]+/u, '').trim().split(/\s+/u)
    const named = words.findLast((word) => /[./]/u.test(word))
    if (named !== undefined) return named
    at--
  }
  return at < floor ? null : nameIn(withoutCr(lines[at] ?? ''))
}

/** Returns the line number that a block gives, and where its text begins. */
function readHints(lines: readonly string[], first: number): { readonly start: number | null; readonly from: number } {
  const line = (at: number): string => withoutCr(lines[at] ?? '').trimEnd()
  let start: number | null = null
  let at = first
  for (; /^:(?:start|end)_line: *\d{1,10}$/u.test(line(at)); at++) {
    const [, n] = /^:start_line: *(\d+)$/u.exec(line(at)) ?? []
    if (n !== undefined) start = Number(n)
  }
  return { start, from: at > first && /^-{5,9}$/u.test(line(at)) ? at + 1 : at }
}

/** Returns the block that opens at a line. Refuses: unparseable_patch, invalid_request. */
function readBlock(lines: readonly string[], open: number, name: string): Outcome<Block> {
  const line = (at: number): string => withoutCr(lines[at] ?? '')
  const kind = line(open).startsWith('<') ? '<' : '-'
  const fail = (at: number, expected: string): Outcome<Block> => refuse(unreadable(at + 1, lines[at] ?? '', expected))
  const { start, from } = readHints(lines, open + 1)
  const dividers: number[] = []
  let at = from
  for (; at < lines.length && !CLOSE[kind].test(line(at)); at++) {
    if (OPEN.test(line(at)) || ANY_CLOSE.test(line(at))) return fail(at, 'the end of the block before')
    if (DIVIDER.test(line(at))) dividers.push(at)
  }
  if (at === lines.length) return fail(open, `a block that is closed by ${kind === '<' ? '>>>>>>> REPLACE' : '+++++++ REPLACE'}`)
  const [divider, second] = dividers
  if (divider === undefined) return fail(at, '======= between the text to find and the text to put')
  if (second !== undefined) return fail(second, 'one ======= in a block: which of them divides it cannot be told')
  const signed = (sign: '-' | '+', first: number, end: number): ForeignLine[] =>
    lines.slice(first, end).map((text) => ({ sign, text: withoutCr(text), bare: false }))
  const [old, fresh] = [signed('-', from, divider), signed('+', divider + 1, at)]
  const problem = blockProblem(old, fresh, name, open + 1)
  if (problem !== null) return refuse(problem)
  return { ok: true, value: { hunk: { line: open + 1, lines: [...old, ...fresh], start, headings: [], atEnd: false }, next: at + 1 } }
}

function blockProblem(old: readonly ForeignLine[], fresh: readonly ForeignLine[], path: string, line: number): Refusal | null {
  if (old.length === 0 || old.every(({ text }) => text === '')) {
    return { code: 'invalid_request', path, detail: `the text to find is empty in the block of line ${String(line)}` }
  }
  const same = old.length === fresh.length && old.every(({ text }, index) => text === fresh[index]?.text)
  return same ? { code: 'invalid_request', path, detail: `the block of line ${String(line)} replaces a text by itself` } : null
}

/** Returns the files of search/replace blocks, the blocks of one file together. Refuses: unparseable_patch, invalid_request. */
export function parseBlocks(text: string): Outcome<readonly ForeignFile[]> {
  const lines = documentLines(text)
  const problems: Refusal[] = []
  const byName = new Map<string, { line: number; hunks: ForeignHunk[] }>()
  let last: string | null = null
  let floor = 0
  for (let at = 0; at < lines.length; at++) {
    if (!OPEN.test(withoutCr(lines[at] ?? ''))) continue
    const name: string | null = nameAbove(lines, at, floor) ?? last
    if (name === null) return refuse(unreadable(at + 1, lines[at] ?? '', 'the name of a file in the line above'))
    const block = readBlock(lines, at, name)
    if (!block.ok) {
      problems.push(...block.refusals)
      const close = lines.findIndex((line, index) => index > at && ANY_CLOSE.test(withoutCr(line)))
      if (close < 0) break
      at = close
    } else {
      const file = byName.get(name) ?? { line: at + 1, hunks: [] }
      byName.set(name, file)
      file.hunks.push(block.value.hunk)
      at = block.value.next - 1
    }
    last = name
    floor = at + 1
    if (FENCE.test(lines[floor] ?? '')) floor++
  }
  return settle(problems, () => [...byName].map(([name, { line, hunks }]): ForeignFile =>
    ({ form: 'blocks', line, operation: 'edit', names: [name], to: null, blob: null, dos: false, hunks })))
}
