/** What came of a cell, in lines for people: its output, what it displayed, its value or its error, and what became of the state. */
import type { CellError, CellReport } from '../engine/workshop.js'
import { oneLine, visible } from './markdown.js'

function place({ file, line, column, function: name, repeated }: CellError['frames'][number]): string {
  const where = `${oneLine(file)}:${String(line)}${column === undefined || column === null ? '' : `:${String(column)}`}`
  return `  at ${where}${name === undefined ? '' : ` in ${oneLine(name)}`}${repeated === undefined ? '' : ` (×${String(repeated)})`}`
}

function errorLines(error: CellError, depth = 0): string[] {
  return [
    `${oneLine(error.name)}: ${visible(error.message)}`, ...(error.excerpt === null || depth > 0 ? [] : visible(error.excerpt).split('\n').map((line) => `  ${line}`)),
    ...error.frames.map(place), ...(error.causes ?? []).flatMap((cause) => errorLines(cause, depth + 1).map((line, index) => (index === 0 ? `caused by ${line}` : line))),
  ]
}

function shown({ kind, data }: CellReport['display'][number]): string {
  return typeof data === 'string' ? `[${kind}] ${visible(data)}` : `[${kind}] ${visible(JSON.stringify(data))}`
}

/** Returns a cell's lines, with a final LF. */
export function renderCell({ output, output_ref: file, display, samples = [], value, error, state_lost: lost, generation, notes, isolation }: CellReport): string {
  const lines = [
    ...(output === '' ? [] : [visible(output.replace(/\n$/u, ''))]), ...(file === null ? [] : [`(all of it is in ${oneLine(file)})`]),
    ...display.map(shown), ...samples.map(({ name, version, url }) => `sample ${oneLine(name)}, version ${String(version)}${url === null ? '' : `: ${oneLine(url)}`}`),
    ...(error === null ? value === null ? [] : [`= ${visible(value)}`] : errorLines(error)),
    ...notes.map((note) => `note: ${visible(note)}`), ...(lost ? [`note: the state of the cells before is lost; this is generation ${String(generation)}`] : []),
    ...(isolation.missing.length === 0 ? [] : [`note: isolation ${isolation.tier}; missing: ${isolation.missing.map(oneLine).join('; ')}`]),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}
