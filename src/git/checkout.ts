/** A checkout that stands for a commit: the files on the disk are those of the commit, as far as git can tell. */
import { decode } from '../base/encoding.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Repository } from './repository.js'

function lines(bytes: Uint8Array): string[] {
  return decode(bytes).split('\0').filter((line) => line !== '')
}

/**
 * Returns the paths that git tracks in a working tree, when it is a whole and unchanged checkout of a commit; untracked files are not
 * looked at. Refuses: no_server for another commit or a part of the tree, dirty_target.
 */
export async function filesOfCheckout({ git }: Repository, commit: string): Promise<Outcome<readonly string[]>> {
  const head = await git.run(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { expect: [0, 1, 128] })
  const now = decode(head.stdout).trim()
  const remedy = 'Check out the head itself before this step, all of it, as the plan job of .github/examples/isolated.yml does'
  if (now !== commit) return refuse({ code: 'no_server', detail: `the workspace is a checkout of ${now === '' ? 'no commit' : now}, and the head is ${commit}`, remedy })
  const [listed, staged, changed] = await Promise.all([
    git.run(['ls-files', '-z', '-v', '--cached']), git.run(['diff-index', '-z', '--cached', '--name-only', '--no-renames', 'HEAD']),
    git.run(['ls-files', '-z', '--modified', '--deleted', '--deduplicate']),
  ])
  const tracked = lines(listed.stdout)
  // Whatever is told to be left out or taken for unchanged is not looked at by git, nor perhaps there.
  const skipped = tracked.find((line) => !line.startsWith('H '))
  if (skipped !== undefined) return refuse({ code: 'no_server', path: skipped.slice(2), detail: 'the checkout leaves it out', remedy })
  const dirty = [...lines(staged.stdout), ...lines(changed.stdout)][0]
  if (dirty !== undefined) return refuse({ code: 'dirty_target', path: dirty, detail: 'an earlier step changed the checkout', remedy })
  return ok(tracked.map((line) => line.slice(2)))
}
