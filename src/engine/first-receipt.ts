/**
 * Whether a request has landed before: the one look that keeps a request to one effect (spec pages 2.6 and 5.4, 6).
 *
 * A request id says who asks, not what for: jobs of a matrix share one, and whoever can push can write one into the trailers of
 * a commit. So neither a receipt nor a commit is taken for this request's before it is shown to be what the request *wishes*.
 * A plan's id is the digest of its content, so the wish is planned again on the files as they were before — as the ledger
 * kept them, or as the commit's parent has them — and must come to the very plan that is claimed; a commit must besides have done
 * exactly what that plan says, to the last path, mode and digest.
 *
 * Promised: no commit is believed whose content is not the plan. Not promised: that a commit which is the plan was made by us.
 */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Desk } from './desk.js'
import { draftReceipt, type Intent } from './draft-receipt.js'
import { bindPlan, sameSide, type FileChange, type Mode, type Plan, type Side } from './plan.js'
import type { Claim, ExecutableSet, Testimony } from './ports.js'
import { receiptId, type Receipt } from './receipt.js'
import type { Entry, Snapshot } from './snapshot.js'

/** What a request asks for, as far as it decides whether something is its own. */
export interface Wish {
  readonly intent: Intent
  /** The paths that it is planned on. */
  readonly paths: readonly string[]
  /** The whole id of its plan, where the request gives it; else null. */
  readonly planId: string | null
  /** Returns whether what a receipt says settles that it is this wish's; null where that takes its plan. */
  readonly isToldBy: (receipt: Receipt) => boolean | null
  /** Returns the plan that it comes to on files as they were; null where it comes to none, or its content is not known any more. */
  readonly planOn: (before: Snapshot) => Promise<Plan | null>
}

/** The first receipt of a request; `missing` is the set that the ledger has still to be told of. */
export interface First {
  readonly receipt: Receipt
  readonly missing: ExecutableSet | null
}

/** Claims that are looked into: more than a branch can have without somebody writing them by hand. */
const CLAIMS = 16

/** Returns the files of a receipt's set as the ledger keeps them. */
async function keptBefore(desk: Desk, receipt: Receipt): Promise<Snapshot> {
  const modes = new Map(receipt.files.map((file) => [file.from ?? file.path, file.mode as Mode]))
  const images = await desk.ledger.beforeImages(receipt)
  const entries = [...images].map(([path, bytes]): [string, Entry] => [path, { kind: 'file', mode: modes.get(path) ?? '100644', bytes }])
  return { base: null, entries: new Map(entries) }
}

async function isOwn(desk: Desk, wish: Wish, receipt: Receipt): Promise<boolean> {
  // A set that is to be committed is not done by one that was only written.
  if (desk.target.commits && receipt.commit === null && receipt.files.length > 0) return false
  const told = wish.isToldBy(receipt)
  if (told !== null) return told
  return (await wish.planOn(await keptBefore(desk, receipt)))?.id === receipt.plan_id
}

type Sides = ReadonlyMap<string, { readonly before: Side | null; readonly after: Side | null }>

/** Returns what changes do to each path, the two halves of a move apart. */
function sidesByPath(files: readonly FileChange[]): Sides {
  const sides = new Map<string, { before: Side | null; after: Side | null }>()
  const at = (path: string): { before: Side | null; after: Side | null } => {
    const known = sides.get(path) ?? { before: null, after: null }
    sides.set(path, known)
    return known
  }
  for (const { path, from, before, after } of files) {
    if (before !== null) at(from ?? path).before = before
    if (after !== null) at(path).after = after
  }
  return sides
}

function isEffectOf(plan: Plan, changes: readonly FileChange[]): boolean {
  const wanted = sidesByPath(plan.files)
  const found = sidesByPath(changes)
  return wanted.size === found.size && [...wanted].every(([path, { before, after }]) => {
    const sides = found.get(path)
    return sides !== undefined && sameSide(sides.before, before) && sameSide(sides.after, after)
  })
}

/** Returns the changes with every deletion that one creation repeats told as a move. */
function asMoves(changes: readonly FileChange[]): FileChange[] {
  const gone = changes.filter(({ operation }) => operation === 'delete')
  const moves = changes.filter(({ operation }) => operation === 'create').flatMap((made): FileChange[] => {
    const from = gone.filter(({ before }) => sameSide(before, made.after))
    return from[0] !== undefined && from.length === 1 ? [{ operation: 'move', path: made.path, from: from[0].path, before: from[0].before, after: made.after }] : []
  })
  const halves = new Set(moves.flatMap(({ path, from = '' }) => [path, from]))
  return [...changes.filter(({ path }) => !halves.has(path)), ...moves]
}

/** Returns the plan of a given id that a commit's changes spell, under a title that its subject may have come from; null for none. */
function spelled(desk: Desk, id: string, { subject }: Claim, { changes, before }: Testimony): Plan | null {
  const plans = [subject, ''].flatMap((title) => [changes, asMoves(changes)].map((files) =>
    bindPlan({ title, verify: [], files, unchanged: [] }, desk.target.name, before.base, desk.sha256)))
  return plans.find((plan) => plan.id === id) ?? null
}

/** Returns the set that a commit is, where it is what the request wishes; else null. */
async function believe(desk: Desk, wish: Wish, claim: Claim): Promise<ExecutableSet | null> {
  if (claim.receipt !== receiptId(desk.target.owner, claim.plan, desk.requestId, desk.sha256)) return null
  if (wish.planId !== null && wish.planId !== claim.plan) return null
  const testimony = await claim.examine(wish.paths)
  if (testimony === null || testimony.changes.length === 0) return null
  const plan = await wish.planOn(testimony.before) ?? (wish.planId === null ? null : spelled(desk, wish.planId, claim, testimony))
  if (plan?.id !== claim.plan || !isEffectOf(plan, testimony.changes)) return null
  const { actor, at, before } = testimony
  return { plan, snapshot: before, receipt: { ...draftReceipt(desk, plan, wish.intent), commit: claim.commit, actor, at } }
}

/**
 * Returns the first receipt of the request at a desk, from the ledger or, failing that, from a commit of the branch; null when
 * there is none. Refuses: invalid_request, where the request id belongs to something else.
 */
export async function firstReceipt(desk: Desk, wish: Wish): Promise<Outcome<First | null>> {
  const [receipt, claims] = await Promise.all([desk.ledger.ofRequest(desk.requestId), desk.ledger.claims(desk.requestId)])
  if (receipt !== null) return await isOwn(desk, wish, receipt) ? ok({ receipt, missing: null }) : refuse(takenRequest(receipt))
  for (const claim of claims.slice(0, CLAIMS)) {
    const missing = await believe(desk, wish, claim)
    if (missing !== null) return ok({ receipt: missing.receipt, missing })
  }
  return ok(null)
}

/** Returns the receipt of the commit among these claims that is exactly this set, or null. */
export async function landedAs({ plan, receipt }: ExecutableSet, claims: readonly Claim[]): Promise<Receipt | null> {
  for (const claim of claims.slice(0, CLAIMS)) {
    if (claim.plan !== plan.id || claim.receipt !== receipt.id) continue
    const testimony = await claim.examine([])
    if (testimony !== null && isEffectOf(plan, testimony.changes)) return { ...receipt, commit: claim.commit }
  }
  return null
}

/** Returns the refusal of a request under an id by which something else has landed. */
export function takenRequest({ request_id: id, id: receipt }: Receipt): { readonly code: 'invalid_request'; readonly detail: string } {
  return {
    code: 'invalid_request',
    detail: `the request id ${id} belongs to another change already, which has the receipt ${receipt}; give every request a request-id of its own`,
  }
}
