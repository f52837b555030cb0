/**
 * A plan as it travels from the job that made it to the job that commits it: plain data, verified from zero on arrival
 * (spec page 5.3). Nothing of it is believed: the id is computed anew from what it holds, every side is compared with the
 * repository, and what no plan of ours may hold is refused.
 */
import { z } from 'zod'
import type { Sha256 } from '../base/digest.js'
import { decode, utf8 } from '../base/encoding.js'
import { refuse, settle, type Outcome } from '../base/outcome.js'
import { comparePaths, pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import type { Limits } from '../base/settings.js'
import { parseJson } from '../changeset/json.js'
import { openDocument } from '../text/document.js'
import { freshness, touchedPaths } from './fresh.js'
import { bindPlan, sideOf, type FileChange, type Plan, type Side } from './plan.js'
import { entryOf, type Snapshot } from './snapshot.js'

const side = () => z.strictObject({ mode: z.enum(['100644', '100755']), sha256: z.string().regex(/^[0-9a-f]{64}$/u) }).nullable()

/** Built where it is needed: most runs carry no plan. */
const schema = () => z.strictObject({
  version: z.literal(1),
  id: z.string(), target: z.string(), base: z.string().nullable(), title: z.string().max(1000),
  verify: z.array(z.strictObject({ language: z.enum(['js', 'ts', 'py']), code: z.string() })),
  files: z.array(z.strictObject({
    operation: z.enum(['edit', 'create', 'delete', 'move']), path: z.string(), from: z.string().optional(), before: side(), after: side(),
  })),
  unchanged: z.array(z.string()),
  /** After-images by SHA-256; text, as everything that can be changed is. */
  content: z.record(z.string(), z.string()),
})

type Carried = z.infer<ReturnType<typeof schema>>
type CarriedFile = Carried['files'][number]

/** A carried plan whose own parts fit each other; no repository has been looked at yet. */
export interface Arrived {
  readonly carried: Carried
  readonly images: ReadonlyMap<string, Uint8Array>
}

/** Returns the plan as data that `readCarried` takes back: with its after-images, without its before-images. */
export function carry(plan: Plan): Carried {
  const bare = (s: Side | null): z.infer<ReturnType<typeof side>> => (s === null ? null : { mode: s.mode, sha256: s.sha256 })
  return {
    version: 1, id: plan.id, target: plan.target, base: plan.base, title: plan.title, verify: [...plan.verify], unchanged: [...plan.unchanged],
    files: plan.files.map(({ operation, path, from, before, after }) => ({
      operation, path, ...(from === undefined ? {} : { from }), before: bare(before), after: bare(after),
    })),
    content: Object.fromEntries(plan.files.flatMap(({ after }) => (after === null ? [] : [[after.sha256, decode(after.bytes)]]))),
  }
}

function invalid(detail: string): Refusal {
  return { code: 'invalid_artifact', detail }
}

/** Returns what no plan of ours holds about one file: sides that do not fit its operation, or a mode that changes. */
function shapeProblem({ operation, from, before, after }: CarriedFile): string | null {
  const sides = `${before === null ? '-' : 'b'}${after === null ? '-' : 'a'}${from === undefined ? '' : 'f'}`
  const wanted = { edit: 'ba', create: '-a', delete: 'b-', move: 'baf' }[operation]
  if (sides !== wanted) return `a ${operation} with other sides than it has`
  if (before !== null && after !== null && before.mode !== after.mode) return 'a change of mode'
  return operation === 'create' && after?.mode !== '100644' ? 'a new file that is executable' : null
}

function fileProblems(file: CarriedFile): Refusal[] {
  const paths = file.from === undefined ? [file.path] : [file.path, file.from]
  const problem = shapeProblem(file)
  return [
    ...paths.flatMap((path): Refusal[] => {
      const wrong = pathProblem(path)
      return wrong === null ? [] : [{ code: 'path_escape', path, detail: wrong }]
    }),
    ...(problem === null ? [] : [{ ...invalid(problem), path: file.path }]),
  ]
}

/** Returns what is wrong with the after-images, and with their size. */
function imageProblems({ files, content }: Carried, images: ReadonlyMap<string, Uint8Array>, sha256: Sha256, limits: Limits): Refusal[] {
  const wanted = files.flatMap(({ after }) => (after === null ? [] : [after.sha256]))
  const lost = wanted.filter((digest) => !images.has(digest))
  const wrong = [...images].filter(([digest, bytes]) => !wanted.includes(digest) || sha256(bytes) !== digest)
  const odd = [...images].filter(([, bytes]) => typeof openDocument(bytes) === 'string')
  const size = wanted.reduce((sum, digest) => sum + (images.get(digest)?.length ?? 0), 0)
  return [
    ...(lost.length > 0 ? [invalid('content is missing')] : []),
    ...(wrong.length > 0 || Object.keys(content).length !== images.size ? [invalid('content is not what its digest says')] : []),
    ...(odd.length > 0 ? [invalid('content is no text')] : []),
    ...(files.length > limits.files ? [{ code: 'too_many_files' as const, limit: limits.files, figure: files.length }] : []),
    ...(size > limits.stagedBytes ? [{ code: 'set_too_large' as const, limit: limits.stagedBytes, figure: size, detail: 'bytes' }] : []),
  ]
}

/** Returns the carried plan in a text — alone, or as the member `carried` of an answer — or null where there is none. */
export function findCarried(text: string): unknown {
  const json = parseJson(text)
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return null
  if ('carried' in json.value) return json.value.carried
  return 'files' in json.value && 'content' in json.value ? json.value : null
}

/**
 * Returns a carried plan for this target whose parts fit each other.
 * Refuses: invalid_artifact, path_escape, too_many_files, set_too_large.
 */
export function readCarried(found: unknown, target: string, sha256: Sha256, limits: Limits): Outcome<Arrived> {
  const read = schema().safeParse(found)
  if (!read.success) return refuse(invalid('it is no plan of this version'))
  const carried = read.data
  if (carried.target !== target) return refuse(invalid(`it was made for ${carried.target}, and this is ${target}`))
  const images = new Map(Object.entries(carried.content).map(([digest, content]) => [digest, utf8(content)]))
  const paths = carried.files.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]))
  const sorted = [...carried.files].sort((a, b) => comparePaths(a.path, b.path))
  const problems = [
    ...carried.files.flatMap(fileProblems), ...imageProblems(carried, images, sha256, limits),
    ...(new Set(paths).size === paths.length ? [] : [invalid('it names a path twice')]),
    ...(sorted.every((file, at) => file === carried.files[at]) ? [] : [invalid('its files are not in order')]),
  ]
  return settle(problems, () => ({ carried, images }))
}

/** Returns every path that an arrived plan reads or writes. */
export function carriedPaths({ carried }: Arrived): string[] {
  return touchedPaths({ files: carried.files as unknown as Plan['files'] })
}

/**
 * Returns the plan, standing on a snapshot, when it is what its id says and still applies.
 * Refuses: invalid_artifact, stale_plan, and the target codes.
 */
export function settleCarried({ carried, images }: Arrived, snapshot: Snapshot, sha256: Sha256): Outcome<Plan> {
  const files = carried.files.map((file): FileChange => {
    const entry = entryOf(snapshot, file.from ?? file.path)
    const now = entry.kind === 'file' ? entry.bytes : new Uint8Array()
    const before = file.before === null ? null : { ...sideOf(now, file.before.mode, sha256), sha256: file.before.sha256 }
    const after = file.after === null ? null : sideOf(images.get(file.after.sha256) ?? new Uint8Array(), file.after.mode, sha256)
    return { operation: file.operation, path: file.path, ...(file.from === undefined ? {} : { from: file.from }), before, after }
  })
  const { title, verify, unchanged, target } = carried
  const plan = bindPlan({ title, verify, unchanged, files }, target, snapshot.base, sha256)
  if (plan.id !== carried.id) return refuse(invalid('its id is not that of its content'))
  return settle(freshness(plan, snapshot, 'stale_plan', sha256), () => plan)
}
