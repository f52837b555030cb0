import { openLocal } from '../wiring.js'
import type { Signal, World } from './world.js'

const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM']

/** Returns the world of the process that we are. */
export function thisProcess(): World {
  return {
    argv: process.argv.slice(2), env: process.env, cwd: process.cwd(), stdin: process.stdin, stdout: process.stdout, stderr: process.stderr,
    now: Date.now, program: process.argv[1] ?? '', openLocal,
    onSignal: (listener) => {
      for (const signal of SIGNALS) process.on(signal, listener)
      return () => { for (const signal of SIGNALS) process.off(signal, listener) }
    },
  }
}
