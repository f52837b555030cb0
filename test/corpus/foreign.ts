/** Others' diffs, patches and replacements as the documents that `import` takes. */
import type { CorpusCase, CorpusTree } from './suite.js'

interface Structured {
  readonly oldFileName: string
  readonly newFileName: string
  readonly hunks: readonly {
    readonly oldStart: number
    readonly oldLines: number
    readonly newStart: number
    readonly newLines: number
    readonly lines: readonly string[]
  }[]
}

interface ForeignChange {
  readonly kind: string
  readonly text?: string
  readonly patch?: unknown
  readonly options?: Readonly<Record<string, unknown>>
  readonly path?: string
  readonly old_string?: string
  readonly new_string?: string
  readonly edits?: readonly { readonly old_string: string; readonly new_string: string }[]
}

export interface ForeignCase extends CorpusCase {
  readonly change: CorpusCase['change'] & ForeignChange
  readonly refuse?: object
}

export interface ForeignDocument {
  readonly text: string
  /** Where the one file of the case is, by the names in the document. */
  readonly place: (tree: CorpusTree) => CorpusTree
}

const SAME = (tree: CorpusTree): CorpusTree => tree

/** Returns whether a value is a patch as jsdiff holds it. */
function isStructured(value: unknown): value is Structured {
  return typeof value === 'object' && value !== null && 'hunks' in value
}

/** Returns the text of a patch as jsdiff holds it, which counts an empty side from the line behind it. */
function printed({ oldFileName, newFileName, hunks }: Structured): string {
  const side = (start: number, count: number): string => `${String(count === 0 ? start - 1 : start)},${String(count)}`
  return [
    `--- ${oldFileName}`, `+++ ${newFileName}`,
    ...hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [`@@ -${side(oldStart, oldLines)} +${side(newStart, newLines)} @@`, ...lines]), '',
  ].join('\n')
}

/** Returns a tree with its one file under the name that a diff has for it: the source's own function knows no names. */
function underNameOf(diff: string): (tree: CorpusTree) => CorpusTree {
  const name = /^--- ([^\t\r\n]+)/mu.exec(diff)?.[1]
  return (tree) => {
    const [file] = Object.values(tree)
    return name === undefined || file === undefined ? tree : { [name]: file }
  }
}

function block(path: string, old: string, fresh: string): string {
  const lines = (text: string): string => (text === '' ? '' : `${text}\n`)
  return `${path}\n<<<<<<< SEARCH\n${lines(old)}=======\n${lines(fresh)}>>>>>>> REPLACE\n`
}

/** Returns the document of a case, or null where its kind is not for `import`. */
export function documentOf({ change, before }: ForeignCase): ForeignDocument | null {
  switch (change.kind) {
    case 'codex_apply_patch': return { text: change.text ?? '', place: SAME }
    case 'unified_diff': return { text: String(change.patch), place: underNameOf(String(change.patch)) }
    case 'jsdiff_structured_patch': {
      const patches = [change.patch].flat()
      if (!patches.every(isStructured)) return { text: JSON.stringify(change.patch), place: SAME }
      const text = patches.map(printed).join('')
      return { text, place: underNameOf(text) }
    }
    case 'find_replace': case 'two_concurrent_find_replace': {
      const path = change.path ?? Object.keys(before)[0] ?? ''
      const edits = change.edits ?? [{ old_string: change.old_string ?? '', new_string: change.new_string ?? '' }]
      return { text: edits.map((edit) => block(path, edit.old_string, edit.new_string)).join('\n'), place: SAME }
    }
    default: return null
  }
}

/** Returns the options of a case's source as flags of ours would be spelt. */
export function flagsOf({ change }: ForeignCase): string[] {
  return Object.entries(change.options ?? {}).flatMap(([name, value]) =>
    [`--${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`, String(value)])
}
