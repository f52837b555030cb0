/** Newly added characters that do not show what they are (spec page 5.5). */
import type { Refusal } from '../base/refusal.js'
import { countHidden } from '../text/visible.js'
import { diffOf } from './file-report.js'
import type { FileChange } from './plan.js'

function counts(file: FileChange, sign: '+' | '-'): Map<string, number> {
  return countHidden(diffOf(file).hunks.flatMap((hunk) => hunk.lines).filter((line) => line.sign === sign).map((line) => line.text).join(''))
}

/** Returns how many hidden characters a change adds beyond those it removes. */
function hiddenAdded(file: FileChange): number {
  const removed = counts(file, '-')
  return [...counts(file, '+')].reduce((sum, [c, count]) => sum + Math.max(0, count - (removed.get(c) ?? 0)), 0)
}

/** Returns the files that gain hidden characters, and how many. */
export function hiddenIn(files: readonly FileChange[]): { readonly path: string; readonly count: number }[] {
  return files.map((file) => ({ path: file.path, count: hiddenAdded(file) })).filter(({ count }) => count !== 0)
}

/** Returns a refusal for every file that gains hidden characters. Refuses: hidden_characters. */
export function refuseHidden(files: readonly FileChange[]): Refusal[] {
  return hiddenIn(files).map(({ path, count }) => ({ code: 'hidden_characters', path, figure: count }))
}
