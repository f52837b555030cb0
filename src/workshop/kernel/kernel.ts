/**
 * The process that cells of JavaScript and TypeScript run in (spec page 8.2).
 *
 *     node index.js WORKSPACE TYPESCRIPT [samples]      frames in on descriptor 4, out on 3; output of cells on 1 and 2, which are one pipe
 *
 * Everything that it needs of the language is taken before the first cell, because a cell may break what it likes; one that breaks
 * this process has lost its state, and is told so. Promised: a cell's output stands before the mark of its end, and its result behind.
 */
import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import type { CellError } from '../../engine/workshop.js'
import { markOf, type DoneFrame, type Told } from '../frames.js'
import { openBridge } from './bridge.js'
import { furnish, openCells } from './cells.js'

const { parse, stringify } = JSON
const tick = setImmediate
const end = process.exit.bind(process)
const [, , workspace = process.cwd(), typescript = '', samples] = process.argv

function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

/** Says a frame. Its members are all of ours and have no prototype that a cell could have changed. */
function say(frame: object): void {
  write(3, `${stringify(Object.assign(Object.create(null) as object, frame))}\n`)
}

// A pipe that is full holds the cell back, as a terminal would: its output is neither kept in memory nor told of the next cell.
for (const stream of [process.stdout, process.stderr]) (stream as unknown as { _handle?: { setBlocking?(on: boolean): void } })._handle?.setBlocking?.(true)

const warn = process.emitWarning.bind(process)
process.emitWarning = (warning: string | Error, ...more: unknown[]) => {
  // What this process makes cells with is its own business.
  if (!String(warning).includes('USE_MAIN_CONTEXT_DEFAULT_LOADER')) Reflect.apply(warn, process, [warning, ...more])
}

const cells = openCells(workspace, typescript)
const bridge = openBridge(say, samples !== undefined)
/** Rejections that nobody has taken up, and errors that no promise carried. */
const loose = new Map<unknown, unknown>()
let uncaught: unknown[] = []
let running: string | null = null
process.on('unhandledRejection', (reason, promise) => { loose.set(promise, reason) })
process.on('rejectionHandled', (promise) => { loose.delete(promise) })
process.on('uncaughtException', (error) => { uncaught.push(error) })
process.on('exit', (code) => {
  if (running !== null) say({ t: 'exit', code, line: cells.lineOf(new Error('here').stack ?? '') })
})

function turn(): Promise<void> {
  return new Promise((resolve) => { tick(resolve) })
}

/** Returns the errors that came beside a cell's own. */
async function lateErrors(): Promise<readonly CellError[]> {
  // Who takes a rejection up a moment later has taken it up.
  for (let turns = 0; turns < 2; turns++) await turn()
  const late = [...uncaught, ...loose.values()].map((error) => cells.describe(error))
  uncaught = []
  loose.clear()
  return late
}

async function run({ id, code, language }: Extract<Told, { readonly t: 'run' }>): Promise<void> {
  running = id
  bridge.begin()
  const { value, error, notes, unavailable } = await cells.run(code, language === 'ts' ? 'ts' : 'js')
  const late = await lateErrors()
  const [first = null] = error === null ? late : [error]
  const others = (error === null ? late.slice(1) : late).map((one) => `besides, nobody took up ${one.name}: ${one.message}`)
  const done: DoneFrame = {
    t: 'done', id, value: first === null ? value : null, error: first, notes: [...notes, ...others].slice(0, 20), ...(unavailable === undefined ? {} : { unavailable }),
  }
  running = null
  write(2, markOf(id))
  say(done)
}

furnish(workspace, bridge.globals)
const input = new Socket({ fd: 4, readable: true, writable: false })
let rest = ''
let turnOf = Promise.resolve()
input.setEncoding('utf8')
input.on('data', (text: string) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) {
    const told = parse(line) as Told
    if (told.t === 'run') turnOf = turnOf.then(() => run(told))
    else if (told.t === 'ret') bridge.answer(told.n, told.ok, told.value)
  }
})
input.on('end', () => { end(0) })
input.on('error', () => { end(0) })
say({ t: 'ready', version: process.version })
