/**
 * The language servers of one working tree: which one answers for a file, started when it is first asked and kept until `close`.
 *
 * Calling sequence: `openServers`; `claimants` and `ask` in any order; `close` once. Promised: questions to one server go one after
 * another; one that fails is stopped, and started again for the next question unless it is to be left alone; after `close` none runs.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { refuse, type Outcome } from '../../base/outcome.js'
import type { StartServer, Stopped } from '../../host/server.js'
import { ServerFault } from './connection.js'
import { stampOf } from './documents.js'
import { findServer, type FoundServer } from './find.js'
import type { Asked } from './here.js'
import { CALLS, openPatience, STARTS } from './patience.js'
import { languageOf, projectOf, type ServerRow } from './row.js'
import { openSession, type Session } from './session.js'

export interface ServersOptions {
  readonly rows: readonly ServerRow[]
  /** The top of the working tree, absolute and real. */
  readonly root: string
  readonly environment: Readonly<Record<string, string>>
  /** Whether code of the tree may be run. */
  readonly trusted: boolean
  readonly start: StartServer
  /** Milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

/** A server that can answer for a file. */
export interface Claimant {
  readonly row: ServerRow
  readonly folder: string
  readonly found: FoundServer
}

/** A server that runs. */
export interface Running {
  readonly name: string
  readonly folder: string
  readonly pid: number
}

export interface Servers {
  /** Returns who can answer for a file, the first one first. Refuses: no_server, saying what is missing. */
  claimants(path: string, listing: readonly string[]): Outcome<readonly [Claimant, ...Claimant[]]>
  /** Returns who would answer for the workspace, by the marks that it holds. */
  implied(listing: readonly string[]): Claimant[]
  /** Asks one server; `what` and `paths` name the call and the files that it is about. Refuses: server_failed, server_timeout, server_paused, and those of `call`. */
  ask<T>(claimant: Claimant, what: string, paths: readonly string[], listing: readonly string[], call: (asked: Asked) => Promise<Outcome<T>>): Promise<Outcome<T>>
  running(): Running[]
  /** Stops the servers of a name, or all, after what they are doing, and forgets their failures; returns how each ended. */
  restart(name: string | null): Promise<(Running & Stopped)[]>
  close(): Promise<void>
}

interface Slot {
  session: Session | null
  /** What goes on; the next question waits for it. */
  last: Promise<unknown>
}

function seconds(milliseconds: number): string {
  return `${String(Math.ceil(milliseconds / 1000))} s`
}

/** Returns why nobody answers for a file, with what to do. */
function nobody(path: string, row: ServerRow | undefined, why: 'missing' | 'unmarked' | 'untrusted'): Outcome<never> {
  if (row === undefined) return refuse({ code: 'no_server', path, detail: 'no server of the catalogue claims this kind of file' })
  const { words } = row.remedies[process.platform === 'win32' ? 'win32' : process.platform === 'darwin' ? 'darwin' : 'linux']
  const details = {
    missing: `${row.name} is not installed: ${words}`,
    unmarked: `${row.name} needs one of ${row.roots.join(', ')} above the file`,
    untrusted: `${row.name} runs code of the project, and this head is not trusted`,
  }
  return refuse({ code: 'no_server', path, detail: details[why] })
}

/** Opens the servers of a working tree; nothing is started until it is asked. */
export function openServers(options: ServersOptions): Servers {
  const { rows, root, environment, trusted, start, now, wait } = options
  const slots = new Map<string, Slot>()
  const starts = openPatience(STARTS, now)
  const calls = openPatience(CALLS, now)
  const keyOf = ({ row, folder }: Claimant): string => `${row.name}\0${folder}`

  const claimant = (row: ServerRow, folder: string | null): Claimant | 'missing' | 'unmarked' | 'untrusted' => {
    if (folder === null) return 'unmarked'
    if (row.runsProjectCode && !trusted) return 'untrusted'
    const found = findServer(row, root, folder, environment, trusted)
    return found === null ? 'missing' : { row, folder, found }
  }

  const open = async ({ row, folder, found }: Claimant, slot: Slot): Promise<Session> => {
    if (slot.session?.isAlive() === true) return slot.session
    await slot.session?.stop()
    slot.session = null
    slot.session = await openSession({ row, folder, root, environment, start, now, wait, program: found.program, arguments: found.arguments })
    return slot.session
  }

  /** Returns what would make another try worth it: the files as they are, and the process. */
  const situationOf = (paths: readonly string[], slot: Slot): string => createHash('sha256')
    .update(JSON.stringify([slot.session?.pid ?? 0, paths.map((path) => stampOf(join(root, path)))])).digest('hex')

  const failed = async (fault: ServerFault, slot: Slot): Promise<Outcome<never>> => {
    const session = slot.session
    slot.session = null
    await session?.stop()
    return refuse({ code: fault.code, detail: fault.message })
  }

  const run = async <T>(one: Claimant, what: string, paths: readonly string[], slot: Slot, call: (session: Session) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const { name } = one.row
    const startKey = keyOf(one)
    const rest = slot.session === null ? starts.pauseOf(startKey, '') : 0
    if (rest > 0) return refuse({ code: 'server_paused', detail: `${name} could not be started; the next try is in ${seconds(rest)}` })
    const callKey = `${startKey}\0${what}\0${paths.join('\0')}`
    const situation = situationOf(paths, { ...slot, session: null })
    const pause = calls.pauseOf(callKey, situation)
    if (pause > 0) return refuse({ code: 'server_paused', detail: `${name} failed three times at this; the next try is in ${seconds(pause)}, or when a file changes` })
    let session: Session
    try {
      session = await open(one, slot)
    } catch (error) {
      if (!(error instanceof ServerFault)) throw error
      starts.failed(startKey, '')
      return refuse({ code: error.code, detail: error.message })
    }
    starts.succeeded(startKey)
    try {
      const answer = await call(session)
      calls.succeeded(callKey)
      return answer
    } catch (error) {
      if (!(error instanceof ServerFault)) throw error
      calls.failed(callKey, situation)
      return failed(error, slot)
    }
  }

  const running = (): Running[] => [...slots.values()].flatMap(({ session }) => (session === null ? [] : [{ name: session.row.name, folder: session.folder, pid: session.pid }]))

  const restart = async (name: string | null): Promise<(Running & Stopped)[]> => {
    const concerned = [...slots].filter(([key]) => name === null || key.startsWith(`${name}\0`))
    const stopped = await Promise.all(concerned.map(async ([, slot]) => {
      // What is going on ends first, an initialisation among it.
      await slot.last
      const session = slot.session
      slot.session = null
      return session === null ? [] : [{ name: session.row.name, folder: session.folder, pid: session.pid, ...await session.stop() }]
    }))
    for (const patience of [starts, calls]) patience.clear(name === null ? '' : `${name}\0`)
    return stopped.flat()
  }

  return {
    claimants: (path, listing) => {
      const speaking = rows.filter((row) => languageOf(row, path) !== null)
      const judged = speaking.map((row) => ({ row, answer: claimant(row, projectOf(row, path, listing)) }))
      const [first, ...more] = judged.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]))
      if (first !== undefined) return { ok: true, value: [first, ...more] }
      const best = judged.find(({ answer }) => answer === 'missing' || answer === 'untrusted') ?? judged[0]
      return nobody(path, best?.row, typeof best?.answer === 'string' ? best.answer : 'missing')
    },
    implied: (listing) => rows.flatMap((row) => {
      const path = listing.find((one) => languageOf(row, one) !== null && projectOf(row, one, listing) !== null)
      const answer = path === undefined ? 'unmarked' : claimant(row, projectOf(row, path, listing))
      return typeof answer === 'string' ? [] : [answer]
    }),
    ask: async (one, what, paths, listing, call) => {
      const slot = slots.get(keyOf(one)) ?? { session: null, last: Promise.resolve() }
      slots.set(keyOf(one), slot)
      const answer = slot.last.then(() => run(one, what, paths, slot, (session) => call({ session, listing })))
      slot.last = answer.catch(() => undefined)
      return answer
    },
    running, restart,
    close: async () => { await restart(null) },
  }
}
