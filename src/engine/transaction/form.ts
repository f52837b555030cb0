/** Transactions as they are kept: staged content and chunks by digest; read back with suspicion. */
import { z } from 'zod'
import type { Sha256 } from '../../base/digest.js'
import { decode, utf8 } from '../../base/encoding.js'
import type { Form, Spelling } from '../ports.js'
import { NO_TRANSACTIONS, type Chunks, type Claim, type RetiredTransaction, type Touched, type Transaction, type Transactions } from './transaction.js'

const digest = z.string().regex(/^[0-9a-f]{64}$/u)
const mode = z.enum(['100644', '100755'])

const touchedForm = z.strictObject({
  path: z.string(),
  first: z.strictObject({ mode, sha256: digest, anchor: z.string() }).nullable(),
  staged: z.strictObject({ mode, sha256: digest }).nullable(),
  chunks: z.strictObject({ total: z.int(), parts: z.array(z.strictObject({ seq: z.int(), sha256: digest })) }).nullable(),
})

const transactionForm = z.strictObject({
  id: z.string(), name: z.string(), author: z.string(), created_at: z.number(), expires_at: z.number(), revision: z.int(),
  calls: z.array(z.string()), touched: z.array(touchedForm),
  claim: z.strictObject({ request_id: z.string(), by: z.string(), until: z.number(), process: z.string().optional() }).nullable(),
})

const indexForm = z.strictObject({
  version: z.literal(1),
  open: z.array(transactionForm),
  retired: z.array(z.strictObject({
    id: z.string(), name: z.string(), state: z.enum(['committed', 'rolled_back', 'expired']), at: z.number(),
    request_id: z.string().optional(), receipt: z.string().optional(),
  })),
})

type IndexForm = z.infer<typeof indexForm>
type TransactionForm = z.infer<typeof transactionForm>
type TouchedForm = z.infer<typeof touchedForm>
type Contents = ReadonlyMap<string, Uint8Array>

function partBytes(lines: readonly string[]): Uint8Array {
  return utf8(lines.map((line) => `${line}\n`).join(''))
}

function partLines(bytes: Uint8Array): string[] {
  return decode(bytes).split('\n').slice(0, -1)
}

function claimForm({ requestId, ...rest }: Claim): NonNullable<TransactionForm['claim']> {
  return { request_id: requestId, ...rest }
}

function restoreClaim({ request_id, by, until, process }: NonNullable<TransactionForm['claim']>): Claim {
  return { requestId: request_id, by, until, ...(process === undefined ? {} : { process }) }
}

/** Returns the transactions as JSON says them, their contents put into `contents`. */
function printOpen({ open }: Transactions, sha256: Sha256, contents: Map<string, Uint8Array>): TransactionForm[] {
  const put = (bytes: Uint8Array): string => {
    const name = sha256(bytes)
    contents.set(name, bytes)
    return name
  }
  const chunksForm = ({ total, parts }: Chunks): TouchedForm['chunks'] =>
    ({ total, parts: [...parts].map(([seq, lines]) => ({ seq, sha256: put(partBytes(lines)) })) })
  return open.map(({ id, name, author, createdAt, expiresAt, revision, calls, touched, claim }) => ({
    id, name, author, created_at: createdAt, expires_at: expiresAt, revision, calls: [...calls],
    claim: claim === null ? null : claimForm(claim),
    touched: touched.map(({ path, first, staged, chunks }) => ({
      path, first, staged: staged === null ? null : { mode: staged.mode, sha256: put(staged.bytes) },
      chunks: chunks === null ? null : chunksForm(chunks),
    })),
  }))
}

function print({ open, retired }: Transactions, sha256: Sha256): ReturnType<Form<Transactions>['print']> {
  const contents = new Map<string, Uint8Array>()
  const form: IndexForm = {
    version: 1, open: printOpen({ open, retired }, sha256, contents),
    retired: retired.map(({ requestId, ...rest }) => ({ ...rest, ...(requestId === undefined ? {} : { request_id: requestId }) })),
  }
  return { index: `${JSON.stringify(form)}\n`, contents }
}

function digestsOf(form: TransactionForm): string[] {
  return form.touched.flatMap(({ staged, chunks }) => [...(staged === null ? [] : [staged.sha256]), ...(chunks?.parts ?? []).map((part) => part.sha256)])
}

function restoreTouched({ path, first, staged, chunks }: TouchedForm, contents: Contents): Touched | null {
  const bytes = staged === null ? undefined : contents.get(staged.sha256)
  if (staged !== null && bytes === undefined) return null
  const parts = new Map((chunks?.parts ?? []).flatMap(({ seq, sha256 }) => {
    const part = contents.get(sha256)
    return part === undefined ? [] : [[seq, partLines(part)] as const]
  }))
  if (chunks !== null && parts.size !== chunks.parts.length) return null
  return {
    path, first, staged: staged === null || bytes === undefined ? null : { mode: staged.mode, bytes },
    chunks: chunks === null ? null : { total: chunks.total, parts },
  }
}

/** Returns the transaction that a form spells, or null when content of it is absent. */
function restore(form: TransactionForm, contents: Contents): Transaction | null {
  const { id, name, author, created_at, expires_at, revision, calls, claim } = form
  const touched = form.touched.flatMap((one) => restoreTouched(one, contents) ?? [])
  if (touched.length !== form.touched.length) return null
  return {
    id, name, author, createdAt: created_at, expiresAt: expires_at, revision, calls, touched,
    claim: claim === null ? null : restoreClaim(claim),
  }
}

function restoreRetired({ request_id, receipt, ...rest }: IndexForm['retired'][number]): RetiredTransaction {
  return { ...rest, ...(request_id === undefined ? {} : { requestId: request_id }), ...(receipt === undefined ? {} : { receipt }) }
}

function spell(form: IndexForm): Spelling<Transactions> {
  return {
    digests: [...new Set(form.open.flatMap(digestsOf))],
    restore: (contents) => {
      const read = form.open.map((one) => ({ id: one.id, transaction: restore(one, contents) }))
      return {
        value: { open: read.flatMap(({ transaction }) => transaction ?? []), retired: form.retired.map(restoreRetired) },
        passedOver: read.flatMap(({ id, transaction }) => (transaction === null ? [`the transaction ${id} has lost its content and was passed over`] : [])),
      }
    },
  }
}

/** Returns the form in which transactions are kept. */
export function transactionForms(sha256: Sha256): Form<Transactions> {
  return {
    name: 'transactions', empty: NO_TRANSACTIONS,
    print: (all) => print(all, sha256),
    parse: (index) => {
      try {
        const parsed = indexForm.safeParse(JSON.parse(index))
        return parsed.success ? spell(parsed.data) : null
      } catch {
        // Because what is no JSON spells nothing, like all else that the schema refuses.
        return null
      }
    },
  }
}
