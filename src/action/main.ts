/**
 * The action's door: one event in, one answer out.
 *
 * The way of a run: inputs and event, then the trigger, then the command; permissions and the pull request are looked up while
 * the command is read; the command runs against the forge's ports; what came of it is delivered. Nobody who may not command gets
 * an answer, and nothing is asked of the API for a comment that holds no command.
 */
import { join } from 'node:path'
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'
import { asDocument } from '../changeset/patch/document.js'
import { errorAnswer } from '../commands/run.js'
import type { Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { Actor } from '../forge/authority.js'
import { subjectOfRun } from '../forge/artifact.js'
import type { Client } from '../forge/client.js'
import { NotInside } from '../host/inside.js'
import type { Subject } from '../forge/opening.js'
import { readTrigger, type CommentTrigger, type StepTrigger } from '../forge/trigger.js'
import { aimed } from './aim.js'
import { askOfComment, askOfStep } from './ask.js'
import { sourceOf, type Source } from './artifact.js'
import { clientOf, converse, PREFIX, type Run } from './converse.js'
import { deliver, type Delivery } from './deliver.js'
import { readInputs, switchesOf } from './inputs.js'
import { openLog, type Log } from './log.js'
import { readSurroundings } from './surroundings.js'
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
  const around = readSurroundings(world)
  const token = world.runner.getInput('token').trim()
  if (token !== '') world.runner.setSecret(token)
  if ('missing' in around) return giveUp(world, log, around.missing.map((name) => `The runner did not set ${name}.`))
  const inputs = readInputs((name) => world.runner.getInput(name))
  if (!inputs.ok) return tellRefused({ world, log, around, failOn: failOnOf(world.runner.getInput('fail-on').trim(), 'refused') }, refused(inputs.refusals))
  const trigger = readTrigger({
    name: around.eventName, payload: await readEvent(world, around.eventPath), runId: String(around.runId), job: around.job, step: around.step,
    requestId: inputs.value['request-id'],
  })
  const here: Run = { world, log, inputs: inputs.value, around }
  const aim = await aimed(here, trigger)
  if (!aim.ok) return tellRefused({ ...here, failOn: failOnOf(inputs.value['fail-on'], 'refused') }, refused(aim.refusals))
  const own = aim.value
  switch (trigger.kind) {
    case 'ignored':
      log.info(`Nothing to do: ${trigger.reason}.`)
      return 0
    case 'refused':
      return tellRefused({ ...own, failOn: failOnOf(own.inputs['fail-on'], 'refused') }, refused([trigger.refusal]))
    case 'comment':
      return runComment(own, trigger)
    case 'step':
      return runStep(own, trigger)
  }
}

async function readEvent(world: World, path: string): Promise<unknown> {
  try {
    return JSON.parse(await world.readFile(path))
  } catch (cause) {
    throw new Fault(`The runner's event file ${path} cannot be read.`, { cause })
  }
}

function giveUp(world: World, log: Log, problems: readonly string[]): number {
  problems.forEach(log.error)
  world.runner.setOutput('outcome', 'error')
  return 1
}

/** Tells a refusal that came before anything was asked of the API. */
function tellRefused({ world, log, around, failOn }: Pick<Run, 'world' | 'log' | 'around'> & Pick<Delivery, 'failOn'>, done: Done): Promise<number> {
  return deliver({
    world, log, done, verb: '', requestId: `run:${String(around.runId)}`, actor: around.actor.login, prefix: PREFIX, branch: null,
    runUrl: around.runUrl, temporary: around.temporary, samples: null, failOn, talk: null, reactTo: null, later: () => undefined,
    sign: () => Promise.resolve(), notes: () => [],
  })
}

function failOnOf(given: string | null, standard: 'refused' | 'error'): Delivery['failOn'] {
  return given === 'refused' || given === 'error' || given === 'never' ? given : standard
}

async function runComment(own: Run, trigger: CommentTrigger): Promise<number> {
  const { log, around } = own
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
    subject: { kind: 'pull', number: trigger.number }, writable: !trigger.readOnly, failOn: failOnOf(own.inputs['fail-on'], 'error'),
    source: sourceOf(own.inputs, null, around.runId),
  })
}

async function runStep(own: Run, trigger: StepTrigger): Promise<number> {
  const { inputs, around } = own
  const client = clientOf(own)
  const source = sourceOf(inputs, trigger.ended?.id ?? null, around.runId)
  const [subject, document] = await Promise.all([subjectOf(own, trigger, client), documentOf(own, source)])
  if (!subject.ok) return tellRefused({ ...own, failOn: failOnOf(inputs['fail-on'], 'refused') }, refused(subject.refusals))
  const rerun = around.triggeringActor
  const id = around.actor.login === rerun ? around.actor.id : null
  return converse(own, {
    ...askOfStep(inputs.command, document, PREFIX), requestId: trigger.requestId, actor: { login: rerun, id },
    actors: [{ login: rerun, id, bot: rerun.endsWith('[bot]') }], comment: null, subject: subject.value, source,
    writable: !trigger.readOnly, failOn: failOnOf(inputs['fail-on'], 'refused'),
  }, client)
}

/** Returns what a step works on: what its inputs say, else what its event is about. Refuses: invalid_request, head_moved. */
async function subjectOf({ inputs, around: { ref, repositoryId } }: Run, trigger: StepTrigger, client: Client): Promise<Outcome<Subject>> {
  if (trigger.ended !== null && inputs['pull-request'] === null && inputs.branch === null) return subjectOfRun(client, trigger.ended, repositoryId)
  const number = inputs['pull-request'] ?? (inputs.branch === null ? trigger.number : null)
  if (number !== null) return { ok: true, value: { kind: 'pull', number } }
  const branch = inputs.branch ?? /^refs\/heads\/(.+)$/u.exec(ref)?.[1]
  if (branch !== undefined) return { ok: true, value: { kind: 'branch', name: branch } }
  return refuse({ code: 'invalid_request', detail: 'say with the input pull-request or branch what to work on' })
}

/**
 * Returns the document of the input `changeset`: the text itself, or the file of the workspace that it names; null without one.
 * Refuses: invalid_request, path_escape.
 */
async function documentOf({ world, inputs, around }: Run, source: Source | null): Promise<Outcome<string | null>> {
  const given = inputs.changeset.trim().replace(/^(?:\.\/)+/u, '')
  if (source !== null && given !== '') return refuse({ code: 'invalid_request', detail: 'the inputs changeset and artifact exclude each other' })
  if (given === '') return ok(null)
  if (given.startsWith('{') || given.includes('\n')) return ok(asDocument(inputs.changeset, switchesOf(inputs)))
  const problem = pathProblem(given)
  if (problem !== null) return refuse({ code: 'path_escape', path: given, detail: problem })
  const path = join(around.workspace, given)
  try {
    return ok(asDocument(await world.readInside(around.workspace, given), switchesOf(inputs)))
  } catch (thrown) {
    if (thrown instanceof NotInside) return refuse({ code: 'path_escape', path: given, detail: thrown.message })
    const { code } = z.object({ code: z.string() }).catch({ code: '' }).parse(thrown)
    const why = code === '' || code === 'ENOENT' ? 'there is no such file; was the repository checked out?' : `it cannot be read (${code})`
    return refuse({ code: 'invalid_request', detail: `the input changeset names ${path}: ${why}` })
  }
}
