/**
 * The language servers of one working tree: which one answers for a file, started when it is first asked and kept until `close`.
 *
 * Calling sequence: `openServers`; `claimants` and `ask` in any order; `close` once. Promised: questions to one server go one after
 * another; one that fails is stopped, and started again for the next question unless it is to be left alone; after `close` none runs.
 */
import { dirname, join } from 'node:path'
import { refuse, type Outcome } from '../../base/outcome.js'
import type { Walls } from '../../base/walls.js'
import type { Clock } from '../../host/clock.js'
import type { StartServer } from '../../host/server.js'
import { compilerFolder } from '../typescript/compiler.js'
import { ServerFault } from './connection.js'
import { stampOf } from './documents.js'
import { findServer, type FoundServer } from './find.js'
import type { Asked } from './here.js'
import { CALLS, openPatience, STARTS } from './patience.js'
import { languageOf, projectOf, remedyOf, type ServerRow } from './row.js'
import { openSession, type Session } from './session.js'
import { startWalled, Unwalled } from './walled.js'

export interface ServersOptions {
  readonly rows: readonly ServerRow[]
  /** The top of the working tree, absolute and real. */
  readonly root: string
  readonly environment: Readonly<Record<string, string>>
  /** Whether code of the tree may be run. */
  readonly trusted: boolean
  /** Why no server may be started at all, where none may. */
  readonly barred?: string
  /** The folder of the TypeScript that comes with us, for servers that have none of their own. */
  readonly packaged: string
  readonly start: StartServer
  /** The walls that servers are started behind, and whether those that run code of the tree are; absent where none are put up. */
  readonly walled?: { readonly walls: Walls; readonly projectCode: boolean }
  /** The program that runs JavaScript. */
  readonly node: string
  readonly clock: Clock
}

/** A server that can answer for a file. */
export interface Claimant {
  readonly row: ServerRow
  readonly folder: string
  readonly found: FoundServer
}

export interface Servers {
  /** Returns whether a row speaks of this kind of file. */
  knows(path: string): boolean
  /** Returns who can answer for a file, the first one first. Refuses: no_server, isolation_unavailable, saying what is missing. */
  claimants(path: string, listing: readonly string[]): Outcome<readonly [Claimant, ...Claimant[]]>
  /** Returns who would answer for the workspace, by the marks that it holds. */
  implied(listing: readonly string[]): Claimant[]
  /** Asks one server; `what` and `paths` name the call and the files that it is about. Refuses: server_failed, server_timeout, server_paused, and those of `call`. */
  ask<T>(claimant: Claimant, what: string, paths: readonly string[], listing: readonly string[], call: (asked: Asked) => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** Stops every server, each after what it is doing. */
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

/** Why a row does not answer for a file. */
type Absence = 'missing' | 'unmarked' | 'untrusted' | 'barred'

/** Returns why nobody answers for a file, with what to do. */
function nobody(path: string, row: ServerRow | undefined, why: Absence, barred = ''): Outcome<never> {
  if (row === undefined) return refuse({ code: 'no_server', path, detail: 'no server of the catalogue claims this kind of file' })
  const { words } = remedyOf(row, process.platform)
  const details = {
    missing: `${row.name} is not installed: ${words}`,
    unmarked: `${row.name} needs one of ${row.roots.join(', ')} above the file`,
    untrusted: `${row.name} runs code of the project, and this head is not trusted`,
    barred: `${row.name} would be needed: ${barred}`,
  }
  if (why === 'missing' || why === 'unmarked') return refuse({ code: 'no_server', path, detail: details[why] })
  return refuse({ code: 'isolation_unavailable', path, detail: details[why], remedy: 'Use the command line on a checkout that you trust, and push what it commits' })
}

/** Opens the servers of a working tree; nothing is started until it is asked. */
export function openServers(options: ServersOptions): Servers {
  const { rows, root, environment, trusted, barred, packaged, start, walled, node, clock } = options
  const runsCode = walled?.projectCode ?? trusted
  const slots = new Map<string, Slot>()
  const starts = openPatience(STARTS, clock.now)
  const calls = openPatience(CALLS, clock.now)
  const keyOf = ({ row, folder }: Claimant): string => `${row.name}\0${folder}`

  const claimant = (row: ServerRow, folder: string | null): Claimant | Absence => {
    if (barred !== undefined) return 'barred'
    if (folder === null) return 'unmarked'
    if (row.runsProjectCode && !runsCode) return 'untrusted'
    const found = findServer(row, root, folder, environment, runsCode)
    return found === null ? 'missing' : { row, folder, found }
  }

  const open = async ({ row, folder, found }: Claimant, slot: Slot): Promise<Session> => {
    if (slot.session?.isAlive() === true) return slot.session
    await slot.session?.stop()
    slot.session = null
    const typescript = row.typescript === true ? join(compilerFolder(join(root, folder), root, packaged, trusted), 'lib') : null
    slot.session = await openSession({
      row, folder, typescript, root, environment, clock, program: found.program, arguments: found.arguments, alone: walled !== undefined,
      start: walled === undefined ? start : (request) => startWalled(request, { walls: walled.walls, root, node, readable: typescript === null ? [] : [dirname(typescript)], start }),
    })
    return slot.session
  }

  /** Returns what would make another try worth it: the files as they are. */
  const situationOf = (paths: readonly string[]): string => JSON.stringify(paths.map((path) => stampOf(join(root, path))))

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
    const situation = situationOf(paths)
    const pause = calls.pauseOf(callKey, situation)
    if (pause > 0) return refuse({ code: 'server_paused', detail: `${name} failed three times at this; the next try is in ${seconds(pause)}, or when a file changes` })
    let session: Session
    try {
      session = await open(one, slot)
    } catch (error) {
      if (error instanceof Unwalled) return refuse({ ...error.refusal, remedy: 'Use a runner that has bubblewrap, or lets its user have root without a password' })
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

  return {
    knows: (path) => rows.some((row) => languageOf(row, path) !== null),
    claimants: (path, listing) => {
      const speaking = rows.filter((row) => languageOf(row, path) !== null)
      const judged = speaking.map((row) => ({ row, answer: claimant(row, projectOf(row, path, listing)) }))
      const [first, ...more] = judged.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]))
      if (first !== undefined) return { ok: true, value: [first, ...more] }
      const best = judged.find(({ answer }) => answer === 'missing' || answer === 'untrusted' || answer === 'barred') ?? judged[0]
      return nobody(path, best?.row, typeof best?.answer === 'string' ? best.answer : 'missing', barred)
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
    close: async () => {
      await Promise.all([...slots.values()].map(async (slot) => {
        await slot.last
        await slot.session?.stop()
        slot.session = null
      }))
    },
  }
}
