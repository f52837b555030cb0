/** A row of the table, run in the repository around a directory. */
import { isAbsolute } from 'node:path'
import type { Switches } from '../base/settings.js'
import type { Command } from '../commands/command.js'
import { runCommand } from '../commands/run.js'
import type { Target } from '../engine/ports.js'
import type { Served } from '../engine/served.js'
import { openMatcher } from '../host/matcher.js'
import { openDesk } from './desk.js'
import { prefixOf, withLocal, type Here } from './local.js'
import { toldRefused, type Told } from './own-verb.js'

/** Milliseconds that a search's pattern may take for a handful of files. */
const PATTERN_TIME = 5000

export interface Request {
  readonly operands: readonly string[]
  readonly document: string | null
  readonly options: Readonly<Record<string, unknown>>
}

/** Where and how a row is run. */
export interface Circumstances extends Here {
  readonly switches: Switches
  /** Returns the target with its writes told to whoever may stop them. */
  readonly guard?: (target: Target) => Target
  /** What was shown before, where the door lasts. */
  readonly served?: Served
}

/** Returns what a row comes to, the repository opened and recovered first. Refuses: invalid_request, and what `withLocal` and the row refuse. */
export async function runRow(row: Command, { operands, document, options }: Request, circumstances: Circumstances): Promise<Told> {
  const { world, switches, guard, served } = circumstances
  const named = row.workspace?.(document) ?? null
  if (named !== null && !isAbsolute(named)) return toldRefused({ code: 'invalid_request', detail: `workspace_dir is ${named}, which is no absolute path` })
  const directory = named ?? circumstances.directory
  return withLocal({ world, directory }, async (local, user) => {
    const desk = openDesk(local, user, options, { switches, now: world.now })
    const target = guard?.(desk.target) ?? desk.target
    const matcher = openMatcher(PATTERN_TIME)
    const searching = { listing: () => local.listing(), match: matcher.match }
    const prefix = row.workspace === undefined ? {} : { prefix: await prefixOf(directory, local.root) }
    // What was shown is of the working tree.
    const shown = served === undefined || options['branch'] !== undefined ? {} : { served }
    return runCommand(row, { ...desk, target, ...shown }, { operands, document, options, searching, ...prefix }).finally(matcher.close)
  })
}
