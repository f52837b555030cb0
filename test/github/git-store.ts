/**
 * One bare repository on disk, the only place where the double keeps git state.
 *
 * Objects are made and read by long-lived plumbing processes (`hash-object -w`, `mktree`, `cat-file`), refs move only in
 * `update-ref --stdin` transactions. Objects are immutable, so trees and commits that were read stay in a cache; refs are
 * read from disk each time, because a push through `git http-backend` moves them behind our back.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Commit, Signature, TreeEntry } from './git-objects.js'
import { formatCommit, longMode, parseCommit, parseTree, zeroOid } from './git-objects.js'
import type { TakeAnswer } from './git-process.js'
import { GitPipe, git, gitText, takeLine } from './git-process.js'

/** Something in the object store. */
export interface GitObject {
  readonly oid: string
  readonly type: string
  readonly content: Buffer
}

/** One move of a ref; `before` is checked under the lock when it is given, the zero oid meaning "must not exist". */
export interface RefMove {
  readonly ref: string
  readonly after: string
  readonly before?: string | undefined
}

/** What to put at a path: an existing object, or `null` to remove it. */
export type Placement = { readonly mode: string; readonly oid: string } | null

const takeObject: TakeAnswer<GitObject | undefined> = (bytes) => {
  const line = takeLine(bytes)
  if (line === undefined) return undefined
  const [oid = '', type = '', size] = line.value.split(' ')
  if (size === undefined) return { value: undefined, rest: line.rest }
  const length = Number(size)
  if (line.rest.length < length + 1) return undefined
  return { value: { oid, type, content: Buffer.from(line.rest.subarray(0, length)) }, rest: line.rest.subarray(length + 1) }
}

/** A bare repository and the processes that serve it. */
export class GitStore {
  readonly directory: string
  readonly #scratch: string
  readonly #pipes: Record<'cat' | 'blob' | 'commit' | 'tree' | 'refs', GitPipe>
  readonly #trees = new Map<string, readonly TreeEntry[]>()
  readonly #commits = new Map<string, Commit>()
  readonly #small = new Map<string, GitObject>()
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(directory: string, scratch: string) {
    this.directory = directory
    this.#scratch = scratch
    const hash = (type: string): GitPipe => new GitPipe(directory, ['hash-object', '-w', '-t', type, '--no-filters', '--stdin-paths'])
    this.#pipes = {
      cat: new GitPipe(directory, ['cat-file', '--batch']),
      blob: hash('blob'),
      commit: hash('commit'),
      tree: new GitPipe(directory, ['mktree', '-z', '--batch', '--missing']),
      refs: new GitPipe(directory, ['update-ref', '--stdin']),
    }
  }

  /** Makes an empty bare repository; `alternate` is a repository whose objects it can see, as forks do. */
  static async create(directory: string, scratch: string, branch: string, alternate?: GitStore): Promise<GitStore> {
    await mkdir(directory, { recursive: true })
    await gitText(directory, ['init', '--quiet', '--bare', '--template=', `--initial-branch=${branch}`])
    await writeFile(join(directory, 'config'), [
      '[core]', '\trepositoryformatversion = 0', '\tbare = true', '\tfilemode = true', '\tfsync = none', '\tlogAllRefUpdates = always',
      '[gc]', '\tauto = 0', '[http]', '\treceivepack = true',
      '[receive]', '\tautogc = false', '\thideRefs = refs/pull', '\tfsckObjects = true',
      '[uploadpack]', '\tallowFilter = true', '\tallowAnySHA1InWant = true', '',
    ].join('\n'))
    if (alternate !== undefined) {
      await mkdir(join(directory, 'objects', 'info'), { recursive: true })
      await writeFile(join(directory, 'objects', 'info', 'alternates'), `${join(alternate.directory, 'objects')}\n`)
    }
    return new GitStore(directory, scratch)
  }

  /** Ends all processes of this repository. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.#pipes).map((pipe) => pipe.close()))
  }

  /** Runs steps that must not interleave with other ref changes made through this store. */
  exclusively<T>(steps: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(steps, steps)
    this.#turn = mine.catch(() => undefined)
    return mine
  }

  /** The object with this full id, if it is here. */
  async object(oid: string): Promise<GitObject | undefined> {
    if (!/^[0-9a-f]{40}$/u.test(oid) || oid === zeroOid) return undefined
    const known = this.#small.get(oid)
    if (known !== undefined) return known
    const found = await this.#pipes.cat.ask(`${oid}\n`, takeObject)
    if (found !== undefined && found.content.length <= 65_536) this.#small.set(oid, found)
    return found
  }

  /** The full id that a unique abbreviation of at least four digits stands for. */
  async expand(prefix: string): Promise<string | undefined> {
    if (!/^[0-9a-f]{4,40}$/u.test(prefix)) return undefined
    return (await this.#pipes.cat.ask(`${prefix}\n`, takeObject))?.oid
  }

  /** A tree's entries, or undefined when there is no such tree. */
  async tree(oid: string): Promise<readonly TreeEntry[] | undefined> {
    const known = this.#trees.get(oid)
    if (known !== undefined) return known
    const found = await this.object(oid)
    if (found?.type !== 'tree') return undefined
    const entries = parseTree(found.content)
    this.#trees.set(oid, entries)
    return entries
  }

  /** A commit, or undefined when there is no such commit. */
  async commit(oid: string): Promise<Commit | undefined> {
    const known = this.#commits.get(oid)
    if (known !== undefined) return known
    const found = await this.object(oid)
    if (found?.type !== 'commit') return undefined
    const commit = parseCommit(found.content)
    this.#commits.set(oid, commit)
    return commit
  }

  /** The entry at a path of a tree; every step but the last must be a directory. */
  async entryAt(tree: string, path: string): Promise<TreeEntry | undefined> {
    let at: TreeEntry = { name: '', mode: '40000', oid: tree }
    for (const name of path.split('/')) {
      if (at.mode !== '40000') return undefined
      const next = (await this.tree(at.oid))?.find((entry) => entry.name === name)
      if (next === undefined) return undefined
      at = next
    }
    return at
  }

  /** All entries below a tree with full paths, directories included, in tree order. */
  async walk(tree: string, prefix = ''): Promise<(TreeEntry & { readonly path: string })[]> {
    const all: (TreeEntry & { readonly path: string })[] = []
    for (const entry of (await this.tree(tree)) ?? []) {
      const path = prefix + entry.name
      all.push({ ...entry, path })
      if (entry.mode === '40000') all.push(...await this.walk(entry.oid, `${path}/`))
    }
    return all
  }

  /** Paths whose blob or mode differs between two trees (`undefined` is the empty tree), sorted. */
  async changedPaths(left: string | undefined, right: string | undefined, prefix = ''): Promise<string[]> {
    if (left === right) return []
    const entries = async (oid: string | undefined): Promise<Map<string, TreeEntry>> =>
      new Map((oid === undefined ? [] : (await this.tree(oid)) ?? []).map((entry) => [entry.name, entry]))
    const [before, after] = [await entries(left), await entries(right)]
    const changed: string[] = []
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(name), after.get(name)]
      if (old?.oid === now?.oid && old?.mode === now?.mode) continue
      const [oldTree, nowTree] = [old?.mode === '40000' ? old.oid : undefined, now?.mode === '40000' ? now.oid : undefined]
      if ((old !== undefined && oldTree === undefined) || (now !== undefined && nowTree === undefined)) changed.push(prefix + name)
      if (oldTree !== undefined || nowTree !== undefined) changed.push(...await this.changedPaths(oldTree, nowTree, `${prefix}${name}/`))
    }
    return prefix === '' ? changed.sort() : changed
  }

  /** Writes a blob and answers its id. */
  writeBlob(content: Buffer | string): Promise<string> {
    return this.#hash('blob', content)
  }

  /** Writes a commit and answers its id. */
  writeCommit(commit: Commit): Promise<string> {
    return this.#hash('commit', formatCommit(commit))
  }

  /** Writes a tree from entries in any order and answers its id. */
  writeTree(entries: readonly TreeEntry[]): Promise<string> {
    const kind = (mode: string): string => (mode === '40000' ? 'tree' : mode === '160000' ? 'commit' : 'blob')
    const lines = entries.map((entry) => `${longMode(entry.mode)} ${kind(entry.mode)} ${entry.oid}\t${entry.name}\0`)
    return this.#pipes.tree.ask(`${lines.join('')}\0`, takeLine)
  }

  /** A tree with the placements put into `base`; directories left empty disappear. */
  async place(base: string | undefined, placements: ReadonlyMap<string, Placement>): Promise<string> {
    return (await this.#placeIn(base, placements)) ?? await this.writeTree([])
  }

  async #placeIn(base: string | undefined, placements: ReadonlyMap<string, Placement>): Promise<string | undefined> {
    const entries = new Map((base === undefined ? [] : (await this.tree(base)) ?? []).map((entry) => [entry.name, entry]))
    const below = new Map<string, Map<string, Placement>>()
    for (const [path, placement] of placements) {
      const slash = path.indexOf('/')
      if (slash >= 0) {
        const [first, rest] = [path.slice(0, slash), path.slice(slash + 1)]
        below.set(first, (below.get(first) ?? new Map<string, Placement>()).set(rest, placement))
      } else if (placement === null) entries.delete(path)
      else entries.set(path, { name: path, ...placement })
    }
    for (const [name, inner] of below) {
      const old = entries.get(name)
      const made = await this.#placeIn(old?.mode === '40000' ? old.oid : undefined, inner)
      if (made !== undefined) entries.set(name, { name, mode: '40000', oid: made })
      else if (old?.mode === '40000') entries.delete(name)
    }
    return entries.size === 0 ? undefined : this.writeTree([...entries.values()])
  }

  async #hash(type: 'blob' | 'commit', content: Buffer | string): Promise<string> {
    const file = join(this.#scratch, randomUUID())
    await writeFile(file, content)
    try {
      return await this.#pipes[type].ask(`${file}\n`, takeLine)
    } finally {
      await rm(file, { force: true })
    }
  }

  /** The oid that a full ref name holds, or undefined. */
  async readRef(ref: string): Promise<string | undefined> {
    if (!ref.startsWith('refs/') || ref.split('/').some((part) => part === '' || part === '..' || part === '.')) return undefined
    try {
      const text = (await readFile(join(this.directory, ref), 'utf8')).trim()
      if (/^[0-9a-f]{40}$/u.test(text)) return text
    } catch {
      // Not a loose ref: perhaps packed.
    }
    return (await this.#packed()).get(ref)
  }

  /** All refs below a prefix of whole path segments (`refs`, `refs/heads`), name to oid, sorted by name. */
  async refs(under = 'refs'): Promise<Map<string, string>> {
    const found = new Map([...await this.#packed()].filter(([name]) => name.startsWith(`${under}/`)))
    const visit = async (at: string): Promise<void> => {
      const entries = await readdir(join(this.directory, at), { withFileTypes: true }).catch(() => [])
      await Promise.all(entries.map(async (entry) => {
        const name = `${at}/${entry.name}`
        if (entry.isDirectory()) await visit(name)
        else if (!name.endsWith('.lock')) {
          const oid = await this.readRef(name)
          if (oid !== undefined) found.set(name, oid)
        }
      }))
    }
    await visit(under)
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  async #packed(): Promise<Map<string, string>> {
    const text = await readFile(join(this.directory, 'packed-refs'), 'utf8').catch(() => '')
    const lines = text.split('\n').filter((line) => /^[0-9a-f]{40} /u.test(line))
    return new Map(lines.map((line) => [line.slice(41), line.slice(0, 40)]))
  }

  /** Moves all refs in one transaction, or none; rejects with git's words when one of them is not as expected. */
  async moveRefs(moves: readonly RefMove[]): Promise<void> {
    const lines = moves.map(({ ref, after, before }) =>
      after === zeroOid ? `delete ${ref}${before === undefined ? '' : ` ${before}`}` : `update ${ref} ${after}${before === undefined ? '' : ` ${before}`}`)
    const takeThreeLines: TakeAnswer<true> = (bytes) => {
      const words = bytes.toString().split('\n')
      return words.length > 3 ? { value: true, rest: Buffer.from(words.slice(3).join('\n')) } : undefined
    }
    await this.#pipes.refs.ask(['start', ...lines, 'prepare', 'commit', ''].join('\n'), takeThreeLines)
  }

  /** Makes the refs exactly these, whatever they are now. */
  async resetRefs(wanted: ReadonlyMap<string, string>): Promise<void> {
    const now = await this.refs()
    const moves: RefMove[] = []
    for (const [ref, after] of wanted) if (now.get(ref) !== after) moves.push({ ref, after })
    for (const ref of now.keys()) if (!wanted.has(ref)) moves.push({ ref, after: zeroOid })
    if (moves.length > 0) await this.moveRefs(moves)
  }

  /** Whether `ancestor` is `descendant` or in its history. */
  async isAncestor(ancestor: string, descendant: string): Promise<boolean> {
    const seen = new Set<string>()
    const queue = [descendant]
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      if (at === ancestor) return true
      if (seen.has(at)) continue
      seen.add(at)
      queue.push(...(await this.commit(at))?.parents ?? [])
    }
    return false
  }

  /** How many commits of `to`'s history are not in `from`'s. */
  async countBetween(from: string, to: string): Promise<number> {
    const known = await this.#history(from)
    return [...await this.#history(to)].filter((oid) => !known.has(oid)).length
  }

  async #history(tip: string): Promise<Set<string>> {
    const seen = new Set<string>()
    const queue = [tip]
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (seen.has(at)) continue
      seen.add(at)
      queue.push(...(await this.commit(at))?.parents ?? [])
    }
    return seen
  }

  /** The best common ancestor, if there is one. */
  async mergeBase(left: string, right: string): Promise<string | undefined> {
    if (await this.isAncestor(left, right)) return left
    const result = await git(this.directory, ['merge-base', left, right])
    return result.code === 0 ? result.stdout.toString().trim() : undefined
  }

  /** Makes another repository's objects reachable here by fetching one ref of it into a ref of ours. */
  async fetch(from: GitStore, theirRef: string, ourRef: string): Promise<void> {
    await gitText(this.directory, ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', from.directory, `+${theirRef}:${ourRef}`])
  }
}

/** Content of a commit made outside the API, unsigned. */
export function plainCommit(tree: string, parents: readonly string[], who: Signature, message: string): Commit {
  return { tree, parents, author: who, committer: who, message, signature: null }
}
