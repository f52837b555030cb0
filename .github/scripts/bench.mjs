#!/usr/bin/env node
/**
 * The speed table of the README: ratios within one run, so that the machine drops out. A row alternates what is measured with
 * what it is measured against, pair by pair; the figure is the median of the pairs' ratios, the spread its quartiles.
 *
 *     npm run bench                    all rows; the table to standard output, the figures to bench.json
 *     npm run bench -- version         the rows whose name holds `version`
 *     npm run bench -- --pairs 20      more pairs (10 unless told)
 *
 * A row is `{ name, against, aim, measure() }`; `measure` answers `{ ratio, spread, ours, theirs }` (milliseconds), or
 * `{ size }` (bytes). Rows that need a fixture make it once in a temporary folder. Exit 1 when a row misses its aim.
 */
import { spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { files, manifest, root } from './lib.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pairs: { type: 'string', default: '10' } } })
const pairs = Number(values.pairs)
const cli = join(root, 'dist/cli.js')

const ROWS = [
  {
    name: 'version: dist/cli.js --version, whole process',
    against: 'node -e 0',
    aim: 1.3,
    measure: () => alternate(() => node(cli, '--version'), () => node('-e', '0')),
  },
  {
    name: 'size: dist/',
    against: '',
    aim: 25_000_000,
    measure: () => ({ size: files(join(root, 'dist')).reduce((sum, file) => sum + statSync(join(root, 'dist', file)).size, 0) }),
  },
]

const results = []
for (const row of ROWS.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))) {
  console.error(`measuring ${row.name}`)
  const figures = await row.measure()
  results.push({ name: row.name, against: row.against, aim: row.aim, ...figures, met: (figures.size ?? figures.ratio) <= row.aim })
}
const columns = ['what', 'against', 'aim', 'median', 'spread', 'ms', '']
console.log(table([columns, ...results.map(printed)]))
const about = { version: manifest().version, node: process.version, cpus: cpus().length, pairs, at: new Date().toISOString() }
writeFileSync(join(root, 'bench.json'), `${JSON.stringify({ about, rows: results }, null, 2)}\n`)
process.exitCode = results.every(({ met }) => met) ? 0 : 1

/** Runs both sides in turn, changing which goes first, after one unmeasured pair. */
async function alternate(ours, theirs) {
  await ours()
  await theirs()
  const samples = []
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? [ours, theirs] : [theirs, ours]
    const [first, second] = [await timed(order[0]), await timed(order[1])]
    samples.push(pair % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first })
  }
  const ratios = samples.map((sample) => sample.ours / sample.theirs)
  return {
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    ours: quantile(samples.map((sample) => sample.ours), 0.5),
    theirs: quantile(samples.map((sample) => sample.theirs), 0.5),
    ratios,
  }
}

async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function node(...args) {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`)
}

function quantile(values_, q) {
  const sorted = [...values_].sort((a, b) => a - b)
  const at = (sorted.length - 1) * q
  const low = Math.floor(at)
  return sorted[low] + ((sorted[low + 1] ?? sorted[low]) - sorted[low]) * (at - low)
}

function printed({ name, against, aim, ratio, spread, ours, theirs, size, met }) {
  const mark = met ? 'met' : 'MISSED'
  if (size !== undefined) return [name, against, `≤ ${aim / 1e6} MB`, `${(size / 1e6).toFixed(2)} MB`, '', '', mark]
  return [name, against, `≤ ${aim} ×`, `${ratio.toFixed(2)} ×`, spread.map((value) => value.toFixed(2)).join(' … '), `${ours.toFixed(0)} / ${theirs.toFixed(0)}`, mark]
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length), 3))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(rows[0]), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.slice(1).map(line)].join('\n')
}
