import { expect, test } from 'vitest'
import { applyDocument } from '../../src/commands/changes.js'
import { read, search } from '../../src/commands/reading.js'
import { openServed } from '../../src/engine/served.js'
import { fa, inMemory, raw, sha256 } from '../support/memory.js'

const TEXT = 'a\nb\nc\nd\ne\nf\ng\nh\n'

const options = { lineAnchors: false, maxTokens: 1000 }

function of(text: string): string {
  return sha256(raw(text))
}

test('reads and searches count for the bytes that they showed', async () => {
  const memory = inMemory({ 'a.txt': TEXT })
  const served = openServed()
  const desk = { ...memory.desk(), served }
  await read(desk, 'a.txt:2-3', options)
  await read(desk, 'a.txt:4', options)
  await search(desk, '^g$', ['a.txt'], { listing: () => Promise.resolve([]), match: (_pattern, texts) => Promise.resolve(texts.map(() => [6])) })
  expect(served.lines('a.txt', of(TEXT))).toEqual([{ from: 2, to: 4 }, { from: 7, to: 7 }])
  expect(served.lines('a.txt', of('other'))).toEqual([])
  expect(served.lines('b.txt', of(TEXT))).toEqual([])
})

test('what a set kept is as read as before, and what it put in is read', async () => {
  const memory = inMemory({ 'a.txt': TEXT })
  const served = openServed()
  const desk = { ...memory.desk(), served }
  await read(desk, 'a.txt:2-3', options)
  await read(desk, 'a.txt:7', options)
  const hunks = [{ after: 0, lines: ['top'] }, { start: 3, end: 4, lines: ['C'] }, { after: 7, lines: ['x', 'y'] }]
  await applyDocument(desk, JSON.stringify({ version: 1, changes: [{ path: 'a.txt', expected_anchor: fa(TEXT), hunks }] }))
  const after = 'top\na\nb\nC\ne\nf\ng\nx\ny\nh\n'
  expect(memory.text('a.txt')).toBe(after)
  expect(served.lines('a.txt', of(after))).toEqual([{ from: 1, to: 1 }, { from: 3, to: 4 }, { from: 7, to: 9 }])
  expect(served.lines('a.txt', of(TEXT))).toEqual([])
})

test('a moved file is known by its new name, a deleted one no more', () => {
  const served = openServed()
  const side = { mode: '100644' as const, sha256: of(TEXT), bytes: raw(TEXT), anchor: fa(TEXT) }
  served.note('a.txt', side.sha256, [{ from: 1, to: 2 }])
  served.wrote([{ operation: 'move', path: 'b.txt', from: 'a.txt', before: side, after: side }])
  expect([served.lines('a.txt', side.sha256), served.lines('b.txt', side.sha256)]).toEqual([[], [{ from: 1, to: 2 }]])
  served.wrote([{ operation: 'delete', path: 'b.txt', before: side, after: null }])
  expect(served.lines('b.txt', side.sha256)).toEqual([])
})
