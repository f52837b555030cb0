/** What to do next: commands to copy, none of which stands at the margin of our own text. */
import type { Answer } from '../engine/answer.js'
import type { Plan } from '../engine/plan.js'
import { fixed, type Section } from './budget.js'
import { fence } from './markdown.js'

function command(lead: string, text: string): string {
  return `${lead}\n\n${fence(text, '', 2)}`
}

/** Returns how long a plan can be applied, or ''. */
function until(expires: string | null): string {
  const [, day, time] = expires === null ? [] : /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/u.exec(expires) ?? []
  return day === undefined || time === undefined ? '' : ` (until ${day} ${time} UTC)`
}

function approval(answer: Answer, plan: Plan | null, prefix: string): string {
  const asks = answer.outcome === 'refused' && answer.refusals.every(({ code }) => code === 'approval_required')
  return asks && plan !== null ? command('**Next:** someone who may approves it with', `${prefix} approve ${plan.id}`) : ''
}

function words(answer: Answer, plan: Plan | null, prefix: string): string {
  switch (answer.outcome) {
    case 'planned': {
      const { id, applies, expires_at } = answer.plan
      if (!applies) return '**Next:** preview the change again, with the anchors of now.'
      return command(`**Next:** apply it${until(expires_at)}`, `${prefix} apply ${id}`)
    }
    case 'applied': return command(answer.receipt.operation === 'undo' ? '**To bring it back:**' : '**To take it back:**', `${prefix} undo ${answer.receipt.id}`)
    case 'refused': return approval(answer, plan, prefix)
    case 'indeterminate': return '**Next:** look at the branch before you ask again; asking again with the same request writes nothing twice.'
    case 'error': return '**Next:** write the command once more, in a new comment. If it fails again, the log of the run says more.'
    case 'ok': case 'no_change': return ''
  }
}

/** Returns the section that says what to do next. */
export function nextSection(rank: number, answer: Answer, plan: Plan | null, prefix: string): Section {
  return fixed(rank, words(answer, plan, prefix))
}
