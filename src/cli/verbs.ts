/** Every verb that the command line knows, in the order of its help. */
import { z } from 'zod'
import type { Switches } from '../base/settings.js'
import { isolationOption } from '../commands/cells.js'
import { CELL_LANGUAGES } from '../engine/workshop.js'
import { PROGRAM_VERBS } from '../commands/program-verbs.js'
import { SAMPLES, samplesOptions } from '../commands/samples.js'
import { absence } from '../commands/run.js'
import { COMMANDS, type Command } from '../commands/table.js'
import { choiceOf, optionsOf, type Verb } from './command-line.js'
import { completion, type CompletedVerb } from './completion.js'
import { gc } from './gc.js'
import { mcp } from './mcp.js'
import { parseOperands } from './operands.js'
import type { OwnVerb } from './own-verb.js'

const config: OwnVerb = {
  verb: 'config', summary: 'Judge the policy file of this repository, or FILE, by its schema.', operands: 'check [FILE]', options: z.strictObject({}),
  run: async (call) => (await import('./config.js')).runConfig(call),
}

const schema: OwnVerb = {
  ...PROGRAM_VERBS.schema, options: z.strictObject({}), run: async (call) => (await import('./schema.js')).runSchema(call),
}

/** The row of the table, as this door runs it. */
const samples: OwnVerb = {
  verb: SAMPLES.verb, summary: SAMPLES.summary, operands: SAMPLES.operands, talks: true, options: samplesOptions,
  run: async (call) => (await import('./samples.js')).runSamples(call),
}

const demo: OwnVerb = {
  ...PROGRAM_VERBS.demo,
  options: z.strictObject({ keep: z.boolean().default(false).describe('leave the repository and the cards, and say where') }),
  run: async (call) => (await import('./demo.js')).runDemo(call),
}

const doctor: OwnVerb = {
  ...PROGRAM_VERBS.doctor,
  options: z.strictObject({
    repository: z.string().optional().describe('OWNER/NAME; GITHUB_REPOSITORY unless told'), branch: z.string().optional().describe('the branch to look at; the default one unless told'),
  }),
  run: async (call) => (await import('./doctor.js')).runDoctor(call),
}

const lsp: OwnVerb = {
  ...PROGRAM_VERBS.lsp,
  options: z.strictObject({ yes: z.boolean().default(false).describe('run the installation without asking') }),
  run: async (call) => (await import('./lsp.js')).runLsp(call),
}

const workshop: OwnVerb = {
  ...PROGRAM_VERBS.workshop, talks: true,
  options: z.strictObject({
    language: z.enum(CELL_LANGUAGES).default('js').describe('the language to begin with'),
    timeout: z.coerce.number().positive().default(600).describe('seconds that one cell may take'), ...isolationOption,
  }),
  run: async (call) => (await import('./workshop.js')).runWorkshop(call),
}

function completed(verb: Verb, switches: Switches): CompletedVerb {
  const operands = parseOperands(verb.operands)
  const choices = optionsOf(verb, switches).flatMap((name) => {
    const values = choiceOf(verb, name)
    return values === null ? [] : [[`--${name}`, values] as const]
  })
  return {
    verb: verb.verb, summary: verb.summary,
    options: [...optionsOf(verb, switches).map((name) => `--${name}`), '-C', '--json', '--quiet', '--help'],
    values: Object.fromEntries(choices),
    words: 'words' in verb ? verb.words ?? [] : operands.flatMap(({ words }) => words ?? []),
    files: operands.some(({ name }) => /^(?:PATH|FILE)/u.test(name)),
  }
}

/** Returns the verbs that are there under these switches, and the rows of the table that are not. */
export function verbsUnder(switches: Switches): { readonly verbs: readonly Verb[]; readonly absent: readonly Command[] } {
  const rows = COMMANDS.filter(({ doors }) => doors.includes('cli'))
  const verbs: Verb[] = rows.filter((row) => row !== SAMPLES && absence(row, switches) === null)
  const own = [gc, config, doctor, lsp, schema, demo, mcp, ...(switches.workshop ? [workshop] : []), ...(switches.samples ? [samples] : []), completion(() => verbs.map((verb) => completed(verb, switches)))]
  verbs.push(...own)
  return { verbs, absent: rows.filter((row) => absence(row, switches) !== null) }
}
