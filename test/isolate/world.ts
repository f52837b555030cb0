/**
 * A host with everything on it that nobody behind walls may see, write or reach, as on a runner: secrets in the environment, in that of
 * the parent and of other processes, in files, `.git/config`, the runner's folders, an open descriptor; listeners; the files that
 * later steps read. Each secret is another random word, so that output tells which were read.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { WallLimits } from '../../src/base/walls.js'
import { pause } from '../../src/host/clock.js'

export const LIMITS: WallLimits = { memory: 192 << 20, seconds: 30, processes: 48, fileSize: 24 << 20, disk: 128 << 20, openFiles: 256 }
/** More than any limit. */
export const MANY = { processes: 128, size: 64 << 20, memory: 768 << 20, disk: 2 ** 31 }

export interface World {
  readonly workspace: string
  readonly scratch: string
  /** What the walls are told of this process. */
  readonly environment: Readonly<Record<string, string>>
  /** What a careless caller would start the program with. */
  readonly careless: Readonly<Record<string, string>>
  readonly secrets: ReadonlyMap<string, string>
  /** The variable in the environment of whoever starts the program, and the file that it holds open as descriptor 7. */
  readonly parent: { readonly variable: string; readonly opened: string }
  readonly plan: string
  readonly mark: string
  /** Returns what came to the listeners since the last time: their names. */
  reached(): readonly string[]
  /** Returns what is not as it was: files changed, files new, processes ended. */
  changed(): readonly string[]
  /** Puts back what an attack broke. */
  mend(): void
  /** Returns the processes that carry the mark in their command line. */
  left(): readonly number[]
  /** Returns the processes of an attack that are still there. */
  running(trial: string): readonly number[]
  close(): void
}

function word(): string {
  return `secret-${randomBytes(9).toString('hex')}`
}

/** Returns the processes whose words are such. */
function processesWith(are: (words: readonly string[]) => boolean): readonly number[] {
  return readdirSync('/proc').filter((name) => /^\d+$/u.test(name)).filter((pid) => {
    try {
      return are(readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0'))
    } catch {
      return false
    }
  }).map(Number)
}

/** Makes the world, below a folder of its own. */
export async function makeWorld(): Promise<World> {
  const top = mkdtempSync(join(tmpdir(), 'holdfast-world-'))
  chmodSync(top, 0o755)
  const secrets = new Map<string, string>()
  const files: string[] = []
  const plant = (name: string, file: string, text = (secret: string): string => secret): string => {
    const secret = word()
    secrets.set(name, secret)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text(secret))
    files.push(file)
    return file
  }
  const [workspace, scratch, home, temporary] = ['ws/repo/repo', 'scratch', 'home', 'ws/_temp'].map((name) => join(top, name)) as [string, string, string, string]
  for (const folder of [workspace, scratch, join(temporary, '_runner_file_commands')]) mkdirSync(folder, { recursive: true })
  const config = (secret: string): string => `[http "https://github.test/"]\n\textraheader = AUTHORIZATION: basic ${secret}\n`
  const other = plant('a file', join(top, 'elsewhere', 'secret.txt'))
  plant('.git/config', join(workspace, '.git', 'config'), config)
  plant('.git/config of a checkout inside', join(workspace, 'vendor', 'lib', '.git', 'config'), config)
  plant('the runner\'s temporary folder', join(temporary, 'git-credentials-1.config'), config)
  plant('the actions folder', join(top, 'ws', '_actions', 'o', 'r', 'v1', 'index.js'), (secret) => `// ${secret}`)
  plant('.npmrc', join(home, '.npmrc'), (secret) => `//registry.test/:_authToken=${secret}`)
  plant('.ssh', join(home, '.ssh', 'id_ed25519'))
  const opened = plant('an open descriptor', join(top, 'opened', 'secret.txt'))
  // The descriptor is there to be read, not the path.
  files.pop()
  symlinkSync(other, join(workspace, 'link'))
  files.push(join(workspace, 'link'))
  const owned = join(top, 'owned-by-root')
  secrets.set('a file of root\'s', word())
  writeFileSync(owned, secrets.get('a file of root\'s') ?? '', { mode: 0o600 })
  for (const name of ['the environment', 'the runtime token', 'the parent\'s environment', 'another process\'s environment']) secrets.set(name, word())
  const of = (name: string): string => secrets.get(name) ?? ''

  const commands = ['set_env', 'add_path'].map((name) => join(temporary, '_runner_file_commands', name))
  const targets = [...commands, join(top, 'elsewhere', 'target.txt'), join(workspace, 'a.txt')]
  const folders = [workspace, temporary, join(top, 'elsewhere'), home]
  const put = (): void => {
    for (const file of targets) {
      rmSync(file, { force: true })
      rmSync(`${file}.gone`, { force: true })
      writeFileSync(file, 'as it was\n')
      chmodSync(file, 0o666)
    }
  }
  put()
  for (const folder of [...folders, scratch]) chmodSync(folder, 0o777)

  const holders: ChildProcess[] = []
  /** Whether the process that is planted lives and nobody has changed what it may do. */
  const isHeld = (): boolean => {
    const [holder] = holders
    if (holder?.exitCode !== null || holder.signalCode !== null) return false
    try {
      const process = `/proc/${String(holder.pid)}`
      // One that was killed may not have been buried yet.
      if (/\) [ZX] /u.test(readFileSync(`${process}/stat`, 'latin1'))) return false
      return !/Max open files\s+0 /u.test(readFileSync(`${process}/limits`, 'utf8'))
    } catch {
      return false
    }
  }
  const hold = (): void => {
    if (isHeld()) return
    holders[0]?.kill('SIGKILL')
    holders[0] = spawn('/bin/sleep', ['600'], { stdio: 'ignore', env: { OTHER_TOKEN: of('another process\'s environment') } })
  }
  hold()

  const hits: string[] = []
  const listen = async (name: string, where: { readonly path: string } | { readonly port: number; readonly host: string }): Promise<number> => {
    const server = createServer((socket) => {
      hits.push(name)
      socket.on('error', () => undefined).resume()
    })
    server.listen(where).unref()
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }
  const abstract = `holdfast-world-${randomBytes(6).toString('hex')}`
  const socket = join(top, 'elsewhere', 'listener')
  const [port, port6] = await Promise.all([
    listen('loopback', { port: 0, host: '127.0.0.1' }), listen('loopback (IPv6)', { port: 0, host: '::1' }).catch(() => 0),
    listen('a socket by its path', { path: socket }), listen('an abstract socket', { path: `\0${abstract}` }),
    listen('a socket in the workspace', { path: join(workspace, 'listener') }),
  ])
  for (const path of [socket, join(workspace, 'listener')]) chmodSync(path, 0o777)
  // Node knows no datagram sockets with a path.
  const datagrams = join(top, 'elsewhere', 'datagrams')
  const hearing = 'import os, socket, sys\ns = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)\ns.bind(sys.argv[1])\nos.chmod(sys.argv[1], 0o777)\nwhile True:\n    print(len(s.recv(99)), flush=True)'
  const listener = spawn('python3', ['-I', '-c', hearing, datagrams], { stdio: ['ignore', 'pipe', 'ignore'] })
  // Where there is no Python, no test of these goes on.
  listener.on('error', () => undefined)
  listener.stdout.on('data', () => hits.push('a datagram socket'))
  for (let waited = 0; waited < 5000 && !existsSync(datagrams); waited += 20) await pause(20)

  const mark = `holdfast-mark-${randomBytes(6).toString('hex')}`
  const plan = join(workspace, 'plan.json')
  const describe = (): void => {
    const pids = [holders[0]?.pid ?? 0]
    const given = { files, targets, folders, pids, port, port6, socket, abstract, datagrams, owned, many: MANY.processes, bytes: MANY.size, memory: MANY.memory, disk: MANY.disk, mark }
    writeFileSync(plan, JSON.stringify(given))
    writeFileSync(join(workspace, 'plan.sh'), Object.entries(given).map(([name, value]) => `${name}='${Array.isArray(value) ? value.join(' ') : String(value)}'\n`).join(''))
  }
  describe()
  cpSync(new URL('attacks', import.meta.url), join(workspace, 'attacks'), { recursive: true })

  const seen = (): Map<string, string> => new Map(
    [...folders, dirname(commands[0] ?? '')].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true && !file.startsWith(`${workspace}/plan`))
      .map((file) => [file, `${String(statSync(file).mode)} ${String(Math.round(statSync(file).mtimeMs / 1000) > 1_000_000_000)} ${readFileSync(file, 'latin1')}`]),
  )
  let before = seen()
  return {
    workspace, scratch, secrets, plan, mark, parent: { variable: of('the parent\'s environment'), opened },
    environment: {
      PATH: process.env['PATH'] ?? '', HOME: home, RUNNER_TEMP: temporary, RUNNER_WORKSPACE: join(top, 'ws', 'repo'), GITHUB_WORKSPACE: workspace,
      GITHUB_ENV: commands[0] ?? '', GITHUB_PATH: commands[1] ?? '',
    },
    careless: { PATH: process.env['PATH'] ?? '', HOME: home, SECRET_TOKEN: of('the environment'), ACTIONS_RUNTIME_TOKEN: of('the runtime token') },
    reached: () => hits.splice(0),
    changed: () => {
      const after = seen()
      const paths = new Set([...before.keys(), ...after.keys()])
      return [...[...paths].filter((path) => before.get(path) !== after.get(path)), ...(isHeld() ? [] : ['a process of the host'])]
    },
    mend: () => {
      put()
      for (const folder of folders) for (const name of readdirSync(folder)) if (name.endsWith('-was-here')) rmSync(join(folder, name))
      for (const name of readdirSync(scratch)) rmSync(join(scratch, name), { recursive: true, force: true })
      hold()
      describe()
      before = seen()
    },
    left: () => processesWith((words) => words.includes(mark)),
    running: (trial) => processesWith((words) => words.includes(trial) && words.some((one) => one.startsWith(`${workspace}/plan`))),
    close: () => {
      for (const child of [...holders, listener]) child.kill('SIGKILL')
      rmSync(top, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
