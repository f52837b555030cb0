/** A patch that creates, deletes, moves and edits, executed wherever sets land, and taken back. */
import { expect, test } from 'vitest'
import { applyDocument, preview, status } from '../../src/commands/changes.js'
import { undo } from '../../src/commands/receipts.js'
import { printPatch } from '../../src/changeset/patch/print.js'
import { patchDocument } from '../../src/changeset/patch/document.js'
import type { Desk } from '../../src/engine/desk.js'
import type { Blocks } from '../../src/engine/ports.js'
import { renderTerminal } from '../../src/report/terminal.js'
import { renderCard } from '../../src/report/card.js'
import type { Local } from '../../src/wiring.js'
import { fa, inMemory } from '../support/memory.js'
import { git, leftovers, open, repository, tree } from './fixture.js'

const FILES = { 'src/a.txt': 'one\ntwo\nthree\n', 'old/deep/gone': 'gone\n', 'm.sh': '#!/bin/sh\n', 'b.txt': 'b\n' }

const PATCH = patchDocument(printPatch([
  { kind: 'file', path: 'src/a.txt', anchor: fa(FILES['src/a.txt']), operations: [
    { kind: 'move', extent: { kind: 'lines', start: { n: 2 }, end: { n: 2 } }, to: 'b.txt', destination: { kind: 'end' } },
  ] },
  { kind: 'file', path: 'b.txt', anchor: fa(FILES['b.txt']), operations: [] },
  { kind: 'delete', path: 'old/deep/gone', anchor: fa(FILES['old/deep/gone']) },
  { kind: 'move', path: 'm.sh', anchor: fa(FILES['m.sh']), to: 'bin/m.sh' },
  { kind: 'move', path: 'src/a.txt', anchor: fa(FILES['src/a.txt']), to: 'lib/a.txt' },
  { kind: 'create', path: 'new/deep/c', lines: ['created'] },
]))

const AFTER = ['A\tnew/deep/c', 'D\told/deep/gone', 'M\tb.txt', 'R\tm.sh\tbin/m.sh', 'R\tsrc/a.txt\tlib/a.txt']

function deskOn(local: Local, target: Desk['target'], ledger: Desk['ledger'], requestId: string): Desk {
  return { ...inMemory({}).desk({ switches: { anchorPatch: true }, requestId }), target, ledger, shelf: local.shelf }
}

test.each(['worktree', 'commit', 'branch'] as const)('%s: executed, told as planned, and undone', async (kind) => {
  const root = repository(FILES)
  git(root, 'update-index', '--chmod=+x', 'm.sh')
  git(root, 'commit', '-q', '-m', 'mode')
  git(root, 'reset', '-q', '--hard')
  git(root, 'checkout', '-q', '.')
  git(root, 'branch', 'side')
  const [before, head] = [tree(root), git(root, 'rev-parse', 'main')]
  const local = await open(root)
  const desk = (request: string): Desk => (kind === 'branch'
    ? deskOn(local, local.targets.branch('side'), local.branchLedger('side'), request) : deskOn(local, local.targets[kind], local.ledger, request))
  const previewed = await preview(desk('p'), PATCH)
  expect(previewed.answer).toMatchObject({ outcome: 'planned', plan: { files: [
    { path: 'b.txt', operation: 'edit' }, { path: 'bin/m.sh', operation: 'move', from: 'm.sh', mode: '100755' },
    { path: 'lib/a.txt', operation: 'move', from: 'src/a.txt', added: 0, removed: 1 }, { path: 'new/deep/c', operation: 'create' },
    { path: 'old/deep/gone', operation: 'delete', after: null },
  ] } })
  const done = await applyDocument(desk('a'), PATCH)
  if (done.answer.outcome !== 'applied') throw new Error(JSON.stringify(done.answer))
  const changed = (): string[] => git(root, 'diff', '-M50', '--name-status', ...(kind === 'worktree' ? ['HEAD'] : [head, kind === 'branch' ? 'side' : 'main'])).split('\n').map((line) => line.replace(/^R\d+/u, 'R')).sort()
  if (kind === 'worktree') git(root, 'add', '-A')
  expect(changed()).toEqual(AFTER)
  if (kind !== 'branch') {
    expect(Object.keys(tree(root)).sort()).toEqual(['b.txt', 'bin/m.sh', 'lib/a.txt', 'new/deep/c'])
    expect([tree(root)['bin/m.sh'], tree(root)['b.txt'], tree(root)['lib/a.txt']]).toEqual([expect.stringMatching(/^7/u), expect.stringMatching(/ b\ntwo\n$/u), expect.stringMatching(/ one\nthree\n$/u)])
  }
  const undone = await undo(desk('u'), done.answer.receipt.id)
  expect(undone.answer).toMatchObject({ outcome: 'applied', receipt: { indeterminate: [] } })
  expect(tree(root)).toEqual(before)
  if (kind !== 'worktree') expect(git(root, 'diff', '--stat', head, kind === 'branch' ? 'side' : 'main')).toBe('')
  const again = await undo(desk('r'), undone.answer.outcome === 'applied' ? undone.answer.receipt.id : '')
  expect(again.answer.outcome).toBe('applied')
  expect(leftovers(root)).toEqual([])
  await local.close()
})

test('a deletion is not undone where something that differs in case only has come', async () => {
  const root = repository({ 'a/x': 'x\n', keep: 'k\n' })
  const local = await open(root)
  const desk = (request: string): Desk => deskOn(local, local.targets.commit, local.ledger, request)
  const done = await applyDocument(desk('a'), patchDocument(`delete file a/x ${fa('x\n')}\n`))
  await applyDocument(desk('b'), patchDocument('create file A/y\n'))
  expect((await undo(desk('u'), done.answer.outcome === 'applied' ? done.answer.receipt.id : '')).answer).toMatchObject({
    outcome: 'refused', refusals: [{ code: 'changed_since', path: 'a/x', message: expect.stringContaining('A stands there') }],
  })
  await local.close()
})

test('a retained plan keeps the lines that its blocks were found to be, and terminal and card show them', async () => {
  const text = '// doc\nfunction f() {\n}\nx\n'
  const root = repository({ 'a.js': text })
  const local = await open(root)
  const blocks: Blocks = { blockAt: (path, bytes, line) => Promise.resolve(
    path === 'a.js' && bytes.length === text.length && line === 2 ? { kind: 'found', from: 1, to: 3 } : { kind: 'none', reason: 'nothing begins there' }) }
  const desk: Desk = { ...deskOn(local, local.targets.worktree, local.ledger, 'p'), blocks }
  const planned = await preview(desk, patchDocument(`file a.js ${fa(text)}\nreplace block 2\n+g\n`))
  if (planned.answer.outcome !== 'planned') throw new Error(JSON.stringify(planned.answer))
  const told = [{ path: 'a.js', position: 2, start: 1, count: 3 }]
  expect(planned.answer.plan.blocks).toEqual(told)
  const kept = await status(desk, planned.answer.plan.id)
  expect(kept.answer).toMatchObject({ outcome: 'planned', plan: { id: planned.answer.plan.id, blocks: told } })
  expect(renderTerminal(kept, { colour: false, width: 100 })).toContain('block 2 of a.js is lines 1 to 3')
  expect(renderCard({
    ...kept, verb: 'preview', prefix: '/holdfast', actor: 'ann', branch: null, requestId: 'p', runUrl: null, notes: [], marker: 'x',
  })).toContain('`block 2` of `a.js` is lines 1 to 3')
  await local.close()
})
