/** What a self-test is to find, planted where this process can reach it: a secret file, a process with a secret, listeners. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomName } from '../host/clock.js'

export interface Canaries {
  readonly secret: string
  /** Files that hold something. */
  readonly files: readonly string[]
  /** Folders that hold something. */
  readonly folders: readonly string[]
  /** Files that anyone may write. */
  readonly targets: readonly string[]
  /** A process of ours that has the secret in its environment. */
  readonly pid: number
  readonly port: number
  readonly abstract: string
  readonly socket: string
  /** Takes everything away again. */
  remove(): Promise<void>
}

async function listening(server: Server, where: { readonly port: number; readonly host: string } | { readonly path: string }): Promise<void> {
  server.listen(where)
  await once(server, 'listening')
}

/** Plants canaries in a folder of their own below the system's folder of temporary files. */
export async function plantCanaries(): Promise<Canaries> {
  const secret = randomName()
  const folder = await mkdtemp(join(tmpdir(), 'holdfast-canary-'))
  // Whoever has another user id is to be kept away by the walls, not by modes.
  await chmod(folder, 0o777)
  const [file, target, inner, socket] = ['secret', 'target', 'folder', 'socket'].map((name) => join(folder, name)) as [string, string, string, string]
  await Promise.all([writeFile(file, secret, { mode: 0o666 }), writeFile(target, 'old\n'), mkdir(inner)])
  await Promise.all([chmod(target, 0o666), writeFile(join(inner, 'entry'), secret)])
  const holder = spawn('/bin/sh', ['-c', 'read line'], { stdio: ['pipe', 'ignore', 'ignore'], env: { PATH: '/usr/bin:/bin', HOLDFAST_CANARY: secret } })
  const servers = [0, 1, 2].map(() => createServer((connection) => connection.destroy()))
  const [loopback, byPath, byName] = servers as [Server, Server, Server]
  await Promise.all([
    listening(loopback, { port: 0, host: '127.0.0.1' }), listening(byPath, { path: socket }), listening(byName, { path: `\0holdfast-${secret}` }),
  ])
  await chmod(socket, 0o777)
  const address = loopback.address()
  return {
    secret, files: [file], folders: [inner], targets: [target], pid: holder.pid ?? 0,
    port: typeof address === 'object' && address !== null ? address.port : 0, abstract: `holdfast-${secret}`, socket,
    remove: async () => {
      for (const server of servers) server.close()
      holder.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
