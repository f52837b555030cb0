/**
 * One bundle, several roles: each is imported when it is asked for, so that a run loads the code of its own role alone.
 */
export type Role = 'action' | 'cli'

/** Runs one role to its end and sets the exit code of the process. */
export async function start(role: Role): Promise<void> {
  process.exitCode = await roles[role]()
}

const roles: Readonly<Record<Role, () => Promise<number>>> = {
  action: async () => (await import('./action/main.js')).runHere(),
  cli: async () => (await import('./cli/main.js')).runHere(),
}
