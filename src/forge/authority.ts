/**
 * Who may (spec page 5.2): the effective permission of the comment's author and of whoever triggered the run, from the API, by
 * numeric id, and the repository's rules. Any error is a no. `author_association` is never read.
 *
 * Calling sequence: the first look-up of people starts at once; `decide` judges a set by it and by the policy of the first read;
 * `again` judges the same once more, before the refs move, by a fresh look-up and the policy as it is then. Nothing moves
 * that was not decided before. Bots have no permission of their own: those that the policy lists have the role write.
 */
import { z } from 'zod'
import { Bug, Fault } from '../base/fault.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import type { Authority, Backing } from '../engine/ports.js'
import { reaches, ROLES, UNDECIDED, type ReadRules, type Role, type Rules, type Support } from '../engine/rules.js'
import type { Client } from './client.js'
import type { PolicyFile } from './policy-file.js'

/** Somebody whose permission counts; `id` null where the platform names only the login. */
export interface Actor {
  readonly login: string
  readonly id: number | null
  readonly bot: boolean
}

const answer = z.object({
  permission: z.string(), role_name: z.string().optional(), user: z.object({ id: z.int(), login: z.string() }).nullable(),
})

/** Returns the role that a permission answer means: the base permission decides, the role's name tells apart what it merges. */
function roleOf(permission: string, named: string): Role {
  switch (permission) {
    case 'admin': return 'admin'
    case 'write': return named === 'maintain' ? 'maintain' : 'write'
    case 'read': return named === 'triage' ? 'triage' : 'read'
    default: return 'none'
  }
}

/** Returns the role of a person. */
async function lookUp(client: Client, { login, id }: Pick<Actor, 'login' | 'id'>): Promise<Role> {
  try {
    const reply = await client.rest('GET', `/collaborators/${encodeURIComponent(login)}/permission`, {}, { harmless: true })
    const read = reply.ok ? answer.safeParse(reply.data) : null
    if (read?.success !== true || read.data.user === null) return 'none'
    if (id !== null && read.data.user.id !== id) return 'none'
    return roleOf(read.data.permission, read.data.role_name ?? read.data.permission)
  } catch (error) {
    if (error instanceof Fault) return 'none'
    throw error
  }
}

/** What the run knows of its actors' permission. */
export interface Standing extends Authority {
  /** Returns the least role of all actors as last looked up. */
  role(): Promise<Role>
  /** Returns acceptance when every actor has at least this role. Refuses: not_authorised. */
  atLeast(floor: Role): Promise<Outcome<null>>
  /**
   * Returns acceptance when every actor may begin an operation: has the role that the rules ask for one that ends without a decision
   * about a set, else may write. Refuses: not_authorised.
   */
  permits(operation: string): Promise<Outcome<null>>
  /** Returns whether every bot among the actors is one that the policy lists. */
  heard(): Promise<boolean>
  /** Returns the rules by the policy of the first read. */
  rules(): Promise<Rules>
  /**
   * Returns the rules as they are now, when what was decided holds under them, for these paths as well, everybody looked up once
   * more. Refuses: as `decide`.
   */
  again(paths: readonly string[], now: Promise<PolicyFile>): Promise<Outcome<Rules>>
}

export interface AuthorityOptions {
  readonly client: Client
  /** Everybody whose permission counts. */
  readonly actors: readonly Actor[]
  /** Whose request it is. */
  readonly asker: { readonly login: string; readonly id: number | null }
  /** Whether the event may do more than read and preview. */
  readonly writable: boolean
  /** Returns the policy file of the first read. */
  readonly policy: () => Promise<PolicyFile>
  readonly readRules: ReadRules
}

/** Returns the actors without repetitions. */
function distinct(actors: readonly Actor[]): Actor[] {
  const found = new Map<string, Actor>()
  for (const actor of actors) {
    const known = found.get(actor.login.toLowerCase())
    if (known === undefined || known.id === null) found.set(actor.login.toLowerCase(), actor)
  }
  return [...found.values()]
}

function least(roles: readonly Role[]): Role {
  return ROLES[Math.min(...roles.map((role) => ROLES.indexOf(role)), roles.length === 0 ? 0 : ROLES.length - 1)] ?? 'none'
}

function judge(role: Role, floor: Role): Outcome<null> {
  return reaches(role, floor) ? ok(null) : refuse({ code: 'not_authorised', expected: floor, detail: role })
}

/** What was decided. */
interface Matter {
  readonly operation: string
  readonly paths: readonly string[]
  readonly backing: Backing | undefined
}

/** Returns the standing of these actors; the first look-up starts at once. */
export function openAuthority(options: AuthorityOptions): Standing {
  const { client, asker, writable } = options
  const everybody = distinct(options.actors)
  const bot = everybody.some((actor) => actor.bot)
  let known: { readonly version: string; readonly rules: Rules } | null = null
  const rulesOf = ({ version, source }: PolicyFile): Rules => {
    if (known?.version !== version) known = { version, rules: options.readRules(source) }
    return known.rules
  }
  const current = async (): Promise<Rules> => rulesOf(await options.policy())
  const look = async (rules: () => Promise<Rules>): Promise<Role> => least(await Promise.all(everybody.map(async (actor): Promise<Role> => {
    if (!actor.bot) return lookUp(client, actor)
    return actor.id !== null && (await rules()).trusts(actor.id) ? 'write' : 'none'
  })))
  let latest = look(current)
  // Because it may be asked for only after something else failed.
  latest.catch(() => undefined)
  let matter: Matter | null = null

  const isAsker = ({ login, id }: { readonly login: string; readonly id: number | null }): boolean =>
    (id === null || asker.id === null ? login.toLowerCase() === asker.login.toLowerCase() : id === asker.id)
  /** Looks up who else approved a plan, and counts the one who asks. */
  const weigh = async ({ author, authorId, approvals, approving }: Backing, role: Promise<Role>): Promise<Support> => {
    const own = isAsker({ login: author, id: authorId ?? null })
    const people = [...new Map(approvals.map((one) => [one.id, one])).values()].filter(({ id }) => id !== authorId)
    const asked = !own && (approving || people.some(isAsker))
    const others = await Promise.all(people.filter((one) => !isAsker(one)).map((one) => lookUp(client, one)))
    return { approving, own, approvers: asked ? [...others, await role] : others }
  }
  const settleMatter = async ({ operation, paths, backing }: Matter, role: Promise<Role>, rules: Promise<Rules>): Promise<Outcome<null>> => {
    const [asks, support, by] = await Promise.all([role, backing === undefined ? undefined : weigh(backing, role), rules])
    const refusals = [...by.decide({ operation, paths, role: asks, bot, ...(support === undefined ? {} : { support }) })]
    if (!writable) refusals.unshift({ code: 'event_not_allowed', detail: 'this event may read and preview only' })
    return settle(refusals, () => null)
  }

  return {
    role: () => latest,
    atLeast: async (floor) => judge(await latest, floor),
    permits: async (operation) => {
      const [role, rules] = await Promise.all([latest, current()])
      return judge(role, UNDECIDED.includes(operation) ? rules.floor(operation) : 'write')
    },
    heard: async () => {
      const rules = await current()
      return everybody.every((actor) => !actor.bot || (actor.id !== null && rules.trusts(actor.id)))
    },
    rules: current,
    async decide(operation, paths, backing) {
      matter = { operation, paths, backing }
      const role = await latest
      if (!reaches(role, 'write')) return refuse({ code: 'not_authorised', expected: 'write', detail: role })
      return settleMatter(matter, latest, current())
    },
    async again(paths, now) {
      if (matter === null) throw new Bug('A set is about to land that nobody decided about.')
      const rules = now.then(rulesOf)
      latest = look(() => rules)
      const settled = await settleMatter({ ...matter, paths: [...new Set([...matter.paths, ...paths])] }, latest, rules)
      return settled.ok ? ok(await rules) : settled
    },
  }
}
