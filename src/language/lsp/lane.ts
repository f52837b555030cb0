/** The lane of language servers: every question of the engine, put to who claims the file. */
import { ok, refuse, settle, type Outcome } from '../../base/outcome.js'
import type { ActionsRequest, CodeAction, FileDiagnostics, Proposal, ReadAnswer, ReadRequest, RefactorRequest } from '../../engine/language.js'
import { actionsAt, format, organizeImports } from './actions.js'
import type { Asked } from './here.js'
import { editsForMove, type Move } from './move-file.js'
import { diagnose, read, symbolsLike } from './reads.js'
import { rename } from './rename.js'
import type { Claimant, Servers } from './servers.js'
import type { Edits } from './workspace-edit.js'

/** Asks the first claimant of a file that offers what the call is about; the last one's answer counts where none does. */
async function first<T>(servers: Servers, what: string, path: string, listing: readonly string[], call: (asked: Asked) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const claimants = servers.claimants(path, listing)
  if (!claimants.ok) return claimants
  let answer: Outcome<T> = refuse({ code: 'no_server', path })
  for (const one of claimants.value) {
    answer = await servers.ask(one, what, [path], listing, call)
    if (answer.ok || answer.refusals[0]?.code !== 'no_server') return answer
  }
  return answer
}

/** Returns the edits of a refactor of one file. Refuses: the language codes. */
export function propose(request: Exclude<RefactorRequest, { ask: 'move-file' }>, servers: Servers, listing: readonly string[]): Promise<Outcome<Proposal>> {
  switch (request.ask) {
    case 'rename': return first(servers, 'rename', request.at.path, listing, (asked) => rename(request, asked))
    case 'organize-imports': return first(servers, request.ask, request.path, listing, (asked) => organizeImports(request.path, asked))
    case 'format': return first(servers, request.ask, request.path, listing, (asked) => format(request.path, asked))
    case 'move-symbol': return Promise.resolve(refuse({ code: 'symbol_move_refused', path: request.at.path, detail: 'symbols move in TypeScript and JavaScript only' }))
  }
}

/** Returns the actions at a place. Refuses: the language codes. */
export function actions(request: ActionsRequest, servers: Servers, listing: readonly string[]): Promise<Outcome<readonly CodeAction[]>> {
  return first(servers, 'actions', request.at.path, listing, (asked) => actionsAt(request, asked))
}

function distinct(claimants: readonly Claimant[]): Claimant[] {
  return [...new Map(claimants.map((one) => [`${one.row.name}\0${one.folder}`, one])).values()]
}

/** Returns that nobody looked at a file, and why. */
function unread(path: string, reason: string): FileDiagnostics {
  return { path, checked: false, reason, items: [] }
}

/** What servers make of moves: their edits, and the moved files of which none said what imports them. */
export interface MoveEdits {
  readonly edits: readonly Edits[]
  readonly unread: readonly FileDiagnostics[]
}

/** Returns the edits that every server which claims one of the moved files wants. Refuses: the language codes, naming the server. */
export async function moveEdits(request: Move, moves: readonly Move[], servers: Servers, listing: readonly string[]): Promise<Outcome<MoveEdits>> {
  const found = moves.filter(({ from }) => servers.knows(from)).map(({ from, to }) => ({ to, claimants: servers.claimants(from, listing) }))
  const heard = new Set<Claimant>()
  const edits: Edits[] = []
  const claimants = distinct(found.flatMap(({ claimants: answer }) => (answer.ok ? answer.value : [])))
  for (const one of claimants) {
    const answer = await servers.ask(one, 'move-file', moves.map(({ from }) => from), listing, (asked) => editsForMove(request, moves, asked))
    if (!answer.ok) return answer
    if (answer.value === null) continue
    heard.add(one)
    edits.push(answer.value)
  }
  const silent = found.flatMap(({ to, claimants: answer }) => {
    if (!answer.ok) return [unread(to, `what imports it was not looked for: ${answer.refusals[0]?.detail ?? 'no server claims it'}`)]
    const isHeard = answer.value.some(({ row, folder }) => [...heard].some((one) => one.row === row && one.folder === folder))
    return isHeard ? [] : [unread(to, `what imports it was not looked for: ${answer.value.map(({ row }) => row.name).join(', ')} does not follow moves`)]
  })
  return ok({ edits, unread: silent })
}

/** Returns the symbols of the workspace that every implied server knows which can be asked for them. Refuses: the language codes. */
export async function workspaceSymbols(query: string, servers: Servers, listing: readonly string[]): Promise<Outcome<readonly unknown[]>> {
  const answers = await Promise.all(servers.implied(listing).map((one) => servers.ask(one, 'symbols', [], listing, (asked) => symbolsLike(query, asked))))
  const failed = answers.flatMap((answer) => (answer.ok ? [] : answer.refusals)).filter(({ code }) => code !== 'no_server')
  return settle(failed, () => answers.flatMap((answer) => (answer.ok ? answer.value['symbols'] as unknown[] : [])))
}

/** Returns what servers find wrong in files, each told whether it was checked. */
export async function diagnostics(paths: readonly string[], servers: Servers, listing: readonly string[]): Promise<FileDiagnostics[]> {
  const found = paths.map((path) => ({ path, claimants: servers.claimants(path, listing) }))
  const claimants = distinct(found.flatMap(({ claimants: answer }) => (answer.ok ? [answer.value[0]] : [])))
  const checked = await Promise.all(claimants.map(async (one) => {
    const own = found.filter(({ claimants: answer }) => answer.ok && answer.value[0].row === one.row && answer.value[0].folder === one.folder).map(({ path }) => path)
    const answer = await servers.ask(one, 'diagnostics', own, listing, async (asked) => ok(await diagnose(own, asked)))
    return answer.ok ? answer.value : own.map((path) => unread(path, answer.refusals[0]?.detail ?? `${one.row.name} failed`))
  }))
  const unclaimed = found.flatMap(({ path, claimants: answer }) => (answer.ok ? [] : [unread(path, answer.refusals[0]?.detail ?? 'no server claims it')]))
  return [...checked.flat(), ...unclaimed]
}

/** Returns the answer to a read of one file. Refuses: the language codes. */
export function readFile(request: Exclude<ReadRequest, { ask: 'diagnostics' }>, path: string, servers: Servers, listing: readonly string[]): Promise<Outcome<ReadAnswer>> {
  return first(servers, request.ask, path, listing, (asked) => read(request, asked))
}
