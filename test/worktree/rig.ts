/** A world that fails, or in which our process dies, at a chosen operation; what happens in it is counted. */
import { Fault } from '../../src/base/fault.js'
import type { Spawning } from '../../src/git/plumbing.js'
import type { Files } from '../../src/host/files.js'
import { openLifetimes, type Lifetimes } from '../../src/host/lifetime.js'
import { openPipe, type Pipe } from '../../src/host/pipe.js'
import { run } from '../../src/host/process.js'
import { hasty } from './fixture.js'

export type Plot =
  /** One call fails with this code, and has done nothing. */
  | { readonly kind: 'fail'; readonly of: 'files'; readonly at: number; readonly code: string }
  /** The process ends instead of one call; of a write, half is done. */
  | { readonly kind: 'die'; readonly of: 'files' | 'git'; readonly at: number }
  /** One git process does not start. */
  | { readonly kind: 'fail'; readonly of: 'git'; readonly at: number }
  /** One git process does its work and is killed before it can say so. */
  | { readonly kind: 'lose'; readonly of: 'git'; readonly at: number }
  /** The process ends while one git process does its work. */
  | { readonly kind: 'orphan'; readonly of: 'git'; readonly at: number }

export interface Rig {
  readonly files: Files
  readonly spawning: Spawning
  /** Operations since `arm`, by what they are of. */
  readonly seen: { files: number; git: number }
  /** The names of the calls, in order. */
  readonly trace: string[]
  /** From here on operations count. */
  arm(): void
  /** The process ends now. */
  end(): void
  /** Returns whether the plotted operation came. */
  struck(): boolean
  /** Returns what an action comes to, or `died`; then nothing of it runs any more, and all that it had started is over. */
  live<T>(action: () => Promise<T>): Promise<T | 'died'>
}

const NEVER = new Promise<never>(() => undefined)

/** A process that is gone, as everybody else judges it. */
export const MORTAL: Lifetimes = (() => {
  const real = openLifetimes()
  return { self: real.self.replace(/^\d+/u, '4194305'), of: (pid) => real.of(pid), judge: (name) => real.judge(name) }
})()

export function rig(plot: Plot | null): Rig {
  const seen = { files: 0, git: 0 }
  const trace: string[] = []
  const running = new Set<Promise<unknown>>()
  const pipes = new Set<Pipe>()
  let armed = false
  let dead = false
  let struck = false
  let tell: () => void = () => undefined
  const death = new Promise<'died'>((resolve) => { tell = () => resolve('died') })

  const die = (): Promise<never> => {
    dead = true
    tell()
    return NEVER
  }
  /** What a living process hears of an operation; a dead one hears nothing. */
  const heard = async <T>(operation: Promise<T>): Promise<T> => {
    running.add(operation)
    try {
      const value = await operation
      return dead ? await NEVER : value
    } catch (error) {
      if (dead) await NEVER
      throw error
    } finally {
      running.delete(operation)
    }
  }
  const comes = (of: 'files' | 'git', name: string): boolean => {
    if (!armed) return false
    seen[of]++
    trace.push(name)
    if (plot?.of !== of || plot.at !== seen[of]) return false
    struck = true
    return true
  }
  const call = (name: keyof Files, args: readonly unknown[]): Promise<unknown> => {
    if (dead) return NEVER
    const act = (): Promise<unknown> => (hasty[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args)
    if (!comes('files', `${name} ${String(args[0])}`)) return heard(act())
    if (plot?.kind === 'fail' && plot.of === 'files') {
      return Promise.reject(new Fault(`${name}: ${plot.code}`, { cause: Object.assign(new Error(plot.code), { code: plot.code }) }))
    }
    if (name === 'write') {
      const [file, bytes] = args as [number, Uint8Array]
      void hasty.write(file, bytes.subarray(0, bytes.length >> 1))
    }
    return die()
  }
  const files = Object.fromEntries(Object.keys(hasty).map((name) =>
    [name, (...args: readonly unknown[]) => call(name as keyof Files, args)])) as unknown as Files

  const killed = (): Fault => new Fault('git was killed by SIGKILL')
  const spawning: Spawning = {
    run: async (request) => {
      if (dead) return NEVER
      if (!comes('git', request.arguments.filter((word) => !/^-c$|=/u.test(word)).slice(0, 3).join(' '))) return heard(run(request))
      switch (plot?.kind) {
        case 'lose':
          await heard(run(request))
          throw killed()
        case 'orphan': {
          const orphan = run(request)
          running.add(orphan)
          return die()
        }
        case 'die': return die()
        default: throw killed()
      }
    },
    openPipe: (request) => {
      const fails = !dead && comes('git', 'pipe')
      if (dead || (fails && (plot?.kind === 'die' || plot?.kind === 'orphan'))) {
        if (!dead) void die()
        return { pid: null, send: () => undefined, line: () => NEVER, bytes: () => NEVER, close: () => NEVER }
      }
      if (fails) return { pid: null, send: () => undefined, line: () => Promise.reject(killed()), bytes: () => Promise.reject(killed()), close: () => Promise.resolve() }
      const pipe = openPipe(request)
      pipes.add(pipe)
      let broken = false
      const hear = <T>(ask: () => Promise<T>): Promise<T> => (dead ? NEVER : broken ? Promise.reject(killed()) : heard(ask()))
      return {
        pid: pipe.pid,
        send: (bytes) => {
          if (dead || broken) return
          const strikes = comes('git', 'send')
          if (!strikes || plot?.kind === 'lose' || plot?.kind === 'orphan') pipe.send(bytes)
          if (!strikes) return
          broken = true
          if (plot?.kind === 'die' || plot?.kind === 'orphan') void die()
        },
        line: () => hear(() => pipe.line()), bytes: (count) => hear(() => pipe.bytes(count)), close: () => (dead ? NEVER : pipe.close()),
      }
    },
  }
  return {
    files, spawning, seen, trace,
    arm: () => { armed = true },
    end: () => { void die() },
    struck: () => struck,
    live: async (action) => {
      const end = await Promise.race([action(), death])
      if (end === 'died') {
        await Promise.all([...pipes].map((pipe) => pipe.close()))
        await Promise.allSettled([...running])
      }
      return end
    },
  }
}
