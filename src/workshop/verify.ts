/** The cells of a trial, one after the other, in one workshop over the files as they would be (spec page 8.2). */
import { ok, type Outcome } from '../base/outcome.js'
import type { Trial, Verdict, Workshop } from '../engine/workshop.js'

export interface Circumstances {
  /** Milliseconds that a cell may take. */
  readonly timeout: number
  /** Folders that cells need besides. */
  readonly readable: readonly string[]
  readonly open: (readable: readonly string[]) => Workshop
}

/** Returns what came of each cell; those behind the first that failed are not run. Refuses: as `Workshop`. */
export async function verify(trial: Trial, { timeout, readable, open }: Circumstances): Promise<Outcome<readonly Verdict[]>> {
  const workshop = open(readable)
  const verdicts: Verdict[] = []
  try {
    for (const cell of trial.verify) {
      if (verdicts.some(({ report }) => report?.error !== null)) {
        verdicts.push({ cell, report: null })
        continue
      }
      const report = await workshop.run({ language: cell.language, code: cell.code, timeout })
      if (!report.ok) return report
      verdicts.push({ cell, report: report.value })
    }
    return ok(verdicts)
  } finally {
    await workshop.close()
  }
}
