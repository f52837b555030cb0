/**
 * The GraphQL endpoint: documents are validated and executed by graphql-js on GitHub's own schema, so a wrong field, type
 * or argument is caught on the way in and a wrong answer of ours on the way out. Errors go out in GitHub's shape with
 * HTTP 200.
 */
import { GraphQLError, buildSchema, defaultFieldResolver, execute, parse, validate } from 'graphql'
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import type { Effect } from '../http-types.js'
import type { Token } from '../types.js'
import { visible } from '../access.js'
import type { World } from '../world.js'
import { isPull } from '../world.js'
import { mutations } from './mutations.js'
import { accountNode, anyCommentNode, pullNode, repositoryNode, threadNode } from './nodes.js'
import type { Context, Node } from './problem.js'
import { GraphqlProblem, notResolved } from './problem.js'

const schemas = new Map<string, GraphQLSchema>()
const documents = new Map<string, DocumentNode>()

function parsed(text: string): DocumentNode {
  const known = documents.get(text)
  if (known !== undefined) return known
  const made = parse(text)
  if (documents.size < 1000) documents.set(text, made)
  return made
}

interface GraphqlRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | undefined
}

function read(input: unknown): GraphqlRequest | undefined {
  if (typeof input !== 'object' || input === null || !('query' in input) || typeof input.query !== 'string') return undefined
  const variables = 'variables' in input && typeof input.variables === 'object' && input.variables !== null ? input.variables : {}
  const operationName = 'operationName' in input && typeof input.operationName === 'string' ? input.operationName : undefined
  return { query: input.query, variables: variables as Readonly<Record<string, unknown>>, operationName }
}

/** What the log calls a GraphQL request (`graphql/` and its root fields) and what it may do. */
export function operationOf(input: unknown): { readonly name: string; readonly mutation: Effect } {
  const request = read(input)
  try {
    const definition = parsed(request?.query ?? '').definitions.find((node) =>
      node.kind === 'OperationDefinition' && (request?.operationName === undefined || node.name?.value === request.operationName))
    if (definition?.kind !== 'OperationDefinition') return { name: 'graphql/invalid', mutation: 'read' }
    const roots = definition.selectionSet.selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []))
    const moves = roots.some((root) => root === 'updateRefs' || root === 'createCommitOnBranch')
    return { name: `graphql/${[...new Set(roots)].join('+')}`, mutation: definition.operation !== 'mutation' ? 'read' : moves ? 'ref' : 'talk' }
  } catch {
    return { name: 'graphql/invalid', mutation: 'read' }
  }
}

/** Executes GraphQL for one world. */
export class GraphqlDoor {
  readonly #world: World
  readonly #schema: GraphQLSchema

  constructor(world: World, sdl: string) {
    this.#world = world
    let schema = schemas.get(sdl)
    if (schema === undefined) {
      schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true })
      schemas.set(sdl, schema)
    }
    this.#schema = schema
  }

  /** Answers one request; `note` takes what GitHub would have refused as malformed, and our own gaps. */
  async run(input: unknown, token: Token, note: (message: string) => void): Promise<{ readonly result: unknown; readonly accepted: boolean }> {
    const request = read(input)
    if (request === undefined) {
      note('a GraphQL query attribute must be specified and must be a string')
      return { result: { errors: [{ message: 'A query attribute must be specified and must be a string.' }] }, accepted: false }
    }
    let document: DocumentNode
    try {
      document = parsed(request.query)
    } catch (error) {
      note(`GraphQL: ${error instanceof Error ? error.message : String(error)}`)
      return { result: { errors: [{ message: error instanceof Error ? error.message : String(error), locations: error instanceof GraphQLError ? error.locations : [] }] }, accepted: false }
    }
    const problems = validate(this.#schema, document)
    if (problems.length > 0) {
      for (const problem of problems) note(`GraphQL: ${problem.message}`)
      return { result: { errors: problems.map((problem) => ({ path: ['query'], extensions: { code: 'undefinedField' }, locations: problem.locations, message: problem.message })) }, accepted: false }
    }
    const context: Context = { world: this.#world, token, accepted: false }
    const result = await execute({
      schema: this.#schema, document, rootValue: this.#root(), contextValue: context, variableValues: request.variables, operationName: request.operationName ?? null,
      fieldResolver: guarded(note),
    })
    if (result.errors === undefined) return { result: { data: result.data }, accepted: context.accepted }
    const errors = result.errors.map((error) => {
      const cause = error.originalError
      if (cause instanceof GraphqlProblem) {
        const extensions = cause.type === 'FORBIDDEN' && { extensions: { saml_failure: false } }
        return { type: cause.type, path: error.path, ...extensions, locations: error.locations, message: cause.message }
      }
      note(`GraphQL: ${cause instanceof Error ? cause.stack ?? cause.message : error.message}`)
      return { path: error.path, locations: error.locations, message: error.message }
    })
    return { result: { ...('data' in result && { data: result.data ?? null }), errors }, accepted: context.accepted }
  }

  #root(): Node {
    const world = this.#world
    const node = (id: string, context: Context): Node => {
      const { state } = world
      const comment = [...state.comments.values(), ...state.reviewComments.values()].find((each) => each.nodeId === id)
      const owner = comment === undefined ? undefined : world.repository(comment.repository)
      if (comment !== undefined && owner !== undefined && visible(world, context.token, owner)) return anyCommentNode(world, comment)
      const account = [...state.accounts.values()].find((each) => each.nodeId === id)
      if (account !== undefined) return accountNode(world, account)
      for (const repository of state.repositories.values()) {
        if (!visible(world, context.token, repository)) continue
        if (repository.nodeId === id) return repositoryNode(world, repository)
        for (const thread of repository.threads.values()) {
          if (isPull(thread) && thread.pull.nodeId === id) return pullNode(world, repository, thread)
          if (thread.nodeId === id && thread.pull === null) return threadNode(world, repository, thread)
        }
      }
      throw notResolved(`node with the global id of '${id}'`)
    }
    return {
      repository: ({ owner, name }: { readonly owner: string; readonly name: string }, context: Context) => {
        const repository = world.repository(`${owner}/${name}`)
        if (repository === undefined || !visible(world, context.token, repository)) throw notResolved(`Repository with the name '${owner}/${name}'`)
        return repositoryNode(world, repository)
      },
      node: ({ id }: { readonly id: string }, context: Context) => node(id, context),
      nodes: ({ ids }: { readonly ids: readonly string[] }, context: Context) => ids.map((id) => {
        try {
          return node(id, context)
        } catch (error) {
          return error
        }
      }),
      viewer: (_: unknown, context: Context) => accountNode(world, context.token.actor),
      rateLimit: { cost: 1, limit: 5000, nodeCount: 0, remaining: 4999, used: 1, resetAt: world.now() },
      ...mutations,
    }
  }
}

/** The default resolver, but a field that we forgot to give is a fault of ours and not a null. */
function guarded(note: (message: string) => void): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, context, info) => {
    if (typeof source === 'object' && source !== null && !(info.fieldName in source)) {
      note(`GraphQL: the double does not implement ${info.parentType.name}.${info.fieldName}`)
    }
    return defaultFieldResolver(source, args as Readonly<Record<string, unknown>>, context, info) as unknown
  }
}
