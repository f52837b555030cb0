/**
 * The fenced blocks at the root of a comment, by the rules of CommonMark, in one pass over its lines: a parser of the whole
 * language takes too long on what a stranger can put into 64 KiB.
 *
 *   fence  = up to 3 blanks, then 3 or more "`" (no "`" in the rest) or 3 or more "~", then the info string
 *   close  = up to 3 blanks, then at least as many of the same, then blanks; without one the block runs to the end
 *   html   = a line that begins one of the seven kinds of HTML block; nothing in it is a fence
 *
 * Lists and the seventh kind of HTML block depend on what paragraph is open. Where a fence would begin in such a place the
 * scan stops in doubt rather than guess.
 */

export interface FencedBlock {
  /** The first word of the info string, lower-case. */
  readonly language: string
  /** The lines, joined by their own ends; those that end as the opening line does are joined by LF. */
  readonly text: string
  /** The lines without their ends: none of an empty block, an empty one of a block that holds a blank line. */
  readonly lines: readonly string[]
}

export interface Scan {
  readonly blocks: readonly FencedBlock[]
  /** The lines at column 0 outside of every block and HTML. */
  readonly margin: readonly string[]
  /** Whether the scan stopped at a fence that may or may not be one. */
  readonly doubt: boolean
}

interface Line {
  readonly text: string
  readonly end: string
}

interface Fence {
  readonly indent: number
  readonly run: string
  readonly language: string
}

const OPEN = /^( {0,3})(`{3,}|~{3,})([^]*)$/u
const LIST_MARKER = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/u
const TAG_BLOCK = new RegExp(`^</?(?:${[
  'address', 'article', 'aside', 'base', 'basefont', 'blockquote', 'body', 'caption', 'center', 'col', 'colgroup', 'dd',
  'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frame', 'frameset',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'head', 'header', 'hr', 'html', 'iframe', 'legend', 'li', 'link', 'main', 'menu',
  'menuitem', 'nav', 'noframes', 'ol', 'optgroup', 'option', 'p', 'param', 'search', 'section', 'source', 'summary', 'table',
  'tbody', 'td', 'tfoot', 'th', 'thead', 'title', 'tr', 'track', 'ul',
].join('|')})(?:[ \\t]|/?>|$)`, 'iu')

/** How each kind of HTML block begins and what ends it; null is a blank line. */
const HTML: readonly { readonly start: RegExp; readonly end: RegExp | null }[] = [
  { start: /^<(?:script|pre|style|textarea)(?:[ \t>]|$)/iu, end: /<\/(?:script|pre|style|textarea)>/iu },
  { start: /^<!--/u, end: /-->/u },
  { start: /^<\?/u, end: /\?>/u },
  { start: /^<![a-z]/iu, end: />/u },
  { start: /^<!\[CDATA\[/u, end: /\]\]>/u },
  { start: TAG_BLOCK, end: null },
]

/** What is known of the place where the next line stands. */
interface Place {
  /** What ends the HTML block that is open: a pattern in a line, or a blank line. */
  html: RegExp | 'blank' | null
  /** Whether a list may be open. */
  list: boolean
  afterBlank: boolean
  /** Until when a fence could stand inside HTML: up to the next blank line, or for good. */
  unsure: 'no' | 'paragraph' | 'ever'
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at)
    if (c !== 10 && c !== 13) continue
    const end = c === 10 ? '\n' : text.charCodeAt(at + 1) === 10 ? '\r\n' : '\r'
    lines.push({ text: text.slice(from, at), end })
    from = at + end.length
    at = from - 1
  }
  if (from < text.length) lines.push({ text: text.slice(from), end: '' })
  return lines
}

function isBlank(line: string): boolean {
  return /^[ \t]*$/u.test(line)
}

function openFence(line: string): Fence | null {
  const [, blanks, run, info] = OPEN.exec(line) ?? []
  if (blanks === undefined || run === undefined || info === undefined) return null
  if (run.startsWith('`') && info.includes('`')) return null
  return { indent: blanks.length, run, language: /^[ \t]*([^ \t]*)/u.exec(info)?.[1]?.toLowerCase() ?? '' }
}

function closes(line: string, { run }: Fence): boolean {
  if (line.length < run.length) return false
  const from = /^ {0,3}/u.exec(line)?.[0].length ?? 0
  let to = from
  while (line[to] === run[0]) to++
  return to - from >= run.length && isBlank(line.slice(to))
}

/** Returns a line without its first `columns` columns of blanks; what is left of a TAB cut in two are blanks. */
function dedent(line: string, columns: number): string {
  if (columns === 0) return line
  let column = 0
  let at = 0
  for (; column < columns && (line[at] === ' ' || line[at] === '\t'); at++) column += line[at] === '\t' ? 4 - (column % 4) : 1
  return ' '.repeat(Math.max(0, column - columns)) + line.slice(at)
}

/** Returns the lines of a block as one text, the indentation of its fence taken off each. */
function textOf(lines: readonly Line[], indent: number, ownEnd: string): string {
  return lines.map(({ text, end }, i) => dedent(text, indent) + (i === lines.length - 1 ? '' : end === ownEnd ? '\n' : end)).join('')
}

/** Returns whether what follows is the message that an e-mail answers. */
function beginsQuotedMail(line: string): boolean {
  return (line.startsWith('On ') && line.trimEnd().endsWith(' wrote:')) || /^-{2,40} ?Original Message ?-{2,40}[ \t]*$/iu.test(line)
}

/** Takes in a line that is inside an HTML block, or blank; returns whether it was one. */
function passOver(line: string, place: Place): boolean {
  const blank = isBlank(line)
  if (place.html === null && !blank) return false
  if (place.html === 'blank' ? blank : place.html?.test(line)) place.html = null
  if (blank && place.unsure === 'paragraph') place.unsure = 'no'
  place.afterBlank = blank
  return true
}

/** Takes in a line that may begin an HTML block; returns whether it does or could. */
function beginHtml(line: string, indented: boolean, place: Place): boolean {
  const bare = line.replace(/^ {0,3}/u, '')
  const kind = HTML.find(({ start }) => start.test(bare))
  const perhapsInside = place.unsure !== 'no' || (place.list && indented)
  if (kind === undefined && !/^<\/?[a-z]/iu.test(bare)) return false
  if (kind === undefined || perhapsInside) {
    if (kind !== undefined && kind.end !== null) place.unsure = 'ever'
    else if (place.unsure === 'no') place.unsure = 'paragraph'
  } else if (kind.end === null) {
    place.html = 'blank'
  } else if (!kind.end.test(bare)) {
    place.html = kind.end
  }
  // A tag of the seventh kind may be one more line of a list's last paragraph.
  if (!indented && kind !== undefined) place.list = false
  return true
}

/** Takes in any other line; returns whether it is text at the margin. */
function passText(line: string, indented: boolean, place: Place): boolean {
  if (LIST_MARKER.test(line)) {
    place.list = true
    return false
  }
  if (!indented && place.afterBlank) place.list = false
  return !indented
}

/** Returns the index of the line that closes a block whose lines begin at `from`; past the end when none does. */
function endOf(fence: Fence, lines: readonly Line[], from: number): number {
  let at = from
  for (let line = lines[at]; line !== undefined && !closes(line.text, fence); line = lines[at]) at++
  return at
}

/** Returns the fenced blocks of a text in their order; the text starts after the first line of a paragraph. */
export function scanBlocks(text: string): Scan {
  const blocks: FencedBlock[] = []
  const margin: string[] = []
  const place: Place = { html: null, list: false, afterBlank: false, unsure: 'no' }
  const lines = linesOf(text)
  for (let at = 0, line = lines[at]; line !== undefined; line = lines[++at]) {
    if (passOver(line.text, place)) continue
    const indented = /^[ \t]/u.test(line.text)
    const fence = openFence(line.text)
    if (fence !== null) {
      if (place.unsure !== 'no' || (place.list && indented)) return { blocks, margin, doubt: true }
      const end = endOf(fence, lines, at + 1)
      const inside = lines.slice(at + 1, end)
      blocks.push({
        language: fence.language, text: textOf(inside, fence.indent, line.end), lines: inside.map((one) => dedent(one.text, fence.indent)),
      })
      at = end
      place.list = false
    } else if (!beginHtml(line.text, indented, place) && passText(line.text, indented, place)) {
      if (beginsQuotedMail(line.text)) break
      margin.push(line.text)
    }
    place.afterBlank = false
  }
  return { blocks, margin, doubt: false }
}
