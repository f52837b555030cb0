/** Paths, comments and authority: what a comment on a pull request brings. */
import { existsSync } from 'node:fs'
import { issueCommentEvent, pullRequestEvent, pushEvent, reviewCommentEvent } from '../github/events.js'
import type { RoleName } from '../github/scene.js'
import { applyBody, BRANCH, cards, comment, REPOSITORY, run, TEXT } from '../action/rig.js'
import { pathProblem } from '../../src/base/path.js'
import { judge, text, type Case, type Ending, type Stage } from './cases.js'

/** Puts what the case's tree has on the branch; a path that is there in no tree of its own is there where git can hold it and rules alone decide. */
async function plant({ double }: Stage, one: Case, path: string): Promise<void> {
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

/** A path, by a ChangeSet in a comment. */
export async function runPath(stage: Stage, one: Case): Promise<Ending> {
  const { double, number } = stage
  const path = text(one.input)
  if (path === null) return { other: 'no path' }
  if ((one.context as { readonly race?: unknown } | undefined)?.race !== undefined) return { other: 'a working tree is not written through here; test/worktree has the races' }
  await plant(stage, one, path)
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  return judge(stage, one, await run(double, (await comment(double, number, applyBody({ path }))).event), head, 0)
}

/** Returns the plan that a command of the cases names, made here; `aaaa…` stands for it. */
async function planned({ double, number }: Stage): Promise<string> {
  return (await run(double, (await comment(double, number, applyBody({ verb: 'preview' }))).event)).outputs['plan-id'] ?? ''
}

/** Returns a body in our words: our verb, a plan of ours in place of theirs; the head is bound by the files of the plan. */
function inOurWords(body: string, id: string): string {
  return body.replaceAll('/changeset', '/holdfast').replaceAll('changeset-state', 'holdfast:card').replaceAll(/ ?head=[0-9a-f]{40}/gu, '')
    .replaceAll('a'.repeat(64), id).replaceAll(/(?<= )a{12}(?![0-9a-f])/gu, id.slice(0, 15)).replace('/\u0441hangeset', '/\u0441oldfast')
}

/** A comment. */
export async function runComment(stage: Stage, one: Case): Promise<Ending> {
  const { double, number } = stage
  const body = text(one.input)
  if (body === null) return { other: 'no body' }
  const id = await planned(stage)
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
  return judge(stage, one, ran, head, before + own)
}

interface EventInput {
  readonly event?: string
  readonly issue?: { readonly pull_request: boolean; readonly state: string }
  readonly comment?: { readonly body: string; readonly user: { readonly type?: string; readonly login?: string } }
  readonly permission?: RoleName | { readonly httpStatus: number }
  readonly permissionAtCommit?: RoleName
  readonly run_attempt?: number
  readonly requireSecondApprover?: boolean
  readonly pr?: { readonly head: { readonly ref: string } }
  readonly env?: Readonly<Record<string, string>>
  readonly mutation?: object
}

/** What starts no command, comes under another repository's name, or lands a commit that bears our trailers just before ours. */
async function runOther(stage: Stage, one: Case, { event, env, mutation }: EventInput): Promise<Ending> {
  const { double, number } = stage
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  if (event === 'push') return judge(stage, one, await run(double, await pushEvent(double, REPOSITORY, BRANCH)), head, 0)
  const { event: asked } = await comment(double, number, applyBody())
  if (env?.['GITHUB_REPOSITORY'] !== undefined) {
    return judge(stage, one, await run(double, asked, { env: { GITHUB_REPOSITORY: env['GITHUB_REPOSITORY'] } }), head, 0)
  }
  if (mutation === undefined) return { other: `the event ${event ?? 'without a name'}` }
  let theirs = head
  double.before('graphql/updateRefs', async () => {
    const messages = double.requests.filter(({ operation }) => operation === 'git/create-commit').map(({ input }) => (input as { readonly message: string }).message)
    const trailers = messages.find((message) => message.includes('Co-authored-by')) ?? ''
    theirs = await double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: 'theirs\n' } }, { message: trailers, author: 'attacker' })
  })
  return judge(stage, one, await run(double, asked), theirs, 0)
}

/** A pull request whose branch has an odd name. */
async function runOddBranch({ double }: Stage, one: Case, name: string): Promise<Ending> {
  await double.commitTo(REPOSITORY, name, { 'note.txt': { content: 'odd\n' } })
  const { number } = await double.addPullRequest(REPOSITORY, { head: name, author: 'ann' })
  const ran = await run(double, (await comment(double, number, applyBody())).event)
  return existsSync('PWNED') ? { failed: 'a shell ran' } : judge({ double, number }, one, ran, await double.readRef(REPOSITORY, BRANCH) ?? '', 0)
}

/** An event. */
export async function runEvent(stage: Stage, one: Case): Promise<Ending> {
  const { double, number } = stage
  const input = one.input as EventInput
  const id = await planned(stage)
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const before = cards(double, number).length
  if (input.event === 'pull_request_target') {
    double.clearLog()
    return judge(stage, one, await run(double, await pullRequestEvent(double, REPOSITORY, number, { target: true })), head, before)
  }
  if (input.comment === undefined) return runOther(stage, one, input)
  if (input.pr !== undefined) return runOddBranch(stage, one, input.pr.head.ref)
  const body = inOurWords(input.comment.body, id)
  if (input.event === 'pull_request_review_comment') {
    const written = double.addReviewComment(REPOSITORY, number, { author: 'ann', body, path: 'note.txt', line: 1 })
    double.clearLog()
    return judge(stage, one, await run(double, await reviewCommentEvent(double, written)), head, before)
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
  return judge(stage, one, ran, head, before)
}
