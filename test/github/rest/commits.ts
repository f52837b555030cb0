/** REST commits, comparisons and contents. */
import { longMode } from '../git-objects.js'
import { git, gitText } from '../git-process.js'
import { ApiError, notFound } from '../http-types.js'
import type { Reply } from '../http-types.js'
import { nodeId } from '../world.js'
import type { Endpoint, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'
import { resolveCommit, verification, wrapped } from './git-data.js'
import { userShape } from './shapes.js'

/** A file of a diff as the API tells it. */
export interface DiffEntry {
  readonly sha: string | null
  readonly filename: string
  readonly status: string
  readonly additions: number
  readonly deletions: number
  readonly changes: number
  readonly previous_filename?: string
  readonly patch?: string
}

const known = new Map<string, readonly DiffEntry[]>()

/** The files that differ between two commits, with renames and patches, by git's own diff. */
export async function diffEntries(directory: string, from: string, to: string): Promise<readonly DiffEntry[]> {
  if (from === to) return []
  const key = `${directory} ${from} ${to}`
  const before = known.get(key)
  if (before !== undefined) return before
  const output = await gitText(directory, ['diff', '-z', '-M', '--no-ext-diff', '--no-textconv', '--full-index', '--raw', '--numstat', '--patch', from, to])
  const made = parseDiff(output)
  if (known.size > 200) known.clear()
  known.set(key, made)
  return made
}

/** Reads `git diff -z --raw --numstat --patch`: raw records, then counts, then an empty field, then the patch. */
function parseDiff(output: string): DiffEntry[] {
  const fields = output.split('\0')
  let at = 0
  const next = (): string => fields[at++] ?? ''
  const files: { readonly mode: string; readonly oid: string; readonly old: string; readonly letter: string; readonly previous: string; readonly name: string }[] = []
  while (fields[at]?.startsWith(':') === true) {
    const [, mode = '', old = '', oid = '', letter = ''] = next().split(' ')
    const previous = next()
    files.push({ mode, oid, old, letter, previous, name: letter.startsWith('R') ? next() : previous })
  }
  const counts = files.map(({ letter }): readonly [number, number] => {
    const [added = '', removed = ''] = next().split('\t')
    if (letter.startsWith('R')) at += 2
    return [Number(added) || 0, Number(removed) || 0]
  })
  const hunks = fields.slice(at + 1).join('\0').split(/^diff --git .*\n/mu).slice(1).map((each) => {
    const start = each.search(/^@@ /mu)
    return start < 0 ? undefined : each.slice(start).replace(/\n$/u, '')
  })
  return files.map((file, index) => {
    const [additions, deletions] = counts[index] ?? [0, 0]
    const kind = file.letter.slice(0, 1)
    const patch = hunks[index]
    return {
      sha: file.mode === '000000' ? file.old : file.oid, filename: file.name, status: statuses[kind] ?? 'modified', additions, deletions,
      changes: additions + deletions, ...(kind === 'R' && { previous_filename: file.previous }), ...(patch !== undefined && { patch }),
    }
  })
}

const statuses: Readonly<Record<string, string>> = { A: 'added', D: 'removed', R: 'renamed', T: 'changed' }

/** Adds the URLs that make a `diff-entry`. */
export function withUrls(request: RestRequest, entry: DiffEntry, at: string): Record<string, unknown> {
  const { world, repository } = request
  const path = entry.filename.split('/').map(encodeURIComponent).join('/')
  const page = `${world.urls.html}/${repository.fullName}`
  return {
    ...entry, blob_url: `${page}/blob/${at}/${path}`, raw_url: `${page}/raw/${at}/${path}`,
    contents_url: `${world.urls.api}/repos/${repository.fullName}/contents/${path}?ref=${at}`,
  }
}

/** A `commit` without files. */
export async function commitShape(request: RestRequest, sha: string): Promise<Record<string, unknown>> {
  const { world, repository, store } = request
  const commit = await store.commit(sha)
  if (commit === undefined) throw notFound()
  const url = `${world.urls.api}/repos/${repository.fullName}`
  const page = `${world.urls.html}/${repository.fullName}/commit`
  const account = (email: string): Record<string, unknown> | null => {
    const login = /^\d+\+(?<login>.+)@users\.noreply\.github\.com$/u.exec(email)?.groups?.['login']
    const found = login === undefined ? undefined : world.account(login)
    return found === undefined ? {} : userShape(world, found)
  }
  return {
    sha, node_id: nodeId('C', repository.id, sha), url: `${url}/commits/${sha}`, html_url: `${page}/${sha}`, comments_url: `${url}/commits/${sha}/comments`,
    commit: {
      author: commit.author, committer: commit.committer, message: commit.message, url: `${url}/git/commits/${sha}`, comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` }, verification: verification(world, sha, commit),
    },
    author: account(commit.author.email), committer: account(commit.committer.email),
    parents: commit.parents.map((parent) => ({ sha: parent, url: `${url}/commits/${parent}`, html_url: `${page}/${parent}` })),
  }
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

async function getCommit(request: RestRequest): Promise<Reply> {
  const { store } = request
  const ref = request.param('ref')
  const sha = await resolveCommit(request, ref)
  if (sha === undefined) throw new ApiError(422, `No commit found for SHA: ${ref}`)
  if (/application\/vnd\.github(?:\.v3)?\.sha/u.test(request.accept)) return { status: 200, raw: { type: 'application/vnd.github.sha; charset=utf-8', bytes: Buffer.from(sha) } }
  const parent = (await store.commit(sha))?.parents[0] ?? emptyTree
  if (parent === emptyTree) await store.writeTree([])
  const files = await diffEntries(store.directory, parent, sha)
  const sum = (member: 'additions' | 'deletions'): number => files.reduce((total, file) => total + file[member], 0)
  const stats = { total: sum('additions') + sum('deletions'), additions: sum('additions'), deletions: sum('deletions') }
  return json({ ...await commitShape(request, sha), stats, files: files.map((file) => withUrls(request, file, sha)) })
}

async function listCommits(request: RestRequest): Promise<Reply> {
  const sha = await resolveCommit(request, request.query.get('sha') ?? 'HEAD')
  if (sha === undefined) throw notFound()
  const path = request.query.get('path')
  const list = await gitText(request.store.directory, ['rev-list', '--max-count=1000', sha, ...(path === null ? [] : ['--', path])])
  const { items, headers } = request.page(list.split('\n').filter(Boolean))
  return json(await Promise.all(items.map((oid) => commitShape(request, oid))), 200, headers)
}

async function compare(request: RestRequest): Promise<Reply> {
  const { world, repository, store } = request
  const basehead = request.param('basehead')
  const [left, right] = basehead.split(/\.{3}(?!\.)/u)
  if (left === undefined || right === undefined) throw notFound()
  const [base, head] = [await resolveCommit(request, left), await resolveCommit(request, right)]
  if (base === undefined || head === undefined) throw notFound()
  const merge = await store.mergeBase(base, head)
  if (merge === undefined) throw new ApiError(404, `No common ancestor between ${left} and ${right}.`)
  if (request.wantsDiff !== undefined) {
    const bytes = (await git(store.directory, ['diff', '--no-ext-diff', '--full-index', merge, head])).stdout
    return { status: 200, raw: { type: `application/vnd.github.${request.wantsDiff}; charset=utf-8`, bytes } }
  }
  const range = async (from: string, to: string): Promise<string[]> =>
    (await gitText(store.directory, ['rev-list', '--reverse', to, `^${from}`])).split('\n').filter(Boolean)
  const [ahead, behind, files] = await Promise.all([range(base, head), range(head, base), diffEntries(store.directory, merge, head)])
  const page = `${world.urls.html}/${repository.fullName}/compare/${basehead}`
  const { items, headers } = request.page(ahead, 250)
  return json({
    url: `${world.urls.api}/repos/${repository.fullName}/compare/${encodeURIComponent(basehead)}`, html_url: encodeURI(page), permalink_url: encodeURI(page),
    diff_url: encodeURI(`${page}.diff`), patch_url: encodeURI(`${page}.patch`),
    base_commit: await commitShape(request, base), merge_base_commit: await commitShape(request, merge),
    status: ahead.length === 0 ? (behind.length === 0 ? 'identical' : 'behind') : behind.length === 0 ? 'ahead' : 'diverged',
    ahead_by: ahead.length, behind_by: behind.length, total_commits: ahead.length,
    commits: await Promise.all(items.map((oid) => commitShape(request, oid))), files: files.slice(0, 300).map((file) => withUrls(request, file, head)),
  }, 200, headers)
}

async function getContent(request: RestRequest): Promise<Reply> {
  const { world, repository, store } = request
  const path = request.param('path').replace(/\/$/u, '')
  const ref = request.query.get('ref') ?? repository.defaultBranch
  const commit = await resolveCommit(request, ref)
  if (commit === undefined) throw new ApiError(404, `No commit found for the ref ${ref}`)
  const entry = await store.entryAt((await store.commit(commit))?.tree ?? '', path)
  if (entry === undefined) throw notFound()
  const url = `${world.urls.api}/repos/${repository.fullName}`
  const shape = (name: string, full: string, mode: string, oid: string, size: number): Record<string, unknown> => {
    const encoded = full.split('/').map(encodeURIComponent).join('/')
    const type = mode === '40000' ? 'dir' : mode === '120000' ? 'symlink' : mode === '160000' ? 'submodule' : 'file'
    const self = `${url}/contents/${encoded}?ref=${encodeURIComponent(ref)}`
    const gitUrl = `${url}/git/${type === 'dir' ? 'trees' : 'blobs'}/${oid}`
    const page = `${world.urls.html}/${repository.fullName}/${type === 'dir' ? 'tree' : 'blob'}/${encodeURIComponent(ref)}/${encoded}`
    const download = type === 'dir' ? null : `${world.urls.html}/raw/${repository.fullName}/${encodeURIComponent(ref)}/${encoded}`
    return {
      type, name, path: full, sha: oid, size, url: self, git_url: gitUrl, html_url: page, download_url: download,
      _links: { self, git: gitUrl, html: page },
    }
  }
  if (entry.mode === '40000') {
    const entries = (await store.tree(entry.oid)) ?? []
    return json(await Promise.all(entries.slice(0, 1000).map(async (each) => {
      const size = each.mode === '40000' ? 0 : (await store.object(each.oid))?.content.length ?? 0
      const listed = shape(each.name, `${path}/${each.name}`, each.mode, each.oid, size)
      return { ...listed, type: listed['type'] === 'submodule' ? 'file' : listed['type'] }
    })))
  }
  const bytes = (await store.object(entry.oid))?.content ?? Buffer.alloc(0)
  if (request.wantsRaw) return { status: 200, raw: { type: 'application/vnd.github.raw+json; charset=utf-8', bytes } }
  const common = shape(entry.name, path, entry.mode, entry.oid, bytes.length)
  if (longMode(entry.mode) === '120000') return json({ ...common, target: bytes.toString() })
  if (bytes.length > 100 * 1024 * 1024) throw new ApiError(403, 'This API returns blobs up to 100 MB in size.')
  const inline = bytes.length <= 1024 * 1024
  return json({ ...common, encoding: inline ? 'base64' : 'none', content: inline ? wrapped(bytes) : '' })
}

/** The endpoints of this file. */
export const commitEndpoints: readonly Endpoint[] = [
  { id: 'repos/get-commit', effect: 'read', needs: [['contents', 'read']], answer: getCommit },
  { id: 'repos/list-commits', effect: 'read', needs: [['contents', 'read']], answer: listCommits },
  { id: 'repos/compare-commits-with-basehead', effect: 'read', needs: [['contents', 'read']], answer: compare },
  { id: 'repos/get-content', effect: 'read', needs: [['contents', 'read']], answer: getContent },
]
