/** A shelf as it is kept: its plans without their bytes, and the sides by digest; read back with suspicion. */
import { z } from 'zod'
import type { Sha256 } from '../base/digest.js'
import { bindPlan, sideOf, type FileChange, type Plan, type Side } from './plan.js'
import { receiptSchema } from './receipt.js'
import { EMPTY_SHELF, type Form, type RetainedPlan, type Shelf } from './ports.js'

const digest = z.string().regex(/^[0-9a-f]{64}$/u)
const side = z.strictObject({ mode: z.enum(['100644', '100755']), sha256: digest }).nullable()

const planForm = z.strictObject({
  id: z.string(), target: z.string(), base: z.string().nullable(), title: z.string(),
  verify: z.array(z.strictObject({ language: z.enum(['js', 'ts', 'py']), code: z.string() })),
  files: z.array(z.strictObject({
    operation: z.enum(['edit', 'create', 'delete', 'move']), path: z.string(), from: z.string().optional(), before: side, after: side,
  })),
  unchanged: z.array(z.string()),
  blocks: z.array(z.strictObject({ path: z.string(), position: z.union([z.string(), z.int()]), start: z.int(), count: z.int() })).optional(),
})

const shelfForm = z.strictObject({
  version: z.literal(1),
  plans: z.array(z.strictObject({
    author: z.string(), author_id: z.int().optional(), created_at: z.number(), expires_at: z.number(), plan: planForm,
    purpose: z.strictObject({ operation: receiptSchema.shape.operation, undoes: z.string().optional() }).optional(),
    approvals: z.array(z.strictObject({ login: z.string(), id: z.int(), at: z.number() })).optional(),
  })),
  retired: z.array(z.strictObject({
    id: z.string(), state: z.enum(['applied', 'discarded', 'expired']), receipt: z.string().optional(), title: z.string().optional(), at: z.number(),
  })),
})

type ShelfForm = z.infer<typeof shelfForm>
type PlanForm = z.infer<typeof planForm>

function printIndex(shelf: Shelf): string {
  const sideForm = (s: Side | null): PlanForm['files'][number]['before'] => (s === null ? null : { mode: s.mode, sha256: s.sha256 })
  const form: ShelfForm = {
    version: 1,
    plans: shelf.plans.map(({ plan, author, authorId, createdAt, expiresAt, purpose, approvals }) => ({
      author, created_at: createdAt, expires_at: expiresAt, ...(authorId === undefined ? {} : { author_id: authorId }),
      ...(purpose === undefined ? {} : { purpose }), ...(approvals === undefined ? {} : { approvals: [...approvals] }),
      plan: {
        id: plan.id, target: plan.target, base: plan.base, title: plan.title, verify: [...plan.verify], unchanged: [...plan.unchanged],
        ...(plan.blocks === undefined ? {} : { blocks: [...plan.blocks] }),
        files: plan.files.map(({ operation, path, from, before, after }) => ({
          operation, path, ...(from === undefined ? {} : { from }), before: sideForm(before), after: sideForm(after),
        })),
      },
    })),
    retired: [...shelf.retired],
  }
  return `${JSON.stringify(form)}\n`
}

function parseIndex(index: string): ShelfForm | null {
  try {
    const parsed = shelfForm.safeParse(JSON.parse(index))
    return parsed.success ? parsed.data : null
  } catch {
    // Because bytes that are no JSON are no shelf, like any others that the schema refuses.
    return null
  }
}

/** Returns the digests of every side that the plans of a form have. */
function digestsOf(form: ShelfForm): string[] {
  return [...new Set(form.plans.flatMap(({ plan }) => plan.files.flatMap(({ before, after }) => [before, after]))
    .flatMap((s) => (s === null ? [] : [s.sha256])))]
}

/** Returns the sides of a shelf by their digest. */
function sidesOf(shelf: Shelf): ReadonlyMap<string, Uint8Array> {
  const sides = shelf.plans.flatMap(({ plan }) => plan.files.flatMap(({ before, after }) => [before, after]))
  return new Map(sides.flatMap((s) => (s === null ? [] : [[s.sha256, s.bytes]])))
}

/** Returns whether a plan says something that no id can cover: unpaired surrogates have no UTF-8. */
function isTorn(plan: PlanForm): boolean {
  const words = [plan.title, plan.target, ...plan.verify.map(({ code }) => code), ...plan.files.flatMap(({ path, from }) => [path, from ?? ''])]
  return words.some((word) => /\p{Surrogate}/u.test(word))
}

/** Returns everything of a retained plan but the plan. */
function backingOf({ author, author_id: authorId, created_at: createdAt, expires_at: expiresAt, purpose, approvals }: ShelfForm['plans'][number]): Omit<RetainedPlan, 'plan'> {
  return {
    author, createdAt, expiresAt, ...(authorId === undefined ? {} : { authorId }), ...(approvals === undefined ? {} : { approvals }),
    ...(purpose === undefined ? {} : { purpose: { operation: purpose.operation, ...(purpose.undoes === undefined ? {} : { undoes: purpose.undoes }) } }),
  }
}

/** Returns the retained plan that a form spells, or null when a side is absent or the content does not have the plan's id. */
function restorePlan(form: ShelfForm['plans'][number], contents: ReadonlyMap<string, Uint8Array>, sha256: Sha256): RetainedPlan | null {
  if (isTorn(form.plan)) return null
  const files: FileChange[] = []
  for (const { operation, path, from, before, after } of form.plan.files) {
    const sides = [before, after].map((s): Side | null | undefined => {
      const bytes = s === null ? null : contents.get(s.sha256)
      return s === null || bytes === null ? null : bytes === undefined ? undefined : sideOf(bytes, s.mode, sha256)
    })
    const [first, second] = sides
    if (first === undefined || second === undefined) return null
    files.push({ operation, path, ...(from === undefined ? {} : { from }), before: first, after: second })
  }
  const { title, verify, unchanged, target, base, id, blocks } = form.plan
  const plan: Plan = bindPlan({ title, verify, files, unchanged, ...(blocks === undefined ? {} : { blocks }) }, target, base, sha256)
  return plan.id === id ? { plan, ...backingOf(form) } : null
}

/** Returns the form in which shelves are kept. */
export function shelfForms(sha256: Sha256): Form<Shelf> {
  return {
    name: 'plans', empty: EMPTY_SHELF,
    print: (shelf) => ({ index: printIndex(shelf), contents: sidesOf(shelf) }),
    parse: (index) => {
      const form = parseIndex(index)
      return form === null ? null : {
        digests: digestsOf(form),
        restore: (contents) => {
          const read = form.plans.map((one) => ({ id: one.plan.id, plan: restorePlan(one, contents, sha256) }))
          const retired = form.retired.map(({ receipt, title, ...rest }) => ({
            ...rest, ...(receipt === undefined ? {} : { receipt }), ...(title === undefined ? {} : { title }),
          }))
          return {
            value: { plans: read.flatMap(({ plan }) => plan ?? []), retired },
            passedOver: read.flatMap(({ id, plan }) => (plan === null ? [`the retained plan ${id} is not what its id says and was passed over`] : [])),
          }
        },
      }
    },
  }
}
