/**
 * A foreign change carried out on a text: the after-image that the author means, byte for byte.
 *
 * A diff with CRs, or one whose before-image git's id proves to be this one, is compared and written with its own terminators.
 * A diff without CRs (mail and web pages take them away), and one whose own lines are all CRLF over a file that has none, is
 * compared by its text: lines keep their terminators, and new ones get those of page 2.1. The other forms know no terminators.
 */
import { concat, utf8 } from '../../base/encoding.js'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import { frequentTerminator, lineStart, terminatorOf, type Terminator } from '../../text/document.js'
import { spliceLines } from '../../text/splice.js'
import type { ForeignFile, ForeignLine } from './foreign.js'
import { placeHunks, type Placing, type Run } from './place.js'
import { contentOf, endOf, type Mode, type Texts } from './texts.js'

/** New lines for lines `from + 1` … `to`, with the terminators they are to have; undefined where page 2.1 decides. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
  readonly ends: readonly (Terminator | null | undefined)[]
}

export interface Rewritten {
  readonly bytes: Uint8Array
  readonly replacements: readonly Replacement[]
}

/** Returns the ways in which the lines of a file may be compared, the first that fits counting. */
function modesOf(file: ForeignFile, { ends }: Texts, proven: boolean): readonly Mode[] {
  if (file.form !== 'diff') return ['content']
  const lines = file.hunks.flatMap((hunk) => hunk.lines).filter(({ bare }) => !bare)
  const crlf = lines.filter((line) => line.text.endsWith('\r')).length
  if (crlf === 0) return proven ? ['exact', 'content'] : ['content']
  const ofDocument = file.dos && crlf === lines.length && !ends.includes('\r\n')
  return ofDocument ? ['content'] : ['exact']
}

function toReplacement(run: Run, texts: Texts, mode: Mode): Replacement {
  const marked = texts.bom && run.from === 0 && run.lines[0]?.text.startsWith('\ufeff') === true
  return {
    from: run.from, to: run.to,
    lines: run.lines.map((line, index) => (marked && index === 0 ? contentOf(line).slice(1) : contentOf(line))),
    ends: run.lines.map((line) => (mode === 'exact' ? endOf(line) : undefined)),
  }
}

/** Returns the refusal of a new line that no ChangeSet can hold, or null. Refuses: unparseable_hunk. */
function unsayable({ hunk, lines }: Run, path: string): Refusal | null {
  const wrong = lines.map(contentOf).find((line) => /[\r\0]|\p{Surrogate}/u.test(line))
  if (wrong === undefined) return null
  return { code: 'unparseable_hunk', path, hunk, detail: `no ChangeSet can say a new line with a lone CR or a NUL in it: ${JSON.stringify(wrong.slice(0, 60))}` }
}

/** Returns whether a run takes the byte-order mark away with its line. */
function losesMark(run: Run, file: ForeignFile, { bom }: Texts): boolean {
  if (!bom || run.from > 0 || run.to === 0 || file.operation === 'delete') return false
  const first = file.hunks[run.hunk]?.lines.find(({ sign }) => sign !== '+')
  return first?.text.startsWith('\ufeff') === true && run.lines[0]?.text.startsWith('\ufeff') !== true
}

/** Returns the text with new lines that bring their own terminators. */
function assembled(texts: Texts, replacements: readonly Replacement[]): Uint8Array {
  const { document, bom } = texts
  const mark = bom ? 3 : 0
  const parts: Uint8Array[] = [document.bytes.subarray(0, mark)]
  let copied = 0
  let open = false
  const end = (): void => {
    if (open) parts.push(utf8(frequentTerminator(document)))
    open = false
  }
  const keep = (upTo: number): void => {
    if (upTo <= copied) return
    end()
    parts.push(document.bytes.subarray(copied === 0 ? mark : lineStart(document, copied + 1), lineStart(document, upTo + 1)))
    open = terminatorOf(document, upTo) === null
  }
  for (const { from, to, lines, ends } of [...replacements].sort((a, b) => a.from - b.from || a.to - b.to)) {
    keep(from)
    copied = Math.max(copied, to)
    if (lines.length > 0) end()
    lines.forEach((line, index) => { parts.push(utf8(line + (ends[index] ?? ''))) })
    open ||= lines.length > 0 && ends[lines.length - 1] === null
  }
  keep(document.count)
  return concat(parts)
}

/** Returns what a diff's markers say of the end of the file, where a new line is its last. */
function finalNewline(file: ForeignFile, runs: readonly Run[], { lines }: Texts): boolean | undefined {
  if (file.form !== 'diff') return undefined
  const last = runs.findLast((run) => run.to === lines.length)?.lines
  const line: ForeignLine | undefined = last?.[last.length - 1]
  return line === undefined ? undefined : !line.bare
}

/**
 * Returns the after-image of a file's hunks on its text. `proven`: whether git's id says that the text is the one they were
 * made for. Refuses: no_match, ambiguous_match, overlapping_hunks, unparseable_hunk, invalid_request.
 */
export function rewrite(file: ForeignFile, texts: Texts, proven: boolean, placing: Placing): Outcome<Rewritten> {
  let refused: Outcome<Rewritten> | null = null
  for (const mode of modesOf(file, texts, proven)) {
    const runs = placeHunks(file, texts, mode, placing)
    if (!runs.ok) {
      refused = runs
      continue
    }
    const lost = runs.value.find((run) => losesMark(run, file, texts))
    if (lost !== undefined) return refuse({ code: 'invalid_request', path: placing.path, hunk: lost.hunk, detail: 'it would take the byte-order mark away, which no hunk can do' })
    const problems = runs.value.map((run) => unsayable(run, placing.path)).filter((problem) => problem !== null)
    if (problems.length > 0) return { ok: false, refusals: problems }
    const replacements = runs.value.map((run) => toReplacement(run, texts, mode))
    const bytes = mode === 'exact' ? assembled(texts, replacements)
      : spliceLines(texts.document, replacements, finalNewline(file, runs.value, texts)).bytes
    return ok({ bytes, replacements })
  }
  return refused ?? refuse({ code: 'invalid_request', path: placing.path })
}
