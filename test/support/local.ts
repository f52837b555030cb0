/** A real repository in a folder of its own, and a desk over its working tree. */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Desk } from '../../src/engine/desk.js'
import { openLocal } from '../../src/wiring.js'
import type { Memory, MemoryFile, MemoryOptions } from './memory.js'

export function git(directory: string, ...words: readonly string[]): string {
  return execFileSync('git', ['-C', directory, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Makes empty repositories: the first with git, every other as a copy of that one. */
export class Repositories {
  private readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-repositories-')))
  private readonly template = join(this.folder, 'template')
  private made = 0

  constructor() {
    mkdirSync(this.template)
    git(this.template, 'init', '-q', '--template=', '-b', 'main')
    git(this.template, 'commit', '-q', '--allow-empty', '-m', 'empty')
  }

  /** Returns a repository with these files in work tree and index. */
  holding(files: ReadonlyMap<string, MemoryFile>): string {
    const root = join(this.folder, String(++this.made))
    cpSync(this.template, root, { recursive: true })
    for (const [path, file] of files) {
      const to = join(root, path)
      mkdirSync(dirname(to), { recursive: true })
      if (file.kind === 'symlink') symlinkSync(file.target, to)
      else if (file.kind === 'submodule') cpSync(this.template, to, { recursive: true })
      else {
        writeFileSync(to, file.bytes)
        chmodSync(to, file.mode === '100755' ? 0o755 : 0o644)
      }
    }
    git(root, '-c', 'advice.addEmbeddedRepo=false', 'add', '-A')
    return root
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Returns every path of a work tree with its mode and content; of a repository inside it, that it is one. */
export function treeOf(root: string, folder = ''): Record<string, string> {
  const told: Record<string, string> = {}
  for (const name of readdirSync(join(root, folder)).sort()) {
    const path = folder === '' ? name : `${folder}/${name}`
    const at = lstatSync(join(root, path))
    if (path === '.git') continue
    if (at.isSymbolicLink()) told[path] = `120000 ${readlinkSync(join(root, path))}`
    else if (!at.isDirectory()) told[path] = `${(at.mode & 0o100) === 0 ? '100644' : '100755'} ${readFileSync(join(root, path)).toString('latin1')}`
    else if (readdirSync(join(root, path)).includes('.git')) told[path] = '160000'
    else {
      const inside = treeOf(root, path)
      Object.assign(told, Object.keys(inside).length === 0 ? { [path]: 'an empty directory' } : inside)
    }
  }
  return told
}

/** Returns what the git directory holds besides git's own: journals, locks and staged files of ours. */
export function leftBehind(root: string): string[] {
  const folder = join(root, '.git')
  const ours = readdirSync(folder).filter((name) => name === 'holdfast' || name.includes('lock'))
  return ours.flatMap((name) => (lstatSync(join(folder, name)).isDirectory() ? readdirSync(join(folder, name)).map((file) => `${name}/${file}`) : [name]))
}

/** Calls `use` with a desk over the working tree; limits, switches and the rest are those of the memory's desk. */
export async function atLocalDesk<T>(root: string, memory: Memory, options: MemoryOptions, use: (desk: Desk) => Promise<T>): Promise<T> {
  const opened = await openLocal({ directory: root, environment: process.env })
  if (!opened.ok) throw new Error(`no repository: ${JSON.stringify(opened.refusals)}`)
  const local = opened.value
  try {
    const recovered = await local.recover()
    if (!recovered.ok) throw new Error(`no recovery: ${JSON.stringify(recovered.refusals)}`)
    return await use({ ...memory.desk(options), target: local.targets.worktree, ledger: local.ledger, shelf: local.shelf })
  } finally {
    await local.close()
  }
}
