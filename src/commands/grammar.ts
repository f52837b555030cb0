/**
 * The command of a comment (spec page 5.1).
 *
 *   comment = blank lines, command line, anything with at most one payload
 *   command = prefix [blanks verb {blanks argument}]       at column 0; prefix alone asks for help
 *   argument = no blanks, or '"' anything but '"' '"' with no blanks behind
 *   payload = a fenced block at the root of the comment whose language the verb takes
 *
 * Because the command is the first line, no span, fence, quote or HTML can be open where it stands.
 */
import type { CellLanguage } from '../engine/workshop.js'
import { countHidden } from '../text/visible.js'
import { scanBlocks, type FencedBlock, type Scan } from './blocks.js'

export interface ParsedComment {
  /** Lower-case. */
  readonly verb: string
  /** The words after the verb, quotation marks taken off. */
  readonly args: readonly string[]
  /** What follows the verb on its line, as normalised. */
  readonly rest: string
  readonly payload: FencedBlock | null
  /** What keeps the comment from being carried out, a sentence each. */
  readonly problems: readonly string[]
}

const DOCUMENTS = ['json', 'holdfast', 'diff']
/** The languages of cells, by the words that blocks are marked with. */
const CELLS: Readonly<Record<string, CellLanguage>> = { js: 'js', javascript: 'js', ts: 'ts', typescript: 'ts', py: 'py', python: 'py' }
/** Every character that is shown as a blank, TAB included. */
const BLANKS = /[\t\p{Zs}]+/gu
const DASHES = '\\-\u2010-\u2015\u2212'

/** Returns the languages of the block that a verb takes. */
function languagesFor(verb: string): readonly string[] {
  return verb === 'verify' ? Object.keys(CELLS) : DOCUMENTS
}

/** Returns the language of the cell in a block, undefined where it holds none. */
export function cellLanguage({ language }: FencedBlock): CellLanguage | undefined {
  return Object.hasOwn(CELLS, language) ? CELLS[language] : undefined
}

/** Returns the command line with plain blanks, quotation marks and dashes. */
function normalise(line: string): string {
  return line
    .replace(BLANKS, ' ')
    .replace(/[\u201c-\u201f\u00ab\u00bb\u2033]/gu, '"')
    .replace(/[\u2018-\u201b\u2032]/gu, "'")
    // Phones turn the two dashes of an option into one long one.
    .replace(new RegExp(`(^| )[${DASHES}]{1,2}(?=\\p{L})`, 'gu'), (whole, before: string) => (/[^ -]/u.test(whole) ? `${before}--` : whole))
    .replace(new RegExp(`[${DASHES}]`, 'gu'), '-')
    .trim()
}

/** Returns where the first line that is not blank starts and ends, or null when there is none. */
function firstLine(body: string): { readonly from: number; readonly to: number } | null {
  let from = 0
  for (let at = 0; at < body.length; at++) {
    const c = body[at]
    if (c === '\n' || c === '\r') from = at + 1
    else if (c !== ' ' && c !== '\t') {
      const end = body.slice(at).search(/[\n\r]/u)
      return { from, to: end < 0 ? body.length : at + end }
    }
  }
  return null
}

/** Returns what follows the prefix on its line, normalised, or null when the line does not begin with it. */
function afterPrefix(line: string, prefix: string): string | null {
  if (!line.startsWith(prefix)) return null
  const rest = line.slice(prefix.length)
  return rest === '' || /^[\t\p{Zs}]/u.test(rest) ? normalise(rest) : null
}

function words(text: string): string[] {
  return (text.match(/"[^"]*"[^ ]*|[^ ]+/gu) ?? []).map((word) => word.replace(/^"([^"]*)"/u, '$1'))
}

/** Returns what keeps a comment from being carried out. */
function problemsOf(command: string, scan: Scan, payloads: number, prefix: string): string[] {
  const several = scan.margin.some((line) => afterPrefix(line, prefix) !== null)
  return [
    ...(countHidden(command).size > 0 ? ['The command line holds invisible characters: type it again.'] : []),
    ...(several ? ['There is more than one command: write each in a comment of its own.'] : []),
    ...(payloads > 1 ? [`There are ${payloads} blocks that could be meant: leave one.`] : []),
    ...(scan.doubt ? ['A fenced block begins where it may be part of a list or of HTML: put a blank line before it and begin it at the margin.'] : []),
  ]
}

/** Returns the command of a comment, or null when it has none; linear in the length of the body. */
export function parseComment(body: string, prefix = '/holdfast'): ParsedComment | null {
  const line = firstLine(body)
  const command = line === null ? null : afterPrefix(body.slice(line.from, line.to), prefix)
  if (line === null || command === null) return null
  const [first = 'help', ...args] = words(command)
  const verb = first.toLowerCase()
  const scan = scanBlocks(body.slice(line.to).replace(/^(?:\r\n|[\n\r])/u, ''))
  const payloads = scan.blocks.filter(({ language }) => languagesFor(verb).includes(language))
  return {
    verb, args, rest: command.slice(first.length).trim(),
    payload: payloads.length === 1 && !scan.doubt ? payloads[0] ?? null : null,
    problems: problemsOf(command, scan, payloads.length, prefix),
  }
}
