/** Git objects and refs as GraphQL objects. */
import { typeOfMode } from '../git-objects.js'
import type { Commit, Signature, TreeEntry } from '../git-objects.js'
import { gitText } from '../git-process.js'
import { diffEntries } from '../rest/commits.js'
import type { Account, Repository } from '../types.js'
import type { World } from '../world.js'
import { nodeId } from '../world.js'
import type { Node, PageArguments } from './problem.js'
import { connection } from './problem.js'
import { accountNode, pullsOfCommit, repositoryNode } from './nodes.js'

/** Bytes above which `Blob.text` is not given at all; up to here it is cut at the world's limit. */
const textNullAbove = 1024 * 1024

/** The object with this id as a Commit, Tree, Blob or Tag. */
export async function objectNode(world: World, repository: Repository, oid: string | undefined): Promise<Node | null> {
  const object = oid === undefined ? undefined : await world.store(repository).object(oid)
  if (oid === undefined || object === undefined) return null
  const { api, html } = world.urls
  const common = {
    oid, abbreviatedOid: oid.slice(0, 7), repository: () => repositoryNode(world, repository), commitUrl: `${html}/${repository.fullName}/commit/${oid}`,
    commitResourcePath: `/${repository.fullName}/commit/${oid}`, api,
  }
  if (object.type === 'blob') return { __typename: 'Blob', id: nodeId('B', repository.id, oid), ...common, ...blobFields(world, object.content) }
  if (object.type === 'tree') {
    return {
      __typename: 'Tree', id: nodeId('T', repository.id, oid), ...common,
      entries: async () => ((await world.store(repository).tree(oid)) ?? []).map((entry) => entryNode(world, repository, entry, entry.name)),
    }
  }
  if (object.type === 'tag') {
    const target = /^object (?<oid>[0-9a-f]{40})/u.exec(object.content.toString())?.groups?.['oid']
    return { __typename: 'Tag', id: nodeId('TAG', repository.id, oid), ...common, name: '', message: null, target: () => objectNode(world, repository, target) }
  }
  const commit = await world.store(repository).commit(oid)
  return commit === undefined ? null : { __typename: 'Commit', id: nodeId('C', repository.id, oid), ...common, ...commitFields(world, repository, oid, commit) }
}

function blobFields(world: World, content: Buffer): Node {
  const byteSize = content.length
  if (byteSize > textNullAbove) return { byteSize, isBinary: null, isTruncated: true, text: null }
  if (content.subarray(0, 8000).includes(0)) return { byteSize, isBinary: true, isTruncated: false, text: null }
  const isTruncated = byteSize > world.blobTextLimit
  const shown = content.subarray(0, world.blobTextLimit)
  // Text in another encoding arrives transcoded: not the bytes of the blob.
  const isUtf8 = Buffer.from(content.toString()).equals(content)
  return { byteSize, isBinary: false, isTruncated, text: shown.toString(isUtf8 ? 'utf8' : 'latin1') }
}

function commitFields(world: World, repository: Repository, oid: string, commit: Commit): Node {
  const store = world.store(repository)
  const end = commit.message.indexOf('\n')
  const headline = end < 0 ? commit.message : commit.message.slice(0, end)
  const page = `${world.urls.html}/${repository.fullName}`
  const diff = (): ReturnType<typeof diffEntries> => diffEntries(store.directory, commit.parents[0] ?? '4b825dc642cb6eb9a060e54bf8d69288fbee4904', oid)
  const signed = world.state.signed.has(oid)
  return {
    message: commit.message, messageHeadline: headline, messageBody: end < 0 ? '' : commit.message.slice(end).replace(/^\n+/u, ''),
    author: actorNode(world, commit.author), committer: actorNode(world, commit.committer),
    authors: (args: PageArguments) => connection([commit.author], args, 'authors', (each) => actorNode(world, each)),
    authoredDate: commit.author.date, committedDate: commit.committer.date, url: `${page}/commit/${oid}`, treeUrl: `${page}/tree/${oid}`,
    tree: () => objectNode(world, repository, commit.tree),
    file: async ({ path }: { readonly path: string }) => {
      const entry = await store.entryAt(commit.tree, path)
      return entry === undefined ? null : entryNode(world, repository, entry, path)
    },
    parents: (args: PageArguments) => connection(commit.parents, args, 'parents', (parent) => objectNode(world, repository, parent)),
    history: async (args: PageArguments & { readonly path?: string | null }) => {
      const list = await gitText(store.directory, ['rev-list', '--max-count=5000', oid, ...(typeof args.path === 'string' ? ['--', args.path] : [])])
      return connection(list.split('\n').filter(Boolean), args, 'history', (each) => objectNode(world, repository, each))
    },
    associatedPullRequests: async (args: PageArguments) => pullsOfCommit(world, repository, oid, args),
    additions: async () => (await diff()).reduce((sum, file) => sum + file.additions, 0),
    deletions: async () => (await diff()).reduce((sum, file) => sum + file.deletions, 0),
    changedFilesIfAvailable: async () => (await diff()).length,
    signature: commit.signature === null ? null : {
      __typename: 'GpgSignature', email: commit.committer.email, isValid: signed, state: signed ? 'VALID' : 'UNKNOWN_KEY', wasSignedByGitHub: signed,
    },
  }
}

function actorNode(world: World, who: Signature): Node {
  const login = /^\d+\+(?<login>.+)@users\.noreply\.github\.com$/u.exec(who.email)?.groups?.['login']
  const account: Account | undefined = login === undefined ? undefined : world.account(login)
  return { name: who.name, email: who.email, date: who.date, user: account?.type === 'User' ? () => accountNode(world, account) : null }
}

/** An entry of a tree. */
function entryNode(world: World, repository: Repository, entry: TreeEntry, path: string): Node {
  const raw = (text: string): string => Buffer.from(text).toString('base64')
  return {
    name: entry.name, nameRaw: raw(entry.name), path, pathRaw: raw(path), mode: Number.parseInt(entry.mode, 8), oid: entry.oid, type: typeOfMode(entry.mode),
    size: async () => (entry.mode === '40000' ? 0 : (await world.store(repository).object(entry.oid))?.content.length ?? 0),
    object: () => objectNode(world, repository, entry.oid),
  }
}

/** A branch or tag. */
export function refNode(world: World, repository: Repository, ref: string, oid: string): Node {
  const prefix = /^refs\/[^/]+\//u.exec(ref)?.[0] ?? ''
  return {
    __typename: 'Ref', id: nodeId('REF', repository.id, ref), name: ref.slice(prefix.length), prefix, repository: () => repositoryNode(world, repository),
    target: () => objectNode(world, repository, oid),
  }
}
