/** From a comment's text, or a step's inputs, to a command of the table with its arguments. */
import type { z } from 'zod'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { issueWords } from '../changeset/issues.js'
import { patchDocument } from '../changeset/patch/document.js'
import { cellLanguage, parseComment, type ParsedComment } from '../commands/grammar.js'
import { helpOn, helpText, LOCAL_OPTIONS, unknownCommand } from '../commands/help.js'
import { findCommand, type Command, type CommandRequest } from '../commands/table.js'
import { isTransactionDocument } from '../commands/transaction-request.js'

/** What is asked: a command with its arguments, or help. */
export type Ask =
  | { readonly kind: 'help'; readonly verb: string; readonly text: string }
  | { readonly kind: 'command'; readonly verb: string; readonly command: Command; readonly request: CommandRequest }

function invalid(detail: string): Refusal {
  return { code: 'invalid_request', detail }
}

/** Splits words into operands and options, by what the command's schema knows. Refuses: invalid_request. */
function readWords(command: Command, words: readonly string[]): Outcome<Pick<CommandRequest, 'operands' | 'options'>> {
  const operands: string[] = []
  const given: Record<string, unknown> = {}
  const queue = [...words]
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const [, name, value] = /^--([a-z][a-z-]*)(?:=(.*))?$/u.exec(word) ?? []
    if (name === undefined) {
      operands.push(word)
      continue
    }
    const field = LOCAL_OPTIONS.includes(name) ? undefined : (command.options.shape as Readonly<Record<string, z.ZodType>>)[name]
    if (field === undefined) return refuse(invalid(`${command.verb} has no option --${name} here`))
    const isFlag = value === undefined && field.safeParse(true).success
    const said = isFlag ? true : value ?? queue.shift()
    if (said === undefined) return refuse(invalid(`--${name} needs a value`))
    given[name] = said
  }
  const options = command.options.safeParse(given)
  if (options.success) return ok({ operands, options: options.data })
  return refuse(invalid(options.error.issues
    .map((issue) => issueWords(issue, given, command.options, { root: 'the command', name: (path) => `--${path.join('.')}` })).join('; ')))
}

type Fenced = Pick<CommandRequest, 'document' | 'foreign' | 'language'>

/** Returns the document in a comment's block, null without one; a diff is to be imported by whoever takes it. */
function documentOf({ payload }: ParsedComment): Fenced {
  if (payload === null) return { document: null }
  const { language, text } = payload
  const cell = cellLanguage(payload)
  if (cell !== undefined) return { document: text, language: cell }
  switch (language) {
    case 'holdfast': return { document: patchDocument(text) }
    case 'diff': return { document: text, foreign: true }
    default: return { document: text }
  }
}

/** Returns what `help` answers, about one command where it names one. Refuses: invalid_request. */
function askHelp([verb, ...more]: readonly string[], prefix: string): Outcome<Ask> {
  if (verb === undefined) return ok({ kind: 'help', verb: 'help', text: helpText(prefix) })
  const text = more.length === 0 ? helpOn(verb, prefix) : null
  return text === null ? refuse(invalid(more.length > 0 ? 'help takes one command' : unknownCommand(verb))) : ok({ kind: 'help', verb: 'help', text })
}

function askOf(parsed: ParsedComment, document: Outcome<string | null>, prefix: string): Outcome<Ask> {
  const { verb, args } = parsed
  const [problem, ...others] = parsed.problems.map((detail) => invalid(detail.replace(/\.$/u, '')))
  if (problem !== undefined) return refuse(problem, ...others)
  if (verb === 'help' || args.includes('--help')) return askHelp(verb === 'help' ? args : [verb], prefix)
  const command = findCommand(verb, 'comment')
  if (command === null) return refuse(invalid(unknownCommand(verb)))
  const words = readWords(command, args)
  if (!words.ok) return words
  if (!document.ok) return document
  const fenced = document.value === null ? documentOf(parsed) : { document: document.value }
  return ok({ kind: 'command', verb, command, request: { ...words.value, ...fenced } })
}

/** Returns what a comment asks for, or null when it holds no command. Refuses: invalid_request. */
export function askOfComment(body: string, prefix: string): { readonly verb: string; readonly ask: Outcome<Ask> } | null {
  const parsed = parseComment(body, prefix)
  return parsed === null ? null : { verb: parsed.verb, ask: askOf(parsed, ok(null), prefix) }
}

/**
 * Returns what a step's inputs ask for: `command`, or without one what `document` is for.
 * Refuses: invalid_request, and what kept the document from being read.
 */
export function askOfStep(command: string, document: Outcome<string | null>, prefix: string): { readonly verb: string; readonly ask: Outcome<Ask> } {
  const standard = document.ok && document.value !== null && isTransactionDocument(document.value) ? 'tx' : 'apply'
  const text = command.trim() === '' ? standard : command.trim()
  const parsed = parseComment(`${prefix} ${text}`, prefix)
  if (parsed === null) return { verb: text, ask: refuse(invalid('the input command is none')) }
  return { verb: parsed.verb, ask: askOf(parsed, document, prefix) }
}
