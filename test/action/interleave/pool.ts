/** Several lanes side by side, since a run mostly waits: what they play, and what went wrong in it. */
import { CHANGES, openLane, type Change, type Lane, type Played, type Schedule } from './lane.js'
import type { Scenario } from './scenarios.js'

const LANES = 4
/** Plays after which a lane is opened anew: its repository grows with every play. */
const LONGEST = 1_500

/** The ten kinds of change, a push in two forms. What is played at depth two. */
export const TEN: readonly Change[] = CHANGES.filter((change) => !['the branch reset', 'the comment deleted', 'the pull request closed'].includes(change))

/** What was played, counted; `problems` has the first of each schedule that went wrong. */
export interface Tally {
  played: number
  landed: number
  readonly outcomes: Record<string, number>
  readonly problems: string[]
}

/** Hears what came of a play, and may add schedules that it makes worth playing. */
export type Next = (schedule: Schedule, played: Played) => readonly Schedule[]

/** Returns a source of numbers below a limit, the same for the same seed. */
export function seeded(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor(state / 2 ** 32 * limit)
  }
}

const told = (schedule: Schedule): string => schedule.map(({ change, at }) => `${change} before request ${String(at)}`).join(', ') || 'nothing'

async function drain(scenario: Scenario, queue: Schedule[], next: Next, tally: Tally): Promise<void> {
  let lane: Lane | undefined
  for (let since = 0; ; since++) {
    const schedule = queue.shift()
    if (lane !== undefined && (schedule === undefined || since % LONGEST === LONGEST - 1)) {
      for (const problem of await lane.fsck()) tally.problems.push(`${scenario}: git fsck: ${problem}`)
      await lane.close()
      lane = undefined
    }
    if (schedule === undefined) return
    lane ??= await openLane(scenario)
    const played = await lane.play(schedule)
    tally.played++
    tally.landed += played.landed
    tally.outcomes[played.outcome] = (tally.outcomes[played.outcome] ?? 0) + 1
    if (played.problems.length > 0) tally.problems.push(`${scenario}, ${told(schedule)}: ${played.problems.join('; ')}`)
    queue.push(...next(schedule, played))
  }
}

/** Plays schedules, and those that `next` adds; tells the count. */
export async function playAll(scenario: Scenario, schedules: readonly Schedule[], next: Next = () => [], lanes = LANES): Promise<Tally> {
  const tally: Tally = { played: 0, landed: 0, outcomes: {}, problems: [] }
  const queue = [...schedules]
  await Promise.all(Array.from({ length: lanes }, () => drain(scenario, queue, next, tally)))
  console.log(`${scenario}: ${String(tally.played)} schedules, ${String(tally.landed)} commits, ${JSON.stringify(tally.outcomes)}, ${String(tally.problems.length)} wrong`)
  return tally
}

/** Returns how many requests the undisturbed run sends. */
export async function requestsOf(scenario: Scenario): Promise<number> {
  const lane = await openLane(scenario)
  const { requests } = await lane.play([])
  await lane.close()
  return requests
}

/** Every change before every request. */
export function singles(requests: number, changes: readonly Change[] = CHANGES): Schedule[] {
  return changes.flatMap((change) => Array.from({ length: requests }, (_, at): Schedule => [{ change, at: at + 1 }]))
}

/** After a play of one change: every second one before every request that was sent from there on, so that no pair is left out that can happen. */
export function pairsAfter(schedule: Schedule, { requests }: Played): Schedule[] {
  const [first, ...more] = schedule
  if (first === undefined || more.length > 0) return []
  return TEN.flatMap((change) => Array.from({ length: Math.max(requests - first.at + 1, 0) }, (_, i): Schedule => [first, { change, at: first.at + i }]))
}

/** Random schedules of so many changes. */
export function random(count: number, seed: number, depth: readonly [least: number, most: number], requests: number): Schedule[] {
  const below = seeded(seed)
  return Array.from({ length: count }, () => Array.from({ length: depth[0] + below(depth[1] - depth[0] + 1) }, () => ({
    change: CHANGES[below(CHANGES.length)] ?? 'a push beside', at: 1 + below(requests),
  })).sort((a, b) => a.at - b.at))
}

/** Returns so many of the schedules, spread evenly from a seeded start; all when fewer are there. */
export function sample(schedules: readonly Schedule[], count: number, seed: number): Schedule[] {
  const step = Math.max(schedules.length / count, 1)
  const from = seeded(seed)(1_000) / 1_000 * step
  return Array.from({ length: Math.min(count, schedules.length) }, (_, i) => schedules[Math.floor(from + i * step) % schedules.length] ?? [])
}
