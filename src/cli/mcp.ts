/** `mcp`: the server, in the repository around the directory; its code is loaded when it is asked for. */
import { z } from 'zod'
import type { Workshop } from '../engine/workshop.js'
import { PROGRAM_VERBS } from '../commands/program-verbs.js'
import type { Call, OwnVerb, Told } from './own-verb.js'
import { runRow } from './row.js'
import { write } from './tell.js'

async function run({ world, switches, directory }: Call): Promise<Told> {
  const { serve } = await import('../mcp/main.js')
  let workshop: Workshop | null = null
  let unwatch = (): void => undefined
  await serve({
    switches, input: world.stdin, write: (text) => write(world.stdout, text),
    run: async ({ row, ...request }, running) => {
      const { answer, plan = null } = await runRow(row, request, { world, directory, switches, ...running, keep: (make) => (workshop ??= make()) })
      return { answer, plan }
    },
    ended: (end) => { unwatch = world.onSignal(end) },
  })
  unwatch()
  await (workshop as Workshop | null)?.close()
  world.stdin.destroy()
  return { answer: { outcome: 'ok' }, spoken: true }
}

export const mcp: OwnVerb = { ...PROGRAM_VERBS.mcp, options: z.strictObject({}), talks: true, run }
