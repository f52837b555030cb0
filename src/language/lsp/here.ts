/** A file that a server is asked about: opened as it is on the disk, the server ready. */
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Session } from './session.js'

/** What every question is asked on. */
export interface Asked {
  readonly session: Session
  /** The paths that git lists. */
  readonly listing: readonly string[]
}

/** How long a server may take to read the project, in milliseconds. */
const READ = 120_000

/** Returns whether the server has read what it was given, waiting for it. */
export function isReady({ session }: Asked): Promise<boolean> {
  return session.ready(READ)
}

/** Returns the refusal of a server that was not done with reading. */
export function unready({ session: { row } }: Asked, path: string): Outcome<never> {
  return refuse({ code: 'server_timeout', path, detail: `${row.name} had not read the project after ${String(READ / 1000)} s` })
}

/** Opens files, and returns the text of the first when the server is ready. Refuses: missing_file, server_timeout. */
export async function enter(asked: Asked, path: string, others: readonly string[] = []): Promise<Outcome<string>> {
  const { session, listing } = asked
  session.refresh(listing)
  if (session.open([path]).length === 0) return refuse({ code: 'missing_file', path })
  session.open(others)
  return await isReady(asked) ? ok(session.disk(path)?.text ?? '') : unready(asked, path)
}
