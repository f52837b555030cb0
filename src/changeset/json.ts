/**
 * Strict JSON: what `JSON.parse` takes, and nothing that readers could understand in two ways. Depth is bounded before any
 * recursion; duplicate keys are refused by name; an error names line, column and, for a typographic character, its code point.
 */
import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser'
import { ok, settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'

const MAX_DEPTH = 32
/** Characters that editors and chat programs put where JSON wants `"`, `'`, `-` or a blank. */
const TYPOGRAPHIC = /[\u00a0\u2018-\u201f\u2039\u203a\u00ab\u00bb\u2010-\u2015\u2212\uff02]/u

function invalid(detail: string): Refusal {
  return { code: 'invalid_request', detail }
}

/** Returns the deepest nesting of brackets outside strings, by a linear scan. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (inString) {
      if (c === '\\') i++
      else if (c === '"') inString = false
    } else if (c === '"') inString = true
    else if (c === '{' || c === '[') deepest = Math.max(deepest, ++depth)
    else if (c === '}' || c === ']') depth--
  }
  return deepest
}

function position(text: string, offset: number): string {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return `line ${String(line)}, column ${String(offset - before.lastIndexOf('\n'))}`
}

/** What JSON wants at the place where the text stops being JSON. */
const WANTED: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a value must be an object, an array, a string in double quotes, a number, true, false or null',
  InvalidNumberFormat: 'a number must follow the form of JSON',
  PropertyNameExpected: 'a member begins with its name in double quotes (and no comma stands after the last)',
  ValueExpected: 'a value must stand (and no comma after the last)',
  ColonExpected: 'a colon must stand',
  CommaExpected: 'a comma must stand',
  CloseBraceExpected: 'a closing brace must stand',
  CloseBracketExpected: 'a closing bracket must stand',
  EndOfFileExpected: 'the document must end',
  InvalidCommentToken: 'no comment may stand',
  UnexpectedEndOfComment: 'no comment may stand',
  UnexpectedEndOfString: 'a string must end on its line, in a double quote',
  UnexpectedEndOfNumber: 'a number must follow the form of JSON',
  InvalidUnicode: 'four hex digits must follow \\u',
  InvalidEscapeCharacter: 'a backslash must be followed by one of " \\ / b f n r t u',
  InvalidCharacter: 'a control character must be written as an escape',
}

/** Returns what stands at an offset: the end, or its first word. */
function foundAt(text: string, offset: number): string {
  const word = /^(?:[\p{L}\p{N}_]{1,40}|[^])/u.exec(text.slice(offset, offset + 80))?.[0]
  return word === undefined ? 'the end of the document' : JSON.stringify(word)
}

/** Returns what is wrong with text that `JSON.parse` does not take. */
function syntaxError(text: string): string {
  let first: { offset: number; code: ParseErrorCode } | undefined
  visit(text, { onError: (code, offset) => { first ??= { offset, code } } }, { disallowComments: true, allowTrailingComma: false })
  if (first === undefined) return 'the document is not JSON'
  const { offset, code } = first
  const character = TYPOGRAPHIC.exec(text.slice(offset, offset + 40))
  if (character !== null && text.slice(offset, offset + character.index).trim() === '') {
    const at = offset + character.index
    const point = (character[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return `the document is not JSON: typographic character U+${point} at ${position(text, at)}; use plain quotes, dashes and blanks`
  }
  return `the document is not JSON: ${foundAt(text, offset)} at ${position(text, offset)}, where ${WANTED[printParseErrorCode(code)] ?? 'it must go on as JSON'}`
}

/** Returns every key that stands twice in one object, with its place. */
function duplicateKeys(text: string): Refusal[] {
  const found: Refusal[] = []
  const open: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => { open.push(new Set()) },
    onObjectEnd: () => { open.pop() },
    onObjectProperty: (key, offset) => {
      const keys = open[open.length - 1]
      if (keys?.has(key) === true) found.push(invalid(`key ${JSON.stringify(key)} stands twice in one object, at ${position(text, offset)}`))
      keys?.add(key)
    },
  })
  return found
}

/** Returns the value of a JSON text. Refuses: invalid_request. */
export function parseJson(text: string): Outcome<unknown> {
  const depth = depthOf(text)
  if (depth > MAX_DEPTH) return settle([{ ...invalid(`the document nests ${String(depth)} deep`), limit: MAX_DEPTH, figure: depth }], () => null)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return settle([invalid(syntaxError(text))], () => null)
  }
  const duplicates = duplicateKeys(text)
  return duplicates.length > 0 ? settle(duplicates, () => value) : ok(value)
}
