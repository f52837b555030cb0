/**
 * `workshop`: a session of cells on one runtime.
 *
 * A line that is whole runs at once; one that is not (an open bracket, a colon at its end in Python) goes on until it is, or until an
 * empty line. Words that begin with a dot are the session's own. Ctrl-C stops the cell that runs, or drops what was typed; the end of
 * the input, `.exit` or a termination ends the session with everything that it started.
 */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { CELL_LANGUAGES, type CellLanguage, type CellReport, type Workshop } from '../engine/workshop.js'
import { refused } from '../engine/execute.js'
import { renderCell } from '../report/cell.js'
import { renderPeople } from '../report/people.js'
import { bridgeOf, isolationOf, samplesOption } from './cells.js'
import { SIGNALLED } from './interruption.js'
import type { Call, Told } from './own-verb.js'
import { runRow } from './row.js'
import { write } from './tell.js'
import { isWhole } from './whole.js'

const HELP = `Type code; its value is shown, and the next cell goes on from its state.
  .language js|ts|py   change the language; each has a state of its own
  .reset               begin with a new state
  .exit                end the session (Ctrl-D does, too)
In a cell, holdfast.inspect("PATH") reads a file, holdfast.tool(NAME, {…}) asks a tool, display(…) shows something.
`
const SECOND = 1000
const WIDTH = 100

interface Session {
  language: CellLanguage
  reset: boolean
  isTerminated: boolean
}

/** Carries out a word of the session's own; returns what is to be said, or null to end. */
function obey(words: string, session: Session): string | null {
  const [name, operand] = words.split(/\s+/u)
  switch (name) {
    case '.exit': return null
    case '.reset': session.reset = true; return 'The next cell begins with a new state.\n'
    case '.language': {
      const language = CELL_LANGUAGES.find((one) => one === operand)
      if (language === undefined) return `The languages are ${CELL_LANGUAGES.join(', ')}.\n`
      session.language = language
      return ''
    }
    case undefined: default: return HELP
  }
}

/** Returns what the session came to. */
export async function runWorkshop(call: Call): Promise<Told> {
  const { world, switches, directory, options } = call
  const isTerminal = world.stdin.isTTY === true
  const session: Session = { language: CELL_LANGUAGES.find((one) => one === options['language']) ?? 'js', reset: false, isTerminated: false }
  const timeout = Number(options['timeout'])
  const say = (text: string): Promise<unknown> => write(world.stdout, text)
  const bridge = bridgeOf(switches, (row, request) =>
    runRow(row, request, { world, directory, switches, ...(workshop === null ? {} : { keep: () => workshop as Workshop }) }))
  let workshop: Workshop | null = null
  const opened = await call.withLocal((local) => {
    workshop = local.workshop({ isolation: isolationOf(options, world.env), bridge, ...samplesOption(call, true) })
    return Promise.resolve({ answer: { outcome: 'ok' } })
  })
  const runtimes = workshop as Workshop | null
  if (runtimes === null) return opened
  const lines = createInterface({ input: Readable.from(world.stdin), crlfDelay: Infinity, terminal: false })
  let typed = ''
  let cancel: (() => void) | null = null
  const unwatch = world.onSignal((signal) => {
    if (signal === 'SIGTERM') session.isTerminated = true
    if (session.isTerminated || (cancel === null && typed === '')) lines.close()
    cancel?.()
    typed = ''
  })
  const prompt = async (): Promise<void> => { if (isTerminal) await say(typed === '' ? `${session.language}> ` : '... ') }
  const run = async (code: string): Promise<void> => {
    const cancelled = new Promise<void>((resolve) => { cancel = resolve })
    const { reset, language } = session
    session.reset = false
    const done = await runtimes.run({ language, code, reset, timeout: timeout * SECOND, cancelled })
    cancel = null
    await say(done.ok ? renderCell(quieted(done.value)) : renderPeople(refused(done.refusals), true, { colour: false, width: WIDTH, verb: 'workshop' }))
  }
  let told = ''
  /** Tells what walls are missing once, and not of every cell. */
  const quieted = (report: CellReport): CellReport => {
    const missing = report.isolation.missing.join()
    if (missing !== told) {
      told = missing
      return report
    }
    return { ...report, isolation: { ...report.isolation, missing: [] } }
  }
  /** Takes a line as it was typed; returns whether the session goes on. */
  const take = async (line: string): Promise<boolean> => {
    if (typed === '' && /^\.[a-z]/u.test(line)) {
      const words = obey(line.trim(), session)
      await say(words ?? '')
      return words !== null
    }
    const code = typed === '' ? line : `${typed}\n${line}`
    const isReady = line.trim() === '' || isWhole(code, session.language)
    typed = isReady ? '' : code
    if (isReady && code.trim() !== '') await run(code)
    return true
  }
  try {
    if (isTerminal) await say(`Holdfast workshop. ".help" tells more.\n`)
    await prompt()
    for await (const line of lines) {
      if (session.isTerminated || !await take(line)) break
      await prompt()
    }
    if (typed.trim() !== '') await run(typed)
    return { answer: { outcome: 'ok' }, spoken: true, ...(session.isTerminated ? { exit: SIGNALLED.SIGTERM } : {}) }
  } finally {
    unwatch()
    lines.close()
    world.stdin.destroy()
    await runtimes.close()
  }
}
