/** REST workflow runs, artifacts (whose download is a redirect that lives one minute) and dispatches. */
import { createHash, createHmac } from 'node:crypto'
import { ApiError, invalid, notFound } from '../http-types.js'
import type { Reply } from '../http-types.js'
import type { Artifact, WorkflowRun } from '../types.js'
import type { World } from '../world.js'
import type { Endpoint, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'
import { repositoryShape, userShape } from './shapes.js'

/** Milliseconds that a download location works. */
const locationLife = 60_000

/** An `artifact`. */
function artifactShape(world: World, artifact: Artifact): Record<string, unknown> {
  const url = `${world.urls.api}/repos/${artifact.repository}/actions/artifacts/${String(artifact.id)}`
  const run = world.state.runs.get(artifact.runId)
  return {
    id: artifact.id, node_id: artifact.nodeId, name: artifact.name, size_in_bytes: artifact.zip.length, url, archive_download_url: `${url}/zip`,
    expired: artifact.expired, digest: `sha256:${createHash('sha256').update(artifact.zip).digest('hex')}`, created_at: artifact.createdAt,
    updated_at: artifact.createdAt, expires_at: artifact.createdAt,
    workflow_run: run === undefined ? null : {
      id: run.id, repository_id: world.repository(run.repository)?.id ?? 0, head_repository_id: world.repository(run.headRepository)?.id ?? 0,
      head_branch: run.headBranch, head_sha: run.headSha,
    },
  }
}

/** A `workflow-run`. */
export async function runShape(world: World, run: WorkflowRun): Promise<Record<string, unknown>> {
  const repository = world.repository(run.repository)
  const head = world.repository(run.headRepository)
  if (repository === undefined || head === undefined) throw notFound()
  const commit = await world.store(head).commit(run.headSha)
  const url = `${world.urls.api}/repos/${run.repository}/actions/runs/${String(run.id)}`
  const page = `${world.urls.html}/${run.repository}/actions/runs/${String(run.id)}`
  const simple = commit === undefined ? null : {
    id: run.headSha, tree_id: commit.tree, message: commit.message, timestamp: commit.committer.date,
    author: { name: commit.author.name, email: commit.author.email }, committer: { name: commit.committer.name, email: commit.committer.email },
  }
  return {
    id: run.id, name: run.name, node_id: run.nodeId, head_branch: run.headBranch, head_sha: run.headSha, path: run.path, display_title: run.name,
    run_number: run.runNumber, event: run.event, status: run.status, conclusion: run.conclusion, workflow_id: 159_038, url, html_url: page,
    check_suite_id: 5_000_000_000, check_suite_node_id: 'CS_kw', pull_requests: [], created_at: run.createdAt, updated_at: run.createdAt,
    run_attempt: 1, run_started_at: run.createdAt, actor: userShape(world, run.actor), triggering_actor: userShape(world, run.actor),
    jobs_url: `${url}/jobs`, logs_url: `${url}/logs`, check_suite_url: `${world.urls.api}/repos/${run.repository}/check-suites/5000000000`,
    artifacts_url: `${url}/artifacts`, cancel_url: `${url}/cancel`, rerun_url: `${url}/rerun`, previous_attempt_url: null,
    workflow_url: `${world.urls.api}/repos/${run.repository}/actions/workflows/159038`, head_commit: simple,
    repository: repositoryShape(world, repository), head_repository: repositoryShape(world, head),
  }
}

function list(request: RestRequest, runId: number | undefined): Reply {
  const name = request.query.get('name')
  const all = [...request.world.state.artifacts.values()]
    .filter((artifact) => artifact.repository === request.repository.fullName && (runId === undefined || artifact.runId === runId))
    .filter((artifact) => name === null || artifact.name === name).sort((a, b) => b.id - a.id)
  const { items, headers } = request.page(all)
  return json({ total_count: all.length, artifacts: items.map((artifact) => artifactShape(request.world, artifact)) }, 200, headers)
}

function artifactOf(request: RestRequest): Artifact {
  const artifact = request.world.state.artifacts.get(Number(request.param('artifact_id')))
  if (artifact?.repository !== request.repository.fullName) throw notFound()
  return artifact
}

const signature = (id: string, expires: string): string => createHmac('sha256', 'double').update(`${id}:${expires}`).digest('hex')

function download(request: RestRequest): Reply {
  const artifact = artifactOf(request)
  if (request.param('archive_format') !== 'zip') throw notFound()
  if (artifact.expired) throw new ApiError(410, 'Artifact has expired')
  const expires = String(request.world.clock().getTime() + locationLife)
  const id = String(artifact.id)
  return { status: 302, headers: { location: `${request.world.urls.html}/_artifacts/${id}?se=${expires}&sig=${signature(id, expires)}` } }
}

/** The blob store's answer to a download location: it takes no token and forgets the location after a minute. */
export function artifactBytes(world: World, path: string, query: URLSearchParams, authorized: boolean): { readonly status: number; readonly bytes: Buffer } {
  const id = path.slice('/_artifacts/'.length)
  const expires = query.get('se') ?? ''
  const artifact = world.state.artifacts.get(Number(id))
  if (authorized) return { status: 400, bytes: Buffer.from('InvalidAuthenticationInfo') }
  if (artifact === undefined || query.get('sig') !== signature(id, expires)) return { status: 403, bytes: Buffer.from('AuthenticationFailed') }
  if (world.clock().getTime() > Number(expires)) return { status: 403, bytes: Buffer.from('AuthenticationFailed: signature expired') }
  return { status: 200, bytes: artifact.zip }
}

async function getRun(request: RestRequest): Promise<Reply> {
  const run = request.world.state.runs.get(Number(request.param('run_id')))
  if (run?.repository !== request.repository.fullName) throw notFound()
  return json(await runShape(request.world, run))
}

function dispatch(request: RestRequest): Reply {
  const event = request.text('event_type')
  const payload = request.body['client_payload'] ?? {}
  if (event.length > 100) throw invalid('Invalid request.\n\nOnly 100 characters are allowed.')
  if (Object.keys(payload).length > 10) throw invalid('Invalid request.\n\nNo more than 10 properties are allowed; client_payload')
  if (JSON.stringify(payload).length > 65_535) throw invalid('client_payload is too large.')
  request.world.state.dispatches.push({ repository: request.repository.fullName, event, payload })
  return { status: 204 }
}

function workflowDispatch(request: RestRequest): Reply {
  request.world.state.dispatches.push({ repository: request.repository.fullName, event: 'workflow_dispatch', payload: { ref: request.text('ref'), inputs: request.body['inputs'] ?? {} } })
  return { status: 204 }
}

/** The endpoints of this file. */
export const actionEndpoints: readonly Endpoint[] = [
  { id: 'actions/list-artifacts-for-repo', effect: 'read', needs: [['actions', 'read']], answer: (request) => list(request, undefined) },
  { id: 'actions/list-workflow-run-artifacts', effect: 'read', needs: [['actions', 'read']], answer: (request) => list(request, Number(request.param('run_id'))) },
  { id: 'actions/get-artifact', effect: 'read', needs: [['actions', 'read']], answer: (request) => json(artifactShape(request.world, artifactOf(request))) },
  { id: 'actions/download-artifact', effect: 'read', needs: [['actions', 'read']], signedIn: true, answer: download },
  { id: 'actions/get-workflow-run', effect: 'read', needs: [['actions', 'read']], answer: getRun },
  { id: 'actions/create-workflow-dispatch', effect: 'talk', needs: [['actions', 'write']], answer: workflowDispatch },
  { id: 'repos/create-dispatch-event', effect: 'talk', needs: [['contents', 'write']], answer: dispatch },
]
