/** Programs that serve until they are stopped: how each ends, and that nothing of its tree is left. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../src/host/server.js'

function started(...words: readonly string[]): RunningServer {
  return startServer({ program: process.execPath, arguments: words, directory: process.cwd(), environment: { PATH: process.env['PATH'] ?? '' } })
}

/** Returns what a program writes up to the end of a line. */
async function line({ output }: RunningServer): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += String(chunk)
    if (text.includes('\n')) return text.trim()
  }
  return text
}

/** Returns whether a process is there and not only its name, which stays until somebody asks how it ended. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) Z /u.test(readFileSync(`/proc/${String(pid)}/stat`, 'latin1'))
  } catch {
    return false
  }
}

test('one that goes when its input ends has ended cleanly, or with its code', async () => {
  const words = 'process.stdin.resume().on("end", () => process.exit(Number(process.argv[1])))'
  expect(await started('-e', words, '0').stop(10_000)).toEqual({ how: 'exited cleanly', survivors: [] })
  expect(await started('-e', words, '7').stop(10_000)).toEqual({ how: 'exited with code 7', survivors: [] })
})

test('one that stays is killed, with a child that fled from its group', { timeout: 20_000 }, async () => {
  const server = started('-e', `
    const child = require('node:child_process').spawn('sleep', ['600'], { stdio: 'ignore', detached: true })
    process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log(child.pid)`)
  const child = Number(await line(server))
  expect(lives(child)).toBe(true)
  const { how, survivors } = await server.stop(200)
  expect(how).toMatch(/^killed after \d+\.\d s$/u)
  expect(survivors).toEqual([])
  expect([server.pid, child].map(lives)).toEqual([false, false])
  expect(await server.stop(200)).toEqual({ how, survivors })
})

test('one that cannot be started says so, and is stopped all the same', async () => {
  const server = startServer({ program: '/nowhere/at-all', arguments: [], directory: process.cwd(), environment: {} })
  expect(await server.ended).toContain('cannot start /nowhere/at-all: ENOENT')
  server.input.write('nobody reads this')
  expect((await server.stop(100)).survivors).toEqual([])
})

test('its last words are kept, the newest of them', async () => {
  const server = started('-e', 'process.stderr.write("x".repeat(5000) + " the end", () => process.exit(3))')
  expect(await server.ended).toBe(3)
  await server.stop(100)
  expect(server.lastWords()).toHaveLength(2000)
  expect(server.lastWords()).toMatch(/the end$/u)
})
