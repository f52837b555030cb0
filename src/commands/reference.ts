/** The reference tables of the README, made from the data that the program itself runs on. */
import { REFUSAL_CODES } from '../base/refusal.js'
import { COMPUTED, HAND_WRITTEN, SWITCHES, type Limits } from '../base/settings.js'
import { explain } from '../base/words.js'
import { PROGRAM_VERBS, type ProgramVerb } from './program-verbs.js'
import { COMMANDS } from './table.js'

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const LIMIT_WORDS: { readonly [name in keyof Limits]: string } = {
  files: 'files in a set', hunksPerFile: 'hunks in a file', hunks: 'hunks in a set', stagedBytes: 'bytes of all after-images',
  diffLines: 'diff lines shown', plans: 'plans retained per owner', transactions: 'transactions open per owner',
  planLifetime: 'lifetime of a plan or transaction, in ms',
  readTokens: 'tokens in one read',
}

function figure(value: number): string {
  return value === Number.MAX_SAFE_INTEGER ? 'no limit' : value.toLocaleString('en')
}

function spelt({ verb, operands }: ProgramVerb): string {
  return `\`${`${verb} ${operands}`.trim()}\``
}

/** Returns the Markdown of every generated section of the README, by its name. */
export function referenceSections(): Readonly<Record<string, string>> {
  const doors = { cli: 'command line', comment: 'comment' }
  return {
    commands: table(['command', 'does', 'where'], [
      ...COMMANDS.map((command) => [spelt(command), command.summary, command.doors.map((door) => doors[door]).join(', ')]),
      ...Object.values(PROGRAM_VERBS).map((verb) => [spelt(verb), verb.summary, doors.cli]),
    ]),
    refusals: table(['code', 'says'], REFUSAL_CODES.map((code) => [`\`${code}\``, explain({ code })])),
    limits: table(['limit', 'written by hand', 'computed'], (Object.keys(LIMIT_WORDS) as (keyof Limits)[]).map((name) => [
      LIMIT_WORDS[name], figure(HAND_WRITTEN[name]), figure(COMPUTED[name]),
    ])),
    switches: table(['switch', 'default'], Object.values(SWITCHES).map(({ variable, on }) => [`\`${variable}\``, on ? '1' : '0'])),
  }
}
