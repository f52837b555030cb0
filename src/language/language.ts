/** The language services of one working tree: which one answers for a file, and what several say together. */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Walls } from '../base/walls.js'
import type { ActionsRequest, FileDiagnostics, FileEdits, Language, Proposal, ReadAnswer, ReadRequest, RefactorRequest } from '../engine/language.js'
import type { Clock } from '../host/clock.js'
import type { StartServer } from '../host/server.js'
import { CATALOGUE } from './lsp/catalogue.js'
import { actions, diagnostics, moveEdits, propose, readFile, workspaceSymbols } from './lsp/lane.js'
import type { ServerRow } from './lsp/row.js'
import { openServers } from './lsp/servers.js'
import { openLane, type Lane, type LaneOptions } from './typescript/lane.js'

export interface LanguageOptions extends LaneOptions {
  /** Returns the paths that git lists. */
  readonly listing: () => Promise<readonly string[]>
  readonly startServer: StartServer
  /** Why no server may be started, where none may; the packaged compiler is none. */
  readonly barred?: string
  /** The walls that servers are started behind, and whether those that run code of the tree are; absent where none are put up. */
  readonly walled?: { readonly walls: Walls; readonly projectCode: boolean }
  readonly clock: Clock
  /** Rows of servers, before those of the catalogue. */
  readonly rows?: readonly ServerRow[]
}

/** The services, until they are closed: then no process of theirs is left. */
export interface OpenLanguage extends Language {
  close(): Promise<void>
}

const TYPESCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/u

type MoveRequest = Extract<RefactorRequest, { ask: 'move-file' }>

/** Returns the edits of several services as those of one. Refuses: malformed_edit where they disagree. */
function united(all: readonly (readonly FileEdits[])[]): Outcome<readonly FileEdits[]> {
  const files = new Map<string, FileEdits>()
  for (const file of all.flat()) {
    const known = files.get(file.path)
    if (known === undefined) {
      files.set(file.path, file)
      continue
    }
    const fresh = file.edits.filter(({ start, end, text }) => !known.edits.some((one) => one.start === start && one.end === end && one.text === text))
    const edits = [...known.edits, ...fresh].sort((a, b) => a.start - b.start || a.end - b.end)
    const clash = edits.some(({ start }, index) => index > 0 && start < (edits[index - 1]?.end ?? 0))
    if (clash || known.sha256 !== file.sha256) return refuse({ code: 'malformed_edit', path: file.path, detail: 'two services want different edits there' })
    files.set(file.path, { ...known, edits })
  }
  return ok([...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)))
}

/** Opens the services of a working tree; nothing is started until it is asked. */
export function openLanguage(options: LanguageOptions): OpenLanguage {
  const typescript: Lane = openLane(options)
  const servers = openServers({ ...options, rows: [...options.rows ?? [], ...CATALOGUE], start: options.startServer })

  /** Moves by TypeScript's lane, which knows what moves at all, with the edits of every server that claims one of the files. */
  const move = async (request: MoveRequest, listing: readonly string[]): Promise<Outcome<Proposal>> => {
    const proposal = await typescript.ask<Proposal>(request, listing)
    if (!proposal.ok) return proposal
    const edits = await moveEdits(request, proposal.value.moves, servers, listing)
    if (!edits.ok) return edits
    const files = united([proposal.value.files, ...edits.value.edits.map((one) => one.files)])
    return files.ok ? ok({ ...proposal.value, files: files.value, diagnostics: [...proposal.value.diagnostics, ...edits.value.unread] }) : files
  }

  const diagnose = async (paths: readonly string[], listing: readonly string[]): Promise<Outcome<ReadAnswer>> => {
    const own = paths.filter((path) => TYPESCRIPT.test(path))
    const checked = own.length === 0 ? ok<ReadAnswer>({ diagnostics: [] }) : await typescript.ask<ReadAnswer>({ ask: 'diagnostics', paths: own }, listing)
    if (!checked.ok) return checked
    const others = await diagnostics(paths.filter((path) => !TYPESCRIPT.test(path)), servers, listing)
    const byPath = new Map([...checked.value['diagnostics'] as FileDiagnostics[], ...others].map((one) => [one.path, one]))
    return ok({ diagnostics: paths.flatMap((path) => byPath.get(path) ?? []) })
  }

  const read = async (request: ReadRequest, listing: readonly string[]): Promise<Outcome<ReadAnswer>> => {
    if (request.ask === 'diagnostics') return diagnose(request.paths, listing)
    const path = 'at' in request ? request.at.path : request.path
    if (path !== null) return TYPESCRIPT.test(path) ? typescript.ask<ReadAnswer>(request, listing) : readFile(request, path, servers, listing)
    const isOurs = listing.some((one) => TYPESCRIPT.test(one))
    if (!isOurs && servers.implied(listing).length === 0) return refuse({ code: 'no_server', detail: 'there is none for the files of this repository' })
    const own = isOurs ? await typescript.ask<ReadAnswer>(request, listing) : ok<ReadAnswer>({ symbols: [] })
    if (!own.ok) return own
    const others = await workspaceSymbols('query' in request ? request.query : '', servers, listing)
    return others.ok ? ok({ symbols: [...(own.value['symbols'] as unknown[]), ...others.value] }) : others
  }

  const isTypescript = (request: RefactorRequest | ActionsRequest): boolean => TYPESCRIPT.test('at' in request ? request.at.path : 'path' in request ? request.path : '')

  return {
    propose: async (request) => {
      const listing = await options.listing()
      if (request.ask === 'move-file') return move(request, listing)
      return isTypescript(request) ? typescript.ask<Proposal>(request, listing) : propose(request, servers, listing)
    },
    actions: async (request) => {
      const listing = await options.listing()
      return isTypescript(request) ? typescript.ask(request, listing) : actions(request, servers, listing)
    },
    read: async (request) => read(request, await options.listing()),
    close: async () => { await Promise.all([typescript.close(), servers.close()]) },
  }
}
