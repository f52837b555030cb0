import { byImportance, type Refusal } from '../base/refusal.js'
import { explain } from '../base/words.js'
import type { RefusalReport } from './answer.js'

/** Returns the refusal as answers carry it: with its message; `detail`, `limit` and `figure` have gone into that. */
function reportRefusal(refusal: Refusal): RefusalReport {
  const { code, path, hunk, position, expected, current_anchor, reread, neighbourhood, candidates, lines } = refusal
  return {
    code, message: explain(refusal),
    ...(path === undefined ? {} : { path }),
    ...(hunk === undefined ? {} : { hunk }),
    ...(position === undefined ? {} : { position }),
    ...(expected === undefined ? {} : { expected }),
    ...(current_anchor === undefined ? {} : { current_anchor }),
    ...(reread === undefined ? {} : { reread }),
    ...(neighbourhood === undefined ? {} : { neighbourhood: [...neighbourhood] }),
    ...(candidates === undefined ? {} : { candidates: [...candidates] }),
    ...(lines === undefined ? {} : { lines: lines.map((block) => ({ ...block, lines: [...block.lines] })) }),
  }
}

/** Returns every refusal as answers carry it, most important first. */
export function reportRefusals(refusals: readonly Refusal[]): RefusalReport[] {
  return byImportance(refusals).map(reportRefusal)
}
