/** `read`, `search` and `anchors` (spec page 1.3): lines with the anchors an edit needs. */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import { SWITCHES } from '../base/settings.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import { entryOf, notAFile, type Snapshot } from '../engine/snapshot.js'
import { fileAnchor, lineHash, rangeAnchor } from '../text/anchor.js'
import { lineText, openDocument, type Document } from '../text/document.js'
import { readWindow, tokens } from '../text/window.js'

/** A path with the lines asked for; `to` may lie past the end, `from` may not. */
interface Wanted {
  readonly path: string
  readonly from: number
  readonly to: number
}

function parseOperand(operand: string): Wanted | null {
  const match = /^(.+):(\d+)(-(\d*))?$/su.exec(operand)
  if (match?.[1] === undefined || match[2] === undefined) return null
  const from = Number(match[2])
  if (match[3] === undefined) return { path: match[1], from, to: from }
  return { path: match[1], from, to: match[4] === undefined || match[4] === '' ? Number.MAX_SAFE_INTEGER : Number(match[4]) }
}

/** Returns the text of a path in a snapshot. Refuses: the target codes. */
function textOf(path: string, snapshot: Snapshot): Outcome<Document> {
  const problem = pathProblem(path)
  if (problem !== null) return refuse({ code: 'path_escape', path, detail: problem })
  const entry = entryOf(snapshot, path)
  if (entry.kind !== 'file') return refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
  const document = openDocument(entry.bytes)
  return typeof document === 'string' ? refuse({ code: document, path }) : ok(document)
}

/** Loads the paths that may be looked at, and refuses the others by name. */
async function loadPaths(desk: Desk, paths: readonly string[]): Promise<Outcome<Snapshot>> {
  const escapes = paths.flatMap((path) => {
    const problem = pathProblem(path)
    return problem === null ? [] : [{ code: 'path_escape' as const, path, detail: problem }]
  })
  return escapes.length > 0 ? { ok: false, refusals: escapes } : desk.target.load(paths)
}

/** Returns what an operand names: an existing path that itself ends in `:3-4` wins over lines 3 to 4 of another. */
async function resolve(desk: Desk, operand: string): Promise<Outcome<{ wanted: Wanted; document: Document }>> {
  const whole: Wanted = { path: operand, from: 1, to: Number.MAX_SAFE_INTEGER }
  const part = parseOperand(operand)
  const candidates = part === null ? [whole] : [whole, part]
  const possible = candidates.filter(({ path }) => pathProblem(path) === null)
  const loaded = await loadPaths(desk, (possible.length > 0 ? possible : candidates.slice(-1)).map(({ path }) => path))
  if (!loaded.ok) return loaded
  const wanted = part !== null && entryOf(loaded.value, operand).kind !== 'file' ? part : whole
  const document = textOf(wanted.path, loaded.value)
  return document.ok ? ok({ wanted, document: document.value }) : document
}

export interface ReadOptions {
  readonly lineAnchors: boolean
  readonly maxTokens: number
}

/** Returns the `read` answer of spec page 9.3. Refuses: out_of_bounds, feature_off, and the target codes. */
export async function read(desk: Desk, operand: string, options: ReadOptions): Promise<Done> {
  const off = (['changeReceipts', 'lineAnchors'] as const).find((name) => !desk.switches[name])
  if (options.lineAnchors && off !== undefined) return refused([{ code: 'feature_off', detail: SWITCHES[off].variable }])
  const resolved = await resolve(desk, operand)
  if (!resolved.ok) return refused(resolved.refusals)
  const { wanted: { path, from, to }, document } = resolved.value
  if (to < from) {
    const detail = `it ends before it begins; there are lines 1 to ${String(document.count)}`
    return refused([{ code: 'out_of_bounds', path, position: `${String(from)}-${String(to)}`, detail }])
  }
  const empty = document.count === 0 && from === 1
  if (!empty && (from < 1 || from > document.count)) {
    return refused([{ code: 'out_of_bounds', path, position: from, detail: `lines 1 to ${String(document.count)}` }])
  }
  const { start, count, next } = readWindow(document, from, to, options.maxTokens)
  const { sha256 } = desk
  desk.served?.note(path, sha256(document.bytes), [{ from: start, to: start + count - 1 }])
  const anchored = desk.switches.changeReceipts
  const lines = Array.from({ length: count }, (_, index) => {
    const n = start + index
    return { n, ...(options.lineAnchors ? { anchor: `${String(n)}#${lineHash(document, n, sha256)}` } : {}), text: lineText(document, n) }
  })
  return {
    plan: null,
    answer: {
      outcome: 'ok', path,
      ...(anchored ? {
        file_anchor: fileAnchor(document.bytes, sha256),
        range_anchor: count === 0 ? null : rangeAnchor(document, start, count, sha256),
      } : {}),
      start, count, total_lines: document.count, tokens: tokens(document.bytes.length), lines,
      continues: next === null ? null : `${path}:${String(next)}-${String(Math.min(to, document.count))}`,
    },
  }
}

/** Returns the file anchor of every path: `{ outcome, anchors: [{ path, file_anchor, total_lines }] }`. Refuses: the target codes. */
export async function anchors(desk: Desk, paths: readonly string[]): Promise<Done> {
  const loaded = await loadPaths(desk, paths)
  if (!loaded.ok) return refused(loaded.refusals)
  const documents = paths.map((path) => ({ path, document: textOf(path, loaded.value) }))
  const problems = documents.flatMap(({ document }) => (document.ok ? [] : document.refusals))
  if (problems.length > 0) return refused(problems)
  const found = documents.flatMap(({ path, document }) => (document.ok
    ? [{ path, file_anchor: fileAnchor(document.value.bytes, desk.sha256), total_lines: document.value.count }] : []))
  return { plan: null, answer: { outcome: 'ok', anchors: found } }
}

/** How many matching lines one search answers with. */
const MAX_MATCHES = 200

interface Match {
  readonly path: string
  readonly n: number
  readonly anchor?: string
  readonly text: string
}

/** Returns a line of a text that matched, as a search shows it. */
function showMatch(path: string, document: Document, n: number, desk: Desk): Match {
  const anchored = desk.switches.lineAnchors && desk.switches.changeReceipts
  return { path, n, ...(anchored ? { anchor: `${String(n)}#${lineHash(document, n, desk.sha256)}` } : {}), text: lineText(document, n) }
}

/** Characters of a pattern. */
const MAX_PATTERN = 1000

/** Returns what is wrong with a pattern, or null. */
function patternProblem(pattern: string): string | null {
  if (pattern.length > MAX_PATTERN) return `a pattern has at most ${String(MAX_PATTERN)} characters`
  try {
    return new RegExp(pattern, 'u') instanceof RegExp ? null : 'the pattern is no regular expression'
  } catch {
    return 'the pattern is no regular expression'
  }
}

/**
 * Returns for each text the indexes of its lines that match a regular expression, or null when that takes too long. The caller
 * has seen that the pattern is one.
 */
export type Matcher = (pattern: string, texts: readonly (readonly string[])[]) => Promise<readonly (readonly number[])[] | null>

/** What a search takes from its door. */
export interface Searching {
  /** The files that it goes through where it names none, or a directory. */
  readonly listing: () => Promise<readonly string[]>
  readonly match: Matcher
}

/** How many files a search holds in memory at a time. */
const BATCH = 64

/** Returns the files that operands name, directories being the listed files in them. Refuses: the target codes. */
export async function filesToSearch(desk: Desk, paths: readonly string[], listing: () => Promise<readonly string[]>): Promise<Outcome<readonly string[]>> {
  if (paths.length === 0) return ok(await listing())
  const named = paths.map((path) => (path === '.' ? '' : path.replace(/\/+$/u, '')))
  const loaded = await loadPaths(desk, named.filter((path) => path !== ''))
  if (!loaded.ok) return loaded
  const kinds = named.map((path) => ({ path, entry: path === '' ? { kind: 'directory' as const } : entryOf(loaded.value, path) }))
  const problems = kinds.flatMap(({ path, entry }): Refusal[] => (entry.kind === 'directory' ? [] : [notAFile(path, entry)].filter((one) => one !== null)))
  if (problems.length > 0) return { ok: false, refusals: problems }
  const listed = kinds.some(({ entry }) => entry.kind === 'directory') ? await listing() : []
  const found = kinds.flatMap(({ path, entry }) =>
    (entry.kind === 'directory' ? listed.filter((one) => path === '' || one.startsWith(`${path}/`)) : [path]))
  return ok([...new Set(found)])
}

/**
 * Returns the matching lines of these files with their line anchors, and the file anchor of every file shown; files that are
 * not text are passed over. The pattern is a regular expression; without paths all of the listing is searched.
 * Refuses: invalid_request for a pattern that is none or takes too long, and the target codes of the paths named.
 */
export async function search(desk: Desk, pattern: string, paths: readonly string[], { listing, match }: Searching): Promise<Done> {
  const problem = patternProblem(pattern)
  if (problem !== null) return refused([{ code: 'invalid_request', detail: problem }])
  const wanted = await filesToSearch(desk, paths, listing)
  if (!wanted.ok) return refused(wanted.refusals)
  const matches: Match[] = []
  const files: { path: string; file_anchor: string }[] = []
  let total = 0
  for (let from = 0; from < wanted.value.length; from += BATCH) {
    const batch = wanted.value.slice(from, from + BATCH).filter((path) => pathProblem(path) === null)
    const loaded = await desk.target.load(batch)
    if (!loaded.ok) return refused(loaded.refusals)
    const documents = batch.flatMap((path) => {
      const document = textOf(path, loaded.value)
      return document.ok ? [{ path, document: document.value }] : []
    })
    const found = await match(pattern, documents.map(({ document }) => Array.from({ length: document.count }, (_, index) => lineText(document, index + 1))))
    if (found === null) return refused([{ code: 'invalid_request', detail: 'the pattern takes too long; make it simpler, or name fewer files' }])
    documents.forEach(({ path, document }, index) => {
      const lines = found[index] ?? []
      total += lines.length
      const shown = lines.slice(0, Math.max(0, MAX_MATCHES - matches.length)).map((line) => showMatch(path, document, line + 1, desk))
      matches.push(...shown)
      if (shown.length > 0) desk.served?.note(path, desk.sha256(document.bytes), shown.map(({ n }) => ({ from: n, to: n })))
      if (shown.length > 0 && desk.switches.changeReceipts) files.push({ path, file_anchor: fileAnchor(document.bytes, desk.sha256) })
    })
  }
  return { plan: null, answer: { outcome: 'ok', matches, files, total_matches: total } }
}
