/** Random texts and edits of them, for properties. */
import fc from 'fast-check'

/** A line without its terminator; may hold lone CRs, also at its end. */
const content = fc.oneof(
  fc.constantFrom('', 'a', 'b', '}', '\tx', 'é', '漢字', '😀', 'a\rb', 'a\u2028b', '\f', '\u0085', 'x y', '-- ', '\\ No newline'),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll(/[\n\0]/gu, '')),
)

const terminators = fc.constantFrom<readonly string[]>(['\n'], ['\r\n'], ['\n', '\r\n'])

/** A text of up to fourteen lines: with or without a byte-order mark, mixed terminators, with or without the last one. */
export const anyText = fc.tuple(fc.array(fc.tuple(content, fc.nat(1)), { maxLength: 14 }), terminators, fc.boolean(), fc.integer({ min: 0, max: 9 })).map(([lines, ends, open, mark]) => {
  const text = lines.map(([line, pick]) => line + (ends[pick % ends.length] ?? '\n')).join('')
  return (mark === 0 ? '\ufeff' : '') + (open ? text.replace(/\r?\n$/u, '') : text)
})

/** A line that a document can say. */
const newLine = content.map((text) => text.replaceAll('\r', ''))

export interface AnyHunk {
  /** Lines `from + 1` … `to` go; with `from === to` nothing goes. */
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
}

/** Disjoint hunks of a text of `count` lines, in any order. */
export function anyHunks(count: number): fc.Arbitrary<AnyHunk[]> {
  const one = fc.tuple(fc.nat(3), fc.nat(3), fc.array(newLine, { maxLength: 3 }), fc.boolean())
  return fc.array(one, { minLength: 1, maxLength: 4 }).chain((steps) => {
    const hunks: AnyHunk[] = []
    let at = 0
    for (const [skip, size, lines, insert] of steps) {
      const from = at + skip
      const to = Math.min(count, from + (insert ? 0 : size))
      if (from > count || (from === to && lines.length === 0)) continue
      hunks.push({ from, to, lines })
      at = to + 1
    }
    return fc.shuffledSubarray(hunks, { minLength: hunks.length, maxLength: hunks.length })
  })
}

/** Returns a hunk as a document says it. */
export function sayHunk({ from, to, lines }: AnyHunk, before: boolean): object {
  if (from < to) return { start: from + 1, end: to, lines }
  return before ? { before: from + 1, lines } : { after: from, lines }
}
