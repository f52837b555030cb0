/** Where the comments and strings of a text are, well enough to tell a name from a word that is only spoken of. */
import type { ServerRow } from './row.js'

/** Comments first, since a quote in one begins nothing; then strings, triple before single. */
const PATTERNS: Readonly<Record<ServerRow['lexis'], RegExp>> = {
  c: /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\.[^'\n]{0,8}|[^'\\\n])'|`[^`]*`?/gu,
  hash: /#[^\n]*|"(?:\\[\s\S]|[^"\\])*"?|'[^'\n]*'?/gu,
  python: /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?/gu,
  dash: /--\[\[[\s\S]*?(?:\]\]|$)|--[^\n]*|\{-[\s\S]*?(?:-\}|$)|"(?:\\[\s\S]|[^"\\\n])*"?/gu,
  semicolon: /;[^\n]*|"(?:\\[\s\S]|[^"\\])*"?/gu,
  percent: /%[^\n]*|"(?:\\[\s\S]|[^"\\\n])*"?/gu,
  markup: /<!--[\s\S]*?(?:-->|$)|\/\*[\s\S]*?(?:\*\/|$)/gu,
}

/** Returns whether a place of a text stands in a comment or a string. */
export function spokenOf(text: string, lexis: ServerRow['lexis']): (place: number) => boolean {
  const stretches = [...text.matchAll(PATTERNS[lexis])].map((match): [number, number] => [match.index, match.index + match[0].length])
  return (place) => stretches.some(([start, end]) => start <= place && place < end)
}
