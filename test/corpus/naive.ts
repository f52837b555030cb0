/** Hunks applied the simplest way, over whole lines and without terminators: what nothing may be lost against. */
import type { LineHunk } from './suite.js'

/** Returns the lines of a text, terminators and byte-order mark taken off. */
export function linesOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/u, '').split('\n').map((line) => line.replace(/\r$/u, ''))
  if (lines[lines.length - 1] === '') lines.pop()
  return lines
}

/** Returns the lines after the hunks of one file, from the last to the first; at one point an insertion comes first. */
export function spliced(text: string, hunks: readonly LineHunk[]): string[] {
  const lines = linesOf(text)
  const bottomUp = [...hunks].sort((a, b) => b.start_line - a.start_line || b.end_line - a.end_line)
  for (const { start_line, end_line, new_lines } of bottomUp) lines.splice(start_line - 1, end_line - start_line + 1, ...new_lines)
  return lines
}
