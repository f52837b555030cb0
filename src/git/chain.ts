/** Commits as `git rev-list` tells them: id, tree, parents and trailers, without a question for each. */
import { decode } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { trailersOf, type Trailers } from './message.js'
import { parseCommit, type Commit } from './object.js'
import { wordsOf, type Git } from './plumbing.js'

export interface Link extends Commit {
  readonly oid: string
  /** Our trailers as written, or null when the message has none. */
  readonly trailers: Trailers | null
}

/** Returns the commits that these `rev-list` arguments name, newest first; none where HEAD is a branch without commits. */
export async function listCommits(git: Git, args: readonly string[]): Promise<Link[]> {
  const finished = await git.run(['rev-list', '--header', '--encoding=UTF-8', ...args, '--'], { expect: [0, 128] })
  if (finished.code !== 0) {
    if (/(?:bad|unknown) revision/u.test(wordsOf(finished))) return []
    throw new Fault(`git rev-list: ${wordsOf(finished)}`)
  }
  return decode(finished.stdout).split('\0').flatMap((record) => {
    const end = record.indexOf('\n')
    if (end < 0) return []
    const commit = parseCommit(Buffer.from(record.slice(end + 1)))
    // Because this listing indents messages by four columns and the raw commit does not.
    const message = commit.message.replace(/^ {4}/gmu, '')
    return [{ ...commit, message, oid: record.slice(0, end).trim(), trailers: trailersOf(message) }]
  })
}
