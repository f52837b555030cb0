/**
 * The process that TypeScript runs in: a line of JSON in, a line of JSON out, one request at a time. The compiler works in a
 * thread, so that the process hears at once that its standard input has closed, and ends: no sidecar outlives who started it.
 */
import { createInterface } from 'node:readline'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { Answering, type SidecarRequest } from './answer.js'

/** What comes back for a line: an answer, or what went wrong. */
export type Reply = { readonly answer: unknown } | { readonly fault: string }

/** Megabytes that the compiler's objects may take; a large program needs a third of it. */
const MEMORY = 4096

function reply(words: Reply): void {
  process.stdout.write(`${JSON.stringify(words)}\n`)
}

function startThread(): Worker {
  const worker = new Worker(process.argv[1] ?? '', { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
  worker.on('message', (words: Reply) => reply(words))
  worker.on('error', (error) => {
    reply({ fault: error.message })
    process.exit(1)
  })
  return worker
}

if (isMainThread) {
  const worker = startThread()
  createInterface({ input: process.stdin, crlfDelay: Infinity })
    .on('line', (line) => worker.postMessage(line))
    .on('close', () => process.exit(0))
} else {
  const answering = new Answering()
  parentPort?.on('message', (line: string) => {
    try {
      parentPort?.postMessage({ answer: answering.answer(JSON.parse(line) as SidecarRequest) })
    } catch (error) {
      parentPort?.postMessage({ fault: error instanceof Error ? error.stack ?? error.message : String(error) })
    }
  })
}
