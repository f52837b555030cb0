import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { NotInside, readInside } from '../../src/host/inside.js'

const top = mkdtempSync(join(tmpdir(), 'holdfast-inside-'))
const folder = join(top, 'workspace')
afterAll(() => { rmSync(top, { recursive: true }) })

test('a plain file is read; a link, what lies behind one, a pipe and a folder are not', async () => {
  mkdirSync(join(folder, 'sub'), { recursive: true })
  writeFileSync(join(folder, 'sub', 'a.json'), '{}')
  writeFileSync(join(top, 'secret'), 'SECRET')
  symlinkSync(join(top, 'secret'), join(folder, 'link.json'))
  symlinkSync('sub', join(folder, 'other'))
  symlinkSync(folder, join(top, 'here'))
  execFileSync('mkfifo', [join(folder, 'pipe')])
  expect(await readInside(folder, 'sub/a.json')).toBe('{}')
  expect(await readInside(join(top, 'here'), 'sub/a.json')).toBe('{}')
  for (const path of ['link.json', 'other/a.json', 'pipe', 'sub']) await expect(readInside(folder, path)).rejects.toThrow(NotInside)
  await expect(readInside(folder, 'none')).rejects.toMatchObject({ code: 'ENOENT' })
})
