/** What answers tell of a transaction (spec pages 4 and 9.3). */
import { z } from 'zod'
import type { Sha256 } from '../../base/digest.js'
import type { Refusal } from '../../base/refusal.js'
import { fileAnchor } from '../../text/anchor.js'
import { refusalSchema } from '../answer.js'
import { reportRefusals } from '../report-refusals.js'
import { missingParts } from './chunks.js'
import type { RetiredTransaction, Touched, Transaction } from './transaction.js'

const firstSeen = z.strictObject({ mode: z.string(), sha256: z.string(), anchor: z.string() }).nullable()
  .describe('what the file was when it was first touched; null where there was none')

const commitSchema = z.strictObject({
  request_id: z.string().describe('the request under which it lands'),
  state: z.enum(['under_way', 'cut_off']).describe('cut_off: nothing of it has landed, and nobody is kept out'),
  until: z.string().nullable().describe('ISO 8601, UTC: until when nobody else may stage or roll back'),
  detail: z.string(),
})

export type CommitReport = z.infer<typeof commitSchema>

export const transactionReportSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(['open', 'committing', 'committed', 'rolled_back']),
  expires_at: z.string().nullable().describe('ISO 8601, UTC; every call that goes through renews it'),
  files: z.array(z.strictObject({
    path: z.string(), operation: z.enum(['edit', 'create']), first_seen: firstSeen,
    after: z.strictObject({ sha256: z.string(), anchor: z.string() }),
  })),
  chunks: z.array(z.strictObject({
    path: z.string(), total: z.int(), received: z.array(z.int()), missing: z.array(z.int()), first_seen: firstSeen,
  })).describe('files of which parts came that are not assembled yet'),
  commits: z.boolean().describe('whether a commit would go through now'),
  refusals: z.array(refusalSchema).optional().describe('why it would not'),
  commit: commitSchema.optional().describe('the last commit, where it did not come to its end'),
  receipt: z.string().optional(),
})

/** What became of each file of a call that was not atomic. */
export const fileResultSchema = z.strictObject({ path: z.string(), staged: z.boolean(), refusals: z.array(refusalSchema).optional() })

export type TransactionReport = z.infer<typeof transactionReportSchema>

function fileReports(touched: readonly Touched[], sha256: Sha256): TransactionReport['files'] {
  return touched.flatMap(({ path, first, staged }) => (staged === null ? [] : [{
    path, operation: first === null ? 'create' as const : 'edit' as const, first_seen: first,
    after: { sha256: sha256(staged.bytes), anchor: fileAnchor(staged.bytes, sha256) },
  }]))
}

function chunkReports(touched: readonly Touched[]): TransactionReport['chunks'] {
  return touched.flatMap(({ path, first, chunks }) => (chunks === null ? [] : [{
    path, total: chunks.total, received: [...chunks.parts.keys()].sort((a, b) => a - b), missing: missingParts(chunks), first_seen: first,
  }]))
}

/** Returns what an open transaction is; `problems` keep a commit from going through, `commit` did not come to its end. */
export function reportTransaction(transaction: Transaction, problems: readonly Refusal[], sha256: Sha256, commit: CommitReport | null): TransactionReport {
  const { id, name, expiresAt, touched } = transaction
  return {
    id, name, state: commit?.state === 'under_way' ? 'committing' : 'open', expires_at: new Date(expiresAt).toISOString(),
    files: fileReports(touched, sha256), chunks: chunkReports(touched), commits: problems.length === 0,
    ...(problems.length === 0 ? {} : { refusals: reportRefusals(problems) }), ...(commit === null ? {} : { commit }),
  }
}

/** Returns what a transaction is that came to its end. */
export function reportRetired({ id, name, receipt }: RetiredTransaction, state: 'committed' | 'rolled_back'): TransactionReport {
  return { id, name, state, expires_at: null, files: [], chunks: [], commits: false, ...(receipt === undefined ? {} : { receipt }) }
}
