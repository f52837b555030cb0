/** Who a request comes from and what it may do. Stricter than GitHub in one point: public data is not readable without the permission. */
import { ApiError, notAccessible } from './http-types.js'
import type { Need } from './rest/endpoint.js'
import type { Repository, Token } from './types.js'
import type { World } from './world.js'

/** The token of a request, from any of the forms that GitHub takes; throws 401 for a wrong one. */
export function authenticate(world: World, headers: Readonly<Record<string, string>>): Token | undefined {
  const header = headers['authorization']
  if (header === undefined) return undefined
  const [scheme = '', rest = ''] = header.split(/ +/u, 2)
  let value = rest
  if (scheme.toLowerCase() === 'basic') {
    const pair = Buffer.from(rest, 'base64').toString()
    value = pair.slice(pair.indexOf(':') + 1)
  }
  const token = world.token(value)
  if (token === undefined) throw new ApiError(401, 'Bad credentials')
  return token
}

/** Whether a token reaches a repository at all, beyond what everyone can read. */
export function inScope(token: Token, repository: Repository): boolean {
  if (token.kind === 'user') return true
  if (token.repositories === null) return repository.parent === null
  return token.repositories.some((name) => name.toLowerCase() === repository.fullName.toLowerCase())
}

/** Whether the repository may be seen with this token. */
export function visible(world: World, token: Token | undefined, repository: Repository): boolean {
  if (!repository.private) return true
  if (token === undefined) return false
  return token.kind === 'user' ? world.grant(repository, token.actor).base !== 'none' : inScope(token, repository)
}

/** Whether a token meets one need in a repository. */
export function allows(world: World, token: Token, repository: Repository, need: Need): boolean {
  const [scope, access] = need
  if (access === 'write' && repository.archived) return false
  if (token.kind === 'user') {
    const { base } = world.grant(repository, token.actor)
    if (access === 'read') return base !== 'none'
    return base === 'admin' || base === 'write' || ((scope === 'issues' || scope === 'pull-requests') && base === 'read')
  }
  if (!inScope(token, repository)) return access === 'read' && !repository.private
  const held = scope === 'metadata' ? 'read' : token.permissions[scope] ?? 'none'
  return held === 'write' || held === access
}

/** Throws 403 unless one of the needs is met. */
export function authorise(world: World, token: Token | undefined, repository: Repository, needs: readonly Need[]): void {
  if (needs.length === 0) return
  if (token === undefined) {
    if (needs.every(([, access]) => access === 'write')) throw new ApiError(401, 'Requires authentication')
    return
  }
  if (needs.some((need) => allows(world, token, repository, need))) return
  const accepted = needs.map(([scope, access]) => `${scope.replace('-', '_')}=${access}`).join('; ')
  throw new ApiError(403, repository.archived ? 'Repository was archived so is read-only.' : token.kind === 'app' ? notAccessible : 'Must have admin rights to Repository.', undefined, {
    'x-accepted-github-permissions': accepted,
  })
}
