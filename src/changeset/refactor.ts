/**
 * The refactors of a ChangeSet (spec pages 2.1 and 7.2): an operation and its arguments, by the names that they have at MCP. A place
 * is `filePath`, `line` and `character`, or `name`, the word that stands once on that line.
 */
import { z } from 'zod'
import type { Switches } from '../base/settings.js'

type Anchoring = Pick<Switches, 'lineAnchors'>

/** Refactors in one set: each asks a compiler. */
const MOST = 32

/** Returns the schema of a line: a number or, where line anchors are on, `N#hhhh`; its type is that of the richer shape. */
function lineSchema({ lineAnchors }: Anchoring): z.ZodUnion<readonly [z.ZodInt, z.ZodString]> {
  const number = z.int({ error: 'a line is a number from one' }).min(1).describe('counted from one')
  const either = z.union([z.int().min(1), z.string().regex(/^[1-9]\d{0,9}#[0-9a-f]{4}$/u)], { error: 'a line is a number from one, or "N#hhhh"' })
    .describe('counted from one, or N#hhhh')
  return (lineAnchors ? either : number) as typeof either
}

/** Returns the schema of one refactor; built where it is needed, since most sets have none. */
function refactorSchema(switches: Anchoring) {
  const filePath = z.string().min(1).describe('path from the root of the repository')
  const line = lineSchema(switches)
  const spot = {
    filePath, line, character: z.int().min(1).optional().describe('counted from one, in UTF-16 units'),
    name: z.string().min(1).optional().describe('instead of character: the word that stands once on that line'),
  }
  const actionId = z.string().min(1).optional().describe('the action, by its id; without it the only one there is')
  return z.discriminatedUnion('operation', [
    z.strictObject({ operation: z.literal('rename'), ...spot, newName: z.string().min(1) }),
    z.strictObject({ operation: z.literal('move-symbol'), ...spot, targetPath: z.string().min(1) }),
    z.strictObject({ operation: z.literal('move-file'), filePath, newPath: z.string().min(1) }),
    z.strictObject({ operation: z.literal('organize-imports'), filePath }),
    z.strictObject({ operation: z.literal('format'), filePath }),
    z.strictObject({ operation: z.literal('fix'), ...spot, actionId }),
    z.strictObject({ operation: z.literal('code-actions'), ...spot, kind: z.string().min(1).optional(), actionId }),
  ], { error: 'operation must be one of rename, move-symbol, move-file, organize-imports, format, fix and code-actions' })
}

/** Returns the schema of the member `refactors`. */
export function refactorsSchema(switches: Anchoring) {
  return z.array(refactorSchema(switches)).min(1).max(MOST)
}

/** One refactor of a set, as its author asked for it. */
export type SetRefactor = z.infer<ReturnType<typeof refactorSchema>>
