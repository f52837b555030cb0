/** Servers behind walls: a rename is whole there, and one that spies finds nothing of what it finds without them, and leaves nothing. */
import { chmodSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tier } from '../../src/base/walls.js'
import { run } from '../../src/host/process.js'
import { openWalls } from '../../src/isolate/walls.js'
import type { ServerRow } from '../../src/language/lsp/row.js'
import { needs } from '../needs.js'
import { after, marked, type Files } from './asking.js'
import { processesOf, serve, type Served } from './serving.js'

const SERVER = fileURLToPath(new URL('misbehaving.mjs', import.meta.url))
const ODD: Files = { 'mark.odd-root': '', 'a.odd': 'let ‹old = old\n', 'b.odd': 'old\n' }
const TIERS = ['bubblewrap', 'namespaces'] as const
const MADE_OF = { bubblewrap: 'bwrap', namespaces: process.getuid?.() === 0 ? 'unshare' : 'sudo' } as const
const SECRET = 'HOLDFAST_TEST_SECRET'

let secrets: string
let listener: Server
beforeAll(async () => {
  secrets = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-secrets-')))
  writeFileSync(join(secrets, 'token'), 'x')
  process.env[SECRET] = 'x'
  listener = createServer((socket) => { socket.destroy() })
  await new Promise<void>((resolve) => { listener.listen(0, '127.0.0.1', resolve) })
})
afterAll(() => {
  rmSync(secrets, { recursive: true })
  Reflect.deleteProperty(process.env, SECRET)
  listener.close()
})

function wallsOf(tier: Exclude<Tier, 'none'>, projectCode = true): { readonly walled: { readonly walls: ReturnType<typeof openWalls>; readonly projectCode: boolean } } {
  return { walled: { walls: openWalls({ isolation: 'required', environment: process.env, run, tiers: [tier] }), projectCode } }
}

/** Lets the user that bubblewrap is started as, where we are root, read a tree. */
function open(served: Served): Served {
  chmodSync(served.root, 0o755)
  return served
}

function rowOf(words: readonly string[], languages: ServerRow['languages']): ServerRow {
  const remedy = { words: 'nothing to install' }
  return {
    name: 'odd', programs: [{ binary: 'node', arguments: words }], languages, roots: ['*.odd-root', 'pyproject.toml'], runsProjectCode: true,
    readiness: { by: 'progress', within: 50 }, lexis: 'hash', remedies: { linux: remedy, darwin: remedy, win32: remedy },
  }
}

/** Returns a server that spies, of a tree with a `.git` in it. */
function spying(tier: Exclude<Tier, 'none'> | null, projectCode = true): Served {
  const plan: Record<string, unknown> = { file: join(secrets, 'token'), variable: SECRET, port: (listener.address() as AddressInfo).port, pid: process.pid }
  const words: [string, string, string] = [SERVER, 'spies', '']
  const row = { ...rowOf(words, { odd: ['.odd'] }), ...(tier === null ? { environment: { [SECRET]: 'x' } } : {}) }
  const served = serve({ ...ODD, 'server.mjs': readFileSync(SERVER, 'utf8') }, [process.execPath], { rows: [row], trusted: false, ...(tier === null ? { trusted: true } : wallsOf(tier, projectCode)) })
  open(served)
  words[0] = join(served.root, 'server.mjs')
  mkdirSync(join(served.root, '.git'))
  writeFileSync(join(served.root, '.git', 'config'), 'token')
  words[2] = JSON.stringify({ ...plan, git: join(served.root, '.git', 'config'), written: join(served.root, 'written') })
  return served
}

function sleeping(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/u.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') === 'sleep\x00611\x00'
    } catch {
      return false
    }
  })
}

async function found(served: Served): Promise<unknown> {
  const outcome = await served.language.propose({ ask: 'rename', at: marked(ODD), name: 'fresh' })
  await served.language.close()
  expect(processesOf(served.root)).toEqual([])
  expect(sleeping()).toEqual([])
  return outcome
}

test('without walls a server finds all that is planted', { timeout: 60_000 }, async () => {
  expect(await found(spying(null))).toMatchObject({ refusals: [{ detail: expect.stringContaining('found ["file","git","variable","parent","written","port"]') }] })
})

const PYTHON: Files = { 'pyproject.toml': '[project]\nname = "x"\n', 'core.py': 'def ‹greet(n: str) -> str:\n    return n\n', 'use.py': '\ufefffrom core import greet\n\nprint("😀", greet("a"))\n', 'main.py': 'import core\r\n\r\ncore.greet("x")\r\n' }
const GO: Files = {
  'go.mod': 'module example.com/x\n\ngo 1.20\n', 'core/core.go': 'package core\n\nfunc ‹Greet(name string) string { return name }\n',
  'use/use.go': 'package use\n\nimport "example.com/x/core"\n\nvar s = "😀" + core.Greet("a")\n', 'main.go': 'package main\n\nimport "example.com/x/core"\n\nfunc main() { println(core.Greet("Greet")) }\n',
}
const REAL = [['pyright-langserver', PYTHON, 'greet', 'welcome'], ['gopls', GO, 'Greet', 'Welcome']] as const

describe.each(TIERS)('%s', (tier) => {
  let there: (program: string) => string = (program) => program
  beforeEach((context) => {
    needs(MADE_OF[tier], context)
    there = (program) => needs(program, context)
  })

  test('a server that spies finds nothing, and leaves nothing', { timeout: 120_000 }, async () => {
    there('python3')
    expect(await found(spying(tier))).toMatchObject({ refusals: [{ detail: expect.stringContaining('found []') }] })
  })

  test('a server that runs code of a head that is not trusted is not started', { timeout: 120_000 }, async () => {
    there('python3')
    expect(await found(spying(tier, false))).toMatchObject({ refusals: [{ code: 'isolation_unavailable', detail: 'odd runs code of the project, and this head is not trusted' }] })
  })

  test.each(REAL)('%s renames over three files, byte for byte', { timeout: 180_000 }, async (program, before, old, name) => {
    const { root, language } = open(serve(before, [there(program)], { trusted: false, ...wallsOf(tier) }))
    const expected = Object.fromEntries(Object.entries(before).map(([path, text]) => [path, text.replace('\u2039', '').replaceAll(new RegExp(`\\b(?<!")${old}\\b`, 'gu'), name).replace(/^\ufeff/u, '')]))
    expect(after(before, await language.propose({ ask: 'rename', at: marked(before), name }))).toMatchObject({ files: expected })
    await language.close()
    expect(processesOf(root)).toEqual([])
  })
})

test('where no walls hold, none is started', { timeout: 60_000 }, async () => {
  const walls = openWalls({ isolation: 'required', environment: process.env, run, tiers: [] })
  const { root, language } = serve(PYTHON, [process.execPath], { trusted: false, walled: { walls, projectCode: true }, rows: [rowOf([SERVER, 'well'], { python: ['.py'] })] })
  expect(await language.propose({ ask: 'rename', at: marked(PYTHON), name: 'fresh' })).toMatchObject({ refusals: [{ code: 'isolation_unavailable' }] })
  expect(processesOf(root)).toEqual([])
})
