/**
 * What others do between two requests of a run: they push, take permission away, change the policy, edit or delete the comment,
 * close the pull request. Every change before every request, and pairs of them by a seed. No commit ever lands on a head that was not
 * verified, nor after the permission, the comment or the policy was found changed by the last look.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Checkpoint, Double } from '../github/double.js'
import type { WorkflowEvent } from '../github/events.js'
import { applyBody, BRANCH, comment, REPOSITORY, run, stage, TEXT } from './rig.js'
import { FULL } from '../support/proof.js'

const REQUESTS = 26
const RANDOM = FULL ? 2000 : 40

let double: Double
let number: number
let event: WorkflowEvent
let asked: number
let start: Checkpoint

beforeAll(async () => {
  ({ double, number } = await stage())
  const written = await comment(double, number, applyBody())
  event = written.event
  asked = written.comment.id
  start = await double.checkpoint()
})
afterAll(async () => { await double.close() })

const CHANGES = {
  'a push beside': () => double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: `${String(Math.random())}\n` } }),
  'a push into the file': () => double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: `zero\n${TEXT}` } }),
  'permission taken': () => double.setPermission(REPOSITORY, 'ann', 'read'),
  'the comment edited': () => { if (double.world.state.comments.has(asked)) double.editComment(asked, '/holdfast help') },
  'the comment deleted': () => double.deleteComment(asked),
  'the pull request closed': () => double.setPullState(REPOSITORY, number, 'closed'),
  'the policy forbidding it': () => double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'paths: [{ match: src, deny: true }]\n' } }),
  'the branch reset': async () => double.setRef(REPOSITORY, `refs/heads/${BRANCH}`, await double.readRef(REPOSITORY, 'main') ?? null),
} as const
type Change = keyof typeof CHANGES
const NAMES = Object.keys(CHANGES) as Change[]

/** Runs once while changes happen before the nth requests; checks what landed. */
async function survive(schedule: readonly (readonly [Change, number])[]): Promise<void> {
  const label = schedule.map(([change, n]) => `${change} before request ${String(n)}`).join(', ')
  await double.restore(start)
  const store = double.world.store(double.repository(REPOSITORY))
  /** The last request before which each change happened, by its index in the log. */
  const happened = new Map<Change, number>()
  for (const [change, n] of schedule) {
    double.before({ nth: n }, async ({ index }) => {
      happened.set(change, index)
      await CHANGES[change]()
    })
  }
  let standing: string | undefined
  double.before({ operation: 'graphql/updateRefs', times: 99 }, async () => { standing = await double.readRef(REPOSITORY, BRANCH) })
  const ran = await run(double, event)
  double.clearFaults()
  const moves = double.requests.filter(({ operation, accepted }) => operation === 'graphql/updateRefs' && accepted)
  expect(moves.length, label).toBeLessThanOrEqual(1)
  const ours = ran.outputs['commit'] ?? ''
  const tip = await double.readRef(REPOSITORY, `refs/holdfast/receipts/pr/${String(number)}`)
  expect(tip !== undefined, `${label}: a receipt exactly when its move`).toBe(moves.length === 1)
  if (moves.length === 0) {
    expect(ran.outputs['outcome'], label).toMatch(/refused|error/u)
    return
  }
  expect(ran.outputs['outcome'], label).toMatch(/applied|indeterminate/u)
  const parent = (await store.commit(ours))?.parents[0] ?? ''
  expect(parent, `${label}: on the head as it was`).toBe(standing)
  expect((await double.readFile(REPOSITORY, parent, 'src/a.txt'))?.content.toString(), `${label}: on a verified head`).toBe(TEXT)
  expect((await double.readFile(REPOSITORY, ours, 'src/a.txt'))?.content.toString(), label).toBe(TEXT.replace('two', 'TWO'))
  const move = moves[0]?.index ?? 0
  const lastLook = (wanted: string): number =>
    Math.max(...double.requests.filter(({ operation, index }) => index < move && operation === wanted).map(({ index }) => index))
  const looks = {
    'the comment edited': 'graphql/node+repository', 'the comment deleted': 'graphql/node+repository', 'the pull request closed': 'graphql/node+repository',
    'permission taken': 'repos/get-collaborator-permission-level', 'the policy forbidding it': 'graphql/node+repository',
  } as const
  for (const [change, look] of Object.entries(looks) as [keyof typeof looks, string][]) {
    const at = happened.get(change)
    if (at !== undefined) expect(at, `${label}: ${change} was overlooked`).toBeGreaterThan(lastLook(look))
  }
  expect(double.violations, label).toEqual([])
}

test.each(NAMES)('%s before any one request', async (change) => {
  for (let n = 1 + (FULL ? 0 : NAMES.indexOf(change) % 2); n <= REQUESTS; n += FULL ? 1 : 2) await survive([[change, n]])
}, 600_000)

test('two changes before any two requests', async () => {
  let seed = 20_261_201
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % limit
  }
  for (let i = 0; i < RANDOM; i++) {
    const pick = (): readonly [Change, number] => [NAMES[below(NAMES.length)] ?? 'a push beside', 1 + below(REQUESTS)]
    await survive([pick(), pick()])
  }
}, 3_600_000)
