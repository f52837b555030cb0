/**
 * One stage on which the same run is played again and again, each time disturbed by another schedule.
 *
 *   const lane = await openLane('undo')
 *   const { problems, requests } = await lane.play([{ change: 'a push beside', at: 3 }])
 *   await lane.close()
 *
 * A change happens just before the request of that number is sent, while no other request of the run is let out. Duplicates, runs again
 * and second commands are whole runs in between; their own requests are not counted. Promised: every problem that is told was seen in
 * the bare repository, in the cards or in the order of requests, none is taken from what the action says of itself but its outcome.
 */
import type { Checkpoint } from '../../github/double.js'
import { forgetMoves, movesOf, wrongWith, type Edit, type Move } from '../../github/ref-history.js'
import { fsck } from '../../github/invariants.js'
import { applyBody, BRANCH, cards, comment, REPOSITORY, run, type RunOptions } from '../rig.js'
import type { WorkflowEvent } from '../../github/events.js'
import { blobOf, SCENARIOS, type Scenario, type Set as Stage } from './scenarios.js'
import { overlooked, Watch } from './watch.js'

export const CHANGES = [
  'a push beside', 'a push into the file', 'a push that takes it back', 'a forced push', 'the branch reset', 'the base retargeted', 'the branch deleted', 'the comment edited',
  'the comment deleted', 'permission taken', 'the policy forbidding it', 'the pull request closed', 'the event delivered twice', 'run again by somebody else',
  'a second command',
] as const
export type Change = (typeof CHANGES)[number]

/** A change, and the number of the request before which it happens. */
export interface Step {
  readonly change: Change
  readonly at: number
}
export type Schedule = readonly Step[]

export interface Played {
  readonly problems: readonly string[]
  /** How many requests the run itself sent. */
  readonly requests: number
  readonly outcome: string
  /** How many changes of the schedule happened. */
  readonly happened: number
  readonly landed: number
  /** The number of the request that asked to move the branch, the first such; null where there was none. */
  readonly moved: number | null
}

/** The run that is disturbed: what the rig takes by itself. */
const RUN_ID = 7_000_000_001
const HEAD = `refs/heads/${BRANCH}`

export class Lane {
  readonly #stage: Stage
  readonly #start: Checkpoint
  readonly #directory: string
  readonly #ledger: string
  readonly #edits: readonly Edit[]
  #watch = new Watch()
  #people = new Set<string>()
  #deletions = 0
  #kept: Move[] = []
  #runs = 0
  #serial = 0

  constructor(stage: Stage, start: Checkpoint) {
    this.#stage = stage
    this.#start = start
    this.#directory = stage.double.gitDirectory(REPOSITORY)
    this.#ledger = `refs/holdfast/receipts/pr/${String(stage.number)}`
    const second = (text: string): string => text.replace('four', 'FOUR')
    const edits = [[stage.before, stage.after], [stage.before, second(stage.before)], ...(stage.bound === 'lines' ? [[second(stage.before), second(stage.after)]] : [])]
    this.#edits = edits.map(([from = '', to = '']) => ({ path: 'src/a.txt', from: blobOf(from), to: blobOf(to) }))
  }

  /** Plays the run once, disturbed as the schedule says. */
  async play(schedule: Schedule): Promise<Played> {
    const { double, number, event, inputs } = this.#stage
    await double.restore(this.#start)
    await forgetMoves(this.#directory)
    this.#watch = new Watch()
    this.#people = new Set()
    this.#deletions = 0
    this.#kept = []
    this.#runs = 0
    let requests = 0
    let happened = 0
    let turn = Promise.resolve()
    const gate = async (): Promise<number> => {
      const mine = ++requests
      turn = turn.then(async () => {
        for (const step of schedule) {
          if (step.at !== mine) continue
          happened++
          await this.#happen(step)
        }
      })
      await turn
      return mine
    }
    const unhook = double.before({ operation: /^smart-http\//u, times: 1_000 }, () => (this.#runs === 1 ? gate() : undefined))
    const ran = await this.#run(event, { inputs }, gate)
    unhook()
    const branch = [...this.#kept, ...await movesOf(this.#directory, HEAD)]
    const { problems, landed } = await wrongWith({
      directory: this.#directory, branch, ledger: await movesOf(this.#directory, this.#ledger), earlier: [...this.#start.refs.get(REPOSITORY)?.values() ?? []],
      people: this.#people, deletions: this.#deletions, edits: this.#edits, cards: cards(double, number).filter(({ id }) => !this.#start.state.comments.has(id)).map(({ body }) => body),
    })
    const outcome = ran.outputs['outcome'] ?? 'nothing'
    const ours = landed.some(({ oid }) => oid === ran.outputs['commit'])
    return {
      requests, outcome, happened, landed: landed.length, moved: this.#watch.runs[0]?.moves[0]?.nth ?? null,
      problems: [
        ...problems, ...overlooked(this.#watch), ...double.violations.map(({ operation, message }) => `${operation}: ${message}`),
        ...((outcome === 'applied' || outcome === 'indeterminate') === ours ? [] : [`the outcome ${outcome} is not what became of it`]),
        ...(/^(?:applied|indeterminate|refused|error|nothing)$/u.test(outcome) ? [] : [`the outcome is ${outcome}`]),
      ],
    }
  }

  async #run(event: WorkflowEvent, options: RunOptions, gate: () => Promise<number>): ReturnType<typeof run> {
    const { double, asked } = this.#stage
    const comment = event.payload['comment'] as { readonly id: number } | undefined
    this.#runs++
    const watched = this.#watch.begin(comment?.id === asked)
    try {
      return await run(double, event, {
        ...options, fetch: async (input, init) => {
          const nth = await gate()
          watched(nth, input, init)
          return double.fetch(input, init)
        },
      })
    } finally {
      this.#runs--
    }
  }

  /** Lets a person move the branch. */
  async #move(made: Promise<string | undefined>): Promise<void> {
    const oid = await made
    if (oid !== undefined) this.#people.add(oid)
  }

  async #happen({ change, at }: Step): Promise<void> {
    const { double, number, asked, event, inputs, before } = this.#stage
    const free = (): Promise<number> => Promise.resolve(0)
    const n = String(++this.#serial)
    switch (change) {
      case 'a push beside': return this.#move(double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: `${n}\n` } }))
      case 'a push into the file': return this.#move(double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: `${n}\n${before}` } }))
      case 'a push that takes it back': return this.#move(double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: before } }))
      case 'a forced push': return this.#move(double.commitTo(REPOSITORY, BRANCH, { 'note.txt': { content: `${n}\n` } }, { onto: await double.readRef(REPOSITORY, 'main') ?? '' }))
      case 'the branch reset': {
        const main = await double.readRef(REPOSITORY, 'main') ?? ''
        this.#people.add(main)
        return double.setRef(REPOSITORY, HEAD, main)
      }
      case 'the branch deleted': {
        this.#kept = [...this.#kept, ...await movesOf(this.#directory, HEAD)]
        const stood = await double.readRef(REPOSITORY, BRANCH)
        if (stood === undefined) return
        this.#kept.push({ from: stood, to: '0'.repeat(40) })
        this.#deletions++
        return double.setRef(REPOSITORY, HEAD, null)
      }
      case 'the base retargeted': {
        await double.setRef(REPOSITORY, 'refs/heads/release', await double.readRef(REPOSITORY, 'main') ?? '')
        return double.retarget(REPOSITORY, number, 'release')
      }
      case 'the comment edited':
        if (double.world.state.comments.has(asked)) double.editComment(asked, '/holdfast help')
        return this.#watch.forbid(change)
      case 'the comment deleted':
        double.deleteComment(asked)
        return this.#watch.forbid(change)
      case 'permission taken':
        double.setPermission(REPOSITORY, 'ann', 'read')
        return this.#watch.forbid(change)
      case 'the policy forbidding it':
        await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: `# ${n}\npaths: [{ match: src, deny: true }]\n` } })
        return this.#watch.forbid(change)
      case 'the pull request closed':
        double.setPullState(REPOSITORY, number, 'closed')
        return this.#watch.forbid(change)
      case 'the event delivered twice': {
        // A redelivery is a run of its own, newer or older than the one disturbed; an artifact is there only for its own run.
        const as = 'artifact' in inputs ? { attempt: 2 } : { runId: RUN_ID + (at % 2 === 0 ? 1 : -1) }
        return void await this.#run(event, { inputs, ...as }, free)
      }
      case 'run again by somebody else': return void await this.#run(event, { inputs, attempt: 2, triggeringActor: 'maint' }, free)
      case 'a second command': {
        const { event: second } = await comment(double, number, applyBody({ text: before, lines: ['FOUR'], line: 4, title: 'Second' }))
        return void await this.#run(second, { runId: RUN_ID + 2, inputs: 'commit-method' in inputs ? { 'commit-method': inputs['commit-method'] ?? '' } : {} }, free)
      }
    }
  }

  /** What git finds wrong with every object of every run so far. */
  fsck(): Promise<string[]> {
    return fsck(this.#directory)
  }

  close(): Promise<void> {
    return this.#stage.double.close()
  }
}

/** Opens a lane of a scenario. */
export async function openLane(scenario: Scenario): Promise<Lane> {
  const stage = await SCENARIOS[scenario]()
  stage.double.setPermission(REPOSITORY, 'maint', 'maintain')
  return new Lane(stage, await stage.double.checkpoint())
}
