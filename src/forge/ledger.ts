/**
 * The ledger of one pull request or branch: an append-only ref, one entry a commit (spec page 2.7).
 *
 * Promised: an entry that is no receipt of this owner under its own id is passed over. The branch's recent commits that name a
 * request are told as claims, for the engine to judge; those of a fork's branch are not, since strangers write there.
 */
import type { Sha256 } from '../base/digest.js'
import { canonical } from '../base/canonical.js'
import { Fault, present } from '../base/fault.js'
import { ok, type Outcome } from '../base/outcome.js'
import type { ExecutableSet, Ledger } from '../engine/ports.js'
import { mergeReceipts, receiptId, type Receipt } from '../engine/receipt.js'
import { entryOf } from '../engine/snapshot.js'
import { claimsOf } from './claims.js'
import { filesAt } from './files.js'
import { pageOf, receiptOf, type LedgerEntry } from './ledger-page.js'
import { composeMessage } from './message.js'
import { makeCommit, makeTree, type TreeItem } from './objects.js'
import { hiddenRef, ownerOf, receiptsRef } from './opening.js'
import { advanceRef, moveRefs, type Look, type Moved } from './refs.js'
import type { Scene } from './scene.js'

/** How often an entry is tried that others keep forestalling. */
const COMPLETIONS = 6

/** A ledger on GitHub: the engine's port, and what the target needs to write to it. */
export interface ForgeLedger extends Ledger {
  /** Full name of its ref. */
  readonly ref: string
  /** Returns the newest entry, or null when there is no ledger yet. */
  tip(): Promise<string | null>
  /** Returns the commit that starts a new ledger. Refuses: missing_permission. */
  genesis(): Promise<Outcome<string>>
  /** Returns the commit of a new entry on top of `previous`. Refuses: missing_permission. */
  entry(receipt: Receipt, images: readonly TreeItem[], previous: string): Promise<Outcome<string>>
  /** Puts a further entry on top of `previous`; an entry that another one forestalled is left out. */
  append(receipt: Receipt, images: readonly TreeItem[], previous: string | null): Promise<void>
  /** Puts in an entry by itself, unless the ledger has one of that receipt. Throws `Fault` where it cannot. */
  record(receipt: Receipt, images: readonly TreeItem[]): Promise<void>
  /**
   * Returns the question what became of an update that put `entry` on top of `before`. Where branch and ledger move together,
   * the ledger tells of both.
   */
  lookFor(entry: string, before: string | null): () => Promise<Look>
}

/** Returns the tree items that keep a set's before-images, by the blobs that the repository has already. */
export function imagesOf({ plan, snapshot }: ExecutableSet): TreeItem[] {
  const paths = [...plan.files.flatMap((file) => (file.before === null ? [] : [file.from ?? file.path])), ...plan.unchanged]
  return paths.flatMap((path): TreeItem[] => {
    const entry = entryOf(snapshot, path)
    return entry.kind === 'file' && entry.oid !== undefined ? [{ path: `before/${path}`, mode: '100644', type: 'blob', sha: entry.oid }] : []
  })
}

/** Returns the ledger of a scene; `later` takes the completion of a ledger that lacks a commit's receipt. */
export function openLedger(scene: Scene, sha256: Sha256, later: (work: Promise<unknown>) => void): ForgeLedger {
  const { client, subject } = scene
  const owner = ownerOf(subject)
  const ref = receiptsRef(subject)

  /** Yields every entry, newest first, reading on as far as it is asked. */
  async function* entries(): AsyncGenerator<LedgerEntry> {
    let page = (await scene.facts()).ledger
    while (page !== null) {
      yield* page.entries
      page = page.next === null ? null : await pageOf(client, page.next)
    }
  }
  const collect = async (wanted: (entry: LedgerEntry) => boolean): Promise<LedgerEntry[]> => {
    const found: LedgerEntry[] = []
    for await (const entry of entries()) if (wanted(entry)) found.push(entry)
    return found.reverse()
  }
  const read = async (found: readonly LedgerEntry[]): Promise<Receipt[]> => {
    const all = await Promise.all(found.map((entry) => receiptOf(client, entry)))
    return mergeReceipts(all.filter((receipt) => receipt !== null).filter((receipt) =>
      receipt.owner === owner && receipt.id === receiptId(owner, receipt.plan_id, receipt.request_id, sha256)))
  }
  const lookFor = (entry: string, before: string | null) => async (): Promise<Look> => {
    const tip = await hiddenRef(client, ref)
    if (tip === entry) return 'landed'
    if (tip === before) return 'untouched'
    return tip !== null && (await pageOf(client, tip)).entries.some(({ oid }) => oid === entry) ? 'landed' : 'elsewhere'
  }
  const put = async (receipt: Receipt, images: readonly TreeItem[], previous: string | null): Promise<Moved> => {
    const { repository } = await scene.facts()
    const start = previous === null ? await ledger.genesis() : ok(previous)
    const entry = start.ok ? await ledger.entry(receipt, images, start.value) : start
    if (!entry.ok) return { kind: 'barred', refusal: present(entry.refusals[0], 'why no entry was made') }
    const moved = await moveRefs(client, repository.nodeId, [{ name: ref, before: previous, after: entry.value }], lookFor(entry.value, previous))
    return moved.kind === 'barred' ? advanceRef(client, ref, previous, entry.value) : moved
  }
  /** Returns whether the ledger up to `tip` has an entry of this receipt, as far as two pages go. */
  const tells = async (tip: string, receipt: string): Promise<boolean> => {
    const page = await pageOf(client, tip)
    const more = page.next === null ? [] : (await pageOf(client, page.next)).entries
    return [...page.entries, ...more].some(({ origin }) => origin?.receipt === receipt)
  }

  const ledger: ForgeLedger = {
    ref, lookFor,
    async append(receipt, images, previous) {
      await put(receipt, images, previous)
    },
    async record(receipt, images) {
      for (let attempt = 1; attempt <= COMPLETIONS; attempt++) {
        const tip = await hiddenRef(client, ref)
        if (tip !== null && await tells(tip, receipt.id)) return
        const moved = await put(receipt, images, tip)
        if (moved.kind === 'done') return
        if (moved.kind !== 'stale') break
      }
      throw new Fault(`The receipt ${receipt.id} could not be put into ${ref}; the trailers of its commit tell of it.`)
    },
    tip: async () => (await scene.facts()).ledger?.tip ?? null,
    receipts: async () => read(await collect(() => true)),
    async ofRequest(requestId) {
      const told = await read(await collect(({ origin }) => origin?.request === requestId))
      return told.find((receipt) => receipt.request_id === requestId) ?? null
    },
    async claims(requestId) {
      const { history, pull } = await scene.facts()
      return pull?.fork === true ? [] : claimsOf(client, history, requestId, sha256)
    },
    complete(set) {
      later(ledger.record(set.receipt, imagesOf(set)))
      return Promise.resolve()
    },
    async beforeImages(receipt) {
      const [first] = await collect(({ origin }) => origin?.receipt === receipt.id)
      const paths = [...receipt.files.flatMap((file) => (file.before === null ? [] : [file.from ?? file.path])), ...receipt.unchanged]
      if (first === undefined || paths.length === 0) return new Map()
      const files = await filesAt(client, first.oid, paths.map((path) => `before/${path}`))
      return new Map(paths.flatMap((path) => {
        const entry = files.get(`before/${path}`)
        return entry?.kind === 'file' ? [[path, entry.bytes] as const] : []
      }))
    },
    async genesis() {
      const content = canonical({ version: 1, owner })
      const tree = await makeTree(client, null, [{ path: 'ledger.json', mode: '100644', type: 'blob', content }])
      if (!tree.ok) return tree
      const commit = await makeCommit(client, `Receipts of ${owner}\n`, tree.value, [])
      return commit.ok ? ok(commit.value.oid) : commit
    },
    async entry(receipt, images, previous) {
      const content = `${JSON.stringify(receipt, null, 2)}\n`
      const tree = await makeTree(client, null, [{ path: 'receipt.json', mode: '100644', type: 'blob', content }, ...images])
      if (!tree.ok) return tree
      const message = composeMessage(`${receipt.operation}: ${receipt.title}`, receipt.operation, null, {
        plan: receipt.plan_id, receipt: receiptId(owner, receipt.plan_id, receipt.request_id, sha256), request: receipt.request_id,
      })
      const commit = await makeCommit(client, message, tree.value, [previous, ...(receipt.commit === null ? [] : [receipt.commit])])
      return commit.ok ? ok(commit.value.oid) : commit
    },
  }

  return ledger
}
