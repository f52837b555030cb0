/** The tools that every repository has, and their order (spec page 9.4). */
import { z } from 'zod'
import { changeSchema, documentSchema, editSchema, hunkSchema } from '../changeset/schema.js'
import { transactionSchema } from '../changeset/transaction.js'
import { LANGUAGE_TOOLS } from './language-tools.js'
import { CHANGING, LOOKING, operand, type Tool } from './tool.js'

const paths = z.array(z.string().min(1)).optional()

const read: Tool = {
  name: 'read', verbs: ['read'], annotations: LOOKING,
  description: 'Show lines of a file with the anchors that an edit needs. PATH:A-B reads lines A to B; `continues` is the path to read next.',
  words: z.strictObject({ path: z.string().min(1).describe('path from the root of the repository, or PATH:A-B') }),
  mean: ({ path }) => ({ verb: 'read', operands: [operand(path)] }),
}

const search: Tool = {
  name: 'search', verbs: ['search'], annotations: LOOKING,
  description: 'Show the lines that match a regular expression, with their line anchors and the anchors of their files.',
  words: z.strictObject({
    pattern: z.string().min(1).describe('a regular expression of JavaScript'), paths: paths.describe('files and directories; without it all of the repository'),
  }),
  mean: ({ pattern, paths: named = [] }) => ({ verb: 'search', operands: [operand(pattern), ...(named as string[])] }),
}

const edit: Tool = {
  name: 'edit', verbs: ['edit'], annotations: CHANGING,
  description: 'Make one change of one file. Give expected_anchor of what you read, or positions as "N#hhhh"; what has changed meanwhile is refused and shown.',
  words: z.strictObject({}),
  document: { schema: (switches) => editSchema(hunkSchema(switches), switches), whole: true },
  mean: () => ({ verb: 'edit', operands: [] }),
}

const changeset: Tool = {
  name: 'changeset', verbs: ['preview', 'apply', 'status', 'discard'], annotations: CHANGING, without: ['isolation'],
  description: 'Change many files as one set, all or nothing: preview answers a plan and writes nothing, apply executes a set or a plan_id, '
    + 'status says whether a plan still applies, discard lets it go.',
  words: z.strictObject({
    operation: z.enum(['preview', 'apply', 'status', 'discard']), plan_id: z.string().regex(/^cs-[0-9a-f]{12,64}$/u, { error: 'is no plan id' }).optional(),
  }),
  document: { schema: (switches) => documentSchema(changeSchema(hunkSchema(switches), switches), switches), whole: false },
  mean: ({ operation, plan_id: id }) => {
    const verb = operand(operation)
    if (id === undefined) return verb === 'status' || verb === 'discard' ? `${verb} needs a plan_id` : { verb, operands: [] }
    return verb === 'preview' ? 'preview takes a set, not a plan_id' : { verb, operands: [operand(id)] }
  },
}

const transaction: Tool = {
  name: 'edit_transaction', verbs: ['tx'], annotations: CHANGING, without: ['commit', 'branch', 'dry-run', 'request-id', 'syntax-check'],
  description: 'Edit many files over several calls: begin, then edit, edit_multi or edit_chunk and assemble, then commit as one set, or rollback. '
    + 'Nothing in the working tree changes before commit.',
  words: z.strictObject({}),
  document: { schema: () => transactionSchema, whole: true },
  mean: () => ({ verb: 'tx', operands: [] }),
}

const receipts: Tool = {
  name: 'receipts', verbs: ['receipts', 'undo'], annotations: { ...CHANGING, idempotentHint: true },
  description: 'List the receipts of what was applied, or show one; undo applies the inverse of one, under the same rules.',
  words: z.strictObject({
    operation: z.enum(['list', 'undo']).default('list'), receipt_id: z.string().min(1).optional().describe('the one to show, or to take back'),
  }),
  mean: ({ operation, receipt_id: id }) => {
    const operands = id === undefined ? [] : [operand(id)]
    if (operation === 'list') return { verb: 'receipts', operands }
    return id === undefined ? 'undo needs a receipt_id' : { verb: 'undo', operands }
  },
}

const syntaxCheck: Tool = {
  name: 'syntax_check', verbs: ['check'], annotations: LOOKING, without: ['fail-on'],
  description: 'Check the syntax of files by the bundled grammars.',
  words: z.strictObject({ paths: paths.describe('files and directories; without it all of the repository') }),
  mean: ({ paths: named = [] }) => ({ verb: 'check', operands: named as string[] }),
}

const workshop: Tool = {
  name: 'workshop', verbs: ['cell'], annotations: { ...CHANGING, destructiveHint: false }, without: ['fail-on', 'isolation'],
  description: 'Run code in a cell whose state the next cell of the same language goes on from. In it, holdfast.inspect and holdfast.tool ask the other tools, '
    + 'and display shows text, JSON, Markdown, tables or files. The workspace is read-only; reset begins with a new state.',
  words: z.strictObject({ code: z.string().describe('the value of the last expression is the value of the cell') }),
  mean: ({ code }) => ({ verb: 'cell', operands: [], document: operand(code) }),
}

export const TOOLS: readonly Tool[] = [read, search, edit, changeset, transaction, receipts, ...LANGUAGE_TOOLS, syntaxCheck, workshop]
