/** One command carried out and answered: the forge opened, the door guarded, what came of it delivered. */
import { join } from 'node:path'
import { utf8 } from '../base/encoding.js'
import { present } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { runCommand } from '../commands/run.js'
import { findCommand, type CommandRequest } from '../commands/table.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { Authority } from '../engine/ports.js'
import { shelfForms } from '../engine/shelf-form.js'
import { transactionForms } from '../engine/transaction/form.js'
import type { Actor } from '../forge/authority.js'
import { openCards, type CardPlace, type Cards } from '../forge/card.js'
import { openClient, type Client } from '../forge/client.js'
import { openForge, type Forge } from '../forge/forge.js'
import type { Subject } from '../forge/opening.js'
import { react } from '../forge/signs.js'
import type { CommentTrigger } from '../forge/trigger.js'
import { readRules } from '../policy/rules.js'
import { withArtifact, type Source } from './artifact.js'
import type { Ask } from './ask.js'
import { verificationOf, verified } from './cells.js'
import { languageOfCheckout } from './checkout.js'
import { deliver, type Delivery } from './deliver.js'
import { asCarried, asModeAllows, isReading, openDesk, plansOnly, takesPlan } from './desk.js'
import { switchesOf, type Inputs } from './inputs.js'
import type { Log } from './log.js'
import { coauthorOf, type Surroundings } from './surroundings.js'
import type { World } from './world.js'

/** What commands begin with. */
export const PREFIX = '/holdfast'
/** Milliseconds that a run may spend on GitHub's API. */
const BUDGET = 10 * 60_000

export interface Run {
  readonly world: World
  readonly log: Log
  readonly inputs: Inputs
  readonly around: Surroundings
}

export interface Talk {
  readonly verb: string
  readonly ask: Outcome<Ask>
  readonly requestId: string
  readonly actor: { readonly login: string; readonly id: number | null }
  /** Everybody whose permission counts. */
  readonly actors: readonly Actor[]
  /** The comment that asks, or null for a step. */
  readonly comment: CommentTrigger | null
  readonly subject: Subject
  /** Where the document comes from instead of the request, or null. */
  readonly source: Source | null
  /** Whether the event may do more than read and preview. */
  readonly writable: boolean
  readonly failOn: Delivery['failOn']
}

/** Returns the client of a run. */
export function clientOf({ world, log, inputs, around }: Run): Client {
  return openClient({
    token: inputs.token, owner: around.owner, name: around.name, apiUrl: around.apiUrl, graphqlUrl: around.graphqlUrl,
    fetch: world.fetch, now: world.now, budget: BUDGET, pause: world.pause ?? 1000, note: log.info,
  })
}

/** Returns the header by which git proves who it is. */
function basicOf(token: string): string {
  return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
}

function forgeOf({ world, inputs, around }: Run, { comment, actor, actors, subject, writable, verb }: Talk, client: Client): Forge {
  return openForge({
    client, sha256: world.sha256, subject, actors, writable, asker: actor, operation: verb, policy: inputs.config, readRules, keeps: !plansOnly(inputs),
    comment: comment?.comment.place === 'conversation' ? { nodeId: comment.comment.nodeId, body: comment.body } : null,
    askedAt: comment?.comment.createdAt ?? null,
    coauthor: actor.id === null ? null : coauthorOf({ login: actor.login, id: actor.id }, around.apiUrl), template: inputs['commit-message'],
    repositoryId: around.repositoryId, method: inputs['commit-method'],
    remote: {
      url: `${around.serverUrl}/${around.owner}/${around.name}.git`, push: world.push,
      authorization: basicOf(inputs.token), addressOf: (who) => coauthorOf(who, around.apiUrl),
    },
    forms: { plans: shelfForms(world.sha256), transactions: transactionForms(world.sha256) },
  })
}

/** Returns whether everybody who asks is listened to: of bots those only that the policy lists. */
async function isHeard({ actors }: Talk, forge: Forge): Promise<boolean> {
  return !actors.some(({ bot }) => bot) || await forge.standing.heard()
}

/** Carries a command out, answers it, and returns the exit code. */
export async function converse(own: Run, talk: Talk, client = clientOf(own)): Promise<number> {
  const { world, log, inputs, around } = own
  const { comment } = talk
  const forge = forgeOf(own, talk, client)
  const place = inputs.comment ? cardPlace(own, talk) : null
  if (!await isHeard(talk, forge)) {
    log.info('Nothing to do: a bot asks that the policy does not list.')
    return 0
  }
  const listener = inputs.comment ? comment?.comment ?? null : null
  const lacking: string[] = []
  /** Takes up a sign that could not be given: it joins the log at once and the summary at the end. */
  const sign = async (attempt: Promise<string | null>): Promise<void> => {
    const problem = await attempt
    if (problem === null || lacking.includes(problem)) return
    lacking.push(problem)
    log.warning(problem)
  }
  /** Lets those who may command know that they were heard, and looks for their card. */
  const welcome = async (): Promise<Cards | null> => {
    const allowed = await forge.standing.atLeast(floorOf(talk.ask))
    if (!allowed.ok) return null
    if (listener !== null) forge.later(sign(react(client, listener, 'eyes')))
    return place === null ? null : openCards(client, place)
  }
  const [cards, carried] = await Promise.all([welcome(), answerTo(own, talk, forge, client)])
  if (carried === null) {
    log.info('Nothing to do: whoever asks may not command here.')
    return 0
  }
  const code = await deliver({
    world, log, done: await retold(carried, forge), verb: talk.verb, requestId: talk.requestId, actor: talk.actor.login, prefix: PREFIX,
    branch: branchOf(talk), runUrl: around.runUrl,
    temporary: around.temporary, samples: samplesOf(own, talk), failOn: talk.failOn, later: forge.later, sign, notes: () => lacking,
    talk: cards === null || place === null || await isForbidden(carried, forge) ? null : { client, cards, place },
    reactTo: listener === null || await forge.standing.role() === 'none' ? null : { client, comment: listener },
  })
  for (const failure of await forge.settled()) log.warning(failure)
  log.info(`${String(client.requests())} requests to GitHub.`)
  return code
}

/** Returns a receipt told again with the plan that it is the effect of, as far as the repository still has it, so that its card is whole. */
async function retold(done: Done, forge: Forge): Promise<Done> {
  const { answer, plan } = done
  const receipt = answer.outcome === 'applied' || answer.outcome === 'indeterminate' ? answer.receipt : undefined
  return plan !== null || receipt === undefined ? done : { answer, plan: await forge.effectOf(receipt) }
}

/** Returns whether nobody is to be answered: somebody who may command is told also what they may not. */
async function isForbidden({ answer }: Done, forge: Forge): Promise<boolean> {
  if (answer.outcome !== 'refused' || !answer.refusals.some(({ code }) => code === 'not_authorised')) return false
  return !(await forge.standing.atLeast('write')).ok
}

/** Returns the least role that is answered: what is not understood is answered to those who may command only. */
function floorOf(ask: Outcome<Ask>): 'read' | 'write' {
  if (!ask.ok) return 'write'
  return ask.value.kind === 'help' ? 'read' : ask.value.command.floor
}

/** Returns the branch that a step works on; null where a pull request says it. */
function branchOf({ subject }: Talk): string | null {
  return subject.kind === 'branch' ? subject.name : null
}

/** Returns the folder that the pages of this request go to, or null where they are off. */
function samplesOf({ world, inputs, around }: Run, { requestId }: Talk): string | null {
  return switchesOf(inputs).samples ? join(around.temporary, `holdfast-${world.sha256(utf8(requestId)).slice(0, 12)}-samples`) : null
}

function cardPlace({ world, around }: Run, { subject, requestId, comment }: Talk): CardPlace | null {
  if (subject.kind !== 'pull') return null
  return {
    number: subject.number, key: world.sha256(utf8(requestId)).slice(0, 32), runId: around.runId, attempt: around.attempt,
    since: comment?.comment.createdAt ?? null,
  }
}

/**
 * Returns whether a command may begin. A set's own planning asks for permission itself, so it need not wait for the answer; what acts
 * without planning must. Refuses: event_not_allowed, not_authorised.
 */
async function mayGoOn({ verb, command, request }: Ask & { kind: 'command' }, writable: boolean, forge: Forge): Promise<Outcome<null>> {
  if (!writable && !isReading(verb, request)) {
    const allowed = await forge.standing.atLeast('write')
    return allowed.ok ? refuse({ code: 'event_not_allowed', detail: 'this event may read and preview only' }) : allowed
  }
  if (request.document !== null) return ok(null)
  const floor = await forge.standing.atLeast(command.floor)
  return floor.ok ? forge.standing.permits(verb) : floor
}

/** Returns what is answered, or null where nobody is. */
async function answerTo(own: Run, talk: Talk, forge: Forge, client: Client): Promise<Done | null> {
  const { inputs } = own
  const { ask, writable } = talk
  if (!ask.ok) return (await forge.standing.atLeast('write')).ok ? refused(ask.refusals) : null
  const { value } = ask
  if (value.kind === 'help') {
    return (await forge.standing.atLeast('read')).ok ? { answer: { outcome: 'ok', help: value.text }, plan: null } : null
  }
  const allowed = await mayGoOn(value, writable, forge)
  if (!allowed.ok) return refused(allowed.refusals)
  const filled = takesPlan(inputs, value.verb, talk.source) ? await withArtifact(client, talk.source, inputs, value.request) : ok({ request: value.request })
  if (!filled.ok) return refused(filled.refusals)
  if ('relayed' in filled.value) {
    const floor = await forge.standing.atLeast(value.command.floor)
    return floor.ok ? { answer: filled.value.relayed, plan: null } : refused(floor.refusals)
  }
  const travelled = inputs.mode === 'commit' && filled.value.request.carried !== undefined
  const request = travelled ? ok(asCarried(value.verb, filled.value.request)) : asModeAllows(inputs, value.verb, filled.value.request)
  return request.ok ? carryOut(own, talk, forge, { ask: value, request: request.value, travelled }) : refused(request.refusals)
}

interface Order {
  readonly ask: Ask & { kind: 'command' }
  readonly request: CommandRequest
  /** Whether it is the plan of another job. */
  readonly travelled: boolean
}

/** Returns what a command comes to, as it was asked for here. */
async function carryOut(own: Run, talk: Talk, forge: Forge, { ask, request, travelled }: Order): Promise<Done> {
  const { world, inputs, around } = own
  const plans = plansOnly(inputs)
  const language = languageOfCheckout(world.openCheckout, around.workspace, forge, { plans })
  try {
    const desk: Desk = {
      ...openDesk(world, inputs, talk, forge, request, language), verifyMode: inputs.verify, verifiedElsewhere: travelled,
      verification: verificationOf(world.openCells, around.workspace, forge, { plans, isolation: inputs.isolation, samples: samplesOf(own, talk) }),
    }
    // The one decision is about what was asked for, which a plan does not tell.
    const authority: Authority = { decide: (_, paths, backing) => forge.standing.decide(ask.verb, paths, backing) }
    if (travelled) return await runCommand(present(findCommand('apply', 'comment'), 'the command apply'), { ...desk, authority }, request)
    const done = await runCommand(ask.command, desk, request)
    return plans ? await verified(desk, done) : done
  } finally {
    await language.close()
  }
}
