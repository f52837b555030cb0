/**
 * The syntax check (spec page 8.1): what is newly wrong with texts, by their grammars and parsers.
 *
 * Calling sequence: `openSyntaxCheck()`, then `check` as often as wanted; grammars are loaded when the first file needs them and
 * stay. Promised: a text that nothing covers, that is too large or takes too long is `unchecked` with the reason, never clean. A
 * text after the change that nothing is wrong with is not compared, so that the common case costs one parse.
 */
import { setImmediate } from 'node:timers/promises'
import { decodeStrict } from '../base/encoding.js'
import type { SyntaxCheck, SyntaxFile, SyntaxProblem, SyntaxResult } from '../engine/ports.js'
import { lineAt, linesOf, newFindings } from './compare.js'
import { openParser } from './data.js'
import { excerptOf } from './excerpt.js'
import { findingsOf, withInner, type Finding } from './findings.js'
import { loadGrammar, parseWith, type Grammar } from './grammars.js'
import { languageOf, LANGUAGES, type LanguageId } from './languages.js'

export interface SyntaxBounds {
  /** Bytes of a text that a grammar reads. */
  readonly grammarBytes: number
  /** Bytes of a text that a parser reads, which cannot be interrupted. */
  readonly parserBytes: number
  /** Milliseconds for one parse. */
  readonly parseTime: number
  /** Milliseconds for all files of a call. */
  readonly callTime: number
}

const BOUNDS: SyntaxBounds = { grammarBytes: 4 * 1024 * 1024, parserBytes: 1024 * 1024, parseTime: 5000, callTime: 20_000 }

/** New problems of one file that are told. */
const TOLD = 50

const TIMED_OUT = 'timed out'

/** A text looked at, or why it could not be. */
type Look = { readonly findings: readonly Finding[] } | { readonly reason: string }

type Reader = (text: string, time: number) => Look

/** Returns the text without its byte-order mark, or null when it is none. */
function textOf(bytes: Uint8Array): string | null {
  const text = decodeStrict(bytes)
  return text === null || text.includes('\0') ? null : text.replace(/^\ufeff/u, '')
}

function readWith(grammar: Grammar): Reader {
  return (text, time) => {
    const findings = parseWith(grammar, text, time, (root) => findingsOf(root, text))
    return findings === null ? { reason: TIMED_OUT } : { findings }
  }
}

async function openReader(id: LanguageId): Promise<Reader> {
  const { parser } = LANGUAGES[id]
  if (parser === undefined) return readWith(await loadGrammar(id))
  const parse = await openParser(parser, id === 'jsonc')
  return (text) => {
    const findings = parse(text)
    return findings === null ? { reason: 'it is nested too deeply' } : { findings }
  }
}

function problemsOf(text: string, findings: readonly Finding[]): SyntaxProblem[] {
  const lines = linesOf(text)
  const sorted = withInner(findings).sort((a, b) => a.from - b.from).filter((one, index, all) => index === 0 || all[index - 1]?.from !== one.from)
  return sorted.map(({ kind, from, message }) => {
    const index = lineAt(lines, from)
    const start = lines.starts[index] ?? 0
    const line = text.slice(start, lines.starts[index + 1] ?? text.length).replace(/\r?\n$/u, '')
    const column = Math.min(from - start, line.length)
    return { line: index + 1, character: column + 1, kind, message, excerpt: excerptOf(line, column) }
  })
}

function megabytes(bytes: number): string {
  return `${String(bytes / 1024 / 1024)} MiB`
}

function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`
}

function resultOf(path: string, text: string, fresh: readonly Finding[], standing: number): SyntaxResult {
  const before = standing === 0 ? null : `${counted(standing, 'error was', 'errors were')} there before`
  if (fresh.length === 0) return { path, status: 'clean', reason: before, errors: [] }
  const problems = problemsOf(text, fresh)
  const more = problems.length > TOLD ? `${counted(problems.length - TOLD, 'more error is', 'more errors are')} not shown` : null
  return { path, status: 'errors', reason: [more, before].filter((one) => one !== null).join('; ') || null, errors: problems.slice(0, TOLD) }
}

/** Returns the text before, or null where there is none of the same language to compare with. */
function comparable(before: Uint8Array | null, path: string, id: LanguageId): string | null {
  const text = before === null ? null : textOf(before)
  return text !== null && languageOf(path, text) === id ? text : null
}

/** Returns the syntax check over the bundled grammars. */
export function openSyntaxCheck(bounds: SyntaxBounds = BOUNDS): SyntaxCheck {
  const readers = new Map<LanguageId, Promise<Reader>>()
  const readerOf = (id: LanguageId): Promise<Reader> => {
    const known = readers.get(id) ?? openReader(id)
    readers.set(id, known)
    return known
  }

  const checkOne = async ({ path, from, before, after }: SyntaxFile, end: number): Promise<SyntaxResult> => {
    const unchecked = (reason: string): SyntaxResult => ({ path, status: 'unchecked', reason, errors: [] })
    const text = textOf(after)
    if (text === null) return unchecked('it is not UTF-8 text')
    const id = languageOf(path, text)
    if (id === null) return unchecked('no grammar covers it')
    const most = LANGUAGES[id].parser === undefined ? bounds.grammarBytes : bounds.parserBytes
    if (Math.max(after.length, before?.length ?? 0) > most) return unchecked(`it is larger than ${megabytes(most)}`)
    const time = (): number => Math.min(bounds.parseTime, end - performance.now())
    const read = await readerOf(id)
    const look = (one: string): Look => (time() <= 0 ? { reason: TIMED_OUT } : read(one, time()))
    const now = look(text)
    if ('reason' in now) return unchecked(now.reason)
    const old = now.findings.length === 0 ? null : comparable(before, from ?? path, id)
    const then = old === null ? { findings: [] } : look(old)
    if ('reason' in then) return unchecked(then.reason)
    return resultOf(path, text, newFindings(old ?? '', then.findings, text, now.findings), then.findings.length)
  }

  return {
    check: async (files) => {
      const end = performance.now() + bounds.callTime
      const results: SyntaxResult[] = []
      for (const file of files) {
        results.push(await checkOne(file, end))
        await setImmediate()
      }
      return results
    },
  }
}
