import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { utf8 } from '../../src/base/encoding.js'
import { makeObject, makeTree, parseTree, type Format } from '../../src/git/object.js'
import { messageOf, subjectOf, trailersOf, trailerValue } from '../../src/git/message.js'
import { isBranchName } from '../../src/git/refs.js'
import { localOwner } from '../../src/git/owner.js'
import { makePack } from '../../src/git/writing.js'
import { git, repository } from '../worktree/fixture.js'

const FORMATS: readonly Format[] = ['sha1', 'sha256']

for (const format of FORMATS) {
  test(`git takes a pack of ours and names its objects as we do (${format})`, () => {
    const root = repository({}, `--object-format=${format}`)
    const blobs = [0, 1, 15, 16, 17, 2047, 2048, 300_000].map((size) => makeObject('blob', Buffer.alloc(size, size % 251), format))
    const tree = makeTree([
      ...blobs.map(({ oid }, n) => ({ mode: '100644', name: `f${String(n)}`, oid })),
      { mode: '100644', name: 'a.b', oid: blobs[0]?.oid ?? '' }, { mode: '100644', name: 'a0', oid: blobs[0]?.oid ?? '' },
    ], format)
    const above = makeTree([{ mode: '40000', name: 'a', oid: tree.oid }, { mode: '100644', name: 'a.b', oid: blobs[1]?.oid ?? '' }, { mode: '100644', name: 'a0', oid: blobs[1]?.oid ?? '' }], format)
    execFileSync('git', ['unpack-objects', '-q', '--strict'], { cwd: root, input: makePack([...blobs, tree, above], format) })
    for (const { oid, bytes } of blobs) expect(Number(git(root, 'cat-file', '-s', oid))).toBe(bytes.length)
    expect(git(root, 'ls-tree', '--name-only', above.oid).split('\n')).toEqual(['a.b', 'a', 'a0'])
    expect(git(root, 'fsck', '--strict')).not.toMatch(/error|missing/u)
    expect(parseTree(tree.bytes, format)).toHaveLength(10)
    expect(makeTree(parseTree(above.bytes, format), format).oid).toBe(above.oid)
  })
}

test('no title is a trailer, a second line or a word to CI', () => {
  expect(subjectOf('Fix it\n\nHoldfast-Plan: cs-0', 'x')).toBe('Fix it Holdfast-Plan: cs-0')
  expect(subjectOf('a\u2028b\u0085c\u202ed', 'x')).toBe('a b c d')
  for (const token of ['[skip ci]', '[ci skip]', '[no ci]', '[skip actions]', '[SKIP CI]', '[ skip  ci ]', '***NO_CI***', 'skip-checks: true', '[azurepipelines skip]']) {
    expect(subjectOf(`a ${token} b`, 'x')).not.toMatch(/\[[^\]]*(?:skip|ci)|NO_CI|skip-checks/iu)
  }
  expect(subjectOf(' \n ', 'Apply 1 file')).toBe('Apply 1 file')
  expect(Array.from(subjectOf('é'.repeat(500), 'x'))).toHaveLength(200)
})

test('trailers read back as they were written, and only from the last paragraph', () => {
  const trailers = { plan: 'cs-1', receipt: 'hr-2', request: 'run:1/job/2' }
  expect(trailersOf(messageOf('subject', trailers))).toEqual(trailers)
  expect(trailersOf(messageOf('Holdfast-Plan: cs-9', trailers))).toEqual(trailers)
  expect(trailersOf('subject\n\nHoldfast-Plan: a\nHoldfast-Receipt: b\nHoldfast-Request: c\n\nbody\n')).toBeNull()
  expect(trailersOf('subject\n\nHoldfast-Plan: a\nHoldfast-Plan: z\nHoldfast-Receipt: b\nHoldfast-Request: c\n')).toBeNull()
  const nasty = 'a\nHoldfast-Plan: cs-3 %41 '
  expect(trailerValue(nasty)).toBe('a%0AHoldfast-Plan: cs-3 %2541%20')
  expect(trailersOf(messageOf('s', { ...trailers, request: nasty }))).toEqual({ ...trailers, request: trailerValue(nasty) })
})

test('owners cannot be taken for another', () => {
  expect(localOwner(null)).toBe('local/main')
  expect(localOwner('main')).toBe('local/%6Dain')
  expect(localOwner('a b')).toBe('local/a%20b')
  expect(localOwner('x%/y')).toBe('local/x%25%2Fy')
})

test('what git would not have as a branch is none', () => {
  const root = repository({})
  for (const name of ['a', 'a/b', 'é', 'a-b', '-x', '@', '', 'a..b', 'a b', 'a~', '.a', 'a/.b', 'a.lock', 'a/', '/a', 'a//b', 'a@{b', 'a.', 'a\nb', 'a\\b', 'a*', 'x[']) {
    let accepted = true
    try {
      git(root, 'check-ref-format', `refs/heads/${name}`)
    } catch {
      accepted = false
    }
    expect([name, isBranchName(name)]).toEqual([name, accepted && name !== '@'])
  }
})

test('utf8 names pass through trees byte for byte', () => {
  const blob = makeObject('blob', utf8('x'), 'sha1')
  const tree = makeTree([{ mode: '100644', name: Buffer.from('é\u{1f600}').toString('latin1'), oid: blob.oid }], 'sha1')
  expect(Buffer.from(parseTree(tree.bytes, 'sha1')[0]?.name ?? '', 'latin1').toString()).toBe('é\u{1f600}')
})
