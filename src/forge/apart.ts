/**
 * Branch first, ledger after: for repositories that do not let a token move both at once (spec page 5.4, 4).
 *
 * Promised: the branch moves by compare-and-swap, on a head that was just verified; the commit's trailers are the authority
 * until the ledger has its entry, which this run puts in or, where it is cut off, the next one that looks.
 */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import type { ExecutableSet } from '../engine/ports.js'
import { guardBranch } from './branch-guard.js'
import { makeChange, wordsOf } from './change.js'
import { parsed, type GraphError } from './client.js'
import { toBase64 } from './git-object.js'
import type { MadeCommit } from './objects.js'
import type { Facts } from './opening.js'
import { recheck } from './recheck.js'
import { judge, moveRefs, type Look } from './refs.js'
import { touchedPaths, type Ground, type Head, type Try } from './ways.js'
import { notStarted } from './workflows.js'

const made = z.object({
  createCommitOnBranch: z.object({
    commit: z.object({ oid: z.string(), signature: z.object({ isValid: z.boolean() }).nullable() }),
  }).nullable().optional(),
}).nullable()

const REPEATS = 3

/** Takes the last look; returns null where the branch still stands and all may go on. */
async function lastLook(set: ExecutableSet, facts: Facts, head: Head, { scene, standing, body, movedOr }: Ground): Promise<Try | null> {
  const last = await recheck(scene, standing, { body, head: head.commit, branch: facts.branch, paths: touchedPaths(set) })
  if (!last.ok) return { kind: 'refused', refusals: last.refusals }
  return last.value === 'moved' ? movedOr(set) : null
}

/** Tells a commit that the branch has: reads it back, and completes the ledger. */
async function told(set: ExecutableSet, facts: Facts, head: Head, commit: MadeCommit, ground: Ground): Promise<Try> {
  const receipt = { ...set.receipt, commit: commit.oid, verified: commit.verified, ...notStarted(facts) }
  const landing = await ground.confirm(set, receipt, null, head)
  await ground.ledger.complete({ ...set, receipt: landing.kind === 'landed' ? landing.receipt : receipt })
  return landing
}

/** Returns what the branch says of a move to `after` whose answer was lost. */
function lookAtBranch({ scene }: Ground, head: Head, after: string): () => Promise<Look> {
  return async () => {
    scene.reset()
    const now = await scene.facts()
    if (now.head?.commit === head.commit) return 'untouched'
    return now.head?.commit === after || now.history.some(({ oid }) => oid === after) ? 'landed' : 'elsewhere'
  }
}

/** Returns what came of moving the branch alone to a commit that keeps every mode; `commit` is one made before, if any. */
export async function landBranch(set: ExecutableSet, facts: Facts, head: Head, commit: MadeCommit | null, ground: Ground): Promise<Try> {
  const { scene: { client }, standing } = ground
  const guarded = await guardBranch(client, facts.branch, await standing.rules())
  if (!guarded.ok) return { kind: 'refused', refusals: guarded.refusals }
  const change = commit === null ? await makeChange(client, set, head, ground) : { ok: true as const, value: commit }
  if (!change.ok) return { kind: 'refused', refusals: change.refusals }
  const ended = await lastLook(set, facts, head, ground)
  if (ended !== null) return ended
  const move = { name: `refs/heads/${facts.branch}`, before: head.commit, after: change.value.oid }
  const moved = await moveRefs(client, facts.repository.nodeId, [move], lookAtBranch(ground, head, change.value.oid))
  switch (moved.kind) {
    case 'done': return told(set, facts, head, change.value, ground)
    case 'stale': return ground.movedOr(set)
    case 'refused': return { kind: 'refused', refusals: [moved.refusal] }
    case 'barred': return { kind: 'barred', refusal: moved.refusal, commit: change.value }
  }
}

/** Returns why `createCommitOnBranch` would not make the commit that is planned, or null: it makes plain files only. */
function notPlain({ plan }: ExecutableSet): string | null {
  const odd = plan.files.find(({ before, after }) => [before, after].some((side) => side !== null && side.mode !== '100644'))
  return odd === undefined ? null : `${odd.path} is executable, which createCommitOnBranch would lose`
}

function inputOf(set: ExecutableSet, facts: Facts, head: Head, ground: Ground): object {
  const { owner, name } = ground.scene.client
  const message = wordsOf(set, ground)
  const at = message.indexOf('\n\n')
  return {
    branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: facts.branch }, expectedHeadOid: head.commit,
    message: { headline: message.slice(0, at), body: message.slice(at + 2) },
    fileChanges: {
      additions: set.plan.files.flatMap(({ path, after }) => (after === null ? [] : [{ path, contents: toBase64(after.bytes) }])),
      deletions: set.plan.files.flatMap(({ path, from, after }) => (after === null ? [{ path }] : from === undefined ? [] : [{ path: from }])),
    },
  }
}

function refusedBy(errors: readonly GraphError[]): Try | null {
  const verdict = judge(errors)
  switch (verdict.kind) {
    case 'refused': return { kind: 'refused', refusals: [verdict.refusal] }
    case 'barred': return { kind: 'barred', refusal: verdict.refusal, commit: null }
    case 'stale': case 'done': return null
  }
}

/** Asks once for the commit; returns null where its answer was lost. */
async function askPlatform(set: ExecutableSet, input: object, facts: Facts, head: Head, ground: Ground): Promise<Try | null> {
  const { client } = ground.scene
  try {
    const { data, errors } = await client.graphql(
      `mutation($input: CreateCommitOnBranchInput!) {
        createCommitOnBranch(input: $input) { commit { oid signature { isValid } } }
      }`, { input }, { harmless: false })
    if (errors.length > 0) return refusedBy(errors) ?? await ground.movedOr(set)
    const commit = parsed(made, data, 'the new commit')?.createCommitOnBranch?.commit
    if (commit === undefined) throw new Fault('GitHub names no commit that it made.', { retryable: true })
    return await told(set, facts, head, { oid: commit.oid, verified: commit.signature?.isValid ?? null }, ground)
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}

/**
 * Returns what came of letting the platform make the commit (`createCommitOnBranch`). `expectedHeadOid` makes a repeat
 * harmless; after a lost answer the branch's trailers say whether it took place.
 */
export async function landByPlatform(set: ExecutableSet, facts: Facts, head: Head, ground: Ground): Promise<Try> {
  const { scene, standing } = ground
  const odd = notPlain(set)
  if (odd !== null) return { kind: 'barred', refusal: { code: 'push_rejected', detail: odd }, commit: null }
  const guarded = await guardBranch(scene.client, facts.branch, await standing.rules())
  if (!guarded.ok) return { kind: 'refused', refusals: guarded.refusals }
  const ended = await lastLook(set, facts, head, ground)
  if (ended !== null) return ended
  const input = inputOf(set, facts, head, ground)
  for (let attempt = 1; attempt <= REPEATS; attempt++) {
    const answer = await askPlatform(set, input, facts, head, ground)
    if (answer !== null) return answer
    await scene.client.wait(attempt)
    const other = await ground.movedOr(set)
    if (other.kind === 'landed' || (await scene.facts()).head?.commit !== head.commit) return other
  }
  throw new Fault('GitHub did not answer the commit; the branch was not moved.', { retryable: true })
}
