/** Runs one command of the table: the only place that catches whatever was thrown. */
import { Bug, Fault } from '../base/fault.js'
import type { Refusal } from '../base/refusal.js'
import { SWITCHES, type SwitchName, type Switches } from '../base/settings.js'
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

/** Returns the refusal that names a switch, and the one that it follows where that is what is off. */
export function switchedOff(name: SwitchName, switches: Switches): Refusal {
  const needed = name === 'changeSet' ? (['changeReceipts', 'editHunks'] as const).find((other) => !switches[other]) : undefined
  const detail = SWITCHES[name].variable + (needed === undefined ? '' : ` (which needs ${SWITCHES[needed].variable})`)
  return { code: 'feature_off', detail }
}

/** Options that switches take away, whatever verb has them. */
const SWITCHED_OPTIONS: Readonly<Record<string, readonly SwitchName[]>> = {
  'line-anchors': ['changeReceipts', 'lineAnchors'], 'request-id': ['changeReceipts'],
}

/** Returns the switch that keeps an option away, or null. */
export function optionOff(option: string, switches: Switches): SwitchName | null {
  return SWITCHED_OPTIONS[option]?.find((name) => !switches[name]) ?? null
}

/** Returns why a command is not there, which is a switch; null when it is. Refuses: feature_off. */
export function absence(command: Command, switches: Switches): Refusal | null {
  return command.switch !== undefined && !isOn(command, switches) ? switchedOff(command.switch, switches) : null
}

/** Returns what `run` answers; a fault of the environment or a mistake of ours becomes an `error` answer. */
export async function guarded<T>(run: () => Promise<T>): Promise<T | Done> {
  try {
    return await run()
  } catch (thrown) {
    return errorAnswer(thrown)
  }
}

/**
 * Returns what a command answers. Where that is an `error`, nothing is written, or a later start completes or removes it.
 * Refuses: feature_off, and what the command refuses.
 */
export async function runCommand(command: Command, desk: Desk, request: CommandRequest): Promise<Done> {
  const absent = absence(command, desk.switches)
  return absent === null ? guarded(() => command.run(desk, request)) : refused([absent])
}
