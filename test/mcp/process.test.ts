/** The built server in a process of its own, as clients start it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from 'vitest'
import { folder, get, repository } from '../cli/running.js'
import { calling } from './client.js'

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

test('reads, edits by an anchor, tells the receipt and takes it back', async () => {
  expect(existsSync(program)).toBe(true)
  const directory = repository({ 'a.txt': 'one\ntwo\nthree\n' })
  const transport = new StdioClientTransport({ command: process.execPath, args: [program, 'mcp', '-C', directory], cwd: folder(), stderr: 'pipe' })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  const call = calling(client)
  const { lines, file_anchor } = await call('read', { path: 'a.txt', line_anchors: true })
  const hunk = { start: lines[1].anchor, end: lines[1].anchor, lines: ['TWO'] }
  const applied = await call('edit', { path: 'a.txt', hunks: [hunk] })
  expect(applied).toMatchObject({ isError: false, outcome: 'applied', text: expect.stringContaining('a.txt') })
  expect(get(directory, 'a.txt')).toBe('one\nTWO\nthree\n')
  const stale = await call('edit', { path: 'a.txt', expected_anchor: file_anchor, hunks: [{ start: 1, end: 1, lines: ['ONE'] }] })
  expect(stale).toMatchObject({ isError: true, outcome: 'refused', refusals: [{ code: 'stale_anchor', path: 'a.txt', expected: file_anchor }] })
  const { receipts } = await call('receipts', {})
  expect(receipts.map(({ id }: { id: string }) => id)).toEqual([applied['receipt'].id])
  expect(await call('receipts', { operation: 'undo', receipt_id: applied['receipt'].id })).toMatchObject({ outcome: 'applied', receipt: { undoes: applied['receipt'].id } })
  expect(get(directory, 'a.txt')).toBe('one\ntwo\nthree\n')
  await client.close()
})

test('a refactor that applies at once needs its lines read here', async () => {
  const directory = repository({
    'tsconfig.json': '{ "compilerOptions": { "strict": true }, "include": ["*.ts"] }\n',
    'a.ts': 'export function one(): number {\n  return 1\n}\n', 'b.ts': 'import { one } from \'./a.js\'\n\nexport const two = one() + 1\n',
  })
  const transport = new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], cwd: directory, stderr: 'pipe' })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  const call = calling(client)
  const rename = { filePath: 'a.ts', line: 1, character: 17, newName: 'first', apply: true }
  expect(await call('lsp_rename', rename)).toMatchObject({
    isError: true, refusals: [{ code: 'unread_lines', path: 'a.ts', message: expect.stringContaining('preview it first') }, { code: 'unread_lines', path: 'b.ts', lines: [{ start: 1, count: 3 }] }],
  })
  await call('read', { path: 'a.ts' })
  await call('read', { path: 'b.ts' })
  expect(await call('lsp_rename', rename)).toMatchObject({ isError: false, outcome: 'applied' })
  expect(get(directory, 'b.ts')).toContain('two = first() + 1')
  // What it wrote counts as read.
  expect(await call('lsp_rename', { ...rename, newName: 'second' })).toMatchObject({ outcome: 'applied' })
  const { token } = await call('lsp_rename', { ...rename, newName: 'third', apply: false })
  expect(await call('lsp_rename', { ...rename, newName: 'third', plan: token })).toMatchObject({ outcome: 'applied' })
  await client.close()
}, 60_000)

test('ends with its input, and writes nothing but messages', async () => {
  const child = spawn(process.execPath, [program, 'mcp'], { cwd: folder(), stdio: ['pipe', 'pipe', 'pipe'] })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stdin.end()
  expect(await new Promise((resolve) => { child.on('close', resolve) })).toBe(0)
  expect(Buffer.concat(parts).toString()).toBe('')
})
