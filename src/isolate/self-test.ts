/** Finds out what the walls of a tier hold, by trying to break them from inside with canaries outside. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { decode } from '../base/encoding.js'
import type { Grants, WallProbe } from '../base/walls.js'
import type { Run } from '../host/process.js'
import { plantCanaries } from './canaries.js'
import { encloseIn, type Building } from './enclosure.js'
import { walledEnvironment } from './environment.js'
import { repositoriesIn, resolved } from './places.js'
import { SELF_TEST } from './self-test-py.js'

const BOUNDS = { timeout: 30_000, maxOutput: 1_000_000 }

const answer = z.array(z.tuple([z.string(), z.boolean(), z.string()]))

/**
 * Returns what was found inside the walls of a tier, for a workspace and limits; in a sentence where they could not be put up at all.
 */
export async function selfTest(run: Run, building: Building, grants: Grants): Promise<readonly WallProbe[] | string> {
  const canaries = await plantCanaries()
  const scratch = await resolved(await mkdtemp(join(tmpdir(), 'holdfast-self-test-')))
  try {
    const own = join(scratch, 'scratch')
    await Promise.all([mkdir(own), chmod(scratch, 0o711)])
    const repositories = await repositoriesIn(grants.workspace)
    const places = [...building.secrets, ...repositories]
    const given = {
      ...canaries, files: [...canaries.files, ...places.flatMap(([path, folder]) => (folder ? [join(path, 'config'), join(path, 'HEAD')] : [path]))],
      folders: [...canaries.folders, ...building.secrets.flatMap(([path, folder]) => (folder ? [path] : []))],
      workspace: grants.workspace, scratch: own, name: `.holdfast-${canaries.secret}`, host: process.pid, own: building.tier !== 'landlock',
      variables: [...Object.keys(walledEnvironment({}, [], own)), 'LC_CTYPE'], limits: { ...grants.limits, slack: 0 },
    }
    const tested: Grants = { ...grants, scratch: own, variables: [] }
    const program = { program: building.python.program, arguments: ['-I', '-S', '-c', SELF_TEST, JSON.stringify(given)], directory: own, environment: {} }
    const enclosed = await encloseIn({ ...building, slack: 0 }, program, tested)
    try {
      const done = await run({ ...enclosed.request, ...BOUNDS })
      const text = decode(done.stdout).trim()
      const read = text === '' ? null : answer.safeParse(JSON.parse(text))
      if (read?.success !== true) return lastLine(decode(done.stderr)) ?? `the self-test ended with code ${String(done.code)}`
      return read.data.map(([property, holds, detail]) => ({ property, holds, detail }))
    } catch (problem) {
      return problem instanceof Error ? problem.message : String(problem)
    } finally {
      await enclosed.release()
    }
  } finally {
    await Promise.all([canaries.remove(), rm(scratch, { recursive: true, force: true, maxRetries: 3 })])
  }
}

function lastLine(text: string): string | null {
  return text.trim().split('\n').at(-1)?.slice(0, 300) || null
}
