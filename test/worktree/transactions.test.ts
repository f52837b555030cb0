/**
 * The commit of a transaction with the process ending at each of its operations: afterwards the set is whole or absent, `info`
 * says which, and committing again makes it whole, once. HOLDFAST_PROOF=full takes every point; else some of them.
 */
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { editTransaction } from '../../src/commands/transactions.js'
import type { Answer } from '../../src/engine/answer.js'
import type { Desk } from '../../src/engine/desk.js'
import type { TransactionReport } from '../../src/engine/transaction/report.js'
import type { Local } from '../../src/wiring.js'
import { inMemory } from '../support/memory.js'
import { copyOf, git, leftovers, open, repository, tree } from './fixture.js'
import { MORTAL, rig, type Plot, type Rig } from './rig.js'

const FULL = process.env['HOLDFAST_PROOF'] === 'full'
const POINTS = 9
const told: string[] = []
afterAll(() => { console.log(told.join('\n')) })

type Kind = 'worktree' | 'commit'

function deskOf(local: Local, kind: Kind, requestId: string): Desk {
  return { ...inMemory({}).desk({ requestId }), now: Date.now, target: local.targets[kind], ledger: local.ledger, shelf: local.shelf, transactions: local.transactions }
}

async function call(local: Local, kind: Kind, requestId: string, given: object): Promise<Answer> {
  return (await editTransaction(deskOf(local, kind, requestId), given, '')).answer
}

/** Returns a repository with a transaction that is staged, and its id. */
async function staged(kind: Kind): Promise<{ readonly root: string; readonly id: string }> {
  const root = repository({ 'a.txt': 'a\n', 'dir/b.txt': 'b\n' })
  const local = await open(root)
  const begun = await call(local, kind, 'begin', { action: 'begin', name: 'crash' })
  const { id } = (begun as unknown as { readonly transaction: TransactionReport }).transaction
  await call(local, kind, 'edit', {
    action: 'edit_multi', txn_id: id,
    file_edits: [{ file: 'a.txt', edits: [{ old_string: 'a', new_string: 'A' }] }, { file: 'dir/b.txt', edits: [{ old_string: 'b', new_string: 'B' }] }, { file: 'new/c', create: true, content: 'c\n' }],
  })
  await local.close()
  return { root, id }
}

async function commit(root: string, id: string, kind: Kind, fate: Rig): Promise<Answer | 'died'> {
  const local = await open(root, { files: fate.files, spawning: fate.spawning, lifetimes: MORTAL })
  fate.arm()
  return fate.live(() => call(local, kind, 'first', { action: 'commit', txn_id: id }))
}

async function check(root: string, id: string, kind: Kind, sides: { readonly old: object; readonly new: object }): Promise<'old' | 'new'> {
  const local = await open(root)
  const recovered = await local.recover()
  expect(recovered.ok).toBe(true)
  const receipts = await local.ledger.receipts()
  const info = await call(local, kind, 'look', { action: 'info', txn_id: id }) as unknown as { readonly transaction: TransactionReport }
  const landed = receipts.length === 1
  expect(tree(root)).toEqual(landed ? sides.new : sides.old)
  expect(info.transaction).toMatchObject(landed ? { state: 'committed', receipt: receipts[0]?.id } : { commits: true })
  expect(info.transaction.state === 'committed').toBe(landed)
  expect(await call(local, kind, 'second', { action: 'commit', txn_id: id })).toMatchObject({ outcome: 'applied' })
  expect([tree(root), (await local.ledger.receipts()).length, leftovers(root).filter((name) => name !== 'lock')]).toEqual([sides.new, 1, []])
  expect(git(root, 'rev-list', '--count', 'HEAD')).toBe(kind === 'commit' ? '2' : '1')
  await local.close()
  return landed ? 'new' : 'old'
}

test.each(['worktree', 'commit'] as const)('a commit that is cut off is whole or absent, and info says which (%s)', async (kind) => {
  const { root, id } = await staged(kind)
  const old = tree(root)
  const intact = await copyOf(root)
  const trace = rig(null)
  expect(await commit(intact, id, kind, trace)).toMatchObject({ outcome: 'applied' })
  const sides = { old, new: tree(intact) }
  for (const of of ['files', 'git'] as const) {
    const ends = { old: 0, new: 0 }
    const all = trace.seen[of]
    const step = FULL ? 1 : Math.max(1, all / POINTS)
    for (let at = 1; at <= all; at += step) {
      const plot: Plot = { kind: 'die', of, at: Math.floor(at) }
      const copy = await copyOf(root)
      const fate = rig(plot)
      const end = await commit(copy, id, kind, fate)
      if (fate.struck()) expect(end).toBe('died')
      ends[await check(copy, id, kind, sides)]++
      rmSync(copy, { recursive: true, force: true })
    }
    told.push(`${kind}, the process ends at one of ${String(all)} operations of ${of}: ${JSON.stringify(ends)}`)
  }
}, 240_000)
