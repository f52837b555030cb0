/** Code actions by stable ids: an id is what the action is, not where it stands in a list. */
import { canonicalDigest } from '../base/canonical.js'
import type { Sha256 } from '../base/digest.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { CodeAction } from '../engine/language.js'

export interface Choice {
  readonly kind: string | null
  /** `ca-…`, or null for the one that the kind leaves. */
  readonly action: string | null
}

/** Returns `ca-` and 12 hex digits of the digest of the action's kind, title and the places that its edits replace. */
export function actionId({ kind, title, proposal }: CodeAction, sha256: Sha256): string {
  const targets = proposal.files.map(({ path, edits }) => ({ path, edits: edits.map(({ start, end }) => [start, end]) }))
  return `ca-${canonicalDigest({ kind, title, targets }, sha256).slice(0, 12)}`
}

export interface ListedAction {
  readonly id: string
  readonly title: string
  readonly kind: string
}

/** Returns the actions as answers list them, each once. */
export function listedActions(actions: readonly CodeAction[], id: (action: CodeAction) => string): ListedAction[] {
  return [...new Map(actions.map((action) => [id(action), { id: id(action), title: action.title, kind: action.kind }])).values()]
}

/**
 * Returns the action that is named, or the only one there is.
 * Refuses: action_not_found, action_ambiguous, action_command_only, action_creates_file, and why its edits cannot be made.
 */
export function chosenAction(actions: readonly CodeAction[], { action }: Choice, id: (action: CodeAction) => string): Outcome<CodeAction> {
  const distinct = [...new Map(actions.map((one) => [id(one), one])).values()]
  const fitting = action === null ? distinct : distinct.filter((one) => id(one) === action)
  const [only, ...more] = fitting
  if (only === undefined) return refuse({ code: 'action_not_found', ...(action === null ? {} : { expected: action }) })
  if (more.length > 0) return refuse({ code: 'action_ambiguous', detail: fitting.map((one) => `${id(one)} ${one.title}`).join('; ') })
  if (only.refusals !== undefined) return { ok: false, refusals: only.refusals }
  return only.bar === undefined ? ok(only) : refuse({ code: only.bar, detail: only.title })
}
