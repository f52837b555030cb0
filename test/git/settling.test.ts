/** Refs that a git process holds which outlived whoever told it to move them: nothing is decided before they are free. */
import { spawn, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Fault } from '../../src/base/fault.js'
import { openGit } from '../../src/git/plumbing.js'
import { openMoves } from '../../src/git/moves.js'
import { readRefs, settleRefs, type Movable } from '../../src/git/refs.js'
import { realFiles } from '../../src/host/files.js'
import { openLifetimes } from '../../src/host/lifetime.js'
import { openPipe } from '../../src/host/pipe.js'
import { run } from '../../src/host/process.js'

const made: string[] = []
afterEach(() => { for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true }) })

function scene(): { readonly root: string; readonly repository: Movable; readonly first: string; readonly second: string } {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-settling-'))
  made.push(root)
  const sh = (...args: string[]): string => execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@e', ...args], { cwd: root, encoding: 'utf8' }).trim()
  sh('init', '-q', '-b', 'main')
  sh('commit', '-q', '--allow-empty', '-m', 'one')
  const first = sh('rev-parse', 'HEAD')
  const second = sh('commit-tree', '-p', first, '-m', 'two', `${first}^{tree}`)
  const git = openGit(root, { PATH: process.env['PATH'] ?? '' }, { run, openPipe })
  const directory = join(root, '.git')
  const moves = openMoves({ files: realFiles, lifetimes: openLifetimes(), state: join(directory, 'holdfast'), directory, common: directory })
  return { root, first, second, repository: { git, format: 'sha1', moves } }
}

test('a move that is still to come is waited for', async () => {
  const { root, repository, first, second } = scene()
  const orphan = spawn('git', ['update-ref', '--stdin'], { cwd: root, stdio: ['pipe', 'ignore', 'ignore'] })
  const gone = new Promise((resolve) => { orphan.on('close', resolve) })
  orphan.stdin.write(`start\nupdate refs/heads/main ${second} ${first}\nprepare\n`)
  await pause(300)
  setTimeout(() => orphan.stdin.end('commit\n'), 2500)
  await settleRefs(repository, [{ ref: 'refs/heads/main', from: first, to: second }])
  expect((await readRefs(repository.git, ['refs/heads/main'])).get('refs/heads/main')).toBe(second)
  await gone
})

test('refs that stay locked are a fault, and no answer', async () => {
  const { root, repository, first, second } = scene()
  writeFileSync(join(root, '.git/refs/heads/main.lock'), '')
  await expect(settleRefs(repository, [{ ref: 'refs/heads/main', from: first, to: second }], 2)).rejects.toThrow(Fault)
})

test('refs that are free, moved or not, end the wait', async () => {
  const { repository, first, second } = scene()
  await settleRefs(repository, [{ ref: 'refs/heads/main', from: first, to: second }])
  await settleRefs(repository, [{ ref: 'refs/heads/main', from: second, to: first }])
})
