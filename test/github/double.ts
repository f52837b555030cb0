/**
 * A stateful stand-in for GitHub for tests and the demo.
 *
 *   const github = await startGitHub({})
 *   const repository = await github.addRepository('octo/app')
 *   const head = await github.commitTo('octo/app', 'feature', { 'a.txt': { content: 'one\n' } })
 *   const pull = await github.addPullRequest('octo/app', { head: 'feature', author: 'ann' })
 *   … let the code under test talk to github.url, or give it github.fetch …
 *   expect(github.violations).toEqual([])
 *   await github.close()
 *
 * Promises: git state is real (bare repositories, moved only by git); every request and answer is checked against GitHub's
 * descriptions; what is wrong is in `violations`. Does not promise: anything that no client of ours uses.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Contract } from './contract.js'
import type { OpenApi } from './contract.js'
import type { FaultAction, Matcher, RequestInfo } from './faults.js'
import type { Exchange } from './http-types.js'
import { githubLimits, noLimits } from './limits.js'
import type { Limits } from './limits.js'
import { Router } from './router.js'
import type { Violation } from './router.js'
import { Scene } from './scene.js'
import type { TokenOptions } from './scene.js'
import { inProcessFetch, listen } from './server.js'
import type { State } from './types.js'
import { World } from './world.js'

/** How a double is set up; everything has a default. */
export interface DoubleOptions {
  /** Where bare repositories go; a new temporary folder otherwise, removed by `close`. */
  readonly root?: string
  /** Open a port. Without it only `fetch` works. Default true. */
  readonly listen?: boolean
  /** Milliseconds that every request takes at least. */
  readonly latency?: number
  /** Rate limits: GitHub's (default), none, or some of your own. */
  readonly limits?: 'github' | 'none' | Partial<Limits>
  /** The time; the machine's clock otherwise. */
  readonly clock?: () => Date
  /** The default token's value and rights. */
  readonly token?: TokenOptions
  /** Bytes at which GraphQL cuts `Blob.text`. */
  readonly blobTextLimit?: number
  /** Entries at which a tree listing is cut. */
  readonly treeLimit?: number
  /** Refs that the `updateRefs` mutation takes: any (default), only branches and tags, or none (as for a token that may not). */
  readonly updateRefs?: 'any' | 'branches-and-tags' | 'off'
  /** The two contract files' contents, for a bundle that has no folder `contract` beside it. */
  readonly contract?: { readonly openapi: OpenApi; readonly sdl: string }
}

/** A moment to go back to: all refs and all state. */
export interface Checkpoint {
  readonly state: State
  readonly refs: ReadonlyMap<string, ReadonlyMap<string, string>>
}

let loaded: Promise<{ readonly openapi: OpenApi; readonly sdl: string }> | undefined

async function load(): Promise<{ readonly openapi: OpenApi; readonly sdl: string }> {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'contract')
  const [openapi, sdl] = await Promise.all([readFile(join(folder, 'openapi.json'), 'utf8'), readFile(join(folder, 'schema.graphql'), 'utf8')])
  return { openapi: JSON.parse(openapi) as OpenApi, sdl }
}

/** A running double. */
export class Double extends Scene {
  /** Base URL of REST (`GITHUB_API_URL`); GraphQL is below it, git at `<url>/<owner>/<repo>.git`. */
  readonly url: string
  /** `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string
  /** A `fetch` straight into the double, without sockets. */
  readonly fetch: typeof fetch
  readonly #router: Router
  readonly #close: () => Promise<void>

  constructor(world: World, router: Router, url: string, token: string, close: () => Promise<void>) {
    super(world, token)
    this.url = url
    this.graphqlUrl = `${url}/graphql`
    this.fetch = inProcessFetch(router)
    this.#router = router
    this.#close = close
  }

  /** Every exchange so far, in the order in which they ended. */
  get requests(): readonly Exchange[] {
    return this.#router.requests
  }

  /** What broke the contract so far; a test ends with this being empty. */
  get violations(): readonly Violation[] {
    return this.#router.violations
  }

  /** Forgets the log, the violations and the rate counters, but no state. */
  clearLog(): void {
    this.#router.requests.length = 0
    this.#router.violations.length = 0
    this.#router.counter.reset()
  }

  /** Milliseconds that every request takes at least. */
  set latency(ms: number) {
    this.#router.latency = ms
  }

  /** Lets matching requests go wrong, once unless `times` says otherwise. The answer takes the fault away. */
  fault(matcher: Matcher, action: FaultAction): () => void {
    return this.#router.faults.add(matcher, action)
  }

  /** Runs something just before a matching request is handled. Once unless `times` says otherwise. */
  before(matcher: Matcher, hook: (info: RequestInfo) => unknown): () => void {
    return this.#router.before.add(matcher, async (info) => { await hook(info); })
  }

  /** Runs something after a matching request took effect, before the client sees the answer. */
  after(matcher: Matcher, hook: (info: RequestInfo) => unknown): () => void {
    return this.#router.after.add(matcher, async (info) => { await hook(info); })
  }

  /** Takes all faults and hooks away. */
  clearFaults(): void {
    this.#router.faults.clear()
    this.#router.before.clear()
    this.#router.after.clear()
  }

  /** Remembers all state and refs. Objects stay in the repositories either way. */
  async checkpoint(): Promise<Checkpoint> {
    const refs = new Map<string, ReadonlyMap<string, string>>()
    for (const [name, store] of this.world.stores) refs.set(name, await store.refs())
    return { state: structuredClone(this.world.state), refs }
  }

  /** Goes back to a checkpoint of this double and clears log and faults. Repositories made since are forgotten. */
  async restore(checkpoint: Checkpoint): Promise<void> {
    this.world.state = structuredClone(checkpoint.state)
    for (const [name, then] of checkpoint.refs) await this.world.stores.get(name)?.resetRefs(then)
    this.clearFaults()
    this.clearLog()
  }

  /** Stops everything and removes what it made. */
  async close(): Promise<void> {
    await this.#close()
  }
}

/** Starts a double. */
export async function startGitHub(options: DoubleOptions = {}): Promise<Double> {
  const { openapi, sdl } = options.contract ?? await (loaded ??= load())
  const root = options.root ?? await mkdtemp(join(tmpdir(), 'github-double-'))
  const world = new World({
    root, clock: options.clock ?? (() => new Date()), blobTextLimit: options.blobTextLimit ?? 512_000, treeLimit: options.treeLimit ?? 100_000,
  })
  world.updateRefs = options.updateRefs ?? 'any'
  const limits = options.limits ?? 'github'
  const router = new Router(world, Contract.of(openapi), sdl, limits === 'github' ? githubLimits : limits === 'none' ? noLimits : { ...noLimits, ...limits }, options.latency ?? 0)
  const server = options.listen === false ? undefined : await listen(router)
  const url = server?.url ?? 'http://github.test'
  world.urls = { api: url, html: url }
  const token = new Scene(world, '').addToken(options.token ?? {})
  return new Double(world, router, url, token, async () => {
    await server?.close()
    await Promise.all([...world.stores.values()].map((store) => store.close()))
    if (options.root === undefined) await rm(root, { recursive: true, force: true, maxRetries: 5 })
  })
}
