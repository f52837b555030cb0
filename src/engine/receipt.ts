/** The receipt: the one record of an executed or unchanged set (spec page 2.6). */
import { z } from 'zod'
import { canonicalDigest } from '../base/canonical.js'
import type { Sha256 } from '../base/digest.js'

const side = z.strictObject({ sha256: z.string(), anchor: z.string() })

export const fileReportSchema = z.strictObject({
  path: z.string(),
  operation: z.enum(['edit', 'create', 'delete', 'move']),
  from: z.string().optional(),
  mode: z.string().describe('git mode of the after-image; of the before-image for a deletion'),
  before: side.nullable(),
  after: side.nullable(),
  added: z.int().describe('lines added, as git diff --numstat counts'),
  removed: z.int().describe('lines removed, as git diff --numstat counts'),
})

export const checkReportSchema = z.strictObject({ name: z.string(), status: z.string(), summary: z.string() })

export const receiptSchema = z.strictObject({
  id: z.string().describe('hr- and the SHA-256 of the canonical form of owner, plan_id and request_id'),
  owner: z.string(),
  plan_id: z.string(),
  request_id: z.string(),
  actor: z.string(),
  author: z.string().optional().describe('whose plan it was, where somebody else had it executed'),
  approved_by: z.array(z.strictObject({ login: z.string(), id: z.int() })).optional().describe('who approved the plan'),
  operation: z.enum(['apply', 'edit', 'undo', 'transaction', 'refactor']),
  title: z.string(),
  files: z.array(fileReportSchema),
  unchanged: z.array(z.string()).describe('files of the set that were left as they were'),
  commit: z.string().nullable(),
  checks: z.array(checkReportSchema),
  indeterminate: z.array(z.string()).describe('what stayed unconfirmed; empty when all was read back'),
  at: z.string().describe('ISO 8601, UTC'),
  undoes: z.string().optional().describe('the receipt whose inverse this is'),
  repetition: z.int().optional().describe('consecutive no-change outcomes of this owner and plan, this one included'),
  verified: z.boolean().nullable().optional().describe('whether the platform verified the commit; null when unknown'),
  not_started: z.array(z.string()).optional().describe('workflows that will not start because of the token used'),
})

export type FileReport = z.infer<typeof fileReportSchema>
export type CheckReport = z.infer<typeof checkReportSchema>
export type Receipt = z.infer<typeof receiptSchema>

/** Returns `hr-` and 64 hex digits: the same owner, plan and request always give the same receipt. */
export function receiptId(owner: string, planId: string, requestId: string, sha256: Sha256): string {
  return `hr-${canonicalDigest({ owner, plan_id: planId, request_id: requestId }, sha256)}`
}

/**
 * Returns ledger entries (oldest first) merged by id: a later entry under the same id adds what was learned after the move,
 * and never takes back what is known. A receipt keeps the place of its first entry.
 */
export function mergeReceipts(entries: readonly Receipt[]): Receipt[] {
  const merged = new Map<string, Receipt>()
  for (const entry of entries) {
    const known = merged.get(entry.id)
    merged.set(entry.id, known === undefined ? entry : { ...known, ...entry, at: known.at, commit: entry.commit ?? known.commit })
  }
  return [...merged.values()]
}

/** Returns how many no-change receipts of this plan end the ledger of its owner, without a receipt of another outcome between. */
export function repetitions(receipts: readonly Receipt[], planId: string): number {
  let count = 0
  for (const receipt of receipts) {
    if (receipt.plan_id !== planId) continue
    count = receipt.files.length === 0 ? count + 1 : 0
  }
  return count
}
