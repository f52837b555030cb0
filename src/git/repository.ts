/** One repository as a directory finds it: where it is, how it names objects, and whose working tree this is. */
import { basename, dirname, join } from 'node:path'
import { decode } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Files } from '../host/files.js'
import type { Lifetimes } from '../host/lifetime.js'
import type { Finished } from '../host/process.js'
import { openIdentities, type Identities } from './identity.js'
import { openMoves, type Moves } from './moves.js'
import type { Format } from './object.js'
import { localOwner } from './owner.js'
import { gitEnvironment, openGit, userEnvironment, wordsOf, type Environment, type Git, type Spawning } from './plumbing.js'
import { openReader, type Reader } from './reader.js'

export interface Repository {
  readonly git: Git
  readonly reader: Reader
  readonly format: Format
  /** The top of the working tree, absolute. */
  readonly root: string
  /** Where this working tree's index is. */
  readonly index: string
  /** Where this working tree's journal and lock are; perhaps not there yet. */
  readonly state: string
  /** `local/<worktree>`. */
  readonly owner: string
  /** Whether the executable bit on the disk is the mode (git: `core.fileMode`). */
  readonly fileMode: boolean
  /** Runs git under the user's own settings. */
  readonly asUser: Git
  readonly identities: Identities
  /** The git directory of this working tree, absolute. */
  readonly directory: string
  /** The directory that all working trees of this repository share. */
  readonly common: string
  readonly moves: Moves
}

export interface RepositoryOptions {
  readonly spawning: Spawning
  readonly files: Files
  readonly lifetimes: Lifetimes
}

const LAYOUT = [
  'rev-parse', '--path-format=absolute', '--is-bare-repository', '--is-inside-work-tree', '--show-object-format',
  '--git-dir', '--git-common-dir', '--git-path', 'holdfast', '--git-path', 'index', '--show-toplevel',
]

function isOff(value: string): boolean {
  return ['false', 'no', 'off', '0'].includes(value.toLowerCase())
}

/** Returns `core.fileMode` of `git config -z --list`: the last one counts. */
function fileModeOf(listing: string): boolean {
  const last = listing.split('\0').filter((entry) => entry.startsWith('core.filemode\n')).at(-1)
  return last === undefined || !isOff(last.slice('core.filemode\n'.length))
}

/** Returns the lines of the layout, or why this is no repository of ours. */
function judge(finished: Finished): Outcome<readonly string[]> {
  const lines = decode(finished.stdout).replace(/\n$/u, '').split('\n')
  if (lines[0] === 'true') return refuse({ code: 'not_a_repository', detail: 'a bare repository has no working tree' })
  if (lines[1] === 'false') return refuse({ code: 'not_a_repository', detail: 'inside the git directory' })
  const words = wordsOf(finished)
  if (finished.code !== 0) {
    if (/not a git repository|dubious ownership|must be run in a work tree/u.test(words)) return refuse({ code: 'not_a_repository', detail: words })
    throw new Fault(`git rev-parse: ${words}`)
  }
  if (lines.length !== 8) throw new Fault('git rev-parse: the path of the repository holds a line break')
  return ok(lines)
}

/**
 * Returns the repository around a directory, whatever GIT_DIR says. Refuses: not_a_repository.
 */
export async function openRepository(directory: string, environment: Environment, options: RepositoryOptions): Promise<Outcome<Repository>> {
  const { spawning, files, lifetimes } = options
  const own = gitEnvironment(environment)
  const asUser = openGit(directory, userEnvironment(environment), spawning)
  const look = async (git: Git): Promise<readonly [Finished, Finished]> => Promise.all([
    git.run(LAYOUT, { expect: [0, 128] }), git.run(['config', '-z', '--list'], { expect: [0, 1, 128] }),
  ])
  let trusted: readonly string[] = []
  let git = openGit(directory, own, spawning)
  let [layout, configuration] = await look(git)
  if (layout.code === 128 && wordsOf(layout).includes('dubious ownership')) {
    // Because trust stands in the user's settings, which ours do not read: where they trust the directory, so may we.
    const { code, stdout } = await asUser.run(['rev-parse', '--show-toplevel'], { expect: [0, 128] })
    if (code === 0) {
      trusted = [decode(stdout).trim()]
      git = openGit(directory, own, spawning, trusted)
      const again = await look(git)
      layout = again[0]
      configuration = again[1]
    }
  }
  const lines = judge(layout)
  if (!lines.ok) return lines
  const [, , format = '', gitDirectory = '', common = '', state = '', index = '', root = ''] = lines.value
  if (format !== 'sha1' && format !== 'sha256') throw new Fault(`git names objects by ${format}, which is not known here`)
  const atRoot = openGit(root, own, spawning, trusted)
  return ok({
    git: atRoot, reader: openReader(atRoot), format, root, index, state, common, directory: gitDirectory, asUser, identities: openIdentities(asUser),
    owner: localOwner(dirname(gitDirectory) === join(common, 'worktrees') ? basename(gitDirectory) : null),
    fileMode: fileModeOf(decode(configuration.stdout)), moves: openMoves({ files, lifetimes, state, directory: gitDirectory, common }),
  })
}
