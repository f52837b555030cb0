/** The document in a named artifact of a workflow run, and the pull request that the run was for (spec page 5.1). */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { MAX_ARCHIVE, textOfArchive } from './archive.js'
import { accepted, type Client } from './client.js'
import type { Subject } from './opening.js'

const listed = z.object({
  artifacts: z.array(z.object({
    id: z.int(), name: z.string(), size_in_bytes: z.number(), expired: z.boolean(), digest: z.string().nullable().optional(),
  })),
})
const pulls = z.array(z.object({
  number: z.int(), state: z.string(), head: z.object({ sha: z.string(), repo: z.object({ id: z.int() }).nullable() }),
}))

/** What the event says of the run that ended: what it was started on is the platform's word, not the run's. */
export interface EndedRun {
  readonly id: number
  readonly headRepositoryId: number
  /** Login of the owner of the head's repository. */
  readonly headOwner: string
  readonly headBranch: string
  readonly headSha: string
}

function invalid(detail: string): ReturnType<typeof refuse> {
  return refuse({ code: 'invalid_artifact', detail })
}

/** Returns the text in the one artifact of a run that has this name. Refuses: invalid_artifact, missing_permission. */
export async function textOfArtifact(client: Client, runId: number, name: string): Promise<Outcome<string>> {
  const reply = await client.rest('GET', `/actions/runs/${String(runId)}/artifacts?per_page=100&name=${encodeURIComponent(name)}`, {}, { harmless: true })
  if (!reply.ok) return reply.status === 403 ? refuse({ code: 'missing_permission', detail: 'actions: read' }) : invalid(`run ${String(runId)} is not there`)
  const found = accepted(listed, reply, 'the artifacts of a run').artifacts.filter((one) => one.name === name)
  const [artifact, ...others] = found.filter(({ expired }) => !expired)
  if (artifact === undefined) return invalid(`run ${String(runId)} has no artifact ${name}${found.length > 0 ? ' that has not expired' : ''}`)
  if (others.length > 0) return invalid(`run ${String(runId)} has several artifacts ${name}`)
  if (artifact.size_in_bytes > MAX_ARCHIVE) return invalid(`${name} holds more than ${String(MAX_ARCHIVE)} bytes`)
  const download = await client.download(`/actions/artifacts/${String(artifact.id)}/zip`, MAX_ARCHIVE)
  if (!download.ok) return invalid(`${name} cannot be downloaded (${String(download.status)})`)
  const digest = `sha256:${createHash('sha256').update(download.bytes).digest('hex')}`
  if (typeof artifact.digest === 'string' && artifact.digest !== digest) return invalid(`${name} is not what its digest says`)
  return textOfArchive(download.bytes)
}

/**
 * Returns what a run was for: the open pull request whose head is the run's, by repository id and commit, or the branch itself
 * where the run was on one of this repository. Refuses: head_moved.
 */
export async function subjectOfRun(client: Client, run: EndedRun, repositoryId: number): Promise<Outcome<Subject>> {
  const head = encodeURIComponent(`${run.headOwner}:${run.headBranch}`)
  const found = accepted(pulls, await client.rest('GET', `/pulls?state=open&per_page=100&head=${head}`, {}, { harmless: true }), 'pull requests')
  const [pull, ...others] = found.filter((one) => one.head.repo?.id === run.headRepositoryId && one.head.sha === run.headSha)
  if (pull !== undefined && others.length === 0) return ok({ kind: 'pull', number: pull.number })
  const moved = refuse({ code: 'head_moved', detail: `no open pull request has the head ${run.headSha} that the run was on` })
  if (others.length > 0 || found.length > 0 || run.headRepositoryId !== repositoryId) return moved
  return ok({ kind: 'branch', name: run.headBranch })
}
