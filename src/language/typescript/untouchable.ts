/** Files that no refactor may edit (spec page 7.2), whatever the compiler wants. */
import type { Refusal } from '../../base/refusal.js'
import type { Session } from './session.js'

/** What generators write into a comment of the first lines of their files. */
const GENERATED = /^\s*(?:\/\/|\/\*|\*|#).*(?:@generated\b|\bDO NOT EDIT\b|\bautomatically generated\b)/mu
const HEAD = 1000

/** Returns why a file may not be edited, or null. Refuses: edit_outside_workspace. */
export function isUntouchable(file: string, { tree, store }: Session): Refusal | null {
  const path = tree.path(file)
  if (path === null) return { code: 'edit_outside_workspace', path: file, detail: 'it lies outside the repository' }
  if (path.split('/').includes('node_modules')) return { code: 'edit_outside_workspace', path, detail: 'it belongs to an installed package' }
  if (!tree.listing.has(path)) return { code: 'edit_outside_workspace', path, detail: 'git ignores it' }
  const head = (store.read(file) ?? '').slice(0, HEAD)
  return GENERATED.test(head) ? { code: 'edit_outside_workspace', path, detail: 'it is generated' } : null
}
