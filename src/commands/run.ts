/** Runs one command of the table: the only place that catches whatever was thrown. */
import { SWITCHES } from '../base/settings.js'
import { Bug, Fault } from '../base/fault.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import { isOn, type Command, type CommandRequest } from './table.js'

/** Returns the `error` answer of something thrown: what failed and whether trying again may help. */
export function errorAnswer(thrown: unknown): Done {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const hint = thrown instanceof Fault ? (thrown.retryable ? '; try again' : '') : '; this is a mistake of ours, please report it'
  const kind = thrown instanceof Fault || thrown instanceof Bug ? thrown.name : 'Bug'
  return { answer: { outcome: 'error', message: `${kind}: ${message}${hint}` }, plan: null }
}

/**
 * Returns what a command answers. A fault of the environment or a mistake of ours becomes an `error` answer; nothing is
 * written then, or a later start completes or removes it. Refuses: feature_off, and what the command refuses.
 */
export async function runCommand(command: Command, desk: Desk, request: CommandRequest): Promise<Done> {
  if (!isOn(command, desk.switches)) {
    const detail = command.switch === undefined ? command.verb : SWITCHES[command.switch].variable
    return refused([{ code: 'feature_off', detail }])
  }
  try {
    return await command.run(desk, request)
  } catch (thrown) {
    return errorAnswer(thrown)
  }
}
