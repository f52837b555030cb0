/**
 * A commit and its ledger entry made in a throw-away repository and pushed together to another one, each with a lease on what
 * it stands on (spec pages 2.7 and 5.4).
 *
 * Calling sequence: one call of `pushTo` a push. Promised: both refs move or neither; a ref that is not what the order says is
 * left alone; the credential stands in the environment of two git processes and nowhere on the disk. Not promised: that a
 * push which ended in a `Fault` had no effect.
 */
import { decode } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import type { Plan } from '../engine/plan.js'
import type { Receipt } from '../engine/receipt.js'
import type { Snapshot } from '../engine/snapshot.js'
import type { Finished } from '../host/process.js'
import { stamped } from './identity.js'
import { makeCommit, makeObject } from './object.js'
import { gitEnvironment, openGit, wordsOf, type Environment, type Git, type GitOptions, type Spawning } from './plumbing.js'
import { openReader, type Reader } from './reader.js'
import { imagesOf, leafChanges, makeEntry, treeOf } from './record.js'
import { openTrees } from './tree.js'
import { writeObjects } from './writing.js'

export interface Order {
  /** Where to push, and the value of the header that proves who pushes. */
  readonly url: string
  readonly authorization: string
  /** Full name of the branch, and the commit that it is at. */
  readonly branch: string
  readonly head: string
  /** The ledger: whose it is, its ref, and what that is at; null where there is none yet. */
  readonly owner: string
  readonly ledger: string
  readonly tip: string | null
  readonly plan: Plan
  /** The files that the plan was last verified on. */
  readonly snapshot: Snapshot
  /** The receipt to record, its commit still null. */
  readonly receipt: Receipt
  readonly message: string
  /** Who the commit is by: `Name <email>`. */
  readonly identity: string
}

export type Pushed =
  | { readonly kind: 'done'; readonly commit: string; readonly entry: string }
  /** Some ref was not what it had to be; nothing moved. */
  | { readonly kind: 'stale' }
  /** The server did not take it, in its own words; nothing moved. */
  | { readonly kind: 'refused'; readonly said: string }

const FORMAT = 'sha1'
/** Fetching and pushing may take this many milliseconds. */
const PATIENCE = 5 * 60_000
const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO']

/** Returns how git speaks to the remote: with the one credential, to that address alone. */
function talking({ url, authorization }: Order, environment: Environment): GitOptions {
  const names = PROXIES.flatMap((name): [string, string][] => (environment[name] === undefined ? [] : [[name, environment[name]]]))
  return {
    timeout: PATIENCE,
    configuration: ['protocol.allow=never', 'protocol.https.allow=always', 'protocol.http.allow=always', 'http.followRedirects=false', 'credential.helper='],
    variables: {
      ...Object.fromEntries(names), GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${url}.extraHeader`, GIT_CONFIG_VALUE_0: `Authorization: ${authorization}`,
    },
  }
}

/** Fetches the commits that the order stands on; blobs come when they are asked for, where the server can do that. */
async function fetchGround(git: Git, order: Order, talk: GitOptions): Promise<boolean> {
  const wanted = [order.head, ...(order.tip === null ? [] : [order.tip])]
  const { code } = await git.run(
    ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--depth=1', '--filter=blob:none', order.url, ...wanted], { ...talk, expect: [0, 1, 128] })
  return code === 0
}

/** Returns the ids of the commit and of the entry, made on the fetched ground. */
async function make(git: Git, reader: Reader, order: Order, at: number): Promise<{ readonly commit: string; readonly entry: string }> {
  const { plan, receipt, head, identity, message, tip, owner } = order
  const stored = await reader.read(head)
  if (stored?.type !== 'commit') throw new Fault(`the remote sent no commit ${head}`)
  const leaves = new Map(leafChanges(plan, FORMAT).map(({ path, after }) => [path, after]))
  const tree = await openTrees(reader, FORMAT).rewrite(treeOf(stored.bytes), leaves)
  const by = stamped({ who: identity, zone: '+0000' }, at)
  const commit = makeCommit({ tree: tree.oid, parents: [head], author: by, committer: by, message }, FORMAT)
  const entry = makeEntry(owner, { ...receipt, commit: commit.oid }, imagesOf(order), { previous: tip, format: FORMAT, at })
  const blobs = plan.files.flatMap(({ after }) => (after === null ? [] : [makeObject('blob', after.bytes, FORMAT)]))
  await writeObjects(git, reader, [...blobs, ...tree.objects, commit, ...entry.objects], FORMAT)
  return { commit: commit.oid, entry: entry.oid }
}

/** Returns what git's porcelain lines and words say of a push that failed. Throws `Fault` where they do not say that nothing moved. */
function judge(finished: Finished): Exclude<Pushed, { kind: 'done' }> {
  const lines = decode(finished.stdout).split('\n').filter((line) => line.startsWith('!'))
  const said = [...lines.map((line) => line.split('\t').slice(2).join(' ')), wordsOf(finished)].filter((words) => words !== '').join('; ')
  if (/stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref/u.test(said) && !said.includes('declined')) return { kind: 'stale' }
  if (lines.length > 0 || /\b40[134]\b|denied|not granted/iu.test(said)) return { kind: 'refused', said }
  throw new Fault(`git push: ${said}`, { retryable: true })
}

export interface Throwaway {
  /** An empty directory of its own, which the caller removes. */
  readonly directory: string
  readonly environment: Environment
  readonly spawning: Spawning
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Returns what came of an order. Throws `Fault` where the remote gave no usable answer. */
export async function pushTo(order: Order, { directory, environment, spawning, now }: Throwaway): Promise<Pushed> {
  const git = openGit(directory, gitEnvironment(environment), spawning)
  await git.run(['init', '--quiet', '--bare', `--object-format=${FORMAT}`, '.'])
  const talk = talking(order, environment)
  // Because a commit that the branch has left may not be had any more.
  if (!await fetchGround(git, order, talk)) return { kind: 'stale' }
  const reader = openReader(git)
  try {
    const { commit, entry } = await make(git, reader, order, now())
    const lease = (ref: string, from: string | null): string => `--force-with-lease=${ref}:${from ?? ''}`
    const finished = await git.run([
      'push', '--porcelain', '--atomic', '--no-verify', lease(order.branch, order.head), lease(order.ledger, order.tip), order.url,
      `${commit}:${order.branch}`, `${entry}:${order.ledger}`,
    ], { ...talk, expect: [0, 1, 128] })
    return finished.code === 0 ? { kind: 'done', commit, entry } : judge(finished)
  } finally {
    await reader.close()
  }
}
