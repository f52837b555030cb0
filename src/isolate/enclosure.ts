/**
 * One program behind the walls of one tier: what is to be started in its place, and how everything is given back afterwards.
 *
 * A folder of our own holds the walls' program and what it is to do; `live` in it stands for as long as anything is behind the walls.
 * The shell in front is what the caller starts and kills; the supervisor (`supervisor-py.ts`) sees it end and clears up.
 */
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Grants, ProgramRequest, Tier } from '../base/walls.js'
import { pause } from '../host/clock.js'
import { bubblewrapWords, SYSTEM } from './bubblewrap.js'
import { walledEnvironment } from './environment.js'
import { HARDENING } from './hardening-py.js'
import { NAMESPACES } from './namespaces-py.js'
import { around, isWithin, repositoriesIn, resolved, type Mask } from './places.js'
import { SUPERVISOR } from './supervisor-py.js'
import type { Python } from './tools.js'

export interface Building {
  readonly tier: Exclude<Tier, 'none'>
  readonly python: Python
  /** Words that get root, where the tier needs it. */
  readonly root: readonly string[]
  readonly bubblewrap: string | null
  readonly secrets: readonly Mask[]
  /** Bytes of memory that the program needs to be started, beyond its limit. */
  readonly slack: number
}

export interface Enclosure {
  readonly request: ProgramRequest
  readonly release: () => Promise<void>
}

/** The streams go to the walled program alone, so that the end of its output is seen when it ends, whoever stands before it. */
const FRONT = 'exec 3<&0; "$0" "$@" outer $$ <&3 3<&- & exec 0<&- 1>&- 3<&-; wait $!'
/** Where the walls' program lies inside bubblewrap. */
const INNER = '/.holdfast'
/** How long is waited for everything behind the walls to be gone, in milliseconds. */
const PATIENCE = 10_000

/** Returns the paths of a program that are not the system's, as they are spelled and as they are. */
async function ownPaths(program: string): Promise<readonly string[]> {
  const paths = [...new Set([program, await resolved(program)])]
  return paths.filter((path) => !SYSTEM.some((folder) => isWithin(path, folder)))
}

/** Returns a program enclosed; nothing of it is started. Every path in `program` and `grants` must be absolute and without links. */
export async function encloseIn(building: Building, program: ProgramRequest, grants: Grants): Promise<Enclosure> {
  const { tier, python, slack } = building
  const { workspace, scratch } = grants
  const readable = [...new Set([...grants.readable, ...python.readable, ...await ownPaths(program.program)])]
  const granted = [workspace, ...readable]
  const outside = ([path]: Mask): boolean => !isWithin(scratch, path)
  const secrets = building.secrets.filter(outside).filter(([path]) => granted.some((folder) => isWithin(path, folder) && path !== folder))
  const masks = [...await repositoriesIn(workspace), ...secrets].filter(outside)
  const control = await mkdtemp(join(tmpdir(), 'holdfast-walls-'))
  const live = join(control, 'live')
  const inner = {
    tier, program: program.program, arguments: program.arguments, directory: program.directory, workspace, scratch,
    environment: walledEnvironment(program.environment, grants.variables ?? [], scratch), limits: { ...grants.limits, slack },
    // The names in a `.git` are no secret, and a workspace that cannot be listed is of little use.
    listed: !secrets.some(([path]) => isWithin(path, workspace)),
    seen: tier === 'landlock' ? (await Promise.all(granted.map((path) => around(path, masks)))).flat() : [],
  }
  const place = { workspace, scratch, readable, masks }
  const words = building.bubblewrap === null || tier !== 'bubblewrap' ? null : [
    ...bubblewrapWords(building.bubblewrap, place), '--ro-bind', join(control, 'inner'), INNER, '--remount-ro', '/', '--',
    python.program, '-I', '-S', join(INNER, 'walls.py'), 'inner',
  ]
  const outer = { ...inner, readable, masks, live, host: process.pid, root: join(control, 'root'), bubblewrap: words }
  const source = HARDENING + NAMESPACES + SUPERVISOR
  await Promise.all([mkdir(join(control, 'inner')), mkdir(join(control, 'root'))])
  await Promise.all([
    // Whoever bubblewrap is started as must read them; there is no secret in them.
    chmod(control, 0o755), writeFile(join(control, 'walls.py'), source), writeFile(join(control, 'walls.json'), JSON.stringify(outer)),
    writeFile(join(control, 'inner', 'walls.py'), source), writeFile(join(control, 'inner', 'walls.json'), JSON.stringify(inner)),
  ])
  return {
    request: {
      program: '/bin/sh',
      arguments: ['-c', FRONT, '/usr/bin/env', '-i', 'PATH=/usr/bin:/bin:/usr/sbin:/sbin', ...(tier === 'namespaces' ? building.root : []), python.program, '-I', '-S', join(control, 'walls.py')],
      directory: '/', environment: { PATH: '/usr/bin:/bin' },
    },
    release: async () => {
      for (let waited = 0; waited < PATIENCE && await stat(live).then(() => true, () => false); waited += 10) await pause(10)
      await rm(control, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
