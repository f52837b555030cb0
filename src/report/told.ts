/** Answers of reading operations in plain text, for the terminal and, in a fence, for the card. */
import { z } from 'zod'
import { fileReportSchema } from '../engine/receipt.js'
import { anchored } from './refusal-section.js'
import { counted } from './budget.js'
import { renderJson } from './json.js'
import { oneLine } from './markdown.js'

type Ok = Readonly<Record<string, unknown>>

/** One line of a text that is told among others. */
const line = z.string().transform(oneLine)
const maybe = line.nullish().transform((value) => value ?? null)
/** Lines that stand as they are. */
const block = z.string().nullish().transform((value) => value ?? null)

const read = z.object({
  path: line, start: z.number(), count: z.number(), total_lines: z.number(), tokens: z.number(),
  lines: z.array(z.object({ n: z.number(), anchor: z.string().optional(), text: z.string() })),
  file_anchor: maybe, range_anchor: maybe, continues: maybe,
})
const checked = z.object({
  path: line, status: line, reason: maybe,
  errors: z.array(z.object({ line: z.number(), character: z.number(), message: line, excerpt: block })).default([]),
})
const diagnosed = z.object({
  path: line, checked: z.boolean(), reason: maybe,
  items: z.array(z.object({ line: z.number(), character: z.number(), severity: line, message: line })).default([]),
})
const action = z.object({ id: line, title: line, kind: maybe })
const server = z.object({ name: line, languages: z.array(line), path: maybe, remedy: maybe })
const place = z.object({ path: z.string(), line: z.number(), character: z.number(), name: maybe, kind: maybe, text: maybe })
const listedPlan = z.object({ id: line, title: line.default(''), expires_at: maybe })
const listedReceipt = z.object({
  id: line, operation: line, title: line, actor: line, at: line, files: z.array(fileReportSchema),
})
const transaction = z.object({
  id: line, name: line, files: z.array(z.object({ path: line, operation: line })), commits: z.boolean().optional(),
  state: line.default('open'), receipt: maybe,
  chunks: z.array(z.object({ path: line, total: z.number(), missing: z.array(z.number()) })).default([]),
  refusals: z.array(z.object({ message: line })).default([]),
})
const listedTransaction = z.object({ id: line, name: line, expires_at: maybe, files: z.array(line) })
const fileResult = z.object({ path: line, staged: z.boolean(), refusals: z.array(z.object({ message: line })).default([]) })
const cell = z.object({
  samples: z.array(z.object({ name: line, version: z.number(), url: maybe })).default([]), notes: z.array(line).default([]),
  language: z.string(), generation: z.number(), value: block, output: z.string().default(''), state_lost: z.boolean().default(false),
  error: z.object({ name: z.string(), message: z.string(), line: z.number().nullish().transform((n) => n ?? null), excerpt: block }).nullish().transform((error) => error ?? null),
})

/** Characters of a line that no window of the usual size holds beside another. */
const LONG_LINE = 40_000

function tellRead(window: z.infer<typeof read>): string {
  const { path, start, count, total_lines, tokens, continues } = window
  const over = count === 1 && (window.lines[0]?.text.length ?? 0) > LONG_LINE ? ', one line over the cap' : ''
  const shown = count === 0 ? 'empty' : `lines ${start}-${start + count - 1} of ${total_lines}`
  const first = `${path}: ${counted(tokens, 'token')}, ${shown}${over}${continues === null ? '' : `; go on with read ${continues}`}`
  const anchors = [window.file_anchor, window.range_anchor].filter((anchor) => anchor !== null).join('  ')
  const lines = window.lines.map(({ n, anchor, text }) => ({ anchor: anchor ?? String(n), text }))
  return [first, ...(anchors === '' ? [] : [anchors]), ...(lines.length === 0 ? [] : ['', anchored(lines)])].join('\n')
}

function tellCell({ language, generation, value, output, error, state_lost, samples, notes }: z.infer<typeof cell>): string {
  return [
    ...(error === null ? [] : [`${error.name}: ${error.message}${error.line === null ? '' : ` (line ${error.line})`}`, ...(error.excerpt === null ? [] : [error.excerpt])]),
    ...(output === '' ? [] : [output.replace(/\n$/u, '')]),
    ...(value === null ? [] : [`= ${value}`]),
    ...samples.map(({ name, version, url }) => `sample ${name}, version ${version}: ${url ?? 'among the artifacts of the run that showed it'}`), ...notes.map((note) => `note: ${note}`),
    `${language}, generation ${generation}${state_lost ? '; the state before it is lost' : ''}`,
  ].join('\n')
}

function tellTransaction({ id, name, files, chunks, commits, state, receipt, refusals }: z.infer<typeof transaction>): string {
  if (state === 'committed') return `${id}  ${name}, committed${receipt === null ? '' : `: ${receipt}`}`
  if (state === 'rolled_back') return `${id}  ${name}, rolled back`
  return [
    `${id}  ${name}, ${counted(files.length, 'file')} staged${commits === false ? '; it would not commit now' : ''}`,
    ...files.map(({ path, operation }) => `  ${operation} ${path}`),
    ...chunks.map(({ path, total, missing }) => `  ${path}: ${missing.length === 0 ? 'all' : `${total - missing.length} of`} ${counted(total, 'part')} came`),
    ...refusals.map(({ message }) => `  ${message}`),
  ].join('\n')
}

function tellPlace({ path, line, character, name, kind, text }: z.infer<typeof place>): string {
  const what = name === null ? text?.trim() ?? '' : `${kind ?? ''} ${name}`.trim()
  return `${path}:${line}:${character}  ${what}`
}

/** Returns the teller of a list: one text an item, or a sentence when there is none. */
function list<T>(item: z.ZodType<T>, tell: (value: T) => string, none: string): (value: unknown) => string | null {
  return (value) => {
    const { data } = z.array(item).safeParse(value)
    return data === undefined ? null : data.length === 0 ? none : data.map(tell).join('\n')
  }
}

function one<T>(item: z.ZodType<T>, tell: (value: T) => string): (value: unknown) => string | null {
  return (value) => {
    const { data } = item.safeParse(value)
    return data === undefined ? null : tell(data)
  }
}

const reason = (text: string | null): string => (text === null ? '' : ` (${text})`)

/** What tells each member that an `ok` answer may have. */
const TELLERS: Readonly<Record<string, (value: unknown) => string | null>> = {
  check: list(checked, ({ path, status, reason: why, errors }) => [
    `${path}: ${status}${reason(why)}`,
    ...errors.map(({ line, character, message, excerpt }) => `  ${line}:${character} ${message}${excerpt === null ? '' : `\n${excerpt}`}`),
  ].join('\n'), 'No files were checked.'),
  diagnostics: list(diagnosed, ({ path, checked: was, reason: why, items }) => [
    `${path}: ${was ? counted(items.length, 'problem') : `not checked${reason(why)}`}`,
    ...items.map(({ line, character, severity, message }) => `  ${line}:${character} ${severity}: ${message}`),
  ].join('\n'), 'No files were checked.'),
  definitions: list(place, tellPlace, 'Nothing defines it here.'),
  references: list(place, tellPlace, 'There are no references.'),
  symbols: list(place, tellPlace, 'There are no symbols.'),
  actions: list(action, ({ id, title, kind }) => `${id}  ${title}${reason(kind)}`, 'There are no code actions here.'),
  servers: list(server, ({ name, languages, path, remedy }) =>
    `${name} (${languages.join(', ')}): ${path ?? `not installed${remedy === null ? '' : `; ${remedy}`}`}`, 'No language servers are known.'),
  plans: list(listedPlan, ({ id, title, expires_at }) => `${id}  ${title}${expires_at === null ? '' : `, until ${expires_at}`}`, 'There are no open plans.'),
  receipts: list(listedReceipt, ({ id, operation, title, actor, at, files }) =>
    `${id}\n  ${at} ${operation} by ${actor}, ${counted(files.length, 'file')}${title === '' ? '' : `: ${title}`}`, 'There are no receipts yet.'),
  transaction: one(transaction, tellTransaction),
  transactions: list(listedTransaction, ({ id, name, expires_at, files }) =>
    `${id}  ${name}, ${counted(files.length, 'file')}${expires_at === null ? '' : `, until ${expires_at}`}`, 'There are no open transactions.'),
  results: list(fileResult, ({ path, staged, refusals }) =>
    [`${path}: ${staged ? 'staged' : 'not staged'}`, ...refusals.map(({ message }) => `  ${message}`)].join('\n'), 'No files were named.'),
  cell: one(cell, tellCell),
  changeset: (value) => (typeof value === 'object' && value !== null ? renderJson(value, 2) : null),
}

function tellMember(name: string, value: unknown): string {
  const teller = Object.hasOwn(TELLERS, name) ? TELLERS[name] : undefined
  const told = teller?.(value)
  if (told !== undefined && told !== null) return told
  if (typeof value === 'object' && value !== null) return `${name}: ${renderJson(value, 2)}`
  return ['help', 'message', 'text'].includes(name) ? String(value) : `${name}: ${String(value)}`
}

/** Returns an `ok` answer in lines for people; hidden characters still stand in it. */
export function tellOk(answer: Ok): string {
  const { data } = read.safeParse(answer)
  if (data !== undefined) return tellRead(data)
  return Object.entries(answer).filter(([name, value]) => name !== 'outcome' && value !== null && value !== undefined).map(([name, value]) => tellMember(name, value)).join('\n')
}
