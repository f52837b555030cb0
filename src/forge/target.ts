/**
 * Where sets land on GitHub: the head branch of a pull request, or a named branch.
 *
 * Calling sequence: `load` fixes the head; `land` makes tree, commit and ledger entry on exactly that head, looks once more at
 * permission, pull request and comment, moves branch and ledger in one compare-and-swap, and reads the commit back; where the
 * platform bars that, the branch moves first and the ledger after (`ways.ts`). Promised: nothing is forced; a request that another
 * run has landed meanwhile is told by that run's receipt. Not promised: that objects which no ref reaches are gone after a
 * refusal by the last look.
 */
import { Fault, present } from '../base/fault.js'
import { ok } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { ExecutableSet, Landing, Target } from '../engine/ports.js'
import { landBranch, landByPlatform } from './apart.js'
import { landByPush, type Remote } from './by-push.js'
import type { Rules } from '../engine/rules.js'
import { blobOid } from './git-object.js'
import { ownerOf, type Facts } from './opening.js'
import { confirmCommit } from './read-back.js'
import { sameComment } from './recheck.js'
import { landTogether } from './together.js'
import { touchedPaths, type Ground, type Head, type Try } from './ways.js'

/**
 * How the commit is made: `refs` moves refs to a commit of ours, `graphql` lets the platform make it, `push` is git's own; `auto`
 * goes from the first to the next where the platform bars it.
 */
export type CommitMethod = 'auto' | 'refs' | 'graphql' | 'push'

export interface TargetOptions extends Omit<Ground, 'movedOr' | 'confirm'> {
  readonly method: CommitMethod
  readonly remote: Remote
  /** What is asked for: the verb of the command. */
  readonly operation: string
}

/** Returns the target of a scene. */
export function openTarget(options: TargetOptions): Target {
  const { scene, ledger, standing, repositoryId, method } = options
  const { client } = scene

  const ground: Ground = {
    ...options,
    async movedOr(set) {
      scene.reset()
      const [, first] = await Promise.all([scene.load(touchedPaths(set)), ledger.ofRequest(set.receipt.request_id)])
      return first === null ? { kind: 'moved' } : { kind: 'landed', receipt: first }
    },
    async confirm(set, receipt, entry, head) {
      const doubts = receipt.commit === null ? [] : await confirmCommit(client, set.plan, receipt.commit, head.commit)
      if (doubts.length === 0) return { kind: 'landed', receipt }
      const told = { ...receipt, indeterminate: [...receipt.indeterminate, ...doubts] }
      if (entry !== null) options.later(ledger.append(told, [], entry))
      return { kind: 'landed', receipt: told }
    },
  }

  /** Tries one way after the other, as far as `method` goes and the platform bars them. */
  const pursue = async (set: ExecutableSet, facts: Facts, head: Head): Promise<Landing> => {
    const last = await byMethod(set, facts, head)
    return last.kind === 'barred' ? { kind: 'refused', refusals: [last.refusal] } : last
  }
  const byMethod = (set: ExecutableSet, facts: Facts, head: Head): Promise<Try> => {
    if (set.plan.files.length === 0) return byRefs(set, facts, head)
    switch (method) {
      case 'auto': case 'refs': return byRefs(set, facts, head)
      case 'graphql': return landByPlatform(set, facts, head, ground)
      case 'push': return landByPush(set, facts, head, ground, options.remote)
    }
  }
  const byRefs = async (set: ExecutableSet, facts: Facts, head: Head): Promise<Try> => {
    const together = await landTogether(set, facts, head, ground)
    if (together.kind !== 'barred') return together
    if (set.plan.files.length === 0) {
      await ledger.record(set.receipt, [])
      return { kind: 'landed', receipt: set.receipt }
    }
    const alone = await landBranch(set, facts, head, together.commit, ground)
    if (alone.kind !== 'barred' || method === 'refs') return alone
    const made = await landByPlatform(set, facts, head, ground)
    return made.kind === 'barred' ? landByPush(set, facts, head, ground, options.remote) : made
  }

  const landFirst = async (set: ExecutableSet): Promise<Landing> => {
    const facts = await scene.facts()
    if (facts.repository.id !== repositoryId) throw new Fault('The API shows another repository than the event names.')
    const problems = barred(facts, options, await standing.rules())
    if (problems.length > 0) return { kind: 'refused', refusals: problems }
    const head = present(facts.head, 'the head')
    return head.commit === set.snapshot.base ? pursue(set, facts, head) : ground.movedOr(set)
  }

  /** Another run of the same request may have landed the set before what refuses it now came to be. */
  const land = async (set: ExecutableSet): Promise<Landing> => {
    const landing = await landFirst(set)
    if (landing.kind !== 'refused') return landing
    const other = await ground.movedOr(set)
    return other.kind === 'landed' ? other : landing
  }

  return {
    owner: ownerOf(scene.subject), commits: true,
    name: `github:${String(repositoryId)}/${scene.subject.kind === 'pull' ? `pr/${String(scene.subject.number)}` : `branch/${scene.subject.name}`}`,
    load: async (paths, creating) => {
      const [loaded, allowed] = await Promise.all([scene.load(paths, creating), standing.permits(options.operation)])
      return allowed.ok ? loaded : allowed
    },
    blobId: blobOid,
    land,
  }
}

/**
 * Returns what the facts alone say against writing.
 * Refuses: pull_request_closed, fork_not_writable, branch_protected, event_not_allowed.
 */
function barred(facts: Facts, { scene, body }: TargetOptions, { branches }: Rules): Refusal[] {
  const comment = scene.comment === null ? ok(null) : sameComment(facts.comment, body)
  const found: Refusal[] = comment.ok ? [] : [...comment.refusals]
  if (facts.pull !== null && facts.pull.state !== 'OPEN') found.push({ code: 'pull_request_closed', detail: facts.pull.state.toLowerCase() })
  if (facts.pull?.fork === true) found.push({ code: 'fork_not_writable', detail: facts.branch })
  else if (facts.branch === facts.defaultBranch && !branches.default) found.push({ code: 'branch_protected', detail: `${facts.branch} is the default branch` })
  if (facts.repository.archived) found.push({ code: 'push_rejected', detail: 'the repository is archived' })
  return found
}

