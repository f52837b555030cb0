/**
 * The language services of a run (spec pages 5.3 and 7): the packaged compiler over the checkout in the workspace, where that is the
 * very head that the run works on, and in a job that plans, servers behind walls, for the heads that the policy file names. The
 * compiler executes nothing of the repository, neither a compiler of its own nor a plugin; a server that does so is started for heads
 * of this repository only. What is proposed is compared with the head's blobs like everything else, so that the disk is only where
 * they read.
 *
 * Calling sequence: the services are asked in any order; `close` once. Nobody is served who may not ask, and nothing starts before.
 */
import { refuse, type Outcome } from '../base/outcome.js'
import type { Language } from '../engine/language.js'
import type { Forge } from '../forge/forge.js'
import type { OpenCheckout, ServerTerms } from '../wiring.js'

export interface CheckoutLanguage extends Language {
  close(): Promise<void>
}

type Opened = Outcome<CheckoutLanguage>

const SHAPE = 'plan in a job of its own, with mode: plan and a token that reads only, as .github/examples/isolated.yml does'

interface Job {
  /** Whether the job only plans, so that its token may not write. */
  readonly plans: boolean
}

/** Returns how servers run for a head, by the policy's word and the job's shape. */
function termsOf(run: 'never' | 'same_repository' | 'always', fork: boolean, { plans }: Job): ServerTerms {
  if (run === 'never') return { barred: 'the policy file says servers: run: never' }
  return plans ? { projectCode: !fork } : { barred: `no server is started in a job that may write: ${SHAPE}` }
}

/** Returns the services over the workspace. Refuses: not_authorised, head_moved, no_server, dirty_target, isolation_unavailable. */
export function languageOfCheckout(openCheckout: OpenCheckout, workspace: string, forge: Forge, job: Job): CheckoutLanguage {
  let opened: Promise<Opened> | null = null
  const open = async (): Promise<Opened> => {
    const { run, role } = (await forge.standing.rules()).servers
    const [allowed, asked] = await Promise.all([forge.standing.atLeast(role), forge.standing.permits('refactor')])
    if (!allowed.ok) return allowed
    if (!asked.ok) return asked
    const { head, pull } = await forge.facts()
    if (run !== 'always' && pull?.fork === true) return refuse({ code: 'isolation_unavailable', detail: 'language services run for heads of this repository only' })
    if (head === null) return refuse({ code: 'branch_missing' })
    return openCheckout(workspace, head.commit, termsOf(run, pull?.fork === true, job))
  }
  const service = (): Promise<Opened> => (opened ??= open())
  return {
    propose: async (request) => { const here = await service(); return here.ok ? here.value.propose(request) : here },
    actions: async (request) => { const here = await service(); return here.ok ? here.value.actions(request) : here },
    read: async (request) => { const here = await service(); return here.ok ? here.value.read(request) : here },
    close: async () => {
      const here = await opened?.catch(() => null)
      if (here?.ok === true) await here.value.close()
    },
  }
}
