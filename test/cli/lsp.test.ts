/** `lsp`: which servers are there, and what installing one takes. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { json, repository, run } from './running.js'

test('lists every server with its program or its remedy, those of the project before PATH', async () => {
  const directory = repository({ 'a.txt': '1\n' })
  const place = join(directory, 'node_modules', '.bin', 'pyright-langserver')
  mkdirSync(join(directory, 'node_modules', '.bin'), { recursive: true })
  writeFileSync(place, '#!/bin/sh\n')
  chmodSync(place, 0o755)
  const { code, ...answer } = await json(directory, ['lsp', 'list'])
  expect(code).toBe(0)
  expect(new Ajv({ strict: false }).compile((await json('/', ['schema', 'answer'])).schema)(answer)).toBe(true)
  expect(answer['servers']).toContainEqual({ name: 'pyright', languages: ['python'], path: place, remedy: 'npm install --global pyright' })
  expect(answer['servers']).toContainEqual({ name: 'metals', languages: ['scala'], path: null, remedy: 'cs install metals' })
  expect((await json(directory, ['lsp', 'list', 'metals']))['servers']).toHaveLength(1)
  expect((await run(directory, ['lsp', 'list', 'metals'])).out).toBe('metals (scala): not installed; cs install metals\n')
})

test('installs nothing unasked, and says what would be run', async () => {
  const directory = repository({ 'a.txt': '1\n' })
  expect(await json(directory, ['lsp', 'install', 'metals'])).toMatchObject({ outcome: 'refused', refusals: [{ code: 'invalid_request', message: expect.stringContaining('nothing was run: --yes runs "cs install metals"') as string }] })
  expect(await json(directory, ['lsp', 'install', 'zls', '--yes'])).toMatchObject({ refusals: [{ code: 'no_server' }] })
  expect(await json(directory, ['lsp', 'install', 'nobody'])).toMatchObject({ refusals: [{ code: 'no_server', message: expect.stringContaining('there are basedpyright, pyright') as string }] })
  expect(await json(directory, ['lsp', 'restart'])).toMatchObject({ code: 2, outcome: 'error' })
})

test('carries out the one command, and tells where the program is or what went wrong', async () => {
  const directory = repository({ 'a.txt': '1\n' })
  const bin = join(directory, 'bin')
  mkdirSync(bin)
  const installer = (text: string): void => {
    writeFileSync(join(bin, 'cs'), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, 'cs'), 0o755)
  }
  const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` }
  installer('echo no network; exit 4')
  expect(await json(directory, ['lsp', 'install', 'metals', '--yes'], { env })).toMatchObject({ refusals: [{ code: 'server_failed', message: expect.stringContaining('"cs install metals" ended with code 4: no network') as string }] })
  installer('true')
  expect(await json(directory, ['lsp', 'install', 'metals', '--yes'], { env })).toMatchObject({ refusals: [{ code: 'no_server' }] })
  installer(`printf '#!/bin/sh\\n' > ${bin}/metals; chmod +x ${bin}/metals`)
  expect(await json(directory, ['lsp', 'install', 'metals', '--yes'], { env })).toMatchObject({ code: 0, servers: [{ name: 'metals', path: join(bin, 'metals') }] })
})
