/**
 * The security cases of `../shared/cases` (HOLDFAST_CASES names another place) that concern paths, comments and authority, read where
 * they lie and run against the double. Their codes are generic: what counts is that a refusal writes nothing, that what is to be
 * ignored gets no answer, and that what is legitimate goes through. Kinds of input that this version has no door for are
 * counted apart, by name.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Checkpoint, Double } from '../github/double.js'
import { issueCommentEvent, pullRequestEvent, reviewCommentEvent } from '../github/events.js'
import type { RoleName } from '../github/scene.js'
import { applyBody, BRANCH, cards, comment, counts, REPOSITORY, run, stage, TEXT, type Ran } from '../action/rig.js'
import { pathProblem } from '../../src/base/path.js'

const file = join(process.env['HOLDFAST_CASES'] ?? fileURLToPath(new URL('../../../shared/cases', import.meta.url)), 'security', 'cases.json')

interface Case {
  readonly id: string
  readonly class: string
  readonly kind: string
  readonly input: unknown
  readonly context?: { readonly tree?: readonly string[] | Readonly<Record<string, unknown>>; readonly prHeadAtJob?: string; readonly policyDigestChanged?: boolean; readonly receipts?: unknown; readonly author?: { readonly login?: string; readonly type?: string } | string }
  readonly expected: { readonly outcome: 'refuse' | 'ignore' | 'inert' | 'accept'; readonly code?: string }
}

const CASES = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }).cases : []

/** What became of a case; `other` names why the contract decides otherwise or another door is meant. */
type Ending = 'passed' | { readonly other: string } | { readonly failed: string }

/** Cases that the contract decides otherwise, by the line of it that does. */
const LISTED: Readonly<Record<string, string>> = {
  'SEC-061': 'a path that begins with a dash is legal, since no path is passed where an option could stand (README of the cases)',
  'SEC-191': 'the author of a plan may shorten its id (page 2.3)',
}

let double: Double
let number: number
let start: Checkpoint

beforeAll(async () => {
  ({ double, number } = await stage())
  start = await double.checkpoint()
})
afterAll(async () => { await double.close() })

interface Gen { readonly prefix?: string; readonly unit?: string; readonly count?: number; readonly suffix?: string; readonly ladder?: string; readonly maxBytes?: number }

/** Returns a string as the case spells it, built where it is described. */
function text(input: unknown): string | null {
  if (typeof input === 'string') return input
  const gen = (input as { readonly $gen?: Gen } | null)?.$gen
  if (gen === undefined) return null
  if (gen.ladder === undefined) return `${gen.prefix ?? ''}${(gen.unit ?? '').repeat(gen.count ?? 0)}${gen.suffix ?? ''}`
  let ladder = ''
  for (let run = 1; ladder.length + run < (gen.maxBytes ?? 0); run++) ladder += `${gen.ladder.repeat(run)} `
  return ladder
}

async function judge(one: Case, ran: Ran, head: string, before: number): Promise<Ending> {
  const { commits } = await counts(double, number, head)
  const moves = double.requests.filter(({ operation, accepted, input }) => operation === 'graphql/updateRefs' && accepted && JSON.stringify(input).includes('refs/heads/')).length
  const outcome = ran.outputs['outcome'] ?? 'nothing'
  const told = `${outcome} ${ran.outputs['refusals'] ?? ''}, ${String(commits)} commits`
  if (double.violations.length > 0) return { failed: double.violations.join('; ') }
  switch (one.expected.outcome) {
    case 'accept': return outcome === 'applied' && commits === 1 ? 'passed' : { failed: told }
    case 'inert': return outcome === 'applied' || (commits === 0 && moves === 0) ? 'passed' : { failed: told }
    case 'ignore': return commits === 0 && moves === 0 && cards(double, number).length === before ? 'passed' : { failed: `${told}, ${String(cards(double, number).length - before)} answers` }
    case 'refuse': return outcome === 'refused' && commits === 0 && moves === 0 ? 'passed' : { failed: told }
  }
}

/** Puts what the case's tree has on the branch; a path that is there in no tree of its own is there where git can hold it and rules alone decide. */
async function plant(one: Case, path: string): Promise<void> {
  const tree = one.context?.tree
  const files = new Map<string, { readonly content: string; readonly mode?: '100644' | '120000' }>()
  if (Array.isArray(tree)) for (const name of tree as string[]) files.set(name, { content: TEXT })
  else for (const [name, entry] of Object.entries(tree ?? {})) {
    const link = entry as { readonly mode?: string; readonly target?: string }
    files.set(name, typeof entry === 'string' ? { content: entry } : link.mode === '120000' ? { content: link.target ?? '', mode: '120000' } : { content: TEXT })
  }
  const stands = one.class === 'path-protected' || one.class === 'path-option' || one.expected.outcome === 'accept' || one.expected.outcome === 'inert'
  if (tree === undefined && stands && pathProblem(path) === null) files.set(path, { content: TEXT })
  if (files.size > 0) await double.commitTo(REPOSITORY, BRANCH, Object.fromEntries(files))
}

async function runPath(one: Case): Promise<Ending> {
  const path = text(one.input)
  if (path === null) return { other: 'no path' }
  if ((one.context as { readonly race?: unknown } | undefined)?.race !== undefined) return { other: 'a working tree is not written through here; test/worktree has the races' }
  await plant(one, path)
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  return judge(one, await run(double, (await comment(double, number, applyBody({ path }))).event), head, 0)
}

/** Returns the plan that a command of the cases names, made here; `aaaa…` stands for it. */
async function planned(): Promise<string> {
  return (await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)).outputs['plan-id'] ?? ''
}

/** Returns a body in our words: our verb, a plan of ours in place of theirs; the head is bound by the files of the plan. */
function inOurWords(body: string, id: string): string {
  return body.replaceAll('/changeset', '/holdfast').replaceAll('changeset-state', 'holdfast:card').replaceAll(/ ?head=[0-9a-f]{40}/gu, '')
    .replaceAll('a'.repeat(64), id).replaceAll(/(?<= )a{12}(?![0-9a-f])/gu, id.slice(0, 15)).replace('/\u0441hangeset', '/\u0441oldfast')
}

async function runComment(one: Case): Promise<Ending> {
  const body = text(one.input)
  if (body === null) return { other: 'no body' }
  const id = await planned()
  if (one.context?.receipts !== undefined) await run(double, (await comment(double, number, `/holdfast apply ${id}`)).event)
  if (one.context?.prHeadAtJob?.startsWith('2') === true) await double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: `pushed\n${TEXT}` } })
  const author = one.context?.author
  const bot = typeof author === 'string' || author?.type === 'Bot'
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const before = cards(double, number).length
  const { event } = await comment(double, number, inOurWords(body, id), bot ? 'other[bot]' : 'ann')
  if (one.context?.policyDigestChanged === true) {
    double.before('git/create-commit', () => double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'paths: [{ match: src, deny: true }]\n' } }))
  }
  double.clearLog()
  const ran = await run(double, event)
  double.clearFaults()
  // The comment itself may look like a card.
  const own = inOurWords(body, id).includes('<!-- holdfast:card:') ? 1 : 0
  return judge(one, ran, head, before + own)
}

interface EventInput {
  readonly event?: string
  readonly issue?: { readonly pull_request: boolean; readonly state: string }
  readonly comment?: { readonly body: string; readonly user: { readonly type?: string; readonly login?: string } }
  readonly permission?: RoleName | { readonly httpStatus: number }
  readonly permissionAtCommit?: RoleName
  readonly run_attempt?: number
  readonly requireSecondApprover?: boolean
  readonly pr?: unknown
}

async function runEvent(one: Case): Promise<Ending> {
  const input = one.input as EventInput
  const id = await planned()
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const before = cards(double, number).length
  if (input.event === 'pull_request_target') {
    double.clearLog()
    return judge(one, await run(double, await pullRequestEvent(double, REPOSITORY, number, { target: true })), head, before)
  }
  if (input.comment === undefined || input.pr !== undefined) return { other: `the event ${input.event ?? 'commit'} is run elsewhere` }
  const body = inOurWords(input.comment.body, id)
  if (input.event === 'pull_request_review_comment') {
    const written = double.addReviewComment(REPOSITORY, number, { author: 'ann', body, path: 'note.txt', line: 1 })
    double.clearLog()
    return judge(one, await run(double, await reviewCommentEvent(double, written)), head, before)
  }
  const author = input.comment.user.type === 'Bot' ? input.comment.user.login ?? 'x[bot]' : 'maint'
  if (typeof input.permission === 'string') double.setPermission(REPOSITORY, author, input.permission)
  if (input.issue?.state === 'closed') double.setPullState(REPOSITORY, number, 'closed')
  if (input.requireSecondApprover === true) await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'paths: [{ match: src, approvals: 1 }]\n' } })
  const where = input.issue?.pull_request === false ? double.addIssue(REPOSITORY, { author }).number : number
  const who = input.requireSecondApprover === true ? 'ann' : author
  const written = double.addComment(REPOSITORY, where, { author: who, body: input.requireSecondApprover === true ? body.replace('apply', 'approve') : body })
  const event = await issueCommentEvent(double, written)
  if (typeof input.permission === 'object') double.setPermission(REPOSITORY, author, 'none')
  if (input.permissionAtCommit !== undefined) double.before('git/create-commit', () => double.setPermission(REPOSITORY, author, input.permissionAtCommit ?? 'none'))
  double.clearLog()
  const later = (input.run_attempt ?? 1) > 1 ? { attempt: 2, now: () => Date.now() + 600 * 3_600_000 } : {}
  const ran = await run(double, event, later)
  double.clearFaults()
  return judge(one, ran, head, before)
}

const RUNNERS: Readonly<Record<string, (one: Case) => Promise<Ending>>> = { 'path': runPath, 'comment-body': runComment, 'event-payload': runEvent }

test('every case of paths, comments and authority ends as it must', async () => {
  const counted = { passed: 0, listed: 0, elsewhere: 0 }
  const failures: string[] = []
  for (const one of CASES) {
    const runner = RUNNERS[one.kind]
    if (runner === undefined) continue
    await double.restore(start)
    double.clearLog()
    const ending = await runner(one)
    const entry = LISTED[one.id]
    if (entry !== undefined) {
      if (ending === 'passed') failures.push(`${one.id}: listed, and no longer fails`)
      else counted.listed++
    } else if (ending === 'passed') counted.passed++
    else if ('other' in ending) counted.elsewhere++
    else failures.push(`${one.id} (${one.class}, ${one.expected.outcome} ${one.expected.code ?? ''}): ${ending.failed}`)
  }
  console.log(`security: ${JSON.stringify(counted)}, failed ${String(failures.length)}`)
  expect(failures).toEqual([])
}, 600_000)
