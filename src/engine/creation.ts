/** Whether a path is free for a file that is to come into being: by creation, or as the new place of a moved one. Pure. */
import { lengthProblem, pathProblem } from '../base/path.js'
import type { Refusal } from '../base/refusal.js'
import { entryOf, notAFile, type Snapshot } from './snapshot.js'

/**
 * Returns why no file can be made at a path, or null when it is free.
 * Refuses: path_escape, file_exists, case_collision, directory_target, symlink_target, submodule_target.
 */
export function checkFree(path: string, snapshot: Snapshot): Refusal | null {
  const problem = pathProblem(path) ?? lengthProblem(path)
  if (problem !== null) return { code: 'path_escape', path, detail: problem }
  const entry = entryOf(snapshot, path)
  switch (entry.kind) {
    case 'missing': return entry.collides === undefined ? null : { code: 'case_collision', path, detail: entry.collides }
    case 'file': return { code: 'file_exists', path }
    case 'behind_file': return { code: 'file_exists', path: entry.file, detail: `${path} would stand below it` }
    case 'directory': case 'symlink': case 'behind_symlink': case 'submodule': return notAFile(path, entry)
  }
}
