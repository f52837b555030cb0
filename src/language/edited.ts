/** Edits made on a text. */
import type { TextEdit } from '../engine/language.js'

/** Returns a text with sorted edits made. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  let copied = 0
  const parts: string[] = []
  for (const { start, end, text: inserted } of edits) {
    parts.push(text.slice(copied, start), inserted)
    copied = end
  }
  return [...parts, text.slice(copied)].join('')
}
