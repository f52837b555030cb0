/**
 * One bundle, several roles: each is imported when it is asked for, so that a run loads the code of its own role alone.
 */
import { Bug } from './base/fault.js'

export type Role = 'action' | 'cli'

/** Runs one role to its end and sets the exit code of the process. */
export async function start(role: Role): Promise<void> {
  process.exitCode = await roles[role]()
}

const roles: Readonly<Record<Role, () => Promise<number>>> = {
  action: () => Promise.reject(new Bug('the action is not built yet')),
  cli: () => Promise.reject(new Bug('the command line is not built yet')),
}
