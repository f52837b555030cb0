/**
 * The parts of one set taken together: what several refactors propose, and what its author wrote by hand (spec pages 2.1 and 7.2). All
 * of them speak of the files as they are, so that their edits can be made at once where they are disjoint. A service has judged its
 * own proposal on files without the other parts: what could make that judgement wrong is refused. Pure.
 */
import { settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { wordsIn } from '../text/word.js'
import type { FileDiagnostics, FileEdits, Proposal } from './language.js'
import type { Draft, FileChange } from './plan.js'
import { editsOverlap, writtenEdits } from './written-edits.js'

/** What one refactor of a set proposes. */
export interface Part {
  /** How it is named in its document: `refactors[0]`. */
  readonly label: string
  readonly operation: string
  readonly proposal: Proposal
  readonly renames?: { readonly from: string; readonly to: string }
}

/** Refactors that write imports of files by where these are now. */
const IMPORTING = ['move-symbol', 'fix', 'code-actions']

function between(a: Part, b: Part, refusal: Refusal): Refusal {
  return { ...refusal, detail: `${a.label} and ${b.label} ${refusal.detail ?? ''}` }
}

/** Returns every path that a proposal changes, by the name that it has before; files that come into being by their new one. */
function changedBy({ files, moves, deletions = [] }: Proposal): string[] {
  return [...new Set([...files.map(({ path }) => path), ...moves.map(({ from }) => from), ...deletions])]
}

/** Returns the paths at which a proposal makes files. */
function madeBy({ files, moves }: Proposal): string[] {
  const gone = new Set(moves.map(({ from }) => from))
  return [...moves.map(({ to }) => to), ...files.filter(({ path, sha256 }) => sha256 === null && !gone.has(path)).map(({ path }) => path)]
}

/** Returns what keeps two refactors from changing one file together. */
function clashesIn(path: string, a: Part, b: Part): Refusal[] {
  const [one, other] = [a, b].map(({ proposal }) => proposal.files.find((file) => file.path === path))
  const isWhole = ({ proposal: { moves, deletions = [] } }: Part): boolean => deletions.includes(path) || moves.some(({ from }) => from === path)
  const isGone = [a, b].some(({ proposal: { deletions = [] } }) => deletions.includes(path))
  if (isGone || (isWhole(a) && isWhole(b))) return [between(a, b, { code: 'overlapping_hunks', path, detail: 'both move or delete the file' })]
  if (one === undefined || other === undefined) return []
  if (one.sha256 !== other.sha256) return [between(a, b, { code: 'stale_token', path, detail: 'saw different contents of the file' })]
  if (one.edits.some((edit) => other.edits.some((another) => editsOverlap(edit, another)))) {
    return [between(a, b, { code: 'overlapping_hunks', path, detail: 'change the same place' })]
  }
  const same = a.renames !== undefined && a.renames.to === b.renames?.to
  return same ? [between(a, b, { code: 'rename_conflict', path, detail: `give two symbols of the file the name ${b.renames.to}` })] : []
}

/** Returns the refusal of a refactor that writes a name which another one of the set changes. */
function stalesName(a: Part, b: Part): Refusal[] {
  const { renames } = a
  const file = renames === undefined ? undefined : b.proposal.files.find(({ edits }) => edits.some(({ text }) => wordsIn(text, renames.from).length > 0))
  return file === undefined ? [] : [between(a, b, { code: 'rename_conflict', path: file.path, detail: `disagree: the first renames ${renames?.from ?? ''}, and the second writes that name` })]
}

/** Returns the refusal of a refactor that writes imports beside one that moves files. */
function stalesImports(a: Part, b: Part): Refusal[] {
  if (a.operation !== 'move-file' || !IMPORTING.includes(b.operation)) return []
  return [between(a, b, { code: 'invalid_request', detail: 'belong into two sets: the first moves files, and the second writes imports by where these are now' })]
}

function clashes(a: Part, b: Part): Refusal[] {
  const theirs = new Set(changedBy(b.proposal))
  const made = new Set(madeBy(b.proposal))
  return [
    ...changedBy(a.proposal).filter((path) => theirs.has(path)).flatMap((path) => clashesIn(path, a, b)),
    ...madeBy(a.proposal).filter((path) => made.has(path) && !theirs.has(path))
      .map((path): Refusal => between(a, b, { code: 'overlapping_hunks', path, detail: 'both make the file' })),
    ...stalesName(a, b), ...stalesName(b, a), ...stalesImports(a, b), ...stalesImports(b, a),
  ]
}

function unitedFiles(all: readonly FileEdits[]): FileEdits[] {
  const files = new Map<string, FileEdits>()
  for (const file of all) {
    const known = files.get(file.path)
    files.set(file.path, known === undefined ? file : { ...known, edits: [...known.edits, ...file.edits] })
  }
  return [...files.values()]
}

/** Returns what services found in files, those apart that several parts change: they were looked at as one of the parts leaves them. */
function honest(all: readonly FileDiagnostics[], changed: ReadonlySet<string>, moves: Proposal['moves']): FileDiagnostics[] {
  const shared = new Set([...changed, ...moves.filter(({ from }) => changed.has(from)).map(({ to }) => to)])
  const reason = 'several parts of the set change the file; ask for its diagnostics when the set is applied'
  return [...new Map(all.map((one) => [one.path, shared.has(one.path) ? { path: one.path, checked: false, reason, items: [] } : one])).values()]
}

/** Returns the paths that stand in more than one of these lists. */
function repeated(lists: readonly (readonly string[])[]): Set<string> {
  const all = lists.flatMap((list) => [...new Set(list)])
  return new Set(all.filter((path, index) => all.indexOf(path) !== index))
}

/**
 * Returns the proposals of a set's refactors as one.
 * Refuses: overlapping_hunks, rename_conflict, stale_token, and invalid_request for refactors that belong into sets of their own.
 */
export function combineParts(parts: readonly Part[]): Outcome<Proposal> {
  const refusals = parts.flatMap((a, index) => parts.slice(index + 1).flatMap((b) => clashes(a, b)))
  return settle(refusals, () => {
    const [only] = parts
    if (only !== undefined && parts.length === 1) return only.proposal
    const all = parts.map(({ proposal }) => proposal)
    const deletions = all.flatMap((one) => one.deletions ?? [])
    const unrenamed = all.flatMap((one) => one.unrenamed ?? [])
    return {
      files: unitedFiles(all.flatMap(({ files }) => files)), moves: all.flatMap(({ moves }) => moves),
      ...(deletions.length === 0 ? {} : { deletions }), ...(all.some((one) => one.unrenamed !== undefined) ? { unrenamed } : {}),
      diagnostics: honest(all.flatMap(({ diagnostics }) => diagnostics), repeated(all.map(changedBy)), all.flatMap(({ moves }) => moves)),
    }
  })
}

/** Returns the edits of a file that is written by hand, beside those of services. Refuses: overlapping_hunks. */
function besides(change: FileChange, { files }: Proposal): Outcome<FileEdits> {
  const { path, before } = change
  const theirs = files.find((file) => file.path === path)?.edits ?? []
  const written = writtenEdits(change)
  const lines = written.overlapping(theirs)
  const refusals = lines.map((position): Refusal => ({ code: 'overlapping_hunks', path, position, detail: 'a refactor of the set changes that line' }))
  return settle(refusals, () => ({ path, sha256: before?.sha256 ?? null, edits: written.edits }))
}

/** The parts of a set, told apart by who makes them: `rest` are the files that nothing but its author changes. */
export interface Joined {
  readonly proposal: Proposal
  readonly rest: readonly FileChange[]
}

/**
 * Returns what services propose together with what the author of a set wrote in the same files; a file that one of them makes,
 * moves or deletes is not the other's to change, but that lines may be edited of a file that a refactor moves.
 * Refuses: overlapping_hunks.
 */
export function joinWritten(proposal: Proposal, written: Pick<Draft, 'files' | 'unchanged'>): Outcome<Joined> {
  const theirs = new Set([...changedBy(proposal), ...madeBy(proposal)])
  const isShared = ({ path, from = path }: FileChange): boolean => theirs.has(path) || theirs.has(from)
  const own = new Set([...madeBy(proposal), ...proposal.deletions ?? []])
  const shared = written.files.filter(isShared).map((change): Outcome<FileEdits> => {
    const { path, operation } = change
    if (operation === 'edit' && !own.has(path)) return besides(change, proposal)
    return { ok: false, refusals: [{ code: 'overlapping_hunks', path, detail: 'a refactor of the set makes, moves, deletes or edits the file too' }] }
  })
  // What is written as it was is wished to stay so.
  const kept = written.unchanged.filter((path) => theirs.has(path))
    .map((path): Refusal => ({ code: 'overlapping_hunks', path, detail: 'hunks of the set leave the file as it is, and a refactor changes it' }))
  return settle([...kept, ...shared.flatMap((one) => (one.ok ? [] : one.refusals))], () => {
    const added = shared.flatMap((one) => (one.ok ? [one.value] : []))
    const paths = new Set(added.map(({ path }) => path))
    const { errors, ...others } = proposal
    return {
      rest: written.files.filter((change) => !isShared(change)),
      proposal: {
        ...others, files: unitedFiles([...proposal.files, ...added]), diagnostics: honest(proposal.diagnostics, paths, proposal.moves),
        ...(errors === undefined || written.files.length > 0 ? {} : { errors }),
      },
    }
  })
}
