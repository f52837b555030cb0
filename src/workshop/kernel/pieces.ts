/**
 * A cell being rewritten: its source, with replacements, insertions and stretches that move to its top, and from there back to the
 * place in the source that any place of the result came from.
 */

/** A place in a cell: line and column, both from 1. */
export interface Spot {
  readonly line: number
  readonly column: number
}

interface Change extends Stretch {
  readonly text: string
}

interface Stretch {
  readonly start: number
  readonly end: number
}

interface Piece {
  readonly text: string
  /** Where in the source it is from; for text that is ours, where the source goes on. */
  readonly from: number
  readonly own: boolean
}

/** Returns the line and column of an offset. */
export function spotAt(source: string, offset: number): Spot {
  const before = source.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}

/** Returns the offset of a line and column, cut off at the end of the line. */
export function offsetAt(source: string, { line, column }: Spot): number {
  const lines = source.split('\n')
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  return before + Math.min(column - 1, lines[line - 1]?.length ?? 0)
}

export class Rewriting {
  private readonly changes: Change[] = []
  private readonly first: Stretch[] = []
  private readonly second: Stretch[] = []
  private readonly head: string[] = []

  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  replace(start: number, end: number, text: string): void {
    this.changes.push({ start, end, text })
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text)
  }

  /** Puts a line of ours before everything. */
  prepend(text: string): void {
    this.head.push(text)
  }

  /** Moves a stretch, with the changes inside it, behind the lines of ours; `late` ones behind those that are not. */
  moveUp(start: number, end: number, late: boolean): void {
    (late ? this.second : this.first).push({ start, end })
  }

  /** Returns the text that is left, between `before` and `after`, and how a place in it is found in the source. */
  finish(before: string, after: string): { readonly text: string; readonly origin: (spot: Spot) => Spot } {
    const pieces: Piece[] = [{ text: [before, ...this.head].join(''), from: 0, own: true }]
    const moved = [...this.first, ...this.second]
    for (const { start, end } of moved) pieces.push(...this.cut(start, end, []), { text: ';', from: end, own: true })
    pieces.push(...this.cut(0, this.source.length, moved), { text: after, from: this.source.length, own: true })
    const text = pieces.map((piece) => piece.text).join('')
    return {
      text,
      origin: (spot) => {
        let left = offsetAt(text, spot)
        for (const piece of pieces) {
          if (left < piece.text.length) return spotAt(this.source, piece.own ? piece.from : piece.from + left)
          left -= piece.text.length
        }
        return spotAt(this.source, this.source.length)
      },
    }
  }

  /** Returns the pieces of a stretch, without those parts of it that stand elsewhere. */
  private cut(start: number, end: number, without: readonly Stretch[]): Piece[] {
    const gone = without.map((part) => ({ ...part, text: '' }))
    // What stands right behind a stretch that moves is not of it.
    const isIn = (at: number, part: Stretch): boolean => at >= part.start && at < part.end
    const inside = this.changes.filter((change) => (gone.length === 0 && end < this.source.length ? isIn(change.start, { start, end })
      : change.start >= start && change.end <= end && !gone.some((part) => isIn(change.start, part))))
    const pieces: Piece[] = []
    let at = start
    // Insertions at one place stay in the order in which they were asked for.
    for (const change of [...inside, ...gone].sort((one, other) => one.start - other.start)) {
      if (change.start > at) pieces.push({ text: this.source.slice(at, change.start), from: at, own: false })
      pieces.push({ text: change.text, from: change.end, own: true })
      at = Math.max(at, change.end)
    }
    if (at < end) pieces.push({ text: this.source.slice(at, end), from: at, own: false })
    return pieces
  }
}
