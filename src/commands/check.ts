/** `check`: what the grammars find wrong with files as they are (spec pages 8.1 and 9.3). */
import { z } from 'zod'
import { decodeStrict } from '../base/encoding.js'
import { pathProblem } from '../base/path.js'
import type { Answer } from '../engine/answer.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { SyntaxResult } from '../engine/ports.js'
import { entryOf } from '../engine/snapshot.js'
import { filesToSearch } from './reading.js'

/** How many files are held in memory at a time. */
const BATCH = 64

function unchecked(path: string, reason: string): SyntaxResult {
  return { path, status: 'unchecked', reason, errors: [] }
}

/** Returns the results of files that are there; listed ones that are gone, or are no regular files, are passed over. */
async function checkBatch(desk: Desk, paths: readonly string[]): Promise<readonly SyntaxResult[] | Done> {
  const loaded = await desk.target.load(paths)
  if (!loaded.ok) return refused(loaded.refusals)
  const files = paths.flatMap((path) => {
    const entry = entryOf(loaded.value, path)
    return entry.kind === 'file' ? [{ path, before: null, after: entry.bytes }] : []
  })
  const isText = (bytes: Uint8Array): boolean => decodeStrict(bytes)?.includes('\0') === false
  const results = await desk.syntax.check(files.filter(({ after }) => isText(after)))
  const known = new Map(results.map((result) => [result.path, result]))
  return files.map(({ path }) => known.get(path) ?? unchecked(path, 'it is not UTF-8 text'))
}

/**
 * Returns `{ outcome: "ok", check: [{ path, status, reason, errors }] }` for these files, directories being the listed files in
 * them; without paths, for all of the listing. Every error of a file counts, since there is nothing it was before.
 * Refuses: invalid_request where nothing is named and the door has no listing, and the target codes of the paths named.
 */
export async function check(desk: Desk, paths: readonly string[], listing: (() => Promise<readonly string[]>) | undefined): Promise<Done> {
  if (paths.length === 0 && listing === undefined) return refused([{ code: 'invalid_request', detail: 'name the files to check' }])
  const wanted = await filesToSearch(desk, paths, listing ?? (() => Promise.resolve([])))
  if (!wanted.ok) return refused(wanted.refusals)
  const results: SyntaxResult[] = []
  for (let from = 0; from < wanted.value.length; from += BATCH) {
    const checked = await checkBatch(desk, wanted.value.slice(from, from + BATCH).filter((path) => pathProblem(path) === null))
    if ('answer' in checked) return checked
    results.push(...checked)
  }
  return { answer: { outcome: 'ok', check: results }, plan: null }
}

const checked = z.object({ check: z.array(z.object({ status: z.string() })) })

/** Returns whether an answer tells of a file with errors. */
export function foundErrors(answer: Answer): boolean {
  const { data } = checked.safeParse(answer)
  return data?.check.some(({ status }) => status === 'errors') === true
}
