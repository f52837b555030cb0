/** Whether a path is free for a file that is to come into being: by creation, or as the new place of a moved one. Pure. */
import { ancestors, foldCase, lengthProblem, pathProblem } from '../base/path.js'
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
    case 'special': return { code: 'file_exists', path, detail: 'it is a pipe, socket or device', remedy: 'Choose another name' }
    case 'directory': case 'symlink': case 'behind_symlink': case 'submodule': return notAFile(path, entry)
  }
}

/**
 * Returns why files cannot be made at all of these paths together: each must be free, none may lie below another, and no two may
 * differ in letter case only, in a directory's name neither. Refuses: as `checkFree`.
 */
export function checkAllFree(paths: readonly string[], snapshot: Snapshot): Refusal[] {
  const spelled = new Map<string, string>()
  const made = new Set(paths)
  return paths.flatMap((path): Refusal[] => {
    const problem = checkFree(path, snapshot)
    if (problem !== null) return [problem]
    const above = ancestors(path)
    const file = above.find((one) => made.has(one))
    if (file !== undefined) return [{ code: 'file_exists', path: file, detail: `${path} would stand below it` }]
    const twin = [...above, path].map((part) => [part, spelled.get(foldCase(part)) ?? part] as const).find(([part, other]) => part !== other)
    if (twin !== undefined) return [{ code: 'case_collision', path, detail: twin[1] }]
    for (const part of [...above, path]) spelled.set(foldCase(part), part)
    return []
  })
}
