/** Files that no refactor may edit (spec page 7.2), whatever the compiler wants. */
import type { Refusal } from '../../base/refusal.js'
import { barOf } from '../barred.js'
import type { Session } from './session.js'

/** Returns why a file may not be edited, or null. Refuses: edit_outside_workspace. */
export function isUntouchable(file: string, { tree, store }: Session): Refusal | null {
  const path = tree.path(file)
  if (path === null) return { code: 'edit_outside_workspace', path: file, detail: 'it lies outside the repository' }
  return barOf(path, store.read(file) ?? '', tree.listing.has(path))
}
