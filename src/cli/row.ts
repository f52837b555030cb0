/** A row of the table, run in the repository around a directory. */
import { isAbsolute } from 'node:path'
import type { Command } from '../commands/command.js'
import { runCommand } from '../commands/run.js'
import { openMatcher } from '../host/matcher.js'
import { cellsOf } from './cells.js'
import { openDesk } from './desk.js'
import type { Circumstances, Request } from './circumstances.js'
import { prefixOf, withLocal } from './local.js'
import { toldRefused, type Told } from './own-verb.js'

/** Milliseconds that a search's pattern may take for a handful of files. */
const PATTERN_TIME = 5000

/** Returns what a row comes to, the repository opened and recovered first. Refuses: invalid_request, and what `withLocal` and the row refuse. */
export async function runRow(row: Command, { operands, document, options }: Request, circumstances: Circumstances): Promise<Told> {
  const { world, switches, guard, served, cancelled } = circumstances
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
    const cells = cellsOf(local, options, circumstances, (inner, asked) => runRow(inner, asked, circumstances))
    const request = { operands, document, options, searching, ...prefix, ...(cancelled === undefined ? {} : { cancelled }) }
    return runCommand(row, { ...desk, target, ...shown, ...cells.desk }, request).finally(async () => {
      await matcher.close()
      await cells.close()
    })
  })
}
