/** What a cell can ask for (spec page 8.2): the tools of MCP, run as a call from outside would be, under the same permissions. */
import type { Switches } from '../base/settings.js'
import { guarded } from '../commands/run.js'
import type { Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import { printed } from '../report/people.js'
import type { Bridge, BridgeAnswer } from '../wiring.js'
import { isThere, readCall, type Order } from './call.js'
import { TOOLS } from './tools.js'

/** Tools that would run cells in cells. */
const OURS = new Set(['workshop', 'cell', 'verify'])

/** Returns what an answer is to a cell: what was refused, or went wrong, is an error there. */
function answerOf({ answer }: Done, { changeReceipts }: Switches): BridgeAnswer {
  switch (answer.outcome) {
    case 'refused': return { ok: false, value: answer.refusals.map(({ code, message }) => `${code}: ${message}`).join('; ') }
    case 'error': case 'indeterminate': return { ok: false, value: answer.message }
    case 'ok': case 'planned': case 'applied': case 'no_change': return { ok: true, value: printed(answer, changeReceipts) }
  }
}

function members(args: unknown): Readonly<Record<string, unknown>> {
  return typeof args === 'object' && args !== null && !Array.isArray(args) ? args as Readonly<Record<string, unknown>> : {}
}

/** Returns the bridge over a way to run commands. */
export function openBridge(switches: Switches, run: (order: Order) => Promise<Done>): Bridge {
  return async ({ kind, tool: name, args }) => {
    if (kind !== 'inspect' && kind !== 'tool') return answerOf(refused([{ code: 'feature_off', detail: `holdfast.${kind}` }]), switches)
    if (OURS.has(name)) return answerOf(refused([{ code: 'recursive_workshop' }]), switches)
    const tool = TOOLS.find((one) => one.name === name && isThere(one, switches))
    if (tool === undefined) {
      const known = TOOLS.filter((one) => isThere(one, switches) && !OURS.has(one.name)).map((one) => one.name)
      return { ok: false, value: `there is no tool ${name}; there are ${known.join(', ')}` }
    }
    if (kind === 'inspect' && !tool.annotations.readOnlyHint) return { ok: false, value: `${name} may change files: ask holdfast.tool for it` }
    const order = readCall(tool, members(args), switches)
    return answerOf(order.ok ? await guarded(() => run(order.value)) : refused(order.refusals), switches)
  }
}
