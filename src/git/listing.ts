/** The files that reads and searches may show: tracked, and untracked that are not ignored. */
import { decode } from '../base/encoding.js'
import type { Repository } from './repository.js'

/** Returns where the user's own ignore list is, when the user has set one; ours alone would not know. */
async function excludesFile(repository: Repository): Promise<readonly string[]> {
  const { code, stdout } = await repository.asUser.run(['config', '--type=path', '--get', 'core.excludesFile'], { expect: [0, 1, 128] })
  const path = decode(stdout).replace(/\n$/u, '')
  return code === 0 && path !== '' ? [`core.excludesFile=${path}`] : []
}

/**
 * Returns the paths below these (all, when none is given), each once, sorted by code unit. Tracked files that are absent from
 * the disk are among them.
 */
export async function listFiles(repository: Repository, under: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await repository.git.run(
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...under],
    { configuration: await excludesFile(repository) },
  )
  const paths = decode(stdout).split('\0')
  // An entry that ends in a slash is a repository inside this one.
  return [...new Set(paths.filter((path) => path !== '' && !path.endsWith('/')))].sort()
}
