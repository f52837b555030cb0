import { afterEach, expect, test } from 'vitest'
import { openMatcher, type Matcher } from '../../src/host/matcher.js'

const open: Matcher[] = []
function matcher(deadline: number): Matcher {
  const made = openMatcher(deadline)
  open.push(made)
  return made
}
afterEach(async () => { for (const one of open.splice(0)) await one.close() })

test('lines are found by their index, text for text', async () => {
  const { match } = matcher(60_000)
  expect(await match('^\\p{Lu}', [['Äb', 'b', 'C'], [], ['x']])).toEqual([[0, 2], [], []])
  expect(await match('x', [['x']])).toEqual([[0]])
})

test('a pattern that never ends is stopped, and one that is none answered; the next is matched all the same', async () => {
  const { match } = matcher(400)
  const begin = performance.now()
  expect(await match('^(?:a+)+$', [[`${'a'.repeat(60)}b`]])).toBeNull()
  expect(performance.now() - begin).toBeLessThan(20_000)
  const patient = matcher(60_000)
  expect(await patient.match('(', [['a']])).toBeNull()
  expect(await patient.match('a', [['a']])).toEqual([[0]])
})
