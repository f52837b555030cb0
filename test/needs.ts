/**
 * Programs that some tests need and not every machine has. `npm test` counts the tests skipped for want of one and compares
 * them with `test/skips.json`; under `.ci/run` every program is there, and a skip fails.
 *
 *     test('a rename crosses two packages', async (context) => {
 *       const gopls = needs('gopls', context)        // the test ends here, as skipped, where there is none
 *       ...
 *     })
 *
 * Works in `beforeEach` too. Where a program is looked for stands in `.github/scripts/tools.mjs`.
 */
import type { TestContext } from 'vitest'
import { find } from '../.github/scripts/tools.mjs'

/** Returns the path of a program; where there is none, ends the running test as skipped, with the program as the reason. */
export function needs(program: string, context: Pick<TestContext, 'skip'>): string {
  return find(program) ?? context.skip(`needs ${program}`)
}
