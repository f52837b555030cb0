/** The schemas by which a host judges what a runtime says: it runs foreign code, and may say anything. */
import { z } from 'zod'
import { cellErrorSchema } from '../engine/workshop.js'

export const said = z.discriminatedUnion('t', [
  z.object({ t: z.literal('ready'), version: z.string() }),
  z.object({ t: z.literal('call'), n: z.int(), ordinal: z.int(), kind: z.enum(['inspect', 'tool', 'agent', 'sample']), tool: z.string(), args: z.unknown() }),
  z.object({ t: z.literal('display'), kind: z.enum(['text', 'json', 'markdown', 'table', 'file']), data: z.unknown() }),
  z.object({ t: z.literal('ack') }),
  z.object({
    t: z.literal('done'), id: z.string(), value: z.string().nullable(), error: cellErrorSchema.nullable(), interrupted: z.boolean().optional(),
    notes: z.array(z.string()).max(20), unavailable: z.string().optional(),
  }),
  z.object({ t: z.literal('exit'), code: z.number().nullable(), line: z.int().nullable() }),
])

export type Said = z.infer<typeof said>
