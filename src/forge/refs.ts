/**
 * Moving refs: by compare-and-swap, all or none, with `updateRefs` (`moveRefs`), or where that is barred one append-only ref by
 * REST, which knows fast-forwards only (`advanceRef`).
 *
 * An answer may be lost after the move took place. The refs are then read back; where they still are what they were, the same
 * update is sent again, which the expected old values make harmless. Nothing is ever forced past an expected old value.
 */
import { Fault } from '../base/fault.js'
import type { Refusal } from '../base/refusal.js'
import { segments, type Client, type GraphError } from './client.js'
import { ZERO_OID } from './git-object.js'

export interface RefMove {
  /** Full name. */
  readonly name: string
  /** The commit it must hold now; null when it must not exist. */
  readonly before: string | null
  readonly after: string
  /** Whether `after` need not descend from `before`; the expected old value holds all the same. */
  readonly replace?: boolean
}

export type Moved =
  | { readonly kind: 'done' }
  /** Some ref was not what it had to be; nothing moved. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The platform does not offer this way of moving these refs to this token; another way may do. */
  | { readonly kind: 'barred'; readonly refusal: Refusal }

/** What reading back found: the update took place, it did not, or others moved a ref. */
export type Look = 'landed' | 'untouched' | 'elsewhere'

const ATTEMPTS = 3
const LOOKS = 4

/** Returns what the errors of a mutation that moves refs mean. */
export function judge(errors: readonly GraphError[]): Moved {
  const said = errors.map(({ message }) => message).join('; ')
  const types = errors.map(({ type }) => type)
  if (types.includes('STALE_DATA') || /\bis at\b.*\bbut expected\b|expected .* to point to|not a fast.forward|cannot lock ref/iu.test(said)) {
    return { kind: 'stale' }
  }
  if (/workflow/iu.test(said)) return { kind: 'refused', refusal: { code: 'missing_permission', detail: 'workflows: write' } }
  if (/rule violation|GH0(?:06|13)|protected|through a pull request/iu.test(said)) {
    return { kind: 'refused', refusal: { code: 'branch_protected', detail: said } }
  }
  if (/not accessible|forbidden|must have push access/iu.test(said) || types.includes('FORBIDDEN')) {
    return { kind: 'barred', refusal: { code: 'missing_permission', detail: 'contents: write, for the mutation updateRefs' } }
  }
  if (/\brefs\/holdfast\//u.test(said)) return { kind: 'barred', refusal: { code: 'push_rejected', detail: said } }
  return { kind: 'refused', refusal: { code: 'push_rejected', detail: said } }
}

async function lookBack(client: Client, look: () => Promise<Look>): Promise<Look> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await look()
    } catch (error) {
      if (!(error instanceof Fault) || attempt >= LOOKS) {
        throw new Fault('The answer to the ref update was lost, and whether it took place could not be read back.', { retryable: true, cause: error })
      }
      await client.wait(attempt)
    }
  }
}

/** Returns what came of the moves. `look` says, after a lost answer, what became of them. */
export async function moveRefs(client: Client, repository: string, moves: readonly RefMove[], look: () => Promise<Look>): Promise<Moved> {
  const input = {
    repositoryId: repository,
    refUpdates: moves.map(({ name, before, after, replace }) => ({
      name, beforeOid: before ?? ZERO_OID, afterOid: after, ...(replace === true ? { force: true } : {}),
    })),
  }
  for (let attempt = 1; ; attempt++) {
    try {
      const { errors } = await client.graphql(
        'mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }', { input }, { harmless: false })
      if (errors.length === 0) return { kind: 'done' }
      const verdict = judge(errors)
      if (verdict.kind !== 'stale') return verdict
      return await lookBack(client, look) === 'landed' ? { kind: 'done' } : verdict
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      await client.wait(1)
    }
    const found = await lookBack(client, look)
    if (found === 'landed') return { kind: 'done' }
    if (found === 'elsewhere') return { kind: 'stale' }
    if (attempt >= ATTEMPTS) throw new Fault('GitHub did not answer the ref update; the branch was not moved.', { retryable: true })
  }
}

/**
 * Returns what came of moving a ref to a commit that descends from `before` (null: the ref must not exist). REST compares no
 * old value; that `after` must descend from what is there is what keeps an append-only ref whole.
 */
export async function advanceRef(client: Client, name: string, before: string | null, after: string): Promise<Moved> {
  const short = name.replace(/^refs\//u, '')
  const reply = before === null
    ? await client.rest('POST', '/git/refs', { ref: name, sha: after }, { harmless: true })
    : await client.rest('PATCH', `/git/refs/${segments(short)}`, { sha: after, force: false }, { harmless: true })
  if (reply.ok) return { kind: 'done' }
  if (reply.status === 422) return { kind: 'stale' }
  return { kind: 'barred', refusal: { code: 'missing_permission', detail: 'contents: write' } }
}
