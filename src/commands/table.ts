/**
 * The one table of commands: the comment grammar, the command line, help, JSON Schemas and the README are made from it.
 */
import { z } from 'zod'
import { present } from '../base/fault.js'
import { SYNTAX_MODES, type Switches } from '../base/settings.js'
import { underPolicy, type Desk, type Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import { isPlanId } from '../engine/retention.js'
import { approvePlan } from './approval.js'
import { applyCarried, previewCarried } from './carried.js'
import { CELL, VERIFY, isolationOption } from './cells.js'
import { check } from './check.js'
import { applyDocument, applyForeign, applyPlan, discard, edit, plans, preview, previewEdit, previewForeign, status } from './changes.js'
import type { Command, CommandRequest, Door } from './command.js'
import { importDocument } from './import.js'
import { LANGUAGE_ROWS } from './language-rows.js'
import { anchors, read, search } from './reading.js'
import { receipts, undo } from './receipts.js'
import { SAMPLES } from './samples.js'
import { suggestions } from './suggestions.js'
import { ACTIONS, documentOperand, runTransaction, workspaceOf } from './transaction-request.js'

export type { Command, CommandRequest, Door }

const none = z.strictObject({})

const syntaxCheck = {
  'syntax-check': z.enum(SYNTAX_MODES).default('refuse').describe('what a new syntax error does to the set: refuse it, warn, or off for no check'),
}

const readOptions = z.strictObject({
  'line-anchors': z.boolean().default(false).describe('show N#hhhh for every line'),
  'max-tokens': z.coerce.number().int().min(1).optional().describe('most tokens (four bytes each) to return; 10000 unless told'),
})

const landing = z.strictObject({
  'commit': z.boolean().default(false).describe('also commit to the current branch'),
  'branch': z.string().min(1).optional().describe('commit to this branch without touching the working tree'),
  'dry-run': z.boolean().default(false).describe('plan only, like preview'),
  'request-id': z.string().min(1).max(200).regex(/^\P{Cc}*$/u, { error: 'a request id holds no control characters' }).optional().describe('name this request: the same name again answers with its first receipt'),
  ...syntaxCheck,
})

const verifying = landing.extend({
  verify: z.enum(['required', 'report']).default('required').describe('what a cell of the set that fails does to it: refuse it, or be told of'),
  ...isolationOption,
})

const suggestionOptions = z.strictObject({
  author: z.string().regex(/^@?\w[\w-]{0,99}(?:\[bot\])?$/u, { error: 'an author is a login' }).optional().describe('only those of this person'),
  apply: z.boolean().default(false).describe('carry them out; without, they are planned'),
})

function usage(detail: string): Done {
  return refused([{ code: 'invalid_request', detail }])
}

function one(operands: readonly string[], name: string, run: (operand: string) => Promise<Done>): Promise<Done> {
  const [operand, ...more] = operands
  if (operand === undefined || more.length > 0) return Promise.resolve(usage(`give exactly one ${name}`))
  return run(operand)
}

function withDocument(request: CommandRequest, run: (document: string) => Promise<Done>): Promise<Done> {
  return request.document === null ? Promise.resolve(usage('the document is missing')) : run(request.document)
}

function previewRequest(desk: Desk, request: CommandRequest): Promise<Done> {
  return withDocument(request, (document) => (request.foreign === true ? previewForeign(desk, document) : preview(desk, document)))
}

/** Plans and executes a document, or executes the retained plan that the operand names. */
function apply(desk: Desk, request: CommandRequest): Promise<Done> {
  const [operand] = request.operands
  if (request.carried !== undefined) return request.options['dry-run'] === true ? previewCarried(desk, request.carried) : applyCarried(desk, request.carried)
  if (request.options['dry-run'] === true) {
    return operand !== undefined && isPlanId(operand) ? status(desk, operand) : previewRequest(desk, request)
  }
  if (operand !== undefined && isPlanId(operand)) return applyPlan(desk, operand)
  return withDocument(request, (document) => (request.foreign === true ? applyForeign(desk, document) : applyDocument(desk, document)))
}

const BOTH: readonly Door[] = ['cli', 'comment']

export const COMMANDS: readonly Command[] = [
  {
    verb: 'read', summary: 'Show lines with the anchors an edit needs.', operands: 'PATH[:A-B]', doors: BOTH, floor: 'write',
    document: false, options: readOptions,
    run: (desk, { operands, options }) => one(operands, 'PATH', async (path) => read(desk, path, {
      lineAnchors: options['line-anchors'] === true,
      maxTokens: typeof options['max-tokens'] === 'number' ? options['max-tokens'] : (await underPolicy(desk)).limits.readTokens,
    })),
  },
  {
    verb: 'search', summary: 'Show the lines that match a regular expression, with their anchors.', operands: 'PATTERN [PATH…]',
    doors: ['cli'], floor: 'write', document: false, options: none,
    run: (desk, { operands: [pattern, ...paths], searching }) =>
      (pattern === undefined ? Promise.resolve(usage('give a PATTERN')) : search(desk, pattern, paths, present(searching, 'what a search needs'))),
  },
  {
    verb: 'anchors', summary: 'Print the file anchor of many files.', operands: 'PATH…', doors: ['cli'], floor: 'write',
    document: false, options: none, switch: 'changeReceipts', run: (desk, { operands }) => anchors(desk, operands),
  },
  {
    verb: 'edit', summary: 'Make one change of one file.', operands: '[FILE|-]', doors: ['cli'], floor: 'write', document: true,
    options: landing,
    run: (desk, request) => withDocument(request, (document) => (request.options['dry-run'] === true ? previewEdit(desk, document) : edit(desk, document))),
  },
  {
    verb: 'preview', summary: 'Plan a ChangeSet and write nothing.', operands: '[FILE|-]', doors: BOTH, floor: 'write', document: true,
    options: z.strictObject(syntaxCheck), switch: 'changeSet', run: previewRequest,
  },
  {
    verb: 'apply', summary: 'Execute a ChangeSet, or a plan that was previewed.', operands: '[FILE|-|PLAN_ID]', doors: BOTH,
    floor: 'write', document: true, options: verifying, switch: 'changeSet', run: apply,
  },
  {
    verb: 'import', summary: 'Turn a diff or search/replace blocks into a ChangeSet.', operands: '[FILE|-]', doors: ['cli'], floor: 'write',
    document: true, foreign: true, options: none, switch: 'changeSet',
    run: (desk, request) => withDocument(request, (document) => importDocument(desk, document)),
  },
  {
    verb: 'status', summary: 'Show what a plan holds and whether it still applies.', operands: 'PLAN_ID', doors: BOTH, floor: 'write',
    document: false, options: none, switch: 'changeSet', run: (desk, { operands }) => one(operands, 'PLAN_ID', (id) => status(desk, id)),
  },
  {
    verb: 'discard', summary: 'Retire a plan and let its content go.', operands: 'PLAN_ID', doors: BOTH, floor: 'write',
    document: false, options: none, switch: 'changeSet', run: (desk, { operands }) => one(operands, 'PLAN_ID', (id) => discard(desk, id)),
  },
  {
    verb: 'plans', summary: 'List the retained plans.', operands: '', doors: ['cli'], floor: 'write', document: false, options: none,
    switch: 'changeSet', run: (desk) => plans(desk),
  },
  {
    verb: 'receipts', summary: 'Show the ledger, or one receipt of it.', operands: '[RECEIPT_ID]', doors: ['cli'], floor: 'write',
    document: false, options: none, switch: 'changeReceipts', run: (desk, { operands: [id] }) => receipts(desk, id ?? null),
  },
  {
    verb: 'undo', summary: 'Apply the inverse of a receipt, under the same rules.', operands: 'RECEIPT_ID', doors: BOTH, floor: 'write',
    document: false, options: landing.omit({ 'dry-run': true }), switch: 'changeReceipts',
    run: (desk, { operands }) => one(operands, 'RECEIPT_ID', (id) => undo(desk, id)),
  },
  {
    verb: 'approve', summary: 'Approve a plan of somebody else, by its whole id, and execute it when nothing else is missing.', operands: 'PLAN_ID',
    doors: ['comment'], floor: 'write', document: false, options: none, switch: 'changeSet',
    run: (desk, { operands }) => one(operands, 'PLAN_ID', (id) => approvePlan(desk, id)),
  },
  {
    verb: 'check', summary: 'Check the syntax of files by the bundled grammars.', operands: '[PATH…]', doors: BOTH, floor: 'write',
    document: false, options: z.strictObject({ 'fail-on': z.enum(['error']).optional().describe('exit 1 when a file has errors') }),
    run: (desk, { operands, searching }) => check(desk, operands, searching?.listing),
  },
  {
    verb: 'suggestions', summary: 'Plan the open suggestions of a review as one set, or apply them.', operands: '', doors: ['comment'],
    floor: 'write', document: false, options: suggestionOptions, switch: 'changeSet',
    run: (desk, { operands, options }) => (operands.length > 0 ? Promise.resolve(usage('suggestions takes options only'))
      : suggestions(desk, { author: typeof options['author'] === 'string' ? options['author'] : null, apply: options['apply'] === true })),
  },
  {
    verb: 'tx', summary: `Edit many files over several calls, and commit them as one set: ${ACTIONS.join(', ')}.`,
    operands: '[ACTION] [NAME|TXN_ID] [FILE|-]', words: ACTIONS, doors: BOTH,
    floor: 'write', document: true, documentAt: documentOperand, workspace: workspaceOf, options: landing, run: runTransaction,
  },
  ...LANGUAGE_ROWS,
  VERIFY,
  CELL,
  SAMPLES,
]

/** Returns the command of a verb at a door, verbs in any case, or null. */
export function findCommand(verb: string, door: Door): Command | null {
  return COMMANDS.find((command) => command.verb === verb.toLowerCase() && command.doors.includes(door)) ?? null
}

/** Returns whether the switches leave a command on. */
export function isOn(command: Command, switches: Switches): boolean {
  return command.switch === undefined || switches[command.switch]
}
