/** The arguments of `edit_transaction` (spec page 4): one schema for every door, told apart by `action`. */
import { z } from 'zod'
import { refuse, ok, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { issueWords } from './issues.js'
import { line, wellFormed } from './schema.js'

const MOST_PARTS = 10_000

const file = wellFormed.min(1).describe('path, relative to workspace_dir')
const lineNumber = z.int().min(1)
const dryRun = z.boolean().default(false).describe('validate, and stage or write nothing')

const replacement = z.strictObject({
  old_string: wellFormed.min(1, { error: 'it may not be empty' }).describe('must occur exactly once in the staged content'),
  new_string: wellFormed,
}).refine(({ old_string, new_string }) => old_string !== new_string, { error: 'old_string and new_string are equal' })

const spanEdit = z.strictObject({
  line_span: z.strictObject({
    start_line: lineNumber, end_line: lineNumber.nullable().describe('null is the end of the file'),
    expect_sha: z.string().regex(/^[0-9a-f]{12,64}$/u, { error: 'it has 12 to 64 hex digits' })
      .describe('12 or more hex digits of the SHA-256 of the span, each CRLF taken as LF'),
  }),
  new_lines: z.array(line),
})

const edits = z.array(z.union([replacement, spanEdit])).min(1, { error: 'is empty' })
const ofFile = { edits: edits.optional(), create: z.boolean().optional(), content: wellFormed.optional() }

/** Returns what is wrong with the members that say what is to become of a file, or null. */
function contradiction({ edits: given, create, content }: { readonly edits?: unknown; readonly create?: boolean | undefined; readonly content?: string | undefined }): string | null {
  if (create === true) return given !== undefined || content === undefined ? 'a file that is created has content and no edits' : null
  return given === undefined || content !== undefined ? 'give edits, or create: true with content' : null
}

function checkFile(value: Parameters<typeof contradiction>[0], context: z.RefinementCtx): void {
  const problem = contradiction(value)
  if (problem !== null) context.addIssue(problem)
}

const fileEdit = z.strictObject({ file, ...ofFile }).superRefine(checkFile)

const common = {
  workspace_dir: z.string().optional().describe('absolute directory inside a git working tree; paths are relative to it'),
}
const named = { ...common, txn_id: z.string().min(1) }

const multi = z.strictObject({
  action: z.literal('edit_multi'), ...named,
  file_edits: z.array(fileEdit).min(1).optional(),
  files: z.array(file).min(1).optional().describe('with edits: the same edits for each'), edits: edits.optional(),
  atomic: z.boolean().default(true).describe('one failing file stages none; false: each file on its own'), dry_run: dryRun,
}).superRefine(({ file_edits, files, edits: same }, context) => {
  const isList = file_edits !== undefined && files === undefined && same === undefined
  const isBroadcast = file_edits === undefined && files !== undefined && same !== undefined
  if (!isList && !isBroadcast) context.addIssue('give file_edits, or files with edits')
  const paths = files ?? file_edits?.map((one) => one.file) ?? []
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice !== undefined) context.addIssue(`${twice} is named twice`)
})

/** The arguments of every action. */
export const transactionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('begin'), ...common, name: wellFormed.min(1).max(1000).refine((name) => name.trim() !== '', { error: 'a name is not blank' }),
  }),
  z.strictObject({ action: z.literal('edit'), ...named, file, ...ofFile, dry_run: dryRun }).superRefine(checkFile),
  multi,
  z.strictObject({
    action: z.literal('edit_chunk'), ...named, file, seq: z.int().min(1), total: z.int().min(1).max(MOST_PARTS), lines: z.array(line),
  }).refine(({ seq, total }) => seq <= total, { error: 'seq is greater than total' }),
  z.strictObject({
    action: z.literal('assemble'), ...named, file,
    expect_sha: z.string().regex(/^[0-9a-f]{64}$/u, { error: 'it has 64 hex digits' }).describe('SHA-256 of all lines, each ended by LF'),
  }),
  z.strictObject({ action: z.literal('commit'), ...named, dry_run: dryRun }),
  z.strictObject({ action: z.literal('undo_commit'), ...named }),
  z.strictObject({ action: z.literal('rollback'), ...named }),
  z.strictObject({ action: z.literal('info'), ...named }),
], { error: 'an action is one of begin, edit, edit_multi, edit_chunk, assemble, commit, undo_commit, rollback, info' })

export type TransactionCall = z.infer<typeof transactionSchema>

/** Returns the issues of a union by the branch that was meant: the one with the least that is wrong. */
function plainIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = issue.errors.filter((errors) => errors.length > 0)
  const [least] = [...branches].sort((a, b) => a.length - b.length)
  return least === undefined ? [issue] : least.flatMap((inner) => plainIssues({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Returns the index of the edit that an issue is about, and of the file in `file_edits`. */
function placeOf(path: readonly PropertyKey[]): { readonly hunk?: number; readonly entry?: number } {
  const after = (name: string): number | undefined => {
    const next = path[path.indexOf(name) + 1]
    return path.includes(name) && typeof next === 'number' ? next : undefined
  }
  const [hunk, entry] = [after('edits'), after('file_edits')]
  return { ...(hunk === undefined ? {} : { hunk }), ...(entry === undefined ? {} : { entry }) }
}

/** Returns a member of unknown data, undefined where there is none. */
function member(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Readonly<Record<PropertyKey, unknown>>)[name] : undefined
}

/** Returns the call that arguments spell. Refuses: invalid_request, naming file and edit where it is one's. */
export function parseTransactionCall(value: unknown): Outcome<TransactionCall> {
  const parsed = transactionSchema.safeParse(value)
  if (parsed.success) return ok(parsed.data)
  const [first, ...others] = parsed.error.issues.flatMap(plainIssues).map((issue): Refusal => {
    const { hunk, entry } = placeOf(issue.path)
    const named = entry === undefined ? member(value, 'file') : member(member(member(value, 'file_edits'), entry), 'file')
    return {
      code: 'invalid_request', detail: issueWords(issue, value, transactionSchema, { root: 'the call' }),
      ...(typeof named === 'string' && !/\p{Surrogate}/u.test(named) ? { path: named } : {}), ...(hunk === undefined ? {} : { hunk }),
    }
  })
  return first === undefined ? refuse({ code: 'invalid_request' }) : refuse(first, ...others)
}
