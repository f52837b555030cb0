/** The critical path: the longest chain of requests each of which began after the one before had ended. */
import { expect, test } from 'vitest'
import type { Exchange } from '../github/http-types.js'
import { applyBody, cards, comment, run, stage } from './rig.js'

/** Milliseconds a request: long beside what a busy machine loses between two of them. */
const LATENCY = 300

/** Returns the longest chain of requests, one after the other, that ends with the last one named. */
function chain(requests: readonly Exchange[], last: Exchange): Exchange[] {
  const before = requests.filter((one) => one.endedAt <= last.startedAt).sort((a, b) => b.endedAt - a.endedAt)
  const lengths = new Map<Exchange, Exchange[]>()
  const longest = (end: Exchange): Exchange[] => {
    const known = lengths.get(end)
    if (known !== undefined) return known
    const best = requests.filter((one) => one.endedAt <= end.startedAt).map(longest).reduce((a, b) => (b.length > a.length ? b : a), [] as Exchange[])
    lengths.set(end, [...best, end])
    return [...best, end]
  }
  return before.length === 0 ? [last] : longest(last)
}

test.each(['the first apply', 'an apply on a pull request that has receipts'])('%s reaches its card in at most eight requests one after the other', async (what) => {
  const { double, number } = await stage()
  try {
    if (what !== 'the first apply') await run(double, (await comment(double, number, applyBody())).event)
    double.clearLog()
    double.latency = LATENCY
    const text = what === 'the first apply' ? {} : { text: 'one\nTWO\nthree\nfour\nfive\n', lines: ['two'] }
    const { event } = await comment(double, number, applyBody(text))
    const ran = await run(double, event)
    double.latency = 0
    expect(ran.outputs['outcome']).toBe('applied')
    expect(cards(double, number)).toHaveLength(what === 'the first apply' ? 1 : 2)
    const card = double.requests.find(({ operation }) => operation === 'issues/create-comment')
    if (card === undefined) throw new Error('there is no card')
    // Nothing waits for a reaction: it is on no path, even where it happens to end before something else begins.
    const way = chain(double.requests.filter(({ operation }) => !operation.startsWith('reactions/')), card)
    expect(way.length, way.map(({ operation }) => operation).join(' → ')).toBeLessThanOrEqual(8)
    expect(double.violations).toEqual([])
  } finally {
    await double.close()
  }
})
