/** Whether what was typed is a whole cell: a guess from its brackets and strings, which an empty line overrules. */
import type { CellLanguage } from '../engine/workshop.js'

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Returns the brackets and strings that are open at the end of a text, innermost last; comments are passed over. */
function openAt(text: string, language: CellLanguage): string[] {
  const open: string[] = []
  const comment = language === 'py' ? /^#[^\n]*/u : /^(?:\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/u
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at)
    const passed = comment.exec(rest)?.[0]
    const quote = (language === 'py' ? /^(?:"""|'''|"|')/u : /^["'`]/u).exec(rest)?.[0]
    if (passed !== undefined) at += passed.length
    else if (quote !== undefined) {
      const end = closing(text, at + quote.length, quote)
      if (end === null) return [...open, quote]
      at = end
    } else {
      const char = text.charAt(at++)
      if (char in PAIRS) open.push(char)
      else if (open.length > 0 && PAIRS[open.at(-1) ?? ''] === char) open.pop()
    }
  }
  return open
}

/** Returns where a string ends, or null where it does not: at the end of its line, too, unless it may go on. */
function closing(text: string, from: number, quote: string): number | null {
  const isLong = quote.length === 3 || quote === '`'
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text.startsWith(quote, at)) return at + quote.length
    else if (text[at] === '\n' && !isLong) return at
  }
  return isLong ? null : text.length
}

/** Returns whether a text is worth running, or is to go on. */
export function isWhole(text: string, language: CellLanguage): boolean {
  if (openAt(text, language).length > 0) return false
  if (language !== 'py') return true
  const lines = text.split('\n')
  // A block goes on until an empty line.
  return !/[:\\]\s*(?:#.*)?$/u.test(lines.at(-1) ?? '') && !/^(?:\s|@)/u.test(lines.at(-1) ?? '') && !lines.slice(0, -1).some((line) => /:\s*(?:#.*)?$/u.test(line))
}
