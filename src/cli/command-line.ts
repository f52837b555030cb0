/**
 * The command line, read by commander from the rows of the table. What the switches take away is not there to be helped with:
 * naming such a verb or option is told apart from naming nothing.
 */
import { Argument, Command, CommanderError, Option } from 'commander'
import { z } from 'zod'
import type { SwitchName, Switches } from '../base/settings.js'
import { nearest } from '../base/nearest.js'
import { issueWords } from '../changeset/issues.js'
import { exampleText } from '../commands/examples.js'
import { optionOff } from '../commands/run.js'
import type { Command as Row } from '../commands/table.js'
import { VERSION } from '../version.js'
import { parseOperands } from './operands.js'
import type { OwnVerb } from './own-verb.js'

export type Verb = Row | OwnVerb

export interface Globals {
  /** `-C`, as written. */
  readonly directory: string | null
  readonly json: boolean
  readonly quiet: boolean
}

export type CommandLine =
  | { readonly kind: 'run'; readonly verb: Verb; readonly operands: readonly string[]; readonly options: Readonly<Record<string, unknown>> }
  /** A verb that is known but not there. */
  | { readonly kind: 'absent'; readonly row: Row }
  /** An option that a switch takes away. */
  | { readonly kind: 'off'; readonly switchName: SwitchName }
  | { readonly kind: 'help' | 'version'; readonly text: string }
  | { readonly kind: 'usage'; readonly message: string }

export interface Grammar {
  /** Those that are there. */
  readonly verbs: readonly Verb[]
  /** Those that are known, but switched off or of a later version. */
  readonly absent: readonly Row[]
  readonly switches: Switches
  /** Columns that help may take. */
  readonly width: number
}

const INTRODUCTION = 'Anchored changes: edits that name, by content hash, exactly what they expect to replace.'
const EPILOGUE = `
holdfast VERB --help shows options and examples. Paths are relative to the root of the repository, wherever you are in it.
Exit codes: 0 done, 1 a fault, 2 a bad command line, 3 refused and nothing written, 4 something is unconfirmed.
`

/** Returns the type behind defaults and optionality. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? core(schema.unwrap()) : schema
}

function flags(name: string, schema: z.core.$ZodType): string {
  const type = core(schema)
  if (type instanceof z.ZodBoolean) return `--${name}`
  return `--${name} <${type instanceof z.ZodNumber ? 'N' : name.split('-').at(-1)?.toUpperCase() ?? 'VALUE'}>`
}

/** Returns the options of a verb that are there, by name. */
export function optionsOf(verb: Verb, switches: Switches): string[] {
  return Object.keys(verb.options.shape).filter((name) => optionOff(name, switches) === null)
}

/** Returns the values that an option of a verb has the choice of, or null where it takes anything. */
export function choiceOf(verb: Verb, name: string): readonly string[] | null {
  const type = core((verb.options.shape as Readonly<Record<string, z.core.$ZodType>>)[name] ?? z.never())
  return type instanceof z.ZodEnum ? type.options.map(String) : null
}

type Found = Extract<CommandLine, { kind: 'run' | 'off' | 'usage' }>

/** Returns what the words of one verb come to: its options by the schema of its row. */
function judge(verb: Verb, given: Readonly<Record<string, unknown>>, operands: readonly string[], switches: Switches): Found {
  const off = Object.keys(given).flatMap((name) => optionOff(name, switches) ?? [])[0]
  if (off !== undefined) return { kind: 'off', switchName: off }
  const options = verb.options.safeParse(given)
  if (options.success) return { kind: 'run', verb, operands, options: options.data }
  const name = (path: readonly PropertyKey[]): string => `--${path.map(String).join('.')}`
  return { kind: 'usage', message: options.error.issues.map((issue) => issueWords(issue, given, verb.options, { root: 'the command line', name })).join('; ') }
}

function addVerb(program: Command, verb: Verb, switches: Switches, found: (line: Found) => void): void {
  const command = program.command(verb.verb).description(verb.summary).usage(`${verb.operands} [options]`.trimStart())
  for (const { name, required, variadic, words } of parseOperands(verb.operands)) {
    const spelling = `${name}${variadic ? '...' : ''}`
    const argument = new Argument(required ? `<${spelling}>` : `[${spelling}]`)
    command.addArgument(words === null ? argument : argument.choices(words))
  }
  const shape: Readonly<Record<string, z.ZodType>> = verb.options.shape
  const options = Object.entries(shape).map(([name, schema]) => {
    const option = new Option(flags(name, schema), schema.description)
    command.addOption(optionOff(name, switches) === null ? option : option.hideHelp())
    return { name, attribute: option.attributeName() }
  })
  const off = Object.keys(verb.options.shape).filter((name) => optionOff(name, switches) !== null)
  command.addHelpText('after', exampleText(verb.verb, off))
  command.action(() => {
    const values: Readonly<Record<string, unknown>> = command.opts()
    const given = options.flatMap(({ name, attribute }) => (attribute in values ? [[name, values[attribute]] as const] : []))
    found(judge(verb, Object.fromEntries(given), command.args, switches))
  })
}

/** Returns a program whose output goes to `write`, and which throws where it would end the process. */
function programOf(grammar: Grammar, write: (text: string) => void): Command {
  return new Command('holdfast')
    .description(INTRODUCTION)
    .usage('VERB [ARGS] [-C DIR] [--json] [--quiet]')
    .version(VERSION, '--version', 'print the version')
    .option('-C <DIR>', 'the repository, or any directory in it (default: here)')
    .option('--json', 'print exactly one JSON object')
    .option('--quiet', 'print ids and content only, no progress')
    .option('--lean', 'without language servers and cells')
    .configureHelp({ showGlobalOptions: true, subcommandTerm: (command) => command.name() })
    .configureOutput({
      writeOut: write, writeErr: write, outputError: () => undefined,
      getOutHelpWidth: () => grammar.width, getErrHelpWidth: () => grammar.width,
      getOutHasColors: () => false, getErrHasColors: () => false,
    })
    .addHelpText('after', EPILOGUE)
    .exitOverride()
}

/** Returns whether a flag stands among the words, also where the rest of them cannot be read. */
export function hasFlag(argv: readonly string[], flag: string): boolean {
  const end = argv.indexOf('--')
  return (end < 0 ? argv : argv.slice(0, end)).includes(flag)
}

function unknownVerb(verb: string, grammar: Grammar): CommandLine {
  const row = grammar.absent.find((one) => one.verb === verb)
  if (row !== undefined) return { kind: 'absent', row }
  const near = nearest(verb, grammar.verbs.map((one) => one.verb))
  const hint = near.length === 0 ? 'holdfast --help lists the verbs' : `did you mean ${near.join(' or ')}?`
  return { kind: 'usage', message: `there is no verb ${verb}; ${hint}` }
}

/** Returns what commander ended with, where that was no run of a verb. */
function ended(error: CommanderError, program: Command, text: string, grammar: Grammar): CommandLine {
  if (error.code === 'commander.version') return { kind: 'version', text: text.trimEnd() }
  if (error.code === 'commander.unknownCommand') return unknownVerb(program.args[0] ?? '', grammar)
  if (error.exitCode === 0) return { kind: 'help', text: text.trimEnd() }
  if (error.code === 'commander.help') return { kind: 'usage', message: `name a verb\n\n${text.trimEnd()}` }
  const verb = grammar.verbs.find((one) => one.verb === program.args[0])
  const hint = verb === undefined ? 'holdfast --help' : `holdfast ${verb.verb} --help`
  return { kind: 'usage', message: `${wordsOf(error, verb)}; see ${hint}` }
}

type Complaint = (told: { readonly subject: string; readonly operands: string; readonly quoted: string; readonly near: string }) => string

/** What commander's complaints come to in our words, by its codes; `quoted` is what it quotes. */
const COMPLAINTS: Readonly<Record<string, Complaint>> = {
  'commander.unknownOption': ({ subject, quoted, near }) => `${subject} has no option ${quoted}${near === '' ? '' : ` (did you mean ${near}?)`}`,
  'commander.missingArgument': ({ subject, operands, quoted }) => `${subject} needs ${quoted}: it takes ${operands}`,
  'commander.excessArguments': ({ subject, operands }) => `${subject} takes ${operands === '' ? 'no operand' : `${operands} and no more`}`,
  'commander.optionMissingArgument': ({ quoted }) => `the option ${quoted} needs a value`,
  'commander.invalidArgument': ({ operands, quoted }) => `${quoted} is not one of ${operands}`,
}

/** Returns in our words what commander says; what it quotes of the line is all that is taken from its own. */
function wordsOf({ code, message }: CommanderError, verb: Verb | undefined): string {
  const subject = verb?.verb ?? 'the command line'
  const complain = COMPLAINTS[code]
  if (complain === undefined) return `${subject} cannot be read`
  return complain({
    subject, operands: verb?.operands ?? '', quoted: /'([^']*)'/u.exec(message)?.[1] ?? 'that',
    near: /Did you mean (?:one of )?(.+)\?/u.exec(message)?.[1] ?? '',
  })
}

/** Returns what a command line asks for. */
export function parseCommandLine(argv: readonly string[], grammar: Grammar): { readonly line: CommandLine; readonly globals: Globals } {
  let text = ''
  let line: CommandLine = { kind: 'usage', message: 'name a verb' }
  const program = programOf(grammar, (part) => { text += part })
  for (const verb of grammar.verbs) addVerb(program, verb, grammar.switches, (found) => { line = found })
  try {
    program.parse(argv, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    line = ended(error, program, text, grammar)
  }
  const { C: directory, quiet } = program.opts<{ C?: string; quiet?: true }>()
  return { line, globals: { directory: directory ?? null, json: hasFlag(argv, '--json'), quiet: quiet === true } }
}
