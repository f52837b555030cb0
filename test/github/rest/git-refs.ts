/** REST Git references. There is no compare-and-swap here: PATCH knows only "is it a fast forward of what is there now". */
import { zeroOid } from '../git-objects.js'
import type { ApiError, Reply } from '../http-types.js'
import { invalid, notFound } from '../http-types.js'
import { RefRefusal, isRefName, moveRefs } from '../ref-rules.js'
import type { RefRequest } from '../ref-rules.js'
import { nodeId } from '../world.js'
import type { Endpoint, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'

async function shape(request: RestRequest, ref: string, oid: string): Promise<Record<string, unknown>> {
  const url = `${request.world.urls.api}/repos/${request.repository.fullName}/git`
  const type = (await request.store.object(oid))?.type ?? 'commit'
  return {
    ref, node_id: nodeId('REF', request.repository.id, ref), url: `${url}/${ref.split('/').map(encodeURIComponent).join('/')}`,
    object: { sha: oid, type, url: `${url}/${type}s/${oid}` },
  }
}

function refused(error: RefRefusal): ApiError {
  if (error.reason === 'protected' && error.protection?.kind === 'ruleset') return invalid(`Repository rule violations found\n\n${error.message}\n\n`)
  if (error.reason === 'stale' || error.reason === 'git') return invalid('Reference cannot be updated')
  if (error.reason === 'hidden') return invalid('Reference update failed')
  return invalid(error.message)
}

async function move(request: RestRequest, move: RefRequest): Promise<void> {
  if (request.token === undefined) throw notFound()
  try {
    await moveRefs(request.world, request.repository, request.token, [move])
  } catch (error) {
    throw error instanceof RefRefusal ? refused(error) : error
  }
}

function shaOf(request: RestRequest): string {
  const sha = request.text('sha')
  if (!/^[0-9a-f]{40}$/u.test(sha)) throw invalid('The sha parameter must be exactly 40 characters and contain only [0-9a-f].')
  return sha
}

async function getRef(request: RestRequest): Promise<Reply> {
  const ref = `refs/${request.param('ref')}`
  const oid = await request.store.readRef(ref)
  if (oid === undefined) throw notFound()
  return json(await shape(request, ref, oid))
}

async function listMatching(request: RestRequest): Promise<Reply> {
  const prefix = `refs/${request.param('ref')}`
  const under = prefix.slice(0, prefix.lastIndexOf('/'))
  const found = [...await request.store.refs(under)].filter(([name]) => name.startsWith(prefix))
  return json(await Promise.all(found.map(([name, oid]) => shape(request, name, oid))))
}

async function createRef(request: RestRequest): Promise<Reply> {
  const ref = request.text('ref')
  const sha = shaOf(request)
  if (!/^refs\/[^/]+\/./u.test(ref) || !isRefName(ref)) throw invalid(`${ref} is not a valid ref name.`)
  if (await request.store.readRef(ref) !== undefined) throw invalid('Reference already exists')
  await move(request, { ref, after: sha, before: zeroOid, force: false })
  return json(await shape(request, ref, sha), 201)
}

async function updateRef(request: RestRequest): Promise<Reply> {
  const ref = `refs/${request.param('ref')}`
  const sha = shaOf(request)
  if (await request.store.readRef(ref) === undefined) throw invalid('Reference does not exist')
  await move(request, { ref, after: sha, force: request.body['force'] === true })
  return json(await shape(request, ref, sha))
}

async function deleteRef(request: RestRequest): Promise<Reply> {
  const ref = `refs/${request.param('ref')}`
  if (await request.store.readRef(ref) === undefined) throw invalid('Reference does not exist')
  await move(request, { ref, after: zeroOid, force: true })
  return { status: 204 }
}

/** The endpoints of this file. */
export const gitRefEndpoints: readonly Endpoint[] = [
  { id: 'git/get-ref', effect: 'read', needs: [['contents', 'read']], answer: getRef },
  { id: 'git/list-matching-refs', effect: 'read', needs: [['contents', 'read']], answer: listMatching },
  { id: 'git/create-ref', effect: 'ref', needs: [['contents', 'write']], answer: createRef },
  { id: 'git/update-ref', effect: 'ref', needs: [['contents', 'write']], answer: updateRef },
  { id: 'git/delete-ref', effect: 'ref', needs: [['contents', 'write']], answer: deleteRef },
]
