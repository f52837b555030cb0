/** What the compiler tells of places, as people count them. */
import type TS from 'typescript'
import type { Diagnostic, Spot } from '../../engine/language.js'
import { lineAndCharacter } from '../spots.js'
import type { Typescript } from './compiler.js'
import type { Store } from './store.js'
import type { Tree } from './tree.js'

/** Returns the spot of a place in a file. */
export function spotAt(file: string, at: number, tree: Tree, store: Store): Spot {
  return { path: tree.path(file) ?? file, ...lineAndCharacter(store.read(file) ?? '', at) }
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
