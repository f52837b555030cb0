/** Samples (spec page 8.2): pages that cells publish, version by version, and what readers marked on them, as plain data. */
import { z } from 'zod'

/** UTF-8 bytes of a page; pages of one name that stay readable; names; bytes of all pages; marks on the pages of a name. */
export const SAMPLE_BOUNDS = { page: 1024 * 1024, versions: 100, names: 64, total: 64 * 1024 * 1024, marks: 500 } as const
/** Seconds that a cell may wait for a mark. */
const LONGEST = 600
export const SAMPLE_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/u

const name = z.string().regex(SAMPLE_NAME, { error: 'a name is 1 to 64 lower-case letters, digits, - and _' })

export const sampleOrderSchema = z.strictObject({ name, title: z.string().min(1).max(200).optional(), html: z.string().max(SAMPLE_BOUNDS.page) })
export const marksOrderSchema = z.strictObject({ name, after: z.int().min(0).default(0), wait: z.number().min(0).max(LONGEST).default(0) })

/** What a reader says: the words that were chosen, where they stand, and a comment. */
export const givenMarkSchema = z.strictObject({ quote: z.string().max(2000), path: z.string().max(1000), comment: z.string().max(4000) })

export const markSchema = givenMarkSchema.extend({
  number: z.int().describe('from 1, over all versions of the page'), version: z.int(), at: z.string().describe('ISO 8601, UTC'),
})

export const samplePageSchema = z.strictObject({ name, version: z.int(), title: z.string(), html: z.string(), at: z.string() })

export const sampleSummarySchema = z.strictObject({
  name: z.string(), title: z.string(), version: z.int().describe('the newest'), versions: z.array(z.int()).describe('those that can be read'), at: z.string(), marks: z.int(),
})

/** What a cell published; `url` is null where nothing serves it. */
export const publishedSchema = z.strictObject({ name: z.string(), version: z.int(), title: z.string(), url: z.string().nullable() })

export type SampleOrder = z.infer<typeof sampleOrderSchema>
export type GivenMark = z.infer<typeof givenMarkSchema>
export type Mark = z.infer<typeof markSchema>
export type SamplePage = z.infer<typeof samplePageSchema>
export type SampleSummary = z.infer<typeof sampleSummarySchema>
export type Published = z.infer<typeof publishedSchema>

export type SampleAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly value: string }

/** What the runtimes of an owner reach of samples. */
export interface Samples {
  publish(args: unknown): Promise<{ readonly ok: true; readonly value: Published } | { readonly ok: false; readonly value: string }>
  /** Returns the marks that an order asks for, having waited for one where it says so. */
  marks(args: unknown): Promise<SampleAnswer>
  close(): Promise<void>
}
