/** `samples`: the pages that cells published (spec pages 8.2 and 9.2). The command line runs it, which alone has a browser to show them to. */
import { z } from 'zod'
import { refused } from '../engine/execute.js'
import type { Command } from './command.js'

/** The options of `samples`. */
export const samplesOptions = z.strictObject({
  timeout: z.coerce.number().positive().max(86_400).optional().describe('seconds that the page is served; until Ctrl-C unless told'),
  discard: z.boolean().default(false).describe('let the pages and marks of NAME go'),
})

export const SAMPLES: Command = {
  verb: 'samples', summary: 'List the pages that cells published, or open one and take marks on it.', operands: '[NAME]', doors: ['cli'], floor: 'write', document: false,
  options: samplesOptions, switch: 'samples',
  run: () => Promise.resolve(refused([{ code: 'feature_off', detail: 'samples, at this door' }])),
}
