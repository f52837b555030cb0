/** Refusals as answers carry them. A document can be made to have any number of problems; an answer stays readable. */
import { byImportance, type Refusal } from '../base/refusal.js'
import { explain } from '../base/words.js'
import type { RefusalReport } from './answer.js'

/** Refusals that one answer lists. */
const LISTED = 100
/** Characters of a message. */
const MESSAGE = 1200
/** Characters of a word that came with the request: a path, an anchor, an id. Nothing longer is one. */
const WORD = 4096
/** Characters of the files' own lines in one answer; what would go beyond is left to a read. */
const SHOWN = 1024 * 1024

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

/** Returns the refusal as answers carry it: with its message; `detail`, `limit` and `figure` have gone into that. `shows`: its lines too. */
function reportRefusal(refusal: Refusal, shows: boolean): RefusalReport {
  const { code, path, hunk, position, excerpt, expected, current_anchor, reread, neighbourhood, candidates, lines } = refusal
  return {
    code, message: cut(explain(refusal), MESSAGE),
    ...(path === undefined ? {} : { path: cut(path, WORD) }),
    ...(hunk === undefined ? {} : { hunk }),
    ...(position === undefined ? {} : { position }),
    ...(excerpt === undefined ? {} : { excerpt: cut(excerpt, MESSAGE) }),
    ...(expected === undefined ? {} : { expected: cut(expected, WORD) }),
    ...(current_anchor === undefined ? {} : { current_anchor }),
    ...(reread === undefined ? {} : { reread }),
    ...(neighbourhood === undefined || !shows ? {} : { neighbourhood: [...neighbourhood] }),
    ...(candidates === undefined ? {} : { candidates: [...candidates] }),
    ...(lines === undefined || !shows ? {} : { lines: lines.map((block) => ({ ...block, lines: [...block.lines] })) }),
  }
}

/** Returns the lines that a refusal shows, in characters. */
function shownBy({ neighbourhood = [], lines = [] }: Refusal): number {
  return [...neighbourhood, ...lines.flatMap((block) => block.lines)].reduce((sum, { text }) => sum + text.length + 40, 0)
}

/** Returns for each refusal whether it shows its lines: as many as there is room for, and the first that has any. */
function inSight(refusals: readonly Refusal[]): boolean[] {
  let shown = 0
  return refusals.map((refusal) => {
    const size = shownBy(refusal)
    const fits = shown === 0 || shown + size <= SHOWN
    if (fits) shown += size
    return fits
  })
}

/** Returns the refusals as answers carry them, most important first; the last of a list that is cut says how many more there are. */
export function reportRefusals(refusals: readonly Refusal[]): RefusalReport[] {
  const sorted = byImportance(refusals)
  const first = sorted.slice(0, LISTED)
  const sight = inSight(first)
  const listed = first.map((refusal, index) => reportRefusal(refusal, sight[index] === true))
  const more = sorted.length - listed.length
  const last = listed.at(-1)
  if (more === 0 || last === undefined) return listed
  return [...listed.slice(0, -1), { ...last, message: `${last.message} ${String(more)} more ${more === 1 ? 'problem is' : 'problems are'} not listed.` }]
}
