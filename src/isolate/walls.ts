/**
 * Walls around foreign code: the strongest tier that holds here.
 *
 * Calling sequence: `openWalls` once; `enclose` for every program; start what it returns, as `host/server.ts` or `host/process.ts` do,
 * and end it by killing that; `release` when it has ended. Promised: a report tells what a self-test inside the walls found, never
 * what they were asked to be; what `required` lets through has everything; no process, and nothing outside the scratch folder, is left
 * after `release`. Not promised: anything against a mistake of the kernel's.
 */
import { lstat } from 'node:fs/promises'
import type { Enclosed, Grants, IsolationReport, ProgramRequest, Tier, WallProbe, Walls } from '../base/walls.js'
import type { Run } from '../host/process.js'
import { encloseIn, type Building } from './enclosure.js'
import { walledEnvironment } from './environment.js'
import { resolved, secretPlaces } from './places.js'
import { selfTest } from './self-test.js'
import { findProgram, findPython, findRoot, slackOf } from './tools.js'

export interface WallsOptions {
  /** `required` refuses where not everything holds; `best-effort` goes on and says what is missing. */
  readonly isolation: 'required' | 'best-effort'
  /** Of this process: where secrets lie, and PATH. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly run: Run
  readonly platform?: string
  /** The tiers that may be used, strongest first. */
  readonly tiers?: readonly Exclude<Tier, 'none'>[]
}

const TIERS = ['bubblewrap', 'namespaces', 'landlock'] as const
const HOW = {
  bubblewrap: 'install bubblewrap (apt-get install bubblewrap)',
  namespaces: 'let this user have root by `sudo -n`',
  landlock: 'use a kernel with Landlock (Linux 6.12 or later) and python3 3.9 or later',
} as const

/** A tier that was tried: what it needs to be put up, and what was found in it; or why it cannot be. */
type Tried = { readonly building: Building; readonly probes: readonly WallProbe[] } | { readonly tier: Tier; readonly reason: string }

/** Returns the walls of this machine. */
export function openWalls(options: WallsOptions): Walls {
  const { environment, run, isolation, platform = process.platform, tiers = TIERS } = options
  const path = environment['PATH']
  const tried = new Map<string, Promise<Tried>>()
  const tools = once(async () => ({ python: await findPython(run, path), root: await findRoot(run, path), secrets: await secretPlaces(environment) }))

  const put = async (tier: Building['tier'], grants: Grants): Promise<Tried> => {
    const { python, root, secrets } = await tools()
    if (typeof python === 'string') return { tier, reason: python }
    const bubblewrap = findProgram('bwrap', path)
    if (tier === 'bubblewrap' && bubblewrap === null) return { tier, reason: 'bwrap is not there' }
    if (tier === 'namespaces' && root === null) return { tier, reason: 'root cannot be had without a password' }
    const building: Building = { tier, python, root: root ?? [], bubblewrap, secrets, slack: 0 }
    const probes = await selfTest(run, building, grants)
    return typeof probes === 'string' ? { tier, reason: probes } : { building, probes }
  }
  const attempt = (tier: Building['tier'], grants: Grants): Promise<Tried> => {
    const key = JSON.stringify([tier, grants.workspace, grants.limits])
    const known = tried.get(key) ?? put(tier, grants)
    tried.set(key, known)
    return known
  }

  return {
    enclose: async (given, asked) => {
      const { program, grants } = await settled(given, asked)
      if (grants.workspace === '/') return { code: 'isolation_unavailable', detail: 'the workspace is the whole machine' }
      const reasons: string[] = []
      let best: Exclude<Tried, { readonly reason: string }> | null = null
      for (const tier of platform === 'linux' ? tiers : []) {
        const found = await attempt(tier, grants)
        if ('reason' in found) {
          reasons.push(`${tier}: ${found.reason}; ${HOW[tier]}`)
          continue
        }
        const missing = missingOf(found.probes)
        if (best === null || missing.length < missingOf(best.probes).length) best = found
        if (missing.length === 0) break
        reasons.push(`${tier}: ${missing.join('; ')}; ${HOW[tier]}`)
      }
      if (platform !== 'linux') reasons.push(`${platform} has no walls that are known here; use Linux`)
      if (best === null || (isolation === 'required' && missingOf(best.probes).length > 0)) {
        return isolation === 'required' ? { code: 'isolation_unavailable', detail: reasons.join(' | ') } : unwalled(program, grants, reasons)
      }
      const { request, release } = await encloseIn({ ...best.building, slack: await slackOf(run, [program.program, ...program.arguments]) }, program, grants)
      return { request, report: reportOf(best.building.tier, best.probes), release }
    },
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

function missingOf(probes: readonly WallProbe[]): string[] {
  return probes.filter(({ holds }) => !holds).map(({ property, detail }) => `${property}: ${detail}`)
}

function reportOf(tier: Tier, probes: readonly WallProbe[]): IsolationReport {
  return { tier, missing: missingOf(probes), selfTest: probes }
}

/** Returns request and grants with every link in their folders followed: walls are around places, not names. */
async function settled(program: ProgramRequest, grants: Grants): Promise<{ readonly program: ProgramRequest; readonly grants: Grants }> {
  const [workspace, scratch, directory] = await Promise.all([grants.workspace, grants.scratch, program.directory].map(resolved)) as [string, string, string]
  const there = await Promise.all(grants.readable.map(async (path) => (await lstat(path).catch(() => null) === null ? [] : [path, await resolved(path)])))
  return { program: { ...program, directory }, grants: { ...grants, workspace, scratch, readable: [...new Set(there.flat())] } }
}

/** Returns a program with nothing around it but what it is told of its surroundings. */
function unwalled(program: ProgramRequest, grants: Grants, reasons: readonly string[]): Enclosed {
  const environment = walledEnvironment(program.environment, grants.variables ?? [], grants.scratch)
  return { request: { ...program, environment }, report: { tier: 'none', missing: reasons, selfTest: [] }, release: () => Promise.resolve() }
}
