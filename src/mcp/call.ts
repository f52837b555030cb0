/** The arguments of a call: their published schema, and the command that they mean. */
import { z } from 'zod'
import { present } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Switches } from '../base/settings.js'
import { issueWords, memberName } from '../changeset/issues.js'
import { absence, optionOff, switchedOff } from '../commands/run.js'
import { answersOf } from '../commands/schemas.js'
import { findCommand, type Command } from '../commands/table.js'
import type { Arguments, Tool } from './tool.js'

/** A command with everything that it runs on. */
export interface Order {
  readonly row: Command
  readonly operands: readonly string[]
  readonly document: string | null
  readonly options: Readonly<Record<string, unknown>>
}

function rowOf(verb: string): Command {
  return present(findCommand(verb, 'cli'), `the command ${verb}`)
}

/** Returns the rows of a tool that are there. */
function rowsOf(tool: Tool, switches: Switches): Command[] {
  return tool.verbs.map(rowOf).filter((row) => absence(row, switches) === null)
}

/** Returns whether a tool is there under these switches. */
export function isThere(tool: Tool, switches: Switches): boolean {
  return rowsOf(tool, switches).length > 0
}

/** Returns the options of some rows by their names at this door. */
function optionsOf(tool: Tool, rows: readonly Command[]): Map<string, { readonly name: string; readonly schema: z.ZodType }> {
  return new Map(rows.flatMap((row) => Object.entries<z.ZodType>(row.options.shape))
    .filter(([name]) => tool.without?.includes(name) !== true)
    .map(([name, schema]) => [tool.names?.[name] ?? name.replaceAll('-', '_'), { name, schema }]))
}

interface Members {
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
}

/** A JSON Schema, as far as schemas of objects and of unions of them go. */
interface Schema extends Partial<Members> {
  readonly oneOf?: readonly Schema[]
}

function toJson(schema: z.ZodType): Schema {
  const made = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' })
  delete made.$schema
  return made as Schema
}

/** Returns one schema for what branches say of a member: constants as one enumeration, else any of them. */
function either(schemas: readonly object[]): object {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  const [only] = distinct
  if (only !== undefined && distinct.length === 1) return only
  const constants = distinct.flatMap((schema) => ('const' in schema ? [schema.const] : []))
  return constants.length === distinct.length ? { type: 'string', enum: constants } : { anyOf: distinct }
}

/** Returns the members of a document; of a union those of every branch, since the root of an input is an object. */
function membersOf(schema: z.ZodType): Members {
  const { oneOf, properties = {}, required = [] } = toJson(schema)
  if (oneOf === undefined) return { properties, required }
  const names = [...new Set(oneOf.flatMap((branch) => Object.keys(branch.properties ?? {})))]
  return {
    properties: Object.fromEntries(names.map((name) => [name, either(oneOf.flatMap((branch) => branch.properties?.[name] ?? []))])),
    required: names.filter((name) => oneOf.every((branch) => branch.required?.includes(name) === true)),
  }
}

/** Returns the JSON Schema of a tool's arguments, its root an object. */
export function inputSchema(
  tool: Tool, switches: Switches,
): { readonly type: 'object'; readonly properties: Record<string, object>; readonly required: string[] } {
  const words = toJson(tool.words)
  const document = tool.document === undefined ? null : membersOf(tool.document.schema(switches))
  const options = [...optionsOf(tool, rowsOf(tool, switches))].filter(([, { name }]) => optionOff(name, switches) === null)
    .map(([name, { schema }]): [string, object] => [name, toJson(schema)])
  return {
    type: 'object', ...{ additionalProperties: false },
    properties: { ...words.properties, ...document?.properties, ...Object.fromEntries(options) },
    required: [...words.required ?? [], ...(tool.document?.whole === true ? document?.required ?? [] : [])],
  }
}

/** Returns the JSON Schema of what a tool answers. */
export function outputSchema(tool: Tool, switches: Switches): { readonly type: 'object' } {
  return { ...answersOf(tool.verbs, tool.annotations.readOnlyHint, switches), type: 'object' }
}

/** Returns what is wrong with arguments, whose members have these names at this door. Refuses: invalid_request. */
function problems(error: z.ZodError, given: unknown, schema: z.ZodType, names: (name: string) => string): Outcome<never> {
  const name = ([member, ...rest]: readonly PropertyKey[]): string => memberName([names(String(member)), ...rest])
  const [first, ...more] = error.issues
    .map((issue) => ({ code: 'invalid_request' as const, detail: issueWords(issue, given, schema, { root: 'the arguments', name }) }))
  return refuse(first ?? { code: 'invalid_request' }, ...more)
}

/**
 * Returns the command that a call means. What a document holds is left to be judged where all documents are.
 * Refuses: invalid_request, feature_off.
 */
export function readCall(tool: Tool, given: Arguments, switches: Switches): Outcome<Order> {
  const all = optionsOf(tool, tool.verbs.map(rowOf))
  const part = (fits: (name: string) => boolean): Arguments => Object.fromEntries(Object.entries(given).filter(([name]) => fits(name)))
  const isWord = (name: string): boolean => Object.hasOwn(tool.words.shape, name)
  const rest = part((name) => !isWord(name) && !all.has(name))
  const off = [...all].flatMap(([told, { name }]) => (Object.hasOwn(given, told) ? optionOff(name, switches) ?? [] : []))[0]
  if (off !== undefined) return refuse(switchedOff(off, switches))
  const [unknown] = Object.keys(rest)
  if (tool.document === undefined && unknown !== undefined) {
    return refuse({ code: 'invalid_request', detail: `${tool.name} has no argument ${unknown}` })
  }
  const words = tool.words.safeParse(part(isWord))
  if (!words.success) return problems(words.error, part(isWord), tool.words, (name) => name)
  const meant = tool.mean(words.data)
  if (typeof meant === 'string') return refuse({ code: 'invalid_request', detail: meant })
  const row = rowOf(meant.verb)
  const absent = absence(row, switches)
  if (absent !== null) return refuse(absent)
  const chosen = Object.fromEntries([...all].flatMap(([told, { name }]) => (Object.hasOwn(given, told) ? [[name, given[told]]] : [])))
  const options = row.options.safeParse(chosen)
  if (!options.success) return problems(options.error, chosen, row.options, (name) => [...all].find(([, one]) => one.name === name)?.[0] ?? name)
  const isPlan = meant.operands.length > 0
  if (tool.document !== undefined && isPlan && unknown !== undefined) {
    return refuse({ code: 'invalid_request', detail: `a plan_id goes without ${unknown}` })
  }
  const document = meant.document ?? (tool.document === undefined || isPlan ? null : JSON.stringify(rest))
  return ok({ row, operands: meant.operands, document, options: options.data })
}

/** Returns the refusal of a tool that is switched off. */
export function offRefusal(tool: Tool, switches: Switches): ReturnType<typeof switchedOff> {
  return present(absence(rowOf(tool.verbs[0] ?? ''), switches), `what keeps ${tool.name} from being there`)
}
