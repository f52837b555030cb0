/** The schema of the policy file, `.github/holdfast.yml`; its JSON Schema is published by `schema config`. */
import { z } from 'zod'
import { HAND_WRITTEN, type Limits } from '../base/settings.js'
import { patternProblem } from './glob.js'

/** What each limit of the file sets, in which unit of ours, and how far it may be raised. */
export const RAISABLE: Readonly<Record<string, { readonly limit: keyof Limits; readonly unit: number; readonly ceiling: number; readonly means: string }>> = {
  files: { limit: 'files', unit: 1, ceiling: 500, means: 'files in a set' },
  hunks_per_file: { limit: 'hunksPerFile', unit: 1, ceiling: 1000, means: 'hunks in a file' },
  hunks: { limit: 'hunks', unit: 1, ceiling: 5000, means: 'hunks in a set' },
  staged_bytes: { limit: 'stagedBytes', unit: 1, ceiling: 64 * 1024 * 1024, means: 'bytes of all after-images' },
  diff_lines: { limit: 'diffLines', unit: 1, ceiling: 2000, means: 'diff lines shown' },
  plans: { limit: 'plans', unit: 1, ceiling: 64, means: 'plans retained' },
  plan_minutes: { limit: 'planLifetime', unit: 60_000, ceiling: 1440, means: 'minutes that a retained plan can be applied' },
  read_tokens: { limit: 'readTokens', unit: 1, ceiling: 50_000, means: 'tokens in one read' },
}

/** The operations that a role can be asked for. */
export const OPERATIONS = [
  'read', 'preview', 'apply', 'undo', 'approve', 'discard', 'suggestions', 'refactor', 'transaction', 'check', 'verify',
] as const

const role = z.enum(['write', 'maintain', 'admin'])
const stricter = z.enum(['maintain', 'admin'])

const pattern = z.string().min(1).superRefine((text, context) => {
  const problem = patternProblem(text)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
}).describe('a pattern of paths: *, **, ?, […] and {a,b}; without a slash inside it holds at any depth')

const match = z.union([pattern, z.array(pattern).min(1).max(100)], { error: 'a pattern or a list of patterns stands here' })

const rule = z.strictObject({
  match,
  deny: z.literal(true).optional().describe('nobody may change these paths'),
  require: stricter.optional().describe('the least role for a change of these paths'),
  approvals: z.int().min(1).max(10).optional().describe('how many people besides the author of a plan must approve it'),
}).refine(({ deny, require, approvals }) => deny ?? require ?? approvals, { error: 'say deny, require or approvals' })

const opening = z.strictObject({
  match, require: stricter.describe('the least role for a change of these paths'), approvals: rule.shape.approvals,
})

const running = z.strictObject({
  run: z.enum(['never', 'same_repository', 'always']).default('same_repository').describe('for which heads code of the pull request may run'),
  role: role.default('write').describe('the least role that may ask for it'),
})

const limits = Object.fromEntries(Object.entries(RAISABLE).map(([name, { limit, unit, ceiling, means }]) => [
  name, z.int().min(HAND_WRITTEN[limit] / unit, { error: 'a limit can only be raised' }).max(ceiling).optional().describe(means),
]))

export const policySchema = z.strictObject({
  version: z.literal(1).default(1),
  roles: z.strictObject(Object.fromEntries(OPERATIONS.map((name) => [name, role.optional()]))).default({})
    .describe('the least role for an operation; write unless told'),
  ask: z.boolean().default(true).describe('whether somebody whose role is not enough may ask for an approval'),
  paths: z.array(rule).max(500).default([]).describe('rules of paths; all that a path meets hold, and none allows what another forbids'),
  protected: z.array(pattern).max(500).default([]).describe('protected paths, besides the built-in ones'),
  open: z.array(opening).max(100).default([])
    .describe('protected paths that may be changed after all, by the role named; matched letter case and all'),
  branches: z.strictObject({
    default: z.boolean().default(false).describe('whether the default branch may be committed to'),
    protected: z.boolean().default(false).describe('whether protected branches may be committed to, where the token may'),
  }).default({ default: false, protected: false }),
  bots: z.array(z.int().positive()).max(100).default([]).describe('numeric ids of bots that are listened to, with the role write'),
  allow_hidden: z.boolean().default(false).describe('whether a document may say "allow_hidden": true'),
  limits: z.strictObject(limits).default({}).describe('limits that are raised'),
  servers: running.default({ run: 'same_repository', role: 'write' }).describe('language servers'),
  cells: running.default({ run: 'never', role: 'write' }).describe('cells; none unless this says so'),
})

export type Policy = z.infer<typeof policySchema>
