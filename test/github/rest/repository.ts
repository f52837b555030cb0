/** REST repositories, branches and their rules, who may do what, accounts, and the rate limit. */
import { ApiError, notFound } from '../http-types.js'
import type { Reply } from '../http-types.js'
import type { Protection } from '../types.js'
import type { Endpoint, RestRequest } from './endpoint.js'
import { json } from './endpoint.js'
import { commitShape } from './commits.js'
import { permissionBits, publicUserShape, repositoryShape, userShape } from './shapes.js'

function getRepository(request: RestRequest): Reply {
  const { world, repository, token } = request
  const parent = repository.parent === null ? undefined : world.repository(repository.parent)
  const parentShape = parent === undefined ? {} : { parent: repositoryShape(world, parent), source: repositoryShape(world, parent) }
  return json({ ...repositoryShape(world, repository, token?.actor), network_count: 0, subscribers_count: 0, ...parentShape })
}

/** `permission` is the legacy answer (maintain shows as write, triage as read), `role_name` the real one. */
function getPermission(request: RestRequest): Reply {
  const { world, repository } = request
  const account = world.account(request.param('username'))
  if (account === undefined || account.type === 'Organization') throw notFound()
  const asker = request.token?.kind === 'user' ? world.grant(repository, request.token.actor).base : 'write'
  if (asker !== 'write' && asker !== 'admin') throw new ApiError(403, 'Must have push access to view collaborator permission.')
  const grant = world.grant(repository, account)
  const bits = permissionBits(grant)
  return json({
    permission: grant.base, role_name: grant.roleName,
    user: { ...userShape(world, account), permissions: bits, role_name: grant.roleName },
  })
}

async function getBranch(request: RestRequest): Promise<Reply> {
  const { world, repository, store } = request
  const name = request.param('branch')
  const oid = await store.readRef(`refs/heads/${name}`)
  if (oid === undefined) throw notFound()
  const rule = repository.protections.get(name)
  const url = `${world.urls.api}/repos/${repository.fullName}/branches/${encodeURIComponent(name)}`
  return json({
    name, commit: await commitShape(request, oid), _links: { self: url, html: `${world.urls.html}/${repository.fullName}/tree/${name}` },
    protected: rule !== undefined,
    protection: {
      enabled: rule?.kind === 'classic',
      required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] },
    },
    protection_url: `${url}/protection`,
  })
}

function rulesOf(rule: Protection | undefined, fullName: string): Record<string, unknown>[] {
  if (rule?.kind !== 'ruleset') return []
  const source = { ruleset_source_type: 'Repository', ruleset_source: fullName, ruleset_id: 42 }
  return [
    ...(rule.blockForce ? [{ type: 'deletion', ...source }, { type: 'non_fast_forward', ...source }] : []),
    ...(rule.requirePullRequest ? [{
      type: 'pull_request', ...source, parameters: {
        required_approving_review_count: 0, dismiss_stale_reviews_on_push: false, require_code_owner_review: false,
        require_last_push_approval: false, required_review_thread_resolution: false,
      },
    }] : []),
  ]
}

function byLogin(request: RestRequest): Reply {
  const account = request.world.account(request.param('username'))
  if (account === undefined) throw notFound()
  return json(publicUserShape(request.world, account))
}

function byId(request: RestRequest): Reply {
  const account = request.world.state.accounts.get(Number(request.param('account_id')))
  if (account === undefined) throw notFound()
  return json(publicUserShape(request.world, account))
}

function rateLimit(request: RestRequest): Reply {
  const reset = Math.floor(request.world.clock().getTime() / 1000) + 3600
  const limit = { limit: 1000, used: 1, remaining: 999, reset }
  const names = ['core', 'search', 'graphql', 'integration_manifest', 'source_import', 'code_scanning_upload', 'code_scanning_autofix',
    'actions_runner_registration', 'scim', 'dependency_snapshots', 'dependency_sbom', 'code_search', 'copilot_usage_records']
  return json({ resources: Object.fromEntries(names.map((name) => [name, limit])), rate: limit })
}

/** The endpoints of this file. */
export const repositoryEndpoints: readonly Endpoint[] = [
  { id: 'repos/get', effect: 'read', needs: [['metadata', 'read']], answer: getRepository },
  { id: 'repos/get-collaborator-permission-level', effect: 'read', needs: [['metadata', 'read']], signedIn: true, answer: getPermission },
  { id: 'repos/get-branch', effect: 'read', needs: [['contents', 'read']], answer: getBranch },
  {
    id: 'repos/get-branch-rules', effect: 'read', needs: [['metadata', 'read']], answer: (request) =>
      json(rulesOf(request.repository.protections.get(request.param('branch')), request.repository.fullName)),
  },
  { id: 'users/get-by-username', effect: 'read', needs: [], answer: byLogin },
  { id: 'users/get-by-id', effect: 'read', needs: [], answer: byId },
  { id: 'users/get-authenticated', effect: 'read', needs: [], signedIn: true, answer: (request) => json(publicUserShape(request.world, request.actor)) },
  { id: 'rate-limit/get', effect: 'read', needs: [], answer: rateLimit },
]
