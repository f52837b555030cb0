/** What the compiler would do if nobody checked it: the yardstick of whether a refusal was needed. */
import { dirname } from 'node:path'
import ts from 'typescript'
import type { RefactorRequest } from '../../../src/engine/language.js'
import type { Edits, Judge } from './judge.js'

/** Returns the compiler's own language service over one of a judge's programs. */
function serviceOf(program: ts.Program): ts.LanguageService {
  const options = program.getCompilerOptions()
  return ts.createLanguageService({
    getCompilationSettings: () => options, getScriptFileNames: () => [...program.getRootFileNames()],
    getScriptVersion: () => '1', getCurrentDirectory: () => dirname(options['configFilePath'] as string), getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptSnapshot: (file) => { const text = ts.sys.readFile(file); return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text) },
    readFile: ts.sys.readFile, fileExists: ts.sys.fileExists, readDirectory: ts.sys.readDirectory, directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => true,
  })
}

/** Returns the compiler's edits, over the programs that hold the file, or null for none. */
export function naive(judge: Judge, request: RefactorRequest, root: string): Edits | null {
  if (request.ask !== 'rename' && request.ask !== 'move-symbol') return null
  const file = `${root}/${request.at.path}`
  const holding = judge.programs.filter((program) => program.getSourceFile(file) !== undefined)
  const found = new Map<string, Map<number, { start: number; end: number; text: string }>>()
  const put = (inFile: string, edit: { start: number; end: number; text: string }): void => {
    const ofFile = found.get(inFile) ?? new Map<number, typeof edit>()
    found.set(inFile, ofFile.set(edit.start, edit))
  }
  for (const program of holding) {
    const service = serviceOf(program)
    if (request.ask === 'rename') {
      for (const { fileName, textSpan, prefixText = '', suffixText = '' } of service.findRenameLocations(file, request.at.start, false, false, { providePrefixAndSuffixTextForRename: true }) ?? []) {
        put(fileName, { start: textSpan.start, end: textSpan.start + textSpan.length, text: `${prefixText}${request.name}${suffixText}` })
      }
      continue
    }
    const source = program.getSourceFile(file)
    const node = source?.statements.find((one) => one.getStart(source) <= request.at.start && request.at.start < one.end)
    if (source === undefined || node === undefined) return null
    const range = { pos: node.getStart(source), end: node.end }
    const info = service.getEditsForRefactor(file, {}, range, 'Move to file', 'Move to file', { allowTextChangesInNewFiles: true }, { targetFile: `${root}/${request.to}` })
    for (const { fileName, textChanges } of info?.edits ?? []) {
      for (const { span, newText } of textChanges) put(fileName, { start: span.start, end: span.start + span.length, text: newText })
    }
  }
  if (found.size === 0) return null
  return new Map([...found].map(([inFile, edits]) => [inFile, [...edits.values()].sort((a, b) => a.start - b.start)]))
}
