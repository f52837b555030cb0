/**
 * What must be true of the bare repository whatever the code under test did. These checks ask git itself (`fsck`,
 * `for-each-ref`, `rev-list`, `diff-tree`), not the double.
 */
import { git, gitText } from './git-process.js'
import type { Exchange } from './http-types.js'

/** All refs at a moment, name to oid, as git tells them. */
export type Refs = ReadonlyMap<string, string>

/** Takes a snapshot of all refs of a bare repository. `refs/pull` is left out: the platform moves it. */
export async function snapshot(directory: string): Promise<Refs> {
  const text = await gitText(directory, ['for-each-ref', '--format=%(refname) %(objectname)'])
  const pairs = text.split('\n').filter(Boolean).map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
  return new Map(pairs.filter(([ref]) => !ref.startsWith('refs/pull/')))
}

/** Refs that differ between two snapshots. */
export function movedRefs(before: Refs, after: Refs): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((ref) => before.get(ref) !== after.get(ref)).sort()
}

/** What is wrong with the object store, in git's words; empty when it is sound. Unreachable objects are not wrong. */
export async function fsck(directory: string): Promise<string[]> {
  const result = await git(directory, ['fsck', '--strict', '--full', '--no-dangling', '--no-progress'])
  const lines = `${result.stdout.toString()}\n${result.stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith('notice: '))
  return result.code === 0 ? lines : [...lines, `git fsck exited with ${String(result.code)}`]
}

/** Exchanges that changed something: git's objects and refs, or with `talk` also comments, reactions and checks. */
export function acceptedWrites(requests: readonly Exchange[], options: { readonly talk?: boolean } = {}): Exchange[] {
  return requests.filter((request) => request.accepted && (options.talk === true || request.effect !== 'talk'))
}

/** What a landing should have done. */
export interface Landing {
  readonly directory: string
  readonly before: Refs
  /** Full name of the branch's ref. */
  readonly branch: string
  /** The head that was verified; the new commit's only parent. */
  readonly parent: string
  /** Paths that change, and nothing else. */
  readonly paths: readonly string[]
  /** The ledger's ref, when one is expected to advance with the branch. */
  readonly receipts?: string
}

/** Problems of a landing: one commit, on the expected parent, with exactly the expected paths, and the ledger with it. */
export async function checkLanding(landing: Landing): Promise<string[]> {
  const { directory, before, branch, parent, receipts } = landing
  const problems = await fsck(directory)
  const after = await snapshot(directory)
  const tip = after.get(branch)
  if (tip === undefined) return [...problems, `${branch} is gone`]
  const allowed = new Set([branch, ...(receipts === undefined ? [] : [receipts])])
  for (const ref of movedRefs(before, after)) if (!allowed.has(ref)) problems.push(`${ref} moved`)
  const old = before.get(branch)
  const made = (await gitText(directory, ['rev-list', tip, ...(old === undefined ? [] : [`^${old}`]), `^${parent}`])).split('\n').filter(Boolean)
  if (made.length !== 1 || made[0] !== tip) problems.push(`${branch} gained ${String(made.length)} commits instead of one`)
  const parents = (await gitText(directory, ['rev-list', '--parents', '--max-count=1', tip])).trim().split(' ').slice(1)
  if (parents.length !== 1 || parents[0] !== parent) problems.push(`the parent is ${parents.join(' ') || 'none'} instead of ${parent}`)
  const changed = (await gitText(directory, ['diff-tree', '-r', '-z', '--no-renames', '--name-only', parent, tip])).split('\0').filter(Boolean).sort()
  const wanted = [...landing.paths].sort()
  if (JSON.stringify(changed) !== JSON.stringify(wanted)) problems.push(`changed ${JSON.stringify(changed)} instead of ${JSON.stringify(wanted)}`)
  if (receipts !== undefined) problems.push(...await checkLedger(directory, before.get(receipts), after.get(receipts), receipts, tip))
  return problems
}

async function checkLedger(directory: string, old: string | undefined, now: string | undefined, ref: string, tip: string): Promise<string[]> {
  if (now === undefined || now === old) return [`${ref} did not advance`]
  const made = (await gitText(directory, ['rev-list', '--first-parent', now, ...(old === undefined ? [] : [`^${old}`])])).split('\n').filter(Boolean)
  if (old !== undefined && (await git(directory, ['merge-base', '--is-ancestor', old, now])).code !== 0) return [`${ref} was rewritten`]
  const told: string[] = []
  for (const entry of made) {
    const parents = (await gitText(directory, ['rev-list', '--parents', '--max-count=1', entry])).trim().split(' ').slice(1)
    if (parents.includes(tip)) told.push(entry)
  }
  return told.length > 0 ? [] : [`no entry of ${ref} tells of ${tip}`]
}

/** Problems after a refusal: no ref moved, no object or ref request was accepted, the store is sound. */
export async function checkRefusal(directory: string, before: Refs, requests: readonly Exchange[]): Promise<string[]> {
  const moved = movedRefs(before, await snapshot(directory)).map((ref) => `${ref} moved`)
  const writes = acceptedWrites(requests).map((request) => `${request.operation} was accepted`)
  return [...await fsck(directory), ...moved, ...writes]
}
