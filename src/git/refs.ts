/** Refs: read by their exact names, moved in one transaction that names what each must be. */
import { decode, utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import type { Finished } from '../host/process.js'
import { zeroId } from './object.js'
import type { RefUpdate } from './moves.js'
import { wordsOf, type Git } from './plumbing.js'
import type { Repository } from './repository.js'

/** Returns whether a branch name is one that git can hold; whatever is not can be no branch. */
export function isBranchName(name: string): boolean {
  if (name === '' || name === '@' || /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u.test(name)) return false
  return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock')) && !name.endsWith('.')
}

/**
 * Returns the objects that these refs name, by full name; refs that do not exist are absent. Names mean exactly themselves:
 * a tag called `refs/holdfast/…`, which a fetch may bring, is another ref.
 */
export async function readRefs(git: Git, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(names)
  const { stdout } = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', ...names])
  return new Map(decode(stdout).split('\n').flatMap((line): [string, string][] => {
    const space = line.indexOf(' ')
    const name = line.slice(space + 1)
    return space > 0 && wanted.has(name) ? [[name, line.slice(0, space)]] : []
  }))
}

/** What moving refs needs of a repository. */
export type Movable = Pick<Repository, 'git' | 'format' | 'moves'>

/** One transaction, of which git has said that it can be committed before it is told to. */
async function transact({ git, format, moves }: Movable, args: readonly string[], updates: readonly RefUpdate[]): Promise<void> {
  // Whatever the repository's settings are: a ref that is said to have moved is on the disk.
  const pipe = git.open(['-c', 'core.fsync=reference', ...args, '--stdin', '-z'])
  let strike: (() => Promise<void>) | null = null
  const agreed = async (step: string): Promise<void> => {
    const said = decode(await pipe.line())
    if (said !== `${step}: ok`) throw new Fault(`git update-ref said ${said}`)
  }
  const lines = updates.map(({ ref, from, to }) => `update ${ref}\0${to}\0${from ?? zeroId(format)}\0`)
  try {
    strike = pipe.pid === null ? null : await moves.note(pipe.pid, updates)
    pipe.send(utf8(['start\0', ...lines, 'prepare\0'].join('')))
    await agreed('start')
    await agreed('prepare')
    // Git holds the locks of all refs now. Were this process to end here, git would let them go and move nothing; ended it after
    // the next line, git would move them under the locks that it holds: so whoever finds them free knows what came of it.
    pipe.send(utf8('commit\0'))
    await agreed('commit')
  } catch (error) {
    await pipe.close()
    await moves.clear()
    throw error
  } finally {
    await pipe.close()
  }
  await strike?.()
  await moves.sync(updates)
}

/** Git waits a second for a lock at each attempt. */
const LOCK_ATTEMPTS = 30

/** Returns whether git could not take a lock because somebody has it. */
function isLocked({ code, stderr }: Finished): boolean {
  return code !== 0 && /unable to create .*\.lock|file exists/iu.test(decode(stderr))
}

/**
 * Returns when no transaction over these refs is under way that a process which is gone may have left to git, and either all of
 * them have moved or none. Throws `Fault` where somebody keeps them locked: whatever was decided before they are free could be
 * made untrue.
 */
export async function settleRefs(repository: Movable, updates: readonly RefUpdate[], attempts = LOCK_ATTEMPTS): Promise<void> {
  await repository.moves.clear()
  for (let attempt = 1; ; attempt++) {
    const finished = await awaitRefs(repository, updates)
    if (!isLocked(finished)) break
    await repository.moves.clear()
    if (attempt >= attempts) {
      throw new Fault(`git keeps refs locked that a set which was cut off is about (${wordsOf(finished)}): wait for that git process, or remove its lock file where there is none, and try again`, { retryable: true })
    }
  }
  await completeRefs(repository, updates)
}

/**
 * Waits, bounded, for a transaction over these refs that a process which is gone may have left to git, and holds them for a
 * moment: afterwards they say what came of it.
 */
async function awaitRefs({ git, format }: Movable, updates: readonly RefUpdate[]): Promise<Finished> {
  const lines = updates.map(({ ref, from }) => `verify ${ref}\0${from ?? zeroId(format)}\0`)
  return git.run(['update-ref', '--stdin', '-z'], { input: utf8(['start\0', ...lines, 'prepare\0abort\0'].join('')), expect: [0, 1, 128] })
}

/** Moves the rest where git was ended between two refs of one transaction: others may have built on those that moved. */
async function completeRefs(repository: Movable, updates: readonly RefUpdate[]): Promise<void> {
  const { git } = repository
  const now = await readRefs(git, updates.map(({ ref }) => ref))
  const left = updates.filter(({ ref, from }) => (now.get(ref) ?? null) === from)
  const others = updates.filter((update) => !left.includes(update))
  if (left.length === 0 || others.length === 0) return
  for (const { ref, to } of others) {
    const tip = now.get(ref)
    if (tip === undefined || (tip !== to && (await git.run(['merge-base', '--is-ancestor', to, tip], { expect: [0, 1, 128] })).code !== 0)) return
  }
  await transact(repository, ['update-ref', '-m', 'holdfast: recovered'], left)
}

/** Returns what refs are when a move of them failed, which has come to its end by then. Throws `Fault` where that cannot be told. */
async function afterwards(repository: Movable, updates: readonly RefUpdate[], cause: unknown): Promise<ReadonlyMap<string, string>> {
  let finished = await awaitRefs(repository, updates)
  if (isLocked(finished)) {
    // Because somebody who was ended may hold them.
    await repository.moves.clear()
    finished = await awaitRefs(repository, updates)
  }
  await completeRefs(repository, updates)
  const now = await readRefs(repository.git, updates.map(({ ref }) => ref))
  const isUnmoved = updates.every(({ ref, from }) => (now.get(ref) ?? null) === from)
  if (isUnmoved && finished.code !== 0) throw new Fault(`git update-ref: ${wordsOf(finished)}`, { cause })
  return now
}

/** A move that was kept off by others' locks is tried so often. */
const ATTEMPTS = 3

/**
 * Moves all these refs or none, and returns which: `stale` when one of them was not what it had to be. `reason` is for the log
 * of a branch. Throws `Fault` when git fails for another reason, and then nothing moved, or when it cannot be told.
 */
export async function moveRefs(repository: Movable, updates: readonly RefUpdate[], reason: string | null): Promise<'moved' | 'stale'> {
  // Because a log would keep what a shelf has let go: only what has a reason is logged.
  const args = reason === null ? ['-c', 'core.logAllRefUpdates=false', 'update-ref'] : ['update-ref', '-m', reason]
  for (let attempt = 1; ; attempt++) {
    try {
      await transact(repository, args, updates)
      return 'moved'
    } catch (error) {
      const now = await afterwards(repository, updates, error)
      if (updates.every(({ ref, to }) => now.get(ref) === to)) return 'moved'
      if (updates.some(({ ref, from }) => (now.get(ref) ?? null) !== from)) return 'stale'
      // Nothing has moved and the refs are free: others may have held them for too long.
      if (attempt >= ATTEMPTS) throw error
    }
  }
}

/** Returns the ref that HEAD stands for, or null when it is detached. */
export async function headRef(git: Git): Promise<string | null> {
  const { code, stdout } = await git.run(['symbolic-ref', '-q', 'HEAD'], { expect: [0, 1] })
  return code === 0 ? decode(stdout).trim() : null
}
