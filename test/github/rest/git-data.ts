/** REST Git Data: blobs, trees, commits. */
import type { Commit } from '../git-objects.js'
import { longMode, typeOfMode } from '../git-objects.js'
import type { Placement } from '../git-store.js'
import { ApiError, invalid, notFound } from '../http-types.js'
import type { Reply } from '../http-types.js'
import { resolveName } from '../names.js'
import { nodeId } from '../world.js'
import type { World } from '../world.js'
import type { Repository } from '../types.js'
import type { Endpoint, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'

/** Decoded bytes at which a blob is refused. */
const blobLimit = 40 * 1024 * 1024

const modes = ['100644', '100755', '040000', '160000', '120000']

const repoUrl = (request: RestRequest): string => `${request.world.urls.api}/repos/${request.repository.fullName}`

async function createBlob(request: RestRequest): Promise<Reply> {
  const content = request.text('content')
  const encoding = request.optional('encoding') ?? 'utf-8'
  let bytes: Buffer
  if (encoding === 'base64') {
    if (!/^[A-Za-z0-9+/=\s]*$/u.test(content)) throw invalid('content is not valid Base64')
    bytes = Buffer.from(content, 'base64')
  } else if (encoding === 'utf-8') bytes = Buffer.from(content)
  else throw invalid('Invalid request.\n\nencoding must be utf-8 or base64.')
  if (bytes.length >= blobLimit) throw invalid('Sorry, your input was too large to process. Consider creating the blob in a local clone of the repository and then pushing it to GitHub.')
  const sha = await request.store.writeBlob(bytes)
  return json({ sha, url: `${repoUrl(request)}/git/blobs/${sha}` }, 201)
}

async function getBlob(request: RestRequest): Promise<Reply> {
  const sha = request.param('file_sha')
  if (!/^[0-9a-f]{40}$/u.test(sha)) throw invalid('The sha parameter must be exactly 40 characters and contain only [0-9a-f].')
  const object = await request.store.object(sha)
  if (object?.type !== 'blob') throw notFound()
  if (request.wantsRaw) return { status: 200, raw: { type: 'application/vnd.github.raw+json; charset=utf-8', bytes: object.content } }
  return json({
    sha, node_id: nodeId('B', request.repository.id, sha), size: object.content.length, url: `${repoUrl(request)}/git/blobs/${sha}`,
    content: wrapped(object.content), encoding: 'base64',
  })
}

/** Base64 as GitHub sends it: lines of 60 characters, each ended. */
export const wrapped = (bytes: Buffer): string => bytes.toString('base64').replace(/.{1,60}/gu, '$&\n')

async function createTree(request: RestRequest): Promise<Reply> {
  const { store } = request
  const list = request.body['tree']
  if (!Array.isArray(list)) throw invalid('Invalid request.\n\n"tree" wasn\'t supplied.')
  const given = request.optional('base_tree')
  const base = given === undefined ? undefined : await treeOf(request, given)
  if (given !== undefined && base === undefined) throw notFound()
  const placements = new Map<string, Placement>()
  for (const item of list as readonly unknown[]) {
    const entry = (typeof item === 'object' && item !== null ? item : {}) as Readonly<Record<string, unknown>>
    const { path, mode, type, sha, content } = entry
    if (typeof path !== 'string' || path === '' || path.split('/').some((part) => ['', '.', '..', '.git'].includes(part.toLowerCase()))) {
      throw invalid(typeof path === 'string' ? 'tree.path contains a malformed path component' : 'tree.path is missing')
    }
    if (sha === null && content === undefined) {
      const old = base === undefined ? undefined : await store.entryAt(base, path)
      if (old === undefined || old.mode === '40000') throw invalid('GitRPC::BadObjectState')
      placements.set(path, null)
      continue
    }
    if (typeof mode !== 'string' || !modes.includes(mode)) throw invalid('Must supply a valid tree.mode')
    if ((typeof sha === 'string') === (typeof content === 'string')) {
      throw invalid('Must supply either tree.sha or tree.content. Request will be rejected if both are present.')
    }
    const short = mode.replace(/^0/u, '')
    if (type !== undefined && type !== typeOfMode(short)) throw invalid('Must supply a valid tree.type')
    if (typeof content === 'string') {
      if (typeOfMode(short) !== 'blob') throw invalid('tree.content is only valid for blobs')
      placements.set(path, { mode: short, oid: await store.writeBlob(content) })
    } else if (typeof sha === 'string') {
      const found = short === '160000' ? 'commit' : (await store.object(sha))?.type
      if (found !== typeOfMode(short)) throw invalid(`tree.sha ${sha} is not a valid ${typeOfMode(short)}`)
      placements.set(path, { mode: short, oid: sha })
    }
  }
  const paths = [...placements.keys()]
  for (const path of paths) {
    const parent = paths.find((other) => path.startsWith(`${other}/`) && placements.get(other) !== null)
    if (parent !== undefined) throw invalid('GitRPC::BadObjectState')
  }
  const sha = await store.place(base, placements)
  return json(await treeShape(request, sha, false), 201)
}

async function treeOf(request: RestRequest, oid: string): Promise<string | undefined> {
  const object = await request.store.object(oid)
  if (object?.type === 'tree') return oid
  return object?.type === 'commit' ? (await request.store.commit(oid))?.tree : undefined
}

async function treeShape(request: RestRequest, sha: string, recursive: boolean): Promise<Record<string, unknown>> {
  const { store } = request
  const all = recursive ? await store.walk(sha) : ((await store.tree(sha)) ?? []).map((entry) => ({ ...entry, path: entry.name }))
  const limit = request.world.treeLimit
  const url = repoUrl(request)
  const tree = await Promise.all(all.slice(0, limit).map(async (entry) => {
    const type = typeOfMode(entry.mode)
    return {
      path: entry.path, mode: longMode(entry.mode), type, sha: entry.oid,
      ...(type === 'blob' && { size: (await store.object(entry.oid))?.content.length ?? 0 }),
      ...(type !== 'commit' && { url: `${url}/git/${type}s/${entry.oid}` }),
    }
  }))
  return { sha, url: `${url}/git/trees/${sha}`, tree, truncated: all.length > limit }
}

async function getTree(request: RestRequest): Promise<Reply> {
  const name = request.param('tree_sha')
  const oid = /^[0-9a-f]{40}$/u.test(name) ? name : await resolveCommit(request, name)
  const tree = oid === undefined ? undefined : await treeOf(request, oid)
  if (tree === undefined) throw notFound()
  return json(await treeShape(request, tree, request.query.has('recursive')))
}

/** The commit that a name in a path or query stands for. */
export const resolveCommit = (request: RestRequest, name: string): Promise<string | undefined> => resolveName(request.world, request.repository, name)

async function createCommit(request: RestRequest): Promise<Reply> {
  const { store, world } = request
  const message = request.text('message')
  const tree = request.text('tree')
  const parents = (Array.isArray(request.body['parents']) ? request.body['parents'] : []) as readonly unknown[]
  if ((await store.object(tree))?.type !== 'tree') throw invalid('Tree SHA does not exist')
  for (const parent of parents) {
    if (typeof parent !== 'string' || await store.commit(parent) === undefined) throw invalid('Parent SHA does not exist or is not a commit object')
  }
  const plain = ['author', 'committer', 'signature'].every((member) => request.body[member] === undefined)
  const author = personOf(request, 'author') ?? { name: request.actor.login, email: noReply(request.actor.id, request.actor.login), date: world.now() }
  const signing = plain && request.token?.kind === 'app'
  const committer = signing ? { name: 'GitHub', email: 'noreply@github.com', date: world.now() } : personOf(request, 'committer') ?? author
  const commit: Commit = { tree, parents: parents as readonly string[], author, committer, message, signature: signing ? platformSignature : null }
  const sha = await store.writeCommit(commit)
  if (signing) world.state.signed.add(sha)
  return json(gitCommitShape(world, request.repository, sha, commit), 201)
}

/** What stands in a commit that the platform signed. Not a real signature: the double knows its own commits by id. */
export const platformSignature = '-----BEGIN PGP SIGNATURE-----\n\nZG91YmxlLXBsYXRmb3JtLXNpZ25hdHVyZQ==\n-----END PGP SIGNATURE-----'

/** The address under which the platform records an account. */
export const noReply = (id: number, login: string): string => `${String(id)}+${login}@users.noreply.github.com`

function personOf(request: RestRequest, member: 'author' | 'committer'): Commit['author'] | undefined {
  const value = request.body[member]
  if (typeof value !== 'object' || value === null) return undefined
  const { name, email, date } = value as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || typeof email !== 'string') throw invalid(`Invalid request.\n\n"${member}" needs name and email.`)
  return { name, email, date: typeof date === 'string' ? date : request.world.now() }
}

/** Whether GitHub would show a commit as verified, and why not. */
export function verification(world: World, sha: string, commit: Commit): Record<string, unknown> {
  const verified = world.state.signed.has(sha)
  return {
    verified, reason: verified ? 'valid' : commit.signature === null ? 'unsigned' : 'unknown_key', signature: commit.signature,
    payload: commit.signature === null ? null : `tree ${commit.tree}\n`, verified_at: verified ? commit.committer.date : null,
  }
}

/** A `git-commit`. */
function gitCommitShape(world: World, repository: Repository, sha: string, commit: Commit): Record<string, unknown> {
  const url = `${world.urls.api}/repos/${repository.fullName}`
  const page = `${world.urls.html}/${repository.fullName}`
  const { author, committer, message } = commit
  return {
    sha, node_id: nodeId('C', repository.id, sha), url: `${url}/git/commits/${sha}`, html_url: `${page}/commit/${sha}`, author, committer, message,
    tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
    parents: commit.parents.map((parent) => ({ sha: parent, url: `${url}/git/commits/${parent}`, html_url: `${page}/commit/${parent}` })),
    verification: verification(world, sha, commit),
  }
}

async function getCommit(request: RestRequest): Promise<Reply> {
  const sha = request.param('commit_sha')
  const commit = await request.store.commit(sha)
  if (commit === undefined) throw new ApiError(404, 'Not Found')
  return json(gitCommitShape(request.world, request.repository, sha, commit))
}

/** The endpoints of this file. */
export const gitDataEndpoints: readonly Endpoint[] = [
  { id: 'git/create-blob', effect: 'object', needs: [['contents', 'write']], answer: createBlob },
  { id: 'git/get-blob', effect: 'read', needs: [['contents', 'read']], answer: getBlob },
  { id: 'git/create-tree', effect: 'object', needs: [['contents', 'write']], answer: createTree },
  { id: 'git/get-tree', effect: 'read', needs: [['contents', 'read']], answer: getTree },
  { id: 'git/create-commit', effect: 'object', needs: [['contents', 'write']], answer: createCommit },
  { id: 'git/get-commit', effect: 'read', needs: [['contents', 'read']], answer: getCommit },
]
