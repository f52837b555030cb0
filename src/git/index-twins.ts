/** What the index holds that may differ from a path in letter case only. */
import { ancestors, foldCase } from '../base/path.js'
import { decode } from '../base/encoding.js'
import type { Git } from './plumbing.js'

/** Returns pathspecs for a name, and what is below it, whatever its letter case: git folds ASCII, so anything else may be anything. */
function anyCase(path: string): string[] {
  const pattern = path.replace(/[*?[\]\\]/gu, '\\$&').replace(/[^\0-\x7f]+/gu, '*')
  // Where a pattern holds wildcards, git does not look below what it matches.
  return [`:(icase,glob)${pattern}`, ...(pattern === path ? [] : [`:(icase,glob)${pattern}/**`])]
}

/** Returns the paths, cut to their first `depth` components; those that have as many. */
function cut(paths: readonly string[], depth: number): string[] {
  return paths.flatMap((path) => [...ancestors(path), path].slice(depth - 1, depth))
}

/**
 * Returns paths of the index, files and directories, that are spelled like these or like a directory above them but for letter
 * case. The index is asked once for every depth; what is spelled exactly so is left out where nothing else can be meant by it.
 */
export async function indexTwins(git: Git, paths: readonly string[]): Promise<readonly string[]> {
  const depths = Array.from({ length: Math.max(0, ...paths.map((path) => path.split('/').length)) }, (_, i) => i + 1)
  const found = await Promise.all(depths.map(async (depth) => {
    const wanted = [...new Set(cut(paths, depth))]
    const single = wanted.filter((path) => !wanted.some((other) => other !== path && foldCase(other) === foldCase(path)))
    const { stdout } = await git.run(
      ['ls-files', '-z', '--', ...wanted.flatMap(anyCase), ...single.map((path) => `:(exclude,literal)${path}`)],
      { variables: { GIT_LITERAL_PATHSPECS: '0' } },
    )
    return cut(decode(stdout).split('\0').filter((path) => path !== ''), depth)
  }))
  return [...new Set(found.flat())]
}
