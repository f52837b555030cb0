/**
 * The one way of foreign bytes into Markdown. What comes out of here starts no block, closes no fence, and holds no mention,
 * link, reference, image or HTML outside code; characters that cannot be seen are escapes; a line ends at LF only.
 */
import { utf8 } from '../base/encoding.js'
import { showHidden } from '../text/visible.js'

function escaped(c: string): string {
  return `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`
}

/** Returns the text with escapes for what a reader could miss: hidden and broken characters, CR, and a marker that is not ours. */
export function visible(text: string): string {
  return showHidden(text).replace(/[\r\p{Surrogate}]/gu, escaped).replace(/<!--(?=\s{0,9}holdfast)/giu, '<\\u{21}--')
}

/** Returns the text on one line, with `\n` and `\t` spelt out. */
export function oneLine(text: string): string {
  return visible(text).replace(/\n/gu, '\\n').replace(/\t/gu, '\\t')
}

/** Returns the length of the longest run of backticks. */
export function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length)
  return longest
}

/** Returns the text as a code span that it cannot leave. */
export function code(text: string): string {
  const line = oneLine(text)
  if (line === '') return '(empty)'
  const run = '`'.repeat(longestRun(line) + 1)
  const pad = /^[` ]|[` ]$/u.test(line) ? ' ' : ''
  return `${run}${pad}${line}${pad}${run}`
}

/** Returns the text as a fenced block that it cannot leave, every line `indent` (0 to 3) blanks in, which are not shown. */
export function fence(text: string, language = '', indent = 0): string {
  const shown = visible(text).replace(/\n$/u, '')
  const run = '`'.repeat(Math.max(3, longestRun(shown) + 1))
  return [run + language, ...shown.split('\n'), run].map((line) => ' '.repeat(indent) + line).join('\n')
}

/** What may stand in prose: words of letters and figures. Digests, ticket numbers and the like would become links. */
const WORD = /^[\p{L}\p{M}\p{N}]+(?:['\u2019-][\p{L}\p{M}\p{N}]+)*$/u
const LINKED = /(?<![0-9a-z])[0-9a-f]{7,64}(?![0-9a-z])|\p{L}-\p{N}|^ghsa-/iu

function word(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && '("\''.includes(text.charAt(from))) from++
  while (to > from && ')"\'.,;:!?'.includes(text.charAt(to - 1))) to--
  const core = text.slice(from, to)
  if (/^[\u2013\u2014\u2026]$/u.test(text)) return text
  if (core === '' || /^\d+[.)]$/u.test(text)) return code(text)
  return text.slice(0, from) + (WORD.test(core) && !LINKED.test(core) ? core : code(core)) + text.slice(to)
}

/** Returns the text as one line of prose, in which everything but plain words is a code span. */
export function prose(text: string): string {
  return visible(text).split(/[\s\p{Zs}]+/u).filter((part) => part !== '').map(word).join(' ')
}

/** Returns a link to an address of ours, or just its name when the address is none that may stand there. */
export function link(name: string, url: string | null): string {
  return url !== null && /^https?:\/\/[\w.:/?=&%#~-]+$/u.test(url) ? `[${name}](${url})` : name
}

/** Returns the comment, on a line of its own, by which a card is found again; only letters, figures, `:`, `.`, `_`, `/` and `-` stay. */
export function cardMarker(marker: string): string {
  return `<!-- holdfast:card:${marker.replace(/[^\w:./-]/gu, '').replace(/-{2,}/gu, '-')} -->`
}

/** Returns the size of a text in bytes of UTF-8: never less than its characters. */
export function size(text: string): number {
  return utf8(text).length
}
