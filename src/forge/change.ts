import { Fault } from '../base/fault.js'
import type { Outcome } from '../base/outcome.js'
import type { ExecutableSet } from '../engine/ports.js'
import type { Client } from './client.js'
import { composeMessage } from './message.js'
import { itemsOf, makeCommit, makeTree, type MadeCommit } from './objects.js'

export interface Wording {
  /** The requester as `login <id+login@host>`, or null. */
  readonly coauthor: string | null
  /** The input `commit-message`, in which `{title}`, `{plan}` and `{actor}` are filled in; null for the title alone. */
  readonly template: string | null
}

/** Returns the message of a set's commit. */
export function wordsOf({ plan, receipt }: Pick<ExecutableSet, 'plan' | 'receipt'>, { coauthor, template }: Wording): string {
  const title = plan.title === '' ? `Change ${String(plan.files.length)} file${plan.files.length === 1 ? '' : 's'}` : plan.title
  const words = { title, plan: plan.id, actor: receipt.actor }
  const text = (template ?? '{title}').replace(/\{(title|plan|actor)\}/gu, (_, name: keyof typeof words) => words[name])
  return composeMessage(text, title, coauthor, { plan: plan.id, receipt: receipt.id, request: receipt.request_id })
}

/** Returns the commit of a set on top of a head, its tree made over the head's. Refuses: missing_permission. */
export async function makeChange(
  client: Client, { plan, receipt }: ExecutableSet, head: { readonly commit: string; readonly tree: string }, wording: Wording,
): Promise<Outcome<MadeCommit>> {
  const items = await itemsOf(client, plan.files)
  if (!items.ok) return items
  const tree = await makeTree(client, head.tree, items.value)
  if (!tree.ok) return tree
  if (tree.value === head.tree) throw new Fault('GitHub made the head\'s own tree of a set that changes files.')
  return makeCommit(client, wordsOf({ plan, receipt }, wording), tree.value, [head.commit])
}
