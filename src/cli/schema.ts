/** `schema`: the published JSON Schemas. */
import { z } from 'zod'
import { PROGRAM_VERBS } from '../commands/program-verbs.js'
import { allSchemas, jsonSchema, SCHEMA_NAMES, schemaOff } from '../commands/schemas.js'
import { renderJson } from '../report/json.js'
import { toldRefused, type Call, type OwnVerb, type Told } from './own-verb.js'

function told(schema: object): Told {
  return { answer: { outcome: 'ok', schema }, text: renderJson(schema, 2) }
}

function run({ operands: [word], switches }: Call): Told {
  const name = SCHEMA_NAMES.find((known) => known === word)
  if (name === undefined) return told(allSchemas(switches))
  const off = schemaOff(name, switches)
  return off === null ? told(jsonSchema(name, switches)) : toldRefused(off)
}

export const schema: OwnVerb = {
  ...PROGRAM_VERBS.schema, options: z.strictObject({}), run: (call) => Promise.resolve(run(call)),
}
