/**
 * Regular expressions of others, matched where they can be stopped: in a thread of its own, by a deadline. Some patterns take
 * longer than anybody can wait for, and nothing in the thread that runs one can end it.
 *
 * Calling sequence: `openMatcher`, any number of calls one after the other, `close`. The thread starts with the first call. A
 * deadline that passed ends it; the next call starts another.
 */
import { Worker } from 'node:worker_threads'
import { Fault } from '../base/fault.js'

/** What the thread does: for each text, the indexes of its lines that match. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ pattern, texts }) => {
  try {
    const expression = new RegExp(pattern, 'u')
    parentPort.postMessage(texts.map((lines) => lines.flatMap((line, index) => (expression.test(line) ? [index] : []))))
  } catch {
    // Because some patterns are found to be none, or too large, only when they are used.
    parentPort.postMessage(null)
  }
})
`

export interface Matcher {
  /**
   * Returns for each text the indexes of its lines that match a regular expression (JavaScript's, with the flag u); null when
   * that takes longer than the deadline, or cannot be done.
   */
  readonly match: (pattern: string, texts: readonly (readonly string[])[]) => Promise<readonly (readonly number[])[] | null>
  readonly close: () => Promise<void>
}

/** Returns a matcher whose every call is given so many milliseconds. */
export function openMatcher(deadline: number): Matcher {
  let worker: Worker | null = null
  const close = async (): Promise<void> => {
    const last = worker
    worker = null
    await last?.terminate()
  }
  return {
    close,
    match: async (pattern, texts) => {
      const current = worker ??= new Worker(PROGRAM, { eval: true })
      const found = await new Promise<readonly (readonly number[])[] | null>((resolve, reject) => {
        const failed = (cause: unknown): void => reject(new Fault('the search failed', { cause }))
        const timer = setTimeout(() => resolve(null), deadline)
        current.once('error', failed)
        current.once('message', (lines: readonly (readonly number[])[] | null) => {
          clearTimeout(timer)
          current.off('error', failed)
          resolve(lines)
        })
        current.postMessage({ pattern, texts })
      })
      if (found === null) await close()
      return found
    },
  }
}
