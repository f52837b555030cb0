/**
 * A page within a budget. Sections are drawn in the order of their rank and stand in the order given; each may use what is left
 * after a reserve for those still to come, and says itself what it leaves out. Nothing is cut afterwards. Sizes are in bytes.
 */
import { invariant } from '../base/fault.js'
import { size } from './markdown.js'

export interface Section {
  /** The lower, the sooner it gets its share. */
  readonly rank: number
  /** Returns the section in at most `budget` bytes; '' when there is nothing to show. */
  readonly draw: (budget: number) => string
}

/** What every section may count on: enough to say that it is left out. */
export const RESERVE = 400

/** Returns the sections, a blank line between them, in at most `budget` bytes. */
export function compose(sections: readonly Section[], budget: number): string {
  const order = sections.map((section, at) => ({ section, at })).sort((a, b) => a.section.rank - b.section.rank || a.at - b.at)
  const drawn = sections.map(() => '')
  let left = budget
  order.forEach(({ section, at }, done) => {
    const share = left - RESERVE * (order.length - done - 1)
    const text = section.draw(share)
    invariant(size(text) <= Math.max(share, 0), 'a section within its share')
    drawn[at] = text
    left -= text === '' ? 0 : size(text) + 2
  })
  return drawn.filter((text) => text !== '').join('\n\n')
}

/** Returns a section of fixed text, or of `otherwise` (short) where the text is too long. */
export function fixed(rank: number, text: string, otherwise = ''): Section {
  return { rank, draw: (budget) => (size(text) <= budget ? text : size(otherwise) <= budget ? otherwise : '') }
}

/** Returns how many items fit into `budget` bytes, each with `extra` more; 200 bytes are kept to tell of the rest, if there is one. */
export function howManyFit(items: readonly string[], budget: number, extra: number): number {
  let used = 0
  for (const [i, item] of items.entries()) {
    used += size(item) + extra
    if (used > budget - (i === items.length - 1 ? 0 : 200 + extra)) return i
  }
  return items.length
}

/** Returns as many items as fit, joined by `between`; if not all do, `more` (within 200 bytes) tells the rest. */
export function asManyAsFit(items: readonly string[], budget: number, between: string, more: (left: number) => string): string {
  const fit = howManyFit(items, budget, between.length)
  return [...items.slice(0, fit), ...(fit < items.length ? [more(items.length - fit)] : [])].join(between)
}

/** Returns the text folded under a one-line summary of ours. */
export function folded(summary: string, text: string, open = false): string {
  return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${text}\n\n</details>`
}

/** Returns a count with its noun: `1 file`, `2 files`. */
export function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`
}
