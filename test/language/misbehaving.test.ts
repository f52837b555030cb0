/** The client against a server that misbehaves in every way that spec page 7.6 names: a refusal by name, and no process left. */
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from '../../src/base/outcome.js'
import type { Proposal } from '../../src/engine/language.js'
import { systemClock, type Clock } from '../../src/host/clock.js'
import { commandLine } from '../../src/host/server.js'
import type { LanguageOptions } from '../../src/language/language.js'
import { CATALOGUE } from '../../src/language/lsp/catalogue.js'
import { CALLS, openPatience, STARTS } from '../../src/language/lsp/patience.js'
import { isMark, languageOf, projectOf, type ServerRow } from '../../src/language/lsp/row.js'
import { after, marked, type Files } from './asking.js'
import { processesOf, serve, type Served } from './serving.js'
import { layOut } from './sidecar.js'

const SERVER = fileURLToPath(new URL('misbehaving.mjs', import.meta.url))
const FILES: Files = { 'mark.odd-root': '', 'a.odd': 'let \u2039old = "😀" old\n# old\n', 'b.odd': '😀 old é old\n', 'c.odd': 'none\n' }

function rowOf(how: string): ServerRow {
  const remedy = { words: 'nothing to install' }
  return {
    name: 'odd', programs: [{ binary: 'node', arguments: [SERVER, how] }], languages: { odd: ['.odd'] }, roots: ['*.odd-root'], runsProjectCode: false,
    readiness: { by: 'progress', within: 50 }, lexis: 'hash', remedies: { linux: remedy, darwin: remedy, win32: remedy },
  }
}

type Options = Partial<Pick<LanguageOptions, 'clock' | 'trusted' | 'sidecar'>> & { readonly row?: Partial<ServerRow>; readonly files?: Files }

function started(how: string, { row, files = FILES, ...options }: Options = {}): Served {
  return serve(files, [process.execPath], { rows: [{ ...rowOf(how), ...row }], ...options })
}

function rename({ language }: Served, path = 'a.odd'): Promise<Outcome<Proposal>> {
  return language.propose({ ask: 'rename', at: path === 'a.odd' ? marked(FILES) : { path, start: 3, end: 3 }, name: 'fresh' })
}

async function ended(how: string): Promise<unknown> {
  const served = started(how)
  const outcome = after(FILES, await rename(served))
  await served.language.close()
  expect(processesOf(served.root)).toEqual([])
  return 'refused' in outcome ? outcome.refused : outcome.files
}

const RENAMED = { 'mark.odd-root': '', 'a.odd': 'let fresh = "😀" fresh\n# fresh\n', 'b.odd': '😀 fresh é fresh\n', 'c.odd': 'none\n' }

test.each(['well', 'utf8', 'utf32', 'floods', 'child', 'stubborn', 'dies-at-shutdown', 'relays'])('%s: the rename is whole, and nothing is left running', { timeout: 60_000 }, async (how) => {
  expect(await ended(how)).toEqual(RENAMED)
})

test.each([
  ['dies-at-start', /^server_failed: odd ended with code 3/u], ['dies', /^server_failed: odd ended with code 9/u], ['garbage', /^server_failed: odd is not to be understood/u],
  ['partial', /^rename_refused: odd lists a reference in it, and left it out of the edits/u], ['moody', /^rename_refused: odd: it answers differently/u],
  ['outside', /^edit_outside_workspace: it lies outside/u], ['overlapping', /^malformed_edit: two edits overlap/u], ['version', /^malformed_edit: it is for version 0/u],
  ['range', /^malformed_edit: an edit lies outside the text/u], ['elsewhere', /^malformed_edit: a.odd:1:1 does not hold old/u], ['malformed', /^malformed_edit: odd answered what is no edit/u],
  ['confirm', /^malformed_edit: the server asks to confirm it: Sure\?/u],
])('%s: refused by name, and nothing is left running', { timeout: 60_000 }, async (how, words) => {
  expect(await ended(how)).toEqual([expect.stringMatching(words)])
})

test('what nobody looked at is never told as clean', { timeout: 60_000 }, async () => {
  const { language } = started('silent')
  expect(await language.read({ ask: 'diagnostics', paths: ['a.odd', 'none.odd', 'x.unheard'] })).toMatchObject({ value: { diagnostics: [
    { path: 'a.odd', checked: false, reason: 'odd did not answer: it published nothing of this file within 5 s' },
    { path: 'none.odd', checked: false, reason: 'there is no such file, or it is no text' },
    { path: 'x.unheard', checked: false, reason: 'no server of the catalogue claims this kind of file' },
  ] } })
})

test('an edit that writes the bare new name where only its end stands is misplaced', { timeout: 60_000 }, async () => {
  const served = started('tail')
  expect(await served.language.propose({ ask: 'rename', at: marked(FILES), name: 'it' })).toMatchObject({ refusals: [{ code: 'malformed_edit', detail: 'a.odd:1:3 does not hold old' }] })
})

test('a file that is written anew with its byte-order mark keeps one', { timeout: 60_000 }, async () => {
  const files = { ...FILES, 'b.odd': '\ufeffold é old\n' }
  const { language } = started('whole', { files })
  const outcome = await language.propose({ ask: 'rename', at: marked(FILES), name: 'fresh' })
  expect(after(files, outcome)).toMatchObject({ files: { 'a.odd': RENAMED['a.odd'], 'b.odd': 'fresh é fresh\n' } })
})

test('a file of which a server overlooks something is not told as checked', { timeout: 60_000 }, async () => {
  const { language } = started('well', { row: { overlooks: 'types' } })
  expect(await language.read({ ask: 'diagnostics', paths: ['a.odd'] })).toMatchObject({ value: { diagnostics: [{ path: 'a.odd', checked: false, reason: 'odd does not look at types' }] } })
})

test('a workspace that nobody serves has no empty answer', async () => {
  const { language } = serve({ 'a.txt': 'x\n' }, [process.execPath])
  expect(await language.read({ ask: 'symbols', path: null, query: 'x' })).toMatchObject({ refusals: [{ code: 'no_server' }] })
})

test('operations on files are carried out in their order', { timeout: 60_000 }, async () => {
  const served = started('resource')
  const outcome = await rename(served)
  expect(outcome).toMatchObject({ ok: true, value: { moves: [{ from: 'a.odd', to: 'moved.odd' }] } })
  expect(outcome.ok ? outcome.value.files.map(({ path, sha256 }) => [path, sha256 === null]) : []).toEqual([['a.odd', false], ['b.odd', false], ['made.odd', true]])
})

test('what the server asks is answered, and its own edits are not taken', { timeout: 60_000 }, async () => {
  expect(await ended('asks')).toEqual([expect.stringContaining(JSON.stringify([
    ['a', [{}, {}]], ['b', null], ['c', null], ['d', { applied: false, failureReason: 'edits are taken from answers only' }], ['e', null], ['f', -32601],
  ]).slice(1, -1))])
})

/** A clock on which whoever is given more than five seconds has had them after a twentieth of one. */
const IMPATIENT: Clock = { ...systemClock, after: (milliseconds, act) => systemClock.after(milliseconds > 5000 ? 250 : milliseconds, act) }

test.each([
  ['mute', 'odd did not answer initialize within 60 s'], ['never', 'odd did not answer textDocument/rename within 60 s'], ['late', 'odd did not answer textDocument/rename within 60 s'],
])('%s: a bounded time, then a fault, and nothing is left running', { timeout: 60_000 }, async (how, words) => {
  const served = started(how, { clock: IMPATIENT })
  expect(await rename(served)).toMatchObject({ refusals: [{ code: 'server_timeout', detail: words }] })
  await served.language.close()
  expect(processesOf(served.root)).toEqual([])
})

describe('a move', () => {
  let laid: ReturnType<typeof layOut>
  beforeAll(() => { laid = layOut() })
  afterAll(() => { laid.remove() })
  const files = { ...FILES, 'd.odd': 'use a, old\n' }
  const move = (how: string, from = 'a.odd'): Promise<Outcome<Proposal>> => started(how, { files, sidecar: join(dirname(laid.program), 'language', 'index.js') }).language
    .propose({ ask: 'move-file', from, to: `sub/${from}` })

  test('takes the edits of the server that claims the file', { timeout: 60_000 }, async () => {
    const outcome = await move('moves')
    expect(after(files, outcome)).toMatchObject({ files: { 'b.odd': FILES['b.odd'], 'd.odd': 'use a, a2\n', 'sub/a.odd': 'let a2 = "😀" a2\n# a2\n' } })
    expect(outcome).toMatchObject({ value: { diagnostics: [] } })
  })

  test('says which files nobody followed', { timeout: 60_000 }, async () => {
    expect(await move('well')).toMatchObject({ value: { moves: [{ to: 'sub/a.odd' }], diagnostics: [{ path: 'sub/a.odd', checked: false, reason: 'what imports it was not looked for: odd does not follow moves' }] } })
    expect(await move('well', 'mark.odd-root')).toMatchObject({ value: { diagnostics: [] } })
  })

  test.each([['moves-not', 'server_failed', /^odd failed to say/u], ['moves-badly', 'edit_outside_workspace', /^odd: it lies outside/u]])('%s: nothing moves, and the server is named', { timeout: 60_000 }, async (how, code, words) => {
    expect(await move(how)).toMatchObject({ ok: false, refusals: [{ code, detail: expect.stringMatching(words) as string }] })
  })
})

test('a start that failed is not tried again for a while, and then is', { timeout: 60_000 }, async () => {
  let clock = Date.now()
  const served = started('dies-at-start', { clock: { ...systemClock, now: () => clock } })
  expect(await rename(served)).toMatchObject({ refusals: [{ code: 'server_failed' }] })
  expect(await rename(served)).toMatchObject({ refusals: [{ code: 'server_paused', detail: 'odd could not be started; the next try is in 15 s' }] })
  clock += 15_000
  expect(await rename(served)).toMatchObject({ refusals: [{ code: 'server_failed' }] })
  expect(await rename(served)).toMatchObject({ refusals: [{ code: 'server_paused', detail: 'odd could not be started; the next try is in 30 s' }] })
})

test('a call that failed three times pauses; another call does not', { timeout: 60_000 }, async () => {
  const served = started('dies')
  for (let times = 0; times < 3; times++) expect(await rename(served)).toMatchObject({ refusals: [{ code: 'server_failed' }] })
  expect(await rename(served)).toMatchObject({ refusals: [{ code: 'server_paused' }] })
  expect(await rename(served, 'b.odd')).toMatchObject({ refusals: [{ code: 'server_failed' }] })
})

test('a server that runs code of the project is not started for a head that is not trusted', async () => {
  const served = started('well', { trusted: false, row: { runsProjectCode: true } })
  expect(await rename(served)).toMatchObject({ refusals: [{ code: 'isolation_unavailable', detail: 'odd runs code of the project, and this head is not trusted' }] })
})

test('pauses double up to five minutes, and another situation begins anew', () => {
  let clock = 0
  const calls = openPatience(CALLS, () => clock)
  const pauses = Array.from({ length: 8 }, () => {
    calls.failed('k', 's')
    const pause = calls.pauseOf('k', 's')
    clock += pause
    return pause
  })
  expect(pauses).toEqual([0, 0, 60_000, 120_000, 240_000, 300_000, 300_000, 300_000])
  expect(calls.pauseOf('k', 'other')).toBe(0)
  const starts = openPatience(STARTS, () => clock)
  starts.failed('k', '')
  expect(starts.pauseOf('k', '')).toBe(15_000)
  starts.succeeded('k')
  expect(starts.pauseOf('k', '')).toBe(0)
})

test('every row of the catalogue claims its files under its mark, and says how to install it on every platform', () => {
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length)
  for (const row of CATALOGUE) {
    const file = Object.values(row.languages)[0]?.[0] ?? ''
    const path = `deep/in/${file.startsWith('.') ? `x${file}` : file}`
    const [root = ''] = row.roots
    const mark = root.replaceAll('*', 'x')
    expect(languageOf(row, path), row.name).not.toBeNull()
    expect(mark === '.git' || isMark(row, mark), row.name).toBe(true)
    expect(projectOf(row, path, mark === '.git' ? [path] : [`deep/${mark}`, path]), row.name).toBe(mark === '.git' ? '' : isMark(row, basename(path)) ? 'deep/in' : 'deep')
    for (const platform of ['linux', 'darwin', 'win32'] as const) expect(row.remedies[platform].words, row.name).not.toBe('')
  }
})

test('a shim of npm\'s is started by the shell of Windows, its words quoted', () => {
  expect(commandLine({ program: 'C:\\a b\\x.cmd', arguments: ['--stdio', 'a "b"'] }, 'win32'))
    .toEqual(['cmd.exe', ['/d', '/s', '/c', '""C:\\a b\\x.cmd" "--stdio" "a ""b""""'], true])
  expect(commandLine({ program: '/usr/bin/x.cmd', arguments: ['y'] }, 'linux')).toEqual(['/usr/bin/x.cmd', ['y'], false])
})
