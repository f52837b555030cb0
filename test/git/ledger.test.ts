import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { receiptId, type Receipt } from '../../src/engine/receipt.js'
import type { Shelf } from '../../src/engine/ports.js'
import { sha256 } from '../../src/host/sha256.js'
import type { Local } from '../../src/wiring.js'
import { ENVIRONMENT, git, land, open, repository, setOf } from '../worktree/fixture.js'

const RECEIPTS = 'refs/holdfast/receipts/local/main'
const PLANS = 'refs/holdfast/plans/local/main'
const AT = Date.UTC(2026, 0, 1)

/** Puts an entry of somebody's making on top of the ledger. */
function forge(root: string, content: string, second: string | null = null): void {
  const env = { ...ENVIRONMENT }
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: root, env, input: content, encoding: 'utf8' }).trim()
  const tree = execFileSync('git', ['mktree'], { cwd: root, env, input: `100644 blob ${blob}\treceipt.json\n`, encoding: 'utf8' }).trim()
  const commit = git(root, 'commit-tree', '-p', RECEIPTS, ...second === null ? [] : ['-p', second], '-m',
    'forged\n\nHoldfast-Plan: cs-1\nHoldfast-Receipt: hr-1\nHoldfast-Request: forged:1', tree)
  git(root, 'update-ref', RECEIPTS, commit)
}

async function withReceipt(root: string, notices: string[] = []): Promise<{ local: Local; receipt: Receipt }> {
  const local = await open(root, { notice: (words) => notices.push(words) })
  const landing = await land(local.targets.commit, [{ path: 'a', after: 'b\n' }])
  if (landing.kind !== 'landed') throw new Error(JSON.stringify(landing))
  return { local, receipt: landing.receipt }
}

test('an entry that is no receipt, one of another owner, one under a false id and one of another commit are passed over with a notice', async () => {
  const root = repository({ a: 'a\n' })
  const notices: string[] = []
  const { receipt } = await withReceipt(root)
  const told = { ...receipt, request_id: 'forged:1' }
  const own = { ...told, id: receiptId('local/main', told.plan_id, 'forged:1', sha256) }
  forge(root, 'no json')
  forge(root, '{"version":1}')
  forge(root, JSON.stringify({ ...told, owner: 'local/other', id: receiptId('local/other', told.plan_id, 'forged:1', sha256) }))
  forge(root, JSON.stringify(told))
  forge(root, JSON.stringify(own), git(root, 'rev-parse', 'HEAD~'))
  const local = await open(root, { notice: (words) => notices.push(words) })
  expect(await local.ledger.receipts()).toEqual([receipt])
  expect(await local.ledger.ofRequest('forged:1')).toBeNull()
  expect(notices).toHaveLength(5)
  expect(new Set(notices).size).toBe(5)
  // The ledger goes on above what was passed over.
  expect(await land(local.targets.commit, [{ path: 'a', after: 'c\n' }], 'test:2')).toMatchObject({ kind: 'landed' })
  expect((await local.ledger.receipts()).map(({ request_id }) => request_id)).toEqual(['test:1', 'test:2'])
})

test('a ledger that was cut back or replaced is read anew', async () => {
  const root = repository({ a: 'a\n' })
  const { local, receipt } = await withReceipt(root)
  expect(await land(local.targets.commit, [{ path: 'a', after: 'c\n' }], 'test:2')).toMatchObject({ kind: 'landed' })
  expect(await local.ledger.receipts()).toHaveLength(2)
  git(root, 'update-ref', RECEIPTS, `${RECEIPTS}~1`)
  expect(await local.ledger.receipts()).toEqual([receipt])
  git(root, 'update-ref', '-d', RECEIPTS)
  expect(await local.ledger.receipts()).toEqual([])
})

const retain = (plan: Shelf['plans'][number]['plan'], at = AT): Shelf['plans'][number] => ({ plan, author: 'ann', createdAt: at, expiresAt: at + 1000 })

test('updaters side by side lose nothing: each step answers on the shelf that its replacement follows', async () => {
  const root = repository({ a: 'a\n' })
  const locals = await Promise.all([open(root), open(root)])
  const sets = await Promise.all(Array.from({ length: 10 }, (_, n) => setOf((locals[0] as Local).targets.worktree, [{ path: 'a', after: `${String(n)}\n` }], `test:${String(n)}`)))
  const counts = await Promise.all(sets.map(({ plan }, n) => (locals[n % 2] as Local).shelf.update((shelf) =>
    ({ answer: shelf.plans.length, next: { ...shelf, plans: [...shelf.plans, retain(plan)] } }))))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const held = await (await open(root)).shelf.update((shelf) => ({ answer: shelf.plans }))
  expect(new Set(held.map(({ plan }) => plan.id))).toEqual(new Set(sets.map(({ plan }) => plan.id)))
  expect(held.find(({ plan }) => plan.id === sets[3]?.plan.id)?.plan.files.map(({ after }) => Buffer.from(after?.bytes ?? []).toString())).toEqual(['3\n'])
})

test('what a shelf lets go, nothing refers to', async () => {
  const root = repository({ a: 'a\n' })
  const local = await open(root)
  const { plan } = await setOf(local.targets.worktree, [{ path: 'a', after: 'a secret\n' }])
  await local.shelf.update((shelf) => ({ answer: null, next: { ...shelf, plans: [retain(plan)] } }))
  expect(git(root, 'rev-list', '--parents', PLANS).split(' ')).toHaveLength(1)
  const blob = git(root, 'rev-parse', `${PLANS}:blobs/${sha256(Buffer.from('a secret\n'))}`)
  await local.shelf.update((shelf) => ({ answer: null, next: { plans: [], retired: [...shelf.retired, { id: plan.id, state: 'discarded', at: AT }] } }))
  expect(git(root, 'log', '--all', '-g', '--format=%H', '--', PLANS)).not.toContain(blob)
  expect(git(root, 'rev-list', '--objects', '--all', '--reflog')).not.toContain(blob)
  git(root, 'gc', '-q', '--prune=now')
  expect(() => git(root, 'cat-file', '-e', blob)).toThrow()
  expect(await local.shelf.update((shelf) => ({ answer: shelf }))).toEqual({ plans: [], retired: [{ id: plan.id, state: 'discarded', at: AT }] })
})

test('a shelf that is none, and a plan whose content is not what its id says, are passed over with a notice', async () => {
  const root = repository({ a: 'a\n' })
  const notices: string[] = []
  const local = await open(root, { notice: (words) => notices.push(words) })
  const sets = await Promise.all(['b\n', 'c\n'].map((after, n) => setOf(local.targets.worktree, [{ path: 'a', after }], `test:${String(n)}`)))
  await local.shelf.update((shelf) => ({ answer: null, next: { ...shelf, plans: sets.map(({ plan }) => retain(plan)) } }))
  const form = git(root, 'show', `${PLANS}:plans.json`).replace(/"path":"a"/u, '"path":"../../etc/passwd"')
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: root, input: form, encoding: 'utf8' }).trim()
  const lines = git(root, 'ls-tree', PLANS).replace(/blob [0-9a-f]+\tplans/u, `blob ${blob}\tplans`)
  const forged = execFileSync('git', ['mktree'], { cwd: root, input: `${lines}\n`, encoding: 'utf8' }).trim()
  git(root, 'update-ref', PLANS, git(root, 'commit-tree', '-m', 'x', forged))
  const ids = await local.shelf.update((shelf) => ({ answer: shelf.plans.map(({ plan }) => plan.id) }))
  expect([ids, notices.length]).toEqual([[sets[1]?.plan.id], 1])
  git(root, 'update-ref', PLANS, git(root, 'commit-tree', '-m', 'x', 'main^{tree}'))
  expect(await local.shelf.update((shelf) => ({ answer: shelf }))).toEqual({ plans: [], retired: [] })
  expect(notices).toHaveLength(2)
})
