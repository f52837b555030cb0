/** Files of one commit as GraphQL tells them, every byte checked by git's own name of it. */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { ancestors, caseTwin } from '../base/path.js'
import { utf8 } from '../base/encoding.js'
import type { Entry } from '../engine/snapshot.js'
import { accepted, parsed, type Client } from './client.js'
import { blobOid, fromBase64 } from './git-object.js'

/** What to ask of a commit: fields and variables to put into a query whose other names do not begin with `file` or `above`. */
export interface FileQuery {
  readonly fields: string
  readonly declarations: string
  readonly variables: Readonly<Record<string, string>>
  readonly paths: readonly string[]
  readonly above: readonly string[]
  /** Those of the paths of which is asked what they collide with in letter case. */
  readonly creating: readonly string[]
}

const MODES: Readonly<Record<number, '100644' | '100755' | 'symlink' | 'submodule' | 'directory'>> = {
  [0o100644]: '100644', [0o100664]: '100644', [0o100755]: '100755', [0o120000]: 'symlink', [0o160000]: 'submodule', [0o040000]: 'directory',
}

const treeEntry = z.object({
  mode: z.int(), oid: z.string(),
  object: z.object({
    oid: z.string().optional(), byteSize: z.int().optional(), isTruncated: z.boolean().optional(), text: z.string().nullable().optional(),
    entries: z.array(z.object({ name: z.string() })).nullable().optional(),
  }).nullable().optional(),
})
const topTree = z.object({ entries: z.array(z.object({ name: z.string() })).nullable() })
const commitFiles = z.record(z.string(), z.unknown())
const blobAnswer = z.object({ content: z.string(), encoding: z.literal('base64') })

const BLOB = 'object { ... on Blob { oid byteSize isTruncated text } }'
const NAMES = 'object { ... on Tree { entries { name } } }'

/**
 * Returns the part of a query that asks for these paths and what lies above them; where files are to be created, also for the
 * names in every directory on the way.
 */
export function askFiles(paths: readonly string[], creating: readonly string[] = []): FileQuery {
  const above = [...new Set(paths.flatMap(ancestors))]
  const listed = new Set(creating.flatMap(ancestors))
  const asked = [...paths.map((path, i) => [`file${String(i)}`, path] as const), ...above.map((path, i) => [`above${String(i)}`, path] as const)]
  return {
    paths, above, creating,
    fields: [
      ...asked.map(([name, path]) => `${name}: file(path: $${name}) { mode oid ${name.startsWith('file') ? BLOB : listed.has(path) ? NAMES : ''} }`),
      ...(creating.length === 0 ? [] : ['aboveAll: tree { entries { name } }']),
    ].join('\n'),
    declarations: asked.map(([name]) => `, $${name}: String!`).join(''),
    variables: Object.fromEntries(asked),
  }
}

/** Returns the bytes of a blob, fetched by its id. Throws `Fault` when they are not what the id names. */
async function fetchBlob(client: Client, oid: string): Promise<Uint8Array> {
  const reply = await client.rest('GET', `/git/blobs/${oid}`, {}, { harmless: true })
  const bytes = fromBase64(accepted(blobAnswer, reply, 'a blob').content)
  if (blobOid(bytes) !== oid) throw new Fault('GitHub answered with other bytes than the blob id names.', { retryable: true })
  return bytes
}

/** Returns the bytes of a blob of which GraphQL told `text`, fetched otherwise where that is missing, cut or not exact. */
export async function blobBytes(client: Client, oid: string, text: string | null | undefined): Promise<Uint8Array> {
  if (typeof text === 'string') {
    const bytes = utf8(text)
    if (blobOid(bytes) === oid) return bytes
  }
  return fetchBlob(client, oid)
}

function obstacle(path: string, kinds: ReadonlyMap<string, string>): Entry | null {
  for (const above of ancestors(path)) {
    const kind = kinds.get(above)
    if (kind === 'symlink') return { kind: 'behind_symlink', link: above }
    if (kind === 'submodule') return { kind: 'submodule' }
    if (kind === '100644' || kind === '100755') return { kind: 'behind_file', file: above }
  }
  return null
}

/** Returns what differs from a path, or from a directory above it, in letter case only; `names` lists a directory, '' the top. */
function collision(path: string, names: (directory: string) => readonly string[]): string | null {
  const way = [...ancestors(path), path]
  for (const [depth, part] of way.entries()) {
    const directory = depth === 0 ? '' : way[depth - 1] ?? ''
    const twin = caseTwin(part.slice(directory === '' ? 0 : directory.length + 1), names(directory))
    if (twin !== null) return directory === '' ? twin : `${directory}/${twin}`
  }
  return null
}

/** Returns what the asked paths are in the commit that `answer` tells of. */
export async function readFiles(client: Client, query: FileQuery, answer: unknown): Promise<ReadonlyMap<string, Entry>> {
  const told = parsed(commitFiles, answer, 'the files of a commit')
  const entry = (name: string): z.infer<typeof treeEntry> | null => parsed(treeEntry.nullable(), told[name] ?? null, 'a file')
  const kinds = new Map<string, string>()
  const listings = new Map<string, readonly string[]>()
  const list = (directory: string, entries: readonly { readonly name: string }[] | null | undefined): void => {
    listings.set(directory, (entries ?? []).map(({ name }) => name))
  }
  if (query.creating.length > 0) list('', parsed(topTree, told['aboveAll'], 'the top of a commit').entries)
  query.above.forEach((path, i) => {
    const found = entry(`above${String(i)}`)
    if (found === null) return
    kinds.set(path, MODES[found.mode] ?? 'submodule')
    list(path, found.object?.entries)
  })
  const missing = (path: string): Entry => {
    const collides = query.creating.includes(path) ? collision(path, (directory) => listings.get(directory) ?? []) : null
    return { kind: 'missing', ...(collides === null ? {} : { collides }) }
  }
  const entries = await Promise.all(query.paths.map(async (path, i): Promise<readonly [string, Entry]> => {
    const hidden = obstacle(path, kinds)
    if (hidden !== null) return [path, hidden]
    const found = entry(`file${String(i)}`)
    if (found === null) return [path, missing(path)]
    const mode = MODES[found.mode] ?? 'submodule'
    if (mode !== '100644' && mode !== '100755') return [path, { kind: mode }]
    return [path, { kind: 'file', mode, oid: found.oid, bytes: await blobBytes(client, found.oid, found.object?.text) }]
  }))
  return new Map(entries)
}

const FILES_A_QUERY = 80

const objectAnswer = z.object({ repository: z.object({ object: z.unknown() }) })

/** Returns what these paths are in a commit; many are asked for in several queries side by side. */
export async function filesAt(
  client: Client, commit: string, paths: readonly string[], creating: readonly string[] = [],
): Promise<ReadonlyMap<string, Entry>> {
  const groups = Array.from({ length: Math.ceil(paths.length / FILES_A_QUERY) }, (_, i) => paths.slice(i * FILES_A_QUERY, (i + 1) * FILES_A_QUERY))
  const parts = await Promise.all(groups.map(async (group) => {
    const files = askFiles(group, creating.filter((path) => group.includes(path)))
    const reply = await client.graphql(
      `query($owner: String!, $name: String!, $commit: GitObjectID!${files.declarations}) {
        repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit { ${files.fields} } } }
      }`,
      { owner: client.owner, name: client.name, commit, ...files.variables }, { harmless: true })
    return readFiles(client, files, parsed(objectAnswer, reply.data, 'a commit').repository.object)
  }))
  return new Map(parts.flatMap((part) => [...part]))
}
