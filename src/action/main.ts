/**
 * The action's door: one event in, one answer out.
 *
 * The way of a run: inputs and event, then the trigger, then the command; permissions and the pull request are looked up while
 * the command is read; the command runs against the forge's ports; what came of it is delivered. Nobody who may not command gets
 * an answer, and nothing is asked of the API for a comment that holds no command.
 */
import { join } from 'node:path'
import { refuse, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import { errorAnswer } from '../commands/run.js'
import type { Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { Actor } from '../forge/authority.js'
import type { Subject } from '../forge/opening.js'
import { readTrigger, type CommentTrigger, type StepTrigger } from '../forge/trigger.js'
import { askOfComment, askOfStep } from './ask.js'
import { converse, PREFIX, type Run } from './converse.js'
import { deliver, type Delivery } from './deliver.js'
import { readInputs, type Inputs } from './inputs.js'
import { openLog, type Log } from './log.js'
import { readSurroundings, type Surroundings } from './surroundings.js'
import { hostWorld, type World } from './world.js'

/** Runs the action of this process and returns its exit code. */
export function runHere(): Promise<number> {
  return runAction(hostWorld())
}

/** Runs the action once in `world` and returns the exit code of the step. */
export async function runAction(world: World): Promise<number> {
  const log = openLog(world.runner)
  try {
    return await run(world, log)
  } catch (thrown) {
    const { answer } = errorAnswer(thrown)
    world.runner.setOutput('outcome', answer.outcome)
    log.error(answer.outcome === 'error' ? answer.message : answer.outcome)
    return 1
  }
}

async function run(world: World, log: Log): Promise<number> {
  const read = readInputs((name) => world.runner.getInput(name))
  const around = readSurroundings(world)
  if ('problems' in read) return giveUp(world, log, read.problems)
  if ('missing' in around) return giveUp(world, log, around.missing.map((name) => `The runner did not set ${name}.`))
  const { inputs } = read
  world.runner.setSecret(inputs.token)
  const payload: unknown = JSON.parse(await world.readFile(around.eventPath))
  const trigger = readTrigger({
    name: around.eventName, payload, runId: String(around.runId), job: around.job, step: around.step, requestId: inputs['request-id'],
  })
  const own: Run = { world, log, inputs, around }
  switch (trigger.kind) {
    case 'ignored':
      log.info(`Nothing to do: ${trigger.reason}.`)
      return 0
    case 'refused':
      return tellRefused(own, refused([trigger.refusal]))
    case 'comment':
      return runComment(own, trigger)
    case 'step':
      return runStep(own, trigger)
  }
}

function giveUp(world: World, log: Log, problems: readonly string[]): number {
  problems.forEach(log.error)
  world.runner.setOutput('outcome', 'error')
  return 1
}

function tellRefused(own: Run, done: Done): Promise<number> {
  const { world, log, inputs, around } = own
  return deliver({
    world, log, done, verb: '', requestId: `run:${String(around.runId)}`, actor: around.actor.login, prefix: PREFIX, runUrl: around.runUrl,
    temporary: around.temporary, failOn: failOnOf(inputs, 'refused'), talk: null, reactTo: null, later: () => undefined,
  })
}

function failOnOf(inputs: Inputs, standard: 'refused' | 'error'): Delivery['failOn'] {
  const given = inputs['fail-on']
  return given === 'refused' || given === 'error' || given === 'never' ? given : standard
}

async function runComment(own: Run, trigger: CommentTrigger): Promise<number> {
  const { log, around } = own
  if (trigger.author.bot || trigger.sender.bot) {
    log.info('Nothing to do: the comment is a bot\'s.')
    return 0
  }
  const asked = askOfComment(trigger.body, PREFIX)
  if (asked === null) {
    log.info('Nothing to do: the comment holds no command.')
    return 0
  }
  const { login } = trigger.author
  const rerun = around.triggeringActor
  const actors: Actor[] = [
    trigger.author, trigger.sender, { login: rerun, id: around.actor.login === rerun ? around.actor.id : null, bot: rerun.endsWith('[bot]') },
  ]
  return converse(own, {
    ...asked, requestId: trigger.requestId, actor: { login, id: trigger.author.id }, actors, comment: trigger,
    subject: { kind: 'pull', number: trigger.number }, writable: !trigger.readOnly, failOn: failOnOf(own.inputs, 'error'),
  })
}

async function runStep(own: Run, trigger: StepTrigger): Promise<number> {
  const { inputs, around } = own
  const subject = subjectOf(inputs, trigger, around)
  if (!subject.ok) return tellRefused(own, refused(subject.refusals))
  const document = await documentOf(own)
  if (!document.ok) return tellRefused(own, refused(document.refusals))
  const rerun = around.triggeringActor
  const id = around.actor.login === rerun ? around.actor.id : null
  return converse(own, {
    ...askOfStep(inputs.command, document.value, PREFIX), requestId: trigger.requestId, actor: { login: rerun, id },
    actors: [{ login: rerun, id, bot: rerun.endsWith('[bot]') }], comment: null, subject: subject.value,
    writable: !trigger.readOnly, failOn: failOnOf(inputs, 'refused'),
  })
}

function subjectOf(inputs: Inputs, trigger: StepTrigger, { ref }: Surroundings): Outcome<Subject> {
  const number = inputs['pull-request'] ?? (inputs.branch === null ? trigger.number : null)
  if (number !== null) return { ok: true, value: { kind: 'pull', number } }
  const branch = inputs.branch ?? /^refs\/heads\/(.+)$/u.exec(ref)?.[1]
  if (branch !== undefined) return { ok: true, value: { kind: 'branch', name: branch } }
  return refuse({ code: 'invalid_request', detail: 'say with the input pull-request or branch what to work on' })
}

/** Returns the document of the input `changeset`: the text itself, or the file of the workspace that it names; null without one. */
async function documentOf({ world, inputs, around }: Run): Promise<Outcome<string | null>> {
  const given = inputs.changeset.trim()
  if (inputs.artifact !== null) return refuse({ code: 'feature_off', detail: 'the input artifact (this version does not read artifacts yet)' })
  if (given === '') return { ok: true, value: null }
  if (given.startsWith('{')) return { ok: true, value: inputs.changeset }
  const problem = pathProblem(given)
  if (problem !== null) return refuse({ code: 'path_escape', path: given, detail: problem })
  return { ok: true, value: await world.readFile(join(around.workspace, given)) }
}
