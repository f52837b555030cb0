/** The cells of the local doors: where they run, what they reach, and what ends them. */
import type { Switches } from '../base/settings.js'
import type { Desk } from '../engine/desk.js'
import { ISOLATION } from '../commands/cells.js'
import type { Command } from '../commands/command.js'
import type { Workshop } from '../engine/workshop.js'
import { oneLine } from '../report/markdown.js'
import type { Bridge, CellOptions, Local } from '../wiring.js'
import type { Circumstances, Request } from './circumstances.js'
import type { Told } from './own-verb.js'
import { write } from './tell.js'

type Options = Readonly<Record<string, unknown>>

/** Returns what is to hold of walls: what is told, else what the environment says, else as much as there is. */
export function isolationOf({ isolation }: Options, environment: Readonly<Record<string, string | undefined>>): CellOptions['isolation'] {
  return ISOLATION.find((one) => one === isolation) ?? ISOLATION.find((one) => one === environment['HOLDFAST_ISOLATION']) ?? 'best-effort'
}

type RunRow = (row: Command, request: Request) => Promise<Told>

/** Returns what cells reach of the tools, each run as a row. */
export function bridgeOf(switches: Switches, run: RunRow): Bridge {
  return async (call) => {
    const { openBridge } = await import('../mcp/bridge.js')
    const bridge = openBridge(switches, async ({ row, ...request }) => {
      const { answer, plan = null } = await run(row, request)
      return { answer, plan }
    })
    return bridge(call)
  }
}

/** Returns how samples are shown at a door, nothing where they are off. */
export function samplesOption({ world, switches }: Pick<Circumstances, 'world' | 'switches'>, lasting: boolean): Pick<CellOptions, 'samples'> {
  return switches.samples ? { samples: { lasting, notice: (words) => { void write(world.stderr, `holdfast: ${oneLine(words)}\n`) } } } : {}
}

/** Returns what a desk has of cells, and what ends those that are not kept. */
export function cellsOf(
  local: Local, options: Options, circumstances: Circumstances, run: RunRow,
): { readonly desk: Pick<Desk, 'workshop' | 'verification' | 'verifyMode'>; close(): Promise<void> } {
  const { world, switches, keep } = circumstances
  if (!switches.workshop) return { desk: {}, close: () => Promise.resolve() }
  const isolation = isolationOf(options, world.env)
  const bridge = bridgeOf(switches, run)
  const made: Workshop[] = []
  const samples = samplesOption(circumstances, keep !== undefined)
  const make = (): Workshop => local.workshop({ isolation, bridge, ...samples })
  const own = (): Workshop => {
    const workshop = make()
    made.push(workshop)
    return workshop
  }
  return {
    desk: {
      workshop: keep?.(make) ?? own(), verification: local.verification({ isolation, ...samples, isBranch: typeof options['branch'] === 'string' }),
      verifyMode: options['verify'] === 'report' ? 'report' : 'required',
    },
    close: async () => { await Promise.all(made.map((workshop) => workshop.close())) },
  }
}
