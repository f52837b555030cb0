/** Talks to `holdfast mcp` with the client of the MCP package: over the command line in this process, or in one of its own. */
import { PassThrough } from 'node:stream'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { runCli } from '../../src/cli/main.js'
import type { Input, Output, World } from '../../src/cli/world.js'
import { openLocal } from '../../src/wiring.js'

// The answers are judged member by member; their shapes are what the tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Answered = Record<string, any>

export interface Talk {
  readonly client: Client
  /** Calls a tool and returns its data, with `isError` and `text` beside it. */
  call(name: string, given: Readonly<Record<string, unknown>>, options?: Parameters<Client['callTool']>[2]): Promise<Answered>
  /** Ends the talk and returns the exit code of the server. */
  end(): Promise<number>
}

/** Returns a client's way of calling tools. */
export function calling(client: Client): Talk['call'] {
  return async (name, given, options) => {
    // As every client does first: results are judged by the output schemas that the list has.
    await client.listTools()
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: given }, undefined, options)
    const [{ text }] = content as [{ text: string }]
    return { ...structuredContent as object, isError, text }
  }
}

/** Starts the server in this process, in a repository. */
export async function talk(cwd: string, given: { readonly env?: Readonly<Record<string, string>>; readonly openLocal?: World['openLocal']; readonly argv?: readonly string[]; readonly program?: string } = {}): Promise<Talk> {
  const stdin = new PassThrough()
  const transport: Transport = {
    start: () => Promise.resolve(),
    send: (message) => { stdin.write(`${JSON.stringify(message)}\n`); return Promise.resolve() },
    close: () => { stdin.end(); return Promise.resolve() },
  }
  const stdout: Output = {
    write: (text, done) => {
      transport.onmessage?.(JSON.parse(text) as JSONRPCMessage)
      done()
    },
    on: () => undefined, off: () => undefined,
  }
  const stderr: Output = { write: (_text, done) => { done() }, on: () => undefined, off: () => undefined }
  const code = runCli({
    argv: given.argv ?? ['mcp'], env: { ...process.env, ...given.env }, cwd, stdin: stdin as unknown as Input, stdout, stderr, now: Date.now, program: given.program ?? '/nowhere/cli.js',
    onSignal: () => () => undefined, openLocal: given.openLocal ?? openLocal,
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return { client, call: calling(client), end: async () => { await transport.close(); return code } }
}
