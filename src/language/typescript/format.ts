/** How the compiler is to write: as the file is written already. */
import type TS from 'typescript'
import type { Session } from './session.js'

/** Returns the indentation that most indented lines of a text start with: a tab, or so many spaces. */
function indentation(text: string): { readonly spaces: boolean; readonly size: number } {
  const lines = text.match(/^(?:\t| {2,8})(?=\S)/gmu) ?? []
  const tabs = lines.filter((line) => line === '\t').length
  if (tabs > lines.length / 2) return { spaces: false, size: 4 }
  const widths = new Map<number, number>()
  for (const line of lines) if (line !== '\t') widths.set(line.length, (widths.get(line.length) ?? 0) + 1)
  const two = [...widths].filter(([width]) => width % 4 !== 0).reduce((sum, [, count]) => sum + count, 0)
  return { spaces: true, size: two > 0 ? 2 : 4 }
}

/** Returns the format settings for a file, by its path: its own indentation and terminator. */
export function formatFor({ compiler, tree, store }: Session, path: string): TS.FormatCodeSettings {
  const { ts } = compiler(tree.root)
  const text = store.read(tree.absolute(path)) ?? ''
  const { spaces, size } = indentation(text)
  const crlf = text.match(/\r\n/gu)?.length ?? 0
  const all = text.match(/\n/gu)?.length ?? 0
  return {
    ...ts.getDefaultFormatCodeSettings(crlf * 2 > all ? '\r\n' : '\n'), convertTabsToSpaces: spaces, indentSize: size, tabSize: size,
    ...(/;\s*$/mu.test(text) || !/^(?:import|export|const|let)\b.*[^;{(,]$/mu.test(text) ? {} : { semicolons: ts.SemicolonPreference.Remove }),
  }
}

function importQuotes(text: string): number {
  const count = (quote: RegExp): number => text.match(quote)?.length ?? 0
  return count(/(?:from|import|require\()\s*'/gu) - count(/(?:from|import|require\()\s*"/gu)
}

/** How many files are looked at for the quotes of a project. */
const LOOKED_AT = 100

/** Returns the quotes that a file, or where it has none its project, writes imports with. */
export function quotesFor({ tree, store }: Session, path: string): 'single' | 'double' | 'auto' {
  const own = importQuotes(store.read(tree.absolute(path)) ?? '')
  const all = own === 0 ? tree.sources().slice(0, LOOKED_AT).reduce((sum, file) => sum + importQuotes(store.read(file) ?? ''), 0) : own
  return all === 0 ? 'auto' : all > 0 ? 'single' : 'double'
}
