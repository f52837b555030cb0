/** `gc`: lets go of what has expired. */
import { z } from 'zod'
import { PROGRAM_VERBS } from '../commands/program-verbs.js'
import type { OwnVerb } from './own-verb.js'

export const gc: OwnVerb = {
  ...PROGRAM_VERBS.gc, options: z.strictObject({}),
  run: ({ withLocal }) => withLocal(async (local) => {
    const { plans, transactions, worktrees } = await local.gc()
    return {
      answer: { outcome: 'ok', gc: { plans, transactions, worktrees } },
      text: `Expired plans dropped: ${String(plans)}, and transactions: ${String(transactions)}. Working trees gone, with all of theirs: ${String(worktrees)}.`,
    }
  }),
}
