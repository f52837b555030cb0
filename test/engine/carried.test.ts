/** A plan that travels is taken for what it is only when all of it fits, and is refused with every change to any part of it. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { COMPUTED } from '../../src/base/settings.js'
import { carriedPaths, carry, findCarried, readCarried, settleCarried } from '../../src/engine/carried.js'
import { bindPlan, sideOf, type FileChange, type Plan } from '../../src/engine/plan.js'
import type { Entry, Snapshot } from '../../src/engine/snapshot.js'
import { raw } from '../support/memory.js'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const TARGET = 'github:7/pr/1'
const side = (text: string, mode: '100644' | '100755' = '100644'): FileChange['before'] => sideOf(raw(text), mode, sha256)

const FILES: readonly FileChange[] = [
  { operation: 'edit', path: 'a.txt', before: side('a\n'), after: side('A\r\n') },
  { operation: 'create', path: 'b/new.txt', before: null, after: side('') },
  { operation: 'delete', path: 'c.txt', before: side('c\n'), after: null },
  { operation: 'move', path: 'e.sh', from: 'd.sh', before: side('d\n', '100755'), after: side('D\n', '100755') },
]
const plan: Plan = bindPlan({ title: 'All kinds', verify: [], files: FILES, unchanged: ['z.txt'] }, TARGET, 'f'.repeat(40), sha256)
const file = (text: string, mode: '100644' | '100755' = '100644'): Entry => ({ kind: 'file', mode, bytes: raw(text) })
const standing: Snapshot = { base: 'e'.repeat(40), entries: new Map([['a.txt', file('a\n')], ['c.txt', file('c\n')], ['d.sh', file('d\n', '100755')]]) }

function arrive(data: unknown, snapshot: Snapshot = standing): unknown {
  const arrived = readCarried(findCarried(JSON.stringify(data)), TARGET, sha256, COMPUTED)
  if (!arrived.ok) return arrived.refusals.map(({ code, detail }) => `${code}: ${detail ?? ''}`)
  const settled = settleCarried(arrived.value, snapshot, sha256)
  return settled.ok ? settled.value : settled.refusals.map(({ code, path, detail }) => `${code}: ${detail ?? path ?? ''}`)
}

test('a plan arrives as it left, on the head that is there now', () => {
  expect(arrive(carry(plan))).toEqual({ ...plan, base: standing.base })
  expect(arrive({ outcome: 'planned', carried: carry(plan) })).toEqual({ ...plan, base: standing.base })
  const arrived = readCarried(carry(plan), TARGET, sha256, COMPUTED)
  expect(arrived.ok && carriedPaths(arrived.value)).toEqual(['a.txt', 'b/new.txt', 'c.txt', 'd.sh', 'e.sh'])
})

test('a ChangeSet is no carried plan', () => {
  expect(findCarried('{"version": 1, "changes": []}')).toBeNull()
  expect(findCarried('not JSON')).toBeNull()
})

test('what changed since it was made is a stale plan', () => {
  const entries = new Map(standing.entries).set('a.txt', file('a\r\n')).set('b/new.txt', file('x'))
  expect(arrive(carry(plan), { ...standing, entries })).toEqual(['stale_plan: a.txt', 'file_exists: b/new.txt'])
})

const data = carry(plan) as unknown as { readonly files: readonly Record<string, unknown>[]; readonly content: Record<string, string> }
const withFile = (at: number, change: Record<string, unknown>): object => ({ ...data, files: data.files.map((one, i) => (i === at ? { ...one, ...change } : one)) })

/** Carried plans that somebody changed on the way. */
const FORGED: readonly (readonly [string, object, RegExp])[] = [
  ['another target', { ...data, target: 'github:8/pr/1' }, /^invalid_artifact: it was made for/u],
  ['another title', { ...data, title: 'Harmless' }, /its id/u],
  ['another id', { ...data, id: `cs-${'0'.repeat(64)}` }, /its id/u],
  ['other content', { ...data, content: { ...data.content, [sha256(raw('A\r\n'))]: 'evil\n' } }, /digest/u],
  ['no content', { ...data, content: {} }, /missing/u],
  ['more content', { ...data, content: { ...data.content, [sha256(raw('more'))]: 'more' } }, /digest/u],
  ['a file less', { ...data, files: data.files.slice(1) }, /digest|its id/u],
  ['a path that climbs', withFile(0, { path: '../a.txt' }), /path_escape/u],
  ['a path into .git', withFile(1, { path: '.git/hooks/x' }), /path_escape/u],
  ['a new file that is executable', withFile(1, { after: { mode: '100755', sha256: sha256(raw('')) } }), /executable/u],
  ['a mode that changes', withFile(0, { after: { mode: '100755', sha256: sha256(raw('A\r\n')) } }), /mode/u],
  ['a link', withFile(1, { after: { mode: '120000', sha256: sha256(raw('')) } }), /no plan/u],
  ['a creation with a before-image', withFile(1, { before: { mode: '100644', sha256: sha256(raw('')) } }), /sides/u],
  ['one path twice', { ...data, files: [...data.files, data.files[0]] }, /twice/u],
  ['files in another order', { ...data, files: [...data.files].reverse() }, /order/u],
  ['an unknown member', { ...data, extra: 1 }, /no plan/u],
  ['another version', { ...data, version: 2 }, /no plan/u],
]

test.each(FORGED)('%s is refused', (_, forged, said) => {
  expect(arrive(forged)).toEqual(expect.arrayContaining([expect.stringMatching(said)]))
})

test('content that is no text is refused', () => {
  const nul = bindPlan({ title: '', verify: [], files: [{ operation: 'create', path: 'n', before: null, after: side('\0') }], unchanged: [] }, TARGET, null, sha256)
  expect(arrive(carry(nul))).toEqual([expect.stringMatching(/no text/u)])
})
