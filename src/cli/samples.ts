/** `samples`: lists the pages that cells published, or serves one to the reader's browser until a signal comes or its time is over. */
import { oneLine, visible } from '../report/markdown.js'
import type { Mark, SampleSummary } from '../engine/samples.js'
import type { LocalSamples } from '../wiring.js'
import { SIGNALLED } from './interruption.js'
import { toldRefused, type Call, type Told } from './own-verb.js'
import { write } from './tell.js'
import type { Signal } from './world.js'

const SECOND = 1000

function line({ name, title, version, marks, at }: SampleSummary): string {
  return `${name}  version ${String(version)} of ${at}, ${marks === 1 ? '1 mark' : `${String(marks)} marks`}: ${oneLine(title)}`
}

function markLine({ number, version, quote, comment }: Mark): string {
  return `${String(number)}. (version ${String(version)}) ${quote === '' ? '' : `“${oneLine(quote)}” `}${visible(comment)}`
}

/** Resolves when a signal comes, with it, or with null after these milliseconds. */
function ended({ world }: Call, milliseconds: number | null): Promise<Signal | null> {
  return new Promise((resolve) => {
    const over = (signal: Signal | null): void => {
      unwatch()
      clearTimeout(timer)
      resolve(signal)
    }
    const timer = milliseconds === null ? undefined : setTimeout(() => { over(null) }, milliseconds)
    const unwatch = world.onSignal(over)
  })
}

async function open(call: Call, samples: LocalSamples, name: string): Promise<Told | null> {
  const { world, options } = call
  const shown = await samples.show(name)
  if (shown === null) return null
  await write(world.stderr, `holdfast: ${name} is at ${shown.url}\nholdfast: ${typeof options['timeout'] === 'number' ? `for ${String(options['timeout'])} s` : 'until Ctrl-C'}\n`)
  const signal = await ended(call, typeof options['timeout'] === 'number' ? options['timeout'] * SECOND : null)
  await shown.close()
  const marks = await samples.marks(name)
  const sample = (await samples.list()).find((one) => one.name === name)
  return {
    answer: { outcome: 'ok', sample, marks }, text: marks.length === 0 ? 'There are no marks.' : marks.map(markLine).join('\n'),
    ...(signal === 'SIGTERM' ? { exit: SIGNALLED.SIGTERM } : {}),
  }
}

/** Returns what `samples` comes to. Refuses: invalid_request for a name that nothing was published under. */
export function runSamples(call: Call): Promise<Told> {
  const { operands: [name], options } = call
  return call.withLocal(async (local) => {
    const samples = local.samples()
    const unknown = (): Told => toldRefused({ code: 'invalid_request', detail: `there is no sample ${String(name)}; "holdfast samples" lists them` })
    if (name === undefined) {
      if (options['discard'] === true) return toldRefused({ code: 'invalid_request', detail: '--discard needs a NAME' })
      const list = await samples.list()
      return { answer: { outcome: 'ok', samples: list }, text: list.length === 0 ? 'There are no samples.' : list.map(line).join('\n') }
    }
    if (options['discard'] === true) return await samples.discard(name) ? { answer: { outcome: 'ok', discarded: name }, text: `${name} is gone.` } : unknown()
    return await open(call, samples, name) ?? unknown()
  })
}
