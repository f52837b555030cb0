import { z } from 'zod'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Rules } from '../engine/rules.js'
import { accepted, segments, type Client } from './client.js'

const branchShape = z.object({ protected: z.boolean() })

/**
 * Returns acceptance unless the branch is protected, classically or by a ruleset, and the rules do not let it be written to.
 * Refuses: branch_protected, branch_missing.
 */
export async function guardBranch(client: Client, branch: string, { branches }: Rules): Promise<Outcome<null>> {
  if (branches.protected) return ok(null)
  const reply = await client.rest('GET', `/branches/${segments(branch)}`, {}, { harmless: true })
  if (!reply.ok && reply.status === 404) return refuse({ code: 'branch_missing', detail: branch })
  return accepted(branchShape, reply, 'the branch').protected
    ? refuse({ code: 'branch_protected', detail: `${branch} is protected` }) : ok(null)
}
