/** The two ways into the router: an HTTP server on the loopback interface, and a `fetch` without sockets. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import type { Call } from './http-types.js'
import type { Router } from './router.js'

/** Starts listening on a free loopback port. */
export async function listen(router: Router): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => { void serve(router, request, response); })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${String(port)}`, close: () => shut(server) }
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => { resolve(); })
    server.closeAllConnections()
  })
}

async function serve(router: Router, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return
  }
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  let body = Buffer.concat(chunks)
  if (headers['content-encoding'] === 'gzip') {
    body = gunzipSync(body)
    delete headers['content-encoding']
  }
  const [path = '/', query = ''] = split(request.url ?? '/')
  const outcome = await router.dispatch({ method: request.method ?? 'GET', path, query: new URLSearchParams(query), headers, body })
  if (outcome === 'drop') {
    request.socket.destroy()
    return
  }
  response.writeHead(outcome.status, { ...outcome.headers, ...(outcome.body.length > 0 && { 'content-length': String(outcome.body.length) }) })
  response.end(request.method === 'HEAD' ? undefined : outcome.body)
}

function split(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

/** A `fetch` that goes straight into the router. Redirects are followed unless `redirect` says otherwise. */
export function inProcessFetch(router: Router): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const headers: Record<string, string> = { 'user-agent': 'node' }
    request.headers.forEach((value, name) => { headers[name] = value; })
    const url = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    request.signal.throwIfAborted()
    const call: Call = { method: request.method, path: url.pathname, query: url.searchParams, headers, body }
    const outcome = await aborted(router.dispatch(call), request.signal)
    if (outcome === 'drop') throw new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })
    const location = outcome.headers['location']
    if (location !== undefined && outcome.status >= 300 && outcome.status < 400 && request.redirect !== 'manual') {
      if (request.redirect === 'error') throw new TypeError('unexpected redirect')
      const next = new URL(location, request.url)
      const kept = new Headers(request.headers)
      if (next.origin !== url.origin) kept.delete('authorization')
      return inProcessFetch(router)(next, { headers: kept })
    }
    const empty = [101, 204, 205, 304].includes(outcome.status)
    const response = new Response(empty ? null : new Uint8Array(outcome.body), { status: outcome.status, headers: outcome.headers })
    Object.defineProperty(response, 'url', { value: request.url })
    return response
  }
}

/** Rejects as `fetch` does when the caller gives up first; the request itself goes on, as it would on a server. */
function aborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => { reject(signal.reason as Error); }, { once: true })
    work.then(resolve, reject)
  })
}
