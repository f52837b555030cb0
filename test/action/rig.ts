/** Runs of the action in this process against the double: no sockets, no child, a runner in memory. */
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { WorkflowEvent } from '../github/events.js'
import type { Double } from '../github/double.js'
import { issueCommentEvent } from '../github/events.js'
import { startGitHub } from '../github/double.js'
import type { DoubleOptions } from '../github/double.js'
import type { Comment } from '../github/types.js'
import { runAction } from '../../src/action/main.js'
import { INPUT_NAMES } from '../../src/action/inputs.js'
import { readInside } from '../../src/host/inside.js'
import { openCells, openCheckouts, openPush } from '../../src/wiring.js'
import { fileAnchor } from '../../src/text/anchor.js'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What a run left behind. */
export interface Ran {
  readonly code: number
  readonly outputs: Readonly<Record<string, string>>
  readonly log: readonly string[]
  readonly summary: string
  readonly secrets: readonly string[]
  readonly files: ReadonlyMap<string, string>
}

export interface RunOptions {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  readonly runId?: number
  readonly attempt?: number
  readonly triggeringActor?: string
  readonly token?: string
  readonly fetch?: typeof fetch
  readonly now?: () => number
  /** The folder that holds the bundles of language services. */
  readonly bundles?: string
  /** Hears of every checkout that services are opened over. */
  readonly opened?: (directory: string) => void
}

/** Runs the action once for an event. */
export async function run(double: Double, event: WorkflowEvent, options: RunOptions = {}): Promise<Ran> {
  const log: string[] = []
  const outputs: Record<string, string> = {}
  const secrets: string[] = []
  const files = new Map<string, string>()
  let summary = ''
  const inputs: Readonly<Record<string, string>> = { token: options.token ?? double.token, ...options.inputs }
  for (const name of Object.keys(inputs)) if (!INPUT_NAMES.includes(name)) throw new Error(`there is no input ${name}`)
  const repository = event.payload['repository'] as { readonly id: number }
  const code = await runAction({
    env: {
      GITHUB_REPOSITORY: event.repository, GITHUB_REPOSITORY_ID: String(repository.id), GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: '/event.json',
      GITHUB_API_URL: double.url, GITHUB_GRAPHQL_URL: double.graphqlUrl, GITHUB_SERVER_URL: double.url, GITHUB_RUN_ID: String(options.runId ?? 7_000_000_001),
      GITHUB_RUN_ATTEMPT: String(options.attempt ?? 1), GITHUB_JOB: 'holdfast', GITHUB_ACTION: '__run', GITHUB_ACTOR: event.actor.login,
      GITHUB_ACTOR_ID: String(event.actor.id), GITHUB_TRIGGERING_ACTOR: options.triggeringActor ?? event.actor.login, GITHUB_REF: event.ref,
      GITHUB_WORKSPACE: '/work', RUNNER_TEMP: '/temp', ...options.env,
    },
    fetch: options.fetch ?? double.fetch, now: options.now ?? (() => Date.now()), sha256, pause: 1, push: openPush({ environment: process.env, now: () => Date.now() }),
    openCells: openCells({ environment: { PATH: process.env['PATH'], GITHUB_WORKSPACE: options.env?.['GITHUB_WORKSPACE'] }, bundles: options.bundles ?? '/nowhere' }),
    openCheckout: (directory, commit, servers) => {
      options.opened?.(directory)
      return openCheckouts({ environment: process.env, bundles: options.bundles ?? '/nowhere' })(directory, commit, servers)
    },
    readFile: (path) => {
      const text = path === '/event.json' ? JSON.stringify(event.payload) : options.files?.[path]
      return text === undefined ? readFile(path, 'utf8') : Promise.resolve(text)
    },
    readInside: (folder, path) => {
      const text = options.files?.[`${folder}/${path}`]
      return text === undefined ? readInside(folder, path) : Promise.resolve(text)
    },
    writeFile: (path, text) => {
      files.set(path, text)
      return Promise.resolve()
    },
    runner: {
      getInput: (name) => inputs[name] ?? '',
      setOutput: (name, value) => { outputs[name] = value },
      setSecret: (value) => { secrets.push(value) },
      info: (message) => { log.push(message) },
      warning: (message) => { log.push(`warning ${message}`) },
      error: (message) => { log.push(`error ${message}`) },
      writeSummary: (markdown) => {
        summary += markdown
        return Promise.resolve()
      },
    },
  })
  return { code, outputs, log, summary, secrets, files }
}

/** Returns the answer that a run wrote to its result file. */
export function resultOf<T>({ files, outputs }: Ran): T {
  return JSON.parse(files.get(outputs['result'] ?? '') ?? 'null') as T
}

export const REPOSITORY = 'octo/demo'
export const BRANCH = 'feature'
export const TEXT = 'one\ntwo\nthree\nfour\nfive\n'

/** A repository with an open pull request, its author may write. */
export async function stage(options: DoubleOptions = {}): Promise<{ readonly double: Double; readonly number: number }> {
  const double = await startGitHub({ listen: false, limits: 'none', ...options })
  await double.addRepository(REPOSITORY, { files: { 'README.md': { content: 'demo\n' }, 'src/a.txt': { content: TEXT }, 'src/b.txt': { content: 'b\n' } } })
  double.setPermission(REPOSITORY, 'ann', 'write')
  await double.commitTo(REPOSITORY, BRANCH, { 'note.txt': { content: 'note\n' } })
  const { number } = await double.addPullRequest(REPOSITORY, { head: BRANCH, author: 'ann' })
  return { double, number }
}

/** The text of a comment that replaces line 2 of `src/a.txt`, anchored to `text`. */
export function applyBody(options: { readonly text?: string; readonly lines?: readonly string[]; readonly verb?: string; readonly path?: string; readonly line?: number; readonly title?: string } = {}): string {
  const { text = TEXT, lines = ['TWO'], verb = 'apply', path = 'src/a.txt', line = 2, title = 'Shout' } = options
  const set = {
    version: 1, title,
    changes: [{ path, expected_anchor: fileAnchor(new TextEncoder().encode(text), sha256), hunks: [{ start: line, end: line, lines }] }],
  }
  return `/holdfast ${verb}\n\n\`\`\`json\n${JSON.stringify(set, null, 2)}\n\`\`\`\n`
}

/** Writes a comment and returns it with its event. */
export async function comment(double: Double, number: number, body: string, author = 'ann'): Promise<{ readonly comment: Comment; readonly event: WorkflowEvent }> {
  const written = double.addComment(REPOSITORY, number, { author, body })
  return { comment: written, event: await issueCommentEvent(double, written) }
}

/** The cards on the pull request. */
export function cards(double: Double, number: number): readonly Comment[] {
  return double.comments(REPOSITORY, number).filter(({ body }) => body.includes('<!-- holdfast:card:'))
}

/** Returns how many commits the branch has that the given one has not, and how many entries the ledger has. */
export async function counts(double: Double, number: number, since: string): Promise<{ readonly commits: number; readonly receipts: number }> {
  const store = double.world.store(double.repository(REPOSITORY))
  const walk = async (from: string | undefined, until: string | undefined): Promise<number> => {
    let count = 0
    for (let at = from; at !== undefined && at !== until; at = (await store.commit(at))?.parents[0]) count++
    return count
  }
  const tip = await double.readRef(REPOSITORY, `refs/holdfast/receipts/pr/${String(number)}`)
  return { commits: await walk(await double.readRef(REPOSITORY, BRANCH), since), receipts: tip === undefined ? 0 : await walk(tip, undefined) - 1 }
}
