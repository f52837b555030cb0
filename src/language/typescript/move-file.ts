/**
 * `move-file` (spec page 7.2): a file or a directory goes elsewhere, and every import of it, and in it, follows.
 *
 * Every project that may import what moves is asked, and the answers are united. Then the files are looked at in their new places:
 * an import that no longer leads anywhere refuses the move, because TypeScript answers with what it understood and no more.
 */
import { dirname } from 'node:path'
import { ok, refuse, settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import type { Proposal, RefactorRequest, TextEdit } from '../../engine/language.js'
import { afterTexts, toFileEdits, type EditsByFile } from './edits.js'
import { formatFor } from './format.js'
import type { Project } from './projects.js'
import type { Session } from './session.js'
import { lineAndCharacter, told } from '../spots.js'
import { isUntouchable } from './untouchable.js'

type MoveRequest = Extract<RefactorRequest, { ask: 'move-file' }>

/** Codes of a module or file that is not found. */
const LOST = new Set([2307, 2792, 6053, 7016, 2306, 2835, 2834])

interface Move {
  readonly from: string
  readonly to: string
}

/** Returns every listed file that moves. Refuses: missing_file, invalid_request. */
function movesOf({ from, to }: MoveRequest, { tree }: Session): Outcome<readonly Move[]> {
  if (from === to) return refuse({ code: 'invalid_request', detail: 'the target is the source' })
  if (to.startsWith(`${from}/`)) return refuse({ code: 'invalid_request', detail: 'a directory cannot move into itself' })
  if (tree.listing.has(from)) return ok([{ from, to }])
  const inside = [...tree.listing].filter((path) => path.startsWith(`${from}/`)).map((path) => ({ from: path, to: `${to}${path.slice(from.length)}` }))
  return inside.length > 0 ? ok(inside) : refuse({ code: 'missing_file', path: from })
}

/** Returns the sources that may import what moves: they name it, or its folder. */
function mentioning(moves: readonly Move[], { from }: MoveRequest, { tree, store }: Session): string[] {
  const stem = (path: string): string => (path.split('/').at(-1) ?? '').replace(/(?:\.d)?\.[cm]?[jt]sx?$|\.[^.]+$/u, '')
  const words = new Set([stem(from), ...moves.map((move) => stem(move.from))])
  const folders = moves.filter((move) => stem(move.from) === 'index').map((move) => dirname(move.from).split('/').at(-1) ?? '')
  const all = [...words, ...folders].filter((word) => word !== '' && word !== '.' && word !== 'index')
  return tree.sources().filter((file) => {
    const text = store.read(file) ?? ''
    // An index file is also what `.` and `..` import.
    return all.some((word) => text.includes(word)) || (words.has('index') && /['"]\.{1,2}\/?['"]/u.test(text))
  })
}

/** Returns the edits that all projects together ask for. Refuses: malformed_edit, edit_outside_workspace. */
function gather(projects: readonly Project[], request: MoveRequest, session: Session): Outcome<EditsByFile> {
  const { tree, store } = session
  const found = new Map<string, Map<string, TextEdit>>()
  for (const { service } of projects) {
    const changes = service.getEditsForFileRename(tree.absolute(request.from), tree.absolute(request.to), formatFor(session, request.from), {})
    for (const { fileName, textChanges } of changes) {
      const file = fileName.replaceAll('\\', '/')
      const ofFile = found.get(file) ?? new Map<string, TextEdit>()
      found.set(file, ofFile)
      for (const { span: { start, length }, newText } of textChanges) {
        if ((store.read(file) ?? '').slice(start, start + length) !== newText) ofFile.set(`${String(start)} ${newText}`, { start, end: start + length, text: newText })
      }
    }
  }
  const gathered = new Map<string, TextEdit[]>()
  const refusals: Refusal[] = []
  for (const [file, edits] of found) {
    if (edits.size === 0) continue
    const barred = isUntouchable(file, session)
    if (barred !== null) refusals.push(barred)
    const sorted = [...edits.values()].sort((a, b) => a.start - b.start)
    const clash = sorted.find((edit, index) => index > 0 && edit.start < (sorted[index - 1]?.end ?? 0))
    if (clash !== undefined) refusals.push({ code: 'malformed_edit', path: tree.path(file) ?? file, detail: 'two projects want different imports there' })
    gathered.set(file, sorted)
  }
  return settle(refusals, () => gathered)
}

interface Lost {
  readonly file: string
  readonly at: number
  readonly message: string
}

/** Returns the imports of these files that lead nowhere in a project. */
function lostImports({ service, ts }: Project, files: ReadonlySet<string>): Lost[] {
  const program = service.getProgram()
  const sources = program?.getSourceFiles().filter(({ fileName }) => files.has(fileName)) ?? []
  return sources.flatMap((source) => (program?.getSemanticDiagnostics(source) ?? []).filter(({ code }) => LOST.has(code))
    .map(({ start, messageText }) => ({ file: source.fileName, at: start ?? 0, message: ts.flattenDiagnosticMessageText(messageText, ' ') })))
}

/** Returns a refusal for every file of which the move would lose imports. Refuses: diagnostics_regressed. */
function lostBy(projects: readonly Project[], moves: readonly Move[], edits: EditsByFile, mentioned: readonly string[], session: Session): Refusal[] {
  const { tree, store } = session
  const to = new Map(moves.map((move) => [tree.absolute(move.from), tree.absolute(move.to)]))
  const concerned = [...new Set([...edits.keys(), ...to.keys(), ...mentioned])]
  const before = projects.map((project) => lostImports(project, new Set(concerned)))
  const texts = new Map<string, string | null>(afterTexts(edits, store))
  for (const [from, target] of to) {
    texts.set(target, texts.get(from) ?? store.read(from))
    texts.set(from, null)
  }
  for (const project of projects) project.replace(to)
  store.lay(texts)
  const after = projects.map((project) => lostImports(project, new Set(concerned.map((file) => to.get(file) ?? file))))
  const refusals = new Map<string, Refusal>()
  projects.forEach((_, index) => {
    for (const file of concerned) {
      const now = to.get(file) ?? file
      const lost = (after[index] ?? []).filter((one) => one.file === now)
      const [first] = lost
      if (first === undefined || lost.length <= (before[index] ?? []).filter((one) => one.file === file).length) continue
      const path = tree.path(now) ?? now
      refusals.set(path, { code: 'diagnostics_regressed', path, detail: `${told({ path, ...lineAndCharacter(store.read(now) ?? '', first.at) })}: ${first.message}` })
    }
  })
  store.lift()
  for (const project of projects) project.replace(new Map())
  return [...refusals.values()]
}

/** Returns the edits of a move. Refuses: missing_file, invalid_request, edit_outside_workspace, malformed_edit, diagnostics_regressed. */
export function moveFile(request: MoveRequest, session: Session): Outcome<Proposal> {
  const { tree, store, projects } = session
  const moves = movesOf(request, session)
  if (!moves.ok) return moves
  const barred = moves.value.map(({ from }) => isUntouchable(tree.absolute(from), session)).filter((one) => one !== null && one.detail !== 'it is generated')
  if (barred.length > 0) return { ok: false, refusals: barred.filter((one) => one !== null) }
  const mentioned = mentioning(moves.value, request, session)
  const concerned = projects.holding([...mentioned, ...moves.value.map(({ from }) => tree.absolute(from)).filter((file) => tree.sources().includes(file))])
  const edits = gather(concerned, request, session)
  if (!edits.ok) return edits
  const lost = lostBy(concerned, moves.value, edits.value, mentioned, session)
  if (lost.length > 0) return { ok: false, refusals: lost }
  return ok({ files: toFileEdits(edits.value, tree, store), moves: moves.value, diagnostics: [] })
}
