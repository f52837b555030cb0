/** The published JSON Schemas (draft 2020-12), generated from the zod schemas that the doors judge by (spec page 9.3). */
import { z } from 'zod'
import type { Refusal } from '../base/refusal.js'
import type { Switches } from '../base/settings.js'
import { changeSchema, documentSchema, editSchema, hunkSchema } from '../changeset/schema.js'
import { answerSchema, fileDiagnosticsSchema, refusalSchema } from '../engine/answer.js'
import { fileReportSchema, receiptSchema } from '../engine/receipt.js'
import { markSchema, sampleSummarySchema } from '../engine/samples.js'
import { cellReportSchema } from '../engine/workshop.js'
import { fileResultSchema, transactionReportSchema } from '../engine/transaction/report.js'
import { transactionSchema } from '../changeset/transaction.js'
import { policySchema } from '../policy/schema.js'
import { SCHEMA_NAMES } from './program-verbs.js'
import { switchedOff } from './run.js'

export type SchemaName = (typeof SCHEMA_NAMES)[number]

const ok = z.literal('ok')
const matchingLine = z.strictObject({ path: z.string(), n: z.int(), anchor: z.string().optional(), text: z.string() })
const readLine = z.strictObject({ n: z.int(), anchor: z.string().optional(), text: z.string() })

const place = z.looseObject({
  path: z.string(), line: z.int(), character: z.int(), end: z.strictObject({ line: z.int(), character: z.int() }),
  text: z.string().describe('the line that it stands on'),
})

/** The `ok` answers, each with the members it has; anchors are absent where receipts are off. */
const OK_ANSWERS = [
  z.strictObject({
    outcome: ok, path: z.string(), file_anchor: z.string().optional(), range_anchor: z.string().nullable().optional(),
    start: z.int(), count: z.int(), total_lines: z.int(), tokens: z.int().describe('of the whole file'),
    lines: z.array(readLine), continues: z.string().nullable().describe('the PATH:A-B to read next'),
  }).describe('read'),
  z.strictObject({
    outcome: ok, matches: z.array(matchingLine), files: z.array(z.strictObject({ path: z.string(), file_anchor: z.string() })),
    total_matches: z.int(),
  }).describe('search'),
  z.strictObject({
    outcome: ok, anchors: z.array(z.strictObject({ path: z.string(), file_anchor: z.string(), total_lines: z.int() })),
  }).describe('anchors'),
  z.strictObject({
    outcome: ok, plans: z.array(z.strictObject({
      id: z.string(), title: z.string(), author: z.string(), expires_at: z.string(), files: z.array(fileReportSchema),
    })),
  }).describe('plans'),
  z.strictObject({ outcome: ok, receipts: z.array(receiptSchema) }).describe('receipts'),
  z.strictObject({
    outcome: ok, transaction: transactionReportSchema, results: z.array(fileResultSchema).optional().describe('of edit_multi where not atomic'),
    dry_run: z.literal(true).optional(), repeated: z.literal(true).optional().describe('the same request staged this before'),
  }).describe('tx'),
  z.strictObject({
    outcome: ok, transactions: z.array(z.strictObject({
      id: z.string(), name: z.string(), author: z.string(), expires_at: z.string(), files: z.array(z.string()),
    })),
  }).describe('tx list'),
  z.strictObject({
    outcome: ok, check: z.array(z.strictObject({
      path: z.string(), status: z.enum(['clean', 'errors', 'unchecked']), reason: z.string().nullable(),
      errors: z.array(z.strictObject({
        line: z.int(), character: z.int().describe('one-based, in UTF-16 code units'), kind: z.enum(['error', 'missing']), message: z.string(),
        excerpt: z.string().describe('the line, and below it a caret'),
      })),
    })),
  }).describe('check'),
  z.strictObject({ outcome: ok, cell: cellReportSchema }).describe('cell'),
  z.strictObject({ outcome: ok, samples: z.array(sampleSummarySchema) }).describe('samples'),
  z.strictObject({ outcome: ok, sample: sampleSummarySchema, marks: z.array(markSchema) }).describe('samples'),
  z.strictObject({ outcome: ok, discarded: z.string() }).describe('discard, samples'),
  z.strictObject({
    outcome: ok,
    changeset: z.strictObject({ version: z.literal(1), changes: z.array(z.looseObject({ path: z.string() })).optional(), patch: z.string().optional() }),
  }).describe('import'),
  z.strictObject({ outcome: ok, diagnostics: z.array(fileDiagnosticsSchema) }).describe('diagnostics'),
  z.strictObject({ outcome: ok, actions: z.array(z.strictObject({ id: z.string(), title: z.string(), kind: z.string() })) }).describe('code-actions, fix, actions'),
  z.strictObject({ outcome: ok, definitions: z.array(place) }).describe('definition'),
  z.strictObject({ outcome: ok, references: z.array(place) }).describe('references'),
  z.strictObject({ outcome: ok, symbols: z.array(place) }).describe('symbols'),
  z.strictObject({
    outcome: ok, hover: z.strictObject({
      kind: z.string(), signature: z.string(), documentation: z.string(), tags: z.array(z.strictObject({ name: z.string(), text: z.string() })),
    }).nullable(),
  }).describe('hover'),
  z.strictObject({
    outcome: ok, calls: z.strictObject({
      of: place, incoming: z.array(z.strictObject({ from: place, at: z.array(place) })), outgoing: z.array(z.strictObject({ to: place, at: z.array(place) })),
    }).nullable(),
  }).describe('calls'),
  z.strictObject({ outcome: ok, gc: z.looseObject({}) }).describe('gc'),
  z.looseObject({ outcome: ok, steps: z.array(z.looseObject({ name: z.string(), outcome: z.string(), commit: z.string().nullable(), card: z.string() })) }).describe('demo'),
  z.strictObject({ outcome: ok, config: z.strictObject({ path: z.string(), present: z.boolean() }) }).describe('config check'),
  z.strictObject({
    outcome: ok, doctor: z.array(z.strictObject({ check: z.string(), status: z.enum(['ok', 'limited', 'missing']), summary: z.string() })),
  }).describe('doctor'),
  z.strictObject({
    outcome: ok, servers: z.array(z.strictObject({ name: z.string(), languages: z.array(z.string()), path: z.string().nullable(), remedy: z.string() })),
  }).describe('lsp list, lsp install'),
  z.strictObject({ outcome: ok, schema: z.looseObject({}) }).describe('schema'),
  z.strictObject({ outcome: ok, script: z.string() }).describe('completion'),
  z.strictObject({ outcome: ok, help: z.string() }).describe('--help'),
  z.strictObject({ outcome: ok, version: z.string() }).describe('--version'),
]

/** What an executed set answers where receipts are off. */
const WITHOUT_RECEIPT = z.strictObject({ outcome: z.literal('applied'), files: z.array(fileReportSchema), commit: z.string().nullable() })

/** Returns the JSON Schema of what these verbs answer, an object at its root; verbs that only look answer no receipts. */
export function answersOf(verbs: readonly string[], looking: boolean, switches: Switches): object {
  const fits = ({ description = '' }: z.ZodType): boolean => description.split(', ').some((verb) => verbs.includes(verb))
  const others = answerSchema.options.filter(({ shape: { outcome } }) => !outcome.safeParse('ok').success
    && (!looking || ['refused', 'error'].some((one) => outcome.safeParse(one).success)))
  const plain = looking || switches.changeReceipts ? [] : [WITHOUT_RECEIPT]
  const schema = z.toJSONSchema(z.union([...OK_ANSWERS.filter(fits), ...others, ...plain]), { target: 'draft-2020-12', io: 'input', reused: 'ref' })
  return { ...schema, $schema: undefined, type: 'object' }
}

/** Returns the schema of everything that the command line answers with `--json`. */
function printedSchema(switches: Switches): z.ZodType {
  const others = answerSchema.options.filter((option) => !option.shape.outcome.safeParse('ok').success)
  return z.union([...OK_ANSWERS, ...others, ...(switches.changeReceipts ? [] : [WITHOUT_RECEIPT])])
}

/** Returns the ChangeSet schema with what zod's optional members cannot say: there is something to do. */
function changeSetSchema(switches: Switches): object {
  const schema = toJson(documentSchema(changeSchema(hunkSchema(switches), switches), switches))
  return { ...schema, anyOf: ['changes', ...(switches.anchorPatch ? ['patch'] : []), ...(switches.lsp ? ['refactors'] : [])].map((member) => ({ required: [member] })) }
}

function toJson(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' })
}

/** Returns why a schema is not published under these switches, or null when it is. Refuses: feature_off. */
export function schemaOff(name: SchemaName, switches: Switches): Refusal | null {
  switch (name) {
    case 'changeset': return switches.changeSet ? null : switchedOff('changeSet', switches)
    case 'receipt': return switches.changeReceipts ? null : switchedOff('changeReceipts', switches)
    case 'edit': case 'transaction': case 'refusal': case 'answer': case 'config': return null
  }
}

/** Returns one published JSON Schema, titled. Members that are switched off are absent from it. */
export function jsonSchema(name: SchemaName, switches: Switches): object {
  const schemas: { readonly [name in SchemaName]: () => object } = {
    changeset: () => changeSetSchema(switches),
    edit: () => toJson(editSchema(hunkSchema(switches), switches)),
    transaction: () => toJson(transactionSchema),
    receipt: () => toJson(receiptSchema),
    refusal: () => toJson(refusalSchema),
    answer: () => toJson(printedSchema(switches)),
    config: () => toJson(policySchema),
  }
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `Holdfast ${name}`, ...schemas[name]() }
}

/** Returns every published schema in one document, under `$defs` by name. */
export function allSchemas(switches: Switches): object {
  const published = SCHEMA_NAMES.filter((name) => schemaOff(name, switches) === null)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: Object.fromEntries(published.map((name) => [name, { ...jsonSchema(name, switches), $schema: undefined }])),
  }
}
