/** Read operations of language services (spec page 7.1). */
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { ReadRequest } from '../engine/language.js'
import { findPlace, languageOf } from './proposals.js'

async function ask(desk: Desk, request: ReadRequest): Promise<Done> {
  const language = languageOf(desk)
  const found = language.ok ? await language.value.read(request) : language
  return found.ok ? { answer: { outcome: 'ok', ...found.value }, plan: null } : refused(found.refusals)
}

/**
 * Returns the definitions, references, calls or description of the symbol at a place; `name` stands once on the line where the
 * place gives no column. Refuses: the language codes, and as `findPlace`.
 */
export async function readAt(desk: Desk, what: 'definition' | 'references' | 'hover' | 'calls', place: string, name: string | null): Promise<Done> {
  const found = await findPlace(desk, place, name)
  return found.ok ? ask(desk, { ask: what, at: found.value.at }) : refused(found.refusals)
}

/** Returns the symbols of a file, or those of the workspace that a query fits. Refuses: the language codes. */
export function symbols(desk: Desk, path: string | null, query: string | null): Promise<Done> {
  if ((path === null) === (query === null)) return Promise.resolve(refused([{ code: 'invalid_request', detail: 'give a PATH or --query' }]))
  return ask(desk, { ask: 'symbols', path, query: query ?? '' })
}

/** Returns for every file what is wrong in it, or why nobody checked it. */
export function diagnostics(desk: Desk, paths: readonly string[]): Promise<Done> {
  if (paths.length === 0) return Promise.resolve(refused([{ code: 'invalid_request', detail: 'give a PATH' }]))
  return ask(desk, { ask: 'diagnostics', paths })
}
