/**
 * Where sets land on GitHub: the head branch of a pull request, or a named branch.
 *
 * Calling sequence: `load` fixes the head; `land` makes tree, commit and ledger entry on exactly that head, looks once more at
 * permission, pull request and comment, moves branch and ledger in one compare-and-swap, and reads the commit back. Promised:
 * a receipt exists exactly when its commit landed; nothing is forced; a request that another run has landed meanwhile is told
 * by that run's receipt. Not promised: that objects which no ref reaches are gone after a refusal by the last look.
 */
import { Fault, present } from '../base/fault.js'
import { ok, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { ExecutableSet, Landing, Target } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { Standing } from './authority.js'
import { guardBranch, type BranchRules } from './branch-guard.js'
import { makeChange } from './change.js'
import { imagesOf, type ForgeLedger } from './ledger.js'
import type { MadeCommit } from './objects.js'
import { ownerOf, type Facts } from './opening.js'
import { confirmCommit } from './read-back.js'
import { recheck, sameComment } from './recheck.js'
import { moveRefs, type Moved } from './refs.js'
import type { Scene } from './scene.js'
import { notStarted } from './workflows.js'

export interface TargetOptions {
  readonly scene: Scene
  readonly ledger: ForgeLedger
  readonly standing: Standing
  /** The comment's body as the event told it; "" where no comment asks. */
  readonly body: string
  /** The requester as `login <id+login@host>`, or null. */
  readonly coauthor: string | null
  /** The input `commit-message`, in which `{title}`, `{plan}` and `{actor}` are filled in; null for the title alone. */
  readonly template: string | null
  readonly rules: BranchRules
  /** Takes work that need not be done before the card. */
  readonly later: (work: Promise<unknown>) => void
}

/** How often an entry is made again because only the ledger moved. */
const ENTRIES = 5

/** What is made and not yet moved to. */
interface Prepared {
  /** The receipt that the entry is to tell. */
  readonly receipt: Receipt
  readonly commit: MadeCommit | null
  /** The ledger's tip as it was read; null where there is no ledger. */
  readonly before: string | null
  /** What the entry goes on top of: the tip, or the first commit of a new ledger. */
  readonly previous: string
}

/** What one attempt to move came to; a landed one names its entry. */
type Published = Exclude<Moved, { kind: 'done' }> | { readonly kind: 'done'; readonly entry: string } | { readonly kind: 'moved' }

/** Returns the target of a scene. */
export function openTarget(options: TargetOptions): Target {
  const { scene, ledger, standing, rules } = options
  const { client } = scene

  /** After something moved: another run may have landed this very request. */
  const movedOr = async (set: ExecutableSet): Promise<Landing> => {
    scene.reset()
    const [, first] = await Promise.all([scene.load(touched(set)), ledger.ofRequest(set.receipt.request_id)])
    return first === null ? { kind: 'moved' } : { kind: 'landed', receipt: first }
  }

  /** Makes the commit on the fixed head, and the start of a ledger where there is none, while the branch is looked at. */
  const prepare = async (set: ExecutableSet, facts: Facts, head: NonNullable<Facts['head']>): Promise<Outcome<Prepared>> => {
    const before = await ledger.tip()
    const [guarded, made, start] = await Promise.all([
      guardBranch(client, facts.branch, rules),
      set.plan.files.length === 0 ? ok(null) : makeChange(client, set, head, options),
      before === null ? ledger.genesis() : ok(before),
    ])
    if (!guarded.ok) return guarded
    if (!made.ok) return made
    if (!start.ok) return start
    const commit = made.value
    const receipt = commit === null ? set.receipt : { ...set.receipt, commit: commit.oid, verified: commit.verified, ...notStarted(facts) }
    return ok({ receipt, commit, before, previous: start.value })
  }

  /** Makes the ledger's entry while permission, pull request and comment are looked at once more, then moves the refs. */
  const publish = async (set: ExecutableSet, { receipt, commit, before, previous }: Prepared, facts: Facts, head: string): Promise<Outcome<Published>> => {
    const [last, entry] = await Promise.all([
      recheck(scene, standing, options.body, head, facts.branch), ledger.entry(receipt, imagesOf(set), previous),
    ])
    if (!last.ok) return last
    if (!entry.ok) return entry
    if (last.value === 'moved') return ok({ kind: 'moved' })
    const branch = commit === null ? [] : [{ name: `refs/heads/${facts.branch}`, before: head, after: commit.oid }]
    const moves = [...branch, { name: ledger.ref, before, after: entry.value }]
    const moved = await moveRefs(client, facts.repository.nodeId, moves, ledger.lookFor(entry.value, before))
    return ok(moved.kind === 'done' ? { kind: 'done', entry: entry.value } : moved)
  }

  /** Reads the commit back; what cannot be confirmed joins the receipt, and the ledger beside the card. */
  const confirm = async (set: ExecutableSet, receipt: Receipt, entry: string, parent: string): Promise<Landing> => {
    const doubts = receipt.commit === null ? [] : await confirmCommit(client, set.plan, receipt.commit, parent)
    if (doubts.length === 0) return { kind: 'landed', receipt }
    const told = { ...receipt, indeterminate: [...receipt.indeterminate, ...doubts] }
    options.later(ledger.append(told, [], entry))
    return { kind: 'landed', receipt: told }
  }

  /** Moves to what is prepared, again on top where only the ledger moved. */
  const pursue = async (set: ExecutableSet, prepared: Prepared, facts: Facts, head: string): Promise<Landing> => {
    let next = prepared
    for (let attempt = 1; attempt <= ENTRIES; attempt++) {
      const published = await publish(set, next, facts, head)
      if (!published.ok) return { kind: 'refused', refusals: published.refusals }
      const { value } = published
      if (value.kind === 'refused') return { kind: 'refused', refusals: [value.refusal] }
      if (value.kind === 'done') return confirm(set, next.receipt, value.entry, head)
      const other = await movedOr(set)
      const now = await scene.facts()
      if (other.kind === 'landed' || now.head?.commit !== head) return other
      const tip = now.ledger?.tip ?? null
      next = { ...next, before: tip, previous: tip ?? next.previous }
    }
    return { kind: 'refused', refusals: [{ code: 'busy', detail: 'other runs write to the ledger of this branch' }] }
  }

  const land = async (set: ExecutableSet): Promise<Landing> => {
    const facts = await scene.facts()
    if (facts.repository.id !== rules.repositoryId) throw new Fault('The API shows another repository than the event names.')
    const problems = barred(facts, options, rules)
    if (problems.length > 0) return { kind: 'refused', refusals: problems }
    const head = present(facts.head, 'the head')
    if (head.commit !== set.snapshot.base) return movedOr(set)
    const prepared = await prepare(set, facts, head)
    return prepared.ok ? pursue(set, prepared.value, facts, head.commit) : { kind: 'refused', refusals: prepared.refusals }
  }

  return {
    owner: ownerOf(scene.subject),
    name: `github:${String(rules.repositoryId)}/${scene.subject.kind === 'pull' ? `pr/${String(scene.subject.number)}` : `branch/${scene.subject.name}`}`,
    load: async (paths) => {
      const [loaded, allowed] = await Promise.all([scene.load(paths), standing.atLeast('write')])
      return allowed.ok ? loaded : allowed
    },
    land,
  }
}

function touched({ plan }: ExecutableSet): string[] {
  return plan.files.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]))
}

/**
 * Returns what the facts alone say against writing. Because this version enforces no policy file yet, a repository that has one is
 * not written to: passing over its rules would let through what they forbid.
 * Refuses: invalid_policy, pull_request_closed, fork_not_writable, branch_protected, event_not_allowed.
 */
function barred(facts: Facts, { scene, body }: TargetOptions, rules: BranchRules): Refusal[] {
  const comment = scene.comment === null ? ok(null) : sameComment(facts.comment, body)
  const found: Refusal[] = comment.ok ? [] : [...comment.refusals]
  if (facts.policy !== null) found.push({ code: 'invalid_policy', detail: 'this version cannot enforce .github/holdfast.yml yet' })
  if (facts.pull !== null && facts.pull.state !== 'OPEN') found.push({ code: 'pull_request_closed', detail: facts.pull.state.toLowerCase() })
  if (facts.pull?.fork === true) found.push({ code: 'fork_not_writable', detail: facts.branch })
  else if (facts.branch === facts.defaultBranch && !rules.allowDefault) found.push({ code: 'branch_protected', detail: `${facts.branch} is the default branch` })
  if (facts.repository.archived) found.push({ code: 'push_rejected', detail: 'the repository is archived' })
  return found
}

