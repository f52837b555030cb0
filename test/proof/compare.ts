/**
 * One case, judged by ours: the engine in memory, through `preview`, `apply` and `read`, put into the words that the second
 * implementation answers in, and compared with its answer. Imports nothing but the engine and its memory, so that it runs
 * against a mutated copy as well.
 */
import { applyDocument, preview } from '../../src/commands/changes.js'
import { read } from '../../src/commands/reading.js'
import type { Done } from '../../src/engine/desk.js'
import { inMemory, type Memory, type MemoryFile } from '../support/memory.js'
import type { ProofCase } from './generate.js'

/** What the second implementation answers. */
export interface Verdict {
  readonly outcome: 'planned' | 'no_change' | 'refused' | 'ok' | 'error'
  readonly plan_id?: string
  readonly files?: readonly { readonly path: string; readonly after_b64: string; readonly before: unknown; readonly after: unknown }[]
  readonly refusals?: readonly Told[]
  readonly [member: string]: unknown
}

export interface Told {
  readonly code: string
  readonly path?: string
  readonly hunk?: number
  readonly position?: string | number
  readonly [member: string]: unknown
}

/** Codes that are about the document as a whole: where one is told, only those of this list are compared. */
const DOCUMENT_CODES = ['invalid_request', 'unsupported_version', 'feature_off']
const DATA = ['expected', 'current_anchor', 'reread', 'neighbourhood', 'candidates', 'lines'] as const

function toFiles(made: ProofCase): Map<string, MemoryFile> {
  const files = new Map<string, MemoryFile>()
  for (const [path, { mode, b64 }] of Object.entries(made.files)) {
    const bytes = Uint8Array.from(Buffer.from(b64, 'base64'))
    if (mode === '120000') files.set(path, { kind: 'symlink', target: Buffer.from(bytes).toString() })
    else if (mode === '160000') files.set(path, { kind: 'submodule' })
    else files.set(path, { kind: 'file', mode, bytes })
  }
  return files
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1))) : member))
}

/** Returns the refusals as a set of lines; `with_` holds the members that both sides tell. */
function refusalLines(refusals: readonly Told[]): string[] {
  if (refusals.some(({ code }) => DOCUMENT_CODES.includes(code))) {
    return [...new Set(refusals.map(({ code }) => code).filter((code) => DOCUMENT_CODES.includes(code)))].sort()
  }
  const place = ({ code, path, hunk, position }: Told): Told => ({
    code, ...(path === undefined ? {} : { path }), ...(hunk === undefined ? {} : { hunk }), ...(code === 'stale_line' ? { position } : {}),
  })
  const data = (refusal: Told): object => {
    if (!['stale_anchor', 'malformed_anchor', 'stale_line', 'unread_lines'].includes(refusal.code)) return {}
    return Object.fromEntries(DATA.flatMap((member) => (refusal[member] === undefined || refusal.code === 'stale_line' && member === 'expected' ? [] : [[member, refusal[member]]])))
  }
  return [...new Set(refusals.map((refusal) => text({ ...place(refusal), ...data(refusal) })))].sort()
}

/** Returns the refusals without line anchors: where those are switched off, nobody can use them, and the two sides tell more or less. */
function withoutLineAnchors(refusals: readonly Told[]): readonly Told[] {
  return JSON.parse(JSON.stringify(refusals, (key, value: unknown) => (key === 'anchor' ? undefined : value))) as readonly Told[]
}

function difference(what: string, ours: unknown, theirs: unknown): string | null {
  const [a, b] = [text(ours), text(theirs)]
  return a === b ? null : `${what}:\n  ours   ${a}\n  second ${b}`
}

function outcomeOf(done: Done): { outcome: string; plan?: string | undefined; refusals: readonly Told[] } {
  const { answer } = done
  if (answer.outcome === 'refused') return { outcome: 'refused', refusals: answer.refusals.map((refusal) => ({ ...refusal })) as Told[] }
  const outcome = answer.outcome === 'applied' ? 'planned' : answer.outcome
  return { outcome, plan: done.plan?.id, refusals: [] }
}

function compareSet(done: Done, verdict: Verdict, made: ProofCase, how: string): string | null {
  const ours = outcomeOf(done)
  const told = (refusals: readonly Told[]): string[] => refusalLines(made.line_anchors ? refusals : withoutLineAnchors(refusals))
  const first = difference(`${how}: outcome`, { outcome: ours.outcome, refusals: told(ours.refusals) },
    { outcome: verdict.outcome, refusals: told(verdict.refusals ?? []) })
  return first ?? difference(`${how}: plan id`, ours.plan, verdict.plan_id)
}

/** Returns how the bytes, anchors and digests of an accepted plan differ. */
function compareFiles(done: Done, verdict: Verdict): string | null {
  const ours = (done.plan?.files ?? []).map(({ path, before, after }) => ({
    path, after_b64: Buffer.from(after?.bytes ?? []).toString('base64'),
    before: { sha256: before?.sha256, anchor: before?.anchor }, after: { sha256: after?.sha256, anchor: after?.anchor },
  }))
  const theirs = (verdict.files ?? []).map(({ path, after_b64, before, after }) => ({ path, after_b64, before, after }))
  return difference('files', ours, theirs)
}

/** Returns how the tree differs from what it must be: the after-images of an accepted set, else what it was. */
function compareTree(memory: Memory, made: ProofCase, verdict: Verdict): string | null {
  const expected = inMemory(toFiles(made))
  for (const { path, after_b64 } of verdict.files ?? []) expected.write(path, Uint8Array.from(Buffer.from(after_b64, 'base64')))
  return difference('tree', memory.tree(), expected.tree())
}

async function compareDocument(made: ProofCase, document: string, verdict: Verdict): Promise<string | null> {
  const memory = inMemory(toFiles(made))
  const switches = { lineAnchors: made.line_anchors }
  const previewed = await preview(memory.desk({ switches }), document)
  const untouched = difference('a preview writes', memory.tree(), inMemory(toFiles(made)).tree())
  const found = untouched ?? compareSet(previewed, verdict, made, 'preview') ?? (verdict.outcome === 'refused' ? null : compareFiles(previewed, verdict))
  if (found !== null || (previewed.plan?.verify.length ?? 0) > 0) return found
  const applied = await applyDocument(memory.desk({ switches }), document)
  return compareSet(applied, verdict, made, 'apply') ?? compareTree(memory, made, verdict)
}

async function compareRead(made: ProofCase, verdict: Verdict): Promise<string | null> {
  const { path, start, end } = made.read ?? { path: '', start: null, end: null }
  const operand = start === null ? path : end === null ? `${path}:${String(start)}-` : `${path}:${String(start)}-${String(end)}`
  const done = await read(inMemory(toFiles(made)).desk({ switches: { lineAnchors: made.line_anchors } }), operand,
    { lineAnchors: made.line_anchors, maxTokens: made.max_tokens ?? 10_000 })
  if (verdict.outcome === 'refused') return compareSet({ ...done, plan: null }, verdict, made, 'read')
  const { outcome, ...members } = done.answer
  return difference('read', { outcome, ...members }, verdict)
}

/** Returns how ours differs from the second implementation's verdict, or null where they agree. */
export async function compareCase(made: ProofCase, verdict: Verdict): Promise<string | null> {
  return made.document === undefined ? compareRead(made, verdict) : compareDocument(made, made.document, verdict)
}
