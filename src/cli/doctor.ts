/** `doctor`: tells a person what a token may do in a repository on GitHub. */
import { examineRepository } from '../wiring.js'
import { toldRefused, type Call, type Told } from './own-verb.js'
import { write } from './tell.js'

/** Milliseconds that all of it may take. */
const BUDGET = 60_000
const MARKS = { ok: 'ok     ', limited: 'limited', missing: 'MISSING' }

function named(options: Call['options'], env: Call['world']['env']): { readonly owner: string; readonly name: string } | null {
  const given = options['repository'] ?? env['GITHUB_REPOSITORY']
  const [, owner, name] = typeof given === 'string' ? /^([\w.-]+)\/([\w.-]+)$/u.exec(given) ?? [] : []
  return owner === undefined || name === undefined ? null : { owner, name }
}

/** Returns what was found; exit 1 where something that Holdfast needs is missing. */
export async function runDoctor({ options, world }: Call): Promise<Told> {
  const { env, now } = world
  const place = named(options, env)
  const token = env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? ''
  if (place === null) return toldRefused({ code: 'invalid_request', detail: 'name the repository: --repository OWNER/NAME, or GITHUB_REPOSITORY' })
  if (token === '') return toldRefused({ code: 'invalid_request', detail: 'set GITHUB_TOKEN to the token that is to be tried' })
  const apiUrl = (env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/+$/u, '')
  const branch = options['branch']
  const findings = await examineRepository({
    token, ...place, apiUrl, graphqlUrl: env['GITHUB_GRAPHQL_URL'] ?? (apiUrl.endsWith('/api/v3') ? apiUrl.replace(/\/v3$/u, '/graphql') : `${apiUrl}/graphql`),
    fetch: globalThis.fetch, now, budget: BUDGET, pause: 1000, note: (message) => { void write(world.stderr, `holdfast: ${message}\n`) },
  }, typeof branch === 'string' ? branch : null)
  return {
    answer: { outcome: 'ok', doctor: findings }, text: findings.map(({ check, status, summary }) => `${MARKS[status]}  ${check}: ${summary}`).join('\n'),
    ...(findings.some(({ status }) => status === 'missing') ? { exit: 1 } : {}),
  }
}
