/** What a rename leaves of the old name, and what it cannot see. */
import { extname } from 'node:path'
import type TS from 'typescript'
import type { Refusal } from '../../base/refusal.js'
import type { LeftOver } from '../../engine/language.js'
import { wordsIn } from '../../text/word.js'
import type { EditsByFile } from './edits.js'
import { mentions, namesIn, placeOf } from './meanings.js'
import type { Looked } from './rename-check.js'
import type { Session } from './session.js'
import { lineAndCharacter, told } from '../spots.js'
import { spotAt } from './spots.js'

/** How many are told of. */
const TOLD = 200

/** Files that import modules, which TypeScript alone cannot read. */
const FOREIGN = ['.vue', '.svelte', '.astro', '.mdx']

/** Returns why a name stays, by the declarations that it may denote. */
function reasonOf([other]: Iterable<string>, { tree, store }: Session): string {
  if (other === undefined) return 'the compiler cannot say what it means'
  const cut = other.lastIndexOf(' ')
  return `it means the declaration at ${told(spotAt(other.slice(0, cut), Number(other.slice(cut + 1)), tree, store))}`
}

/** Returns the names of one file of a project that stay; strings are no references. */
function inFile(source: TS.SourceFile, path: string, edits: EditsByFile, old: string, { project: { ts }, meanings }: Looked, session: Session): LeftOver[] {
  const edited = new Set((edits.get(source.fileName) ?? []).map(({ start }) => start))
  return namesIn(ts, source, new Set([old])).filter((node) => !ts.isStringLiteralLike(node)).map((node) => placeOf(ts, node, source))
    .filter((at) => !edited.has(at))
    .map((at) => ({ path, ...lineAndCharacter(source.text, at), reason: reasonOf(meanings.get(source.fileName)?.get(at) ?? [], session) }))
}

/** Returns the names in files of these projects that stay; where one project knows what a name means, its word counts. */
function inProjects(edits: EditsByFile, old: string, looked: readonly Looked[], session: Session): Map<string, LeftOver> {
  const found = new Map<string, LeftOver>()
  for (const one of looked) {
    for (const source of one.program.getSourceFiles()) {
      const path = session.tree.path(source.fileName)
      if (path === null || !session.tree.listing.has(path) || !mentions(source, [old])) continue
      for (const left of inFile(source, path, edits, old, one, session)) {
        if (!found.has(told(left)) || left.reason.startsWith('it means')) found.set(told(left), left)
      }
    }
  }
  return found
}

/** Returns the sources that hold the old name and that no project looked at. */
function inNoProject(old: string, looked: readonly Looked[], { tree, store }: Session): LeftOver[] {
  const seen = new Set(looked.flatMap(({ program }) => program.getSourceFiles().map(({ fileName }) => fileName)))
  return tree.sources().filter((file) => !seen.has(file)).flatMap((file) => {
    const text = store.read(file) ?? ''
    return wordsIn(text, old).map((at) => ({ path: tree.path(file) ?? file, ...lineAndCharacter(text, at), reason: 'no project includes this file' }))
  })
}

/** Returns every occurrence of the old name that stays, outside comments and strings, with why; at most 200. */
export function leftOvers(edits: EditsByFile, old: string, looked: readonly Looked[], session: Session): LeftOver[] {
  const all = [...inProjects(edits, old, looked, session).values(), ...inNoProject(old, looked, session)]
  const sorted = all.sort((a, b) => (a.path === b.path ? a.line - b.line || a.character - b.character : a.path < b.path ? -1 : 1))
  const [last] = sorted.slice(TOLD)
  if (last === undefined) return sorted
  return [...sorted.slice(0, TOLD), { ...last, reason: `${last.reason}; ${String(sorted.length - TOLD - 1)} more are not shown` }]
}

/** Returns a refusal for every file that holds the old name, imports an edited file, and cannot be read here. Refuses: rename_refused. */
export function unreadImporters(edits: EditsByFile, old: string, { tree, store, compiler }: Session): Refusal[] {
  const { ts } = compiler(tree.root)
  return [...tree.listing].filter((path) => FOREIGN.includes(extname(path))).flatMap((path): Refusal[] => {
    const file = tree.absolute(path)
    const text = store.read(file) ?? ''
    if (wordsIn(text, old).length === 0) return []
    const options = { allowJs: true, moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext }
    const specifiers = [...text.matchAll(/(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*(['"])([^'"\n]+)\1/gu)].map((match) => match[2] ?? '')
    const imported = specifiers.map((specifier) => ts.resolveModuleName(specifier, file, options, ts.sys).resolvedModule?.resolvedFileName)
    if (!imported.some((name) => name !== undefined && edits.has(name))) return []
    return [{ code: 'rename_refused', path, detail: `it imports the declaration and names ${old}, but TypeScript alone cannot read it` }]
  })
}
