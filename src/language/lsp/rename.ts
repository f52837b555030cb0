/**
 * `rename` by a language server (spec page 7.7): complete, or refused.
 *
 *   1. The files that hold the old name as a word are opened, and the server's readiness is awaited.
 *   2. It is asked, and asked again: both answers must be the same edits.
 *   3. What stands under every edit must be the old name.
 *   4. A file of which the server itself lists a reference, and a name that it says means the same, must be among the edits.
 *   5. What is left of the old name is told, with what the server says that it means.
 */
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { FileEdits, LeftOver, Proposal, RefactorRequest } from '../../engine/language.js'
import { wordsIn } from '../../text/word.js'
import { lineAndCharacter, told } from '../spots.js'
import { METHOD_NOT_FOUND, placeParams, replyTo } from './ask.js'
import { holding, MOST_OPEN, wordAt } from './candidates.js'
import { afterwards, type Afterwards } from './diagnose.js'
import { enter, isReady, type Asked } from './here.js'
import { spokenOf } from './lexis.js'
import { locations, prepared, type Range } from './protocol.js'
import type { Session } from './session.js'
import { wheresOf } from './spots.js'
import { linesOf } from './positions.js'
import { lowerEdit, type Edits } from './workspace-edit.js'

type RenameRequest = Extract<RefactorRequest, { ask: 'rename' }>

/** So often it is asked until two answers agree. */
const ASKED = 4
const REST = 500
/** So many names that stay are looked up; as many are told. */
const TOLD = 200

const IDENTIFIER = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u

/** A name that is to be changed. */
interface Target {
  readonly path: string
  readonly at: number
  readonly old: string
  readonly name: string
}

function refusedBy({ session: { row } }: Asked, path: string, detail: string): Outcome<never> {
  return refuse({ code: 'rename_refused', path, detail: `${row.name}: ${detail}` })
}

/** Returns what stands in a range of a text, '' where it lies outside. */
function textIn({ start, end }: Range, text: string, { encoding }: Session): string {
  const lines = linesOf(text, encoding)
  const [from, to] = [lines.placeOf(start), lines.placeOf(end)]
  return from === null || to === null ? '' : text.slice(from, to)
}

/** Returns the name at a place, as the server sees it. Refuses: rename_refused. Throws `ServerFault`. */
async function nameAt(asked: Asked, path: string, text: string, at: number): Promise<Outcome<string>> {
  const { session } = asked
  const word = wordAt(text, at, session.row)
  if (session.offers('textDocument/rename')?.['prepareProvider'] !== true) return word === '' ? refusedBy(asked, path, 'no name stands there') : ok(word)
  const reply = await replyTo(session, 'textDocument/prepareRename', placeParams(session, path, at))
  if (!reply.ok) return reply.error === METHOD_NOT_FOUND && word !== '' ? ok(word) : refusedBy(asked, path, reply.message)
  const read = prepared.safeParse(reply.result ?? null)
  if (!read.success || read.data === null) return refusedBy(asked, path, 'this cannot be renamed')
  if ('defaultBehavior' in read.data) return ok(word)
  const stood = 'range' in read.data ? textIn(read.data.range, text, session) || read.data.placeholder : textIn(read.data, text, session)
  return stood === '' ? refusedBy(asked, path, 'it says that another place is renamed') : ok(stood)
}

/** Returns what one answer comes to. Refuses: rename_refused, and those of `lowerEdit`. Throws `ServerFault`. */
async function answer(asked: Asked, { path, at, name }: Target): Promise<Outcome<Edits>> {
  const { session, listing } = asked
  const reply = await replyTo(session, 'textDocument/rename', { ...placeParams(session, path, at), newName: name })
  return reply.ok ? lowerEdit(reply.result, session, new Set(listing)) : refusedBy(asked, path, reply.message)
}

/** Returns the edits that two answers after another agree on. Refuses: rename_refused. Throws `ServerFault`. */
async function agreed(asked: Asked, target: Target): Promise<Outcome<Edits>> {
  let last = await answer(asked, target)
  for (let times = 1; times < ASKED; times++) {
    await isReady(asked)
    const next = await answer(asked, target)
    if (JSON.stringify(next) === JSON.stringify(last)) return next
    last = next
    await asked.session.clock.wait(REST)
  }
  return refusedBy(asked, target.path, 'it answers differently every time it is asked')
}

/** Returns a refusal for every edit under which the old name does not stand. Refuses: malformed_edit. */
function misplaced({ files }: Edits, { old, name }: Target, { session }: Asked): Refusal[] {
  return files.flatMap(({ path, sha256, edits }) => edits.flatMap(({ start, end, text }): Refusal[] => {
    const whole = session.disk(path)?.text ?? ''
    const under = whole.slice(start, end)
    // An edit may also add something beside what stands there; one that writes the bare new name replaces the bare old one.
    const isKept = text !== name && (text.startsWith(under) || text.endsWith(under))
    const isWithin = text !== name && text.includes(name) && wordsIn(under, old).length > 0
    if (sha256 === null || under === old || isKept || isWithin) return []
    return [{ code: 'malformed_edit', path, detail: `${told({ path, ...lineAndCharacter(whole, start) })} does not hold ${old}` }]
  }))
}

/** Returns the paths that the server lists a reference in; none where it does not say. Throws `ServerFault`. */
async function referring({ session }: Asked, { path, at }: Target): Promise<ReadonlySet<string>> {
  if (session.offers('textDocument/references') === null) return new Set()
  const reply = await replyTo(session, 'textDocument/references', { ...placeParams(session, path, at), context: { includeDeclaration: true } })
  const read = reply.ok ? locations.safeParse(reply.result ?? null) : null
  return new Set(read?.success === true ? wheresOf(read.data, session).map((one) => one.path) : [])
}

/** Returns where the server says that a name is defined, `path:line:character` each. Throws `ServerFault`. */
async function definitionsAt({ session }: Asked, path: string, at: number): Promise<string[]> {
  if (session.offers('textDocument/definition') === null) return []
  const reply = await replyTo(session, 'textDocument/definition', placeParams(session, path, at))
  const read = reply.ok ? locations.safeParse(reply.result ?? null) : null
  return read?.success === true ? wheresOf(read.data, session).map((one) => told({ path: one.path, ...lineAndCharacter(one.text, one.start) })) : []
}

/** Returns whether a place lies under an edit of its file. */
function isEdited(files: readonly FileEdits[], path: string, at: number): boolean {
  return files.find((file) => file.path === path)?.edits.some(({ start, end }) => start <= at && at < Math.max(end, start + 1)) ?? false
}

interface Left extends LeftOver {
  readonly means: readonly string[]
}

/** Returns the places of old names outside comments and strings that no edit touches. */
function untouched({ session }: Asked, { old }: Target, { files }: Edits, candidates: readonly string[]): { readonly path: string; readonly at: number; readonly text: string }[] {
  return candidates.flatMap((path) => {
    const text = session.disk(path)?.text ?? ''
    const spoken = spokenOf(text, session.row.lexis)
    return wordsIn(text, old).filter((at) => !spoken(at) && !isEdited(files, path, at)).map((at) => ({ path, at, text }))
  })
}

/** Returns the old names that stay, with what they mean: the first ones are looked up, and how many are not is told. Throws `ServerFault`. */
async function leftOf(asked: Asked, target: Target, edits: Edits, candidates: readonly string[]): Promise<Left[]> {
  const { name } = asked.session.row
  const places = untouched(asked, target, edits, candidates)
  const found: Left[] = []
  for (const { path, at, text } of places.slice(0, TOLD)) {
    const means = await definitionsAt(asked, path, at)
    found.push({ path, ...lineAndCharacter(text, at), means, reason: means.length > 0 ? `it means what is at ${means.join(', ')}` : `${name} cannot say what it means` })
  }
  const next = places[TOLD]
  if (next === undefined) return found
  const reason = `not looked up, with ${String(places.length - TOLD - 1)} more: only ${String(TOLD)} are`
  return [...found, { path: next.path, ...lineAndCharacter(next.text, next.at), means: [], reason }]
}

/** Returns why the edits are not all that there should be. Refuses: rename_refused. Throws `ServerFault`. */
async function missed(asked: Asked, target: Target, { files }: Edits, left: readonly Left[]): Promise<Refusal[]> {
  const { name } = asked.session.row
  const edited = new Set(files.map(({ path }) => path))
  const listed = new Set(asked.listing)
  const forgotten = [...await referring(asked, target)].filter((path) => listed.has(path) && !edited.has(path))
  const declared = new Set(await definitionsAt(asked, target.path, target.at))
  const same = left.filter(({ means }) => means.some((one) => declared.has(one)))
  return [
    ...forgotten.map((path): Refusal => ({ code: 'rename_refused', path, detail: `${name} lists a reference in it, and left it out of the edits` })),
    ...same.map((spot): Refusal => ({ code: 'rename_refused', path: spot.path, detail: `${name} left out ${told(spot)}, which means the same` })),
  ].slice(0, TOLD)
}

function shown(left: readonly Left[], unopened: readonly string[]): LeftOver[] {
  const told = left.map(({ path, line, character, reason }) => ({ path, line, character, reason }))
  const rest = unopened.map((path) => ({ path, line: 1, character: 1, reason: `not looked at: only ${String(MOST_OPEN)} files are opened` }))
  return [...told, ...rest.slice(0, TOLD)]
}

/** Returns the first new error of a server that judges names, as a refusal. Refuses: rename_conflict. */
function conflictIn([worst]: Afterwards['gained'], { session: { row } }: Asked): Refusal | null {
  if (row.judgesNames !== true || worst === undefined) return null
  return { code: 'rename_conflict', path: worst.path, position: `${String(worst.line)}:${String(worst.character)}`, detail: `${told(worst)}: ${worst.message}` }
}

/** Returns the answer of a rename whose edits are agreed on. */
async function judged(asked: Asked, target: Target, edits: Edits, candidates: readonly string[]): Promise<Outcome<Proposal>> {
  const opened = new Set(asked.session.opened())
  // A reference may stand in a file that only the server knew of.
  const wrong = misplaced(edits, target, asked)
  const left = wrong.length > 0 ? [] : await leftOf(asked, target, edits, candidates)
  const [first, ...more] = wrong.length > 0 ? wrong : await missed(asked, target, edits, left)
  if (first !== undefined) return refuse(first, ...more)
  const { gained, ...after } = await afterwards(edits, asked.session)
  const conflict = conflictIn(gained, asked)
  if (conflict !== null) return refuse(conflict)
  return ok({ ...edits, unrenamed: shown(left, candidates.filter((path) => !opened.has(path))), ...after })
}

/** What is known before the server is asked for edits. */
interface Prepared {
  readonly target: Target
  /** The files that hold the old name. */
  readonly candidates: readonly string[]
}

/** Opens every file that holds the name, and returns what is to be renamed. Refuses: the codes of `rename`. Throws `ServerFault`. */
async function prepare({ at: { path, start }, name }: RenameRequest, asked: Asked): Promise<Outcome<Prepared>> {
  const { session } = asked
  const entered = await enter(asked, path)
  if (!entered.ok) return entered
  if (session.offers('textDocument/rename') === null) return refuse({ code: 'no_server', path, detail: `${session.row.name} does not rename` })
  const word = wordAt(entered.value, start, session.row)
  const early = word === '' ? [] : holding(asked, word)
  const whole = await enter(asked, path, early.slice(0, MOST_OPEN))
  const old = whole.ok ? await nameAt(asked, path, whole.value, start) : whole
  if (!old.ok) return old
  if (name.trim() === '' || (IDENTIFIER.test(old.value) && !IDENTIFIER.test(name))) return refuse({ code: 'rename_conflict', path, detail: `${name} is no name` })
  const target = { path, at: start, old: old.value, name }
  if (old.value === word) return ok({ candidates: early, target })
  const candidates = holding(asked, old.value)
  const ready = await enter(asked, path, candidates.slice(0, MOST_OPEN))
  return ready.ok ? ok({ candidates, target }) : ready
}

/**
 * Returns the edits of a rename. Refuses: rename_refused, rename_conflict, malformed_edit, edit_outside_workspace, symlink_target,
 * missing_file, no_server, server_timeout. Throws `ServerFault`.
 */
export async function rename(request: RenameRequest, asked: Asked): Promise<Outcome<Proposal>> {
  const prepared = await prepare(request, asked)
  if (!prepared.ok) return prepared
  const { target, candidates } = prepared.value
  if (target.old === target.name) return ok({ files: [], moves: [], diagnostics: [] })
  const first = await agreed(asked, target)
  if (!first.ok) return first
  if (first.value.files.length === 0 && first.value.moves.length === 0) return refusedBy(asked, target.path, 'it found nothing to rename')
  // Files that only the server knew of are opened, and it is asked once more: of what is not open, some count the byte-order mark.
  const unknown = first.value.files.map((file) => file.path).filter((one) => asked.session.disk(one) === null)
  asked.session.open(unknown)
  const edits = unknown.length === 0 ? first : await agreed(asked, target)
  return edits.ok ? judged(asked, target, edits.value, [...new Set([...candidates, ...unknown])]) : edits
}
