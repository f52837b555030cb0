/** The JSON answers of every door (spec pages 2.4 and 9.3). */
import { z } from 'zod'
import { REFUSAL_CODES } from '../base/refusal.js'
import { checkReportSchema, fileReportSchema, receiptSchema } from './receipt.js'

const anchoredLine = z.strictObject({ n: z.int(), anchor: z.string(), text: z.string() })

export const refusalSchema = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  message: z.string().describe('one sentence that says what to do next'),
  path: z.string().optional(),
  hunk: z.int().optional().describe('zero-based index of the hunk in its change'),
  position: z.union([z.string(), z.int()]).optional(),
  excerpt: z.string().optional().describe('the line in question, and below it a caret'),
  expected: z.string().optional(),
  current_anchor: z.string().optional(),
  reread: z.strictObject({ path: z.string(), start: z.int(), count: z.int() }).optional(),
  neighbourhood: z.array(anchoredLine).optional(),
  candidates: z.array(z.strictObject({ n: z.int(), anchor: z.string() })).optional(),
  lines: z.array(z.strictObject({
    range_anchor: z.string(), start: z.int(), count: z.int(), lines: z.array(anchoredLine),
  })).optional(),
})

export const planReportSchema = z.strictObject({
  id: z.string(),
  expires_at: z.string().nullable().describe('ISO 8601, UTC; null when the plan is not retained'),
  applies: z.boolean(),
  title: z.string(),
  files: z.array(fileReportSchema),
  diff: z.string().describe('unified diff, cut to the rendered-lines limit'),
  blocks: z.array(z.strictObject({ path: z.string(), position: z.union([z.string(), z.int()]), start: z.int(), count: z.int() })).optional()
    .describe('the lines that each block of a patch was found to be'),
  diff_cut: z.array(z.strictObject({ path: z.string(), hidden_lines: z.int() })),
  checks: z.array(checkReportSchema).optional(),
  refusals: z.array(refusalSchema).optional().describe('why it no longer applies'),
})

const spot = { path: z.string(), line: z.int(), character: z.int().describe('counted from one, in UTF-16 units') }
const position = z.strictObject({ line: z.int(), character: z.int() })
const diagnosticSchema = z.strictObject({
  line: z.int(), character: z.int(), severity: z.enum(['error', 'warning', 'information', 'hint']), code: z.string(), source: z.string(),
  message: z.string(),
})
export const fileDiagnosticsSchema = z.strictObject({
  path: z.string(), checked: z.boolean(), reason: z.string().nullable().describe('why nobody checked the file, and what to do'),
  items: z.array(diagnosticSchema),
})

/** What a refactor tells beside its plan or receipt. */
const refactored = {
  unrenamed: z.array(z.strictObject({ ...spot, reason: z.string() })).optional().describe('where the old name stays'),
  diagnostics: z.array(fileDiagnosticsSchema).optional().describe('the touched files as they are after it'),
  errors: z.strictObject({ before: z.int(), after: z.int() }).optional(),
}

export type RefusalReport = z.infer<typeof refusalSchema>
export type PlanReport = z.infer<typeof planReportSchema>

export const answerSchema = z.discriminatedUnion('outcome', [
  z.looseObject({ outcome: z.literal('ok') }),
  z.strictObject({
    outcome: z.literal('planned'), plan: planReportSchema,
    refusals: z.array(refusalSchema).optional().describe('what was asked for too and is not in the plan'),
    token: z.string().optional().describe('lsp- and the digest of the edits over the contents, of a refactor'),
    edits: z.array(z.strictObject({ path: z.string(), start: position, end: position, before: z.string(), after: z.string() })).optional(),
    ...refactored,
  }),
  z.strictObject({ outcome: z.literal('applied'), receipt: receiptSchema, repeated: z.boolean().optional(), ...refactored }),
  z.strictObject({
    outcome: z.literal('no_change'), plan: planReportSchema.optional(), receipt: receiptSchema.optional(),
    repeated: z.boolean().optional(), message: z.string().optional(),
  }),
  z.strictObject({
    outcome: z.literal('refused'), refusals: z.array(refusalSchema).min(1),
    plan: planReportSchema.optional().describe('the change that was refused, where somebody else can still make it by its diff; one that applies is the rest of what was asked for'),
  }),
  z.strictObject({ outcome: z.literal('indeterminate'), message: z.string(), receipt: receiptSchema.optional() }),
  z.strictObject({ outcome: z.literal('error'), message: z.string() }),
])

/** What every operation answers; `repeated` says that a first receipt is told again and nothing was done. */
export type Answer = z.infer<typeof answerSchema>

/** Exit codes of spec page 2.4; a bad command line is 2. */
export const EXIT: { readonly [outcome in Answer['outcome']]: number } = {
  ok: 0, planned: 0, applied: 0, no_change: 0, error: 1, refused: 3, indeterminate: 4,
}
