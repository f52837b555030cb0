/** A transaction in comments on a pull request, and as a document of a step, against the double. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Answer } from '../../src/engine/answer.js'
import type { TransactionReport } from '../../src/engine/transaction/report.js'
import { workflowDispatchEvent } from '../github/events.js'
import type { Double } from '../github/double.js'
import { BRANCH, cards, comment, counts, REPOSITORY, run, stage, TEXT, type Ran, type RunOptions } from './rig.js'

function answerOf(ran: Ran): Answer {
  const text = ran.files.get(ran.outputs['result'] ?? '')
  if (text === undefined) throw new Error(`no result: ${ran.log.join('\n')}`)
  return JSON.parse(text) as Answer
}

async function textOf(double: Double, path: string): Promise<string | undefined> {
  return (await double.readFile(REPOSITORY, BRANCH, path))?.content.toString()
}

function transactionOf(ran: Ran): TransactionReport {
  const answer = answerOf(ran)
  if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer))
  return answer['transaction'] as TransactionReport
}

function body(words: string, document?: object): string {
  return `/holdfast tx ${words}\n${document === undefined ? '' : `\n\`\`\`json\n${JSON.stringify(document, null, 2)}\n\`\`\`\n`}`
}

async function say(double: Double, number: number, words: string, document?: object, options?: RunOptions & { readonly author?: string }): Promise<Ran> {
  return run(double, (await comment(double, number, body(words, document), options?.author)).event, options)
}

test('a conversation: begun, edited over several comments, committed once, undone', async () => {
  const { double, number } = await stage()
  const head = await double.readRef(REPOSITORY, BRANCH)
  const begun = transactionOf(await say(double, number, 'begin "a longer name"'))
  expect(begun).toMatchObject({ name: 'a longer name', commits: true })
  const { id } = begun
  await say(double, number, `edit ${id}`, { file: 'src/a.txt', edits: [{ old_string: 'two', new_string: '2\n2' }] })
  const lines = ['x', 'y']
  await say(double, number, `edit_chunk ${id}`, { file: 'new/big.txt', seq: 1, total: 1, lines })
  const expect_sha = createHash('sha256').update('x\ny\n').digest('hex')
  const staged = transactionOf(await say(double, number, `assemble ${id}`, { file: 'new/big.txt', expect_sha }))
  expect(staged).toMatchObject({ files: [{ path: 'src/a.txt' }, { path: 'new/big.txt', operation: 'create' }], chunks: [], commits: true })
  expect([await double.readRef(REPOSITORY, BRANCH), await counts(double, number, head ?? '')]).toEqual([head, { commits: 0, receipts: 0 }])

  const written = await comment(double, number, body(`commit ${id}`))
  const done = answerOf(await run(double, written.event))
  expect(done).toMatchObject({ outcome: 'applied', receipt: { operation: 'transaction', title: 'a longer name', request_id: `comment:${String(written.comment.id)}` } })
  expect([await textOf(double, 'src/a.txt'), await textOf(double, 'new/big.txt')]).toEqual(['one\n2\n2\nthree\nfour\nfive\n', 'x\ny\n'])
  // Delivered again, and asked for again by another comment: the first receipt, and nothing is done.
  expect(answerOf(await run(double, written.event, { attempt: 2 }))).toMatchObject({ outcome: 'applied', repeated: true })
  expect(answerOf(await say(double, number, `commit ${id}`))).toMatchObject({ outcome: 'applied', repeated: true, receipt: { id: done.outcome === 'applied' ? done.receipt.id : '' } })
  expect(await counts(double, number, head ?? '')).toEqual({ commits: 1, receipts: 1 })
  expect(transactionOf(await say(double, number, `info ${id}`))).toMatchObject({ state: 'committed' })

  expect(answerOf(await say(double, number, `undo_commit ${id}`))).toMatchObject({ outcome: 'applied', receipt: { operation: 'undo' } })
  expect(await textOf(double, 'src/a.txt')).toBe(TEXT)
  expect(answerOf(await say(double, number, `undo_commit ${id}`))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'already_undone' }] })
  expect(cards(double, number).length).toBeGreaterThan(5)
})

test('a step takes a transaction document; its paths are those of the repository', async () => {
  const { double } = await stage()
  const event = await workflowDispatchEvent(double, REPOSITORY, { sender: 'ann' })
  const step = (transaction: object, name: string, inputs: RunOptions['inputs'] = {}): Promise<Ran> => run(double, event, {
    inputs: { changeset: JSON.stringify({ transaction }), branch: BRANCH, ...inputs }, env: { GITHUB_ACTION: name },
  })
  const { id } = transactionOf(await step({ action: 'begin', name: 'steps' }, 'one'))
  const edit = { action: 'edit', txn_id: id, file: 'src/b.txt', edits: [{ old_string: 'b', new_string: 'B' }] }
  expect(transactionOf(await step(edit, 'two', { 'dry-run': 'true' })).files).toMatchObject([{ path: 'src/b.txt' }])
  expect(transactionOf(await step({ action: 'info', txn_id: id }, 'three')).files).toEqual([])
  expect(answerOf(await step({ ...edit, workspace_dir: '/work' }, 'four'))).toMatchObject({ refusals: [{ code: 'invalid_request' }] })
  await step(edit, 'five')
  expect(answerOf(await step({ action: 'commit', txn_id: id }, 'six', { mode: 'plan' }))).toMatchObject({ outcome: 'planned' })
  expect(answerOf(await step({ action: 'commit', txn_id: id }, 'seven'))).toMatchObject({ outcome: 'applied' })
  expect(await textOf(double, 'src/b.txt')).toBe('B\n')
})

test('a refused call and a stranger send nothing that writes', async () => {
  const { double, number } = await stage()
  const { id } = transactionOf(await say(double, number, 'begin n'))
  const ref = `refs/holdfast/transactions/pr/${String(number)}`
  const kept = await double.readRef(REPOSITORY, ref)
  expect(kept).toBeDefined()
  const edit = { file: 'src/a.txt', edits: [{ old_string: 'nowhere', new_string: 'x' }] }
  expect(answerOf(await say(double, number, `edit ${id}`, edit))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'no_match' }] })
  double.setPermission(REPOSITORY, 'eve', 'read')
  for (const [words, document] of [['begin mine', undefined], [`rollback ${id}`, undefined], [`rollback ${id}`, {}], [`edit ${id}`, { file: 'src/a.txt', edits: [{ old_string: 'two', new_string: 'x' }] }], [`commit ${id}`, {}]] as const) {
    const ran = await say(double, number, words, document, { author: 'eve' })
    expect(ran.outputs['outcome'] ?? 'refused').toBe('refused')
  }
  expect(await double.readRef(REPOSITORY, ref)).toBe(kept)
})

test('runs side by side on one transaction lose nothing', async () => {
  const { double, number } = await stage()
  const { id } = transactionOf(await say(double, number, 'begin n'))
  const words = ['one', 'two', 'three', 'four']
  const ran = await Promise.all(words.map((word) => say(double, number, `edit ${id}`, { file: 'src/a.txt', edits: [{ old_string: word, new_string: word.toUpperCase() }] })))
  expect(ran.map((one) => answerOf(one).outcome)).toEqual(words.map(() => 'ok'))
  const head = await double.readRef(REPOSITORY, BRANCH)
  const both = await Promise.all([1, 2].map(() => say(double, number, `commit ${id}`)))
  expect(new Set(both.map((one) => one.outputs['receipt-id'])).size).toBe(1)
  expect(await counts(double, number, head ?? '')).toEqual({ commits: 1, receipts: 1 })
  expect(await textOf(double, 'src/a.txt')).toBe('ONE\nTWO\nTHREE\nFOUR\nfive\n')
})
