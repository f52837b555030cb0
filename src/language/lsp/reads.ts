/** Read operations by a language server (spec page 7.1), in the shapes of the TypeScript lane. */
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { ReadAnswer, ReadRequest, Stretch } from '../../engine/language.js'
import { ask, placeParams } from './ask.js'
import { holding, MOST_OPEN, wordAt } from './candidates.js'
import { checkFiles } from './diagnose.js'
import { enter, isReady, unready, type Asked } from './here.js'
import {
  callItems, flatSymbols, hover as hoverAnswer, incoming, locations, outgoing, SYMBOL_KINDS, symbols as symbolsAnswer, type CallItem, type DocumentSymbol, type FlatSymbol,
} from './protocol.js'
import type { Session } from './session.js'
import { placeOf, wheresOf, whereOf } from './spots.js'
import { treePath } from './uri.js'

/** How many symbols a query answers with. */
const MOST = 200

type Answer = Promise<Outcome<ReadAnswer>>

function kindOf(kind: number): string {
  return SYMBOL_KINDS[kind - 1] ?? 'symbol'
}

async function located(method: string, member: string, { path, start }: Stretch, { session }: Asked, more: object = {}): Answer {
  const answer = await ask(session, method, { ...placeParams(session, path, start), ...more }, locations)
  return answer.ok ? ok({ [member]: wheresOf(answer.value, session).map(placeOf) }) : answer
}

async function hover({ path, start }: Stretch, { session }: Asked): Answer {
  const answer = await ask(session, 'textDocument/hover', placeParams(session, path, start), hoverAnswer)
  if (!answer.ok) return answer
  if (answer.value === null) return ok({ hover: null })
  const { contents } = answer.value
  const parts = (Array.isArray(contents) ? contents : [contents]).map((part) => (typeof part === 'string' ? part : part.value)).filter((part) => part !== '')
  return ok({ hover: parts.length === 0 ? null : { kind: '', signature: parts[0] ?? '', documentation: parts.slice(1).join('\n'), tags: [] } })
}

function callOf({ name, kind, uri, selectionRange }: CallItem, session: Session): object {
  const where = whereOf(uri, selectionRange, session)
  return { name, kind: kindOf(kind), ...(where === null ? { path: uri } : placeOf(where)) }
}

async function calls({ path, start }: Stretch, { session }: Asked): Answer {
  const answer = await ask(session, 'textDocument/prepareCallHierarchy', placeParams(session, path, start), callItems)
  if (!answer.ok) return answer
  const [item] = answer.value ?? []
  if (item === undefined) return ok({ calls: null })
  const [ins, outs] = [
    await ask(session, 'callHierarchy/incomingCalls', { item }, incoming), await ask(session, 'callHierarchy/outgoingCalls', { item }, outgoing),
  ]
  if (!ins.ok) return ins
  if (!outs.ok) return outs
  const spots = (uri: string, ranges: readonly CallItem['selectionRange'][]): object[] => ranges.flatMap((range) => {
    const where = whereOf(uri, range, session)
    return where === null ? [] : [placeOf(where)]
  })
  return ok({ calls: {
    of: callOf(item, session),
    incoming: (ins.value ?? []).map(({ from, fromRanges }) => ({ from: callOf(from, session), at: spots(from.uri, fromRanges) })),
    outgoing: (outs.value ?? []).map(({ to, fromRanges }) => ({ to: callOf(to, session), at: spots(item.uri, fromRanges) })),
  } })
}

function flat({ name, kind, location: { uri, range } }: FlatSymbol, session: Session): object {
  const where = whereOf(uri, range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, session)
  return { name, kind: kindOf(kind), ...(where === null ? { path: uri } : placeOf(where)) }
}

function nested({ name, kind, selectionRange, children }: DocumentSymbol, uri: string, session: Session): object {
  const where = whereOf(uri, selectionRange, session)
  const below = (children ?? []).map((child) => nested(child, uri, session))
  return { name, kind: kindOf(kind), ...(where === null ? {} : placeOf(where)), ...(below.length === 0 ? {} : { children: below }) }
}

async function symbolsOf(path: string, { session }: Asked): Answer {
  const uri = session.uri(path)
  const answer = await ask(session, 'textDocument/documentSymbol', { textDocument: { uri } }, symbolsAnswer)
  return answer.ok ? ok({ symbols: (answer.value ?? []).map((one) => ('location' in one ? flat(one, session) : nested(one, uri, session))) }) : answer
}

/** Returns the symbols of a project whose name fits; libraries are left out. Refuses: server_timeout, server_failed, no_server. Throws `ServerFault`. */
export async function symbolsLike(query: string, asked: Asked): Answer {
  const { session, listing } = asked
  session.refresh(listing)
  // One of its files, because some read nothing before one is open.
  const first = listing.find((path) => session.claims(path))
  if (first !== undefined) session.open([first])
  if (!await isReady(asked)) return unready(asked, '')
  if (session.offers('workspace/symbol') === null) return refuse({ code: 'no_server', detail: `${session.row.name} does not offer workspace/symbol` })
  const answer = await ask(session, 'workspace/symbol', { query }, flatSymbols)
  if (!answer.ok) return answer
  const own = (answer.value ?? []).filter(({ location: { uri } }) => listing.includes(treePath(uri, session.root) ?? ''))
  return ok({ symbols: own.slice(0, MOST).map((one) => flat(one, session)) })
}

/** Returns what a server finds wrong in files that it claims. Throws `ServerFault`. */
export async function diagnose(paths: readonly string[], asked: Asked): Promise<Awaited<ReturnType<typeof checkFiles>>> {
  const { session, listing } = asked
  session.refresh(listing)
  session.open(paths)
  if (!await isReady(asked)) return paths.map((path) => ({ path, checked: false, reason: `${session.row.name} did not answer: it had not read the project in time`, items: [] }))
  return checkFiles(paths, session)
}

/** Returns the answer to a read of one file. Refuses: no_server, missing_file, out_of_bounds, server_failed. Throws `ServerFault`. */
export async function read(request: Exclude<ReadRequest, { ask: 'diagnostics' }>, asked: Asked): Answer {
  if (request.ask === 'symbols') {
    if (request.path === null) return symbolsLike(request.query, asked)
    const entered = await enter(asked, request.path)
    return entered.ok ? symbolsOf(request.path, asked) : entered
  }
  const { at } = request
  const entered = await enter(asked, at.path)
  if (!entered.ok) return entered
  if (at.end > entered.value.length) return refuse({ code: 'out_of_bounds', path: at.path, detail: 'the position lies behind the end' })
  switch (request.ask) {
    case 'definition': return located('textDocument/definition', 'definitions', at, asked)
    case 'hover': return hover(at, asked)
    case 'calls': return calls(at, asked)
    case 'references': {
      const whole = await enter(asked, at.path, holding(asked, wordAt(entered.value, at.start, asked.session.row)).slice(0, MOST_OPEN))
      return whole.ok ? located('textDocument/references', 'references', at, asked, { context: { includeDeclaration: true } }) : whole
    }
  }
}
