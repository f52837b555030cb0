/**
 * The command line (spec page 9): a command line and a world in, an exit code out. Everything that a run touches comes in by its
 * world; what it answers goes out by `tell`.
 */
import { resolve } from 'node:path'
import { present } from '../base/fault.js'
import { ok } from '../base/outcome.js'
import { oddSwitches, readSwitches, type Switches } from '../base/settings.js'
import { cellThrew } from '../commands/cells.js'
import { foundErrors } from '../commands/check.js'
import { absence, guarded, switchedOff } from '../commands/run.js'
import type { Command } from '../commands/table.js'
import { EXIT } from '../engine/answer.js'
import { isPlanId } from '../engine/retention.js'
import { renderJson } from '../report/json.js'
import { visible } from '../report/markdown.js'
import { branchOption } from '../report/terminal.js'
import { hasFlag, parseCommandLine, type CommandLine, type Globals, type Verb } from './command-line.js'
import { changeSetText, receive } from './document.js'
import { SIGNALLED, watchSignals, type Watch } from './interruption.js'
import { withLocal } from './local.js'
import { toldRefused, type Told } from './own-verb.js'
import { thisProcess } from './process.js'
import { showProgress } from './progress.js'
import { runRow } from './row.js'
import { tell, write, type Asked } from './tell.js'
import { verbsUnder } from './verbs.js'
import type { World } from './world.js'

const USAGE = 2
/** Columns of help and of sentences where there is no terminal to ask. */
const WIDTH = 100

function isRow(verb: Verb): verb is Command {
  return 'doors' in verb
}

/** Returns whether a command may write files: it can say where they land. */
function lands(row: Command): boolean {
  return 'commit' in row.options.shape
}

interface Run {
  readonly world: World
  readonly switches: Switches
  readonly globals: Globals
  readonly directory: string
}

/** What a verb answers, or that its words make no command. */
type Came = Told | { readonly usage: string }

function usageOf(options: Readonly<Record<string, unknown>>): string | null {
  return options['commit'] === true && options['branch'] !== undefined ? '--commit and --branch exclude each other' : null
}

/** Returns the document of a command, null where it takes none. */
async function documentOf(row: Command, operands: readonly string[], { world, switches }: Run): Promise<Came | string | null> {
  const operand = row.documentAt === undefined ? operands[0] : row.documentAt(operands)
  if (operand === null) return null
  if (!row.document || (operand !== undefined && row.operands.includes('PLAN_ID') && isPlanId(operand))) return null
  const received = await receive(operand, world)
  switch (received.kind) {
    case 'usage': return { usage: received.message }
    case 'refused': return toldRefused(received.refusal)
    case 'text': {
      const text = row.switch === 'changeSet' && row.foreign !== true ? changeSetText(received.text, switches) : ok(received.text)
      return text.ok ? text.value : toldRefused(...text.refusals)
    }
  }
}

/** Returns what a command of the table comes to, in the repository around the directory, recovered first. */
async function runLine(row: Command, line: CommandLine & { kind: 'run' }, run: Run, watch: Watch | null): Promise<Came> {
  const { operands, options } = line
  const wrong = usageOf(options)
  if (wrong !== null) return { usage: wrong }
  const document = await documentOf(row, operands, run)
  if (document !== null && typeof document !== 'string') return document
  const done = await runRow(row, { operands, document, options }, { ...run, ...(watch === null ? {} : { guard: (target) => watch.guard(target) }) })
  return options['fail-on'] === 'error' && (foundErrors(done.answer) || cellThrew(done.answer)) ? { ...done, exit: EXIT.error } : done
}

/** Returns what a line that is no usage error comes to. */
async function carryOut(line: Exclude<CommandLine, { kind: 'usage' }>, run: Run, watch: Watch | null): Promise<Came> {
  switch (line.kind) {
    case 'help': return { answer: { outcome: 'ok', help: line.text }, text: line.text }
    case 'version': return { answer: { outcome: 'ok', version: line.text }, text: line.text }
    case 'off': return toldRefused(switchedOff(line.switchName, run.switches))
    case 'absent': return toldRefused(present(absence(line.row, run.switches), 'why the verb is absent'))
    case 'run': return isRow(line.verb)
      ? runLine(line.verb, line, run, watch)
      : line.verb.run({ ...run, operands: line.operands, options: line.options, withLocal: (use) => withLocal(run, use) })
  }
}

/** Runs a line to its end, or until a signal comes before anything is written. */
function attend(line: Exclude<CommandLine, { kind: 'usage' }>, run: Run, watch: Watch | null): Promise<Came> {
  const going = guarded<Came>(() => carryOut(line, run, watch))
  if (watch === null) return going
  const stopped = watch.asked.then((signal): Told => {
    run.world.stdin.destroy()
    return { answer: { outcome: 'error', message: `stopped by ${signal}; nothing was written` } }
  })
  return Promise.race([going, stopped])
}

/** Returns what a line asked, for the words of its answer. */
function askedOf({ verb: { verb }, options: { branch, commit } }: CommandLine & { kind: 'run' }): Asked {
  return { verb, place: typeof branch === 'string' ? branchOption(branch) : commit === true ? ' --commit' : '' }
}

/** Prints what a line came to; returns the exit code. */
async function conclude(came: Came, asked: Asked, run: Run): Promise<number> {
  const { world, globals, switches } = run
  if ('usage' in came) return tellUsage(came.usage, globals, world)
  const written = await tell(came, asked, globals, switches.changeReceipts, world)
  const code = came.exit ?? EXIT[came.answer.outcome]
  return written || code !== EXIT.ok ? code : EXIT.error
}

async function tellUsage(message: string, { json }: Globals, world: World): Promise<number> {
  if (json) await write(world.stdout, `${renderJson({ outcome: 'error', message })}\n`)
  else await write(world.stderr, `holdfast: ${visible(message)}\n`)
  return USAGE
}

/** Returns the switches of the environment, `--lean` counted in. */
function switchesOf({ argv, env }: World): Switches {
  return readSwitches({ ...env, ...(hasFlag(argv, '--lean') ? { HOLDFAST_LSP: '0', HOLDFAST_WORKSHOP: '0' } : {}) })
}

/** Returns what is asked for; a switch that says nothing we know is as bad as a word of the line that does not. */
function read({ argv, env, stdout }: World, switches: Switches): ReturnType<typeof parseCommandLine> {
  const parsed = parseCommandLine(argv, { ...verbsUnder(switches), switches, width: stdout.columns ?? WIDTH })
  const odd = oddSwitches(env)
  return odd.length === 0 || parsed.line.kind === 'usage' ? parsed : { ...parsed, line: { kind: 'usage', message: odd.join('; ') } }
}

/** Returns whether no progress is to be shown: nobody asked for words, or the verb speaks for itself. */
function isSilent(line: CommandLine, { quiet }: Globals): boolean {
  return quiet || (line.kind === 'run' && 'talks' in line.verb)
}

/**
 * Runs one command line and returns the exit code of spec page 2.4; 130 and 143 where a signal ended it. Several may run side
 * by side, each in its own world.
 */
export async function runCli(world: World): Promise<number> {
  const switches = switchesOf(world)
  const { line, globals } = read(world, switches)
  if (line.kind === 'usage') return tellUsage(line.message, globals, world)
  const run: Run = { world, switches, globals, directory: resolve(world.cwd, globals.directory ?? '.') }
  const done = isSilent(line, globals) ? (): void => undefined : showProgress(world, `holdfast ${line.kind === 'run' ? line.verb.verb : ''}`)
  const watch = line.kind === 'run' && isRow(line.verb) && lands(line.verb) ? watchSignals(world) : null
  const came = await attend(line, run, watch)
  done()
  const code = await conclude(came, line.kind === 'run' ? askedOf(line) : {}, run)
  watch?.stop()
  const signal = watch?.reason() ?? null
  return signal === null ? code : SIGNALLED[signal]
}

/** Runs the command line of this process and returns its exit code. */
export function runHere(): Promise<number> {
  return runCli(thisProcess())
}
