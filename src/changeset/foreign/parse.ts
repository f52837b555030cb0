/** Which foreign form a document has, and what it asks for. */
import { refuse, type Outcome } from '../../base/outcome.js'
import { codexBegins, parseCodex } from './codex.js'
import type { ForeignFile } from './foreign.js'
import { blocksBegin, parseBlocks } from './search-replace.js'
import { diffBegins, parseUnified } from './unified.js'

const FORMS = [
  { begins: codexBegins, parse: parseCodex }, { begins: diffBegins, parse: parseUnified }, { begins: blocksBegin, parse: parseBlocks },
]

/** Returns whether a document is in a foreign form, well formed or not. */
export function isForeign(text: string): boolean {
  return FORMS.some(({ begins }) => begins(text) >= 0)
}

/**
 * Returns the files that a document in a foreign form changes, in its order. The form that begins first counts: the others may
 * be what it is about.
 * Refuses: unparseable_patch, invalid_request, binary_file, executable_target, symlink_target, submodule_target.
 */
export function parseForeign(text: string): Outcome<readonly ForeignFile[]> {
  const found = FORMS.map(({ begins, parse }) => ({ at: begins(text), parse })).filter(({ at }) => at >= 0)
  const [first] = found.sort((a, b) => a.at - b.at)
  const parsed = first === undefined ? null : first.parse(text)
  if (parsed !== null && (!parsed.ok || parsed.value.length > 0)) return parsed
  return refuse({ code: 'unparseable_patch', detail: 'there is no unified diff, no *** Begin Patch and no search/replace block in it' })
}
