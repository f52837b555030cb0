/** What comes nearest to a text that is not there: where the author may have meant, never where an edit goes. */
import type { Sha256 } from '../../base/digest.js'
import type { Refusal } from '../../base/refusal.js'
import { anchoredLines, lineHash } from '../../text/anchor.js'
import { lineText, type Document } from '../../text/document.js'

const CANDIDATES = 5
/** Lines of the text that are compared. */
const COMPARED = 12
/** Places that are looked at closely. */
const SHORTLIST = 40
/** From here on, of 1, a place resembles the text. */
const LIKENESS = 0.5
const SHOWN = 10

interface Sketch {
  readonly text: string
  readonly pairs: ReadonlySet<string>
}

/** Returns a line as it is compared: blanks, letter case and the shape of quotation marks do not count. */
function plain(line: string): string {
  return line.trim().replace(/\s+/gu, ' ').replace(/[\u2018\u2019]/gu, "'").replace(/[\u201c\u201d]/gu, '"').toLowerCase()
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < text.length; at++) pairs.add(text.slice(at, at + 2))
  return pairs
}

function sketch(line: string): Sketch {
  const text = plain(line)
  return { text, pairs: pairsOf(text) }
}

/** Returns how alike two lines are, from 0 to 1: the share of neighbouring characters that they have in common. */
function likeness(wanted: Sketch, line: string): number {
  const text = plain(line)
  if (text === wanted.text) return 1
  if (text.length > 4 * wanted.text.length + 8 || wanted.text.length > 4 * text.length + 8) return 0
  const pairs = pairsOf(text)
  let common = 0
  for (const pair of pairs) if (wanted.pairs.has(pair)) common++
  const all = pairs.size + wanted.pairs.size
  return all === 0 ? 0 : 2 * common / all
}

/** Returns the places where these lines may have been meant to stand, best first, as members of a refusal. */
export function nearMisses(document: Document, wanted: readonly string[], sha256: Sha256): Pick<Refusal, 'candidates' | 'neighbourhood'> {
  const sketches = wanted.slice(0, COMPARED).map(sketch)
  const telling = sketches.reduce((best, one, index) => (one.text.length > (sketches[best]?.text.length ?? 0) ? index : best), 0)
  const key = sketches[telling]
  if (key === undefined || key.text === '') return {}
  const shortlist: { readonly n: number; readonly score: number }[] = []
  for (let n = 1; n <= document.count; n++) {
    const score = likeness(key, lineText(document, n))
    if (score >= LIKENESS) shortlist.push({ n, score })
  }
  const whole = (start: number): number => sketches.reduce((sum, one, index) =>
    sum + (start + index >= 1 && start + index <= document.count ? likeness(one, lineText(document, start + index)) : 0), 0) / sketches.length
  const best = shortlist.sort((a, b) => b.score - a.score || a.n - b.n).slice(0, SHORTLIST)
    .map(({ n }) => ({ n: Math.max(1, n - telling), score: whole(n - telling) }))
    .sort((a, b) => b.score - a.score || a.n - b.n)
    .slice(0, CANDIDATES)
  const [first] = best
  if (first === undefined) return {}
  return {
    candidates: best.map(({ n }) => ({ n, anchor: `${String(n)}#${lineHash(document, n, sha256)}` })),
    neighbourhood: anchoredLines(document, first.n - 1, first.n + Math.min(sketches.length, SHOWN), sha256),
  }
}
