/** Positions as the protocol counts them, in the units that a server chose, and places in UTF-16 units as everything else counts them. */

export type Encoding = 'utf-8' | 'utf-16' | 'utf-32'

export interface Position {
  /** From zero. */
  readonly line: number
  /** From zero, in units of the encoding. */
  readonly character: number
}

/** A text by its lines, which end at LF, CRLF or CR as the protocol has it. */
export interface Lines {
  /** Returns the place of a position; one behind the end of its line is meant at that end. Null outside the text, or inside a character. */
  placeOf(position: Position): number | null
  positionOf(place: number): Position
}

const END = /\r\n|\n|\r/gu

function bytesOf(point: number): number {
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

function unitsOf(point: number, encoding: Encoding): number {
  return encoding === 'utf-8' ? bytesOf(point) : encoding === 'utf-32' ? 1 : point > 0xffff ? 2 : 1
}

/** Returns how many UTF-16 units of a line stand before a character count of an encoding; null inside a character. */
function inside(line: string, character: number, encoding: Encoding): number | null {
  if (encoding === 'utf-16') return Math.min(character, line.length)
  let counted = 0
  let at = 0
  for (const point of line) {
    if (counted >= character) break
    counted += unitsOf(point.codePointAt(0) ?? 0, encoding)
    at += point.length
  }
  return counted > character ? null : at
}

/** Returns the lines of a text under an encoding. */
export function linesOf(text: string, encoding: Encoding): Lines {
  const starts = [0]
  const ends: number[] = []
  for (const match of text.matchAll(END)) {
    ends.push(match.index)
    starts.push(match.index + match[0].length)
  }
  ends.push(text.length)
  return {
    placeOf: ({ line, character }) => {
      // The line behind the last one is how many say the end.
      if (line === starts.length && character === 0) return text.length
      const [start, end] = [starts[line], ends[line]]
      if (start === undefined || end === undefined || character < 0) return null
      const at = inside(text.slice(start, end), character, encoding)
      return at === null ? null : start + at
    },
    positionOf: (place) => {
      let [low, high] = [0, starts.length - 1]
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if ((starts[middle] ?? 0) <= place) low = middle
        else high = middle - 1
      }
      const before = text.slice(starts[low], place)
      if (encoding === 'utf-16') return { line: low, character: before.length }
      return { line: low, character: Array.from(before, (point) => unitsOf(point.codePointAt(0) ?? 0, encoding)).reduce((sum, units) => sum + units, 0) }
    },
  }
}
