/** What names and revision expressions mean in a repository, in git's order of trial. */
import { git } from './git-process.js'
import type { Repository } from './types.js'
import type { World } from './world.js'

/** The oid that a branch, tag, full ref, (abbreviated) commit id or `HEAD` names. */
export async function resolveName(world: World, repository: Repository, name: string): Promise<string | undefined> {
  const store = world.store(repository)
  if (name === 'HEAD') return store.readRef(`refs/heads/${repository.defaultBranch}`)
  for (const ref of [name, `refs/${name}`, `refs/tags/${name}`, `refs/heads/${name}`]) {
    const oid = await store.readRef(ref)
    if (oid !== undefined) return oid
  }
  const oid = await store.expand(name)
  return oid !== undefined && await store.commit(oid) !== undefined ? oid : undefined
}

/** The oid of what `<name>`, `<name>:` or `<name>:<path>` stands for; other revision syntax is left to git. */
export async function resolveExpression(world: World, repository: Repository, expression: string): Promise<string | undefined> {
  const store = world.store(repository)
  const colon = expression.indexOf(':')
  const name = colon < 0 ? expression : expression.slice(0, colon)
  let oid = await resolveName(world, repository, name)
  if (oid === undefined && /^[0-9a-f]{40}$/u.test(name)) oid = (await store.object(name))?.oid
  if (oid === undefined && /[~^@]/u.test(name) && !name.startsWith('-')) {
    const parsed = await git(store.directory, ['rev-parse', '--verify', '--quiet', '--end-of-options', name])
    oid = parsed.code === 0 ? parsed.stdout.toString().trim() : undefined
  }
  if (oid === undefined || colon < 0) return oid
  const tree = (await store.commit(oid))?.tree ?? oid
  const path = expression.slice(colon + 1).replace(/\/$/u, '')
  return path === '' ? tree : (await store.entryAt(tree, path))?.oid
}
