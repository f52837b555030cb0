/**
 * Who may (spec page 5.2): the effective permission of the comment's author and of whoever triggered the run, from the API, by
 * numeric id. Any error is a no. `author_association` is never read.
 */
import { z } from 'zod'
import { Fault } from '../base/fault.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Authority } from '../engine/ports.js'
import type { Client } from './client.js'
import { protectedBy } from './protected-paths.js'

export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin'

/** Somebody whose permission counts; `id` null where the platform names only the login. */
export interface Actor {
  readonly login: string
  readonly id: number | null
  readonly bot: boolean
}

export interface Permission {
  readonly role: Role
  /** What the platform calls it, custom roles included. */
  readonly named: string
}

const RANK: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin']
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

async function lookUp(client: Client, actor: Actor): Promise<Permission> {
  const nobody: Permission = { role: 'none', named: 'none' }
  if (actor.bot) return nobody
  try {
    const reply = await client.rest('GET', `/collaborators/${encodeURIComponent(actor.login)}/permission`, {}, { harmless: true })
    const read = reply.ok ? answer.safeParse(reply.data) : null
    if (read?.success !== true || read.data.user === null) return nobody
    if (actor.id !== null && read.data.user.id !== actor.id) return nobody
    const named = read.data.role_name ?? read.data.permission
    return { role: roleOf(read.data.permission, named), named }
  } catch (error) {
    if (error instanceof Fault) return nobody
    throw error
  }
}

/** What the run knows of its actors' permission. */
export interface Standing extends Authority {
  /** Returns the least role of all actors as first looked up; asked for once. */
  role(): Promise<Role>
  /** Returns acceptance when every actor has at least this role. Refuses: not_authorised. */
  atLeast(floor: 'read' | 'write'): Promise<Outcome<null>>
  /** Returns the same for `write`, looked up once more. Refuses: not_authorised. */
  again(): Promise<Outcome<null>>
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

/** Returns the standing of these actors; the first look-up starts at once. `writable` is false where the event may only read. */
export function openAuthority(client: Client, actors: readonly Actor[], writable: boolean): Standing {
  const everybody = distinct(actors)
  const look = async (): Promise<Role> => {
    const found = await Promise.all(everybody.map((actor) => lookUp(client, actor)))
    return RANK[Math.min(...found.map(({ role }) => RANK.indexOf(role)), everybody.length === 0 ? 0 : RANK.length - 1)] ?? 'none'
  }
  const first = look()
  const judge = (role: Role, floor: 'read' | 'write'): Outcome<null> =>
    (RANK.indexOf(role) >= RANK.indexOf(floor) ? ok(null) : refuse({ code: 'not_authorised', expected: floor, detail: role }))
  return {
    role: () => first,
    atLeast: async (floor) => judge(await first, floor),
    again: async () => judge(await look(), 'write'),
    async decide(_operation, paths) {
      const allowed = judge(await first, 'write')
      if (!allowed.ok) return allowed
      const refusals: Refusal[] = paths.flatMap((path) => {
        const rule = protectedBy(path)
        return rule === null ? [] : [{ code: 'protected_path' as const, path, detail: rule }]
      })
      if (!writable) refusals.unshift({ code: 'event_not_allowed', detail: 'this event may read and preview only' })
      return settle(refusals, () => null)
    },
  }
}
