import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Fault } from '../../src/base/fault.js'
import { errno, realFiles } from '../../src/host/files.js'
import { sha256 } from '../../src/host/sha256.js'
import { temporary } from '../worktree/fixture.js'

test('a name that is taken is not created over, and its code can be read', async () => {
  const path = join(temporary(), 'a')
  writeFileSync(path, 'old')
  const failure = await realFiles.create(path, 0o600).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Fault)
  expect(errno(failure)).toBe('EEXIST')
  expect(readFileSync(path, 'utf8')).toBe('old')
})

test('nothing is where nothing is, nor below a file', async () => {
  const directory = temporary()
  writeFileSync(join(directory, 'a'), '')
  expect(await realFiles.lstat(join(directory, 'b'))).toBeNull()
  expect(await realFiles.lstat(join(directory, 'a/b'))).toBeNull()
})

test('links are seen, not followed', async () => {
  const directory = temporary()
  writeFileSync(join(directory, 'a'), 'secret')
  symlinkSync('a', join(directory, 'link'))
  expect((await realFiles.lstat(join(directory, 'link')))?.kind).toBe('symlink')
  await expect(realFiles.readFile(join(directory, 'link'))).rejects.toBeInstanceOf(Fault)
})

test('what is no regular file is not read', async () => {
  const directory = temporary()
  mkdirSync(join(directory, 'd'))
  await expect(realFiles.readFile(join(directory, 'd'))).rejects.toBeInstanceOf(Fault)
})

test('a file is written whole and synced', async () => {
  const path = join(temporary(), 'a')
  const file = await realFiles.create(path, 0o666)
  await realFiles.write(file, Buffer.alloc(3_000_000, 7))
  await realFiles.chmod(file, 0o640)
  await realFiles.fsync(file)
  await realFiles.close(file)
  const stat = await realFiles.lstat(path)
  expect([stat?.size, stat?.permissions]).toEqual([3_000_000, 0o640])
  expect(sha256(await realFiles.readFile(path))).toBe(sha256(Buffer.alloc(3_000_000, 7)))
})
