/** Asks real and scripted language servers, of files in throw-away folders. */
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll } from 'vitest'
import { pause } from '../../src/host/clock.js'
import { openPipe } from '../../src/host/pipe.js'
import { startServer } from '../../src/host/server.js'
import { openLanguage, type OpenLanguage } from '../../src/language/language.js'
import type { ServerRow } from '../../src/language/lsp/row.js'
import { folderOf, PACKAGED, type Files } from './asking.js'

const opened: OpenLanguage[] = []
afterAll(async () => { await Promise.all(opened.map((one) => one.close())) })

/** What servers are started with: enough to find programs and their caches. */
const ENVIRONMENT: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'HOME', 'GOPATH', 'GOPROXY', 'GOFLAGS', 'CARGO_HOME', 'RUSTUP_HOME'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

export interface Served {
  readonly root: string
  readonly language: OpenLanguage
}

/** Opens the services over files, with programs of these folders first on PATH. */
export function serve(files: Files, programs: readonly string[], { rows = [], trusted = true, now = Date.now }: { readonly rows?: readonly ServerRow[]; readonly trusted?: boolean; readonly now?: () => number } = {}): Served {
  const root = realpathSync(folderOf(files))
  const path = [...new Set(programs.map((program) => dirname(program))), process.env['PATH'] ?? ''].join(':')
  const language = openLanguage({
    root, trusted, rows, now, wait: pause, startServer, openPipe, node: process.execPath, sidecar: '', packaged: PACKAGED,
    environment: { ...ENVIRONMENT, PATH: path }, listing: () => Promise.resolve(Object.keys(files).sort()),
  })
  opened.push(language)
  return { root, language }
}

/** Returns the processes whose command line or working directory names a folder, as Linux tells of them. */
export function processesOf(root: string): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/u.test(pid) && Number(pid) !== process.pid).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(root) || realpathSync(`/proc/${pid}/cwd`).startsWith(root)
    } catch {
      return false
    }
  })
}
