import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { Input, Signal, World } from '../../src/cli/world.js'
import type { Target } from '../../src/engine/ports.js'
import { openLocal, type Local } from '../../src/wiring.js'
import { anchorOf, changeSet, get, json, repository, run } from './running.js'

/** Opens the repository with its working tree seen through `change`. */
function through(change: (target: Target) => Partial<Target>): World['openLocal'] {
  return async (options) => {
    const local = await openLocal(options)
    if (!local.ok) return local
    const { worktree } = local.value.targets
    const seen: Target = {
      owner: worktree.owner, name: worktree.name, commits: worktree.commits, blobId: (bytes) => worktree.blobId(bytes), load: (paths) => worktree.load(paths), land: (set) => worktree.land(set), ...change(worktree),
    }
    return { ok: true, value: { ...local.value, targets: { ...local.value.targets, worktree: seen } } }
  }
}

async function prepared(): Promise<{ directory: string; stdin: string }> {
  const directory = repository({ 'a.txt': 'a\n' })
  return { directory, stdin: changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'b') }
}

describe('Ctrl-C', () => {
  test('before the write ends the run, and nothing is written afterwards either', async () => {
    const { directory, stdin } = await prepared()
    let send: (signal: Signal) => void = () => undefined
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => { release = resolve })
    let landings = 0
    const answer = await json(directory, ['apply'], {
      stdin, signals: (sender) => { send = sender },
      openLocal: through((target) => ({
        load: async (paths) => { send('SIGINT'); await held; return target.load(paths) },
        land: (set) => { landings++; return target.land(set) },
      })),
    })
    expect(answer).toEqual({ code: 130, outcome: 'error', message: expect.stringContaining('nothing was written') })
    release()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(landings).toBe(0)
    expect(get(directory, 'a.txt')).toBe('a\n')
  })

  test('during the write lets it come to its end', async () => {
    const { directory, stdin } = await prepared()
    let send: (signal: Signal) => void = () => undefined
    const answer = await json(directory, ['apply'], {
      stdin, signals: (sender) => { send = sender },
      openLocal: through((target) => ({ land: (set) => { send('SIGTERM'); return target.land(set) } })),
    })
    expect(answer).toMatchObject({ code: 143, outcome: 'applied' })
    expect(get(directory, 'a.txt')).toBe('b\n')
    expect((await json(directory, ['receipts'])).receipts).toHaveLength(1)
  })

  test('after the write, before it is told, lets it be told', async () => {
    const { directory, stdin } = await prepared()
    let send: (signal: Signal) => void = () => undefined
    const answer = await json(directory, ['apply'], {
      stdin, signals: (sender) => { send = sender },
      openLocal: through((target) => ({ land: async (set) => { const landing = await target.land(set); setImmediate(() => send('SIGINT')); return landing } })),
    })
    expect(answer).toMatchObject({ code: 130, outcome: 'applied' })
  })

  test('while the document is awaited', async () => {
    const { directory } = await prepared()
    const stdin = new PassThrough()
    let send: (signal: Signal) => void = () => undefined
    const going = run(directory, ['apply'], { stdin: stdin as unknown as Input, signals: (sender) => { send = sender } })
    setTimeout(() => send('SIGINT'), 20)
    expect(await going).toMatchObject({ code: 130, out: '', err: expect.stringContaining('nothing was written') })
    expect(stdin.destroyed).toBe(true)
  })
})

describe('what an earlier run left half done', () => {
  const recovering = (recover: Local['recover']): World['openLocal'] => async (options) => {
    const local = await openLocal(options)
    return local.ok ? { ok: true, value: { ...local.value, recover } } : local
  }

  test('is told on standard error, and nothing of it on standard output', async () => {
    const { directory } = await prepared()
    const recover: Local['recover'] = () => Promise.resolve({ ok: true, value: { action: 'back', unresolved: [{ path: 'a\n', backup: 'b' }], problems: [] } })
    const { code, out, err } = await run(directory, ['plans', '--json'], { openLocal: recovering(recover) })
    expect([code, JSON.parse(out)]).toEqual([0, { outcome: 'ok', plans: [] }])
    expect(err.split('\n')).toEqual([expect.stringContaining('taken back'), expect.stringContaining('a\\n was changed meanwhile'), ''])
  })

  test('refuses while another run is at it', async () => {
    const { directory, stdin } = await prepared()
    const openBusy = recovering(() => Promise.resolve({ ok: false, refusals: [{ code: 'busy' }] }))
    expect(await json(directory, ['apply'], { stdin, openLocal: openBusy })).toMatchObject({ code: 3, refusals: [{ code: 'busy' }] })
    expect(get(directory, 'a.txt')).toBe('a\n')
  })
})

describe('a fault', () => {
  test('is an error, exit 1, and no stack', async () => {
    const { directory, stdin } = await prepared()
    const broken = through(() => ({ load: () => Promise.reject(new Error('the disk is on fire')) }))
    expect(await json(directory, ['apply'], { stdin, openLocal: broken })).toEqual({ code: 1, outcome: 'error', message: expect.stringContaining('the disk is on fire') })
    expect(await run(directory, ['apply'], { stdin, openLocal: broken })).toMatchObject({ code: 1, out: '', err: expect.not.stringMatching(/\n\s+at /u) })
  })

  test('of opening the repository too', async () => {
    const openBroken: World['openLocal'] = () => Promise.reject(new Error('no git'))
    expect(await json('/', ['plans'], { openLocal: openBroken })).toMatchObject({ code: 1, outcome: 'error' })
    expect(await json('/', ['gc'], { openLocal: openBroken })).toMatchObject({ code: 1, outcome: 'error' })
  })
})

test('what takes longer than a second is shown on a terminal, and taken away again', async () => {
  const { directory, stdin } = await prepared()
  const slow = through((target) => ({ load: async (paths) => { await new Promise((resolve) => setTimeout(resolve, 1200)); return target.load(paths) } }))
  const ran = await run(directory, ['apply', '--json'], { stdin, openLocal: slow, terminal: true })
  expect(ran.err).toBe('\rholdfast apply, 1 s\r\u001b[K')
  expect(JSON.parse(ran.out)).toMatchObject({ outcome: 'applied' })
})

test('what stays unconfirmed is indeterminate, with the receipt, exit 4', async () => {
  const { directory, stdin } = await prepared()
  const unsure = through((target) => ({
    land: async (set) => {
      const landing = await target.land(set)
      return landing.kind === 'landed' ? { ...landing, receipt: { ...landing.receipt, indeterminate: ['ask the editor'] } } : landing
    },
  }))
  expect(await json(directory, ['apply'], { stdin, openLocal: unsure })).toMatchObject({
    code: 4, outcome: 'indeterminate', message: 'ask the editor', receipt: { indeterminate: ['ask the editor'] },
  })
})

test('two runs at once: one applies, the other is told that its plan is stale or applied', async () => {
  const { directory, stdin } = await prepared()
  const answers = await Promise.all([json(directory, ['apply'], { stdin }), json(directory, ['apply'], { stdin })])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 3])
  expect((await json(directory, ['receipts'])).receipts).toHaveLength(1)
})
