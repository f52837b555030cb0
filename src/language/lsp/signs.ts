/**
 * The signs by which a server shows that it has read the project: its own word for it where it has one, else that all progress has
 * ended and nothing was heard for a moment (spec page 7.6).
 */
import { z } from 'zod'

/** How a server tells that it is ready. */
export interface Readiness {
  /** `status`: by `experimental/serverStatus`; `progress`: by the end of progress. */
  readonly by: 'status' | 'progress'
  /** Milliseconds from the start within which a sign is expected to begin; without one by then it counts as ready. */
  readonly within: number
  /** Whether it publishes diagnostics for every file that is opened, once it has read it. */
  readonly publishes?: boolean
}

export interface Signs {
  /** Hears a notification. */
  hear(method: string, params: unknown): void
  /** Something is about to happen that the server has to work on. */
  stir(): void
  /** Returns when the server is ready, true, or when `bound` milliseconds are over, false. */
  ready(readiness: Readiness, bound: number, wait: (milliseconds: number) => Promise<void>): Promise<boolean>
}

/** How long it must be quiet, in milliseconds. */
const QUIET = 300
const STEP = 25

const progress = z.object({ token: z.union([z.string(), z.number()]), value: z.object({ kind: z.enum(['begin', 'report', 'end']) }) })
const status = z.object({ quiescent: z.boolean() })

/** Notifications of some servers' own that say that work begins or ends. */
const BEGINS = ['pyright/beginProgress']
const ENDS = ['pyright/endProgress']

export function openSigns(now: () => number): Signs {
  const going = new Set<string | number>()
  let quiescent: boolean | null = null
  let own = 0
  const born = now()
  let heard = born
  let seen = false
  const begin = (): void => { seen = true }
  const isReady = (by: Readiness['by'], isPastBeginning: boolean): boolean => {
    if (going.size > 0 || own > 0) return false
    if (by === 'status' && quiescent !== true && !(isPastBeginning && quiescent === null)) return false
    return (seen || isPastBeginning) && now() - heard >= QUIET
  }
  return {
    stir: () => { heard = now() },
    hear: (method, params) => {
      const said = progress.safeParse(params)
      if (method === '$/progress' && said.success) {
        heard = now()
        if (said.data.value.kind === 'end') going.delete(said.data.token)
        else {
          begin()
          going.add(said.data.token)
        }
      } else if (method === 'experimental/serverStatus') {
        heard = now()
        quiescent = status.safeParse(params).data?.quiescent ?? quiescent
        begin()
      } else if (BEGINS.includes(method)) {
        begin()
        own++
      } else if (ENDS.includes(method)) own = Math.max(0, own - 1)
      else if (method === 'textDocument/publishDiagnostics') heard = now()
    },
    ready: async ({ by, within }, bound, wait) => {
      const started = now()
      while (!isReady(by, now() - born >= within)) {
        if (now() - started > bound) return false
        await wait(STEP)
      }
      return true
    },
  }
}
