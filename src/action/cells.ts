/** The cells that a set is verified by, in a job that plans: none run beside a token that can write (spec pages 5.3 and 8.2). */
import { refuse } from '../base/outcome.js'
import { refused } from '../engine/execute.js'
import type { Desk, Done } from '../engine/desk.js'
import { verifyPlan } from '../engine/verify.js'
import type { Verification } from '../engine/workshop.js'
import type { Forge } from '../forge/forge.js'
import type { OpenCells } from '../wiring.js'

const SHAPE = 'plan in a job of its own, with mode: plan and a token that reads only, as .github/examples/isolated.yml does'

/**
 * Returns what verifies plans over the checkout in the workspace. Refuses: feature_off where the policy file does not allow cells,
 * not_authorised, isolation_unavailable, branch_missing, and what `openCells` and the workshop refuse.
 */
export function verificationOf(openCells: OpenCells, workspace: string, forge: Forge, { plans, ...how }: { readonly plans: boolean; readonly isolation: 'required' | 'best-effort'; readonly samples: string | null }): Verification {
  return async (trial, timeout) => {
    const { run, role } = (await forge.standing.rules()).cells
    if (run === 'never') return refuse({ code: 'feature_off', detail: 'cells: run, in the policy file' })
    const [allowed, asked] = await Promise.all([forge.standing.atLeast(role), forge.standing.permits('verify')])
    if (!allowed.ok) return allowed
    if (!asked.ok) return asked
    const { head, pull } = await forge.facts()
    if (run === 'same_repository' && pull?.fork === true) return refuse({ code: 'isolation_unavailable', detail: 'cells run for heads of this repository only' })
    if (!plans) return refuse({ code: 'isolation_unavailable', detail: `cells do not run in a job that may write: ${SHAPE}` })
    if (head === null) return refuse({ code: 'branch_missing' })
    const verification = await openCells(workspace, head.commit, how)
    return verification.ok ? verification.value(trial, timeout) : verification
  }
}

/** Returns what a job that plans answers: the plan with what its cells came to. Refuses: what `verifyPlan` refuses. */
export async function verified(desk: Desk, done: Done): Promise<Done> {
  const { answer, plan } = done
  if (answer.outcome !== 'planned' || plan === null || plan.verify.length === 0) return done
  const checks = await verifyPlan(desk, plan)
  if (!checks.ok) return refused(checks.refusals, plan)
  return { plan, answer: { ...answer, plan: { ...answer.plan, checks: [...answer.plan.checks ?? [], ...checks.value] } } }
}
