/**
 * The one decision about a set (spec page 5.2): the strictest rule that any of its paths meets. All reasons are told; whatever an
 * approval cannot heal comes first, since then nobody is asked.
 */
import type { Refusal } from '../base/refusal.js'
import { reaches, type Question, type Role } from '../engine/rules.js'
import { isOverlong } from './glob.js'

/** One rule of paths, compiled. */
export interface PathRule {
  /** Its patterns, as they are shown. */
  readonly shown: string
  readonly holds: (path: string) => boolean
  readonly deny: boolean
  readonly require: Role
  readonly approvals: number
}

/** What the decision is made by. */
export interface Statute {
  readonly paths: readonly PathRule[]
  /** Returns the pattern that protects a path, or null. */
  readonly protectedBy: (path: string) => string | null
  /** What lifts the protection of a path, for whom it says. */
  readonly openings: readonly PathRule[]
  readonly ask: boolean
  readonly floor: (operation: string) => Role
}

/** Something that a set needs: a role, or approvals, for a path or for the operation. */
interface Need {
  readonly path?: string
  readonly by: string
  readonly require: Role
  readonly approvals: number
}

function strictest(roles: readonly Role[]): Role {
  return roles.reduce((most, role) => (reaches(role, most) ? role : most), 'none')
}

function needsOf(path: string, rules: readonly PathRule[]): Need[] {
  return rules.filter(({ deny, holds }) => !deny && holds(path)).map(({ shown, require, approvals }) => ({ path, by: shown, require, approvals }))
}

/** Returns what keeps a path from being changed by anybody, or what changing it needs. */
function judgePath(path: string, statute: Statute): { readonly barred: Refusal[]; readonly needs: readonly Need[] } {
  if (isOverlong(path)) return { barred: [{ code: 'path_denied', path, detail: 'it is longer than a file system takes' }], needs: [] }
  const barred = statute.paths.filter(({ deny, holds }) => deny && holds(path))
    .map(({ shown }): Refusal => ({ code: 'path_denied', path, detail: shown }))
  const protection = statute.protectedBy(path)
  const openings = protection === null ? [] : needsOf(path, statute.openings)
  if (protection !== null && openings.length === 0) barred.push({ code: 'protected_path', path, detail: protection })
  return { barred, needs: [...needsOf(path, statute.paths), ...openings] }
}

function unmetRole({ path, by, require }: Need, role: Role, code: 'not_authorised' | 'approval_required'): Refusal {
  return { code, ...(path === undefined ? {} : { path }), expected: require, detail: `${by} needs the role ${require}, and yours is ${role}` }
}

function unmetCount(need: Need, count: number, wanted: number): Refusal {
  const { path, by } = need
  return { code: 'approval_required', ...(path === undefined ? {} : { path }), detail: `${by} needs ${String(wanted)}, and has ${String(count)}` }
}

/** Returns what an approval lacks to carry the set. */
function judgeApproval(question: Question, needs: readonly Need[], entitled: Role, count: number): Refusal[] {
  const { role, bot, support } = question
  if (bot) return [{ code: 'not_authorised', detail: 'a bot approves nothing' }]
  if (!reaches(role, entitled)) return [{ code: 'not_authorised', expected: entitled, detail: `an approval of this set takes the role ${entitled}` }]
  if (support?.own === true) return [{ code: 'approval_required', detail: 'nobody approves a plan of their own' }]
  return needs.filter(({ approvals }) => approvals > count).map((need) => unmetCount(need, count, need.approvals))
}

/** Returns what a request that is no approval lacks. */
function judgeRequest({ role }: Question, needs: readonly Need[], ask: boolean, count: number): Refusal[] {
  const asks = ask ? 'approval_required' : 'not_authorised'
  return needs.flatMap((need) => [
    ...(reaches(role, need.require) || count > 0 ? [] : [unmetRole(need, role, asks)]),
    ...(need.approvals > count ? [unmetCount(need, count, need.approvals)] : []),
  ])
}

/**
 * Returns every reason why a set may not be written, none when it may. Besides who asks, people who approve a plan count when they
 * have the role that the whole set needs; one of them makes up for a role of the asker that is not enough.
 * Refuses: not_authorised, path_denied, protected_path, approval_required.
 */
export function decide(statute: Statute, question: Question): Refusal[] {
  const { operation, paths, role, support } = question
  if (!reaches(role, 'write')) return [{ code: 'not_authorised', expected: 'write', detail: role }]
  const judged = [...new Set(paths)].map((path) => judgePath(path, statute))
  const needs: Need[] = [{ by: operation, require: statute.floor(operation), approvals: 0 }, ...judged.flatMap((one) => one.needs)]
  const entitled = strictest([...needs.map(({ require }) => require), statute.floor('approve')])
  const count = (support?.approvers ?? []).filter((approver) => reaches(approver, entitled)).length
  const lacking = support?.approving === true
    ? judgeApproval(question, needs, entitled, count) : judgeRequest(question, needs, statute.ask, count)
  return [...judged.flatMap(({ barred }) => barred), ...lacking]
}
