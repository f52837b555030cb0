/** Asks real and scripted language servers, of files in throw-away folders. */
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll } from 'vitest'
import { systemClock } from '../../src/host/clock.js'
import { openPipe } from '../../src/host/pipe.js'
import { startServer } from '../../src/host/server.js'
import { openLanguage, type LanguageOptions, type OpenLanguage } from '../../src/language/language.js'
import { folderOf, PACKAGED, type Files } from './asking.js'

const opened: OpenLanguage[] = []
afterAll(async () => { await Promise.all(opened.map((one) => one.close())) })

/** What the command line lets a service have, as far as it is set here. */
const ENVIRONMENT: Readonly<Record<string, string>> = Object.fromEntries(['HOME', 'TMPDIR'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

export interface Served {
  readonly root: string
  readonly language: OpenLanguage
}

/** Opens the services over files, with programs of these folders first on PATH. */
export function serve(files: Files, programs: readonly string[], { rows = [], trusted = true, clock = systemClock, sidecar = '', walled }: Partial<Pick<LanguageOptions, 'rows' | 'trusted' | 'clock' | 'sidecar' | 'walled'>> = {}): Served {
  const root = realpathSync(folderOf(files))
  const path = [...new Set(programs.map((program) => dirname(program))), process.env['PATH'] ?? ''].join(':')
  const language = openLanguage({
    root, trusted, rows, clock, sidecar, startServer, openPipe, node: process.execPath, packaged: PACKAGED,
    environment: { ...ENVIRONMENT, PATH: path }, listing: () => Promise.resolve(Object.keys(files).sort()),
    ...(walled === undefined ? {} : { walled }),
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
