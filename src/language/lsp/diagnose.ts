/** What a server finds wrong in files: asked where it answers, awaited where it tells by itself, and never taken for clean unread. */
import type { Diagnostic, FileDiagnostics, Proposal, TextEdit } from '../../engine/language.js'
import { edited } from '../typescript/edits.js'
import { lineAndCharacter } from '../typescript/spots.js'
import { ask } from './ask.js'
import { readText } from './documents.js'
import { linesOf } from './positions.js'
import { pulled, type ServerDiagnostic } from './protocol.js'
import type { Session } from './session.js'
import { join } from 'node:path'

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
  const { now, wait } = session
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
  return answer.value?.items ?? []
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
    return typeof items === 'string' ? { path, checked: false, reason: items, items: [] } : { path, checked: true, reason: null, items: shown(items, text, session) }
  }))
}

function errorsOf(files: readonly FileDiagnostics[]): number {
  return files.flatMap(({ items }) => items).filter(({ severity }) => severity === 'error').length
}

/** Returns the touched files as they would be, and how many errors they have before and after; the server is left as it was. */
export async function afterwards({ files }: Pick<Proposal, 'files'>, session: Session): Promise<Required<Pick<Proposal, 'diagnostics' | 'errors'>>> {
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
  return { diagnostics: [...after, ...rest].sort((a, b) => (a.path < b.path ? -1 : 1)), errors: { before: errorsOf(before), after: errorsOf(after) } }
}

function sorted(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => a.start - b.start)
}
