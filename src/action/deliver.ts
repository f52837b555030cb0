/** Telling what came of a run: card, check run, reactions, job summary, output files, outputs, exit code (spec page 5.5). */
import { join } from 'node:path'
import { utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { EXIT, type Answer } from '../engine/answer.js'
import { carry } from '../engine/carried.js'
import type { Done } from '../engine/desk.js'
import type { Receipt } from '../engine/receipt.js'
import { markerOf, type CardPlace, type Cards } from '../forge/card.js'
import type { Client } from '../forge/client.js'
import { putCheck, react, type Reaction } from '../forge/signs.js'
import type { CommentTrigger } from '../forge/trigger.js'
import { renderCard, type CardInput } from '../report/card.js'
import { renderCheck, renderSummary } from '../report/summary.js'
import { renderJson } from '../report/json.js'
import { offersPatch, restOf } from '../report/headline.js'
import { planDiff } from '../report/plan-diff.js'
import { reportPlan } from '../report/plan-report.js'
import type { Log } from './log.js'
import type { World } from './world.js'

export interface Delivery {
  readonly world: World
  readonly log: Log
  readonly done: Done
  readonly verb: string
  readonly requestId: string
  readonly actor: string
  readonly prefix: string
  /** The branch that a step works on where there is no pull request, or null. */
  readonly branch: string | null
  readonly runUrl: string | null
  /** Where output files go. */
  readonly temporary: string
  /** The folder that samples were written to, if there were any; null where they are off. */
  readonly samples: string | null
  readonly failOn: 'refused' | 'error' | 'never'
  /** How to speak on the pull request; null where nobody is to be answered. */
  readonly talk: { readonly client: Client; readonly cards: Cards; readonly place: CardPlace } | null
  /** The comment to react to, or null. */
  readonly reactTo: { readonly client: Client; readonly comment: CommentTrigger['comment'] } | null
  readonly later: (work: Promise<unknown>) => void
  /** Takes up an attempt to give a sign, which comes to what went wrong. */
  readonly sign: (attempt: Promise<string | null>) => Promise<void>
  /** What could not be given so far, a sentence each. */
  readonly notes: () => readonly string[]
}

const STILL = 3

function receiptOf(answer: Answer): Receipt | null {
  return answer.outcome === 'applied' ? answer.receipt : answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt ?? null : null
}

/** Returns the reaction that an answer ends with, or null for none. */
function reactionOf(answer: Answer): Reaction | null {
  switch (answer.outcome) {
    case 'applied': case 'planned': case 'ok': return 'rocket'
    case 'no_change': return (answer.receipt?.repetition ?? 0) >= STILL ? null : 'rocket'
    case 'refused': return answer.refusals.some(({ code }) => code === 'not_authorised') ? '-1' : 'confused'
    case 'indeterminate': case 'error': return 'confused'
  }
}

/** Returns the exit code of the step. */
function exitOf({ outcome }: Answer, failOn: Delivery['failOn']): number {
  if (failOn === 'never' || (failOn === 'error' && outcome === 'refused')) return 0
  return EXIT[outcome]
}

/** Returns what went wrong, or null. */
async function bestEffort(what: string, work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return `${what}: ${error.message}`
  }
}

function planIdOf(answer: Answer): string | null {
  return answer.outcome === 'planned' ? answer.plan.id : receiptOf(answer)?.plan_id ?? null
}

function countsOf(answer: Answer): Readonly<Record<string, string>> {
  const receipt = receiptOf(answer)
  const files = answer.outcome === 'planned' ? answer.plan.files : receipt?.files ?? []
  return { 'outcome': answer.outcome, 'receipt-id': receipt?.id ?? '', 'commit': receipt?.commit ?? '', 'changed-files': String(files.length) }
}

/** Returns what the result file says: the answer in full, and a plan that is not retained besides as the data that another job can take. */
function resultOf(done: Done): object {
  const { answer, plan } = done
  const travels = answer.outcome === 'planned' && answer.plan.expires_at === null && plan !== null
  return { ...inFull(done), ...(travels ? { carried: carry(plan) } : {}) }
}

/** Returns the answer with the whole diff of its plan, none of it left out for being long. */
function inFull({ answer, plan }: Done): Answer {
  if (plan === null || (answer.outcome !== 'planned' && answer.outcome !== 'refused')) return answer
  if (answer.outcome === 'planned') return { ...answer, plan: { ...answer.plan, diff: planDiff(plan, Infinity).text, diff_cut: [] } }
  const rest = restOf(answer)
  if (rest !== null) return { ...answer, plan: { ...rest, diff: planDiff(plan, Infinity).text, diff_cut: [] } }
  return offersPatch(answer) ? { ...answer, plan: { ...reportPlan(plan, null, [], Infinity), applies: false } } : answer
}

/** Returns the folder of the samples, '' where none were published. */
async function pagesOf({ world, samples }: Delivery): Promise<string> {
  if (samples === null) return ''
  return world.readFile(join(samples, 'index.html')).then(() => samples, () => '')
}

async function putOutputs(delivery: Delivery, card: string): Promise<void> {
  const { world, done, temporary, requestId } = delivery
  const { answer, plan } = done
  const name = `holdfast-${world.sha256(utf8(requestId)).slice(0, 12)}`
  const [result, page] = [join(temporary, `${name}.json`), join(temporary, `${name}.md`)]
  await Promise.all([world.writeFile(result, `${renderJson(resultOf(done), 2)}\n`), world.writeFile(page, `${card}\n`)])
  const outputs = {
    ...countsOf(answer), 'plan-id': planIdOf(answer) ?? plan?.id ?? '', result, 'card': page, 'samples': await pagesOf(delivery),
    'refusals': JSON.stringify(answer.outcome === 'refused' ? answer.refusals.map(({ code }) => code) : []),
  }
  for (const [output, value] of Object.entries(outputs)) world.runner.setOutput(output, value)
}

function logAnswer(log: Log, { answer }: Done, failing: boolean): void {
  const tell = failing ? log.error : log.info
  switch (answer.outcome) {
    case 'refused': answer.refusals.forEach(({ code, message }) => tell(`${code}: ${message}`)); break
    case 'error': case 'indeterminate': tell(`${answer.outcome}: ${answer.message}`); break
    case 'applied': log.info(`applied: ${answer.receipt.id}${answer.repeated === true ? ' (told again)' : ''}, commit ${answer.receipt.commit ?? 'none'}`); break
    case 'planned': log.info(`planned: ${answer.plan.id}${answer.plan.expires_at === null ? ', not retained' : ''}`); break
    case 'no_change': case 'ok': log.info(answer.outcome)
  }
}

/** Tells everybody what came of the run and returns the exit code. */
export async function deliver(delivery: Delivery): Promise<number> {
  const { world, log, done, talk, reactTo, runUrl, requestId, sign } = delivery
  const { answer } = done
  const input: CardInput = {
    answer, plan: done.plan, verb: delivery.verb, requestId, actor: delivery.actor, runUrl, prefix: delivery.prefix, branch: delivery.branch,
    notes: [], marker: talk === null ? '' : markerOf(talk.place),
  }
  const card = renderCard(input)
  const repeated = (answer.outcome === 'applied' || answer.outcome === 'no_change') && answer.repeated === true
  const commit = receiptOf(answer)?.commit ?? null
  const reaction = reactionOf(answer)
  if (reactTo !== null && reaction !== null) delivery.later(sign(react(reactTo.client, reactTo.comment, reaction)))
  const check = talk === null || commit === null || repeated ? null : sign(putCheck(talk.client, {
    commit, requestId, url: runUrl, conclusion: answer.outcome === 'applied' ? 'success' : 'neutral', output: renderCheck(input),
  }))
  await Promise.all([
    talk === null ? null : sign(bestEffort('The card', () => talk.cards.put(card, repeated, delivery.later))), check, putOutputs(delivery, card),
  ])
  await world.runner.writeSummary(renderSummary({ ...input, notes: delivery.notes() }))
  const code = exitOf(answer, delivery.failOn)
  logAnswer(log, done, code !== 0)
  return code
}
