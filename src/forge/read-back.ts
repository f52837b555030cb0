/** Reading a commit back: exactly the planned paths, to exactly the planned blobs and modes (spec page 5.4, 5). */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import type { Plan } from '../engine/plan.js'
import { accepted, parsed, type Client } from './client.js'
import { blobOid } from './git-object.js'

const treeEntry = z.object({ mode: z.int(), oid: z.string() }).nullable()
const graphShape = z.object({ repository: z.object({ object: z.record(z.string(), z.unknown()).nullable() }) })
const restShape = z.object({
  parents: z.array(z.object({ sha: z.string() })),
  files: z.array(z.object({ filename: z.string(), status: z.string(), previous_filename: z.string().optional() })).optional(),
})

/** What every path of a plan must be in the commit: `mode oid`, or null where nothing may be. */
function planned({ files }: Plan): ReadonlyMap<string, string | null> {
  return new Map(files.flatMap(({ path, from, after }): (readonly [string, string | null])[] => [
    ...(from === undefined ? [] : [[from, null] as const]),
    [path, after === null ? null : `${after.mode} ${blobOid(after.bytes)}`],
  ]))
}

const PAGES = 11

async function changedPaths(client: Client, commit: string, parent: string): Promise<{ readonly paths: ReadonlySet<string>; readonly onParent: boolean }> {
  const paths = new Set<string>()
  for (let page = 1; ; page++) {
    const reply = await client.rest('GET', `/commits/${commit}?per_page=100&page=${String(page)}`, {}, { harmless: true })
    const { files = [], parents } = accepted(restShape, reply, 'the new commit')
    for (const { filename, status, previous_filename: old } of files) {
      paths.add(filename)
      if (status === 'renamed' && old !== undefined) paths.add(old)
    }
    if (files.length < 100 || page >= PAGES) return { paths, onParent: parents.length === 1 && parents[0]?.sha === parent }
  }
}

async function entriesOf(client: Client, commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const { data } = await client.graphql(
    `query($owner: String!, $name: String!, $commit: GitObjectID!${paths.map((_, i) => `, $file${String(i)}: String!`).join('')}) {
      repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit {
        ${paths.map((_, i) => `file${String(i)}: file(path: $file${String(i)}) { mode oid }`).join('\n')} } } }
    }`, {
      owner: client.owner, name: client.name, commit, ...Object.fromEntries(paths.map((path, i) => [`file${String(i)}`, path])),
    }, { harmless: true })
  const { object } = parsed(graphShape, data, 'the new commit').repository
  if (object === null) throw new Fault('GitHub does not show the new commit yet.', { retryable: true })
  return new Map(paths.map((path, i) => {
    const entry = parsed(treeEntry, object[`file${String(i)}`] ?? null, 'a file')
    return [path, entry === null ? null : `${entry.mode.toString(8).padStart(6, '0')} ${entry.oid}`]
  }))
}

/** Returns how the commit differs from the plan, a sentence each; none when it is exactly as planned. */
async function compareCommit(client: Client, plan: Plan, commit: string, parent: string): Promise<string[]> {
  const wanted = planned(plan)
  const [{ paths, onParent }, found] = await Promise.all([
    changedPaths(client, commit, parent), entriesOf(client, commit, [...wanted.keys()]),
  ])
  const show = (what: string | null | undefined): string => what ?? 'nothing'
  return [
    ...(onParent ? [] : [`commit ${commit} is not on top of ${parent} alone`]),
    ...[...wanted].flatMap(([path, what]) => (found.get(path) === what ? [] : [`${path} should be ${show(what)} and is ${show(found.get(path))}`])),
    ...[...wanted.keys()].filter((path) => !paths.has(path)).map((path) => `${path} should have changed and did not`),
    ...[...paths].filter((path) => !wanted.has(path)).map((path) => `${path} changed and should not have`),
  ]
}

/** Returns what keeps the commit from being confirmed, a sentence each; an empty list when all was read back as planned. */
export async function confirmCommit(client: Client, plan: Plan, commit: string, parent: string): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await compareCommit(client, plan, commit, parent)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (attempt >= 3) return [`commit ${commit} was made but could not be read back: compare it with the plan`]
      await client.wait(attempt)
    }
  }
}
