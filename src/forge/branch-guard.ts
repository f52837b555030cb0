import { z } from 'zod'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { accepted, segments, type Client } from './client.js'

export interface BranchRules {
  /** Numeric id of the repository, as the event or the API gives it. */
  readonly repositoryId: number
  /** Whether the default branch and protected ones may be written to. */
  readonly allowDefault: boolean
  readonly allowProtected: boolean
}

const branchShape = z.object({ protected: z.boolean() })

/** Returns acceptance unless the branch is protected, classically or by a ruleset. Refuses: branch_protected, branch_missing. */
export async function guardBranch(client: Client, branch: string, rules: BranchRules): Promise<Outcome<null>> {
  if (rules.allowProtected) return ok(null)
  const reply = await client.rest('GET', `/branches/${segments(branch)}`, {}, { harmless: true })
  if (!reply.ok && reply.status === 404) return refuse({ code: 'branch_missing', detail: branch })
  return accepted(branchShape, reply, 'the branch').protected
    ? refuse({ code: 'branch_protected', detail: `${branch} is protected` }) : ok(null)
}
