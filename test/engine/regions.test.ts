/** A difference that is made from the places of the splices is as short as the one that a look at both whole texts finds. */
import { expect, test } from 'vitest'
import { diffBytes, diffRegions, type FileDiff } from '../../src/text/diff.js'
import { indexLines } from '../../src/text/document.js'
import { Dice } from '../proof/generate.js'
import { raw } from '../support/memory.js'

interface Case {
  readonly before: string
  readonly after: string
  readonly regions: readonly { readonly from: number; readonly to: number; readonly count: number }[]
}

/** Returns a text with disjoint places replaced; `words` says how often lines are alike. */
function makeCase(dice: Dice, words: number): Case {
  const ending = dice.chance(0.2) ? '\r\n' : '\n'
  const line = (): string => `${dice.chance(0.1) ? 'ü' : ''}w${String(dice.from(0, words))}`
  const before = Array.from({ length: dice.from(0, 40) }, line)
  const after: string[] = []
  const regions: Case['regions'][number][] = []
  let done = 0
  while (done < before.length && dice.chance(0.9)) {
    const from = Math.min(before.length, done + dice.from(0, 9))
    const to = Math.min(before.length, from + dice.from(0, 3))
    const fresh = Array.from({ length: dice.from(0, 3) }, line)
    after.push(...before.slice(done, from), ...fresh)
    regions.push({ from, to, count: fresh.length })
    done = Math.max(to, from)
    if (done < before.length) after.push(before[done++] ?? '')
  }
  after.push(...before.slice(done))
  const end = dice.chance(0.1) ? '' : ending
  const text = (lines: readonly string[]): string => (lines.length === 0 ? '' : lines.join(ending) + end)
  return { before: text(before), after: text(after), regions }
}

/** Returns the text that a difference makes of another. */
function patched(before: string, { hunks }: FileDiff): string {
  const lines = before.match(/[^\n]*\n|[^\n]+$/gu) ?? []
  const parts: string[] = []
  let done = 0
  for (const { oldStart, oldCount, lines: told } of hunks) {
    const start = oldCount === 0 ? oldStart : oldStart - 1
    expect(told.filter(({ sign }) => sign !== '+').map(({ text }) => text)).toEqual(lines.slice(start, start + oldCount))
    parts.push(...lines.slice(done, start), ...told.filter(({ sign }) => sign !== '-').map(({ text }) => text))
    done = start + oldCount
  }
  return [...parts, ...lines.slice(done)].join('')
}

test.each([[2, 0.01], [12, 0.05], [100, 0.3], [100_000, 0.5]])('among %i different lines, and often enough without a look at the whole', (words, least) => {
  const dice = new Dice(words)
  let told = 0
  const count = 4000
  for (let n = 0; n < count; n++) {
    const { before, after, regions } = makeCase(dice, words)
    const diff = diffRegions(indexLines(raw(before)), raw(after), regions)
    if (diff === null) continue
    told++
    const whole = diffBytes(raw(before), raw(after))
    const where = JSON.stringify({ before, after, regions })
    expect([diff.added, diff.removed], where).toEqual([whole.added, whole.removed])
    expect(patched(before, diff), where).toBe(after)
    if (words > 1000) expect(diff, where).toEqual(whole)
  }
  expect(told / count).toBeGreaterThan(least)
})

test('lines are found wherever a text begins in its buffer', () => {
  const dice = new Dice(7)
  for (let n = 0; n < 2000; n++) {
    const text = Array.from({ length: dice.from(0, 60) }, () => dice.pick(['\n', 'a', '\r\n', '\u000b', 'ü', 'long enough for a word'])).join('')
    const bytes = raw(text)
    const shift = n % 5
    const buffer = new Uint8Array(bytes.length + shift + 3).fill(10)
    buffer.set(bytes, shift)
    const { starts, count } = indexLines(buffer.subarray(shift, shift + bytes.length))
    const lines = text.split('\n').filter((line, index, all) => index < all.length - 1 || line !== '')
    expect(count).toBe(lines.length)
    let at = 0
    expect([...starts]).toEqual([0, ...lines.map((line) => (at = Math.min(bytes.length, at + raw(line).length + 1)))])
  }
})
