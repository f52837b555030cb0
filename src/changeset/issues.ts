/** What is wrong with a value, in plain words: which member, what was found there, and what may stand there. */
import { z } from 'zod'

type Issue = z.core.$ZodIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'an array', object: 'an object', record: 'an object', null: 'null',
}
/** In UTF-16 units; what is longer is only described. */
const LONGEST = 60

/** Returns how a member is named: `changes[0].hunks`. */
export function memberName(keys: readonly PropertyKey[]): string {
  return keys.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`)).join('').replace(/^\./u, '')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Readonly<Record<PropertyKey, unknown>>)[key] : undefined), value)
}

/** Returns what was found, as it is written where it is short. */
function found(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  const written = JSON.stringify(value)
  return written.length <= LONGEST ? written : `a ${typeof value} of ${String(written.length)} characters`
}

function choice(values: readonly unknown[]): string {
  const written = values.map((one) => JSON.stringify(one))
  return written.length === 1 ? written[0] ?? '' : `one of ${written.join(', ')}`
}

function plural(n: number | bigint, noun: string): string {
  return `${String(n)} ${noun}${Number(n) === 1 ? '' : 's'}`
}

const NOUNS: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

function sizeWords(side: 'least' | 'most', bound: number | bigint, origin: string): string {
  const noun = NOUNS[origin]
  return noun === undefined ? `must be at ${side} ${String(bound)}` : `must have at ${side} ${plural(bound, noun)}`
}

/** Returns the schema behind optionality and defaults. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? core(schema.unwrap()) : schema
}

/** Returns the members that an object may have at a place, or none where that is no plain object of the schema. */
function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const here = path.reduce<z.core.$ZodType | undefined>((at, key) => {
    const inner = at === undefined ? undefined : core(at)
    if (inner instanceof z.ZodArray) return inner.element
    return inner instanceof z.ZodObject ? (inner.shape as Readonly<Record<string, z.core.$ZodType>>)[String(key)] : undefined
  }, schema)
  const inner = here === undefined ? undefined : core(here)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

type Teller<C extends Issue['code']> = (issue: Extract<Issue, { code: C }>, value: unknown, schema: z.core.$ZodType) => string

/** Returns what our own schemas say of a value that is there, or that none is. */
function own({ message }: Issue, value: unknown): string {
  if (value === undefined) return ' is missing'
  return typeof value === 'object' && value !== null ? `: ${message}` : ` is ${found(value)}: ${message}`
}

/** What is wrong, as it stands behind the place: what was found and what is allowed. */
const WRONG: { readonly [C in Issue['code']]: Teller<C> } = {
  invalid_type: ({ expected }, value) => (value === undefined ? ' is missing' : ` is ${found(value)}, and must be ${KINDS[expected] ?? expected}`),
  invalid_value: ({ values }, value) => (value === undefined ? ' is missing' : ` is ${found(value)}, and must be ${choice(values)}`),
  unrecognized_keys: ({ keys, path }, _, schema) => {
    const members = membersAt(schema, path)
    return ` has ${keys.map((key) => found(key)).join(' and ')}, which is not known there${members.length === 0 ? '' : `; it can have ${members.join(', ')}`}`
  },
  too_small: ({ minimum, origin }, value) => (value === '' ? ' is empty' : ` is ${found(value)}, and ${sizeWords('least', minimum, origin)}`),
  too_big: ({ maximum, origin }, value) => ` is ${found(value)}, and ${sizeWords('most', maximum, origin)}`,
  not_multiple_of: own, invalid_format: own, invalid_union: own, invalid_key: own, invalid_element: own, custom: own,
}

/**
 * Returns an issue of a schema as the end of a sentence: the member, what was found, what is allowed. `root` names the value itself,
 * `name` spells the way to a member otherwise than JSON does.
 */
export function issueWords(issue: Issue, value: unknown, schema: z.core.$ZodType, { root, name = memberName }: {
  readonly root: string
  readonly name?: (path: readonly PropertyKey[]) => string
}): string {
  const place = issue.path.length === 0 ? root : name(issue.path)
  const tell = WRONG[issue.code] as Teller<Issue['code']>
  return `${place}${tell(issue, valueAt(value, issue.path), schema)}`
}
