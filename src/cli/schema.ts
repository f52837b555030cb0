/** `schema`: the published JSON Schemas. */
import { SCHEMA_NAMES } from '../commands/program-verbs.js'
import { allSchemas, jsonSchema, schemaOff } from '../commands/schemas.js'
import { renderJson } from '../report/json.js'
import { toldRefused, type Call, type Told } from './own-verb.js'

function told(schema: object): Told {
  return { answer: { outcome: 'ok', schema }, text: renderJson(schema, 2) }
}

/** Returns one schema, or all. Refuses: feature_off. */
export function runSchema({ operands: [word], switches }: Call): Told {
  const name = SCHEMA_NAMES.find((known) => known === word)
  if (name === undefined) return told(allSchemas(switches))
  const off = schemaOff(name, switches)
  return off === null ? told(jsonSchema(name, switches)) : toldRefused(off)
}
