/** Places as people count them: lines end at LF, line and character count from one, characters in UTF-16 units. */
import type TS from 'typescript'
import type { Diagnostic, Spot } from '../../engine/language.js'
import type { Typescript } from './compiler.js'
import type { Store } from './store.js'
import type { Tree } from './tree.js'

/** Returns line and character of a place in a text. */
export function lineAndCharacter(text: string, at: number): { readonly line: number; readonly character: number } {
  let line = 1
  let from = 0
  for (let lf = text.indexOf('\n'); lf >= 0 && lf < at; lf = text.indexOf('\n', lf + 1)) {
    line++
    from = lf + 1
  }
  return { line, character: at - from + 1 }
}

/** Returns the spot of a place in a file. */
export function spotAt(file: string, at: number, tree: Tree, store: Store): Spot {
  return { path: tree.path(file) ?? file, ...lineAndCharacter(store.read(file) ?? '', at) }
}

/** Returns `src/a.ts:3:7`. */
export function told({ path, line, character }: Spot): string {
  return `${path}:${String(line)}:${String(character)}`
}

/** Returns a diagnostic of the compiler as answers carry it; `text` is the file's. */
export function diagnosticOf(ts: Typescript, diagnostic: TS.Diagnostic, text: string): Diagnostic {
  const severities = {
    [ts.DiagnosticCategory.Error]: 'error', [ts.DiagnosticCategory.Warning]: 'warning',
    [ts.DiagnosticCategory.Suggestion]: 'hint', [ts.DiagnosticCategory.Message]: 'information',
  } as const
  return {
    ...lineAndCharacter(text, diagnostic.start ?? 0), severity: severities[diagnostic.category], code: String(diagnostic.code), source: 'ts',
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  }
}
