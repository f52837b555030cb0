/**
 * `edit_transaction` (spec page 4): one function for every door.
 *
 * Calling sequence: `begin`, staging calls, `commit` or `rollback`, each from any process; `commit-transaction.ts` has the commit.
 * Promised: what a call was told is staged is in the commit, or the commit refuses; a call delivered twice stages once; a refused
 * call changes nothing, the lifetime neither. Not promised: that a commit which takes longer than its claim lasts (two minutes)
 * is not overtaken by another call.
 */
import { canonicalDigest } from '../base/canonical.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import { parseTransactionCall, type TransactionCall } from '../changeset/transaction.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { Step, TransactionStore } from '../engine/ports.js'
import { reportRefusals } from '../engine/report-refusals.js'
import type { Snapshot } from '../engine/snapshot.js'
import { addPart, assembleParts } from '../engine/transaction/chunks.js'
import { draftTransaction } from '../engine/transaction/draft.js'
import { beginTransaction, expireTransactions, findTransaction, goneRefusal, putTransaction, retireTransaction, stagedBy, transactionId } from '../engine/transaction/life.js'
import { reportRetired, reportTransaction } from '../engine/transaction/report.js'
import { checkSize, stageFile, stageFiles, type FileEdit, type FileResult, type Staging } from '../engine/transaction/stage.js'
import type { Transaction, Transactions } from '../engine/transaction/transaction.js'
import type { Refusal } from '../base/refusal.js'
import { commitTransaction } from './commit-transaction.js'
import { commitOf, lookUp, underWay } from './transaction-lookup.js'
import { undo } from './receipts.js'

type StagingCall = Extract<TransactionCall, { action: 'edit' | 'edit_multi' | 'edit_chunk' | 'assemble' }>
type Named = Exclude<TransactionCall, { action: 'begin' }>

/** What a staging call made of a transaction; `results` where each file goes on its own. */
interface Made {
  readonly transaction: Transaction
  readonly results?: readonly FileResult[]
}

/** Returns the repository path that a file of a call names. Refuses: path_escape. */
function pathIn(prefix: string, file: string): Outcome<string> {
  const problem = pathProblem(file)
  if (problem !== null) return refuse({ code: 'path_escape', path: file, detail: problem })
  return ok(prefix === '' ? file : `${prefix}/${file}`)
}

function filesOf(call: StagingCall): string[] {
  return call.action === 'edit_multi' ? call.files ?? call.file_edits?.map(({ file }) => file) ?? [] : [call.file]
}

/** Returns what an `edit` or an entry of `file_edits` asks of the file at `path`. */
function editOf(path: string, { edits, content }: Pick<Extract<TransactionCall, { action: 'edit' }>, 'edits' | 'content'>): FileEdit {
  return edits === undefined ? { path, content: content ?? '' } : { path, edits }
}

function editsOf(call: Extract<TransactionCall, { action: 'edit_multi' }>, paths: readonly string[]): FileEdit[] {
  const { edits, file_edits } = call
  if (edits !== undefined) return paths.map((path) => ({ path, edits }))
  return (file_edits ?? []).map((one, index) => editOf(paths[index] ?? '', one))
}

function tooManyHunks(files: readonly FileEdit[], { limits }: Staging): Refusal[] {
  const figure = files.reduce((sum, file) => sum + ('edits' in file ? file.edits.length : 0), 0)
  return figure > limits.hunks ? [{ code: 'too_many_hunks', limit: limits.hunks, figure, detail: 'in the call' }] : []
}

/** Returns the transaction as a staging call leaves it; `paths` are those of its files. Refuses: what staging refuses. */
function make(transaction: Transaction, call: StagingCall, paths: readonly string[], staging: Staging): Outcome<Made> {
  const [path = ''] = paths
  const sized = (staged: Outcome<Transaction>): Outcome<Made> => {
    const refusals = staged.ok ? checkSize(staged.value, staging.limits) : staged.refusals
    return staged.ok && refusals.length === 0 ? ok({ transaction: staged.value }) : { ok: false, refusals }
  }
  switch (call.action) {
    case 'edit': return sized(stageFile(transaction, editOf(path, call), staging))
    case 'edit_chunk': return sized(addPart(transaction, { path, seq: call.seq, total: call.total, lines: call.lines }, staging))
    case 'assemble': return sized(assembleParts(transaction, path, call.expect_sha, staging))
    case 'edit_multi': {
      const files = editsOf(call, paths)
      const tooMany = tooManyHunks(files, staging)
      if (tooMany.length > 0) return { ok: false, refusals: tooMany }
      const staged = stageFiles(transaction, files, call.atomic, staging)
      return staged.ok && call.atomic ? ok({ transaction: staged.value.transaction }) : staged
    }
  }
}

/** Returns why a transaction would not commit now, as far as this snapshot holds its files. */
function problemsOf(desk: Desk, transaction: Transaction, snapshot: Snapshot): readonly Refusal[] {
  const touched = transaction.touched.filter(({ path }) => snapshot.entries.has(path))
  const draft = draftTransaction({ ...transaction, touched }, snapshot, { sha256: desk.sha256, limits: desk.limits, refuseHidden: desk.hidden !== 'allow' })
  return draft.ok ? [] : draft.refusals
}

function told(desk: Desk, { transaction, results }: Made, snapshot: Snapshot, more: object = {}): Done {
  const files = results?.map(({ path, refusals }) => ({ path, staged: refusals.length === 0, ...(refusals.length === 0 ? {} : { refusals: reportRefusals(refusals) }) }))
  const report = reportTransaction(transaction, problemsOf(desk, transaction, snapshot), desk.sha256, commitOf(transaction, desk))
  return { answer: { outcome: 'ok', transaction: report, ...(files === undefined ? {} : { results: files }), ...more }, plan: null }
}

async function stage(desk: Desk, store: TransactionStore, call: StagingCall, prefix: string): Promise<Done> {
  const named = filesOf(call).map((file) => pathIn(prefix, file))
  const escapes = named.flatMap((path) => (path.ok ? [] : path.refusals))
  if (escapes.length > 0) return refused(escapes)
  const paths = named.flatMap((path) => (path.ok ? [path.value] : []))
  const tooMany = paths.length > desk.limits.files ? [{ code: 'too_many_files' as const, limit: desk.limits.files, figure: paths.length }] : []
  if (tooMany.length > 0) return refused(tooMany)
  const allowed = await desk.authority.decide('transaction', [])
  if (!allowed.ok) return refused(allowed.refusals)
  const found = await lookUp(desk, store, call.txn_id)
  if (found.kind !== 'open') return refused([goneRefusal(call.txn_id, found)])
  const loaded = await desk.target.load([...new Set([...paths, ...found.transaction.touched.map(({ path }) => path)])])
  if (!loaded.ok) return refused(loaded.refusals)
  const staging: Staging = { snapshot: loaded.value, sha256: desk.sha256, limits: desk.limits }
  const digest = canonicalDigest({ request_id: desk.requestId, call }, desk.sha256)
  const dry = 'dry_run' in call && call.dry_run
  return store.update((all): Step<Done, Transactions> => {
    const now = findTransaction(all, call.txn_id, desk.now())
    if (now.kind !== 'open') return { answer: refused([goneRefusal(call.txn_id, now)]) }
    const busy = underWay(now.transaction, desk)
    if (busy !== null) return { answer: refused([busy]) }
    if (!dry && now.transaction.calls.includes(digest)) return { answer: told(desk, now, loaded.value, { repeated: true }) }
    const made = make(now.transaction, call, paths, staging)
    if (!made.ok) return { answer: refused(made.refusals) }
    const renewed = { expiresAt: desk.now() + desk.limits.planLifetime }
    const next = dry ? { ...now.transaction, ...renewed } : { ...stagedBy(made.value.transaction, digest), ...renewed }
    const shown = { ...made.value, transaction: dry ? { ...made.value.transaction, ...renewed } : next }
    return { answer: told(desk, shown, loaded.value, dry ? { dry_run: true } : {}), next: putTransaction(all, next, desk.now()) }
  })
}

async function begin(desk: Desk, store: TransactionStore, name: string): Promise<Done> {
  const allowed = await desk.authority.decide('transaction', [])
  if (!allowed.ok) return refused(allowed.refusals)
  const id = transactionId(desk.target.owner, name, desk.requestId, desk.sha256)
  return store.update((all): Step<Done, Transactions> => {
    const begun = beginTransaction(all, { id, name, author: desk.actor, now: desk.now(), limits: desk.limits })
    if (!begun.ok) return { answer: refused(begun.refusals) }
    const report = reportTransaction(begun.value.transaction, [], desk.sha256, commitOf(begun.value.transaction, desk))
    return { answer: { answer: { outcome: 'ok', transaction: report }, plan: null }, next: begun.value.all }
  })
}

/** Returns what a transaction holds, and whether a commit would go through now: files, paths and permission. */
async function info(desk: Desk, store: TransactionStore, id: string): Promise<Done> {
  const allowed = await desk.authority.decide('transaction', [])
  if (!allowed.ok) return refused(allowed.refusals)
  const found = await lookUp(desk, store, id)
  if (found.kind === 'retired' && found.retired.state === 'committed') {
    return { answer: { outcome: 'ok', transaction: reportRetired(found.retired, 'committed') }, plan: null }
  }
  if (found.kind !== 'open') return refused([goneRefusal(id, found)])
  const paths = found.transaction.touched.map(({ path }) => path)
  const [permitted, loaded] = await Promise.all([desk.authority.decide('transaction', paths), desk.target.load(paths)])
  return store.update((all): Step<Done, Transactions> => {
    const now = findTransaction(all, id, desk.now())
    if (now.kind !== 'open') return { answer: refused([goneRefusal(id, now)]) }
    const transaction = { ...now.transaction, expiresAt: desk.now() + desk.limits.planLifetime }
    const problems = [...(permitted.ok ? [] : permitted.refusals), ...(loaded.ok ? problemsOf(desk, transaction, loaded.value) : loaded.refusals)]
    const report = reportTransaction(transaction, problems, desk.sha256, commitOf(transaction, desk))
    return { answer: { answer: { outcome: 'ok', transaction: report }, plan: null }, next: putTransaction(all, transaction, desk.now()) }
  })
}

async function rollBack(desk: Desk, store: TransactionStore, id: string): Promise<Done> {
  const allowed = await desk.authority.decide('transaction', [])
  if (!allowed.ok) return refused(allowed.refusals)
  const found = await lookUp(desk, store, id)
  if (found.kind !== 'open') return refused([goneRefusal(id, found)])
  return store.update((all): Step<Done, Transactions> => {
    const now = findTransaction(all, id, desk.now())
    const busy = now.kind === 'open' ? underWay(now.transaction, desk) : goneRefusal(id, now)
    if (busy !== null || now.kind !== 'open') return { answer: refused(busy === null ? [] : [busy]) }
    const retired = { id, name: now.transaction.name, state: 'rolled_back' as const, at: desk.now() }
    return { answer: { answer: { outcome: 'ok', transaction: reportRetired(retired, 'rolled_back') }, plan: null }, next: retireTransaction(all, retired, desk.now()) }
  })
}

async function undoCommit(desk: Desk, store: TransactionStore, id: string): Promise<Done> {
  const allowed = await desk.authority.decide('undo', [])
  if (!allowed.ok) return refused(allowed.refusals)
  const found = await lookUp(desk, store, id)
  if (found.kind === 'retired' && found.retired.state === 'committed') return undo(desk, found.retired.receipt ?? id)
  if (found.kind === 'open') return refused([{ code: 'invalid_request', detail: `${id} is not committed yet; rollback drops it` }])
  return refused([goneRefusal(id, found)])
}

function act(desk: Desk, store: TransactionStore, call: Named, prefix: string): Promise<Done> {
  switch (call.action) {
    case 'edit': case 'edit_multi': case 'edit_chunk': case 'assemble': return stage(desk, store, call, prefix)
    case 'commit': return commitTransaction(desk, store, call.txn_id, call.dry_run)
    case 'undo_commit': return undoCommit(desk, store, call.txn_id)
    case 'rollback': return rollBack(desk, store, call.txn_id)
    case 'info': return info(desk, store, call.txn_id)
  }
}

const NOWHERE: Refusal = { code: 'missing_permission', detail: 'contents: write, without which no transaction can be kept' }

/**
 * Returns what came of one call of `edit_transaction`. `prefix` is where `workspace_dir` lies in the repository, '' for its root;
 * the desk is that of the repository around it.
 * Refuses: invalid_request, missing_permission, too_many_transactions, transaction_not_found, transaction_expired, busy, and what
 * staging, committing and undoing refuse.
 */
export async function editTransaction(desk: Desk, given: unknown, prefix: string): Promise<Done> {
  const call = parseTransactionCall(given)
  if (!call.ok) return refused(call.refusals)
  const store = desk.transactions
  if (store === null) return refused([NOWHERE])
  return call.value.action === 'begin' ? begin(desk, store, call.value.name) : act(desk, store, call.value, prefix)
}

/** Returns `{ outcome: "ok", transactions: [...] }`: the open ones of this owner, oldest first. */
export async function transactions(desk: Desk): Promise<Done> {
  const allowed = await desk.authority.decide('transaction', [])
  if (!allowed.ok) return refused(allowed.refusals)
  const { open } = desk.transactions === null ? { open: [] } : await desk.transactions.update((all) => ({ answer: expireTransactions(all, desk.now()) }))
  const listed = open.map(({ id, name, author, expiresAt, touched }) => ({
    id, name, author, expires_at: new Date(expiresAt).toISOString(), files: touched.map(({ path }) => path),
  }))
  return { answer: { outcome: 'ok', transactions: listed }, plan: null }
}
