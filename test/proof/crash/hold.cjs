/**
 * Loaded before the command line: has strace watch the two threads that touch files, and lets the program begin when it does.
 * With UV_THREADPOOL_SIZE=1 one thread makes all asynchronous file operations, in order, so that a count of the system calls of
 * a thread names the same call in every run.
 */
const { spawn } = require('node:child_process')
const { readdirSync, readFileSync, stat } = require('node:fs')

const tasks = () => readdirSync('/proc/self/task')
const before = new Set(tasks())
stat('.', () => undefined)
const worker = tasks().find((task) => !before.has(task))

const wanted = JSON.parse(process.env.HOLDFAST_PROOF_STRACE)
const cell = new Int32Array(new SharedArrayBuffer(4))
for (const [name, thread] of [['main', String(process.pid)], ['files', worker]]) {
  if (wanted[name] === null) continue
  spawn('strace', [...wanted[name], '-p', thread], { stdio: 'ignore', detached: true }).unref()
  for (let waited = 0; !/^TracerPid:\t[1-9]/mu.test(readFileSync(`/proc/self/task/${thread}/status`, 'latin1')); waited++) {
    if (waited > 5000) throw new Error('strace does not come')
    Atomics.wait(cell, 0, 0, 2)
  }
}
