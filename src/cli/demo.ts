/** `demo`: lets the second bundle play the whole loop against an emulated GitHub on loopback, and tells what happened. */
import { access, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { decode } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { run } from '../host/process.js'
import { toldRefused, type Call, type Told } from './own-verb.js'

const TIMEOUT = 120_000
const MAX_OUTPUT = 8 * 1024 * 1024

const stepSchema = z.looseObject({
  name: z.string(), outcome: z.string(), commit: z.string().nullable(), card: z.string(), problems: z.array(z.string()),
  requests: z.int(), milliseconds: z.int(),
})
const playedSchema = z.looseObject({
  outcome: z.enum(['ok', 'error']), steps: z.array(stepSchema), problems: z.array(z.string()), branch: z.string(),
  repository: z.string().nullable(),
})

const STEPS: Readonly<Record<string, string>> = {
  apply: 'A maintainer comments /holdfast apply with an anchored change',
  stale: 'A second change names an anchor that no longer holds',
  redelivery: 'GitHub delivers the first comment again',
  undo: 'The maintainer takes the receipt back',
}

/** Returns the environment of the child: enough to start programs, and nothing of this run's tokens. */
function childEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'PATHEXT', 'USERPROFILE']
  return Object.fromEntries(kept.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
}

function describe(played: z.infer<typeof playedSchema>, kept: string | null): string {
  const steps = played.steps.map(({ name, outcome, commit, requests, milliseconds }, index) => [
    `${String(index + 1)}. ${STEPS[name] ?? name}`,
    `   → ${outcome}${commit === null ? ', and the branch does not move' : `, commit ${commit.slice(0, 12)} on ${played.branch}`}`
      + ` (${String(requests)} requests, ${String(milliseconds)} ms)`,
  ].join('\n'))
  const where = kept === null
    ? 'Everything is gone again. With --keep the repository and the cards are left in a folder that is named here.'
    : `Left in ${kept}: the cards as card-*.md, and the repository:\n  git -C ${played.repository ?? kept} log --all --format='%h %s'`
  return [...steps, '', where, ''].join('\n')
}

/** Returns what came of the demo. Refuses: feature_off where this build has none. */
export async function runDemo({ world, options }: Call): Promise<Told> {
  const home = dirname(world.program)
  const bundle = join(home, 'demo', 'index.js')
  try {
    await access(bundle)
  } catch {
    return toldRefused({ code: 'feature_off', detail: 'dist/demo beside the program, which plays the demo,' })
  }
  const kept = options['keep'] === true ? await mkdtemp(join(tmpdir(), 'holdfast-demo-')) : null
  const finished = await run({
    program: process.execPath, arguments: [bundle, join(home, 'index.js'), ...(kept === null ? [] : ['--keep', kept])],
    directory: home, environment: childEnvironment(world.env), timeout: TIMEOUT, maxOutput: MAX_OUTPUT,
  })
  const text = decode(finished.stdout)
  if (text === '') throw new Fault(`the demo ended with ${String(finished.code)} and said nothing: ${decode(finished.stderr).slice(-2000)}`)
  const played = playedSchema.parse(JSON.parse(text))
  const problems = [...played.steps.flatMap((step) => step.problems.map((problem) => `${step.name}: ${problem}`)), ...played.problems]
  if (played.outcome === 'error') return { answer: { outcome: 'error', message: `the demo did not end as it should: ${problems.join('; ')}` } }
  return { answer: { ...played, outcome: played.outcome, ...(kept === null ? {} : { kept }) }, text: describe(played, kept) }
}
