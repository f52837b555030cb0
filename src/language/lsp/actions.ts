/** Fixes, refactors, source actions and formatting by a language server (spec page 7.2): edits only, never its commands. */
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { ActionsRequest, CodeAction, Proposal } from '../../engine/language.js'
import { ask, METHOD_NOT_FOUND, replyTo } from './ask.js'
import { afterwards, rawDiagnostics } from './diagnose.js'
import { enter, type Asked } from './here.js'
import { linesOf, type Position } from './positions.js'
import { codeAction, codeActions, textEdits, type Range, type ServerAction } from './protocol.js'
import { lowerEdit, type Edits } from './workspace-edit.js'

/** So many actions at a place are tried out, so that errors before and after can be told. */
const JUDGED = 8

/** A place or stretch of an open file. */
interface Here {
  readonly asked: Asked
  readonly path: string
  readonly range: Range
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character)
}

/** Returns whether a kind, or one above it, is asked for; source actions come by kind only. */
function fits(kind: string, wanted: string | null): boolean {
  return wanted === null ? !kind.startsWith('source') : kind === wanted || kind.startsWith(`${wanted}.`)
}

/** Returns an action with its edits, asked for where the server gives them only then. Throws `ServerFault`. */
async function resolved(action: ServerAction, { session }: Asked): Promise<ServerAction> {
  const offers = session.offers('textDocument/codeAction')?.['resolveProvider'] === true
  if (!offers || action.edit !== undefined || action.data === undefined) return action
  const reply = await replyTo(session, 'codeAction/resolve', action)
  const read = reply.ok ? codeAction.safeParse(reply.result) : null
  if (!reply.ok && reply.error !== METHOD_NOT_FOUND) return { ...action, disabled: { reason: reply.message } }
  return read?.success === true ? read.data : action
}

const NOTHING: Edits = { files: [], moves: [] }

/** Returns an action as it is listed; null for one that changes nothing. Throws `ServerFault`. */
async function finish(raw: ServerAction, kind: string, asked: Asked): Promise<CodeAction | null> {
  const { title, edit, command } = await resolved(raw, asked)
  const empty: CodeAction = { title, kind, proposal: { ...NOTHING, diagnostics: [] } }
  if (edit === undefined || edit === null) return command === undefined || command === null ? null : { ...empty, bar: 'action_command_only' }
  const lowered = lowerEdit(edit, asked.session, new Set(asked.listing))
  if (!lowered.ok) return { ...empty, refusals: lowered.refusals }
  const proposal = { ...lowered.value, diagnostics: [] }
  if (proposal.files.length === 0 && proposal.moves.length === 0 && proposal.deletions === undefined) return null
  return { title, kind, proposal, ...(proposal.files.some(({ sha256 }) => sha256 === null) ? { bar: 'action_creates_file' as const } : {}) }
}

/** Returns the actions at a place, with what is wrong there told to the server. Refuses: no_server, server_failed. Throws `ServerFault`. */
async function offered({ asked, path, range }: Here, kind: string | null): Promise<Outcome<CodeAction[]>> {
  const { session } = asked
  const wrong = await rawDiagnostics(path, session)
  const diagnostics = wrong.filter((one) => !isBefore(one.range.end, range.start) && !isBefore(range.end, one.range.start))
  const answer = await ask(session, 'textDocument/codeAction', {
    textDocument: { uri: session.uri(path) }, range, context: { diagnostics, triggerKind: 1, ...(kind === null ? {} : { only: [kind] }) },
  }, codeActions)
  if (!answer.ok) return answer
  const actions: CodeAction[] = []
  for (const one of answer.value ?? []) {
    if ('disabled' in one && one.disabled !== undefined && one.disabled !== null) continue
    // A bare command is an action of no kind.
    const isCommand = typeof one.command === 'string'
    const own = !isCommand && typeof one.kind === 'string' ? one.kind : ''
    if (!fits(own, kind)) continue
    const action = isCommand ? { title: one.title, kind: own, proposal: { ...NOTHING, diagnostics: [] }, bar: 'action_command_only' as const } : await finish(one, own, asked)
    if (action !== null) actions.push(action)
  }
  return ok(actions)
}

async function hereOf(path: string, stretch: { readonly start: number; readonly end: number } | null, asked: Asked): Promise<Outcome<Here>> {
  const entered = await enter(asked, path)
  if (!entered.ok) return entered
  const { start, end } = stretch ?? { start: 0, end: entered.value.length }
  if (end > entered.value.length) return refuse({ code: 'out_of_bounds', path, detail: 'the position lies behind the end' })
  const lines = linesOf(entered.value, asked.session.encoding)
  return ok({ asked, path, range: { start: lines.positionOf(start), end: lines.positionOf(end) } })
}

/** Returns the actions at a place or range. Refuses: no_server, missing_file, out_of_bounds, server_failed. Throws `ServerFault`. */
export async function actionsAt({ at, kind }: ActionsRequest, asked: Asked): Promise<Outcome<readonly CodeAction[]>> {
  const here = await hereOf(at.path, at, asked)
  const found = here.ok ? await offered(here.value, kind) : here
  if (!found.ok) return found
  const judged: CodeAction[] = []
  for (const action of found.value) {
    const isTried = action.bar === undefined && action.refusals === undefined && found.value.length <= JUDGED
    judged.push(isTried ? { ...action, proposal: await proposed(action.proposal, asked) } : action)
  }
  return ok(judged)
}

/** Returns edits with what the server finds in the files as they would be. */
async function proposed(edits: Edits, asked: Asked): Promise<Proposal> {
  const { diagnostics, errors } = await afterwards(edits, asked.session)
  return { ...edits, diagnostics, ...(errors === undefined ? {} : { errors }) }
}

const ORGANIZE = 'source.organizeImports'

/** Returns the edits that organize the imports of a file. Refuses: no_server, and those of its edits. Throws `ServerFault`. */
export async function organizeImports(path: string, asked: Asked): Promise<Outcome<Proposal>> {
  const here = await hereOf(path, null, asked)
  const found = here.ok ? await offered(here.value, ORGANIZE) : here
  if (!found.ok) return found
  const [only] = found.value.filter(({ bar }) => bar === undefined)
  if (only?.refusals !== undefined) return { ok: false, refusals: only.refusals }
  const commanded = found.value[0]
  if (only === undefined && commanded !== undefined) return refuse({ code: 'action_command_only', path, detail: commanded.title })
  return ok(await proposed(only?.proposal ?? NOTHING, asked))
}

/** Returns the width of an indent and whether it is of spaces, by the lines of a text. */
function indentOf(text: string): { readonly tabSize: number; readonly insertSpaces: boolean } {
  const indents = [...text.matchAll(/^(\t+| {2,})\S/gmu)].map((match) => match[1] ?? '')
  const spaced = indents.filter((one) => one.startsWith(' ')).map((one) => one.length)
  return { tabSize: spaced.length === 0 ? 4 : spaced.reduce((least, one) => Math.min(least, one)), insertSpaces: spaced.length * 2 >= indents.length }
}

/** Returns the edits that format a file. Refuses: no_server, malformed_edit, edit_outside_workspace. Throws `ServerFault`. */
export async function format(path: string, asked: Asked): Promise<Outcome<Proposal>> {
  const { session, listing } = asked
  const entered = await enter(asked, path)
  if (!entered.ok) return entered
  const textDocument = { uri: session.uri(path) }
  const answer = await ask(session, 'textDocument/formatting', { textDocument, options: indentOf(entered.value) }, textEdits)
  if (!answer.ok) return answer
  const lowered = lowerEdit({ changes: { [textDocument.uri]: answer.value ?? [] } }, session, new Set(listing))
  return lowered.ok ? ok(await proposed(lowered.value, asked)) : lowered
}
