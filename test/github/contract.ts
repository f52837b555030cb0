/**
 * The contract guard: routes requests by GitHub's OpenAPI description and checks every request and answer against it.
 * The description is the pruned copy in `contract/openapi.json`; validators are compiled on first use and kept for all
 * doubles of the process.
 */
import { Ajv } from 'ajv'
import type { ValidateFunction } from 'ajv'
import ajvFormats from 'ajv-formats'

/** Plain JSON with unknown members. */
export type Json = Readonly<Record<string, unknown>>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Json
}

interface Media {
  readonly content: Readonly<Record<string, { readonly schema: Json }>>
}

interface OperationObject {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Media & { readonly required: boolean }
  readonly responses: Readonly<Record<string, Media>>
}

/** The pruned OpenAPI document. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

/** One documented operation. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly template: string
  readonly description: OperationObject
}

/** A request matched to its operation. */
export interface Match {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
}

/** Answers that authentication, limits and outages give for every operation, though the description leaves them out. */
const universal = new Set([400, 401, 403, 404, 429, 500, 502, 503, 504])

/** Where the description is known to be narrower than GitHub: operation, then a pattern for the validator's message. */
const inaccuracies: readonly (readonly [RegExp, RegExp])[] = [
  [/^pulls\//u, /\/head\/repo must be object/u],
  [/^git\/delete-ref$/u, /unexpected body/u],
]

/** Turns OpenAPI 3.0 into JSON Schema: `nullable`, and `oneOf`, whose branches overlap in this description, into `anyOf`. */
function schemaOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(schemaOf)
  if (value === null || typeof value !== 'object') return value
  const made: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') made[key] = inner.replace('#/components/schemas/', 'schemas#/$defs/')
    else if (key === 'oneOf') made['anyOf'] = schemaOf(inner)
    else if (key !== 'nullable') made[key] = schemaOf(inner)
  }
  if (!('nullable' in value) || value.nullable !== true) return made
  if (typeof made['type'] !== 'string') return { anyOf: [made, { type: 'null' }] }
  made['type'] = [made['type'], 'null']
  if (Array.isArray(made['enum']) && !made['enum'].includes(null)) made['enum'] = [...made['enum'], null]
  return made
}

const shared = new WeakMap<OpenApi, Contract>()

/** Routes and validators of one OpenAPI document. */
export class Contract {
  readonly operations: readonly Operation[]
  readonly #routes: readonly { readonly operation: Operation; readonly pattern: RegExp; readonly names: readonly string[] }[]
  readonly #ajv: Ajv
  readonly #validators = new Map<string, ValidateFunction>()

  private constructor(document: OpenApi) {
    this.operations = Object.entries(document.paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, description]) => ({ id: description.operationId, method: method.toUpperCase(), template, description })))
    this.#routes = this.operations.map((operation) => {
      const names: string[] = []
      const pattern = operation.template.replace(/\{(\w+)\}/gu, (_, name: string) => {
        names.push(name)
        return ['ref', 'path', 'basehead', 'branch'].includes(name) ? '(.+)' : '([^/]+)'
      })
      return { operation, names, pattern: new RegExp(`^${pattern}$`, 'u') }
    }).sort((a, b) => weight(b.operation.template) - weight(a.operation.template))
    this.#ajv = new Ajv({ strict: false, allErrors: true, logger: false })
    ajvFormats.default(this.#ajv)
    this.#ajv.addFormat('repo.nwo', true)
    this.#ajv.addSchema({ $id: 'schemas', $defs: schemaOf(document.components.schemas) })
  }

  /** The contract of a document; the same object for the same document. */
  static of(document: OpenApi): Contract {
    const known = shared.get(document)
    if (known !== undefined) return known
    const made = new Contract(document)
    shared.set(document, made)
    return made
  }

  /** The operation that a request addresses, with its decoded path parameters. */
  match(method: string, path: string): Match | undefined {
    for (const { operation, pattern, names } of this.#routes) {
      if (operation.method !== method) continue
      const found = pattern.exec(path)
      if (found === null) continue
      const params = Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]))
      const typed = operation.description.parameters.every((parameter) =>
        parameter.in !== 'path' || parameter.schema['type'] !== 'integer' || /^\d+$/u.test(params[parameter.name] ?? ''))
      if (typed) return { operation, params }
    }
    return undefined
  }

  /** Problems of a request: undocumented or ill-typed query parameters and body members. Empty when there are none. */
  checkRequest(operation: Operation, query: URLSearchParams, body: Buffer, json: unknown): string[] {
    const problems: string[] = []
    const known = new Map(operation.description.parameters.filter((each) => each.in === 'query').map((each) => [each.name, each]))
    for (const [name, text] of query) {
      const parameter = known.get(name)
      if (parameter === undefined) problems.push(`query parameter ${name} is not documented`)
      else problems.push(...this.#run(`${operation.id} query ${name}`, parameter.schema, coerce(parameter.schema, text)).map((each) => `query ${name}${each}`))
      if (name === 'per_page' && Number(text) > 100) problems.push('per_page above 100 is cut to 100')
    }
    for (const parameter of known.values()) {
      if (parameter.required && !query.has(parameter.name)) problems.push(`query parameter ${parameter.name} is missing`)
    }
    const wanted = operation.description.requestBody
    if (wanted === undefined) {
      if (body.length > 0 && operation.method !== 'DELETE') problems.push('unexpected body')
      return problems
    }
    const schema = wanted.content['application/json']?.schema
    if (schema === undefined || (body.length === 0 && !wanted.required)) return problems
    if (json === undefined) return [...problems, 'body is not JSON']
    problems.push(...this.#run(`${operation.id} body`, schema, json).map((each) => `body${each}`))
    const members = schema['properties']
    if (typeof members === 'object' && members !== null && typeof json === 'object' && json !== null) {
      for (const name of Object.keys(json)) if (!(name in members)) problems.push(`body member ${name} is not documented`)
    }
    return problems
  }

  /** Problems of an answer: undocumented status, or a body that the schema refuses. Empty when there are none. */
  checkAnswer(operation: Operation, status: number, type: string, body: Buffer): string[] {
    const documented = operation.description.responses[String(status)]
    if (documented === undefined) return universal.has(status) || status === 304 ? [] : [`status ${String(status)} is not documented`]
    const schema = documented.content['application/json']?.schema
    if (schema === undefined || !type.startsWith('application/json')) {
      return schema === undefined && body.length > 0 && type.startsWith('application/json') ? this.#tolerate(operation, [': unexpected body']) : []
    }
    let json: unknown
    try {
      json = JSON.parse(body.toString())
    } catch {
      return ['answer is not JSON']
    }
    return this.#tolerate(operation, this.#run(`${operation.id} ${String(status)}`, schema, json)).map((each) => `answer${each}`)
  }

  #tolerate(operation: Operation, problems: readonly string[]): string[] {
    const known = inaccuracies.filter(([id]) => id.test(operation.id)).map(([, words]) => words)
    return problems.filter((problem) => !known.some((words) => words.test(problem)))
  }

  #run(key: string, schema: Json, value: unknown): string[] {
    let validate = this.#validators.get(key)
    if (validate === undefined) {
      validate = this.#ajv.compile(schemaOf(schema) as object)
      this.#validators.set(key, validate)
    }
    if (validate(value)) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? error.keyword}`)
  }
}

/** Routes with more fixed text come first, so that `/commits/{ref}/check-runs` wins over `/commits/{ref}`. */
const weight = (template: string): number => template.replace(/\{\w+\}/gu, '').length

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function coerce(schema: Json, text: string): unknown {
  if (schema['type'] === 'integer') return /^-?\d+$/u.test(text) ? Number(text) : text
  if (schema['type'] === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}
