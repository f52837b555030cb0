/** The job summary and the check run: the card's sections for other places. */
import type { RefusalReport } from '../engine/answer.js'
import { sectionsOf, CARD_BYTES, offMargin, type CardInput } from './card.js'
import { compose } from './budget.js'
import { headline } from './headline.js'
import { oneLine } from './markdown.js'

export interface Annotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly annotation_level: 'failure' | 'warning' | 'notice'
  readonly message: string
  readonly title: string
}

export interface CheckOutput {
  readonly title: string
  /** Markdown, at most 60,000 bytes. */
  readonly summary: string
  /** At most 50, which is what one request takes. */
  readonly annotations: readonly Annotation[]
}

const ANNOTATIONS = 50
/** In UTF-16 units; GitHub takes 64 KiB. */
const LONGEST_MESSAGE = 10_000
/** Bytes that GitHub takes for the summary of one step, less a margin. */
const SUMMARY_BYTES = 1_000_000

/** Returns the job summary in Markdown, at most 1,000,000 bytes. */
export function renderSummary(input: CardInput): string {
  return `${offMargin(compose(sectionsOf(input), SUMMARY_BYTES), input.prefix)}\n`
}

/** Returns the lines that a refusal is about, as far as it names any. */
function linesOf({ position, reread, lines, candidates }: RefusalReport): readonly [start: number, end: number] {
  const at = position === undefined ? null : /^[1-9]\d{0,8}/u.exec(String(position))?.[0]
  if (at !== null && at !== undefined) return [Number(at), Number(at)]
  const block = lines?.[0] ?? reread
  if (block !== undefined && block.count > 0) return [block.start, block.start + block.count - 1]
  const first = candidates?.[0]?.n ?? 1
  return [first, first]
}

function annotation(refusal: RefusalReport & { readonly path: string }): Annotation {
  const [start_line, end_line] = linesOf(refusal)
  const message = oneLine(refusal.message)
  return {
    path: refusal.path, start_line, end_line, annotation_level: 'failure',
    message: message.length > LONGEST_MESSAGE ? 'What is wrong here is too long for a note: see the summary.' : message, title: refusal.hunk === undefined ? refusal.code : `${refusal.code}, hunk ${refusal.hunk}`,
  }
}

/** Returns what a check run shows: the headline, the card without its marker, and a note at each refused place. */
export function renderCheck(input: CardInput): CheckOutput {
  const { answer } = input
  const refusals = answer.outcome === 'refused' ? answer.refusals : answer.outcome === 'planned' ? answer.refusals ?? answer.plan.refusals ?? [] : []
  return {
    title: headline(answer, input.verb),
    summary: offMargin(compose(sectionsOf(input), CARD_BYTES), input.prefix),
    annotations: refusals
      .filter((refusal): refusal is RefusalReport & { path: string } => refusal.path !== undefined)
      .slice(0, ANNOTATIONS).map(annotation),
  }
}
