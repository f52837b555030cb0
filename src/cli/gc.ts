/** `gc`: lets go of what has expired. */
import { z } from 'zod'
import { PROGRAM_VERBS } from '../commands/program-verbs.js'
import type { OwnVerb } from './own-verb.js'

export const gc: OwnVerb = {
  ...PROGRAM_VERBS.gc, options: z.strictObject({}),
  run: ({ withLocal }) => withLocal(async (local) => {
    const { plans, worktrees } = await local.gc()
    return {
      answer: { outcome: 'ok', gc: { plans, worktrees } },
      text: `Expired plans dropped: ${String(plans)}. Working trees gone, with all their plans: ${String(worktrees)}.`,
    }
  }),
}
