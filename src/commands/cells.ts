/** `cell`: code that runs in a runtime of Workshop (spec pages 8.2 and 9.3). */
import { z } from 'zod'
import type { Answer } from '../engine/answer.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import { CELL_LANGUAGES } from '../engine/workshop.js'
import type { Command, CommandRequest } from './command.js'

export const ISOLATION = ['required', 'best-effort'] as const

/** Seconds that a cell may take, unless told. */
const TIMEOUT = 60
const LONGEST = 3600

export const isolationOption = {
  isolation: z.enum(ISOLATION).optional().describe('whether a cell runs where walls are missing; best-effort unless told here or in HOLDFAST_ISOLATION'),
}

const options = z.strictObject({
  'language': z.enum(CELL_LANGUAGES).describe('the language of the code'),
  'timeout': z.coerce.number().positive().max(LONGEST).default(TIMEOUT).describe('seconds that it may take'),
  'generation': z.coerce.number().int().min(1).optional().describe('the state that it goes on from; another is refused'),
  'reset': z.boolean().default(false).describe('begin with a new state'),
  ...isolationOption,
  'fail-on': z.enum(['error']).optional().describe('exit 1 when the cell throws'),
})

/** Returns `{ outcome: "ok", cell }`, also for a cell that threw. Refuses: feature_off where no cells run, and what the workshop refuses. */
async function runCell(desk: Desk, { document, options: given, cancelled }: CommandRequest): Promise<Done> {
  if (document === null) return refused([{ code: 'invalid_request', detail: 'the code is missing' }])
  if (desk.workshop === undefined) return refused([{ code: 'feature_off', detail: 'cells, at this door' }])
  const { language, timeout, generation, reset } = options.parse(given)
  const report = await desk.workshop.run({
    language, code: document, timeout: timeout * 1000, reset, ...(generation === undefined ? {} : { generation }), ...(cancelled === undefined ? {} : { cancelled }),
  })
  return report.ok ? { answer: { outcome: 'ok', cell: report.value }, plan: null } : refused(report.refusals)
}

export const CELL: Command = {
  verb: 'cell', summary: 'Run code in a cell, in JavaScript, TypeScript or Python.', operands: '[FILE|-]', doors: ['cli'], floor: 'write', document: true,
  options, switch: 'workshop', run: runCell,
}

/**
 * Returns `{ outcome: "ok", cell }` of a cell over the files of the head, also for one that threw.
 * Refuses: invalid_request, feature_off where no cells run, and what the verification refuses.
 */
async function runVerify(desk: Desk, { document, language, operands }: CommandRequest): Promise<Done> {
  if (operands.length > 0 || document === null || language === undefined) {
    return refused([{ code: 'invalid_request', detail: 'verify takes a fenced block of js, ts or py, and no words' }])
  }
  if (desk.verification === undefined) return refused([{ code: 'feature_off', detail: 'cells, at this door' }])
  const verdicts = await desk.verification({ base: null, files: [], verify: [{ language, code: document }] }, TIMEOUT * 1000)
  if (!verdicts.ok) return refused(verdicts.refusals)
  return { answer: { outcome: 'ok', cell: verdicts.value[0]?.report ?? null }, plan: null }
}

export const VERIFY: Command = {
  verb: 'verify', summary: 'Run a cell over the files of the head, in a job that plans.', operands: '', doors: ['comment'], floor: 'write', document: true,
  options: z.strictObject({}), switch: 'workshop', run: runVerify,
}

const threw = z.object({ cell: z.object({ error: z.object({ name: z.string() }) }) })

/** Returns whether an answer tells of a cell that threw. */
export function cellThrew(answer: Answer): boolean {
  return threw.safeParse(answer).success
}
