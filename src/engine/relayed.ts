/**
 * An answer that travels from the job that planned to the one that commits, which alone can speak on the pull request: a refusal, or
 * what a cell came to. The other job ran code that the pull request controls, so that nothing of it is believed: it is judged by its
 * schema, bounded, marked as hearsay, and no other outcome passes. One that claims an effect is none.
 */
import { z } from 'zod'
import { parseJson } from '../changeset/json.js'
import { refusalSchema, type Answer } from './answer.js'
import { cellReportSchema } from './workshop.js'

/** Characters of a relayed answer, refusals of it, characters of one. */
const SIZE = 1024 * 1024
const REFUSALS = 100
const SENTENCE = 4000

/** Built where it is needed: most runs relay nothing. */
const schema = () => z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('refused'), refusals: z.array(refusalSchema).min(1).max(REFUSALS) }),
  z.strictObject({ outcome: z.literal('ok'), cell: cellReportSchema }),
])

/** Returns the answer in a text that may be told again, or null where there is none. */
export function findRelayed(text: string): Answer | null {
  const json = parseJson(text)
  if (!json.ok || text.length > SIZE) return null
  const read = schema().safeParse(json.value)
  if (!read.success) return null
  const { data } = read
  if (data.outcome === 'ok') return { ...data, note: 'told by the job that ran it' }
  return { ...data, refusals: data.refusals.map((refusal) => ({ ...refusal, message: `${refusal.message.slice(0, SENTENCE)} (told by the job that planned)` })) }
}
