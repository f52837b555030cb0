/** REST check runs: 50 annotations a request, more by PATCH, which appends. Only an app may write them. */
import { ApiError, invalid, notFound } from '../http-types.js'
import type { Reply } from '../http-types.js'
import type { Annotation, CheckRun, Repository } from '../types.js'
import type { World } from '../world.js'
import { nodeId } from '../world.js'
import type { Endpoint, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'
import { resolveCommit } from './git-data.js'
import { appShape } from './shapes.js'

/** A `check-run`. */
function checkRunShape(world: World, repository: Repository, run: CheckRun): Record<string, unknown> {
  const { api, html } = world.urls
  const url = `${api}/repos/${repository.fullName}/check-runs/${String(run.id)}`
  return {
    id: run.id, name: run.name, node_id: run.nodeId, head_sha: run.headSha, external_id: run.externalId ?? '', url,
    html_url: `${html}/${repository.fullName}/runs/${String(run.id)}`, details_url: run.detailsUrl ?? `${html}/${repository.fullName}/runs/${String(run.id)}`,
    status: run.status, conclusion: run.conclusion, started_at: run.startedAt, completed_at: run.completedAt,
    output: {
      title: run.title, summary: run.summary, text: run.text, annotations_count: run.annotations.length, annotations_url: `${url}/annotations`,
    },
    check_suite: { id: 5_000_000_000 }, app: appShape(world, run.app), pull_requests: [],
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const count = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function applyBody(request: RestRequest, run: CheckRun): void {
  const { body } = request
  const output = (typeof body['output'] === 'object' && body['output'] !== null ? body['output'] : {}) as Readonly<Record<string, unknown>>
  const annotations = (Array.isArray(output['annotations']) ? output['annotations'] : []) as readonly Readonly<Record<string, unknown>>[]
  if (annotations.length > 50) throw invalid('Invalid request.\n\nNo more than 50 items are allowed.')
  for (const member of ['summary', 'text'] as const) {
    if ((text(output[member])?.length ?? 0) > 65_535) throw invalid(`Invalid request.\n\nOnly 65535 characters are allowed; ${String(text(output[member])?.length)} were supplied.`)
  }
  if (body['output'] !== undefined && text(output['summary']) === null) throw invalid('Invalid request.\n\n"summary" wasn\'t supplied.')
  for (const each of annotations) {
    const long = ([['title', 255], ['message', 65_536], ['raw_details', 65_536]] as const).find(([member, limit]) => (text(each[member])?.length ?? 0) > limit)
    if (long !== undefined) throw invalid('Validation Failed', { resource: 'CheckAnnotation', code: 'invalid', field: long[0] })
    const sameLine = each['start_line'] === each['end_line']
    if (!sameLine && (each['start_column'] !== undefined || each['end_column'] !== undefined)) {
      throw invalid('Validation Failed', { resource: 'CheckAnnotation', code: 'invalid', field: 'start_column' })
    }
  }
  run.name = text(body['name']) ?? run.name
  run.externalId = text(body['external_id']) ?? run.externalId
  run.detailsUrl = text(body['details_url']) ?? run.detailsUrl
  run.startedAt = text(body['started_at']) ?? run.startedAt
  run.status = text(body['status']) ?? run.status
  if (text(body['conclusion']) !== null || text(body['completed_at']) !== null) {
    run.conclusion = text(body['conclusion']) ?? run.conclusion
    run.completedAt = text(body['completed_at']) ?? request.world.now()
    run.status = 'completed'
  }
  if (run.status === 'completed' && run.conclusion === null) throw invalid('Invalid request.\n\nconclusion is required when status is completed.')
  run.title = text(output['title']) ?? run.title
  run.summary = text(output['summary']) ?? run.summary
  run.text = text(output['text']) ?? run.text
  run.annotations.push(...annotations.map((each): Annotation => ({
    path: text(each['path']) ?? '', start_line: count(each['start_line']) ?? 1, end_line: count(each['end_line']) ?? 1,
    start_column: count(each['start_column']), end_column: count(each['end_column']), annotation_level: text(each['annotation_level']) ?? 'notice',
    message: text(each['message']) ?? '', title: text(each['title']), raw_details: text(each['raw_details']),
  })))
}

async function create(request: RestRequest): Promise<Reply> {
  if (request.token?.kind !== 'app') throw new ApiError(403, 'You must authenticate via a GitHub App.')
  const headSha = request.text('head_sha')
  if (await request.store.commit(headSha) === undefined) throw invalid('Validation Failed', { resource: 'CheckRun', code: 'custom', field: 'head_sha', message: `No commit found for SHA: ${headSha}` })
  const id = request.world.id()
  const run: CheckRun = {
    id, nodeId: nodeId('CR', id), repository: request.repository.fullName, headSha, app: request.actor, name: request.text('name'),
    externalId: null, detailsUrl: null, status: 'queued', conclusion: null, startedAt: request.world.now(), completedAt: null,
    title: null, summary: null, text: null, annotations: [],
  }
  applyBody(request, run)
  request.world.state.checkRuns.set(id, run)
  return json(checkRunShape(request.world, request.repository, run), 201)
}

function runOf(request: RestRequest): CheckRun {
  const run = request.world.state.checkRuns.get(Number(request.param('check_run_id')))
  if (run?.repository !== request.repository.fullName) throw notFound()
  return run
}

function update(request: RestRequest): Reply {
  const run = runOf(request)
  if (request.token?.kind !== 'app' || run.app.id !== request.actor.id) throw new ApiError(403, 'Invalid app_id: the check run belongs to another app.')
  const draft: CheckRun = { ...run, annotations: [...run.annotations] }
  applyBody(request, draft)
  request.world.state.checkRuns.set(run.id, draft)
  return json(checkRunShape(request.world, request.repository, draft))
}

async function listForRef(request: RestRequest): Promise<Reply> {
  const sha = await resolveCommit(request, request.param('ref'))
  if (sha === undefined) throw new ApiError(422, `No commit found for SHA: ${request.param('ref')}`)
  const name = request.query.get('check_name')
  const all = [...request.world.state.checkRuns.values()]
    .filter((run) => run.repository === request.repository.fullName && run.headSha === sha && (name === null || run.name === name))
    .sort((a, b) => b.id - a.id)
  const shown = request.query.get('filter') === 'all' ? all : all.filter((run, index) => all.findIndex((other) => other.name === run.name) === index)
  const { items, headers } = request.page(shown)
  return json({ total_count: shown.length, check_runs: items.map((run) => checkRunShape(request.world, request.repository, run)) }, 200, headers)
}

function listAnnotations(request: RestRequest): Reply {
  const run = runOf(request)
  const { items, headers } = request.page(run.annotations)
  const blob = (path: string): string => `${request.world.urls.html}/${run.repository}/blob/${run.headSha}/${path}`
  return json(items.map((annotation) => ({ ...annotation, blob_href: blob(annotation.path) })), 200, headers)
}

/** The endpoints of this file. */
export const checkEndpoints: readonly Endpoint[] = [
  { id: 'checks/create', effect: 'talk', needs: [['checks', 'write']], answer: create },
  { id: 'checks/update', effect: 'talk', needs: [['checks', 'write']], answer: update },
  { id: 'checks/get', effect: 'read', needs: [['checks', 'read']], answer: (request) => json(checkRunShape(request.world, request.repository, runOf(request))) },
  { id: 'checks/list-for-ref', effect: 'read', needs: [['checks', 'read']], answer: listForRef },
  { id: 'checks/list-annotations', effect: 'read', needs: [['checks', 'read']], answer: listAnnotations },
]
