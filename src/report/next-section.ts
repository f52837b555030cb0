/** What to do next: commands to copy, none of which stands at the margin of our own text. */
import type { Answer } from '../engine/answer.js'
import type { Plan } from '../engine/plan.js'
import { fixed, type Section } from './budget.js'
import { restOf } from './headline.js'
import { fence } from './markdown.js'

/** How a command is given where the answer is read. */
export interface Spoken {
  /** What commands begin with in a comment. */
  readonly prefix: string
  /** The branch that a step works on, where there is no pull request to comment on; else null. */
  readonly branch: string | null
}

/** Returns a value of YAML on one line. */
function yaml(value: string): string {
  return /^[A-Za-z][\w./-]*(?: [\w./-]+)*$/u.test(value) ? value : JSON.stringify(value)
}

/** Returns a command as a block to copy: a comment's first line, or the inputs of a step. */
export function commandBlock(words: string, { prefix, branch }: Spoken): string {
  return branch === null ? fence(`${prefix} ${words}`, '', 2) : fence(`command: ${yaml(words)}\nbranch: ${yaml(branch)}`, 'yaml', 2)
}

function command(lead: string, words: string, spoken: Spoken): string {
  return `${lead}${spoken.branch === null ? '' : ' (inputs of a step)'}\n\n${commandBlock(words, spoken)}`
}

/** Returns how long a plan can be applied, or ''. */
function until(expires: string | null): string {
  const [, day, time] = expires === null ? [] : /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/u.exec(expires) ?? []
  return day === undefined || time === undefined ? '' : ` (until ${day} ${time} UTC)`
}

function approval(answer: Answer, plan: Plan | null, spoken: Spoken): string {
  const asks = answer.outcome === 'refused' && answer.refusals.every(({ code }) => code === 'approval_required')
  return asks && plan !== null ? command('**Next:** someone who may approves it with', `approve ${plan.id}`, spoken) : ''
}

function rest(answer: Answer, spoken: Spoken): string {
  const report = restOf(answer)
  if (report === null) return ''
  return report.expires_at === null ? NOT_RETAINED : command(`**Next:** apply the rest${until(report.expires_at)}`, `apply ${report.id}`, spoken)
}

const NOT_RETAINED = '**Not retained:** this run writes nothing, or its token may not. The plan is in the result file of the run only and cannot be '
  + 'applied by its id; send the same document with apply to carry it out.'

function words(answer: Answer, plan: Plan | null, spoken: Spoken): string {
  switch (answer.outcome) {
    case 'planned': {
      const { id, applies, expires_at } = answer.plan
      if (!applies) return '**Next:** preview the change again, with the anchors of now.'
      return expires_at === null ? NOT_RETAINED : command(`**Next:** apply it${until(expires_at)}`, `apply ${id}`, spoken)
    }
    case 'applied': return command(answer.receipt.operation === 'undo' ? '**To bring it back:**' : '**To take it back:**', `undo ${answer.receipt.id}`, spoken)
    case 'refused': return rest(answer, spoken) || approval(answer, plan, spoken)
    case 'indeterminate': return '**Next:** look at the branch before you ask again; asking again with the same request writes nothing twice.'
    case 'error': return spoken.branch === null
      ? '**Next:** write the command once more, in a new comment. If it fails again, the log of the run says more.'
      : '**Next:** run the job once more. If it fails again, the log of the run says more.'
    case 'ok': case 'no_change': return ''
  }
}

/** Returns the section that says what to do next. */
export function nextSection(rank: number, answer: Answer, plan: Plan | null, spoken: Spoken): Section {
  return fixed(rank, words(answer, plan, spoken))
}
