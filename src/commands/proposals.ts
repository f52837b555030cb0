/** What language services are asked for a change, and the title that it has: for the verbs of refactors, and for those of a ChangeSet. */
import { decode } from '../base/encoding.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { SetRefactor } from '../changeset/refactor.js'
import { combineParts, type Part } from '../engine/combine.js'
import type { Desk } from '../engine/desk.js'
import type { CodeAction, Language, Proposal, Stretch } from '../engine/language.js'
import { entryOf, notAFile } from '../engine/snapshot.js'
import { openDocument, type Document } from '../text/document.js'
import { wordAround } from '../text/word.js'
import { actionId, chosenAction, type Choice } from './code-actions.js'
import { parsePlace, stretchOf } from './place.js'

/** Returns the language services of a desk. Refuses: no_server. */
export function languageOf(desk: Desk): Outcome<Language> {
  return desk.language === undefined ? refuse({ code: 'no_server', detail: 'language services work in a working tree only' }) : ok(desk.language)
}

/** Returns the text of a path. Refuses: path_escape, and the target codes. */
async function documentOf(desk: Desk, path: string): Promise<Outcome<Document>> {
  const loaded = await desk.target.load([path])
  if (!loaded.ok) return loaded
  const entry = entryOf(loaded.value, path)
  if (entry.kind !== 'file') return refuse(notAFile(path, entry) ?? { code: 'missing_file', path })
  const document = openDocument(entry.bytes)
  return typeof document === 'string' ? refuse({ code: document, path }) : ok(document)
}

/** A place in a file, with the word that stands there, and whom to ask of it. */
export interface Found {
  readonly language: Language
  readonly at: Stretch
  readonly word: string
}

/**
 * Returns what an operand names, `name` being the word that stands once on its line.
 * Refuses: no_server, invalid_request, out_of_bounds, stale_line, no_match, ambiguous_match, and the target codes.
 */
export async function findPlace(desk: Desk, operand: string, name: string | null): Promise<Outcome<Found>> {
  const language = languageOf(desk)
  if (!language.ok) return language
  const place = parsePlace(operand)
  if (place === null || (name === null) !== (place.start.column !== null)) {
    return refuse({ code: 'invalid_request', detail: 'a place is PATH:LINE:COL, or PATH:LINE and the name that stands there' })
  }
  const document = await documentOf(desk, place.path)
  if (!document.ok) return document
  const at = stretchOf(place, name, document.value, desk.sha256)
  if (!at.ok) return at
  const text = decode(document.value.bytes).replace(/^\ufeff/u, '')
  return ok({ language: language.value, at: at.value, word: wordAround(text, at.value.start, '$#') })
}

/** A proposal under the title of its plan; `renames` is the word that it gives another name. */
export interface Titled {
  readonly title: string
  readonly proposal: Proposal
  readonly renames?: { readonly from: string; readonly to: string }
}

/** Returns what an answer tells of a proposal beside its plan or receipt. */
export function besideOf({ unrenamed, diagnostics, errors }: Pick<Proposal, 'unrenamed' | 'diagnostics' | 'errors'>): object {
  return { ...(unrenamed === undefined ? {} : { unrenamed }), diagnostics, ...(errors === undefined ? {} : { errors }) }
}

/** Returns a proposal under a title. */
function titled(title: string, proposal: Outcome<Proposal>): Outcome<Titled> {
  return proposal.ok ? ok({ title, proposal: proposal.value }) : proposal
}

/** Returns the renaming of the symbol at a place. Refuses: as `findPlace`, and what the service refuses. */
export async function proposeRename(desk: Desk, place: string, old: string | null, name: string): Promise<Outcome<Titled>> {
  const found = await findPlace(desk, place, old)
  if (!found.ok) return found
  const { at, language, word } = found.value
  const proposed = titled(`Rename ${word} to ${name}`, await language.propose({ ask: 'rename', at, name }))
  return proposed.ok ? ok({ ...proposed.value, renames: { from: word, to: name } }) : proposed
}

/** Returns the move of the top-level declaration at a place. Refuses: as `findPlace`, and what the service refuses. */
export async function proposeMoveSymbol(desk: Desk, place: string, name: string | null, to: string): Promise<Outcome<Titled>> {
  const found = await findPlace(desk, place, name)
  if (!found.ok) return found
  const { at, language, word } = found.value
  return titled(`Move ${word} to ${to}`, await language.propose({ ask: 'move-symbol', at, to }))
}

/** Returns the move of a file or a directory. Refuses: no_server, and what the services refuse. */
export async function proposeMoveFile(desk: Desk, from: string, to: string): Promise<Outcome<Titled>> {
  const language = languageOf(desk)
  return language.ok ? titled(`Move ${from} to ${to}`, await language.value.propose({ ask: 'move-file', from, to })) : language
}

/** Returns the title of what tidies a file. */
export function tidyTitle(ask: 'organize-imports' | 'format', [first = '', ...more]: readonly string[]): string {
  const files = more.length === 0 ? first : `${first} and ${String(more.length)} more`
  return ask === 'format' ? `Format ${files}` : `Organize the imports of ${files}`
}

/** Returns files with their imports organized, or formatted. Refuses: no_server, and what the services refuse. */
export async function proposeTidy(desk: Desk, ask: 'organize-imports' | 'format', paths: readonly string[]): Promise<Outcome<Titled>> {
  const language = languageOf(desk)
  if (!language.ok) return language
  const parts: Part[] = []
  const refusals: Refusal[] = []
  for (const path of paths) {
    const proposal = await language.value.propose({ ask, path })
    if (proposal.ok) parts.push({ label: path, operation: ask, proposal: proposal.value })
    else refusals.push(...proposal.refusals)
  }
  return titled(tidyTitle(ask, paths), refusals.length > 0 ? { ok: false, refusals } : combineParts(parts))
}

/** Returns the code actions at a place. Refuses: as `findPlace`, and what the service refuses. */
export async function actionsAt(desk: Desk, place: string, name: string | null, kind: string | null): Promise<Outcome<readonly CodeAction[]>> {
  const found = await findPlace(desk, place, name)
  return found.ok ? found.value.language.actions({ ask: 'actions', at: found.value.at, kind }) : found
}

/** Returns the action that is chosen of some. Refuses: as `chosenAction`. */
export function proposeAction(desk: Desk, all: readonly CodeAction[], choice: Choice): Outcome<Titled> {
  const chosen = chosenAction(all, choice, (action) => actionId(action, desk.sha256))
  return chosen.ok ? ok({ title: chosen.value.title, proposal: chosen.value.proposal }) : chosen
}

/** Returns what a service proposes for a refactor of a ChangeSet. Refuses: as the verb of its name. */
export async function proposeOfSet(desk: Desk, refactor: SetRefactor): Promise<Outcome<Titled>> {
  const { operation, filePath: path } = refactor
  if (operation === 'move-file') return proposeMoveFile(desk, path, refactor.newPath)
  if (operation === 'organize-imports' || operation === 'format') return proposeTidy(desk, operation, [path])
  const place = [path, refactor.line, ...(refactor.character === undefined ? [] : [refactor.character])].join(':')
  const name = refactor.name ?? null
  switch (operation) {
    case 'rename': return proposeRename(desk, place, name, refactor.newName)
    case 'move-symbol': return proposeMoveSymbol(desk, place, name, refactor.targetPath)
    case 'fix': case 'code-actions': {
      const kind = operation === 'fix' ? 'quickfix' : refactor.kind ?? null
      const all = await actionsAt(desk, place, name, kind)
      return all.ok ? proposeAction(desk, all.value, { kind, action: refactor.actionId ?? null }) : all
    }
  }
}
