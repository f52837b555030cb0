/** `receipts` and `undo`: the ledger of one owner (spec page 2.6). */
import type { Outcome } from '../base/outcome.js'
import { COMPUTED } from '../base/settings.js'
import type { Desk, Done } from '../engine/desk.js'
import type { Intent } from '../engine/draft-receipt.js'
import { admit, execute, refused } from '../engine/execute.js'
import type { Wish } from '../engine/first-receipt.js'
import { bindPlan } from '../engine/plan.js'
import type { Receipt } from '../engine/receipt.js'
import { findReceipt, findUndoable, planUndo, undoCreates, undoPaths } from '../engine/undo.js'
import { askApproval, wantsApproval } from './approval.js'

/** Returns `{ outcome: "ok", receipts: [...] }`, oldest first; with an id that one only. Refuses: receipt_not_found. */
export async function receipts(desk: Desk, id: string | null): Promise<Done> {
  const all = await desk.ledger.receipts()
  if (id === null) return { answer: { outcome: 'ok', receipts: all }, plan: null }
  const found = findReceipt(all, id)
  return found.ok ? { answer: { outcome: 'ok', receipts: [found.value] }, plan: null } : refused(found.refusals)
}

/** Returns the wish to take a receipt back, undone already or not; `named` is what the id, perhaps a prefix, names. */
function undoWish(desk: Desk, id: string, named: Outcome<Receipt>): Wish {
  const { sha256, target, ledger } = desk
  const intent: Intent = { operation: 'undo', ...(named.ok ? { undoes: named.value.id } : {}) }
  return {
    intent, paths: named.ok ? undoPaths(named.value) : [], planId: null,
    isToldBy: ({ undoes = '' }) => undoes.startsWith(named.ok ? named.value.id : id),
    planOn: async (before) => {
      if (!named.ok) return null
      const draft = planUndo(named.value, before, await ledger.beforeImages(named.value), sha256)
      return draft.ok ? bindPlan(draft.value, target.name, before.base, sha256) : null
    },
  }
}

/**
 * Returns what came of taking a receipt back: the inverse set, executed under the same rules, with a receipt of its own. One that
 * was taken back before can be again where its files stand as it left them: somebody else brought them back, as `git checkout` does.
 * Refuses: receipt_not_found, already_undone, changed_since, and what executing refuses.
 */
export async function undo(desk: Desk, id: string): Promise<Done> {
  const all = await desk.ledger.receipts()
  const found = findUndoable(all, id)
  const [paths, creating] = found.ok ? [undoPaths(found.value.receipt), undoCreates(found.value.receipt)] : [[], []]
  const wish = undoWish(desk, id, findReceipt(all, id))
  const [ended, loaded] = await Promise.all([admit(desk, wish, paths), desk.target.load(paths, creating)])
  if (ended !== null && !wantsApproval(ended)) return ended
  if (!found.ok) return refused(found.refusals)
  if (!loaded.ok) return refused(loaded.refusals)
  const { receipt, undone } = found.value
  const draft = planUndo(receipt, loaded.value, await desk.ledger.beforeImages(receipt), desk.sha256)
  if (!draft.ok) return refused(undone === null ? draft.refusals : [undone])
  const staged = draft.value.files.reduce((sum, file) => sum + (file.after?.bytes.length ?? 0), 0)
  if (staged > COMPUTED.stagedBytes) return refused([{ code: 'set_too_large', limit: COMPUTED.stagedBytes, figure: staged, detail: 'bytes' }])
  const plan = bindPlan(draft.value, desk.target.name, loaded.value.base, desk.sha256)
  return ended === null ? execute(desk, plan, loaded.value, wish.intent) : askApproval(desk, ended, plan, wish.intent)
}
