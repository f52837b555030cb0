/** The zod schemas of the JSON form (spec page 2.1); the published JSON Schema is generated from them. */
import { z } from 'zod'
import type { Switches } from '../base/settings.js'
import { refactorsSchema } from './refactor.js'

// A run reads one document: compiling a validator for it would cost more than it saves.
z.config({ jitless: true })

const MAX_LINE = 2 ** 31 - 1

export const line = z.string()
  .refine((text) => !/[\r\n\0]/u.test(text), { error: 'a line holds no CR, LF or NUL' })
  .refine((text) => !/\p{Surrogate}/u.test(text), { error: 'a line holds no unpaired surrogate' })
  .meta({ pattern: '^[^\\r\\n\\u0000]*$' })

function positionSchema(lineAnchors: boolean): z.ZodType<string | number> {
  const number = z.int().min(0).max(MAX_LINE)
  if (!lineAnchors) return number
  const hashed = z.string().regex(/^[1-9]\d{0,9}#[0-9a-f]{4}$/u, { error: 'a position is a line number or "N#hhhh"' })
  return z.union([number, hashed], { error: 'a position is a line number or "N#hhhh"' })
}

interface HunkSchemas {
  readonly replacement: z.ZodType
  readonly after: z.ZodType
  readonly before: z.ZodType
}

const HUNKS = new Map<boolean, HunkSchemas>()

/** Made once, and when they are needed: building a zod schema costs far more than using it. */
function hunkSchemas(lineAnchors: boolean): HunkSchemas {
  const made = HUNKS.get(lineAnchors) ?? makeHunkSchemas(lineAnchors)
  HUNKS.set(lineAnchors, made)
  return made
}

function makeHunkSchemas(lineAnchors: boolean): HunkSchemas {
  const position = positionSchema(lineAnchors)
  const inserted = z.array(line).min(1, { error: 'an insertion has at least one line' })
  return {
    replacement: z.strictObject({ start: position, end: position, lines: z.array(line) })
      .describe('replaces lines start … end, both included; no lines deletes them'),
    after: z.strictObject({ after: position, lines: inserted }).describe('inserts after a line; 0 is the top'),
    before: z.strictObject({ before: position, lines: inserted }).describe('inserts before a line'),
  }
}

/** Returns the schema of one hunk: a replacement or an insertion. */
export function hunkSchema(switches: Pick<Switches, 'lineAnchors'>): z.ZodType {
  const { replacement, after, before } = hunkSchemas(switches.lineAnchors)
  return z.union([replacement, after, before])
}

/** Returns the schema that fits a hunk by the members it has, so that errors speak of what its author meant. */
export function hunkSchemaFor(value: object, switches: Pick<Switches, 'lineAnchors'>): z.ZodType {
  const { replacement, after, before } = hunkSchemas(switches.lineAnchors)
  if ('start' in value || 'end' in value) return replacement
  return 'before' in value ? before : after
}

export const wellFormed = z.string().refine((text) => !/\p{Surrogate}/u.test(text), { error: 'an unpaired surrogate is no text' })

const path = z.string().min(1).refine((text) => !/\p{Surrogate}/u.test(text), { error: 'a path holds no unpaired surrogate' })

const anchor = z.string().optional()

/** Returns the anchor member, or none where receipts are off; its type is that of the richer shape. */
function anchorMember(switches: Pick<Switches, 'changeReceipts' | 'lineAnchors'>): { expected_anchor: typeof anchor } {
  const member = anchor.describe(`fa: or ra: anchor${switches.lineAnchors ? '; may be left out when every position is N#hhhh' : ''}`)
  return (switches.changeReceipts ? { expected_anchor: member } : {}) as { expected_anchor: typeof anchor }
}

/** Returns the schema of one change, its hunks by `hunk`. */
export function changeSchema<H extends z.ZodType>(hunk: H, switches: Pick<Switches, 'changeReceipts' | 'lineAnchors'>) {
  return z.strictObject({
    path,
    ...anchorMember(switches),
    hunks: z.array(hunk),
    final_newline: z.boolean().optional().describe('whether the file ends with a terminator'),
  })
}

const cellSchema = z.strictObject({ language: z.enum(['js', 'ts', 'py']), code: wellFormed })

const cells = z.array(cellSchema).optional()

/** Returns the cells' member, or none where the workshop is off; its type is that of the richer shape. */
function verifyMember(switches: Pick<Switches, 'workshop'>): { verify: typeof cells } {
  return (switches.workshop ? { verify: cells } : {}) as { verify: typeof cells }
}

const patch = z.string().optional()

/** Returns the patch's member, or none where patches are off; its type is that of the richer shape. */
function patchMember(switches: Pick<Switches, 'anchorPatch'>): { patch: typeof patch } {
  const member = patch.describe('operations in the line-oriented dialect: block edits, moves, creation and deletion besides edits')
  return (switches.anchorPatch ? { patch: member } : {}) as { patch: typeof patch }
}

/** Returns the refactors' member, or none where language services are off; its type is that of the richer shape. */
function refactorsMember(switches: Pick<Switches, 'lsp' | 'lineAnchors'>): { refactors: z.ZodOptional<ReturnType<typeof refactorsSchema>> } {
  const member = (): z.ZodType => refactorsSchema(switches).optional().describe('what compilers and language servers write: one plan with the other members')
  return (switches.lsp ? { refactors: member() } : {}) as { refactors: z.ZodOptional<ReturnType<typeof refactorsSchema>> }
}

/** Returns the schema of a whole document, its changes by `change`. */
export function documentSchema<C extends z.ZodType>(change: C, switches: Switches) {
  return z.strictObject({
    version: z.literal(1),
    title: wellFormed.max(1000).optional(),
    changes: z.array(change).min(1).optional(),
    ...verifyMember(switches),
    allow_hidden: z.boolean().optional().describe('asks to let newly added hidden characters pass, where policy agrees'),
    ...patchMember(switches),
    ...refactorsMember(switches),
  })
}

/** Returns the schema of an `edit` document that has whole content. */
export function contentSchema(switches: Switches) {
  return z.strictObject({ path, content: wellFormed, ...anchorMember(switches) })
}

/** Returns the schema of an `edit` document: one change of one file; whole content where hunks are off. */
export function editSchema<H extends z.ZodType>(hunk: H, switches: Switches) {
  return switches.editHunks ? changeSchema(hunk, switches) : contentSchema(switches)
}
