/** `lsp`: tells which language servers are there, and installs one when it is told to (spec page 7.5). */
import { openServerList, type ListedServer, type ServerList } from '../wiring.js'
import { toldRefused, type Call, type Told } from './own-verb.js'
import { write } from './tell.js'
import type { World } from './world.js'

/** Returns the first line that a person types. */
async function typed({ stdin }: World): Promise<string> {
  let text = ''
  for await (const chunk of stdin) {
    text += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)
    if (text.includes('\n')) break
  }
  return text.split('\n')[0]?.trim() ?? ''
}

/** Returns whether a command is to be run: told so beforehand, or by a person who is asked. */
async function isWanted(command: readonly string[], { world, options }: Call): Promise<boolean> {
  if (options['yes'] === true) return true
  if (world.stdin.isTTY !== true) return false
  await write(world.stderr, `Run "${command.join(' ')}"? [y/N] `)
  return /^y(?:es)?$/iu.test(await typed(world))
}

function list(servers: readonly ListedServer[], [name]: readonly string[]): Told {
  const shown = name === undefined ? servers : servers.filter((one) => one.name === name)
  if (shown.length === 0) return unknown(name ?? '', servers)
  return { answer: { outcome: 'ok', servers: shown } }
}

function unknown(name: string, servers: readonly ListedServer[]): Told {
  return toldRefused({ code: 'no_server', detail: `no server is called ${name}: there are ${servers.map((one) => one.name).join(', ')}` })
}

async function install(known: ServerList, [name = '']: readonly string[], call: Call): Promise<Told> {
  const servers = known.list()
  const server = servers.find((one) => one.name === name)
  if (server === undefined) return unknown(name, servers)
  if (server.path !== null) return { answer: { outcome: 'ok', servers: [server] } }
  const command = known.commandOf(name)
  if (command === null) return toldRefused({ code: 'no_server', detail: `${name} is not installed by one command: ${server.remedy}` })
  if (!await isWanted(command, call)) return toldRefused({ code: 'invalid_request', detail: `nothing was run: --yes runs "${command.join(' ')}"` })
  const { code, said } = await known.install(command)
  if (code !== 0) return toldRefused({ code: 'server_failed', detail: `"${command.join(' ')}" ended with code ${String(code)}: ${said}` })
  const path = known.list().find((one) => one.name === name)?.path ?? null
  if (path === null) return toldRefused({ code: 'no_server', detail: `"${command.join(' ')}" ended well, and no program of ${name} is on PATH: add its folder` })
  return { answer: { outcome: 'ok', servers: [{ ...server, path }] } }
}

/** Returns the servers, or how the installation of one ended. Refuses: no_server, invalid_request, server_failed. */
export async function runLsp(call: Call): Promise<Told> {
  const [action, ...names] = call.operands
  const known = await openServerList(call.directory, call.world.env)
  return action === 'install' ? install(known, names, call) : list(known.list(), names)
}
