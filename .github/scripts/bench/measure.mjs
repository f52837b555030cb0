/** How a row is measured: in pairs, alternating, so that what the machine does besides falls on both sides. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pairs: { type: 'string', default: '10' } } })
export { positionals }
export const pairs = Number(values.pairs)

/**
 * Runs both sides in turn, changing which goes first, after one unmeasured pair. `before` is run, unmeasured, before each of
 * them; what `floor` takes is measured in each pair and taken off ours.
 */
export async function alternate(ours, theirs, { before = () => undefined, floor = null } = {}) {
  const samples = []
  for (let pair = -1; pair < pairs; pair++) {
    const sample = { ours: 0, theirs: 0, floor: 0 }
    const order = pair % 2 === 0 ? ['ours', 'theirs'] : ['theirs', 'ours']
    for (const side of order) sample[side] = await timed(side === 'ours' ? ours : theirs, before)
    if (floor !== null) sample.floor = await timed(floor, () => undefined)
    if (pair >= 0) samples.push(sample)
  }
  const ratios = samples.map((sample) => (sample.ours - sample.floor) / sample.theirs)
  return {
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    ours: quantile(samples.map((sample) => sample.ours - sample.floor), 0.5),
    theirs: quantile(samples.map((sample) => sample.theirs), 0.5),
    ratios,
  }
}

async function timed(work, before) {
  await before()
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function quantile(numbers, q) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (sorted.length - 1) * q
  const low = Math.floor(at)
  return sorted[low] + ((sorted[low + 1] ?? sorted[low]) - sorted[low]) * (at - low)
}

/** Runs a program to its end and returns its standard output; any exit code but 0 is an error. */
export function child(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 30, ...options })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${program} ${args.slice(0, 4).join(' ')} failed: ${stderr}${stdout.slice(0, 2000)}`)
  return stdout
}

export function node(args, options) {
  return child(process.execPath, args, options)
}
