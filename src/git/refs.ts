/** Refs: read by their exact names, moved in one transaction that names what each must be. */
import { decode, utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import type { Finished } from '../host/process.js'
import { zeroId, type Format } from './object.js'
import { wordsOf, type Git } from './plumbing.js'

/** A ref that goes from one object to another; `from` null where it must not exist yet. */
export interface RefUpdate {
  readonly ref: string
  readonly from: string | null
  readonly to: string
}

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

/** One transaction, of which git has said that it can be committed before it is told to. */
async function transact(git: Git, args: readonly string[], lines: readonly string[]): Promise<void> {
  const pipe = git.open([...args, '--stdin', '-z'])
  const agreed = async (step: string): Promise<void> => {
    const said = decode(await pipe.line())
    if (said !== `${step}: ok`) throw new Fault(`git update-ref said ${said}`)
  }
  try {
    pipe.send(utf8(['start\0', ...lines, 'prepare\0'].join('')))
    await agreed('start')
    await agreed('prepare')
    // Git holds the locks of all refs now. Were this process to end here, git would let them go and move nothing; ended it after
    // the next line, git would move them under the locks that it holds: so whoever finds them free knows what came of it.
    pipe.send(utf8('commit\0'))
    await agreed('commit')
  } finally {
    await pipe.close()
  }
}

/** Git waits a second for a lock at each attempt. */
const LOCK_ATTEMPTS = 30

/** Returns whether git could not take a lock because somebody has it. */
function isLocked({ code, stderr }: Finished): boolean {
  return code !== 0 && /unable to create .*\.lock|file exists/iu.test(decode(stderr))
}

/**
 * Returns when no transaction over these refs is under way that a process which is gone may have left to git: they say then what came
 * of it. Throws `Fault` where somebody keeps them locked: whatever was decided before they are free could be made untrue.
 */
export async function settleRefs(git: Git, format: Format, updates: readonly RefUpdate[], attempts = LOCK_ATTEMPTS): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const finished = await awaitRefs(git, format, updates)
    if (!isLocked(finished)) return
    if (attempt >= attempts) {
      throw new Fault(`git keeps refs locked that a set which was cut off is about (${wordsOf(finished)}): wait for that git process, or remove its lock file where there is none, and try again`, { retryable: true })
    }
  }
}

/**
 * Waits, bounded, for a transaction over these refs that a process which is gone may have left to git, and holds them for a
 * moment: afterwards they say what came of it.
 */
async function awaitRefs(git: Git, format: Format, updates: readonly RefUpdate[]): Promise<Finished> {
  const lines = updates.map(({ ref, from }) => `verify ${ref}\0${from ?? zeroId(format)}\0`)
  return git.run(['update-ref', '--stdin', '-z'], { input: utf8(['start\0', ...lines, 'prepare\0abort\0'].join('')), expect: [0, 1, 128] })
}

/**
 * Moves all these refs or none, and returns which: `stale` when one of them was not what it had to be. `reason` is for the log
 * of a branch. Throws `Fault` when git fails for another reason, and then nothing moved, or when it cannot be told.
 */
export async function moveRefs(git: Git, format: Format, updates: readonly RefUpdate[], reason: string | null): Promise<'moved' | 'stale'> {
  // Because a log would keep what a shelf has let go: only what has a reason is logged.
  const args = reason === null ? ['-c', 'core.logAllRefUpdates=false', 'update-ref'] : ['update-ref', '-m', reason]
  try {
    await transact(git, args, updates.map(({ ref, from, to }) => `update ${ref}\0${to}\0${from ?? zeroId(format)}\0`))
    return 'moved'
  } catch (error) {
    const finished = await awaitRefs(git, format, updates)
    const now = await readRefs(git, updates.map(({ ref }) => ref))
    if (updates.every(({ ref, to }) => now.get(ref) === to)) return 'moved'
    if (updates.some(({ ref, from }) => (now.get(ref) ?? null) !== from)) return 'stale'
    if (finished.code !== 0) throw new Fault(`git update-ref: ${wordsOf(finished)}`, { cause: error })
    throw error
  }
}

/** Returns the ref that HEAD stands for, or null when it is detached. */
export async function headRef(git: Git): Promise<string | null> {
  const { code, stdout } = await git.run(['symbolic-ref', '-q', 'HEAD'], { expect: [0, 1] })
  return code === 0 ? decode(stdout).trim() : null
}
