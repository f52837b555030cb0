import type { World } from './world.js'

const SECOND = 1000

/** Shows on a terminal what takes longer than a second, and for how long by now; returns what takes the line away again. */
export function showProgress(world: World, what: string): () => void {
  const { stderr } = world
  if (stderr.isTTY !== true) return () => undefined
  let seconds = 0
  const timer = setInterval(() => {
    seconds++
    stderr.write(`\r${what}, ${String(seconds)} s`, () => undefined)
  }, SECOND)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (seconds > 0) stderr.write('\r\u001b[K', () => undefined)
  }
}
