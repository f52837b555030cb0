/**
 * One runtime: a process whose state survives from cell to cell, as long as it lives.
 *
 * Calling sequence: `run` for every cell, one after the other; `close` once. Promised: a cell has come to its end, or its process is
 * gone, when `run` answers; a process that was ended leaves no child; the generation is another one whenever the state is; after `close`
 * nothing starts and nothing lives. What the process says is judged before it is believed: it runs foreign code. Not promised: that a
 * cell's result is not of its own making.
 */
import type { CellError } from '../engine/workshop.js'
import { within, type Clock } from '../host/clock.js'
import type { Stopped } from '../host/server.js'
import { markOf, type DoneFrame, type Told } from './frames.js'
import { openOutput, type CellOutput, type Printed } from './output.js'
import { said, type Said } from './protocol.js'

/** The process of a runtime, as it was started. */
export interface Started {
  send(line: string): void
  /** Hears its frames, a piece at a time, and its output. */
  listen(frames: (chunk: Uint8Array) => void, output: (chunk: Uint8Array) => void): void
  /** Resolves when it is gone: its exit code, or what ended it. */
  readonly ended: Promise<number | string>
  /** Returns the last words of whoever started it. */
  lastWords(): string
  /** Ends it with all that it started, and gives back what it was given. */
  stop(): Promise<Stopped>
}

export interface BridgeCall {
  readonly kind: 'inspect' | 'tool' | 'agent' | 'sample'
  readonly tool: string
  readonly args: unknown
}

/** What a call comes to: its answer, or in words why there is none. */
export type BridgeAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly value: string }
export type Bridge = (call: BridgeCall) => Promise<BridgeAnswer>

export interface RuntimeOptions {
  /** Whether it can be interrupted with its state kept. */
  readonly yields: boolean
  readonly start: () => Promise<Started>
  readonly clock: Clock
  readonly random: () => string
  readonly bridge: Bridge
  /** Where output goes that is too long, and what its files are called. */
  readonly spill: { readonly folder: string; readonly prefix: string }
}

export interface CellOrder {
  readonly code: string
  readonly language: 'js' | 'ts' | 'py'
  readonly timeout: number
  /** Resolves when nobody wants the cell any more. */
  readonly cancelled?: Promise<unknown>
}

export interface RuntimeResult extends Printed {
  readonly value: string | null
  readonly error: CellError | null
  readonly notes: readonly string[]
  readonly display: readonly Extract<Said, { readonly t: 'display' }>[]
  readonly stateLost: boolean
  readonly unavailable?: string | undefined
}

export interface Runtime {
  /** Which state a cell would find now. */
  generation(): number
  run(order: CellOrder): Promise<RuntimeResult>
  reset(): Promise<void>
  close(): Promise<void>
}

/** Characters of one frame; calls and items of one cell; characters of one item. */
const FRAME = 8 * 1024 * 1024
const CALLS = 1000
const ITEMS = 50
const ITEM = 64 * 1024
/** How often an interrupt is tried, and how long each time, in milliseconds. */
const TRIES = 4
const GRACE = 500
/** How long a runtime may take to start, and its output to come after it, in milliseconds. */
const STARTING = 60_000
const TRAILING = 2000

const CLOSED = 'the runtime was closed'

type Ending = DoneFrame | { readonly t: 'gone'; readonly why: string; readonly name: string }

/** What is going on in a process that lives. */
interface Life {
  readonly started: Started
  readonly output: CellOutput
  /** The cell that runs. */
  running: { readonly id: string; readonly end: (ending: Ending) => void; calls: number; readonly display: Extract<Said, { readonly t: 'display' }>[]; readonly notes: Set<string> } | null
  ready: () => void
  /** Interrupts that were asked for, and those that were delivered. */
  interrupts: number
  acks: number
  exit: Extract<Said, { readonly t: 'exit' }> | null
  isOver: boolean
}

function plainError(name: string, message: string, line: number | null = null): CellError {
  return { name, message, line, column: null, excerpt: null, frames: [] }
}

/** Returns what comes of a cell that is no longer to begin. */
function closedResult(): RuntimeResult {
  return { text: '', file: null, value: null, error: plainError('Closed', CLOSED), notes: [], display: [], stateLost: true }
}

export function openRuntime({ yields, start, clock, random, bridge, spill }: RuntimeOptions): Runtime {
  let generation = 1
  let life: Life | null = null
  /** What has been started, and is not ready yet. */
  let starting: Started | null = null
  let isClosed = false
  let lostWhileIdle = false
  let turn: Promise<unknown> = Promise.resolve()

  const tell = (one: Life, frame: Told): void => { one.started.send(`${JSON.stringify(frame)}\n`) }

  const kill = async (one: Life): Promise<void> => {
    if (life === one) {
      life = null
      generation++
    }
    one.isOver = true
    await one.started.stop()
  }

  const take = (one: Life, frame: Said): string | null => {
    const { running } = one
    switch (frame.t) {
      case 'ready': one.ready(); return null
      case 'ack': one.acks++; return null
      case 'exit': one.exit = frame; return null
      case 'done':
        // A cell can write frames of its own; only who was told the id can say that it has ended.
        if (running !== null && frame.id === running.id) running.end(frame)
        return null
      case 'display':
        if (running === null) return null
        if (running.display.length >= ITEMS) running.notes.add(`more than ${String(ITEMS)} items were displayed; the rest is left out`)
        else if (JSON.stringify(frame.data).length > ITEM) running.notes.add(`an item of more than ${String(ITEM)} characters is left out`)
        else running.display.push(frame)
        return null
      case 'call':
        if (running !== null && ++running.calls > CALLS) return `made more than ${String(CALLS)} calls of the bridge`
        void bridge({ kind: frame.kind, tool: frame.tool, args: frame.args }).then((answer) => { tell(one, { t: 'ret', n: frame.n, ...answer }) })
        return null
    }
  }

  const begin = async (): Promise<Life> => {
    const started = await start()
    starting = started
    const output = openOutput(spill.folder, spill.prefix)
    let arrived = (): void => undefined
    const ready = new Promise<void>((resolve) => { arrived = resolve })
    const one: Life = { started, output, running: null, ready: arrived, interrupts: 0, acks: 0, exit: null, isOver: false }
    const parts: Uint8Array[] = []
    let size = 0
    const broken = (why: string): void => {
      one.running?.end({ t: 'gone', name: 'RuntimeError', why: `the runtime was ended because it ${why}` })
      void kill(one)
    }
    const line = (text: string): void => {
      if (one.isOver) return
      let frame: unknown
      try {
        frame = JSON.parse(text)
      } catch {
        broken('said what is no message')
        return
      }
      const judged = said.safeParse(frame)
      const wrong = judged.success ? take(one, judged.data) : 'said what is no message'
      if (wrong !== null) broken(wrong)
    }
    started.listen((chunk) => {
      let rest = chunk
      for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10)) {
        line(Buffer.concat([...parts.splice(0), rest.subarray(0, at)]).toString())
        size = 0
        rest = rest.subarray(at + 1)
      }
      if (rest.length > 0) parts.push(rest)
      size += rest.length
      if (size > FRAME) {
        parts.splice(0)
        broken('said more in one message than one may')
      }
    }, (chunk) => { output.heard(chunk) })
    void started.ended.then((how) => {
      const words = started.lastWords()
      const { exit } = one
      const why = exit === null ? `the runtime ended (${typeof how === 'number' ? `exit code ${String(how)}` : how})${/holdfast: (.*)$/mu.exec(words)?.[1] === undefined ? '' : `: ${/holdfast: (.*)$/mu.exec(words)?.[1] ?? ''}`}`
        : `the cell ended its runtime with exit code ${String(exit.code)}`
      arrived()
      one.running?.end({ t: 'gone', name: exit === null ? 'RuntimeEnded' : 'Exit', why })
      if (life === one && one.running === null) lostWhileIdle = true
      void kill(one)
    })
    if (isClosed) await kill(one)
    await within(clock, STARTING, ready)
    starting = null
    life = one.isOver ? life : one
    return one
  }

  /** Stops a cell that is late, or that nobody wants any more; returns how it ended then. */
  const stop = async (one: Life, ending: Promise<Ending>, name: string, why: string): Promise<Ending> => {
    if (yields) {
      for (let tried = 0; tried < TRIES && !one.isOver; tried++) {
        one.interrupts++
        tell(one, { t: 'interrupt' })
        const ended = await within(clock, GRACE, ending)
        if (ended === null) continue
        for (let waited = 0; one.acks < one.interrupts && waited < GRACE; waited += 5) await clock.wait(5)
        // A signal that may still come would hit the next cell.
        if (one.acks < one.interrupts) break
        if (ended.t === 'gone') return ended
        if (ended.error === null) return { ...ended, notes: [...ended.notes, `the cell ${why}; it was interrupted, and came to its end all the same`] }
        const { line, column, excerpt, frames } = ended.error
        return { ...ended, error: { name, message: `the cell ${why} and was interrupted; the state is kept`, line, column, excerpt, frames } }
      }
    }
    await kill(one)
    return { t: 'gone', name, why: `the cell ${why}${yields ? ' and did not yield to an interrupt' : ''}; its runtime was ended` }
  }

  /** Returns how a cell ends whose runtime never was ready. */
  const unstarted = ({ started }: Life): Ending => isClosed ? { t: 'gone', name: 'Closed', why: CLOSED }
    : { t: 'gone', name: 'RuntimeEnded', why: `the runtime could not be started: ${started.lastWords() || 'it said nothing'}` }

  const perform = async ({ code, language, timeout, cancelled }: CellOrder): Promise<RuntimeResult> => {
    const stateLost = lostWhileIdle
    lostWhileIdle = false
    if (isClosed) return closedResult()
    const one = life ?? await begin()
    const id = random()
    let ended: (ending: Ending) => void = () => undefined
    const ending = new Promise<Ending>((resolve) => { ended = resolve })
    const running = { id, end: ended, calls: 0, display: [] as Extract<Said, { readonly t: 'display' }>[], notes: new Set<string>() }
    if (one.isOver) ended(unstarted(one))
    one.running = running
    one.output.begin(markOf(id))
    tell(one, { t: 'run', id, code, language })
    const first = await within(clock, timeout, cancelled === undefined ? ending : Promise.race([ending, cancelled.then(() => 'cancelled' as const)])) ?? 'late'
    const last = typeof first !== 'string' ? first
      : await stop(one, ending, first === 'late' ? 'TimeoutError' : 'Cancelled', first === 'late' ? `took longer than ${String(timeout / 1000)} s` : 'was cancelled')
    if (last.t === 'done') await within(clock, TRAILING, one.output.marked())
    else await kill(one)
    one.running = null
    const printed = one.output.finish()
    const { display, notes } = running
    if (last.t === 'gone') {
      return { ...printed, value: null, error: plainError(last.name, `${last.why}; the state is lost`, one.exit?.line ?? null), notes: [...notes], display, stateLost: true }
    }
    return { ...printed, value: last.value, error: last.error, notes: [...last.notes, ...notes], display, stateLost, unavailable: last.unavailable }
  }

  const queued = <T>(action: () => Promise<T>): Promise<T> => {
    const mine = turn.then(action)
    turn = mine.catch(() => undefined)
    return mine
  }
  return {
    generation: () => generation,
    run: (order) => queued(() => perform(order)),
    reset: () => queued(async () => {
      if (life === null) generation++
      else await kill(life)
      lostWhileIdle = false
    }),
    close: async () => {
      // Not in its turn: a cell that still runs is what is to end.
      isClosed = true
      await starting?.stop()
      if (life !== null) {
        life.running?.end({ t: 'gone', name: 'Closed', why: CLOSED })
        await kill(life)
      }
      await turn
    },
  }
}
