#!/usr/bin/env node
/**
 * The speed table of the README: ratios within one run, so that the machine drops out. A row alternates what is measured with
 * what it is measured against, pair by pair; the figure is the median of the pairs' ratios, the spread its quartiles.
 *
 *     npm run bench                    all rows; the table to standard output, the figures to bench.json
 *     npm run bench -- version         the rows whose name holds `version`
 *     npm run bench -- --pairs 20      more pairs (10 unless told)
 *
 * It measures dist/ and lib/ as they are: build first. The rows and what they are measured on are in bench/. Exit 1 when a row
 * misses its aim.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pairs, positionals } from './bench/measure.mjs'
import { ROWS } from './bench/rows.mjs'
import { manifest, root } from './lib.mjs'

const results = []
for (const row of ROWS.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))) {
  console.error(`measuring ${row.name}`)
  const figures = await row.measure()
  results.push({ name: row.name, against: row.against, aim: row.aim, ...figures, met: (figures.size ?? figures.count ?? figures.ratio) <= row.aim })
}
const columns = ['what', 'against', 'aim', 'median', 'spread', 'ms', '']
console.log(table([columns, ...results.map(printed)]))
const about = { version: manifest().version, node: process.version, cpus: cpus().length, pairs, at: new Date().toISOString() }
writeFileSync(join(root, 'bench.json'), `${JSON.stringify({ about, rows: results }, null, 2)}\n`)
process.exitCode = results.every(({ met }) => met) ? 0 : 1

function printed({ name, against, aim, ratio, spread, ours, theirs, size, count, met }) {
  const mark = met ? 'met' : 'MISSED'
  if (size !== undefined) return [name, against, `≤ ${aim / 1e6} MB`, `${(size / 1e6).toFixed(2)} MB`, '', '', mark]
  if (count !== undefined) return [name, against, `≤ ${aim}`, String(count), '', '', mark]
  return [name, against, `≤ ${aim} ×`, `${ratio.toFixed(2)} ×`, spread.map((value) => value.toFixed(2)).join(' … '), `${ours.toFixed(0)} / ${theirs.toFixed(0)}`, mark]
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length), 3))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(rows[0]), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.slice(1).map(line)].join('\n')
}
