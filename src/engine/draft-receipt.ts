import type { Desk } from './desk.js'
import { fileReports } from './file-report.js'
import type { Plan } from './plan.js'
import type { Backing } from './ports.js'
import { receiptId, type Receipt } from './receipt.js'

export interface Intent {
  readonly operation: Receipt['operation']
  /** The receipt that this set undoes. */
  readonly undoes?: string
  /** Who stands behind the plan, where it was retained. */
  readonly backing?: Backing
}

/** Returns what a receipt tells of a plan's author and of the people who approved it, this request counted. */
function supportOf({ actor, actorId }: Desk, { backing }: Intent): Pick<Receipt, 'author' | 'approved_by'> {
  if (backing === undefined) return {}
  const others = backing.approvals.filter(({ id }) => id !== actorId).map(({ login, id }) => ({ login, id }))
  const approved_by = backing.approving && actorId !== undefined ? [...others, { login: actor, id: actorId }] : others
  return { ...(backing.author === actor ? {} : { author: backing.author }), ...(approved_by.length === 0 ? {} : { approved_by }) }
}

/** Returns the receipt of a plan for the request at a desk, as it is before it has landed. */
export function draftReceipt(desk: Desk, plan: Plan, intent: Intent): Receipt {
  return {
    id: receiptId(desk.target.owner, plan.id, desk.requestId, desk.sha256),
    owner: desk.target.owner, plan_id: plan.id, request_id: desk.requestId, actor: desk.actor,
    operation: intent.operation, title: plan.title, files: fileReports(plan), unchanged: [...plan.unchanged], commit: null,
    checks: [], indeterminate: [], at: new Date(desk.now()).toISOString(),
    ...(intent.undoes === undefined ? {} : { undoes: intent.undoes }), ...supportOf(desk, intent),
  }
}
