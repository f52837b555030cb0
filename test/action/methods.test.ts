/** The ways of making a commit: what is promised holds for each, and `auto` goes on where the platform bars the first. */
import { afterEach, describe, expect, test } from 'vitest'
import type { Double, DoubleOptions } from '../github/double.js'
import { checkLanding, snapshot } from '../github/invariants.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, run, stage } from './rig.js'

const open: Double[] = []
afterEach(async () => {
  for (const double of open.splice(0)) {
    expect(double.violations).toEqual([])
    await double.close()
  }
})
async function scene(options: DoubleOptions = {}): ReturnType<typeof stage> {
  const made = await stage(options)
  open.push(made.double)
  return made
}

const moves = (double: Double): string[] => double.requests
  .filter(({ operation, accepted }) => accepted && ['graphql/updateRefs', 'graphql/createCommitOnBranch', 'git/create-ref', 'git/update-ref', 'smart-http/receive-pack'].includes(operation))
  .map(({ operation }) => operation)

/** Every way by which a plain set lands: how the double is set, the input, and what moves refs in their order. */
const WAYS: readonly (readonly [name: string, options: DoubleOptions, method: string, moved: readonly string[]])[] = [
  ['one mutation for branch and ledger', {}, 'auto', ['graphql/updateRefs']],
  ['the platform\'s own commit, by wish', {}, 'graphql', ['graphql/createCommitOnBranch', 'graphql/updateRefs']],
  ['the branch alone, where updateRefs takes branches only', { updateRefs: 'branches-and-tags' }, 'auto', ['graphql/updateRefs', 'git/create-ref']],
  ['the same by wish', { updateRefs: 'branches-and-tags' }, 'refs', ['graphql/updateRefs', 'git/create-ref']],
  ['a push, by wish', { listen: true }, 'push', ['smart-http/receive-pack']],
  ['the platform\'s own commit, where updateRefs is not allowed', { updateRefs: 'off' }, 'auto', ['graphql/createCommitOnBranch', 'git/create-ref']],
]

describe.each(WAYS)('%s', (_, options, method, moved) => {
  const inputs = { 'commit-method': method }
  const receipts = (number: number): string => `refs/holdfast/receipts/pr/${String(number)}`

  test('lands one commit and one receipt, read back, and tells a redelivery the first receipt', async () => {
    const { double, number } = await scene(options)
    const directory = double.gitDirectory(REPOSITORY)
    const before = await snapshot(directory)
    const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
    const { event } = await comment(double, number, applyBody())
    const ran = await run(double, event, { inputs })
    expect(ran.outputs).toMatchObject({ outcome: 'applied' })
    expect(await checkLanding({ directory, before, branch: `refs/heads/${BRANCH}`, parent: head, paths: ['src/a.txt'], receipts: receipts(number) })).toEqual([])
    expect(moves(double)).toEqual(moved)
    expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
    const again = await run(double, event, { inputs, attempt: 2 })
    expect(again.outputs).toMatchObject({ 'outcome': 'applied', 'receipt-id': ran.outputs['receipt-id'], 'commit': ran.outputs['commit'] })
    expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
    expect(cards(double, number)).toHaveLength(1)
  })

  test('goes on top of a ledger that is there, and can be undone', async () => {
    const { double, number } = await scene(options)
    const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
    const first = await run(double, (await comment(double, number, applyBody())).event, { inputs })
    const undone = await run(double, (await comment(double, number, `/holdfast undo ${String(first.outputs['receipt-id'])}`)).event, { inputs })
    expect(undone.outputs).toMatchObject({ outcome: 'applied' })
    expect((await double.readFile(REPOSITORY, BRANCH, 'src/a.txt'))?.content.toString()).toBe('one\ntwo\nthree\nfour\nfive\n')
    expect(await counts(double, number, head)).toEqual({ commits: 2, receipts: 2 })
  })

  test('a branch that moves just before is verified again, and no commit of a person is lost', async () => {
    const { double, number } = await scene(options)
    const { event } = await comment(double, number, applyBody())
    let pushed = ''
    double.before({ operation: /^(?:graphql\/(?:updateRefs|createCommitOnBranch)|smart-http\/receive-pack)$/u, nth: 1 }, async () => {
      pushed = await double.commitTo(REPOSITORY, BRANCH, { 'other.txt': { content: 'x\n' } })
    })
    const ran = await run(double, event, { inputs })
    expect(ran.outputs).toMatchObject({ outcome: 'applied', refusals: '[]' })
    expect(await counts(double, number, pushed)).toEqual({ commits: 1, receipts: 1 })
  })

  test.each(['before', 'after'] as const)('an answer that is lost %s the effect ends in one commit and one receipt', async (when) => {
    for (const operation of new Set(moved)) {
      const { double, number } = await scene(options)
      const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
      const { event } = await comment(double, number, applyBody())
      double.fault({ operation }, { kind: 'drop', when })
      await run(double, event, { inputs })
      const again = await run(double, event, { inputs, attempt: 2 })
      expect(again.outputs, operation).toMatchObject({ outcome: 'applied' })
      expect(await counts(double, number, head), operation).toEqual({ commits: 1, receipts: 1 })
    }
  })

  test('an entry that is never written is completed from the trailers by the next run that looks', async () => {
    const { double, number } = await scene(options)
    const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
    const { event } = await comment(double, number, applyBody())
    double.fault({ operation: 'git/create-ref', times: 9 }, { kind: 'status', status: 500 })
    const ran = await run(double, event, { inputs })
    expect(ran.outputs).toMatchObject({ outcome: 'applied' })
    double.clearFaults()
    const again = await run(double, event, { inputs, attempt: 2 })
    expect(again.outputs).toMatchObject({ 'outcome': 'applied', 'receipt-id': ran.outputs['receipt-id'] })
    expect(await counts(double, number, head)).toEqual({ commits: 1, receipts: 1 })
  })
})

test('a set that changes nothing has its receipt where the ledger cannot move by updateRefs', async () => {
  const { double, number } = await scene({ updateRefs: 'off' })
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const ran = await run(double, (await comment(double, number, applyBody({ lines: ['two'] }))).event)
  expect(ran.outputs).toMatchObject({ outcome: 'no_change' })
  expect(await counts(double, number, head)).toEqual({ commits: 0, receipts: 1 })
})
