/**
 * Reading objects through one long-lived `git cat-file --batch`.
 *
 * Calling sequence: `openReader`, any number of `read` and `has` at once, `close`. The process starts with the first question
 * (or `warm`) and again after it died. Promised: what `read` returns was whole when git read it. Not promised: that a name other than an
 * object id means one thing; ask `refs.ts` for refs.
 */
import { decode, utf8 } from '../base/encoding.js'
import { Fault, invariant } from '../base/fault.js'
import type { Pipe } from '../host/pipe.js'
import type { Git } from './plumbing.js'

export interface StoredObject {
  readonly oid: string
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Reader {
  /** Starts the process before it is needed. */
  warm(): void
  /** Returns the object of an id, or null when the repository has none. */
  read(oid: string): Promise<StoredObject | null>
  /** Returns which of these objects the repository has. */
  has(oids: readonly string[]): Promise<ReadonlySet<string>>
  close(): Promise<void>
}

/** A process that nobody has asked anything for this many milliseconds ends. */
const IDLE = 1000

interface Conversation {
  ask<T>(question: string, listen: (pipe: Pipe) => Promise<T>): Promise<T>
  warm(): void
  close(): Promise<void>
}

/** Questions go out as they come; answers are heard in the same order. */
function converse(git: Git, args: readonly string[]): Conversation {
  let pipe: Pipe | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | null = null
  let asked = 0
  const start = (): Pipe => (pipe ??= git.open(args))
  const close = async (): Promise<void> => {
    if (idle !== null) clearTimeout(idle)
    const last = pipe
    pipe = null
    await last?.close()
  }
  const rest = (): void => {
    if (idle !== null) clearTimeout(idle)
    idle = setTimeout(() => void close(), IDLE).unref()
  }
  return {
    warm: () => {
      start()
      rest()
    },
    ask: (question, listen) => {
      const current = start()
      current.send(utf8(`${question}\n`))
      if (idle !== null) clearTimeout(idle)
      asked++
      const heard = turn.then(() => listen(current))
      turn = heard.catch(() => { if (pipe === current) pipe = null }).finally(() => { if (--asked === 0) rest() })
      return heard
    },
    close,
  }
}

/** Returns the reader of a repository. */
export function openReader(git: Git): Reader {
  const contents = converse(git, ['cat-file', '--batch'])
  const headers = converse(git, ['cat-file', '--batch-check'])
  const header = async (pipe: Pipe): Promise<{ oid: string; type: string; size: number } | null> => {
    const words = decode(await pipe.line()).split(' ')
    const [oid = '', type = '', size = ''] = words
    if (words.length === 2 && type === 'missing') return null
    if (words.length !== 3) throw new Fault(`git cat-file said ${words.join(' ')}`)
    return { oid, type, size: Number(size) }
  }
  const read: Reader['read'] = (oid) => {
    invariant(/^[0-9a-f]{40,64}$/u.test(oid), 'an object id')
    return contents.ask(oid, async (pipe) => {
      const found = await header(pipe)
      if (found === null) return null
      const bytes = await pipe.bytes(found.size)
      await pipe.bytes(1)
      return { oid: found.oid, type: found.type, bytes }
    })
  }
  return {
    warm: () => contents.warm(),
    read,
    has: async (oids) => {
      const found = await Promise.all(oids.map((oid) => headers.ask(oid, header)))
      return new Set(found.flatMap((one) => (one === null ? [] : [one.oid])))
    },
    close: async () => { await Promise.all([contents.close(), headers.close()]) },
  }
}
