/** What the runner says of the run, by its environment. */
import type { World } from './world.js'

export interface Surroundings {
  readonly owner: string
  readonly name: string
  /** Numeric id of the repository. */
  readonly repositoryId: number
  readonly apiUrl: string
  readonly graphqlUrl: string
  /** Where the repositories are, without a slash at the end. */
  readonly serverUrl: string
  readonly eventName: string
  readonly eventPath: string
  readonly runId: number
  readonly attempt: number
  readonly job: string
  readonly step: string
  /** Who started the run, a re-run included. */
  readonly triggeringActor: string
  readonly actor: { readonly login: string; readonly id: number | null }
  readonly runUrl: string | null
  readonly ref: string
  readonly workspace: string
  readonly temporary: string
}

const NEEDED = ['GITHUB_REPOSITORY', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'RUNNER_TEMP']

function number(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/u.test(text) ? Number(text) : null
}

/** Returns the surroundings, or the names of the variables that are missing. */
export function readSurroundings({ env }: World): Surroundings | { readonly missing: readonly string[] } {
  const missing = NEEDED.filter((variable) => (env[variable] ?? '') === '')
  if (missing.length > 0) return { missing }
  const get = (variable: string, otherwise = ''): string => {
    const value = env[variable] ?? ''
    return value === '' ? otherwise : value
  }
  const repository = get('GITHUB_REPOSITORY')
  const [owner = '', name = ''] = repository.split('/')
  const base = (variable: string, otherwise: string): string => get(variable, otherwise).replace(/\/+$/u, '')
  const apiUrl = base('GITHUB_API_URL', 'https://api.github.com')
  const server = base('GITHUB_SERVER_URL', '')
  const runId = number(env['GITHUB_RUN_ID']) ?? 0
  return {
    owner, name, repositoryId: number(env['GITHUB_REPOSITORY_ID']) ?? 0,
    apiUrl, graphqlUrl: base('GITHUB_GRAPHQL_URL', apiUrl.endsWith('/api/v3') ? apiUrl.replace(/\/v3$/u, '/graphql') : `${apiUrl}/graphql`),
    serverUrl: server === '' ? 'https://github.com' : server,
    eventName: get('GITHUB_EVENT_NAME'), eventPath: get('GITHUB_EVENT_PATH'), runId, attempt: number(env['GITHUB_RUN_ATTEMPT']) ?? 1,
    job: get('GITHUB_JOB', 'job'), step: get('GITHUB_ACTION', 'step'),
    triggeringActor: get('GITHUB_TRIGGERING_ACTOR', get('GITHUB_ACTOR')),
    actor: { login: get('GITHUB_ACTOR'), id: number(env['GITHUB_ACTOR_ID']) },
    runUrl: server === '' ? null : `${server}/${repository}/actions/runs/${String(runId)}`,
    ref: get('GITHUB_REF'), workspace: get('GITHUB_WORKSPACE'), temporary: get('RUNNER_TEMP'),
  }
}

/** Returns `login <id+login@host>` by which the platform knows the requester as co-author. */
export function coauthorOf({ login, id }: { readonly login: string; readonly id: number }, apiUrl: string): string {
  const host = apiUrl.endsWith('/api/v3') ? new URL(apiUrl).hostname : 'github.com'
  const plain = login.replace(/[^\w.[\]-]/gu, '')
  return `${plain} <${String(id)}+${plain}@users.noreply.${host}>`
}
