/** JSON, YAML and TOML: checked by their own parsers, which know the rules that a grammar leaves out. */
import type { ParseError } from 'jsonc-parser'
import type { Language } from './languages.js'
import type { Finding } from './findings.js'

/** What a parser finds, or null for a text that is nested more deeply than it can follow. */
type Parser = (text: string) => Finding[] | null

/** Returns what `parse` returns, or null where it runs out of stack. */
function withinStack<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** `CommaExpected` and the like, said in words. */
function spoken(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase()
  return words.replace(/^(.+) expected$/u, '$1 is missing')
}

async function openJson(comments: boolean): Promise<Parser> {
  const { parse, printParseErrorCode } = await import('jsonc-parser')
  return (text) => {
    const errors: ParseError[] = []
    const options = { disallowComments: !comments, allowTrailingComma: comments, allowEmptyContent: comments }
    const isDeep = withinStack(() => { parse(text, errors, options) }) === null
    if (isDeep) return null
    return errors.map(({ error, offset, length }): Finding => {
      const message = spoken(printParseErrorCode(error))
      return { kind: message.endsWith('is missing') ? 'missing' : 'error', from: offset, to: offset + length, message, inner: [] }
    })
  }
}

async function openYaml(): Promise<Parser> {
  const { parseAllDocuments } = await import('yaml')
  return (text) => {
    const documents = withinStack(() => parseAllDocuments(text, { prettyErrors: false, logLevel: 'error', stringKeys: false }))
    if (documents === null) return null
    // Where the parser itself runs out of stack, it says so as if the text were wrong.
    const errors = 'empty' in documents ? documents.errors : documents.flatMap((document) => document.errors)
    if (errors.some(({ code, message }) => code === 'RESOURCE_EXHAUSTION' || message.startsWith('Maximum call stack'))) return null
    return errors.map(({ pos: [from, to], message }): Finding => ({ kind: 'error', from, to: Math.max(from, to), message: message.split('\n', 1)[0] ?? message, inner: [] }))
  }
}

async function openToml(): Promise<Parser> {
  const { parse, TomlError } = await import('smol-toml')
  return (text) => withinStack(() => {
    try {
      parse(text)
      return []
    } catch (error) {
      if (!(error instanceof TomlError)) throw error
      if (error.message.includes('excessively nested')) return null
      const from = offsetOf(text, error.line, error.column)
      const message = (error.message.split('\n', 1)[0] ?? '').replace(/^Invalid TOML document: /u, '')
      // It reads no further than its first error, so all that follows is unknown.
      return [{ kind: 'error', from, to: text.length, message, inner: [] }]
    }
  })
}

/** Returns the offset of a one-based line and column. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let n = 1; n < line; n++) {
    const end = text.indexOf('\n', start)
    if (end < 0) break
    start = end + 1
  }
  return Math.min(text.length, start + Math.max(0, column - 1))
}

/** Returns a parser; `comments` says whether JSON may hold them, and commas before a closing bracket. */
export function openParser(parser: NonNullable<Language['parser']>, comments: boolean): Promise<Parser> {
  switch (parser) {
    case 'yaml': return openYaml()
    case 'smol-toml': return openToml()
    case 'jsonc-parser': return openJson(comments)
  }
}
