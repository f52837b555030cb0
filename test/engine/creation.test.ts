import { expect, test } from 'vitest'
import { checkAllFree, checkFree } from '../../src/engine/creation.js'
import { createdPaths, freshness } from '../../src/engine/fresh.js'
import { bindPlan, sideOf } from '../../src/engine/plan.js'
import type { Entry, Snapshot } from '../../src/engine/snapshot.js'
import { raw, sha256 } from '../support/memory.js'

function holding(entries: Readonly<Record<string, Entry>> = {}): Snapshot {
  return { base: null, entries: new Map(Object.entries(entries)) }
}

test('paths are free together when none is taken, none lies below another, and none differs from another in case only', () => {
  expect(checkAllFree(['a/b', 'a/c', 'd', 'a/B/x.md'].slice(0, 3), holding())).toEqual([])
  expect(checkAllFree(['a/b', 'a/b/c'], holding())).toEqual([{ code: 'file_exists', path: 'a/b', detail: 'a/b/c would stand below it' }])
  expect(checkAllFree(['a/b/c', 'a/b'], holding())).toEqual([{ code: 'file_exists', path: 'a/b', detail: 'a/b/c would stand below it' }])
  expect(checkAllFree(['a/b', 'a/B'], holding())).toEqual([{ code: 'case_collision', path: 'a/B', detail: 'a/b' }])
  expect(checkAllFree(['a/x', 'A/y'], holding())).toEqual([{ code: 'case_collision', path: 'A/y', detail: 'a' }])
  expect(checkAllFree(['\u00e9', 'e\u0301'], holding())).toEqual([])
  expect(checkAllFree(['x', 'y', '../z', 'f/g'], holding({
    x: { kind: 'missing', collides: 'X' }, y: { kind: 'directory' }, 'f/g': { kind: 'behind_file', file: 'f' },
  }))).toEqual([
    { code: 'case_collision', path: 'x', detail: 'X' }, { code: 'directory_target', path: 'y' },
    { code: 'path_escape', path: '../z', detail: 'it climbs with ".."' }, { code: 'file_exists', path: 'f', detail: 'f/g would stand below it' },
  ])
})

test('a plan is stale when something that differs in case only has come where it makes a file', () => {
  const side = sideOf(raw('a\n'), '100644', sha256)
  const plan = bindPlan({
    title: '', verify: [], unchanged: [],
    files: [
      { operation: 'create', path: 'new', before: null, after: side }, { operation: 'move', path: 'to', from: 'from', before: side, after: side },
      { operation: 'delete', path: 'gone', before: side, after: null }, { operation: 'edit', path: 'same', before: side, after: side },
    ],
  }, 'local', null, sha256)
  expect(createdPaths(plan)).toEqual(['new', 'to'])
  const file: Entry = { kind: 'file', mode: '100644', bytes: raw('a\n') }
  const snapshot = holding({ from: file, gone: file, same: file, new: { kind: 'missing', collides: 'New' }, to: file })
  expect(freshness(plan, snapshot, 'stale_plan', sha256)).toEqual([
    { code: 'case_collision', path: 'new', detail: 'New' }, { code: 'file_exists', path: 'to' },
  ])
})

test('no file is made at a name or a path that is longer than file systems hold', () => {
  const nothing = { base: null, entries: new Map() }
  for (const path of ['x'.repeat(255), `${'é'.repeat(127)}/y`, `${'d/'.repeat(1999)}xy`]) expect(checkFree(path, nothing)).toBeNull()
  for (const path of ['x'.repeat(256), `${'é'.repeat(128)}/y`, `${'d/'.repeat(1999)}xyz`]) expect(checkFree(path, nothing)).toMatchObject({ code: 'path_escape', path })
})
