/**
 * What the words of a command line or comment, and the document beside them, say as the arguments of `edit_transaction`.
 *
 *   tx begin NAME | tx ACTION [TXN_ID] | tx list             then perhaps FILE or "-" for the document, on the command line
 *   document = the arguments, or { "transaction": the arguments }; what it repeats of the words must agree with them
 */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { parseJson } from '../changeset/json.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import { editTransaction, transactions } from './transactions.js'

/** Every action, and `list`, which is about all transactions. */
export const ACTIONS = ['begin', 'edit', 'edit_multi', 'edit_chunk', 'assemble', 'commit', 'undo_commit', 'rollback', 'info', 'list'] as const
/** Actions whose words say everything. */
const WORDY = ['begin', 'commit', 'undo_commit', 'rollback', 'info', 'list']
/** Actions that can be tried without effect, and those that have none. */
const TRIED = ['edit', 'edit_multi', 'commit']
const LOOKING = ['info', 'list']

/** What a door brings: words, options by name, and where the directory lies that paths are relative to, absent where it is implied. */
interface TransactionRequest {
  readonly operands: readonly string[]
  readonly document: string | null
  readonly options: Readonly<Record<string, unknown>>
  readonly prefix?: string
}

interface Words {
  /** What the words say as arguments. */
  readonly said: Readonly<Record<string, string>>
  readonly rest: readonly string[]
}

function isId(word: string | undefined): boolean {
  return word?.startsWith('tx-') === true
}

function readWords([action, ...more]: readonly string[]): Words {
  if (action === undefined || action === '-') return { said: {}, rest: action === undefined ? [] : [action, ...more] }
  const [first, ...rest] = more
  if (first === undefined || first === '-') return { said: { action }, rest: more }
  if (action === 'begin') return { said: { action, name: first }, rest }
  return isId(first) || WORDY.includes(action) ? { said: { action, txn_id: first }, rest } : { said: { action }, rest: more }
}

/** Returns where the document of these words is: a file, or standard input for `-`; null where they need none. */
export function documentOperand(operands: readonly string[]): string | null {
  const { said, rest: [file] } = readWords(operands)
  const { action = '' } = said
  if (file !== undefined) return file
  const isWhole = action === 'list' || (WORDY.includes(action) && Object.keys(said).length > 1)
  return isWhole ? null : '-'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the arguments that a document holds, unwrapped. Refuses: invalid_request. */
function unwrap(document: string): Outcome<Readonly<Record<string, unknown>>> {
  const json = parseJson(document)
  if (!json.ok) return json
  const { value } = json
  const wrapped = isObject(value) && Object.hasOwn(value, 'transaction')
  if (wrapped && Object.keys(value).some((name) => name !== 'transaction' && name !== 'version')) {
    return refuse({ code: 'invalid_request', detail: 'beside transaction a document holds nothing but version' })
  }
  if (wrapped && 'version' in value && value['version'] !== 1) return refuse({ code: 'unsupported_version', detail: 'a transaction document', expected: '1' })
  const given: unknown = wrapped ? value['transaction'] : value
  return isObject(given) ? ok(given) : refuse({ code: 'invalid_request', detail: 'the arguments of a transaction are a JSON object' })
}

/** Returns whether a document is one of a transaction. */
export function isTransactionDocument(document: string): boolean {
  const json = parseJson(document)
  return json.ok && isObject(json.value) && Object.hasOwn(json.value, 'transaction')
}

/** Returns the directory that a document names as its `workspace_dir`, or null. */
export function workspaceOf(document: string | null): string | null {
  const given = document === null ? null : unwrap(document)
  const named = given?.ok === true ? given.value['workspace_dir'] : undefined
  return typeof named === 'string' ? named : null
}

/** Returns the arguments that words, document and options say together. Refuses: invalid_request, unsupported_version. */
function transactionArguments(
  operands: readonly string[], document: string | null, options: Readonly<Record<string, unknown>>,
): Outcome<Readonly<Record<string, unknown>>> {
  const given = document === null ? ok({}) : unwrap(document)
  if (!given.ok) return given
  const { said, rest } = readWords(operands)
  if (rest.length > 1) return refuse({ code: 'invalid_request', detail: `${rest.slice(1).join(' ')} is too much: ACTION, NAME or TXN_ID, and a document` })
  const members: Readonly<Record<string, unknown>> = given.value
  const action = said['action'] ?? String(members['action'])
  const dry = options['dry-run'] === true && !LOOKING.includes(action)
  if (dry && !TRIED.includes(action)) return refuse({ code: 'invalid_request', detail: `with dry-run nothing is kept or written, and ${action} cannot be tried` })
  const words = { ...said, ...(dry ? { dry_run: true } : {}) }
  const conflict = Object.entries(words).find(([name, value]) => Object.hasOwn(members, name) && members[name] !== value)
  if (conflict !== undefined) {
    const [name, value] = conflict
    return refuse({ code: 'invalid_request', detail: `the command says ${name} ${String(value)}, and the document ${JSON.stringify(members[name]).slice(0, 80)}` })
  }
  return ok({ ...members, ...words })
}

/** Returns what came of `tx`. Refuses: invalid_request, unsupported_version, and what `editTransaction` refuses. */
export async function runTransaction(desk: Desk, { operands, document, options, prefix }: TransactionRequest): Promise<Done> {
  const given = transactionArguments(operands, document, options)
  if (!given.ok) return refused(given.refusals)
  const { value } = given
  if (value['action'] === 'list') return transactions(desk)
  if (prefix === undefined && value['workspace_dir'] !== undefined) {
    return refused([{ code: 'invalid_request', detail: 'workspace_dir is implied here: paths are relative to the root of the repository' }])
  }
  return editTransaction(desk, value, prefix ?? '')
}
