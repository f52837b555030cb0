/** Read operations (spec page 7.1), each over every project that may know the answer. */
import type TS from 'typescript'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { ReadAnswer, ReadRequest, Spot, Stretch } from '../../engine/language.js'
import { wordAround, wordsIn } from '../../text/word.js'
import { diagnose } from './diagnostics.js'
import type { Project } from './projects.js'
import { fileOf, type Session } from './session.js'
import { isSource } from './tree.js'
import { lineAndCharacter } from '../spots.js'

/** How many symbols a query answers with. */
const MOST = 200

interface Place extends Spot {
  readonly end: { readonly line: number; readonly character: number }
  /** The line that it stands on. */
  readonly text: string
}

/** Returns a span as answers show it; files outside the tree by their absolute name. */
function placeOf(file: string, { start, length }: TS.TextSpan, { tree, store }: Session): Place {
  const text = store.read(file) ?? ''
  const from = lineAndCharacter(text, start)
  const line = text.split('\n')[from.line - 1] ?? ''
  const path = tree.path(file)
  return { path: path ?? file, ...from, end: lineAndCharacter(text, start + length), text: line.replace(/\r$/u, '') }
}

function unique<T extends object>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}

/** Returns the projects that hold a word at a place, those of its own file first. */
function concerned(file: string, at: number, session: Session): readonly Project[] {
  const text = session.store.read(file) ?? ''
  const word = wordAround(text, at)
  const home = session.projects.of(file)
  if (word === '') return home
  const holding = session.tree.sources().filter((one) => wordsIn(session.store.read(one) ?? '', word).length > 0)
  return [...new Set([...home, ...session.projects.holding(holding)])]
}

function definition(file: string, at: number, session: Session): ReadAnswer {
  const found = session.projects.of(file).flatMap(({ service }) => service.getDefinitionAtPosition(file, at) ?? [])
  return { definitions: unique(found.map(({ fileName, textSpan, kind, name, containerName }) => ({ ...placeOf(fileName, textSpan, session), kind, name, container: containerName }))) }
}

function references(file: string, at: number, session: Session): ReadAnswer {
  const projects = concerned(file, at, session).filter(({ service }) => service.getProgram()?.getSourceFile(file) !== undefined)
  const own = projects.flatMap(({ service }) => service.findReferences(file, at) ?? [])
  // A project that has the declaration and not this file is asked at the declaration.
  const declared = own.map(({ definition: { fileName, textSpan } }) => ({ fileName, start: textSpan.start }))
  const others = concerned(file, at, session).filter((project) => !projects.includes(project)).flatMap(({ service }) =>
    declared.flatMap(({ fileName, start }) => (service.getProgram()?.getSourceFile(fileName) === undefined ? [] : service.findReferences(fileName, start) ?? [])))
  const all = [...own, ...others].flatMap((symbol) => symbol.references)
  const shown = all.map(({ fileName, textSpan, isWriteAccess }) => ({ ...placeOf(fileName, textSpan, session), write: isWriteAccess }))
  return { references: unique(shown).sort((a, b) => (a.path === b.path ? a.line - b.line || a.character - b.character : a.path < b.path ? -1 : 1)) }
}

function hover(file: string, at: number, { projects }: Session): ReadAnswer {
  const [project] = projects.of(file)
  const info = project?.service.getQuickInfoAtPosition(file, at)
  if (project === undefined || info === undefined) return { hover: null }
  const joined = (parts: readonly TS.SymbolDisplayPart[] | undefined): string => (parts ?? []).map(({ text }) => text).join('')
  return { hover: { kind: info.kind, signature: joined(info.displayParts), documentation: joined(info.documentation), tags: (info.tags ?? []).map(({ name, text }) => ({ name, text: joined(text) })) } }
}

function calls(file: string, at: number, session: Session): ReadAnswer {
  const [project] = session.projects.of(file)
  const prepared = project?.service.prepareCallHierarchy(file, at)
  const item = Array.isArray(prepared) ? prepared[0] : prepared
  if (project === undefined || item === undefined) return { calls: null }
  const told = (one: TS.CallHierarchyItem): object => ({ name: one.name, kind: one.kind, ...placeOf(one.file, one.selectionSpan, session) })
  const spans = (from: string, list: readonly TS.TextSpan[]): object[] => list.map((span) => placeOf(from, span, session))
  return { calls: {
    of: told(item),
    incoming: project.service.provideCallHierarchyIncomingCalls(item.file, item.selectionSpan.start).map(({ from, fromSpans }) => ({ from: told(from), at: spans(from.file, fromSpans) })),
    outgoing: project.service.provideCallHierarchyOutgoingCalls(item.file, item.selectionSpan.start).map(({ to, fromSpans }) => ({ to: told(to), at: spans(item.file, fromSpans) })),
  } }
}

function symbolsOf(file: string, session: Session): ReadAnswer {
  const [project] = session.projects.of(file)
  const tree = project?.service.getNavigationTree(file)
  const visit = (node: TS.NavigationTree): object[] => (node.childItems ?? []).map((child) => ({
    name: child.text, kind: child.kind, ...placeOf(file, child.nameSpan ?? child.spans[0] ?? { start: 0, length: 0 }, session),
    ...((child.childItems ?? []).length === 0 ? {} : { children: visit(child) }),
  }))
  return { symbols: tree === undefined ? [] : visit(tree) }
}

/** Returns the symbols of the workspace whose name fits; libraries are left out. */
function symbolsLike(query: string, session: Session): ReadAnswer {
  const projects = session.projects.holding(session.tree.sources())
  const found = projects.flatMap(({ service }) => service.getNavigateToItems(query, MOST, undefined, true))
  const own = found.filter(({ fileName }) => session.tree.listing.has(session.tree.path(fileName) ?? ''))
  return { symbols: unique(own.map(({ name, kind, fileName, textSpan, containerName }) => ({ name, kind, ...placeOf(fileName, textSpan, session), container: containerName }))).slice(0, MOST) }
}

function at(stretch: Stretch, session: Session, read: (file: string, place: number) => ReadAnswer): Outcome<ReadAnswer> {
  const file = fileOf(session, stretch)
  return file.ok ? ok(read(file.value, stretch.start)) : file
}

/** Returns the answer to a read. Refuses: no_server, missing_file, out_of_bounds. */
export function read(request: ReadRequest, session: Session): Outcome<ReadAnswer> {
  switch (request.ask) {
    case 'definition': return at(request.at, session, (file, place) => definition(file, place, session))
    case 'references': return at(request.at, session, (file, place) => references(file, place, session))
    case 'hover': return at(request.at, session, (file, place) => hover(file, place, session))
    case 'calls': return at(request.at, session, (file, place) => calls(file, place, session))
    case 'symbols': {
      if (request.path === null) return ok(symbolsLike(request.query, session))
      if (!isSource(request.path)) return refuse({ code: 'no_server', path: request.path })
      return at({ path: request.path, start: 0, end: 0 }, session, (file) => symbolsOf(file, session))
    }
    case 'diagnostics': return ok({ diagnostics: diagnose(request.paths, session) })
  }
}
