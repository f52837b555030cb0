import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Fault } from '../../src/base/fault.js'
import { pause } from '../../src/host/clock.js'
import { openLifetimes } from '../../src/host/lifetime.js'
import { openPipe } from '../../src/host/pipe.js'
import { run, type ProcessRequest } from '../../src/host/process.js'

const node = (script: string, more: Partial<ProcessRequest> = {}): ProcessRequest => ({
  program: process.execPath, arguments: ['-e', script], directory: '/', environment: {}, timeout: 10_000, maxOutput: 1 << 20, ...more,
})

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // Where nobody reaps orphans, a killed one stays as a zombie.
    const stat = existsSync(`/proc/${String(pid)}/stat`) ? readFileSync(`/proc/${String(pid)}/stat`, 'latin1') : ''
    return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z')
  } catch {
    return false
  }
}

test('arguments reach the program as they are, through no shell', async () => {
  const { stdout } = await run(node('console.log(process.argv.slice(1).join("|"))', { arguments: ['-e', 'console.log(process.argv.slice(1).join("|"))', '$HOME; a b', '*'] }))
  expect(Buffer.from(stdout).toString()).toBe('$HOME; a b|*\n')
})

test('the environment is the one given', async () => {
  const { stdout } = await run(node('console.log(Object.keys(process.env).join())', { environment: { ONLY: '1' } }))
  expect(Buffer.from(stdout).toString().trim().split(',').filter((name) => !name.startsWith('__'))).toEqual(['ONLY'])
})

test('input goes in, both outputs and the exit code come out', async () => {
  const done = await run(node('process.stdin.pipe(process.stdout); console.error("words"); process.stdin.on("end", () => { process.exitCode = 3 })', { input: Buffer.from('bytes') }))
  expect([done.code, Buffer.from(done.stdout).toString(), Buffer.from(done.stderr).toString()]).toEqual([3, 'bytes', 'words\n'])
})

test('a program that cannot be started is a fault', async () => {
  await expect(run({ ...node(''), program: 'no-such-program-here' })).rejects.toThrow(/cannot start no-such-program-here: ENOENT/u)
})

test('too long, too much and a cancelled call end the whole group', async () => {
  const parent = 'const c = require("child_process").spawn(process.execPath, ["-e", "setInterval(() => 0, 1000)"]); console.log(c.pid); setInterval(() => 0, 1000)'
  const seen: number[] = []
  const abort = new AbortController()
  setTimeout(() => { abort.abort() }, 600)
  await expect(run(node(parent, { timeout: 600 }))).rejects.toThrow(/longer than 600 ms/u)
  await expect(run(node(parent, { signal: abort.signal }))).rejects.toThrow(/cancelled/u)
  await expect(run(node('for (;;) console.log("x".repeat(1000))', { maxOutput: 5000 }))).rejects.toThrow(/more than 5000 bytes/u)
  const pipe = openPipe({ ...node(parent), timeout: 5000 })
  seen.push(Number(Buffer.from(await pipe.line()).toString()))
  await pipe.close()
  for (let i = 0; i < 50 && seen.some(isThere); i++) await pause(20)
  expect(seen.filter(isThere)).toEqual([])
})

test('a pipe answers in order, in lines and in counts, across chunks', async () => {
  const pipe = openPipe({ ...node('process.stdin.pipe(process.stdout)'), timeout: 5000 })
  pipe.send(Buffer.from('one\ntwo'))
  const answers = [pipe.line(), pipe.bytes(5), pipe.line()]
  await pause(200)
  pipe.send(Buffer.from(`xy${'z'.repeat(200_000)}\n`))
  expect((await Promise.all(answers)).map((bytes) => Buffer.from(bytes).toString())).toEqual(['one', 'twoxy', 'z'.repeat(200_000)])
  await pipe.close()
})

test('a pipe whose program ends, or says nothing, fails what is awaited', async () => {
  const ending = openPipe({ ...node(''), timeout: 5000 })
  await expect(ending.line()).rejects.toBeInstanceOf(Fault)
  const silent = openPipe({ ...node('setInterval(() => 0, 1000)'), timeout: 200 })
  await expect(silent.line()).rejects.toThrow(/said nothing for 200 ms/u)
})

test('a process knows itself, a dead one, one of an earlier start, and one that it cannot judge', () => {
  const { self, judge } = openLifetimes()
  const [pid = '', start = '', boot = '', host = '', space = ''] = self.split('.')
  expect(judge(self)).toBe('alive')
  expect(judge(['4194305', start, boot, host, space].join('.'))).toBe('dead')
  expect(judge([pid, `${start}9`, boot, host, space].join('.'))).toBe('dead')
  expect(judge([pid, start, '00000000', host, space].join('.'))).toBe('dead')
  expect(judge([pid, start, boot, '00000000', space].join('.'))).toBe('unknown')
  expect(judge('nonsense')).toBe('unknown')
})
