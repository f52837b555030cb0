/** Lines moved to the edge of a file that another position of the set names by its hash (spec page 3). */
import { expect, test } from 'vitest'
import { patchDocument } from '../../src/changeset/patch/document.js'
import { applyDocument } from '../../src/commands/changes.js'
import { fa, inMemory, la } from '../support/memory.js'

const FROM = 'one\ntwo\nthree\nfour\n'
const TO = 'alpha\nbeta\n'
const on = { switches: { anchorPatch: true } }

test('an edge needs no section of its own beside a hashed position of the file', async () => {
  const memory = inMemory({ 'a.txt': FROM, 'b.txt': TO })
  const patch = `file a.txt ${fa(FROM)}\nmove 1 to b.txt after ${la(TO, 1)}\nmove 3 to b.txt end\n`
  const { answer } = await applyDocument(memory.desk(on), patchDocument(patch))
  expect(answer).toMatchObject({ outcome: 'applied' })
  expect([memory.text('a.txt'), memory.text('b.txt')]).toEqual(['two\nfour\n', 'alpha\none\nbeta\nthree\n'])
})

test('an edge alone does, and the refusal says which', async () => {
  const memory = inMemory({ 'a.txt': FROM, 'b.txt': TO })
  const { answer } = await applyDocument(memory.desk(on), patchDocument(`file a.txt ${fa(FROM)}\nmove 1 to b.txt end\n`))
  expect(answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request', path: 'b.txt', message: expect.stringContaining('file PATH fa:') as unknown }] })
})

test('the hash of the other position is verified', async () => {
  const memory = inMemory({ 'a.txt': FROM, 'b.txt': TO })
  const { answer } = await applyDocument(memory.desk(on), patchDocument(`file a.txt ${fa(FROM)}\nmove 1 to b.txt after 1#0000\nmove 3 to b.txt end\n`))
  expect(answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'stale_line', path: 'b.txt' }] })
})
