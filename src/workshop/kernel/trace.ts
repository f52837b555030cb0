/** What went wrong in a cell, in the author's terms: the cell's own lines and those of local modules, never the plumbing's. */
import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { types } from 'node:util'
import type { CellError, CellFrame } from '../../engine/workshop.js'
import type { Spot } from './pieces.js'
import { errorText, previewOf } from './preview.js'

/** A source that scripts are made of. */
export interface Source {
  /** As results name it: `<cell>`, `<cell 3>`, or a path below the workspace. */
  readonly name: string
  readonly code: string
  readonly origin: (spot: Spot) => Spot
}

const FRAMES = 20
const MESSAGE = 2000
const LINE = 200
const CAUSES = 3

function cut(text: string, length = MESSAGE): string {
  return text.length <= length ? text : `${text.slice(0, length)}… ${String(text.length - length)} more characters`
}

/** Returns a line with its number and a caret under `length` characters of it. */
export function excerptOf(code: string, { line, column }: Spot, length = 1): string {
  const text = code.split('\n')[line - 1] ?? ''
  const from = Math.max(0, column - 1 - LINE / 2)
  const shown = text.slice(from, from + LINE).replaceAll('\t', ' ')
  const number = String(line)
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - from))))
  return `${number} | ${shown}\n${' '.repeat(number.length)} | ${' '.repeat(column - 1 - from)}${carets}`
}

export interface Sources {
  /** Returns the source of a script, or of a file below the workspace; null for everything else. */
  find(file: string): Source | null
}

/** Returns where sources are found: those given by file, then files of the workspace that are nobody else's. */
export function openSources(workspace: string, scripts: ReadonlyMap<string, Source>): Sources {
  return {
    find: (file) => {
      const known = scripts.get(file)
      if (known !== undefined) return known
      if (!file.startsWith(workspace + sep) || file.includes(`${sep}node_modules${sep}`)) return null
      try {
        return { name: file.slice(workspace.length + 1), code: readFileSync(file, 'utf8'), origin: (spot) => spot }
      } catch {
        return null
      }
    },
  }
}

const AT = /^\s+at (?:(.*) \()?((?:file:\/\/|\/)[^()]*):(\d+):(\d+)\)?$/u

interface Located {
  readonly frame: CellFrame
  readonly source: Source
}

function sourceOf(place: string, sources: Sources): Source | null {
  return sources.find(place.startsWith('file:') ? fileURLToPath(place) : place)
}

/** Returns the name that a stack gives a function, '' where it has none of the author's. */
function calledOf(words: string | undefined): string {
  const name = (words ?? '').replace(/^async /u, '')
  return /^(?:(?:Object\.)?<anonymous>|eval)$/u.test(name) ? '' : name
}

/** Returns the frame of one line of a stack, or null where the author can do nothing about it. */
function frameOf(line: string, sources: Sources): Located | null {
  const [, called, place = '', row, column] = AT.exec(line) ?? []
  const source = place === '' ? null : sourceOf(place, sources)
  if (source === null) return null
  const spot = source.origin({ line: Number(row), column: Number(column) })
  const name = calledOf(called)
  const text = cut((source.code.split('\n')[spot.line - 1] ?? '').trim(), LINE)
  return { source, frame: { file: source.name, line: spot.line, column: spot.column, ...(name === '' ? {} : { function: name }), text } }
}

function isAt(one: CellFrame | undefined, other: CellFrame): one is CellFrame {
  return one?.file === other.file && one.line === other.line && one.column === other.column
}

/** Returns the frames of a stack that the author can do something about, innermost first; repeated ones once. */
function framesOf(stack: string, sources: Sources): Located[] {
  const frames: Located[] = []
  for (const line of stack.split('\n')) {
    const found = frameOf(line, sources)
    if (found === null) continue
    const last = frames.at(-1)?.frame
    if (isAt(last, found.frame)) frames.splice(-1, 1, { source: found.source, frame: { ...last, repeated: (last.repeated ?? 1) + 1 } })
    else if (frames.length < FRAMES) frames.push(found)
  }
  return frames
}

function textOf(error: object, key: string): string | null {
  const value = reach(error, key)
  return typeof value === 'string' ? value : null
}

/** Returns the place that the header of a stack names, as it does for a file that could not be parsed. */
function headerFrame(stack: string, sources: Sources): Located[] {
  const [, file = '', line = ''] = /^((?:file:\/\/|\/)[^\n]*):(\d+)\n/u.exec(stack) ?? []
  const source = file === '' ? null : sourceOf(file, sources)
  if (source === null) return []
  const [, shown = '', carets = ''] = stack.split('\n')
  return [{ source, frame: { file: source.name, line: Number(line), column: carets.indexOf('^') + 1, text: cut(shown.trim(), LINE) } }]
}

function isError(thrown: unknown): thrown is object {
  return typeof thrown === 'object' && thrown !== null && !types.isProxy(thrown) && (types.isNativeError(thrown) || textOf(thrown, 'stack') !== null)
}

/** Returns what an error says to have come from, a few levels deep. */
function causesOf(error: object, sources: Sources, depth: number): CellError[] {
  const inner = depth < CAUSES ? [reach(error, 'cause'), ...several(reach(error, 'errors'))].filter((one) => one !== undefined) : []
  return inner.map((one) => describeError(one, sources, depth + 1))
}

/** Returns where in a cell an error came from, and what stands there. */
function placeOf(located: readonly Located[]): Pick<CellError, 'line' | 'column' | 'excerpt'> {
  const first = located.find(({ source }) => source.name.startsWith('<cell'))
  if (first === undefined) return { line: null, column: null, excerpt: null }
  const spot = { line: first.frame.line, column: first.frame.column ?? 1 }
  return { ...spot, excerpt: excerptOf(first.source.code, spot) }
}

/**
 * Returns an error as results tell it. Whatever was thrown may be anything; its members are read as printing it would, so that getters
 * of its own run, within the time of the cell.
 */
export function describeError(thrown: unknown, sources: Sources, depth = 0): CellError {
  if (!isError(thrown)) return { name: 'Thrown value', message: cut(previewOf(thrown) ?? 'undefined'), line: null, column: null, excerpt: null, frames: [] }
  const stack = textOf(thrown, 'stack') ?? ''
  const located = [...headerFrame(stack, sources), ...framesOf(stack, sources)]
  const causes = causesOf(thrown, sources, depth)
  const bridge = reach(thrown, 'bridge')
  return {
    name: textOf(thrown, 'name') ?? errorText(thrown), message: cut((textOf(thrown, 'message') ?? '').replace(READ_ONLY, 'Assignment to constant variable $1.')),
    ...placeOf(located), frames: located.map(({ frame }) => frame), ...(causes.length === 0 ? {} : { causes }), ...(isBridge(bridge) ? { bridge } : {}),
  }
}

/** A constant of a cell is a property that cannot be written. */
const READ_ONLY = /^Cannot assign to read only property ('[^']*') of object .*$/u

function reach(error: object, key: string): unknown {
  try {
    return Reflect.get(error, key)
  } catch {
    return undefined
  }
}

function several(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, 5) : []
}

function isBridge(value: unknown): value is NonNullable<CellError['bridge']> {
  return typeof value === 'object' && value !== null && 'call' in value && 'tool' in value
}
