/** How servers run for a head: by the policy file's word, by whose head it is, and by what the job's token may do (spec page 5.3). */
import { expect, test } from 'vitest'
import { languageOfCheckout } from '../../src/action/checkout.js'
import { ok, refuse } from '../../src/base/outcome.js'
import type { Forge } from '../../src/forge/forge.js'
import type { ServerTerms } from '../../src/wiring.js'

type Run = 'never' | 'same_repository' | 'always'

async function termsOf(run: Run, fork: boolean, plans: boolean): Promise<ServerTerms | null> {
  const forge = {
    standing: { rules: () => Promise.resolve({ servers: { run, role: 'write' } }), atLeast: () => Promise.resolve(ok(null)), permits: () => Promise.resolve(ok(null)) },
    facts: () => Promise.resolve({ head: { commit: 'c' }, pull: { fork } }),
  } as unknown as Forge
  let heard: ServerTerms | null = null
  const language = languageOfCheckout((_, __, servers) => {
    heard = servers
    return Promise.resolve(refuse({ code: 'no_server' }))
  }, '/work', forge, { plans })
  await language.read({ ask: 'diagnostics', paths: [] })
  await language.close()
  return heard
}

test.each<[Run, boolean, boolean, unknown]>([
  ['never', false, true, { barred: 'the policy file says servers: run: never' }],
  ['same_repository', true, true, null],
  ['same_repository', false, false, { barred: expect.stringContaining('isolated.yml') }],
  ['always', true, false, { barred: expect.stringContaining('isolated.yml') }],
  ['same_repository', false, true, { projectCode: true }],
  ['always', false, true, { projectCode: true }],
  // A fork's head is not trusted: none that runs its code.
  ['always', true, true, { projectCode: false }],
])('run: %s, fork: %s, a job that only plans: %s', async (run, fork, plans, terms) => {
  expect(await termsOf(run, fork, plans)).toEqual(terms)
})
