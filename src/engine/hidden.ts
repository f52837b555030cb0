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

/** Returns a refusal for every file that gains hidden characters. Refuses: hidden_characters. */
export function refuseHidden(files: readonly FileChange[]): Refusal[] {
  return files
    .map((file): Refusal => ({ code: 'hidden_characters', path: file.path, figure: hiddenAdded(file) }))
    .filter((refusal) => refusal.figure !== 0)
}
