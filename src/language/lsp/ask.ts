/** One question to a server, asked again where it says that it was disturbed, and its answer judged. */
import type { z } from 'zod'
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import type { Reply } from './connection.js'
import type { Position } from './positions.js'
import type { Session } from './session.js'

/** How long a server may take for one question, in milliseconds: a large project, on a slow machine. */
const TIMEOUT = 60_000
/** Between two tries. */
const REST = 300
const TRIES = 10

const CONTENT_MODIFIED = -32801
const SERVER_CANCELLED = -32802
const REQUEST_CANCELLED = -32800
export const METHOD_NOT_FOUND = -32601

/** Returns what a server says to a question. Throws `ServerFault`. */
export async function replyTo(session: Session, method: string, params: object, timeout = TIMEOUT): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = await session.request(method, params, timeout)
    const disturbed = !reply.ok && [CONTENT_MODIFIED, SERVER_CANCELLED, REQUEST_CANCELLED].includes(reply.error)
    if (!disturbed || tries === TRIES) return reply
    await session.clock.wait(REST)
  }
}

/** Returns a judged answer. Refuses: no_server where it is not offered, server_failed where it is an error or no answer. Throws `ServerFault`. */
export async function ask<T>(session: Session, method: string, params: object, schema: z.ZodType<T>): Promise<Outcome<T>> {
  const { name } = session.row
  if (session.offers(method) === null && method.startsWith('textDocument/')) return refuse({ code: 'no_server', detail: `${name} does not offer ${method}` })
  const reply = await replyTo(session, method, params)
  if (!reply.ok) return refuse({ code: 'server_failed', detail: `${name}: ${reply.message}` })
  const read = schema.safeParse(reply.result ?? null)
  return read.success ? ok(read.data) : refuse({ code: 'server_failed', detail: `${name} answered to ${method} what is no answer` })
}

/** Returns the parameters that name a place in a file. */
export function placeParams(session: Session, path: string, at: number): { readonly textDocument: { readonly uri: string }; readonly position: Position } {
  const position = session.lines(path)?.positionOf(at) ?? { line: 0, character: 0 }
  return { textDocument: { uri: session.uri(path) }, position }
}
