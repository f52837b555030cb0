/** The place that joins the adapters: everything local, for one directory. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sha256 } from './base/digest.js'
import { ok, refuse, type Outcome } from './base/outcome.js'
import type { Desk } from './engine/desk.js'
import type { Language } from './engine/language.js'
import type { Mark, Samples, SampleSummary } from './engine/samples.js'
import type { Trial, Verification, Workshop } from './engine/workshop.js'
import type { Blocks, Ledger, ShelfStore, SyntaxCheck, Target, TransactionStore } from './engine/ports.js'
import { expire } from './engine/retention.js'
import type { Push } from './forge/by-push.js'
import type { ClientOptions } from './forge/client.js'
import type { Finding } from './forge/doctor.js'
import { shelfForms } from './engine/shelf-form.js'
import { transactionForms } from './engine/transaction/form.js'
import { expireTransactions } from './engine/transaction/life.js'
import { openBranchTarget } from './git/branch-target.js'
import { filesOfCheckout } from './git/checkout.js'
import { openLedger } from './git/ledger.js'
import { listFiles } from './git/listing.js'
import type { Spawning } from './git/plumbing.js'
import { localOwner } from './git/owner.js'
import { pushTo } from './git/remote-push.js'
import { exportCommit } from './git/export.js'
import { openRecorder } from './git/recorder.js'
import { openRepository, type Repository } from './git/repository.js'
import { dropLost, openKept } from './git/kept.js'
import { unrun } from './git/unrun.js'
import { openInBrowser } from './host/browser.js'
import { now as systemNow, randomName, systemClock } from './host/clock.js'
import { realFiles, type Files } from './host/files.js'
import { openLifetimes, type Lifetimes } from './host/lifetime.js'
import { openPipe } from './host/pipe.js'
import { run } from './host/process.js'
import { startServer } from './host/server.js'
import { sha256 } from './host/sha256.js'
import type { ServerList } from './language/lsp/list.js'
import type { ServerTerms, ServerWalls } from './language/lsp/walled.js'
import type { Bridge } from './workshop/runtime.js'
import type { SampleStore } from './samples/store.js'
import type { Place } from './worktree/place.js'
import type { Recovery } from './worktree/recovery.js'
import { openCommit, openWorktree, recover } from './worktree/target.js'

export type { ListedServer, ServerList } from './language/lsp/list.js'
export type { ServerTerms } from './language/lsp/walled.js'
export type { Bridge, BridgeAnswer } from './workshop/runtime.js'

/** How long a second process waits for the first, in milliseconds. */
const PATIENCE = 10_000

export interface LocalOptions {
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly files?: Files
  readonly spawning?: Spawning
  readonly lifetimes?: Lifetimes
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly random?: () => string
  /** How long a second process waits for the first, in milliseconds. */
  readonly patience?: number
  /** The folder that holds the bundles `language` and `typescript`; without it there are no language services. */
  readonly bundles?: string
  /** Hears of stored things that were passed over because they are not what they say, one sentence each. */
  readonly notice?: (words: string) => void
}

/** How much `gc` let go. */
export interface Swept {
  readonly plans: number; readonly transactions: number; readonly worktrees: number
}

/** How cells run. */
export interface CellOptions {
  readonly isolation: 'required' | 'best-effort'
  /** Absent where cells reach nothing. */
  readonly bridge?: Bridge
  /** How samples are shown; absent where they are off. */
  readonly samples?: SampleOptions
}

/** How samples are shown. */
export interface SampleOptions {
  /** Whether the door lasts, so that a page can be read between cells. */
  readonly lasting: boolean
  readonly notice: (words: string) => void
}

/** The samples of a working tree, for the reader. */
export interface LocalSamples {
  list(): Promise<readonly SampleSummary[]>
  marks(name: string): Promise<readonly Mark[]>
  /** Serves the newest version of a name, and shows it; returns its address and what ends that, or null where there is none. */
  show(name: string): Promise<{ readonly url: string; close(): Promise<void> } | null>
  discard(name: string): Promise<boolean>
}

/** Everything local. `close` ends what was started for it. */
export interface Local {
  /** `local/<worktree>`. */
  readonly owner: string
  /** The top of the working tree, absolute. */
  readonly root: string
  readonly sha256: Sha256
  readonly targets: {
    /** The working tree, for `apply`. */
    readonly worktree: Target
    /** Working tree and current branch, for `apply --commit`. */
    readonly commit: Target
    /** Returns a branch that is checked out nowhere, for `apply --branch`. */
    branch(name: string): Target
  }
  readonly ledger: Ledger
  /** Returns the same ledger, where the trailers of this branch count instead of those of HEAD. */
  branchLedger(name: string): Ledger
  readonly shelf: ShelfStore
  readonly transactions: TransactionStore
  /** This process, and whether others live. */
  readonly process: NonNullable<Desk['process']>
  /** What compilers know of the working tree; loaded and started when it is first asked. */
  readonly language?: Language
  /** Returns the runtimes of this working tree, which stay when it is closed: whoever asks for them closes them. Nothing starts before a cell. */
  workshop(options: CellOptions): Workshop
  /** Returns the samples of this working tree; nothing is read or listens before it is asked for. */
  samples(): LocalSamples
  /** Returns what verifies plans of the working tree, or of a branch that is checked out nowhere. */
  verification(options: CellOptions & { readonly isBranch: boolean }): Verification
  /** Returns the paths that git tracks, and those that it neither tracks nor ignores; tracked ones may be absent from the disk. */
  listing(): Promise<readonly string[]>
  /** Returns the filters and hooks that git would run on a commit of these paths, to a branch or to the current one, and we do not. */
  unrun(paths: readonly string[], branch: string | null): Promise<readonly string[]>
  /** Returns the name that git knows the user by, or null. */
  user(): Promise<string | null>
  /** Brings a set that was cut off to its end; to be called first by every command. Refuses: busy, dirty_target. */
  recover(): Promise<Outcome<Recovery>>
  /** Lets go of expired plans and transactions, and of all those of working trees that are gone. */
  gc(): Promise<Swept>
  close(): Promise<void>
}

/** Returns the syntax check over the bundled grammars; nothing of it is loaded before it is used. */
export function openSyntax(): SyntaxCheck {
  let opened: Promise<SyntaxCheck> | null = null
  return {
    check: async (files) => {
      opened ??= import('./syntax/check.js').then(({ openSyntaxCheck }) => openSyntaxCheck())
      return (await opened).check(files)
    },
  }
}

/** Returns the blocks by the bundled grammars; nothing of it is loaded before it is used. */
export function openBlocks(): Blocks {
  return { blockAt: async (path, text, line) => (await import('./syntax/blocks.js')).openBlocks().blockAt(path, text, line) }
}

/** Returns everything local for a directory inside a working tree. Refuses: not_a_repository. */
export async function openLocal(options: LocalOptions): Promise<Outcome<Local>> {
  const { directory, environment, files = realFiles, spawning = { run, openPipe }, now = systemNow, random = randomName } = options
  const notice = options.notice ?? (() => undefined)
  const lifetimes = options.lifetimes ?? openLifetimes()
  const opened = await openRepository(directory, environment, { spawning, files, lifetimes })
  if (!opened.ok) return opened
  const repository = opened.value
  const { owner, root, state, index } = repository
  const ledger = openLedger(repository, { sha256, now, notice })
  const shelf = openKept(repository, shelfForms(sha256), { sha256, now, notice })
  const transactions = openKept(repository, transactionForms(sha256), { sha256, now, notice })
  const place: Place = {
    owner, root, state, index, files, recorder: openRecorder(repository, ledger, now),
    lifetimes, now, random, patience: options.patience ?? PATIENCE,
  }
  const language = options.bundles === undefined ? null
    : languageOf(repository.root, options.bundles, { environment, spawning, trusted: true, listing: () => listFiles(repository, []) })
  return ok({
    owner, root, sha256, ledger, shelf, transactions,
    process: { self: lifetimes.self, isDead: (name) => lifetimes.judge(name) === 'dead' }, ...(language === null ? {} : { language }),
    targets: { worktree: openWorktree(place), commit: openCommit(place), branch: (name) => openBranchTarget(repository, ledger, name, now) },
    branchLedger: (name) => openLedger(repository, { sha256, now, notice, branch: `refs/heads/${name}` }),
    workshop: (cells) => workshopOf({ workspace: root, isScratch: false, readable: [] }, cells, { ...options, samples: samplesOf(state, cells, options) }),
    samples: () => localSamples(state, options),
    verification: ({ isBranch, ...cells }) => verifyOver(async (folder, { base }) => (isBranch && base !== null ? exportCommit(repository, base, folder)
      : workspaceFiles(root, await listFiles(repository, []), folder)), root, cells, { ...options, samples: samplesOf(state, cells, options) }),
    listing: () => listFiles(repository, []),
    unrun: (paths, branch) => unrun(repository, files, paths, branch),
    user: async () => (await repository.identities.author())?.who.replace(/ <[^<>]*>$/u, '') ?? null,
    recover: () => recover(place),
    gc: async () => {
      const plans = await shelf.update((current) => {
        const next = expire(current, now())
        return { answer: current.plans.length - next.plans.length, ...(next === current ? {} : { next }) }
      })
      const expired = await transactions.update((current) => {
        const next = expireTransactions(current, now())
        return { answer: current.open.length - next.open.length, ...(next === current ? {} : { next }) }
      })
      return { plans, transactions: expired, worktrees: await dropLost(repository, await livingOwners(repository, files)) }
    },
    close: async () => {
      await Promise.all([repository.reader.close(), language?.close()])
    },
  })
}

/** What a service's process is started with: enough to find programs, and nothing of this run's tokens. */
const KEPT = ('PATH HOME TMPDIR TEMP TMP SystemRoot PATHEXT USERPROFILE GOROOT GOPATH GOMODCACHE JAVA_HOME CARGO_HOME RUSTUP_HOME RUSTUP_TOOLCHAIN '
  + 'VIRTUAL_ENV DOTNET_ROOT GEM_HOME RUNNER_TOOL_CACHE').split(' ')

type ClosableLanguage = Language & { close(): Promise<void> }

interface ServiceOptions {
  readonly environment: LocalOptions['environment']
  readonly spawning: Spawning
  readonly trusted: boolean
  readonly listing: () => Promise<readonly string[]>
  /** Why no server may be started, where none may; or how they are walled off, where they are. */
  readonly barred?: string
  readonly walled?: ServerWalls
}

/** Returns the language services of a working tree, whose code is loaded when they are first asked. */
function languageOf(root: string, bundles: string, options: ServiceOptions): ClosableLanguage {
  const { environment, spawning: { openPipe: opening }, walled, ...others } = options
  let opened: Promise<ClosableLanguage> | null = null
  const open = async (): Promise<ClosableLanguage> => {
    const [{ openLanguage }, { openWalls }] = await Promise.all([import('./language/language.js'), import('./isolate/walls.js')])
    return openLanguage({
      openPipe: opening, node: process.execPath, sidecar: join(bundles, 'language', 'index.js'), packaged: join(bundles, 'typescript'), root, startServer, clock: systemClock, ...others,
      environment: Object.fromEntries(KEPT.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]))),
      ...(walled === undefined ? {} : { walled: { walls: openWalls({ isolation: 'required', environment, run }), projectCode: walled.projectCode } }),
    })
  }
  const service = (): Promise<Language> => (opened ??= open())
  return {
    propose: async (request) => (await service()).propose(request), actions: async (request) => (await service()).actions(request), read: async (request) => (await service()).read(request),
    close: async () => (await opened)?.close(),
  }
}

/** What runtimes are opened with besides; `samples` opens those that cells publish. */
type CellsOver = Pick<LocalOptions, 'environment' | 'bundles'> & { readonly samples?: (() => Promise<Samples>) | undefined }

async function storeAt(folder: string, now: () => number = systemNow): Promise<SampleStore> {
  return (await import('./samples/store.js')).openSampleStore({ folder, now, random: randomName })
}

/** Returns what opens the samples of a working tree for its cells, or undefined where they are off. */
function samplesOf(state: string, { samples }: CellOptions, { environment, now }: LocalOptions): CellsOver['samples'] {
  if (samples === undefined) return undefined
  return async () => (await import('./samples/samples.js')).openServedSamples(await storeAt(join(state, 'samples'), now), {
    clock: systemClock, open: (address) => { openInBrowser(address, environment) }, ...samples,
  })
}

function localSamples(state: string, { environment, now }: LocalOptions): LocalSamples {
  const store = (): Promise<SampleStore> => storeAt(join(state, 'samples'), now)
  return {
    list: async () => (await store()).list(),
    marks: async (name) => (await store()).marks(name),
    discard: async (name) => (await store()).discard(name),
    show: async (name) => {
      const kept = await store()
      const version = (await kept.versions(name)).at(-1)
      if (version === undefined) return null
      const { address, ticket, close } = await (await import('./samples/server.js')).openSampleServer(kept)
      openInBrowser(ticket(name, version), environment)
      return { url: address(name, version), close }
    },
  }
}

/** Returns what verifies plans over a copy of files, which `fill` writes into a folder. */
function verifyOver(fill: (folder: string, trial: Trial) => Promise<void>, root: string, cells: CellOptions, options: CellsOver): Verification {
  return async (trial, timeout) => {
    const folder = await mkdtemp(join(tmpdir(), 'holdfast-verify-'))
    try {
      const [{ verify }, { carryOut, linkInstalled }] = await Promise.all([import('./workshop/verify.js'), import('./workshop/after-image.js')])
      await fill(folder, trial)
      await carryOut(trial, folder)
      return await verify(trial, {
        timeout, readable: await linkInstalled(root, folder), open: (readable) => workshopOf({ workspace: folder, isScratch: true, readable }, cells, options),
      })
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

async function workspaceFiles(root: string, paths: readonly string[], folder: string): Promise<void> {
  await (await import('./workshop/after-image.js')).copyFiles(root, paths, folder)
}

/** Returns the runtimes of a folder, whose code is loaded with the first cell. */
function workshopOf(
  place: { readonly workspace: string; readonly isScratch: boolean; readonly readable: readonly string[] }, { isolation, bridge }: CellOptions,
  { environment, bundles = '', samples }: CellsOver,
): Workshop {
  let opened: Promise<Workshop> | null = null
  const open = async (): Promise<Workshop> => {
    const [{ openWorkshop }, { openWalls }, { findPython }] = await Promise.all([import('./workshop/workshop.js'), import('./isolate/walls.js'), import('./isolate/tools.js')])
    const published = await samples?.()
    return openWorkshop({
      ...(published === undefined ? {} : { samples: published }),
      ...place, environment, node: process.execPath, python: () => findPython(run, environment['PATH']), bundles, walls: openWalls({ isolation, environment, run }),
      startServer, clock: systemClock, random: randomName, platform: process.platform,
      bridge: bridge ?? (() => Promise.resolve({ ok: false, value: 'a cell that verifies a change reaches nothing else' })),
    })
  }
  return {
    run: async (request) => (await (opened ??= open())).run(request),
    close: async () => { await (await opened)?.close() },
  }
}

/** Opens the language services over a checkout of a commit. Refuses: no_server, dirty_target. */
export type OpenCheckout = (directory: string, commit: string, servers: ServerTerms) => Promise<Outcome<ClosableLanguage>>

type CheckoutOptions = Pick<LocalOptions, 'environment' | 'spawning'> & { readonly bundles: string }

/** Returns the checkout of a commit in a directory, and its files. Refuses: no_server, dirty_target. */
async function checkoutAt(directory: string, commit: string, { environment, spawning = { run, openPipe } }: CheckoutOptions): Promise<Outcome<{ readonly root: string; readonly files: readonly string[] }>> {
  const isThere = directory !== '' && await realFiles.lstat(directory) !== null
  const repository = !isThere ? null : await openRepository(directory, environment, { spawning, files: realFiles, lifetimes: openLifetimes() })
  if (repository?.ok !== true) {
    const remedy = 'Check out the head before this step, as the plan job of .github/examples/isolated.yml does'
    return refuse({ code: 'no_server', detail: 'the workspace of the job holds no checkout', remedy })
  }
  const files = await filesOfCheckout(repository.value, commit)
  await repository.value.reader.close()
  return files.ok ? ok({ root: repository.value.root, files: files.value }) : files
}

/** Returns what opens language services over a checkout that is not trusted: the packaged compiler, and servers behind walls. */
export function openCheckouts(options: CheckoutOptions): OpenCheckout {
  const { environment, bundles, spawning = { run, openPipe } } = options
  return async (directory, commit, servers) => {
    const checkout = await checkoutAt(directory, commit, options)
    if (!checkout.ok) return checkout
    const { root, files } = checkout.value
    return ok(languageOf(root, bundles, {
      environment, spawning, trusted: false, listing: () => Promise.resolve(files), ...('barred' in servers ? servers : { walled: servers }),
    }))
  }
}

/** Returns samples that become files in a folder; what is kept of them besides is gone when they are closed. */
async function stillSamples(pages: string): Promise<Samples> {
  const kept = await mkdtemp(join(tmpdir(), 'holdfast-samples-'))
  const samples = (await import('./samples/samples.js')).openStillSamples(await storeAt(kept), pages)
  return { ...samples, close: async () => { await rm(kept, { recursive: true, force: true, maxRetries: 3 }) } }
}

/** Opens what verifies plans over a checkout of a commit. Refuses: no_server, dirty_target. */
export type OpenCells = (directory: string, commit: string, options: Pick<CellOptions, 'isolation'> & {
  /** The folder that samples are written to as pages; null where they are off. */
  readonly samples: string | null
}) => Promise<Outcome<Verification>>

/** Returns what opens verifications over checkouts. */
export function openCells(options: CheckoutOptions): OpenCells {
  return async (directory, commit, { isolation, samples: pages }) => {
    const checkout = await checkoutAt(directory, commit, options)
    if (!checkout.ok) return checkout
    const { root, files } = checkout.value
    return ok(verifyOver((folder) => workspaceFiles(root, files, folder), root, { isolation }, { ...options, samples: pages === null ? undefined : () => stillSamples(pages) }))
  }
}

/** Returns the language servers that are known by name, as this machine has them around a directory. */
export async function openServerList(directory: string, environment: LocalOptions['environment']): Promise<ServerList> {
  return (await import('./language/lsp/list.js')).openServerList({ directory, environment, run, platform: process.platform })
}

/** Returns the owners of the main working tree and of every linked one that git still knows. */
async function livingOwners(repository: Repository, files: Files): Promise<string[]> {
  const linked = join(repository.common, 'worktrees')
  const names = await files.lstat(linked) === null ? [] : await files.readdir(linked)
  return [null, ...names].map(localOwner)
}

/** Returns what a token may do in a repository, found out by trying. */
export async function examineRepository(options: ClientOptions, branch: string | null): Promise<readonly Finding[]> {
  const [{ openClient }, { examine }] = await Promise.all([import('./forge/client.js'), import('./forge/doctor.js')])
  return examine(openClient(options), branch, randomName())
}

/** Returns how a set is pushed to a remote repository: with git, from a directory that is gone afterwards. */
export function openPush({ environment, now, spawning = { run, openPipe } }: Pick<LocalOptions, 'environment' | 'spawning'> & { readonly now: () => number }): Push {
  return async (order) => {
    const directory = await mkdtemp(join(environment['RUNNER_TEMP'] ?? tmpdir(), 'holdfast-push-'))
    try {
      return await pushTo(order, { directory, environment, spawning, now })
    } finally {
      await rm(directory, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}
