/** The desk of a run on GitHub: the forge's ports, and what inputs and policy agree to. */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { HAND_WRITTEN, type Limits } from '../base/settings.js'
import type { CommandRequest } from '../commands/table.js'
import type { Desk } from '../engine/desk.js'
import { isPlanId } from '../engine/retention.js'
import type { Language } from '../engine/language.js'
import type { Forge } from '../forge/forge.js'
import { openBlocks, openSyntax } from '../wiring.js'
import type { Source } from './artifact.js'
import { switchesOf, type Inputs } from './inputs.js'
import type { World } from './world.js'

/** What an event may ask for that must not write. */
const READING = ['help', 'read', 'preview', 'status', 'check', 'verify']

/** What shows what it would do unless it is told to apply. */
const APPLYING = ['suggestions', 'rename', 'move-symbol', 'move-file', 'organize-imports', 'fix', 'actions', 'format']

/** Returns whether a request asks for nothing to be written to the branch. */
export function isReading(verb: string, { options }: CommandRequest): boolean {
  return READING.includes(verb) || (APPLYING.includes(verb) && options['apply'] !== true)
}

/** Who asks, and under which id. */
export interface Asker {
  readonly requestId: string
  readonly actor: { readonly login: string; readonly id: number | null }
}

/** Returns the limits that the policy raises, and whether documents may agree to hidden characters. */
async function agreedBy(forge: Forge, limits: Limits): Promise<Pick<Desk, 'limits' | 'hidden'>> {
  const rules = await forge.standing.rules()
  const planLifetime = Math.max(limits.planLifetime, rules.limits.planLifetime ?? 0)
  return { limits: { ...limits, ...rules.limits, planLifetime }, hidden: rules.allowHidden ? 'ask' : 'refuse' }
}

/** Returns whether the inputs let a run plan and no more: then nothing is written, retained plans included. */
export function plansOnly(inputs: Inputs): boolean {
  return inputs['dry-run'] || inputs.mode === 'plan'
}

/** Returns the request as the inputs `dry-run` and `mode` let it go on. Refuses: invalid_request. */
export function asModeAllows(inputs: Inputs, verb: string, request: CommandRequest): Outcome<CommandRequest> {
  if (plansOnly(inputs)) {
    if (verb === 'apply' || verb === 'tx') return ok({ ...request, options: { ...request.options, 'dry-run': true } })
    if (APPLYING.includes(verb)) return ok({ ...request, options: { ...request.options, apply: false } })
    return READING.includes(verb) ? ok(request)
      : refuse({ code: 'invalid_request', detail: `with dry-run or mode plan nothing is written, and ${verb} cannot be planned` })
  }
  const executes = verb === 'apply' && request.document === null && (request.carried !== undefined || isPlanId(request.operands[0] ?? ''))
  if (inputs.mode !== 'commit' || executes || !isPlanned(verb)) return ok(request)
  return refuse({
    code: 'invalid_request',
    detail: 'with mode commit a plan that was made before is executed, and none is made: name its artifact, or say "apply" and its id; use mode auto to plan here',
  })
}

/** Returns whether what a command comes to is made by a job that plans, for another to commit or to tell. */
function isPlanned(verb: string): boolean {
  return verb === 'apply' || verb === 'preview' || verb === 'verify' || APPLYING.includes(verb)
}

/** Returns whether a run takes the plan of another job, whatever its command was: that job planned by it. */
export function takesPlan(inputs: Inputs, verb: string, source: Source | null): boolean {
  return verb === 'apply' || verb === 'preview' || (inputs.mode === 'commit' && source !== null && isPlanned(verb))
}

/** Returns the request for a plan that travelled: executed where the command wanted it executed, else shown. */
export function asCarried(verb: string, request: CommandRequest): CommandRequest {
  const wanted = verb === 'apply' || (APPLYING.includes(verb) && request.options['apply'] === true)
  return { operands: [], document: null, carried: request.carried, options: wanted ? {} : { 'dry-run': true } }
}

/** Returns the desk of one request. */
export function openDesk({ sha256, now }: World, inputs: Inputs, { requestId, actor }: Asker, forge: Forge, request: CommandRequest, language: Language): Desk {
  const limits = { ...HAND_WRITTEN, planLifetime: (inputs['plan-lifetime'] ?? 30) * 60_000 }
  return {
    sha256, now, switches: switchesOf(inputs), actor: actor.login, requestId, hidden: 'refuse', showsRereads: true,
    limits, agreed: () => agreedBy(forge, limits), ...(actor.id === null ? {} : { actorId: actor.id }),
    language, target: forge.target, ledger: forge.ledger, transactions: forge.transactions, authority: forge.standing,
    blocks: openBlocks(), syntax: openSyntax(), syntaxMode: inputs['syntax-check'],
    ...(forge.review === null ? {} : { review: forge.review }),
    shelf: plansOnly(inputs) && request.document !== null ? null : forge.shelf,
  }
}
