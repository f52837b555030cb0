/**
 * What git itself would run when files are committed, and a commit of ours does not: filters that attributes name, and hooks of
 * the user. Only told of: nothing of it is started.
 */
import { join, resolve } from 'node:path'
import { decode, utf8 } from '../base/encoding.js'
import type { Files } from '../host/files.js'
import type { Repository } from './repository.js'

/** The attributes by which git changes content on its way into a commit. */
const CONVERTING = ['filter', 'ident', 'working-tree-encoding']
const HOOKS = ['pre-commit', 'prepare-commit-msg', 'commit-msg', 'post-commit']
/** Files that one filter is told to have. */
const TOLD = 5

/** Returns the attributes that convert content, each with its files; none where this git cannot tell them. */
async function filtersOf({ git }: Repository, paths: readonly string[], branch: string | null): Promise<string[]> {
  if (paths.length === 0) return []
  const source = branch === null ? [] : [`--source=refs/heads/${branch}`]
  const asked = await git.run(['check-attr', '-z', '--stdin', ...source, ...CONVERTING], { input: utf8(`${paths.join('\0')}\0`), expect: [0, 128, 129] })
  const words = asked.code === 0 ? decode(asked.stdout).split('\0') : []
  const files = new Map<string, string[]>()
  for (let at = 0; at + 2 < words.length; at += 3) {
    const [path = '', name = '', value = ''] = words.slice(at, at + 3)
    if (value === 'unspecified' || value === 'unset') continue
    const filter = value === 'set' ? name : `${name}=${value}`
    files.set(filter, [...files.get(filter) ?? [], path])
  }
  return [...files].map(([filter, of]) => `${filter} of ${of.slice(0, TOLD).join(', ')}${of.length > TOLD ? ` and ${String(of.length - TOLD)} more` : ''}`)
}

/** Returns where the user keeps hooks, absolute. What our own runs of git are told, that there are none, does not count. */
async function hooksFolder({ asUser, root, common }: Repository): Promise<string> {
  const asked = await asUser.run(['config', '-z', '--show-scope', '--type=path', '--get-all', 'core.hooksPath'], { directory: root, expect: [0, 1, 128] })
  const words = decode(asked.stdout).split('\0')
  const named = words.filter((_, index) => index % 2 === 1 && words[index - 1] !== 'command').at(-1)
  return named === undefined ? join(common, 'hooks') : resolve(root, named)
}

/** Returns the user's hooks that a commit would start. */
async function hooksOf(repository: Repository, files: Files): Promise<string[]> {
  const folder = await hooksFolder(repository)
  const stats = await Promise.all(HOOKS.map((name) => files.lstat(join(folder, name))))
  return HOOKS.filter((_, index) => {
    const stat = stats[index] ?? null
    return stat !== null && (stat.kind === 'symlink' || (stat.kind === 'file' && (stat.permissions & 0o111) !== 0))
  }).map((name) => `the hook ${name}`)
}

/** Returns what a commit of these paths by git would run, a few words each; attributes are the working tree's, or those of a branch. */
export async function unrun(repository: Repository, files: Files, paths: readonly string[], branch: string | null): Promise<string[]> {
  const [filters, hooks] = await Promise.all([filtersOf(repository, paths, branch), hooksOf(repository, files)])
  return [...filters, ...hooks]
}
