/** Workshops for tests: real processes, from the bundles that `npm run build` made. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Enclosed, Walls } from '../../src/base/walls.js'
import type { CellLanguage, CellReport, CellRequest, Workshop } from '../../src/engine/workshop.js'
import { randomName, systemClock } from '../../src/host/clock.js'
import { run } from '../../src/host/process.js'
import { startServer } from '../../src/host/server.js'
import { findPython } from '../../src/isolate/tools.js'
import type { Bridge } from '../../src/workshop/runtime.js'
import { openWorkshop } from '../../src/workshop/workshop.js'

export const BUNDLES = fileURLToPath(new URL('../../dist', import.meta.url))

/** Gives this process a folder of its own for temporary files, so that what is left in it is its own. */
export function ownTemporary(): void {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-own-'))
  process.env['TMPDIR'] = folder
  process.on('exit', () => { rmSync(folder, { recursive: true, force: true }) })
}

/** Returns what cells and their walls left among the temporary files. */
export function leftovers(): readonly string[] {
  return readdirSync(tmpdir()).filter((name) => /^holdfast-(?:verify|cells|walls|self-test|canary|output)-/u.test(name))
}

/** No walls: what cells do is what is tested. */
const OPEN: Walls = {
  enclose: (request): Promise<Enclosed> => Promise.resolve({ request, report: { tier: 'none', missing: [], selfTest: [] }, release: () => Promise.resolve() }),
}

export interface Bench extends Workshop {
  readonly workspace: string
  /** Runs a cell that must not be refused. */
  cell(language: CellLanguage, code: string, more?: Partial<CellRequest>): Promise<CellReport>
}

export interface BenchOptions {
  readonly files?: Readonly<Record<string, string>>
  readonly bridge?: Bridge
  readonly walls?: Walls
  /** The Node that cells run on. */
  readonly node?: string
  readonly environment?: Readonly<Record<string, string | undefined>>
}

const open: { readonly workshop: Workshop; readonly workspace: string }[] = []

export async function closeAll(): Promise<void> {
  for (const { workshop, workspace } of open.splice(0)) {
    await workshop.close()
    rmSync(workspace, { recursive: true, force: true })
  }
}

export function bench({ files = {}, bridge, walls = OPEN, node = process.execPath, environment = process.env }: BenchOptions = {}): Bench {
  const workspace = mkdtempSync(join(tmpdir(), 'holdfast-bench-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true })
    writeFileSync(join(workspace, name), text)
  }
  const workshop = openWorkshop({
    workspace, isScratch: false, readable: [], environment, node, python: () => findPython(run, environment['PATH']), bundles: BUNDLES, walls,
    startServer, clock: systemClock, random: randomName, platform: process.platform,
    bridge: bridge ?? (() => Promise.resolve({ ok: false, value: 'there is no host' })),
  })
  open.push({ workshop, workspace })
  return {
    ...workshop, workspace,
    cell: async (language, code, more = {}) => {
      const done = await workshop.run({ language, code, timeout: 20_000, ...more })
      if (!done.ok) throw new Error(JSON.stringify(done.refusals))
      return done.value
    },
  }
}
