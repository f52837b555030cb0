/**
 * Workshop: the runtimes of one owner, one for each language, each behind walls of its own (spec pages 8.2 and 8.3).
 *
 * Calling sequence: `openWorkshop`, `run` for every cell, `close` once. A runtime starts with its first cell. Promised: after `close`
 * no process and no scratch folder is left; cells of one language run one after the other, in the order in which they were given.
 */
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ok, refuse } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Enclosed, IsolationReport, WallLimits, Walls } from '../base/walls.js'
import type { Published, Samples } from '../engine/samples.js'
import type { CellLanguage, CellRequest, Workshop } from '../engine/workshop.js'
import type { Clock } from '../host/clock.js'
import type { StartServer } from '../host/server.js'
import { PYTHON_KERNEL } from './kernel-py.js'
import { openRuntime, type Bridge, type Runtime, type Started } from './runtime.js'

export interface WorkshopOptions {
  /** The folder that cells see and resolve modules from, absolute. */
  readonly workspace: string
  /** Whether cells may write to it: it is then a copy that nobody else uses. */
  readonly isScratch: boolean
  /** Folders that cells see besides. */
  readonly readable: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The programs: Node, and Python or in a sentence why there is none. */
  readonly node: string
  readonly python: () => Promise<{ readonly program: string; readonly readable: readonly string[] } | string>
  /** The folder that holds the bundles `workshop` and `typescript`. */
  readonly bundles: string
  readonly walls: Walls
  readonly startServer: StartServer
  readonly clock: Clock
  readonly random: () => string
  readonly bridge: Bridge
  /** Absent where they are off: then cells do not know of them. */
  readonly samples?: Samples
  readonly platform: string
}

/** What a runtime may use in all its life. */
const LIMITS: WallLimits = { memory: 1024 * 1024 * 1024, seconds: 600, processes: 128, fileSize: 256 * 1024 * 1024, disk: 4 * 1024 * 1024 * 1024, openFiles: 1024 }
const REMAPPED = 'exec 3>&1 4<&0 0</dev/null 1>&2; exec "$0" "$@"'

/** Why a runtime could not be started: it is thrown through the runtime, which knows no refusals, and caught here. */
class Unavailable extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

interface Slot {
  readonly runtime: Runtime
  isolation: IsolationReport | null
  /** What the cell that runs has published. */
  published: Published[]
}

/** Opens the workshop of an owner. */
export function openWorkshop(options: WorkshopOptions): Workshop {
  const { workspace, isScratch, readable, environment, bundles, walls, startServer, clock, random, platform, samples } = options
  const extra = samples === undefined ? [] : ['samples']
  const slots = new Map<CellLanguage, Slot>()
  const folders: string[] = []

  const program = async (language: CellLanguage): Promise<{ readonly words: readonly string[]; readonly readable: readonly string[] }> => {
    if (platform === 'win32') throw new Unavailable({ code: 'isolation_unavailable', detail: 'there are no walls on Windows; run cells on Linux' })
    const root = await realpath(workspace)
    if (language !== 'py') {
      const kernel = join(bundles, 'workshop')
      return { words: [options.node, join(kernel, 'index.js'), root, join(bundles, 'typescript'), ...extra], readable: [options.node, kernel, join(bundles, 'typescript'), join(bundles, 'package.json')] }
    }
    const python = await options.python()
    if (typeof python === 'string') throw new Unavailable({ code: 'runtime_unavailable', detail: `${python}: install Python 3.9 or later` })
    return { words: [python.program, '-I', '-u', '-c', PYTHON_KERNEL, root, ...extra], readable: python.readable }
  }

  const start = async (language: CellLanguage, slot: Slot): Promise<Started> => {
    const { words, readable: needed } = await program(language)
    const scratch = isScratch ? workspace : await mkdtemp(join(tmpdir(), 'holdfast-cells-'))
    if (!isScratch) folders.push(scratch)
    const kept = Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined))
    const enclosed: Enclosed | Refusal = await walls.enclose(
      { program: '/bin/sh', arguments: ['-c', REMAPPED, ...words], directory: workspace, environment: kept },
      { workspace, scratch, readable: [...readable, ...needed], limits: LIMITS },
    )
    if ('code' in enclosed) throw new Unavailable(enclosed)
    slot.isolation = enclosed.report
    let hear: (chunk: Uint8Array) => void = () => undefined
    const server = startServer({ ...enclosed.request, heard: (chunk) => { hear(chunk) } })
    const stop = async (): ReturnType<Started['stop']> => {
      const stopped = await server.stop(0)
      await enclosed.release()
      if (!isScratch) await rm(scratch, { recursive: true, force: true, maxRetries: 3 })
      return stopped
    }
    let stopping: ReturnType<Started['stop']> | null = null
    return {
      send: (line) => { server.input.write(line) },
      listen: (frames, output) => {
        hear = output
        server.output.on('data', frames)
      },
      ended: server.ended, lastWords: () => server.lastWords(), stop: () => (stopping ??= stop()),
    }
  }

  /** Returns the bridge, over which samples go no further than here. */
  const bridgeTo = (published: Published[]): Bridge => async (call) => {
    if (call.kind !== 'sample' || samples === undefined) return options.bridge(call)
    if (call.tool === 'marks') return samples.marks(call.args)
    const answer = await samples.publish(call.args)
    if (answer.ok) published.push(answer.value)
    return answer
  }

  const slotOf = (language: CellLanguage): Slot => {
    const known = slots.get(language)
    if (known !== undefined) return known
    const published: Published[] = []
    const slot: Slot = {
      isolation: null, published,
      runtime: openRuntime({
        yields: language === 'py', clock, random, bridge: bridgeTo(published), start: () => start(language, slot),
        spill: { folder: join(environment['RUNNER_TEMP'] ?? tmpdir(), `holdfast-output-${random()}`), prefix: language },
      }),
    }
    slots.set(language, slot)
    return slot
  }

  const run = async ({ language, code, generation, reset = false, timeout, cancelled }: CellRequest): ReturnType<Workshop['run']> => {
    const slot = slotOf(language)
    const { runtime } = slot
    if (generation !== undefined && generation !== runtime.generation()) {
      return refuse({ code: 'stale_generation', detail: `generation ${String(generation)} is gone; the state is now of generation ${String(runtime.generation())}` })
    }
    if (reset) await runtime.reset()
    slot.published.splice(0)
    const began = clock.now()
    const { file, text, stateLost, display, unavailable, ...result } = await runtime.run({ code, language, timeout, ...(cancelled === undefined ? {} : { cancelled }) })
    if (unavailable !== undefined) return refuse({ code: 'runtime_unavailable', detail: unavailable })
    return ok({
      language, ...result, notes: [...result.notes], generation: runtime.generation(), output: text, output_ref: file, display: display.map(({ kind, data }) => ({ kind, data })), state_lost: stateLost,
      ...(slot.published.length === 0 ? {} : { samples: [...slot.published] }), duration_ms: clock.now() - began, isolation: { tier: slot.isolation?.tier ?? 'none', missing: [...slot.isolation?.missing ?? []] },
    })
  }
  return {
    run: async (request): ReturnType<Workshop['run']> => {
      try {
        return await run(request)
      } catch (problem) {
        if (problem instanceof Unavailable) return refuse(problem.refusal)
        throw problem
      }
    },
    close: async () => {
      await Promise.all([samples?.close(), ...[...slots.values()].map(({ runtime }) => runtime.close())])
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })))
    },
  }
}
