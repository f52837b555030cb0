/**
 * Foreign code in every language behind every wall: what is planted on the host (`world.ts`) is readable, writable and reachable without
 * walls, and none of it with them. The controls come first: a canary that nothing finds proves nothing.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, type TestContext } from 'vitest'
import type { ProgramRequest, Tier } from '../../src/base/walls.js'
import { pause } from '../../src/host/clock.js'
import { run } from '../../src/host/process.js'
import { openWalls } from '../../src/isolate/walls.js'
import { needs } from '../needs.js'
import { LIMITS, makeWorld, MANY, type World } from './world.js'

const TRIALS = ['read', 'write', 'network', 'signal', 'root', 'processes', 'memory', 'size', 'disk', 'remain'] as const
type Trial = (typeof TRIALS)[number]
const LANGUAGES = { js: [process.execPath, 'attack.cjs'], py: ['python3', 'attack.py'], sh: ['/bin/sh', 'attack.sh'] } as const
type Spoken = keyof typeof LANGUAGES
const TIERS = ['bubblewrap', 'namespaces', 'landlock'] as const
/** What each tier is made of, for a machine that has it not. */
const MADE_OF = { bubblewrap: 'bwrap', namespaces: process.getuid?.() === 0 ? 'unshare' : 'sudo', landlock: 'python3' } as const

let world: World
const table = new Map<string, Map<string, string>>()

/** Says whether a trial broke something, from outside: what of the planted things was read, changed, reached or left. */
async function attack(language: Spoken, trial: Trial | 'flood', wall: Exclude<Tier, 'none'> | null): Promise<readonly string[]> {
  world.mend()
  world.reached()
  const [program, file] = LANGUAGES[language]
  const plan = language === 'sh' ? world.plan.replace(/json$/u, 'sh') : world.plan
  const given: ProgramRequest = {
    program: program === 'python3' ? '/usr/bin/python3' : program, arguments: [`${world.workspace}/attacks/${file}`, plan, trial, wall === null ? 'open' : 'walled'],
    directory: world.scratch, environment: world.careless,
  }
  const enclosed = wall === null ? null : await openTier(wall).enclose(given, { workspace: world.workspace, scratch: world.scratch, readable: [], limits: LIMITS })
  if (enclosed !== null && 'code' in enclosed) throw new Error(enclosed.detail)
  const { request } = enclosed ?? { request: given }
  // Whoever starts it is careless too: a secret of its own in the environment, and a file left open.
  const words = ['-c', 'exec 7<"$1"; shift; env -u PARENT_TOKEN "$@"; exit $?', 'sh', world.parent.opened, request.program, ...request.arguments]
  const done = await run({
    program: '/bin/sh', arguments: words, directory: request.directory, environment: { ...request.environment, PARENT_TOKEN: world.parent.variable },
    timeout: 30_000, maxOutput: 50_000_000,
  }).finally(() => enclosed?.release())
  // Who is killed dies when its turn comes.
  if (trial === 'signal') await pause(300)
  const output = Buffer.from(done.stdout).toString('latin1')
  const count = Number(/^count (\d+)$/gmu.exec(output.trim().split('\n').at(-1) ?? '')?.[1] ?? 0)
  switch (trial) {
    case 'read':
    case 'root': return [...world.secrets].filter(([, secret]) => output.includes(secret)).map(([name]) => name)
    case 'write':
    case 'signal': return world.changed().map((path) => path.replace(world.workspace, 'workspace').replace(/^.*\/(?=[^/]+$)/u, ''))
    case 'network': return world.reached()
    case 'processes': return count > LIMITS.processes ? [`${String(count)} processes`] : []
    case 'memory': return count > 2 * LIMITS.memory ? [`${String(count)} bytes`] : []
    case 'size': return count > LIMITS.fileSize ? [`${String(count)} bytes`] : []
    // What is ended for it has had some moments.
    case 'disk': return count > 8 * LIMITS.disk ? [`${String(count)} bytes`] : []
    case 'flood': return []
    case 'remain': return world.left().map(() => 'a process')
  }
}

const opened = new Map<string, ReturnType<typeof openWalls>>()
function openTier(tier: Exclude<Tier, 'none'>): ReturnType<typeof openWalls> {
  const walls = opened.get(tier) ?? openWalls({ isolation: 'required', environment: world.environment, run, tiers: [tier] })
  opened.set(tier, walls)
  return walls
}

function note(wall: string, language: Spoken, trial: Trial, found: readonly string[]): void {
  const key = `${wall} ${language}`
  const row = table.get(key) ?? new Map<string, string>()
  row.set(trial, found.length === 0 ? '-' : String(found.length))
  table.set(key, row)
}

beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => {
  const line = (name: string, cells: readonly string[]): string => [name.padEnd(16), ...cells.map((cell) => cell.padEnd(10))].join('')
  const rows = [...table].map(([key, row]) => line(key, TRIALS.map((trial) => row.get(trial) ?? '')))
  console.log(['canaries that were read, broken or reached, or were left', line('', TRIALS), ...rows].join('\n'))
  world.close()
})

const READ = [
  'a file', '.git/config', '.git/config of a checkout inside', 'the runner\'s temporary folder', 'the actions folder', '.npmrc', '.ssh', 'an open descriptor',
  'the environment', 'the runtime token', 'the parent\'s environment', 'another process\'s environment',
]
const WRITTEN = ['a process of the host', 'a.txt', 'add_path', 'set_env', 'target.txt']

/** What is found without walls: by every language, and by those that can more. */
function expected(language: Spoken, trial: Trial): readonly string[] {
  const python = language === 'py'
  switch (trial) {
    case 'read': return READ
    case 'write': return [...WRITTEN.slice(1), `${language}-was-here`]
    case 'network': return ['loopback', ...(language === 'sh' ? [] : ['a socket by its path', 'an abstract socket']), ...(python ? ['a datagram socket'] : [])]
    case 'signal': return ['a process of the host']
    case 'root': return ['a file of root\'s']
    case 'processes': return [`${String(MANY.processes)} processes`]
    case 'memory': return [`${String(MANY.memory)} bytes`]
    case 'size': return [`${String(MANY.size)} bytes`]
    case 'disk': return [`${String(MANY.disk)} bytes`]
    case 'remain': return ['a process']
  }
}

describe('without walls', () => {
  for (const language of ['js', 'py', 'sh'] as const) {
    test.for(TRIALS)(`${language}: %s`, { timeout: 60_000 }, async (trial, context) => {
      needs('python3', context)
      if (trial === 'root' && process.getuid?.() !== 0) needs('sudo', context)
      const found = await attack(language, trial, null)
      note('none', language, trial, found)
      try {
        expect(found).toEqual(expect.arrayContaining([...expected(language, trial)]))
      } finally {
        for (const pid of world.left()) process.kill(pid, 'SIGKILL')
      }
    })
  }
})

describe.for(TIERS)('%s', (tier) => {
  beforeEach((context: TestContext) => {
    needs(MADE_OF[tier], context)
    needs('python3', context)
  })
  for (const language of ['js', 'py', 'sh'] as const) {
    test.for(TRIALS)(`${language}: %s`, { timeout: 60_000 }, async (trial) => {
      const found = await attack(language, trial, tier)
      note(tier, language, trial, found)
      expect(found).toEqual([])
      expect(world.left()).toEqual([])
    })
    test(`${language}: output without end is heard up to a bound, and whoever makes it is ended`, { timeout: 60_000 }, async () => {
      await expect(attack(language, 'flood', tier)).rejects.toThrow(/more than|too much/u)
      expect(world.running('flood')).toEqual([])
    })
  }
})
