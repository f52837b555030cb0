/**
 * Serves the samples of a store to a browser on this machine.
 *
 *     GET  /TOKEN/NAME/VERSION          our page around it
 *     GET  /TOKEN/NAME/VERSION/page     what the cell wrote, for the frame in it
 *     POST /TOKEN/NAME/VERSION/marks    a mark, from our page only
 *     GET  /TICKET                      goes on to one page, once: what stands in a browser's command line is of no use to others
 *
 * Calling sequence: `openSampleServer`, `address` for each page, `close` once. Promised: it listens on 127.0.0.1 only, answers under its own
 * number and to no other name, gives no page to who does not know the token, and reads no more than a mark may be long.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Fault } from '../base/fault.js'
import { givenMarkSchema } from '../engine/samples.js'
import { framedPage, framedPolicy, framingPage, framingPolicy } from './page.js'
import type { SampleStore } from './store.js'

export interface SampleServer {
  /** Returns where a version is read. */
  readonly address: (name: string, version: number) => string
  /** Returns an address that leads there once. */
  readonly ticket: (name: string, version: number) => string
  readonly close: () => Promise<void>
}

/** Bytes of a mark; connections; milliseconds that a request may take. */
const BODY = 32 * 1024
const CONNECTIONS = 64
const PATIENCE = 10_000

const ROUTE = /^\/([0-9a-f]{64})\/([a-z0-9][a-z0-9_-]{0,63})\/([1-9]\d{0,8})(\/page|\/marks)?$/u

interface Reply {
  readonly status: number
  readonly type: 'text/html' | 'text/plain' | 'application/json'
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, type: 'text/plain', text: `${text}\n`, headers }
}

/** Returns the text of a request's body, or null where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > BODY) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > BODY) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Opens the server on a port that is free. */
export async function openSampleServer(store: SampleStore): Promise<SampleServer> {
  const token = randomBytes(32)
  const tickets = new Map<string, string>()
  let origin = ''

  const take = async (request: IncomingMessage, name: string, version: number): Promise<Reply> => {
    const { headers } = request
    if (headers.origin !== origin || (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return plain(403, 'a mark comes from the page itself')
    if (!/^application\/json(?:$|;)/u.test(headers['content-type'] ?? '')) return plain(415, 'a mark is JSON')
    const body = await bodyOf(request)
    if (body === null) return plain(413, `a mark has at most ${String(BODY)} bytes`, { connection: 'close' })
    const given = givenMarkSchema.safeParse(jsonOf(body))
    if (!given.success) return plain(400, 'a mark is { quote, path, comment }')
    const mark = await store.mark(name, version, given.data)
    return mark === null ? plain(409, 'there are too many marks on this sample') : { status: 201, type: 'application/json', text: JSON.stringify(mark) }
  }

  /** Returns what is answered to who may not read, or is sent on; else null. */
  const gate = ({ method, url = '', headers }: IncomingMessage): Reply | null => {
    // A name that somebody made to point here must not be answered, whatever path it asks for.
    if (`http://${headers.host ?? ''}` !== origin) return plain(421, 'this server has another address')
    const goal = method === 'GET' ? tickets.get(url) : undefined
    if (goal !== undefined) {
      tickets.delete(url)
      return plain(303, 'this way', { location: goal })
    }
    const given = ROUTE.exec(url)?.[1]
    return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), token) ? null : plain(404, 'there is nothing here')
  }

  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const { method, url = '' } = request
    const barred = gate(request)
    if (barred !== null) return barred
    const [, given = '', name = '', digits = '', part = ''] = ROUTE.exec(url) ?? []
    const allowed = part === '/marks' ? 'POST' : 'GET'
    if (method !== allowed) return plain(405, `this takes ${allowed} only`, { allow: allowed })
    const page = await store.page(name, Number(digits))
    if (page === null) return plain(404, 'there is nothing here')
    if (part === '/marks') return take(request, name, page.version)
    const frame = { origin, nonce: randomBytes(16).toString('base64') }
    if (part === '/page') return { status: 200, type: 'text/html', text: framedPage(page, frame), headers: { 'content-security-policy': framedPolicy(frame) } }
    const [versions, marks] = await Promise.all([store.versions(name), store.marks(name)])
    const links = versions.map((version) => ({ version, href: `/${given}/${name}/${String(version)}` }))
    return { status: 200, type: 'text/html', text: framingPage(page, links, marks, frame), headers: { 'content-security-policy': framingPolicy(frame) } }
  }

  const answer = (response: ServerResponse, { status, type, text, headers = {} }: Reply): void => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`, 'content-security-policy': 'default-src \'none\'; frame-ancestors \'none\'', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer',
      'cache-control': 'no-store', 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin', 'x-dns-prefetch-control': 'off', ...headers,
    })
    response.end(text)
  }

  const server = createServer({ headersTimeout: PATIENCE, requestTimeout: PATIENCE }, (request, response) => {
    reply(request).catch((): Reply => plain(500, 'the page cannot be read')).then((made) => {
      answer(response, made)
      if (!request.complete) response.on('finish', () => { request.destroy() })
    }, () => { response.destroy() })
  })
  server.maxConnections = CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => { reject(new Fault(`no page can be served: ${error.message}`)) })
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const address = (name: string, version: number): string => `${origin}/${token.toString('hex')}/${name}/${String(version)}`
  return {
    address,
    ticket: (name, version) => {
      const path = `/${randomBytes(32).toString('hex')}`
      tickets.set(path, address(name, version).slice(origin.length))
      return origin + path
    },
    close: () => new Promise((resolve) => {
      server.close(() => { resolve() })
      server.closeAllConnections()
    }),
  }
}
