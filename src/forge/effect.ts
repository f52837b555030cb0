/** What a receipt tells, with its bytes: for a card that is drawn again after the run that landed it. */
import { Fault } from '../base/fault.js'
import type { Sha256 } from '../base/digest.js'
import { sideOf, type FileChange, type Mode, type Plan, type Side } from '../engine/plan.js'
import type { Ledger } from '../engine/ports.js'
import type { FileReport, Receipt } from '../engine/receipt.js'
import type { Client } from './client.js'
import { filesAt } from './files.js'

type Told = FileReport['before']

/** Returns the side that a report tells of; undefined where these are not its bytes. */
function sideFrom(told: Told, mode: string, bytes: Uint8Array | undefined, sha256: Sha256): Side | null | undefined {
  if (told === null) return null
  return bytes !== undefined && sha256(bytes) === told.sha256 ? sideOf(bytes, mode as Mode, sha256) : undefined
}

/**
 * Returns the plan that a receipt is the effect of, its before-images from the ledger and the rest from its commit; null where
 * some of it is not there any more or cannot be read now.
 */
export async function effectOf(receipt: Receipt, ledger: Ledger, client: Client, sha256: Sha256): Promise<Plan | null> {
  const { commit, files: reports, plan_id: id, title, unchanged } = receipt
  if (commit === null) return null
  const [before, after] = await Promise.all([
    ledger.beforeImages(receipt), filesAt(client, commit, reports.flatMap((file) => (file.after === null ? [] : [file.path]))),
  ]).catch((error: unknown) => {
    if (error instanceof Fault) return [new Map<string, Uint8Array>(), new Map<string, never>()] as const
    throw error
  })
  const files: FileChange[] = []
  for (const file of reports) {
    const now = after.get(file.path)
    const old = sideFrom(file.before, file.mode, before.get(file.from ?? file.path), sha256)
    const made = sideFrom(file.after, file.mode, now?.kind === 'file' ? now.bytes : undefined, sha256)
    if (old === undefined || made === undefined) return null
    files.push({ operation: file.operation, path: file.path, ...(file.from === undefined ? {} : { from: file.from }), before: old, after: made })
  }
  return { id, target: '', base: null, title, verify: [], files, unchanged: [...unchanged] }
}
