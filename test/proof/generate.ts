/**
 * Random cases for the differential: small trees of awkward files, and documents about them, right and wrong. The same seed
 * always gives the same cases. Small alphabets on purpose: equal lines, touching ranges and off-by-one places come up often.
 */
import { la, ra, fa, raw } from '../support/memory.js'
import { indexLines, lineText } from '../../src/text/document.js'

export interface CaseFile {
  readonly mode: '100644' | '100755' | '120000' | '160000'
  readonly b64: string
}

export interface ProofCase {
  readonly files: Readonly<Record<string, CaseFile>>
  readonly line_anchors: boolean
  readonly document?: string
  readonly read?: { readonly path: string; readonly start: number | null; readonly end: number | null }
  readonly max_tokens?: number
}

/** A seeded source of choices (mulberry32). */
export class Dice {
  private state: number
  careful = false
  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** Returns a number in [0, 1). */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** Returns an integer from `least` to `most`, both included. */
  from(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.roll() < probability
  }

  /** Returns whether a mistake is to be made that careful authors do not make; `careful` decides for a whole case. */
  slip(probability: number): boolean {
    return this.roll() < probability && !this.careful
  }

  pick<T>(choices: readonly [T, ...(readonly T[])]): T {
    return choices[this.from(0, choices.length - 1)] ?? choices[0]
  }
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Members = Record<string, Json>

const WORDS = ['a', 'b', 'c', '', '}', '\ta', 'x y', 'é', '漢', '😀', '10%\r50%', '\r', 'a\r', 'a\u2028b', '\u0085', '\f', '\v', '\ufeff', '\u200b', '\\n', '"'] as const
const PATHS = ['a.txt', 'b.txt', 'dir/c.txt', 'dir/sub/d.txt', '-f', 'ü.md', 'sp ace', 'z:3-4', 'Z', 'dir-x', '\ue000.md', '😀.md', 'NB.IPYNB.txt', 'git', 'a.git'] as const
const NOTEBOOKS = ['nb.ipynb', 'x.IPYNB'] as const
/** Paths that name nothing editable in any tree of ours. */
const NO_PATHS = [
  '.git/config', 'a/.git/x', '.GIT/x', '.git./x', '.git /x', '.git::$DATA/x', 'git~1/x', '.g\u200cit/x', 'a\\.git\\x', '../up', 'a/../b.txt', './a.txt',
  'a//b', '/etc/passwd', 'dir/', 'dir', 'missing.txt', 'A.TXT', 'a.txt/x', 'dir/c.txt ', 'a\u0000b', '..\\x', 'C:/x', '\\x', 'c:',
] as const
const JUNK: readonly [Json, ...Json[]] = [null, true, false, -1, 0.5, 2 ** 31, 1e15, '', 'x', '0#abcd', '1#ABCD', '1#abc', '01#abcd', '1# abcd', [], {}, [[]]]
const JUNK_ANCHORS = ['', 'fa:', 'fa:0123456789AB', 'fa:0123456789abc', 'fa:911169ddaaf1 ', 'ra:911169ddaaf1', 'ra:911169ddaaf1:L0+1', 'ra:911169ddaaf1:L1+0', 'ra:911169ddaaf1:L01+1', 'ra:911169ddaaf1:1+1', '2#3e23', 'sha256:00'] as const
const NEW_LINES = ['new', '', 'a', 'b', '\t', 'é漢😀', 'x\u2028y', '\ufeff', '\u0007', '}'] as const

function randomText(dice: Dice): Uint8Array {
  const count = dice.pick([0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 14])
  const style = dice.pick<readonly [string, ...string[]]>([['\n'], ['\n'], ['\r\n'], ['\n', '\r\n'], ['\r\n', '\r\n', '\n']])
  const words: readonly string[] = dice.chance(0.3) ? WORDS.slice(0, 4) : WORDS
  let text = dice.chance(0.15) ? '\ufeff' : ''
  for (let n = 1; n <= count; n++) text += dice.pick(words as typeof WORDS) + (n === count && dice.chance(0.3) ? '' : dice.pick(style))
  return raw(text)
}

function randomFile(dice: Dice): CaseFile {
  const bytes = dice.slip(0.04) ? dice.pick([raw('a\0b\n'), Uint8Array.of(0xff, 0x0a), Uint8Array.of(0x61, 0xc3, 0x0a), Uint8Array.of(0xed, 0xa0, 0x80)]) : randomText(dice)
  return { mode: dice.slip(0.03) ? '100755' : '100644', b64: Buffer.from(bytes).toString('base64') }
}

function randomTree(dice: Dice): Record<string, CaseFile> {
  const files: Record<string, CaseFile> = {}
  const wanted = dice.pick([1, 1, 2, 3, 4])
  for (let n = 0; n < wanted; n++) {
    const path = dice.slip(0.06) ? dice.pick(NOTEBOOKS) : dice.chance(0.4) ? dice.pick(['a.txt', 'b.txt', 'dir/c.txt']) : dice.pick(PATHS)
    files[path] = randomFile(dice)
  }
  if (dice.slip(0.06)) files['link'] = { mode: '120000', b64: Buffer.from('a.txt').toString('base64') }
  if (dice.slip(0.04)) files['linked'] = { mode: '120000', b64: Buffer.from('dir').toString('base64') }
  if (dice.slip(0.04)) files['module'] = { mode: '160000', b64: '' }
  return files
}

/** The text that hunks are made for: what is there, or an older state of it. */
interface Seen {
  readonly bytes: Uint8Array
  readonly count: number
}

function see(bytes: Uint8Array): Seen {
  return { bytes, count: indexLines(bytes).count }
}

function position(dice: Dice, seen: Seen, n: number, hashed: boolean): Json {
  if (dice.slip(0.01)) return dice.pick(JUNK)
  if (!hashed) return n
  if (n >= 1 && n <= seen.count && !dice.slip(0.04)) return la(seen.bytes, n)
  // A hash that some other line has, or none has.
  const hash = seen.count > 0 && dice.chance(0.7) ? la(seen.bytes, dice.from(1, seen.count)).split('#')[1] ?? '' : dice.pick(['0000', 'ca97'])
  return `${String(Math.max(1, n))}#${hash}`
}

function newLines(dice: Dice, least: number): string[] {
  return Array.from({ length: dice.from(least, 2 + least) }, () => dice.pick(NEW_LINES))
}

/** Returns lines as they are, where a document can say them. */
function sameLines({ bytes, count }: Seen, from: number, to: number): string[] {
  const document = indexLines(bytes)
  return Array.from({ length: Math.max(0, Math.min(to, count) - from + 1) }, (_, index) => lineText(document, from + index).replaceAll('\r', ''))
}

interface Spot {
  /** The first line that the hunk may be about. */
  readonly from: number
  /** The last one. */
  readonly to: number
  readonly hashed: boolean
}

function hunk(dice: Dice, seen: Seen, { from, to, hashed }: Spot): { made: Json; end: number } {
  const made: Members = {}
  let end = from
  if (dice.chance(0.65) && from <= to) {
    end = dice.chance(0.5) ? from : dice.from(from, Math.min(to, from + 3))
    made['start'] = position(dice, seen, from + (dice.slip(0.04) ? dice.pick([-1, 1, 2]) : 0), hashed)
    made['end'] = position(dice, seen, end, dice.slip(0.07) ? !hashed : hashed)
    made['lines'] = dice.chance(0.1) ? sameLines(seen, from, end) : newLines(dice, 0)
  } else {
    const off = dice.slip(0.2) ? dice.pick([-1, 1]) : 0
    const [role, n] = hashed ? [dice.pick(['after', 'before']), Math.min(from, Math.max(1, to))] : dice.pick([['after', from - 1], ['before', from]])
    made[role] = position(dice, seen, n + off, hashed)
    made['lines'] = newLines(dice, dice.slip(0.03) ? 0 : 1)
  }
  if (dice.slip(0.015)) made[dice.pick(['start', 'end', 'after', 'before', 'lines', 'x', 'end '])] = dice.pick(JUNK)
  if (dice.slip(0.01)) delete made[dice.pick(['start', 'end', 'lines', 'after'])]
  if (dice.slip(0.01)) made['lines'] = [dice.pick(['a\nb', 'a\r', '\0', '\ud800', 'ok'])]
  return { made: dice.slip(0.01) ? dice.pick(JUNK) : made, end }
}

/** Returns hunks that walk down lines `least` … `most`, mostly without touching each other. */
function hunks(dice: Dice, seen: Seen, hashed: boolean, least: number, most: number): Json[] {
  const made: Json[] = []
  const wanted = dice.slip(0.05) ? 0 : dice.pick([1, 1, 1, 2, 2, 3, 4])
  for (let at = least; made.length < wanted && at <= most + 1;) {
    const from = dice.slip(0.08) ? dice.from(0, seen.count + 2) : dice.from(at, Math.max(at, Math.min(most, at + 2)))
    const one = hunk(dice, seen, { from, to: most, hashed })
    made.push(one.made)
    at = dice.slip(0.3) ? one.end : one.end + 1
  }
  if (dice.chance(0.3)) made.reverse()
  return made
}

/** Returns what stands for `expected_anchor` and which lines it opens; nothing where every position is to be hashed. */
function anchor(dice: Dice, seen: Seen): { anchor?: Json; least: number; most: number } {
  const all = { least: 1, most: seen.count }
  if (dice.slip(0.03)) return { ...all, anchor: dice.pick([...JUNK_ANCHORS, ...JUNK, 'fa:000000000000']) }
  if (dice.slip(0.05)) return { ...all, anchor: `ra:${dice.pick(['000000000000', '911169ddaaf1'])}:L${String(dice.from(1, seen.count + 2))}+${String(dice.from(1, 4))}` }
  const kind = dice.roll()
  if (kind < 0.45 || seen.count === 0) return { ...all, anchor: fa(seen.bytes) }
  if (kind > 0.75) return all
  const least = dice.from(1, seen.count)
  const most = dice.chance(0.8) ? dice.from(least, seen.count) : Math.min(seen.count, least + dice.from(4, 7))
  const opened = ra(seen.bytes, least, most)
  return dice.slip(0.2) ? { ...all, anchor: opened } : { least, most, anchor: opened }
}

function change(dice: Dice, path: string, current: Uint8Array): Members {
  // Now and then the author has read something else than what is there.
  const bytes = !dice.slip(0.08) ? current : dice.chance(0.5) ? randomText(dice) : raw(`new\n${Buffer.from(current).toString()}`)
  const seen = see(bytes)
  const { anchor: expected, least, most } = anchor(dice, seen)
  const made: Members = { path, ...(expected === undefined ? {} : { expected_anchor: expected }) }
  const wanted = hunks(dice, seen, expected === undefined ? !dice.slip(0.05) : dice.chance(0.3), least, most)
  // Over both edges of a window; and lines outside of it that another hunk proves by the hashes around them.
  if (least > 1 && most < seen.count && dice.slip(0.5)) wanted.push({ start: least - 1, end: most + 1, lines: [] })
  if (most < seen.count - 2 && dice.slip(0.2)) {
    const at = dice.from(most, seen.count - 2)
    wanted.push({ start: la(seen.bytes, at), end: la(seen.bytes, at + 2), lines: [] }, { start: at + 1, end: at + 1, lines: ['new'] })
  }
  made['hunks'] = wanted
  if (dice.chance(0.25)) made['final_newline'] = dice.chance(0.5)
  if (dice.slip(0.01)) made[dice.pick(['path', 'hunks', 'x', 'final_newline'])] = dice.pick(JUNK)
  return made
}

/** Returns the document as text, now and then with something that only text can hold. */
function spell(dice: Dice, document: Members): string {
  const text = JSON.stringify(document, null, dice.chance(0.2) ? 2 : 0)
  if (dice.slip(0.005)) return text.replace('"hunks":', '"hunks": [], "hunks":')
  if (dice.slip(0.005)) return text.replace('"path"', '"\\u0070ath": "q", "path"')
  if (dice.slip(0.005)) return `${text}${dice.pick(['}', ' x', ',', '\n'])}`
  if (dice.slip(0.005)) return text.replace(':', dice.pick([' :', ':[', ';', ': 01,']))
  if (dice.slip(0.005)) return text.replace('"version":1', dice.pick(['"version":1.0', '"version":1e0', '"version":"1"', '"version":2', '"version":true']))
  if (dice.slip(0.005)) return text.replace('"lines":["', '"lines":["\\ud83d\\ude00 ')
  if (dice.slip(0.005)) return text.replace('{', dice.pick(['{"__proto__": 1, ', '{"constructor": {}, ', '{ /* c */']))
  if (dice.slip(0.005)) return text.replace('"hunks"', '"__proto__": [], "hunks"')
  if (dice.slip(0.005)) return text.replace('"lines"', '"__proto__": [], "lines"')
  if (dice.slip(0.003)) return text.replace('"title"', `"x":${'['.repeat(40)}${']'.repeat(40)},"title"`)
  return text
}

function document(dice: Dice, files: Readonly<Record<string, CaseFile>>): string {
  const changes: Json[] = []
  const paths = Object.keys(files).filter((_, index) => dice.chance(0.8) || (index === 0 && !dice.slip(0.1)))
  if (dice.slip(0.05)) paths.push(dice.pick(NO_PATHS))
  if (files['linked'] !== undefined && dice.chance(0.7)) paths.push('linked/c.txt')
  if (files['module'] !== undefined && dice.chance(0.5)) paths.push('module/x')
  if (paths.length > 0 && dice.slip(0.01)) paths.push(paths[0] ?? '')
  for (const path of paths) {
    const file = files[path]
    const bytes = file === undefined ? raw('a\nb\n') : Uint8Array.from(Buffer.from(file.b64, 'base64'))
    changes.push(dice.slip(0.003) ? dice.pick(JUNK) : change(dice, path, bytes))
  }
  const made: Members = { version: 1, changes }
  if (dice.chance(0.4)) made['title'] = !dice.slip(0.02) ? dice.pick(['Rename', '', 'é "quoted" \\ \u2028 😀', 'a\nb']) : dice.pick([...JUNK, '\ud800'])
  if (dice.slip(0.05)) made['verify'] = dice.chance(0.8) ? [{ language: 'js', code: '1 + 1' }] : dice.pick([...JUNK, [{ language: 'py', code: '\ud800' }]])
  if (dice.slip(0.02)) made['allow_hidden'] = !dice.slip(0.1) ? true : dice.pick(JUNK)
  if (dice.slip(0.01)) made[dice.pick(['x', 'patch', 'Version', 'changes'])] = dice.pick(JUNK)
  if (dice.slip(0.005)) delete made[dice.pick(['version', 'changes'])]
  return spell(dice, made)
}

/** Returns a set that is over, or just not over, one of the limits of page 2.5. */
function large(dice: Dice): ProofCase {
  const files: Record<string, CaseFile> = {}
  const text = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('')
  const changes: Json[] = []
  const count = dice.pick([1, 4, 5, 16, 17])
  const each = count === 1 ? dice.pick([32, 33]) : count <= 5 ? dice.pick([25, 32]) : 1
  for (let n = 0; n < count; n++) {
    const path = `f${String(n)}`
    files[path] = { mode: '100644', b64: Buffer.from(text).toString('base64') }
    const made = Array.from({ length: each }, (_, at) => ({ start: at + 1, end: at + 1, lines: [`new ${String(at)}`] }))
    changes.push({ path, expected_anchor: fa(text), hunks: made })
  }
  return { files, line_anchors: true, document: JSON.stringify({ version: 1, changes }) }
}

/** Returns case `index` of a seed. */
export function proofCase(seed: number, index: number): ProofCase {
  const dice = new Dice(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b))
  if (dice.slip(0.005)) return large(dice)
  dice.careful = dice.chance(0.55)
  const files = randomTree(dice)
  const line_anchors = !dice.slip(0.08)
  if (!dice.chance(0.1)) return { files, line_anchors, document: document(dice, files) }
  const path = !dice.slip(0.1) ? dice.pick(Object.keys(files) as [string]) : dice.pick(NO_PATHS)
  const start = dice.chance(0.7) ? dice.from(0, 9) : null
  const end = start !== null && dice.chance(0.7) ? dice.from(Math.max(0, start - 1), start + 6) : null
  return { files, line_anchors, read: { path, start, end }, max_tokens: dice.chance(0.5) ? dice.from(1, 6) : 10_000 }
}
