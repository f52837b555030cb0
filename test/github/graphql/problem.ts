/** Errors as GraphQL resolvers throw them, and what resolvers share. */
import { allows, visible } from '../access.js'
import { notAccessible } from '../http-types.js'
import type { Need } from '../rest/endpoint.js'
import type { Repository, Token } from '../types.js'
import type { World } from '../world.js'

/** A refusal with the `type` that GitHub puts beside the message. */
export class GraphqlProblem extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** What every resolver gets as context. */
export interface Context {
  readonly world: World
  readonly token: Token
  /** Set by a mutation once it has taken effect. */
  accepted: boolean
}

/** An object of the schema: plain values and functions of `(args, context)`. */
export type Node = Readonly<Record<string, unknown>>

/** 404 in GraphQL's words. */
export const notResolved = (what: string): GraphqlProblem => new GraphqlProblem('NOT_FOUND', `Could not resolve to a ${what}.`)

/** Throws unless the token meets one of the needs. */
export function need(context: Context, repository: Repository, needs: readonly Need[]): void {
  if (!visible(context.world, context.token, repository)) throw notResolved(`Repository with the name '${repository.fullName}'`)
  if (!needs.some((each) => allows(context.world, context.token, repository, each))) throw new GraphqlProblem('FORBIDDEN', notAccessible)
}

/** Arguments of a connection. */
export interface PageArguments {
  readonly first?: number | null
  readonly last?: number | null
  readonly after?: string | null
  readonly before?: string | null
}

/** One page of a list as a connection; without `first` or `last` it is refused, as GitHub does, unless there is a default. */
export function connection<T>(all: readonly T[], args: PageArguments, name: string, make: (item: T) => unknown, fallback?: number): Node {
  const first = args.first ?? (typeof args.last === 'number' ? undefined : fallback)
  const last = args.last ?? undefined
  if (first === undefined && last === undefined) {
    throw new GraphqlProblem('MISSING_PAGINATION_BOUNDARIES', `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`)
  }
  const size = first ?? last ?? 0
  if (size > 100) throw new GraphqlProblem('EXCESSIVE_PAGINATION', `Requesting ${String(size)} records on the \`${name}\` connection exceeds the \`first\` limit of 100 records.`)
  const cursor = (index: number): string => Buffer.from(`cursor:v2:${String(index)}`).toString('base64')
  const position = (text: string | null | undefined): number | undefined => {
    const match = /^cursor:v2:(?<index>\d+)$/u.exec(Buffer.from(text ?? '', 'base64').toString())
    return match?.groups === undefined ? undefined : Number(match.groups['index'])
  }
  let start = (position(args.after) ?? -1) + 1
  let end = Math.min(all.length, position(args.before) ?? all.length)
  if (first !== undefined) end = Math.min(end, start + first)
  else start = Math.max(start, end - size)
  const items = all.slice(start, end)
  return {
    nodes: () => items.map(make), totalCount: all.length,
    pageInfo: {
      startCursor: items.length > 0 ? cursor(start) : null, endCursor: items.length > 0 ? cursor(end - 1) : null,
      hasNextPage: end < all.length, hasPreviousPage: start > 0,
    },
  }
}

/** GraphQL's `Int` cannot hold ids of comments any more; `fullDatabaseId` can. */
export const int32 = (value: number): number | null => (value > 2_147_483_647 ? null : value)
