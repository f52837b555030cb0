/**
 * One running server over one project.
 *
 * Calling sequence: `openSession`, then before every question `refresh`, then `open` for the files it is about, `ready`, `request`;
 * `attempt` and `restore` around what is only being tried; `stop` at the end, once. Promised: what the server asks is answered, what
 * it wants to write is refused; nothing waits longer than its bound. Not promised: that it lives; `request` throws `ServerFault` then.
 */
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../../host/clock.js'
import type { RunningServer, ServerRequest, Stopped } from '../../host/server.js'
import { CLIENT_CAPABILITIES, openCapabilities, type Capabilities } from './capabilities.js'
import { openConnection, ServerFault, type Connection, type Reply } from './connection.js'
import { readText, stampOf, type DiskText } from './documents.js'
import { linesOf, type Encoding, type Lines } from './positions.js'
import { published, type ServerDiagnostic } from './protocol.js'
import { isMark, languageOf, type ServerRow } from './row.js'
import { sectionOf } from './settings.js'
import { openSigns, type Signs } from './signs.js'
import { treePath, uriOf } from './uri.js'

export interface SessionOptions {
  readonly row: ServerRow
  readonly program: string
  readonly arguments: readonly string[]
  /** The top of the working tree, absolute and real. */
  readonly root: string
  /** The project in it, '' for all of it. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** The folder that holds `typescript.js`, for a server that is told of one. */
  readonly typescript: string | null
  /** Starts it, behind walls or without. */
  readonly start: (request: ServerRequest) => RunningServer | Promise<RunningServer>
  /** Whether it sees no other process than its own, us among them. */
  readonly alone: boolean
  readonly clock: Clock
}

/** A file that the server has open. */
interface Open {
  readonly disk: DiskText
  readonly version: number
  /** What it was told last, where that is not what is on the disk. */
  readonly tried: string | null
}

/** The diagnostics that a server published of a file. */
export interface Published {
  readonly version: number | null
  readonly items: readonly ServerDiagnostic[]
  /** When, on the session's clock. */
  readonly at: number
}

export interface Session {
  readonly row: ServerRow
  readonly folder: string
  readonly root: string
  readonly pid: number
  readonly encoding: Encoding
  readonly clock: Clock
  offers(method: string): Readonly<Record<string, unknown>> | null
  /** Whether a file is of its project and its languages. */
  claims(path: string): boolean
  /** Tells the server what has changed on the disk, by the paths that git lists now. */
  refresh(listing: readonly string[]): void
  /** Opens files, and returns those of them that could be. */
  open(paths: readonly string[]): string[]
  /** Returns an open file as it is on the disk; null where it is not open. */
  disk(path: string): DiskText | null
  /** Returns the version that the server has of an open file. */
  version(path: string): number | null
  /** Returns the lines of the text that the server has of a file, from the disk where it is not open. */
  lines(path: string): Lines | null
  /** Shows the server other texts of open files, until `restore`. */
  attempt(texts: ReadonlyMap<string, string>): void
  restore(): void
  publishedOf(path: string): Published | null
  /** Returns the paths of the open files. */
  opened(): string[]
  /** Returns when the server was last given a text of a file, on the session's clock; 0 when never. */
  givenAt(path: string): number
  ready(bound: number): Promise<boolean>
  request(method: string, params: object | undefined, timeout: number): Promise<Reply>
  uri(path: string): string
  /** Whether it has not ended. */
  isAlive(): boolean
  stop(): Promise<Stopped>
}

/** How long a server may take to say what it can, in milliseconds. */
const INITIALIZE = 60_000
/** How long it may take to end by itself. */
const PATIENCE = 3000
const SHUTDOWN = 3000

const initialized = z.object({
  capabilities: z.looseObject({ positionEncoding: z.string().nullish() }), offsetEncoding: z.union([z.string(), z.array(z.string())]).nullish(),
})
const ENCODINGS: readonly Encoding[] = ['utf-8', 'utf-16', 'utf-32']
/** Between two looks, in milliseconds. */
const STEP = 25
const CHANGED = 2
const CREATED = 1
const DELETED = 3

/** Returns what a server is answered; undefined for what nobody here knows. */
function answerTo(method: string, params: unknown, { row, root, folder }: SessionOptions, capabilities: Capabilities): unknown {
  switch (method) {
    case 'workspace/configuration': {
      const { items } = z.object({ items: z.array(z.object({ section: z.string().nullish() })) }).catch({ items: [] }).parse(params)
      return items.map(({ section }) => sectionOf(row.settings ?? {}, section ?? undefined))
    }
    case 'client/registerCapability':
      capabilities.register(params)
      return null
    case 'client/unregisterCapability':
      capabilities.unregister(params)
      return null
    case 'workspace/workspaceFolders': return [{ uri: uriOf(join(root, folder)), name: folder === '' ? 'root' : folder }]
    case 'workspace/applyEdit': return { applied: false, failureReason: 'edits are taken from answers only' }
    case 'window/showDocument': return { success: false }
    case 'window/workDoneProgress/create': case 'window/showMessageRequest': return null
    default: return /^workspace\/\w+\/refresh$/u.test(method) ? null : undefined
  }
}

const relayed = z.tuple([z.tuple([z.number()], z.unknown())])

/** Tells Vue's server, which waits for what a TypeScript server would say, that there is none: it goes on without. */
function answerNothing(params: unknown, connection: Connection): void {
  const read = relayed.safeParse(params)
  if (read.success) connection.notify('tsserver/response', [read.data[0][0], null])
}

async function initialize(connection: Connection, options: SessionOptions): Promise<z.infer<typeof initialized>> {
  const { row, root, folder, typescript } = options
  const uri = uriOf(join(root, folder))
  const initializationOptions = typescript === null ? row.options : { ...row.options, typescript: { tsdk: typescript } }
  const reply = await connection.request('initialize', {
    // One that does not find the process named here ends itself.
    processId: options.alone ? null : process.pid, clientInfo: { name: 'holdfast' }, locale: 'en', rootPath: join(root, folder), rootUri: uri,
    workspaceFolders: [{ uri, name: folder === '' ? 'root' : folder }], capabilities: CLIENT_CAPABILITIES,
    ...(initializationOptions === undefined ? {} : { initializationOptions }), trace: 'off',
  }, INITIALIZE)
  if (!reply.ok) throw new ServerFault('server_failed', `${row.name} would not start: ${reply.message}`)
  const read = initialized.safeParse(reply.result)
  if (!read.success) throw new ServerFault('server_failed', `${row.name} answered to initialize what is no answer`)
  connection.notify('initialized', {})
  connection.notify('workspace/didChangeConfiguration', { settings: row.settings ?? {} })
  return read.data
}

function encodingOf({ capabilities: { positionEncoding }, offsetEncoding }: z.infer<typeof initialized>, name: string): Encoding {
  const told = positionEncoding ?? (Array.isArray(offsetEncoding) ? offsetEncoding[0] : offsetEncoding) ?? 'utf-16'
  const known = ENCODINGS.find((one) => one === told.toLowerCase())
  if (known === undefined) throw new ServerFault('server_failed', `${name} counts positions in ${told}`)
  return known
}

/** The files of a session: what is open, what was seen, what was published. */
function openFiles(options: SessionOptions, connection: Connection, encoding: Encoding, signs: Signs): Pick<Session, 'refresh' | 'open' | 'disk' | 'version' | 'lines' | 'attempt' | 'restore' | 'uri' | 'givenAt' | 'opened'> {
  const { row, root, folder } = options
  const files = new Map<string, Open>()
  const stamps = new Map<string, string>()
  const given = new Map<string, number>()
  let seen = false
  const absolute = (path: string): string => join(root, path)
  const uri = (path: string): string => uriOf(absolute(path))
  const tell = (path: string, text: string): void => {
    const open = files.get(path)
    if (open === undefined) return
    const version = open.version + 1
    given.set(path, options.clock.now())
    files.set(path, { disk: open.disk, version, tried: text === open.disk.text ? null : text })
    connection.notify('textDocument/didChange', { textDocument: { uri: uri(path), version }, contentChanges: [{ text }] })
    signs.stir()
  }
  const close = (path: string): void => {
    files.delete(path)
    connection.notify('textDocument/didClose', { textDocument: { uri: uri(path) } })
  }
  const renew = (path: string, open: Open): void => {
    const disk = readText(absolute(path))
    if (disk === null) close(path)
    else if (disk.sha256 !== open.disk.sha256) {
      files.set(path, { ...open, disk })
      tell(path, disk.text)
      connection.notify('textDocument/didSave', { textDocument: { uri: uri(path) } })
    }
  }
  /** Returns what differs from what was seen before, and remembers what is there now. */
  const look = (listing: readonly string[]): object[] => {
    const prefix = folder === '' ? '' : `${folder}/`
    const now = new Map(listing.filter((path) => path.startsWith(prefix) && (languageOf(row, path) !== null || isMark(row, path.slice(path.lastIndexOf('/') + 1))))
      .flatMap((path): [string, string][] => {
        const stamp = stampOf(absolute(path))
        return stamp === null ? [] : [[path, stamp]]
      }))
    const changes = [...now].filter(([path, stamp]) => stamps.get(path) !== stamp)
      .map(([path]) => ({ uri: uri(path), type: stamps.has(path) ? CHANGED : CREATED }))
    const gone = [...stamps.keys()].filter((path) => !now.has(path)).map((path) => ({ uri: uri(path), type: DELETED }))
    stamps.clear()
    for (const [path, stamp] of now) stamps.set(path, stamp)
    return [...changes, ...gone]
  }
  return {
    uri,
    opened: () => [...files.keys()],
    givenAt: (path) => given.get(path) ?? 0,
    disk: (path) => files.get(path)?.disk ?? null,
    version: (path) => files.get(path)?.version ?? null,
    lines: (path) => {
      const open = files.get(path)
      const text = open === undefined ? readText(absolute(path))?.text : open.tried ?? open.disk.text
      return text === undefined ? null : linesOf(text, encoding)
    },
    refresh: (listing) => {
      const changes = look(listing)
      for (const [path, open] of [...files]) renew(path, open)
      if (seen && changes.length > 0) {
        connection.notify('workspace/didChangeWatchedFiles', { changes })
        signs.stir()
      }
      seen = true
    },
    open: (paths) => paths.filter((path) => {
      if (files.has(path)) return true
      const disk = readText(absolute(path))
      if (disk === null) return false
      files.set(path, { disk, version: 1, tried: null })
      given.set(path, options.clock.now())
      connection.notify('textDocument/didOpen', { textDocument: { uri: uri(path), languageId: languageOf(row, path) ?? 'plaintext', version: 1, text: disk.text } })
      signs.stir()
      return true
    }),
    attempt: (texts) => { for (const [path, text] of texts) tell(path, text) },
    restore: () => { for (const [path, { disk, tried }] of files) if (tried !== null) tell(path, disk.text) },
  }
}

async function stopServer(connection: Connection, server: RunningServer, isAlive: () => boolean): Promise<Stopped> {
  // A server that does not take its leave is ended all the same.
  if (isAlive()) await connection.request('shutdown', undefined, SHUTDOWN).catch(() => undefined)
  connection.notify('exit')
  const stopped = await server.stop(PATIENCE)
  connection.close()
  return stopped
}

/** Starts a server and returns it when it has said what it can. Throws `ServerFault`, and nothing of it is left then. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { row, root, folder, clock } = options
  const { now, wait } = clock
  const capabilities = openCapabilities()
  const signs = openSigns(now)
  const told = new Map<string, Published>()
  const server = await options.start({ program: options.program, arguments: options.arguments, directory: join(root, folder), environment: { ...options.environment, ...row.environment } })
  let alive = true
  void server.ended.then(() => { alive = false })
  const connection = openConnection(server, row.name, clock, {
    asked: (method, params) => answerTo(method, params, options, capabilities),
    told: (method, params) => {
      signs.hear(method, params)
      if (method === 'tsserver/request') answerNothing(params, connection)
      const read = method === 'textDocument/publishDiagnostics' ? published.safeParse(params) : null
      const path = read?.success === true ? treePath(read.data.uri, root) : null
      if (path !== null && read?.success === true) told.set(path, { version: read.data.version ?? null, items: read.data.diagnostics, at: now() })
    },
  })
  try {
    const answer = await initialize(connection, options)
    capabilities.state(answer.capabilities)
    const encoding = encodingOf(answer, row.name)
    const files = openFiles(options, connection, encoding, signs)
    return {
      ...files, row, folder, root, encoding, clock, pid: server.pid,
      offers: (method) => capabilities.offers(method),
      claims: (path) => (folder === '' || path.startsWith(`${folder}/`)) && languageOf(row, path) !== null,
      publishedOf: (path) => told.get(path) ?? null,
      ready: async (bound) => {
        const started = now()
        if (!await signs.ready(row.readiness, bound, wait)) return false
        const isTold = (path: string): boolean => (told.get(path)?.at ?? -1) >= files.givenAt(path)
        while (row.readiness.publishes === true && alive && !files.opened().every(isTold)) {
          if (now() - started > bound) return false
          await wait(STEP)
        }
        return true
      },
      request: (method, params, timeout) => connection.request(method, params, timeout),
      isAlive: () => alive,
      stop: () => stopServer(connection, server, () => alive),
    }
  } catch (error) {
    await server.stop(0)
    connection.close()
    throw error
  }
}
