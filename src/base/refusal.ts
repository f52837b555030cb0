/**
 * The closed list of refusals. A refusal is data: a code and what was observed. `explain` in `words.ts` makes the sentence.
 */

export const REFUSAL_CODES = [
  // request
  'invalid_request', 'unsupported_version', 'malformed_anchor', 'unparseable_hunk', 'unparseable_patch', 'feature_off',
  'not_a_repository',
  // authority
  'not_authorised', 'path_denied', 'approval_required', 'missing_permission', 'invalid_policy', 'event_not_allowed',
  // limits
  'too_many_files', 'too_many_hunks', 'set_too_large', 'too_many_plans', 'too_many_transactions',
  // target
  'missing_file', 'file_exists', 'directory_target', 'binary_file', 'not_utf8', 'notebook_target', 'executable_target',
  'symlink_target', 'submodule_target', 'path_escape', 'protected_path', 'case_collision', 'dirty_target',
  'creation_unsupported', 'deletion_unsupported', 'movement_unsupported',
  // content
  'stale_anchor', 'stale_line', 'stale_plan', 'stale_token', 'out_of_bounds', 'overlapping_hunks', 'unread_lines', 'no_match',
  'ambiguous_match', 'block_unresolved', 'hidden_characters',
  // plan and receipt
  'plan_not_found', 'plan_ambiguous', 'plan_expired', 'plan_discarded', 'plan_applied', 'receipt_not_found', 'changed_since',
  'already_undone',
  // transaction
  'transaction_not_found', 'transaction_expired', 'chunk_conflict', 'chunks_missing', 'digest_mismatch',
  // commit
  'head_moved', 'branch_missing', 'branch_protected', 'pull_request_closed', 'push_rejected', 'fork_not_writable',
  'invalid_artifact', 'busy',
  // checks
  'syntax_errors', 'diagnostics_regressed', 'verification_failed',
  // language
  'no_server', 'server_failed', 'server_timeout', 'server_paused', 'rename_refused', 'rename_conflict', 'symbol_move_refused',
  'action_not_found', 'action_ambiguous', 'action_command_only', 'action_creates_file', 'edit_outside_workspace',
  'malformed_edit',
  // workshop
  'runtime_unavailable', 'isolation_unavailable', 'recursive_workshop', 'stale_generation',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** A line as people and agents address it: one-based number, `N#hhhh`, and its text without terminator or byte-order mark. */
export interface AnchoredLine {
  readonly n: number
  readonly anchor: string
  readonly text: string
}

/** Consecutive lines with the range anchor that covers exactly them. */
export interface AnchoredBlock {
  readonly range_anchor: string
  readonly start: number
  readonly count: number
  readonly lines: readonly AnchoredLine[]
}

/** Lines `start` … `start + count - 1` of a file; `count` 0 is the empty file. */
export interface Reread {
  readonly path: string
  readonly start: number
  readonly count: number
}

/** The observed facts of a refusal. `detail` is a short specific for the sentence, `limit` and `figure` are of limits. */
export interface Refusal {
  readonly code: RefusalCode
  readonly path?: string
  readonly hunk?: number
  readonly position?: string | number
  /** The line in question, and below it a caret. */
  readonly excerpt?: string
  readonly expected?: string
  readonly current_anchor?: string
  readonly reread?: Reread
  readonly neighbourhood?: readonly AnchoredLine[]
  readonly candidates?: readonly { readonly n: number; readonly anchor: string }[]
  readonly lines?: readonly AnchoredBlock[]
  readonly detail?: string
  readonly limit?: number
  readonly figure?: number
  /** What to do next, a sentence without its full stop, where that is not what the code always says. */
  readonly remedy?: string
}

const RANK = new Map<RefusalCode, number>(REFUSAL_CODES.map((code, rank) => [code, rank]))

/** Returns the refusals most important first: by the order of the code list; equal codes keep the order given. */
export function byImportance(refusals: readonly Refusal[]): Refusal[] {
  return [...refusals].sort((a, b) => (RANK.get(a.code) ?? 0) - (RANK.get(b.code) ?? 0))
}
