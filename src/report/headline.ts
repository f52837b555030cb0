/** The first line of every card, check and job summary: what came of the request, in one plain sentence. */
import type { RefusalCode } from '../base/refusal.js'
import type { Answer, PlanReport } from '../engine/answer.js'
import type { FileReport } from '../engine/receipt.js'
import { counted } from './budget.js'

const NOT_ALLOWED: ReadonlySet<RefusalCode> = new Set(['not_authorised', 'path_denied', 'approval_required', 'event_not_allowed'])

/** Returns the files of an answer, or none. */
export function filesOf(answer: Answer): readonly FileReport[] {
  switch (answer.outcome) {
    case 'planned': return answer.plan.files
    case 'applied': return answer.receipt.files
    case 'no_change': case 'indeterminate': return answer.receipt?.files ?? []
    case 'refused': return restOf(answer)?.files ?? []
    case 'ok': case 'error': return []
  }
}

/** Returns `2 files, +5 −2`. */
function tally(files: readonly FileReport[]): string {
  const sum = (side: 'added' | 'removed'): number => files.reduce((total, file) => total + file[side], 0)
  return `${counted(files.length, 'file')}, +${sum('added')} \u2212${sum('removed')}`
}

/** Returns whether the one thing in the way is that the branch is in a fork, where somebody else can apply the change. */
export function offersPatch(answer: Answer): boolean {
  return answer.outcome === 'refused' && answer.refusals.every(({ code }) => code === 'fork_not_writable')
}

/** Returns the plan of what could be carried out by itself, where an answer refuses only a part; else null. */
export function restOf(answer: Answer): PlanReport | null {
  return answer.outcome === 'refused' && answer.plan?.applies === true ? answer.plan : null
}

/** Returns whether the refusals are about who asks rather than about what. */
function notAllowed(answer: Answer): boolean {
  return answer.outcome === 'refused' && answer.refusals.every(({ code }) => NOT_ALLOWED.has(code))
}

/** What asks only to be told something: that nothing was written goes without saying. */
const READING: ReadonlySet<string> = new Set(['read', 'search', 'anchors', 'status', 'plans', 'receipts', 'help', 'schema', 'completion', 'demo'])

function refusedHeadline(answer: Answer & { outcome: 'refused' }, verb: string): string {
  const effect = READING.has(verb) ? '' : ': nothing was written'
  if (notAllowed(answer)) return `${answer.refusals.every(({ code }) => code === 'approval_required') ? 'Approval needed' : 'Not allowed'}${effect}`
  const n = answer.refusals.length
  return n === 1 ? `Refused${effect}` : `Refused, ${n} problems${effect}`
}

function ready({ plan, refusals = [] }: Answer & { outcome: 'planned' }): string {
  return `Ready to apply: ${tally(plan.files)}${refusals.length === 0 ? '' : `; ${refusals.length} left out`}`
}

/** Returns the headline of an answer, without markup; `verb` names what was asked where the answer itself does not. */
export function headline(answer: Answer, verb: string): string {
  switch (answer.outcome) {
    case 'planned': return answer.plan.applies ? ready(answer) : 'This plan no longer applies'
    case 'applied': {
      if (answer.repeated === true) return `Done already: ${tally(answer.receipt.files)}`
      return `${answer.receipt.operation === 'undo' ? 'Undone' : 'Applied'}: ${tally(answer.receipt.files)}`
    }
    case 'no_change': return answer.repeated === true ? 'Done already: nothing had to change' : 'Nothing to change: the files are as asked'
    case 'refused': return refusedHeadline(answer, verb)
    case 'indeterminate': return answer.receipt === undefined ? 'Not confirmed: please check' : 'Written, but not confirmed: please check'
    case 'error': return 'Something failed; the request is not at fault'
    case 'ok': return /^[a-z][a-z-]{0,30}$/u.test(verb) ? `${verb.charAt(0).toUpperCase()}${verb.slice(1).replace(/-/gu, ' ')}` : 'Answer'
  }
}

/** Returns the sign that stands before the headline, the same as the reaction where there is one. */
export function icon(answer: Answer): string {
  switch (answer.outcome) {
    case 'planned': return answer.plan.applies ? '\u{1f4dd}' : '\u231b'
    case 'applied': return '\u{1f680}'
    case 'no_change': return '\u26aa'
    case 'refused': return notAllowed(answer) ? '\u{1f44e}' : '\u{1f615}'
    case 'indeterminate': return '\u2753'
    case 'error': return '\u{1f6a7}'
    case 'ok': return '\u{1f4ac}'
  }
}
