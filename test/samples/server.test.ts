/** The pages of samples as a hostile browser, or another program of the machine, would ask for them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SAMPLE_BOUNDS } from '../../src/engine/samples.js'
import { randomName } from '../../src/host/clock.js'
import { openSampleServer, type SampleServer } from '../../src/samples/server.js'
import { openSampleStore, type SampleStore } from '../../src/samples/store.js'

let folder = ''
let store: SampleStore
let server: SampleServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdfast-test-samples-'))
  store = openSampleStore({ folder, now: () => 0, random: randomName })
  server = await openSampleServer(store)
  await store.publish({ name: 'plan', title: '<b>"Plan"</b>', html: '<p>first</p>' })
  await store.publish({ name: 'plan', html: '<p>second</p><script>alert(1)</script>' })
})

afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answered { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders }

/** Asks as written: nothing of the path is made sense of before it is sent. */
function ask(path: string, { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Answered> {
  const { hostname, port } = new URL(server.address('plan', 1))
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => { text += part }).on('end', () => { resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }) })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const path = (version: number, part = ''): string => new URL(server.address('plan', version)).pathname + part
const origin = (): string => new URL(server.address('plan', 1)).origin
const MARK = { quote: 'second', path: 'html > body > p', comment: 'why?' }
const mark = (more: { headers?: Record<string, string>; body?: string } = {}): Promise<Answered> => ask(path(2, '/marks'), {
  method: 'POST', body: more.body ?? JSON.stringify(MARK), headers: { 'origin': origin(), 'content-type': 'application/json', ...more.headers },
})

test('older versions stay readable, titles are escaped, and every answer is bound by a policy', async () => {
  expect(server.address('plan', 1)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{64}\/plan\/1$/u)
  const [first, second] = [await ask(path(1)), await ask(path(2))]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.text).toContain('&lt;b&gt;&quot;Plan&quot;&lt;/b&gt;')
  expect(first.text).not.toContain('<b>"')
  expect(second.text).toContain(`href="${path(1)}"`)
  expect((await ask(path(1, '/page'))).text).toContain('<p>first</p>')
  for (const { headers } of [first, await ask(path(1, '/page')), await ask('/')]) {
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain('default-src \'none\'')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  expect((await ask(path(2, '/page'))).headers['content-security-policy']).toMatch(/^sandbox allow-scripts; .*script-src 'nonce-[^']+';/u)
})

test('another name, token, page, method or spelling gets nothing', async () => {
  const { port } = new URL(origin())
  for (const host of ['evil.example', `localhost:${port}`, '127.0.0.1', `127.0.0.1.evil.example:${port}`]) expect(await ask(path(1), { headers: { host } })).toMatchObject({ status: 421 })
  const wrong = path(1).replace(/[0-9a-f]/u, (digit) => (digit === '0' ? '1' : '0'))
  for (const one of ['/', wrong, path(3), path(1, '/'), path(1, '?x'), path(1, '/../2'), path(1).replace('/plan/', '/..%2fplan/'), path(1).replace('/plan/', '/../'), `//evil.example${path(1)}`, path(1).replace('plan', 'nothing')]) {
    expect((await ask(one)).status, one).toBe(404)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await ask(path(1), { method }), method).toMatchObject({ status: 405, headers: { allow: 'GET' } })
  expect(await ask(path(1, '/marks'))).toMatchObject({ status: 405, headers: { allow: 'POST' } })
})

test('a ticket leads to its page once', async () => {
  const ticket = new URL(server.ticket('plan', 2)).pathname
  expect(ticket).not.toContain(path(2).slice(1, 65))
  expect(await ask(ticket)).toMatchObject({ status: 303, headers: { location: path(2) } })
  expect(await ask(ticket)).toMatchObject({ status: 404 })
})

describe('a mark', () => {
  test('is kept, and numbered over all versions', async () => {
    expect(JSON.parse((await mark()).text)).toEqual({ number: 1, version: 2, at: '1970-01-01T00:00:00.000Z', ...MARK })
    expect((await mark()).status).toBe(201)
    expect((await store.marks('plan')).map(({ number }) => number)).toEqual([1, 2])
    await mark({ body: JSON.stringify({ ...MARK, comment: '<img src=x onerror=alert(1)>' }) })
    expect((await ask(path(2))).text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test.each([
    ['another origin', { headers: { origin: 'http://evil.example' } }, 403], ['no origin of a frame', { headers: { origin: 'null' } }, 403],
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403], ['a form', { headers: { 'content-type': 'text/plain' } }, 415],
    ['no JSON', { body: '{' }, 400], ['more than it may hold', { body: JSON.stringify({ ...MARK, comment: 'x'.repeat(5000) }) }, 400],
    ['what it does not have', { body: JSON.stringify({ ...MARK, number: 7 }) }, 400], ['a big body', { body: 'x'.repeat(100_000) }, 413],
  ] as const)('of %s is refused, and nothing kept', async (_, more, status) => {
    expect((await mark(more)).status).toBe(status)
    expect(await store.marks('plan')).toEqual([])
  })

  test('is refused where there are too many', async () => {
    const line = `${JSON.stringify({ ...MARK, version: 1, at: '' })}\n`
    writeFileSync(join(folder, 'plan', 'marks.jsonl'), line.repeat(SAMPLE_BOUNDS.marks))
    expect((await mark()).status).toBe(409)
  })
})

describe('the store', () => {
  test('gives every version a number of its own, whoever publishes', async () => {
    const other = openSampleStore({ folder, now: () => 0, random: randomName })
    const made = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? store : other).publish({ name: 'many', html: String(n) })))
    expect(made.map((page) => (typeof page === 'string' ? 0 : page.version)).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('is bounded, and lets go of what it is told to', async () => {
    expect(await store.publish({ name: 'big', html: 'é'.repeat(SAMPLE_BOUNDS.page / 2 + 1) })).toContain('at most')
    for (let n = 1; n < SAMPLE_BOUNDS.names; n++) await store.publish({ name: `n${String(n)}`, html: '' })
    expect(await store.publish({ name: 'one-more', html: '' })).toContain('--discard')
    expect([await store.discard('n1'), await store.discard('n1'), await store.discard('..')]).toEqual([true, false, false])
    expect(await store.publish({ name: 'one-more', html: '' })).toMatchObject({ version: 1 })
  })

  test('keeps the newest versions', async () => {
    for (let n = 0; n < SAMPLE_BOUNDS.versions; n++) await store.publish({ name: 'plan', html: '' })
    expect([(await store.versions('plan')).length, (await store.versions('plan'))[0]]).toEqual([SAMPLE_BOUNDS.versions, 3])
  })
})
