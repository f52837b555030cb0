/** The repository that a step works on where it is not the one that it runs in: the input `repository`. */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Trigger } from '../forge/trigger.js'
import { clientOf, type Run } from './converse.js'

const found = z.object({ id: z.int(), full_name: z.string() })

/** Returns why a step cannot work on another repository with these inputs, or null. */
function aimProblem({ inputs }: Run, trigger: Trigger): string | null {
  if (trigger.kind !== 'step') return 'the input repository is for steps; a comment is about the repository that it stands in'
  if (inputs.artifact !== null || inputs['run-id'] !== null || trigger.ended !== null) {
    return 'the inputs repository and artifact exclude each other: artifacts belong to the repository that the step runs in'
  }
  return inputs.branch === null && inputs['pull-request'] === null ? 'say with the input branch or pull-request what to work on there' : null
}

/**
 * Returns the run as it is about the repository that the input names, itself where there is none. Only a step can name one, with the
 * branch or pull request there. Refuses: invalid_request, not_authorised where the token sees no such repository.
 */
export async function aimed(run: Run, trigger: Trigger): Promise<Outcome<Run>> {
  const { inputs, around } = run
  const { repository } = inputs
  if (repository === null || repository.toLowerCase() === `${around.owner}/${around.name}`.toLowerCase()) return ok(run)
  const problem = aimProblem(run, trigger)
  if (problem !== null) return refuse({ code: 'invalid_request', detail: problem })
  const [owner = '', name = ''] = repository.split('/')
  const there = { ...run, around: { ...around, owner, name } }
  const reply = await clientOf(there).rest('GET', '', {}, { harmless: true })
  if (!reply.ok) {
    if (reply.status === 401) throw new Fault('The token is not accepted.')
    return refuse({ code: 'not_authorised', detail: `the token sees no repository ${repository}` })
  }
  const read = found.safeParse(reply.data)
  if (!read.success) throw new Fault('The API describes a repository in an unknown form.')
  // One that was renamed answers by its new name: whoever listed it did not mean that.
  if (read.data.full_name.toLowerCase() !== repository.toLowerCase()) return refuse({ code: 'invalid_request', detail: `the repository ${repository} is now called ${read.data.full_name}` })
  return ok({ ...there, around: { ...there.around, repositoryId: read.data.id } })
}
