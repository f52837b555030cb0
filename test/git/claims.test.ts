/** Commits that say of themselves that they are what a request landed: believed for their content alone (spec pages 2.3 and 5.4, 6). */
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyDocument } from '../../src/commands/changes.js'
import { undo } from '../../src/commands/receipts.js'
import type { Answer } from '../../src/engine/answer.js'
import type { Plan } from '../../src/engine/plan.js'
import { receiptId, type Receipt } from '../../src/engine/receipt.js'
import { utf8 } from '../../src/base/encoding.js'
import { sha256 } from '../../src/host/sha256.js'
import { fileAnchor } from '../../src/text/anchor.js'
import { askAgain, deskOf, git, land, open, ref, repository, setOf, temporary, tree, write } from '../worktree/fixture.js'

const RECEIPTS = 'refs/holdfast/receipts/local/main'
const OWNER = 'local/main'

function trailers(plan: string, request: string, receipt = receiptId(OWNER, plan, request, sha256)): string {
  return `Holdfast-Plan: ${plan}\nHoldfast-Receipt: ${receipt}\nHoldfast-Request: ${request}`
}

/** Commits whatever is in the working tree under trailers of somebody's making. */
function pretend(root: string, plan: string, request: string, subject = 'Shout'): string {
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '--allow-empty', '-m', `${subject}\n\n${trailers(plan, request)}`)
  return git(root, 'rev-parse', 'HEAD')
}

function document(text: string, line = 'TWO', title = 'Shout'): string {
  return JSON.stringify({
    version: 1, title, changes: [{ path: 'a', expected_anchor: fileAnchor(utf8(text), sha256), hunks: [{ start: 2, end: 2, lines: [line] }] }],
  })
}

const TEXT = 'one\ntwo\n'

/** Returns the plan that `document(TEXT)` comes to. */
async function planOf(root: string): Promise<Plan> {
  return (await setOf((await open(root)).targets.commit, [{ path: 'a', after: 'one\nTWO\n' }], 'r', 'Shout')).plan
}

const DOORS = ['worktree', 'commit', 'branch'] as const

/** Applies `document(TEXT)` for the request `r` at a door. */
async function apply(root: string, door: typeof DOORS[number], text = document(TEXT)): Promise<Answer> {
  const local = await open(root)
  const desk = door === 'branch'
    ? deskOf(local, 'r', local.targets.branch('side'), local.branchLedger('side')) : deskOf(local, 'r', local.targets[door])
  return (await applyDocument(desk, text)).answer
}

test.each(DOORS)('forged trailers of a pending request do not drop its edit (%s)', async (door) => {
  const root = repository({ a: TEXT, b: 'b\n', c: 'c\n' })
  const plan = await planOf(root)
  const forgeries: readonly (() => void)[] = [
    () => undefined,
    () => write(root, 'b', 'evil\n'),
    () => rmSync(join(root, 'c')),
    () => chmodSync(join(root, 'b'), 0o755),
  ]
  for (const forge of forgeries) {
    forge()
    pretend(root, plan.id, 'r')
  }
  if (door === 'branch') git(root, 'branch', 'side')
  expect(await apply(root, door)).not.toHaveProperty('repeated')
  expect(door === 'branch' ? git(root, 'show', 'side:a') : tree(root)['a']?.slice(4)).toMatch(/^one\nTWO/u)
  expect(git(root, 'rev-list', '--first-parent', '--count', RECEIPTS)).toBe('2')
})

test.each(['another line', 'a further path', 'another mode', 'a merge', 'a root'])('a commit of the planned edit with %s is not believed', async (how) => {
  const root = repository({ a: TEXT, b: 'b\n' })
  const { id } = await planOf(root)
  write(root, 'a', how === 'another line' ? 'one\nTwo\n' : 'one\nTWO\n')
  if (how === 'a further path') write(root, 'b', 'evil\n')
  if (how === 'another mode') chmodSync(join(root, 'a'), 0o755)
  git(root, 'add', '-A')
  const made = git(root, 'write-tree')
  const parents = how === 'a root' ? [] : how === 'a merge' ? ['-p', 'HEAD', '-p', git(root, 'commit-tree', '-m', 'side', 'HEAD^{tree}')] : ['-p', 'HEAD']
  git(root, 'reset', '-q', '--hard', git(root, 'commit-tree', ...parents, '-m', `Shout\n\n${trailers(id, 'r')}`, made))
  // The edit is there, or another is: either way the anchor is stale, and nobody says that the request was carried out.
  expect(await apply(root, 'worktree')).toMatchObject({ outcome: 'refused' })
  expect(ref(root, RECEIPTS)).toBeNull()
})

test.each(DOORS)('the very commit of a request is believed, and completes the ledger (%s)', async (door) => {
  const root = repository({ a: TEXT })
  if (door === 'branch') git(root, 'branch', 'side')
  const first = await apply(root, door === 'worktree' ? 'commit' : door)
  git(root, 'update-ref', '-d', RECEIPTS)
  expect(await apply(root, door, document(TEXT, 'TWO', 'Another title'))).toMatchObject({ outcome: 'refused', refusals: [{ code: 'stale_anchor' }] })
  expect(ref(root, RECEIPTS)).toBeNull()
  const again = await apply(root, door)
  expect(again).toMatchObject({ outcome: 'applied', repeated: true, receipt: { ...(first as { receipt: Receipt }).receipt, actor: 'Ann Author', at: expect.any(String) } })
  expect(git(root, 'rev-list', '--first-parent', '--count', RECEIPTS)).toBe('2')
  expect(git(root, 'show', `${RECEIPTS}:before/a`)).toBe(TEXT.trimEnd())
  expect(await apply(root, door)).toEqual(again)
  expect(git(root, 'rev-list', '--first-parent', '--count', RECEIPTS)).toBe('2')
})

test('an undo whose entry the ledger lost is told by its commit', async () => {
  const root = repository({ a: TEXT })
  const local = await open(root)
  const first = await apply(root, 'commit')
  const { id } = (first as { receipt: Receipt }).receipt
  const before = ref(root, RECEIPTS) ?? ''
  const undone = await undo(deskOf(local, 'u'), id)
  git(root, 'update-ref', RECEIPTS, before)
  expect((await undo(deskOf(await open(root), 'u'), id)).answer)
    .toMatchObject({ outcome: 'applied', repeated: true, receipt: { id: (undone.answer as { receipt: Receipt }).receipt.id, undoes: id, operation: 'undo' } })
  expect(git(root, 'rev-list', '--count', 'HEAD')).toBe('3')
})

test('a plan of creations, deletions and modes is told by its commit, once, known or only named', async () => {
  for (const known of [true, false]) {
    const root = repository({ a: 'a\n', gone: 'g\n' })
    const notices: string[] = []
    const wishes = [{ path: 'a', after: 'b\nc\n' }, { path: 'gone', after: null }, { path: 'n', after: 'n\n', mode: '100755' as const }]
    const set = await setOf((await open(root)).targets.commit, wishes)
    const landing = await (await open(root)).targets.commit.land(set)
    const receipt = landing.kind === 'landed' ? landing.receipt : null
    git(root, 'update-ref', '-d', RECEIPTS)
    const locals = await Promise.all([1, 2, 3].map(() => open(root, { notice: (words) => notices.push(words) })))
    const told = await Promise.all(locals.map((local) => askAgain(deskOf(local, 'test:1'), set.plan, known)))
    for (const one of told) expect(one).toMatchObject({ outcome: 'applied', repeated: true, receipt: { ...receipt, actor: 'Ann Author', at: expect.any(String) } })
    expect(git(root, 'rev-list', '--first-parent', '--count', RECEIPTS)).toBe('2')
    expect(git(root, 'rev-parse', `${RECEIPTS}^2`)).toBe(git(root, 'rev-parse', 'HEAD'))
    const local = await open(root)
    const again = await local.ledger.ofRequest('test:1') as Receipt
    expect([...(await local.ledger.beforeImages(again)).keys()].sort()).toEqual(['a', 'gone'])
    expect(notices.length).toBeGreaterThan(0)
    expect(git(root, 'fsck', '--strict', '--no-dangling')).toBe('')
  }
})

test('a move that is only named is told by its commit', async () => {
  const root = repository({ old: 'text\n', other: 'o\n' })
  const local = await open(root)
  const set = await setOf(local.targets.commit, [{ path: 'new', from: 'old', after: 'text\n' }, { path: 'other', after: 'p\n' }])
  expect(await local.targets.commit.land(set)).toMatchObject({ kind: 'landed' })
  git(root, 'update-ref', '-d', RECEIPTS)
  expect(await askAgain(deskOf(await open(root), 'test:1'), set.plan)).toMatchObject({ repeated: true, receipt: { files: [{ operation: 'move', from: 'old' }, {}] } })
})

test('trailers of another owner, of another request, of another receipt or of none are believed by nobody', async () => {
  const root = repository({ a: 'a\n' })
  const local = await open(root)
  const { plan } = await setOf(local.targets.commit, [{ path: 'a', after: 'b\n' }])
  expect(await land(local.targets.commit, [{ path: 'a', after: 'b\n' }])).toMatchObject({ kind: 'landed' })
  git(root, 'update-ref', '-d', RECEIPTS)
  expect(await askAgain(deskOf(local, 'test:2'), plan)).toBeNull()
  expect(await askAgain(deskOf(local, 'test:1', { ...local.targets.commit, name: 'github:1/pr/1' }), plan)).toBeNull()
  expect(await askAgain(deskOf(local, 'test:1', { ...local.targets.commit, owner: 'local/other' }), plan)).toBeNull()
  git(root, 'worktree', 'add', '-q', '-b', 'other', `${temporary()}/w`)
  const linked = git(root, 'worktree', 'list', '--porcelain').split('\n').filter((line) => line.startsWith('worktree ')).at(-1)?.slice(9) ?? ''
  expect(await askAgain(deskOf(await open(linked), 'test:1'), plan)).toBeNull()
})
