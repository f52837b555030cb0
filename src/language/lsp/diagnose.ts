/** What a server finds wrong in files: asked where it answers, awaited where it tells by itself, and never taken for clean unread. */
import { join } from 'node:path'
import type { Diagnostic, FileDiagnostics, Proposal, TextEdit } from '../../engine/language.js'
import { edited } from '../edited.js'
import { lineAndCharacter } from '../spots.js'
import { ask } from './ask.js'
import { readText } from './documents.js'
import { linesOf } from './positions.js'
import { pulled, type ServerDiagnostic } from './protocol.js'
import type { Session } from './session.js'

/** How long a server may take to publish something of a file, in milliseconds, and one that has published nothing yet. */
const PUBLISH = 5000
/** The last word within so many milliseconds counts: some publish what the parser says first. */
const QUIET = 300
const STEP = 25
/** So many files of a proposal are checked as they would be. */
const TRIED = 20

const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const

/** Returns diagnostics as answers carry them. */
function shown(items: readonly ServerDiagnostic[], text: string, { encoding, row }: Session): Diagnostic[] {
  const lines = linesOf(text, encoding)
  const all = items.map(({ range, severity, code, source, message }): Diagnostic => ({
    ...lineAndCharacter(text, lines.placeOf(range.start) ?? text.length), severity: SEVERITIES[(severity ?? 1) - 1] ?? 'error',
    code: String(code ?? ''), source: source ?? row.name, message: typeof message === 'string' ? message : message.value,
  }))
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

/** Returns what a server published of a file since it was given its text; null when it says nothing. */
async function awaited(path: string, session: Session): Promise<readonly ServerDiagnostic[] | null> {
  const { now, wait } = session.clock
  const since = session.givenAt(path)
  const started = now()
  for (;;) {
    const found = session.publishedOf(path)
    const counts = found !== null && found.at >= since && (found.version === null || found.version >= (session.version(path) ?? 0))
    if (counts && now() - found.at >= QUIET) return found.items
    if (!counts && now() - started > PUBLISH) return null
    await wait(STEP)
  }
}

/** Returns what the server finds wrong in an open file, or the reason why it said nothing. */
async function itemsOf(path: string, session: Session): Promise<readonly ServerDiagnostic[] | string> {
  const { name } = session.row
  const options = session.offers('textDocument/diagnostic')
  if (options === null) return await awaited(path, session) ?? `${name} did not answer: it published nothing of this file within ${String(PUBLISH / 1000)} s`
  const identifier = typeof options['identifier'] === 'string' ? { identifier: options['identifier'] } : {}
  const answer = await ask(session, 'textDocument/diagnostic', { textDocument: { uri: session.uri(path) }, ...identifier }, pulled.nullable())
  if (!answer.ok) return answer.refusals[0]?.detail ?? `${name} did not answer`
  return answer.value?.items ?? `${name} did not answer: it told nothing of this file`
}

/** Returns the raw diagnostics of an open file; none where there is no answer. */
export async function rawDiagnostics(path: string, session: Session): Promise<readonly ServerDiagnostic[]> {
  const items = await itemsOf(path, session)
  return typeof items === 'string' ? [] : items
}

/** Returns what is wrong in files, each told whether it was checked; `texts` are those that the server has instead of the disk's. */
export async function checkFiles(paths: readonly string[], session: Session, texts: ReadonlyMap<string, string> = new Map()): Promise<FileDiagnostics[]> {
  return Promise.all(paths.map(async (path): Promise<FileDiagnostics> => {
    const text = texts.get(path) ?? session.disk(path)?.text ?? readText(join(session.root, path))?.text ?? null
    if (text === null) return { path, checked: false, reason: 'there is no such file, or it is no text', items: [] }
    const items = await itemsOf(path, session)
    if (typeof items === 'string') return { path, checked: false, reason: items, items: [] }
    const { name, overlooks } = session.row
    return { path, checked: overlooks === undefined, reason: overlooks === undefined ? null : `${name} does not look at ${overlooks}`, items: shown(items, text, session) }
  }))
}

function errorsOf(files: readonly FileDiagnostics[]): (Diagnostic & { readonly path: string })[] {
  return files.flatMap(({ path, items }) => items.filter(({ severity }) => severity === 'error').map((item) => ({ path, ...item })))
}

/** What the touched files would be, and the errors that they have then and not before, which only shift. */
export interface Afterwards extends Pick<Proposal, 'diagnostics' | 'errors'> {
  readonly gained: readonly (Diagnostic & { readonly path: string })[]
}

/** Returns the errors of the second that the first has not, each as often; where they stand does not count. */
function gainedBy(before: readonly FileDiagnostics[], after: readonly FileDiagnostics[]): Afterwards['gained'] {
  const keyOf = ({ path, code, message }: { readonly path: string; readonly code: string; readonly message: string }): string => JSON.stringify([path, code, message])
  const known = errorsOf(before).map(keyOf)
  return errorsOf(after).filter((error) => {
    const at = known.indexOf(keyOf(error))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/**
 * Returns the touched files as they would be, and, where the server told of every one both times, how many errors they have before
 * and after; the server is left as it was.
 */
export async function afterwards({ files }: Pick<Proposal, 'files'>, session: Session): Promise<Afterwards> {
  const ours = files.filter(({ path, sha256 }) => sha256 !== null && session.disk(path) !== null)
  const tried = ours.slice(0, TRIED)
  const texts = new Map(tried.map(({ path, edits }): [string, string] => [path, edited(session.disk(path)?.text ?? '', sorted(edits))]))
  const paths = [...texts.keys()]
  const before = await checkFiles(paths, session)
  // A server that says nothing of them as they are is not waited for once more.
  const isHeard = before.some(({ checked }) => checked)
  if (isHeard) session.attempt(texts)
  const after = isHeard ? await checkFiles(paths, session, texts) : before
  session.restore()
  const rest = files.filter(({ path }) => !texts.has(path)).map(({ path, sha256 }): FileDiagnostics => ({
    path, checked: false, items: [],
    reason: sha256 === null ? 'it does not exist yet' : ours.length > TRIED ? `only ${String(TRIED)} files are checked before they are written` : `${session.row.name} does not claim it`,
  }))
  const isWhole = [...before, ...after].every(({ checked }) => checked)
  return {
    diagnostics: [...after, ...rest].sort((a, b) => (a.path < b.path ? -1 : 1)), gained: isWhole ? gainedBy(before, after) : [],
    ...(isWhole ? { errors: { before: errorsOf(before).length, after: errorsOf(after).length } } : {}),
  }
}

function sorted(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => a.start - b.start)
}
