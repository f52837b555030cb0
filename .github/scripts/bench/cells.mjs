/**
 * Cells against the bare interpreter: the same number of round trips over the runtime and over a pipe to a program that answers every line
 * with a line; and, where Python has ipykernel and jupyter_client (`HOLDFAST_BENCH_PYTHON` names one that does), over those.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../lib.mjs'
import { alternate, child } from './measure.mjs'

const TRIPS = 300
const ECHO = {
  js: [process.execPath, ['-e', 'require("readline").createInterface({ input: process.stdin }).on("line", (line) => process.stdout.write(line + "\\n"))']],
  py: ['python3', ['-u', '-c', 'import sys\nfor line in sys.stdin: sys.stdout.write(line); sys.stdout.flush()']],
}

/** Returns what sends a line to a program and waits for its line, and what ends it. */
function echo(language) {
  const [program, args] = ECHO[language]
  const process = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]()
  return {
    trip: async () => {
      process.stdin.write('1 + 1\n')
      await lines.next()
    },
    end: () => process.kill(),
  }
}

/** Returns a runtime without walls, which cost nothing once it runs. */
async function runtime(language) {
  const lib = (path) => import(join(root, 'lib', path))
  const [{ openWorkshop }, { systemClock, randomName }, { startServer }] = await Promise.all([lib('workshop/workshop.js'), lib('host/clock.js'), lib('host/server.js')])
  const workspace = mkdtempSync(join(tmpdir(), 'holdfast-bench-'))
  const workshop = openWorkshop({
    workspace, isScratch: false, readable: [], environment: process.env, node: process.execPath, python: async () => ({ program: 'python3', readable: [] }),
    bundles: join(root, 'dist'), startServer, clock: systemClock, random: randomName, platform: process.platform, bridge: async () => ({ ok: false, value: '' }),
    walls: { enclose: async (request) => ({ request, report: { tier: 'none', missing: [], selfTest: [] }, release: async () => undefined }) },
  })
  return {
    trip: async () => {
      const done = await workshop.run({ language, code: '1 + 1', timeout: 10_000 })
      if (done.value.value !== '2') throw new Error(JSON.stringify(done))
    },
    end: async () => {
      await workshop.close()
      rmSync(workspace, { recursive: true, force: true })
    },
  }
}

/** Measures warm round trips. */
export async function warm(language) {
  const [ours, theirs] = [await runtime(language), echo(language)]
  const many = ({ trip }) => async () => { for (let count = 0; count < TRIPS; count++) await trip() }
  try {
    return await alternate(many(ours), many(theirs))
  } finally {
    await ours.end()
    theirs.end()
  }
}

/** Measures a runtime's first cell, from nothing, against the interpreter's start. */
export function cold(language) {
  const start = { js: () => child(process.execPath, ['-e', '0']), py: () => child('python3', ['-c', '0']) }[language]
  return alternate(async () => {
    const one = await runtime(language)
    await one.trip()
    await one.end()
  }, start)
}

const JUPYTER = `
import sys, time
from jupyter_client.manager import start_new_kernel
manager, client = start_new_kernel(kernel_name='python3')
for line in sys.stdin:
    for _ in range(int(line)):
        client.execute_interactive('1 + 1', output_hook=lambda message: None)
    print('done', flush=True)
manager.shutdown_kernel(now=True)
`

/** Measures warm round trips against ipykernel through jupyter_client. */
export async function againstJupyter() {
  const python = process.env.HOLDFAST_BENCH_PYTHON
  if (python === undefined) throw new Error('HOLDFAST_BENCH_PYTHON names no Python that has jupyter_client and ipykernel')
  const kernel = spawn(python, ['-u', '-c', JUPYTER], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: kernel.stdout })[Symbol.asyncIterator]()
  const ours = await runtime('py')
  try {
    return await alternate(async () => { for (let count = 0; count < TRIPS; count++) await ours.trip() }, async () => {
      kernel.stdin.write(`${TRIPS}\n`)
      await lines.next()
    })
  } finally {
    await ours.end()
    kernel.stdin.end()
  }
}
