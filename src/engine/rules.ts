/**
 * The rules of a repository (spec page 5.2) as the engine and its adapters see them. The policy layer makes them from the policy
 * file; an adapter brings the file and the roles of people, and asks for the one decision of a set.
 */
import type { Refusal } from '../base/refusal.js'
import type { Limits } from '../base/settings.js'

/** What the platform lets somebody do, least first. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** Returns whether a role is at least another. */
export function reaches(role: Role, floor: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(floor)
}

/** The operations that end without a decision about a set: their role is all they take. */
export const UNDECIDED: readonly string[] = ['read', 'preview', 'status', 'discard', 'check', 'verify']

/** Bytes that a policy file has at most. */
export const POLICY_BYTES = 256 * 1024

/** The policy file of the default branch, as an adapter found it. */
export type PolicySource =
  | { readonly kind: 'text'; readonly path: string; readonly bytes: Uint8Array }
  | { readonly kind: 'absent'; readonly path: string }
  /** Something is there that cannot be read as a policy; `why` completes "it is …". */
  | { readonly kind: 'unreadable'; readonly path: string; readonly why: string }

/** Who stands behind a retained plan, with the roles that they have now. */
export interface Support {
  /** Whether the request is itself an approval. */
  readonly approving: boolean
  /** Whether the plan is of the one who asks. */
  readonly own: boolean
  /** The roles of the distinct people who approve, the plan's author left out, the one who asks counted. */
  readonly approvers: readonly Role[]
}

/** What the one decision about a set is made from. */
export interface Question {
  /** The verb of a command, or the operation of a receipt. */
  readonly operation: string
  readonly paths: readonly string[]
  /** The least role of everybody who asks. */
  readonly role: Role
  /** Whether a bot is among them. */
  readonly bot: boolean
  /** For a retained plan. */
  readonly support?: Support
}

/** Where, and for whom, code that a pull request controls may run. */
export interface Running {
  readonly run: 'never' | 'same_repository' | 'always'
  readonly role: Role
}

export interface Rules {
  /**
   * Returns every reason why the set may not be written, none when it may.
   * Refuses: not_authorised, path_denied, protected_path, approval_required, invalid_policy.
   */
  decide(question: Question): readonly Refusal[]
  /** Returns the least role that an operation takes by itself, whatever it touches. */
  floor(operation: string): Role
  /** Returns whether the bot of this numeric id is listened to. */
  trusts(id: number): boolean
  /** Whether the default branch and protected ones may be written to. */
  readonly branches: { readonly default: boolean; readonly protected: boolean }
  /** The limits that are raised. */
  readonly limits: Partial<Limits>
  /** Whether a document may agree to hidden characters. */
  readonly allowHidden: boolean
  readonly servers: Running
  readonly cells: Running
}

/** Returns the rules that a policy file makes; one that is no policy makes rules that refuse every write. */
export type ReadRules = (source: PolicySource) => Rules
