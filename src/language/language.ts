/** The language services of one working tree: which one answers for a file, and what several say together. */
import { refuse, type Outcome } from '../base/outcome.js'
import type { ActionsRequest, CodeAction, Language, Proposal, ReadAnswer, ReadRequest, RefactorRequest } from '../engine/language.js'
import { openLane, type Lane, type LaneOptions } from './typescript/lane.js'

export interface LanguageOptions extends LaneOptions {
  /** Returns the paths that git lists. */
  readonly listing: () => Promise<readonly string[]>
}

/** The services, until they are closed: then no process of theirs is left. */
export interface OpenLanguage extends Language {
  close(): Promise<void>
}

const TYPESCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/u

function pathOf(request: RefactorRequest | ActionsRequest | ReadRequest): string | null {
  if ('at' in request) return request.at.path
  if ('from' in request) return request.from
  return 'path' in request ? request.path : null
}

/** Opens the services of a working tree; nothing is started until it is asked. */
export function openLanguage(options: LanguageOptions): OpenLanguage {
  const typescript: Lane = openLane(options)
  const ask = async <T>(request: RefactorRequest | ActionsRequest | ReadRequest): Promise<Outcome<T>> => {
    const path = pathOf(request)
    const listing = await options.listing()
    const isFolder = request.ask === 'move-file' && listing.some((one) => one.startsWith(`${path ?? ''}/`))
    if (path !== null && !isFolder && !TYPESCRIPT.test(path) && request.ask !== 'move-file') {
      return refuse({ code: 'no_server', path, detail: 'this version has a service for TypeScript and JavaScript only' })
    }
    return typescript.ask<T>(request, listing)
  }
  return {
    propose: (request) => ask<Proposal>(request),
    actions: (request) => ask<readonly CodeAction[]>(request),
    read: (request) => ask<ReadAnswer>(request),
    close: () => typescript.close(),
  }
}

