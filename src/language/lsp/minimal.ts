/** The least edits between two texts: where a server replaces a whole file, people are to see what differs (spec page 7.7). */
import { utf8 } from '../../base/encoding.js'
import type { TextEdit } from '../../engine/language.js'
import { diffBytes } from '../../text/diff.js'

const TOKENS = /[\p{ID_Continue}$]+|\s+|./gsu

/** Returns the edits between two runs of lines: word by word where both have as many words, else without their common ends. */
function between(start: number, before: string, after: string): TextEdit[] {
  const [old, fresh] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []]
  if (old.length === fresh.length) {
    let at = start
    return old.flatMap((token, index): TextEdit[] => {
      const from = at
      at += token.length
      const text = fresh[index] ?? ''
      return text === token ? [] : [{ start: from, end: at, text }]
    })
  }
  let head = 0
  while (head < Math.min(old.length, fresh.length) && old[head] === fresh[head]) head++
  let tail = 0
  while (tail < Math.min(old.length, fresh.length) - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++
  const sizeOf = (tokens: readonly string[]): number => tokens.join('').length
  return [{
    start: start + sizeOf(old.slice(0, head)), end: start + before.length - sizeOf(old.slice(old.length - tail)),
    text: fresh.slice(head, fresh.length - tail).join(''),
  }]
}

/** Returns the edits that make one text of another, in order of place. */
export function minimalEdits(before: string, after: string): TextEdit[] {
  const starts = [0]
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) starts.push(at + 1)
  const edits: TextEdit[] = []
  for (const { oldStart, oldCount, lines } of diffBytes(utf8(before), utf8(after)).hunks) {
    let at = starts[oldCount === 0 ? oldStart : oldStart - 1] ?? before.length
    let [removed, added] = ['', '']
    const close = (): void => {
      if (removed !== '' || added !== '') edits.push(...between(at, removed, added))
      at += removed.length
      ;[removed, added] = ['', '']
    }
    for (const { sign, text } of lines) {
      if (sign === ' ') {
        close()
        at += text.length
      } else if (sign === '-') removed += text
      else added += text
    }
    close()
  }
  return edits
}
