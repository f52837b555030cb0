/** Document text → ChangeSet: everything that can be said of a document without looking at a file. */
import { z } from 'zod'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Switches } from '../base/settings.js'
import { parseLineAnchor } from '../text/anchor.js'
import { positionsOf, type Change, type ChangeSet, type Hunk } from './changeset.js'
import { issueWords, memberName } from './issues.js'
import { parseJson } from './json.js'
import { disagreements } from './patch/edits.js'
import { parsePatch } from './patch/parse.js'
import type { Position } from './position.js'
import { changeSchema, contentSchema, documentSchema, hunkSchemaFor } from './schema.js'

/** Text of a document, in UTF-16 units, beyond which it is not read at all. */
const MAX_DOCUMENT = 32 * 1024 * 1024

function invalid(detail: string, path?: string): Refusal {
  return { code: 'invalid_request', detail, ...(path === undefined ? {} : { path }) }
}

/** Returns the issues that a schema finds in what stands `at` these keys of a document, as refusals. */
function issuesOf(error: z.ZodError, value: unknown, schema: z.ZodType, at: readonly PropertyKey[] = [], path?: string): Refusal[] {
  const names = { root: at.length === 0 ? 'the document' : memberName(at), name: (keys: readonly PropertyKey[]) => memberName([...at, ...keys]) }
  return error.issues.map((issue) => invalid(issueWords(issue, value, schema, names), path))
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

/** Returns what is wrong with the hunks and the anchor of a change as a whole, given those of its hunks that can be read. */
function wholeProblems(value: Readonly<Record<string, unknown>>, written: readonly unknown[], hunks: readonly Hunk[], path: string, switches: Switches): Refusal[] {
  if (written.length === 0 && value['final_newline'] === undefined) return [invalid('hunks is empty', path)]
  if (!switches.changeReceipts || value['expected_anchor'] !== undefined) return []
  const proven = hunks.length > 0 && hunks.flatMap(positionsOf).every((position) => position.hash !== undefined)
  const allUnreadable = hunks.length === 0 && written.length > 0
  return proven || allUnreadable ? [] : [invalid('expected_anchor is missing', path)]
}

/** A change as far as it can be read; null where it names no file. `problems` are those that no change can carry then. */
interface ReadChange {
  readonly change: Change | null
  readonly problems: readonly Refusal[]
  readonly hunks: number
}

/** Reads one change of a document, which stands `at` these keys. */
function readChange(value: unknown, at: readonly PropertyKey[], switches: Switches): ReadChange {
  const schema = changeSchema(z.unknown(), switches)
  const { error } = schema.safeParse(value)
  const path = isObject(value) && typeof value['path'] === 'string' ? value['path'] : undefined
  const problems = error === undefined ? [] : issuesOf(error, value, schema, at, path)
  if (!isObject(value) || path === undefined || error?.issues.some((issue) => issue.path[0] === 'path') === true) return { change: null, problems, hunks: 0 }
  const { expected_anchor: anchor, final_newline: finalNewline, hunks: given } = value
  const written: readonly unknown[] = Array.isArray(given) ? given : []
  const hunks: Hunk[] = []
  const unreadable: Refusal[] = []
  written.forEach((one, index) => {
    const hunk = parseHunk(one, index, path, switches)
    if (hunk.ok) hunks.push(hunk.value)
    else unreadable.push(...hunk.refusals)
  })
  const whole = Array.isArray(given) ? wholeProblems(value, written, hunks, path, switches) : []
  const edit = { kind: 'hunks' as const, hunks, ...(typeof finalNewline === 'boolean' ? { finalNewline } : {}) }
  return {
    change: { path, anchor: typeof anchor === 'string' && switches.changeReceipts ? anchor : null, edit, problems: [...problems, ...whole, ...unreadable] },
    problems: [], hunks: written.length,
  }
}

function repeatedPaths(paths: readonly string[]): Refusal[] {
  const seen = new Set<string>()
  const twice = new Set(paths.filter((path) => seen.size === seen.add(path).size))
  return [...twice].map((path) => invalid('the path is named twice', path))
}

/** Returns refusals of members that exist but are switched off. */
function offMembers(document: Readonly<Record<string, unknown>>, switches: Switches): Refusal[] {
  const off: Refusal[] = []
  if ('patch' in document && !switches.anchorPatch) off.push({ code: 'feature_off', detail: 'HOLDFAST_ANCHOR_PATCH' })
  if ('verify' in document && !switches.workshop) off.push({ code: 'feature_off', detail: 'HOLDFAST_WORKSHOP' })
  if ('refactors' in document && !switches.lsp) off.push({ code: 'feature_off', detail: 'HOLDFAST_LSP' })
  return off
}

function version(document: Readonly<Record<string, unknown>>): Refusal | null {
  if (!('version' in document) || document['version'] === 1) return null
  return { code: 'unsupported_version', detail: JSON.stringify(document['version']).slice(0, 40), expected: '1' }
}

/** Returns the changes that a document's member `changes` holds, as far as they can be read. */
function readChanges(given: unknown, switches: Switches): { readonly changes: readonly Change[]; readonly hunkCounts: readonly number[]; readonly problems: readonly Refusal[] } {
  const read = Array.isArray(given) ? given.map((change, index) => readChange(change, ['changes', index], switches)) : []
  const readable = read.flatMap(({ change, hunks }) => (change === null ? [] : [{ change, hunks }]))
  const changes = readable.map(({ change }) => change)
  return {
    changes, hunkCounts: readable.map(({ hunks }) => hunks),
    problems: [...repeatedPaths(changes.map(({ path }) => path)), ...read.flatMap(({ problems }) => problems)],
  }
}

/** Returns the ChangeSet that an object is, with what is wrong in it. */
function readDocument(value: Readonly<Record<string, unknown>>, switches: Switches): ChangeSet {
  const schema = documentSchema(z.unknown(), switches)
  const { data = {}, error } = schema.safeParse(value) as { readonly data?: Partial<z.infer<typeof schema>>; readonly error?: z.ZodError }
  const { problems, ...read } = readChanges(value['changes'], switches)
  const sections = typeof value['patch'] === 'string' ? parsePatch(value['patch'], switches) : ok([])
  const forms = { ...read, sections: sections.ok ? sections.value : [] }
  return {
    problems: [
      ...(error === undefined ? [] : issuesOf(error, value, schema)),
      ...(['changes', 'patch', 'refactors'].some((member) => member in value) ? [] : [invalid('changes is missing')]),
      ...problems, ...(sections.ok ? disagreements(forms) : sections.refusals),
    ],
    ...forms, title: data.title ?? '', verify: data.verify ?? [], allowHidden: data.allow_hidden ?? false,
    ...(data.refactors === undefined ? {} : { refactors: data.refactors }),
  }
}

/**
 * Returns the ChangeSet of a JSON document, with what is wrong in it: what can be read of the rest is planned all the same, so
 * that every problem is told at once. Only a document that is none, or speaks of what this version or its switches do not know, is
 * refused as it stands.
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
  return ok(readDocument(json.value, switches))
}

/** Returns the one change of an `edit` document as a ChangeSet, with what is wrong in it. Refuses: invalid_request. */
export function parseEdit(text: string, switches: Switches): Outcome<ChangeSet> {
  const json = parseJson(text)
  if (!json.ok) return json
  const one = (change: Change, hunks: number): Outcome<ChangeSet> =>
    ok({ problems: [], title: '', changes: [change], sections: [], verify: [], allowHidden: false, hunkCounts: [hunks] })
  if (switches.editHunks) {
    const { change, problems, hunks } = readChange(json.value, [], switches)
    return change === null ? { ok: false, refusals: problems } : one(change, hunks)
  }
  const schema = contentSchema(switches)
  const parsed = schema.safeParse(json.value)
  if (!parsed.success) return { ok: false, refusals: issuesOf(parsed.error, json.value, schema) }
  const { path, content, expected_anchor: anchor } = parsed.data
  const problems = switches.changeReceipts && anchor === undefined ? [invalid('expected_anchor is missing', path)] : []
  return one({ path, anchor: anchor ?? null, edit: { kind: 'content', content }, problems }, 0)
}
