/** Somebody who edits in transactions over files in memory. */
import { editTransaction } from '../../src/commands/transactions.js'
import type { Answer, RefusalReport } from '../../src/engine/answer.js'
import type { TransactionReport } from '../../src/engine/transaction/report.js'
import { inMemory, type Memory, type MemoryOptions, type Written } from '../support/memory.js'

export interface Seat {
  readonly memory: Memory
  readonly id: string
  /** Makes a call on the transaction; `txn_id` is filled in. */
  call(action: string, given?: object, options?: MemoryOptions): Promise<Answer>
}

/** Returns a seat at files, with a transaction begun. */
export async function sit(files: Readonly<Record<string, Written>>, options: MemoryOptions = {}): Promise<Seat> {
  const memory = inMemory(files)
  const begun = await editTransaction(memory.desk(options), { action: 'begin', name: 'A test' }, '')
  const { id } = reported(begun.answer)
  return {
    memory, id,
    call: async (action, given = {}, more = {}) => (await editTransaction(memory.desk({ ...options, ...more }), { action, txn_id: id, ...given }, '')).answer,
  }
}

/** Returns what an answer tells of the transaction. */
export function reported(answer: Answer): TransactionReport {
  if (answer.outcome !== 'ok') throw new Error(`not ok: ${JSON.stringify(answer)}`)
  return answer['transaction'] as TransactionReport
}

export function refusalsOf(answer: Answer): readonly RefusalReport[] {
  if (answer.outcome !== 'refused') throw new Error(`not refused: ${JSON.stringify(answer)}`)
  return answer.refusals
}

export function codes(answer: Answer): string[] {
  return refusalsOf(answer).map(({ code }) => code)
}
