/** Sending a file in parts (spec page 4): parts in any order, then one check of the whole before it is staged. */
import { utf8 } from '../../base/encoding.js'
import { refuse, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import { stageChunks, stageWhole, touchedFile, type Staging } from './stage.js'
import type { Chunks, Transaction } from './transaction.js'

/** Missing parts that are named. */
const NAMED = 20

export interface Part {
  readonly path: string
  /** From 1 to `total`. */
  readonly seq: number
  readonly total: number
  readonly lines: readonly string[]
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index])
}

/** Returns the transaction with one more part; an equal one changes nothing. Refuses: chunk_conflict, the target codes, stale_anchor. */
export function addPart(transaction: Transaction, { path, seq, total, lines }: Part, staging: Staging): Outcome<Transaction> {
  const known = touchedFile(transaction, path)?.chunks ?? null
  if (known !== null && known.total !== total) {
    return refuse({ code: 'chunk_conflict', path, position: seq, detail: `the parts before were of ${String(known.total)}, not of ${String(total)}` })
  }
  const before = known?.parts.get(seq)
  if (before !== undefined) {
    return sameLines(before, lines) ? { ok: true, value: transaction } : refuse({ code: 'chunk_conflict', path, position: seq, detail: `part ${String(seq)} of ${path} has other lines` })
  }
  return stageChunks(transaction, path, { total, parts: new Map([...known?.parts ?? [], [seq, lines]]) }, staging)
}

/** Returns the numbers of the parts that have not come. */
export function missingParts({ total, parts }: Chunks): number[] {
  return Array.from({ length: total }, (_, index) => index + 1).filter((seq) => !parts.has(seq))
}

/** Returns the refusal that names which parts of a file are missing, or that they are still to be assembled. */
export function outstanding(path: string, chunks: Chunks): Refusal {
  const missing = missingParts(chunks)
  const named = missing.slice(0, NAMED).join(', ')
  const more = missing.length > NAMED ? ` and ${String(missing.length - NAMED)} more` : ''
  const detail = missing.length === 0 ? 'none is, but they are not assembled yet' : `${named}${more} of ${String(chunks.total)}`
  return { code: 'chunks_missing', path, detail }
}

/**
 * Returns the transaction with the parts of a file assembled and staged, created or replaced.
 * Refuses: chunks_missing, digest_mismatch, the target codes, stale_anchor, set_too_large.
 */
export function assembleParts(transaction: Transaction, path: string, expected: string, staging: Staging): Outcome<Transaction> {
  const chunks = touchedFile(transaction, path)?.chunks ?? null
  if (chunks === null) return refuse({ code: 'chunks_missing', path, detail: 'none has come' })
  if (missingParts(chunks).length > 0) return refuse(outstanding(path, chunks))
  const lines = Array.from({ length: chunks.total }, (_, index) => chunks.parts.get(index + 1) ?? []).flat()
  const bytes = utf8(lines.map((line) => `${line}\n`).join(''))
  const digest = staging.sha256(bytes)
  if (digest !== expected) return refuse({ code: 'digest_mismatch', path, expected, detail: `it is ${digest}` })
  return stageWhole(transaction, path, bytes, staging)
}
