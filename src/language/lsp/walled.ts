/**
 * Servers behind walls (spec page 8.3): they see the working tree read-only, a scratch folder that is theirs, and where they and their
 * toolchains are installed; no network, and nothing of this run.
 *
 * Calling sequence: `startWalled` in place of a `StartServer`; `stop` of what it returns, once. Promised: after `stop` nothing is left
 * behind the walls, and the scratch folder is gone; a server that cannot be walled off is not started.
 */
import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { Fault } from '../../base/fault.js'
import type { Refusal } from '../../base/refusal.js'
import type { WallLimits, Walls } from '../../base/walls.js'
import type { RunningServer, ServerRequest, StartServer, Stopped } from '../../host/server.js'

/** What one server may use in all its life: an index of a large project is not small. */
const LIMITS: WallLimits = { memory: 4 * 1024 * 1024 * 1024, seconds: 1800, processes: 512, fileSize: 1024 * 1024 * 1024, disk: 4 * 1024 * 1024 * 1024, openFiles: 8192 }

/** Variables that say where a toolchain is; the folders that they name hold no secrets, and are seen. */
const TOOLCHAINS = ['GOROOT', 'GOPATH', 'GOMODCACHE', 'JAVA_HOME', 'RUSTUP_HOME', 'RUSTUP_TOOLCHAIN', 'VIRTUAL_ENV', 'DOTNET_ROOT', 'GEM_HOME'] as const
/** Where the runner keeps the toolchains that its setup actions install. */
const TOOL_CACHE = 'RUNNER_TOOL_CACHE'

/** How servers run over a checkout: behind walls, those that run code of it only where that is told. */
export interface ServerWalls {
  readonly projectCode: boolean
}

/** How servers run over a checkout, or in a sentence why none does. */
export type ServerTerms = ServerWalls | { readonly barred: string }

/** A server that may not be started, since it cannot be walled off. */
export class Unwalled extends Fault {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.detail ?? refusal.code)
    this.refusal = refusal
  }
}

/** Returns the folder that a program needs to be read to run: its packages', or its virtual environment's; else none. */
function homeOf(program: string): readonly string[] {
  const real = existsSync(program) ? realpathSync(program) : program
  return [...new Set([program, real])].flatMap((path) => {
    const modules = path.indexOf(`${sep}node_modules${sep}`)
    if (modules >= 0) return [path.slice(0, modules + `${sep}node_modules`.length)]
    const environment = dirname(dirname(path))
    return existsSync(join(environment, 'pyvenv.cfg')) ? [environment] : []
  })
}

/** Returns the folders of toolchains that variables name. */
function toolsOf(environment: ServerRequest['environment']): readonly string[] {
  return [...TOOLCHAINS, TOOL_CACHE].flatMap((name) => {
    const value = environment[name]
    return value !== undefined && isAbsolute(value) && value !== '/' && value !== environment['HOME'] && existsSync(value) ? [value] : []
  })
}

export interface WalledOptions {
  readonly walls: Walls
  /** The top of the working tree, absolute. */
  readonly root: string
  /** The program that runs JavaScript, for servers that look for one on PATH. */
  readonly node: string
  /** What is seen besides. */
  readonly readable: readonly string[]
  readonly start: StartServer
}

/** Returns a server that was started behind walls around a working tree. Throws `Unwalled`, and nothing was started then. */
export async function startWalled(request: ServerRequest, { walls, root, node, readable, start }: WalledOptions): Promise<RunningServer> {
  const scratch = await mkdtemp(join(tmpdir(), 'holdfast-server-'))
  const drop = (): Promise<void> => rm(scratch, { recursive: true, force: true, maxRetries: 3 })
  const { environment } = request
  const enclosed = await walls.enclose(
    { ...request, environment: { ...environment, PATH: `${environment['PATH'] ?? '/usr/bin:/bin'}:${dirname(node)}` } },
    { workspace: root, scratch, readable: [...homeOf(request.program), ...toolsOf(environment), ...readable, node], variables: TOOLCHAINS, limits: LIMITS },
  )
  if ('code' in enclosed) {
    await drop()
    throw new Unwalled(enclosed)
  }
  let server: RunningServer
  try {
    server = start(enclosed.request)
  } catch (error) {
    await enclosed.release()
    await drop()
    throw error
  }
  const end = async (patience: number): Promise<Stopped> => {
    const stopped = await server.stop(patience)
    await enclosed.release()
    await drop()
    return stopped
  }
  let ending: Promise<Stopped> | null = null
  return { ...server, stop: (patience) => (ending ??= end(patience)) }
}
