/**
 * A local branch that is checked out nowhere, as a target: sets become commits without a working tree (`apply --branch NAME`).
 *
 * Promised: what is committed is built from the head's tree and the plan's bytes in memory; branch and ledger move in one
 * transaction or not at all; git reads the commit back, before anything refers to it, as exactly the planned paths, blobs and
 * modes. Not promised: anything about a working tree that checks the branch out while the set lands.
 */
import { decode } from '../base/encoding.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { ExecutableSet, Landing, Target } from '../engine/ports.js'
import type { Snapshot } from '../engine/snapshot.js'
import type { LocalLedger } from './ledger.js'
import { makeObject } from './object.js'
import { prepareSet } from './preparing.js'
import { leafChanges, treeOf, type Base } from './record.js'
import { publishUpdates, writeRecord } from './recording.js'
import { isBranchName } from './refs.js'
import type { Repository } from './repository.js'
import { snapshotAt } from './snapshot.js'
import { openTrees, type Leaf, type Trees } from './tree.js'

/** Returns the branch and its head. Refuses: branch_missing, and invalid_request where it is checked out. */
async function findBase(repository: Repository, branch: string): Promise<Outcome<Base>> {
  const ref = `refs/heads/${branch}`
  if (!isBranchName(branch)) return refuse({ code: 'branch_missing', detail: branch })
  const { stdout } = await repository.git.run(['for-each-ref', '--format=%(objectname) %(refname) %(worktreepath)', ref])
  const line = decode(stdout).split('\n').find((each) => each.split(' ')[1] === ref)
  if (line === undefined) return refuse({ code: 'branch_missing', detail: branch })
  const [head = '', , ...checkedOut] = line.split(' ')
  if (checkedOut.join(' ') === '') return ok({ ref, head })
  return refuse({ code: 'invalid_request', detail: `the branch ${branch} is checked out in ${checkedOut.join(' ')}; use --commit there` })
}

/** Returns whether the head's tree holds what the plan says each path held before. */
async function standsOn(trees: Trees, root: string, set: ExecutableSet, repository: Repository): Promise<boolean> {
  const same = (a: Leaf, b: Leaf): boolean => a.oid === b.oid && (a.mode === '100755') === (b.mode === '100755')
  for (const { path, before } of leafChanges(set.plan, repository.format)) {
    const place = await trees.locate(root, path)
    if (before === null ? place.kind !== 'missing' : place.kind !== 'found' || !same(place.leaf, before)) return false
  }
  return true
}

/** Returns the target of a branch; `now` is in milliseconds. */
export function openBranchTarget(repository: Repository, ledger: LocalLedger, branch: string, now: () => number): Target {
  const { reader, format, owner } = repository
  const treeAt = async (commit: string): Promise<string> => treeOf((await reader.read(commit))?.bytes ?? new Uint8Array())

  const load = async (paths: readonly string[], creating: readonly string[] = []): Promise<Outcome<Snapshot>> => {
    const base = await findBase(repository, branch)
    if (!base.ok) return base
    return ok(await snapshotAt(repository, base.value.head, paths, creating))
  }
  const land = async (set: ExecutableSet): Promise<Landing> => {
    const refused = (refusals: readonly Refusal[]): Landing => ({ kind: 'refused', refusals })
    const base = await findBase(repository, branch)
    if (!base.ok) return refused(base.refusals)
    // Where the same request landed meanwhile, that is what moved the branch.
    const moved = async (): Promise<Landing> => {
      const receipt = await ledger.ofRequest(set.receipt.request_id)
      return receipt === null ? { kind: 'moved' } : { kind: 'landed', receipt }
    }
    if (base.value.head !== set.snapshot.base) return moved()
    if (!await standsOn(openTrees(reader, format), await treeAt(base.value.head), set, repository)) return moved()
    const preparation = await prepareSet(repository, ledger, set, { base: base.value, at: now() })
    if (preparation.kind === 'known') return { kind: 'landed', receipt: preparation.receipt }
    const { record } = preparation
    await writeRecord(repository, record)
    if (await publishUpdates(repository, record.updates) === 'stale') return moved()
    return { kind: 'landed', receipt: record.receipt }
  }
  return { owner, name: 'local', commits: true, load, land, blobId: (bytes) => makeObject('blob', bytes, format).oid }
}
