/** Places as servers tell them, and as answers show them. */
import { join } from 'node:path'
import type { Spot } from '../../engine/language.js'
import { lineAndCharacter } from '../spots.js'
import { readText } from './documents.js'
import { linesOf } from './positions.js'
import type { locations, Range } from './protocol.js'
import type { Session } from './session.js'
import { fileOfUri, treePath } from './uri.js'
import type { z } from 'zod'

/** A place with its end and the line that it stands on. */
export interface Place extends Spot {
  readonly end: { readonly line: number; readonly character: number }
  readonly text: string
}

/** A stretch of a file by its absolute or tree path, in UTF-16 units. */
export interface Where {
  readonly path: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Returns what a URI and range come to; null where the file is not to be read. */
export function whereOf(uri: string, range: Range, session: Session): Where | null {
  const path = treePath(uri, session.root)
  const file = path === null ? fileOfUri(uri) : join(session.root, path)
  const text = (path === null ? null : session.disk(path)?.text) ?? (file === null ? null : readText(file)?.text) ?? null
  if (file === null || text === null) return null
  const lines = linesOf(text, session.encoding)
  const start = lines.placeOf(range.start) ?? text.length
  return { path: path ?? file, text, start, end: Math.max(start, lines.placeOf(range.end) ?? text.length) }
}

/** Returns a stretch as answers show it. */
export function placeOf({ path, text, start, end }: Where): Place {
  const from = lineAndCharacter(text, start)
  return { path, ...from, end: lineAndCharacter(text, end), text: (text.split('\n')[from.line - 1] ?? '').replace(/\r$/u, '') }
}

/** Returns the stretches of an answer that names locations, each once, in order of path and place. */
export function wheresOf(found: z.infer<typeof locations>, session: Session): Where[] {
  const list = found === null ? [] : Array.isArray(found) ? found : [found]
  const wheres = list.map((one) => ('uri' in one ? whereOf(one.uri, one.range, session) : whereOf(one.targetUri, one.targetSelectionRange, session)))
    .filter((one) => one !== null)
  const distinct = [...new Map(wheres.map((one) => [`${one.path}\0${String(one.start)}`, one])).values()]
  return distinct.sort((a, b) => (a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1))
}
