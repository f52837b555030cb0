/** The files that hold a name as a word: what a server must have read before it may answer for all of them (spec page 7.7). */
import { join } from 'node:path'
import { wordAround, wordsIn } from '../../text/word.js'
import { readText } from './documents.js'
import type { Asked } from './here.js'
import { languageOf, type ServerRow } from './row.js'

/** So many files are opened for one question. */
export const MOST_OPEN = 500

/** Returns the name around a place, '' where none is. */
export function wordAt(text: string, at: number, { dashes }: Pick<ServerRow, 'dashes'>): string {
  return wordAround(text, at, dashes === true ? '-' : '$')
}

/** Returns the paths of the files of a session's project and languages that hold a word. */
export function holding({ session: { row, root, folder }, listing }: Asked, word: string): string[] {
  const prefix = folder === '' ? '' : `${folder}/`
  return listing.filter((path) => path.startsWith(prefix) && !path.split('/').includes('node_modules') && languageOf(row, path) !== null
    && wordsIn(readText(join(root, path))?.text ?? '', word).length > 0)
}
