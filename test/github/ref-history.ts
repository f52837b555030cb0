/**
 * What a bare repository tells of a run that others disturbed: every move of a ref from git's own reflogs, every commit that ever stood at
 * a tip from git itself. Shares nothing with the code under test, nor with the double.
 *
 *   await forgetMoves(directory)                         before the run
 *   const kept = await movesOf(directory, branch)        before somebody deletes the branch, since git deletes the log with it
 *   await wrongWith({ directory, branch: [...kept, ...await movesOf(directory, branch)], … })
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gitText } from './git-process.js'

const NOTHING = '0'.repeat(40)

/** One move of a ref; forty zeros stand for no ref. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** What a commit of ours may do: one file, from the blob that the anchors name to the blob that was asked for. */
export interface Edit {
  readonly path: string
  readonly from: string
  readonly to: string
}

/** What is known of a run besides its repository. */
export interface Story {
  readonly directory: string
  /** Moves of the head branch, and of the ledger, oldest first. */
  readonly branch: readonly Move[]
  readonly ledger: readonly Move[]
  /** Commits that stood there before, with all their history. */
  readonly earlier: readonly string[]
  /** Where persons pointed the branch; deleting it is told by `deletions`. */
  readonly people: ReadonlySet<string>
  readonly deletions: number
  readonly edits: readonly Edit[]
  /** Bodies of the cards. */
  readonly cards: readonly string[]
}

interface Commit {
  readonly oid: string
  readonly parents: readonly string[]
  readonly trailers: ReadonlyMap<string, string>
}

/** A commit of ours that stood at the branch's tip. */
export interface Landed {
  readonly oid: string
  readonly request: string
}

/** Forgets every move so far. */
export async function forgetMoves(directory: string): Promise<void> {
  await rm(join(directory, 'logs'), { recursive: true, force: true })
}

/** Returns the moves of a ref as its reflog has them, oldest first. */
export async function movesOf(directory: string, ref: string): Promise<Move[]> {
  const text = await readFile(join(directory, 'logs', ref), 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean).map((line) => ({ from: line.slice(0, 40), to: line.slice(41, 81) }))
}

/** Returns every commit that the tips reach and that was not there before, by its id. */
async function commitsOf(directory: string, tips: readonly string[], earlier: readonly string[]): Promise<Map<string, Commit>> {
  const input = [...tips, ...earlier.map((oid) => `^${oid}`)].join('\n')
  const text = tips.length === 0 ? '' : await gitText(directory, ['log', '--stdin', '--format=%H%x00%P%x00%(trailers:only,unfold)%x01'], { input: `${input}\n` })
  return new Map(text.split('\u0001').map((part) => part.trimStart()).filter(Boolean).map((part) => {
    const [oid = '', parents = '', trailers = ''] = part.split('\0')
    const pairs = trailers.split('\n').filter(Boolean).map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
    return [oid, { oid, parents: parents.split(' ').filter(Boolean), trailers: new Map(pairs) }]
  }))
}

/** Returns what each commit changes, as git's raw lines, by its id. */
async function changesOf(directory: string, oids: readonly string[]): Promise<Map<string, string[]>> {
  const text = oids.length === 0 ? '' : await gitText(directory, ['diff-tree', '--stdin', '-r', '--no-renames'], { input: `${oids.join('\n')}\n` })
  const changes = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith(':')) lines.push(line)
    else changes.set(line.trim(), lines = [])
  }
  return changes
}

function isAncestor(commits: ReadonlyMap<string, Commit>, oid: string, tip: string): boolean {
  if (oid === tip) return true
  return (commits.get(tip)?.parents ?? []).some((parent) => isAncestor(commits, oid, parent))
}

const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)

/** Problems of the branch: each move of ours is one commit with exactly one wanted edit, on the head as it stood, once a request. */
function wrongBranch(story: Story, commits: ReadonlyMap<string, Commit>, changes: ReadonlyMap<string, readonly string[]>, ours: readonly Move[]): string[] {
  const problems: string[] = []
  for (const { from, to } of ours) {
    const { parents = [], trailers = new Map<string, string>() } = commits.get(to) ?? {}
    if (to === NOTHING) problems.push('a branch was deleted by none of the persons')
    else if (parents.length !== 1 || parents[0] !== from) problems.push(`${to} went over ${from}, and its parents are ${parents.join(' ')}`)
    for (const name of ['Holdfast-Plan', 'Holdfast-Receipt', 'Holdfast-Request']) if (!trailers.has(name)) problems.push(`${to} has no ${name}`)
    const did = changes.get(to) ?? []
    const wanted = story.edits.map(({ path, from: before, to: after }) => `:100644 100644 ${before} ${after} M\t${path}`)
    if (did.length !== 1 || !wanted.includes(did[0] ?? '')) problems.push(`${to} did ${JSON.stringify(did)}: its head was not verified, or not what was asked`)
  }
  const requests = ours.map(({ to }) => commits.get(to)?.trailers.get('Holdfast-Request') ?? '')
  for (const request of twice(requests)) problems.push(`request ${request} landed twice`)
  const last = story.branch.at(-1)?.to
  const person = story.branch.filter(({ to }) => story.people.has(to) || to === NOTHING).at(-1)?.to
  if (last !== undefined && person !== undefined && (person === NOTHING ? last !== NOTHING : !isAncestor(commits, person, last))) problems.push(`${person} of a person is lost from ${last}`)
  return problems
}

/** Problems of the ledger: never rewritten, one entry a request, each with the commit that landed as its second parent, and none without. */
function wrongLedger({ ledger }: Story, commits: ReadonlyMap<string, Commit>, ours: readonly Move[]): string[] {
  const problems = ledger.filter(({ from, to }) => from !== NOTHING && !isAncestor(commits, from, to)).map(({ from, to }) => `the ledger was rewritten from ${from} to ${to}`)
  const entries: Commit[] = []
  for (let at = commits.get(ledger.at(-1)?.to ?? ''); at !== undefined; at = commits.get(at.parents[0] ?? '')) if (at.trailers.has('Holdfast-Request')) entries.push(at)
  for (const request of twice(entries.map(({ trailers }) => trailers.get('Holdfast-Request') ?? ''))) problems.push(`request ${request} has two receipts`)
  for (const { oid, parents, trailers } of entries) {
    const landed = commits.get(parents[1] ?? '')
    if (landed === undefined || !ours.some(({ to }) => to === landed.oid)) problems.push(`entry ${oid} tells of ${parents[1] ?? 'nothing'}, which never landed`)
    else if (landed.trailers.get('Holdfast-Receipt') !== trailers.get('Holdfast-Receipt')) problems.push(`entry ${oid} has another receipt than ${landed.oid}`)
  }
  for (const { to } of ours) if (!entries.some(({ parents }) => parents[1] === to)) problems.push(`${to} has no receipt`)
  return problems
}

/** Problems of the cards: one a request, and each that says applied names a commit that landed, and every commit that landed has one. */
function wrongCards({ cards }: Story, ours: readonly Move[]): string[] {
  const keys = cards.map((body) => /<!-- holdfast:card:([0-9a-f]+)\//u.exec(body)?.[1] ?? '')
  const told = cards.filter((body) => /^### .*(?:Applied|Done already|Undone|Written)\b/u.test(body)).map((body) => /\b[0-9a-f]{40}\b/u.exec(body)?.[0] ?? 'no commit')
  return [
    ...twice(keys).map((key) => `request ${key} has two cards`),
    ...told.filter((oid) => !ours.some(({ to }) => to === oid)).map((oid) => `a card says that ${oid} landed, and it did not`),
    ...ours.filter(({ to }) => !told.includes(to)).map(({ to }) => `no card says that ${to} landed`),
  ]
}

/** Returns what is wrong after a run, nothing when all that was promised holds, and the commits of ours that landed. */
export async function wrongWith(story: Story): Promise<{ readonly problems: readonly string[]; readonly landed: readonly Landed[] }> {
  const tips = [...new Set([...story.branch, ...story.ledger].map(({ to }) => to).filter((oid) => oid !== NOTHING))]
  const commits = await commitsOf(story.directory, tips, story.earlier)
  const deleted = story.branch.filter(({ to }) => to === NOTHING).length
  const ours = story.branch.filter(({ to }) => !story.people.has(to) && to !== NOTHING)
  const changes = await changesOf(story.directory, ours.map(({ to }) => to))
  return {
    problems: [
      ...(deleted > story.deletions ? ['the branch was deleted by nobody'] : []),
      ...wrongBranch(story, commits, changes, ours), ...wrongLedger(story, commits, ours), ...wrongCards(story, ours),
    ],
    landed: ours.map(({ to }) => ({ oid: to, request: commits.get(to)?.trailers.get('Holdfast-Request') ?? '' })),
  }
}
