/** Document text → ChangeSet: everything that can be said of a document without looking at a file. */
import { z } from 'zod'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Switches } from '../base/settings.js'
import { parseLineAnchor } from '../text/anchor.js'
import type { Change, ChangeSet, Hunk, Position } from './changeset.js'
import { issueWords } from './issues.js'
import { parseJson } from './json.js'
import { documentSchema, editSchema, hunkSchemaFor } from './schema.js'

/** Text of a document, in UTF-16 units, beyond which it is not read at all. */
const MAX_DOCUMENT = 32 * 1024 * 1024

function invalid(detail: string, path?: string): Refusal {
  return { code: 'invalid_request', detail, ...(path === undefined ? {} : { path }) }
}

/** Returns the issues of a document as refusals, naming the change's path where it is known. */
function issueRefusals(error: z.ZodError, document: unknown, schema: z.ZodType): Refusal[] {
  const changes = isObject(document) && Array.isArray(document['changes']) ? document['changes'] as unknown[] : []
  return error.issues.map((issue) => {
    const index = issue.path[0] === 'changes' ? issue.path[1] : undefined
    const change = typeof index === 'number' ? changes[index] : undefined
    const path = isObject(change) && typeof change['path'] === 'string' ? change['path'] : undefined
    return invalid(issueWords(issue, document, schema, { root: 'the document' }), path)
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toPosition(written: unknown): Position {
  const anchor = typeof written === 'string' ? parseLineAnchor(written) : null
  return anchor ?? { n: Number(written) }
}

/** Returns the hunk that a value spells. Refuses: unparseable_hunk. */
function parseHunk(value: unknown, index: number, path: string, switches: Switches): Outcome<Hunk> {
  const unparseable = (detail: string): Outcome<Hunk> => refuse({ code: 'unparseable_hunk', path, hunk: index, detail })
  if (!isObject(value)) return unparseable('a hunk is an object')
  const kinds = ['start', 'after', 'before'].filter((member) => member in value || (member === 'start' && 'end' in value))
  if (kinds.length !== 1) return unparseable('a hunk has start and end, or after, or before')
  const schema = hunkSchemaFor(value, switches)
  const parsed = schema.safeParse(value)
  if (!parsed.success) return unparseable(parsed.error.issues.map((issue) => issueWords(issue, value, schema, { root: 'the hunk' })).join('; '))
  const lines = value['lines'] as string[]
  if ('start' in value) return ok({ kind: 'replace', index, start: toPosition(value['start']), end: toPosition(value['end']), lines })
  return 'after' in value
    ? ok({ kind: 'after', index, at: toPosition(value['after']), lines })
    : ok({ kind: 'before', index, at: toPosition(value['before']), lines })
}

interface WrittenChange {
  readonly path: string
  readonly expected_anchor?: string | undefined
  readonly hunks: readonly unknown[]
  readonly final_newline?: boolean | undefined
}

function positions(hunk: Hunk): Position[] {
  return hunk.kind === 'replace' ? [hunk.start, hunk.end] : [hunk.at]
}

/** Returns what is wrong with a change as a whole, given its readable hunks. */
function changeProblems(written: WrittenChange, hunks: readonly Hunk[], switches: Switches): Refusal[] {
  if (written.hunks.length === 0 && written.final_newline === undefined) return [invalid('hunks is empty', written.path)]
  if (!switches.changeReceipts || written.expected_anchor !== undefined) return []
  const proven = hunks.length > 0 && hunks.flatMap(positions).every((position) => position.hash !== undefined)
  const allUnreadable = hunks.length === 0 && written.hunks.length > 0
  return proven || allUnreadable ? [] : [invalid('expected_anchor is missing', written.path)]
}

function parseChange(written: WrittenChange, switches: Switches): { change: Change; problems: Refusal[] } {
  const hunks: Hunk[] = []
  const problems: Refusal[] = []
  written.hunks.forEach((value, index) => {
    const hunk = parseHunk(value, index, written.path, switches)
    if (hunk.ok) hunks.push(hunk.value)
    else problems.push(...hunk.refusals)
  })
  const edit = { kind: 'hunks' as const, hunks, ...(written.final_newline === undefined ? {} : { finalNewline: written.final_newline }) }
  return {
    change: { path: written.path, anchor: written.expected_anchor ?? null, edit, problems },
    problems: changeProblems(written, hunks, switches),
  }
}

function repeatedPaths(paths: readonly string[]): Refusal[] {
  const seen = new Set<string>()
  const twice = new Set(paths.filter((path) => seen.size === seen.add(path).size))
  return [...twice].map((path) => invalid('the path is named twice', path))
}

/** Returns refusals of members that exist but are switched off or belong to what this build does not have yet. */
function offMembers(document: Readonly<Record<string, unknown>>, switches: Switches): Refusal[] {
  const off: Refusal[] = []
  if ('patch' in document && !switches.anchorPatch) off.push({ code: 'feature_off', detail: 'HOLDFAST_ANCHOR_PATCH' })
  if ('verify' in document && !switches.workshop) off.push({ code: 'feature_off', detail: 'HOLDFAST_WORKSHOP' })
  if ('refactors' in document) off.push({ code: 'feature_off', detail: switches.lsp ? 'the member refactors' : 'HOLDFAST_LSP' })
  return off
}

function version(document: Readonly<Record<string, unknown>>): Refusal | null {
  if (!('version' in document) || document['version'] === 1) return null
  return { code: 'unsupported_version', detail: JSON.stringify(document['version']).slice(0, 40), expected: '1' }
}

/**
 * Returns the ChangeSet of a JSON document.
 * Refuses: invalid_request, unsupported_version, feature_off, set_too_large.
 */
export function parseChangeSet(text: string, switches: Switches): Outcome<ChangeSet> {
  if (text.length > MAX_DOCUMENT) return refuse({ code: 'set_too_large', limit: MAX_DOCUMENT, figure: text.length, detail: 'characters in the document' })
  const json = parseJson(text)
  if (!json.ok) return json
  if (!isObject(json.value)) return refuse(invalid('a ChangeSet is a JSON object'))
  const wrongVersion = version(json.value)
  if (wrongVersion !== null) return refuse(wrongVersion)
  const off = offMembers(json.value, switches)
  if (off.length > 0) return { ok: false, refusals: off }
  const schema = documentSchema(z.unknown(), switches)
  const parsed = schema.safeParse(json.value)
  if (!parsed.success) return { ok: false, refusals: issueRefusals(parsed.error, json.value, schema) }
  const { title, changes, verify, allow_hidden } = parsed.data
  if (changes === undefined) return refuse(invalid('changes is missing'))
  const read = changes.map((change) => parseChange(change, switches))
  const problems = [...repeatedPaths(changes.map((change) => change.path)), ...read.flatMap((one) => one.problems)]
  if (problems.length > 0) problems.push(...read.flatMap((one) => one.change.problems))
  return settle(problems, () => ({
    title: title ?? '', changes: read.map((one) => one.change), verify: verify ?? [], allowHidden: allow_hidden ?? false,
    hunkCounts: changes.map((change) => change.hunks.length),
  }))
}

/** Returns the one change of an `edit` document as a ChangeSet. Refuses: invalid_request. */
export function parseEdit(text: string, switches: Switches): Outcome<ChangeSet> {
  const json = parseJson(text)
  if (!json.ok) return json
  const schema = editSchema(z.unknown(), switches)
  const parsed = schema.safeParse(json.value)
  if (!parsed.success) return { ok: false, refusals: issueRefusals(parsed.error, json.value, schema) }
  const written = parsed.data
  if ('content' in written) {
    if (switches.changeReceipts && written.expected_anchor === undefined) return refuse(invalid('expected_anchor is missing', written.path))
    const change: Change = {
      path: written.path, anchor: written.expected_anchor ?? null,
      edit: { kind: 'content', content: written.content }, problems: [],
    }
    return ok({ title: '', changes: [change], verify: [], allowHidden: false, hunkCounts: [0] })
  }
  const { change, problems } = parseChange(written, switches)
  return settle(problems, () => ({ title: '', changes: [change], verify: [], allowHidden: false, hunkCounts: [written.hunks.length] }))
}
