/** What the engine asks of Workshop (spec page 8.2): cells of code, and what came of them, as plain data. */
import { z } from 'zod'
import type { Outcome } from '../base/outcome.js'
import type { Plan, VerifyCell } from './plan.js'
import { publishedSchema } from './samples.js'

export const CELL_LANGUAGES = ['js', 'ts', 'py'] as const

export type CellLanguage = (typeof CELL_LANGUAGES)[number]

export interface CellRequest {
  readonly language: CellLanguage
  readonly code: string
  /** The state that the cell goes on from; another is refused. */
  readonly generation?: number
  /** Whether to begin with a new state. */
  readonly reset?: boolean
  /** Milliseconds. */
  readonly timeout: number
  /** Resolves when nobody wants the cell any more. */
  readonly cancelled?: Promise<unknown>
}

/** A place in a cell or a local module, lines and columns from 1. */
const frame = z.strictObject({
  file: z.string().describe('<cell>, <cell N> for an earlier one, or a path below the workspace'), line: z.int(), column: z.int().nullish(),
  function: z.string().optional(), text: z.string().optional().describe('the line itself'), repeated: z.int().optional().describe('how often in a row'),
})

export type CellFrame = Readonly<z.infer<typeof frame>>

/** What went wrong in a cell: places are of the code as its author wrote it. */
export interface CellError {
  readonly name: string
  readonly message: string
  readonly line: number | null
  readonly column: number | null
  readonly excerpt: string | null
  readonly frames: readonly CellFrame[]
  /** The call of the bridge that failed: which one of the cell it was, and its tool. */
  readonly bridge?: { readonly call: number; readonly tool: string } | undefined
  readonly causes?: readonly CellError[] | undefined
}

export const cellErrorSchema: z.ZodType<CellError> = z.lazy(() => z.strictObject({
  name: z.string(), message: z.string(), line: z.int().nullable(), column: z.int().nullable().describe('in UTF-16 code units, from one'), excerpt: z.string().nullable(),
  frames: z.array(frame).max(40), bridge: z.strictObject({ call: z.int().describe('which call of the cell it was'), tool: z.string() }).optional(),
  causes: z.array(cellErrorSchema).max(10).optional(),
}))

export const cellReportSchema = z.strictObject({
  language: z.enum(CELL_LANGUAGES), generation: z.int().describe('another number is another state'),
  value: z.string().nullable().describe('a bounded preview of the completion value'), output: z.string().describe('the end of what was printed'),
  output_ref: z.string().nullable().describe('a file with all of it, where that is more'),
  display: z.array(z.strictObject({ kind: z.enum(['text', 'json', 'markdown', 'table', 'file']), data: z.unknown() })),
  samples: z.array(publishedSchema).optional().describe('the pages that it published'),
  error: cellErrorSchema.nullable(), state_lost: z.boolean(), duration_ms: z.number(),
  isolation: z.strictObject({ tier: z.string(), missing: z.array(z.string()) }), notes: z.array(z.string()),
})

/** What came of a cell; one that threw has an `error`. */
export type CellReport = z.infer<typeof cellReportSchema>

/** The runtimes of one owner, one for each language. Refuses: runtime_unavailable, isolation_unavailable, stale_generation. */
export interface Workshop {
  run(request: CellRequest): Promise<Outcome<CellReport>>
  /** Ends the runtimes and whatever they started. */
  close(): Promise<void>
}

export interface Verdict {
  readonly cell: VerifyCell
  /** Null where it was not run, because one before it failed. */
  readonly report: CellReport | null
}

/** What cells are to be run over: the files of a base as these changes would make them. */
export type Trial = Pick<Plan, 'base' | 'files' | 'verify'>

/** Runs the cells of a trial over a copy of what the files would be after it (spec page 8.2). Refuses: as `Workshop`. */
export type Verification = (trial: Trial, timeout: number) => Promise<Outcome<readonly Verdict[]>>
