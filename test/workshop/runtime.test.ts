/** What holds for every runtime: output, time, generations, the bridge, processes, and foreign code that says what it likes. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { BridgeCall } from '../../src/workshop/runtime.js'
import { needs } from '../needs.js'
import { bench, closeAll } from './fixture.js'

afterAll(closeAll)
beforeEach((context) => { needs('python3', context) })

/** Returns how many processes have a word among their arguments. */
function left(mark: string): number {
  return readdirSync('/proc').filter((name) => /^\d+$/u.test(name)).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').includes(mark)
    } catch {
      return false
    }
  }).length
}

const SPOKEN = {
  js: {
    print: 'console.log("out"); console.error("err"); process.stdout.write("raw\\n")', child: 'require("node:child_process").execSync("echo child", { stdio: "inherit" })',
    flood: (bytes: number) => `const line = "x".repeat(999) + "\\n"; for (let i = 0; i < ${String(bytes / 1000)}; i++) process.stdout.write(line); "done"`,
    spin: 'for (;;);', set: 'globalThis.kept = 1', get: 'kept', leave: (mark: string) => `require("node:child_process").spawn("sh", ["-c", "trap '' TERM INT HUP; while :; do sleep 0.2; done", "${mark}"], { detached: true, stdio: "ignore" }).unref()`,
    call: 'await holdfast.tool("read", { path: "a" })', forge: 'require("node:fs").writeSync(3, JSON.stringify({ t: "done", id: "guess", value: "forged", error: null, notes: [] }) + "\\n"); "real"',
    garbage: 'require("node:fs").writeSync(3, "nonsense\\n"); await new Promise(() => {})', display: 'display("text"); display({ a: 1 }); display.markdown("# m"); display.table([[1]]); display.file("a.png")',
    many: 'for (let i = 0; i < 60; i++) display(String(i)); display("x".repeat(70000))', die: 'process.kill(process.pid, "SIGKILL"); await new Promise(() => {})',
  },
  py: {
    print: 'import sys, os\nprint("out")\nprint("err", file=sys.stderr)\n_ = os.write(1, b"raw\\n")', child: 'import subprocess\n_ = subprocess.run(["echo", "child"])',
    flood: (bytes: number) => `line = "x" * 999\nfor i in range(${String(bytes / 1000)}): print(line)\n"done"`,
    spin: 'while True: pass', set: 'kept = 1', get: 'kept', leave: (mark: string) => `import subprocess\n_ = subprocess.Popen(["sh", "-c", "trap '' TERM INT HUP; while :; do sleep 0.2; done", "${mark}"], start_new_session=True, stdin=-3, stdout=-3, stderr=-3)`,
    call: 'await holdfast.tool("read", path="a")', forge: 'import os, json\n_ = os.write(3, (json.dumps({"t": "done", "id": "guess", "value": "forged", "error": None, "notes": []}) + "\\n").encode())\n"real"',
    garbage: 'import os, time\nos.write(3, b"nonsense\\n")\ntime.sleep(30)', display: 'display("text"); display({"a": 1}); display.markdown("# m"); display.table([[1]]); display.file("a.png")',
    many: 'for i in range(60): display(str(i))\ndisplay("x" * 70000)', die: 'import os, signal, time\nos.kill(os.getpid(), signal.SIGKILL)\ntime.sleep(30)',
  },
} as const

describe.each(['js', 'py'] as const)('%s', (language) => {
  const words = SPOKEN[language]

  test('output is captured in its order, that of children too, and none of it is the next cell\'s', async () => {
    const cells = bench()
    expect((await cells.cell(language, words.print)).output).toBe('out\nerr\nraw\n')
    expect((await cells.cell(language, words.child)).output).toBe('child\n')
    expect((await cells.cell(language, words.get)).output).toBe('')
  })

  test('a flood is counted to the byte; its end is shown and all of it is in a file', async () => {
    const cells = bench()
    const { output, output_ref: file, value } = await cells.cell(language, words.flood(20_000_000))
    expect([value, output.length < 17_000, output.startsWith('… 19983616 bytes before this\n')]).toEqual(['\'done\'', true, true])
    expect(statSync(file ?? '').size).toBe(20_000_000)
    rmSync(dirname(file ?? ''), { recursive: true })
    expect((await cells.cell(language, '1')).output).toBe('')
  })

  test('a flood without end is ended in its time, and what is kept of it is bounded', async () => {
    const cells = bench()
    const { error, output, output_ref: file } = await cells.cell(language, words.flood(1e15), { timeout: 4000 })
    expect([error?.name, output.length < 17_000]).toEqual(['TimeoutError', true])
    expect(statSync(file ?? '').size).toBeLessThanOrEqual(64 * 1024 * 1024)
    rmSync(dirname(file ?? ''), { recursive: true })
  })

  test('a cell that takes too long is ended, and what became of the state is said', async () => {
    const cells = bench()
    await cells.cell(language, words.set)
    const late = await cells.cell(language, words.spin, { timeout: 300 })
    expect(late).toMatchObject({ error: { name: 'TimeoutError' }, state_lost: language === 'js', generation: language === 'js' ? 2 : 1 })
    const next = await cells.cell(language, words.get)
    expect(language === 'js' ? next.error?.name : next.value).toBe(language === 'js' ? 'ReferenceError' : '1')
  })

  test('a cancelled cell ends likewise', async () => {
    const cells = bench()
    expect((await cells.cell(language, words.spin, { cancelled: pause(500) })).error).toMatchObject({ name: 'Cancelled' })
  })

  test('a generation that is gone is refused, and nothing runs', async () => {
    const cells = bench()
    await cells.cell(language, words.set)
    expect((await cells.cell(language, words.get, { generation: 1 })).value).toBe('1')
    const fresh = await cells.cell(language, '2', { reset: true })
    expect([fresh.generation, fresh.value, fresh.state_lost]).toEqual([2, '2', false])
    expect(await cells.run({ language, code: words.get, generation: 1, timeout: 5000 })).toMatchObject({ ok: false, refusals: [{ code: 'stale_generation' }] })
    expect((await cells.cell(language, words.get)).error?.name).toMatch(/^(?:Reference|Name)Error$/u)
  })

  test('a runtime that dies says so, and the next cell begins anew', async () => {
    const cells = bench()
    const dead = await cells.cell(language, words.die)
    expect(dead).toMatchObject({ error: { name: 'RuntimeEnded' }, state_lost: true, generation: 2 })
    expect((await cells.cell(language, '1 + 1')).value).toBe('2')
  })

  test('children do not outlive the runtime', async () => {
    const cells = bench()
    const mark = `holdfast-mark-${language}-${String(process.pid)}`
    await cells.cell(language, words.leave(mark))
    await pause(200)
    expect(left(mark)).toBe(1)
    await cells.close()
    expect(left(mark)).toBe(0)
  })

  test('one that is closed before it has started starts no more, and nothing is left of it', async () => {
    const cells = bench()
    const mark = `holdfast-early-${language}-${String(process.pid)}`
    const going = [words.leave(mark), words.leave(mark)].map((code) => cells.cell(language, code))
    await cells.close()
    expect(left(mark)).toBe(0)
    for (const cell of await Promise.all(going)) expect(cell).toMatchObject({ error: { name: 'Closed' }, state_lost: true })
    expect((await cells.cell(language, '1')).error?.name).toBe('Closed')
  })

  test('a forged result is no result, and nonsense ends the runtime', async () => {
    const cells = bench()
    expect((await cells.cell(language, words.forge)).value).toBe('\'real\'')
    expect((await cells.cell(language, words.garbage)).error).toMatchObject({ name: 'RuntimeError', message: expect.stringContaining('no message') as string })
  })

  test('items are displayed, bounded in count and size', async () => {
    const cells = bench()
    expect((await cells.cell(language, words.display)).display).toEqual([
      { kind: 'text', data: 'text' }, { kind: 'json', data: { a: 1 } }, { kind: 'markdown', data: '# m' }, { kind: 'table', data: [[1]] }, { kind: 'file', data: 'a.png' },
    ])
    const many = await cells.cell(language, words.many)
    expect([many.display.length, many.notes.length]).toEqual([50, 1])
  })

  test('the bridge answers, alone, side by side and one behind the other', async () => {
    const asked: BridgeCall[] = []
    let open = 0
    let most = 0
    const cells = bench({ bridge: async (call) => {
      asked.push(call)
      most = Math.max(most, ++open)
      await pause(30)
      open--
      return call.tool === 'fails' ? { ok: false, value: 'not allowed: /etc' } : { ok: true, value: { tool: call.tool, args: call.args } }
    } })
    const answer = await cells.cell(language, words.call)
    expect([answer.error, asked]).toEqual([null, [{ kind: 'tool', tool: 'read', args: { path: 'a' } }]])
    const parallel = language === 'js' ? 'const all = await Promise.all([1, 2, 3].map((n) => holdfast.tool("t", { n }))); all.map((one) => one.args.n)'
      : 'import asyncio\nall = await asyncio.gather(*[holdfast.tool("t", n=n) for n in (1, 2, 3)])\n[one["args"]["n"] for one in all]'
    expect([(await cells.cell(language, parallel)).value, most]).toEqual(['[1, 2, 3]', 3])
    const failing = language === 'js' ? 'await holdfast.inspect("a")\nconst two = holdfast.tool("fails", { p: 1 })\nawait two' : 'await holdfast.inspect("a")\ntwo = holdfast.tool("fails", p=1)\nawait two'
    const failed = await cells.cell(language, failing)
    expect(failed.error).toMatchObject({ name: 'BridgeError', bridge: { call: 2, tool: 'fails' }, message: 'bridge call 2 (fails) failed: not allowed: /etc' })
    expect(failed.error?.frames.some(({ file, line }) => file === '<cell>' && line === (language === 'js' ? 2 : 3))).toBe(true)
    const caught = language === 'js' ? 'try { await holdfast.tool("fails") } catch { "went on" }' : 'try:\n  await holdfast.tool("fails")\nexcept holdfast.BridgeError:\n  went = "went on"\nwent'
    expect((await cells.cell(language, caught)).value).toBe('\'went on\'')
    const dropped = language === 'js' ? 'holdfast.tool("fails"); await new Promise((done) => setTimeout(done, 100))' : 'import asyncio\nlost = holdfast.tool("fails")\nawait asyncio.sleep(0.1)'
    expect((await cells.cell(language, dropped)).error?.name).toBe('BridgeError')
  })
})

test('process.exit is told with its code and line', async () => {
  expect(await bench().cell('js', '\nprocess.exit(3)')).toMatchObject({ error: { name: 'Exit', line: 2, message: expect.stringContaining('exit code 3') as string }, state_lost: true })
})

describe('Python yields to an interrupt and keeps its state', () => {
  const KEPT: readonly (readonly [string, string])[] = [
    ['in a loop', 'while True: pass'], ['in sleep', 'import time\ntime.sleep(30)'], ['in a lock', 'import threading\nthreading.Lock().acquire() and threading.Event().wait()'],
    ['in a coroutine', 'import asyncio\nawait asyncio.sleep(30)'], ['in a coroutine that spins', 'async def f():\n  while True: pass\nawait f()'], ['in a child', 'import subprocess\nsubprocess.run(["sleep", "30"])'],
    ['in a shell', 'import os\nos.system("sleep 30")\nwhile True: pass'], ['in C code that looks for signals', 'import re\nre.match("(a+)+$", "a" * 40 + "b")'], ['in a call of the bridge', 'holdfast.tool("never").result()'],
  ]
  test.each(KEPT)('%s', async (_, code) => {
    const cells = bench({ bridge: () => new Promise(() => undefined) })
    await cells.cell('py', 'kept = 1')
    expect(await cells.cell('py', code, { timeout: 400 })).toMatchObject({ error: { name: 'TimeoutError' }, state_lost: false, generation: 1 })
    expect((await cells.cell('py', 'kept')).value).toBe('1')
  })

  const LOST: readonly (readonly [string, string])[] = [
    ['C code that does not look', 'sum(range(10 ** 12))'], ['one that ignores it', 'import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nwhile True: pass'],
    ['one that swallows it', 'import time\nwhile True:\n  try:\n    while True: time.sleep(0.01)\n  except KeyboardInterrupt: pass'],
  ]
  test.each(LOST)('%s is ended, and the state is said to be lost', async (_, code) => {
    const cells = bench()
    await cells.cell('py', 'kept = 1')
    expect(await cells.cell('py', code, { timeout: 300 })).toMatchObject({ error: { name: 'TimeoutError' }, state_lost: true, generation: 2 })
  })

  test('a cell that swallows it and ends has its value, and says so', async () => {
    const { value, notes, error } = await bench().cell('py', 'import time\ntry:\n  while True: time.sleep(0.01)\nexcept KeyboardInterrupt: pass\n5', { timeout: 300 })
    expect([value, error, notes.join()]).toEqual(['5', null, expect.stringContaining('interrupted')])
  })

  test('no interrupt hits another cell than its own', async () => {
    const cells = bench()
    await cells.cell('py', 'import time\ncount = 0')
    let late = 0
    for (let index = 0; index < 400; index++) {
      const { error, generation } = await cells.cell('py', `count += 1\ntime.sleep(${String(0.002 + (index % 5) / 1000)})`, { timeout: 4 })
      expect([generation, error?.name ?? 'TimeoutError']).toEqual([1, 'TimeoutError'])
      if (error !== null) late++
      expect((await cells.cell('py', 'count')).value).toBe(String(index + 1))
    }
    expect(late).toBeGreaterThan(0)
  })
})

test('the file of a flood has what was printed', async () => {
  const { output_ref: file } = await bench().cell('js', 'for (let i = 0; i < 30000; i++) console.log(i)')
  expect(readFileSync(file ?? '', 'utf8').split('\n').slice(-2)).toEqual(['29999', ''])
  rmSync(dirname(file ?? ''), { recursive: true })
})
