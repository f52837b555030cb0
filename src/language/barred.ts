/** Files that no refactor may edit (spec page 7.2), whatever a service wants. */
import type { Refusal } from '../base/refusal.js'

/** What generators write into a comment of the first lines of their files. */
const GENERATED = /^\s*(?:\/\/|\/\*|\*|#|--|;).*(?:@generated\b|\bDO NOT EDIT\b|\bautomatically generated\b)/mu
const HEAD = 1000

/** Returns why a file of the tree may not be edited, or null; `listed` says whether git lists it. Refuses: edit_outside_workspace. */
export function barOf(path: string, text: string, listed: boolean): Refusal | null {
  const outside = (detail: string): Refusal => ({ code: 'edit_outside_workspace', path, detail })
  if (path.split('/').includes('node_modules')) return outside('it belongs to an installed package')
  if (!listed) return outside('git ignores it')
  return GENERATED.test(text.slice(0, HEAD)) ? outside('it is generated') : null
}
