/**
 * The MCP server on standard input and output (spec page 9.4): tools over the table of commands, answers as of the command line.
 *
 * Calling sequence: `serve` with what the door gives; it resolves when the client is gone or `ended` is asked, and every call has
 * come to its end. Promised: a call that is cancelled stops before its commit point or not at all; nothing but messages is written.
 */
import { Readable, Writable } from 'node:stream'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError, type CallToolRequest, type CallToolResult, type ServerNotification } from '@modelcontextprotocol/sdk/types.js'
import type { Switches } from '../base/settings.js'
import { guarded } from '../commands/run.js'
import type { Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { Target } from '../engine/ports.js'
import { openServed, type Served } from '../engine/served.js'
import { openStop } from '../engine/stop.js'
import { printed, renderPeople } from '../report/people.js'
import { VERSION } from '../version.js'
import { inputSchema, isThere, offRefusal, outputSchema, readCall, type Order } from './call.js'
import { TOOLS } from './tools.js'

/** How a command is run for this door. */
export interface Running {
  readonly guard: (target: Target) => Target
  readonly served: Served
  /** Resolves when the call is no longer wanted. */
  readonly cancelled: Promise<unknown>
}

export interface Door {
  readonly switches: Switches
  readonly input: AsyncIterable<Uint8Array | string>
  /** Writes text; resolves when it was taken in. */
  readonly write: (text: string) => Promise<unknown>
  /** Runs a command in the repository, opened and recovered first. */
  readonly run: (order: Order, running: Running) => Promise<Done>
  /** Calls back when the server is to end. */
  readonly ended: (end: () => void) => void
}

/** What a call may know of the request that it came with. */
interface Asked {
  readonly signal: AbortSignal
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined
  readonly sendNotification: (notification: ServerNotification) => Promise<void>
}

const INSTRUCTIONS = 'Read before you edit: edits name what they replace by the anchors that read and search show. A refusal changes nothing, '
  + 'and holds the current anchors and lines to repeat the edit with.'
const SECOND = 1000
const WIDTH = 100

/** Returns a result: the answer as data, and in lines for the model. */
function resultOf(done: Done, verb: string, { changeReceipts }: Switches): CallToolResult {
  const { outcome } = done.answer
  return {
    content: [{ type: 'text', text: renderPeople(done, changeReceipts, { colour: false, width: WIDTH, verb }) }],
    structuredContent: { ...printed(done.answer, changeReceipts) },
    isError: outcome === 'refused' || outcome === 'error' || outcome === 'indeterminate',
  }
}

/** Tells the client every second that a call goes on, where it asked to be told; returns what ends that. */
function showProgress({ _meta, sendNotification }: Asked, what: string): () => void {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return () => undefined
  let progress = 0
  const timer = setInterval(() => {
    progress++
    const message = `${what}, ${String(progress)} s`
    sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(() => undefined)
  }, SECOND)
  return () => { clearInterval(timer) }
}

/** Returns what a call answers; one that was cancelled in time has written nothing. */
async function answer({ name, arguments: given = {} }: CallToolRequest['params'], door: Door, served: Served, asked: Asked): Promise<CallToolResult> {
  const { switches } = door
  const tool = TOOLS.find((one) => one.name === name)
  if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${name}`)
  if (!isThere(tool, switches)) return resultOf(refused([offRefusal(tool, switches)]), '', switches)
  const order = readCall(tool, given, switches)
  if (!order.ok) return resultOf(refused(order.refusals), '', switches)
  const stop = openStop<'a cancellation'>()
  let unwanted = (): void => undefined
  const cancelled = new Promise<void>((resolve) => { unwanted = resolve })
  const cancel = (): void => {
    stop.ask('a cancellation')
    unwanted()
  }
  if (asked.signal.aborted) cancel()
  asked.signal.addEventListener('abort', cancel)
  const done = showProgress(asked, name)
  const came = await guarded(() => door.run(order.value, { guard: (target) => stop.guard(target), served, cancelled }))
  done()
  asked.signal.removeEventListener('abort', cancel)
  return resultOf(came, order.value.row.verb, switches)
}

/** Serves one client until it is gone. */
export async function serve(door: Door): Promise<void> {
  const served = openServed()
  const going = new Set<Promise<CallToolResult>>()
  const listed = TOOLS.filter((tool) => isThere(tool, door.switches)).map((tool) => ({
    name: tool.name, description: tool.description, annotations: { ...tool.annotations, openWorldHint: false },
    inputSchema: inputSchema(tool, door.switches), outputSchema: outputSchema(tool, door.switches),
  }))
  // The other class of the package judges arguments itself; here they are judged where those of every door are.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const server = new Server({ name: 'holdfast', version: VERSION }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, asked) => {
    const call = answer(params, door, served, asked)
    going.add(call)
    return call.finally(() => going.delete(call))
  })
  const input = Readable.from(door.input)
  const output = new Writable({
    decodeStrings: false,
    write: (text: unknown, _encoding, done) => { door.write(String(text)).then(() => { done() }, done) },
  })
  const closed = new Promise<void>((resolve) => { server.onclose = resolve })
  const close = (): void => { void server.close() }
  input.on('end', close)
  input.on('error', close)
  door.ended(close)
  await server.connect(new StdioServerTransport(input, output))
  await closed
  await Promise.allSettled(going)
}
