/** GitHub as the engine sees it: the ports of one run, made from one client. */
import type { Sha256 } from '../base/digest.js'
import type { Plan } from '../engine/plan.js'
import type { Form, Ledger, Shelf, ShelfStore, Target, Transactions, TransactionStore } from '../engine/ports.js'
import type { Receipt } from '../engine/receipt.js'
import type { ReadRules } from '../engine/rules.js'
import { openAuthority, type Actor, type Standing } from './authority.js'
import type { Remote } from './by-push.js'
import type { Client } from './client.js'
import { effectOf } from './effect.js'
import { openKept } from './kept.js'
import { openLedger } from './ledger.js'
import type { Review } from '../engine/review.js'
import { hiddenRef, keptRef, type Facts, type Subject } from './opening.js'
import { openReview } from './review.js'
import { openScene } from './scene.js'
import { openTarget, type CommitMethod } from './target.js'

export interface ForgeOptions {
  readonly client: Client
  readonly sha256: Sha256
  readonly subject: Subject
  /** The comment that asks, its text as the event told it; null where none does. */
  readonly comment: { readonly nodeId: string; readonly body: string } | null
  /** When the command was written, ISO 8601; null where no comment asks. */
  readonly askedAt: string | null
  /** Everybody whose permission counts, and whose request it is. */
  readonly actors: readonly Actor[]
  readonly asker: { readonly login: string; readonly id: number | null }
  /** What is asked for: the verb of the command. */
  readonly operation: string
  /** The path of the policy file on the default branch, and what makes rules of it. */
  readonly policy: string
  readonly readRules: ReadRules
  readonly coauthor: string | null
  readonly template: string | null
  /** Numeric id of the repository, as the event gives it. */
  readonly repositoryId: number
  readonly method: CommitMethod
  readonly remote: Remote
  /** How plans and transactions are written down. */
  readonly forms: { readonly plans: Form<Shelf>; readonly transactions: Form<Transactions> }
  /** Whether the event may do more than read and preview. */
  readonly writable: boolean
  /** Whether plans may be retained, where the event may write. */
  readonly keeps: boolean
}

export interface Forge {
  readonly target: Target
  readonly ledger: Ledger
  readonly shelf: ShelfStore
  readonly transactions: TransactionStore | null
  readonly standing: Standing
  /** Null where there is no pull request. */
  readonly review: Review | null
  facts(): Promise<Facts>
  /** Returns the plan that a receipt is the effect of, made again from what the repository keeps; null where it does not keep all. */
  effectOf(receipt: Receipt): Promise<Plan | null>
  /** Takes work that need not be done before the card. */
  readonly later: (work: Promise<unknown>) => void
  /** Waits for that work; returns what failed, a sentence each. */
  settled(): Promise<readonly string[]>
}

/** Returns the ports of one run. The look-up of permissions starts at once, everything else when it is asked for. */
export function openForge(options: ForgeOptions): Forge {
  const { client, sha256, subject, comment, repositoryId, writable } = options
  const work: Promise<string | null>[] = []
  const later = (more: Promise<unknown>): void => {
    work.push(more.then(() => null, (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))))
  }
  const scene = openScene(client, subject, comment?.nodeId ?? null, options.policy)
  const ledger = openLedger(scene, sha256, later)
  const standing = openAuthority({
    client, actors: options.actors, asker: options.asker, writable, readRules: options.readRules, policy: async () => (await scene.facts()).policy,
  })
  const shelf = openKept(scene, options.forms.plans, async () => (await scene.facts()).shelf, { sha256, later, keeps: writable && options.keeps })
  const transactions = openKept(scene, options.forms.transactions, () => hiddenRef(client, keptRef('transactions', subject)), { sha256, later, keeps: writable })
  const inner = openTarget({
    scene, ledger, standing, body: comment?.body ?? '', coauthor: options.coauthor, template: options.template, repositoryId, later,
    operation: options.operation,
    method: options.method, remote: options.remote,
  })
  const target: Target = {
    owner: inner.owner,
    name: inner.name,
    commits: true,
    load: (paths, creating) => inner.load(paths, creating),
    blobId: (bytes) => inner.blobId(bytes),
    async land(set) {
      shelf.prefetch()
      const landing = await inner.land(set)
      if (landing.kind === 'landed') [shelf, transactions].forEach((store) => { store.relax() })
      return landing
    },
  }
  return {
    target, ledger, standing, shelf, transactions: writable ? transactions : null, later,
    review: subject.kind === 'pull' ? openReview(client, subject.number, options.askedAt) : null,
    facts: () => scene.facts(),
    effectOf: (receipt) => effectOf(receipt, ledger, client, sha256),
    async settled() {
      return (await Promise.all(work)).filter((failure) => failure !== null)
    },
  }
}
