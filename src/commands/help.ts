/** Help in comments, from the rows of the table: a comment's document is its fenced block, and never a file or standard input. */
import { z } from 'zod'
import { nearest } from '../base/nearest.js'
import { COMMANDS, type Command } from './table.js'

/** Options that make sense on a machine of one's own only, or that the workflow decides. */
export const LOCAL_OPTIONS: readonly string[] = ['commit', 'branch', 'request-id', 'syntax-check', 'fail-on']

const EXAMPLE = ['```json', '{ "version": 1, "changes": [ { "path": "…", "expected_anchor": "fa:…", "hunks": [ { "start": 2, "end": 2, "lines": ["…"] } ] } ] }', '```']

/** Returns the commands of this version that a comment may hold. */
function commentCommands(): readonly Command[] {
  return COMMANDS.filter((command) => command.doors.includes('comment'))
}

/** Returns how a command is written in a comment, a form each: with its block, with its other operands. */
function forms({ verb, operands, document }: Command, prefix: string): string[] {
  if (!document) return [`${prefix} ${verb} ${operands}`.trim()]
  const others = operands.replace(/^\[|\]$/gu, '').split('|').filter((operand) => operand !== 'FILE' && operand !== '-')
  return [`${prefix} ${verb} + one fenced block`, ...others.map((operand) => `${prefix} ${verb} ${operand}`)]
}

/** Returns the options that a comment may give, a line each. */
function options({ options: { shape } }: Command): string[] {
  return Object.entries(shape as Readonly<Record<string, z.ZodType>>).filter(([name]) => !LOCAL_OPTIONS.includes(name))
    .map(([name, schema]) => `    --${name}  ${schema.description ?? ''}`.trimEnd())
}

/** Returns the answer to `help`: every command of this version with its forms. */
export function helpText(prefix: string): string {
  const lines = commentCommands().map((command) => [...forms(command, prefix), `    ${command.summary}`].join('\n'))
  return [`${prefix} help [COMMAND]\n    Show this list, or one command with its options.`, ...lines].join('\n')
}

/** Returns the answer to `help VERB`: forms, options and, where it takes a document, how its block looks; or null for no such command. */
export function helpOn(verb: string, prefix: string): string | null {
  const command = commentCommands().find((one) => one.verb === verb.toLowerCase())
  if (command === undefined) return null
  const given = options(command)
  return [
    ...forms(command, prefix), `    ${command.summary}`,
    ...(given.length === 0 ? [] : ['', 'Options:', ...given]),
    ...(command.document ? ['', 'The block stands below the command, in the same comment:', '', ...EXAMPLE] : []),
  ].join('\n')
}

/** Returns what to say of a verb that a comment cannot hold. */
export function unknownCommand(verb: string): string {
  const near = nearest(verb, [...commentCommands().map((command) => command.verb), 'help'])
  return `there is no command ${verb.slice(0, 40)}${near.length === 0 ? '; help lists all' : `; did you mean ${near.join(' or ')}?`}`
}
